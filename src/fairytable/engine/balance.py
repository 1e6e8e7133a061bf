"""Balance: what the lab can count in a game, declared in a few lines of the game's `balance.py`.

BALANCE = Balance(
    progress=lambda table, seat: table.hero(seat).crowns / CROWNS_TO_WIN,
    things=(
        Things(
            "card",
            "Cards",
            lambda content: content.cards,
            held=(Mention("card_drawn", "card"),),
            used=(Mention("card_played", "card"), Mention("mirror_held_up", thing="magic_mirror")),
        ),
    ),
    measures=(Measure("coins", "coins of a player at the end", lambda played: played.each(lambda hero: hero.coins)),),
    tie_breaks=("XX-9.2",),
)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from fairytable.engine.events import Event

if TYPE_CHECKING:
    from fairytable.engine.game import Result

EVERYBODY = ""
"""The owner of things that belong to the whole table."""


class Mention(Struct, frozen=True):
    """An event about a thing: its value `value` names the thing (or several), or it is always the same `thing`.

    The value `seat` of the event names the owner; with `EVERYBODY` the thing belongs to the whole table. With a
    `clause`, only events with that clause count; without an `event`, every event and question with it does.
    """

    event: str = ""
    value: str = ""
    thing: str = ""
    seat: str = "seat"
    clause: str = ""


class Things(Struct, frozen=True):
    """A kind of things to be counted: cards, heroes, quests, spaces, scenarios. `every(content)` names all of them.

    A thing is *held* when somebody has it, *used* when it takes effect, and it *helped* when the effect mattered. Where
    nothing says that a thing was held, its user held it. Things that are `alike` should be used about equally often,
    such as the adventures of a book; cards that each have a moment of their own, and spaces of a board, are not.
    """

    key: str
    title: str
    every: Callable[[Any], Iterable[str]]
    held: tuple[Mention, ...] = ()
    used: tuple[Mention, ...] = ()
    helped: tuple[Mention, ...] = ()
    alike: bool = True


class PlayedMatch(Struct, frozen=True):
    """A finished match: its final table, its events and its result. `numbers` were noted during the match."""

    table: Any
    events: list[Event]
    result: Result
    seats: tuple[str, ...]
    counts: Counter[str]
    numbers: Mapping[str, float]

    def count(self, *keys: str) -> int:
        """How often any of these events happened."""
        return sum([self.counts[key] for key in keys])

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key] if self.counts[key] else []


Count = float | tuple[float, float]
"""Counts something in a match; a second number is the denominator: turns without a move, out of all turns."""


class Measure(Struct, frozen=True):
    """A measure of a match that a target can name. A share is shown as a percentage."""

    key: str
    words: str
    count: Callable[[PlayedMatch], Count]
    is_share: bool = False


class Balance(Struct, frozen=True):
    """What is counted in the matches of a game.

    `progress(table, seat)` measures how far a seat is: the leader is the seat that is farthest. `tie_breaks` are
    clauses of results that a plain victory does not need. `notes` are numbers by name, taken from the table after the
    answer that caused an event. `first` is the event that names the starting player. `rare` are clauses that bots
    hardly ever reach, with the reason. `seconds` says how long a person thinks about certain questions, where the
    options do not suggest it.
    """

    progress: Callable[[Any, str], float]
    things: tuple[Things, ...] = ()
    measures: tuple[Measure, ...] = ()
    tie_breaks: tuple[str, ...] = ()
    notes: Mapping[str, Callable[[Any], Mapping[str, float]]] = {}
    first: str = ""
    rare: Mapping[str, str] = {}
    seconds: Mapping[str, float] = {}
