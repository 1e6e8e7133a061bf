"""GF-14: the Build phase and its actions."""

from __future__ import annotations

import pytest

from fairytable.engine.match import Match
from fairytable.games.grimm_forest.verbs import DISMISS
from fairytable.testing import clause, play
from tests.claims import cited, heard, not_offered, refused
from tests.games.grimm_forest.forest import (
    Has,
    about,
    asked,
    forest,
    go,
    hand,
    hand_seen_by,
    offered,
    resources,
    skip,
    stock,
    told,
)


def building(**has: object) -> Match:
    """Blue before the own Build turn."""
    blue: Has = has  # type: ignore[assignment]
    return forest(window="build", blue=blue, green={}, orange={})


@clause("GF-14.1", "GF-21.49")
def test_the_build_phase_opens_with_rumpelstiltskins_straw() -> None:
    match = forest(
        blue={"plays": "fields"}, green={"plays": "forest"}, orange={"plays": "forest", "friend": "rumpelstiltskin"}
    )
    assert asked(match) == "blue: build_turn"
    assert (resources(match, "orange"), match.events[-1].key if match.events else "") == (
        {"straw": 1, "wood": 2},
        "gained",
    )


@clause("GF-14.2")
def test_everybody_takes_one_turn_in_turn_order() -> None:
    match = forest(window="build", green={}, orange={}, blue={})
    order = []
    while about(match) == "build_turn":
        order.append(match.questions[0].seat)
        play(match, f"{order[-1]}: gain straw")
    assert order == ["green", "green", "orange", "orange", "blue", "blue"]


@clause("GF-14.3")
@pytest.mark.parametrize(
    ("card", "name", "actions"),
    [
        ("no_fable", "", 2),
        ("little_helpers", "", 4),
        ("no_fable", "seven_dwarfs", 3),
        ("little_helpers", "seven_dwarfs", 5),
    ],
)
def test_a_turn_has_two_actions_and_those_won(card: str, name: str, actions: int) -> None:
    match = forest(
        blue={"plays": f"fields {card}", "friend": name}, green={"plays": "forest"}, orange={"plays": "forest"}
    )
    for used in range(actions):
        assert asked(match) == "blue: build_turn"
        assert match.questions[0].values["left"] == actions - used
        play(match, "blue: gain straw")
    assert asked(match) == "green: build_turn"


@clause("GF-14.3", "GF-14.14")
def test_powerful_friends_take_actions_but_nobody_goes_below_none() -> None:
    """Blue, Green and Orange each take one of Purple, who has only two."""
    pig: Has = {"plays": "fields powerful_friends"}
    match = forest(blue=pig, green=pig, orange=pig, purple={"plays": "fields"})
    assert [builder.actions for builder in match.table.builders] == [
        2 + 3 - 1 - 1,
        2 - 1 + 3 - 1,
        2 - 1 - 1 + 2,
        0,
    ]
    assert heard(match, "action_lost")[-1]["seat"] == "green"


@clause("GF-14.4")
def test_an_action_is_a_draw_a_gain_a_section_or_a_special_action() -> None:
    match = building(friend="wood_cutter", straw=2)
    assert offered(match) == {
        "draw",
        "gain straw",
        "gain wood",
        "gain brick",
        "build straw floor",
        "special wood_cutter",
    }


@clause("GF-14.4", "GF-14.8")
def test_the_same_action_may_be_repeated_but_not_the_same_special_action() -> None:
    match = building(actions=6, friend="wood_cutter")
    play(match, "blue: draw", "blue: draw", "blue: gain brick", "blue: gain brick", "blue: special wood_cutter")
    refused(match, "blue: special wood_cutter", "special_used", "GF-14.8", friend="wood_cutter")


