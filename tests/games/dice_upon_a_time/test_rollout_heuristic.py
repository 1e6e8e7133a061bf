"""The rollout_heuristic: how many points one will be ahead in the end."""

from __future__ import annotations

import pytest

from fairytable.engine.worth import KEPT
from fairytable.games.dice_upon_a_time.bots.heuristic import MOVES_OF_VALUE, heuristic
from fairytable.games.dice_upon_a_time.bots.journeys import WORTH_OF_MOVE
from fairytable.games.dice_upon_a_time.bots.rollout_heuristic import VICTORY, rollout_heuristic
from fairytable.lab import play_match
from tests.games.dice_upon_a_time.land import Has, land

QUEST = "star_money"
POINTS = 2


def seen_by_red(red: Has, blue: Has) -> float:
    return rollout_heuristic(land(phase="quests", red=red, blue=blue).table, "red")


def test_points_of_a_rival_count_as_much_as_ones_own() -> None:
    alike = seen_by_red({}, {})
    assert seen_by_red({"done": [QUEST]}, {}) == pytest.approx(alike + POINTS)
    assert seen_by_red({}, {"done": [QUEST]}) == pytest.approx(alike - POINTS)


def test_a_die_that_is_left_is_worth_the_move_it_makes() -> None:
    one, two = (land(phase="quests", red={"pool": pool}, blue={}).table for pool in (["plain_5"], ["plain_5"] * 2))
    assert rollout_heuristic(two, "red") - rollout_heuristic(one, "red") == pytest.approx(
        WORTH_OF_MOVE * MOVES_OF_VALUE[5]
    )


def test_of_a_match_that_is_over_the_lead_counts_and_who_won() -> None:
    match = play_match("dice-upon-a-time", 2, seed=3, bots="easy")
    assert match.result is not None
    (winner,) = match.result.winners
    scores = match.result.scores
    lead = 2 * scores[winner] - sum(scores.values())
    assert lead > 0
    for seat in match.seats:
        worth = rollout_heuristic(match.table, seat) if seat == winner else -rollout_heuristic(match.table, seat)
        assert worth == pytest.approx((1 + KEPT) * VICTORY + KEPT * min(lead, VICTORY / 2), abs=KEPT * VICTORY / 2)
        assert worth > VICTORY


def test_together_there_is_nobody_to_be_ahead_of() -> None:
    table = land(phase="quests", options={"mode": "coop"}, red={}, blue={}).table
    assert rollout_heuristic(table, "red") == heuristic(table, "red")
