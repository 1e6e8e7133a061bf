"""GF-21: Special Actions and free discards in the Build turn, and what others learn of them."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.grimm_forest.forest import (
    asked,
    forest,
    friend,
    friend_pile,
    go,
    hand,
    hand_seen_by,
    imagined,
    offered,
    pile,
    resources,
    skip,
    stock,
    told,
)


@clause("GF-21.13", "GF-14.8")
def test_fairy_godmother_draws_two_fables_once_per_turn() -> None:
    match = forest(
        window="build", deck=["giant", "roar", "wolf"], blue={"friend": "fairy_godmother"}, green={}, orange={}
    )
    play(match, "blue: special fairy_godmother")
    assert hand(match, "blue") == ["giant", "roar"]
    assert hand_seen_by(match, "green", "blue") == [None, None]
    refused(match, "blue: special fairy_godmother", "special_used", "GF-14.8", friend="fairy_godmother")
    play(match, "blue: gain straw")
    assert offered(match) == {"dismiss fairy_godmother", "end"}


@clause("GF-21.14")
def test_fairy_godmother_may_be_discarded_with_two_fables_for_two_resources() -> None:
    match = forest(
        window="build", blue={"friend": "fairy_godmother", "hand": ["roar", "wolf", "roar"]}, green={}, orange={}
    )
    play(match, "blue: dismiss fairy_godmother")
    assert offered(match) == {"discard_fable roar", "discard_fable wolf"}
    assert match.questions[0].values == {"left": 2}
    play(match, "blue: discard_fable roar")
    assert match.questions[0].values == {"left": 1}
    play(match, "blue: discard_fable roar", "blue: gain brick", "blue: gain straw")
    assert (friend(match, "blue"), friend_pile(match)) == ("", ["fairy_godmother"])
    assert (hand(match, "blue"), pile(match)) == (["wolf"], ["roar", "roar"])
    assert resources(match, "blue") == {"straw": 1, "brick": 1}
    assert (asked(match), match.questions[0].values["left"]) == ("blue: build_turn", 2)


@clause("GF-21.14")
def test_who_discards_from_equal_fables_is_asked_so_that_nobody_learns_that_they_are_equal() -> None:
    for cards in (["roar", "wolf"], ["roar", "roar"]):
        match = forest(window="build", blue={"friend": "fairy_godmother", "hand": cards}, green={}, orange={})
        play(match, "blue: dismiss fairy_godmother")
        assert (asked(match), match.questions[0].values) == ("blue: fairy_godmother", {"left": 2})
        play(match, "blue: discard_fable roar")
        assert asked(match) == "blue: gain_which", "everybody sees that there is one Fable left"
        assert pile(match) == cards[::-1]


@clause("GF-21.14")
def test_without_two_fables_fairy_godmother_stays() -> None:
    match = forest(window="build", blue={"friend": "fairy_godmother", "hand": ["roar"]}, green={}, orange={})
    assert offered(match, "dismiss") == set()
    refused(match, "blue: dismiss fairy_godmother", "fables_needed", "GF-21.14", wanted=2, count=1)


@clause("GF-21.23")
def test_goldilocks_keeps_one_of_three_and_puts_two_back_in_the_order_she_likes() -> None:
    match = forest(
        window="build", deck=["giant", "roar", "wolf", "dragon"], blue={"friend": "goldilocks"}, green={}, orange={}
    )
    play(match, "blue: special goldilocks")
    assert match.questions[0].values == {"cards": ("giant", "roar", "wolf")}
    play(match, "blue: take_fable roar")
    assert offered(match) == {"on_top giant", "on_top wolf"}
    twin = play(match.copy(), "blue: on_top giant")
    assert twin.table.fable_deck.cards[-3:] == ["dragon", "wolf", "giant"]
    play(match, "blue: on_top wolf")
    assert match.table.fable_deck.cards[-3:] == ["dragon", "giant", "wolf"]
    assert hand(match, "blue") == ["roar"]
    play(match, "blue: draw")
    assert hand(match, "blue") == ["roar", "wolf"]


@clause("GF-21.23")
@pytest.mark.parametrize("deck", [["giant", "roar"], ["giant"]])
def test_goldilocks_works_with_fewer_cards_if_there_are_no_more(deck: list[str]) -> None:
    match = forest(window="build", short=True, deck=deck, blue={"friend": "goldilocks"}, green={}, orange={})
    play(match, "blue: special goldilocks", "blue: take_fable giant")
    assert asked(match) == "blue: build_turn"
    assert hand(match, "blue") == ["giant"]
    assert match.table.fable_deck.cards == deck[1:]


@clause("GF-21.23", "GF-1.20")
def test_goldilocks_renews_the_deck_below_what_is_left() -> None:
    match = forest(
        window="build",
        short=True,
        deck=["giant"],
        discard=["roar", "roar"],
        blue={"friend": "goldilocks"},
        green={},
        orange={},
    )
    play(match, "blue: special goldilocks")
    assert match.questions[0].values == {"cards": ("giant", "roar", "roar")}
    play(match, "blue: take_fable giant", "blue: on_top roar")
    assert (pile(match), match.table.fable_deck.cards) == ([], ["roar", "roar"])


@clause("GF-21.65")
def test_nobody_but_her_owner_sees_what_goldilocks_sees() -> None:
    match = forest(
        window="build", deck=["giant", "roar", "wolf", "dragon"], blue={"friend": "goldilocks"}, green={}, orange={}
    )
    play(match, "blue: special goldilocks", "blue: take_fable roar", "blue: on_top wolf")
    assert told(match, "blue", "looked_at_fables") == [{"seat": "blue", "count": 3, "cards": ("giant", "roar", "wolf")}]
    assert told(match, "green", "looked_at_fables-unseen") == [{"seat": "blue", "count": 3}]
    assert told(match, "blue", "kept_fable") == [{"seat": "blue", "card": "roar"}]
    assert told(match, "green", "kept_fable-unseen") == [{"seat": "blue"}]
    assert match.view("blue")["fable_deck"][-3:] == [None, "giant", "wolf"]
    assert set(match.view("green")["fable_deck"]) == {None}
    assert hand_seen_by(match, "green", "blue") == [None]
    assert imagined(match, "blue", lambda table: tuple(table.fable_deck.cards[-2:])) == {("giant", "wolf")}


@clause("GF-21.65")
def test_goldilocks_owner_still_knows_the_cards_that_others_draw() -> None:
    match = forest(window="build", deck=["giant", "roar", "wolf"], blue={"friend": "goldilocks"}, green={}, orange={})
    play(match, "blue: special goldilocks", "blue: take_fable roar", "blue: on_top wolf", "blue: gain straw")
    play(match, "green: draw")
    assert hand_seen_by(match, "blue", "green") == ["wolf"]
    assert hand_seen_by(match, "orange", "green") == [None]


@clause("GF-21.53", "GF-21.65")
def test_goldilocks_owner_knows_of_what_somebody_dreams() -> None:
    match = forest(
        window="build",
        deck=["giant", "roar", "wolf"],
        blue={"friend": "goldilocks"},
        green={"friend": "sleeping_beauty"},
        orange={},
    )
    play(match, "blue: special goldilocks", "blue: take_fable roar", "blue: on_top wolf")
    skip(match, to="sleeping_beauty")
    play(match, "green: player orange")
    assert match.view("blue")["blind_fable"] == ["wolf"]
    assert match.view("green")["blind_fable"] == match.view("orange")["blind_fable"] == [None]


@clause("GF-21.65")
def test_goldilocks_is_asked_even_about_equal_cards_so_that_others_learn_nothing() -> None:
    match = forest(window="build", deck=["giant", "roar", "roar"], blue={"friend": "goldilocks"}, green={}, orange={})
    play(match, "blue: special goldilocks", "blue: take_fable giant")
    assert (asked(match), offered(match)) == ("blue: goldilocks_order", {"on_top roar"})


@clause("GF-21.36")
def test_the_little_mermaid_gives_one_of_each_as_a_special_action() -> None:
    match = forest(
        window="build", blue={"friend": "little_mermaid", "locked": ["fields"], "straw": 1}, green={}, orange={}
    )
    play(match, "blue: special little_mermaid")
    assert resources(match, "blue") == {"straw": 2, "wood": 1, "brick": 1}
    refused(match, "blue: special little_mermaid", "special_used", "GF-14.8", friend="little_mermaid")
    assert match.questions[0].values["left"] == 1


@clause("GF-21.42")
def test_every_round_two_resources_of_one_type_are_put_on_rapunzel() -> None:
    match = forest(window="start_of_round", rapunzel={"straw": 2}, blue={"friend": "rapunzel"}, green={}, orange={})
    assert offered(match) == {"put straw", "put wood", "put brick"}
    play(match, "blue: put wood")
    assert heard(match, "put_on_rapunzel") == [{"seat": "blue", "material": "wood", "count": 2}]
    assert match.table.on_rapunzel == {"straw": 2, "wood": 2, "brick": 0}
    assert resources(match, "blue") == {}
    go(match, blue="fields", green="forest", orange="brickyard")
    skip(match, to="rapunzel")
    play(match, "blue: put wood")
    assert match.table.on_rapunzel == {"straw": 2, "wood": 4, "brick": 0}


@clause("GF-21.43")
def test_alone_one_gains_all_that_lies_on_rapunzel() -> None:
    match = forest(
        window="build",
        rapunzel={"straw": 2, "brick": 4},
        blue={"friend": "rapunzel", "at": "fields", "straw": 1},
        green={"at": "forest"},
        orange={"at": "forest"},
    )
    play(match, "blue: special rapunzel")
    assert resources(match, "blue") == {"straw": 3, "brick": 4}
    assert match.table.on_rapunzel == {"straw": 0, "wood": 0, "brick": 0}
    assert friend(match, "blue") == "rapunzel"


@clause("GF-21.43", "GF-14.16")
@pytest.mark.parametrize(("at", "lying"), [("fields", 2), ("", 2), ("brickyard", 0)])
def test_in_company_nowhere_or_without_resources_rapunzel_does_not_help(at: str, lying: int) -> None:
    match = forest(
        window="build",
        rapunzel={"brick": lying},
        blue={"friend": "rapunzel", "at": at},
        green={"at": "fields"},
        orange={"at": "forest"},
    )
    assert offered(match, "special") == set()
    refused(match, "blue: special rapunzel", "nothing_for_rapunzel", "GF-14.16")


@clause("GF-21.44", "GF-1.16")
def test_what_lies_on_rapunzel_is_safe_and_cannot_be_spent() -> None:
    match = forest(
        rapunzel={"brick": 6},
        blue={"plays": "fields", "friend": "rapunzel", "brick": 2},
        green={"plays": "forest dragon"},
        orange={"plays": "brickyard", "next_turn": "taxation"},
    )
    play(match, "green: place fields")
    assert match.table.on_rapunzel["brick"] == 6
    assert resources(match, "blue") == {"straw": 3}
    assert offered(match, "build") == {"build straw floor"}


@clause("GF-21.44", "GF-16.8")
def test_if_rapunzel_leaves_her_resources_go_to_the_supply() -> None:
    match = forest(
        window="build",
        friends=["robin_hood"],
        rapunzel={"brick": 6},
        blue={"friend": "rapunzel", "wood": 4, "houses": ["wood_floor"]},
        green={},
        orange={},
    )
    play(match, "blue: build wood walls", "blue: keep_friend")
    assert match.table.on_rapunzel == {"straw": 0, "wood": 0, "brick": 0}
    assert resources(match, "blue") == {}
    assert heard(match, "rapunzel_emptied") == [{"seat": "blue", "count": 6}]


@clause("GF-21.45")
def test_red_riding_hood_takes_a_wolf_from_the_top_five_of_the_pile() -> None:
    match = forest(
        window="build",
        discard=["roar", "wolf", "giant", "dragon", "wolf", "taxation"],
        blue={"friend": "red_riding_hood"},
        green={},
        orange={},
    )
    play(match, "blue: special red_riding_hood")
    assert hand(match, "blue") == ["wolf"]
    assert pile(match) == ["roar", "giant", "dragon", "wolf", "taxation"]
    assert heard(match, "looked_at_discard")[0]["cards"] == ("wolf", "dragon", "giant", "wolf", "roar")


@clause("GF-21.45")
@pytest.mark.parametrize(
    "discard",
    [["roar", "giant", "dragon", "giant", "taxation", "wolf"], ["roar"], []],
    ids=["too deep", "none", "empty"],
)
def test_without_a_wolf_among_the_five_red_riding_hood_draws(discard: list[str]) -> None:
    match = forest(
        window="build",
        deck=["fairy_food"],
        discard=discard,
        blue={"friend": "red_riding_hood"},
        green={},
        orange={},
    )
    play(match, "blue: special red_riding_hood")
    assert (hand(match, "blue"), pile(match)) == (["fairy_food"], discard)


@clause("GF-21.45", "GF-14.16")
def test_red_riding_hood_finds_a_wolf_even_if_the_deck_is_empty() -> None:
    match = forest(
        window="build", short=True, discard=["roar", "wolf"], blue={"friend": "red_riding_hood"}, green={}, orange={}
    )
    play(match, "blue: special red_riding_hood")
    assert (hand(match, "blue"), pile(match)) == (["wolf"], ["roar"])


@clause("GF-21.46")
def test_a_big_bad_wolf_is_no_wolf_for_red_riding_hood() -> None:
    match = forest(
        window="build",
        deck=["fairy_food"],
        discard=["big_bad_wolf"],
        blue={"friend": "red_riding_hood"},
        green={},
        orange={},
    )
    play(match, "blue: special red_riding_hood")
    assert (hand(match, "blue"), pile(match)) == (["fairy_food"], ["big_bad_wolf"])


@clause("GF-21.65")
def test_a_wolf_from_the_pile_is_public_and_a_card_from_the_deck_secret() -> None:
    match = forest(window="build", discard=["wolf"], blue={"friend": "red_riding_hood"}, green={}, orange={})
    play(match, "blue: special red_riding_hood")
    assert hand_seen_by(match, "green", "blue") == ["wolf"]
    match = forest(window="build", discard=["roar"], blue={"friend": "red_riding_hood"}, green={}, orange={})
    play(match, "blue: special red_riding_hood")
    assert hand_seen_by(match, "green", "blue") == [None]
    assert heard(match, "looked_at_discard") == [{"seat": "blue", "cards": ("roar",)}]


@clause("GF-21.49")
def test_rumpelstiltskin_brings_a_straw_when_the_build_phase_starts() -> None:
    match = forest(window="start_of_build", blue={}, green={"friend": "rumpelstiltskin"}, orange={})
    assert asked(match) == "blue: build_turn"
    assert resources(match, "green") == {"straw": 1}


@clause("GF-21.50")
@pytest.mark.parametrize("material", ["wood", "brick"])
def test_rumpelstiltskin_spins_all_straw_into_one_other_type(material: str) -> None:
    match = forest(window="build", blue={"friend": "rumpelstiltskin", "straw": 4, "wood": 1}, green={}, orange={})
    play(match, "blue: special rumpelstiltskin")
    assert offered(match) == {"gain wood", "gain brick"}
    play(match, f"blue: gain {material}")
    assert resources(match, "blue") == ({"wood": 5} if material == "wood" else {"wood": 1, "brick": 4})


@clause("GF-21.50", "GF-14.16")
def test_one_straw_is_enough_to_spin_and_without_straw_there_is_nothing() -> None:
    match = forest(window="build", blue={"friend": "rumpelstiltskin", "straw": 1}, green={}, orange={})
    assert offered(match, "special") == {"special rumpelstiltskin"}
    match = forest(window="build", blue={"friend": "rumpelstiltskin", "wood": 4}, green={}, orange={})
    refused(match, "blue: special rumpelstiltskin", "nothing_for_rumpelstiltskin", "GF-14.16")


@clause("GF-21.59")
def test_the_wood_cutter_brings_two_wood_and_puts_two_in_the_forest() -> None:
    match = forest(window="build", blue={"friend": "wood_cutter"}, green={}, orange={})
    play(match, "blue: special wood_cutter")
    assert (resources(match, "blue"), stock(match, "forest")) == ({"wood": 2}, {"wood": 6})
    assert [event["count"] for event in heard(match, "put_on_location")] == [2]
    assert friend(match, "blue") == "wood_cutter"