@clause("GF-14.5")
def test_a_drawn_fable_is_the_top_one_and_known_only_to_its_drawer() -> None:
    match = forest(window="build", deck=["roar", "wolf"], blue={}, green={}, orange={})
    play(match, "blue: draw")
    assert hand(match, "blue") == ["roar"]
    assert [hand_seen_by(match, seat, "blue") for seat in ("blue", "green", None)] == [["roar"], [None], [None]]
    assert told(match, "blue", "drew_fables") == [{"seat": "blue", "count": 1, "cards": ("roar",)}]
    assert told(match, "green", "drew_fables-unseen") == [{"seat": "blue", "count": 1}]


@clause("GF-14.6")
@pytest.mark.parametrize("material", ["straw", "wood", "brick"])
def test_a_gained_resource_comes_from_the_supply(material: str) -> None:
    match = building()
    before = [stock(match, location) for location in ("fields", "forest", "brickyard")]
    play(match, f"blue: gain {material}")
    assert resources(match, "blue") == {material: 1}
    assert [stock(match, location) for location in ("fields", "forest", "brickyard")] == before


@clause("GF-14.7")
def test_a_section_takes_one_action() -> None:
    match = building(wood=2)
    play(match, "blue: build wood floor")
    assert match.questions[0].values["left"] == 1
    assert match.table.builder("blue").sites[0] == "wood_floor"
    assert cited(match, "built") == [("GF-15.1", {"seat": "blue", "material": "wood", "section": "floor", "price": 2})]


@clause("GF-14.8")
def test_a_special_action_belongs_to_the_friend_one_has_now_and_costs_an_action() -> None:
    match = building()
    refused(match, "blue: special_action", "no_friend", "GF-14.8")
    match = building(friend="snow_white")
    refused(match, "blue: special snow_white", "no_special_action", "GF-14.8", friend="snow_white")
    match = building(friend="little_mermaid")
    not_offered(match, "blue: special wood_cutter")
    play(match, "blue: special little_mermaid", "blue: gain straw")
    assert (asked(match), resources(match, "blue")) == ("green: build_turn", {"straw": 2, "wood": 1, "brick": 1})


@clause("GF-14.8")
def test_a_special_action_can_be_used_again_in_the_next_turn() -> None:
    match = building(friend="wood_cutter")
    play(match, "blue: special wood_cutter", "blue: gain straw")
    skip(match, to="choose_cards")
    go(match, blue="fields", green="fields", orange="fields")
    while match.questions[0].seat != "blue":
        skip_one(match)
    assert "special wood_cutter" in offered(match)


def skip_one(match: Match) -> None:
    match.answer(match.questions[0].seat, match.questions[0].default_answer)


@clause("GF-14.9")
def test_the_special_action_of_a_new_friend_may_be_used_in_the_same_turn() -> None:
    match = forest(
        window="build",
        friends=["little_mermaid"],
        blue={"friend": "wood_cutter", "wood": 2, "houses": ["wood_floor"], "actions": 3},
        green={},
        orange={},
    )
    play(match, "blue: special wood_cutter", "blue: build wood walls", "blue: keep_friend")
    play(match, "blue: keep_cards fields forest", "blue: special little_mermaid")
    assert resources(match, "blue") == {"straw": 1, "wood": 1, "brick": 1}


@clause("GF-14.10")
def test_the_two_basic_actions_must_be_used_and_extra_ones_may_be_forfeited() -> None:
    match = building(actions=4)
    refused(match, "blue: end", "actions_must_be_used", "GF-14.15", count=2)
    play(match, "blue: gain straw")
    refused(match, "blue: end", "actions_must_be_used", "GF-14.15", count=1)
    play(match, "blue: gain straw")
    assert "end" in offered(match)
    play(match, "blue: end")
    assert asked(match) == "green: build_turn"
    assert resources(match, "blue") == {"straw": 2}


@clause("GF-14.11", "GF-21.22")
def test_discarding_the_golden_goose_costs_no_action() -> None:
    match = building(friend="golden_goose")
    play(match, "blue: dismiss golden_goose", "blue: gain brick", "blue: gain wood")
    assert (asked(match), match.questions[0].values["left"]) == ("blue: build_turn", 2)
    assert (resources(match, "blue"), match.table.friend_discard[-1]) == ({"wood": 1, "brick": 1}, "golden_goose")


