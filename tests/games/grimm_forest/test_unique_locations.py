"""GF-7: Unique Locations in general, and Grandma's House, Lonely Castle and Royal Wedding one by one."""

from __future__ import annotations

import pytest

from fairytable.engine.match import Match
from fairytable.games.grimm_forest.content import UNIQUE_LOCATION, all_fables
from fairytable.testing import clause, play
from tests.claims import cited, heard, refused
from tests.games.grimm_forest.forest import (
    Has,
    asked,
    by_clause,
    forest,
    gathered,
    go,
    offered,
    pile,
    resources,
    skip,
    stock,
)

THREE = ("grandmas_house", "lonely_castle", "royal_wedding")


def in_play(match: Match) -> list[str]:
    return [f"{unique.seat} {unique.card} {unique.location}" for unique in match.table.unique_locations]


@clause("GF-7.1")
@pytest.mark.parametrize("card", THREE)
def test_a_unique_location_is_laid_on_a_location_of_its_players_choice(card: str) -> None:
    assert set(all_fables(UNIQUE_LOCATION)) == set(THREE)
    match = forest(blue={"plays": f"fields {card}"}, green={"plays": "forest"}, orange={"plays": "forest"})
    assert asked(match) == "blue: place_unique_location"
    assert offered(match) == {"place fields", "place forest", "place brickyard"}
    play(match, "blue: place fields")
    assert in_play(match) == [f"blue {card} fields"]


