"""Replays: uploaded records and finished matches are replayed in a thread of their own.

One at a time, with limits on length and time, so that no table waits for somebody's record.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from fairytable.engine.errors import FairytableError
from fairytable.engine.match import LEAVE, Match
from fairytable.engine.questions import Question
from fairytable.engine.recording import check_truth
from fairytable.engine.records import Branch, Record, read_record
from fairytable.server.limits.turns import Turns
from fairytable.server.messages.rest import AnswerTold, Replay, Step
from fairytable.server.messages.socket import encode
from fairytable.server.room.updates import result_told
from fairytable.server.settings import Limits
from fairytable.server.storage.stored import Opening
from fairytable.server.wording.library import GamePack
from fairytable.server.wording.phrasing import Fill, Phrasing, filler
from fairytable.server.wording.refusals import Refusal

T = TypeVar("T")


class Deadline:
    """Expires after the given number of seconds."""

    def __init__(self, seconds: float) -> None:
        self._end = monotonic() + seconds

    def check(self) -> None:
        if monotonic() > self._end:
            raise Refusal("record_too_long")


class Replayer:
    """The thread in which matches are replayed, and the queue for it."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="fairytable-replay")
        self._turns = Turns(1, limits, "busy")

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def checked(self, raw: dict[str, Any]) -> Record:
        """The record, if it is valid, unchanged, and no longer than a match can be."""
        try:
            record = read_record(msgspec.json.encode(raw))
            if (
                len(record.answers) > self._limits.record_answers
                or len(record.given_branches()) > self._limits.record_branches
            ):
                raise Refusal("record_too_long")
            record.check_seal()
        except FairytableError as error:
            raise Refusal("damaged_record", because=str(error)) from None
        return record

    async def loaded(self, record: Record, game_pack: GamePack) -> Match:
        """The match of the record."""
        return await self.in_turn(lambda deadline: _load(record, game_pack, deadline))

    async def replay(
        self, match: Match, phrasing: Phrasing, names: dict[str, str], seat: str | None, wanted: range
    ) -> Replay:
        """The requested steps of the match."""
        if seat is not None and seat not in match.seats:
            raise Refusal("no_such_seat", seat=seat)
        if seat is not None and not match.is_over:
            raise Refusal("not_over")
        return await self.in_turn(lambda deadline: _replay(match, phrasing, names, seat, wanted, deadline))

    async def in_turn(self, play: Callable[[Deadline], T]) -> T:
        """The result of this function, which runs in the thread when its turn comes."""
        async with self._turns.of_whoever_asks():
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, lambda: play(Deadline(self._limits.record_seconds)))


def opening_from(record: Record, match: Match, answers: int | None, *, same_luck: bool) -> Opening:
    """The position after the given number of answers of the record, with new luck that nobody knows."""
    given = list(record.given_answers())
    if answers is not None and answers > len(given):
        raise Refusal("beyond_the_end", answers=len(given))
    whole = answers is None or answers == len(given)
    given, pending = (given, dict(record.pending)) if whole else (given[:answers], {})
    branches = [branch for branch in record.given_branches() if branch.answers <= len(given)]
    if not same_luck and not (whole and match.is_over):
        branches.append(Branch(len(given), secrets.token_hex(16)))
    return Opening(given, pending, branches)


def _load(record: Record, game_pack: GamePack, deadline: Deadline) -> Match:
    try:
        match = Match.from_record(game_pack.game, game_pack.pack, record, watchdog=deadline.check)
        check_truth(record, match)
    except FairytableError as error:
        raise Refusal("damaged_record", because=str(error)) from None
    return match


def _replay(
    match: Match, phrasing: Phrasing, names: dict[str, str], seat: str | None, wanted: range, deadline: Deadline
) -> Replay:
    return Replay(
        game=match.game.slug,
        title=match.game.title,
        pack=match.pack.edition,
        seats=list(match.seats),
        options=dict(match.options),
        names=names,
        answers=len(match.answers),
        whole=match.is_over,
        seat=seat,
        steps=_steps(match, phrasing, names, seat, wanted, deadline),
        result=result_told(match, phrasing, names),
        seed=str(match.latest_seed) if match.is_over else None,
        seed_fingerprint=match.seed_fingerprint,
    )


def _steps(
    match: Match, phrasing: Phrasing, names: dict[str, str], seat: str | None, wanted: range, deadline: Deadline
) -> list[Step]:
    again = Match(match.game, match.pack, match.seats, match.seed, match.options, branches=match.branches)
    fill = filler(names, lambda part, place: phrasing.name_place(again, part, place))
    steps: list[Step] = []
    heard = 0
    for number in range(len(match.answers) + 1):
        deadline.check()
        asked = None
        if number > len(again.answers):  # otherwise players who could only pass have passed already
            asked = again.question_for(match.answers[number - 1][0])
            again.answer_again([match.answers[number - 1]], match.branches)
        if number in wanted:
            answer = None if number == 0 else _answer_told(*match.answers[number - 1], phrasing, fill, asked)
            news = again.events_for(seat, heard)
            steps.append(
                Step(
                    number,
                    answer if match.is_over else None,
                    [phrasing.event(place, told, fill) for place, told in enumerate(news, start=heard)],
                    Raw(encode(again.shown(seat))),  # type: ignore[arg-type]
                    [phrasing.question(asked, asked.number, fill) for asked in again.questions]
                    if match.is_over
                    else [],
                )
            )
        heard = len(again.events or ())
        if number >= wanted.stop:
            break
    return steps


def _answer_told(seat: str, option: str, phrasing: Phrasing, fill: Fill, asked: Question | None) -> AnswerTold:
    return AnswerTold(seat, option, option if option == LEAVE else phrasing.option(option, fill, asked).words)
