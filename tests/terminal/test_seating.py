"""Who sits where."""

from __future__ import annotations

import pytest

from fairytable import FairytableError
from fairytable.engine.chance import Chance
from fairytable.games import find_game
from fairytable.terminal.seating import dealt, players_of_record, read_player, seat_players
from fairytable.terminal.sitting import Player

STORIES = find_game("fantastic-stories")


def seated(*named: str, count: int | None = None, bots: str = "medium") -> list[str]:
    return [str(player) for player in seat_players(STORIES, [*map(read_player, named)], count, bots).values()]


def test_without_names_one_person_plays_against_two_bots() -> None:
    assert seated() == ["red=red", "blue=bot:medium", "green=bot:medium"]


def test_a_single_name_gets_bots_too() -> None:
    assert seated("blue=Anna", bots="random") == ["red=bot:random", "blue=Anna", "green=bot:random"]


def test_two_names_are_enough() -> None:
    assert seated("green=Bert", "red=Anna") == ["red=Anna", "green=Bert"]


def test_more_seats_are_filled_with_bots() -> None:
    assert seated("red=Anna", "blue=bot:random", count=4)[2:] == ["green=bot:medium", "yellow=bot:medium"]


@pytest.mark.parametrize("text", ["red", "red=", "=Anna", "", "red Anna"])
def test_a_seat_without_a_player_is_refused(text: str) -> None:
    with pytest.raises(FairytableError, match="write for instance red=Anna or blue=bot:medium"):
        read_player(text)


def test_a_name_may_have_blanks_and_signs_but_nothing_unprintable() -> None:
    assert read_player("red = Anna [the Great]=x") == Player("red", name="Anna [the Great]=x")
    with pytest.raises(FairytableError, match="cannot be printed"):
        read_player("red=An\x1bna")


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(FairytableError, match="There is no bot 'genius'"):
        read_player("red=bot:genius")
    with pytest.raises(FairytableError, match="There is no bot 'genius'"):
        seated(bots="genius")


@pytest.mark.parametrize(
    ("named", "count", "complaint"),
    [
        (["pink=Anna"], None, "has no seat 'pink'; it has: red, blue"),
        (["red=Anna", "red=Bert"], None, "a seat is named twice"),
        (["red=Anna", "blue=Bert", "green=Cleo"], 2, "3 seats are taken, but the table has only 2"),
        ([], 7, "is for 2 to 6 seats, not 7"),
        ([], 1, "is for 2 to 6 seats, not 1"),
    ],
)
def test_a_table_that_does_not_fit_the_game_is_refused(named: list[str], count: int | None, complaint: str) -> None:
    with pytest.raises(FairytableError, match=complaint):
        seated(*named, count=count)


def test_chance_deals_the_seats_and_everybody_gets_one() -> None:
    players = seat_players(STORIES, [read_player("red=Anna"), read_player("green=Bert")], 4, "random")
    deals = [dealt(players, Chance.from_seed(seed)) for seed in range(20)]
    assert {next(seat for seat in deal if deal[seat].name == "Anna") for deal in deals} == set(players)
    for deal in deals:
        assert list(deal) == list(players)
        assert all(deal[seat].seat == seat for seat in deal)
        assert sorted(deal[seat].name for seat in deal) == ["", "", "Anna", "Bert"]


def test_a_saved_match_keeps_its_seats() -> None:
    assert [str(player) for player in players_of_record(("blue", "green"), [], "random").values()] == [
        "blue=blue",
        "green=bot:random",
    ]
    with pytest.raises(FairytableError, match="The saved match has no seat 'red'; it has: blue, green"):
        players_of_record(("blue", "green"), [Player("red")])
