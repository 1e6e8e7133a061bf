"""GF-21: Friends who act at the end of a phase: Frog Prince, Golden Goose, Seven Dwarfs, Snow White, Robin Hood."""

from __future__ import annotations

import pytest

from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import (
    asked,
    by_clause,
    forest,
    friend,
    friend_pile,
    friends,
    hand,
    hand_seen_by,
    imagined,
    offered,
    resources,
    told,
    with_luck,
)


@clause("GF-21.15")
def test_in_company_the_frog_prince_becomes_another_friend_and_a_resource() -> None:
    match = forest(
        friends=["robin_hood"],
        blue={"plays": "fields", "friend": "frog_prince"},
        green={"plays": "fields"},
        orange={"plays": "forest"},
    )
    assert (asked(match), friend(match, "blue")) == ("blue: keep_or_give", "")
    assert friend_pile(match) == ["frog_prince"]
    play(match, "blue: keep_friend")
    assert offered(match) == {"gain straw", "gain wood", "gain brick"}
    play(match, "blue: gain brick")
    assert asked(match) == "blue: build_turn"
    assert (friend(match, "blue"), resources(match, "blue")) == ("robin_hood", {"straw": 2, "brick": 1})


@clause("GF-21.15")
def test_the_friend_after_the_frog_prince_may_be_given_away() -> None:
    match = forest(
        friends=["robin_hood"],
        blue={"plays": "fields", "friend": "frog_prince"},
        green={"plays": "fields", "friend": "cinderella"},
        orange={"plays": "forest"},
    )
    play(match, "blue: give_friend green", "blue: gain wood")
    assert friends(match) == {"blue": "", "green": "robin_hood", "orange": ""}
    assert friend_pile(match) == ["cinderella", "frog_prince"]


@clause("GF-21.15", "GF-2.4")
@pytest.mark.parametrize("answer", ["keep_friend", "give_friend green"])
def test_the_friend_after_the_frog_prince_does_not_act_in_the_same_window(answer: str) -> None:
    match = forest(
        friends=["snow_white"],
        blue={"plays": "fields", "friend": "frog_prince", "hand": ["roar"]},
        green={"plays": "fields", "hand": ["wolf"]},
        orange={"plays": "forest"},
    )
    play(match, f"blue: {answer}", "blue: gain wood")
    assert asked(match) == "blue: build_turn"
    assert (hand(match, "blue"), hand(match, "green")) == (["roar"], ["wolf"])


@clause("GF-21.16")
def test_a_frog_prince_is_left_out_when_the_friends_are_shuffled_for_him() -> None:
    def kissed(seed: int) -> Match:
        return forest(
            seed=seed,
            short=True,
            friend_discard=["robin_hood", "aladdin"],
            blue={"plays": "fields", "friend": "frog_prince"},
            green={"plays": "fields"},
            orange={"plays": "forest"},
        )

    drawn = with_luck(kissed, lambda match: str(match.questions[0].values["friend"]))
    assert drawn == {"robin_hood", "aladdin"}
    match = kissed(1)
    assert friend_pile(match) == ["frog_prince"]
    assert by_clause(match, "friends_reshuffled") == ["GF-21.16"]


@clause("GF-21.16")
def test_if_there_is_no_other_friend_only_the_resource_is_gained() -> None:
    match = forest(
        short=True,
        blue={"plays": "fields", "friend": "frog_prince"},
        green={"plays": "fields"},
        orange={"plays": "forest"},
    )
    assert heard(match, "no_friend_left") == [{"seat": "blue"}]
    play(match, "blue: gain brick")
    assert (friend(match, "blue"), friend_pile(match)) == ("", ["frog_prince"])


@clause("GF-21.17")
def test_alone_the_frog_prince_stays() -> None:
    match = forest(
        blue={"plays": "fields", "friend": "frog_prince"}, green={"plays": "forest"}, orange={"plays": "forest"}
    )
    assert asked(match) == "blue: build_turn"
    assert (friend(match, "blue"), resources(match, "blue")) == ("frog_prince", {"straw": 5})


