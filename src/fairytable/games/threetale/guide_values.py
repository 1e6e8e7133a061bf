"""The numbers of the own hero, for the guide's sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fairytable.engine.questions import Question
from fairytable.games.threetale.content import Content
from fairytable.games.threetale.goods import VIRTUES
from fairytable.games.threetale.table import PRICES


def guide_values(view: Mapping[str, Any], question: Question, content: Content) -> dict[str, Any]:
    hero = next(one for one in view["heroes"] if one["seat"] == question.seat)
    virtues = {virtue: hero["virtues"].get(virtue, 0) for virtue in VIRTUES}
    future = view["future"]
    scenario = content.scenarios.get(future["scenario"]) if future else None
    return {
        **virtues,
        "sum": sum(virtues.values()),
        "lowest": min(virtues, key=lambda virtue: virtues[virtue]),
        "steps": max(0, hero["speed"] + hero["more_steps"] - hero["steps_used"]),
        "spirit": hero["spirit"],
        "shevitsa": hero["unused"],
        "talent": PRICES[1],
        "offerings": hero["offerings"],
        "artifacts": len(hero["artifacts"]),
        "tiles": view["tile_stack"],
        "phase": view["phase"],
        "round": future["round"] if future else 0,
        "rounds": scenario.sheet.rounds if scenario else 0,
    }
