"""Reads the board of a pack: every fault is reported with its place, and one that follows only from another fault is
not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from math import cos, pi, sin

from msgspec import Struct

from fairytable.engine.pack_faults import misspelt
from fairytable.engine.packs import PackReader
from fairytable.games.fantastic_stories.content import (
    COLOURS,
    MAGICS,
    PLACES,
    WAYS,
    Adventure,
    Board,
    Book,
    FerryLink,
    Flight,
    Move,
    Paths,
    Quest,
    Road,
    Space,
    Tunnel,
)
from fairytable.games.fantastic_stories.verbs import COMPLETE

FILE = "board.toml"
NUMBERS = range(1, 7)
ADVENTURES = (1, 2, 3, 4)
MOST_SPACES = 120
RESERVED = (*COLOURS, "random")
"""Ids that mean something else at the table: seats, and chance as a value of the option `ferry-start`."""

Point = tuple[float, float]


class SpaceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A space as described by a pack; without a position on the drawing if no space has one."""

    id: str
    tags: tuple[str, ...] = ()
    name: dict[str, str] = {}
    at: Point | None = None


def read_content(reader: PackReader) -> Board | None:
    """The board of a pack, or None if it has faults."""
    reader.only_keys(FILE, "space", "road", "ferry", "flight", "tunnel", "adventure", "book")
    draft = _Draft(
        spaces=reader.entries(FILE, "space", SpaceEntry),
        roads=reader.entries(FILE, "road", Road),
        ferry=reader.entries(FILE, "ferry", FerryLink),
        flights=reader.entries(FILE, "flight", Flight),
        tunnels=reader.entries(FILE, "tunnel", Tunnel),
        adventures=reader.entries(FILE, "adventure", Adventure),
        books=reader.entries(FILE, "book", Book),
    )
    have_names = _hold(reader, draft, _check_ids, _check_tags)
    _hold(reader, draft, _check_numbers, _check_places)
    if reader.is_whole:
        _hold(reader, draft, _check_adventures, _check_books)
        if have_names and _hold(reader, draft, _check_ends, _check_counts) and _hold(reader, draft, _check_paths):
            _hold(reader, draft, _check_doubles, _check_reach, _warn_of_oddities)
    return None if reader.faults else _work_out(draft)


def _hold(reader: PackReader, draft: _Draft, *checks: Callable[[PackReader, _Draft], None]) -> bool:
    """Make these checks; whether they found no fault, so that others may build on them."""
    before = len(reader.faults)
    for check in checks:
        check(reader, draft)
    return len(reader.faults) == before


class _Draft(Struct):
    """The entries of a board file, before they are checked."""

    spaces: list[SpaceEntry]
    roads: list[Road]
    ferry: list[FerryLink]
    flights: list[Flight]
    tunnels: list[Tunnel]
    adventures: list[Adventure]
    books: list[Book]

    def tagged(self, tag: str) -> list[str]:
        return [space.id for space in self.spaces if tag in space.tags]

    def moves(self) -> Iterator[Move]:
        """Every move over any path, whatever allows it."""
        for road in self.roads:
            start, end = road.between
            for number in road.numbers:
                yield _move("walk", start, end, number)
                if not road.oneway:
                    yield _move("walk", end, start, number)
        for link in self.ferry:
            yield _move("ride", link.start, link.end, link.number)
        for tunnel in self.tunnels:
            near, far = tunnel.doors
            yield _move("tunnel", near.space, far.space, near.number)
            yield _move("tunnel", far.space, near.space, far.number)
        trumpets = self.tagged("magic:trumpet")
        for flight in self.flights:
            for space in self.spaces:
                if space.id != flight.end and space.id not in trumpets:
                    yield _move("fly", space.id, flight.end, flight.number)


def _move(kind: str, start: str, end: str, die: int) -> Move:
    return Move(WAYS[kind](start, end, die), kind, start, end, die)


def _road_label(road: Road) -> str:
    return f"road {' - '.join(road.between)}"


def _ferry_label(link: FerryLink) -> str:
    return f"ferry {link.start} - {link.end}"