@clause("GF-21.21")
def test_alone_one_gains_a_resource_of_choice_with_the_golden_goose() -> None:
    match = forest(
        blue={"plays": "fields", "friend": "golden_goose"}, green={"plays": "forest"}, orange={"plays": "forest"}
    )
    assert offered(match) == {"gain straw", "gain wood", "gain brick"}
    play(match, "blue: gain wood")
    assert asked(match) == "blue: build_turn"
    assert (friend(match, "blue"), resources(match, "blue")) == ("golden_goose", {"straw": 5, "wood": 1})


@clause("GF-21.21")
def test_in_company_the_golden_goose_lays_no_egg() -> None:
    match = forest(
        blue={"plays": "fields", "friend": "golden_goose"}, green={"plays": "fields"}, orange={"plays": "forest"}
    )
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == {"straw": 2}


@clause("GF-21.22", "GF-14.11")
def test_the_golden_goose_may_be_discarded_for_two_resources_without_an_action() -> None:
    match = forest(window="build", blue={"friend": "golden_goose"}, green={}, orange={})
    play(match, "blue: gain straw")
    assert "dismiss golden_goose" in offered(match)
    play(match, "blue: dismiss golden_goose", "blue: gain brick", "blue: gain wood")
    assert (friend(match, "blue"), friend_pile(match)) == ("", ["golden_goose"])
    assert asked(match) == "blue: build_turn"
    assert offered(match, "dismiss") == set()
    play(match, "blue: gain straw")
    assert resources(match, "blue") == {"straw": 2, "wood": 1, "brick": 1}
    assert asked(match) == "green: build_turn"


@clause("GF-21.22")
def test_the_golden_goose_may_still_be_discarded_when_no_action_is_left() -> None:
    match = forest(window="build", blue={"friend": "golden_goose", "actions": 0}, green={}, orange={})
    assert offered(match) == {"dismiss golden_goose", "end"}
    assert match.questions[0].default_answer == "end"
    play(match, "blue: dismiss golden_goose", "blue: gain brick", "blue: gain brick")
    assert (resources(match, "blue"), asked(match)) == ({"brick": 2}, "green: build_turn")


@clause("GF-21.51")
@pytest.mark.parametrize(("green", "total"), [("forest", 3), ("fields", 2)])
def test_the_seven_dwarfs_bring_an_extra_action_to_who_is_alone(green: str, total: int) -> None:
    match = forest(
        blue={"plays": "fields", "friend": "seven_dwarfs"}, green={"plays": green}, orange={"plays": "forest"}
    )
    assert match.table.builder("blue").actions == total
    play(match, "blue: gain straw", "blue: gain straw")
    assert asked(match) == ("blue: build_turn" if total == 3 else "green: build_turn")
    if total == 3:
        assert "end" in offered(match)
        assert heard(match, "actions_gained") == [{"seat": "blue", "count": 1, "total": 3}]


@clause("GF-21.55")
def test_every_opponent_there_gives_snow_white_a_fable_of_the_own_choice() -> None:
    match = forest(
        blue={"plays": "fields", "friend": "snow_white"},
        green={"plays": "fields", "hand": ["roar", "wolf", "roar"]},
        orange={"plays": "fields", "hand": ["giant"]},
        purple={"plays": "forest", "hand": ["dragon"]},
    )
    assert asked(match) == "green: snow_white"
    assert offered(match) == {"give_fable roar", "give_fable wolf"}
    play(match, "green: give_fable wolf", "orange: give_fable giant")
    assert asked(match) == "blue: build_turn"
    assert hand(match, "blue") == ["wolf", "giant"]
    assert (hand(match, "green"), hand(match, "orange"), hand(match, "purple")) == (["roar", "roar"], [], ["dragon"])


@clause("GF-21.55", "GF-12.5")
def test_snow_white_gets_no_fable_that_lies_on_the_table() -> None:
    match = forest(
        stock={"fields": 0},
        blue={"plays": "fields", "friend": "snow_white"},
        green={"plays": "fields powerful_friends"},
        orange={"plays": "forest"},
    )
    assert asked(match) == "blue: build_turn"
    assert hand(match, "blue") == []


