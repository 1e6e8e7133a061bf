"""HF-21: the Castle gate and the end of the game."""

from __future__ import annotations

from typing import Any

from fairytable.engine.game import Result
from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import heard, not_offered, refused
from tests.games.hungarian_folktales.tales import folktale, hero, options_of, verbs_of

TREASURES = "seven_league_boots enchanted_sword"


def at_the_gate(*, dice: tuple[int, ...] = (), satchel: str = TREASURES, **red: object) -> Match:
    """Red has done everything and begins a turn at the gate; one Advice has just come."""
    return folktale(red={"at": "castle", "done": 1, "satchel": satchel, **red}, dice=dice)


@clause("HF-21.1", "HF-21.2", "HF-6.14")
def test_only_who_has_done_everything_may_try() -> None:
    assert "try_gate" in verbs_of(at_the_gate())
    refused(at_the_gate(done=0), "red: try_gate", "not_eligible", "HF-21.2", quests=("witch_tale",), things=())
    boots = (("seven_league_boots",),)
    refused(at_the_gate(satchel="enchanted_sword"), "red: try_gate", "not_eligible", "HF-21.2", quests=(), things=boots)
    dwarf: dict[str, Any] = {"tales": "dwarf_tale", "satchel": "wishing_table"}
    assert "try_gate" in verbs_of(at_the_gate(gold=3, **dwarf))
    gold = (("2", "gold_coins"),)
    refused(at_the_gate(gold=1, **dwarf), "red: try_gate", "not_eligible", "HF-21.2", quests=(), things=gold)


@clause("HF-21.2")
def test_who_comes_to_the_gate_too_early_hears_what_is_missing() -> None:
    match = folktale(red={"at": "castle_road_11", "satchel": "enchanted_sword"}, dice=[1])
    play(match, "red: roll", "red: walk castle")
    missing = {"seat": "red", "quests": ("witch_tale",), "things": (("seven_league_boots",),)}
    assert heard(match, "gate_closed") == [missing]
    match = folktale(red={"at": "castle_road_11", "done": 1, "satchel": TREASURES}, dice=[1])
    assert heard(play(match, "red: roll", "red: walk castle"), "gate_closed") == []


@clause("HF-21.16", "HF-21.1")
def test_who_has_knocked_keeps_what_the_castle_asks_for() -> None:
    match = at_the_gate(satchel=f"{TREASURES} magic_wand magic_cloak dog")
    play(match, "red: try_gate")
    for option in ("discard enchanted_sword", "wave enchanted_sword golden_comb"):
        refused(match, f"red: {option}", "needed_at_gate", "HF-21.16", tile="enchanted_sword")
    play(match, "red: wave magic_cloak golden_comb", "red: discard dog")
    assert hero(match).satchel == [*TREASURES.split(), "magic_wand", "golden_comb"]


@clause("HF-21.16", "HF-33.4")
def test_a_partners_second_tile_may_go_before_the_throw() -> None:
    blue = {"tales": "dragon_tale", "done": 1, "satchel": "sword"}
    teams = {"teams": "2x2"}
    green = {"tales": "devil_tale", "done": 1, "satchel": "magic_cloak seven_league_boots enchanted_sword"}
    red = {"at": "castle", "done": 1, "satchel": TREASURES}
    match = folktale(red=red, blue=blue, green=green, yellow={}, options=teams)
    play(match, "red: try_gate")
    assert "discard enchanted_sword" in options_of(match), "green has one more than the team needs"
    assert "discard seven_league_boots" not in options_of(match), "two cards ask for the Boots"


@clause("HF-21.3", "HF-21.13")
def test_the_first_try_may_be_made_on_arrival_and_a_try_ends_the_turn() -> None:
    match = folktale(red={"at": "castle_road_11", "done": 1, "satchel": TREASURES, "advice": 0}, dice=[1, 3])
    play(match, "red: roll", "red: walk castle", "red: try_gate", "red: throw", "red: accept")
    assert (hero(match).at, match.waiting_for) == ("castle", ("blue",))
    match = folktale(red={"at": "castle_road_11", "done": 1, "satchel": TREASURES, "biscuits": "1 2"}, dice=[1])
    play(match, "red: bite 1", "red: walk castle")
    assert verbs_of(match).isdisjoint({"roll", "bite"})
    refused(match, "red: roll", "stopped_at_gate", "HF-21.13")


@clause("HF-21.4", "HF-21.15")
def test_each_later_turn_at_the_gate_brings_an_advice_kept_also_by_who_leaves() -> None:
    match = at_the_gate(dice=(2,), advice=1)
    assert hero(match).advice == 2
    assert hero(play(match, "red: roll")).advice == 2
    assert hero(at_the_gate(advice=7)).advice == 7
    assert hero(at_the_gate(done=0, advice=1)).advice == 1