def _check_numbers(reader: PackReader, draft: _Draft) -> None:
    """Every number is on a die."""
    numbered: list[tuple[str, Iterable[int]]] = [
        *((_road_label(road), road.numbers) for road in draft.roads),
        *((_ferry_label(link), (link.number,)) for link in draft.ferry),
        *((f"flight {flight.end}", (flight.number,)) for flight in draft.flights),
        *((f"tunnel {tunnel.colour}", [door.number for door in tunnel.doors]) for tunnel in draft.tunnels),
        *((f"adventure {adventure.index}", (adventure.number,)) for adventure in draft.adventures),
    ]
    for entry, numbers in numbered:
        for number in numbers:
            if number not in NUMBERS:
                reader.fault(FILE, entry, f"{number} is not on a die; numbers go from 1 to 6")
    for road in draft.roads:
        if not road.numbers:
            reader.fault(FILE, _road_label(road), "a road needs at least one number")
        if len(set(road.numbers)) < len(road.numbers):
            reader.fault(FILE, _road_label(road), "a number stands there twice")


def _check_ids(reader: PackReader, draft: _Draft) -> None:
    if len(draft.spaces) > MOST_SPACES:
        reader.fault(FILE, "space", f"the board has {len(draft.spaces)} spaces; {MOST_SPACES} are the most")
    for name, count in Counter(space.id for space in draft.spaces).items():
        if count > 1:
            reader.fault(FILE, f"space {name}", f"{count} spaces have this id")
    for space in draft.spaces:
        entry = f"space {space.id}"
        if space.id in RESERVED:
            means = "is chance" if space.id == "random" else "is the seat of that colour"
            reader.fault(FILE, entry, f"'{space.id}' {means}; give the space another id, such as '{space.id}_space'")
        if space.id in MAGICS and f"magic:{space.id}" not in space.tags:
            reader.fault(
                FILE, entry, f"'{space.id}' is a magic; only a space with the tag magic:{space.id} has this id"
            )


def _check_tags(reader: PackReader, draft: _Draft) -> None:
    known = ["castle", "dock", "pasture"]
    known += [f"{kind}:{index}" for kind in ("adventure", "item") for index in ADVENTURES]
    known += [f"magic:{magic}" for magic in MAGICS] + [f"door:{tunnel.colour}" for tunnel in draft.tunnels]
    for space in draft.spaces:
        entry = f"space {space.id}"
        for tag in space.tags:
            if tag not in known and not tag.startswith("door:"):
                reader.fault(FILE, entry, f"unknown tag '{tag}'; {misspelt(tag, known, 'known are')}")
        main = [tag for tag in space.tags if tag.partition(":")[0] in ("castle", "adventure", "item", "magic")]
        if len(main) > 1:
            reader.fault(FILE, entry, f"{' and '.join(main)} cannot share a space")
        if "castle" in space.tags and "dock" in space.tags:
            reader.fault(FILE, entry, "the castle cannot be a dock")


def _check_places(reader: PackReader, draft: _Draft) -> None:
    """Each space has its own place on the drawing, or none has one."""
    placed = [space for space in draft.spaces if space.at is not None]
    if not placed and draft.spaces:
        reader.warn(FILE, "space", "no space has a place on the drawing (at = [across, down]): they are laid in rings")
        return
    for space in draft.spaces:
        if space.at is None:
            reader.fault(FILE, f"space {space.id}", "its place on the drawing is missing: at = [across, down]")


def _check_adventures(reader: PackReader, draft: _Draft) -> None:
    found = Counter(adventure.index for adventure in draft.adventures)
    for index in sorted({*ADVENTURES, *found}):
        if index not in ADVENTURES:
            reader.fault(FILE, f"adventure {index}", "the adventures have the numbers 1, 2, 3 and 4 as their index")
        elif found[index] != 1:
            there = f"is there {_times(found[index])}" if found[index] else "is missing"
            reader.fault(FILE, "adventure", f"the board needs the adventures 1, 2, 3 and 4; {index} {there}")


