"""GF-16 and GF-17: how Friends come and go, and the First Builder Bonus."""

from __future__ import annotations

import pytest

from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import (
    Has,
    about,
    asked,
    forest,
    friend,
    friend_pile,
    friends,
    go,
    hand,
    hand_seen_by,
    houses,
    offered,
    resources,
    skip,
    told,
)

WALLS: Has = {"wood": 4, "houses": ["wood_floor"]}


def walls(*deck: str, **others: Has) -> Match:
    """Blue has just built Walls and drawn the first of these Friends."""
    seats: dict[str, Has] = {"blue": WALLS, "green": {}, "orange": {}}
    for seat, has in others.items():
        seats[seat] = seats[seat] | has
    match = forest(window="build", friends=deck, seated=seats)
    return play(match, "blue: build wood walls")


@clause("GF-16.1")
def test_friends_come_by_walls_by_the_bonus_and_by_three_cards() -> None:
    assert heard(walls("aladdin"), "drew_friend") == [{"seat": "blue", "friend": "aladdin"}]
    match = forest(window="build", friends=["aladdin"], blue={"wood": 6, "houses": ["wood_walls"]}, green={})
    play(match, "blue: build wood roof", "blue: bonus friend")
    assert heard(match, "drew_friend") == [{"seat": "blue", "friend": "aladdin"}]
    for has in ({"plays": "fields mysterious_stranger"}, {"plays": "forest", "friend": "frog_prince"}):
        match = forest(friends=["aladdin"], blue=has, green={"plays": "forest"}, orange={"plays": "forest"})  # type: ignore[arg-type]
        assert heard(match, "drew_friend") == [{"seat": "blue", "friend": "aladdin"}]
    tavern: Has = {"plays": "fields night_at_the_tavern"}
    match = forest(friends=["aladdin"], blue=tavern, green={"plays": "forest"}, orange={"plays": "forest"})
    assert "friend aladdin" in offered(match)


@clause("GF-16.2")
def test_a_drawn_friend_is_shown_and_kept_or_given_away_but_not_discarded() -> None:
    match = walls("aladdin")
    assert offered(match) == {"keep_friend", "give_friend green", "give_friend orange"}
    for seat in ("green", "orange", None):
        assert match.view(seat)["shown_friends"] == ["aladdin"]
        assert told(match, seat, "drew_friend") == [{"seat": "blue", "friend": "aladdin"}]
    kept = play(match.copy(), "blue: keep_friend")
    assert friends(kept) == {"blue": "aladdin", "green": "", "orange": ""}
    play(match, "blue: give_friend orange")
    assert friends(match) == {"blue": "", "green": "", "orange": "aladdin"}
    assert match.table.shown_friends == []


@clause("GF-16.3")
def test_a_given_friend_cannot_be_refused() -> None:
    match = play(walls("aladdin", green={"friend": "seven_dwarfs"}), "blue: give_friend green")
    assert (asked(match), friend(match, "green")) == ("blue: build_turn", "aladdin")


@clause("GF-16.4", "GF-16.7")
@pytest.mark.parametrize(("answer", "receiver"), [("keep_friend", "blue"), ("give_friend green", "green")])
def test_who_receives_a_friend_discards_the_old_one(answer: str, receiver: str) -> None:
    match = walls("aladdin", blue={"friend": "snow_white"}, green={"friend": "seven_dwarfs"})
    old = friend(match, receiver)
    play(match, f"blue: {answer}")
    assert (friend(match, receiver), friend_pile(match)) == ("aladdin", [old])


@clause("GF-16.5")
def test_who_gives_a_friend_away_keeps_the_own_one() -> None:
    match = play(walls("aladdin", blue={"friend": "snow_white"}), "blue: give_friend green")
    assert friends(match) == {"blue": "snow_white", "green": "aladdin", "orange": ""}
    assert friend_pile(match) == []


@clause("GF-16.6")
def test_a_friend_lies_face_up_and_works_every_round() -> None:
    match = forest(
        window="start_of_round", blue={"friend": "rumpelstiltskin"}, green={"friend": "golden_goose"}, orange={}
    )
    for _ in range(3):
        for seat in ("green", None):
            assert {builder["friend"] for builder in match.view(seat)["builders"]} == {
                "rumpelstiltskin",
                "golden_goose",
                "",
            }
        go(match, blue="fields", green="forest", orange="fields")
        play(match, "green: gain brick")
        skip(match, to="choose_cards")
    assert len([event for event in heard(match, "gained") if event["material"] == "brick"]) == 3
    assert [event.clause for event in match.events or []].count("GF-21.49") == 3


@clause("GF-16.7")
def test_discarded_friends_lie_on_the_friend_discard_pile() -> None:
    match = forest(
        friend_discard=["aladdin"],
        blue={"plays": "fields giant"},
        green={"plays": "forest", "friend": "snow_white"},
        orange={"plays": "forest", "friend": "seven_dwarfs"},
    )
    play(match, "blue: place forest")
    assert friend_pile(match) == ["seven_dwarfs", "snow_white", "aladdin"]
    assert match.view(None)["friend_discard"] == ["aladdin", "snow_white", "seven_dwarfs"]


