"""Measures: shares of victory with their intervals, lengths with their spread."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fairytable import Result
from fairytable.lab import Outcome, measure, wilson_interval


def outcome(winners: tuple[str, ...], rounds: int, answers: int) -> Outcome:
    return Outcome("toy", ("red", "blue"), 1, ("random", "random"), {}, rounds, answers, Result(winners, {}, "X-1.1"))


def test_a_shared_victory_counts_in_part() -> None:
    measures = measure([outcome(("red",), 10, 100), outcome(("red", "blue"), 14, 300), outcome((), 12, 200)])
    assert measures.matches == 3
    assert measures.wins["red"].share == 0.5
    assert measures.wins["blue"].share == pytest.approx(1 / 6)
    assert (measures.rounds, measures.answers) == (12, 200)
    assert measures.rounds_spread == pytest.approx(1.633, abs=0.001)
    assert measures.answers_spread == pytest.approx(81.65, abs=0.01)


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_s_interval(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson_interval(wins, matches) == pytest.approx((low, high), abs=0.0001)


def test_the_share_lies_in_its_interval_and_more_matches_make_it_narrower() -> None:
    few, many = wilson_interval(3, 10), wilson_interval(300, 1000)
    assert few[0] < many[0] < 0.3 < many[1] < few[1]


def test_a_team_that_wins_most_matches_is_said_to_win_them() -> None:
    """All play together: 24 of 25 matches are won, by everybody."""
    team = ("red", "blue")
    results = [
        Result(team if number else (), dict.fromkeys(team, 84.0), "X-1.1", sides=(team,)) for number in range(25)
    ]
    measures = measure([replace(outcome((), 10, 100), result=result) for result in results])
    assert {seat: share.share for seat, share in measures.wins.items()} == {"red": 0.96, "blue": 0.96}
    assert measures.won.share == 0.96
    assert measures.won.low < 0.96 < measures.won.high


def test_matches_that_nobody_won_are_counted() -> None:
    assert measure([outcome(("red",), 1, 1), outcome((), 1, 1)]).won.share == 0.5
    assert measure([outcome(("red", "blue"), 1, 1)]).won.share == 1
