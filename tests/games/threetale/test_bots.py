"""Bots of ThreeTale: rules of thumb in a fight, help for others, and a shortlist that is never empty."""

from __future__ import annotations

from random import Random

import pytest

from fairytable import Match, new_match
from fairytable.bots.greedy_bot import GreedyBot
from fairytable.bots.observation import Observation
from fairytable.bots.partner import heed
from fairytable.bots.search_bot import SearchBot
from fairytable.games.threetale import GAME
from fairytable.games.threetale.agenda import TakeAward
from fairytable.games.threetale.board import cell_of
from fairytable.games.threetale.bots.heuristic import heuristic
from fairytable.games.threetale.bots.mastery import contenders, plan, victory
from fairytable.games.threetale.bots.plans import value_of, value_of_battle
from fairytable.games.threetale.bots.policy import worth_trying
from fairytable.testing import play
from tests.games.threetale.tale import BLANK, POSITIVE, hero, options, tale

P, B = POSITIVE, BLANK


def choice(match: Match) -> str:
    """What the greedy bot answers to the open question."""
    return GreedyBot(1).choose(Observation(match, match.questions[0].seat))


def test_a_bot_claims_what_lies_under_its_feet() -> None:
    assert choice(tale(things={"0,0": "red_stone"})) == "claim red_stone 0,0"


def test_a_bot_goes_to_what_lies_near() -> None:
    assert choice(tale(red={"speed": 3}, things={"2,0": "black_stone"})) == "go 2,0"


def test_a_weak_hero_leaves_a_strong_enemy_alone() -> None:
    match = tale(red={"love": 2}, things={"0,0": "battle_3"})
    assert not choice(match).startswith("claim")


def test_a_bot_never_pays_with_its_last_spirit_while_it_can_take_the_damage() -> None:
    match = tale(
        red={"spirit": 1, "speed": 1, "all": 3},
        things={"0,0": "battle_1"},
        decks={"battles_1": ["whirlwind"]},
        dice=[P] * 3,
    )
    play(match, "red: claim battle_1 0,0", "red: face")
    while match.table.fight and match.questions[0].about in ("enemy_dice", "damage"):
        play(match, f"red: {choice(match)}")
    assert match.table.hero("red").spirit == 1


def test_mercy_goes_to_another_hero_and_nothing_is_declined() -> None:
    match = play(tale(red={"mercy": 3, "endurance": 3}), "red: end")
    assert choice(match).startswith("raise ")
    play(match, "red: raise love")
    assert choice(match).startswith("mercy ")


def test_all_seats_see_the_same_worth() -> None:
    table = tale(things={"0,0": "quest"}).table
    assert len({heuristic(table, seat) for seat in table.seats}) == 1


@pytest.mark.parametrize("mode", ["tutorial", "standard"])
def test_the_shortlist_holds_only_what_is_offered_and_is_never_empty(mode: str) -> None:
    match, random = new_match(GAME, 3, 3, {"mode": mode}, quiet=True), Random(3)
    for _ in range(250):
        if match.is_over:
            break
        question = random.choice(match.questions)
        wanted = worth_trying(match.table, question)
        assert wanted
        assert set(wanted) <= set(question.options)
        match.answer(question.seat, random.choice(question.options))


def test_three_bots_win_the_tutorial() -> None:
    match = new_match(GAME, 3, 0, {"mode": "tutorial", "control": "solo"}, quiet=True)
    while not match.is_over:
        question = match.questions[0]
        match.answer(question.seat, GreedyBot(0).choose(Observation(match, question.seat)))
    assert match.table.verdict == "won"


def test_a_bot_takes_a_light_in_the_beginning() -> None:
    match = tale(future={"tokens": ["light 0,0"], "enemies": ["first_shadow 7,0"]}, mode="tutorial")
    assert "claim light 0,0" in options(match)
    assert choice(match) == "claim light 0,0"


def test_who_has_nothing_left_to_do_makes_room_on_a_mirror() -> None:
    future = {"tokens": ["mirror 0,0"], "enemies": ["reflection 0,0"]}
    match = tale(red={"actions_used": 1, "speed": 2}, future=future, scenario="parallel_land")
    assert choice(match) in ("go 1,0", "go 0,1")


