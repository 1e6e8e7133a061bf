"""Every game in the list keeps what all games promise, with every number of seats and every option."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import cycle, groupby
from operator import itemgetter
from typing import Any

import pytest

import fairytable.games
from fairytable import GAMES, Game
from fairytable.lab import play_match
from tests.every_game.checks import CHECKS, Check, check_declarations, check_pack, check_silence, settings_of

SETTINGS = [
    (game, seats, options)
    for game in GAMES
    for seats in range(game.fewest_seats, game.most_seats + 1)
    for options in settings_of(game, seats)
]
"""Every game with every number of seats and all of its settings."""
CASES = [
    pytest.param(game, seats, options, id=f"{game.slug}, {seats} seats, settings {number}")
    for (game, seats), settings in groupby(SETTINGS, key=itemgetter(0, 1))
    for number, (_, _, options) in enumerate(settings, start=1)
]
SILENT_MATCHES = 40
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
def test_every_fact_says_who_may_know_it(game: Game[Any]) -> None:
    check_declarations(game)


@every_game
def test_the_pack_of_the_game_is_without_fault(game: Game[Any]) -> None:
    check_pack(game)


@every_game
def test_every_listed_value_of_every_option_is_played(game: Game[Any]) -> None:
    for option in game.options:
        if option.key not in game.bot_options:
            played = {options[option.key] for known, _, options in SETTINGS if known is game}
            assert played == set(option.values)


@every_game
def test_the_greedy_bot_is_better_than_luck(game: Game[Any]) -> None:
    """In turns at every place of the smallest table; where all win together, as a team against a random team."""
    seats, matches = max(2, game.fewest_seats), 6
    greedy = lucky = 0.0
    for seed in range(matches):
        bots = ["random"] * seats
        bots[seed % seats] = "greedy"
        result = play_match(game, seats, seed, bots).result
        assert result is not None
        shares = [result.share_of(seat) for seat in game.seats[:seats]]
        if len(set(shares)) == 1:
            greedy += _team_score(game, seats, seed, "greedy") > _team_score(game, seats, seed, "random")
            lucky += _team_score(game, seats, seed, "greedy") < _team_score(game, seats, seed, "random")
        else:
            greedy += shares.pop(seed % seats)
            lucky += max(shares)
        if greedy > matches / 2:
            return
    assert greedy > lucky


def _team_score(game: Game[Any], seats: int, seed: int, bot: str) -> float:
    result = play_match(game, seats, seed, bot).result
    assert result is not None
    return len(result.winners) + sum(result.scores.values())


PLAY_THERE = """
import importlib, sys
import fairytable.games
fairytable.games.__path__ = {folders!r}
game = importlib.import_module({module!r}).GAME
from fairytable.lab import play_match
for seats in range(game.fewest_seats, game.most_seats + 1):
    sys.stdout.buffer.write(play_match(game, seats, seed=seats).record().to_json())
"""


@every_game
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_a_match_is_the_same_in_another_process(game: Game[Any], hash_seed: str) -> None:
    module = f"fairytable.games.{game.slug.replace('-', '_')}"
    here = [play_match(game, seats, seed=seats).record() for seats in range(game.fewest_seats, game.most_seats + 1)]
    there = subprocess.run(
        [sys.executable, "-c", PLAY_THERE.format(folders=list(fairytable.games.__path__), module=module)],
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=False,
    )
    assert there.stderr == b""
    assert there.stdout == b"".join(record.to_json() for record in here)
