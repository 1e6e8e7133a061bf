"""The board: its spaces and ways, worked out once for all matches on it. (`reading.py` reads it from a pack.)"""

from __future__ import annotations

from msgspec import Struct, field

from fairytable.engine.languages import Text, in_language
from fairytable.engine.showing import Shown
from fairytable.games.fantastic_stories.verbs import FLY, RIDE, TUNNEL, WALK

MAGICS = ("move_two", "reroll", "trumpet", "bell", "keys")
COLOURS = ("red", "blue", "green", "yellow", "orange", "purple")
PLACES = ("top left", "top right", "right", "bottom right", "bottom left", "left")
WAYS = {way.word: way for way in (WALK, RIDE, TUNNEL, FLY)}


class Space(Struct, frozen=True):
    id: Shown[str]
    tags: tuple[str, ...]
    name: Text
    at: Shown[tuple[float, float]]


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
    name: Text = {}
    item: Text = {}


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

    `walks[space][dice]`, `rides`, `tunnels` and `flights` hold the options; `moves` says what one of them means.
    `roads`, `ferry_links`, `pastures` (with the die for which the winged horse flies to each) and `doors` are as in the
    pack.
    """

    spaces: Shown[dict[str, Space]]
    castle: Shown[str]
    docks: Shown[tuple[str, ...]]
    magics: dict[str, tuple[str, ...]]
    magic_at: dict[str, str]
    quests: dict[str, Quest]
    walks: dict[str, Paths]
    rides: dict[str, Paths]
    tunnels: dict[str, Paths]
    flights: dict[str, Paths]
    moves: dict[str, Move]
    books: Shown[tuple[Book, ...]]
    adventures: tuple[Adventure, ...]
    roads: Shown[tuple[Road, ...]]
    ferry_links: Shown[tuple[FerryLink, ...]]
    pastures: dict[str, int]
    doors: tuple[Tunnel, ...]

    def names(self, language: str) -> dict[str, str]:
        """What the spaces are called; where an adventure or item space has no name, its adventure may have one."""
        told = {}
        for quest, adventure in zip(self.quests.values(), self.adventures, strict=True):
            told[quest.space], told[quest.item] = adventure.name, adventure.item
        names = {space.id: space.name or told.get(space.id, {}) for space in self.spaces.values()}
        return {space: in_language(name, language, space) for space, name in names.items()}
