"""HF-30, HF-31 and HF-33: tips, chains of quests and teams."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable.engine.errors import FairytableError
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.scenes import OPTIONS, fits
from fairytable.matches import new_match
from fairytable.testing import clause, play
from tests.claims import refused
from tests.games.hungarian_folktales.tales import folktale, hero, landing, options_of, verbs_of

EXACT = {"exact-dead-end": "on"}
SKIPS = {"blank-skips": "on"}
CHAIN = {"quest-chain": "3"}
TEAMS = {"teams": "2x2"}


@clause("HF-30.1")
def test_a_dead_end_is_closed_to_numbers_that_do_not_fit() -> None:
    match = play(folktale(red={"at": "islands_2"}, dice=[5], options=EXACT), "red: roll")
    assert "walk islands_4" not in options_of(match)
    match = play(folktale(red={"at": "islands_2"}, dice=[4], options=EXACT), "red: roll")
    assert "walk islands_4" in options_of(match)
    match = play(folktale(red={"at": "castle_road_11"}, dice=[5], options=EXACT), "red: roll")
    assert "walk castle" in options_of(match), "the gate needs no exact number"


@clause("HF-30.8", "HF-2.12")
def test_where_nothing_fits_a_die_stays_and_a_biscuit_is_kept() -> None:
    board = folktale().table.content.board
    fits_nowhere = [field for field in board.fields if not board.branches((field,), 3, exact=True)]
    assert fits_nowhere == [], "on our own board there is always a way back"
    match = folktale(red={"at": "islands_4", "biscuits": "3"}, options=EXACT, dice=[5])
    assert "bite 3" in options_of(match)
    match.table.content.board.neighbours["islands_4"], kept = (), match.table.content.board.neighbours["islands_4"]
    try:
        stuck = folktale(red={"at": "islands_4", "biscuits": "3"}, options=EXACT, dice=[5])
        refused(stuck, "red: bite 3", "fits_nowhere", "HF-30.8")
        play(stuck, "red: roll")
        assert hero(stuck).at == "islands_4"
        assert len(hero(stuck).biscuits) == 1
    finally:
        match.table.content.board.neighbours["islands_4"] = kept


@clause("HF-30.2")
def test_a_blank_may_end_the_turn_unless_salt_helps() -> None:
    match = play(folktale(options=SKIPS, dice=[6]), "red: roll")
    assert match.waiting_for == ("blue",)
    match = play(folktale(red={"salt": 1}, options=SKIPS, dice=[6, 3]), "red: roll")
    assert set(options_of(match)) == {"stand", "salt"}
    play(match, "red: salt")
    assert match.table.movement.steps == 4
    match = play(folktale(red={"salt": 1}, options=SKIPS, dice=[6]), "red: roll", "red: stand")
    assert match.waiting_for == ("blue",)


@clause("HF-30.7")
@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (4, {"quest-chain": "3"}, "chain_for_three"),
        (3, {"teams": "2x2"}, "teams_need_players"),
        (6, {"teams": "2x2"}, "teams_need_players"),
        (4, {"scarce-magic": "on"}, "scarce_for_two_teams"),
        (6, {"teams": "3x2", "scarce-magic": "on"}, "scarce_for_two_teams"),
        (2, {"young-choice": "green"}, "young_not_here"),
    ],
)
def test_options_that_do_not_fit_cannot_be_chosen(seats: int, options: dict[str, str], key: str) -> None:
    chosen = {option.key: option.default for option in OPTIONS} | options
    reason = fits(chosen, GAME.seats[:seats])
    assert reason is not None
    assert reason.key == key
    with pytest.raises(FairytableError):
        new_match(GAME, seats, 1, options)


@clause("HF-31.2", "HF-31.5")
def test_quests_of_a_chain_are_done_in_their_order() -> None:
    chain = "bear_tale witch_tale cottage_tale"
    match = landing("woods_west_1", start="woods_gate", tales=chain, options=CHAIN)
    play(match, "red: throw")
    assert hero(match).done == 0, "the Bear comes first"
    match = landing("forest_north_3", start="forest_north_2", tales=chain, satchel="rope", options=CHAIN)
    play(match, "red: hand_over bear_tale")
    assert hero(match).done == 1
    assert match.table.tale(hero(match)).encounter == "witch"


@clause("HF-31.3", "HF-31.4")
def test_after_the_last_quest_of_a_chain_the_gate_is_open_without_treasures() -> None:
    red = {"at": "castle", "tales": "dwarf_tale witch_tale bear_tale", "gold": 0}
    assert "try_gate" in verbs_of(folktale(red={**red, "done": 3}, options=CHAIN))
    assert "try_gate" not in verbs_of(folktale(red={**red, "done": 2}, options=CHAIN))
    match = landing("hill_road_6", tales="dwarf_tale witch_tale bear_tale", options=CHAIN)
    assert "hand_over" not in verbs_of(match), "things are still needed"


@clause("HF-33.3", "HF-33.9")
def test_a_hero_does_the_quest_of_a_team_member_with_his_own_goods() -> None:
    four: dict[str, Any] = {"blue": {}, "green": {"tales": "bear_tale"}, "yellow": {}}
    match = landing("forest_north_3", start="forest_north_2", satchel="rope", options=TEAMS, **four)
    play(match, "red: hand_over bear_tale")
    assert (hero(match, "green").done, hero(match).satchel) == (1, [])
    four["green"] = {"tales": "witch_tale"}
    match = landing("woods_west_1", start="woods_gate", tales="bear_tale", options=TEAMS, dice=[6], **four)
    play(match, "red: throw", "red: accept")
    assert (hero(match, "green").done, hero(match).done, hero(match).turns_to_miss) == (1, 0, 1)


@clause("HF-33.4", "HF-33.5", "HF-33.6")
def test_a_team_enters_when_all_its_quests_are_done_and_it_holds_everything_together() -> None:
    red = {"at": "castle", "done": 1, "tales": "witch_tale", "satchel": "enchanted_sword"}
    green = {"done": 1, "tales": "dragon_tale", "satchel": "seven_league_boots enchanted_sword wishing_table"}
    match = folktale(red=red, green=green, blue={}, yellow={}, options=TEAMS, dice=[8])
    assert hero(match).satchel == ["enchanted_sword"], "nothing is pooled but the right to enter"
    play(match, "red: try_gate", "red: throw")
    assert match.result is not None
    assert match.result.winners == ("red", "green")
    poor = {**green, "satchel": "seven_league_boots wishing_table"}
    match = folktale(red=red, green=poor, blue={}, yellow={}, options=TEAMS)
    assert "try_gate" not in verbs_of(match), "two cards need two Enchanted Swords"
    late = {**green, "done": 0}
    assert "try_gate" not in verbs_of(folktale(red=red, green=late, blue={}, yellow={}, options=TEAMS))
