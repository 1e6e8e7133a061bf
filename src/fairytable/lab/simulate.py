"""Simulate: bots play one match or thousands, here, on every core, or wherever an executor sends them.

for outcome in simulate("fantastic-stories", seats=3, games=100, bots=["greedy", "random", "random"]):
    print(outcome.seed, outcome.result.winners)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from fairytable.bots import Bot, Glimpse, new_bot
from fairytable.engine.chance import Chance
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game, Result
from fairytable.engine.match import Match
from fairytable.engine.packs import Pack, load_pack
from fairytable.engine.questions import Question
from fairytable.engine.records import Record
from fairytable.games import GAMES, find_game
from fairytable.lab.workers import in_order
from fairytable.matches import new_match

MATCHES_AHEAD = 64
"""How many matches are given to an executor before the first of them is waited for."""


class WrongBots(FairytableError):
    """The bots do not fit the seats."""


class Outcome(Struct, frozen=True, omit_defaults=True):
    """What is kept of a match that bots have played; `bots` sit in the order of `seats`."""

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
    bots: str | Sequence[str] = "random",
    options: Mapping[str, object] | None = None,
    pack: Pack | Path | str | None = None,
    *,
    quiet: bool = True,
    on_question: Callable[[Question], None] | None = None,
) -> Match:
    """A match played to its end by bots: one bot for every seat, or a bot for each in the order of the seats.

    The luck of the bots comes from the seed, so equal calls give equal matches. A match that is not
    quiet keeps its events; `on_question` hears every question before it is answered.
    """
    chosen = find_game(game)
    match = new_match(chosen, seats, seed, {**chosen.bot_options, **(options or {})}, pack, quiet=quiet)
    players = seat_bots(match, bots)
    while match.questions:
        question = match.questions[0]
        if on_question is not None:
            on_question(question)
        match.answer(question.seat, players[question.seat].choose(Glimpse(match, question.seat)))
    return match


def simulate(
    game: str | Game[Any],
    seats: int | Sequence[str],
    games: int,
    seed: int | str = 0,
    bots: str | Sequence[str] = "random",
    options: Mapping[str, object] | None = None,
    pack: Path | str | None = None,
    *,
    keep_records: bool = False,
    executor: Executor | None = None,
) -> Iterator[Outcome]:
    """The outcomes of many matches, in order, each as soon as it is there. Mistakes are told at once.

    Match number i has the seed `seed + i` (of a word: `"word-i"`), so the outcomes do not depend on the executor.
    """
    chosen = find_game(game)
    found = load_pack(chosen, pack)
    first = new_match(chosen, seats, seed, {**chosen.bot_options, **(options or {})}, found, quiet=True)
    seat_bots(first, bots)
    errands = (
        _Errand(
            chosen.slug if chosen in GAMES else chosen,
            first.seats,
            seed + number if isinstance(seed, int) else f"{seed}-{number}",
            bots,
            first.options,
            None if pack is None else str(Path(pack).absolute()),
            found.edition,
            keep_records,
        )
        for number in range(games)
    )
    return in_order(executor, _play, errands, MATCHES_AHEAD)


class _Errand(Struct, frozen=True):
    """One match to be played, in a form that travels to another process."""

    game: str | Game[Any]
    seats: tuple[str, ...]
    seed: int | str
    bots: str | Sequence[str]
    options: Mapping[str, str]
    pack_folder: str | None
    edition: str
    keep_record: bool


def _play(errand: _Errand) -> Outcome:
    game = find_game(errand.game)
    pack = _pack(game, errand.pack_folder, errand.edition)
    match = play_match(game, errand.seats, errand.seed, errand.bots, errand.options, pack)
    assert match.result is not None
    return Outcome(
        game.slug,
        match.seats,
        match.seed,
        _bot_names(match, errand.bots),
        match.options,
        game.rounds(match.table),
        len(match.answers),
        match.result,
        match.record() if errand.keep_record else None,
    )


@cache
def _pack(game: Game[Any], folder: str | None, edition: str) -> Pack:
    """The pack of many matches, loaded once; the edition tells apart what an author has changed in between."""
    pack = load_pack(game, folder)
    if pack.edition != edition:
        raise FairytableError(f"The pack in {folder} was changed while matches were being played with it")
    return pack


def seat_bots(match: Match, bots: str | Sequence[str]) -> dict[str, Bot]:
    """Each bot at its seat, with luck of its own that comes from the seed of the match."""
    return {
        seat: new_bot(name, Chance.from_seed(f"the bot of {seat} in {match.seed}").key)
        for seat, name in zip(match.seats, _bot_names(match, bots), strict=True)
    }


def _bot_names(match: Match, bots: str | Sequence[str]) -> tuple[str, ...]:
    names = (bots,) if isinstance(bots, str) else tuple(bots)
    if len(names) == 1:
        return names * len(match.seats)
    if len(names) != len(match.seats):
        raise WrongBots(f"{len(names)} bots cannot take {len(match.seats)} seats; name one bot, or one for each seat")
    return names
