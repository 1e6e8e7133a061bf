"""What a pack holds: tiles, heroes, encounters, Folktale cards and the board, read and checked together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from fairytable.engine.languages import Text, in_language
from fairytable.engine.pack_faults import perhaps
from fairytable.engine.packs import PackReader
from fairytable.engine.showing import Shown
from fairytable.games.hungarian_folktales.board import Board, has_english
from fairytable.games.hungarian_folktales.reading import FILE as BOARD
from fairytable.games.hungarian_folktales.reading import read_board

TILES, HEROES, ENCOUNTERS, TALES = "tiles.toml", "heroes.toml", "encounters.toml", "tales.toml"
TileClass = Literal["starting", "useful", "magical", "animal", "trickster"]
GOLD, BISCUIT, ADVICE = "gold", "biscuit", "advice"
HEROES_AT_MOST = 6
BISCUITS = 36
RESERVED_FOR_TILES = (
    "nothing",
    GOLD,
    BISCUIT,
    ADVICE,
    "roll",
    "bite",
    "salt",
    "purchase",
    "try",
    "clever",
    "two_for_one",
)
RESERVED_FOR_ENCOUNTERS = ("sorcerer", "gate")
"""Words that mean something else where the rules name tiles or encounters."""
OUTCOMES = ("lose", "miss", "biscuit", "advice", "magic")
"""HF-13.9 to HF-13.12: what comes of a Lucky Throw, from the worst to the best."""


class Tile(Struct, frozen=True, forbid_unknown_fields=True, rename={"kind": "class"}):
    """A tile, with all that it can do; `content/tiles.toml` says what the words mean."""

    id: Shown[str]
    name: Text
    kind: Shown[TileClass]
    copies: int
    text: Shown[Text]
    boosts: dict[str, int] = {}
    boosts_foes: int = 0
    not_against: tuple[str, ...] = ()
    weapon: bool = False
    steps: int = 0
    cancels: tuple[str, ...] = ()
    step_tile: bool = False
    flees: tuple[str, ...] = ()
    opens: tuple[str, ...] = ()
    gate: int = 0
    trickery: int = 0
    uses: Shown[int] = 0
    steps_away: int = 0
    throws_again: bool = False
    changes_tiles: bool = False
    feeds: bool = False
    worth: int = 0
    wards_off_bad_luck: bool = False
    turns_animals_into: str = ""
    fruit: int = 0
    forged_into: Shown[str] = ""
    forging: int = 0

    def boost_against(self, encounter: Encounter) -> int:
        """What the tile adds to a Lucky Throw there."""
        foes = self.boosts_foes if encounter.kind == "foe" and encounter.id not in self.not_against else 0
        return self.boosts.get(encounter.id, 0) + foes


class HeroCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A character board; `content/heroes.toml` says what the words mean."""

    id: Shown[str]
    name: Text
    text: Shown[Text]
    strong_from: int = 0
    strength: int = 0
    flies_over: tuple[str, ...] = ()
    stands_firm: bool = False
    lucky: bool = False
    clever: bool = False
    salt: int = 0


