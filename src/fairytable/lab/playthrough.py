"""One match played by bots, and what is recorded for counting afterwards."""

from __future__ import annotations

from typing import Any

from fairytable.engine.balance import Balance
from fairytable.engine.game import Game
from fairytable.engine.packs import Pack
from fairytable.lab.choices import Choices
from fairytable.lab.course import Course
from fairytable.lab.runs import Run
from fairytable.lab.simulate import answers_of
from fairytable.lab.thinking import Kind
from fairytable.matches import new_match

MATCHES_LOOKED_INTO = {"random": 48}
MATCHES_FOLLOWED = {"random": 8}
"""Choices are evaluated in one of this many matches; leads and thinking times are followed in one of this many. For
bots that think it is every match; random bots play faster than these can be computed."""

NOTHING_DECLARED = Balance(lambda _table, _seat: 0.0)
"""What is counted in a game without declarations."""


class Playthrough:
    """A match, and for each of its questions the kind, the seat, the answer, and the time.

    `moments` are the numbers of answers given before; players who choose simultaneously share one. `noted` are numbers
    read from the table at certain events. `beginning` is the progress of each seat before the first answer. The
    questions themselves are not stored, because they hold a lot of memory.
    """

    def __init__(self, game: Game[Any], pack: Pack, run: Run, number: int) -> None:
        self.balance = game.balance or NOTHING_DECLARED
        self.match = new_match(game, run.seats, run.seed_of(number), run.options, pack)
        self.bots = run.bots_of(number)
        self.beginning = [self.balance.progress(self.match.table, seat) for seat in run.seats]
        self.course = Course(run.seats, self.balance.progress)
        self.choices = Choices()
        self.is_followed = number % MATCHES_FOLLOWED.get(run.one_bot, 1) == 0
        self.is_looked_into = number % MATCHES_LOOKED_INTO.get(run.one_bot, 1) == 0
        self.kinds: list[Kind] = []
        self.seats: list[str] = []
        self.chosen: list[str] = []
        self.moments: list[int] = []
        self.noted: dict[str, float] = {}
        self._heard = 0

    def play(self) -> None:
        """Play to the end. Random bots hardly think, so this loop does little more than note the questions."""
        match, course = self.match, self.course
        kinds, seats, chosen, moments, answers = self.kinds, self.seats, self.chosen, self.moments, match.answers
        is_followed, is_looked_into, has_notes = self.is_followed, self.is_looked_into, bool(self.balance.notes)
        for question, answer in answers_of(match, self.bots):
            if has_notes:
                self._take_notes()
            seat = question.seat
            kinds.append((question.clause, question.about, len(question.options)))
            seats.append(seat)
            moments.append(len(answers))
            if is_followed and len(kinds) >= course.next_look:
                course.look(match.table, seat, len(kinds))
            if is_looked_into and self.choices.wants(question):
                self.choices.look_into(match, question)
            chosen.append(answer)
        if has_notes:
            self._take_notes()

    def _take_notes(self) -> None:
        events = self.match.events or []
        for event in events[self._heard :]:
            if event.key in self.balance.notes:
                self.noted.update(self.balance.notes[event.key](self.match.table))
        self._heard = len(events)
