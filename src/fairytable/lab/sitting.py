"""Sitting: one match while bots play it, and what is kept of it so that it can be counted afterwards."""

from __future__ import annotations

from typing import Any

from fairytable.bots import Glimpse
from fairytable.engine.balance import Balance
from fairytable.engine.game import Game
from fairytable.engine.packs import Pack
from fairytable.lab.choices import Choices
from fairytable.lab.course import Course
from fairytable.lab.runs import Run
from fairytable.lab.simulate import seat_bots
from fairytable.lab.thinking import Kind
from fairytable.matches import new_match

MATCHES_LOOKED_INTO = {"random": 48}
MATCHES_FOLLOWED = {"random": 8}
"""In one match out of so many some choices are appraised; in one out of so many it is followed who leads, and how long
people would think. With bots that think it is every match; random bots play quicker than one can look."""

NOTHING_DECLARED = Balance(lambda _table, _seat: 0.0)
"""What is counted in a game that declares nothing."""


class Sitting:
    """A match, and of each of its questions the kind, whose it was, what was chosen, and when.

    `moments` are how many answers had been given: those who choose at the same time have the same. `noted` are numbers
    of the table, taken when something was told. `beginning` is how far each seat is before anybody has answered. The
    questions themselves are not kept: they hold much.
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
        """To the end. Random bots hardly think, so hardly more is done here than to keep what was asked."""
        match, course = self.match, self.course
        kinds, seats, chosen, moments, answers = self.kinds, self.seats, self.chosen, self.moments, match.answers
        is_followed, is_looked_into, has_notes = self.is_followed, self.is_looked_into, bool(self.balance.notes)
        players = seat_bots(match, self.bots)
        while match.questions:
            question = match.questions[0]
            seat = question.seat
            kinds.append((question.clause, question.about, len(question.options)))
            seats.append(seat)
            moments.append(len(answers))
            if is_followed and len(kinds) >= course.next_look:
                course.look(match.table, seat, len(kinds))
            if is_looked_into and self.choices.wants(question):
                self.choices.look_into(match, question)
            answer = players[seat].choose(Glimpse(match, seat))
            chosen.append(answer)
            match.answer(seat, answer)
            if has_notes:
                self._take_notes()

    def _take_notes(self) -> None:
        events = self.match.events or []
        for event in events[self._heard :]:
            if event.key in self.balance.notes:
                self.noted.update(self.balance.notes[event.key](self.match.table))
        self._heard = len(events)
