"""The board: read from a content pack, checked, and worked out once for all matches played on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct, field

from fairytable.engine.languages import in_language
from fairytable.engine.packs import PackReader
from fairytable.games.fantastic_stories.verbs import COMPLETE, FLY, RIDE, TUNNEL, WALK

FILE = "board.toml"
MAGICS = ("move_two", "reroll", "trumpet", "bell", "keys")
COLOURS = ("red", "blue", "green", "yellow", "orange", "purple")
PLACES = ("top left", "top right", "right", "bottom right", "bottom left", "left")
NUMBERS = range(1, 7)
WAYS = {way.word: way for way in (WALK, RIDE, TUNNEL, FLY)}


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    tags: tuple[str, ...] = ()
    name: dict[str, str] = {}
    at: tuple[float, float] = (0.0, 0.0)


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    between: tuple[str, str]
    numbers: tuple[int, ...]
    oneway: bool = False


class FerryLink(Struct, frozen=True, forbid_unknown_fields=True):
    start: str = field(name="from")
    end: str = field(name="to")
    number: int


class Flight(Struct, frozen=True, forbid_unknown_fields=True):
    end: str = field(name="to")
    number: int


class Door(Struct, frozen=True, forbid_unknown_fields=True):
    space: str
    number: int


class Tunnel(Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    doors: tuple[Door, Door]


class Adventure(Struct, frozen=True, forbid_unknown_fields=True):
    index: int
    number: int
    name: dict[str, str] = {}
    item: dict[str, str] = {}


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    place: str


class Move(Struct, frozen=True):
    """A way over one path: `kind` is walk, ride, tunnel or fly."""

    option: str
    kind: str
    start: str
    end: str
    die: int


class Quest(Struct, frozen=True):
    """An adventure as the rules use it: where it is, which number completes it, where its item is."""

    option: str
    space: str
    die: int
    item: str


class Paths(dict[tuple[int, ...], tuple[str, ...]]):
    """The moves of one kind from one space; `paths[dice]` are those that the dice allow, worked out only once."""

    def __init__(self, moves: list[Move]) -> None:
        super().__init__()
        self.moves = moves

    def __missing__(self, dice: tuple[int, ...]) -> tuple[str, ...]:
        self[dice] = options = tuple(move.option for move in self.moves if move.die in dice)
        return options


class Board(Struct, frozen=True, eq=False):
    """Spaces, and every move that dice can make from each of them.

    `walks[space][dice]`, `rides`, `tunnels` and `flights` hold the options; `moves` tells what one of them means.
    `roads`, `ferry_links`, `pastures` (with the die that the winged horse takes to each) and `doors` are as the pack
    has them.
    """

    spaces: dict[str, Space]
    castle: str
    docks: tuple[str, ...]
    magics: dict[str, tuple[str, ...]]
    magic_at: dict[str, str]
    quests: dict[str, Quest]
    walks: dict[str, Paths]
    rides: dict[str, Paths]
    tunnels: dict[str, Paths]
    flights: dict[str, Paths]
    moves: dict[str, Move]
    books: tuple[Book, ...]
    adventures: tuple[Adventure, ...]
    roads: tuple[Road, ...]
    ferry_links: tuple[FerryLink, ...]
    pastures: dict[str, int]
    doors: tuple[Tunnel, ...]

    def names(self, language: str) -> dict[str, str]:
        """What the spaces are called; where an adventure or item space has no name, its adventure may have one."""
        told = {}
        for quest, adventure in zip(self.quests.values(), self.adventures, strict=True):
            told[quest.space], told[quest.item] = adventure.name, adventure.item
        names = {space.id: space.name or told.get(space.id, {}) for space in self.spaces.values()}
        return {space: in_language(name, language, space) for space, name in names.items()}


def read_board(reader: PackReader) -> Board | None:
    """The board of a pack, or None if it has faults."""
    reader.only_keys(FILE, "space", "road", "ferry", "flight", "tunnel", "adventure", "book")
    draft = _Draft(
        spaces=reader.entries(FILE, "space", Space),
        roads=reader.entries(FILE, "road", Road),
        ferry=reader.entries(FILE, "ferry", FerryLink),
        flights=reader.entries(FILE, "flight", Flight),
        tunnels=reader.entries(FILE, "tunnel", Tunnel),
        adventures=reader.entries(FILE, "adventure", Adventure),
        books=reader.entries(FILE, "book", Book),
    )
    _check(reader, draft)
    return None if reader.faults else _work_out(draft)


class _Draft(Struct):
    """The entries of a board file, before they are checked."""

    spaces: list[Space]
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


def _check(reader: PackReader, draft: _Draft) -> None:
    """All that must hold for a board, each fault with its place."""
    _check_spaces(reader, draft)
    _check_paths(reader, draft)
    _check_adventures(reader, draft)
    _check_books(reader, draft)
    if not reader.faults:
        _check_reach(reader, draft)


def _check_spaces(reader: PackReader, draft: _Draft) -> None:
    for name, count in Counter(space.id for space in draft.spaces).items():
        if count > 1:
            reader.fault(FILE, f"space {name}", f"{count} spaces have this id")
    known = {"castle", "dock", "pasture"}
    known |= {f"{kind}:{index}" for kind in ("adventure", "item") for index in (1, 2, 3, 4)}
    known |= {f"magic:{magic}" for magic in MAGICS} | {f"door:{tunnel.colour}" for tunnel in draft.tunnels}
    for space in draft.spaces:
        if not space.id.replace("_", "").isalnum() or not space.id[:1].isalpha():
            reader.fault(FILE, f"space {space.id}", "an id is one word of letters, digits and underscores")
        for tag in space.tags:
            if tag not in known:
                reader.fault(FILE, f"space {space.id}", f"unknown tag '{tag}'; known are {', '.join(sorted(known))}")
        main = [tag for tag in space.tags if tag.partition(":")[0] in ("castle", "adventure", "item", "magic")]
        if len(main) > 1:
            reader.fault(FILE, f"space {space.id}", f"{' and '.join(main)} cannot share a space")
        if "castle" in space.tags and "dock" in space.tags:
            reader.fault(FILE, f"space {space.id}", "the castle cannot be a dock")
    wanted = {"castle": 1, "dock": 3}
    wanted |= {f"{kind}:{index}": 1 for kind in ("adventure", "item") for index in (1, 2, 3, 4)}
    for tag, number in wanted.items():
        if (found := len(draft.tagged(tag))) != number:
            reader.fault(FILE, tag, f"the board has {found} of these spaces; it needs exactly {number}")
    for tag in ("pasture", *(f"magic:{magic}" for magic in MAGICS)):
        if not draft.tagged(tag):
            reader.fault(FILE, tag, "the board has no such space; it needs at least one")


def _check_paths(reader: PackReader, draft: _Draft) -> None:
    docks, pastures = draft.tagged("dock"), draft.tagged("pasture")
    for place, road in enumerate(draft.roads, start=1):
        entry = f"road {place} ({' - '.join(road.between)})"
        _check_ends(reader, draft, entry, road.between)
        _check_numbers(reader, entry, road.numbers)
        if not road.numbers:
            reader.fault(FILE, entry, "a road needs at least one number")
    for place, link in enumerate(draft.ferry, start=1):
        entry = f"ferry {place} ({link.start} - {link.end})"
        _check_ends(reader, draft, entry, (link.start, link.end))
        _check_numbers(reader, entry, [link.number])
        for end in (link.start, link.end):
            if end not in docks:
                reader.fault(FILE, entry, f"'{end}' is not a dock")
    for dock in docks:
        if not any(link.start == dock for link in draft.ferry):
            reader.fault(FILE, f"space {dock}", "no ferry link leaves this dock")
        if not any(link.end == dock for link in draft.ferry):
            reader.fault(FILE, f"space {dock}", "no ferry link leads to this dock")
    for place, flight in enumerate(draft.flights, start=1):
        entry = f"flight {place} ({flight.end})"
        _check_numbers(reader, entry, [flight.number])
        if flight.end not in pastures:
            reader.fault(FILE, entry, f"'{flight.end}' is not a pasture")
    for pasture in pastures:
        if (count := sum(flight.end == pasture for flight in draft.flights)) != 1:
            reader.fault(FILE, f"space {pasture}", f"{count} flights lead to this pasture; it needs exactly one")
    if len({tunnel.colour for tunnel in draft.tunnels}) != len(draft.tunnels):
        reader.fault(FILE, "tunnel", "each tunnel needs a colour of its own")
    if len(draft.tunnels) != 2:
        reader.fault(FILE, "tunnel", f"the board has {len(draft.tunnels)} tunnels; it needs exactly 2")
    for tunnel in draft.tunnels:
        entry = f"tunnel {tunnel.colour}"
        _check_ends(reader, draft, entry, [door.space for door in tunnel.doors])
        _check_numbers(reader, entry, [door.number for door in tunnel.doors])
        tag = f"door:{tunnel.colour}"
        if set(draft.tagged(tag)) != {door.space for door in tunnel.doors}:
            reader.fault(FILE, entry, f"its doors are not the spaces with the tag {tag}")


def _check_ends(reader: PackReader, draft: _Draft, entry: str, ends: Iterable[str]) -> None:
    ends = tuple(ends)
    for end in ends:
        if all(space.id != end for space in draft.spaces):
            reader.fault(FILE, entry, f"there is no space '{end}'")
    if len(set(ends)) < len(ends):
        reader.fault(FILE, entry, f"it leads from '{ends[0]}' to itself")


def _check_numbers(reader: PackReader, entry: str, numbers: Iterable[int]) -> None:
    for number in numbers:
        if number not in NUMBERS:
            reader.fault(FILE, entry, f"{number} is not on a die; numbers go from 1 to 6")


def _check_adventures(reader: PackReader, draft: _Draft) -> None:
    if sorted(adventure.index for adventure in draft.adventures) != [1, 2, 3, 4]:
        reader.fault(FILE, "adventure", "the board needs exactly the adventures with index 1, 2, 3 and 4")
    for adventure in draft.adventures:
        _check_numbers(reader, f"adventure {adventure.index}", [adventure.number])


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


def _check_reach(reader: PackReader, draft: _Draft) -> None:
    """No pawn may get stuck for good; a space without a road is strange, but the real board may have one."""
    (castle,) = draft.tagged("castle")
    moves = [(move.kind, move.start, move.end) for move in draft.moves()]
    out = _reached_from(castle, [(start, end) for _, start, end in moves])
    back = _reached_from(castle, [(end, start) for _, start, end in moves])
    by_road = _reached_from(castle, [(start, end) for kind, start, end in moves if kind == "walk"])
    for space in draft.spaces:
        if space.id not in out:
            reader.fault(FILE, f"space {space.id}", "no way leads here from the castle")
        elif space.id not in back:
            reader.fault(FILE, f"space {space.id}", "no way leads back from here to the castle")
        elif space.id not in by_road:
            reader.warn(FILE, f"space {space.id}", "no road leads here from the castle")


def _reached_from(start: str, ways: Iterable[tuple[str, str]]) -> set[str]:
    ways = list(ways)
    reached, size = {start}, 0
    while len(reached) > size:
        size = len(reached)
        reached |= {end for begin, end in ways if begin in reached}
    return reached


def _work_out(draft: _Draft) -> Board:
    moves = {move.option: move for move in draft.moves()}
    items = {index: draft.tagged(f"item:{index}")[0] for index in (1, 2, 3, 4)}
    quests = {}
    adventures = sorted(draft.adventures, key=lambda adventure: adventure.index)
    for adventure in adventures:
        (space,) = draft.tagged(f"adventure:{adventure.index}")
        quests[space] = Quest(COMPLETE(space, adventure.number), space, adventure.number, items[adventure.index])
    return Board(
        spaces={space.id: space for space in draft.spaces},
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


def _by_start(draft: _Draft, moves: dict[str, Move], kind: str) -> dict[str, Paths]:
    chosen = sorted((move for move in moves.values() if move.kind == kind), key=lambda move: move.die)
    return {space.id: Paths([move for move in chosen if move.start == space.id]) for space in draft.spaces}
