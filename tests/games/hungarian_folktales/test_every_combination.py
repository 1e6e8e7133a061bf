"""All options in combination: every three settings that go together are tried in some match, to its end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

from fairytable import verify
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.scenes import count_components, fits
from fairytable.lab import play_match

LIMIT = "10"
"""Rounds enough for everything but the Castle; who plays at random hardly ever comes there."""
VALUES = {option.key: option.values for option in GAME.rules.options} | {
    "quest-chain": ("off", "3", "4"),
    "turn-limit": (LIMIT,),
}
Sitting = tuple[tuple[str, str], ...]


def sensible_sittings() -> Iterator[Sitting]:
    """Every number of seats with all the options that fit it."""
    for seats in range(GAME.identity.fewest_seats, GAME.identity.most_seats + 1):
        for values in product(*VALUES.values()):
            options = dict(zip(VALUES, values, strict=True))
            if fits(options, GAME.seats[:seats]) is None:
                yield (("seats", str(seats)), *options.items())


def few_sittings() -> list[Sitting]:
    """So few that every three settings are still together in one of them."""
    found: list[Sitting] = []
    covered: set[Sitting] = set()
    sittings = list(sensible_sittings())
    Random("every combination").shuffle(sittings)
    for wanted in (8, 4, 1):
        for sitting in sittings:
            triples = set(combinations(sitting, 3))
            if len(triples - covered) >= wanted:
                covered |= triples
                found.append(sitting)
    assert covered == {triple for sitting in sittings for triple in combinations(sitting, 3)}
    return found


def test_a_match_with_any_options_comes_to_an_end() -> None:
    for number, sitting in enumerate(few_sittings()):
        options = dict(sitting)
        seats = GAME.seats[: int(options.pop("seats"))]
        match = play_match(GAME, seats, seed=number, options=options)
        assert match.result is not None, options
        assert match.result.clause in ("HF-21.11", "HF-21.14"), options
        counted = count_components(match.table)
        assert (counted["biscuits"], counted["advice"], counted["gold"]) == (36, 24, 15), options
        assert verify(match.record()).result == match.result, options
