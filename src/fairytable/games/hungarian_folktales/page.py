"""What the page is told of a pack: the map with all its fields; cards, tiles and tokens in words and numbers."""

from __future__ import annotations

from msgspec import Struct

from fairytable.engine.languages import in_language
from fairytable.games.hungarian_folktales.board import Point
from fairytable.games.hungarian_folktales.chances import (
    BEST_TOAD,
    BOOST_CLAUSES,
    GATE,
    SIDES,
    SORCERER,
    TO_ENTER,
    band_of,
    outcomes_at,
)
from fairytable.games.hungarian_folktales.content import OUTCOMES, Content, Encounter, HeroCard, Limits, Tile
from fairytable.games.hungarian_folktales.goods import PRICES
from fairytable.games.hungarian_folktales.table import BLANK, NOTHING, WORST_BOOT

CONSTANTS = {
    "BLANK": BLANK,
    "NOTHING": NOTHING,
    "WORST_BOOT": WORST_BOOT,
    "SIDES": SIDES,
    "SORCERER": SORCERER,
    "GATE": GATE,
    "TO_ENTER": TO_ENTER,
    "TO_CHANGE": BEST_TOAD + 1,
    "OUTCOMES": OUTCOMES,
    "OUTCOMES_AT_SORCERER": outcomes_at(SORCERER),
    "OUTCOMES_AT_GATE": outcomes_at(GATE),
    "BOOST_CLAUSES": BOOST_CLAUSES,
    "LEAST_POINTS": {
        outcome: next(points for points in range(99) if band_of(points) == band)
        for band, outcome in enumerate(OUTCOMES)
        if band
    },
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
    """`boosts` is what it adds to a Lucky Throw at each encounter where it does."""

    id: str
    kind: str
    words: str
    boosts: dict[str, int]
    weapon: bool
    steps: int
    step_tile: bool
    cancels: tuple[str, ...]
    uses: int
    trickery: int
    gate: int
    forged_into: str
    forging: int
    throws_again: bool
    steps_away: int
    feeds: bool
    changes_tiles: bool
    opens: tuple[str, ...]


class HeroShown(Struct, frozen=True):
    """`boosts` is what the hero adds to a Lucky Throw at each encounter; `free` are shortcuts without a price."""

    id: str
    words: str
    boosts: dict[str, int]
    free: tuple[str, ...]


class EncounterShown(Struct, frozen=True):
    id: str
    kind: str
    modifier: int
    words: str
    fields: tuple[str, ...]


class TaleShown(Struct, frozen=True):
    id: str
    encounter: str
    hand_over: dict[str, int]
    hold: tuple[str, ...]
    gold: int
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
        tiles={tile.id: _tile(tile, content, language) for tile in content.tiles.values()},
        heroes={hero.id: _hero(hero, content, language) for hero in content.heroes.values()},
        encounters={met.id: _encounter(met, content, language) for met in content.encounters.values()},
        tales={
            tale.id: TaleShown(
                tale.id, tale.encounter, tale.hand_over, tale.hold, tale.gold, in_language(tale.text, language)
            )
            for tale in content.tales.values()
        },
        limits=content.limits,
    )


def _tile(tile: Tile, content: Content, language: str) -> TileShown:
    boosts = {met.id: tile.boost_against(met) for met in content.encounters.values() if tile.boost_against(met)}
    return TileShown(
        id=tile.id,
        kind=tile.kind,
        words=in_language(tile.text, language),
        boosts=boosts,
        weapon=tile.weapon,
        steps=tile.steps,
        step_tile=tile.step_tile,
        cancels=tile.cancels,
        uses=tile.uses,
        trickery=tile.trickery,
        gate=tile.gate,
        forged_into=tile.forged_into,
        forging=tile.forging,
        throws_again=tile.throws_again,
        steps_away=tile.steps_away,
        feeds=tile.feeds,
        changes_tiles=tile.changes_tiles,
        opens=tile.opens,
    )


def _hero(hero: HeroCard, content: Content, language: str) -> HeroShown:
    boosts = {
        met.id: hero.strength
        for met in content.encounters.values()
        if hero.strength and met.kind == "foe" and met.modifier <= hero.strong_from
    }
    return HeroShown(hero.id, in_language(hero.text, language), boosts, hero.flies_over)


def _encounter(met: Encounter, content: Content, language: str) -> EncounterShown:
    fields = tuple(content.board.spaces.get(met.id, ()))
    return EncounterShown(met.id, met.kind, met.modifier, in_language(met.text, language), fields)
