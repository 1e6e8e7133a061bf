"""The bots: they know how far it is, keep what they need, and beat luck."""

from __future__ import annotations

import pytest

from fairytable.bots import Observation, new_bot
from fairytable.engine.chance import Chance
from fairytable.engine.match import Match
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.bots.heuristic import for_the_gate, gate_turns, heuristic, worth_trying
from fairytable.games.hungarian_folktales.bots.journeys import Style, journeys_of
from fairytable.games.hungarian_folktales.bots.plans import Need, plan_of, way_to_go
from fairytable.games.hungarian_folktales.bots.policy import leave_rivals_out, policy
from fairytable.lab import play_match
from fairytable.matches import new_match
from fairytable.testing import clause, play
from tests.games.hungarian_folktales.tales import folktale, hero, landing, options_of
from tests.games.hungarian_folktales.test_castle import TREASURES, at_the_gate
from tests.games.hungarian_folktales.test_tiles import meeting


def choice(match: Match) -> str:
    return new_bot("greedy", 1).choose(Observation(match, match.waiting_for[0]))


def test_the_way_is_shorter_for_who_has_more() -> None:
    ways = [
        way_to_go(match.table, hero(match))
        for match in (
            folktale(red={"tales": "bear_tale"}),
            folktale(red={"tales": "bear_tale", "satchel": "rope"}),
            folktale(red={"tales": "bear_tale", "satchel": "rope wishing_table"}),
            folktale(red={"tales": "bear_tale", "satchel": "wishing_table golden_comb", "done": 1}),
        )
    ]
    assert ways == sorted(ways, reverse=True)
    assert len(set(ways)) == 4


def test_the_needs_of_a_tale_are_its_thing_its_encounter_and_its_treasures() -> None:
    match = folktale(red={"tales": "bear_tale"})
    assert plan_of(match.table, hero(match)).needs == (
        Need("get", "golden_comb"), Need("get", "rope"), Need("get", "wishing_table"), Need("quest", "bear", "rope"),
    )  # fmt: skip


@clause("HF-21.4")
def test_the_gate_takes_about_three_tries_without_advice() -> None:
    assert 3.1 < gate_turns(0, 0) < 3.3
    assert gate_turns(7, 0) == 1
    assert gate_turns(0, 3) < gate_turns(2, 0)


def test_a_bot_goes_in_when_it_can() -> None:
    assert choice(at_the_gate(advice=4)) == "try_gate"
    match = play(at_the_gate(dice=(5,), advice=3), "red: try_gate", "red: throw")
    assert choice(match) in ("advice 3", "advice 4")


def test_an_easy_bot_throws_nothing_away_that_may_help() -> None:
    match = folktale(red={"at": "north_road_1", "biscuits": "", "satchel": "satchel flute", "tales": "bear_tale"})
    assert options_of(match) == ("roll", "discard satchel", "discard flute")
    assert {new_bot("easy", luck).choose(Observation(match, "red")) for luck in range(20)} == {"roll"}


def test_bots_take_the_satchel_along_while_it_is_there() -> None:
    match = new_match(GAME, 4, 1)
    while match.questions[0].about == "choose_hero":
        match.answer(match.waiting_for[0], match.questions[0].options[0])
    assert choice(match) == "start_with satchel"


def test_a_bot_hands_over_what_its_tale_needs() -> None:
    match = landing("forest_north_3", start="forest_north_2", tales="bear_tale", satchel="rope")
    assert choice(match) == "hand_over bear_tale"


def test_a_bot_takes_and_buys_what_it_needs() -> None:
    assert choice(landing("dusty_road_8")) == "take enchanted_sword"
    rich = {"at": "city", "gold": 2, "biscuits": "1 2"}
    match = play(folktale(red={**rich, "satchel": "white_stallion"}), "red: stay")
    assert choice(match) in ("buy seven_league_boots", "buy enchanted_sword")
    match = play(folktale(red={**rich, "gold": 1, "tales": "dwarf_tale", "done": 1}), "red: stay")
    assert choice(match) not in ("buy white_stallion", "buy_advice"), "three Coins are needed at the Castle"


def test_a_bot_keeps_what_it_needs_at_the_castle() -> None:
    match = folktale(red={"satchel": f"{TREASURES} magic_wand"})
    tried = worth_trying(match.table, match.questions[0])
    assert not [option for option in tried if option.startswith(("discard", "wave enchanted_sword"))]


