"""The suite: every game with every number of seats, and one page about all of them."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable.engine.game import Game
from fairytable.games import GAMES, find_game
from fairytable.lab.judging import applies
from fairytable.lab.playing import count_matches
from fairytable.lab.results import Results, frame_of
from fairytable.lab.runs import new_run
from fairytable.lab.suite import Setting, settings_of, summary
from fairytable.lab.targets import read_known, read_targets

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


@every_game
def test_every_target_is_asked_in_some_setting(game: Game[Any]) -> None:
    runs = [new_run(game, each.seats, 0, each.bots, dict(each.options)) for each in settings_of(game)]
    for when in [*(target.when for target in read_targets(game)), *(known.when for known in read_known(game))]:
        assert any(applies(when, run) for run in runs), when


@every_game
def test_every_number_of_seats_is_played(game: Game[Any]) -> None:
    seats = {setting.seats for setting in settings_of(game)}
    assert seats == set(range(game.identity.fewest_seats, game.identity.most_seats + 1))


def test_the_page_tells_figures_targets_and_what_is_known() -> None:
    game = find_game("fantastic-stories")
    setting = Setting(2)
    run = new_run(game, 2, options={"round-limit": "30"})
    rows = [row for _, rows in count_matches(game, run, range(3)) for row in rows]
    page = "\n".join(summary({game.slug: [(setting, Results(game, run, frame_of(rows).lazy()))]}))
    assert "## Fantastic Stories" in page
    assert "| 2 seats, greedy bots | 3 | " in page
    assert "| rounds in the base game | 2 seats, greedy bots | 15 to 25 | " in page
    assert "| belongs to |" in page
    assert "**2 seats, greedy bots.** " in page
