"""The rules that belong to one Future only. Each Future has a module of its own in `futures/`.

The module begins with `MY_FUTURE = own_rules("my_future", 8, ...)` and marks each rule with
`@MY_FUTURE.rule`. A scenario of a pack has the rules of the Future with its number. Its file names a rule with
`{ do = "special", rule = "<name>" }`, and it is called as `rule(table, hero, effect, target)`.

Some names are hooks: if a Future has a rule of that name, the common rules ask it.

- `why_no_attack(table, hero, enemy) -> Reason | None`: a reason that an enemy cannot be attacked, beside the usual ones
- `was_beaten(table, hero, enemy)`, `was_hurt(table, hero, enemy, damage)`
- `was_claimed(table, hero, token)`, `gave(table, hero, thing)`, `was_marked(table, mark)`, `turn_ends(table, hero)`
- `actions_at_hand(table, hero) -> dict[str, Reason | None]`: answers `do <action> <target>`, carried out by the rule of
  that name, each with the reason why it cannot be done now, if there is one
- `stone_helps(table, hero) -> bool`: whether a Sacred Stone would do anything now
- `<rule>_spaces(table)` and `<rule>_at(table, hero, space)`: the places to choose from, and what happens there
- `<rule>_tokens(hero)` and `<rule>_with(table, hero, tokens, space)`: what can be handed in, and what it does
- `trial_ends(table, hero, positives)`: what a roll that the scenario asked for comes to
- `goals(table, hero) -> Goals`, `dangers(table) -> set[str]` and `wants_stone(hero) -> bool`: what is worth doing,
  where nobody should end a turn, and whether it is time for a Sacred Stone. Bots ask for them (goals.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from fairytable.games.threetale.table import TaleTable

Rule = TypeVar("Rule", bound=Callable[..., Any])


class OwnRules(Struct, frozen=True):
    """What one Future adds to the common rules.

    `reads` are the names of the numbers that its rules read from the scenario's file, `copies` the enemies that have
    their numbers from a hero. Where heroes walk more than they fight there are `long_ways`, and bots want to be quick.
    `tokens` are, for a rule whose number stands for a token, the tokens by that number.
    """

    reads: tuple[str, ...] = ()
    copies: tuple[str, ...] = ()
    long_ways: bool = False
    tokens: Mapping[str, Mapping[int, str]] = {}
    rules: dict[str, Callable[..., Any]] = {}

    def rule(self, rule: Rule) -> Rule:
        """Marks a rule of the Future; it is found by its name."""
        self.rules[rule.__name__] = rule
        return rule


NOTHING_OWN = OwnRules()
FUTURES: dict[int, OwnRules] = {}
"""By the number of the scenario."""
PAGES: dict[str, dict[str, str]] = {}
"""Where the Future Book mentions what, by scenario: the clause about a script, token, enemy, deck, mark or Action."""


def own_rules(
    future: str,
    number: int,
    group: str,
    topics: Mapping[int, str],
    *,
    reads: tuple[str, ...] = (),
    copies: tuple[str, ...] = (),
    long_ways: bool = False,
    tokens: Mapping[str, Mapping[int, str]] | None = None,
) -> OwnRules:
    """Declares the rules of a Future. `topics` are its pages in the Future Book: by the place of the clause in its
    group, what it is about. The first clauses of every group are about the same."""
    opening = {1: "win", 2: "losses", 3: "setup", 4: "threat", 5: "stone"}
    listed = [*opening.items(), *topics.items()]
    PAGES[future] = {topic: f"{group}.{place}" for place, words in listed for topic in words.split()}
    FUTURES[number] = OwnRules(reads, copies, long_ways, tokens or {})
    return FUTURES[number]


def cite(table: TaleTable, topic: str, general: str) -> str:
    """The clause of the scenario's own pages about a topic; the general one where a pack's scenario has no pages."""
    return PAGES.get(table.future.scenario, {}).get(topic, general) if table.future is not None else general


def rules_of(number: int) -> OwnRules:
    """What the Future of this number adds; a pack may have scenarios that need nothing but the common rules."""
    return FUTURES.get(number, NOTHING_OWN)
