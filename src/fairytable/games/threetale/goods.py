"""Goods and losses: what prizes, rows of Treasures and cards give and take. How to write them: effects.py."""

from __future__ import annotations

from typing import Literal

from fairytable.engine.showing import Amounts

VIRTUES = ("love", "hope", "faith", "endeavour", "endurance", "mercy")

SLOTS = ("head", "hands", "feet")

LEVELS = (1, 2, 3)

Slot = Literal["head", "hands", "feet"]

Usage = Literal["passive", "active", "once"]


class Goods(Amounts, frozen=True, forbid_unknown_fields=True):
    """What can be won. `virtues` are points of one's choice."""

    virtues: int = 0
    love: int = 0
    hope: int = 0
    faith: int = 0
    endeavour: int = 0
    endurance: int = 0
    mercy: int = 0
    shevitsa: int = 0
    speed: int = 0
    artifact_1: int = 0
    artifact_2: int = 0
    artifact_3: int = 0
    stones: int = 0
    spirit: int = 0


class Losses(Amounts, frozen=True, forbid_unknown_fields=True):
    """What a card takes. Where an Artifact is lost, the Virtues are lost only by who has none."""

    virtues: int = 0
    speed: int = 0
    shevitsa: int = 0
    artifact: int = 0


NOTHING = Goods()

NO_LOSS = Losses()
