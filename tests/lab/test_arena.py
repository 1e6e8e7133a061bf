"""The arena: everybody against everybody, kept, gone on with, and rated."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable.engine.errors import FairytableError
from fairytable.games import find_game
from fairytable.lab import arena
from fairytable.lab.arena import Standing
from fairytable.lab.arena_page import BEGIN, END, write_tables

FOREST = find_game("grimm-forest")
BOTS = ("random", "easy")


def test_every_pair_plays_the_same_luck_with_seats_exchanged(tmp_path: Path) -> None:
    wanted = list(arena.errands(FOREST, 2, BOTS, 2, together=False))
    assert [(duel.seed, duel.turned) for duel in wanted] == [("arena 0", False), ("arena 0", True)]
    path = tmp_path / "grimm-forest-2.jsonl"
    played = list(arena.fight_all(FOREST, wanted, path, {}))
    assert path.read_text().count("\n") == 2
    path.write_text(path.read_text() + '{"cut off')
    assert list(arena.fight_all(FOREST, wanted, path, {})) == played, "what is kept is not played again"
    page = tmp_path / "bots.md"
    other = "### ThreeTale, 3 seats\n\n| of another day |\n"
    page.write_text(f"# Bots\n\n{BEGIN}\n\n{other}\n### The Grimm Forest, 2 seats\n\nold\n\n{END}\n\nThe end.\n")
    write_tables(page, tmp_path)
    text = page.read_text()
    assert "old" not in text
    assert text.startswith(f"# Bots\n\n{BEGIN}\n\n### The Grimm Forest, 2 seats\n\n| bot |")
    assert text.endswith(f".\n\n{other}\n{END}\n\nThe end.\n"), "of that game nothing new is kept"
    write_tables(page, tmp_path)
    assert page.read_text() == text


def test_a_page_without_a_place_for_tables_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n")
    with pytest.raises(FairytableError, match="no place"):
        write_tables(page, tmp_path)


def test_who_wins_three_of_four_is_rated_higher_by_191_points() -> None:
    ratings = arena.rate(("hard", "easy"), [Standing("hard", "easy", 100, 0.75, 0.66, 0.82, 0.5, 0.0)])
    assert [rating.bot for rating in ratings] == ["hard", "easy"]
    assert ratings[0].rating - ratings[1].rating == pytest.approx(190.8, abs=0.5)
    assert sum(rating.rating for rating in ratings) == pytest.approx(2000)


def test_who_was_named_first_does_not_matter_for_the_table() -> None:
    duels = [arena.Duel("grimm-forest", 2, f"arena {n}", "reader", "hard", False, float(n < 3), 0.0) for n in range(4)]
    table = arena.tabulate(FOREST, 2, ("hard", "reader"), duels, together=False)
    assert [(each.bot, each.other, each.share) for each in table.standings] == [("reader", "hard", 0.75)]
    assert [rating.bot for rating in table.ratings] == ["reader", "hard"]


def test_where_all_play_together_each_kind_plays_against_the_game() -> None:
    game = find_game("threetale")
    assert [duel.other for duel in arena.errands(game, 3, BOTS, 1, together=True)] == ["", ""]
