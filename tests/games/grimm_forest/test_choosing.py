"""GF-4: choosing cards, in secret and all at once."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable.engine.errors import IllegalAnswer, NotAsked, UndoRefused
from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.grimm_forest.forest import about, asked, forest, go, hand, pile, places, plan_seen_by


def choices(match: Match, seat: str) -> set[str]:
    question = match.question_for(seat)
    assert question is not None
    return set(question.options)


def all_that_is_known(match: Match, *seats: str | None) -> list[Any]:
    """The views of the seats and what they were told."""
    return [(match.view(seat), match.events_for(seat)) for seat in seats]


@clause("GF-4.1")
def test_everybody_must_choose_exactly_one_gather_card() -> None:
    match = forest(blue={}, green={}, orange={"friend": "little_mermaid", "locked": ["forest"]})
    assert choices(match, "blue") == {f"choose {location} no_fable" for location in ("fields", "forest", "brickyard")}
    assert choices(match, "orange") == {"choose fields no_fable", "choose brickyard no_fable"}
    for answer in ("choose no_fable", "choose fields forest", "choose market no_fable"):
        with pytest.raises(IllegalAnswer):
            match.answer("blue", answer)
    refused(match, "orange: choose forest no_fable", "card_locked", "GF-21.34", location="forest")


@clause("GF-4.1")
def test_the_round_waits_until_all_have_chosen() -> None:
    match = go(forest(blue={}, green={}, orange={}), blue="fields", orange="fields")
    assert (match.waiting_for, places(match)) == (("green",), ["", "", ""])
    go(match, green="fields")
    assert places(match) == ["fields"] * 3


@clause("GF-4.2")
def test_one_fable_of_the_hand_may_be_added() -> None:
    match = forest(blue={"hand": ["roar", "wolf", "roar"]}, green={}, orange={})
    assert choices(match, "blue") == {
        f"choose {location} {card}"
        for location in ("fields", "forest", "brickyard")
        for card in ("no_fable", "roar", "wolf")
    }
    with pytest.raises(IllegalAnswer):
        match.answer("blue", "choose fields roar wolf")


@clause("GF-4.2")
def test_nobody_plays_a_second_fable_in_a_round() -> None:
    match = forest(blue={"plays": "fields roar", "hand": ["spy_network"]}, green={"plays": "forest"}, orange={})
    go(match, orange="brickyard")
    assert heard(match, "fable_revealed") == [{"seat": "blue", "card": "roar"}]
    assert (asked(match), hand(match, "blue")) == ("blue: build_turn", ["spy_network"])


@clause("GF-4.3")
def test_a_choice_is_secret_until_all_have_chosen() -> None:
    match = forest(blue={"hand": ["roar"]}, green={"hand": ["wolf"]}, orange={})
    before = all_that_is_known(match, "green", "orange", None)
    table = match.table_fingerprint
    options = choices(match, "green")
    go(match, blue="brickyard roar")
    assert all_that_is_known(match, "green", "orange", None) == before
    assert (match.table_fingerprint, choices(match, "green")) == (table, options)
    assert match.waiting_for == ("green", "orange")
    go(match, orange="forest")
    assert all_that_is_known(match, "green", None) == [before[0], before[2]]
    assert list(match.waiting_for) == ["green"]


@clause("GF-4.3")
def test_what_comes_does_not_depend_on_who_chooses_first() -> None:
    one = forest(blue={}, green={}, orange={})
    other = one.copy()
    go(one, blue="fields", green="fields", orange="forest")
    go(other, orange="forest", green="fields", blue="fields")
    assert one.table_fingerprint == other.table_fingerprint
    assert one.answers == other.answers


@clause("GF-4.3")
def test_a_secret_choice_can_be_taken_back_until_the_last_has_chosen() -> None:
    match = forest(blue={"hand": ["roar"]}, green={}, orange={})
    go(match, blue="brickyard roar", green="forest")
    match.undo("blue")
    assert match.waiting_for == ("blue", "orange")
    go(match, orange="forest", blue="fields")
    assert places(match) == ["fields", "forest", "forest"]
    assert heard(match, "fable_revealed") == []


@clause("GF-4.4", "GF-21.12")
def test_once_all_have_chosen_everybody_sees_who_plays_a_fable_but_not_which() -> None:
    match = forest(blue={"hand": ["roar"]}, green={"hand": ["wolf"]}, orange={"friend": "evil_queen"})
    go(match, green="fields", blue="brickyard roar")
    assert asked(match) == "orange: evil_queen"
    assert heard(match, "cards_laid") == [{"seat": "blue", "fable": True}, {"seat": "green", "fable": False}]
    for seat in ("green", "orange", None):
        plans = match.view(seat)["plans"]
        assert list(plans["fable_of"]) == ["blue"]
        assert plans["fables"] == [None]
        assert plan_seen_by(match, seat, "blue") is None
    assert match.view("blue")["plans"]["fables"] == ["roar"]
    assert plan_seen_by(match, "blue", "blue") == "brickyard"


@clause("GF-4.4")
def test_every_laid_fable_is_told_before_it_is_turned_over() -> None:
    match = forest(blue={"plays": "fields roar"}, green={"plays": "forest"}, orange={"plays": "forest wolf"})
    told = [(event.key, event.values) for event in (match.events or [])[:4]]
    assert told[:3] == [
        ("cards_laid", {"seat": "blue", "fable": True}),
        ("cards_laid", {"seat": "green", "fable": False}),
        ("cards_laid", {"seat": "orange", "fable": True}),
    ]
    assert told[3][0] == "fable_revealed"


@clause("GF-4.5")
def test_a_chosen_card_cannot_be_changed_once_all_have_chosen() -> None:
    match = forest(blue={"hand": ["roar"]}, green={}, orange={"friend": "evil_queen"})
    go(match, green="fields", blue="brickyard")
    with pytest.raises(NotAsked):
        match.answer("blue", "choose fields roar")
    for seat in ("blue", "green"):
        with pytest.raises(UndoRefused):
            match.undo(seat)
    play(match, "orange: look_gather blue", "orange: choose fields no_fable")
    assert places(match) == ["brickyard", "fields", "fields"]


@clause("GF-4.5")
def test_a_card_effect_can_change_a_chosen_card() -> None:
    match = forest(blue={"plays": "fields crystal_ball"}, green={"plays": "forest"}, orange={"plays": "forest"})
    play(match, "blue: look_gather green", "blue: replace brickyard")
    assert places(match) == ["brickyard", "forest", "forest"]


@clause("GF-4.6")
@pytest.mark.parametrize("card", ["a_friendly_game", "search_the_past", "magic_flute", "share_the_wealth", "roar"])
def test_a_fable_may_be_played_even_if_it_does_nothing(card: str) -> None:
    match = forest(blue={"plays": f"fields {card}"}, green={"plays": "forest"}, orange={"plays": "brickyard"})
    assert (asked(match), pile(match)) == ("blue: build_turn", [card])
    assert hand(match, "blue") == []


@clause("GF-4.7")
def test_the_huntsman_makes_opponents_with_a_fable_play_one() -> None:
    match = forest(blue={"hand": ["roar", "wolf"]}, green={"friend": "huntsman", "hand": ["giant"]}, orange={})
    assert choices(match, "blue") == {
        f"choose {location} {card}" for location in ("fields", "forest", "brickyard") for card in ("roar", "wolf")
    }
    refused(match, "blue: choose forest no_fable", "huntsman_demands", "GF-4.7", player="green")
    assert "choose fields no_fable" in choices(match, "orange")
    assert {"choose fields no_fable", "choose fields giant"} <= choices(match, "green")


@clause("GF-4.8", "GF-21.52")
def test_who_dreams_plays_the_unseen_card_and_no_other() -> None:
    match = forest(
        window="start_of_round",
        deck=["hidden_vault"],
        blue={"friend": "sleeping_beauty"},
        green={"hand": ["roar"]},
        orange={},
    )
    play(match, "blue: player green")
    assert choices(match, "green") == {f"choose {location} no_fable" for location in ("fields", "forest", "brickyard")}
    refused(match, "green: choose fields roar", "dreaming", "GF-4.8", card="roar")
    go(match, blue="forest", orange="forest", green="fields")
    assert heard(match, "fable_revealed") == [{"seat": "green", "card": "hidden_vault"}]
    assert (hand(match, "green"), pile(match)) == (["roar"], ["hidden_vault"])
    assert heard(match, "gained") == [{"seat": "green", "material": "straw", "count": 2}]


@clause("GF-4.8")
def test_the_unseen_card_is_enough_for_the_huntsman() -> None:
    match = forest(
        window="start_of_round",
        blue={"friend": "sleeping_beauty"},
        green={"hand": ["roar"]},
        orange={"friend": "huntsman"},
    )
    play(match, "blue: player green")
    assert about(match) == "choose_cards"
    assert "choose fields no_fable" in choices(match, "green")
    assert all("no_fable" in option for option in choices(match, "green"))
