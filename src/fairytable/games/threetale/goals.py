"""What is worth doing in a Future, as its module in `futures/` declares it. plans.py weighs it for bots."""

from __future__ import annotations

from typing import NamedTuple

from fairytable.games.threetale.table import Enemy, TaleTable
from fairytable.games.threetale.verbs import CLAIM, DO


class Goal(NamedTuple):
    """Something to do: stand on `space` and answer `option`. It costs so many Virtues."""

    worth: float
    space: str
    option: str
    virtues: float = 0.0


class Attack(NamedTuple):
    """An enemy to attack: a point of `damage` and an enemy `beaten` are worth so much."""

    enemy: Enemy
    damage: float
    beaten: float


Goals = list[Goal | Attack]


def claim_goals(table: TaleTable, token: str, worth: float) -> Goals:
    """To claim any token of a kind."""
    return [Goal(worth, other.at, CLAIM(token, other.at)) for other in table.the_future.tokens if other.kind == token]


def action_goal(worth: float, space: str, action: str, target: str, *, virtues: float = 0.0) -> Goal:
    """To do an Action of the scenario."""
    return Goal(worth, space, DO(action, target), virtues)