@clause("GF-16.8", "GF-21.44")
def test_when_rapunzel_leaves_what_lay_on_her_returns_to_the_supply() -> None:
    match = forest(
        window="build",
        friends=["aladdin"],
        rapunzel={"straw": 2, "brick": 4},
        blue=WALLS,
        green={"friend": "rapunzel"},
        orange={},
    )
    play(match, "blue: build wood walls", "blue: give_friend green")
    assert set(match.table.on_rapunzel.values()) == {0}
    assert (resources(match, "green"), heard(match, "rapunzel_emptied")) == ({}, [{"seat": "green", "count": 6}])


@clause("GF-16.8", "GF-21.35")
def test_when_the_little_mermaid_leaves_the_gather_cards_return_to_the_hand() -> None:
    match = forest(
        window="build",
        friends=["aladdin"],
        blue=WALLS,
        green={"friend": "little_mermaid", "locked": ["forest"]},
        orange={},
    )
    play(match, "blue: build wood walls", "blue: give_friend green")
    green = match.table.builder("green")
    assert (green.gather_cards, green.locked) == (("fields", "forest", "brickyard"), ())
    skip(match, to="aladdin")
    play(match, "green: announce alone")
    question = match.question_for("green")
    assert question is not None
    assert "choose forest no_fable" in question.options


@clause("GF-16.9")
def test_the_tavern_asks_nobody_whether_to_keep_or_give() -> None:
    match = forest(
        friends=["cinderella", "golden_goose", "snow_white"],
        blue={"plays": "fields night_at_the_tavern", "friend": "seven_dwarfs"},
        green={"plays": "fields", "friend": "robin_hood"},
        orange={"plays": "fields"},
    )
    play(match, "blue: friend golden_goose")
    assert heard(match, "drew_friend") == []
    assert asked(match) != "blue: keep_or_give"
    assert friend(match, "blue") == "golden_goose"
    assert {friend(match, "green"), friend(match, "orange")} == {"cinderella", "snow_white"}


def roof(material: str = "brick", **others: Has) -> Match:
    """Blue has just finished a house."""
    has: Has = {material: 6, "houses": [f"{material}_walls"]}  # type: ignore[misc]
    seats: dict[str, Has] = {"blue": has, "green": {}, "orange": {}}
    for seat, more in others.items():
        seats[seat] = seats[seat] | more
    match = forest(window="build", friends=["aladdin"], deck=["roar", "wolf"], seated=seats)
    return play(match, f"blue: build {material} roof")


@clause("GF-17.1")
@pytest.mark.parametrize("material", ["straw", "wood", "brick"])
def test_the_first_house_of_a_material_earns_its_token_and_one_reward_at_once(material: str) -> None:
    match = roof(material)
    assert match.table.builder("blue").first_builder == (material,)
    assert (asked(match), match.questions[0].values) == ("blue: first_builder_bonus", {"material": material})
    assert offered(match) == {"bonus resources", "bonus fables", "bonus friend"}
    play(match, "blue: bonus resources")
    assert about(match) == "build_turn"


@clause("GF-17.2")
def test_the_reward_may_be_one_of_each_resource() -> None:
    assert resources(play(roof(), "blue: bonus resources"), "blue") == {"straw": 1, "wood": 1, "brick": 1}


@clause("GF-17.2")
def test_the_reward_may_be_two_fables() -> None:
    match = play(roof(), "blue: bonus fables")
    assert (hand(match, "blue"), resources(match, "blue")) == (["roar", "wolf"], {})
    assert hand_seen_by(match, "green", "blue") == [None, None]


@clause("GF-17.2")
def test_the_reward_may_be_a_friend_to_keep_or_to_give() -> None:
    match = play(roof(blue={"friend": "snow_white"}), "blue: bonus friend")
    assert asked(match) == "blue: keep_or_give"
    play(match, "blue: give_friend green")
    assert friends(match) == {"blue": "snow_white", "green": "aladdin", "orange": ""}


@clause("GF-17.3")
@pytest.mark.parametrize("owner", ["blue", "green"])
def test_each_token_is_given_once_per_game(owner: str) -> None:
    holder: dict[str, Has] = {owner: {"tokens": ["brick"]}}
    match = roof("brick", **holder)
    assert about(match) == "build_turn"
    assert (houses(match, "blue"), heard(match, "first_builder")) == (["brick_roof"], [])
    assert match.table.builder(owner).first_builder == ("brick",)


@clause("GF-17.4", "GF-20.6")
@pytest.mark.parametrize("house", ["straw_roof", "straw_floor"])
def test_a_token_is_kept_even_if_the_house_is_lost(house: str) -> None:
    match = forest(
        blue={"plays": "forest big_bad_wolf"},
        green={"plays": "fields", "houses": [house], "tokens": ["straw"]},
        orange={"plays": "forest"},
    )
    play(match, "blue: place fields")
    assert match.table.builder("green").first_builder == ("straw",)


@clause("GF-17.5")
def test_a_player_may_own_several_tokens() -> None:
    match = roof("wood", blue={"tokens": ["straw", "brick"]})
    assert set(match.table.builder("blue").first_builder) == {"straw", "wood", "brick"}
