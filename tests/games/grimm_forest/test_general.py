"""GF-1.1 to GF-1.11: the order of things, and what words such as alone, gain and gather mean."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fairytable.games.grimm_forest import GAME
from fairytable.games.grimm_forest.components import MATERIALS
from fairytable.matches import new_match
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import Has, about, asked, forest, gathered, go, hand, offered, resources, stock


def gains(seats: Sequence[str]) -> list[str]:
    """Everybody gains Straw twice."""
    return [f"{seat}: gain straw" for seat in seats for _ in range(2)]


@clause("GF-1.1")
def test_a_round_is_gathering_then_building_then_cleaning_up() -> None:
    match = forest(blue={"plays": "fields"}, green={"plays": "forest"}, orange={"plays": "brickyard"})
    play(match, *gains(("blue", "green", "orange")))
    assert list(dict.fromkeys(event.key for event in match.events or [])) == [
        "cards_laid",
        "gather_card_revealed",
        "gathered",
        "gained",
        "starting_player",
        "replenished",
        "round_begins",
    ]
    assert (about(match), match.table.round) == ("choose_cards", 3)


@clause("GF-1.2")
def test_turn_order_begins_with_the_starting_player_and_goes_on_clockwise() -> None:
    match = new_match(GAME, ["blue", "green", "orange"], 1, {"first-player": "green"})
    go(match, blue="fields", green="fields", orange="fields")
    order = []
    while about(match) == "build_turn":
        seat = match.questions[0].seat
        order.append(seat)
        play(match, *gains([seat]))
    assert order == ["green", "orange", "blue"]
    assert heard(match, "begins") == [{"seat": "green", "order": ("green", "orange", "blue")}]


@clause("GF-1.2")
def test_who_has_nothing_to_do_with_it_is_passed_over() -> None:
    match = forest(
        green={"plays": "fields wandering_trader", "wood": 2},
        orange={"plays": "forest", "wood": 2},
        blue={"plays": "fields", "brick": 2},
    )
    assert asked(match) == "green: trade"
    play(match, "green: decline")
    assert asked(match) == "blue: trade"
    play(match, "blue: decline")
    assert asked(match) == "green: build_turn"


@clause("GF-1.3")
def test_fables_and_friends_of_several_players_work_in_turn_order() -> None:
    match = forest(
        orange={"plays": "fields hidden_vault"},
        blue={"plays": "forest", "friend": "golden_goose"},
        green={"plays": "brickyard hidden_vault"},
    )
    assert [event["seat"] for event in heard(match, "gained")] == ["orange"]
    assert asked(match) == "blue: gain_which"
    play(match, "blue: gain straw")
    assert [event["seat"] for event in heard(match, "gained")] == ["orange", "blue", "green"]


@clause("GF-1.4")
@pytest.mark.parametrize("first", ["a_friendly_game", "snow_white"])
def test_who_has_several_cards_picks_their_order(first: str) -> None:
    """Snow White gets a resource of Green, who holds no Fable; A Friendly Game takes two."""
    match = forest(
        stock={"fields": 0},
        blue={"plays": "fields a_friendly_game", "friend": "snow_white"},
        green={"plays": "fields", "straw": 2, "wood": 2},
        orange={"plays": "forest"},
    )
    assert asked(match) == "blue: resolve_next"
    assert offered(match) == {"resolve a_friendly_game", "resolve snow_white"}
    play(match, f"blue: resolve {first}")
    assert match.questions[0].values["card"] == first


@clause("GF-1.5")
def test_a_unique_location_works_in_the_place_of_who_played_it() -> None:
    match = forest(
        unique=["green lonely_castle fields"],
        blue={"plays": "fields hidden_vault"},
        green={"plays": "forest"},
        orange={"plays": "brickyard hidden_vault"},
    )
    told = [(event.key, event.values["seat"]) for event in match.events or [] if event.key.startswith("gained")]
    assert told == [("gained", "blue"), ("gained_one_of_each", "blue"), ("gained", "orange")]


@clause("GF-1.5")
def test_a_next_turn_card_works_in_the_place_of_who_played_it() -> None:
    """Blue gains before the tax of Green, Orange after it."""
    match = forest(
        stock={"fields": 4, "brickyard": 0},
        blue={"plays": "fields hidden_vault"},
        green={"plays": "forest", "next_turn": "taxation"},
        orange={"plays": "brickyard hidden_vault", "straw": 4},
    )
    assert resources(match, "blue") == {"straw": 3}
    assert resources(match, "orange") == {"straw": 2, "brick": 2}


@clause("GF-1.6")
@pytest.mark.parametrize(("elsewhere", "actions"), [("forest", 4), ("fields", 2)])
def test_a_pig_is_alone_if_no_other_pig_is_there_even_with_a_monster(elsewhere: str, actions: int) -> None:
    match = forest(blue={"plays": "fields little_helpers"}, green={"plays": "forest wolf"}, orange={"plays": elsewhere})
    play(match, "green: place fields")
    assert match.table.builder("blue").actions == actions


@clause("GF-1.7")
def test_what_is_gained_comes_from_the_supply() -> None:
    match = forest(
        blue={"plays": "fields hidden_vault", "brick": 1}, green={"plays": "fields"}, orange={"plays": "forest"}
    )
    assert stock(match, "fields") == {"straw": 1}
    assert [resources(match, seat) for seat in ("blue", "green")] == [{"straw": 4, "brick": 1}, {"straw": 4}]


@clause("GF-1.7")
def test_a_card_may_name_another_source() -> None:
    match = forest(blue={"plays": "fields harvest_moon"}, green={"plays": "fields"}, orange={"plays": "fields"})
    play(match, "blue: place forest")
    assert (resources(match, "blue"), stock(match, "forest")) == ({"straw": 1, "wood": 2}, {"wood": 2})


@clause("GF-1.8")
def test_only_what_the_pig_collects_is_gathered() -> None:
    match = forest(
        stock={"fields": 6},
        blue={"plays": "fields hidden_vault", "friend": "cinderella", "next_turn": "hired_help", "straw": 1},
        green={"plays": "forest share_the_wealth"},
        orange={"plays": "brickyard"},
    )
    assert gathered(match, "blue") == {"straw": 4}
    assert resources(match, "blue") == {"straw": 1 + 2 + 4 + 4 + 2}
    assert resources(match, "green") == {"wood": 4}


@clause("GF-1.9")
@pytest.mark.parametrize(
    ("location", "each", "left"),
    [("fields", {"straw": 2}, {"straw": 1}), ("forest", {"wood": 2}, {}), ("brickyard", {"brick": 1}, {"brick": 1})],
)
def test_a_mega_token_is_only_change_and_can_be_divided(
    location: str, each: dict[str, int], left: dict[str, int]
) -> None:
    match = new_match(GAME, ["blue", "green", "orange"], 1, {"first-player": "seat"})
    elsewhere = "forest" if location == "fields" else "fields"
    go(match, blue=location, green=location, orange=elsewhere)
    assert resources(match, "blue") == resources(match, "green") == each
    assert stock(match, location) == left
    assert list(match.table.builder("blue").resources) == list(MATERIALS) == ["straw", "wood", "brick"]


@clause("GF-1.10")
def test_there_is_no_limit_to_the_resources_of_a_player() -> None:
    match = forest(
        stock={"fields": 3000},
        blue={"plays": "fields", "straw": 500},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    play(match, "blue: gain straw")
    assert resources(match, "blue") == {"straw": 3501}


@clause("GF-1.11")
def test_there_is_no_limit_to_the_fables_in_hand() -> None:
    rich: Has = {"hand": match_deck(), "friend": "fairy_godmother"}
    match = forest(window="build", blue=rich, green={}, orange={})
    play(match, "blue: special fairy_godmother", "blue: draw")
    assert len(hand(match, "blue")) == 53


def match_deck() -> list[str]:
    """Fifty of the Fables."""
    return list(new_match(GAME, 2, 1).table.fable_deck)[:50]
