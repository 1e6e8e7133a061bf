"""The rules that belong to one scenario only, by the number of the scenario and their name.

A module `future_<number>.py` marks each with `@special(<number>)`; the scenario's file names it with
`{ do = "special", rule = "<name>" }` and the rules call it as `rule(table, hero, effect, target)`.

Some names are hooks: if a scenario has a rule of that name, the common rules ask it.

- `why_no_attack(table, hero, enemy) -> Reason | None`: a reason that an enemy cannot be attacked, beside the usual ones
- `was_beaten(table, hero, enemy)`, `was_hurt(table, hero, enemy, damage)`
- `was_claimed(table, hero, token)`, `gave(table, hero, thing)`, `was_marked(table, mark)`, `turn_ends(table, hero)`
- `actions_at_hand(table, hero) -> dict[str, Reason | None]`: answers `do <action> <target>`, carried out by the rule of
  that name, each with the reason why it cannot be done now, if there is one
- `stone_helps(table, hero) -> bool`: whether a Sacred Stone would do anything now
- `<rule>_spaces(table)` and `<rule>_at(table, hero, space)`: the places to choose from, and what happens there
- `<rule>_tokens(hero)` and `<rule>_with(table, hero, tokens, space)`: what can be handed in, and what it does
- `trial_ends(table, hero, positives)`: what a roll that the scenario asked for comes to
- `goals(table, hero) -> list[Goal]` and `dangers(table) -> set[str]`: what bots strive for and shun, see plans.py
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from fairytable.games.threetale.table import TaleTable

Rule = TypeVar("Rule", bound=Callable[..., Any])
RULES: dict[int, dict[str, Callable[..., Any]]] = {}


def special(number: int) -> Callable[[Rule], Rule]:
    """Mark a rule of a scenario."""

    def keep(rule: Rule) -> Rule:
        RULES.setdefault(number, {})[rule.__name__] = rule
        return rule

    return keep


NUMBERS: dict[int, tuple[str, ...]] = {}
"""The names of the numbers that the rules of a scenario read from its file."""


def reads_numbers(number: int, *names: str) -> None:
    """The scenario's file must have these `numbers`."""
    NUMBERS[number] = names


PAGES: dict[str, dict[str, str]] = {}
"""Where the Future Book speaks of what, by scenario: the clause about a script, token, enemy, deck, mark or Action."""


def pages(scenario: str, group: str, topics: Mapping[int, str]) -> None:
    """The pages of a scenario in the Future Book: by the place of the clause in its group, what it is about. The first
    clauses of every group are about the same."""
    opening = {1: "win", 2: "losses", 3: "setup", 4: "threat", 5: "stone"}
    listed = [*opening.items(), *topics.items()]
    PAGES[scenario] = {topic: f"{group}.{place}" for place, words in listed for topic in words.split()}


def cite(table: TaleTable, topic: str, general: str) -> str:
    """The clause of the scenario's own pages about a topic; the general one where a pack's scenario has no pages."""
    return PAGES.get(table.future.scenario, {}).get(topic, general) if table.future is not None else general


def find_rule(number: int, name: str) -> Callable[..., Any] | None:
    return RULES.get(number, {}).get(name)
