"""FS-19: players who leave, a limit of rounds, and what happens when time runs out."""

from __future__ import annotations

import pytest

from fairytable.bots import Observation, new_bot
from fairytable.engine.errors import UnknownOption
from fairytable.engine.match import LEAVE
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.fantastic_stories.story import pawns, practice_match, reserve, rolled, situation


@clause("FS-19.1")
def test_a_bot_may_answer_for_a_player_who_is_gone() -> None:
    match = practice_match(3, start_player="red")
    bot = new_bot("random")
    while match.waiting_for != ("blue",):
        match.answer("red", bot.choose(Observation(match, "red")))
    assert heard(match, "turn_skipped") == []
    assert match.table.absent == []


@clause("FS-19.1")
def test_the_turns_of_a_player_who_left_are_skipped_and_the_pawns_stay() -> None:
    match = rolled(red={"mill": 1}, blue={"well": 2}, green={"castle": 1}, dice=[5])
    play(match, f"blue: {LEAVE}", "red: end")
    assert match.waiting_for == ("green",)
    assert heard(match, "turn_skipped") == [{"seat": "blue"}]
    assert (pawns(match, "blue"), reserve(match, "blue")) == ({"well": 2}, 5)


@clause("FS-19.1")
def test_a_player_who_leaves_in_the_middle_of_the_own_turn_does_nothing_more() -> None:
    match = rolled(red={"mill": 1}, blue={"castle": 1}, green={"castle": 1}, dice=[5], expert=True)
    play(match, f"red: {LEAVE}")
    assert match.waiting_for == ("blue",)
    assert pawns(match, "red") == {"mill": 1, "castle": 5}
    match = situation(red={"mill": 1}, blue={"castle": 1}, green={"castle": 1}, dice=[5])
    play(match, f"red: {LEAVE}")
    assert match.waiting_for == ("blue",)
    assert pawns(match, "red") == {"mill": 1, "castle": 5}


@clause("FS-19.1")
def test_a_player_who_left_is_never_asked_to_board() -> None:
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1}, green={"north_dock": 1}, dice=[3])
    play(match, f"blue: {LEAVE}", "red: ride north_dock east_dock 3")
    assert match.waiting_for == ("green",)
    play(match, "green: yes")
    assert (pawns(match, "blue"), pawns(match, "green")) == ({"north_dock": 1}, {"east_dock": 1})
    assert heard(match, "stayed_ashore") == []


@clause("FS-19.1")
def test_a_player_who_leaves_while_asked_to_board_stays_ashore() -> None:
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1}, green={"north_dock": 1}, dice=[3])
    play(match, "red: ride north_dock east_dock 3", "blue: yes", f"blue: {LEAVE}")
    assert match.waiting_for == ("green",)
    play(match, f"green: {LEAVE}")
    assert match.is_over
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1}, green={"castle": 1}, dice=[3])
    play(match, "red: ride north_dock east_dock 3", f"blue: {LEAVE}")
    assert match.waiting_for == ("red",)
    assert (match.table.ferry, pawns(match, "blue")) == ("east_dock", {"north_dock": 1})


@clause("FS-19.1")
def test_if_the_captain_leaves_the_ride_still_happens_and_the_turn_ends() -> None:
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1}, green={"castle": 1}, dice=[3])
    play(match, "red: ride north_dock east_dock 3", f"red: {LEAVE}", "blue: yes")
    assert pawns(match, "red")["east_dock"] == pawns(match, "blue")["east_dock"] == 1
    assert match.waiting_for == ("blue",)
    assert match.questions[0].about == "castle_step"


@clause("FS-19.1")
def test_the_round_keeps_its_limits_even_if_the_starting_player_left() -> None:
    match = situation(red={"castle": 1}, blue={"castle": 1}, green={"castle": 1})
    play(match, f"red: {LEAVE}")
    assert match.table.round == 1
    play(match, "blue: castle 1", "blue: end", "green: castle 1", "green: end")
    assert match.table.round == 2
    assert match.waiting_for == ("blue",)
    assert heard(match, "round_begins")[-1] == {"round": 2}


@clause("FS-19.1", "FS-16.5")
def test_a_player_who_left_wins_only_with_three_adventures() -> None:
    three = "temple forest lair"
    match = rolled(
        red={"mill": 3},
        blue={"castle": 1},
        green={"castle": 1},
        turn="green",
        books={"red": three, "green": three},
    )
    play(match, f"red: {LEAVE}", "green: end")
    assert match.result is not None
    assert match.result.winners == ("red",)
    match = rolled(
        red={"castle": 5},
        blue={"castle": 1},
        green={"castle": 1},
        turn="green",
        books={"red": "temple forest"},
        in_round=30,
        round_limit=30,
    )
    play(match, f"red: {LEAVE}", "green: end")
    assert match.result is not None
    assert (match.result.winners, match.result.clause) == (("blue", "green"), "FS-19.3")