def test_a_bot_agrees_to_a_trade_that_helps_it_and_to_no_other() -> None:
    match = folktale(red={"satchel": "wishing_table"}, blue={"satchel": "rope", "tales": "dragon_tale"})
    assert choice(play(match, "red: barter blue wishing_table rope")) == "yes"
    match = folktale(red={"satchel": "rope"}, blue={"satchel": "wishing_table", "tales": "dragon_tale"})
    assert choice(play(match, "red: barter blue rope wishing_table")) == "refuse needed_myself"


def test_a_bot_knows_how_long_a_journey_takes() -> None:
    content = folktale().table.content
    journeys, board = journeys_of(content), content.board
    castle = journeys.table((board.castle,), "")
    assert castle["castle_road_11"] == pytest.approx(1.0, abs=0.1), "no exact number is needed"
    assert castle["village"] == pytest.approx(board.distances["village"]["castle"] / 3.3, rel=0.2)
    assert journeys.table((board.castle,), "white_stallion")["village"] < castle["village"] - 2
    comb, dog = journeys.table(board.sources["golden_comb"], ""), journeys.table(("forest_south_3",), "")
    assert comb["islands_3"] < 1.5, "a dead end needs no exact number"
    assert dog["forest_south_4"] > 2, "a field on a road does"
    assert journeys.turns("dusty_road_5", ("palace",), Style()) > 1 + journeys.turns(
        "dusty_road_5", ("palace",), Style("", (("gorge", 1),))
    )


def test_a_bot_plans_with_market_wand_and_sorcerer() -> None:
    match = folktale(red={"satchel": "magic_wand dog", "tales": "old_man_tale"})
    assert Need("wave", "black_cat") in plan_of(match.table, hero(match)).needs
    ways = [
        way_to_go(match.table, hero(match))
        for match in (folktale(red={"at": "city", "gold": gold, "tales": "old_man_tale"}) for gold in (0, 1, 3))
    ]
    assert ways == sorted(ways, reverse=True)
    with_a_rope = folktale(red={"at": "woods_west_4", "satchel": "rope", "tales": "dragon_tale", "done": 1})
    without = folktale(red={"at": "woods_west_4", "tales": "dragon_tale", "done": 1})
    assert plan_of(with_a_rope.table, hero(with_a_rope)).sorcery
    assert not plan_of(without.table, hero(without)).sorcery


def test_a_chain_of_quests_is_planned_in_its_order() -> None:
    def way(tales: str) -> float:
        match = folktale(red={"tales": tales}, options={"quest-chain": "3"})
        return way_to_go(match.table, hero(match))

    assert way("bear_tale witch_tale robbers_tale") < way("witch_tale bear_tale robbers_tale") - 3


def test_a_bot_gives_the_cottage_its_biscuits() -> None:
    match = landing("forest_south_1", start="south_gate", biscuits="2 2 3", tales="cottage_tale")
    assert choice(match) == "hand_over cottage_tale"


def test_a_bot_offers_the_sorcerer_what_it_does_not_need() -> None:
    match = landing("woods_west_4", biscuits="2 2", tales="dragon_tale", done=1, satchel="rope enchanted_sword")
    assert choice(match) == "offer rope wishing_table"


def test_a_bot_proposes_a_trade_that_helps_both() -> None:
    red = {"tales": "dragon_tale", "satchel": "magic_wand enchanted_sword", "done": 1}
    blue = {"tales": "robbers_tale", "satchel": "wishing_table", "done": 1}
    match = folktale(red=red, blue=blue, green={"at": "palace"})
    assert choice(match) == "barter blue magic_wand wishing_table"
    assert choice(play(match, "red: barter blue magic_wand wishing_table")) == "yes"


def test_a_bot_with_much_advice_and_no_food_offers_one_for_the_other() -> None:
    red = {"biscuits": "", "advice": 5, "at": "linden_road_2"}
    blue = {"biscuits": "1 1 1 2 2 2", "advice": 0, "at": "linden_road_2"}
    match = folktale(red=red, blue=blue, green={})
    assert choice(match) == "barter blue advice biscuit"
    assert choice(play(match, "red: barter blue advice biscuit")) == "yes"


def test_a_bot_does_not_press_whoever_has_said_no() -> None:
    red = {"biscuits": "", "advice": 5, "at": "linden_road_2"}
    blue = {"biscuits": "1 1 1 2 2 2", "advice": 0, "at": "linden_road_2"}
    match = folktale(red=red, blue=blue, green={})
    play(match, "red: barter blue advice biscuit", "blue: no")
    assert "barter" not in choice(match)


