"""Reads a pack and checks it: every fault is told with its place, and the fields of the board are spread along their
roads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from math import hypot

from msgspec import Struct

from fairytable.engine.languages import Text
from fairytable.engine.pack_faults import misspelt, perhaps
from fairytable.engine.packs import PackReader
from fairytable.games.hungarian_folktales.board import (
    COLLECTING,
    ISLAND_LAND,
    ISLANDS,
    KINDS,
    KING,
    LANDS,
    MOST_WALKS,
    SINGLE,
    Board,
    Field,
    Junction,
    KindName,
    Land,
    PathField,
    Point,
    Road,
    Shortcut,
    has_english,
)
from fairytable.games.hungarian_folktales.content import (
    BISCUIT,
    BISCUITS,
    ENCOUNTERS,
    GOLD,
    HEROES,
    HEROES_AT_MOST,
    RESERVED_FOR_ENCOUNTERS,
    RESERVED_FOR_TILES,
    TALES,
    TILES,
    Content,
    Encounter,
    HeroCard,
    Limits,
    Tale,
    Tile,
    Tokens,
)

FILE = "board.toml"
WIDTH, HEIGHT = 160, 100
LONGEST_WALK = 9
"""The most steps that a pack is looked through for: a five with the Stallion in the Wheat Fields, and one more."""


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
            FILE, f"tile {tile.id}", f"no field of the board is 'tile {tile.id}'; add one, or leave the tile out"
        )
    if sources and not collected:
        reader.fault(FILE, f"field {sources[0]}", f"'{tile.id}' is not collected on a field")
    for field in sources:
        if board.fields[field].land in tile.flees:
            reader.fault(FILE, f"field {field}", f"'{tile.id}' cannot be held here")


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


def read_board(reader: PackReader, tiles: set[str], encounters: set[str]) -> Board | None:
    """The board of a pack, or None if it has faults."""
    faults = len(reader.faults)
    reader.only_keys(FILE, "land", "junction", "road", "shortcut", "kind")
    draft = _Draft(
        {land.id: land for land in reader.entries(FILE, "land", Land)},
        reader.entries(FILE, "junction", Junction),
        reader.entries(FILE, "road", Road),
        {shortcut.id: shortcut for shortcut in reader.entries(FILE, "shortcut", Shortcut)},
        {kind.id: kind.name for kind in reader.entries(FILE, "kind", KindName)},
    )
    if not reader.is_whole:
        return None
    _check_entries(reader, draft, tiles, encounters)
    if len(reader.faults) > faults:
        return None
    board = _laid_out(draft)
    _check_fields(reader, board)
    _check_roads(reader, board)
    if len(reader.faults) > faults:
        return None
    _warn_of_walks(reader, board)
    return board


class _Draft(Struct):
    """The entries of a board file, before they are put together."""

    lands: dict[str, Land]
    junctions: list[Junction]
    roads: list[Road]
    shortcuts: dict[str, Shortcut]
    kinds: dict[str, Text]

    def field_ids(self) -> list[str]:
        on_roads = [f"{road.id}_{number}" for road in self.roads for number in range(1, len(road.fields) + 1)]
        return [junction.id for junction in self.junctions] + on_roads


def _check_entries(reader: PackReader, draft: _Draft, tiles: set[str], encounters: set[str]) -> None:
    """Each entry by itself: words, places, and names of things that exist."""
    fields = draft.field_ids()
    roads = Counter(road.id for road in draft.roads)
    for road_id, count in roads.items():
        if count > 1:
            reader.fault(FILE, f"road {road_id}", f"{count} roads have this id")
    for field, count in Counter(fields).items():
        if count > 1 and roads[field.rpartition("_")[0]] < 2:
            reader.fault(FILE, f"field {field}", f"{count} fields have this id")
    known = {"tile": tiles, "adventure": encounters - {KING}, "shortcut": set(draft.shortcuts)}
    _check_all_are_there(reader, "land", LANDS, draft.lands, "the rules speak of seven lands")
    for entry, name in _names(draft):
        if not has_english(name):
            reader.fault(FILE, entry, 'a name is needed in English: { en = "..." }')
    for junction in draft.junctions:
        entry = f"junction {junction.id}"
        _check_on_map(reader, entry, (junction.at,))
        _check_kind(reader, entry, junction.field, known)
        if junction.land and junction.land not in draft.lands:
            reader.fault(FILE, entry, f"there is no land '{junction.land}'{perhaps(junction.land, draft.lands)}")
    for road in draft.roads:
        entry = f"road {road.id}"
        if len(road.between) not in (1, 2):
            reader.fault(FILE, entry, "a road is between two places; a dead end has only the first of them")
        for end in road.between:
            if end.rpartition("_")[0] == road.id:
                reader.fault(FILE, entry, f"it cannot begin or end at '{end}', which is a field of its own")
            elif end not in fields:
                reader.fault(FILE, entry, f"there is no place '{end}' for it to begin or end at{perhaps(end, fields)}")
        if not road.fields:
            reader.fault(FILE, entry, "a road needs at least one field")
        _check_on_map(reader, entry, road.bend)
        for number, field in enumerate(road.fields, start=1):
            _check_kind(reader, f"{entry}, field {number}", field, known)
        for stretch in road.lands:
            if stretch.land not in draft.lands:
                reader.fault(FILE, entry, f"there is no land '{stretch.land}'{perhaps(stretch.land, draft.lands)}")
        if sum(stretch.fields for stretch in road.lands) > len(road.fields):
            reader.fault(FILE, entry, "the lands have more fields than the road")
    for shortcut in draft.shortcuts.values():
        entry = f"shortcut {shortcut.id}"
        if shortcut.path not in (1, 2):
            reader.fault(FILE, entry, f"a path has 1 or 2 fields, not {shortcut.path}")
        if bool(shortcut.tile) == bool(shortcut.biscuits):
            reader.fault(FILE, entry, "the price is a tile or a number of Biscuits")
        if shortcut.tile and shortcut.tile not in tiles:
            reader.fault(FILE, entry, f"there is no tile '{shortcut.tile}'{perhaps(shortcut.tile, tiles)}")
    kinds = ("plain", *COLLECTING, "red", "bonus", "bad_luck", "sorcerer")
    _check_all_are_there(reader, "kind", kinds, draft.kinds, "every kind of field needs a name")


def _check_all_are_there(
    reader: PackReader, entry: str, needed: Iterable[str], given: Mapping[str, object], why: str
) -> None:
    missing = [f"'{identity}'" for identity in needed if identity not in given]
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        reader.fault(FILE, entry, f"{why}; {', '.join(missing)} {verb} missing, each is an entry [[{entry}]]")


def _names(draft: _Draft) -> Iterator[tuple[str, Text]]:
    yield from ((f"land {land.id}", land.name) for land in draft.lands.values())
    yield from ((f"junction {junction.id}", junction.name) for junction in draft.junctions)
    yield from ((f"road {road.id}", road.name) for road in draft.roads)
    yield from ((f"shortcut {shortcut.id}", shortcut.name) for shortcut in draft.shortcuts.values())
    yield from ((f"kind {kind}", name) for kind, name in draft.kinds.items())


def _check_on_map(reader: PackReader, entry: str, points: Iterable[Point]) -> None:
    for across, down in points:
        if not (0 <= across <= WIDTH and 0 <= down <= HEIGHT):
            reader.fault(FILE, entry, f"[{across:g}, {down:g}] is not on the map of {WIDTH} by {HEIGHT}")


def _check_kind(reader: PackReader, entry: str, field: str, known: Mapping[str, set[str]]) -> None:
    kind, _, thing = field.partition(" ")
    if kind not in KINDS:
        reader.fault(FILE, entry, f"there is no kind of field '{kind}'; {misspelt(kind, KINDS, 'there are')}")
    elif kind in known and thing not in known[kind]:
        missing = f"there is no {kind} '{thing}'{perhaps(thing, known[kind])}"
        reader.fault(FILE, entry, missing if thing else f"which {kind} is it?")
    elif kind not in known and thing:
        reader.fault(FILE, entry, f"'{kind}' stands alone, without '{thing}'")


def _laid_out(draft: _Draft) -> Board:
    fields = {}
    for junction in draft.junctions:
        kind, _, thing = junction.field.partition(" ")
        fields[junction.id] = Field(junction.id, kind, thing, junction.land, junction.at)
    links: list[tuple[str, str]] = []
    for road in sorted(draft.roads, key=lambda road: any(end not in fields for end in road.between)):
        start, end = fields[road.between[0]].at, fields[road.between[1]].at if len(road.between) == 2 else None
        lands = [stretch.land for stretch in road.lands for _ in range(stretch.fields)]
        lands += [""] * (len(road.fields) - len(lands))
        places = _spread(start, road.bend, end, len(road.fields))
        line = [road.between[0]]
        for number, (field, land, at) in enumerate(zip(road.fields, lands, places, strict=True), start=1):
            kind, _, thing = field.partition(" ")
            identity = f"{road.id}_{number}"
            fields[identity] = Field(identity, kind, thing, land, at, road.id, number)
            line.append(identity)
        line += road.between[1:]
        links += list(pairwise(line))
    neighbours: dict[str, tuple[str, ...]] = dict.fromkeys(fields, ())
    for one, other in links:
        neighbours[one] = (*neighbours[one], other)
        neighbours[other] = (*neighbours[other], one)
    spaces, sources, ends = (_by_thing(fields, kind) for kind in ("adventure", "tile", "shortcut"))
    spaces[KING] = tuple(field.id for field in fields.values() if field.kind == "palace")
    pairs = {shortcut: (found[0], found[-1]) for shortcut, found in ends.items()}
    paths = {
        f"{shortcut}_path_{place}": PathField(
            f"{shortcut}_path_{place}",
            shortcut,
            place,
            _between(fields[one].at, fields[other].at, place / (draft.shortcuts[shortcut].path + 1)),
        )
        for shortcut, (one, other) in pairs.items()
        for place in range(1, draft.shortcuts[shortcut].path + 1)
    }
    return Board(
        lands=draft.lands,
        roads={road.id: road for road in draft.roads},
        junctions={junction.id: junction for junction in draft.junctions},
        shortcuts=draft.shortcuts,
        kinds=draft.kinds,
        fields=fields,
        neighbours=neighbours,
        paths=paths,
        spaces=spaces,
        sources=sources,
        ends=pairs,
    )


def _by_thing(fields: Mapping[str, Field], kind: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for field in fields.values():
        if field.kind == kind:
            found[field.thing] = (*found.get(field.thing, ()), field.id)
    return found


def _check_fields(reader: PackReader, board: Board) -> None:
    """What must be on a board, and how often."""
    for kind in SINGLE:
        if (count := len(board.find(kind))) != 1:
            found = f"{count} of these fields" if count else "no such field"
            reader.fault(FILE, f"field {kind}", f"the board has {found}; it needs exactly one")
    for kind in ("red", "bonus", "bad_luck", "advice", "gold"):
        if not board.find(kind):
            reader.fault(FILE, f"field {kind}", "the board has no such field; it needs at least one")
    for land in LANDS:
        if not any(field.land == land for field in board.fields.values()):
            reader.fault(FILE, f"land {land}", "no field lies in this land; at least one must")
    islands = sum(field.land == ISLAND_LAND for field in board.fields.values())
    if islands not in (0, ISLANDS):
        reader.fault(
            FILE,
            f"land {ISLAND_LAND}",
            f"{islands} fields lie in it; they are the islands, of which there are {ISLANDS}",
        )
    for shortcut in board.shortcuts:
        count = sum(field.thing == shortcut and field.kind == "shortcut" for field in board.fields.values())
        if count != 2:
            reader.fault(
                FILE,
                f"shortcut {shortcut}",
                f"{count or 'no'} field{'s are' if count != 1 else ' is'} 'shortcut {shortcut}'; it needs exactly two",
            )
    for encounter, spaces in board.spaces.items():
        if encounter == KING:
            continue
        if len(spaces) > 3:
            reader.fault(FILE, f"adventure {encounter}", f"{len(spaces)} spaces are too many; 1 to 3 are right")
        if not _adjoin(board, spaces):
            reader.fault(FILE, f"adventure {encounter}", "its spaces do not adjoin")


def _adjoin(board: Board, spaces: tuple[str, ...]) -> bool:
    reached, size = {spaces[0]}, 0
    while len(reached) > size:
        size = len(reached)
        reached |= {space for space in spaces if not reached.isdisjoint(board.neighbours[space])}
    return len(reached) == len(spaces)


def _check_roads(reader: PackReader, board: Board) -> None:
    """One connected net, whose dead ends end on fields where a turn can end."""
    if not board.find("village") or not board.find("castle"):
        return
    unreached = board.fields.keys() - board.distances[board.village].keys()
    for field in board.fields:
        if field in unreached:
            reader.fault(FILE, f"field {field}", "no road leads here from the Village")
        if len(board.neighbours[field]) <= 1 and board.fields[field].kind in ("bonus", "red", "shortcut"):
            reader.fault(
                FILE, f"field {field}", f"a dead end cannot end on a field of the kind {board.fields[field].kind}"
            )


def _warn_of_walks(reader: PackReader, board: Board) -> None:
    """On a board like a net there are more walks than anybody would read through."""
    crowded = [
        field
        for field in board.fields
        if any(board.walks(field, steps, exact=False) is None for steps in (5, LONGEST_WALK))
    ]
    if crowded:
        reader.warn(
            FILE,
            f"field {crowded[0]}",
            f"from {len(crowded)} fields there are more than {MOST_WALKS} walks; heroes will be asked branch by branch",
        )


def _spread(start: Point, bend: tuple[Point, ...], end: Point | None, count: int) -> list[Point]:
    """Positions at equal distances on a line through the bends; the last one is the end of a dead end."""
    line = _smooth([start, *bend, *([end] if end else [])])
    lengths = [0.0]
    for one, other in pairwise(line):
        lengths.append(lengths[-1] + hypot(other[0] - one[0], other[1] - one[1]))
    gaps = count + 1 if end else count
    places = []
    for number in range(1, count + 1):
        wanted = lengths[-1] * number / gaps
        place = next((place for place, length in enumerate(lengths) if length >= wanted), len(line) - 1) or 1
        stretch = lengths[place] - lengths[place - 1] or 1.0
        across, down = _between(line[place - 1], line[place], (wanted - lengths[place - 1]) / stretch)
        places.append((round(across, 1), round(down, 1)))
    return places


def _smooth(points: list[Point], pieces: int = 12) -> list[Point]:
    """A line through the points without corners (the curve is known as Catmull-Rom)."""
    if len(points) < 2:
        return points * 2
    padded = [points[0], *points, points[-1]]
    line = [points[0]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for piece in range(1, pieces + 1):
            t = piece / pieces
            line.append((_curve(a[0], b[0], c[0], d[0], t), _curve(a[1], b[1], c[1], d[1], t)))
    return line


def _curve(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def _between(one: Point, other: Point, part: float) -> Point:
    return round(one[0] + (other[0] - one[0]) * part, 1), round(one[1] + (other[1] - one[1]) * part, 1)
