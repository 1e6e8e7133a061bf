"""FS-15 and FS-16: the end of the match and its winners."""

from __future__ import annotations

from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.fantastic_stories.story import book, offered, pawns, rolled, situation

ALMOST = {"lair": 1, "sword": 1}
TWO = "temple forest"


def winners(match: Match) -> tuple[str, ...]:
    assert match.result is not None
    return match.result.winners


def clause_of(match: Match) -> str:
    assert match.result is not None
    return match.result.clause


@clause("FS-15.1")
def test_the_third_adventure_triggers_the_end_and_the_second_does_not() -> None:
    match = rolled(red=ALMOST, dice=[2], books={"red": "temple"})
    play(match, "red: complete lair 2")
    assert heard(match, "end_triggered") == []
    match = rolled(red=ALMOST, dice=[2], books={"red": TWO})
    play(match, "red: complete lair 2")
    assert heard(match, "end_triggered") == [{"seat": "red"}]
    assert book(match, "red") == ["temple", "forest", "lair"]


@clause("FS-15.1")
def test_a_match_without_a_third_adventure_goes_on() -> None:
    match = rolled(red=ALMOST, dice=[2], then=[1] * 6, books={"red": "temple", "blue": ""})
    play(match, "red: complete lair 2", "red: end", "blue: castle 1", "blue: end")
    assert not match.is_over
    assert match.waiting_for == ("red",)


@clause("FS-15.2", "FS-15.3")
def test_the_round_is_played_to_its_end_and_nobody_gets_a_second_turn() -> None:
    """FS-T14."""
    match = rolled(
        red={"castle": 1},
        blue=ALMOST,
        green={"castle": 1},
        yellow={"castle": 1},
        turn="blue",
        books={"blue": TWO},
        dice=[2],
    )
    play(match, "blue: complete lair 2", "blue: end")
    assert match.waiting_for == ("green",)
    play(match, "green: castle 1", "green: end")
    assert match.waiting_for == ("yellow",)
    play(match, "yellow: castle 1", "yellow: end")
    assert match.is_over
    assert winners(match) == ("blue",)
    assert heard(match, "match_ends") == [{"winners": ("blue",)}]
    assert heard(match, "round_begins") == []
    assert match.table.round == 1


@clause("FS-15.4")
def test_if_the_last_player_of_the_round_triggers_the_end_the_match_ends_after_that_turn() -> None:
    match = rolled(red={"castle": 1}, blue=ALMOST, turn="blue", books={"blue": TWO}, dice=[2])
    play(match, "blue: complete lair 2")
    assert not match.is_over
    play(match, "blue: end")
    assert match.is_over


@clause("FS-15.5")
def test_the_remaining_turns_are_normal_turns() -> None:
    match = situation(
        red={"castle": 1},
        blue={"mill": 1, "reroll": 1, "lair": 1, "sword": 1},
        turn="blue",
        books={"red": "temple forest lair"},
        dice=[5, 5],
        then=[2, 5],
    )
    assert offered(match) == {f"castle {number}" for number in range(4)}
    play(match, "blue: castle 1")
    assert "walk mill well 5" in offered(match)
    play(match, "blue: reroll", "blue: complete lair 2", "blue: end")
    assert book(match, "blue") == ["lair"]
    assert match.is_over


@clause("FS-15.6")
def test_the_bell_may_still_be_rung_after_the_third_adventure() -> None:
    """FS-T27."""
    match = rolled(red=ALMOST | {"bell": 1, "east_dock": 1}, dice=[2], books={"red": TWO})
    play(match, "red: complete lair 2", "red: call_ferry east_dock", "red: end")
    assert match.table.ferry == "east_dock"
    assert match.waiting_for == ("blue",)


@clause("FS-15.6")
def test_the_second_action_of_move_two_may_still_be_made_after_the_third_adventure() -> None:
    match = rolled(red=ALMOST | {"move_two": 1}, dice=[2, 2], books={"red": TWO})
    play(match, "red: complete lair 2", "red: move_two", "red: walk sword tower 2")
    assert pawns(match, "red") == {"move_two": 1, "tower": 1}


