"""Clocks: questions with a time limit answer themselves when it runs out."""

from __future__ import annotations

import asyncio
from time import monotonic

from fairytable.engine.questions import Question
from fairytable.server.room.live_match import LiveMatch, Proposal


class Clock:
    """The clock of one match."""

    __slots__ = ("_ends", "_limits", "_moment", "_timer")

    def __init__(self, options: dict[str, str]) -> None:
        self._limits = limits_in(options)
        self._moment = -1
        self._ends = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def start(self, play: LiveMatch) -> None:
        """Start the clock for the open questions unless it is already running."""
        if not self._limits or play.match is None or not play.match.questions:
            return
        questions = play.match.questions
        limits = [limit for question in questions if (limit := self._limits.get(question.about)) is not None]
        moment = play.number_of(questions[0])
        if not limits or self._moment == moment:
            return
        self.stop()
        self._moment = moment
        self._ends = monotonic() + min(limits)
        self._timer = asyncio.get_running_loop().call_later(min(limits), self._time_is_up, play)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def seconds_left(self, question: Question) -> int | None:
        """The seconds left to answer, or None without a limit."""
        if self._moment < 0 or question.about not in self._limits:
            return None
        return max(0, round(self._ends - monotonic()))

    def _time_is_up(self, play: LiveMatch) -> None:
        if play.match is None:
            return
        for question in play.match.questions:
            if self.seconds_left(question) == 0:
                number = play.number_of(question)
                option = question.default_answer
                play.propose(Proposal("answer", question.seat, option=option, question=number))


def limits_in(options: dict[str, str]) -> dict[str, int]:
    """The time limits in seconds by subject of the question: `boarding-timeout` limits questions about `board`."""
    limits = {}
    for key, value in options.items():
        word, _, timeout = key.rpartition("-")
        if timeout == "timeout" and value.isdecimal():
            limits[word.removesuffix("ing")] = int(value)
    return limits