def test_a_bot_does_not_help_the_only_other_player_to_win() -> None:
    red = {"tales": "dragon_tale", "satchel": "wishing_table enchanted_sword", "done": 1, "at": "crossroads"}
    blue = {"tales": "robbers_tale", "satchel": "magic_wand", "at": "crossroads"}
    match = folktale(red={**red, "satchel": "enchanted_sword rope"}, blue={**blue, "satchel": "wishing_table"})
    assert choice(play(match, "red: barter blue rope wishing_table")) == "refuse too_little"


def test_advice_is_kept_for_the_gate() -> None:
    match = meeting("fox", die=5, advice=2)
    assert choice(match) == "accept"
    match = meeting("fox", die=2, advice=1)
    assert "advice" not in choice(match)


def test_at_the_gate_biscuits_become_advice() -> None:
    match = play(at_the_gate(biscuits="1 2 3", advice=2), "red: try_gate")
    assert choice(match) == "swap_biscuits"


def test_a_biscuit_is_kept_for_the_red_field_before_the_castle() -> None:
    last = {"at": "kings_road_4", "done": 1, "satchel": TREASURES, "biscuits": "1"}
    assert choice(folktale(red=last)) == "roll"


def test_a_bot_leaves_the_market_when_it_has_no_gold() -> None:
    assert choice(folktale(red={"at": "city", "gold": 0, "biscuits": "1 1 2 2"})) != "stay"


def test_who_has_won_looks_best() -> None:
    match = play(at_the_gate(dice=(8,)), "red: try_gate", "red: throw")
    assert heuristic(match.table, "red") > 50 > -50 > heuristic(match.table, "blue")


def test_the_greedy_bot_beats_three_random_ones() -> None:
    won = 0
    for seed in range(4):
        bots = ["greedy" if place == seed else "random" for place in range(4)]
        result = play_match(GAME, 4, seed, bots).result
        assert result is not None
        won += result.winners == (GAME.seats[seed],)
    assert won >= 3


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("dog rope", "refuse needed_myself"),
        ("biscuit golden_comb", "refuse too_little"),
        ("seven_league_boots wishing_table", "yes"),
    ],
)
def test_a_bot_says_why_it_declines(offer: str, answer: str) -> None:
    match = folktale(
        red={"satchel": "dog seven_league_boots", "tales": "lion_tale"},
        blue={"satchel": "rope golden_comb wishing_table", "tales": "bear_tale" if "rope" in offer else "witch_tale"},
        green={},
    )
    play(match, f"red: barter blue {offer}")
    assert choice(match) == answer


def test_a_bot_takes_a_gift_unless_it_is_in_the_way() -> None:
    match = folktale(red={"biscuits": "1"}, blue={"biscuits": "1 1 1 2 2 2"})
    assert choice(play(match, "red: barter blue biscuit nothing")) == "yes", "however little it needs another Biscuit"
    match = folktale(red={"satchel": "rope"}, blue={"satchel": "key key key key"})
    assert choice(play(match, "red: barter blue rope nothing")) == "no", "there would be no room for what it needs"


def test_a_bot_does_not_help_somebody_to_win_for_little() -> None:
    nearly = {"tales": "witch_tale", "done": 1, "at": "castle", "satchel": "seven_league_boots dog", "advice": 6}
    match = folktale(red=nearly, blue={"at": "castle", "satchel": "enchanted_sword", "tales": "beggar_tale"}, green={})
    play(match, "red: barter blue dog enchanted_sword")
    assert choice(match) == "refuse too_helpful"


def test_a_bot_buys_what_its_tale_needs_as_soon_as_it_can() -> None:
    match = landing("city", start="city_road_1", tales="old_man_tale", gold=2, biscuits="3")
    assert choice(match) in ("buy magic_wand", "buy seven_league_boots")


def test_a_bot_with_a_full_satchel_makes_room_for_what_its_tale_needs() -> None:
    full = "satchel rope golden_comb magic_wand trickster"
    match = landing("city", start="city_road_1", tales="bear_tale", gold=2, biscuits="3", satchel=full)
    answer = choice(match)
    assert answer in ("discard satchel", "discard magic_wand")
    assert choice(play(match, f"red: {answer}")) == "buy wishing_table"
    match = landing("city", start="city_road_1", tales="bear_tale", gold=1, biscuits="3", satchel=full)
    assert "discard" not in choice(match)


