"""GF-21: Hansel & Gretel and Puss in Boots change what building costs."""

from __future__ import annotations

import pytest
from msgspec import json

from fairytable.games.grimm_forest import GAME
from fairytable.matches import new_match
from fairytable.server.messages.socket import encode
from fairytable.server.wording.phrasing import Phrasing
from fairytable.terminal.text_layer import choices, words_for
from fairytable.testing import clause, play
from tests.claims import cited, heard, refused
from tests.games.grimm_forest.forest import Has, asked, forest, friend, houses, offered, resources

HUNGRY: Has = {"friend": "hansel_gretel"}
FED: Has = {}


@clause("GF-21.24")
def test_opponents_pay_hansel_and_gretel_one_more_for_walls() -> None:
    match = forest(window="build", blue={"wood": 7, "houses": ["wood_floor"]}, green=HUNGRY, orange={})
    play(match, "blue: build wood walls", "blue: give_friend orange")
    assert (resources(match, "blue"), resources(match, "green")) == ({"wood": 2}, {"wood": 1})
    assert heard(match, "surcharge_paid") == [{"seat": "blue", "player": "green", "material": "wood", "count": 1}]


@clause("GF-21.24")
def test_on_cutting_corners_three_go_to_the_supply_and_one_to_hansel_and_gretel() -> None:
    match = forest(window="build", blue={"straw": 4, "corners": ["straw_floor"]}, green=HUNGRY, orange={})
    play(match, "blue: cut_corners straw walls", "blue: give_friend orange")
    assert (resources(match, "blue"), resources(match, "green")) == ({}, {"straw": 1})
    match = forest(window="build", blue={"straw": 3, "corners": ["straw_floor"]}, green=HUNGRY, orange={})
    assert offered(match, "cut_corners") == set()


@clause("GF-21.24")
def test_looking_back_tells_the_price_with_what_hansel_and_gretel_took() -> None:
    match = forest(window="build", blue={"wood": 7, "houses": ["wood_floor"]}, green=HUNGRY, orange={})
    play(match, "blue: build wood walls")
    words = words_for(match)
    chosen = match.last_choice("blue")
    assert chosen is not None
    assert words.option(chosen.option, chosen.question) == "Build Wood Walls for 5"
    assert words.option("build wood walls") == "Build Wood Walls for 4"


@clause("GF-21.24")
def test_the_words_of_an_option_tell_the_price_with_what_hansel_and_gretel_take() -> None:
    rich: Has = {"wood": 9, "straw": 9, "brick": 9, "houses": ["wood_floor"], "corners": ["straw_floor"]}
    dear = {"Build Wood Walls for 5", "Build Straw Walls on Cutting Corners for 4", "Build Brick Floor for 2"}
    usual = {"Build Wood Walls for 4", "Build Straw Walls on Cutting Corners for 3", "Build Brick Floor for 2"}
    puss: Has = {**rich, "friend": "puss_in_boots"}
    phrasing = Phrasing(GAME, new_match(GAME.slug, seats=3).pack, "en")
    for other, told in ((HUNGRY, dear), (FED, usual), (HUNGRY, dear)):
        plainly = forest(window="build", blue=rich, green=other, orange={})
        sneakily = forest(window="build", blue=puss, green=other, orange={})
        play(sneakily, "blue: special puss_in_boots")
        for match in (plainly, sneakily):
            question = match.questions[0]
            terminal = [one.label for group in choices(question, words_for(match)) for one in group.choices]
            assert {words for words in terminal if words.startswith("Build")} == told
            page = json.decode(encode(phrasing.question(question, 1, str)))
            assert {option["words"] for option in page["options"] if option["words"].startswith("Build")} == told


@clause("GF-21.25")
def test_who_cannot_pay_the_extra_resource_cannot_build_walls() -> None:
    match = forest(window="build", blue={"wood": 4, "houses": ["wood_floor"]}, green=HUNGRY, orange={})
    assert offered(match, "build") == set()
    refused(
        match,
        "blue: build wood walls",
        "too_few_with_surcharge",
        "GF-21.25",
        material="wood",
        section="walls",
        price=5,
        has=4,
        player="green",
    )


@clause("GF-21.25")
def test_their_own_walls_have_the_normal_price() -> None:
    match = forest(window="build", blue=HUNGRY | {"wood": 4, "houses": ["wood_floor"]}, green={}, orange={})
    play(match, "blue: build wood walls", "blue: give_friend green")
    assert (resources(match, "blue"), houses(match, "blue")) == ({}, ["wood_walls"])


@clause("GF-21.26")
def test_floors_and_roofs_cost_what_they_always_cost() -> None:
    match = forest(window="build", blue={"straw": 6, "brick": 2, "houses": ["straw_walls"]}, green=HUNGRY, orange={})
    play(match, "blue: build brick floor", "blue: build straw roof", "blue: bonus fables")
    assert (resources(match, "blue"), resources(match, "green")) == ({}, {})


@clause("GF-21.24", "GF-2.6")
def test_hansel_and_gretel_are_hungry_from_the_moment_they_come() -> None:
    match = forest(
        window="build",
        friends=["hansel_gretel", "robin_hood"],
        blue={"wood": 4, "brick": 5, "houses": ["wood_floor", "brick_floor"]},
        green={},
        orange={},
    )
    play(match, "blue: build wood walls", "blue: give_friend green", "blue: build brick walls", "blue: keep_friend")
    assert (resources(match, "blue"), resources(match, "green")) == ({}, {"brick": 1})


