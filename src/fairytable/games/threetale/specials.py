"""The rules that belong to one scenario only, by the number of the scenario and their name.

A module `future_<number>.py` marks each with `@special(<number>)`; the scenario's file names it with
`{ do = "special", rule = "<name>" }` and the rules call it as `rule(table, hero, effect, target)`.

Some names are hooks: if a scenario has a rule of that name, the common rules ask it.
`may_attack(table, hero, enemy) -> bool`, `was_hurt(table, hero, enemy_kind, damage)`, `was_beaten(table, hero, enemy)`,
`more_options(table, hero) -> list[str]` (answers `do <action> <target>` of a turn, carried out by the rule named like
the action), `turn_ends(table, hero)`, `gave(table, hero, thing)`, `was_claimed(table, hero, token_kind)`,
`trial_ends(table, hero, positives)`, `measure(table, name) -> float` (for `[[progress]]` with `special`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Rule = TypeVar("Rule", bound=Callable[..., Any])
RULES: dict[int, dict[str, Callable[..., Any]]] = {}


def special(number: int) -> Callable[[Rule], Rule]:
    """Mark a rule of a scenario."""

    def keep(rule: Rule) -> Rule:
        RULES.setdefault(number, {})[rule.__name__] = rule
        return rule

    return keep


def find_rule(number: int, name: str) -> Callable[..., Any] | None:
    return RULES.get(number, {}).get(name)
