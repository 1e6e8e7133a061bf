"""What can be taken back, and how the match goes on when somebody leaves for good."""

from __future__ import annotations

import pytest

from fairytable.engine.errors import NotAsked, UndoRefused
from fairytable.engine.match import LEAVE, Match
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import about, asked, forest, go, offered, places, resources


def cannot_take_back(match: Match, seat: str, reason: str) -> None:
    before = match.table_fingerprint
    with pytest.raises(UndoRefused) as caught:
        match.undo(seat)
    assert caught.value.reason == reason
    assert match.table_fingerprint == before


@clause("GF-4.3", "GF-4.5")
def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    match = forest(blue={"hand": ["roar"]}, green={}, orange={})
    before = match.table_fingerprint
    go(match, blue="brickyard roar")
    match.undo("blue")
    assert (match.table_fingerprint, match.waiting_for) == (before, ("blue", "green", "orange"))
    go(match, blue="forest", green="fields", orange="fields")
    for seat in ("blue", "green"):
        cannot_take_back(match, seat, "answered")
    cannot_take_back(match, "orange", "answered")


@clause("GF-4.5")
def test_nobody_takes_a_choice_back_after_cards_were_revealed() -> None:
    match = forest(blue={}, green={"friend": "evil_queen"})
    go(match, blue="fields")
    play(match, "green: choose forest no_fable")
    cannot_take_back(match, "green", "revealed")


@clause("GF-14.6", "GF-14.7")
def test_a_gain_and_a_floor_can_be_taken_back() -> None:
    match = forest(window="build", blue={"wood": 1, "actions": 4}, green={}, orange={})
    before = match.table_fingerprint
    play(match, "blue: gain wood", "blue: build wood floor")
    match.undo("blue")
    assert resources(match, "blue") == {"wood": 2}
    match.undo("blue")
    assert match.table_fingerprint == before
    assert offered(match, "gain") == {"gain straw", "gain wood", "gain brick"}


@clause("GF-14.5")
def test_a_drawn_fable_cannot_be_put_back() -> None:
    match = forest(window="build", blue={}, green={}, orange={})
    cannot_take_back(play(match, "blue: draw"), "blue", "revealed")


@clause("GF-15.10", "GF-16.2")
def test_walls_cannot_be_taken_back_once_the_friend_was_seen() -> None:
    match = forest(window="build", friends=["aladdin"], blue={"wood": 4, "houses": ["wood_floor"]}, green={}, orange={})
    play(match, "blue: build wood walls")
    cannot_take_back(match, "blue", "revealed")
    play(match, "blue: give_friend green")
    match.undo("blue")
    assert asked(match) == "blue: keep_or_give"
    cannot_take_back(match, "blue", "revealed")


@clause("GF-14.2")
def test_the_end_of_a_turn_can_be_taken_back_until_somebody_answers() -> None:
    match = forest(window="build", blue={}, green={}, orange={})
    play(match, "blue: gain straw", "blue: gain straw")
    assert asked(match) == "green: build_turn"
    match.undo("blue")
    assert (asked(match), resources(match, "blue")) == ("blue: build_turn", {"straw": 1})
    play(match, "blue: gain wood", "green: gain wood")
    cannot_take_back(match, "blue", "answered")


@clause("GF-11.5")
def test_a_pick_at_the_market_stands_once_the_next_was_asked() -> None:
    match = forest(
        blue={"plays": "market"}, green={"plays": "market"}, orange={"plays": "fields"}, purple={"plays": "fields"}
    )
    play(match, "blue: take straw")
    cannot_take_back(match, "blue", "asked")


@clause("GF-4.1")
def test_for_who_has_left_the_first_gather_card_is_chosen_without_a_fable() -> None:
    match = forest(blue={"hand": ["roar"]}, green={}, orange={})
    go(match, green="forest", orange="brickyard")
    play(match, f"blue: {LEAVE}")
    assert places(match) == ["fields", "forest", "brickyard"]
    assert heard(match, "left") == [{"seat": "blue"}]
    assert resources(match, "blue") == {"straw": 5 + 2}
    assert asked(match) == "green: build_turn"


@clause("GF-4.3")
def test_a_secret_choice_of_who_leaves_is_forgotten() -> None:
    match = go(forest(blue={}, green={}, orange={}), blue="brickyard")
    play(match, f"blue: {LEAVE}")
    go(match, green="forest", orange="forest")
    assert places(match)[0] == "fields"


@clause("GF-14.10")
def test_who_leaves_in_the_own_turn_still_uses_the_two_actions() -> None:
    match = forest(window="build", blue={"actions": 4}, green={}, orange={})
    play(match, "blue: gain brick", f"blue: {LEAVE}")
    assert (asked(match), resources(match, "blue")) == ("green: build_turn", {"straw": 1, "brick": 1})


@clause("GF-18.1")
def test_the_token_still_passes_to_who_has_left() -> None:
    match = forest(blue={}, green={}, orange={})
    play(match, f"green: {LEAVE}")
    go(match, blue="fields", orange="fields")
    play(match, *["blue: gain straw"] * 2, *["orange: gain straw"] * 2)
    assert [builder.seat for builder in match.table.builders] == ["green", "orange", "blue"]
    assert match.waiting_for == ("orange", "blue")


@clause("GF-1.14")
def test_who_has_left_declines_what_may_be_declined() -> None:
    match = forest(window="start_of_round", blue={"friend": "tom_thumb"}, green={}, orange={})
    play(match, f"blue: {LEAVE}")
    assert (about(match), resources(match, "blue")) == ("choose_cards", {})


@clause("GF-21.62")
def test_who_has_left_still_does_what_must_be_done() -> None:
    match = forest(window="start_of_round", blue={"friend": "ali_baba"}, green={"straw": 1, "brick": 1}, orange={})
    play(match, f"blue: {LEAVE}")
    assert (about(match), resources(match, "blue")) == ("choose_cards", {"straw": 1})


@clause("GF-19.8")
def test_who_has_left_can_still_win_with_three_houses() -> None:
    match = forest(window="build", blue={"houses": ["brick_roof"] * 3}, green={}, orange={})
    play(match, f"blue: {LEAVE}", *["green: gain straw"] * 2, *["orange: gain straw"] * 2)
    assert match.result is not None
    assert match.result.winners == ("blue",)


def test_the_last_player_cannot_leave() -> None:
    match = forest(blue={}, green={})
    play(match, f"blue: {LEAVE}")
    with pytest.raises(NotAsked):
        match.leave("green")
    go(match, green="forest")
    assert asked(match) == "green: build_turn"
