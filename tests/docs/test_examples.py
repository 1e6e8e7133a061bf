"""Every program in `examples/` runs and does what it says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.conftest import CHECKOUT
from tests.server.serving import ThreadServer, quick_settings

EXAMPLES = CHECKOUT / "examples"


def run(name: str, *words: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bot_of_one_s_own_plays_against_hard() -> None:
    assert re.fullmatch(r"My bot won \d+% of 1 matches against hard \(\d+% to \d+%\)\.\n", run("own_bot.py", "1"))


def test_another_program_plays_a_match_over_the_network(tmp_path: Path) -> None:
    server = ThreadServer(quick_settings(f"sqlite:///{tmp_path / 'table.sqlite'}"))
    try:
        assert run("over_the_network.py", server.address).startswith("Won by: ")
    finally:
        server.stop()


def test_a_pack_of_one_s_own_is_played(tmp_path: Path) -> None:
    told = run("own_pack.py", str(tmp_path / "rough"))
    assert told.startswith("Played with 'A rougher forest' in ")
    assert "numbers = { resources = 4 }" in (tmp_path / "rough" / "cards.toml").read_text(encoding="utf-8")


def test_a_balance_question_is_answered() -> None:
    lines = run("balance_question.py", "12").splitlines()
    assert [line.split()[0] for line in lines] == ["blue", "green", "orange"]
    assert all(re.search("advantage|no difference shown", line) for line in lines)


def test_a_seat_is_judged_by_its_whole_interval() -> None:
    namespace: dict[str, Any] = {"__name__": "example"}
    exec((EXAMPLES / "balance_question.py").read_text(encoding="utf-8"), namespace)
    share, verdict = namespace["Share"], namespace["verdict"]
    assert verdict(share(0.5, 0.4, 0.6), 3) == "an advantage"
    assert verdict(share(0.2, 0.1, 0.3), 3) == "a disadvantage"
    assert verdict(share(0.4, 0.3, 0.5), 3) == "no difference shown"


def test_the_cells_of_the_notebook_run_and_the_policy_learns(capsys: pytest.CaptureFixture[str]) -> None:
    notebook = json.loads((EXAMPLES / "learn_by_playing.ipynb").read_text(encoding="utf-8"))
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), namespace)
    assert namespace["untaught"] < 0.7
    assert namespace["taught"] > 0.8
    assert "of the matches won before" in capsys.readouterr().out


def test_every_example_is_in_the_documentation() -> None:
    page = (CHECKOUT / "docs" / "examples.md").read_text(encoding="utf-8")
    assert [path.name for path in EXAMPLES.iterdir() if path.is_file() and path.name not in page] == []
