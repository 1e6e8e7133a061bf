"""GF-6.9 to GF-6.14: Friends who stop Monsters, and the Huntsman who does it by himself."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import cited, heard
from tests.games.grimm_forest.forest import (
    Has,
    asked,
    forest,
    friend,
    friend_pile,
    gathered,
    hand,
    houses,
    pile,
    resources,
    stock,
)

FITTING = {
    "big_bad_wolf": {"wood_cutter", "red_riding_hood"},
    "bridge_troll": {"wood_cutter"},
    "dragon": {"wood_cutter"},
    "giant": {"wood_cutter", "jack_the_giant_slayer"},
    "wolf": {"wood_cutter", "red_riding_hood"},
}
CANCELLING = ("wood_cutter", "jack_the_giant_slayer", "red_riding_hood")
VICTIM: Has = {"plays": "forest", "straw": 1, "houses": ["straw_floor"]}


@clause("GF-6.9", "GF-21.33", "GF-21.47", "GF-21.60")
@pytest.mark.parametrize("friend_name", CANCELLING)
@pytest.mark.parametrize("monster", FITTING)
def test_only_a_fitting_friend_can_be_discarded_against_a_monster(monster: str, friend_name: str) -> None:
    match = forest(
        blue={"plays": f"brickyard {monster}"}, green=VICTIM, orange={"plays": "fields", "friend": friend_name}
    )
    play(match, "blue: place forest")
    if friend_name in FITTING[monster]:
        assert asked(match) == "orange: cancel_monster"
        assert match.questions[0].options == ("yes", "no")
        assert match.questions[0].default_answer == "no"
    else:
        assert asked(match) == "blue: build_turn"


@clause("GF-6.9", "GF-6.10")
@pytest.mark.parametrize("monster", FITTING)
def test_a_cancelled_monster_does_nothing_and_the_friend_is_gone(monster: str) -> None:
    match = forest(
        blue={"plays": f"brickyard {monster}"},
        green=VICTIM | {"hand": ["roar"]},
        orange={"plays": "forest", "friend": "wood_cutter", "wood": 2},
    )
    play(match, "blue: place forest", "orange: yes")
    assert asked(match) == "blue: build_turn"
    assert (resources(match, "green"), resources(match, "orange")) == ({"straw": 1, "wood": 2}, {"wood": 4})
    assert (hand(match, "green"), houses(match, "green")) == (["roar"], ["straw_floor"])
    assert (friend(match, "orange"), friend_pile(match)) == ("", ["wood_cutter"])
    assert pile(match) == [monster]


@clause("GF-6.9", "GF-21.47")
def test_who_keeps_the_friend_lets_the_monster_strike() -> None:
    match = forest(
        blue={"plays": "brickyard wolf"}, green=VICTIM, orange={"plays": "fields", "friend": "red_riding_hood"}
    )
    play(match, "blue: place forest", "orange: no")
    assert (stock(match, "forest"), gathered(match, "green")) == ({}, {})
    assert friend(match, "orange") == "red_riding_hood"


@clause("GF-6.9")
def test_the_holders_are_asked_in_turn_order_and_one_yes_is_enough() -> None:
    match = forest(
        blue={"plays": "brickyard giant", "friend": "jack_the_giant_slayer"},
        green=VICTIM,
        orange={"plays": "fields", "friend": "wood_cutter"},
    )
    play(match, "blue: place forest")
    assert asked(match) == "blue: cancel_monster"
    play(match, "blue: no")
    assert asked(match) == "orange: cancel_monster"
    play(match, "orange: yes")
    assert (friend(match, "blue"), friend(match, "orange")) == ("jack_the_giant_slayer", "")
    assert resources(match, "green") == {"straw": 1, "wood": 4}


@clause("GF-6.9")
def test_after_the_first_yes_nobody_else_is_asked() -> None:
    match = forest(
        blue={"plays": "brickyard giant", "friend": "jack_the_giant_slayer"},
        green=VICTIM,
        orange={"plays": "fields", "friend": "wood_cutter"},
    )
    play(match, "blue: place forest", "blue: yes")
    assert asked(match) == "blue: build_turn"
    assert (friend(match, "blue"), friend(match, "orange")) == ("", "wood_cutter")


@clause("GF-6.9", "GF-21.33", "GF-21.60")
def test_the_victim_can_cancel_too() -> None:
    match = forest(
        blue={"plays": "brickyard giant"},
        green=VICTIM | {"friend": "wood_cutter", "hand": ["roar", "wolf"]},
        orange={"plays": "fields"},
    )
    play(match, "blue: place forest")
    assert match.questions[0].values == {
        "card": "giant",
        "friend": "wood_cutter",
        "location": "forest",
        "victims": ("green",),
    }
    play(match, "green: yes")
    assert (friend(match, "green"), hand(match, "green")) == ("", ["roar", "wolf"])


@clause("GF-6.10", "GF-20.34")
def test_a_cancelled_monster_still_counts_as_present_for_grandmas_house() -> None:
    match = forest(
        unique=["orange grandmas_house forest"],
        blue={"plays": "brickyard dragon"},
        green=VICTIM,
        orange={"plays": "fields", "friend": "wood_cutter"},
    )
    play(match, "orange: yes", "green: gain brick", "green: gain brick")
    assert match.table.unique_locations == []
    assert pile(match) == ["dragon", "grandmas_house"]


@clause("GF-6.10", "GF-20.11")
def test_one_may_still_run_away_from_a_cancelled_monster() -> None:
    match = forest(
        blue={"plays": "brickyard dragon"},
        green=VICTIM | {"plays": "forest chinny_chin_chin"},
        orange={"plays": "fields", "friend": "wood_cutter"},
    )
    play(match, "blue: place forest", "orange: yes")
    assert asked(match) == "green: run_away"
    assert cited(match, "monster_cancelled") == [
        ("GF-6.10", {"seat": "orange", "card": "dragon", "friend": "wood_cutter"})
    ]


@clause("GF-6.11")
def test_the_huntsman_comes_first_and_no_friend_is_wasted() -> None:
    match = forest(
        blue={"plays": "brickyard dragon"},
        green=VICTIM | {"friend": "huntsman"},
        orange={"plays": "fields", "friend": "wood_cutter"},
    )
    play(match, "blue: place forest")
    assert asked(match) == "blue: build_turn"
    assert friend(match, "orange") == "wood_cutter"
    assert heard(match, "huntsman_cancels") == [{"seat": "green", "card": "dragon"}]


@clause("GF-6.14")
def test_a_dragon_is_cancelled_only_if_somebody_there_has_a_resource() -> None:
    holder: Has = {"plays": "fields", "friend": "wood_cutter", "straw": 5}
    match = forest(blue={"plays": "brickyard dragon"}, green={"plays": "forest"}, orange=holder)
    play(match, "blue: place forest")
    assert asked(match) == "blue: build_turn"
    match = forest(blue={"plays": "brickyard dragon"}, green={"plays": "forest", "brick": 1}, orange=holder)
    play(match, "blue: place forest")
    assert asked(match) == "orange: cancel_monster"


@clause("GF-6.14")
@pytest.mark.parametrize("lying", [0, 1])
def test_a_wolf_is_cancelled_only_if_resources_lie_there(lying: int) -> None:
    match = forest(
        stock={"forest": lying},
        blue={"plays": "brickyard wolf"},
        green={"plays": "forest", "wood": 3},
        orange={"plays": "fields", "friend": "wood_cutter"},
    )
    play(match, "blue: place forest")
    assert asked(match) == ("orange: cancel_monster" if lying else "blue: build_turn")


@clause("GF-6.14")
@pytest.mark.parametrize(("house", "harmed"), [("brick_roof", False), ("wood_floor", True), ("straw_roof", True)])
def test_a_big_bad_wolf_is_cancelled_only_if_there_is_a_straw_or_wood_section(*, house: str, harmed: bool) -> None:
    match = forest(
        blue={"plays": "brickyard big_bad_wolf"},
        green={"plays": "forest", "houses": [house]},
        orange={"plays": "fields", "friend": "wood_cutter", "houses": ["straw_floor"]},
    )
    play(match, "blue: place forest")
    assert asked(match) == ("orange: cancel_monster" if harmed else "blue: build_turn")


@clause("GF-6.14")
@pytest.mark.parametrize("lying", [1, 2])
def test_a_bridge_troll_is_cancelled_only_if_an_opponent_there_gathered_two(lying: int) -> None:
    match = forest(
        stock={"forest": lying},
        blue={"plays": "brickyard bridge_troll"},
        green={"plays": "forest", "wood": 4},
        orange={"plays": "fields", "friend": "wood_cutter"},
    )
    play(match, "blue: place forest")
    assert asked(match) == ("orange: cancel_monster" if lying == 2 else "blue: build_turn")


@clause("GF-6.14")
def test_a_bridge_troll_where_only_its_owner_is_needs_no_cancelling() -> None:
    match = forest(
        blue={"plays": "forest bridge_troll"},
        green={"plays": "fields"},
        orange={"plays": "fields", "friend": "wood_cutter"},
    )
    play(match, "blue: place forest")
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == {"wood": 4}


@clause("GF-6.14")
def test_a_bridge_troll_cannot_squeeze_who_has_spent_what_was_gathered() -> None:
    """Green gathers 2 Wood and trades them away before the Troll comes."""
    match = forest(
        stock={"forest": 2},
        green={"plays": "forest wandering_trader"},
        blue={"plays": "brickyard bridge_troll"},
        orange={"plays": "fields", "friend": "wood_cutter"},
    )
    play(match, "blue: place forest", "green: trade wood brick")
    assert asked(match) == "green: build_turn"
    assert resources(match, "green") == {"brick": 3}


@clause("GF-6.14")
@pytest.mark.parametrize(
    "has",
    [{"friend": "snow_white"}, {"hand": ["roar"]}, {"brick": 1}, {}],
    ids=["Friend", "Fable", "resource", "nothing"],
)
def test_a_giant_is_cancelled_only_if_somebody_there_has_something(has: Has) -> None:
    match = forest(
        stock={"forest": 0},
        blue={"plays": "brickyard giant"},
        green=has | {"plays": "forest"},
        orange={"plays": "fields", "friend": "wood_cutter"},
    )
    play(match, "blue: place forest")
    assert asked(match) == ("orange: cancel_monster" if has else "blue: build_turn")


@clause("GF-6.14")
def test_the_owner_of_the_monster_chooses_only_after_the_holders_were_asked() -> None:
    match = forest(
        blue={"plays": "brickyard big_bad_wolf"},
        green={"plays": "forest", "houses": ["straw_floor", "wood_floor"]},
        orange={"plays": "fields", "friend": "red_riding_hood"},
    )
    play(match, "blue: place forest")
    assert asked(match) == "orange: cancel_monster"
    play(match, "orange: no")
    assert asked(match) == "blue: blow_down"