def _check_books(reader: PackReader, draft: _Draft) -> None:
    if not draft.books:
        return
    colours = tuple(book.colour for book in draft.books)
    places = tuple(book.place for book in draft.books)
    for what, found, known in (("colours", colours, COLOURS), ("places", places, PLACES)):
        if sorted(found) != sorted(known):
            reader.fault(FILE, "book", f"the books need each of the six {what} once: {', '.join(known)}")
    clockwise = [PLACES[first:] + PLACES[:first] for first in range(len(PLACES))]
    if sorted(places) == sorted(PLACES) and places not in clockwise:
        reader.fault(FILE, "book", f"list the books clockwise, for that is the order of play: {', '.join(PLACES)}")


def _check_counts(reader: PackReader, draft: _Draft) -> None:
    """What a board has, and how often."""
    wanted = {"castle": 1, "dock": 3}
    wanted |= {f"{kind}:{index}": 1 for kind in ("adventure", "item") for index in ADVENTURES}
    for tag, number in wanted.items():
        if (found := len(draft.tagged(tag))) != number:
            spaces = "1 space has" if found == 1 else f"{found} spaces have"
            reader.fault(FILE, f"tag {tag}", f"{spaces} this tag; it belongs to exactly {number}")
    for tag in ("pasture", *(f"magic:{magic}" for magic in MAGICS)):
        if not draft.tagged(tag):
            reader.fault(FILE, f"tag {tag}", "no space has this tag; at least one needs it")
    if len({tunnel.colour for tunnel in draft.tunnels}) != len(draft.tunnels):
        reader.fault(FILE, "tunnel", "each tunnel needs a colour of its own")
    if len(draft.tunnels) != 2:
        tunnels = "1 tunnel" if len(draft.tunnels) == 1 else f"{len(draft.tunnels)} tunnels"
        reader.fault(FILE, "tunnel", f"the board has {tunnels}; it needs exactly 2")


def _check_ends(reader: PackReader, draft: _Draft) -> None:
    """Every way joins two spaces that exist."""
    known = [space.id for space in draft.spaces]
    joined: list[tuple[str, tuple[str, ...]]] = [
        *((_road_label(road), road.between) for road in draft.roads),
        *((_ferry_label(link), (link.start, link.end)) for link in draft.ferry),
        *((f"flight {flight.end}", (flight.end,)) for flight in draft.flights),
        *((f"tunnel {tunnel.colour}", tuple(door.space for door in tunnel.doors)) for tunnel in draft.tunnels),
    ]
    for entry, ends in joined:
        for end in ends:
            if end not in known:
                reader.fault(FILE, entry, f"there is no space '{end}'; {misspelt(end, known, 'there are')}")
        if len(set(ends)) < len(ends):
            reader.fault(FILE, entry, f"it leads from '{ends[0]}' to itself")


def _check_paths(reader: PackReader, draft: _Draft) -> None:
    """Docks have ferries, pastures have flights, doors have tunnels."""
    docks, pastures = draft.tagged("dock"), draft.tagged("pasture")
    for link in draft.ferry:
        for end in (link.start, link.end):
            if end not in docks:
                reader.fault(FILE, _ferry_label(link), f"'{end}' is not a dock; its space lacks the tag dock")
    for dock in docks:
        if not any(link.start == dock for link in draft.ferry):
            reader.fault(FILE, f"space {dock}", "no ferry link leaves this dock")
        if not any(link.end == dock for link in draft.ferry):
            reader.fault(FILE, f"space {dock}", "no ferry link leads to this dock")
    for flight in draft.flights:
        if flight.end not in pastures:
            reader.fault(
                FILE, f"flight {flight.end}", f"'{flight.end}' is not a pasture; its space lacks the tag pasture"
            )
    for pasture in pastures:
        if (count := sum(flight.end == pasture for flight in draft.flights)) != 1:
            lead = "no flight leads" if not count else f"{count} flights lead"
            reader.fault(FILE, f"space {pasture}", f"{lead} to this pasture; it needs exactly one")
    colours = [tunnel.colour for tunnel in draft.tunnels]
    for space in draft.spaces:
        for tag in space.tags:
            if tag.startswith("door:") and (colour := tag.removeprefix("door:")) not in colours:
                told = f"there is no tunnel of the colour '{colour}'; {misspelt(colour, colours, 'there are')}"
                reader.fault(FILE, f"space {space.id}", told)
    for tunnel in draft.tunnels:
        tag, doors = f"door:{tunnel.colour}", [door.space for door in tunnel.doors]
        for door in doors:
            if door not in draft.tagged(tag):
                reader.fault(
                    FILE, f"tunnel {tunnel.colour}", f"the space '{door}' is a door of it and lacks the tag {tag}"
                )
        for tagged in draft.tagged(tag):
            if tagged not in doors:
                reader.fault(FILE, f"space {tagged}", f"it has the tag {tag}, but the tunnel has its doors elsewhere")


