"""What bots think of this land: nothing that a person would call stupid."""

from __future__ import annotations

import pytest

from fairytable.bots import Observation, new_bot
from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.bots.journeys import journeys
from fairytable.games.dice_upon_a_time.bots.policy import worth_trying
from fairytable.lab import play_match
from tests.games.dice_upon_a_time.land import Has, land, options

LAND = load_pack(GAME).content


def choice_in(match: Match) -> str:
    """What the greedy bot answers for whoever is asked first."""
    seat = match.questions[0].seat
    return new_bot("greedy", 1).choose(Observation(match, seat))


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


def test_the_shortlist_of_a_quest_at_hand_is_that_quest() -> None:
    match = land(phase="quests", red={"coin": 2, "quests": ["star_money"], "character": "puss_in_boots"}, blue={})
    assert worth_trying(match.table, match.questions[0]) == ("complete star_money",)


def test_only_swaps_that_help_both_are_thought_about() -> None:
    match = land(
        phase="quests",
        red={"apple": 1, "bread": 1, "quests": ["star_money"]},
        blue={"coin": 1, "quests": ["apples_for_the_sow"]},
    )
    few = [option for option in worth_trying(match.table, match.questions[0]) if option.startswith("swap")]
    assert "swap blue apple coin" in few
    assert "swap blue bread coin" in options(match, "swap")
    assert "swap blue bread coin" not in few


def test_the_way_to_the_king_is_dear_and_steeds_shorten_ways_only_on_arrival() -> None:
    price = journeys(LAND).price
    assert price["church"]["king"] > price["church"]["bread"]
    assert price["gold_coin"]["steed_se"] < price["gold_coin"]["steed_nw"] + 0.5
    assert price["steed_nw"]["steed_se"] > 1.5, "who stands with a Steed has to come back to it"
    assert all(far < 99 for prices in price.values() for far in prices.values())


def test_a_plan_takes_one_errand_after_the_other_and_stops_where_moves_end() -> None:
    ways = journeys(LAND)
    quests = ("mother_holles_beds", "apples_for_the_angels", "the_late_pay")
    worth, plan = ways.reachable("apple", (0, 0, 3), quests, (), 20.0)
    assert sorted(plan) == sorted(quests)
    assert plan.index("the_late_pay") != 1, "both errands in the Clouds are one way"
    less, few = ways.reachable("apple", (0, 0, 3), quests, (), 2.0)
    assert few == ()
    assert less < worth


def test_a_step_to_the_token_that_is_missing_is_better_than_a_spirit() -> None:
    quests = ["supper_in_hell", "crumbs_on_the_path", "the_woodsmans_supper", "two_geese_to_feed"]
    match = land(red={"at": "church", "quests": quests, "pool": ["plain_3", "potion_3"]}, blue={})
    assert choice_in(match) in ("place plain_3 church-bread", "place potion_3 church-bread")
    match.answer("red", "place plain_3 church-bread")
    assert choice_in(match) == "walk bread"


def test_a_die_that_leads_nowhere_goes_to_a_spirit_and_nobody_passes_with_good_dice() -> None:
    match = land(red={"at": "church", "quests": ["supper_in_hell"], "pool": ["twin_1"]}, blue={"at": "hell"}, green={})
    assert choice_in(match).split(" ")[-1] in ("rabbit", "snake", "fox", "wolf")


def test_whoever_has_no_quest_goes_home_for_one() -> None:
    match = land(red={"at": "well", "pool": ["plain_5", "twin_4"]}, blue={"at": "hell"})
    assert choice_in(match) == "place twin_4 town-well"


def test_a_gift_is_taken_and_of_the_kind_that_is_needed() -> None:
    match = land(
        phase="ability",
        red={"at": "soldier"},
        blue={"at": "hell", "quests": ["the_woodsmans_supper"]},
        story=["the_sweet_porridge"],
    )
    assert choice_in(match) == "take bread 1"


