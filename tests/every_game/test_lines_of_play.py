"""There are as many lines of play as there were when they were last counted."""

from __future__ import annotations

import pytest

from fairytable import GAMES
from fairytable.games import find_game
from tests.every_game.count_lines import counts_of, read_counts


@pytest.mark.parametrize("slug", read_counts())
def test_the_number_of_lines_of_play_has_not_changed(slug: str) -> None:
    counts = counts_of(find_game(slug))
    assert counts == read_counts()[slug], "if that was meant: python -m tests.every_game.count_lines"
    assert all(len(lines.split()) > 1 for lines in counts.values())


def test_the_lines_of_all_games_are_counted() -> None:
    assert list(read_counts()) == [game.slug for game in GAMES], "python -m tests.every_game.count_lines"
