"""How the greedy bot plays: what it steers by, and that it sees what its choices will bring."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from fairytable.bots import Observation, new_bot
from fairytable.bots.greedy_bot import ALWAYS_WORSE, SAMPLES_IN_SUSPENSE
from fairytable.engine.chance import Chance
from fairytable.engine.match import Match
from fairytable.games.grimm_forest import GAME
from fairytable.games.grimm_forest.bots.heuristic import WORTH_OF_RESOURCE, heuristic, worth_of_hand
from fairytable.games.grimm_forest.crowds import crowds
from fairytable.games.grimm_forest.verbs import CHOOSE
from fairytable.lab import play_match
from fairytable.testing import play
from tests.games.grimm_forest.forest import Has, asked, forest, go, houses


@dataclass
class Wishes:
    """What greedy bots of different luck answer to the open question of a seat."""

    answers: list[str]

    def __contains__(self, option: object) -> bool:
        return any(str(option) == answer for answer in self.answers)

    def all_are(self, *options: str) -> bool:
        return set(self.answers) <= set(options)


def wishes(match: Match, seat: str) -> Wishes:
    return Wishes([new_bot("greedy", luck).choose(Observation(match, seat)) for luck in range(8)])


def test_greedy_finishes_the_third_house() -> None:
    match = forest(
        window="build",
        blue={"brick": 6, "straw": 2, "houses": ["straw_roof", "wood_roof", "brick_walls"]},
        green={},
        orange={},
    )
    assert wishes(match, "blue").all_are("build brick roof")


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("hoard", [2, 40])
def test_the_third_roof_is_built_at_once_however_far_ahead_one_is(level: str, hoard: int) -> None:
    """Once hard valued a great lead over somebody who does nothing above victory, and hoarded for rounds."""
    match = forest(
        window="build",
        in_round=30,
        blue={
            "brick": 6,
            "straw": hoard,
            "wood": hoard,
            "actions": 1,
            "friend": "wood_cutter",
            "houses": ["straw_roof", "wood_roof", "brick_walls"],
        },
        green={},
    )
    assert {new_bot(level, luck).choose(Observation(match, "blue")) for luck in range(4)} == {"build brick roof"}


class CountingObservation(Observation):
    """Counts the matches that a bot imagines."""

    __slots__ = ("imagined",)

    def __init__(self, match: Match, seat: str) -> None:
        super().__init__(match, seat)
        self.imagined = 0

    def determinize(self, luck: int) -> Match:
        self.imagined += 1
        return super().determinize(luck)


def test_greedy_thinks_no_longer_than_it_has_to() -> None:
    clear = forest(stock={"fields": 0, "forest": 12, "brickyard": 0}, blue={}, green={}, orange={})
    doubtful = forest(blue={"hand": ["roar"]}, green={}, orange={})
    for match, enough in ((clear, ALWAYS_WORSE), (doubtful, SAMPLES_IN_SUSPENSE)):
        observation = CountingObservation(match, "blue")
        new_bot("greedy", 1).choose(observation)
        assert observation.imagined == enough


def test_greedy_draws_a_fable_rather_than_to_go_without() -> None:
    match = forest(window="build", blue={}, green={}, orange={})
    assert wishes(match, "blue").all_are("draw")


def test_greedy_with_a_full_hand_gains_a_resource() -> None:
    match = forest(window="build", blue={"hand": ["dragon", "roar", "wolf", "giant", "taxation"]}, green={}, orange={})
    assert wishes(match, "blue").all_are("gain straw", "gain wood", "gain brick")


def test_greedy_does_not_put_the_dragon_where_it_goes_itself() -> None:
    match = forest(
        blue={"plays": "fields dragon", "brick": 6},
        green={"plays": "forest", "wood": 6},
        orange={"plays": "forest", "straw": 5},
    )
    assert asked(match) == "blue: place_monster"
    assert "place fields" not in wishes(match, "blue")


def test_greedy_sees_that_a_location_with_much_is_worth_a_walk() -> None:
    match = forest(stock={"fields": 0, "forest": 12, "brickyard": 0}, blue={}, green={}, orange={})
    assert wishes(match, "blue").all_are("choose forest no_fable")


def test_greedy_keeps_the_word_it_gave_to_pinocchio() -> None:
    match = forest(
        window="start_of_round",
        stock={"fields": 2, "forest": 2, "brickyard": 2},
        blue={"friend": "pinocchio"},
        green={},
    )
    play(match, "blue: announce brickyard")
    answers = wishes(match, "blue").answers
    assert answers.count("choose brickyard no_fable") > len(answers) / 2


@pytest.mark.parametrize("luck", range(4))
def test_greedy_sends_the_golden_goose_away_for_the_brick_of_the_last_roof(luck: int) -> None:
    match = forest(
        window="build",
        blue={"friend": "golden_goose", "brick": 4, "houses": ["straw_roof", "wood_roof", "brick_walls"]},
        green={},
        orange={},
    )
    bot = new_bot("greedy", luck)
    while match.question_for("blue"):
        match.answer("blue", bot.choose(Observation(match, "blue")))
    assert houses(match, "blue") == ["straw_roof", "wood_roof", "brick_roof"]


def test_greedy_keeps_the_golden_goose_while_there_is_time() -> None:
    match = forest(window="build", blue={"friend": "golden_goose"}, green={}, orange={})
    assert "dismiss golden_goose" not in wishes(match, "blue")


def test_greedy_takes_the_best_of_three_cards_with_goldilocks() -> None:
    match = forest(
        window="build",
        deck=["wishing_well", "little_helpers", "wolf"],
        blue={"friend": "goldilocks"},
        green={},
        orange={},
    )
    play(match, "blue: special goldilocks")
    assert wishes(match, "blue").all_are("take_fable little_helpers")


def test_a_table_is_in_suspense_until_what_was_chosen_is_carried_out() -> None:
    match = forest(blue={"brick": 4, "houses": ["brick_floor"]}, green={}, orange={}, friends=["tom_thumb"])
    assert GAME.bots.in_suspense(match.table, match.questions[0])
    play(match, "blue: choose fields no_fable", "green: choose forest no_fable", "orange: choose forest no_fable")
    assert asked(match) == "blue: build_turn"
    assert not GAME.bots.in_suspense(match.table, match.questions[0])
    play(match, "blue: build brick walls")
    assert asked(match) == "blue: keep_or_give"
    assert GAME.bots.in_suspense(match.table, match.questions[0])


def guesses(match: Match) -> Counter[str]:
    """What somebody would probably answer to the open question, by how often it is guessed."""
    chance = Chance(1)
    return Counter(GAME.bots.policy(match.table, match.questions[0], chance) for _ in range(300))


def test_pigs_are_guessed_to_go_where_much_lies_but_not_all_of_them() -> None:
    match = forest(stock={"fields": 9, "forest": 4, "brickyard": 1}, blue={"hand": ["roar"]}, green={}, orange={})
    guessed: Counter[str] = Counter()
    fables = 0
    for option, count in guesses(match).items():
        location, fable = CHOOSE.read(option)
        guessed[location] += count
        fables += count * (fable == "roar")
    assert guessed["fields"] > 2 * guessed["forest"] > 4 * guessed["brickyard"] > 0
    assert 30 < fables < 150


def test_a_monster_is_guessed_to_be_put_where_its_owner_does_not_go() -> None:
    match = forest(blue={"plays": "fields dragon"}, green={"plays": "forest"}, orange={"plays": "forest"})
    assert asked(match) == "blue: place_monster"
    assert set(guesses(match)) == {"place forest", "place brickyard"}


def test_a_unique_location_is_guessed_to_be_put_where_its_owner_goes() -> None:
    match = forest(blue={"plays": "fields lonely_castle"}, green={"plays": "forest"}, orange={"plays": "forest"})
    assert set(guesses(match)) == {"place fields"}


def test_it_is_guessed_that_everybody_wants_what_the_next_section_needs_and_gives_what_is_spare() -> None:
    has: Has = {"wood": 2, "brick": 3, "straw": 4, "houses": ["brick_walls"]}
    fed: Has = {**has, "next_turn": "fairy_food"}
    match = forest(window="start_of_round", stock={"fields": 0}, blue=fed, green={})
    play(match, "blue: place fields")
    go(match, blue="fields", green="forest")
    assert asked(match) == "blue: gain_which"
    assert set(guesses(match)) == {"gain brick"}
    match = forest(stock={"fields": 0}, blue=has, green={"hand": ["royal_wedding"]})
    go(match, blue="fields", green="forest royal_wedding")
    play(match, "green: place forest")
    assert asked(match) == "blue: lose_which"
    assert set(guesses(match)) == {"lose straw"}


def test_a_friend_is_guessed_to_be_kept_if_better_and_given_away_if_not() -> None:
    for drawn, guessed in (("wood_cutter", {"keep_friend"}), ("sleeping_beauty", {"give_friend green"})):
        match = forest(
            window="build",
            friends=[drawn],
            blue={"brick": 4, "houses": ["brick_floor"], "friend": "golden_goose"},
            green={},
        )
        play(match, "blue: build brick walls")
        assert set(guesses(match)) == guessed


def test_a_monster_is_guessed_to_be_cancelled_by_its_victim_only() -> None:
    for location, guessed in (("forest", {"yes"}), ("fields", {"no"})):
        match = forest(
            blue={"plays": "brickyard dragon"},
            green={"plays": location, "friend": "wood_cutter", "wood": 1},
            orange={"plays": "forest", "wood": 1},
        )
        play(match, "blue: place forest")
        assert asked(match) == "green: cancel_monster"
        assert set(guesses(match)) == guessed


def test_the_gingerbread_man_is_guessed_to_run_if_the_share_is_small() -> None:
    for lying, guessed in ((2, {"yes"}), (9, {"no"})):
        match = forest(
            stock={"fields": 5, "forest": lying, "brickyard": 3},
            blue={"plays": "forest", "friend": "gingerbread_man"},
            green={"plays": "fields"},
        )
        assert set(guesses(match)) == guessed


def test_thumbelina_is_guessed_to_fly_if_the_others_promise_more() -> None:
    for lying, guessed in ((2, {"yes"}), (9, {"no"})):
        match = forest(
            stock={"fields": 6, "forest": lying, "brickyard": 6},
            blue={"plays": "forest", "friend": "thumbelina"},
            green={"plays": "fields"},
        )
        assert set(guesses(match)) == guessed


def test_harvest_moon_is_guessed_to_shine_where_most_lies_and_the_tavern_to_give_the_best_friend() -> None:
    match = forest(
        stock={"fields": 5, "forest": 2, "brickyard": 6},
        blue={"plays": "forest harvest_moon"},
        green={"plays": "forest"},
    )
    assert set(guesses(match)) == {"place brickyard"}
    match = forest(
        friends=["robin_hood", "wood_cutter"], blue={"plays": "forest night_at_the_tavern"}, green={"plays": "forest"}
    )
    assert set(guesses(match)) == {"friend wood_cutter"}


def test_pigs_that_think_spread_until_no_place_promises_more() -> None:
    fields, forest_, brickyard = crowds((5, 4, 3), 2)
    assert fields > forest_ > brickyard > 0
    assert sum((fields, forest_, brickyard)) == pytest.approx(1)
    assert crowds((6, 6, 6), 4) == pytest.approx((1 / 3,) * 3, abs=0.01)
    assert crowds((6, 3, 3), 2)[0] > crowds((6, 3, 3), 3)[0] > crowds((6, 3, 3), 4)[0]


def test_who_looked_into_the_crystal_ball_is_guessed_to_go_where_the_other_does_not() -> None:
    stock = {"fields": 6, "forest": 5, "brickyard": 2}
    for other, guessed in (("fields", {"replace forest"}), ("forest", {"keep_plan"})):
        match = forest(stock=stock, blue={"plays": "fields crystal_ball"}, green={"plays": other})
        assert asked(match) == "blue: change_plan"
        assert set(guesses(match)) == guessed


def test_the_little_mermaid_is_guessed_to_leave_what_the_houses_need() -> None:
    match = forest(
        window="build",
        friends=["little_mermaid"],
        blue={"wood": 4, "houses": ["wood_floor", "brick_walls"]},
        green={},
    )
    play(match, "blue: build wood walls", "blue: keep_friend")
    assert asked(match) == "blue: keep_cards"
    assert set(guesses(match)) == {"keep_cards forest brickyard"}
    assert wishes(match, "blue").all_are("keep_cards forest brickyard")


def test_it_is_guessed_that_spare_goods_are_traded_for_what_is_missing_or_none_at_all() -> None:
    for houses_, guessed in ((["brick_walls"], {"trade straw brick"}), ([], {"decline"})):
        match = forest(
            blue={"plays": "fields wandering_trader", "straw": 9, "houses": houses_}, green={"plays": "forest"}
        )
        assert asked(match) == "blue: trade"
        assert set(guesses(match)) == guessed


def test_of_fables_the_best_is_guessed_to_be_kept_and_the_worst_to_go() -> None:
    match = forest(
        deck=["roar", "wolf", "wishing_well"], blue={"plays": "fields ghostly_whispers"}, green={"plays": "forest"}
    )
    assert asked(match) == "blue: ghostly_whispers"
    assert set(guesses(match)) == {"discard_fable wishing_well"}


def test_from_a_monster_everybody_is_guessed_to_run_where_most_lies() -> None:
    match = forest(
        stock={"fields": 6, "forest": 5, "brickyard": 2},
        blue={"plays": "fields chinny_chin_chin"},
        green={"plays": "forest dragon"},
    )
    play(match, "green: place fields")
    assert asked(match) == "blue: run_away"
    assert set(guesses(match)) == {"move forest"}


def test_a_question_without_a_rule_of_thumb_is_guessed_at_random() -> None:
    match = forest(window="start_of_round", blue={"friend": "aladdin"}, green={})
    assert set(guesses(match)) == {"announce alone", "announce with_others"}


def test_each_further_fable_is_worth_less_and_the_first_more_than_a_resource() -> None:
    gains = [worth_of_hand(["roar"] * held) - worth_of_hand(["roar"] * (held - 1)) for held in range(1, 8)]
    assert gains[0] > WORTH_OF_RESOURCE
    assert gains == sorted(gains, reverse=True)


@pytest.mark.parametrize("seat", ["green", "orange"])
def test_what_an_opponent_has_makes_a_table_look_worse(seat: str) -> None:
    poor = forest(window="build", blue={"wood": 3}, green={"wood": 2}, orange={"wood": 2})
    rich = forest(window="build", blue={"wood": 3}, green={"wood": 2}, orange={"wood": 2})
    rich.table.builder(seat).resources["wood"] += 3
    assert heuristic(rich.table, "blue") < heuristic(poor.table, "blue")


def test_one_greedy_bot_beats_three_random_ones() -> None:
    matches = [play_match(GAME, 4, seed, ["random", "greedy", "random", "random"]) for seed in range(4)]
    assert [match.result.winners for match in matches if match.result] == [("green",)] * 4
