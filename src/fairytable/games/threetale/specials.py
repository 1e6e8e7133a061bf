"""The rules that belong to one scenario only, by the number of the scenario and their name.

A module `future_<number>.py` marks each with `@special(<number>)`; the scenario's file names it with
`{ do = "special", rule = "<name>" }`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SpecialRule = Callable[..., None]
RULES: dict[int, dict[str, SpecialRule]] = {}


def special(number: int) -> Callable[[SpecialRule], SpecialRule]:
    """Mark a rule of a scenario: `rule(table, hero, effect)`."""

    def keep(rule: SpecialRule) -> SpecialRule:
        RULES.setdefault(number, {})[rule.__name__] = rule
        return rule

    return keep


def rule_of(number: int, name: str) -> Callable[..., Any]:
    return RULES[number][name]
