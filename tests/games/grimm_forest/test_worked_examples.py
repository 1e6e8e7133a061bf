"""Examples played from beginning to end, as a rulebook would tell them."""

from __future__ import annotations

import pytest

from fairytable.games.grimm_forest import GAME
from fairytable.matches import new_match
from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.grimm_forest.forest import (
    Has,
    about,
    asked,
    forest,
    friend_pile,
    friends,
    gathered,
    go,
    hand,
    houses,
    offered,
    pile,
    resources,
    skip,
    stock,
)

BUILDER: Has = {"wood": 4, "straw": 3, "houses": ["wood_floor"]}


@clause("GF-6.5", "GF-10.3", "GF-11.1", "GF-11.2", "GF-13.2", "GF-13.3", "GF-13.4", "GF-20.11")
def test_green_runs_from_the_troll_in_the_brickyard_to_the_forest() -> None:
    match = forest(
        stock={"fields": 5, "forest": 5},
        blue={"plays": "fields bridge_troll"},
        green={"plays": "brickyard chinny_chin_chin"},
        orange={"plays": "fields"},
    )
    play(match, "blue: place brickyard")
    assert asked(match) == "green: run_away"
    play(match, "green: move forest")
    assert resources(match, "green") == gathered(match, "green") == {"wood": 5}
    assert resources(match, "blue") == resources(match, "orange") == {"straw": 2}
    assert (stock(match, "fields"), stock(match, "brickyard")) == ({"straw": 1}, {"brick": 3})
    assert heard(match, "squeezed") == []
    assert pile(match) == ["chinny_chin_chin", "bridge_troll"]
    assert [builder.monster_at for builder in match.table.builders] == ["", "", ""]
    skip(match, to="choose_cards")
    assert all(len(question.options) == 3 for question in match.questions)


@clause("GF-15.1", "GF-15.2", "GF-15.5")
def test_a_builder_with_four_wood_three_straw_and_a_wood_floor_can_build_two_things() -> None:
    match = forest(window="build", blue=BUILDER, green={}, orange={})
    assert offered(match, "build") == {"build straw floor", "build wood walls"}


@clause("GF-15.1", "GF-15.10", "GF-16.2")
def test_wood_walls_cost_four_wood_and_bring_a_friend() -> None:
    match = forest(window="build", blue=BUILDER, green={}, orange={})
    play(match, "blue: build wood walls")
    assert resources(match, "blue") == {"straw": 3}
    assert (asked(match), offered(match)) == (
        "blue: keep_or_give",
        {"keep_friend", "give_friend green", "give_friend orange"},
    )


@clause("GF-16.3", "GF-16.4", "GF-16.5")
def test_rumpelstiltskin_is_given_to_somebody_who_has_a_friend() -> None:
    match = forest(
        window="build",
        friends=["rumpelstiltskin"],
        blue=BUILDER | {"friend": "goldilocks"},
        green={"friend": "snow_white"},
        orange={},
    )
    play(match, "blue: build wood walls", "blue: give_friend green")
    assert friends(match) == {"blue": "goldilocks", "green": "rumpelstiltskin", "orange": ""}
    assert (friend_pile(match), asked(match)) == (["snow_white"], "blue: build_turn")


@clause("GF-14.8", "GF-21.13")
def test_the_fairy_godmother_brings_two_fables_once_a_turn() -> None:
    match = forest(window="build", deck=["roar", "wolf"], blue={"friend": "fairy_godmother"}, green={}, orange={})
    assert match.questions[0].values["left"] == 2
    play(match, "blue: special fairy_godmother")
    assert (hand(match, "blue"), match.questions[0].values["left"]) == (["roar", "wolf"], 1)
    refused(match, "blue: special fairy_godmother", "special_used", "GF-14.8", friend="fairy_godmother")


@clause("GF-19.4")
def test_two_brick_houses_beat_one() -> None:
    match = forest(
        window="end_of_build",
        blue={"houses": ["brick_roof", "wood_roof", "wood_roof"]},
        green={},
        orange={"houses": ["brick_roof", "brick_roof", "straw_roof"]},
    )
    assert match.result is not None
    assert match.result.winners == ("orange",)


@clause("GF-22.2")
def test_of_five_brick_the_prince_takes_two() -> None:
    match = forest(window="prince", stock={"brickyard": 5}, dice=[5], blue={}, green={})
    assert heard(match, "prince_took") == [{"location": "brickyard", "material": "brick", "count": 2}]
    assert (stock(match, "brickyard"), about(match)) == ({"brick": 3}, "choose_cards")


@clause("GF-11.5")
def test_three_pigs_take_one_each_of_five_at_the_market() -> None:
    match = forest(
        stock={"market": {"straw": 2, "wood": 2, "brick": 1}},
        blue={"plays": "market"},
        green={"plays": "forest"},
        orange={"plays": "market"},
        purple={"plays": "market"},
    )
    play(match, "blue: take brick", "orange: take wood", "purple: take wood")
    assert about(match) == "build_turn"
    assert [resources(match, seat) for seat in ("blue", "orange", "purple")] == [{"brick": 1}, {"wood": 1}, {"wood": 1}]
    assert stock(match, "market") == {"straw": 2}


@clause("GF-17.3", "GF-20.6")
@pytest.mark.parametrize("again", ["green", "orange"])
def test_after_the_big_bad_wolf_nobody_gets_the_bonus_a_second_time(again: str) -> None:
    match = forest(
        stock={"fields": 6},
        blue={"plays": "forest big_bad_wolf"},
        green={"plays": "fields", "houses": ["straw_roof"], "tokens": ["straw"]},
        orange={"plays": "forest", "straw": 6, "houses": ["straw_walls"]},
    )
    play(match, "blue: place fields", *["blue: gain wood"] * 2)
    assert houses(match, "green") == ["straw_walls"]
    if again == "orange":
        play(match, *["green: gain wood"] * 2)
    play(match, f"{again}: build straw roof")
    assert (asked(match), houses(match, again)) == (f"{again}: build_turn", ["straw_roof"])
    assert heard(match, "first_builder") == []


@clause("GF-23.1", "GF-23.2", "GF-24.2")
def test_the_table_of_four_players_is_laid_with_everything() -> None:
    match = new_match(GAME, 4, 1)
    table = match.table
    assert [stock(match, location) for location in table.locations] == [
        {"straw": 5},
        {"wood": 4},
        {"brick": 3},
        {"straw": 1, "wood": 1, "brick": 1},
    ]
    assert [len(builder.gather_cards) for builder in table.builders] == [4, 4, 4, 4]
    assert (len(table.fable_deck), len(table.friend_deck), set(table.sections.values())) == (56, 25, {5})
    for builder in table.builders:
        assert (builder.total(), len(builder.hand), builder.friend, builder.sites) == (0, 0, "", [""] * 5)
        assert builder.first_builder == ()


@clause("GF-1.2")
def test_whoever_ate_bacon_last_begins() -> None:
    match = new_match(GAME, 3, 1, {"first-player": "bacon"})
    assert (asked(match), offered(match)) == ("blue: who_ate_bacon", {"first blue", "first green", "first orange"})
    play(match, "blue: first orange")
    assert [builder.seat for builder in match.table.builders] == ["orange", "blue", "green"]
    go(match, blue="fields", green="fields", orange="fields")
    assert asked(match) == "orange: build_turn"


@clause("GF-1.2")
def test_chance_lets_everybody_begin_now_and_then() -> None:
    starters = {new_match(GAME, 4, seed).table.builders[0].seat for seed in range(30)}
    assert starters == {"blue", "green", "orange", "purple"}