def test_nobody_ends_the_turn_where_a_tile_will_vanish() -> None:
    future = {"tokens": ["thread 6,0"], "marked": ["0,0", "1,0"]}
    match = tale(red={"actions_used": 1, "speed": 3}, future=future, scenario="the_unravelling")
    while match.questions[0].seat == "red" and match.questions[0].about == "act":
        answer = choice(match)
        if answer == "end":
            break
        play(match, f"red: {answer}")
    assert cell_of(match.table.hero("red").at) not in ("0,0", "1,0")


def test_with_the_last_spirit_a_bot_begins_no_fight_that_it_may_not_live_through() -> None:
    weak = {"love": 4, "all": 3, "speed": 2}
    assert value_of_battle(tale(red={**weak, "spirit": 3}).table, hero(tale(red={**weak, "spirit": 3})), 1) > 0
    last = tale(red={**weak, "spirit": 1, "all": 1, "love": 3})
    assert value_of_battle(last.table, hero(last), 1) < 0


def test_a_lost_battle_is_left_while_there_is_spirit() -> None:
    match = tale(
        red={"love": 1, "all": 1, "speed": 1, "spirit": 3},
        things={"0,0": "battle_2"},
        decks={"battles_2": ["copper_giant"]},
    )
    play(match, "red: claim battle_2 0,0")
    assert choice(match) == "escape"


def test_a_harpoon_is_thrown_at_the_maw() -> None:
    future = {"enemies": ["maw 2,0"], "counters": {"tentacles_cut": 2}}
    red = {"at": "1,0", "love": 3, "speed": 20, "carried": ["heavy_harpoon"]}
    match = tale(red=red, future=future, scenario="the_grasp", decks={"enemy_bonus": ["yawn"]}, dice=[P] * 3)
    play(match, "red: attack maw 2,0")
    assert choice(match) == "use heavy_harpoon"


def test_points_go_first_to_a_virtue_that_soon_works_once_more() -> None:
    match = tale(red={"love": 5, "endeavour": 2, "hope": 0}, things={"0,0": "white_stone"})
    play(match, "red: claim white_stone 0,0")
    assert choice(match) == "raise endeavour"


def test_a_white_stone_is_worth_most_to_who_stands_just_below_a_threshold() -> None:
    match = tale(red={"all": 3, "love": 9, "endeavour": 2}, blue={"all": 3, "love": 9})
    red, blue = hero(match), hero(match, "blue")
    assert value_of(match.table, red, "white_stone") > 2 * value_of(match.table, blue, "white_stone")


def test_who_is_slow_wants_a_black_stone_more_than_who_is_quick() -> None:
    match = tale(red={"speed": 3}, blue={"speed": 12})
    slow, quick = hero(match), hero(match, "blue")
    assert value_of(match.table, slow, "black_stone") > value_of(match.table, quick, "black_stone")


def test_without_hope_nobody_runs_after_the_rarest_treasures() -> None:
    match = tale(red={"hope": 2}, blue={"hope": 3})
    assert 4 * value_of(match.table, hero(match), "treasure_3") < value_of(
        match.table, hero(match, "blue"), "treasure_3"
    )


def test_a_sacred_stone_hits_the_ruler_that_is_nearest_to_falling() -> None:
    future = {"enemies": ["ruler_of_salt 5,0", "ruler_of_iron 0,5"]}
    match = tale(red={"stones": 1}, future=future, scenario="the_heartless_court")
    match.table.future.enemies[1].damage = 40
    play(match, "red: stone")
    assert choice(match) == "target ruler_of_iron 0,5"


def test_who_is_slow_takes_speed_for_a_future_of_long_ways() -> None:
    for speed, wanted in ((4, "award speed 4"), (20, "award virtues 12")):
        owed = [TakeAward("red", "TT-18.8")]
        match = tale(red={"speed": speed}, future={}, scenario="the_five_rings", owed=owed, difficulty="smooth")
        assert choice(match) == wanted


