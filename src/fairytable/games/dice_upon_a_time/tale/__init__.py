"""What is worth telling of a match of Dice Upon a Time; its words are in the Fluent files beside this one."""

from collections.abc import Mapping
from typing import Any

from fairytable.engine.tales import Beat, Tale

GREAT = 4
"""A Quest worth this many points is retold rather than one for fewer, so that a tale is not all about its first
chapters."""


def _points(told: Mapping[str, Any]) -> float:
    return float(told["points"])


TALE = Tale(
    (
        Beat("quest_completed", 8, forward=_points, when=lambda told: _points(told) >= GREAT),
        Beat("quest_completed", 6, forward=_points),
        Beat("quest_stolen", 5),
        Beat("curse_passed_on", 4),
        Beat("curse_lifted", 4),
        Beat("quest_discarded", 3),
        Beat("mini_quest_fulfilled", 3),
        Beat("magic_stolen", 3),
        Beat("magic_stolen-unseen", 3, words="magic_stolen"),
        Beat("tokens_stolen", 3),
        Beat("magic_played", 2),
        Beat("wolf_comes", 2),
        Beat("exchanged", 2),
        Beat("die_knocked_off", 2),
        Beat("warded_off", 3),
        Beat("snake_die_won", 1),
        Beat("left", 7),
    ),
    round_event="chapter_begins",
    round_value="chapter",
)
