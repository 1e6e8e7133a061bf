"""The numbers of the own hero, for the guide's sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fairytable.engine.questions import Question
from fairytable.games.hungarian_folktales.chances import TO_ENTER
from fairytable.games.hungarian_folktales.content import Content
from fairytable.games.hungarian_folktales.table import NOTHING


def guide_values(view: Mapping[str, Any], question: Question, content: Content) -> dict[str, Any]:
    hero = next(one for one in view["heroes"] if one["seat"] == question.seat)
    tales = [content.tales[tale] for tale in hero["tales"] if tale in content.tales]
    undone = tales[hero["done"] :]
    hold = [tile for tale in tales[-1:] for tile in tale.hold if tile not in hero["satchel"]]
    return {
        "biscuits": len(hero["biscuits"]),
        "advice": hero["advice"],
        "gold": hero["gold"],
        "boot": hero["boot"],
        "tiles": len(hero["satchel"]) + len(hero["toads"]),
        "room": content.limits.tiles,
        "goal": undone[0].encounter if undone else NOTHING,
        "missing": len(hold),
        "treasures": hold or [NOTHING],
        "enter": TO_ENTER,
    }
