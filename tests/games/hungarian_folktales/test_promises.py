"""Hungarian Folktales keeps what all games promise, with every number of players and every option."""

from __future__ import annotations

import pytest

from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.scenes import OPTIONS, fits
from tests.every_game.checks import CHECKS, Check, check_declarations, check_pack

DEFAULTS = {option.key: option.default for option in OPTIONS} | dict(GAME.bot_options)
OTHERWISE = {
    "test-of-courage": "off",
    "biscuits-to-advice": "off",
    "advice-to-biscuit": "off",
    "lesser-outcome": "off",
    "exact-dead-end": "on",
    "blank-skips": "on",
    "young-choice": "everybody",
}
SETTINGS = [
    DEFAULTS,
    DEFAULTS | OTHERWISE,
    DEFAULTS | {"quest-chain": "3", "young-choice": "red"},
    DEFAULTS | OTHERWISE | {"quest-chain": "4"},
    DEFAULTS | {"teams": "2x2", "scarce-magic": "on", "exact-dead-end": "on"},
    DEFAULTS | {"teams": "2x3"},
    DEFAULTS | OTHERWISE | {"teams": "3x2"},
]
CASES = [
    pytest.param(seats, options, id=f"{seats} seats, settings {number}")
    for seats in range(GAME.fewest_seats, GAME.most_seats + 1)
    for number, options in enumerate(SETTINGS, start=1)
    if fits(options, GAME.seats[:seats]) is None
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_game_keeps_its_promises(seats: int, options: dict[str, str], check: Check) -> None:
    check(GAME, seats, options, seats)


def test_every_fact_says_who_may_know_it() -> None:
    check_declarations(GAME)


def test_the_pack_of_the_game_is_without_fault() -> None:
    check_pack(GAME)


def test_every_value_of_every_option_is_played() -> None:
    for option in OPTIONS:
        if option.key not in GAME.bot_options:
            assert {settings[option.key] for settings in SETTINGS} >= set(option.values)
