"""FS-10 and FS-12: the Magic Trumpet and the Magic Keys."""

from __future__ import annotations

import pytest

from fairytable.games.fantastic_stories.verbs import FLY
from fairytable.testing import clause, play
from tests.claims import heard, not_offered, refused
from tests.games.fantastic_stories.story import PRACTICE, offered, pawns, rolled


@clause("FS-10.1")
def test_the_winged_horse_carries_a_pawn_to_a_pasture() -> None:
    """FS-T10."""
    match = rolled(red={"trumpet": 1, "mill": 1}, dice=[6, 1])
    play(match, "red: fly mill high_pasture 6")
    assert pawns(match, "red") == {"castle": 3, "trumpet": 1, "high_pasture": 1}
    assert heard(match, "fly") == [{"seat": "red", "start": "mill", "end": "high_pasture", "die": 6}]


@clause("FS-10.2")
def test_the_number_depends_on_the_pasture_and_not_on_the_start() -> None:
    match = rolled(red={"trumpet": 1, "mill": 1, "lair": 1}, dice=[2, 3])
    assert offered(match, "fly") == {f"fly {start} low_pasture 2" for start in ("castle", "mill", "lair")}
    refused(match, "red: fly mill high_pasture 6", "no_such_die", "FS-10.2", die=6, dice=(2, 3))


@clause("FS-10.3")
@pytest.mark.parametrize("start", ["castle", "sword", "temple", "north_dock", "low_pasture", "keys", "sun_gate", "inn"])
def test_a_pawn_flies_from_everywhere_on_the_board(start: str) -> None:
    match = rolled(red={"trumpet": 1} if start == "castle" else {"trumpet": 1, start: 1}, dice=[6])
    play(match, f"red: fly {start} high_pasture 6")
    assert pawns(match, "red")["high_pasture"] == 1


@clause("FS-10.3")
def test_pawns_in_reserve_and_book_cannot_fly() -> None:
    match = rolled(red={"trumpet": 1}, dice=[6, 6, 6, 6, 6], books={"red": "lair"})
    assert pawns(match, "red") == {"trumpet": 1}
    assert not offered(match, "fly")
    not_offered(match, "red: fly lair high_pasture 6")
    not_offered(match, "red: fly castle high_pasture 6")


@clause("FS-10.4")
@pytest.mark.parametrize("there", [1, 3])
def test_a_pawn_on_the_trumpet_space_cannot_fly(there: int) -> None:
    """FS-T11."""
    match = rolled(red={"trumpet": there, "mill": 1}, dice=[6, 1])
    assert "fly mill high_pasture 6" in offered(match)
    refused(match, "red: fly trumpet high_pasture 6", "pawn_on_trumpet", "FS-10.4")
    refused(match, "red: fly trumpet low_pasture 2", "pawn_on_trumpet", "FS-10.4")


@clause("FS-10.5")
def test_a_flight_ends_on_another_pasture() -> None:
    match = rolled(red={"trumpet": 1, "high_pasture": 1}, dice=[2, 6])
    flights = {FLY.read(option)[:2] for option in offered(match, "fly")}
    assert flights == {
        ("castle", "high_pasture"),
        ("castle", "low_pasture"),
        ("high_pasture", "low_pasture"),
    }
    not_offered(match, "red: fly high_pasture high_pasture 6")
    not_offered(match, "red: fly castle mill 6")


@clause("FS-10.6")
def test_a_flight_is_the_pawn_move_and_uses_its_die() -> None:
    match = rolled(red={"trumpet": 1, "mill": 1, "lair": 1, "sword": 1}, dice=[2, 5, 6])
    play(match, "red: fly mill high_pasture 6")
    assert match.table.dice == [2, 5]
    assert offered(match) == {"end"}
    refused(match, "red: complete lair 2", "action_done", "FS-2.2")


