"""How many lines of play there are, a few questions deep, for a few fixed seeds.

A rule that offers an option more or less, or rolls a die more or less, changes these numbers. When that was meant:

    python -m tests.every_game.count_lines

writes them anew to `lines_of_play.json`, to be looked at and committed with the change.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from fairytable import GAMES, Game, Match, new_match

FILE = Path(__file__).with_name("lines_of_play.json")
DEPTH = 3
MOST_COPIES = 600
"""Where there are more lines than this, it is not counted how each of them goes on."""

Counts = dict[str, dict[str, str]]


def starts(game: Game[Any]) -> Iterator[tuple[str, Match]]:
    """Matches from which lines of play are counted: at their first question and some questions later."""
    for seats in sorted({game.identity.fewest_seats, game.identity.most_seats}):
        for seed in (1, 2):
            match, random = new_match(game, seats, seed, game.bots.options, quiet=True), Random(seed)
            yield f"{seats} seats, seed {seed}", match
            for _ in range(15):
                question = match.questions[0]
                match.answer(question.seat, random.choice(question.options))
            yield f"{seats} seats, seed {seed}, after 15 answers", match


def count_lines(match: Match) -> list[int]:
    """The number of lines of play of one question, of two questions, and so on."""
    positions, counts = [match], [len(match.questions[0].options)]
    while len(counts) < DEPTH and counts[-1] <= MOST_COPIES:
        positions = [after for position in positions for after in _answered(position) if not after.is_over]
        counts.append(sum(len(position.questions[0].options) for position in positions))
    return counts


def counts_of(game: Game[Any]) -> dict[str, str]:
    """The counts from every start, as they stand in the file: `8 23 79`."""
    return {name: " ".join(map(str, count_lines(match))) for name, match in starts(game)}


def read_counts() -> Counts:
    return msgspec.json.decode(FILE.read_bytes(), type=Counts)


def _answered(match: Match) -> Iterator[Match]:
    """The match after each of the answers that its first question can get."""
    question = match.questions[0]
    for option in question.options:
        twin = match.copy()
        twin.answer(question.seat, option)
        yield twin


if __name__ == "__main__":
    encoded = msgspec.json.encode({game.slug: counts_of(game) for game in GAMES})
    FILE.write_bytes(msgspec.json.format(encoded) + b"\n")
