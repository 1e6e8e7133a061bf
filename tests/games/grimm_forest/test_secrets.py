"""Who knows what: hands, face-down cards, decks and piles, as each seat sees them."""

from __future__ import annotations

import pytest

from fairytable.engine.match import Match
from fairytable.games.grimm_forest.table import ForestTable
from fairytable.testing import clause, play
from tests.games.grimm_forest.forest import (
    asked,
    forest,
    go,
    hand_seen_by,
    imagined,
    plan_seen_by,
    told,
)


def deck_seen_by(match: Match, seat: str | None) -> list[str | None]:
    """The Fable deck from the top."""
    return list(reversed(match.view(seat)["fable_deck"]))


@clause("GF-14.5")
def test_fables_in_hand_are_known_to_their_owner_and_their_number_to_everybody() -> None:
    match = forest(blue={"hand": ["roar", "wolf"]}, green={}, orange={})
    assert hand_seen_by(match, "blue", "blue") == ["roar", "wolf"]
    for seat in ("green", "orange", None):
        assert hand_seen_by(match, seat, "blue") == [None, None]


def cards_of_blue(table: ForestTable) -> tuple[str, str]:
    """The Gather card and the Fable that Blue has laid down."""
    assert table.plans is not None
    return table.plans.plan_of("blue"), table.plans.fable_chosen_by("blue")


@clause("GF-4.4")
def test_what_others_hold_or_play_could_be_any_card_they_do_not_see() -> None:
    match = forest(blue={"hand": ["roar", "wolf"]}, green={"friend": "evil_queen"}, orange={})
    go(match, blue="fields wolf", orange="forest")
    seen = imagined(match, "green", cards_of_blue)
    assert {plan for plan, _ in seen} == {"fields", "forest", "brickyard"}
    assert len({card for _, card in seen}) > 10
    assert {card for _, card in seen} <= set(match.table.cards.fables)


@clause("GF-4.8", "GF-21.53")
def test_the_card_of_a_dreamer_is_known_to_nobody_before_it_is_revealed() -> None:
    match = forest(
        window="start_of_round", deck=["roar"], blue={"friend": "sleeping_beauty"}, green={}, orange={"hand": ["wolf"]}
    )
    play(match, "blue: player green")
    for seat in ("blue", "green", "orange", None):
        assert match.view(seat)["blind_fable"] == [None]
        assert told(match, seat, "dreams") == [{"seat": "green", "player": "blue"}]
    go(match, blue="forest", orange="forest", green="fields")
    assert told(match, "green", "fable_revealed") == [{"seat": "green", "card": "roar"}]


@clause("GF-4.3", "GF-4.8")
def test_the_evil_queen_may_see_the_card_of_a_dreamer() -> None:
    match = forest(
        window="start_of_round",
        deck=["roar"],
        blue={"friend": "sleeping_beauty"},
        green={},
        orange={"friend": "evil_queen"},
    )
    play(match, "blue: player green")
    go(match, blue="forest", green="fields")
    play(match, "orange: look_fable green")
    assert told(match, "orange", "looked_at_fable") == [{"seat": "orange", "whose": "green", "card": "roar"}]
    assert told(match, "green", "looked_at_fable-unseen") == [{"seat": "orange", "whose": "green"}]
    assert [match.view(seat)["blind_fable"] for seat in ("orange", "green", None)] == [["roar"], [None], [None]]


@clause("GF-5.5")
def test_after_a_curse_only_the_player_knows_the_new_card() -> None:
    match = forest(
        blue={"plays": "fields curse_of_darkness"}, green={"plays": "forest"}, orange={"plays": "forest wolf"}
    )
    assert asked(match) == "orange: place_monster"
    assert plan_seen_by(match, "green", "green") == match.table.plans.plan_of("green")
    for seat in ("blue", "orange", None):
        assert plan_seen_by(match, seat, "green") is None
        assert len(told(match, seat, "cursed-unseen")) == (1 if seat == "orange" else 2)
    assert plan_seen_by(match, "blue", "blue") == "fields"


@clause("GF-5.5", "GF-5.7")
def test_after_a_swap_each_of_the_two_knows_both_cards_and_nobody_else_any() -> None:
    match = forest(blue={"plays": "fields wishing_well"}, green={"plays": "forest"}, orange={"plays": "brickyard wolf"})
    play(match, "blue: swap green orange")
    assert [plan_seen_by(match, "green", seat) for seat in ("blue", "green", "orange")] == [None, "brickyard", "forest"]
    assert [plan_seen_by(match, "orange", seat) for seat in ("blue", "green", "orange")] == [
        None,
        "brickyard",
        "forest",
    ]
    for seat in ("blue", None):
        assert [plan_seen_by(match, seat, whose) for whose in ("green", "orange")] == [None, None]


