"""What the README and the other pages say is so."""

from __future__ import annotations

import doctest
import re
from collections.abc import Callable
from pathlib import Path
from typing import Protocol
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

import fairytable
from fairytable import GAMES
from fairytable.cli import app

CHECKOUT = Path(__file__).parents[2]
PAGES = [*sorted(CHECKOUT.glob("*.md")), *sorted((CHECKOUT / "docs").rglob("*.md"))]
PICTURES = sorted((CHECKOUT / "docs" / "pictures").glob("*.svg"))
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


class Readme(Protocol):
    text: str
    blocks: Callable[[str], list[str]]


def test_the_lines_of_python_do_what_they_show(readme: Readme) -> None:
    (session,) = readme.blocks("python")
    test = doctest.DocTestParser().get_doctest(session, {}, "README.md", "README.md", 0)
    outcome = doctest.DocTestRunner().run(test)
    assert outcome.attempted >= 10
    assert outcome.failed == 0


def test_every_public_name_is_explained(readme: Readme) -> None:
    table = readme.text.partition("| name | what it is |")[2].partition("\n\n")[0]
    assert sorted(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == sorted(fairytable.__all__)


def test_every_game_is_in_the_table_with_its_players(readme: Readme) -> None:
    for game in GAMES:
        row = next(line for line in readme.text.splitlines() if f"(`{game.slug}`)" in line)
        assert f"[{game.title}](" in row
        fewest, most = game.identity.people or (game.identity.fewest_seats, game.identity.most_seats)
        assert f"| {fewest} to {most} |" in row


def test_every_command_is_in_the_table(readme: Readme) -> None:
    listed = re.findall(r"^\| `fairytable ([a-z-]+)", readme.text, re.MULTILINE)
    help_text = CliRunner().invoke(app, ["--help"]).stdout
    commands = re.findall(r"^  ([a-z][a-z-]*) {2,}\S", help_text, re.MULTILINE)
    assert sorted(listed) == sorted(commands)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_pictures_are_described_for_those_who_cannot_see_them(picture: Path) -> None:
    drawing = ElementTree.parse(picture).getroot()
    for part in ("title", "desc"):
        element = drawing.find(f"{{http://www.w3.org/2000/svg}}{part}")
        assert element is not None
        assert element.text
    assert any(f"pictures/{picture.name}" in page.read_text(encoding="utf-8") for page in PAGES)


def test_the_changelog_names_every_game_with_its_rules_version() -> None:
    changes = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    for game in GAMES:
        version = game.identity.rules_version
        assert f"\n- **{game.title}** (rules version {version}). Version {version}: " in changes
