"""Results are kept as they come: nothing that was played is lost, and nothing is played twice."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest
from msgspec.structs import replace

from fairytable import verify
from fairytable.games import find_game
from fairytable.lab import keeping
from fairytable.lab.counting import count_match
from fairytable.lab.keeping import Keeper, WrongResults, parts_beside, read_results, read_run, record_of
from fairytable.lab.playing import count_matches
from fairytable.lab.runs import Run, new_run, pack_of

GAME = find_game("fantastic-stories")


@pytest.fixture
def run() -> Run:
    return new_run(GAME, 2, seed=7, bots="random", options={"round-limit": "30"})


def keep(path: Path, run: Run, numbers: range) -> Keeper:
    keeper = Keeper(path, run)
    for _, rows in count_matches(GAME, run, [number for number in numbers if number not in keeper.kept]):
        keeper.add(rows)
    return keeper


def test_results_are_one_file_in_the_end(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "results.parquet"
    keep(path, run, range(3)).finish()
    assert [file.name for file in tmp_path.iterdir()] == ["results.parquet"]
    results = read_results(path)
    assert (results.matches, results.run) == (3, run)
    assert results.seats.height == 6


def test_every_kind_of_row_is_there(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "results.parquet"
    keep(path, run, range(2)).finish()
    kinds = set(pl.read_parquet(path)["row"])
    assert kinds == {"match", "seat", "event", "question", "thing", "sort", "measure"}


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MATCHES_BETWEEN", 2)
    path, whole = tmp_path / "killed.parquet", tmp_path / "whole.parquet"
    keep(path, run, range(5))  # it ends without a word; the fifth match was not written yet
    assert len(list(parts_beside(path).iterdir())) == 2
    assert read_results(path).matches == 4
    again = keep(path, run, range(6))
    assert again.kept == {0, 1, 2, 3}
    again.finish()
    keep(whole, run, range(6)).finish()
    assert pl.read_parquet(path).equals(pl.read_parquet(whole))


def test_parts_that_were_gathered_already_do_not_count_twice(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "results.parquet"
    keeper = keep(path, run, range(2))
    keeper.write()
    left = {part.name: part.read_bytes() for part in parts_beside(path).iterdir()}
    keeper.finish()
    parts_beside(path).mkdir()
    for name, content in left.items():
        (parts_beside(path) / name).write_bytes(content)
    assert read_results(path).matches == 2


def test_fewer_matches_can_be_looked_at_than_there_are(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "results.parquet"
    keep(path, run, range(3)).finish()
    assert read_results(path, games=2).matches == 2


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        ({"seed": 8}, "seed: 7, not 8"),
        ({"bots": ("greedy",)}, "bots: random, not greedy"),
        ({"seats": ("red", "green")}, "seats: red, blue, not red, green"),
        ({"rules_version": 99}, "rules version: 3, not 99"),
        ({"pack": "0000"}, "pack: "),
    ],
)
def test_results_of_other_matches_are_not_mixed(
    tmp_path: Path, run: Run, change: dict[str, Any], difference: str
) -> None:
    path = tmp_path / "results.parquet"
    keep(path, run, range(1)).finish()
    with pytest.raises(WrongResults, match=difference):
        Keeper(path, replace(run, **change))
    assert read_results(path).matches == 1


def test_results_of_another_version_are_told_in_one_line(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.parquet"
    keep(path, run, range(1)).finish()
    monkeypatch.setattr(keeping, "__version__", "9.9")
    with pytest.raises(WrongResults, match=r"has results of fairytable .*; this is fairytable 9\.9"):
        read_run(path)


def test_results_of_other_rules_are_told_in_one_line(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "results.parquet"
    keep(path, replace(run, rules_version=1), range(1)).finish()
    with pytest.raises(Exception, match="played with version 1 of the rules"):
        read_results(path)


def test_what_is_no_parquet_file_is_told_in_one_line(tmp_path: Path) -> None:
    other = tmp_path / "other.parquet"
    other.write_text("not at all", encoding="utf-8")
    with pytest.raises(WrongResults, match="contains no results of the lab"):
        read_run(other)
    pl.DataFrame({"match": [1]}).write_parquet(other)
    with pytest.raises(WrongResults, match="contains no results of the lab"):
        read_run(other)
    with pytest.raises(WrongResults, match="There are no results"):
        read_run(tmp_path / "nothing.parquet")


def test_on_a_full_disk_nothing_that_was_written_is_lost(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.parquet"
    keeper = keep(path, run, range(2))
    keeper.write()

    def full(self: Path, _content: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device", str(self))

    keeper.add(count_match(GAME, pack_of(GAME, run), run, 2))
    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", full)
        with pytest.raises(OSError, match="No space left"):
            keeper.write()
    assert read_results(path).matches == 2
    keeper.finish()
    assert read_results(path).matches == 3, "when there is room again what waited is written"


def test_a_disk_that_was_full_from_the_beginning_does_not_stand_in_the_way_later(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.parquet"
    keeper = keep(path, run, range(1))

    def full_half_way(self: Path, content: bytes) -> int:
        with self.open("wb") as file:
            file.write(content[:20])
        raise OSError(errno.ENOSPC, "No space left on device", str(self))

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", full_half_way)
        with pytest.raises(OSError, match="No space left"):
            keeper.write()
    assert list(parts_beside(path).iterdir()) == []
    keep(path, run, range(2)).finish()
    assert read_results(path).matches == 2


def test_a_record_is_made_again(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "results.parquet"
    keep(path, run, range(3)).finish()
    record = record_of(path, 2)
    assert record.seed == 9
    assert verify(record).is_over
    kept = pl.read_parquet(path).filter(row="match", match=2)
    assert kept["times"].item() == len(record.answers)
    with pytest.raises(WrongResults, match="has no match 3; it has 3 matches"):
        record_of(path, 3)


def test_a_match_that_bots_would_play_otherwise_now_is_not_passed_off_as_the_same(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "results.parquet"
    keep(path, run, range(1)).finish()
    rows = pl.read_parquet(path).with_columns(
        pl.when(pl.col("row") == "match").then(pl.lit("0" * 16)).otherwise(pl.col("sort")).alias("sort")
    )
    rows.write_parquet(path, metadata={keeping.ABOUT_THE_RUN: msgspec.json.encode(run).decode()})
    with pytest.raises(WrongResults, match="the bots play differently now"):
        record_of(path, 0)
