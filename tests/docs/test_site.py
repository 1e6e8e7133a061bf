"""The documentation is built into a site without a warning, and that site loads nothing from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fairytable import GAMES
from tests.docs.conftest import CHECKOUT

LOADED = re.compile(
    r"""<(?:script|img|iframe|source|video)[^>]*\ssrc="(https?:[^"]*)"|<link[^>]*\shref="(https?:[^"]*)\""""
)
IN_STYLES = re.compile(r"""url\(["']?(https?:[^)"']*)|@import""")
STARTS = ("players", "owners", "designers", "researchers", "operators", "contributors")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=CHECKOUT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def words(page: Path) -> str:
    return re.sub("<[^>]*>", "", page.read_text(encoding="utf-8"))


def test_there_is_a_start_page_for_everyone(site: Path) -> None:
    first = (site / "index.html").read_text(encoding="utf-8")
    for start in STARTS:
        assert f'href="start/{start}.html"' in first
        assert (site / "start" / f"{start}.html").is_file()


def test_the_rules_of_every_game_are_on_the_site_and_every_clause_can_be_linked_to(site: Path) -> None:
    for game in GAMES:
        page = (site / "rules" / f"{game.slug}.html").read_text(encoding="utf-8")
        assert [clause for clause in game.rulebook.clauses if f'id="{clause}"' not in page] == []


def test_the_reference_comes_from_docstrings(site: Path) -> None:
    shown = words(site / "reference.html")
    for part in ("A match played to its end by bots", "A player that answers questions", "TableEnvironment"):
        assert part in shown


def test_examples_are_shown_whole(site: Path) -> None:
    shown = words(site / "examples.html")
    for name in ("class Tryer", "def play(address", "def make_pack", "def verdict", "def victories"):
        assert name in shown


def test_nothing_is_loaded_from_other_hosts(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert LOADED.findall(page.read_text(encoding="utf-8")) == [], page.name
    for style in site.rglob("*.css"):
        assert IN_STYLES.findall(style.read_text(encoding="utf-8")) == [], style.name
    scripts = "".join(path.read_text(encoding="utf-8") for path in site.glob("assets/javascripts/*.js"))
    assert "unpkg.com" not in scripts
    assert "api.github.com" not in scripts