@clause("FS-19.2")
def test_the_last_player_at_the_table_wins_at_once() -> None:
    match = rolled(red={"mill": 1}, blue={"castle": 1}, green={"castle": 1}, dice=[5], books={"green": "lair"})
    play(match, f"green: {LEAVE}")
    assert match.waiting_for == ("red",)
    play(match, f"red: {LEAVE}")
    assert match.is_over
    assert match.result is not None
    assert (match.result.winners, match.result.clause) == (("blue",), "FS-19.2")
    assert match.questions == ()
    last = (match.events or [])[-1]
    assert (last.key, last.clause, last.values) == ("ended_by_leaving", "FS-19.2", {"winners": ("blue",)})


@clause("FS-19.2")
def test_once_the_end_is_triggered_the_last_player_does_not_win_for_being_the_last() -> None:
    match = rolled(
        red={"castle": 2}, blue={"lair": 1, "sword": 1}, dice=[5, 5], then=[2] * 5, books={"red": "temple forest lair"}
    )
    play(match, f"red: {LEAVE}")
    assert match.waiting_for == ("blue",)
    play(match, "blue: castle 0", "blue: end")
    assert match.result is not None
    assert match.result.winners == ("red",)


@clause("FS-19.3")
def test_with_a_limit_the_match_ends_after_that_round() -> None:
    match = practice_match(start_player="red", round_limit=30)
    for number in range(1, 31):
        assert match.table.round == number
        play(match, "red: castle 1", "red: end", "blue: castle 1", "blue: end")
    assert match.is_over
    assert heard(match, "match_ends") == [{"winners": ("red", "blue")}]


@clause("FS-19.3")
@pytest.mark.parametrize(
    ("red", "blue", "books", "winners"),
    [
        ({"castle": 1}, {"castle": 4}, {"red": "lair"}, ("red",)),
        ({"castle": 1}, {"mill": 2}, {}, ("blue",)),
        ({"castle": 2}, {"mill": 2}, {"red": "lair", "blue": "temple"}, ("red", "blue")),
    ],
)
def test_at_the_limit_most_adventures_win_then_most_pawns_on_the_board(
    red: dict[str, int], blue: dict[str, int], books: dict[str, str], winners: tuple[str, ...]
) -> None:
    match = rolled(red=red, blue=blue, books=books, turn="blue", in_round=30, round_limit=30)
    play(match, "blue: end")
    assert match.result is not None
    assert (match.result.winners, match.result.clause) == (winners, "FS-19.3")


@clause("FS-19.3")
def test_three_adventures_in_the_last_round_of_the_limit_win_as_always() -> None:
    match = rolled(
        red={"castle": 5},
        blue={"lair": 1, "sword": 1},
        books={"red": "temple forest", "blue": "temple forest"},
        turn="blue",
        dice=[2],
        in_round=30,
        round_limit=30,
    )
    play(match, "blue: complete lair 2", "blue: end")
    assert match.result is not None
    assert (match.result.winners, match.result.clause) == (("blue",), "FS-16.1")


@clause("FS-19.3")
def test_without_a_limit_the_match_goes_on() -> None:
    match = practice_match(start_player="red")
    for _ in range(250):
        play(match, "red: castle 1", "red: end", "blue: castle 1", "blue: end")
    assert not match.is_over


@clause("FS-19.3")
@pytest.mark.parametrize("limit", ["29", "0", "-1", "soon"])
def test_a_limit_below_thirty_rounds_is_refused(limit: str) -> None:
    with pytest.raises(UnknownOption, match="from 30 on"):
        practice_match(round_limit=limit)


@clause("FS-19.4")
def test_when_time_runs_out_the_castle_stays_the_dice_roll_and_the_turn_ends() -> None:
    match = situation(red={"castle": 3, "bell": 1, "east_dock": 1}, dice=[5, 5])
    question = match.questions[0]
    assert question.default_answer == "castle 3"
    match.answer("red", question.default_answer)
    assert match.table.dice == [5, 5]
    assert match.questions[0].default_answer == "end"
    match.answer("red", "end")
    assert match.waiting_for == ("blue",)