@clause("HF-21.15")
def test_who_becomes_eligible_at_the_gate_may_try_in_that_turn() -> None:
    match = at_the_gate(satchel="seven_league_boots magic_wand golden_comb", advice=1)
    assert "try_gate" not in verbs_of(match)
    play(match, "red: wave golden_comb enchanted_sword")
    assert "try_gate" in verbs_of(match)
    assert hero(match).advice == 1


@clause("HF-21.11")
def test_shares_of_ones_own_tale_are_compared() -> None:
    scores, parts = {"red": 3.0, "green": 2.0}, {"red": 5.0, "green": 3.0}
    result = Result(("blue",), scores, "HF-21.11", out_of=parts)
    assert result.part_done("green") > result.part_done("red")
    assert Result(("blue",), scores, "HF-21.11").part_done("red") == 3, "where all could reach the same, scores are"


@clause("HF-21.5", "HF-21.11")
def test_an_eight_wins_at_once() -> None:
    match = play(at_the_gate(dice=(8,)), "red: try_gate", "red: throw")
    assert match.is_over
    scores, parts = {"red": 3, "blue": 0}, {"red": 3, "blue": 3}
    assert match.result == Result(("red",), scores, "HF-21.11", out_of=parts)


@clause("HF-21.5", "HF-21.6")
def test_more_than_eight_wins_too_even_with_needless_advice() -> None:
    match = play(at_the_gate(dice=(7,), advice=4), "red: try_gate", "red: throw", "red: advice 4")
    assert match.is_over
    match = play(at_the_gate(dice=(7,), advice=4), "red: try_gate", "red: throw", "red: accept")
    assert not match.is_over


@clause("HF-21.6", "HF-21.10")
def test_advice_makes_up_what_is_missing_or_is_kept() -> None:
    match = play(at_the_gate(dice=(5,), advice=2), "red: try_gate", "red: throw", "red: advice 3")
    assert match.is_over
    match = play(at_the_gate(dice=(4,), advice=2, satchel=f"{TREASURES} key"), "red: try_gate", "red: throw")
    play(match, "red: accept")
    assert (hero(match).advice, hero(match).satchel) == (3, [*TREASURES.split(), "key"])
    assert heard(match, "gate_stayed_shut") == [{"seat": "red", "points": 4}]


@clause("HF-21.7")
def test_the_comb_gives_one_more_roll() -> None:
    match = at_the_gate(dice=(1, 8), satchel=f"{TREASURES} golden_comb")
    play(match, "red: try_gate", "red: throw", "red: comb")
    assert match.result is not None
    assert match.result.winners == ("red",)
    match = play(at_the_gate(dice=(1,), satchel=f"{TREASURES} golden_comb key"), "red: try_gate", "red: throw")
    refused(play(match, "red: key key"), "red: comb", "comb_before_advice", "HF-9.8", tile="golden_comb")


@clause("HF-21.8", "HF-8.2")
def test_the_key_adds_three_and_is_gone() -> None:
    match = play(at_the_gate(dice=(6,), satchel=f"{TREASURES} key"), "red: try_gate", "red: throw", "red: key key")
    assert match.is_over
    match = play(at_the_gate(dice=(2,), satchel=f"{TREASURES} key", advice=0), "red: try_gate", "red: throw")
    play(match, "red: key key")
    assert "key" not in hero(match).satchel
    assert match.questions[0].values["points"] == 5


@clause("HF-21.12")
def test_who_stands_at_the_gate_may_leave() -> None:
    match = play(at_the_gate(dice=(2,)), "red: roll", "red: walk castle_road_10")
    assert hero(match).at == "castle_road_10"


@clause("HF-21.14")
def test_a_turn_limit_ends_the_game_without_a_winner() -> None:
    match = folktale(
        red={"at": "north_road_1"}, blue={"biscuits": "", "advice": 0}, options={"turn-limit": "10"}, turn=1, dice=[1]
    )
    match.table.round = 10
    play(match, "blue: roll", "blue: walk north_road_2")
    assert match.result == Result((), {"red": 0, "blue": 0}, "HF-21.14", out_of={"red": 3, "blue": 3})
    match = folktale(
        red={"at": "north_road_1"}, blue={"biscuits": "", "advice": 0}, options={"turn-limit": "10"}, turn=1, dice=[1]
    )
    match.table.round = 9
    play(match, "blue: roll", "blue: walk north_road_2")
    assert not match.is_over, "the tenth round is still played"


@clause("HF-34.1")
def test_who_is_left_alone_at_the_table_has_won() -> None:
    match = play(folktale(), "red: leave the table")
    assert match.result is not None
    assert (match.result.winners, match.result.clause) == (("blue",), "HF-34.1")
    match = play(folktale(green={}), "red: leave the table")
    assert not match.is_over
    assert match.waiting_for == ("blue",)


@clause("HF-8.3")
def test_the_key_is_not_asked_for_elsewhere() -> None:
    not_offered(folktale(red={"satchel": "key"}), "red: key key")
    assert "key" not in options_of(folktale(red={"satchel": "key"}))
