"""The numbers of the own seat, for the guide's sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fairytable.engine.questions import Question
from fairytable.games.dice_upon_a_time.bots.journeys import counted, journeys
from fairytable.games.dice_upon_a_time.content import Content

FEW = 2
"""The number of Quests that are named: the nearest."""


def guide_values(view: Mapping[str, Any], question: Question, content: Content) -> dict[str, Any]:
    own = next(one for one in view["adventurers"] if one["seat"] == question.seat)
    pool = [content.value_of[die] for die in own["pool"] if die in content.value_of]
    quests = view["open_quests"] or own["quests"]
    return {
        "dice": len(own["pool"]),
        "best": max(pool, default=0),
        "low": sum(value <= 2 for value in pool),
        "coins": own["tokens"].get("coin", 0),
        "loaves": own["tokens"].get("bread", 0),
        "apples": own["tokens"].get("apple", 0),
        "quests": len(quests),
        "most": content.numbers.most_quests,
        "names": nearest(list(quests), own, content) or ["nothing"],
        "points": view["points"][question.seat],
        "items": len(own["magic"]),
        "chapter": view["chapter"],
    }


def nearest(quests: list[str], own: Mapping[str, Any], content: Content) -> list[str]:
    """The few Quests that are soonest done from where one stands, with what one holds."""
    roads = journeys(content)
    held = counted(own["tokens"])

    def moves(quest: str) -> float:
        return roads.leg(roads.errands[quest], own["at"], held, is_fetched=False).moves

    return sorted(quests, key=moves)[:FEW]
