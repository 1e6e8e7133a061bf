"""The examples in the pages of the documentation: Python is run, and command lines are understood."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from fairytable.cli import COMMANDS, app, load_command
from fairytable.engine import balance
from tests.docs.conftest import CHECKOUT, Document

PAGES = [CHECKOUT / "README.md", *sorted((CHECKOUT / "docs").rglob("*.md"))]
LINES = [
    pytest.param(line, id=f"{page.stem}: {line}")
    for page in PAGES
    for block in Document(page).blocks("sh")
    for line in (line.partition("  #")[0].strip() for line in block.splitlines())
    if line.startswith("fairytable ")
]


@pytest.mark.parametrize("line", LINES)
def test_every_command_line_is_understood(line: str) -> None:
    _, name, *words = shlex.split(line)
    assert name in COMMANDS
    command = load_command(name)
    context = command.make_context(name, words)
    while hasattr(command, "commands"):
        name, command, words = command.resolve_command(context, [*context._protected_args, *context.args])
        context = command.make_context(name, words, parent=context)


def blocks(page: str) -> list[str]:
    return Document(CHECKOUT / "docs" / f"{page}.md").blocks("python")


def test_the_environment_is_used_as_the_page_shows() -> None:
    namespace: dict[str, Any] = {}
    exec(blocks("research")[0], namespace)
    assert all(namespace["env"].terminations.values())


def test_many_tables_are_used_as_the_page_shows() -> None:
    class Learning:
        left = 3

        def __bool__(self) -> bool:
            self.left -= 1
            return self.left >= 0

    def policy(_observations: Any, _options: Any, masks: Any) -> Any:
        return np.argmax(masks, axis=1)

    namespace: dict[str, Any] = {"learning": Learning(), "policy": policy}
    exec(blocks("research")[1], namespace)
    assert len(namespace["moment"].masks) == 64


def test_open_spiel_is_used_as_the_page_shows() -> None:
    pytest.importorskip("pyspiel")
    namespace: dict[str, Any] = {}
    exec(blocks("research")[2], namespace)
    assert namespace["game"].num_players() == 3


def test_the_declarations_on_the_page_of_the_lab_are_right() -> None:
    namespace: dict[str, Any] = {**vars(balance), "CROWNS_TO_WIN": 3}
    exec(blocks("lab")[0], namespace)
    assert namespace["BALANCE"].things[0].used[1].thing == "magic_mirror"


def test_results_of_the_lab_are_read_as_the_page_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["lab", "grimm-forest", "--games", "2", "--bot", "random", "--results", "forest.parquet"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    lines = blocks("lab")[1].rstrip().splitlines()
    lines[-1] = f"found = {lines[-1]}"
    namespace: dict[str, Any] = {}
    exec("\n".join(lines), namespace)
    assert namespace["found"].height > 5
