"""What bots think of this land: nothing that a person would call stupid."""

from __future__ import annotations

from fairytable.bots import Glimpse, new_bot
from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.guess import worth_trying
from fairytable.games.dice_upon_a_time.journeys import journeys
from fairytable.lab import play_match
from tests.games.dice_upon_a_time.land import land, options

LAND = load_pack(GAME).content


def choice_in(match: Match) -> str:
    """What the greedy bot answers for whoever is asked first."""
    seat = match.questions[0].seat
    return new_bot("greedy", 1).choose(Glimpse(match, seat))


def test_a_quest_that_can_be_completed_is_completed() -> None:
    match = land(phase="quests", red={"coin": 2, "quests": ["star_money"]}, blue={"at": "hell"})
    assert choice_in(match) == "complete star_money"


def test_the_last_step_to_a_quest_is_taken() -> None:
    match = land(
        red={"at": "town", "bread": 1, "quests": ["bread_for_the_poor"], "pool": ["plain_3", "twin_4"]}, blue={}
    )
    assert choice_in(match) in ("place plain_3 town-church", "place twin_4 town-church")


def test_a_walk_that_was_paid_for_is_walked() -> None:
    match = land(
        phase="turn", red={"at": "well", "quests": ["apples_for_the_sow"], "apple": 1, "pool": ["plain_3"]}, blue={}
    )
    match.answer("red", "place plain_3 well-apple")
    assert choice_in(match) == "walk apple"


def test_tokens_are_taken_and_the_wolf_gets_the_lowest_die() -> None:
    match = land(red={"at": "well", "pool": ["twin_1"]}, blue={"pool": ["plain_6", "book_1", "potion_magic"]}, green={})
    match.answer("red", "place twin_1 wolf")
    assert choice_in(match) == "wolf_die book_1"


def test_starwort_is_played_against_a_thief() -> None:
    red = land(red={"at": "well", "magic": ["starwort"], "pool": ["twin_doubling"], "quests": ["apples_for_the_sow"]},
               blue={"magic": ["cudgel_in_the_sack"]})  # fmt: skip
    for seat, answer in (("red", "place twin_doubling well-apple"), ("red", "walk apple"), ("red", "take apple 2")):
        red.answer(seat, answer)
    red.answer("blue", "play cudgel_in_the_sack")
    assert choice_in(red) == "play starwort"


def test_the_shortlist_keeps_ways_from_here_and_spirits() -> None:
    match = land(red={"pool": ["plain_6", "twin_2", "book_1", "cross_4"]}, blue={}, green={})
    few = worth_trying(match.table, match.questions[0])
    assert set(few) <= set(match.questions[0].options)
    assert len(few) < len(options(match)) / 3
    assert {"place twin_2 town-inn", "place book_1 rabbit", "pass"} <= set(few)


def test_the_way_to_the_king_is_dear_and_steeds_shorten_ways() -> None:
    ways = journeys(LAND)
    assert ways.price["church"]["king"] > ways.price["church"]["bread"]
    assert ways.price["steed_nw"]["steed_se"] < 1
    assert all(price < 99 for prices in ways.price.values() for price in prices.values())


def test_the_greedy_bot_beats_three_random_ones() -> None:
    match = play_match(GAME, 4, 5, ["greedy", "random", "random", "random"])
    assert match.result is not None
    assert match.result.winners == ("red",)


def test_a_greedy_team_reaches_more_than_a_random_one() -> None:
    greedy, lucky = (
        play_match(GAME, 2, 3, bot, options={"mode": "coop", "cards": "beginner"}) for bot in ("greedy", "random")
    )
    assert greedy.result is not None
    assert lucky.result is not None
    assert greedy.result.scores["red"] > 10 + lucky.result.scores["red"]
