"""FS-6: riding the ferry, alone and with others."""

from __future__ import annotations

import pytest

from fairytable.games.fantastic_stories.verbs import RIDE
from fairytable.testing import clause, play
from tests.claims import heard, not_offered, refused
from tests.games.fantastic_stories.story import PRACTICE, offered, pawns, practice_match, rolled


@clause("FS-6.1")
def test_the_ferry_begins_at_one_of_the_docks_and_each_has_its_chance() -> None:
    begins = {practice_match(seed=seed).table.ferry for seed in range(30)}
    assert begins == set(PRACTICE.content.docks) == {"north_dock", "east_dock", "south_dock"}


@clause("FS-6.1")
def test_the_ferry_is_at_one_dock_only() -> None:
    match = rolled(red={"north_dock": 1, "east_dock": 1, "south_dock": 1}, dice=[2, 3, 4], expert=True)
    assert {RIDE.read(option)[0] for option in offered(match, "ride")} == {"north_dock"}
    play(match, "red: ride north_dock east_dock 3")
    assert {RIDE.read(option)[0] for option in offered(match, "ride")} == {"east_dock"}


@clause("FS-6.2")
@pytest.mark.parametrize(("dock", "end", "number"), [("north_dock", "east_dock", 3), ("east_dock", "north_dock", 4)])
def test_a_ride_needs_the_number_of_the_link_in_its_direction(dock: str, end: str, number: int) -> None:
    match = rolled(red={dock: 1}, dice=[number], ferry=dock)
    assert offered(match, "ride") == {f"ride {dock} {end} {number}"}
    other = 7 - number
    match = rolled(red={dock: 1}, dice=[other], ferry=dock)
    refused(match, f"red: ride {dock} {end} {number}", "no_such_die", "FS-6.2", die=number, dice=(other,))
    not_offered(match, f"red: ride {dock} {end} {other}")


@clause("FS-6.2")
def test_a_ride_needs_a_pawn_at_the_dock_of_the_ferry() -> None:
    match = rolled(red={"bridge": 1}, blue={"north_dock": 1}, dice=[2, 3])
    assert not offered(match, "ride")
    not_offered(match, "red: ride north_dock east_dock 3")


@clause("FS-6.3")
def test_the_destination_is_any_dock_with_a_link_and_a_fitting_die() -> None:
    match = rolled(red={"north_dock": 1}, dice=[2, 3])
    assert offered(match, "ride") == {"ride north_dock east_dock 3", "ride north_dock south_dock 2"}
    match = rolled(red={"south_dock": 1, "castle": 1}, dice=[1, 2, 3, 4, 6], ferry="south_dock")
    assert offered(match, "ride") == {"ride south_dock east_dock 6"}


@clause("FS-6.4")
def test_pawn_and_ferry_arrive_together() -> None:
    """FS-T7."""
    match = rolled(red={"north_dock": 1}, dice=[3])
    play(match, "red: ride north_dock east_dock 3")
    assert pawns(match, "red") == {"castle": 5, "east_dock": 1}
    assert match.table.ferry == "east_dock"
    ride = {"seat": "red", "start": "north_dock", "end": "east_dock", "die": 3, "passengers": ()}
    assert heard(match, "ride") == [ride]


@clause("FS-6.5")
def test_a_ride_is_the_pawn_move_and_uses_its_die() -> None:
    match = rolled(red={"north_dock": 1, "mill": 1, "lair": 1, "sword": 1}, dice=[2, 3, 5])
    play(match, "red: ride north_dock east_dock 3")
    assert match.table.dice == [2, 5]
    assert offered(match) == {"end"}
    refused(match, "red: walk mill well 5", "action_done", "FS-2.2")
    refused(match, "red: complete lair 2", "action_done", "FS-2.2")


@clause("FS-6.6")
def test_one_pawn_of_the_captain_rides_and_the_others_stay() -> None:
    match = rolled(red={"north_dock": 3}, dice=[3])
    play(match, "red: ride north_dock east_dock 3")
    assert pawns(match, "red") == {"castle": 3, "north_dock": 2, "east_dock": 1}