def test_a_bot_does_what_a_friend_points_at_if_that_is_sensible() -> None:
    match = tale(red={"speed": 3}, things={"2,0": "black_stone", "0,2": "white_stone"})
    observation = Observation(match, "red")
    for space in ("2,0", "0,2"):
        heeded = heed(observation, space)
        assert heeded is not None
        assert (heeded.option, heeded.gladly) == (f"go {space}", True)
    assert heed(observation, "7,7") is None


def masterly(match: Match) -> str:
    """What the hard bot answers to the open question."""
    return SearchBot(1).choose(Observation(match, match.questions[0].seat))


ALTAR = {"2,0": "altar"}
FIRST, SECOND, THIRD = ["rue_wreath", "hazel_staff"], ["bronze_helm", "sica"], ["crown_of_seuthes", "rhomphaia"]
TALENTS = ["third_try", "giants_bane", "lower_world"]


@pytest.mark.parametrize(
    ("artifacts", "sacrifices"),
    [
        (THIRD, ["pair_3"]),
        ([THIRD[0], *SECOND], ["pair_2", "pair_3"]),
        ([THIRD[0], SECOND[0], *FIRST], ["pair_1", "pair_2", "pair_3"]),
    ],
)
def test_a_hard_bot_goes_to_an_altar_for_a_sacred_stone(artifacts: list[str], sacrifices: list[str]) -> None:
    match = tale(red={"artifacts": artifacts, "talents": TALENTS}, ground=ALTAR, things={"1,0": "white_stone"})
    assert choice(match) == "go 1,0"
    assert masterly(match) == "go 2,0"
    play(match, "red: go 2,0")
    for what in sacrifices:
        assert masterly(match) == f"sacrifice {what}"
        play(match, f"red: sacrifice {what}")
        while match.questions[0].about not in ("act", "sacrifice"):
            play(match, f"red: {masterly(match)}")
    assert hero(match).stones == 1


def test_a_hard_bot_sells_small_artifacts_for_a_talent_but_no_great_one() -> None:
    match = tale(red={"at": "2,0", "unused": 1, "artifacts": [THIRD[0], FIRST[0]]}, ground=ALTAR)
    assert masterly(match) == f"sacrifice {FIRST[0]}"
    match = tale(red={"at": "2,0", "unused": 1, "artifacts": [THIRD[0]]}, ground=ALTAR)
    assert masterly(match) == "end"


def test_a_hard_bot_who_has_learned_everything_turns_shevitsa_into_virtues() -> None:
    match = tale(red={"at": "2,0", "unused": 3, "talents": TALENTS}, ground=ALTAR)
    assert masterly(match) == "sacrifice shevitsa"
    assert choice(match) == "end"


def test_a_hard_bot_that_is_not_quick_yet_takes_the_black_stone_first() -> None:
    stones = {"0,1": "red_stone", "1,0": "black_stone"}
    assert masterly(tale(red={"speed": 9}, things=stones)) == "go 1,0"
    assert masterly(tale(red={"speed": 10}, things=stones)) == "go 0,1"


def compared(match: Match) -> tuple[str, ...]:
    return contenders(match.table, match.questions[0])


def test_a_hard_bot_looks_to_the_end_at_the_beginning_of_a_turn_in_the_last_two_rounds() -> None:
    def match(in_round: int) -> Match:
        future = {"tokens": ["light 1,0", "light 0,2"], "enemies": ["first_shadow 3,3"], "round": in_round}
        return tale(future=future, mode="tutorial")

    late = match(3)
    assert compared(late)[0] == plan(late.table, late.questions[0]) == "go 1,0"
    assert "go 0,2" in compared(late)
    assert set(compared(late)) <= set(options(late))
    assert not compared(match(2))
    assert not compared(play(late, "red: go 1,0"))
    assert not compared(tale(things={"1,0": "white_stone", "0,2": "red_stone"}))


def test_to_the_end_only_victory_counts() -> None:
    match = tale(future={})
    assert victory(match.table, "red") == 0.0
    match.table.verdict = "won"
    assert victory(match.table, "red") >= 1.0
    match.table.verdict = "late"
    assert victory(match.table, "red") <= -1.0
