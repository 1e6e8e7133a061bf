"""Records matches that bots play, to be played again on every build.

    python -m tests.matches.record [--seal-again] [GAME ...]

plays those of the named games (without a name: of all games) anew and overwrites their files beside this one, a record
to a line. That is needed for a new game, after a change of the rules (which raises `rules_version`) or of the content
pack, and never otherwise: a recorded match that cannot be played again is how an accidental change of the rules shows.
`--seal-again` keeps every answer and every end, and writes anew how the table stands then: for a new `layout`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any

import msgspec

from fairytable import GAMES, Game, Match, new_match, verify
from fairytable.bots import Observation, new_bot
from fairytable.engine.chance import Chance
from fairytable.engine.records import Record, read_record
from fairytable.games import find_game

FOLDER = Path(__file__).parent
SEAL_AGAIN = "--seal-again"
FEWEST = 100
WHOLE = 4
"""Every so many matches one is played by greedy bots to its end, for ends are worth most."""

PLAYERS = ("random", "easy", "greedy", "medium")
"""Those who do not think long: a match of theirs tells as much about the rules."""

MOST_ANSWERS = 150
MOST_ANSWERS_OF_A_WHOLE = 600
"""A longer match is recorded up to here; unfinished matches are worth keeping too."""


def file_of(game: Game[Any]) -> Path:
    return FOLDER / f"{game.slug}.jsonl"


def recorded_matches(game: Game[Any]) -> Iterator[bytes]:
    """A line for each: every number of seats with all its options, at least once each unless there are too many."""
    chosen = [(game.slug, *sitting, number) for number, sitting in enumerate(islice(cycle(sittings(game)), FEWEST))]
    with ProcessPoolExecutor() as processes:
        yield from processes.map(_line_of, *zip(*chosen, strict=True))


def _line_of(slug: str, seats: int, options: dict[str, str], number: int) -> bytes:
    return msgspec.json.encode(play(find_game(slug), seats, options, number).record()) + b"\n"


def sittings(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Numbers of seats and options that can go together, shuffled, so that any hundred of them are of all kinds."""
    values = [
        [(option.key, value) for value in dict.fromkeys((*option.values, *_for_bots(game, option.key)))]
        for option in game.rules.options
    ]
    numbers = range(game.identity.fewest_seats, game.identity.most_seats + 1)
    found = [(seats, dict(options)) for seats, options in product(numbers, product(*values))]
    Chance.from_seed("sittings").shuffle(found)
    return [(seats, options) for seats, options in found if _can_begin(game, seats, options)]


def play(game: Game[Any], seats: int, options: dict[str, str], number: int) -> Match:
    """A match between bots. In some somebody leaves, or the luck to come is drawn anew, as in a branch of a match."""
    match = new_match(game, seats, f"recorded {number}", options)
    chance = Chance.from_seed(f"the players of {number}")
    is_whole = number % WHOLE == 0
    players = {seat: new_bot("greedy" if is_whole else chance.pick(PLAYERS), chance.draw_key()) for seat in match.seats}
    leaving = chance.roll(60) if number % 5 == 1 and seats > 2 else None
    branching = chance.roll(60) if number % 10 == 3 else None
    while match.questions and len(match.answers) < (MOST_ANSWERS_OF_A_WHOLE if is_whole else MOST_ANSWERS):
        if branching is not None and branching <= len(match.answers):
            match.branch(f"branch {number}")
            branching = None
        if leaving is not None and leaving <= len(match.answers):
            match.leave(match.seats[-1])
            leaving = None
            continue
        seat = chance.pick(match.questions).seat
        match.answer(seat, players[seat].choose(Observation(match, seat)))
    return match


def record_all(games: list[Game[Any]]) -> None:
    for game in games:
        file_of(game).write_bytes(b"".join(recorded_matches(game)))


def seal_again(games: list[Game[Any]]) -> None:
    for game in games:
        lines = [msgspec.json.encode(verify(record).record()) + b"\n" for record in read_records(game)]
        file_of(game).write_bytes(b"".join(lines))


def read_records(game: Game[Any]) -> list[Record]:
    path = file_of(game)
    return [read_record(line) for line in path.read_bytes().splitlines()] if path.exists() else []


def _for_bots(game: Game[Any], key: str) -> list[str]:
    return [game.bots.options[key]] if key in game.bots.options else []


def _can_begin(game: Game[Any], seats: int, options: dict[str, str]) -> bool:
    """Not all options of a game need to fit each other and the seats."""
    return game.rules.fits(game.check_options(options), game.check_seats(seats)) is None


if __name__ == "__main__":
    names = [name for name in sys.argv[1:] if name != SEAL_AGAIN]
    write = seal_again if SEAL_AGAIN in sys.argv else record_all
    write([find_game(name) for name in names] or list(GAMES))