@clause("FS-6.7")
def test_another_player_sends_exactly_one_pawn_along() -> None:
    """FS-T8."""
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 2, "castle": 1}, dice=[3])
    play(match, "red: ride north_dock east_dock 3", "blue: yes")
    assert pawns(match, "blue") == {"north_dock": 1, "east_dock": 1, "castle": 1}
    assert [values["passengers"] for values in heard(match, "ride")] == [("blue",)]


@clause("FS-6.7")
def test_every_other_player_at_the_dock_is_asked_and_nobody_else() -> None:
    match = rolled(
        red={"north_dock": 1},
        blue={"north_dock": 1},
        green={"east_dock": 1},
        yellow={"north_dock": 4},
        dice=[3],
    )
    play(match, "red: ride north_dock east_dock 3")
    assert match.waiting_for == ("blue", "yellow")
    question = match.questions[0]
    assert (question.about, question.options) == ("board", ("yes", "no"))
    assert question.values == {"captain": "red", "dock": "north_dock", "end": "east_dock"}


@clause("FS-6.8")
def test_a_passenger_needs_no_die_and_loses_nothing_in_the_next_turn() -> None:
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1, "castle": 6}, dice=[3], then=[5, 5])
    play(match, "red: ride north_dock east_dock 3", "blue: yes")
    assert pawns(match, "blue") == {"east_dock": 1, "castle": 6}
    assert match.table.dice == []
    play(match, "red: end", "blue: castle 4")
    assert match.table.dice == [5, 5]
    play(match, "blue: walk east_dock tower 5")
    assert pawns(match, "blue") == {"tower": 1, "castle": 4}


@clause("FS-6.8")
def test_a_passenger_goes_where_the_captain_goes() -> None:
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1}, dice=[2, 3])
    play(match, "red: ride north_dock south_dock 2")
    assert offered(match) == {"yes", "no"}
    play(match, "blue: yes")
    assert pawns(match, "blue") == {"south_dock": 1}


@clause("FS-6.9")
def test_coming_along_is_a_free_choice_of_each() -> None:
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1}, green={"north_dock": 1}, dice=[3])
    play(match, "red: ride north_dock east_dock 3", "blue: no", "green: yes")
    assert (pawns(match, "blue"), pawns(match, "green")) == ({"north_dock": 1}, {"east_dock": 1})
    assert heard(match, "stayed_ashore") == [{"seat": "blue", "dock": "north_dock"}]


@clause("FS-6.10")
def test_pawns_at_the_other_docks_are_not_touched() -> None:
    match = rolled(
        red={"north_dock": 1, "east_dock": 1, "south_dock": 1},
        blue={"east_dock": 2, "south_dock": 1},
        dice=[3],
    )
    play(match, "red: ride north_dock east_dock 3")
    assert match.waiting_for == ("red",)
    assert pawns(match, "red") == {"castle": 3, "east_dock": 2, "south_dock": 1}
    assert pawns(match, "blue") == {"east_dock": 2, "south_dock": 1}


@clause("FS-6.11")
def test_without_the_ferry_no_ride_until_the_bell_calls_it() -> None:
    match = rolled(red={"east_dock": 1, "bell": 1}, dice=[4, 5])
    refused(match, "red: ride east_dock north_dock 4", "ferry_elsewhere", "FS-6.11", dock="north_dock")
    refused(match, "red: ride east_dock south_dock 5", "ferry_elsewhere", "FS-6.11", dock="north_dock")
    play(match, "red: call_ferry east_dock", "red: ride east_dock south_dock 5")
    assert (match.table.ferry, pawns(match, "red")["south_dock"]) == ("south_dock", 1)


@clause("FS-6.12")
def test_walking_away_from_a_dock_leaves_the_ferry_behind() -> None:
    match = rolled(red={"north_dock": 1}, dice=[3, 3], then=[1] * 6)
    play(match, "red: walk north_dock bridge 3", "red: end", "blue: castle 1", "blue: end")
    assert match.table.ferry == "north_dock"


