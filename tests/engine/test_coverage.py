"""Rules coverage reads the clauses that tests name, and counts the clauses that fire."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable import coverage
from fairytable.coverage import Naming, NoTests, checkout_tests, clauses_fired, clauses_written, cover, namings
from fairytable.games import find_game

GAME = find_game("fantastic-stories")

TESTS = """
import fairytable.testing as testing
from fairytable.testing import clause

@clause("FS-5.2", "FS-5.3")
def test_a_pawn_walks(): ...

class TestFerry:
    @testing.clause("FS-6.1")
    def test_it_lies_at_a_dock(self): ...

@other("FS-9.9")
def test_without_a_clause(): ...
"""


def written(folder: Path, source: str, name: str = "test_walking.py") -> Path:
    tests = folder / "tests" / "games" / "fantastic_stories"
    tests.mkdir(parents=True, exist_ok=True)
    (tests / name).write_text(source, encoding="utf-8")
    return folder / "tests"


def test_the_clauses_that_a_test_names_are_read_from_its_source(tmp_path: Path) -> None:
    place = "tests/games/fantastic_stories/test_walking.py"
    assert list(namings(written(tmp_path, TESTS))) == [
        Naming("FS-5.2", f"{place}::test_a_pawn_walks"),
        Naming("FS-5.3", f"{place}::test_a_pawn_walks"),
        Naming("FS-6.1", f"{place}::test_it_lies_at_a_dock"),
    ]


def test_a_clause_that_is_not_written_out_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(NoTests, match="test_all names a clause that is not written out"):
        list(namings(written(tmp_path, "@clause(*ALL)\ndef test_all(): ...")))


def test_every_clause_is_either_tested_or_untested(tmp_path: Path) -> None:
    found = cover(GAME, written(tmp_path, TESTS))
    assert set(found.tests) == set(GAME.rulebook.clauses)
    assert set(found.tests) - set(found.untested) == {"FS-5.2", "FS-5.3", "FS-6.1"}
    assert found.tests["FS-6.1"] == ["tests/games/fantastic_stories/test_walking.py::test_it_lies_at_a_dock"]
    assert found.unknown == []


@pytest.mark.parametrize("number", ["FS-5.99", "SF-5.2"])
def test_a_clause_that_the_rules_do_not_have_is_found(tmp_path: Path, number: str) -> None:
    found = cover(GAME, written(tmp_path, f"@clause({number!r})\ndef test_it(): ..."))
    assert [naming.clause for naming in found.unknown] == [number]


def test_clauses_of_another_game_s_tests_do_not_matter(tmp_path: Path) -> None:
    tests = tmp_path / "tests" / "games" / "another_game"
    tests.mkdir(parents=True)
    (tests / "test_it.py").write_text("@clause('AG-1.1')\ndef test_it(): ...", encoding="utf-8")
    assert cover(GAME, tmp_path / "tests").unknown == []


def test_events_questions_and_the_end_make_clauses_fire() -> None:
    fired = clauses_fired(GAME, matches=1)
    assert fired["FS-6.1"] == 1, "the ferry is placed once"
    assert fired["FS-3.4"] >= fired["FS-4.1"] > 0, "every roll comes after a question about the castle"
    assert fired["FS-16.1"] + fired["FS-16.2"] + fired["FS-16.4"] + fired["FS-19.3"] >= 1
    assert clauses_fired(GAME, matches=1) == fired


def test_matches_differ_in_seats_and_options() -> None:
    fired = clauses_fired(GAME, matches=5)
    assert fired["FS-9.1"] > 0, "some are played by the base rules"
    assert fired["FS-18.10"] > 0, "some in the expert version"


def test_clauses_in_the_sources_of_a_game_are_found_with_their_place() -> None:
    assert any(
        naming.clause == "FS-3.4" and naming.test.startswith("fantastic_stories/scenes.py:")
        for naming in clauses_written(GAME)
    )


def test_the_tests_of_this_checkout_are_found() -> None:
    assert checkout_tests() == Path(__file__).parents[1]


def test_outside_a_checkout_there_are_no_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(coverage, "__file__", str(tmp_path / "site-packages" / "fairytable" / "coverage.py"))
    with pytest.raises(NoTests, match="only a checkout of fairytable has them"):
        checkout_tests()
