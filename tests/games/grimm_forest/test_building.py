"""GF-15: which sections can be built, what they cost, and what comes of it."""

from __future__ import annotations

import pytest

from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import heard, not_offered, refused
from tests.games.grimm_forest.forest import Has, about, asked, forest, friend, houses, offered, resources

PRICES = {"floor": 2, "walls": 4, "roof": 6}
BELOW = {"floor": [], "walls": ["floor"], "roof": ["walls"]}
MATERIALS = ("straw", "wood", "brick")


def building(**has: object) -> Match:
    """Blue before the own Build turn."""
    blue: Has = has  # type: ignore[assignment]
    return forest(window="build", friends=["aladdin"], blue=blue, green={}, orange={})


def builds(match: Match) -> set[str]:
    return offered(match, "build", "cut_corners")


@clause("GF-15.1")
@pytest.mark.parametrize("material", MATERIALS)
@pytest.mark.parametrize("section", PRICES)
def test_a_section_costs_its_price_in_its_own_material(material: str, section: str) -> None:
    price = PRICES[section]
    started = [f"{material}_{below}" for below in BELOW[section]]
    rich = dict.fromkeys(MATERIALS, 20)
    match = building(houses=started, **(rich | {material: price}))
    play(match, f"blue: build {material} {section}")
    assert match.table.builder("blue").resources == rich | {material: 0}
    match = building(houses=started, **(rich | {material: price - 1}))
    refused(
        match,
        f"blue: build {material} {section}",
        "too_few",
        "GF-15.1",
        material=material,
        section=section,
        price=price,
        has=price - 1,
    )


@clause("GF-15.2")
def test_a_house_grows_from_floor_to_walls_to_roof() -> None:
    match = building(straw=50, actions=9)
    for section, below in (("walls", "floor"), ("roof", "walls")):
        refused(
            match,
            f"blue: build straw {section}",
            "nothing_below",
            "GF-15.2",
            material="straw",
            section=section,
            below=below,
        )
    play(match, "blue: build straw floor")
    assert builds(match) == {"build straw walls"}
    play(match, "blue: build straw walls", "blue: give_friend green")
    assert builds(match) == {"build straw roof"}
    play(match, "blue: build straw roof", "blue: bonus resources")
    assert houses(match, "blue") == ["straw_roof"]


@clause("GF-15.2")
def test_all_sections_of_a_house_are_of_one_material() -> None:
    match = building(straw=9, wood=9, brick=9, houses=["straw_floor", "wood_walls"])
    assert builds(match) == {"build straw walls", "build wood roof", "build brick floor"}
    refused(
        match, "blue: build wood walls", "nothing_below", "GF-15.2", material="wood", section="walls", below="floor"
    )


@clause("GF-15.3")
def test_a_floor_needs_one_of_five_sites() -> None:
    match = building(straw=9, houses=["brick_roof", "brick_roof", "wood_roof", "wood_roof"], actions=3)
    play(match, "blue: build straw floor")
    assert len(houses(match, "blue")) == 5
    refused(match, "blue: build wood floor", "no_free_site", "GF-15.3", material="wood", section="floor")
    not_offered(match, "blue: cut_corners wood floor")


@clause("GF-15.3", "GF-20.20")
@pytest.mark.parametrize("corners", [1, 2])
def test_every_cutting_corners_adds_a_site(corners: int) -> None:
    full = ["brick_roof", "brick_roof", "wood_roof", "wood_roof", "straw_roof"]
    match = building(straw=9, wood=9, houses=full, corners=[""] * corners, actions=3)
    assert builds(match) == {"cut_corners straw floor", "cut_corners wood floor"}
    play(match, "blue: cut_corners straw floor")
    assert ("cut_corners wood floor" in offered(match)) == (corners == 2)


@clause("GF-15.4")
def test_houses_of_different_materials_grow_at_the_same_time() -> None:
    match = building(straw=2, wood=2, brick=2, actions=3)
    play(match, "blue: build straw floor", "blue: build wood floor", "blue: build brick floor")
    assert houses(match, "blue") == ["straw_floor", "wood_floor", "brick_floor"]


@clause("GF-15.5")
@pytest.mark.parametrize("unfinished", ["straw_floor", "straw_walls"])
def test_no_second_house_is_begun_while_one_of_its_material_is_unfinished(unfinished: str) -> None:
    match = building(straw=9, houses=[unfinished])
    refused(match, "blue: build straw floor", "house_unfinished", "GF-15.5", material="straw", section="floor")
    match = building(straw=9, houses=[unfinished], corners=[""])
    refused(match, "blue: cut_corners straw floor", "house_unfinished", "GF-15.5", material="straw", section="floor")


@clause("GF-15.6")
def test_after_finishing_it_another_house_of_the_material_may_be_begun() -> None:
    match = building(straw=8, houses=["straw_walls"], tokens=["straw"])
    play(match, "blue: build straw roof")
    assert "build straw floor" in offered(match)
    play(match, "blue: build straw floor")
    assert houses(match, "blue") == ["straw_roof", "straw_floor"]


@clause("GF-15.7")
@pytest.mark.parametrize("section", PRICES)
def test_a_section_that_is_not_left_cannot_be_built(section: str) -> None:
    match = forest(
        window="build",
        sections={f"straw_{section}": 0},
        blue={"straw": 20, "houses": [f"straw_{below}" for below in BELOW[section]]},
        green={},
        orange={},
    )
    refused(match, f"blue: build straw {section}", "no_section_left", "GF-15.7", material="straw", section=section)


