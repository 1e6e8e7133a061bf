"""GF-21: Friends who change how cards are chosen: Evil Queen, Sleeping Beauty and the Huntsman."""

from __future__ import annotations

import pytest

from fairytable.engine.errors import NotAsked
from fairytable.engine.match import Match
from fairytable.games.grimm_forest.table import ForestTable
from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.grimm_forest.forest import (
    Has,
    asked,
    forest,
    go,
    hand,
    hand_seen_by,
    imagined,
    offered,
    pile,
    plan_seen_by,
    resources,
    stock,
    told,
)


def mirror() -> Match:
    """Blue's Evil Queen may look now: green plays no Fable, orange plays one of two."""
    return forest(
        blue={"friend": "evil_queen", "hand": ["dragon"]},
        green={"plays": "fields", "hand": ["giant"]},
        orange={"plays": "brickyard roar", "hand": ["wolf"]},
    )


@clause("GF-21.10")
def test_the_owner_of_the_evil_queen_chooses_after_all_the_others() -> None:
    match = forest(blue={"friend": "evil_queen"}, green={}, orange={})
    assert list(match.waiting_for) == ["green", "orange"]
    with pytest.raises(NotAsked):
        go(match, blue="fields")
    go(match, green="fields", orange="forest")
    assert list(match.waiting_for) == ["blue"]
    play(match, "blue: look_gather green")
    assert asked(match) == "blue: choose_cards"
    go(match, blue="brickyard")
    assert asked(match) == "blue: build_turn"


@clause("GF-21.11")
def test_the_evil_queen_must_look_at_one_card_of_an_opponent() -> None:
    match = mirror()
    assert asked(match) == "blue: evil_queen"
    assert offered(match) == {"look_gather green", "look_gather orange", "look_fable orange"}
    refused(match, "blue: look_fable green", "plays_no_fable", "GF-21.11", player="green")


@clause("GF-21.11", "GF-21.12")
def test_a_look_at_a_gather_card_is_for_the_evil_queen_alone() -> None:
    match = play(mirror(), "blue: look_gather orange")
    assert asked(match) == "blue: choose_cards"
    assert plan_seen_by(match, "blue", "orange") == "brickyard"
    assert plan_seen_by(match, "blue", "green") is plan_seen_by(match, "green", "orange") is None
    look = {"seat": "blue", "whose": "orange"}
    assert told(match, "blue", "looked_at_gather_card") == [look | {"location": "brickyard"}]
    assert told(match, "green", "looked_at_gather_card-unseen") == [look]
    assert told(match, "orange", "looked_at_gather_card-unseen") == [look]


@clause("GF-21.11", "GF-21.12")
def test_a_look_at_a_fable_is_for_the_evil_queen_alone() -> None:
    match = play(mirror(), "blue: look_fable orange")
    look = {"seat": "blue", "whose": "orange"}
    assert told(match, "blue", "looked_at_fable") == [look | {"card": "roar"}]
    assert told(match, "green", "looked_at_fable-unseen") == [look]
    assert sorted(hand_seen_by(match, "blue", "orange"), key=str) == [None, "roar"]
    assert hand_seen_by(match, "green", "orange") == [None, None]
    assert plan_seen_by(match, "blue", "orange") is None
    assert imagined(match, "blue", fable_of_orange) == {"roar"}
    assert len(imagined(play(mirror(), "blue: look_gather orange"), "blue", fable_of_orange)) > 5


def fable_of_orange(table: ForestTable) -> str:
    assert table.plans is not None
    return table.plans.fable_chosen_by("orange")


@clause("GF-21.12")
def test_before_the_evil_queen_decides_it_is_known_who_plays_a_fable() -> None:
    match = mirror()
    assert heard(match, "cards_laid") == [{"seat": "green", "fable": False}, {"seat": "orange", "fable": True}]
    assert set(match.view("blue")["plans"]["fable_of"]) == {"orange"}


@clause("GF-21.11", "GF-21.53")
def test_the_evil_queen_may_look_at_the_card_that_somebody_dreams_of() -> None:
    match = forest(
        window="start_of_round",
        deck=["giant"],
        green={"friend": "sleeping_beauty"},
        blue={"friend": "evil_queen"},
        orange={},
    )
    play(match, "green: player orange")
    go(match, green="fields", orange="forest")
    assert offered(match, "look_fable") == {"look_fable orange"}
    assert set(match.refusals(match.questions[0])) == {"look_fable green"}, "no reason is given for what is on offer"
    play(match, "blue: look_fable orange")
    assert told(match, "blue", "looked_at_fable")[0]["card"] == "giant"
    assert match.view("blue")["blind_fable"] == ["giant"]
    assert match.view("orange")["blind_fable"] == [None]