@clause("FS-6.13")
def test_pawns_walk_to_a_dock_and_away_by_road() -> None:
    match = rolled(red={"bridge": 1}, dice=[3, 3], expert=True, ferry="east_dock")
    play(match, "red: walk bridge north_dock 3")
    assert pawns(match, "red")["north_dock"] == 1
    play(match, "red: walk north_dock bridge 3")
    assert pawns(match, "red") == {"castle": 4, "bridge": 1}


@clause("FS-6.14")
def test_a_second_ride_asks_again_and_a_passenger_may_travel_on() -> None:
    match = rolled(red={"north_dock": 1, "east_dock": 1, "move_two": 1}, blue={"north_dock": 1}, dice=[3, 5])
    play(match, "red: move_two", "red: ride north_dock east_dock 3", "blue: yes")
    play(match, "red: ride east_dock south_dock 5")
    assert match.waiting_for == ("blue",)
    play(match, "blue: yes")
    assert pawns(match, "blue") == {"south_dock": 1}
    assert pawns(match, "red") == {"castle": 2, "east_dock": 1, "south_dock": 1, "move_two": 1}


@clause("FS-6.14")
def test_a_passenger_may_leave_the_second_ride_alone() -> None:
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 2}, dice=[3, 5], expert=True)
    play(match, "red: ride north_dock east_dock 3", "blue: yes", "red: ride east_dock south_dock 5", "blue: no")
    assert pawns(match, "blue") == {"north_dock": 1, "east_dock": 1}


@clause("FS-6.15")
def test_if_nobody_else_is_there_the_ride_happens_at_once() -> None:
    match = rolled(red={"north_dock": 1}, blue={"east_dock": 1}, dice=[3])
    play(match, "red: ride north_dock east_dock 3")
    assert match.table.ferry == "east_dock"
    assert match.waiting_for == ("red",)


@clause("FS-6.15")
def test_boarding_is_asked_before_anything_moves_and_answered_in_secret() -> None:
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1}, green={"north_dock": 1}, dice=[3])
    before = match.table_fingerprint
    play(match, "red: ride north_dock east_dock 3")
    assert match.table_fingerprint == before
    told = len(match.events or [])
    play(match, "green: yes")
    assert match.table_fingerprint == before
    assert match.waiting_for == ("blue",)
    assert len(match.events or []) == told
    assert match.answers[-1][0] == "red"
    play(match, "blue: yes")
    assert {seat: pawns(match, seat).get("east_dock") for seat in ("red", "blue", "green")} == {
        "red": 1,
        "blue": 1,
        "green": 1,
    }
    assert match.waiting_for == ("red",)


@clause("FS-6.15")
def test_boarding_answers_are_recorded_clockwise_from_the_left_of_the_captain() -> None:
    match = rolled(
        red={"north_dock": 1},
        blue={"north_dock": 1},
        green={"north_dock": 1},
        yellow={"north_dock": 1},
        turn="green",
        dice=[3],
    )
    play(match, "green: ride north_dock east_dock 3")
    assert match.waiting_for == ("yellow", "red", "blue")
    play(match, "blue: no", "red: yes", "yellow: yes")
    assert match.answers[-3:] == [("yellow", "yes"), ("red", "yes"), ("blue", "no")]
    assert [values["passengers"] for values in heard(match, "ride")] == [("yellow", "red")]


@clause("FS-6.15")
def test_no_answer_in_time_means_staying_ashore() -> None:
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1}, dice=[3])
    play(match, "red: ride north_dock east_dock 3")
    assert match.questions[0].default_answer == "no"


@clause("FS-6.16")
def test_the_ferry_may_be_ridden_back_in_the_same_turn() -> None:
    match = rolled(red={"north_dock": 1}, dice=[3, 4], expert=True)
    play(match, "red: ride north_dock east_dock 3", "red: ride east_dock north_dock 4")
    assert (match.table.ferry, pawns(match, "red")) == ("north_dock", {"castle": 4, "north_dock": 1})


@clause("FS-6.16")
def test_with_move_two_another_pawn_may_bring_the_ferry_back() -> None:
    match = rolled(red={"north_dock": 1, "east_dock": 1, "move_two": 1}, dice=[3, 4])
    play(match, "red: ride north_dock east_dock 3", "red: move_two", "red: ride east_dock north_dock 4")
    assert match.table.ferry == "north_dock"
