"""Habits: what hard imagines everybody to answer, and which deck it draws from."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from fairytable.bots import Observation, new_bot
from fairytable.engine.chance import Chance
from fairytable.engine.match import Match
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.bots.rollout_policy import rollout_policy
from fairytable.matches import new_match
from tests.games.dice_upon_a_time.land import Has, land

FAR_AWAY: Has = {"at": "big_sea"}


def habit_in(match: Match, luck: int = 1) -> str:
    return rollout_policy(match.table, match.questions[0], Chance(luck))


def in_the_town(chapter: int, **has: object) -> Match:
    """Red comes to the Town with the last die of the chapter and may draw a Quest."""
    red: Has = {"at": "well", "pool": ["plain_3"], **has}  # type: ignore[typeddict-item]
    match = land(chapter=chapter, red=red, blue=FAR_AWAY)
    match.answer("red", "place plain_3 town-well")
    match.answer("red", "walk town")
    return match


@pytest.mark.parametrize(("chapter", "deck"), [(1, "deck 4"), (2, "deck 4"), (3, "deck 3"), (4, "deck 2")])
def test_hard_quests_are_drawn_early_and_easy_ones_late(chapter: int, deck: str) -> None:
    match = in_the_town(chapter)
    assert match.questions[0].about == "draw_quest"
    assert {habit_in(match, luck) for luck in range(5)} == {deck}
    assert {new_bot("hard", luck).choose(Observation(match, "red")) for luck in range(3)} == {deck}


def test_nobody_draws_a_quest_too_many() -> None:
    quests = ["star_money", "the_late_pay", "the_unpaid_bill", "mother_holles_beds"]
    assert habit_in(in_the_town(1, quests=quests)) == "decline"


def test_a_step_towards_a_quest_takes_the_lowest_die_that_makes_it() -> None:
    red: Has = {"at": "town", "bread": 1, "quests": ["bread_for_the_poor"], "pool": ["plain_6", "twin_4", "book_5"]}
    assert habit_in(land(red=red, blue=FAR_AWAY)) == "place twin_4 town-church"


def test_where_two_tokens_are_missing_they_are_doubled() -> None:
    red: Has = {"at": "well", "quests": ["apples_for_the_sow"], "pool": ["plain_3", "twin_doubling"]}
    assert habit_in(land(red=red, blue=FAR_AWAY)) == "place twin_doubling well-apple"


@pytest.mark.parametrize(("quest", "plays"), [("dwarfs_at_table", True), ("bread_for_the_poor", False)])
def test_a_wishing_cap_is_played_for_a_long_way_only(quest: str, plays: bool) -> None:
    red: Has = {"at": "town", "bread": 1, "apple": 1, "quests": [quest], "pool": ["plain_3"], "magic": ["wishing_cap"]}
    answer = habit_in(land(red=red, blue=FAR_AWAY))
    assert answer == ("cap big_mountains" if plays else "place plain_3 town-church")


def test_a_die_from_the_fox_is_set_to_its_highest_face() -> None:
    match = land(phase="finish_roll", red={"foxed": ["plain"], "pool": ["book_1"]}, blue=FAR_AWAY)
    assert habit_in(match) == "set plain 6"


@pytest.mark.parametrize(
    "options",
    [{}, {"mode": "coop"}, {"length": "extra-long"}, {"cards": "beginner"}, {"table-mood": "rough"}],
    ids=str,
)
def test_whatever_is_asked_a_habit_is_one_of_the_options_and_changes_nothing(options: Mapping[str, str]) -> None:
    match = new_match(GAME, 3, seed="habits", options=options, quiet=True)
    random, chance = Random(1), Chance(1)
    for _ in range(400):
        if match.is_over:
            break
        question = match.questions[0]
        before = match.table.copy()
        answer = rollout_policy(match.table, question, chance)
        assert answer in question.options, question.about
        assert match.table == before
        match.answer(question.seat, answer if random.random() < 0.8 else random.choice(question.options))
