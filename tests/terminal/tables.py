"""Tables to sit down at, and somebody who types."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

from fairytable import new_match
from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.engine.records import read_record
from fairytable.games.fantastic_stories.verbs import WALK
from fairytable.lessons import Lesson
from fairytable.terminal.plain import Lines, PlainTable
from fairytable.terminal.sitting import Player, Sitting
from tests.engine.orchard_game import an_orchard
from tests.terminal.whispers import a_whisper, whispers


def a_story(*people: str, seats: int = 3, seed: int = 5, bot: str = "random", **options: str) -> Sitting:
    """A sitting of Fantastic Stories in which red begins; seats without a person have bots."""
    match = new_match("fantastic-stories", seats, seed, {"start-player": "red", **options})
    return sitting_of(match, *(people or ("red",)), bot=bot)


def a_whispering(*people: str, seats: int = 2, seed: int = 1) -> Sitting:
    """A sitting of a game with secrets."""
    return sitting_of(a_whisper(seats, seed), *people)


def an_orchard_sitting(*people: str, blue: str, green: str) -> Sitting:
    """A sitting of a game with windows: red has picked, and blue and green may react."""
    sitting = sitting_of(an_orchard(red="starwort", blue=blue, green=green), *people)
    question = sitting.question
    assert question is not None
    sitting.answer(question, "pass")
    return sitting


def a_saved_whisper(path: Path) -> Match:
    return Match.from_record(whispers, load_pack(whispers), read_record(path))


def sitting_of(match: Match, *people: str, bot: str = "random", lesson: Lesson | None = None) -> Sitting:
    named = {seat: name for seat, _, name in (person.partition("=") for person in people)}
    players = {seat: Player(seat, name=named[seat]) if seat in named else Player(seat, bot=bot) for seat in match.seats}
    return Sitting(match, players, lesson=lesson)


def a_walk(sitting: Sitting) -> str:
    """A road that whoever is asked can take now."""
    return next(option for option in sitting.match.questions[0].options if option in WALK)


class Typist(io.TextIOBase):
    """Types whatever the table makes it think of."""

    def __init__(self, think: Callable[[], str]) -> None:
        super().__init__()
        self._think = think

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        return self._think()


def play_plain(sitting: Sitting, *typed: str, by_hand: bool = False) -> str:
    """What the table prints if somebody types these lines."""
    shown = io.StringIO()
    keyboard = io.StringIO("".join(f"{line}\n" for line in typed))
    PlainTable(sitting, Lines(keyboard, shown, by_hand=by_hand)).play()
    return shown.getvalue()
