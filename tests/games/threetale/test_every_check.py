"""ThreeTale keeps what every game promises."""

from __future__ import annotations

import pytest

from fairytable.games.threetale import GAME
from tests.every_game.checks import CHECKS, Check, check_declarations, check_pack, settings_of


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_game_keeps_what_every_game_promises(check: Check, seed: int) -> None:
    settings = settings_of(GAME)
    check(GAME, 3, settings[seed % len(settings)], seed)


def test_the_pack_is_complete() -> None:
    check_pack(GAME)


def test_every_fact_says_who_may_know_it() -> None:
    check_declarations(GAME)
