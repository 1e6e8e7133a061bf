"""Rules, code and tests speak of the same clauses."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fairytable import GAMES, Game
from fairytable.coverage import Coverage, clauses_fired, clauses_written, cover

TESTS = Path(__file__).parents[1]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


@cache
def coverage_of(game: Game[Any]) -> Coverage:
    """All tests are read for it, which takes a while."""
    return cover(game, TESTS)


@every_game
def test_every_clause_has_a_test(game: Game[Any]) -> None:
    assert coverage_of(game).untested == []


@every_game
def test_every_kind_of_event_is_looked_at_by_a_test(game: Game[Any]) -> None:
    """Otherwise nobody would notice if it were no longer told."""
    folder = TESTS / "games" / game.identity.folder.name
    texts = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    assert [event.key() for event in game.vocabulary.events if f'"{event.key()}"' not in texts] == []


@every_game
def test_tests_name_only_clauses_that_the_rules_have(game: Game[Any]) -> None:
    assert coverage_of(game).unknown == []


@every_game
def test_the_sources_mention_only_clauses_that_the_rules_have(game: Game[Any]) -> None:
    assert [naming for naming in clauses_written(game) if naming.clause not in game.rulebook] == []


@every_game
def test_whatever_happens_has_a_clause_in_the_rules(game: Game[Any]) -> None:
    spans = game.identity.most_seats - game.identity.fewest_seats + 1
    assert [clause for clause in clauses_fired(game, matches=spans) if clause not in game.rulebook] == []
