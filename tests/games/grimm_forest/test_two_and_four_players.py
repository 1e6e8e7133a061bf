"""GF-22 and GF-23: the Royal Prince of the two-player game, and the Market of the four-player game."""

from __future__ import annotations

import pytest

from fairytable.engine.match import Match
from fairytable.games.grimm_forest import GAME
from fairytable.games.grimm_forest.verbs import CHOOSE
from fairytable.matches import new_match
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import (
    Has,
    asked,
    by_clause,
    forest,
    friends,
    gathered,
    houses,
    offered,
    places,
    resources,
    stock,
)


def prince(die: int = 1, **lying: int) -> Match:
    """A two-player game after the Prince has taken his share."""
    return forest(window="prince", dice=[die], stock=lying, blue={}, green={})


@clause("GF-22.1")
def test_with_two_players_there_are_three_locations_and_a_prince() -> None:
    match = new_match(GAME, 2, 1)
    assert match.table.locations == ("fields", "forest", "brickyard")
    assert [builder.gather_cards for builder in match.table.builders] == [("fields", "forest", "brickyard")] * 2
    assert len(heard(match, "prince_took")) == 1


@clause("GF-22.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_no_prince_comes(seats: int) -> None:
    match = new_match(GAME, seats, 1)
    assert heard(match, "prince_took") == []
    assert stock(match, "fields") == {"straw": 5}


@clause("GF-22.2")
@pytest.mark.parametrize(
    ("die", "location", "left"),
    [
        (1, "fields", {"straw": 5}),
        (2, "fields", {"straw": 5}),
        (3, "forest", {"wood": 4}),
        (4, "forest", {"wood": 4}),
        (5, "brickyard", {"brick": 1}),
        (6, "brickyard", {"brick": 1}),
    ],
)
def test_the_prince_takes_half_of_the_location_of_the_die(die: int, location: str, left: dict[str, int]) -> None:
    match = prince(die, fields=10, forest=7, brickyard=1)
    assert stock(match, location) == left
    assert by_clause(match, "prince_took") == ["GF-22.2"]
    assert (
        sum(match.table.stock_total(place) for place in match.table.locations)
        == 18 - heard(match, "prince_took")[0]["count"]
    )
    assert (resources(match, "blue"), resources(match, "green")) == ({}, {})


@clause("GF-22.2")
def test_the_prince_comes_once_every_round() -> None:
    match = new_match(GAME, 2, 1)
    while match.table.round < 4:
        match.answer(match.questions[0].seat, match.questions[0].default_answer)
    assert len(heard(match, "prince_took")) == 4


@clause("GF-22.3")
def test_above_ten_the_prince_goes_to_the_fullest_location_without_a_roll() -> None:
    before = forest(window="prince", stock={"fields": 11, "forest": 4, "brickyard": 10}, dice=[6], blue={}, green={})
    assert stock(before, "fields") == {"straw": 6}
    assert (stock(before, "brickyard"), by_clause(before, "prince_took")) == ({"brick": 10}, ["GF-22.3"])
    assert before.table.chance.rolls == [6]


@clause("GF-22.3")
def test_exactly_ten_is_not_more_than_ten() -> None:
    assert stock(prince(6, fields=10, brickyard=4), "brickyard") == {"brick": 2}


@clause("GF-22.4")
@pytest.mark.parametrize(
    ("lying", "taken"),
    [
        ({"fields": 12, "forest": 12, "brickyard": 12}, "brickyard"),
        ({"fields": 12, "forest": 12, "brickyard": 11}, "forest"),
        ({"fields": 13, "forest": 12, "brickyard": 12}, "fields"),
    ],
)
def test_of_equally_full_locations_brick_comes_before_wood_before_straw(lying: dict[str, int], taken: str) -> None:
    assert heard(prince(**lying), "prince_took")[0]["location"] == taken


@clause("GF-22.5")
@pytest.mark.parametrize("die", [1, 6])
def test_the_prince_is_nowhere_and_shares_nothing(die: int) -> None:
    """Blue is alone with the Prince's Location, and the Dragon there burns only Blue's board."""
    match = forest(
        window="prince",
        stock={"fields": 7},
        dice=[die],
        blue={"hand": ["little_helpers"], "straw": 3},
        green={"hand": ["dragon"]},
    )
    left = match.table.stock["fields"]["straw"]
    play(match, "blue: choose fields little_helpers", "green: choose forest dragon", "green: place fields")
    assert (gathered(match, "blue"), match.table.builder("blue").actions) == ({"straw": left}, 4)
    assert heard(match, "lost") == [{"seat": "blue", "material": "straw", "count": 3}]


@clause("GF-22.5")
def test_the_prince_is_no_player_and_no_opponent() -> None:
    match = forest(window="prince", blue={"hand": ["crystal_ball"]}, green={"hand": ["wishing_well"]}, dice=[1])
    play(match, "blue: choose fields crystal_ball", "green: choose fields wishing_well")
    assert asked(match) == "blue: change_plan"
    play(match, "blue: keep_plan")
    assert heard(match, "plans_swapped") == [{"seat": "green", "one": "blue", "other": "green"}]


@clause("GF-22.6")
@pytest.mark.parametrize(("elsewhere", "stays"), [("forest", False), ("fields", True)])
def test_the_lonely_castle_goes_when_both_players_are_there(*, elsewhere: str, stays: bool) -> None:
    match = forest(unique=["blue lonely_castle forest"], blue={"plays": "forest"}, green={"plays": elsewhere})
    assert bool(match.table.unique_locations) == stays
    assert ("lonely_castle" in match.table.fable_discard) != stays


@clause("GF-22.7")
def test_two_friends_come_to_the_tavern() -> None:
    match = forest(
        friends=["snow_white", "golden_goose", "aladdin"],
        blue={"plays": "fields night_at_the_tavern"},
        green={"plays": "forest"},
    )
    assert offered(match) == {"friend snow_white", "friend golden_goose"}
    play(match, "blue: friend golden_goose")
    assert friends(match) == {"blue": "golden_goose", "green": "snow_white"}


@clause("GF-23.1")
def test_with_four_players_there_is_a_market_and_a_card_for_it() -> None:
    match = new_match(GAME, 4, 1)
    assert match.table.locations == ("fields", "forest", "brickyard", "market")
    for question in match.questions:
        assert [CHOOSE.read(option)[0] for option in question.options] == ["fields", "forest", "brickyard", "market"]
    assert new_match(GAME, 3, 1).table.locations == ("fields", "forest", "brickyard")


@clause("GF-23.2")
def test_the_market_begins_with_one_of_each_and_gets_one_of_each() -> None:
    match = new_match(GAME, 4, 1)
    assert stock(match, "market") == {"straw": 1, "wood": 1, "brick": 1}
    while match.table.round < 3:
        match.answer(match.questions[0].seat, match.questions[0].default_answer)
    assert stock(match, "market") == {"straw": 3, "wood": 3, "brick": 3}


FOUR: dict[str, Has] = {"green": {"plays": "market"}, "orange": {"plays": "fields"}, "purple": {"plays": "fields"}}


@clause("GF-23.3")
def test_a_wolf_can_go_to_the_market() -> None:
    match = forest(blue={"plays": "fields wolf"}, seated=FOUR)
    play(match, "blue: place market")
    assert (stock(match, "market"), gathered(match, "green")) == ({}, {})


@clause("GF-23.3")
def test_a_unique_location_can_lie_on_the_market() -> None:
    match = forest(blue={"plays": "fields lonely_castle"}, seated=FOUR)
    play(match, "blue: place market")
    assert resources(match, "green") == {"straw": 2, "wood": 2, "brick": 2}


@clause("GF-23.3")
def test_fairy_food_can_lie_on_the_market() -> None:
    match = forest(window="start_of_round", blue={"next_turn": "fairy_food"}, green={}, orange={}, purple={})
    assert "place market" in offered(match)
    play(match, "blue: place market", *(f"{seat}: choose fields no_fable" for seat in ("blue", "orange", "purple")))
    play(match, "green: choose market no_fable", *["green: gain brick"] * 3)
    assert resources(match, "green") == {"straw": 1, "wood": 1, "brick": 4}


@clause("GF-23.3")
def test_one_may_run_to_the_market() -> None:
    match = forest(blue={"plays": "fields dragon"}, seated=FOUR | {"green": {"plays": "forest chinny_chin_chin"}})
    play(match, "blue: place forest", "green: move market")
    assert places(match)[1] == "market"


@clause("GF-23.4")
def test_the_market_is_divided_by_picking_in_turn_order() -> None:
    match = forest(stock={"market": {"straw": 1, "wood": 1, "brick": 2}}, blue={"plays": "market"}, seated=FOUR)
    assert asked(match) == "blue: share_the_market"
    play(match, "blue: take brick", "green: take brick", "blue: take straw")
    assert (gathered(match, "blue"), gathered(match, "green")) == ({"straw": 1, "brick": 1}, {"wood": 1, "brick": 1})


@clause("GF-23.5")
def test_the_market_has_no_first_builder_token() -> None:
    """With four players, too, there are three tokens: a fourth house earns nothing."""
    tokens: Has = {"tokens": ["straw", "wood", "brick"]}
    for material in ("straw", "wood", "brick"):
        has: Has = {material: 6, "houses": [f"{material}_walls"]}  # type: ignore[misc]
        match = forest(window="build", blue=has, green=tokens, orange={}, purple={})
        play(match, f"blue: build {material} roof")
        assert (asked(match), houses(match, "blue")) == ("blue: build_turn", [f"{material}_roof"])
        assert match.table.builder("blue").first_builder == ()
