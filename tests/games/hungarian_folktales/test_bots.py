"""The bots: they know how far it is, keep what they need, and beat luck."""

from __future__ import annotations

from fairytable.bots import Glimpse, new_bot
from fairytable.engine.match import Match
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.appraise import appraise, gate_turns, worth_trying
from fairytable.games.hungarian_folktales.plans import needs_of, way_to_go
from fairytable.lab import play_match
from fairytable.testing import clause, play
from tests.games.hungarian_folktales.tales import folktale, hero, landing
from tests.games.hungarian_folktales.test_castle import TREASURES, at_the_gate


def choice(match: Match) -> str:
    return new_bot("greedy", 1).choose(Glimpse(match, match.waiting_for[0]))


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
    assert needs_of(match.table, hero(match))[0] == (
        "get:golden_comb", "get:rope", "get:wishing_table", "quest:bear:rope",
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


def test_a_bot_hands_over_what_its_tale_needs() -> None:
    match = landing("forest_north_3", start="forest_north_2", tales="bear_tale", satchel="rope")
    assert choice(match) == "hand_over bear_tale"


def test_a_bot_takes_and_buys_what_it_needs() -> None:
    assert choice(landing("forest_south_3")) == "take enchanted_sword"
    match = play(folktale(red={"at": "city", "gold": 2, "biscuits": "1 2"}), "red: stay")
    assert choice(match) in ("buy seven_league_boots", "buy enchanted_sword")


def test_a_bot_keeps_what_it_needs_at_the_castle() -> None:
    match = folktale(red={"satchel": f"{TREASURES} magic_wand"})
    tried = worth_trying(match.table, match.questions[0])
    assert not [option for option in tried if option.startswith(("discard", "wave enchanted_sword"))]


def test_a_bot_agrees_to_a_trade_that_helps_it_and_to_no_other() -> None:
    match = folktale(red={"satchel": "wishing_table"}, blue={"satchel": "rope", "tales": "dragon_tale"})
    assert choice(play(match, "red: barter blue wishing_table rope")) == "yes"
    match = folktale(red={"satchel": "rope"}, blue={"satchel": "wishing_table", "tales": "dragon_tale"})
    assert choice(play(match, "red: barter blue rope wishing_table")) == "no"


def test_who_has_won_looks_best() -> None:
    match = play(at_the_gate(dice=(8,)), "red: try_gate", "red: throw")
    assert appraise(match.table, "red") > 50 > -50 > appraise(match.table, "blue")


def test_the_greedy_bot_beats_three_random_ones() -> None:
    won = 0
    for seed in range(4):
        bots = ["greedy" if place == seed else "random" for place in range(4)]
        result = play_match(GAME, 4, seed, bots).result
        assert result is not None
        won += result.winners == (GAME.seats[seed],)
    assert won >= 3
