"""Stores results in a Parquet file as they come, so that an interrupted run can resume.

During a run the rows are in small files in a folder beside the results, each written atomically. At the end they are
merged into one file, which also describes the run.
"""

from __future__ import annotations

import io
import shutil
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import polars as pl

from fairytable import __version__
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game
from fairytable.engine.records import Record
from fairytable.lab.counting import Row, print_of
from fairytable.lab.results import SCHEMA, Results, frame_of
from fairytable.lab.runs import Run, game_of, replay

SECONDS_BETWEEN = 2.0
MATCHES_BETWEEN = 500
"""Rows are written after this many seconds, or this many matches."""

ABOUT_THE_RUN = "fairytable.run"


class WrongResults(FairytableError):
    """The file contains something other than results, or results of other matches."""


class Keeper:
    """Stores the rows of one run in a file. `kept` are the numbers of the matches that are already there."""

    def __init__(self, path: Path, run: Run) -> None:
        self.path = path
        self.run = run
        self._parts = parts_beside(path)
        self._waiting: list[Row] = []
        self._matches = 0
        self._written = monotonic()
        if all_files(path):
            check_same_run(path, read_run(path), run)
        self.kept = {number for file in all_files(path) for number in _numbers_in(file)}

    def add(self, rows: Iterable[Row]) -> None:
        """Add the rows of one more match."""
        self._waiting += rows
        self._matches += 1
        if self._matches >= MATCHES_BETWEEN or monotonic() - self._written > SECONDS_BETWEEN:
            self.write()

    def write(self) -> None:
        """Write the pending rows atomically: a file that exists is complete."""
        if self._waiting:
            self._parts.mkdir(parents=True, exist_ok=True)
            _write_whole(self._next_part(), frame_of(self._waiting), self.run)
            self._waiting, self._matches = [], 0
        self._written = monotonic()

    def finish(self) -> None:
        """Merge everything into the one file; if that fails, the parts stay and nothing is lost."""
        self.write()
        if self._parts.exists():
            beside = self.path.with_name(self.path.name + ".part")
            try:
                pl.scan_parquet(all_files(self.path)).sink_parquet(beside, metadata=_told_of(self.run))
            except (pl.exceptions.PolarsError, OSError):
                beside.unlink(missing_ok=True)
                return
            beside.replace(self.path)
            shutil.rmtree(self._parts, ignore_errors=True)

    def _next_part(self) -> Path:
        names = {file.name for file in _files_in(self._parts)}
        return next(self._parts / name for number in count() if (name := f"{number:06}.parquet") not in names)


def parts_beside(path: Path) -> Path:
    """The folder with the parts of unfinished results."""
    return path.with_name(path.name + ".parts")


def all_files(path: Path) -> list[Path]:
    """The files with the results of a path. A part that the file already contains is left over from an interruption."""
    parts = _files_in(parts_beside(path))
    if not path.exists():
        return parts
    if not parts:
        return [path]
    gathered = _numbers_in(path)
    return [path, *(part for part in parts if not _numbers_in(part) <= gathered)]


def read_run(path: Path) -> Run:
    """The run that produced the results."""
    files = all_files(path)
    if not files:
        raise WrongResults(f"There are no results in {path}")
    try:
        told = pl.read_parquet_metadata(files[0])[ABOUT_THE_RUN]
        version = msgspec.json.decode(told)["fairytable"]
        if version != __version__:
            raise WrongResults(f"{path} has results of fairytable {version}; this is fairytable {__version__}")
        return msgspec.json.decode(told, type=Run)
    except (pl.exceptions.PolarsError, KeyError, TypeError, msgspec.MsgspecError, OSError):
        raise WrongResults(f"{path} contains no results of the lab") from None


def read_results(path: Path, game: Game[Any] | None = None, games: int | None = None) -> Results:
    """Stored results; with a number, only those of that many matches."""
    run = read_run(path)
    rows = pl.scan_parquet(all_files(path), schema=SCHEMA)
    if games is not None:
        rows = rows.filter(pl.col("match") < games)
    return Results(game or game_of(run), run, rows)


def record_of(path: Path, number: int) -> Record:
    """The record of one match, played again; the fingerprint of its answers proves that it is the same."""
    results = read_results(path)
    kept = results.of("match").filter(pl.col("match") == number).select("sort").collect()
    if kept.is_empty():
        raise WrongResults(f"{path} has no match {number}; it has {results.matches} matches, counted from 0")
    match = replay(results.run, number)
    if print_of(match) != kept.item():
        raise WrongResults(f"Match {number} of {path} cannot be recreated: the bots play differently now")
    return match.record()


def check_same_run(path: Path, kept: Run, run: Run) -> None:
    """Raise an error that names the first difference."""
    for name in Run.__struct_fields__:
        before, now = getattr(kept, name), getattr(run, name)
        if name != "pack_folder" and before != now:
            raise WrongResults(
                f"{path} has results of other matches ({name.replace('_', ' ')}: {_said(before)}, not {_said(now)}); "
                "name another file, or delete this one"
            )


def _said(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if isinstance(value, dict):
        return ", ".join(f"{key}={setting}" for key, setting in value.items())
    return str(value)


def _numbers_in(file: Path) -> set[int]:
    """The matches whose rows a file has."""
    try:
        numbers = pl.scan_parquet(file).filter(pl.col("row") == "match").select("match").collect(engine="streaming")
    except (pl.exceptions.PolarsError, OSError):
        raise WrongResults(f"{file} contains no results of the lab") from None
    return set(numbers.to_series())


def _told_of(run: Run) -> dict[str, str]:
    return {ABOUT_THE_RUN: run.to_json()}


def _files_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.parquet")) if folder.is_dir() else []


def _write_whole(path: Path, frame: pl.DataFrame, run: Run) -> None:
    content = io.BytesIO()
    frame.write_parquet(content, metadata=_told_of(run))
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(content.getvalue())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
