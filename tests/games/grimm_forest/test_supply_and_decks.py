"""GF-1.12 to GF-1.21: the Supply, what must be done, what counts as owned, and the decks."""

from __future__ import annotations

from collections import Counter

import pytest

from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.grimm_forest.forest import (
    Has,
    about,
    asked,
    forest,
    friend,
    friend_pile,
    hand,
    houses,
    offered,
    pile,
    resources,
    skip,
    stock,
)


@clause("GF-1.12")
def test_the_supply_of_resources_never_runs_out() -> None:
    """All real tokens together are worth 45 Straw."""
    rich: Has = {"straw": 500, "wood": 500, "brick": 500}
    match = forest(window="build", stock={"fields": 500}, blue=rich, green=rich, orange=rich)
    play(match, "blue: gain straw", "blue: gain straw")
    assert resources(match, "blue")["straw"] == 502
    skip(match, to="choose_cards")
    assert stock(match, "fields") == {"straw": 505}


@clause("GF-1.13")
def test_all_players_share_five_sections_of_each_kind_and_material() -> None:
    match = forest(blue={}, green={}, orange={}, purple={})
    assert len(match.table.sections) == 9
    assert set(match.table.sections.values()) == {5}


@clause("GF-1.13", "GF-15.7")
def test_the_last_section_of_a_kind_can_be_built_once() -> None:
    match = forest(
        window="build",
        blue={"wood": 2, "houses": ["wood_roof", "wood_roof"]},
        green={"wood": 2, "houses": ["wood_roof", "wood_roof"]},
        orange={},
    )
    play(match, "blue: build wood floor", "blue: gain straw")
    assert match.table.sections["wood_floor"] == 0
    refused(match, "green: build wood floor", "no_section_left", "GF-15.7", material="wood", section="floor")


@clause("GF-1.13", "GF-15.7")
def test_a_section_taken_off_a_house_can_be_built_again_by_anybody() -> None:
    match = forest(
        sections={"straw_roof": 0},
        blue={"plays": "forest big_bad_wolf"},
        green={"plays": "fields", "houses": ["straw_roof"]},
        orange={"plays": "brickyard", "straw": 6, "houses": ["straw_walls"]},
    )
    play(match, "blue: place fields", "blue: gain straw", "blue: gain straw", "green: gain brick", "green: gain brick")
    assert (houses(match, "green"), match.table.sections["straw_roof"]) == (["straw_walls"], 1)
    assert "build straw roof" in offered(match)


@clause("GF-1.14")
@pytest.mark.parametrize(
    ("name", "may_decline"),
    [
        ("tom_thumb", True),
        ("ali_baba", False),
        ("aladdin", False),
        ("pinocchio", False),
        ("rapunzel", False),
        ("sleeping_beauty", False),
    ],
)
def test_only_a_card_that_says_may_can_be_declined(*, name: str, may_decline: bool) -> None:
    match = forest(window="start_of_round", blue={"friend": name}, green={"straw": 1, "wood": 1}, orange={})
    assert asked(match) == f"blue: {name}"
    assert ("decline" in offered(match)) == may_decline


@clause("GF-1.14")
def test_what_cannot_be_carried_out_is_left_out() -> None:
    match = forest(
        window="start_of_round",
        stock={"fields": 0, "forest": 0, "brickyard": 0},
        blue={"friend": "ali_baba"},
        green={"friend": "tom_thumb"},
        orange={},
    )
    assert about(match) == "choose_cards"


@clause("GF-1.15")
def test_half_is_always_rounded_down() -> None:
    match = forest(
        stock={"fields": 5, "forest": 7, "brickyard": 0},
        blue={"plays": "brickyard harvest_moon"},
        green={"plays": "brickyard bridge_troll", "next_turn": "taxation"},
        orange={"plays": "fields", "wood": 4},
    )
    play(match, "green: place fields")
    assert resources(match, "blue") == {"wood": 3}
    assert asked(match) == "green: resolve_next"
    play(match, "green: resolve taxation")
    assert resources(match, "orange") == {"straw": 3}
    assert resources(match, "green") == {"straw": 2}
    assert (heard(match, "squeezed")[0]["count"], stock(match, "forest")) == (2, {"wood": 4})