def _check_doubles(reader: PackReader, draft: _Draft) -> None:
    """No way is there twice; several numbers of one road stand together."""
    links = Counter((link.start, link.end, link.number) for link in draft.ferry)
    for (start, end, number), count in links.items():
        if count > 1:
            reader.fault(FILE, f"ferry {start} - {end}", f"this link with the number {number} is there {_times(count)}")
    for (start, end), count in Counter((start, end) for start, end, _ in links).items():
        if count > 1:
            reader.warn(FILE, f"ferry {start} - {end}", f"{count} links with different numbers lead the same way")
    walks = Counter((move.start, move.end, move.die) for move in draft.moves() if move.kind == "walk")
    for road in draft.roads:
        start, end = road.between
        for number in road.numbers:
            if (count := walks[start, end, number]) > 1:
                reader.fault(
                    FILE, _road_label(road), f"the number {number} leads this way on {count} roads; one is enough"
                )
    for ends, count in Counter(frozenset(road.between) for road in draft.roads if not road.oneway).items():
        if count > 1:
            one, other = next(road.between for road in draft.roads if frozenset(road.between) == ends)
            reader.warn(FILE, f"road {one} - {other}", f"{count} roads join these; write all numbers into one")


def _times(count: int) -> str:
    return "twice" if count == 2 else f"{count} times"


def _check_reach(reader: PackReader, draft: _Draft) -> None:
    """No pawn may get stuck for good, and no magic may lie behind what only that magic opens."""
    (castle,) = draft.tagged("castle")
    moves = list(draft.moves())
    out = _reached_from(castle, moves)
    back = _reached_from(castle, [Move("", move.kind, move.end, move.start, move.die) for move in moves])
    opened = _reached_with_magic(castle, draft, moves)
    by_road = _reached_from(castle, [move for move in moves if move.kind == "walk"])
    away = {move.start for move in moves if move.kind != "fly"}
    for magic, opens in (("keys", "tunnels open"), ("trumpet", "the winged horse comes")):
        spaces = {*draft.tagged(f"magic:{magic}")}
        if spaces <= out and not spaces & opened:
            told = (
                f"no road or ferry leads here that can be used before {opens}, and for that a pawn must be here already"
            )
            reader.fault(FILE, f"space {min(spaces)}", told)
    for space in draft.spaces:
        entry = f"space {space.id}"
        if space.id not in out:
            reader.fault(FILE, entry, "no way leads here from the castle")
        elif space.id not in back:
            reader.fault(FILE, entry, "no way leads back from here to the castle")
        elif space.id not in away:
            reader.warn(FILE, entry, "a dead end: only the winged horse leads away from here")
        elif space.id not in by_road:
            reader.warn(FILE, entry, "no road leads here from the castle")


def _warn_of_oddities(reader: PackReader, draft: _Draft) -> None:
    ends = Counter(end for move in draft.moves() if move.kind == "walk" for end in {move.end})
    neighbours = {space.id: {move.start for move in draft.moves() if move.end == space.id} for space in draft.spaces}
    for space in draft.spaces:
        if not space.tags and ends[space.id] and len(neighbours[space.id]) == 1:
            reader.warn(FILE, f"space {space.id}", "a dead end without a use: one road leads here, and nothing is here")
    for name, count in Counter(space.name.get("en") for space in draft.spaces if space.name.get("en")).items():
        if count > 1:
            reader.warn(FILE, "space", f"{count} spaces are called '{name}'; at the table nobody can tell them apart")


