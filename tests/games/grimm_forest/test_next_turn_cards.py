"""GF-8: Next Turn cards in general, and Fairy Food, Hired Help and Taxation one by one."""

from __future__ import annotations

import pytest

from fairytable.games.grimm_forest.content import NEXT_TURN, all_fables
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import Has, asked, by_clause, forest, gathered, go, offered, pile, resources, skip


@clause("GF-8.1")
@pytest.mark.parametrize("card", ["fairy_food", "taxation", "hired_help"])
def test_in_their_own_round_next_turn_cards_only_wait_in_the_open(card: str) -> None:
    assert set(all_fables(NEXT_TURN)) == {"fairy_food", "taxation", "hired_help"}
    match = forest(
        blue={"plays": f"fields {card}", "straw": 2},
        green={"plays": "forest", "brick": 4},
        orange={"plays": "brickyard"},
    )
    if card == "hired_help":
        play(match, "blue: pay straw")
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == {"straw": 5 if card == "hired_help" else 7}
    assert resources(match, "green") == {"wood": 4, "brick": 4}
    assert match.table.builder("blue").next_turn == card
    assert match.view(None)["builders"][0]["next_turn"] == card
    assert pile(match) == []


@clause("GF-8.2")
@pytest.mark.parametrize("card", ["fairy_food", "taxation", "hired_help"])
def test_they_work_in_the_next_round_only(card: str) -> None:
    match = forest(
        window="start_of_round",
        blue={"next_turn": card},
        green={"wood": 6, "straw": 6, "brick": 6},
        orange={"friend": "seven_dwarfs"},
    )
    if card == "fairy_food":
        play(match, "blue: place fields")
    go(match, blue="fields", green="forest", orange="brickyard")
    skip(match)
    assert match.table.builder("blue").next_turn == ""
    assert pile(match) == [card]
    done = {"fairy_food": 5 + 3, "taxation": 5, "hired_help": 5 * 2}
    assert sum(resources(match, "blue").values()) == done[card]
    assert sum(resources(match, "green").values()) == (11 if card == "taxation" else 22)
    skip(match, to="choose_cards")
    before = (resources(match, "blue"), sum(resources(match, "green").values()))
    go(match, green="forest", orange="brickyard", blue="fields")
    assert asked(match) == "green: build_turn"
    assert resources(match, "blue") == before[0] | {"straw": before[0]["straw"] + 5}
    assert sum(resources(match, "green").values()) == before[1] + 4


@clause("GF-8.3")
def test_their_owner_may_play_another_fable_while_they_work() -> None:
    match = forest(
        blue={"plays": "fields hidden_vault", "next_turn": "hired_help"},
        green={"plays": "forest"},
        orange={"plays": "brickyard"},
    )
    assert resources(match, "blue") == {"straw": 5 + 5 + 2}


@clause("GF-8.4")
def test_fairy_food_does_not_take_the_room_of_a_unique_location() -> None:
    match = forest(
        window="start_of_round",
        unique=["green lonely_castle forest"],
        blue={"next_turn": "fairy_food"},
        green={"hand": ["royal_wedding"]},
        orange={},
    )
    assert offered(match) == {"place fields", "place forest", "place brickyard"}
    play(match, "blue: place fields")
    go(match, blue="brickyard", green="fields royal_wedding", orange="forest")
    assert offered(match) == {"place fields", "place brickyard"}
    play(match, "green: place fields")
    assert asked(match) == "green: gain_which"
    assert match.questions[0].values["card"] == "fairy_food"


@clause("GF-8.4")
def test_fairy_food_may_be_laid_where_a_unique_location_is() -> None:
    match = forest(
        window="start_of_round",
        unique=["green lonely_castle forest"],
        blue={"next_turn": "fairy_food"},
        green={},
        orange={},
    )
    play(match, "blue: place forest")
    go(match, blue="forest", green="fields", orange="fields")
    skip(match)
    assert sum(resources(match, "blue").values()) == 4 + 3 + 3


@clause("GF-8.5", "GF-13.3")
def test_the_card_of_the_last_round_is_discarded_below_the_fable_of_this_one() -> None:
    match = forest(
        window="start_of_round",
        blue={"next_turn": "hired_help", "hand": ["spy_network"]},
        green={"next_turn": "taxation", "hand": ["hidden_vault"]},
        orange={},
    )
    go(match, blue="fields spy_network", green="forest hidden_vault", orange="brickyard")
    skip(match)
    assert pile(match) == ["hidden_vault", "taxation", "spy_network", "hired_help"]


@clause("GF-8.5", "GF-20.37")
def test_hired_help_that_is_not_paid_for_is_discarded_at_once() -> None:
    match = forest(
        blue={"plays": "fields hired_help", "straw": 2},
        green={"plays": "forest crystal_ball"},
        orange={"plays": "brickyard"},
    )
    assert match.questions[0].default_answer == "decline"
    play(match, "blue: decline")
    assert asked(match) == "green: crystal_ball"
    assert pile(match) == ["hired_help"]
    assert match.table.builder("blue").fable == ""
    assert by_clause(match, "fable_discarded") == ["GF-20.37"]
    skip(match)
    assert (resources(match, "blue"), match.table.builder("blue").next_turn) == ({"straw": 7}, "")


@clause("GF-20.25")
def test_fairy_food_must_be_laid_out_at_the_start_of_the_next_round() -> None:
    match = forest(window="start_of_round", blue={"next_turn": "fairy_food"}, green={}, orange={}, purple={})
    assert asked(match) == "blue: place_fairy_food"
    assert offered(match) == {"place fields", "place forest", "place brickyard", "place market"}
    play(match, "blue: place market")
    assert heard(match, "fairy_food_placed") == [{"seat": "blue", "location": "market"}]
    assert asked(match) == "blue: choose_cards"


