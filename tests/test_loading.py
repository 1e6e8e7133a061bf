"""Nothing is loaded before it is needed: loading is what a newcomer waits for."""

from __future__ import annotations

import subprocess
import sys

import pytest

SLOW = ("alembic", "asyncio", "babel", "fluent", "litestar", "polars", "psycopg", "rich", "sqlalchemy", "textual")


def loaded_by(program: str) -> set[str]:
    """The modules that a fresh Python has loaded after a program."""
    program += "\nimport sys\nprint('LOADED', *sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(done.stdout.partition("LOADED ")[2].split())


def test_the_package_loads_nothing_until_it_is_used() -> None:
    assert {name for name in loaded_by("import fairytable") if name.startswith("fairytable")} == {"fairytable"}


@pytest.mark.parametrize("words", ["--help", "--version"])
def test_help_loads_no_library_that_only_commands_need(words: str) -> None:
    loaded = loaded_by(f"from fairytable.cli import app\napp([{words!r}], standalone_mode=False)")
    assert "fairytable.cli" in loaded
    assert loaded.isdisjoint(SLOW)
    assert not any(name.startswith("fairytable.games") for name in loaded)


@pytest.mark.parametrize("command", ["play", "arena", "lab", "lesson", "pack", "serve", "simulate"])
def test_the_help_of_a_command_loads_no_game(command: str) -> None:
    loaded = loaded_by(f"from fairytable.cli import app\napp([{command!r}, '--help'], standalone_mode=False)")
    assert not any(name.startswith("fairytable.games.") for name in loaded)


def test_a_match_loads_only_its_own_game_and_no_words() -> None:
    loaded = loaded_by("from fairytable.lab import play_match\nplay_match('grimm-forest', 2, seed=1)")
    assert "fairytable.games.grimm_forest" in loaded
    assert "fairytable.games.threetale" not in loaded
    assert loaded.isdisjoint({"babel", "fluent", "rich"})
