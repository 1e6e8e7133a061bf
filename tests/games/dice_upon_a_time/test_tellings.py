"""Whatever helps a die, and every use of an ability, is told with its own clause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.dice_upon_a_time.land import Has, land

FULL = ["blue plain_3", "green plain_3", "blue book_3"]
SIX = [6] * 5


def riding() -> Match:
    red: Has = {"at": "bread", "pool": ["plain_5"], "character": "king_thrushbeard"}
    return play(land(red=red, blue={}), "red: place plain_5 bread-steed_ne", "red: walk steed_ne", "red: ride apple")


def drawing_two() -> Match:
    red: Has = {"magic": ["wishing_cap"], "character": "snow_white"}
    match = land(red=red, blue={}, story=["a_gift_of_the_dwarf"], magic=["starwort", "golden_ball"])
    return play(match, "red: cap soldier", "red: draw", "red: keep golden_ball")


def placing(helper: str, red: Has) -> Match:
    match = land(sockets={"town-inn": FULL, "town-bridge": ["blue plain_6"]}, red=red, blue={}, green={})
    return play(match, f"red: place_with {helper}")


ABILITIES: dict[str, tuple[str, Callable[[], Match]]] = {
    "little_red_riding_hood": (
        "DT-14.6",
        lambda: placing(
            "little_red_riding_hood twin_1 town-well", {"pool": ["twin_1"], "character": "little_red_riding_hood"}
        ),
    ),
    "musicians_of_bremen": (
        "DT-14.15",
        lambda: placing(
            "musicians_of_bremen plain_6 town-inn", {"pool": ["plain_6"], "character": "musicians_of_bremen"}
        ),
    ),
    "puss_in_boots": (
        "DT-14.7",
        lambda: play(
            land(phase="quests", red={"coin": 1, "character": "puss_in_boots"}, blue={"at": "hell"}),
            "red: convert coin apple",
        ),
    ),
    "brave_little_tailor": (
        "DT-14.8",
        lambda: play(
            land(sockets={"town-inn": ["blue plain_6"]}, red={"character": "brave_little_tailor"}, blue={}),
            "red: knock town-inn",
        ),
    ),
    "snow_white": ("DT-14.9", drawing_two),
    "king_thrushbeard": ("DT-14.10", riding),
    "sleeping_beauty": (
        "DT-14.12",
        lambda: play(
            land(red={"pool": ["twin_1", "plain_3"], "character": "sleeping_beauty"}, blue={}),
            "red: sleep inn",
            "red: discard_die twin_1",
        ),
    ),
    "rapunzel": (
        "DT-14.14",
        lambda: play(
            land(phase="open_chapter", red={"character": "rapunzel"}, blue={}, dice=[1, 1, 2, 6, 6, *SIX, 1]),
            "red: reroll potion_1",
        ),
    ),
}


@clause("DT-14.6", "DT-14.7", "DT-14.8", "DT-14.9", "DT-14.10", "DT-14.12", "DT-14.14", "DT-14.15")
@pytest.mark.parametrize("character", ABILITIES)
def test_an_ability_is_told_with_its_own_clause(character: str) -> None:
    number, used = ABILITIES[character]
    assert cited(used(), "ability_used") == [(number, {"seat": "red", "character": character})]


@clause("DT-16.17", "DT-16.18")
@pytest.mark.parametrize(
    ("helper", "item", "number"),
    [
        ("seven_league_boots twin_1 town-bridge", "seven_league_boots", "DT-16.17"),
        ("magic_beans plain_6 town-inn", "magic_beans", "DT-16.18"),
    ],
)
def test_an_item_that_helps_a_die_is_told_with_its_own_clause(helper: str, item: str, number: str) -> None:
    match = placing(helper, {"pool": ["twin_1", "plain_6"], "magic": [item]})
    assert cited(match, "magic_played") == [(number, {"seat": "red", "card": item})]
