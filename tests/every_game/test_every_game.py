"""Every game in the list keeps what all games promise, with every number of seats and every option."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import cycle, groupby
from operator import itemgetter
from typing import Any

import pytest

import fairytable.games
from fairytable import GAMES, Game
from fairytable.game_checks import (
    CHECKS,
    GAME_CHECKS,
    SILENT_MATCHES,
    Check,
    check_kept_undo,
    check_silence,
    settings_of,
)
from fairytable.lab import play_match

SETTINGS = [
    (game, seats, options)
    for game in GAMES
    for seats in range(game.identity.fewest_seats, game.identity.most_seats + 1)
    for options in settings_of(game, seats)
]
"""Every game with every number of seats and all of its settings."""
CASES = [
    pytest.param(game, seats, options, id=f"{game.slug}, {seats} seats, settings {number}")
    for (game, seats), settings in groupby(SETTINGS, key=itemgetter(0, 1))
    for number, (_, _, options) in enumerate(settings, start=1)
]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_every_game_keeps_its_promises(game: Game[Any], seats: int, options: dict[str, str], check: Check) -> None:
    check(game, seats, options, seats)


@every_game
def test_nobody_learns_a_secret_from_who_is_asked_and_when(game: Game[Any]) -> None:
    """Leaks of this kind are rare in a match, so there are many matches."""
    cases = [(seats, options) for known, seats, options in SETTINGS if known is game]
    for seed, (seats, options) in zip(range(SILENT_MATCHES), cycle(cases), strict=False):
        check_silence(game, seats, options, seed)


@every_game
@pytest.mark.parametrize("most", [False, True], ids=["fewest seats", "most seats"])
def test_kept_undo_is_the_undo_that_plays_again(game: Game[Any], most: bool) -> None:
    check_kept_undo(game, game.identity.most_seats if most else game.identity.fewest_seats, seed=int(most))


@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@every_game
def test_every_game_as_a_whole_keeps_its_promises(game: Game[Any], check: Callable[[Game[Any]], None]) -> None:
    check(game)


PLAY_THERE = """
import importlib, sys
import fairytable.games
fairytable.games.__path__ = {folders!r}
game = importlib.import_module({module!r}).GAME
from fairytable.lab import play_match
for seats in range(game.identity.fewest_seats, game.identity.most_seats + 1):
    sys.stdout.buffer.write(play_match(game, seats, seed=seats).record().to_json())
"""


@every_game
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_a_match_is_the_same_in_another_process(game: Game[Any], hash_seed: str) -> None:
    module = f"fairytable.games.{game.slug.replace('-', '_')}"
    numbers = range(game.identity.fewest_seats, game.identity.most_seats + 1)
    here = [play_match(game, seats, seed=seats).record() for seats in numbers]
    there = subprocess.run(
        [sys.executable, "-c", PLAY_THERE.format(folders=list(fairytable.games.__path__), module=module)],
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=False,
    )
    assert there.stderr == b""
    assert there.stdout == b"".join(record.to_json() for record in here)
