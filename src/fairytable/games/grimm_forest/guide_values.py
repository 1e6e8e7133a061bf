"""The numbers of the own seat, for the guide's sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fairytable.engine.questions import Question
from fairytable.games.grimm_forest.building import PRICES
from fairytable.games.grimm_forest.components import HOUSES_TO_WIN, MATERIALS, SECTIONS
from fairytable.games.grimm_forest.content import Cards

ROOF = SECTIONS[-1]


def guide_values(view: Mapping[str, Any], question: Question, _cards: Cards) -> dict[str, Any]:
    builder = next(one for one in view["builders"] if one["seat"] == question.seat)
    held = builder["resources"]
    houses = sum(site.endswith(ROOF) for site in builder["sites"])
    material, section = _next_section(builder)
    return {
        "straw": held["straw"],
        "wood": held["wood"],
        "brick": held["brick"],
        "resources": sum(held.values()),
        "fables": len(builder["hand"]),
        "houses": houses,
        "missing": HOUSES_TO_WIN - houses,
        "enough": HOUSES_TO_WIN,
        "next": material,
        "section": section,
        "price": PRICES[section],
        "held": held[material],
        "best": max(view["stock"], key=lambda place: sum(view["stock"][place].values())),
        "lies": max(sum(goods.values()) for goods in view["stock"].values()),
    }


def _next_section(builder: Mapping[str, Any]) -> tuple[str, str]:
    """The section that is nearest: for it the fewest resources are missing."""
    begun = {site.partition("_")[0]: site.partition("_")[2] for site in builder["sites"] if site}
    growing = {material: section for material, section in begun.items() if section != ROOF}
    after = {section: SECTIONS[place + 1] for place, section in enumerate(SECTIONS[:-1])}
    wanted = [(material, after[growing[material]] if material in growing else SECTIONS[0]) for material in MATERIALS]
    return min(wanted, key=lambda one: (PRICES[one[1]] - builder["resources"][one[0]], -PRICES[one[1]]))
