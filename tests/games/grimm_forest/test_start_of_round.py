"""GF-3: what happens before cards are chosen."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import about, asked, forest, go, stock

FRIENDS_OF_THE_START = ("aladdin", "ali_baba", "pinocchio", "rapunzel", "sleeping_beauty", "tom_thumb")


@clause("GF-3.1")
@pytest.mark.parametrize("name", FRIENDS_OF_THE_START)
def test_these_friends_act_at_the_start_of_the_round(name: str) -> None:
    match = forest(window="start_of_round", blue={"friend": name}, green={"straw": 1, "wood": 1}, orange={})
    assert (asked(match), match.table.window) == (f"blue: {name}", "start_of_round")


@clause("GF-3.1", "GF-21.27")
def test_the_huntsman_demands_from_the_start_of_the_round_on() -> None:
    match = forest(window="start_of_round", blue={"friend": "huntsman"}, green={"hand": ["roar"]}, orange={})
    assert heard(match, "huntsman_demands") == [{"seat": "blue"}]
    question = match.question_for("green")
    assert question is not None
    assert all(option.endswith(" roar") for option in question.options)


@clause("GF-3.1")
def test_friends_of_the_start_act_in_turn_order() -> None:
    match = forest(
        window="start_of_round",
        orange={"friend": "pinocchio"},
        blue={"friend": "rapunzel"},
        green={"friend": "aladdin"},
    )
    order = []
    while about(match) != "choose_cards":
        order.append(asked(match))
        play(match, f"{match.questions[0].seat}: {match.questions[0].options[0]}")
    assert order == ["orange: pinocchio", "blue: rapunzel", "green: aladdin"]


@clause("GF-3.1")
def test_the_evil_queen_acts_while_cards_are_chosen() -> None:
    match = forest(window="start_of_round", blue={"friend": "evil_queen"}, green={}, orange={})
    assert (about(match), match.waiting_for) == ("choose_cards", ("green", "orange"))
    go(match, green="fields", orange="forest")
    assert asked(match) == "blue: evil_queen"


@clause("GF-3.2")
def test_fairy_food_is_laid_out_in_its_owners_place_before_cards_are_chosen() -> None:
    match = forest(
        window="start_of_round",
        blue={"friend": "aladdin"},
        green={"next_turn": "fairy_food"},
        orange={"friend": "pinocchio"},
    )
    play(match, "blue: announce alone")
    assert asked(match) == "green: place_fairy_food"
    play(match, "green: place forest")
    assert asked(match) == "orange: pinocchio"
    play(match, "orange: announce fields")
    assert about(match) == "choose_cards"
    for seat in ("blue", "orange", None):
        assert [builder["fairy_food_at"] for builder in match.view(seat)["builders"]] == ["", "forest", ""]


@clause("GF-3.3")
def test_everybody_sees_and_is_reminded_of_next_turn_cards() -> None:
    match = forest(
        window="start_of_round", blue={"next_turn": "taxation"}, green={}, orange={"next_turn": "hired_help"}
    )
    assert heard(match, "reminder") == [
        {"seat": "blue", "card": "taxation"},
        {"seat": "orange", "card": "hired_help"},
    ]
    assert [builder["next_turn"] for builder in match.view("green")["builders"]] == ["taxation", "", "hired_help"]


@clause("GF-3.4")
def test_with_two_players_the_prince_comes_after_the_friends_and_before_the_choice() -> None:
    match = forest(window="start_of_round", stock={"brickyard": 5}, dice=[6], blue={"friend": "tom_thumb"}, green={})
    assert (asked(match), heard(match, "prince_took")) == ("blue: tom_thumb", [])
    play(match, "blue: glean brickyard brick")
    assert heard(match, "prince_took") == [{"location": "brickyard", "material": "brick", "count": 2}]
    assert (about(match), stock(match, "brickyard")) == ("choose_cards", {"brick": 2})
