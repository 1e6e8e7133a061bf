"""What places are called: by the land that they are a corner of, and, where somebody chooses, by what lies there."""

from __future__ import annotations

import re

from fairytable.engine.game import Places
from fairytable.engine.words import Words
from fairytable.games.threetale.board import SIDES, cell_of, place_at, position, spaces_of
from fairytable.games.threetale.table import TaleTable

CORNERS = ("upper_left", "upper_right", "lower_right", "lower_left")
"""In the order of `spaces_of`."""
BEYOND = ("south", "west", "north", "east")
"""On which side of a neighbour a cell lies, in the order of `SIDES`."""
CHOSEN = ("go space", "enter space", "move_to space")
"""A player who chooses where to go wants to know what is there."""

_PLACE = re.compile(r"-?\d+,-?\d+")


def is_place(identity: str) -> bool:
    return _PLACE.fullmatch(identity) is not None


def name_place(table: TaleTable, words: Words, part: str, place: str) -> str:
    """Cells are lands, or lie beside one; all other places are corners of a land."""
    if part.split()[-1:] == ["cell"]:
        return _name_of_cell(table, words, place)
    cell = cell_of(place)
    land = _land(table, cell)
    if not land:
        return words.say("place-gone")
    if part == "claim space" and table.order and place == table.active.at:
        return words.say("place-here")
    corner = words.say(f"corner-{CORNERS[spaces_of(cell).index(place)]}")
    there = _what_is_at(table, place) if part in CHOSEN else []
    if there:
        return words.say("place-with", land=land, corner=corner, things=there)
    return words.say("place", land=land, corner=corner)


def _land(table: TaleTable, cell: str) -> str:
    """The tile of a cell; none, if it was never laid or has vanished."""
    laid = table.tiles.get(cell)
    return laid.tile if laid else ""


def _name_of_cell(table: TaleTable, words: Words, cell: str) -> str:
    if land := _land(table, cell):
        return words.name(land)
    column, row = position(cell)
    for (x, y), side in zip(SIDES, BEYOND, strict=True):
        if neighbour := _land(table, place_at(column + x, row + y)):
            return words.say("place-beside", side=side, land=neighbour)
    return words.say("place-first") if not table.tiles else cell


def _what_is_at(table: TaleTable, space: str) -> list[str]:
    ground = table.ground.get(space, "")
    things = [ground] if ground else []
    if space in table.things:
        things.append(table.things[space])
    if table.future:
        things += [token.kind for token in table.future.tokens if token.at == space]
    return things


PLACES = Places(is_place, name_place)