@clause("GF-20.26")
def test_everybody_at_the_fairy_food_gains_three_resources_of_choice() -> None:
    match = forest(window="start_of_round", blue={"next_turn": "fairy_food"}, green={}, orange={})
    play(match, "blue: place forest")
    go(match, blue="brickyard", green="forest", orange="forest")
    play(match, "green: gain straw", "green: gain brick", "green: gain brick")
    play(match, "orange: gain straw", "orange: gain straw", "orange: gain straw")
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == {"brick": 3}
    assert resources(match, "green") == {"straw": 1, "wood": 2, "brick": 2}
    assert resources(match, "orange") == {"straw": 3, "wood": 2}


@clause("GF-20.27")
def test_fairy_food_is_discarded_even_if_nobody_came() -> None:
    match = forest(window="start_of_round", blue={"next_turn": "fairy_food"}, green={}, orange={})
    play(match, "blue: place forest")
    go(match, blue="fields", green="fields", orange="fields")
    assert pile(match) == ["fairy_food"]
    assert match.table.builder("blue").fairy_food_at == ""


@clause("GF-20.37")
def test_hired_help_costs_any_two_resources() -> None:
    match = forest(
        blue={"plays": "fields hired_help", "straw": 1, "brick": 2},
        green={"plays": "forest"},
        orange={"plays": "brickyard"},
    )
    assert offered(match) == {"pay straw", "pay brick", "decline"}
    play(match, "blue: pay brick")
    assert offered(match) == {"pay straw", "pay brick"}
    play(match, "blue: pay straw")
    assert resources(match, "blue") == {"straw": 5, "brick": 1}
    assert heard(match, "hired") == [{"seat": "blue"}]


@clause("GF-20.38")
@pytest.mark.parametrize("straw", [0, 1])
def test_who_has_fewer_than_two_resources_must_discard_hired_help(straw: int) -> None:
    match = forest(
        blue={"plays": "fields hired_help", "straw": straw}, green={"plays": "forest"}, orange={"plays": "brickyard"}
    )
    assert asked(match) == "blue: build_turn"
    assert pile(match) == ["hired_help"]
    assert by_clause(match, "fable_discarded") == ["GF-20.38"]
    assert resources(match, "blue") == {"straw": 5 + straw}


@clause("GF-20.39", "GF-11.7")
def test_hired_help_doubles_what_is_gathered_type_by_type() -> None:
    match = forest(
        stock={"market": {"straw": 2, "wood": 1}},
        blue={"plays": "market", "next_turn": "hired_help", "brick": 3, "straw": 1},
        green={"plays": "forest"},
        orange={"plays": "brickyard"},
        purple={"plays": "brickyard"},
    )
    assert gathered(match, "blue") == {"straw": 2, "wood": 1}
    assert resources(match, "blue") == {"straw": 5, "wood": 2, "brick": 3}


@clause("GF-20.39")
def test_hired_help_doubles_nothing_if_nothing_is_gathered() -> None:
    match = forest(
        blue={"plays": "fields", "next_turn": "hired_help", "straw": 4},
        green={"plays": "forest wolf"},
        orange={"plays": "brickyard"},
    )
    play(match, "green: place fields")
    assert resources(match, "blue") == {"straw": 4}
    assert pile(match) == ["wolf", "hired_help"]


@clause("GF-20.60", "GF-20.61")
@pytest.mark.parametrize(
    ("straw", "wood", "brick", "left"),
    [
        (4, 0, 0, {"straw": 2}),
        (3, 0, 0, {"straw": 2}),
        (4, 3, 2, {"straw": 4, "wood": 1}),
        (1, 1, 7, {"straw": 1, "wood": 1, "brick": 3}),
        (7, 1, 1, {"straw": 5}),
        (0, 0, 1, {"brick": 1}),
    ],
)
def test_taxation_takes_half_rounded_down_brick_first_then_wood_then_straw(
    straw: int, wood: int, brick: int, left: dict[str, int]
) -> None:
    match = forest(
        stock={"forest": 0},
        blue={"plays": "fields", "next_turn": "taxation"},
        green={"plays": "forest", "straw": straw, "wood": wood, "brick": brick},
        orange={"plays": "fields"},
    )
    assert asked(match) == "blue: build_turn"
    assert resources(match, "green") == left


@clause("GF-20.60")
def test_taxation_spares_its_owner_and_the_opponents_in_the_same_location() -> None:
    rich: Has = {"brick": 8, "plays": "fields"}
    match = forest(
        stock={"fields": 0, "forest": 0},
        blue=rich | {"next_turn": "taxation"},
        green=rich,
        orange=rich | {"plays": "forest"},
    )
    assert [resources(match, seat)["brick"] for seat in ("blue", "green", "orange")] == [8, 8, 4]


@clause("GF-20.60", "GF-21.19")
def test_taxation_of_an_owner_without_a_location_spares_nobody() -> None:
    rich: Has = {"brick": 8, "plays": "fields"}
    match = forest(
        stock={"fields": 0, "forest": 0, "brickyard": 0},
        blue=rich | {"next_turn": "taxation", "friend": "gingerbread_man"},
        green=rich,
        orange=rich | {"plays": "forest"},
    )
    play(match, "blue: yes")
    assert [resources(match, seat)["brick"] for seat in ("blue", "green", "orange")] == [8, 4, 4]
