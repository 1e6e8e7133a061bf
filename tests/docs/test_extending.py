"""A game and a bot in a package of their own are played, checked and simulated like those of fairytable."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.conftest import CHECKOUT, Document
from tests.docs.packages import install, write_package


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("package")
    return install(write_package(folder / "sources"), folder / "installed")


def run(environment: dict[str, str], *words: str, typed: str = "", folder: Path | None = None) -> str:
    done = subprocess.run(
        [sys.executable, *words], env=environment, input=typed, cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def fairytable(environment: dict[str, str], *words: str, typed: str = "") -> str:
    return run(environment, "-m", "fairytable", *words, typed=typed)


def test_an_installed_game_is_listed_and_passes_the_checks_of_every_game(environment: dict[str, str]) -> None:
    assert "The Goose Market: goose-market" in fairytable(environment, "games")
    checked = fairytable(environment, "check-game", "goose-market")
    assert "failed" not in checked
    assert checked.splitlines()[-1] == "24 of 24 checks passed"


def test_an_installed_game_is_played_in_the_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    any_coins = "".join(f"{number}\n" for number in range(17)) * 3
    words = ["--seed", "1", "--seats", "2", "--seat", "red=Anna", "--bots", "thrifty"]
    saved = str(tmp_path / "match.json")
    told = fairytable(environment, "play", "goose-market", *words, "--save", saved, typed=any_coins)
    assert "Blue (thrifty bot)" in told
    assert "has ended" not in told
    assert "won" in told.lower()


def test_an_installed_game_and_bot_are_simulated_in_several_processes(environment: dict[str, str]) -> None:
    words = ["simulate", "goose-market", "--games", "4", "--json", "--bot", "thrifty", "--bot", "my_bots:Thrifty"]
    alone = fairytable(environment, *words)
    assert alone.count('"game":"goose-market"') == 4
    assert fairytable(environment, *words, "--jobs", "2") == alone


def test_the_lab_reports_on_an_installed_game(environment: dict[str, str], tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    fairytable(environment, "lab", "goose-market", "--games", "4", "--bots", "thrifty,random", "--out", str(report))
    assert "The Goose Market" in report.read_text(encoding="utf-8")


def test_the_bot_of_the_page_plays(environment: dict[str, str]) -> None:
    (_, example) = Document(CHECKOUT / "docs" / "extending.md").blocks("python")
    assert run(environment, "-c", example).startswith("('")


def test_a_check_that_fails_says_what_and_where(tmp_path: Path) -> None:
    package = write_package(tmp_path)
    scenes = package / "goose_market" / "describe.py"
    scenes.write_text("def describe(view, content, words, options):\n    return '{$nobody}'\n", encoding="utf-8")
    words = [sys.executable, "-m", "fairytable", "check-game", "goose_market:GAME", "--only", "words"]
    done = subprocess.run(words, cwd=package, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "words are missing: '" in done.stdout
    assert "game_checks.py" in done.stdout


def test_a_package_that_cannot_be_loaded_is_reported_and_left_out(tmp_path: Path) -> None:
    package = write_package(tmp_path / "sources")
    (package / "goose_market" / "verbs.py").write_text("broken = 1 / 0\n", encoding="utf-8")
    environment = install(package, tmp_path / "installed")
    done = subprocess.run(
        [sys.executable, "-m", "fairytable", "games"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert "'goose-market' of the package goose-market cannot be loaded: ZeroDivisionError" in done.stderr
    assert "grimm-forest" in done.stdout