@clause("GF-7.2")
def test_a_board_with_a_unique_location_cannot_be_chosen() -> None:
    match = forest(
        unique=["green lonely_castle forest"],
        blue={"plays": "fields royal_wedding"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    assert offered(match) == {"place fields", "place brickyard"}
    refused(match, "blue: place forest", "unique_location_there", "GF-7.2", location="forest", card="lonely_castle")


@clause("GF-7.3")
def test_if_every_board_is_taken_the_card_is_discarded_at_once() -> None:
    full = ["green lonely_castle forest", "green grandmas_house fields", "orange royal_wedding brickyard"]
    match = forest(
        unique=full,
        blue={"plays": "fields royal_wedding", "straw": 3},
        green={"plays": "fields wolf"},
        orange={"plays": "brickyard crystal_ball"},
    )
    assert asked(match) == "orange: crystal_ball"
    assert (pile(match), in_play(match)) == (["royal_wedding"], full)
    assert by_clause(match, "fable_discarded") == ["GF-7.3"]
    assert match.table.builder("blue").fable == ""


@clause("GF-7.4", "GF-20.41")
def test_it_works_at_once_and_in_the_rounds_that_follow() -> None:
    match = forest(blue={"plays": "fields lonely_castle"}, green={"plays": "forest"}, orange={"plays": "brickyard"})
    play(match, "blue: place forest")
    assert resources(match, "green") == {"straw": 1, "wood": 5, "brick": 1}
    skip(match, to="choose_cards")
    before = resources(match, "orange")
    go(match, blue="brickyard", green="brickyard", orange="forest")
    assert resources(match, "orange") == before | {
        "straw": before["straw"] + 1,
        "wood": 5,
        "brick": before["brick"] + 1,
    }
    assert in_play(match) == ["blue lonely_castle forest"]


@clause("GF-7.5", "GF-13.1")
def test_the_discard_is_checked_after_all_effects_while_pigs_and_monsters_are_there() -> None:
    match = forest(
        blue={"plays": "brickyard grandmas_house"},
        green={"plays": "fields big_bad_wolf"},
        orange={"plays": "forest", "houses": ["straw_floor", "wood_floor"]},
    )
    play(match, "blue: place forest")
    assert asked(match) == "orange: gain_which"
    play(match, "orange: gain brick", "orange: gain brick")
    assert asked(match) == "green: blow_down"
    assert in_play(match) == ["blue grandmas_house forest"]
    play(match, "green: blow_down straw floor")
    assert asked(match) == "blue: build_turn"
    assert in_play(match) == []
    assert pile(match) == ["big_bad_wolf", "grandmas_house"]


@clause("GF-7.6")
def test_it_works_for_its_owner_as_for_the_others() -> None:
    match = forest(blue={"plays": "fields lonely_castle"}, green={"plays": "forest"}, orange={"plays": "forest"})
    play(match, "blue: place fields")
    assert resources(match, "blue") == {"straw": 6, "wood": 1, "brick": 1}
    assert cited(match, "unique_location_placed") == [
        ("GF-7.1", {"seat": "blue", "card": "lonely_castle", "location": "fields"})
    ]


@clause("GF-7.7")
@pytest.mark.parametrize("card", THREE)
def test_it_changes_nothing_about_the_resources_of_its_board(card: str) -> None:
    match = forest(
        unique=[f"orange {card} forest"],
        stock={"forest": 5},
        blue={"plays": "forest"},
        green={"plays": "forest"},
        orange={"plays": "brickyard"},
    )
    assert gathered(match, "blue") == gathered(match, "green") == {"wood": 2}
    assert stock(match, "forest") == {"wood": 1}
    skip(match, to="choose_cards")
    assert stock(match, "forest") == {"wood": 5}


@clause("GF-7.8", "GF-1.5")
def test_who_played_it_in_an_earlier_round_may_play_a_fable_now() -> None:
    match = forest(
        unique=["blue lonely_castle forest"],
        blue={"hand": ["spy_network"]},
        green={},
        orange={},
    )
    assert "choose fields spy_network" in offered(match)
    go(match, blue="fields spy_network", green="brickyard", orange="brickyard")
    assert heard(match, "fable_revealed") == [{"seat": "blue", "card": "spy_network"}]
    assert [event["count"] for event in heard(match, "drew_fables")] == [1]


@clause("GF-7.8")
def test_it_does_not_satisfy_the_huntsman() -> None:
    match = forest(
        unique=["blue royal_wedding forest"], blue={"hand": ["roar"]}, green={"friend": "huntsman"}, orange={}
    )
    refused(match, "blue: choose fields no_fable", "huntsman_demands", "GF-4.7", player="green")


@clause("GF-20.31")
def test_every_monster_must_go_to_grandmas_house() -> None:
    match = forest(
        unique=["orange grandmas_house brickyard"],
        blue={"plays": "fields wolf"},
        green={"plays": "forest bridge_troll"},
        orange={"plays": "forest"},
    )
    assert [event["location"] for event in heard(match, "monster_placed")] == ["brickyard", "brickyard"]


@clause("GF-20.31", "GF-20.32")
def test_a_monster_placed_before_grandmas_house_stays_and_one_placed_after_goes_there() -> None:
    match = forest(
        blue={"plays": "fields wolf"},
        green={"plays": "forest grandmas_house"},
        orange={"plays": "brickyard dragon", "brick": 2},
    )
    play(match, "blue: place forest", "green: place brickyard")
    assert [event["location"] for event in heard(match, "monster_placed")] == ["forest", "brickyard"]
    assert stock(match, "forest") == {}


@clause("GF-20.32", "GF-20.34")
def test_a_monster_that_stayed_elsewhere_does_not_end_grandmas_house() -> None:
    match = forest(
        blue={"plays": "fields wolf"}, green={"plays": "brickyard grandmas_house"}, orange={"plays": "brickyard"}
    )
    play(match, "blue: place forest", "green: place fields", "blue: gain wood", "blue: gain wood")
    assert in_play(match) == ["green grandmas_house fields"]


@clause("GF-20.33")
def test_all_players_in_grandmas_house_gain_two_resources_of_their_choice() -> None:
    match = forest(
        unique=["orange grandmas_house forest"],
        blue={"plays": "forest"},
        green={"plays": "forest"},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: gain straw", "blue: gain brick")
    assert asked(match) == "green: gain_which"
    play(match, "green: gain brick", "green: gain brick")
    assert asked(match) == "blue: build_turn"
    assert [resources(match, seat) for seat in ("blue", "green", "orange")] == [
        {"straw": 1, "wood": 2, "brick": 1},
        {"wood": 2, "brick": 2},
        {"brick": 3},
    ]


@clause("GF-20.34")
def test_monsters_taken_by_the_magic_flute_are_not_in_grandmas_house() -> None:
    match = forest(
        unique=["orange grandmas_house forest"],
        blue={"plays": "fields wolf"},
        green={"plays": "brickyard magic_flute"},
        orange={"plays": "brickyard"},
    )
    assert in_play(match) == ["orange grandmas_house forest"]


@clause("GF-20.34")
def test_grandmas_house_ends_with_a_monster_that_met_nobody() -> None:
    match = forest(
        unique=["orange grandmas_house forest"],
        blue={"plays": "fields wolf"},
        green={"plays": "brickyard"},
        orange={"plays": "brickyard"},
    )
    assert (in_play(match), pile(match)) == ([], ["wolf", "grandmas_house"])
    assert by_clause(match, "unique_location_ends") == ["GF-20.34"]


@clause("GF-20.41")
def test_only_a_player_alone_profits_from_the_lonely_castle() -> None:
    match = forest(
        unique=["orange lonely_castle forest"],
        blue={"plays": "forest"},
        green={"plays": "forest"},
        orange={"plays": "brickyard"},
    )
    assert [resources(match, seat) for seat in ("blue", "green", "orange")] == [{"wood": 2}, {"wood": 2}, {"brick": 3}]
    assert in_play(match) == ["orange lonely_castle forest"]


@clause("GF-20.42")
def test_three_players_end_the_lonely_castle() -> None:
    match = forest(
        unique=["orange lonely_castle forest"],
        blue={"plays": "forest"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
        purple={"plays": "fields"},
    )
    assert (in_play(match), pile(match)) == ([], ["lonely_castle"])
    assert by_clause(match, "unique_location_ends") == ["GF-20.42"]


@clause("GF-20.42", "GF-22.6")
@pytest.mark.parametrize("elsewhere", [False, True])
def test_with_two_players_both_of_them_end_the_lonely_castle(*, elsewhere: bool) -> None:
    match = forest(
        unique=["green lonely_castle forest"],
        blue={"plays": "forest"},
        green={"plays": "fields" if elsewhere else "forest"},
    )
    assert in_play(match) == (["green lonely_castle forest"] if elsewhere else [])


@clause("GF-20.53", "GF-7.6")
def test_who_is_not_at_the_royal_wedding_discards_a_resource_of_the_own_choice() -> None:
    guest: Has = {"plays": "forest", "brick": 1}
    match = forest(blue=guest, green={"plays": "brickyard", "straw": 2}, orange={"plays": "fields royal_wedding"})
    play(match, "orange: place forest")
    assert asked(match) == "green: lose_which"
    assert offered(match) == {"lose straw", "lose brick"}
    play(match, "green: lose brick")
    assert resources(match, "blue") == {"wood": 4, "brick": 1}
    assert resources(match, "green") == {"straw": 2, "brick": 2}
    assert resources(match, "orange") == {"straw": 4}
    assert in_play(match) == ["orange royal_wedding forest"]


@clause("GF-20.53")
def test_who_has_nothing_loses_nothing_at_the_royal_wedding() -> None:
    match = forest(
        stock={"fields": 0},
        unique=["blue royal_wedding forest"],
        blue={"plays": "forest"},
        green={"plays": "fields"},
        orange={"plays": "fields"},
    )
    assert asked(match) == "blue: build_turn"
    assert (resources(match, "green"), heard(match, "lost")) == ({}, [])
    assert [event["seat"] for event in heard(match, "nothing_to_give")] == ["green", "orange"]


@clause("GF-20.54")
def test_a_royal_wedding_without_guests_still_works_and_is_then_discarded() -> None:
    match = forest(
        unique=["green royal_wedding forest"],
        blue={"plays": "fields"},
        green={"plays": "fields"},
        orange={"plays": "brickyard"},
    )
    assert [resources(match, seat) for seat in ("blue", "green", "orange")] == [
        {"straw": 1},
        {"straw": 1},
        {"brick": 2},
    ]
    assert (in_play(match), pile(match)) == ([], ["royal_wedding"])
    assert by_clause(match, "unique_location_ends") == ["GF-20.54"]
