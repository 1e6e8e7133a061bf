"""`fairytable lab --suite`: reports of all games, and the summary of them."""

from __future__ import annotations

from pathlib import Path

import typer

from fairytable.cli.lab_playing import play_and_keep
from fairytable.engine.errors import FairytableError
from fairytable.games import GAMES
from fairytable.lab.keeping import Keeper, read_results
from fairytable.lab.report import write_report
from fairytable.lab.runs import new_run
from fairytable.lab.suite import settings_of, summary

REPORTS = Path("build/balance")
SUMMARY = Path("docs/balance.md")


def hold_suite(games: int, jobs: int, cluster: str, out: Path | None) -> None:
    """Play everything that is not played yet, and write after each game. A call that was stopped goes on where it
    was."""
    page = out or SUMMARY
    if not page.absolute().parent.is_dir():
        raise FairytableError(f"There is no folder {page.parent} for {page.name}; name the page with --out")
    REPORTS.mkdir(parents=True, exist_ok=True)
    played = {}
    for game in GAMES:
        found = []
        for setting in settings_of(game):
            run = new_run(game, setting.seats, 0, setting.bots, dict(setting.options))
            path = REPORTS / f"{game.slug}-{setting.slug}.parquet"
            typer.echo(f"{game.title}, {setting.words}", err=True)
            if not play_and_keep(game, Keeper(path, run), games, jobs, cluster):
                raise KeyboardInterrupt
            results = read_results(path, game, games)
            write_report(path.with_suffix(".html"), results)
            found.append((setting, results))
        played[game.slug] = found
        page.write_text("\n".join(summary(played)) + "\n", encoding="utf-8")
    typer.echo(f"The summary is in {page}, the reports are in {REPORTS}.")