@clause("GF-14.11", "GF-21.14")
def test_discarding_the_fairy_godmother_costs_no_action() -> None:
    match = building(friend="fairy_godmother", hand=["roar", "wolf", "wolf"])
    play(match, "blue: gain straw", "blue: dismiss fairy_godmother", *["blue: discard_fable wolf"] * 2)
    play(match, "blue: gain brick", "blue: gain brick")
    assert (match.questions[0].values["left"], hand(match, "blue")) == (1, ["roar"])
    assert resources(match, "blue") == {"straw": 1, "brick": 2}
    match = building(friend="fairy_godmother", hand=["roar"])
    refused(match, "blue: dismiss fairy_godmother", "fables_needed", "GF-21.14", wanted=2, count=1)


@clause("GF-14.11")
@pytest.mark.parametrize("name", ["golden_goose", "fairy_godmother"])
def test_these_friends_cannot_be_discarded_in_the_gather_phase_or_in_the_turn_of_another(name: str) -> None:
    """Blue is asked about many things, and never whether to discard the Friend."""
    match = forest(
        window="start_of_round",
        blue={"friend": name, "hand": ["roar", "wolf", "crystal_ball"]},
        green={"friend": "aladdin"},
        orange={},
    )
    seen: set[str] = set()
    play(match, "green: announce alone")
    go(match, green="forest", orange="forest", blue="fields crystal_ball")
    while asked(match) != "blue: build_turn":
        seen |= offered(match)
        skip_one(match)
    assert seen
    assert not [option for option in seen if option in DISMISS]
    assert f"dismiss {name}" in offered(match)
    match = forest(window="build", green={}, blue={"friend": name, "hand": ["roar", "wolf"]}, orange={})
    assert match.question_for("blue") is None


@clause("GF-14.12", "GF-19.1")
def test_after_the_last_turn_comes_robin_hood_and_then_the_end() -> None:
    match = forest(
        window="build",
        blue={"friend": "robin_hood"},
        green={"houses": ["brick_roof"] * 2 + ["straw_walls"], "straw": 6, "wood": 9, "tokens": ["straw"]},
        orange={},
    )
    play(match, *["blue: gain straw"] * 2, "green: build straw roof", "green: gain brick", *["orange: gain straw"] * 2)
    assert (asked(match), match.is_over) == ("green: give_to_robin_hood", False)
    play(match, "green: give brick")
    assert match.is_over
    assert [event.key for event in match.events or []][-2:] == ["handed_over", "match_ends"]


@clause("GF-14.13")
def test_fables_cannot_be_played_in_the_build_phase() -> None:
    match = building(hand=["hidden_vault", "roar"])
    refused(match, "blue: play roar", "fable_in_build_phase", "GF-14.13", card="roar")
    assert not offered(match, "play", "choose")


@clause("GF-14.14")
def test_an_action_won_is_kept_even_if_its_friend_leaves() -> None:
    """The Giant of Green takes the Seven Dwarfs after they have helped."""
    match = forest(
        blue={"plays": "fields", "friend": "seven_dwarfs"}, green={"plays": "forest giant"}, orange={"plays": "forest"}
    )
    play(match, "green: place fields")
    assert (match.table.builder("blue").friend, match.table.builder("blue").actions) == ("", 3)


@clause("GF-14.14")
def test_the_number_of_actions_begins_at_two_in_every_round() -> None:
    match = forest(blue={"plays": "fields little_helpers"}, green={"plays": "forest"}, orange={"plays": "forest"})
    assert match.table.builder("blue").actions == 4
    skip(match, to="choose_cards")
    assert [builder.actions for builder in match.table.builders] == [2, 2, 2]