class Encounter(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody on an Adventure Field, or the King in the Palace."""

    id: Shown[str]
    name: Text
    kind: Shown[Literal["foe", "friend"]]
    modifier: Shown[int]
    text: Shown[Text]


class Tale(Struct, frozen=True, forbid_unknown_fields=True):
    """A Folktale card: whom to meet, what to hand over there, what to hold at the Castle."""

    id: Shown[str]
    name: Text
    encounter: Shown[str]
    hold: tuple[str, ...]
    text: Shown[Text]
    hand_over: dict[str, int] = {}
    gold: int = 0


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    """How many tokens there are; Biscuits by the number of steps on their back."""

    biscuits: dict[str, int]
    advice: int
    gold: int


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much a hero can hold."""

    tiles: int
    biscuits: int
    advice: int
    gold: int


class Content(Struct, frozen=True, eq=False):
    """All of a pack, by id. `classes` are the tiles of each class."""

    board: Shown[Board]
    tiles: Shown[dict[str, Tile]]
    heroes: Shown[dict[str, HeroCard]]
    encounters: Shown[dict[str, Encounter]]
    tales: Shown[dict[str, Tale]]
    tokens: Tokens
    limits: Shown[Limits]
    classes: dict[str, tuple[str, ...]]

    def names(self, language: str) -> dict[str, str]:
        named: list[Tile | HeroCard | Encounter | Tale] = [
            *self.tiles.values(),
            *self.heroes.values(),
            *self.encounters.values(),
            *self.tales.values(),
        ]
        things = {thing.id: in_language(thing.name, language) for thing in named}
        facts = {f"{tile.id} worth": str(tile.worth) for tile in self.tiles.values()}
        facts |= {f"{tile.id} kind": tile.kind for tile in self.tiles.values()}
        facts |= {f"{field.id} kind": field.kind if field.road else "place" for field in self.board.fields.values()}
        facts |= {f"{path} kind": "path" for path in self.board.paths}
        return things | facts | self.board.names(language, things)


def read_content(reader: PackReader) -> Content | None:
    """The content of a pack, or None if it has faults."""
    reader.only_keys(TILES, "tokens", "limits", "tile")
    tiles = reader.entries(TILES, "tile", Tile)
    tokens, limits = reader.section(TILES, "tokens", Tokens), reader.section(TILES, "limits", Limits)
    reader.only_keys(HEROES, "hero")
    heroes = reader.entries(HEROES, "hero", HeroCard)
    reader.only_keys(ENCOUNTERS, "encounter")
    encounters = reader.entries(ENCOUNTERS, "encounter", Encounter)
    reader.only_keys(TALES, "tale")
    tales = reader.entries(TALES, "tale", Tale)
    for file, kind, things in (
        (TILES, "tile", tiles),
        (HEROES, "hero", heroes),
        (ENCOUNTERS, "encounter", encounters),
        (TALES, "tale", tales),
    ):
        _check_ids(reader, file, kind, things)
    _check_reserved(reader, TILES, "tile", tiles, RESERVED_FOR_TILES)
    _check_reserved(reader, ENCOUNTERS, "encounter", encounters, RESERVED_FOR_ENCOUNTERS)
    if not reader.is_whole:
        return None
    known = {tile.id for tile in tiles}
    board = read_board(reader, known, {encounter.id for encounter in encounters})
    _check_tiles(reader, tiles, board, {encounter.id for encounter in encounters})
    _check_heroes(reader, heroes, board)
    _check_tales(reader, tales, tiles, encounters, board)
    if tokens is not None:
        _check_tokens(reader, tokens)
    if limits is not None and min(limits.tiles, limits.biscuits, limits.advice, limits.gold) < 1:
        reader.fault(TILES, "limits", "a hero can hold at least one of everything")
    if reader.faults or board is None or tokens is None or limits is None:
        return None
    classes: dict[str, tuple[str, ...]] = {}
    for tile in tiles:
        classes[tile.kind] = (*classes.get(tile.kind, ()), tile.id)
    return Content(
        board,
        {tile.id: tile for tile in tiles},
        {hero.id: hero for hero in heroes},
        {encounter.id: encounter for encounter in encounters},
        {tale.id: tale for tale in tales},
        tokens,
        limits,
        classes,
    )


def _check_ids(reader: PackReader, file: str, kind: str, things: Iterable[Tile | HeroCard | Encounter | Tale]) -> None:
    for identity, count in Counter(thing.id for thing in things).items():
        if count > 1:
            reader.fault(file, f"{kind} {identity}", f"{count} entries have this id")
    for thing in things:
        if not has_english(thing.name) or not has_english(thing.text):
            reader.fault(file, f"{kind} {thing.id}", 'name and text are needed in English: { en = "..." }')


def _check_reserved(
    reader: PackReader, file: str, kind: str, things: Iterable[Tile | Encounter], reserved: tuple[str, ...]
) -> None:
    for thing in things:
        if thing.id in reserved:
            reader.fault(file, f"{kind} {thing.id}", "the rules use this word for something else; choose another id")


def _check_tiles(reader: PackReader, tiles: list[Tile], board: Board | None, encounters: set[str]) -> None:
    """HF-0.13, HF-13.12: each class is there, and each tile speaks of things that exist."""
    kinds: Counter[str] = Counter(tile.kind for tile in tiles)
    for kind, least in (("starting", HEROES_AT_MOST), ("useful", 1), ("magical", 2), ("animal", 1), ("trickster", 1)):
        if kinds[kind] < least:
            reader.fault(TILES, "tile", f"there are {kinds[kind]} kinds of {kind} tiles; the game needs {least}")
    if kinds["trickster"] > 1:
        reader.fault(TILES, "tile", "there is only one Trickster")
    lands = set(board.lands) if board else set()
    shortcuts = set(board.shortcuts) if board else set()
    classes = {tile.id: tile.kind for tile in tiles}
    for tile in tiles:
        entry = f"tile {tile.id}"
        if tile.copies < 1:
            reader.fault(TILES, entry, "a tile needs at least one copy")
        if board:
            _check_known(reader, TILES, entry, "land", (*tile.cancels, *tile.flees), lands)
            _check_known(reader, TILES, entry, "shortcut", tile.opens, shortcuts)
            _check_sources(reader, tile, board)
        _check_known(reader, TILES, entry, "encounter", (*tile.boosts, *tile.not_against), encounters)
        for other, kind in ((tile.forged_into, "magical"), (tile.turns_animals_into, "animal")):
            if other and classes.get(other) != kind:
                reader.fault(TILES, entry, f"'{other}' is not a tile of the class {kind}")
        needs_uses = tile.steps_away or tile.throws_again or tile.changes_tiles
        if bool(needs_uses) != bool(tile.uses):
            reader.fault(
                TILES, entry, "`uses` belongs to what steps away, throws again or changes tiles, and to nothing else"
            )
        if tile.uses and tile.kind != "magical":
            reader.fault(TILES, entry, "only Magical Items are used up")


def _check_sources(reader: PackReader, tile: Tile, board: Board) -> None:
    """HF-12: every tile that is collected lies on a field, and none where it could not be held (HF-3.13)."""
    sources = board.sources.get(tile.id, ())
    collected = tile.kind in ("useful", "magical", "animal")
    if collected and not sources:
        reader.fault(
            BOARD, f"tile {tile.id}", f"no field of the board is 'tile {tile.id}'; add one, or leave the tile out"
        )
    if sources and not collected:
        reader.fault(BOARD, f"field {sources[0]}", f"'{tile.id}' is not collected on a field")
    for field in sources:
        if board.fields[field].land in tile.flees:
            reader.fault(BOARD, f"field {field}", f"'{tile.id}' cannot be held here")


def _check_known(reader: PackReader, file: str, entry: str, what: str, named: Iterable[str], known: set[str]) -> None:
    for name in named:
        if name not in known:
            reader.fault(file, entry, f"there is no {what} '{name}'{perhaps(name, known)}")


def _check_heroes(reader: PackReader, heroes: list[HeroCard], board: Board | None) -> None:
    if len(heroes) < HEROES_AT_MOST:
        reader.fault(HEROES, "hero", f"there are {len(heroes)} heroes; the game needs {HEROES_AT_MOST}")
    for hero in heroes:
        if board:
            _check_known(reader, HEROES, f"hero {hero.id}", "shortcut", hero.flies_over, set(board.shortcuts))


def _check_tales(
    reader: PackReader, tales: list[Tale], tiles: list[Tile], encounters: list[Encounter], board: Board | None
) -> None:
    """HF-0.4, HF-31.1: enough cards; each with an encounter on the board and things that can be had."""
    if len(tales) < 2 * HEROES_AT_MOST:
        reader.fault(TALES, "tale", f"there are {len(tales)} Folktale cards; the game needs {2 * HEROES_AT_MOST}")
    classes = {tile.id: tile.kind for tile in tiles}
    known = {encounter.id for encounter in encounters}
    for encounter, count in Counter(tale.encounter for tale in tales).items():
        if count > 1:
            reader.fault(TALES, "tale", f"{count} cards name the encounter '{encounter}'; each needs its own")
    for tale in tales:
        entry = f"tale {tale.id}"
        _check_known(reader, TALES, entry, "encounter", (tale.encounter,), known)
        for tile in tale.hold:
            if classes.get(tile) != "magical":
                magical = [known for known, kind in classes.items() if kind == "magical"]
                reader.fault(TALES, entry, f"'{tile}' is not a Magical Item{perhaps(tile, magical)}")
        for thing, count in tale.hand_over.items():
            if thing not in (GOLD, BISCUIT) and classes.get(thing) not in ("useful", "animal", "magical"):
                reader.fault(TALES, entry, f"'{thing}' cannot be handed over; gold, biscuit and tiles can")
            if count < 1 or (thing not in (GOLD, BISCUIT) and count > 1):
                reader.fault(TALES, entry, f"{count} of '{thing}' cannot be handed over")
        if len(tale.hand_over) > 1:
            reader.fault(TALES, entry, "one kind of thing is handed over, not several")
        if board and tale.encounter in known and tale.encounter not in board.spaces:
            reader.fault(
                TALES, entry, f"no field of the board is 'adventure {tale.encounter}'; add one, or leave the tale out"
            )


def _check_tokens(reader: PackReader, tokens: Tokens) -> None:
    """HF-0.5, HF-6.1: 36 Biscuits with 1, 2, 3 or 5 on the back, and enough ones and twos to begin with."""
    biscuits = tokens.biscuits
    for number in biscuits:
        if number not in ("1", "2", "3", "5"):
            reader.fault(TILES, "tokens", f"a Biscuit shows 1, 2, 3 or 5, not {number}")
    if sum(biscuits.values()) != BISCUITS:
        reader.fault(TILES, "tokens", f"there are {sum(biscuits.values())} Biscuits; the game has {BISCUITS}")
    for number in ("1", "2"):
        if biscuits.get(number, 0) < HEROES_AT_MOST:
            reader.fault(
                TILES, "tokens", f"at least {HEROES_AT_MOST} Biscuits show {number}, for every hero begins with one"
            )
    if tokens.advice < HEROES_AT_MOST or tokens.gold < HEROES_AT_MOST:
        reader.fault(TILES, "tokens", "every hero begins with one Advice and one Gold Coin; there are too few")
