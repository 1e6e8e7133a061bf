"""FS-1 and the set-up: who plays, in which order, and what everybody starts with."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable.engine.errors import WrongSeats
from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.fantastic_stories.story import book, offered, pawns, practice_match, reserve, rolled, situation


def play_a_round(match: Match) -> list[str]:
    """Everybody only ends the turn; who had a turn, in which order."""
    order = []
    number = match.table.round
    while not match.is_over and match.table.round == number:
        (question,) = match.questions
        if question.about == "castle_step":
            order.append(question.seat)
        match.answer(question.seat, question.default_answer)
    return order


@clause("FS-1.1")
@pytest.mark.parametrize("number", range(2, 7))
def test_two_to_six_players_can_play(number: int) -> None:
    assert len(practice_match(number).table.readers) == number


@clause("FS-1.1")
@pytest.mark.parametrize("number", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(number: int) -> None:
    with pytest.raises(WrongSeats, match="2 to 6 seats"):
        practice_match(number)


@clause("FS-1.2")
def test_set_up_gives_everybody_one_pawn_in_the_castle_and_six_at_home() -> None:
    """FS-T1."""
    match = practice_match(4, start_player="youngest", ages="red:9,blue:8,green:7,yellow:10")
    for reader in match.table.readers:
        assert (reader.pawns, reader.reserve, reader.book) == ({"castle": 1}, 6, [])
    assert match.table.ferry in ("north_dock", "east_dock", "south_dock")
    assert match.waiting_for == ("green",)
    assert heard(match, "begins") == [{"seat": "green", "order": ("green", "yellow", "red", "blue")}]


@clause("FS-1.2")
def test_a_pawn_is_in_one_place_at_a_time_from_reserve_to_book() -> None:
    match = situation(red={"castle": 1, "sword": 1, "tower": 1}, dice=[1, 2, 4], then=[1, 2, 3, 4], expert=True)
    play(match, "red: castle 2")
    assert (reserve(match, "red"), pawns(match, "red")) == (3, {"castle": 2, "sword": 1, "tower": 1})
    play(match, "red: walk tower lair 4")
    assert pawns(match, "red") == {"castle": 2, "sword": 1, "lair": 1}
    play(match, "red: complete lair 2")
    assert pawns(match, "red") == {"castle": 2, "sword": 1}
    assert (reserve(match, "red"), book(match, "red")) == (3, ["lair"])


@clause("FS-1.3")
def test_a_round_is_one_turn_for_each_and_begins_with_the_black_disc() -> None:
    match = practice_match(["red", "blue", "green"], start_player="blue")
    assert play_a_round(match) == ["blue", "green", "red"]
    assert heard(match, "round_begins") == [{"round": 1}, {"round": 2}]


@clause("FS-1.4")
@pytest.mark.parametrize("start", ["red", "blue", "green", "yellow", "orange", "purple"])
def test_the_turn_passes_to_the_left_hand_neighbour(start: str) -> None:
    clockwise = ["red", "blue", "green", "yellow", "orange", "purple"]
    first = clockwise.index(start)
    assert play_a_round(practice_match(6, start_player=start)) == clockwise[first:] + clockwise[:first]


@clause("FS-1.5")
def test_the_black_disc_stays_with_its_owner() -> None:
    match = practice_match(3, start_player="green")
    assert [play_a_round(match)[0] for _ in range(4)] == ["green"] * 4


@clause("FS-1.6")
def test_a_space_is_never_full_and_nobody_is_pushed_away() -> None:
    match = rolled(red={"mill": 1, "well": 2}, blue={"well": 3}, green={"well": 7}, dice=[5])
    play(match, "red: walk mill well 5")
    assert pawns(match, "red")["well"] == 3
    assert (pawns(match, "blue"), pawns(match, "green")) == ({"well": 3}, {"well": 7})


@clause("FS-1.7")
def test_what_one_player_uses_stays_open_to_the_others() -> None:
    match = rolled(
        red={"lair": 1, "sword": 1, "bell": 1, "north_dock": 1, "castle": 2},
        blue={"lair": 1, "sword": 1, "bell": 1, "east_dock": 1, "castle": 2},
        ferry="south_dock",
        dice=[2],
        then=[2],
    )
    play(match, "red: call_ferry north_dock", "red: complete lair 2", "red: end", "blue: castle 2")
    assert {"call_ferry east_dock", "complete lair 2"} <= offered(match)
    play(match, "blue: complete lair 2")
    assert book(match, "blue") == book(match, "red") == ["lair"]


@clause("FS-1.8")
def test_everybody_sees_the_whole_table_and_only_luck_is_hidden() -> None:
    match = rolled(red={"mill": 1}, blue={"well": 2}, dice=[5, 2], books={"blue": "lair"})
    seen = match.view("red")
    assert seen == match.view("blue") == match.view(None)
    assert (seen["dice"], seen["ferry"]) == ([2, 5], "north_dock")
    assert seen["readers"][1] == {"seat": "blue", "reserve": 4, "pawns": {"well": 2}, "book": ["lair"]}
    hidden = set(match.table.__struct_fields__) - set(seen)
    assert hidden == {"board", "chance", "event_log"}
    assert [told.values for told in match.events_for("blue")] == [told.values for told in match.events_for("red")]


@clause("FS-1.9", "FS-15.2")
def test_unused_books_are_passed_over_and_the_last_round_ends_at_the_right_of_the_starter() -> None:
    """FS-T26."""
    match = practice_match(["red", "green", "purple"], start_player="green")
    assert play_a_round(match) == ["green", "purple", "red"]
    match = situation(
        red={"castle": 1},
        green={"lair": 1, "sword": 1, "castle": 2},
        purple={"castle": 1},
        start="green",
        turn="green",
        books={"green": "temple forest"},
        dice=[2],
    )
    play(match, "green: castle 2", "green: complete lair 2", "green: end")
    assert play_a_round(match) == ["purple", "red"]
    assert match.is_over


@clause("FS-1.9")
def test_the_order_in_which_seats_are_named_does_not_matter() -> None:
    match = practice_match(["purple", "red", "green"], start_player="red")
    assert play_a_round(match) == ["red", "green", "purple"]


@clause("FS-1.10")
def test_two_or_six_players_have_the_same_choices() -> None:
    colours = ["blue", "green", "yellow", "orange", "purple"]
    red = {"north_dock": 1, "bell": 1, "sword": 1, "lair": 1}
    questions = []
    for number in range(1, 6):
        others: dict[str, Any] = {colour: {"castle": 1} for colour in colours[:number]}
        match = situation(red=red, dice=[2, 3], **others)
        castle = match.questions[0].options
        play(match, "red: castle 1")
        questions.append((castle, match.questions[0].options))
        play(match, "red: ride north_dock south_dock 2", "red: end")
        assert match.waiting_for == ("blue",)
    assert questions == questions[:1] * 5


@clause("FS-1.11")
def test_the_table_remembers_which_pawn_has_acted_but_only_for_this_turn() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "castle": 3}, dice=[1, 2], then=[1, 2, 3, 4, 5, 6, 1, 2])
    play(match, "red: move_two", "red: walk mill bridge 1")
    refused(match, "red: walk bridge well 2", "same_pawn", "FS-8.2")
    play(match, "red: end", "blue: castle 1", "blue: end", "red: castle 3")
    play(match, "red: walk bridge well 2")
    assert pawns(match, "red") == {"castle": 3, "move_two": 1, "well": 1}