@clause("GF-14.15")
@pytest.mark.parametrize("actions", [0, 1])
def test_who_has_fewer_than_two_actions_must_use_those(actions: int) -> None:
    match = building(actions=actions, friend="golden_goose")
    if actions:
        refused(match, "blue: end", "actions_must_be_used", "GF-14.15", count=1)
        play(match, "blue: gain straw")
    assert offered(match) == {"dismiss golden_goose", "end"}
    refused(match, "blue: gain straw", "no_action_left", "GF-14.3", count=actions)


@clause("GF-14.15")
def test_without_actions_there_is_still_a_turn_for_free_discards() -> None:
    match = building(actions=0, friend="golden_goose")
    assert asked(match) == "blue: build_turn"
    play(match, "blue: dismiss golden_goose", "blue: gain wood", "blue: gain wood")
    assert (asked(match), resources(match, "blue")) == ("green: build_turn", {"wood": 2})


@clause("GF-14.15")
def test_free_discards_are_possible_between_and_after_actions_but_not_in_the_middle_of_one() -> None:
    match = forest(
        window="build",
        friends=["aladdin"],
        blue={"friend": "golden_goose", "wood": 4, "houses": ["wood_floor"]},
        green={},
        orange={},
    )
    assert "dismiss golden_goose" in offered(match)
    play(match, "blue: build wood walls")
    assert offered(match) == {"keep_friend", "give_friend green", "give_friend orange"}
    play(match, "blue: give_friend green")
    assert "dismiss golden_goose" in offered(match)
    play(match, "blue: gain straw")
    assert offered(match) == {"dismiss golden_goose", "end"}


@clause("GF-14.16")
@pytest.mark.parametrize("name", ["fairy_godmother", "goldilocks", "red_riding_hood"])
def test_these_special_actions_need_a_card_to_draw_or_take(name: str) -> None:
    match = forest(window="build", short=True, blue={"friend": name}, green={}, orange={})
    refused(match, f"blue: special {name}", f"nothing_for_{name}", "GF-14.16")
    match = forest(window="build", short=True, discard=["wolf"], blue={"friend": name}, green={}, orange={})
    assert f"special {name}" in offered(match)
    match = forest(window="build", short=True, deck=["roar"], blue={"friend": name}, green={}, orange={})
    assert f"special {name}" in offered(match)


@clause("GF-14.16")
@pytest.mark.parametrize(("own", "other", "possible"), [(0, 9, False), (1, 0, False), (1, 1, True), (2, 0, True)])
def test_puss_in_boots_needs_a_section_that_can_be_paid(*, own: int, other: int, possible: bool) -> None:
    match = forest(window="build", blue={"friend": "puss_in_boots", "straw": own}, green={"straw": other}, orange={})
    assert ("special puss_in_boots" in offered(match)) == possible
    if not possible:
        refused(match, "blue: special puss_in_boots", "nothing_for_puss_in_boots", "GF-14.16")


@clause("GF-14.16")
@pytest.mark.parametrize(
    ("lying", "other", "possible"), [(2, "forest", True), (0, "forest", False), (2, "fields", False)]
)
def test_rapunzel_needs_a_pig_alone_and_something_on_her(*, lying: int, other: str, possible: bool) -> None:
    match = forest(
        window="build",
        rapunzel={"brick": lying},
        blue={"friend": "rapunzel", "at": "fields"},
        green={"at": other},
        orange={"at": "forest"},
    )
    assert ("special rapunzel" in offered(match)) == possible
    if not possible:
        refused(match, "blue: special rapunzel", "nothing_for_rapunzel", "GF-14.16")


@clause("GF-14.16")
def test_rumpelstiltskin_needs_straw() -> None:
    match = building(friend="rumpelstiltskin", wood=5)
    refused(match, "blue: special rumpelstiltskin", "nothing_for_rumpelstiltskin", "GF-14.16")
    play(match, "blue: gain straw")
    assert "special rumpelstiltskin" in offered(match)
