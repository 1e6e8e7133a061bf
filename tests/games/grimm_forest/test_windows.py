"""GF-2: the windows of the Gather phase, and who works when."""

from __future__ import annotations

from itertools import groupby

import pytest

from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import (
    Has,
    asked,
    forest,
    friend,
    friends,
    gathered,
    go,
    hand,
    offered,
    places,
    resources,
)


def keys(match: Match) -> list[str]:
    """The kinds of events so far; several of one kind in a row count once."""
    return [key for key, _ in groupby(event.key for event in match.events or [])]


@clause("GF-2.1")
@pytest.mark.parametrize(
    ("has", "question", "window"),
    [
        ({"plays": "fields crystal_ball"}, "crystal_ball", "reveal_fables"),
        ({"plays": "fields dragon"}, "place_monster", "reveal_fables"),
        ({"plays": "fields hired_help", "wood": 2}, "pay_hired_help", "reveal_fables"),
        ({"plays": "fields", "friend": "gingerbread_man"}, "gingerbread_man", "reveal_gather_cards"),
        ({"plays": "fields", "friend": "thumbelina"}, "thumbelina", "reveal_gather_cards"),
        ({"plays": "fields chinny_chin_chin"}, "run_away", "before_collecting"),
        ({"plays": "fields consult_the_oracle"}, "consult_the_oracle", "end_of_gather"),
        ({"plays": "fields ghostly_whispers"}, "ghostly_whispers", "end_of_gather"),
        ({"plays": "fields", "friend": "golden_goose"}, "gain_which", "end_of_gather"),
        ({"plays": "fields", "friend": "puss_in_boots"}, "build_turn", "build"),
    ],
)
def test_every_card_asks_its_owner_at_its_own_time(has: Has, question: str, window: str) -> None:
    match = forest(
        blue=has,
        green={"plays": "forest bridge_troll", "hand": ["roar"]},
        orange={"plays": "forest", "wood": 9},
    )
    while asked(match) == "green: place_monster":
        play(match, "green: place fields")
    assert (asked(match), match.table.window) == (f"blue: {question}", window)


@clause("GF-2.1")
def test_a_friend_of_two_windows_works_in_both_of_them_by_itself() -> None:
    match = forest(window="start_of_round", blue={"friend": "pinocchio"}, green={}, orange={})
    assert asked(match) == "blue: pinocchio"
    play(match, "blue: announce forest")
    go(match, blue="forest", green="fields", orange="fields")
    assert resources(match, "blue") == {"wood": 6}


@clause("GF-2.2", "GF-22.2")
def test_the_windows_follow_each_other_in_their_order() -> None:
    match = forest(
        window="start_of_round",
        blue={"friend": "tom_thumb", "hand": ["dragon"]},
        green={"friend": "cinderella", "hand": ["hidden_vault"], "brick": 1},
    )
    play(match, "blue: glean brickyard brick")
    go(match, blue="fields dragon", green="forest hidden_vault")
    play(match, "blue: place forest")
    assert keys(match) == [
        "round_begins",
        "took_from",
        "prince_took",
        "cards_laid",
        "fable_revealed",
        "monster_placed",
        "gather_card_revealed",
        "took_from",
        "lost",
        "gathered",
        "gained",
        "fables_put_away",
    ]


@clause("GF-2.2", "GF-9.3")
def test_pigs_are_placed_after_the_friends_of_the_gather_cards_and_before_the_dragon() -> None:
    match = forest(
        blue={"plays": "fields", "friend": "thumbelina"},
        green={"plays": "forest dragon"},
        orange={"plays": "fields", "brick": 1, "friend": "wood_cutter"},
    )
    play(match, "green: place fields")
    assert (asked(match), places(match)) == ("blue: thumbelina", ["", "", ""])
    play(match, "blue: no")
    assert (asked(match), places(match)) == ("orange: cancel_monster", ["fields", "forest", "fields"])


@clause("GF-2.3")
def test_being_alone_is_looked_at_when_the_effect_comes() -> None:
    """The Roar of Blue may frighten Green away, and then Blue is alone."""
    seen = set()
    for seed in range(30):
        match = forest(
            seed=seed,
            blue={"plays": "fields roar", "friend": "golden_goose"},
            green={"plays": "fields"},
            orange={"plays": "forest"},
        )
        moved = places(match)[1] != "fields"
        seen.add(moved)
        assert asked(match) == ("blue: gain_which" if moved else "blue: build_turn")
    assert seen == {False, True}