@clause("GF-21.40")
def test_puss_in_boots_builds_with_one_resource_from_an_opponents_board() -> None:
    match = forest(
        window="build",
        blue={"friend": "puss_in_boots", "wood": 3, "houses": ["wood_floor"]},
        green={"wood": 2},
        orange={"wood": 1},
    )
    assert offered(match, "build") == set()
    play(match, "blue: special puss_in_boots")
    assert asked(match) == "blue: puss_in_boots_pays"
    assert offered(match) == {"take_from green", "take_from orange"}
    play(match, "blue: take_from orange", "blue: give_friend green")
    assert [resources(match, seat) for seat in ("blue", "green", "orange")] == [{}, {"wood": 2}, {}]
    assert houses(match, "blue") == ["wood_walls"]


@clause("GF-21.40")
def test_with_enough_resources_puss_in_boots_may_pay_alone() -> None:
    match = forest(window="build", blue={"friend": "puss_in_boots", "straw": 2}, green={"straw": 1}, orange={})
    play(match, "blue: special puss_in_boots")
    assert offered(match) == {"pay_alone", "take_from green"}
    twin = play(match.copy(), "blue: pay_alone")
    assert (resources(twin, "blue"), resources(twin, "green")) == ({}, {"straw": 1})
    play(match, "blue: take_from green")
    assert (resources(match, "blue"), resources(match, "green")) == ({"straw": 1}, {})
    assert cited(match, "sneaked") == [("GF-21.40", {"seat": "blue", "player": "green", "material": "straw"})]


@clause("GF-21.40")
def test_puss_in_boots_keeps_all_the_rules_of_building() -> None:
    match = forest(
        window="build",
        sections={"brick_floor": 0},
        blue={"friend": "puss_in_boots", "straw": 9, "wood": 9, "brick": 9, "houses": ["wood_walls", "straw_floor"]},
        green={},
        orange={},
    )
    play(match, "blue: special puss_in_boots")
    assert offered(match) == {"build wood roof", "build straw walls"}
    refused(match, "blue: build wood floor", "house_unfinished", "GF-15.5", material="wood", section="floor")
    named = {"material": "straw", "section": "roof", "below": "walls"}
    refused(match, "blue: build straw roof", "nothing_below", "GF-15.2", **named)
    refused(match, "blue: build brick floor", "no_section_left", "GF-15.7", material="brick", section="floor")
    play(match, "blue: build straw walls")
    assert asked(match) == "blue: keep_or_give"


@clause("GF-21.40")
def test_a_roof_by_puss_in_boots_brings_the_first_builder_bonus() -> None:
    match = forest(
        window="build",
        blue={"friend": "puss_in_boots", "straw": 5, "houses": ["straw_walls"]},
        green={"straw": 1},
        orange={},
    )
    play(match, "blue: special puss_in_boots")
    assert asked(match) == "blue: first_builder_bonus"
    play(match, "blue: bonus resources")
    assert match.table.builder("blue").first_builder == ("straw",)
    assert (resources(match, "blue"), resources(match, "green")) == ({"straw": 1, "wood": 1, "brick": 1}, {})


@clause("GF-21.40")
def test_the_opponents_resource_may_pay_the_surcharge_of_hansel_and_gretel() -> None:
    blue: Has = {"friend": "puss_in_boots", "wood": 4, "houses": ["wood_floor"]}
    match = forest(window="build", blue=blue, green=HUNGRY, orange={"wood": 1})
    play(match, "blue: special puss_in_boots", "blue: give_friend orange")
    assert [resources(match, seat) for seat in ("blue", "green", "orange")] == [{}, {"wood": 1}, {}]
    assert houses(match, "blue") == ["wood_walls"]


@clause("GF-21.40")
def test_the_opponents_resource_may_pay_a_whole_floor_on_cutting_corners() -> None:
    match = forest(window="build", blue={"friend": "puss_in_boots", "corners": [""]}, green={"brick": 1}, orange={})
    play(match, "blue: special puss_in_boots")
    assert (houses(match, "blue"), resources(match, "green")) == (["brick_floor"], {})


@clause("GF-21.40", "GF-14.16")
@pytest.mark.parametrize("green", [{"brick": 5}, {}])
def test_two_resources_too_few_or_of_the_wrong_type_are_too_few(green: Has) -> None:
    blue: Has = {"friend": "puss_in_boots", "wood": 1}
    match = forest(window="build", blue=blue, green=green, orange={})
    assert offered(match, "special") == set()
    refused(match, "blue: special puss_in_boots", "nothing_for_puss_in_boots", "GF-14.16")
    match = forest(window="build", blue={"friend": "puss_in_boots"}, green={"wood": 5}, orange={})
    refused(match, "blue: special puss_in_boots", "nothing_for_puss_in_boots", "GF-14.16")


@clause("GF-21.41")
def test_puss_in_boots_works_once_per_turn_and_other_actions_may_be_normal_builds() -> None:
    match = forest(
        window="build",
        blue={"friend": "puss_in_boots", "straw": 4, "wood": 3, "actions": 3},
        green={},
        orange={},
    )
    play(match, "blue: special puss_in_boots", "blue: build straw floor")
    assert match.questions[0].values["left"] == 2
    refused(match, "blue: special puss_in_boots", "special_used", "GF-14.8", friend="puss_in_boots")
    play(match, "blue: build wood floor")
    assert houses(match, "blue") == ["straw_floor", "wood_floor"]
    assert friend(match, "blue") == "puss_in_boots"
