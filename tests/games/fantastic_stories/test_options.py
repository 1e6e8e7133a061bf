"""The options of the set-up: who begins, where the ferry lies, who sits where."""

from __future__ import annotations

import pytest

from fairytable.engine.errors import UnknownOption
from fairytable.games.fantastic_stories import GAME
from fairytable.testing import clause
from tests.claims import heard
from tests.games.fantastic_stories.story import practice_match

COLOURS = ["red", "blue", "green", "yellow", "orange", "purple"]


def starters(seats: list[str], **options: object) -> set[str]:
    """Who begins, over many seeds."""
    return {practice_match(seats, seed, **options).waiting_for[0] for seed in range(40)}


@clause("FS-1.3")
def test_the_youngest_begins() -> None:
    assert starters(COLOURS[:3], ages="red:12,blue:8,green:30") == {"blue"}


@clause("FS-1.3")
def test_chance_decides_between_the_youngest_of_equal_age() -> None:
    assert starters(COLOURS[:4], ages="red:7,blue:8,green:7,yellow:9") == {"red", "green"}


@clause("FS-1.3")
def test_without_ages_chance_decides_among_all() -> None:
    assert starters(COLOURS[:3]) == {"red", "blue", "green"}


@clause("FS-1.3")
def test_bots_have_no_age_and_do_not_begin_as_the_youngest() -> None:
    assert starters(COLOURS[:4], ages="yellow:41") == {"yellow"}


@clause("FS-1.3")
def test_a_random_start_does_not_ask_for_ages() -> None:
    assert starters(COLOURS[:2], start_player="random", ages="red:3,blue:90") == {"red", "blue"}


@clause("FS-1.3")
@pytest.mark.parametrize("seat", COLOURS)
def test_the_host_may_pick_who_begins(seat: str) -> None:
    assert starters(COLOURS, start_player=seat, ages="red:1") == {seat}


def test_a_starting_player_or_an_age_of_somebody_else_is_refused() -> None:
    with pytest.raises(UnknownOption, match="'green'; seats are: red, blue"):
        practice_match(2, start_player="green")
    with pytest.raises(UnknownOption, match="'ages' names 'green'"):
        practice_match(2, ages="red:7,green:8")
    for ages in ("red", "red:", "red:old", "red:7,red:8", "7"):
        with pytest.raises(UnknownOption, match="ages such as"):
            practice_match(2, ages=ages)


@clause("FS-6.1")
@pytest.mark.parametrize("dock", ["north_dock", "east_dock", "south_dock"])
def test_the_host_may_pick_the_first_dock_of_the_ferry(dock: str) -> None:
    for seed in range(5):
        match = practice_match(seed=seed, ferry_start=dock)
        assert match.table.ferry == dock
        assert heard(match, "ferry_placed") == [{"dock": dock}]


def test_the_ferry_cannot_begin_anywhere_else() -> None:
    with pytest.raises(UnknownOption, match="docks are: north_dock, east_dock, south_dock"):
        practice_match(ferry_start="castle")


def orders(**options: object) -> set[tuple[str, ...]]:
    """The orders of play in which red begins, over many seeds."""
    matches = [practice_match(4, seed, start_player="red", **options) for seed in range(60)]
    return {tuple(reader.seat for reader in match.table.readers) for match in matches}


@clause("FS-1.9")
def test_who_picks_a_book_has_the_turn_that_belongs_to_it() -> None:
    assert orders(seats="free-choice") == {("red", "blue", "green", "yellow")}


@clause("FS-1.9")
def test_chance_can_deal_out_the_seats_but_the_books_are_printed_on_the_board() -> None:
    assert orders(seats="random") == {("red", "blue", "green", "yellow")}
    assert GAME.rules.deals_seats(GAME.check_options({"seats": "random"}))
    assert not GAME.rules.deals_seats(GAME.check_options({}))


@pytest.mark.parametrize("seconds", ["none", "30", "5"])
def test_the_time_for_boarding_is_none_or_a_number_of_seconds(seconds: str) -> None:
    assert practice_match(boarding_timeout=seconds).options["boarding-timeout"] == seconds


def test_any_other_time_for_boarding_is_refused() -> None:
    with pytest.raises(UnknownOption, match="a number of seconds"):
        practice_match(boarding_timeout="soon")


@clause("FS-18.12")
@pytest.mark.parametrize("number", range(2, 7))
def test_the_expert_version_works_with_every_number_of_players_and_all_options(number: int) -> None:
    match = practice_match(
        number, expert=True, start_player="random", ferry_start="east_dock", seats="random", round_limit=30
    )
    assert match.table.expert
    assert (len(match.table.readers), match.table.ferry, match.table.round_limit) == (number, "east_dock", 30)