@clause("GF-21.52")
def test_sleeping_beauty_makes_any_player_play_the_top_fable_unseen() -> None:
    match = forest(
        window="start_of_round",
        deck=["hidden_vault", "wolf"],
        blue={"friend": "sleeping_beauty"},
        green={"hand": ["roar"]},
        orange={},
    )
    assert offered(match) == {"player blue", "player green", "player orange"}
    play(match, "blue: player green")
    assert heard(match, "dreams") == [{"seat": "green", "player": "blue"}]
    go(match, blue="fields", green="forest", orange="fields")
    assert heard(match, "fable_revealed") == [{"seat": "green", "card": "hidden_vault"}]
    assert resources(match, "green") == {"wood": 4 + 2}
    assert (hand(match, "green"), pile(match)) == (["roar"], ["hidden_vault"])
    assert match.table.fable_deck.cards[-1] == "wolf"


@clause("GF-21.52", "GF-4.8")
def test_the_unseen_card_is_the_only_fable_of_the_dreamer() -> None:
    match = forest(
        window="start_of_round",
        blue={"friend": "sleeping_beauty", "hand": ["giant"]},
        green={"hand": ["roar"]},
        orange={"friend": "huntsman"},
    )
    play(match, "blue: player green")
    refused(match, "green: choose fields roar", "dreaming", "GF-4.8", card="roar")
    go(match, green="fields", blue="fields giant", orange="fields")
    assert [event["fable"] for event in heard(match, "cards_laid")] == [True, True, False]


@clause("GF-21.52")
def test_sleeping_beauty_may_choose_her_owner() -> None:
    match = forest(window="start_of_round", deck=["roar"], blue={"friend": "sleeping_beauty"}, green={}, orange={})
    play(match, "blue: player blue")
    go(match, blue="fields", green="forest", orange="forest")
    assert heard(match, "fable_revealed") == [{"seat": "blue", "card": "roar"}]


@clause("GF-21.53")
def test_the_dreamer_does_not_see_the_card_before_it_is_revealed() -> None:
    match = forest(window="start_of_round", deck=["giant"], blue={"friend": "sleeping_beauty"}, green={}, orange={})
    play(match, "blue: player green")
    for seat in ("blue", "green", "orange", None):
        assert match.view(seat)["blind_fable"] == [None]
    assert hand(match, "green") == []
    assert len(imagined(match, "green", lambda table: table.blind_fable.cards[0])) > 10


@clause("GF-21.54")
def test_the_dreamer_places_the_monster_and_owns_it() -> None:
    match = forest(
        window="start_of_round",
        deck=["bridge_troll"],
        blue={"friend": "sleeping_beauty"},
        green={},
        orange={},
    )
    play(match, "blue: player green")
    go(match, blue="fields", green="forest", orange="brickyard")
    assert asked(match) == "green: place_monster"
    play(match, "green: place fields")
    assert (resources(match, "blue"), resources(match, "green")) == ({"straw": 3}, {"straw": 2, "wood": 4})
    assert pile(match) == ["bridge_troll"]


@clause("GF-21.54")
def test_a_dreamt_next_turn_card_belongs_to_the_dreamer() -> None:
    match = forest(window="start_of_round", deck=["taxation"], blue={"friend": "sleeping_beauty"}, green={}, orange={})
    play(match, "blue: player green")
    go(match, blue="fields", green="forest", orange="brickyard")
    assert match.table.builder("green").next_turn == "taxation"


@clause("GF-21.63")
def test_without_a_fable_to_draw_the_chosen_player_chooses_as_usual() -> None:
    match = forest(
        window="start_of_round",
        short=True,
        blue={"friend": "sleeping_beauty"},
        green={"hand": ["roar"]},
        orange={},
    )
    play(match, "blue: player green")
    assert heard(match, "no_dream") == [{"seat": "green"}]
    (question,) = (question for question in match.questions if question.seat == "green")
    assert "choose fields roar" in question.options
    go(match, blue="fields", green="forest roar", orange="brickyard")
    assert heard(match, "fable_revealed") == [{"seat": "green", "card": "roar"}]


@clause("GF-21.52", "GF-1.20")
@pytest.mark.parametrize(("deck", "dreamt", "left"), [([], ["roar"], []), (["wolf"], ["wolf"], ["roar"])])
def test_for_sleeping_beauty_the_deck_is_renewed_only_if_it_is_empty(
    deck: list[str], dreamt: list[str], left: list[str]
) -> None:
    blue: Has = {"friend": "sleeping_beauty"}
    match = forest(window="start_of_round", short=True, deck=deck, discard=["roar"], blue=blue, green={}, orange={})
    play(match, "blue: player green")
    assert (match.table.blind_fable.cards, pile(match)) == (dreamt, left)


