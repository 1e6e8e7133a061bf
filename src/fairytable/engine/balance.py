"""Balance: what a game says about itself so that the lab can count. A few lines in the game's `balance.py`.

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
    """An event that tells of a thing: its value `value` names it (one or several), or it is always the same `thing`.

    The value `seat` of the event names whose it is; what is told with `EVERYBODY` belongs to the whole table. With a
    `clause` only what is told by that clause counts; without an `event` everything that is told or asked by it does.
    """

    event: str = ""
    value: str = ""
    thing: str = ""
    seat: str = "seat"
    clause: str = ""


class Things(Struct, frozen=True):
    """A sort of things to be counted: cards, heroes, quests, spaces, scenarios. `every(content)` names all of them.

    A thing is *held* when somebody has it, *used* when it does its work, and it *helped* when that came to something.
    Where nothing says that a thing was held, who used it held it. Things that are `alike` should be used about equally
    often: the adventures of a book are, cards that each have a moment of their own and spaces of a board are not.
    """

    key: str
    title: str
    every: Callable[[Any], Iterable[str]]
    held: tuple[Mention, ...] = ()
    used: tuple[Mention, ...] = ()
    helped: tuple[Mention, ...] = ()
    alike: bool = True


class PlayedMatch(Struct, frozen=True):
    """A finished match: its final table, its events and its result. `numbers` were noted on the way."""

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

    `progress(table, seat)` says how far a seat is: whoever is farthest leads. `tie_breaks` are clauses of results that
    no plain victory needs. `notes` are taken when an event was told, of the table after that answer: numbers by name.
    `first` is the event that names who begins. `rare` are clauses that bots hardly ever meet, with the reason.
    `seconds` are how long a person thinks about some questions, where that differs from what their options suggest.
    """

    progress: Callable[[Any, str], float]
    things: tuple[Things, ...] = ()
    measures: tuple[Measure, ...] = ()
    tie_breaks: tuple[str, ...] = ()
    notes: Mapping[str, Callable[[Any], Mapping[str, float]]] = {}
    first: str = ""
    rare: Mapping[str, str] = {}
    seconds: Mapping[str, float] = {}
