"""Why can't I? Every reason that the game knows is given somewhere, and its clause and numbers are true."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from fairytable.engine.match import Match
from fairytable.games.fantastic_stories import GAME, refusals
from fairytable.testing import play
from tests.claims import refused
from tests.games.fantastic_stories.story import rolled, situation


def reasons_known() -> set[str]:
    """The keys of all reasons in the source."""
    tree = ast.parse(Path(refusals.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    names = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Reason"]
    return {str(call.args[0].value) for call in names if isinstance(call.args[0], ast.Constant)}


def situations() -> list[Match]:
    """A few tables at which, taken together, everything goes wrong."""
    crowded = {"mill": 1, "lair": 1, "temple": 1, "lamp": 1, "sun_gate": 1, "east_dock": 1}
    wizard = {"trumpet": 1, "bell": 1, "reroll": 1, "move_two": 1, "keys": 1, "east_dock": 1}
    pair = {"move_two": 1, "mill": 1, "sword": 3}
    return [
        situation(red=crowded, dice=[5]),
        situation(red=wizard, dice=[1]),
        rolled(red=crowded, dice=[5], books={"blue": "lair"}),
        rolled(red={"castle": 7}),
        rolled(red=wizard, dice=[1]),
        rolled(red={"lair": 1, "sword": 1}, dice=[2], books={"red": "lair"}),
        play(rolled(red=wizard, dice=[4]), "red: call_ferry east_dock"),
        play(rolled(red={"reroll": 1, "mill": 1}, dice=[5, 6]), "red: walk mill well 5"),
        play(rolled(red={"reroll": 1, "mill": 1}, dice=[5]), "red: walk mill well 5"),
        play(rolled(red=pair, dice=[1, 2]), "red: move_two", "red: walk mill bridge 1"),
        play(rolled(red=pair, dice=[1, 2]), "red: move_two", "red: walk mill bridge 1", "red: walk sword tower 2"),
        play(rolled(red={"mill": 1}, dice=[5], expert=True), "red: walk mill well 5"),
    ]


def test_every_reason_of_the_game_is_given_somewhere() -> None:
    given = {reason.key for match in situations() for reason in match.refusals(match.questions[0]).values()}
    assert given == reasons_known()


def test_every_reason_names_a_clause_of_the_rules() -> None:
    for match in situations():
        for reason in match.refusals(match.questions[0]).values():
            assert reason.clause in GAME.rulebook


def test_nothing_on_offer_is_refused() -> None:
    for match in situations():
        assert not set(match.refusals(match.questions[0])) & set(match.questions[0].options)


@pytest.mark.parametrize("expert", [False, True])
def test_the_dice_in_a_reason_are_those_that_could_be_used(*, expert: bool) -> None:
    match = rolled(red={"mill": 2, "move_two": 1}, dice=[1, 4], expert=expert)
    refused(match, "red: walk mill well 5", "no_such_die", "FS-5.2", die=5, dice=(1, 4))
    play(match, "red: move_two", "red: walk mill bridge 1")
    left = (4, 1) if expert else (4,)
    refused(match, "red: walk mill well 5", "no_such_die", "FS-5.2", die=5, dice=left)


def test_before_the_roll_the_lasting_reasons_come_first() -> None:
    match = situation(red={"sun_gate": 1, "east_dock": 1, "lair": 1, "mill": 1}, dice=[5])
    refused(match, "red: tunnel sun_gate sun_cave 4", "no_keys", "FS-12.4")
    refused(match, "red: fly mill high_pasture 6", "no_trumpet", "FS-10.1")
    refused(match, "red: ride east_dock north_dock 4", "ferry_elsewhere", "FS-6.11", dock="north_dock")
    refused(match, "red: complete lair 2", "item_missing", "FS-13.1", adventure="lair", item="sword")
    refused(match, "red: complete temple 1", "nobody_at_adventure", "FS-14.1", adventure="temple")
    refused(match, "red: reroll", "nobody_on_magic", "FS-7.2", magic="reroll")
    refused(match, "red: walk mill well 5", "roll_first", "FS-2.1")


def test_there_is_no_reason_for_nonsense() -> None:
    match = situation(red={"mill": 1, "trumpet": 1}, dice=[5])
    assert match.why_not("red", "walk bridge well 2") is None
    play(match, "red: castle 4")
    for option in ("dance", "walk bridge well 2", "walk mill well 2", "fly trumpet castle 4"):
        assert match.why_not("red", option) is None
    assert match.why_not("blue", "walk mill well 5") is None