@clause("GF-1.16")
def test_what_lies_on_rapunzel_or_on_a_location_is_nobodys_board() -> None:
    match = forest(
        stock={"fields": 3},
        rapunzel={"brick": 6},
        blue={"plays": "forest dragon", "next_turn": "taxation"},
        green={"plays": "fields", "friend": "rapunzel", "wood": 2},
        orange={"plays": "forest"},
    )
    play(match, "blue: place fields")
    assert match.table.on_rapunzel["brick"] == 6
    assert resources(match, "green") == {"straw": 2}
    assert (heard(match, "lost")[-1]["count"], heard(match, "lost")[-1]["seat"]) == (1, "green")


@clause("GF-1.16")
def test_only_boards_are_compared_and_pay() -> None:
    match = forest(
        window="build",
        rapunzel={"brick": 6},
        stock={"brickyard": 9},
        blue={"brick": 1, "friend": "rapunzel", "at": "brickyard"},
        green={"straw": 1, "friend": "robin_hood"},
        orange={"at": "brickyard"},
    )
    assert "build brick floor" not in offered(match)
    play(match, *["blue: gain straw"] * 2, *["green: gain straw"] * 2, *["orange: gain wood"] * 2)
    assert asked(match) == "blue: rapunzel"
    assert heard(match, "handed_over") == []


@clause("GF-1.17")
def test_who_must_give_more_than_there_is_gives_what_there_is() -> None:
    match = forest(
        stock={"fields": 1},
        blue={"plays": "fields a_friendly_game"},
        green={"plays": "fields", "brick": 1},
        orange={"plays": "forest giant"},
    )
    play(match, "orange: place fields")
    assert [resources(match, seat) for seat in ("blue", "green")] == [{}, {}]
    assert [(event["giver"], event["count"]) for event in heard(match, "handed_over")] == [("green", 1)]
    assert [(event["seat"], event["material"]) for event in heard(match, "lost")] == [("blue", "brick")]


@clause("GF-1.18")
def test_an_empty_fable_deck_is_renewed_from_the_discard_pile() -> None:
    match = forest(window="build", short=True, discard=["wolf", "roar", "giant"], blue={}, green={}, orange={})
    play(match, "blue: draw")
    assert pile(match) == []
    assert Counter([*hand(match, "blue"), *match.table.fable_deck]) == Counter(["wolf", "roar", "giant"])
    assert heard(match, "fables_reshuffled") == [{}]


@clause("GF-1.18")
def test_the_renewed_deck_is_shuffled() -> None:
    def draw(seed: int) -> str:
        match = forest(window="build", short=True, discard=["wolf", "roar", "giant"], seed=seed, blue={}, green={})
        return hand(play(match, "blue: draw"), "blue")[0]

    assert {draw(seed) for seed in range(20)} == {"wolf", "roar", "giant"}


@clause("GF-1.18")
def test_an_empty_friend_deck_is_renewed_from_its_pile() -> None:
    def build(seed: int) -> str:
        match = forest(
            window="build",
            short=True,
            friend_discard=["aladdin", "snow_white"],
            seed=seed,
            blue={"wood": 4, "houses": ["wood_floor"]},
            green={},
        )
        play(match, "blue: build wood walls", "blue: keep_friend")
        assert (friend_pile(match), len(match.table.friend_deck)) == ([], 1)
        return friend(match, "blue")

    assert {build(seed) for seed in range(20)} == {"aladdin", "snow_white"}


@clause("GF-1.18")
def test_without_any_fable_nothing_is_drawn_and_the_draw_action_is_gone() -> None:
    match = forest(window="build", short=True, blue={}, green={}, orange={})
    refused(match, "blue: draw", "no_fables_left", "GF-1.18")
    match = forest(
        short=True, blue={"plays": "fields spy_network"}, green={"plays": "forest"}, orange={"plays": "forest"}
    )
    assert [event["count"] for event in heard(match, "drew_fables")] == [0]
    assert hand(match, "blue") == []


@clause("GF-1.18")
def test_without_any_friend_nobody_is_drawn() -> None:
    match = forest(window="build", short=True, blue={"wood": 4, "houses": ["wood_floor"]}, green={}, orange={})
    play(match, "blue: build wood walls")
    assert asked(match) == "blue: build_turn"
    assert (friend(match, "blue"), heard(match, "no_friend_left")) == ("", [{"seat": "blue"}])


