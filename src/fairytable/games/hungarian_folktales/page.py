"""What the page is told of a pack: the map with all its fields; cards, tiles and tokens in words and numbers."""

from __future__ import annotations

from msgspec import Struct

from fairytable.engine.languages import in_language
from fairytable.games.hungarian_folktales import verbs
from fairytable.games.hungarian_folktales.board import STOPS, Point
from fairytable.games.hungarian_folktales.chances import BOOST_CLAUSES, GATE, SIDES, SORCERER, chances, ladder
from fairytable.games.hungarian_folktales.content import Content, Encounter, Limits, Tile
from fairytable.games.hungarian_folktales.goods import PRICES
from fairytable.games.hungarian_folktales.moments import ABILITIES
from fairytable.games.hungarian_folktales.table import BLANK, NOTHING

CONSTANTS = {
    "BLANK": BLANK,
    "NOTHING": NOTHING,
    "SIDES": SIDES,
    "SORCERER": SORCERER,
    "GATE": GATE,
    "STOPS": STOPS,
    "LADDER": ladder(""),
    "LADDER_AT_SORCERER": ladder(SORCERER),
    "LADDER_AT_GATE": ladder(GATE),
    "SIDES_GRANTED": chances(SORCERER, 0)[-1],
    "MAGIC_PRICE": PRICES["magical"],
    "ANIMAL_PRICE": PRICES["animal"],
}


class LandShown(Struct, frozen=True):
    id: str
    steps: int
    ribbon: Point
    outline: tuple[Point, ...]


class FieldShown(Struct, frozen=True):
    """`thing` is the tile, encounter or shortcut of the field; `neighbours` are the fields one step away."""

    id: str
    kind: str
    thing: str
    land: str
    at: Point
    neighbours: tuple[str, ...]


class PathFieldShown(Struct, frozen=True):
    id: str
    at: Point


class ShortcutShown(Struct, frozen=True):
    """`path` leads from the first of its two ends to the second; the price is a tile or so many Biscuits."""

    id: str
    ends: tuple[str, str]
    path: tuple[PathFieldShown, ...]
    tile: str
    biscuits: int


class TileShown(Struct, frozen=True):
    """`clause` is the rule about what it does. `deeds` are the options that it gives its hero, `deeds_in_throw` those
    in a Lucky Throw."""

    id: str
    kind: str
    words: str
    clause: str
    uses: int
    forged_into: str
    deeds: tuple[str, ...]
    deeds_in_throw: tuple[str, ...]


class HeroShown(Struct, frozen=True):
    id: str
    words: str


class EncounterShown(Struct, frozen=True):
    id: str
    kind: str
    modifier: int
    words: str
    fields: tuple[str, ...]


class TaleShown(Struct, frozen=True):
    id: str
    encounter: str
    words: str


class PackShown(Struct, frozen=True):
    lands: tuple[LandShown, ...]
    fields: dict[str, FieldShown]
    shortcuts: tuple[ShortcutShown, ...]
    tiles: dict[str, TileShown]
    heroes: dict[str, HeroShown]
    encounters: dict[str, EncounterShown]
    tales: dict[str, TaleShown]
    limits: Limits


def show_pack(content: Content, language: str) -> PackShown:
    board = content.board
    return PackShown(
        lands=tuple(LandShown(land.id, land.steps, land.ribbon, land.outline) for land in board.lands.values()),
        fields={
            field.id: FieldShown(
                field.id, field.kind, field.thing, field.land, field.at, tuple(board.neighbours[field.id])
            )
            for field in board.fields.values()
        },
        shortcuts=tuple(
            ShortcutShown(
                shortcut.id,
                board.ends[shortcut.id],
                tuple(PathFieldShown(field, board.paths[field].at) for field in board.path_of(shortcut.id)),
                shortcut.tile,
                shortcut.biscuits,
            )
            for shortcut in board.shortcuts.values()
        ),
        tiles={tile.id: _tile(tile, language) for tile in content.tiles.values()},
        heroes={hero.id: HeroShown(hero.id, in_language(hero.text, language)) for hero in content.heroes.values()},
        encounters={met.id: _encounter(met, content, language) for met in content.encounters.values()},
        tales={
            tale.id: TaleShown(tale.id, tale.encounter, in_language(tale.text, language))
            for tale in content.tales.values()
        },
        limits=content.limits,
    )


def _tile(tile: Tile, language: str) -> TileShown:
    return TileShown(
        id=tile.id,
        kind=tile.kind,
        words=in_language(tile.text, language),
        clause="HF-8.6" if tile.trickery else "HF-21.8" if tile.gate else BOOST_CLAUSES.get(tile.kind, "HF-13.6"),
        uses=tile.uses,
        forged_into=tile.forged_into,
        deeds=_deeds(tile, in_throw=False),
        deeds_in_throw=_deeds(tile, in_throw=True),
    )


def _deeds(tile: Tile, *, in_throw: bool) -> tuple[str, ...]:
    """The options of the tile that need no other word."""
    given = [ability for ability in ABILITIES if ability.power and getattr(tile, ability.power)]
    fitting = [ability.verb for ability in given if ("after_throw" in ability.moments) is in_throw]
    if tile.step_tile and not in_throw:
        fitting.append(verbs.ROLL_WITH)
    return tuple(verb(*(tile.id for _ in verb.arguments)) for verb in fitting if len(verb.arguments) < 2)


def _encounter(met: Encounter, content: Content, language: str) -> EncounterShown:
    fields = tuple(content.board.spaces.get(met.id, ()))
    return EncounterShown(met.id, met.kind, met.modifier, in_language(met.text, language), fields)