@clause("GF-21.27", "GF-4.7")
def test_the_huntsman_makes_every_opponent_with_a_fable_play_one() -> None:
    match = forest(
        window="start_of_round",
        blue={"friend": "huntsman", "hand": ["roar"]},
        green={"hand": ["wolf", "giant", "wolf"]},
        orange={},
    )
    assert heard(match, "huntsman_demands") == [{"seat": "blue"}]
    options = {question.seat: set(question.options) for question in match.questions}
    assert options["green"] == {
        f"choose {location} {card}" for location in ("fields", "forest", "brickyard") for card in ("wolf", "giant")
    }
    refused(match, "green: choose forest no_fable", "huntsman_demands", "GF-4.7", player="blue")
    assert "choose fields no_fable" in options["blue"]
    assert "choose fields no_fable" in options["orange"]


@clause("GF-21.28")
def test_the_huntsman_cancels_a_monster_in_his_location_for_everybody_and_gains() -> None:
    match = forest(
        blue={"plays": "fields dragon"},
        green={"plays": "forest", "friend": "huntsman", "straw": 2},
        orange={"plays": "forest", "brick": 3},
    )
    play(match, "blue: place forest")
    assert resources(match, "green") == {"straw": 3, "wood": 3, "brick": 1}
    assert resources(match, "orange") == {"wood": 2, "brick": 3}
    assert heard(match, "huntsman_cancels") == [{"seat": "green", "card": "dragon"}]


@clause("GF-21.28")
def test_a_monster_elsewhere_is_not_the_huntsmans_game() -> None:
    match = forest(
        blue={"plays": "fields dragon"},
        green={"plays": "brickyard", "friend": "huntsman"},
        orange={"plays": "forest", "brick": 3},
    )
    play(match, "blue: place forest")
    assert (resources(match, "green"), resources(match, "orange")) == ({"brick": 3}, {"wood": 4})


@clause("GF-21.28")
def test_it_counts_where_the_huntsmans_pig_is_when_the_monster_acts() -> None:
    match = forest(
        green={"plays": "fields chinny_chin_chin", "friend": "huntsman"},
        blue={"plays": "fields dragon"},
        orange={"plays": "forest wolf", "brick": 3},
    )
    play(match, "blue: place forest", "orange: place fields", "green: move forest")
    assert [event["card"] for event in heard(match, "huntsman_cancels")] == ["dragon"]
    assert stock(match, "fields") == {}


@clause("GF-21.29")
def test_all_monsters_are_cancelled_and_the_huntsman_gains_once_per_round() -> None:
    match = forest(
        unique=["orange grandmas_house forest"],
        blue={"plays": "fields dragon"},
        green={"plays": "forest", "friend": "huntsman"},
        orange={"plays": "brickyard giant"},
    )
    play(match, "orange: resolve giant", "green: gain wood", "green: gain wood")
    assert [event["card"] for event in heard(match, "huntsman_cancels")] == ["dragon", "giant"]
    assert resources(match, "green") == {"straw": 1, "wood": 4 + 1 + 2, "brick": 1}


@clause("GF-21.29")
def test_in_the_next_round_the_huntsman_gains_again() -> None:
    match = forest(
        blue={"plays": "fields wolf", "hand": ["wolf"]},
        green={"plays": "forest", "friend": "huntsman"},
        orange={"plays": "fields"},
    )
    play(match, "blue: place forest")
    while asked(match) != "green: choose_cards":
        play(match, f"{match.questions[0].seat}: gain brick")
    assert resources(match, "green") == {"straw": 1, "wood": 5, "brick": 3}
    go(match, green="forest", orange="fields", blue="fields wolf")
    play(match, "blue: place forest")
    assert resources(match, "green") == {"straw": 2, "wood": 10, "brick": 4}


@clause("GF-21.30")
def test_the_huntsman_also_stops_the_monster_of_his_own_owner() -> None:
    match = forest(
        blue={"plays": "fields wolf", "friend": "huntsman"},
        green={"plays": "fields"},
        orange={"plays": "forest"},
    )
    play(match, "blue: place fields")
    assert resources(match, "blue") == {"straw": 2 + 1, "wood": 1, "brick": 1}
    assert resources(match, "green") == {"straw": 2}


@clause("GF-21.64")
@pytest.mark.parametrize("monster", ["dragon", "wolf", "big_bad_wolf", "bridge_troll"])
def test_the_huntsman_gains_even_if_the_monster_would_have_hurt_nobody(monster: str) -> None:
    match = forest(
        stock={"forest": 0},
        blue={"plays": f"fields {monster}"},
        green={"plays": "forest", "friend": "huntsman"},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: place forest")
    assert resources(match, "green") == {"straw": 1, "wood": 1, "brick": 1}


@clause("GF-21.64")
def test_a_monster_taken_by_the_flute_brings_the_huntsman_nothing() -> None:
    match = forest(
        blue={"plays": "fields dragon"},
        green={"plays": "forest", "friend": "huntsman"},
        orange={"plays": "brickyard magic_flute"},
    )
    play(match, "blue: place forest")
    assert resources(match, "green") == {"wood": 4}
    assert heard(match, "huntsman_cancels") == []
