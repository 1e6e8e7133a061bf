"""A game checks the seats and options of a match before it begins."""

from __future__ import annotations

import pytest

from fairytable.engine.errors import UnknownOption, WrongSeats
from fairytable.engine.game import Option, Result
from tests.engine.practice_games import a_game, goblin_market, night_watch


def test_seats_are_given_by_number_or_by_name() -> None:
    assert goblin_market.check_seats(2) == ("red", "blue")
    assert goblin_market.check_seats(["green", "red"]) == ("green", "red")
    assert night_watch.check_seats(1) == ("watch",)


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        (1, "Goblin Market is for 2 to 3 seats, not 1"),
        (4, "Goblin Market is for 2 to 3 seats, not 4"),
        (["red"], "Goblin Market is for 2 to 3 seats, not 1"),
        ([], "Goblin Market is for 2 to 3 seats, not 0"),
        (["red", "pink"], "Goblin Market has no seat 'pink'; it has: red, blue, green"),
        (["red", "blue", "red"], "a seat is named twice in: red, blue, red"),
    ],
)
def test_wrong_seats_are_refused_with_the_right_ones(seats: int | list[str], message: str) -> None:
    with pytest.raises(WrongSeats, match=message):
        goblin_market.check_seats(seats)


RAINY = a_game(
    goblin_market.table_type,
    goblin_market.next_scene,
    goblin_market.is_over,
    options=(Option("rain", ("off", "on")), Option("days", ("2", "3"), "any number", str.isdecimal)),
)


def test_options_have_defaults_and_take_truths_and_numbers_for_words() -> None:
    assert RAINY.check_options({}) == {"rain": "off", "days": "2"}
    assert RAINY.check_options({"rain": True, "days": 17}) == {"rain": "on", "days": "17"}
    assert RAINY.check_options({"rain": False}) == {"rain": "off", "days": "2"}


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"snow": "on"}, "Little Game has no option 'snow'; it has: rain, days"),
        ({"rain": "maybe"}, "'rain' cannot be 'maybe'; it can be: off, on$"),
        ({"days": "many"}, "'days' cannot be 'many'; it can be: 2, 3, any number"),
    ],
)
def test_wrong_options_are_refused_with_the_right_ones(chosen: dict[str, object], message: str) -> None:
    with pytest.raises(UnknownOption, match=message):
        RAINY.check_options(chosen)


def test_a_shared_victory_is_shared_equally() -> None:
    result = Result(("red", "blue"), {"red": 3.0, "blue": 3.0, "green": 1.0}, "GM-4.1")
    assert [result.share_of(seat) for seat in ("red", "blue", "green")] == [0.5, 0.5, 0.0]
