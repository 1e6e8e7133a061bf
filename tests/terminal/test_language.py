"""The terminal speaks the language of whoever sits there, as the command line or the environment says."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fairytable import new_match
from fairytable.cli import app
from fairytable.engine import words
from fairytable.engine.languages import language_here
from fairytable.terminal.text_layer import words_for


@pytest.fixture
def _made_up_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = shutil.copytree(words.SHARED_TEXTS, tmp_path / "shared")
    (shared / "xx.ftl").write_text("name-blue = Xlau\n")
    monkeypatch.setattr(words, "SHARED_TEXTS", shared)


@pytest.mark.usefixtures("_made_up_language")
def test_a_match_is_told_in_the_language_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("grimm-forest", 2, seed=1)
    assert words_for(match).name("blue") == "Blue"
    monkeypatch.delenv("FAIRYTABLE_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert words_for(match).name("blue") == "Xlau"
    assert words_for(match).name("green") == "Green"
    assert words_for(match, language="en").name("blue") == "Blue"


def test_the_command_line_can_name_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAIRYTABLE_LANGUAGE", "en")
    assert CliRunner().invoke(app, ["--language", "xx", "games"]).exit_code == 0
    assert language_here() == "xx"