@clause("GF-2.3")
def test_amounts_are_looked_at_when_the_effect_comes() -> None:
    match = forest(
        stock={"fields": 0},
        blue={"plays": "fields a_friendly_game"},
        green={"plays": "fields wandering_trader", "wood": 3},
        orange={"plays": "forest"},
    )
    assert asked(match) == "blue: trade"
    assert resources(match, "green") == {"wood": 1}
    play(match, "blue: decline")
    assert asked(match) == "blue: build_turn"


@clause("GF-2.4")
def test_a_friend_does_not_work_in_the_window_in_which_it_came() -> None:
    match = forest(
        friends=["snow_white"],
        blue={"plays": "fields", "friend": "frog_prince"},
        green={"plays": "fields", "hand": ["roar"]},
        orange={"plays": "forest"},
    )
    play(match, "blue: keep_friend", "blue: gain brick")
    assert (asked(match), friend(match, "blue")) == ("blue: build_turn", "snow_white")
    assert hand(match, "green") == ["roar"]


@clause("GF-2.4")
def test_a_friend_given_to_a_later_player_does_not_work_in_the_same_window() -> None:
    match = forest(
        friends=["golden_goose"],
        blue={"plays": "fields mysterious_stranger"},
        green={"plays": "forest"},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: give_friend green")
    assert (asked(match), friend(match, "green")) == ("blue: build_turn", "golden_goose")
    assert resources(match, "green") == {"wood": 4}


@clause("GF-2.4")
def test_a_friend_who_has_left_before_the_owners_place_does_not_work() -> None:
    match = forest(
        friends=["snow_white"],
        blue={"plays": "fields mysterious_stranger"},
        green={"plays": "forest", "friend": "golden_goose"},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: give_friend green")
    assert asked(match) == "blue: build_turn"
    assert resources(match, "green") == {"wood": 4}


@clause("GF-2.4", "GF-1.4")
def test_a_friend_lost_to_the_own_giant_does_not_work_any_more() -> None:
    match = forest(
        blue={"plays": "fields giant", "friend": "snow_white"},
        green={"plays": "fields", "hand": ["roar"], "friend": "aladdin"},
        orange={"plays": "forest"},
    )
    play(match, "blue: place fields", "blue: resolve giant")
    assert (asked(match), friend(match, "blue")) == ("blue: build_turn", "")
    assert (heard(match, "fable_taken"), heard(match, "handed_over")) == ([], [])


@clause("GF-2.5", "GF-20.49")
def test_a_friend_from_the_tavern_works_when_gather_cards_are_revealed() -> None:
    match = forest(
        friends=["cinderella", "golden_goose", "golden_goose"],
        blue={"plays": "fields night_at_the_tavern"},
        green={"plays": "fields"},
        orange={"plays": "fields"},
    )
    play(match, "blue: friend cinderella")
    assert heard(match, "took_from") == [{"seat": "blue", "location": "fields", "material": "straw", "count": 2}]
    assert (gathered(match, "blue"), resources(match, "blue")) == ({"straw": 1}, {"straw": 3})


@clause("GF-2.5")
def test_a_friend_from_the_build_phase_works_at_its_end() -> None:
    match = forest(
        window="build",
        friends=["robin_hood"],
        blue={"wood": 4, "houses": ["wood_floor"]},
        green={"brick": 9},
        orange={},
    )
    play(match, "blue: build wood walls", "blue: keep_friend", "blue: gain straw")
    play(match, *["green: gain brick"] * 2, *["orange: gain wood"] * 2)
    assert [(event["seat"], event["giver"]) for event in heard(match, "handed_over")] == [
        ("blue", "green"),
        ("blue", "orange"),
    ]


@clause("GF-2.6")
def test_a_cancelling_friend_protects_in_the_window_in_which_it_came() -> None:
    match = forest(
        friends=["wood_cutter"],
        blue={"plays": "fields mysterious_stranger"},
        green={"plays": "brickyard giant"},
        orange={"plays": "forest"},
    )
    play(match, "green: place forest", "blue: keep_friend")
    assert asked(match) == "blue: cancel_monster"


@clause("GF-2.6")
def test_the_huntsman_cancels_in_the_window_in_which_he_came() -> None:
    match = forest(
        friends=["huntsman"],
        blue={"plays": "fields mysterious_stranger"},
        green={"plays": "brickyard giant"},
        orange={"plays": "forest"},
    )
    play(match, "green: place forest", "blue: give_friend orange")
    assert heard(match, "huntsman_cancels") == [{"seat": "orange", "card": "giant"}]
    assert (friend(match, "orange"), resources(match, "orange")) == ("huntsman", {"straw": 1, "wood": 5, "brick": 1})


@clause("GF-2.6", "GF-21.24")
def test_hansel_and_gretel_are_paid_from_the_moment_they_come_until_they_leave() -> None:
    walls: Has = {"straw": 4, "wood": 9, "houses": ["straw_floor", "wood_floor"], "actions": 3}
    match = forest(window="build", friends=["hansel_gretel", "aladdin"], blue=walls, green={}, orange={})
    play(match, "blue: build straw walls", "blue: give_friend green", "blue: build wood walls")
    assert (resources(match, "blue"), resources(match, "green")) == ({"wood": 4}, {"wood": 1})
    play(match, "blue: give_friend green")
    assert friends(match)["green"] == "aladdin"
    match = forest(
        window="build", friends=["aladdin"], blue=walls | {"straw": 5}, green={"friend": "hansel_gretel"}, orange={}
    )
    play(match, "blue: build straw walls", "blue: give_friend green", "blue: build wood walls")
    assert (resources(match, "blue"), resources(match, "green")) == ({"wood": 5}, {"straw": 1})


@clause("GF-2.7")
def test_a_player_resolves_all_cards_one_by_one_before_the_next_player() -> None:
    match = forest(
        stock={"fields": 0},
        unique=["blue royal_wedding brickyard"],
        blue={"plays": "fields a_friendly_game", "friend": "snow_white", "brick": 1},
        green={"plays": "fields hidden_vault", "wood": 9},
        orange={"plays": "forest"},
    )
    assert offered(match) == {"resolve a_friendly_game", "resolve snow_white", "resolve royal_wedding"}
    play(match, "blue: resolve snow_white")
    assert (asked(match), len(offered(match))) == ("blue: resolve_next", 2)
    play(match, "blue: resolve royal_wedding", "blue: lose brick")
    told = [event.key for event in match.events or [] if event.key in ("handed_over", "lost", "gained")]
    assert told == ["handed_over", "lost", "lost", "lost", "handed_over", "handed_over", "gained", "gained"]


@clause("GF-2.7")
def test_a_place_that_has_passed_is_not_opened_again() -> None:
    match = forest(
        friends=["golden_goose"],
        blue={"plays": "fields", "friend": "seven_dwarfs"},
        green={"plays": "forest mysterious_stranger"},
        orange={"plays": "brickyard"},
    )
    play(match, "green: give_friend blue")
    assert (asked(match), friend(match, "blue")) == ("blue: build_turn", "golden_goose")
    assert resources(match, "blue") == {"straw": 5}


@clause("GF-1.4")
@pytest.mark.parametrize("idle", ["snow_white", "grandmas_house", "fairy_food"])
def test_a_card_that_does_nothing_has_no_place_in_the_order_of_its_owner(idle: str) -> None:
    """Blue is alone and nobody is in the Brickyard, so there is nothing to be done but to make a Thoughtful Gift."""
    match = forest(
        window="start_of_round",
        unique=["blue grandmas_house brickyard"] if idle == "grandmas_house" else [],
        blue={
            "hand": ["thoughtful_gift"],
            "friend": "snow_white" if idle == "snow_white" else "",
            "next_turn": "fairy_food" if idle == "fairy_food" else "",
        },
        green={"brick": 1},
    )
    if idle == "fairy_food":
        play(match, "blue: place brickyard")
    go(match, blue="fields thoughtful_gift", green="forest")
    assert asked(match) == "blue: thoughtful_gift"
