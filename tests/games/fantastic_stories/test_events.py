"""What is told at the table: every event and every question names the clause of the rules behind it."""

from __future__ import annotations

from fairytable.engine.match import LEAVE, Match
from fairytable.games.fantastic_stories import GAME
from fairytable.testing import play
from tests.games.fantastic_stories.story import practice_match, rolled, situation

MAGICIAN = {"keys": 1, "trumpet": 1, "sun_gate": 1, "mill": 1}


def told(match: Match) -> list[str]:
    return [f"{event.key} {event.clause}" for event in match.events or []]


def test_the_set_up_tells_where_the_ferry_lies_and_who_begins() -> None:
    assert told(practice_match()) == ["ferry_placed FS-6.1", "begins FS-1.9", "round_begins FS-1.3"]


def test_the_castle_step_and_the_roll_name_their_clauses() -> None:
    assert told(play(situation(red={"castle": 1}), "red: castle 3")) == ["pawns_to_castle FS-3.1", "rolled FS-4.1"]
    assert told(play(situation(red={"castle": 1}), "red: castle 0")) == ["pawns_to_reserve FS-3.2", "rolled FS-4.2"]
    assert told(play(situation(red={"castle": 1}), "red: castle 1")) == ["rolled FS-4.1"]
    assert told(play(situation(red={"castle": 1}), "red: castle 7")) == ["pawns_to_castle FS-3.1", "no_dice FS-4.3"]


def test_every_way_to_travel_names_its_clause() -> None:
    for line, event in {
        "walk mill well 5": "walk FS-5.2",
        "tunnel sun_gate sun_cave 4": "tunnel FS-12.2",
        "fly mill high_pasture 6": "fly FS-10.1",
    }.items():
        assert told(play(rolled(red=MAGICIAN, dice=[4, 5, 6]), f"red: {line}"))[1:] == [event]


def test_a_ride_tells_at_once_of_all_aboard_and_then_of_those_ashore() -> None:
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1}, green={"north_dock": 1}, dice=[3])
    play(match, "red: ride north_dock east_dock 3", "green: yes", "blue: no")
    assert told(match)[1:] == ["ride FS-6.7", "stayed_ashore FS-6.9"]
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1}, green={"north_dock": 1}, dice=[3])
    play(match, "red: ride north_dock east_dock 3", "green: no", "blue: no")
    assert told(match)[1:] == ["ride FS-6.4", "stayed_ashore FS-6.9", "stayed_ashore FS-6.9"]


def test_every_magic_that_is_declared_names_its_clause() -> None:
    red = {"bell": 1, "east_dock": 1, "reroll": 1, "move_two": 1}
    for expert, line, event in [
        (False, "call_ferry east_dock", "ferry_called FS-11.1"),
        (False, "reroll", "rerolled FS-9.1"),
        (True, "reroll", "rerolled FS-18.10"),
        (False, "move_two", "move_two_declared FS-8.1"),
        (True, "move_two", "move_two_declared FS-18.5"),
    ]:
        match = rolled(red=red, dice=[5], then=[6], expert=expert)
        assert told(play(match, f"red: {line}"))[1:] == [event]


def test_the_end_of_the_match_names_its_clauses() -> None:
    match = rolled(red={}, blue={"lair": 1, "sword": 1}, turn="blue", books={"blue": "temple forest"}, dice=[2])
    play(match, "blue: complete lair 2", "blue: end")
    assert told(match)[1:] == ["completed FS-14.3", "end_triggered FS-15.1", "match_ends FS-16.1"]


def test_a_skipped_turn_and_a_new_round_name_their_clauses() -> None:
    match = rolled(red={}, blue={}, green={}, turn="blue", dice=[1])
    play(match, f"green: {LEAVE}", "blue: end")
    assert told(match)[1:] == ["left FS-19.1", "turn_skipped FS-19.1", "round_begins FS-1.3"]


def test_every_question_names_its_clause() -> None:
    match = situation(red={"north_dock": 1}, blue={"north_dock": 1}, dice=[3])
    asked = []
    for line in ("red: castle 5", "red: ride north_dock east_dock 3", "blue: no"):
        asked.append((match.questions[0].about, match.questions[0].clause, dict(match.questions[0].values)))
        play(match, line)
    assert asked == [
        ("castle_step", "FS-3.4", {"castle": 5, "reserve": 1}),
        ("move_step", "FS-2.2", {"dice": (3,)}),
        ("board", "FS-6.7", {"captain": "red", "dock": "north_dock", "end": "east_dock"}),
    ]


def test_the_components_are_counted() -> None:
    match = rolled(red={"mill": 2}, dice=[1, 2], books={"red": "lair"})
    assert GAME.rules.count_components(match.table) == {"pawns of red": 7, "pawns of blue": 7, "ferry": 1}
    match.table.reader("red").place("mill")
    match.table.ferry = "castle"
    assert GAME.rules.count_components(match.table) == {"pawns of red": 8, "pawns of blue": 7, "ferry": 0}
