"""`fairytable arena`: who is how strong, for programs and for people, on as many cores as one likes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

Run = Callable[..., Result]
PAIR = ["arena", "grimm-forest", "--bot", "random", "--bot", "easy", "--games", 4]


def test_jobs_change_nothing_but_the_time(run: Run, tmp_path: Path) -> None:
    alone, together = tmp_path / "alone", tmp_path / "together"
    tables = [
        json.loads(run(*PAIR, "--json", "--keep", keep, "--jobs", jobs).stdout)
        for keep, jobs in ((alone, 1), (together, 2))
    ]
    assert tables[0] == tables[1]
    assert tables[0]["standings"][0]["matches"] == 4
    kept = [(keep / "grimm-forest-2.jsonl").read_text() for keep in (alone, together)]
    assert kept[0] == kept[1]


def test_people_read_who_won_and_how_sure_that_is(run: Run, tmp_path: Path) -> None:
    told = run(*PAIR, "--keep", tmp_path).stdout
    assert "The Grimm Forest, 2 seats" in told
    assert "95 % interval" in told
    assert [line.split()[0] for line in told.splitlines()[-2:]] == ["easy", "random"], "the stronger comes first"


def test_an_unknown_bot_is_refused_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    refused = run("arena", "grimm-forest", "--bot", "dragon", "--keep", tmp_path / "none")
    assert refused.exit_code == 1
    assert "There is no bot 'dragon'" in refused.stderr
    assert not (tmp_path / "none").exists()
