"""One run of the lab: plays and stores matches, then prints figures or writes a report."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from tempfile import TemporaryDirectory
from typing import Any

import typer

from fairytable.cli.arguments import read_options
from fairytable.cli.lab_playing import play_and_keep
from fairytable.cli.lab_words import print_results, print_verdict
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game
from fairytable.lab.comparing import Comparison, compare
from fairytable.lab.keeping import Keeper, all_files, read_results
from fairytable.lab.report import write_report
from fairytable.lab.results import Results
from fairytable.lab.runs import Run, new_run

STOPPED = 130
"""The exit code after Ctrl-C."""


class Session:
    """What one run of the lab plays, and where it stores the results."""

    def __init__(
        self, game: Game[Any], games: int, jobs: int, cluster: str, out: Path | None, results: Path | None
    ) -> None:
        self.game = game
        self.games = games
        self.jobs = jobs
        self.cluster = cluster
        self.out = out
        self.kept = results or (out.with_suffix(".parquet") if out else None)
        if out is not None and self.kept == out:
            raise FairytableError(f"{out} cannot be the report and the results; call the report .html")
        for path in (out, self.kept):
            if path is not None and not path.absolute().parent.is_dir():
                raise FairytableError(f"There is no folder {path.parent} for {path.name}")

    def hold(
        self,
        seats: int,
        seed: int | str,
        bots: str | list[str],
        options: dict[str, str],
        pack: Path | None,
        against: str,
    ) -> None:
        """Play, then report the results."""
        run = new_run(self.game, seats, seed, bots, options, pack)
        other = self._other_run(run, options, pack, against) if against else None
        with TemporaryDirectory(prefix="fairytable-lab-") as folder:
            path = self.kept or Path(folder) / "results.parquet"
            is_complete = self._play(path, run)
            beside = path.with_name(f"{path.stem}-against.parquet")
            if other is not None and is_complete:
                is_complete = self._play(beside, other)
            here = read_results(path, self.game, self.games)
            comparison = None
            if other is not None and all_files(beside):
                comparison = compare(here, read_results(beside, self.game, self.games), against)
            self._tell(here, comparison)
        if not is_complete:
            again = "; call again to go on" if self.kept else ""
            typer.echo(f"Stopped before the end{again}.", err=True)
            raise typer.Exit(STOPPED)

    def _tell(self, results: Results, comparison: Comparison | None) -> None:
        try:
            tell(results, self.out, comparison, self.kept)
        except KeyboardInterrupt:
            if self.kept is None:
                raise
            later = f"fairytable lab show {quote(str(self.kept))}"
            if self.out is not None:
                later += f" --out {quote(str(self.out))}"
            typer.echo(f"Stopped while the report was made. The results are in {self.kept}; report: {later}", err=True)
            raise typer.Exit(STOPPED) from None

    def _play(self, path: Path, run: Run) -> bool:
        is_complete = play_and_keep(self.game, Keeper(path, run), self.games, self.jobs, self.cluster)
        if not all_files(path):
            raise KeyboardInterrupt
        return is_complete

    def _other_run(self, run: Run, options: dict[str, str], pack: Path | None, against: str) -> Run:
        """The same matches with another option, or with another pack."""
        if "=" in against:
            options = options | read_options(against.split(","))
        else:
            pack = Path(against)
        other = new_run(self.game, run.seats, run.seed, run.bots, options, pack)
        if (other.options, other.pack) == (run.options, run.pack):
            raise FairytableError(f"'{against}' is what is played anyway; name another pack or option to compare with")
        return other


def tell(results: Results, out: Path | None, comparison: Comparison | None = None, kept: Path | None = None) -> None:
    """Write the report if one was requested, otherwise print the figures. `kept` is where the results are stored."""
    if out is None:
        print_results(results, comparison, kept)
        return
    write_report(out, results, comparison, kept)
    print_verdict(results, comparison, kept)
    typer.echo(f"The report is in {out}.")


def show_again(results: Path, out: Path | None) -> None:
    """A report from stored results, with their comparison if it is stored beside them."""
    here = read_results(results)
    beside = results.with_name(f"{results.stem}-against.parquet")
    comparison = None
    if all_files(beside):
        there = read_results(beside)
        comparison = compare(here, there, _difference(here.run, there.run))
    tell(here, out, comparison, results)


def _difference(run: Run, other: Run) -> str:
    """The name of the run to compare with: its options or its pack."""
    changed = [f"{key}={value}" for key, value in other.options.items() if run.options.get(key) != value]
    return ",".join(changed) or other.pack_name
