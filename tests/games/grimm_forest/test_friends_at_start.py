"""GF-21: Friends who act at the start of the round: Aladdin, Ali Baba, Pinocchio, Rapunzel, Tom Thumb."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import asked, forest, friend, go, offered, place, resources, skip, stock


@clause("GF-21.1")
def test_aladdins_owner_must_announce_to_all_alone_or_with_others() -> None:
    match = forest(window="start_of_round", blue={"friend": "aladdin"}, green={}, orange={})
    assert asked(match) == "blue: aladdin"
    assert offered(match) == {"announce alone", "announce with_others"}
    play(match, "blue: announce with_others")
    assert heard(match, "wished") == [{"seat": "blue", "what": "with_others"}]
    assert match.view("green")["builders"][0]["announcement"] == "with_others"


@clause("GF-21.2")
@pytest.mark.parametrize(
    ("wish", "green", "gained"),
    [
        ("alone", "forest", True),
        ("alone", "fields", False),
        ("with_others", "forest", False),
        ("with_others", "fields", True),
    ],
)
def test_aladdin_gives_one_of_each_if_the_wish_came_true(*, wish: str, green: str, gained: bool) -> None:
    match = forest(window="start_of_round", blue={"friend": "aladdin"}, green={}, orange={})
    play(match, f"blue: announce {wish}")
    go(match, blue="fields", green=green, orange="forest")
    assert asked(match) == "blue: build_turn"
    straw = 5 if green == "forest" else 2
    assert resources(match, "blue") == ({"straw": straw + 1, "wood": 1, "brick": 1} if gained else {"straw": straw})


@clause("GF-21.2", "GF-1.6")
def test_a_monster_does_not_matter_to_aladdin_and_the_final_place_counts() -> None:
    match = forest(
        window="start_of_round",
        blue={"friend": "aladdin", "hand": ["chinny_chin_chin"]},
        green={"hand": ["dragon"]},
        orange={"hand": ["giant"]},
    )
    play(match, "blue: announce alone")
    go(match, blue="fields chinny_chin_chin", green="fields dragon", orange="forest")
    play(match, "green: place fields", "blue: move brickyard")
    assert resources(match, "blue") == {"straw": 1, "wood": 1, "brick": 4}
    match = forest(window="start_of_round", blue={"friend": "aladdin"}, green={"hand": ["dragon"]}, orange={})
    play(match, "blue: announce alone")
    go(match, blue="fields", green="forest dragon", orange="forest")
    play(match, "green: place fields")
    assert resources(match, "blue") == {"straw": 6, "wood": 1, "brick": 1}


@clause("GF-21.3")
@pytest.mark.parametrize(("green", "straw"), [("forest", 5), ("fields", 2)])
def test_aladdin_who_came_after_the_start_of_the_round_brings_nothing(green: str, straw: int) -> None:
    match = forest(
        friends=["aladdin", "robin_hood"],
        blue={"plays": "fields night_at_the_tavern"},
        green={"plays": green},
    )
    play(match, "blue: friend aladdin")
    assert (friend(match, "blue"), resources(match, "blue")) == ("aladdin", {"straw": straw})


@clause("GF-21.3")
def test_aladdin_who_left_before_the_end_brings_nothing() -> None:
    match = forest(
        window="start_of_round",
        blue={"hand": ["giant"]},
        green={"friend": "aladdin"},
        orange={},
    )
    play(match, "green: announce alone")
    go(match, blue="fields giant", green="forest", orange="fields")
    play(match, "blue: place forest")
    assert (friend(match, "green"), resources(match, "green")) == ("", {"wood": 3})


@clause("GF-21.3")
def test_aladdin_who_left_and_came_back_in_the_same_round_brings_nothing() -> None:
    """Two nights at the tavern: the first sends Aladdin away, the second, from a renewed deck, brings him back."""
    match = forest(
        window="start_of_round",
        short=True,
        friends=["robin_hood", "goldilocks"],
        dice=[6],
        blue={"friend": "aladdin", "hand": ["night_at_the_tavern"]},
        green={"friend": "cinderella", "hand": ["night_at_the_tavern"]},
    )
    play(match, "blue: announce alone")
    go(match, blue="fields night_at_the_tavern", green="forest night_at_the_tavern")
    play(match, "blue: friend robin_hood", "green: friend cinderella")
    assert (friend(match, "blue"), resources(match, "blue")) == ("aladdin", {"straw": 5})


@clause("GF-21.4", "GF-21.62")
def test_ali_baba_must_steal_one_resource_from_an_opponent_who_has_any() -> None:
    match = forest(
        window="start_of_round",
        blue={"friend": "ali_baba", "straw": 1},
        green={"wood": 2, "brick": 1},
        orange={},
        purple={"brick": 1},
    )
    assert asked(match) == "blue: ali_baba"
    assert offered(match) == {"steal green wood", "steal green brick", "steal purple brick"}
    play(match, "blue: steal green wood")
    assert resources(match, "blue") == {"straw": 1, "wood": 1}
    assert resources(match, "green") == {"wood": 1, "brick": 1}


@clause("GF-21.5")
def test_ali_baba_finds_nothing_on_empty_boards() -> None:
    match = forest(window="start_of_round", blue={"friend": "ali_baba", "straw": 1}, green={}, orange={})
    assert asked(match) == "blue: choose_cards"
    assert heard(match, "friend_idle") == [{"seat": "blue", "friend": "ali_baba"}]
    go(match, blue="fields", green="fields", orange="forest")
    assert resources(match, "blue") == {"straw": 3}


@clause("GF-21.6")
@pytest.mark.parametrize("meets", ["green", "orange"])
def test_ali_baba_gives_back_only_to_the_robbed_whom_he_meets(meets: str) -> None:
    match = forest(window="start_of_round", blue={"friend": "ali_baba"}, green={"brick": 2}, orange={"wood": 1})
    play(match, "blue: steal green brick")
    go(match, blue="forest", **{meets: "forest", "green" if meets == "orange" else "orange": "fields"})
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == ({"wood": 2} if meets == "green" else {"wood": 2, "brick": 1})
    assert resources(match, "green").get("brick") == (2 if meets == "green" else 1)


@clause("GF-21.6", "GF-11.8")
def test_ali_baba_gives_back_right_after_collecting() -> None:
    """Before the end of the Gather phase green has the Brick again, so that A Friendly Game can take it."""
    match = forest(
        window="start_of_round",
        stock={"forest": 0},
        blue={"friend": "ali_baba", "hand": ["a_friendly_game"]},
        green={"brick": 1},
        orange={},
    )
    go(match, blue="forest a_friendly_game", green="forest", orange="fields")
    assert [event["giver"] for event in heard(match, "handed_over")] == ["green", "blue", "green"]
    assert resources(match, "blue") == {"brick": 1}


@clause("GF-21.6")
def test_ali_baba_who_has_lost_the_booty_gives_nothing() -> None:
    match = forest(
        window="start_of_round",
        blue={"friend": "ali_baba", "hand": ["dragon"]},
        green={"brick": 1},
        orange={},
    )
    go(match, blue="forest dragon", green="forest", orange="fields")
    play(match, "blue: place forest")
    assert (resources(match, "blue"), resources(match, "green")) == ({"wood": 2}, {"wood": 2})


@clause("GF-21.62")
def test_the_debt_stays_when_ali_baba_has_left() -> None:
    match = forest(
        window="start_of_round",
        friends=["robin_hood", "goldilocks"],
        blue={"friend": "ali_baba", "hand": ["night_at_the_tavern"]},
        green={"brick": 1},
    )
    go(match, blue="forest night_at_the_tavern", green="forest")
    play(match, "blue: friend robin_hood")
    assert (resources(match, "blue"), resources(match, "green")) == ({"wood": 2}, {"wood": 2, "brick": 1})


@clause("GF-21.62", "GF-21.19")
def test_who_is_nowhere_neither_owes_nor_is_owed() -> None:
    match = forest(
        window="start_of_round",
        friends=["gingerbread_man", "robin_hood"],
        blue={"friend": "ali_baba", "hand": ["night_at_the_tavern"]},
        green={"brick": 1},
    )
    go(match, blue="forest night_at_the_tavern", green="forest")
    play(match, "blue: friend gingerbread_man", "blue: yes")
    assert resources(match, "blue") == {"straw": 1, "wood": 1, "brick": 1 + 1}
    match = forest(
        window="start_of_round",
        blue={"friend": "ali_baba"},
        green={"friend": "gingerbread_man", "brick": 1},
        orange={},
    )
    go(match, blue="forest", green="forest", orange="fields")
    play(match, "green: yes")
    assert resources(match, "blue") == {"wood": 3, "brick": 1}


@clause("GF-21.62")
def test_the_debt_ends_with_the_round() -> None:
    match = forest(
        window="start_of_round", blue={"friend": "ali_baba"}, green={"brick": 1}, orange={"friend": "robin_hood"}
    )
    go(match, blue="forest", green="brickyard", orange="fields")
    skip(match, to="ali_baba")
    assert (match.table.builder("blue").robbed, match.table.builder("blue").booty) == ("", "")


@clause("GF-21.38")
def test_pinocchios_owner_must_name_a_location_and_may_lie() -> None:
    match = forest(window="start_of_round", blue={"friend": "pinocchio"}, green={}, orange={}, purple={})
    assert asked(match) == "blue: pinocchio"
    assert offered(match) == {"announce fields", "announce forest", "announce brickyard", "announce market"}
    play(match, "blue: announce market")
    assert heard(match, "announced") == [{"seat": "blue", "what": "market"}]
    assert len(match.questions[0].options) == 4
    go(match, blue="fields", green="forest", orange="forest", purple="brickyard")
    assert resources(match, "blue") == {"straw": 5}


@clause("GF-21.39")
def test_pinocchio_brings_two_of_what_is_produced_where_he_said() -> None:
    match = forest(window="start_of_round", blue={"friend": "pinocchio"}, green={}, orange={})
    play(match, "blue: announce brickyard")
    go(match, blue="brickyard", green="brickyard", orange="brickyard")
    assert resources(match, "blue") == {"brick": 3}
    assert resources(match, "green") == {"brick": 1}


@clause("GF-21.39")
def test_at_the_market_pinocchios_owner_chooses() -> None:
    match = forest(window="start_of_round", blue={"friend": "pinocchio"}, green={}, orange={}, purple={})
    play(match, "blue: announce market")
    go(match, blue="market", green="forest", orange="forest", purple="brickyard")
    play(match, "blue: gain brick", "blue: gain wood")
    assert resources(match, "blue") == {"straw": 1, "wood": 2, "brick": 2}


@clause("GF-21.39")
def test_for_pinocchio_the_place_where_the_pig_ends_up_counts() -> None:
    match = forest(
        window="start_of_round",
        blue={"friend": "pinocchio", "hand": ["chinny_chin_chin"]},
        green={"hand": ["wolf"]},
        orange={},
    )
    play(match, "blue: announce brickyard")
    go(match, blue="fields chinny_chin_chin", green="forest wolf", orange="forest")
    play(match, "green: place fields", "blue: move brickyard")
    assert (place(match, "blue"), resources(match, "blue")) == ("brickyard", {"brick": 5})


@clause("GF-21.61")
def test_pinocchio_who_came_late_or_left_early_brings_nothing() -> None:
    match = forest(
        friends=["pinocchio", "robin_hood"], blue={"plays": "fields night_at_the_tavern"}, green={"plays": "forest"}
    )
    play(match, "blue: friend pinocchio")
    assert resources(match, "blue") == {"straw": 5}
    match = forest(window="start_of_round", blue={"hand": ["giant"]}, green={"friend": "pinocchio"}, orange={})
    play(match, "green: announce forest")
    go(match, blue="fields giant", green="forest", orange="fields")
    play(match, "blue: place forest")
    assert resources(match, "green") == {"wood": 3}


@clause("GF-21.58")
def test_tom_thumb_may_take_one_resource_from_any_location() -> None:
    match = forest(
        window="start_of_round",
        stock={"forest": 0, "market": {"wood": 1, "brick": 2}},
        blue={"friend": "tom_thumb"},
        green={},
        orange={},
        purple={},
    )
    assert offered(match) == {
        "glean fields straw",
        "glean brickyard brick",
        "glean market wood",
        "glean market brick",
        "decline",
    }
    play(match, "blue: glean market brick")
    assert (resources(match, "blue"), stock(match, "market")) == ({"brick": 1}, {"wood": 1, "brick": 1})


@clause("GF-21.58")
def test_tom_thumb_may_stay_at_home_and_finds_nothing_on_empty_boards() -> None:
    match = forest(window="start_of_round", blue={"friend": "tom_thumb"}, green={}, orange={})
    assert match.questions[0].default_answer == "decline"
    play(match, "blue: decline")
    assert (resources(match, "blue"), stock(match, "fields")) == ({}, {"straw": 5})
    assert heard(match, "declined") == [{"seat": "blue", "card": "tom_thumb"}]
    empty = {"fields": 0, "forest": 0, "brickyard": 0}
    match = forest(window="start_of_round", stock=empty, blue={"friend": "tom_thumb"}, green={}, orange={})
    assert asked(match) == "blue: choose_cards"
    assert heard(match, "friend_idle") == [{"seat": "blue", "friend": "tom_thumb"}]