@clause("FS-15.7")
def test_a_further_third_adventure_does_not_make_the_match_longer() -> None:
    match = rolled(red=ALMOST, blue=ALMOST, dice=[2], then=[2] * 3, books={"red": TWO, "blue": TWO})
    play(match, "red: complete lair 2", "red: end", "blue: castle 0", "blue: complete lair 2", "blue: end")
    assert match.is_over
    assert heard(match, "end_triggered") == [{"seat": "red"}]


@clause("FS-16.1")
def test_the_only_player_with_three_adventures_wins_also_with_fewer_pawns_out() -> None:
    match = rolled(red={"sword": 4, "castle": 3}, blue=ALMOST, turn="blue", books={"blue": TWO}, dice=[2, 3, 4])
    play(match, "blue: complete lair 2", "blue: end")
    assert winners(match) == ("blue",)
    assert clause_of(match) == "FS-16.1"
    assert match.result is not None
    assert match.result.scores == {"red": 0, "blue": 3}


@clause("FS-16.2")
def test_of_several_with_three_the_most_pawns_on_the_board_win_and_not_the_first() -> None:
    match = rolled(
        red={"mill": 1},
        blue=ALMOST | {"mill": 2},
        turn="blue",
        books={"red": "temple forest lair", "blue": TWO},
        dice=[2],
    )
    play(match, "blue: complete lair 2", "blue: end")
    assert winners(match) == ("blue",)
    assert clause_of(match) == "FS-16.2"


@clause("FS-16.2")
def test_a_player_with_many_pawns_but_two_adventures_does_not_enter_the_tie_break() -> None:
    match = rolled(
        red={"mill": 1},
        blue={"castle": 5},
        green={"mill": 2},
        turn="green",
        books={"red": "temple forest lair", "blue": TWO, "green": "lair forest treasure"},
    )
    play(match, "green: end")
    assert winners(match) == ("green",)


@clause("FS-16.3")
def test_castle_pawns_count_as_on_the_board_and_reserve_pawns_do_not() -> None:
    three = "temple forest lair"
    match = rolled(red={"mill": 1}, blue={"castle": 2}, turn="blue", books={"red": three, "blue": three})
    play(match, "blue: end")
    assert winners(match) == ("blue",)
    match = rolled(red={"mill": 1}, blue={}, turn="blue", books={"red": three, "blue": three})
    play(match, "blue: end")
    assert winners(match) == ("red",)


@clause("FS-16.4")
def test_with_equal_pawns_the_victory_is_shared() -> None:
    three = "temple forest lair"
    match = rolled(
        red={"mill": 1, "castle": 1},
        blue={"castle": 2},
        green={"castle": 1},
        turn="green",
        books={"red": three, "blue": three, "green": three},
    )
    play(match, "green: end")
    assert winners(match) == ("red", "blue")
    assert clause_of(match) == "FS-16.4"
    assert match.result is not None
    assert match.result.share_of("red") == 0.5
    assert match.result.share_of("green") == 0


@clause("FS-16.5")
def test_a_player_with_fewer_than_three_adventures_cannot_win() -> None:
    match = rolled(
        red={"castle": 5}, blue={}, turn="blue", books={"red": TWO, "blue": "temple forest lair"}, dice=[1, 1, 1, 1]
    )
    play(match, "blue: end")
    assert winners(match) == ("blue",)


@clause("FS-16.6")
def test_pawns_are_counted_when_the_round_has_ended() -> None:
    three = "temple forest lair"
    match = situation(red={"castle": 2}, blue={"castle": 1}, turn="blue", books={"red": three, "blue": three})
    play(match, "blue: castle 3")
    assert not match.is_over
    play(match, "blue: end")
    assert winners(match) == ("blue",)
