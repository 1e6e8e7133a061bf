"""Why can't I? Every reason that the game knows is given somewhere, and its clause and numbers are true."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from fairytable.engine.match import Match
from fairytable.engine.words import Words
from fairytable.games.grimm_forest import GAME, refusals
from fairytable.games.grimm_forest.cards import FRIENDS, SPECIAL
from fairytable.testing import play
from tests.claims import refused
from tests.games.grimm_forest.forest import Has, forest

CONDITIONS = ("fairy_godmother", "goldilocks", "puss_in_boots", "rapunzel", "red_riding_hood", "rumpelstiltskin")
"""Friends whose Special Action is not always of use (GF-14.16)."""


def reasons_known() -> set[str]:
    """The keys of all reasons in the source."""
    tree = ast.parse(Path(refusals.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    keys = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Reason"]
    written = {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    return written | {f"nothing_for_{friend}" for friend in CONDITIONS}


def building(**told: Has) -> Match:
    return forest(window="build", short=True, blue=told["blue"], green=told.get("green", {}), orange={})


def situations() -> list[Match]:
    """Tables at which, taken together, everything goes wrong."""
    dreaming = forest(window="start_of_round", blue={"hand": ["roar"]}, green={"friend": "sleeping_beauty"}, orange={})
    full = ["straw_roof", "straw_roof", "wood_walls", "wood_walls", "brick_floor"]
    return [
        forest(blue={"friend": "little_mermaid", "locked": ["forest"]}, green={}, orange={}),
        play(dreaming, "green: player blue"),
        forest(blue={"hand": ["roar"]}, green={"friend": "huntsman"}, orange={}),
        forest(blue={"friend": "evil_queen"}, green={"plays": "fields"}, orange={"plays": "fields"}),
        forest(
            unique=["green grandmas_house fields", "orange grandmas_house forest"],
            blue={"plays": "fields wolf"},
            green={"plays": "fields"},
            orange={"plays": "fields"},
        ),
        play(
            forest(blue={"plays": "fields wolf"}, green={"plays": "fields dragon"}, orange={"plays": "fields"}),
            "blue: place forest",
        ),
        forest(
            unique=["green lonely_castle fields"],
            blue={"plays": "fields royal_wedding"},
            green={"plays": "fields"},
            orange={"plays": "fields"},
        ),
        forest(blue={"plays": "fields harvest_moon"}, green={"plays": "fields"}, orange={"plays": "fields"}),
        play(
            forest(
                blue={"plays": "fields big_bad_wolf"},
                green={"plays": "forest", "houses": ["brick_roof", "straw_floor", "wood_floor"]},
                orange={"plays": "fields"},
            ),
            "blue: place forest",
        ),
        building(blue={"hand": ["roar"]}),
        building(blue={"wood": 9, "houses": full, "friend": "cinderella"}, green={"friend": "hansel_gretel"}),
        building(blue={"houses": ["straw_floor", "wood_floor"]}, green={"friend": "hansel_gretel"}),
        building(blue={"friend": "golden_goose", "actions": 0}),
        play(building(blue={"friend": "wood_cutter"}), "blue: special wood_cutter"),
        forest(window="build", sections={"wood_floor": 0}, blue={"wood": 5}, green={}, orange={}),
        *(building(blue={"friend": friend, "hand": ["roar"]}) for friend in CONDITIONS),
    ]


def test_every_reason_of_the_game_is_given_somewhere() -> None:
    given = {reason.key for match in situations() for reason in match.questions[0].refusals().values()}
    assert given == reasons_known()


def test_every_reason_names_a_clause_of_the_rules_and_has_words() -> None:
    words = Words(GAME, "en")
    for match in situations():
        for reason in match.questions[0].refusals().values():
            assert reason.clause in GAME.rulebook
            assert words.has(f"reason-{reason.key}")


def test_nothing_on_offer_is_refused() -> None:
    for match in situations():
        assert not set(match.questions[0].refusals()) & set(match.questions[0].options)


def test_there_is_no_reason_for_nonsense() -> None:
    match = building(blue={"wood": 5})
    assert match.why_not("blue", "dance") is None
    assert match.why_not("green", "build wood roof") is None


@pytest.mark.parametrize("friend", CONDITIONS)
def test_a_special_action_without_use_is_refused_with_its_own_reason(friend: str) -> None:
    match = building(blue={"friend": friend})
    refused(match, f"blue: special {friend}", f"nothing_for_{friend}", "GF-14.16")


@pytest.mark.parametrize("friend", [name for name, windows in FRIENDS.items() if SPECIAL not in windows])
def test_a_friend_without_a_special_action_says_so(friend: str) -> None:
    match = building(blue={"friend": friend})
    refused(match, f"blue: special {friend}", "no_special_action", "GF-14.8", friend=friend)


@pytest.mark.parametrize("friend", [name for name in FRIENDS if name not in ("golden_goose", "fairy_godmother")])
def test_only_two_friends_can_be_dismissed_in_the_turn(friend: str) -> None:
    match = building(blue={"friend": friend})
    refused(match, f"blue: dismiss {friend}", "cannot_be_dismissed", "GF-14.11", friend=friend)


def test_without_a_friend_there_is_no_special_action() -> None:
    refused(building(blue={}), "blue: special_action", "no_friend", "GF-14.8")


def test_the_two_basic_actions_must_be_used_before_the_end() -> None:
    match = building(blue={"actions": 3})
    refused(match, "blue: end", "actions_must_be_used", "GF-14.15", count=2)
    play(match, "blue: gain straw")
    refused(match, "blue: end", "actions_must_be_used", "GF-14.15", count=1)
    match = building(blue={"actions": 1})
    refused(match, "blue: end", "actions_must_be_used", "GF-14.15", count=1)


def test_without_an_action_left_everything_is_refused_for_that() -> None:
    match = forest(
        window="build",
        blue={"friend": "golden_goose", "wood": 5, "hand": ["roar"], "actions": 0},
        green={},
        orange={},
    )
    for line in ("draw", "gain straw", "gain wood", "gain brick", "build wood floor"):
        refused(match, f"blue: {line}", "no_action_left", "GF-14.3", count=0)
    refused(match, "blue: play roar", "fable_in_build_phase", "GF-14.13", card="roar")


def test_without_fables_to_draw_the_draw_is_refused() -> None:
    refused(building(blue={}), "blue: draw", "no_fables_left", "GF-1.18")


def test_each_way_in_which_a_section_cannot_be_built_has_its_reason() -> None:
    full = ["straw_roof", "straw_roof", "wood_walls", "wood_walls", "brick_floor"]
    match = forest(window="build", blue={"straw": 9, "wood": 4, "houses": full}, green={}, orange={})
    named = {"material": "straw", "section": "floor"}
    refused(match, "blue: build straw floor", "no_free_site", "GF-15.3", **named)
    named = {"material": "straw", "section": "roof"}
    refused(match, "blue: build straw roof", "nothing_below", "GF-15.2", **named, below="walls")
    named = {"material": "wood", "section": "floor"}
    refused(match, "blue: build wood floor", "house_unfinished", "GF-15.5", **named)
    named = {"material": "wood", "section": "roof"}
    refused(match, "blue: build wood roof", "too_few", "GF-15.1", **named, price=6, has=4)
    match = forest(window="build", sections={"wood_floor": 0}, blue={"wood": 5}, green={}, orange={})
    refused(match, "blue: build wood floor", "no_section_left", "GF-15.7", material="wood", section="floor")
