"""The numbers of the own hero, for the guide's sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fairytable.engine.questions import Question
from fairytable.games.hungarian_folktales.chances import TO_ENTER
from fairytable.games.hungarian_folktales.content import Content
from fairytable.games.hungarian_folktales.progress import missing_of, parts_of, players_in
from fairytable.games.hungarian_folktales.table import NOTHING


def guide_values(view: Mapping[str, Any], question: Question, content: Content) -> dict[str, Any]:
    hero = next(one for one in view["heroes"] if one["seat"] == question.seat)
    player = next(one for one in players_in(view) if one.seat == question.seat)
    missing = missing_of(content, players_in(view))[player.seat]
    open_parts = [part for part, count in zip(parts_of(content, player), missing, strict=True) if count]
    quests = [part.id for part in open_parts if part.kind == "quest"]
    hold = [part.id for part in open_parts if part.kind == "hold"]
    return {
        "biscuits": len(hero["biscuits"]),
        "advice": hero["advice"],
        "gold": hero["gold"],
        "boot": hero["boot"],
        "tiles": len(hero["satchel"]) + len(hero["toads"]),
        "room": content.limits.tiles,
        "goal": quests[0] if quests else NOTHING,
        "missing": len(hold),
        "treasures": hold or [NOTHING],
        "enter": TO_ENTER,
    }
