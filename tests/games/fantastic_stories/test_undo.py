"""FS-2.8: what can be taken back, and what cannot."""

from __future__ import annotations

import pytest

from fairytable.engine.errors import UndoRefused
from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.games.fantastic_stories.story import offered, pawns, practice_match, rolled, situation


def cannot_take_back(match: Match, seat: str, reason: str) -> None:
    before = match.table_fingerprint
    with pytest.raises(UndoRefused) as caught:
        match.undo(seat)
    assert caught.value.reason == reason
    assert match.table_fingerprint == before


@clause("FS-2.8", "FS-3.9")
@pytest.mark.parametrize("castle", [0, 1, 7])
def test_the_castle_step_cannot_be_taken_back_after_the_roll(castle: int) -> None:
    match = play(practice_match(start_player="red"), f"red: castle {castle}")
    cannot_take_back(match, "red", "luck")


@clause("FS-2.8")
def test_a_walk_can_be_taken_back_with_its_die() -> None:
    match = rolled(red={"mill": 1}, dice=[1, 5])
    before = match.table_fingerprint
    play(match, "red: walk mill well 5")
    assert match.table_fingerprint != before
    match.undo("red")
    assert match.table_fingerprint == before
    assert "walk mill well 5" in offered(match)
    cannot_take_back(match, "red", "luck")


@clause("FS-2.8")
def test_every_action_since_the_roll_can_be_taken_back_one_by_one() -> None:
    match = rolled(red={"mill": 1, "lair": 1, "sword": 1}, dice=[1, 2, 2], expert=True)
    play(match, "red: walk mill bridge 1", "red: complete lair 2", "red: walk bridge well 2")
    places = []
    for _ in range(3):
        match.undo("red")
        places.append(sorted(pawns(match, "red")))
    assert places == [
        ["bridge", "castle", "sword"],
        ["bridge", "castle", "lair", "sword"],
        ["castle", "lair", "mill", "sword"],
    ]
    cannot_take_back(match, "red", "luck")


@clause("FS-2.8")
def test_the_end_of_a_turn_can_be_taken_back_until_somebody_answers() -> None:
    match = rolled(red={"mill": 1}, dice=[5])
    play(match, "red: end")
    assert match.waiting_for == ("blue",)
    match.undo("red")
    assert match.waiting_for == ("red",)
    assert "walk mill well 5" in offered(match)
    play(match, "red: end", "blue: castle 1")
    cannot_take_back(match, "red", "answered")


@clause("FS-2.8")
def test_a_reroll_cannot_be_taken_back() -> None:
    match = rolled(red={"reroll": 1}, dice=[5], then=[6])
    play(match, "red: reroll")
    cannot_take_back(match, "red", "luck")
    play(match, "red: walk castle move_two 6")
    match.undo("red")
    cannot_take_back(match, "red", "luck")


@clause("FS-2.8")
def test_move_two_can_be_taken_back_as_long_as_nothing_was_rolled() -> None:
    match = rolled(red={"move_two": 1, "mill": 1}, dice=[5, 5])
    play(match, "red: move_two")
    match.undo("red")
    assert match.table.magic == ""
    assert "move_two" in offered(match)


@clause("FS-2.8", "FS-3.9")
def test_the_bell_rung_before_the_roll_can_be_taken_back() -> None:
    match = situation(red={"bell": 1, "south_dock": 1}, dice=[5])
    play(match, "red: call_ferry south_dock")
    match.undo("red")
    assert match.table.ferry == "north_dock"
    assert {"castle 0", "castle 1", "call_ferry south_dock"} <= offered(match)


@clause("FS-2.8", "FS-6.15")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_ride_cannot_be_taken_back_once_anybody_was_asked_to_board(answer: str) -> None:
    match = rolled(red={"north_dock": 1, "mill": 1}, blue={"north_dock": 1}, dice=[3, 5], expert=True)
    play(match, "red: walk mill well 5", "red: ride north_dock east_dock 3")
    assert match.waiting_for == ("blue",)
    cannot_take_back(match, "red", "asked")
    play(match, f"blue: {answer}")
    assert pawns(match, "red")["east_dock"] == 1
    cannot_take_back(match, "red", "answered")
    cannot_take_back(match, "blue", "asked")


@clause("FS-2.8")
def test_what_came_after_the_boarding_can_be_taken_back_up_to_it() -> None:
    match = rolled(red={"north_dock": 1, "mill": 1}, blue={"north_dock": 1}, dice=[3, 5], expert=True)
    play(match, "red: ride north_dock east_dock 3", "blue: no", "red: walk mill well 5")
    match.undo("red")
    assert pawns(match, "red") == {"castle": 3, "east_dock": 1, "mill": 1}
    cannot_take_back(match, "red", "answered")


@clause("FS-2.8")
def test_a_ride_without_passengers_can_be_taken_back() -> None:
    match = rolled(red={"north_dock": 1}, blue={"east_dock": 1}, dice=[3])
    play(match, "red: ride north_dock east_dock 3")
    match.undo("red")
    assert (match.table.ferry, pawns(match, "red")["north_dock"]) == ("north_dock", 1)


@clause("FS-6.15")
def test_a_boarding_answer_can_be_changed_until_all_have_answered() -> None:
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1}, green={"north_dock": 1}, dice=[3])
    play(match, "red: ride north_dock east_dock 3", "blue: yes")
    match.undo("blue")
    play(match, "blue: no", "green: yes")
    assert (pawns(match, "blue"), pawns(match, "green")) == ({"north_dock": 1}, {"east_dock": 1})
