"""Every game with a board fits on one page: its goal, a turn, what the signs mean, how it ends."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser

from fairytable import GAMES
from fairytable.engine.game import Game
from fairytable.engine.one_page import FOLDER, one_page
from tests.engine.practice_games import goblin_market

DRAWN = [game for game in GAMES if game.page]
MOST_WORDS = 340
"""As many as one reads in two minutes, and as fit on a sheet of paper beside the pictures."""


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_a_game_is_told_on_one_page(game: Game[Any]) -> None:
    page = one_page(game, "en")
    assert page is not None
    assert page.title == game.title
    assert len(page.turn) >= 4
    assert len(page.signs) >= 8
    told = [page.goal, page.end, *(f"{sign.title} {sign.words}" for sign in (*page.turn, *page.signs))]
    assert all(words.strip() for words in told)
    assert sum(len(words.split()) for words in told) <= MOST_WORDS


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_the_words_of_a_page_are_sound(game: Game[Any]) -> None:
    text = (game.identity.folder / FOLDER / "en.ftl").read_text(encoding="utf-8")
    assert not [entry for entry in FluentParser().parse(text).body if type(entry).__name__ == "Junk"]


def test_a_game_without_a_page_has_none() -> None:
    assert one_page(goblin_market, "en") is None


def test_a_language_that_lacks_a_page_has_the_english_one() -> None:
    assert one_page(GAMES[0], "xx") == one_page(GAMES[0], "en")