@clause("FS-10.7")
def test_a_pasture_does_nothing_else_and_has_roads_as_usual() -> None:
    match = rolled(red={"low_pasture": 1, "castle": 4}, dice=[2, 5])
    assert {option for option in offered(match) if "low_pasture" in option} == {"walk low_pasture inn 5"}
    play(match, "red: walk low_pasture inn 5", "red: end")
    match = rolled(red={"inn": 1}, dice=[5])
    play(match, "red: walk inn low_pasture 5")
    assert pawns(match, "red")["low_pasture"] == 1


@clause("FS-12.1")
def test_there_are_two_tunnels_with_two_doors_each() -> None:
    tunnels = {(way.start, way.end) for way in PRACTICE.content.moves.values() if way.kind == "tunnel"}
    assert tunnels == {
        ("sun_gate", "sun_cave"),
        ("sun_cave", "sun_gate"),
        ("moon_gate", "moon_cave"),
        ("moon_cave", "moon_gate"),
    }
    match = rolled(red={"keys": 1, "sun_gate": 1, "moon_gate": 1}, dice=[3, 4])
    assert offered(match, "tunnel") == {"tunnel sun_gate sun_cave 4", "tunnel moon_gate moon_cave 3"}


@clause("FS-12.2")
def test_a_pawn_passes_to_the_other_door_of_the_same_tunnel() -> None:
    """FS-T12."""
    match = rolled(red={"keys": 1, "sun_gate": 1}, dice=[4])
    play(match, "red: tunnel sun_gate sun_cave 4")
    assert pawns(match, "red") == {"castle": 4, "keys": 1, "sun_cave": 1}


@clause("FS-12.2")
def test_a_pawn_of_another_player_does_not_pass() -> None:
    match = rolled(red={"keys": 1}, blue={"sun_gate": 1}, dice=[4])
    not_offered(match, "red: tunnel sun_gate sun_cave 4")


@clause("FS-12.3")
def test_the_number_at_the_door_of_entrance_counts() -> None:
    match = rolled(red={"keys": 1, "sun_gate": 1}, dice=[2])
    refused(match, "red: tunnel sun_gate sun_cave 4", "no_such_die", "FS-12.3", die=4, dice=(2,))
    match = rolled(red={"keys": 1, "sun_cave": 1}, dice=[2])
    play(match, "red: tunnel sun_cave sun_gate 2")
    assert pawns(match, "red")["sun_gate"] == 1


@clause("FS-12.4")
def test_without_the_keys_nobody_passes() -> None:
    match = rolled(red={"sun_gate": 1, "moon_gate": 1}, blue={"keys": 1}, dice=[3, 4])
    assert not offered(match, "tunnel")
    refused(match, "red: tunnel sun_gate sun_cave 4", "no_keys", "FS-12.4")
    refused(match, "red: tunnel moon_gate moon_cave 3", "no_keys", "FS-12.4")


@clause("FS-12.5")
def test_any_own_pawn_at_a_door_may_pass_and_the_one_on_the_keys_stays() -> None:
    match = rolled(red={"keys": 2, "sun_gate": 2, "moon_cave": 1}, dice=[4, 5])
    assert offered(match, "tunnel") == {"tunnel sun_gate sun_cave 4", "tunnel moon_cave moon_gate 5"}
    play(match, "red: tunnel moon_cave moon_gate 5")
    assert pawns(match, "red") == {"keys": 2, "sun_gate": 2, "moon_gate": 1}


@clause("FS-12.6")
def test_a_passage_is_the_pawn_move_and_uses_its_die() -> None:
    match = rolled(red={"keys": 1, "sun_gate": 1, "lair": 1, "sword": 1}, dice=[2, 4])
    play(match, "red: tunnel sun_gate sun_cave 4")
    assert match.table.dice == [2]
    assert offered(match) == {"end"}
    refused(match, "red: complete lair 2", "action_done", "FS-2.2")
    refused(match, "red: tunnel sun_cave sun_gate 2", "magic_used", "FS-7.3", magic="keys")
