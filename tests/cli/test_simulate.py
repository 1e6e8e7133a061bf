"""`fairytable simulate`: outcomes for programs, a summary for people, records for later."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from fairytable import load_match, verify
from fairytable.lab import play_match

Run = Callable[..., Result]
KEYS = ["game", "seats", "seed", "bots", "options", "rounds", "answers", "result"]


def test_json_has_one_line_for_each_match(run: Run) -> None:
    lines = run("simulate", "fantastic-stories", "--seats", 3, "--games", 2, "--seed", 5, "--json").stdout.splitlines()
    outcomes = [json.loads(line) for line in lines]
    assert [list(outcome) for outcome in outcomes] == [KEYS, KEYS]
    assert [outcome["seed"] for outcome in outcomes] == [5, 6]
    match = play_match("fantastic-stories", 3, 6, "medium")
    assert match.result is not None
    assert outcomes[1] == {
        "game": "fantastic-stories",
        "seats": ["red", "blue", "green"],
        "seed": 6,
        "bots": ["medium", "medium", "medium"],
        "options": dict(match.options),
        "rounds": match.table.round,
        "answers": len(match.answers),
        "result": {
            "winners": list(match.result.winners),
            "scores": match.result.scores,
            "clause": match.result.clause,
        },
    }


def test_only_bots_play_so_their_options_hold_unless_others_are_given(run: Run) -> None:
    played = json.loads(run("simulate", "fantastic-stories", "--games", 1, "--json").stdout)
    assert played["options"]["round-limit"] == "200"
    words = ["--option", "round-limit=30", "--option", "expert=on"]
    played = json.loads(run("simulate", "fantastic-stories", "--games", 1, "--json", *words).stdout)
    assert played["options"]["round-limit"] == "30"
    assert played["options"]["expert"] == "on"
    assert played["rounds"] <= 30


def test_bots_sit_in_the_order_of_the_seats(run: Run) -> None:
    words = ["--option", "round-limit=30", "--bot", "greedy", "--bot", "random"]
    played = json.loads(run("simulate", "fantastic-stories", "--games", 1, "--json", *words).stdout)
    assert played["bots"] == ["greedy", "random"]


def test_every_match_leaves_a_true_record(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    result = run("simulate", "fantastic-stories", "--games", 3, "--seed", 9, "--json", "--records", folder)
    winners = [json.loads(line)["result"]["winners"] for line in result.stdout.splitlines()]
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"fantastic-stories-2-seats-{seed}.json" for seed in (10, 11, 9)]
    assert sorted(load_match(path).seed for path in paths) == [9, 10, 11]
    assert [list(verify(path).result.winners) for path in paths] == [winners[1], winners[2], winners[0]]  # type: ignore[union-attr]


def test_a_seed_may_be_a_word(run: Run, tmp_path: Path) -> None:
    words = ["--games", 2, "--seed", "../once upon", "--records", tmp_path, "--json"]
    result = run("simulate", "fantastic-stories", *words)
    assert [json.loads(line)["seed"] for line in result.stdout.splitlines()] == ["../once upon-0", "../once upon-1"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "fantastic-stories-2-seats-___once_upon-0.json",
        "fantastic-stories-2-seats-___once_upon-1.json",
    ]


def test_jobs_change_nothing_but_the_time(run: Run) -> None:
    words = ["simulate", "fantastic-stories", "--games", "5", "--seed", "3", "--json"]
    alone = run(*words).stdout
    together = subprocess.run(
        [sys.executable, "-m", "fairytable", *words, "--jobs", "2"], capture_output=True, text=True, check=True
    )
    assert together.stdout == alone
    assert together.stderr == ""


def test_the_summary_gives_every_seat_its_share(run: Run) -> None:
    result = run("simulate", "fantastic-stories", "--seats", 3, "--games", 4)
    assert "Fantastic Stories: 4 matches" in result.stdout
    rows = [line.split("│") for line in result.stdout.splitlines() if line.startswith("│")]
    assert [row[1].strip() for row in rows] == ["red", "blue", "green"]
    assert sum(float(row[3].strip(" %")) for row in rows) == pytest.approx(100, abs=0.2)
    for row in rows:
        low, high = (float(end.strip(" %")) for end in row[4].split(" to "))
        assert low <= float(row[3].strip(" %")) <= high
    assert "Rounds" in result.stdout
    assert "matches a second" in result.stdout
    assert result.stderr == "", "no bar is drawn where nobody sees it"


def test_matches_are_played_with_the_pack_of_the_owner(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    run("pack", "new", "fantastic-stories", folder)
    board = folder / "board.toml"
    board.write_text(board.read_text(encoding="utf-8").replace("numbers = [1]", "numbers = [1, 6]"), encoding="utf-8")
    words = ["simulate", "fantastic-stories", "--games", 1, "--json"]
    mine = run(*words, "--pack", folder, "--records", tmp_path / "records")
    assert json.loads(mine.stdout)["answers"] != json.loads(run(*words).stdout)["answers"]
    (record,) = (tmp_path / "records").iterdir()
    assert run("verify", record).exit_code == 1
    assert run("verify", record, "--pack", folder).exit_code == 0


def test_one_match_is_summed_up_as_one(run: Run) -> None:
    assert "The Grimm Forest: 1 match " in run("simulate", "grimm-forest", "--games", 1).stdout
