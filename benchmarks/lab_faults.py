"""Faults planted in copies of real packs, and whether the verdict names them first or second."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct
from rich.table import Table

from fairytable.engine.packs import copy_default_pack
from fairytable.games import find_game
from fairytable.lab.playing import count_matches
from fairytable.lab.results import Results, frame_of
from fairytable.lab.runs import new_run
from fairytable.lab.verdict import describe, verdict_of
from fairytable.lab.workers import worker_processes


class Fault(Struct, frozen=True):
    """What is changed in which file of whose pack, and what the verdict should name."""

    words: str
    game: str
    seats: int
    file: str
    plant: Callable[[str], str]
    names: str


def _nearer(board: str) -> str:
    """The Pirate Treasure gets a road of its own from the Castle Dock, so that it is two steps from the Castle."""
    return board + '\n[[road]]\nbetween = ["castle_dock", "pirate_treasure"]\nnumbers = [6]\n'


FAULTS = (Fault("an adventure is two steps nearer", "fantastic-stories", 4, "board.toml", _nearer, "Pirate Treasure"),)


def find_planted_faults(matches: int) -> Table:
    """Two processes play each faulty pack; the verdict should name the fault first or second within five minutes."""
    shown = Table("planted", "named", "in the verdict", "seconds", title=f"Planted faults, {matches} matches each")
    for fault in FAULTS:
        game = find_game(fault.game)
        with TemporaryDirectory() as folder:
            pack = copy_default_pack(game, Path(folder) / "faulty")
            file = pack / fault.file
            file.write_text(fault.plant(file.read_text(encoding="utf-8")), encoding="utf-8")
            run = new_run(game, fault.seats, 0, "greedy", None, pack)
            began = perf_counter()
            with worker_processes(2) as executor:
                rows = [row for _, rows in count_matches(game, run, range(matches), executor) for row in rows]
            results = Results(game, run, frame_of(rows).lazy())
            first = [describe(results, finding) for finding in verdict_of(results).findings[:2]]
        place = next((str(place) for place, words in enumerate(first, 1) if fault.names in words), "not")
        shown.add_row(fault.words, place, "; ".join(first), f"{perf_counter() - began:.0f}")
    return shown