def test_a_bot_waves_its_wand_for_what_its_quest_waits_for() -> None:
    red = {"at": "north_road_4", "tales": "beggar_tale", "satchel": "magic_wand fish", "biscuits": "1 2"}
    assert choice(folktale(red=red)) == "wave fish dog"
    lion = {**red, "tales": "lion_tale", "satchel": "magic_wand magic_cloak dove golden_comb"}
    assert "wave" not in choice(folktale(red=lion)), "nothing is missing"


def test_a_bot_does_not_put_its_quest_off_for_fear_of_the_throw() -> None:
    match = folktale(red={"at": "gorge_east_7", "tales": "lion_tale", "satchel": "dove"}, dice=[4])
    assert choice(play(match, "red: roll")) == "walk hill_road_3"


def test_a_bot_with_biscuits_swaps_nothing_for_a_meal() -> None:
    match = folktale(red={"at": "sea_road_3", "biscuits": "1 2 3", "advice": 4})
    play(match, "red: bite 2", "red: walk sea_road_5")
    assert choice(match).startswith("pay ")


def test_a_bot_bites_its_way_to_whom_its_tale_is_about() -> None:
    """One step away from a field that the white die may miss for rounds."""
    before = {"tales": "dragon_tale", "satchel": "enchanted_sword wishing_table", "biscuits": "1 1 3"}
    match = folktale(red={"at": "mountain_north_2", **before}, dice=[3])
    play(match, "red: roll", "red: walk mountain_north_3")
    assert choice(match) == "bite 1"
    assert choice(play(match, "red: bite 1")) == "walk mountain_north_4"


def test_a_key_that_the_king_waits_for_does_not_count_at_the_gate() -> None:
    match = landing("palace", start="palace_road_1", tales="palace_tale", satchel="key magic_cloak", gold=0)
    assert for_the_gate(match.table, hero(match))[1] == 0
    assert choice(match) == "hand_over palace_tale"
    spare = folktale(red={"tales": "witch_tale", "satchel": "key"})
    assert for_the_gate(spare.table, hero(spare))[1] == 3


def test_a_try_at_the_gate_is_never_put_off() -> None:
    match = at_the_gate(advice=0)
    assert worth_trying(match.table, match.questions[0]) == ("try_gate",)


def test_the_clever_girl_keeps_the_biscuits_that_her_tale_asks_for() -> None:
    girl = {"hero": "clever_girl", "tales": "cottage_tale", "at": "north_road_4"}
    needs_all, has_one_more = (folktale(red={**girl, "biscuits": held}) for held in ("1 2 3", "1 1 2 3"))
    assert "ask_advice" not in worth_trying(needs_all.table, needs_all.questions[0])
    assert "ask_advice" in worth_trying(has_one_more.table, has_one_more.questions[0])


def asked_in(match: Match, rounds: int) -> set[str]:
    """Who answers something in the next rounds, if all do what one would guess."""
    chance, end, asked = Chance(1), match.table.round + rounds, set()
    while match.questions and match.table.round < end:
        question = match.questions[0]
        asked.add(question.seat)
        match.answer(question.seat, policy(match.table, question, chance))
    return asked


def test_who_looks_ahead_leaves_the_turns_of_rivals_out() -> None:
    match = folktale(red={}, blue={}, green={})
    assert asked_in(match.copy(), 2) == {"red", "blue", "green"}
    leave_rivals_out(match.table, "red")
    assert asked_in(match, 2) == {"red"}


@clause("HF-33.1")
def test_partners_are_not_left_out() -> None:
    match = folktale(options={"teams": "2x2"}, red={}, blue={}, green={}, yellow={})
    leave_rivals_out(match.table, "red")
    assert asked_in(match, 2) == {"red", "green"}


@clause("HF-22.7")
def test_a_rival_who_is_left_out_still_answers_an_offer() -> None:
    red = {"biscuits": "", "advice": 5, "at": "linden_road_2"}
    blue = {"biscuits": "1 1 1 2 2 2", "advice": 0, "at": "linden_road_2"}
    match = folktale(red=red, blue=blue, green={})
    leave_rivals_out(match.table, "red")
    play(match, "red: barter blue advice biscuit")
    assert match.waiting_for == ("blue",)
    assert policy(match.table, match.questions[0], Chance(1)) == "yes"