@clause("GF-18.2")
def test_everybody_sees_which_gather_cards_lie_under_the_little_mermaid() -> None:
    match = forest(
        window="build", friends=["little_mermaid"], blue={"wood": 4, "houses": ["wood_floor"]}, green={}, orange={}
    )
    play(match, "blue: build wood walls", "blue: keep_friend", "blue: keep_cards fields forest")
    for seat in ("green", None):
        assert list(match.view(seat)["builders"][0]["locked"]) == ["brickyard"]
        assert told(match, seat, "cards_locked") == [{"seat": "blue", "locations": ("brickyard",)}]


@clause("GF-13.3", "GF-16.7")
@pytest.mark.parametrize("seat", ["blue", "orange", None])
def test_both_discard_piles_lie_open_in_their_order(seat: str | None) -> None:
    match = forest(discard=["roar", "wolf"], friend_discard=["aladdin", "snow_white"], blue={}, green={}, orange={})
    view = match.view(seat)
    assert (view["fable_discard"], view["friend_discard"]) == (["wolf", "roar"], ["snow_white", "aladdin"])


@clause("GF-1.20")
def test_the_order_of_the_decks_is_known_to_nobody() -> None:
    match = forest(blue={}, green={}, orange={})
    for seat in ("blue", "green", None):
        assert set(deck_seen_by(match, seat)) == {None}
        assert match.view(seat)["friend_deck"] == 25
    assert len(imagined(match, "blue", lambda table: table.fable_deck.cards[-1])) > 10
    assert len(imagined(match, "blue", lambda table: table.friend_deck[-1])) > 10


@clause("GF-14.5")
def test_what_goldilocks_puts_back_is_known_to_her_owner_until_it_is_drawn() -> None:
    match = forest(window="build", deck=["roar", "wolf", "giant"], blue={"friend": "goldilocks"}, green={}, orange={})
    play(match, "blue: special goldilocks", "blue: take_fable wolf", "blue: on_top giant")
    assert deck_seen_by(match, "blue")[:3] == ["giant", "roar", None]
    for seat in ("green", None):
        assert set(deck_seen_by(match, seat)) == {None}
    play(match, "blue: gain straw", "green: draw")
    assert [hand_seen_by(match, seat, "green") for seat in ("green", "blue", "orange")] == [
        ["giant"],
        ["giant"],
        [None],
    ]


@clause("GF-1.21")
def test_everybody_knows_the_fables_taken_from_the_open_pile() -> None:
    match = forest(
        discard=["roar", "wolf"],
        blue={"plays": "fields search_the_past", "hand": ["giant"]},
        green={"plays": "fields"},
        orange={"plays": "forest"},
    )
    play(match, "blue: take_fable wolf")
    for seat in ("green", None):
        assert hand_seen_by(match, seat, "blue") == [None, "wolf" if seat else None, "roar" if seat else None]
        assert told(match, seat, "fables_found") == [{"seat": "blue", "cards": ("wolf", "roar")}]


@clause("GF-1.20")
def test_cards_known_to_all_are_forgotten_when_the_pile_is_shuffled() -> None:
    match = forest(window="build", short=True, discard=["roar", "wolf", "giant"], blue={}, green={}, orange={})
    play(match, "blue: draw")
    for seat in ("green", "orange", None):
        assert hand_seen_by(match, seat, "blue") == [None]
        assert deck_seen_by(match, seat) == [None, None]
    assert len(imagined(match, "blue", lambda table: tuple(table.fable_deck.cards))) == 2


@clause("GF-1.16", "GF-16.6", "GF-17.1")
@pytest.mark.parametrize("seat", ["green", None])
def test_boards_friends_houses_tokens_and_lasting_cards_lie_open(seat: str | None) -> None:
    match = forest(
        unique=["blue lonely_castle forest"],
        rapunzel={"wood": 2},
        blue={
            "straw": 3,
            "friend": "rapunzel",
            "houses": ["wood_walls"],
            "corners": [""],
            "tokens": ["brick"],
            "next_turn": "taxation",
        },
        green={},
        orange={},
    )
    view = match.view(seat)
    blue = view["builders"][0]
    assert blue["resources"] == {"straw": 3, "wood": 0, "brick": 0}
    assert (blue["friend"], blue["sites"], list(blue["first_builder"])) == (
        "rapunzel",
        ["wood_walls", "", "", "", "", ""],
        ["brick"],
    )
    assert (blue["next_turn"], view["on_rapunzel"]["wood"]) == ("taxation", 2)
    assert view["unique_locations"] == [{"card": "lonely_castle", "seat": "blue", "location": "forest"}]
    assert view["stock"] == {"fields": {"straw": 5}, "forest": {"wood": 4}, "brickyard": {"brick": 3}}