@clause("GF-1.19")
def test_opponents_are_the_others_and_players_are_all() -> None:
    match = forest(
        blue={"plays": "fields hidden_vault"},
        green={"plays": "fields powerful_friends"},
        orange={"plays": "fields a_friendly_game"},
    )
    assert [event["seat"] for event in heard(match, "gained")] == ["blue", "green", "orange"]
    assert [event["seat"] for event in heard(match, "action_lost")] == ["blue", "orange"]
    assert (asked(match), offered(match)) == ("orange: friendly_game", {"player blue", "player green"})


@clause("GF-1.20")
def test_the_last_card_of_a_deck_is_drawn_without_reshuffling() -> None:
    match = forest(window="build", short=True, deck=["roar"], discard=["wolf", "giant"], blue={}, green={}, orange={})
    play(match, "blue: draw")
    assert (hand(match, "blue"), len(match.table.fable_deck)) == (["roar"], 0)
    assert (pile(match), heard(match, "fables_reshuffled")) == (["wolf", "giant"], [])
    play(match, "blue: draw")
    assert (pile(match), heard(match, "fables_reshuffled")) == ([], [{}])


@clause("GF-1.20")
def test_of_several_cards_the_rest_of_the_deck_comes_first() -> None:
    def draw(seed: int) -> tuple[str, str]:
        match = forest(
            window="build",
            short=True,
            deck=["roar"],
            discard=["wolf", "giant", "dragon"],
            seed=seed,
            blue={"friend": "fairy_godmother", "hand": ["taxation"]},
            green={"hand": ["spy_network"], "next_turn": "fairy_food"},
        )
        play(match, "blue: special fairy_godmother")
        cards = hand(match, "blue")
        assert cards[:2] == ["taxation", "roar"]
        assert Counter([cards[2], *match.table.fable_deck]) == Counter(["wolf", "giant", "dragon"])
        return cards[1], cards[2]

    assert {draw(seed) for seed in range(25)} == {("roar", "wolf"), ("roar", "giant"), ("roar", "dragon")}


@clause("GF-1.20")
def test_looking_at_more_cards_than_the_deck_has_reshuffles_the_pile_below_them() -> None:
    match = forest(
        window="build",
        short=True,
        deck=["roar", "wolf"],
        discard=["giant", "giant"],
        blue={"friend": "goldilocks"},
        green={},
    )
    play(match, "blue: special goldilocks")
    assert match.questions[0].values["cards"] == ("roar", "wolf", "giant")


@clause("GF-1.21", "GF-20.56")
def test_cards_discarded_by_an_effect_lie_in_the_pile_at_once_and_played_ones_wait() -> None:
    match = forest(
        discard=["dragon"],
        blue={"plays": "forest giant"},
        green={"plays": "fields", "hand": ["roar"]},
        orange={"plays": "fields search_the_past"},
    )
    play(match, "blue: place fields")
    assert asked(match) == "orange: search_the_past"
    assert offered(match) == {"take_fable roar", "take_fable dragon"}


@clause("GF-1.21")
def test_an_unpaid_hired_help_goes_to_the_pile_at_once() -> None:
    match = forest(
        blue={"plays": "fields hired_help"}, green={"plays": "forest crystal_ball"}, orange={"plays": "forest roar"}
    )
    assert asked(match) == "green: crystal_ball"
    assert pile(match) == ["hired_help"]


@clause("GF-1.21")
@pytest.mark.parametrize("order", [("wolf", "giant"), ("giant", "wolf")])
def test_who_discards_several_cards_decides_their_order(order: tuple[str, str]) -> None:
    match = forest(
        window="build", blue={"friend": "fairy_godmother", "hand": ["wolf", "giant", "roar"]}, green={}, orange={}
    )
    play(match, "blue: dismiss fairy_godmother", *(f"blue: discard_fable {card}" for card in order))
    assert pile(match) == [order[1], order[0]]
    match = forest(
        deck=["dragon", *order, "roar"],
        blue={"plays": "fields ghostly_whispers"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    play(match, *(f"blue: discard_fable {card}" for card in order))
    assert pile(match)[1:] == [order[1], order[0]]


@clause("GF-1.21")
def test_several_players_discard_in_turn_order_each_hand_as_it_is_held() -> None:
    match = forest(
        orange={"plays": "fields", "hand": ["roar", "wolf"]},
        blue={"plays": "forest giant"},
        green={"plays": "fields", "hand": ["dragon", "wishing_well"]},
    )
    play(match, "blue: place fields")
    assert pile(match)[1:] == ["wishing_well", "dragon", "wolf", "roar"]
