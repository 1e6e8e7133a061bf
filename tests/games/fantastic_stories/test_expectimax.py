"""How many rounds a reader still needs, reckoned with every roll, and what hard makes of it."""

from __future__ import annotations

import pytest

from fairytable.bots import Observation, new_bot
from fairytable.engine.match import Match
from fairytable.games.fantastic_stories.bots.expectimax import expectimax, rounds_left
from fairytable.games.fantastic_stories.bots.heuristic import position_of
from tests.games.fantastic_stories.story import PRACTICE, rolled, situation

FIRST, SECOND, THIRD, FOURTH = PRACTICE.content.quests.values()
TWO_DONE = f"{THIRD.space} {FOURTH.space}"


def choice(match: Match) -> str:
    """What hard answers."""
    return new_bot("hard", 1).choose(Observation(match, match.questions[0].seat))


def worths(match: Match) -> dict[str, float]:
    return expectimax(match.table, match.questions[0])


def rounds_of(match: Match, seat: str, actions: int = 2) -> float:
    return rounds_left(position_of(match.table, match.table.reader(seat)), actions)


def test_who_waits_for_one_number_needs_as_many_rounds_as_it_takes_to_fall() -> None:
    match = situation(red={FIRST.space: 1, FIRST.item: 1}, books={"red": TWO_DONE})
    assert rounds_of(match, "red") == pytest.approx(1 / (1 - (5 / 6) ** 3))


def test_with_re_roll_it_falls_as_if_there_were_twice_as_many_dice() -> None:
    match = situation(red={FIRST.space: 1, FIRST.item: 1, "reroll": 1}, books={"red": TWO_DONE})
    assert rounds_of(match, "red") == pytest.approx(1 / (1 - (5 / 6) ** 4), abs=0.02)


def test_nothing_is_left_of_three_adventures() -> None:
    match = situation(red={"castle": 1}, blue={"castle": 1}, books={"blue": f"{FIRST.space} {TWO_DONE}"})
    assert rounds_of(match, "blue") == 0.0


@pytest.mark.parametrize("actions", [1, 2])
def test_a_completed_adventure_and_a_pawn_on_its_way_are_rounds_less(actions: int) -> None:
    begin, ready, done = (
        situation(red={"castle": 1}, blue=blue, books={"blue": book})
        for blue, book in (
            ({"castle": 1}, ""),
            ({FIRST.space: 1, FIRST.item: 1}, ""),
            ({FIRST.item: 1}, FIRST.space),
        )
    )
    assert rounds_of(begin, "blue", actions) > rounds_of(ready, "blue", actions) > rounds_of(done, "blue", actions)


def test_hard_completes_an_adventure_when_it_can() -> None:
    assert choice(rolled(dice=[FIRST.die, FIRST.die], red={FIRST.space: 1, FIRST.item: 1})) == FIRST.option


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_third_adventure_is_completed_at_once_however_far_ahead_one_is(level: str) -> None:
    match = rolled(
        dice=[FIRST.die, SECOND.die], red={FIRST.space: 1, FIRST.item: 1}, blue={"castle": 1}, books={"red": TWO_DONE}
    )
    assert {new_bot(level, luck).choose(Observation(match, "red")) for luck in range(4)} == {FIRST.option}


def test_hard_keeps_all_dice_for_the_roll_that_decides() -> None:
    match = situation(red={FIRST.space: 1, FIRST.item: 1}, books={"red": TWO_DONE})
    assert choice(match) == "castle 0"


def test_hard_has_a_pawn_more_on_the_board_when_somebody_else_has_finished() -> None:
    """FS-16.2: with three dice the adventure is completed a little more often, but then the victory would be shared."""
    match = situation(
        turn="blue",
        red={FIRST.item: 1},
        blue={FIRST.space: 1, FIRST.item: 1},
        books={"red": f"{FIRST.space} {TWO_DONE}", "blue": TWO_DONE},
    )
    assert worths(match)["castle 0"] == pytest.approx(0.5 * (1 - (5 / 6) ** 3))
    assert choice(match) == "castle 1"


def test_hard_sees_what_the_two_actions_of_move_two_bring_together() -> None:
    match = rolled(
        dice=[FIRST.die, SECOND.die],
        red={FIRST.space: 1, FIRST.item: 1, SECOND.space: 1, SECOND.item: 1, "move_two": 1},
    )
    assert choice(match) == "move_two"
    match.answer("red", "move_two")
    found = worths(match)
    assert found[FIRST.option] == pytest.approx(found[SECOND.option])
    assert found[FIRST.option] > found["end"]


def test_new_dice_are_rolled_when_the_old_ones_are_of_no_use() -> None:
    useless = next(die for die in range(1, 7) if die != FIRST.die)
    ready = {FIRST.space: 1, FIRST.item: 1, "reroll": 1}
    assert choice(rolled(dice=[useless, useless], red=ready, books={"red": TWO_DONE})) == "reroll"
    assert choice(rolled(dice=[useless, FIRST.die], red=ready, books={"red": TWO_DONE})) == FIRST.option


def test_what_is_reckoned_does_not_depend_on_the_luck_to_come() -> None:
    match = situation(red={FIRST.item: 1, "mill": 1}, blue={"castle": 1})
    assert worths(match) == worths(match.determinize("red", 3)) == worths(match.determinize("red", 4))


def test_in_expert_hard_looks_ahead_instead() -> None:
    match = situation(expert=True, red={FIRST.space: 1, FIRST.item: 1})
    assert worths(match) == {}
    assert choice(match) in match.questions[0].options
