"""The bots of a room: those with a seat of their own, and those who sit in for an absent person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic

from fairytable.bots.partner import Heeded
from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.lessons import Lesson
from fairytable.server.limits.turns import Visitor
from fairytable.server.messages.socket import Level
from fairytable.server.room.bot_processes import BotAnswer
from fairytable.server.room.live_match import LiveMatch, Proposal
from fairytable.server.room.shared import Shared
from fairytable.server.storage.stored import StoredRoom
from fairytable.server.wording.refusals import Refusal

_log = logging.getLogger("fairytable.server")

SECONDS_TO_TRY_AGAIN = 1.0


class Bots:
    """The bots of one room. `level_at` returns the level at which a bot may answer for a seat now, or None if no bot
    may. `time_limit` returns the seconds they may think now, if their time is limited. They think on behalf of the
    `visitor`. `pointed_at` is what a person pointed at last, until a bot has acted on it and said why through
    `explain`."""

    __slots__ = ("_explain", "_level_at", "_play", "_shared", "_thinking", "_time_limit", "_visitor", "pointed_at")

    def __init__(
        self,
        shared: Shared,
        play: LiveMatch,
        level_at: Callable[[str], Level | None],
        time_limit: Callable[[], float | None],
        visitor: Callable[[], Visitor],
        explain: Callable[[str, Heeded], Awaitable[None]],
    ) -> None:
        self._shared = shared
        self._play = play
        self._level_at = level_at
        self._time_limit = time_limit
        self._visitor = visitor
        self._explain = explain
        self._thinking: set[tuple[str, int]] = set()
        self.pointed_at = ""

    def call(self, room: StoredRoom) -> None:
        """Every bot that has a question begins to think."""
        if self._play.match is None:
            return
        for question in self._play.match.questions:
            level = self._level_at(question.seat) or self._level_in_lesson(question)
            if level is None or self._time_limit() == 0:
                continue
            place = (question.seat, self._play.number_of(question))
            if place not in self._thinking:
                self._thinking.add(place)
                self._shared.spawn(self._answer(room, question, level, place))

    async def _answer(self, room: StoredRoom, question: Question, level: Level, place: tuple[str, int]) -> None:
        match, stored = self._play.match, self._play.stored
        assert match is not None
        assert stored is not None
        usual = self._shared.settings.pause
        pause = breath(match, question, room.pause if usual is None else usual)
        begun, time_limit = monotonic(), self._time_limit()
        lesson = self._lesson()
        recorded = lesson.recorded_answer(question) if lesson else None
        try:
            people = any(seat.kind == "person" for seat in room.seats)
            pointed_at = self.pointed_at
            async with asyncio.timeout(time_limit):
                thought = (
                    BotAnswer(recorded)
                    if recorded
                    else await self._shared.bot_processes.choose(
                        stored,
                        match,
                        question.seat,
                        level,
                        self._visitor(),
                        for_people=people,
                        pointed_at=pointed_at,
                        time_limit=time_limit,
                    )
                )
            option = thought.option
            if thought.heeded is not None and self.pointed_at == pointed_at:
                self.pointed_at = ""  # it has been done, or never will be
                await self._explain(question.seat, thought.heeded)
        except TimeoutError:  # the window closes without it
            self._thinking.discard(place)
            return
        except Exception:
            _log.exception("the bot in room %s has lost its thread", room.room)
            option = question.default_answer
        await asyncio.sleep(max(0.0, pause / 1000 - (monotonic() - begun)))
        self._thinking.discard(place)
        if self._play.match is match and (self._level_at(question.seat) or self._level_in_lesson(question)):
            again = partial(self._try_again, room)
            self._play.propose(Proposal("answer", question.seat, again, option, place[1]))

    def _try_again(self, room: StoredRoom, refusal: Refusal | None) -> None:
        """If the database was unavailable, the bot answers when it is back."""
        if refusal is not None and refusal.reason == "not_stored":
            asyncio.get_running_loop().call_later(SECONDS_TO_TRY_AGAIN, self.call, room)

    def _lesson(self) -> Lesson | None:
        stored = self._play.stored
        if stored is None or not stored.lesson:
            return None
        return self._shared.library.lesson(stored.game, stored.pack, stored.lesson)

    def _level_in_lesson(self, question: Question) -> Level | None:
        """In a lesson, questions that the lesson does not cover are answered automatically."""
        lesson = self._lesson()
        return "easy" if lesson is not None and lesson.answers_itself(question) else None


def breath(match: Match, question: Question, pause: int) -> float:
    """The delay in milliseconds before a bot answers: half as long directly after an answer of its own, since its turn
    merely continues."""
    if match.window_is_open:
        return 0  # nobody sees an answer before the window closes
    goes_on = bool(match.answers) and match.answers[-1][0] == question.seat
    return pause / 2 if goes_on else pause