@clause("GF-15.8")
def test_one_action_builds_one_section_and_two_may_go_into_one_house() -> None:
    match = building(straw=20)
    play(match, "blue: build straw floor")
    assert houses(match, "blue") == ["straw_floor"]
    play(match, "blue: build straw walls", "blue: keep_friend")
    assert (houses(match, "blue"), asked(match)) == (["straw_walls"], "green: build_turn")


@clause("GF-15.9")
def test_a_finished_house_keeps_its_site() -> None:
    match = building(straw=6, wood=2, houses=["straw_walls", "brick_floor"], tokens=["straw"])
    play(match, "blue: build straw roof", "blue: build wood floor")
    assert match.table.builder("blue").sites == ["straw_roof", "brick_floor", "wood_floor", "", ""]


@clause("GF-15.10", "GF-16.1")
def test_all_walls_draw_the_top_friend_also_rebuilt_ones() -> None:
    match = forest(
        window="build",
        friends=["aladdin", "ali_baba"],
        blue={"straw": 4, "wood": 3, "houses": ["straw_floor"], "corners": ["wood_floor"]},
        green={},
        orange={},
    )
    play(match, "blue: build straw walls")
    assert (asked(match), match.questions[0].values["friend"]) == ("blue: keep_or_give", "aladdin")
    play(match, "blue: keep_friend", "blue: cut_corners wood walls")
    assert match.questions[0].values["friend"] == "ali_baba"


@clause("GF-15.10")
def test_walls_that_were_blown_down_draw_a_friend_again() -> None:
    match = forest(
        friends=["aladdin"],
        blue={"plays": "forest big_bad_wolf"},
        green={"plays": "fields", "houses": ["straw_walls"]},
        orange={"plays": "forest"},
    )
    play(match, "blue: place fields", *["blue: gain wood"] * 2, "green: build straw walls", "green: keep_friend")
    assert friend(match, "green") == "aladdin"


@clause("GF-15.10")
@pytest.mark.parametrize("section", ["floor", "roof"])
def test_other_sections_draw_no_friend(section: str) -> None:
    match = building(straw=6, houses=[f"straw_{below}" for below in BELOW[section]], tokens=["straw"])
    play(match, f"blue: build straw {section}")
    assert (about(match), heard(match, "drew_friend")) == ("build_turn", [])


@clause("GF-15.11", "GF-17.1")
def test_a_roof_is_looked_at_for_the_first_builder_bonus() -> None:
    match = building(straw=6, houses=["straw_walls"])
    play(match, "blue: build straw roof")
    assert asked(match) == "blue: first_builder_bonus"


@clause("GF-15.12")
def test_several_damaged_houses_of_a_material_may_be_finished_but_none_begun() -> None:
    match = building(straw=20, houses=["straw_walls", "straw_floor"], tokens=["straw"], actions=4)
    assert builds(match) == {"build straw walls", "build straw roof"}
    play(match, "blue: build straw roof")
    refused(match, "blue: build straw floor", "house_unfinished", "GF-15.5", material="straw", section="floor")
    play(match, "blue: build straw walls", "blue: keep_friend", "blue: build straw roof")
    assert houses(match, "blue") == ["straw_roof", "straw_roof"]
    assert "build straw floor" in offered(match)


@clause("GF-15.12", "GF-20.6")
def test_a_house_that_lost_its_roof_is_continued_where_it_stands() -> None:
    match = forest(
        blue={"plays": "forest big_bad_wolf"},
        green={"plays": "fields", "straw": 1, "houses": ["straw_roof"], "tokens": ["straw"]},
        orange={"plays": "forest"},
    )
    play(match, "blue: place fields", *["blue: gain wood"] * 2)
    assert (houses(match, "green"), builds(match)) == (["straw_walls"], {"build straw roof"})


@clause("GF-15.13")
def test_without_its_floor_a_house_is_gone_and_its_site_free() -> None:
    match = forest(
        blue={"plays": "forest big_bad_wolf"},
        green={"plays": "fields", "houses": ["straw_floor", *["brick_roof"] * 2, *["wood_roof"] * 2]},
        orange={"plays": "forest"},
    )
    play(match, "blue: place fields", "blue: blow_down straw floor", *["blue: gain wood"] * 2)
    assert match.table.builder("green").sites == ["", *["brick_roof"] * 2, *["wood_roof"] * 2]
    assert match.table.sections["straw_floor"] == 5
    assert builds(match) == {"build straw floor"}


@clause("GF-15.14", "GF-15.7")
def test_the_last_pieces_finish_the_last_houses() -> None:
    """All five Straw Floors are used, and each house still finds its Walls and its Roof."""
    match = forest(
        window="build",
        friends=["aladdin", "ali_baba"],
        blue={"straw": 10, "houses": ["straw_floor", "straw_roof"], "tokens": ["straw"]},
        green={"straw": 6, "houses": ["straw_walls", "straw_roof"]},
        orange={"straw": 10, "houses": ["straw_floor"]},
    )
    assert match.table.sections["straw_floor"] == 0
    play(match, "blue: build straw walls", "blue: keep_friend", "blue: build straw roof")
    play(match, "green: build straw roof", "green: gain straw")
    play(match, "orange: build straw walls", "orange: give_friend blue", "orange: build straw roof")
    assert [match.table.sections[f"straw_{section}"] for section in PRICES] == [0, 0, 0]
    assert resources(match, "orange") == {}