@clause("GF-21.56")
def test_who_has_no_fable_gives_snow_white_a_resource_of_her_owners_choice() -> None:
    match = forest(
        stock={"fields": 0},
        blue={"plays": "fields", "friend": "snow_white"},
        green={"plays": "fields", "wood": 2, "brick": 1},
        orange={"plays": "fields", "hand": ["roar"], "brick": 4},
    )
    assert (asked(match), offered(match)) == ("blue: take_from_player", {"take wood", "take brick"})
    play(match, "blue: take brick", "orange: give_fable roar")
    assert (resources(match, "blue"), resources(match, "green")) == ({"brick": 1}, {"wood": 2})
    assert resources(match, "orange") == {"brick": 4}


@clause("GF-21.56")
def test_who_has_neither_fable_nor_resource_gives_snow_white_nothing() -> None:
    match = forest(
        stock={"fields": 0},
        blue={"plays": "fields", "friend": "snow_white"},
        green={"plays": "fields"},
        orange={"plays": "forest"},
    )
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == {}
    assert heard(match, "nothing_to_give") == [{"seat": "green", "card": "snow_white"}]


@clause("GF-20.74")
def test_only_giver_and_taker_know_what_snow_white_was_given() -> None:
    match = forest(
        blue={"plays": "fields", "friend": "snow_white"},
        green={"plays": "fields", "known": ["roar"], "hand": ["wolf"]},
        orange={"plays": "forest"},
    )
    assert hand_seen_by(match, "orange", "green") == [None, "roar"]
    play(match, "green: give_fable roar")
    news = {"seat": "blue", "giver": "green"}
    assert told(match, "green", "fable_taken") == told(match, "blue", "fable_taken") == [news | {"card": "roar"}]
    assert told(match, "orange", "fable_taken-unseen") == [news]
    assert hand_seen_by(match, "green", "blue") == ["roar"]
    assert hand_seen_by(match, "orange", "blue") == hand_seen_by(match, "orange", "green") == [None]
    play(match, "blue: gain straw", "blue: gain straw")
    assert imagined(match, "green", lambda table: tuple(table.builder("blue").hand)) == {("roar",)}
    play(match, "green: gain straw", "green: gain straw")
    assert len(imagined(match, "orange", lambda table: tuple(table.builder("blue").hand))) > 5


@clause("GF-21.48")
def test_who_is_richer_at_the_end_of_the_build_phase_gives_robin_hood_one_of_the_own_choice() -> None:
    match = forest(
        window="end_of_build",
        blue={"friend": "robin_hood", "straw": 3},
        green={"straw": 2, "brick": 2},
        orange={"wood": 3},
        purple={"wood": 9},
    )
    assert asked(match) == "green: give_to_robin_hood"
    assert offered(match) == {"give straw", "give brick"}
    play(match, "green: give straw")
    assert asked(match) == "green: choose_cards"
    assert [resources(match, seat) for seat in ("blue", "green", "orange", "purple")] == [
        {"straw": 4, "wood": 1},
        {"straw": 1, "brick": 2},
        {"wood": 3},
        {"wood": 8},
    ]


@clause("GF-21.48")
def test_for_robin_hood_the_amounts_are_compared_once() -> None:
    """After green's resource blue would not be poorer than orange any more."""
    match = forest(
        window="end_of_build",
        blue={"friend": "robin_hood", "straw": 3},
        green={"brick": 4},
        orange={"wood": 4},
    )
    assert resources(match, "blue") == {"straw": 3, "wood": 1, "brick": 1}


@clause("GF-21.48", "GF-1.16")
def test_robin_hood_does_not_count_what_lies_on_rapunzel() -> None:
    match = forest(
        window="end_of_build",
        rapunzel={"brick": 8},
        blue={"friend": "robin_hood", "straw": 3},
        green={"friend": "rapunzel", "straw": 3},
        orange={},
    )
    assert resources(match, "blue") == resources(match, "green") == {"straw": 3}
    assert heard(match, "friend_idle") == [{"seat": "blue", "friend": "robin_hood"}]


@clause("GF-21.48")
def test_robin_hood_comes_after_the_last_turn() -> None:
    match = forest(window="build", blue={"friend": "robin_hood"}, green={}, orange={"actions": 3})
    play(match, *["blue: gain straw"] * 2, *["green: gain straw"] * 2, *["orange: gain brick"] * 2)
    assert resources(match, "blue") == {"straw": 2}
    play(match, "orange: gain brick")
    assert (resources(match, "blue"), resources(match, "orange")) == ({"straw": 2, "brick": 1}, {"brick": 2})
