"""The components of The Grimm Forest: resources, Locations, sections of houses, and how many of each there are."""

from __future__ import annotations

from typing import Annotated

from fairytable.engine.facts import OneOf

MATERIALS = ("straw", "wood", "brick")
STURDIEST_FIRST = ("brick", "wood", "straw")
HOMES = {"straw": "fields", "wood": "forest", "brick": "brickyard"}
PRODUCE = {"fields": ("straw",), "forest": ("wood",), "brickyard": ("brick",), "market": MATERIALS}
REPLENISHMENT = {
    "fields": {"straw": 5},
    "forest": {"wood": 4},
    "brickyard": {"brick": 3},
    "market": {"straw": 1, "wood": 1, "brick": 1},
}
LOCATIONS = tuple(PRODUCE)
SECTIONS = ("floor", "walls", "roof")
PIECES = tuple(f"{material}_{section}" for material in MATERIALS for section in SECTIONS)
SECTIONS_OF_A_KIND = 5
SITES = 5
BASIC_ACTIONS = 2
HOUSES_TO_WIN = 3

Material = Annotated[str, OneOf(MATERIALS)]
Location = Annotated[str, OneOf(LOCATIONS)]
Place = Annotated[str, OneOf(("", *LOCATIONS))]
Section = Annotated[str, OneOf(SECTIONS)]
Piece = Annotated[str, OneOf(PIECES)]
Site = Annotated[str, OneOf(("", *PIECES))]
