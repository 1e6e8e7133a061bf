"""Bots play one match or thousands: in this process, on every core, or through any executor.

for outcome in simulate("fantastic-stories", seats=3, games=100, bots=["greedy", "random", "random"]):
    print(outcome.seed, outcome.result.winners)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from fairytable.bots import AnyBot, Bot, Observation, name_of_bot, new_bot
from fairytable.engine.chance import Chance
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game, Result
from fairytable.engine.match import Match
from fairytable.engine.packs import Pack, load_pack
from fairytable.engine.questions import Question
from fairytable.engine.records import Record
from fairytable.games import find_game
from fairytable.lab.workers import played
from fairytable.matches import new_match


class WrongBots(FairytableError):
    """The bots do not fit the seats."""


class Outcome(Struct, frozen=True, omit_defaults=True):
    """The outcome of a match between bots; `bots` are in the order of `seats`."""

    game: str
    seats: tuple[str, ...]
    seed: int | str
    bots: tuple[str, ...]
    options: Mapping[str, str]
    rounds: int
    answers: int
    result: Result
    record: Record | None = None

    def to_json(self) -> str:
        """The outcome on one line, without the record."""
        return msgspec.json.encode(msgspec.structs.replace(self, record=None)).decode()


def play_match(
    game: str | Game[Any],
    seats: int | Sequence[str],
    seed: int | str = 0,
    bots: AnyBot | Sequence[AnyBot] = "random",
    options: Mapping[str, object] | None = None,
    pack: Pack | Path | str | None = None,
    *,
    quiet: bool = True,
    on_question: Callable[[Question], None] | None = None,
) -> Match:
    """A match played to its end by bots: one bot for every seat, or a bot for each in the order of the seats.

    A bot is a name (`"hard"`), `"module:Class"`, an object with `choose`, or a class of such objects. The luck of the
    bots comes from the seed, so the same arguments always produce the same match. A match that is not quiet keeps its
    events; `on_question` is called with every question before it is answered.
    """
    chosen = find_game(game)
    match = new_match(chosen, seats, seed, {**chosen.bots.options, **(options or {})}, pack, quiet=quiet)
    for question, _ in answers_of(match, bots):
        if on_question is not None:
            on_question(question)
    return match


def answers_of(match: Match, bots: AnyBot | Sequence[AnyBot]) -> Iterator[tuple[Question, str]]:
    """Lets the bots play the match to its end: every question with its answer, just before it is given."""
    players = seat_bots(match, bots)
    while match.questions:
        question = match.questions[0]
        seat = question.seat
        answer = players[seat].choose(Observation(match, seat))
        yield question, answer
        match.answer(seat, answer)


def simulate(
    game: str | Game[Any],
    seats: int | Sequence[str],
    games: int,
    seed: int | str = 0,
    bots: AnyBot | Sequence[AnyBot] = "random",
    options: Mapping[str, object] | None = None,
    pack: Path | str | None = None,
    *,
    keep_records: bool = False,
    executor: Executor | None = None,
) -> Iterator[Outcome]:
    """The outcomes of many matches, in order, each as soon as it is available. Errors are reported at once.

    Match number i has the seed `seed + i` (for a word: `"word-i"`), so the outcomes do not depend on the executor.
    """
    chosen = find_game(game)
    found = load_pack(chosen, pack)
    first = new_match(chosen, seats, seed, {**chosen.bots.options, **(options or {})}, found, quiet=True)
    seated = _bots_of(first, bots)
    for bot in seated:
        new_bot(bot)
    plan = _Plan(first.seats, seed, seated, first.options, keep_records)
    folder = None if pack is None else str(Path(pack).absolute())
    return (outcome for _, outcome in played(chosen, folder, found.edition, plan.play, range(games), executor))


class _Plan(Struct, frozen=True):
    """What the matches have in common, in a form that can be pickled."""

    seats: tuple[str, ...]
    seed: int | str
    bots: tuple[AnyBot, ...]
    options: Mapping[str, str]
    keep_records: bool

    def play(self, game: Game[Any], pack: Pack, number: int) -> Outcome:
        match = play_match(game, self.seats, seed_of(self.seed, number), self.bots, self.options, pack)
        assert match.result is not None
        return Outcome(
            game.slug,
            match.seats,
            match.seed,
            tuple(map(name_of_bot, self.bots)),
            match.options,
            game.rules.rounds(match.table),
            len(match.answers),
            match.result,
            match.record() if self.keep_records else None,
        )


def seed_of(seed: int | str, number: int) -> int | str:
    """The seed of match number i: `seed + i`, or `word-i`."""
    return seed + number if isinstance(seed, int) else f"{seed}-{number}"


def seat_bots(match: Match, bots: AnyBot | Sequence[AnyBot]) -> dict[str, Bot]:
    """The bots by their seats, each with luck of its own that derives from the seed of the match."""
    return {
        seat: new_bot(bot, Chance.from_seed(f"the bot of {seat} in {match.seed}").key)
        for seat, bot in zip(match.seats, _bots_of(match, bots), strict=True)
    }


def several_bots(bots: AnyBot | Sequence[AnyBot]) -> tuple[AnyBot, ...]:
    """One bot or several, as several."""
    return tuple(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else (bots,)


def _bots_of(match: Match, bots: AnyBot | Sequence[AnyBot]) -> tuple[AnyBot, ...]:
    several = several_bots(bots)
    if len(several) == 1:
        return several * len(match.seats)
    if len(several) != len(match.seats):
        raise WrongBots(f"{len(several)} bots cannot take {len(match.seats)} seats; name one bot, or one for each seat")
    return several
