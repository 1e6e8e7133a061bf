"""A game checks the seats and options of a match before it begins."""

from __future__ import annotations

import pickle
from collections.abc import Mapping

import pytest

from fairytable.engine.errors import DamagedRecord, UnfitOptions, UnknownOption, WrongSeats
from fairytable.engine.game import MatchOption, Result
from fairytable.engine.match import Match
from fairytable.engine.questions import Reason
from fairytable.game_checks import settings_of
from fairytable.games import GAMES
from tests.engine.practice_games import a_game, a_market, changed, goblin_market, night_watch


def test_games_are_printed_one_in_a_line() -> None:
    lines = str(GAMES).splitlines()
    assert len(lines) == len(GAMES)
    assert lines[-1] == f"<threetale: ThreeTale, for 1 to 3 players, rules version {GAMES[-1].identity.rules_version}>"


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
    goblin_market.rules.next_scene,
    goblin_market.rules.is_over,
    options=(MatchOption("rain", ("off", "on")), MatchOption("days", ("2", "3"), "any number", str.isdecimal)),
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


SCORES = {"red": 3.0, "blue": 3.0, "green": 1.0}


def test_a_side_that_wins_alone_has_the_whole_victory_at_each_of_its_seats() -> None:
    result = Result(("red", "blue"), SCORES, "GM-4.1", sides=(("red", "blue"),))
    assert [result.share_of(seat) for seat in ("red", "blue", "green")] == [1.0, 1.0, 0.0]
    assert result.side_of("blue") == ("red", "blue")
    assert result.side_of("green") == ("green",)


def test_two_sides_and_one_who_plays_alone_share_a_victory_by_sides() -> None:
    seats = ("red", "blue", "green", "black", "white")
    result = Result(seats, dict.fromkeys(seats, 1.0), "GM-4.1", sides=(("red", "blue"), ("green", "black")))
    assert {result.share_of(seat) for seat in seats} == {1 / 3}
    assert not result.is_of_one_side


def test_all_who_play_together_against_the_game_are_of_one_side() -> None:
    lost = Result((), dict.fromkeys(("red", "blue"), 7.0), "GM-4.1", sides=(("red", "blue"),))
    assert lost.is_of_one_side
    assert lost.share_of("red") == 0
    assert lost.scores_by_side() == {("red", "blue"): 7.0}


def test_a_score_is_told_once_for_a_side_that_shares_it() -> None:
    sides = (("red", "blue"), ("green", "black"))
    scores = {"red": 3.0, "green": 1.0, "blue": 3.0, "black": 2.0}
    result = Result(("red", "blue"), scores, "GM-4.1", sides=sides)
    assert result.scores_by_side() == {("red", "blue"): 3.0, ("green",): 1.0, ("black",): 2.0}


def no_rain_for_two(options: Mapping[str, str], seats: tuple[str, ...]) -> Reason | None:
    if options["rain"] == "on" and len(seats) < 3:
        return Reason("too_few_for_rain", "GM-4.1", {"seats": len(seats)})
    if options["rain"] == "on" and options["days"] == "3":
        return Reason("too_much_rain", "GM-4.1")
    return None


CHOOSY = changed(RAINY, fits=no_rain_for_two, fewest_seats=2)


def test_options_that_do_not_fit_are_refused_with_the_reason() -> None:
    CHOOSY.check_fit({"rain": "off", "days": "3"}, ("red", "blue"))
    with pytest.raises(UnfitOptions, match=r"too few for rain \(GM-4.1\)") as caught:
        CHOOSY.check_fit({"rain": "on", "days": "2"}, ("red", "blue"))
    assert caught.value.reason == Reason("too_few_for_rain", "GM-4.1", {"seats": 2})
    assert pickle.loads(pickle.dumps(caught.value)).reason == caught.value.reason


def test_a_record_with_options_that_do_not_fit_cannot_be_played() -> None:
    match = a_market(2)
    choosy = changed(
        goblin_market, fits=lambda _options, seats: Reason("too_few", "GM-4.1") if len(seats) < 3 else None
    )
    with pytest.raises(DamagedRecord, match=r"cannot be played: .*too few"):
        Match.from_record(choosy, match.pack, match.record())


def test_the_shared_checks_leave_out_what_does_not_fit() -> None:
    assert settings_of(RAINY) == [{"rain": "off", "days": "2"}, {"rain": "on", "days": "3"}]
    assert settings_of(CHOOSY, 3) == [
        {"rain": "off", "days": "2"},
        {"rain": "on", "days": "2"},
        {"rain": "off", "days": "3"},
    ]
    assert settings_of(CHOOSY, 2) == [{"rain": "off", "days": "2"}, {"rain": "off", "days": "3"}]
