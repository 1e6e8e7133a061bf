"""`fairytable lab --suite`: reports for all games or one, and a summary of all stored results."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

from fairytable.cli.lab_playing import play_and_keep
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game
from fairytable.games import GAMES
from fairytable.lab.keeping import Keeper, WrongResults, all_files, check_same_run, read_results, read_run
from fairytable.lab.report import write_report
from fairytable.lab.results import Results
from fairytable.lab.runs import Run, new_run
from fairytable.lab.suite import Setting, settings_of, summary

REPORTS = Path("build/balance")
SUMMARY = Path("docs/balance.md")


def hold_suite(chosen: Game[Any] | None, games: int, jobs: int, cluster: str, out: Path | None) -> None:
    """Play what has not been played yet, and write the summary after each game. An interrupted run resumes.

    The page tells all that is kept, also of games that were played by another call.
    """
    page = out or SUMMARY
    if not page.absolute().parent.is_dir():
        raise FairytableError(f"There is no folder {page.parent} for {page.name}; name the page with --out")
    REPORTS.mkdir(parents=True, exist_ok=True)
    for game in GAMES if chosen is None else (chosen,):
        for setting in settings_of(game):
            typer.echo(f"{game.title}, {setting.words}", err=True)
            path = _path(game, setting)
            if not play_and_keep(game, Keeper(path, _run(game, setting)), games, jobs, cluster):
                raise KeyboardInterrupt
            write_report(path.with_suffix(".html"), read_results(path, game))
        page.write_text("\n".join(summary(_kept())) + "\n", encoding="utf-8")
    typer.echo(f"The summary is in {page}, the reports are in {REPORTS}.")


def _run(game: Game[Any], setting: Setting) -> Run:
    return new_run(game, setting.seats, 0, setting.bots, dict(setting.options))


def _path(game: Game[Any], setting: Setting) -> Path:
    return REPORTS / f"{game.slug}-{setting.slug}.parquet"


def _kept() -> dict[str, list[tuple[Setting, Results]]]:
    """All stored results by game. Results of other rules or packs are left out with a notice."""
    kept: dict[str, list[tuple[Setting, Results]]] = {}
    for game in GAMES:
        for setting in settings_of(game):
            path = _path(game, setting)
            if not all_files(path):
                continue
            try:
                check_same_run(path, read_run(path), _run(game, setting))
            except WrongResults as error:
                typer.echo(f"Left out: {error}", err=True)
                continue
            kept.setdefault(game.slug, []).append((setting, read_results(path, game)))
    return kept