def _reached_from(start: str, moves: Iterable[Move]) -> set[str]:
    ways: dict[str, set[str]] = {}
    for move in moves:
        ways.setdefault(move.start, set()).add(move.end)
    reached, new = {start}, {start}
    while new:
        new = {end for space in new for end in ways.get(space, ())} - reached
        reached |= new
    return reached


def _reached_with_magic(castle: str, draft: _Draft, moves: list[Move]) -> set[str]:
    """What can be reached when tunnels open with the Magic Keys and the winged horse comes to the Magic Trumpet."""
    kinds, reached = {"walk", "ride"}, {castle}
    while True:
        reached = _reached_from(castle, [move for move in moves if move.kind in kinds])
        found = {
            kind
            for kind, magic in (("tunnel", "keys"), ("fly", "trumpet"))
            if reached & {*draft.tagged(f"magic:{magic}")}
        }
        if found <= kinds:
            return reached
        kinds |= found


def _work_out(draft: _Draft) -> Board:
    moves = {move.option: move for move in draft.moves()}
    items = {index: draft.tagged(f"item:{index}")[0] for index in ADVENTURES}
    quests = {}
    adventures = sorted(draft.adventures, key=lambda adventure: adventure.index)
    for adventure in adventures:
        (space,) = draft.tagged(f"adventure:{adventure.index}")
        quests[space] = Quest(COMPLETE(space, adventure.number), space, adventure.number, items[adventure.index])
    places = _places(draft)
    return Board(
        spaces={space.id: Space(space.id, space.tags, space.name, places[space.id]) for space in draft.spaces},
        castle=draft.tagged("castle")[0],
        docks=tuple(draft.tagged("dock")),
        magics={magic: tuple(draft.tagged(f"magic:{magic}")) for magic in MAGICS},
        magic_at={space: magic for magic in MAGICS for space in draft.tagged(f"magic:{magic}")},
        quests=quests,
        walks=_by_start(draft, moves, "walk"),
        rides=_by_start(draft, moves, "ride"),
        tunnels=_by_start(draft, moves, "tunnel"),
        flights=_by_start(draft, moves, "fly"),
        moves=moves,
        books=tuple(draft.books) or tuple(map(Book, COLOURS, PLACES)),
        adventures=tuple(adventures),
        roads=tuple(draft.roads),
        ferry_links=tuple(draft.ferry),
        pastures={flight.end: flight.number for flight in draft.flights},
        doors=tuple(draft.tunnels),
    )


def _by_start(draft: _Draft, moves: Mapping[str, Move], kind: str) -> dict[str, Paths]:
    chosen = sorted((move for move in moves.values() if move.kind == kind), key=lambda move: move.die)
    return {space.id: Paths([move for move in chosen if move.start == space.id]) for space in draft.spaces}


def _places(draft: _Draft) -> dict[str, Point]:
    """Where the spaces lie on a drawing of 10 by 10; if the pack says nothing of it, in rings around the castle."""
    told = {space.id: space.at for space in draft.spaces if space.at is not None}
    if told:
        return told
    (castle,) = draft.tagged("castle")
    walks = [move for move in draft.moves() if move.kind == "walk"]
    rings: list[list[str]] = [[castle]]
    left = {space.id for space in draft.spaces} - {castle}
    while left:
        near = {move.end for move in walks if move.start in rings[-1]} & left or left
        rings.append([space.id for space in draft.spaces if space.id in near])
        left -= near
    places = {castle: (5.0, 5.0)}
    for number, ring in enumerate(rings[1:], start=1):
        far = 5 * number / (len(rings) - 1)
        for place, space in enumerate(ring):
            angle = 2 * pi * (place + number / 2) / len(ring)
            places[space] = round(5 + far * cos(angle), 2), round(5 + far * sin(angle), 2)
    return places
