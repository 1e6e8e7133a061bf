"""ThreeTale keeps what every game promises."""

from __future__ import annotations

import pytest

from fairytable.games.threetale import GAME
from tests.every_game.checks import CHECKS, Check, check_declarations

TUTORIAL = {"mode": "tutorial", "control": "trio", "scoring": "on", "recommended-heroes": "on"}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_tutorial_keeps_what_every_game_promises(check: Check, seed: int) -> None:
    check(GAME, 3, TUTORIAL, seed)


def test_every_fact_says_who_may_know_it() -> None:
    check_declarations(GAME)