def test_the_cudgel_waits_for_something_worth_it() -> None:
    red: Has = {"at": "apple", "quests": ["star_money"]}
    blue: Has = {"at": "hell", "magic": ["cudgel_in_the_sack"], "quests": ["star_money"]}
    poor = land(phase="ability", red=red, blue=blue)
    poor.answer("red", "take apple 1")
    assert choice_in(poor) == "decline"
    rich = land(phase="ability", red={**red, "at": "gold_coin"}, blue=blue, event="rich_harvest")
    rich.answer("red", "take coin 2")
    assert choice_in(rich) == "play cudgel_in_the_sack"


def test_nobody_robs_the_own_team() -> None:
    match = land(
        phase="ability",
        red={"at": "apple"},
        blue={"at": "apple", "apple": 2, "magic": ["cudgel_in_the_sack"], "pool": []},
        options={"mode": "coop"},
    )
    match.answer("red", "take apple 1")
    assert choice_in(match) == "decline"


def test_low_dice_are_rolled_again_and_high_ones_kept() -> None:
    match = land(
        red={"at": "well", "magic": ["ball_of_yarn"], "pool": ["plain_6", "twin_1", "book_1"]}, blue={"at": "hell"}
    )
    match.answer("red", "yarn")
    chosen = []
    while match.questions[0].about == "reroll_which":
        chosen.append(choice_in(match))
        match.answer("red", chosen[-1])
    assert sorted(chosen) == ["reroll book_1", "reroll twin_1", "roll"]


def test_nobody_plays_the_ball_of_yarn_with_high_dice_alone() -> None:
    high: Has = {"at": "well", "magic": ["ball_of_yarn"], "pool": ["potion_magic", "plain_5"]}
    match = land(red=high, blue={"at": "hell"})
    assert "yarn" in options(match)
    assert "yarn" not in worth_trying(match.table, match.questions[0])
    low = land(red={**high, "pool": ["twin_1", "plain_5"]}, blue={"at": "hell"})
    assert "yarn" in worth_trying(low.table, low.questions[0])


def test_a_prize_that_costs_nothing_is_taken() -> None:
    match = land(red={"pool": ["twin_2"]}, blue={"pool": []})
    match.answer("red", "place twin_2 snake")
    while match.questions[0].about != "take_snake_die":
        match.answer(match.questions[0].seat, match.questions[0].default_answer)
    assert choice_in(match) == "yes"


@pytest.mark.parametrize(
    ("chapter", "behind", "answer"),
    [(1, 0, "no"), (5, 12, "no"), (6, 0, "yes"), (6, 3, "no"), (9, 12, "yes")],
)
def test_nobody_wants_the_extra_long_game_to_end_while_it_is_short_and_open(
    chapter: int, behind: int, answer: str
) -> None:
    ahead = {0: [], 3: ["supper_for_musicians"], 12: ["apples_for_the_angels", "the_wedding", "supper_in_hell"]}
    match = land(
        options={"length": "extra-long"},
        phase="quests",
        chapter=chapter,
        red={"pool": [], "coin": 1, "character": "puss_in_boots"},
        blue={"pool": [], "at": "hell", "done": ahead[behind]},
    )
    match.answer("red", "end")
    assert match.questions[0].seat == "red"
    assert choice_in(match) == answer


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


def test_who_was_refused_makes_no_other_offer_in_this_turn() -> None:
    match = land(
        phase="quests",
        red={"coin": 1, "quests": ["apples_for_the_sow"]},
        blue={"apple": 1, "quests": ["star_money"]},
        green={"apple": 1, "quests": ["the_late_pay"]},
    )
    assert "swap blue coin apple" in worth_trying(match.table, match.questions[0])
    match.answer("red", "swap blue coin apple")
    match.answer("blue", "no")
    assert not any(option.startswith("swap ") for option in worth_trying(match.table, match.questions[0]))
