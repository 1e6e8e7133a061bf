"""GF-21: Friends who act when Gather cards are revealed: Cinderella, the Gingerbread Man, Jack, Thumbelina."""

from __future__ import annotations

import pytest

from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import cited, heard, not_offered
from tests.games.grimm_forest.forest import (
    asked,
    by_clause,
    forest,
    gathered,
    hand,
    offered,
    pile,
    place,
    places,
    resources,
    stock,
    with_luck,
)


@clause("GF-21.7")
@pytest.mark.parametrize(("lying", "taken"), [(5, 2), (1, 1), (0, 0)])
def test_cinderella_takes_two_from_the_location_or_what_there_is(lying: int, taken: int) -> None:
    match = forest(
        stock={"fields": lying},
        blue={"plays": "fields", "friend": "cinderella"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    assert [event["count"] for event in heard(match, "took_from")] == ([taken] if taken else [])
    assert heard(match, "friend_idle") == ([] if taken else [{"seat": "blue", "friend": "cinderella"}])
    assert sum(resources(match, "blue").values()) == lying
    assert sum(gathered(match, "blue").values()) == lying - taken


@clause("GF-21.7")
def test_at_the_market_cinderellas_owner_chooses() -> None:
    match = forest(
        stock={"market": {"straw": 1, "wood": 1, "brick": 2}},
        blue={"plays": "market", "friend": "cinderella"},
        green={"plays": "market"},
        orange={"plays": "forest"},
        purple={"plays": "forest"},
    )
    assert asked(match) == "blue: take_from_location"
    play(match, "blue: take straw")
    assert offered(match) == {"take wood", "take brick"}
    assert places(match) == ["", "", "", ""]
    play(match, "blue: take brick")
    assert stock(match, "market") == {"wood": 1, "brick": 1}


@clause("GF-21.8")
def test_after_cinderella_all_divide_what_is_left() -> None:
    match = forest(
        stock={"fields": 7},
        blue={"plays": "fields", "friend": "cinderella"},
        green={"plays": "fields"},
        orange={"plays": "forest"},
    )
    assert gathered(match, "blue") == gathered(match, "green") == {"straw": 2}
    assert resources(match, "blue") == {"straw": 4}
    assert stock(match, "fields") == {"straw": 1}


@clause("GF-21.9")
def test_cinderella_is_faster_than_a_wolf() -> None:
    match = forest(
        blue={"plays": "forest wolf"}, green={"plays": "fields", "friend": "cinderella"}, orange={"plays": "forest"}
    )
    play(match, "blue: place fields")
    assert (resources(match, "green"), gathered(match, "green")) == ({"straw": 2}, {})


@clause("GF-21.9")
def test_the_two_of_cinderella_do_not_count_for_the_bridge_troll() -> None:
    match = forest(
        stock={"fields": 6},
        blue={"plays": "forest bridge_troll"},
        green={"plays": "fields", "friend": "cinderella"},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: place fields")
    assert resources(match, "blue") == {"straw": 2, "wood": 4}


def runs(answer: str = "yes", fable: str = "", **plays: str) -> Match:
    """Blue has the Gingerbread Man and plans to go to the Fields."""
    match = forest(
        stock={"brickyard": 0},
        blue={"plays": f"fields {fable}".strip(), "friend": "gingerbread_man", "hand": ["spy_network"]},
        green={"plays": plays.get("green", "fields"), "hand": ["roar"]},
        orange={"plays": plays.get("orange", "forest")},
    )
    return play(match, f"blue: {answer}")


@clause("GF-21.18")
def test_the_gingerbread_man_may_take_one_from_every_location_instead_of_going() -> None:
    match = forest(
        stock={"brickyard": 0, "market": {"straw": 2, "brick": 1}},
        blue={"plays": "fields", "friend": "gingerbread_man"},
        green={"plays": "market"},
        orange={"plays": "forest"},
        purple={"plays": "forest"},
    )
    assert (asked(match), match.questions[0].options) == ("blue: gingerbread_man", ("yes", "no"))
    play(match, "blue: yes")
    assert asked(match) == "blue: take_from_location"
    play(match, "blue: take straw")
    assert resources(match, "blue") == {"straw": 2, "wood": 1}
    assert stock(match, "fields") == {"straw": 4}
    assert gathered(match, "green") == {"straw": 1, "brick": 1}


@clause("GF-21.18")
def test_who_does_not_use_the_gingerbread_man_goes_as_planned() -> None:
    match = runs("no")
    assert (place(match, "blue"), resources(match, "blue")) == ("fields", {"straw": 2})
    assert heard(match, "declined") == [{"seat": "blue", "card": "gingerbread_man"}]


@clause("GF-21.19")
def test_a_pig_that_is_nowhere_gathers_nothing() -> None:
    match = runs()
    assert (place(match, "blue"), gathered(match, "blue")) == ("", {})
    assert resources(match, "blue") == {"straw": 1, "wood": 1}
    assert cited(match, "ran_through_the_forest") == [("GF-21.19", {"seat": "blue"})]


@clause("GF-21.20")
def test_the_others_share_as_if_the_runner_had_not_chosen_their_location() -> None:
    match = runs()
    assert gathered(match, "green") == {"straw": 4}


ALONE = ["cutting_corners", "ghostly_whispers", "little_helpers", "mysterious_stranger", "consult_the_oracle"]
TOGETHER = ["a_friendly_game", "powerful_friends", "search_the_past", "roar"]
HERE = ["hidden_vault", "spy_network", "wandering_trader"]


@clause("GF-21.19")
@pytest.mark.parametrize("fable", [*ALONE, *TOGETHER, *HERE])
def test_a_pig_that_is_nowhere_is_neither_alone_nor_with_others_and_has_no_location(fable: str) -> None:
    for elsewhere in ({"green": "fields"}, {"green": "brickyard"}):
        match = runs(fable=fable, **elsewhere)
        assert asked(match) == "blue: build_turn"
        assert by_clause(match, "no_effect") != []
        assert (resources(match, "blue"), match.table.builder("blue").actions) == ({"straw": 1, "wood": 1}, 2)
        assert (hand(match, "blue"), hand(match, "green")) == (["spy_network"], ["roar"])
        assert pile(match) == [fable]


@clause("GF-21.19")
def test_a_pig_that_is_nowhere_misses_the_royal_wedding_and_is_taxed() -> None:
    match = forest(
        unique=["green royal_wedding forest"],
        blue={"plays": "fields", "friend": "gingerbread_man", "brick": 5},
        green={"plays": "forest"},
        orange={"plays": "forest", "next_turn": "taxation"},
    )
    play(match, "blue: yes", "blue: lose brick")
    assert resources(match, "blue") == {"straw": 1, "wood": 1, "brick": 2}


@clause("GF-21.19")
def test_a_pig_that_is_nowhere_meets_no_monster_and_can_be_chosen_by_no_troll() -> None:
    match = forest(
        blue={"plays": "fields", "friend": "gingerbread_man", "brick": 5},
        green={"plays": "forest dragon"},
        orange={"plays": "brickyard bridge_troll"},
    )
    play(match, "green: place fields", "orange: place forest", "blue: yes")
    assert resources(match, "blue") == {"straw": 1, "wood": 1, "brick": 6}
    assert by_clause(match, "no_effect") == ["GF-6.8"]


@clause("GF-21.19")
def test_a_runner_cannot_flee_with_chinny_chin_chin() -> None:
    match = forest(
        blue={"plays": "fields chinny_chin_chin", "friend": "gingerbread_man"},
        green={"plays": "forest wolf"},
        orange={"plays": "brickyard"},
    )
    play(match, "green: place fields", "blue: yes")
    assert asked(match) == "blue: build_turn"
    assert (place(match, "blue"), hand(match, "blue")) == ("", [])


@clause("GF-21.31")
def test_jack_adds_two_of_what_the_location_produces() -> None:
    match = forest(
        blue={"plays": "brickyard", "friend": "jack_the_giant_slayer"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    assert gathered(match, "blue") == {"brick": 5}
    assert [event["count"] for event in heard(match, "put_on_location")] == [1, 1]


@clause("GF-21.31")
def test_at_the_market_jacks_owner_chooses_the_types() -> None:
    match = forest(
        stock={"market": {"wood": 1}},
        blue={"plays": "market", "friend": "jack_the_giant_slayer"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
        purple={"plays": "forest"},
    )
    assert offered(match) == {"put straw", "put wood", "put brick"}
    assert match.questions[0].values == {"location": "market", "left": 2}
    play(match, "blue: put brick")
    assert match.questions[0].values == {"location": "market", "left": 1}
    play(match, "blue: put straw")
    assert gathered(match, "blue") == {"straw": 1, "wood": 1, "brick": 1}


@clause("GF-21.32")
def test_what_jack_adds_is_divided_like_the_rest() -> None:
    match = forest(
        blue={"plays": "forest", "friend": "jack_the_giant_slayer"},
        green={"plays": "forest"},
        orange={"plays": "fields"},
    )
    assert gathered(match, "blue") == gathered(match, "green") == {"wood": 3}


@clause("GF-21.32")
def test_what_jack_adds_is_lost_to_a_wolf() -> None:
    match = forest(
        blue={"plays": "forest", "friend": "jack_the_giant_slayer"},
        green={"plays": "fields wolf"},
        orange={"plays": "fields"},
    )
    play(match, "green: place forest")
    assert heard(match, "wolf_struck")[0]["count"] == 6
    assert (gathered(match, "blue"), stock(match, "forest")) == ({}, {})


@clause("GF-21.57")
def test_thumbelina_may_carry_her_owner_to_an_unplayed_card_drawn_at_random() -> None:
    def carried(seed: int) -> Match:
        match = forest(
            seed=seed,
            blue={"plays": "forest", "friend": "thumbelina"},
            green={"plays": "forest"},
            orange={"plays": "forest"},
        )
        assert (asked(match), match.questions[0].options) == ("blue: thumbelina", ("yes", "no"))
        return play(match, "blue: yes")

    assert with_luck(carried, lambda match: place(match, "blue")) == {"fields", "brickyard"}
    match = carried(1)
    assert asked(match) == "blue: build_turn"
    assert heard(match, "flew_away") == [{"seat": "blue", "location": place(match, "blue")}]
    assert gathered(match, "green") == {"wood": 2}


@clause("GF-21.57")
def test_one_may_do_without_thumbelina() -> None:
    match = forest(
        blue={"plays": "forest", "friend": "thumbelina"}, green={"plays": "forest"}, orange={"plays": "fields"}
    )
    play(match, "blue: no")
    assert places(match) == ["forest", "forest", "fields"]
    assert heard(match, "declined") == [{"seat": "blue", "card": "thumbelina"}]


@clause("GF-21.57")
def test_thumbelina_needs_an_unplayed_card() -> None:
    match = forest(
        blue={"plays": "forest", "friend": "thumbelina", "locked": ["fields", "brickyard"]},
        green={"plays": "forest"},
        orange={"plays": "fields"},
    )
    assert asked(match) == "blue: build_turn"
    assert heard(match, "friend_idle") == [{"seat": "blue", "friend": "thumbelina"}]


@clause("GF-21.57", "GF-5.7")
def test_the_card_that_thumbelina_showed_is_the_played_one_from_then_on() -> None:
    match = forest(
        blue={"plays": "forest wandering_trader", "friend": "thumbelina", "brick": 2},
        green={"plays": "forest"},
        orange={"plays": "fields"},
    )
    play(match, "blue: yes")
    assert asked(match) == "blue: trade"
    assert match.table.builder("blue").own_card == place(match, "blue") != "forest"
    not_offered(match, "blue: yes")
