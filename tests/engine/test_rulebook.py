"""The rulebook: clauses by number, in their groups."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable.engine.rulebook import read_rulebook
from tests.engine.practice_games import goblin_market


def test_every_clause_is_found_by_its_number() -> None:
    rules = goblin_market.rulebook
    assert rules["GM-2.7"].text == "Once in a turn you may rest."
    assert rules["GM-2.7"].group == "GM-2"
    assert rules.groups == {
        "GM-1": "The market opens",
        "GM-2": "A trader's turn",
        "GM-3": "Stealing",
        "GM-4": "The end",
    }
    assert len(rules.clauses) == 17
    assert "GM-3.3" in rules
    assert "GM-3.4" not in rules
    assert rules.text.startswith("# Goblin Market")
    with pytest.raises(KeyError):
        rules["GM-9.9"]


def test_a_search_finds_numbers_groups_and_words() -> None:
    def found(words: str) -> list[str]:
        return [clause.number for clause in goblin_market.rulebook.search(words)]

    assert found("GM-3.2") == ["GM-3.2"]
    assert found("gm-3") == ["GM-3.1", "GM-3.2", "GM-3.3"]
    assert found("THIEF") == ["GM-3.1", "GM-3.2", "GM-3.3"][1:]
    assert found("stealing") == ["GM-3.1", "GM-3.2", "GM-3.3"]
    assert found("dragon") == []


def test_only_lines_that_look_like_clauses_are_clauses(tmp_path: Path) -> None:
    path = tmp_path / "RULES.md"
    path.write_text(
        "# Game\n\n## Set-up\n\n1. Sit down.\n\n## XX-1 Basics\n\nSee XX-1.1.\n\n"
        "- **XX-1.1** First.\n- XX-1.2 is not bold.\n  - **XX-1.3** is inside.\n"
        "- **XX-1.10** Tenth, *(ruling: so be it)*.\n"
    )
    rules = read_rulebook(path)
    assert list(rules.clauses) == ["XX-1.1", "XX-1.10"]
    assert rules["XX-1.10"].text == "Tenth, *(ruling: so be it)*."
    assert [clause.number for clause in rules.search("XX-1.1")] == ["XX-1.1"]


def test_a_number_that_comes_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "RULES.md"
    path.write_text("## XX-1 Basics\n- **XX-1.1** First.\n- **XX-1.1** Second.\n")
    with pytest.raises(ValueError, match=r"RULES\.md has two clauses XX-1\.1"):
        read_rulebook(path)


def test_a_clause_outside_its_group_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "RULES.md"
    path.write_text("## XX-1 Basics\n- **XX-2.1** Stray.\n")
    with pytest.raises(ValueError, match=r"RULES\.md has the clause XX-2\.1 before the heading '## XX-2"):
        read_rulebook(path)
