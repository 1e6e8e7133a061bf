"""Faults planted in copies of real games, and whether the verdict names them first or second.

A fault is a changed line in a copy of the pack, or a changed beginning of the match.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from rich.table import Table

from fairytable.engine.chance import Chance
from fairytable.engine.game import Game
from fairytable.engine.packs import copy_default_pack
from fairytable.games import find_game, grimm_forest, is_known
from fairytable.lab.playing import count_matches
from fairytable.lab.results import Results, frame_of
from fairytable.lab.runs import new_run
from fairytable.lab.verdict import describe, verdict_of
from fairytable.lab.workers import worker_processes

SECONDS = 300
"""So long two cores may take to find a fault."""


class Fault(Struct, frozen=True):
    """What is changed, in whose matches, and what the verdict should name.

    In `file` of the pack `old` becomes `new`; without `old`, `new` is added at the end.
    """

    words: str
    game: Game[Any]
    seats: int
    bot: str
    matches: int
    names: str
    file: str = ""
    old: str = ""
    new: str = ""


def with_a_brick(content: Any, seats: tuple[str, ...], options: Mapping[str, str], chance: Chance) -> Any:
    """The table of The Grimm Forest, on which the first seat begins with a brick."""
    table = grimm_forest.GAME.rules.lay_table(content, seats, options, chance)
    table.builders[0].resources["brick"] += 1
    return table


FAULTS = (
    Fault(
        "the first seat begins with a brick",
        replace(grimm_forest.GAME, rules=replace(grimm_forest.GAME.rules, lay_table=with_a_brick)),
        seats=2,
        bot="random",
        matches=30_000,
        names="blue",
    ),
    Fault(
        "Little Helpers twice as strong",
        find_game("grimm-forest"),
        seats=3,
        bot="random",
        matches=6_000,
        names="Little Helpers",
        file="cards.toml",
        old="numbers = { actions = 2 }",
        new="numbers = { actions = 4 }",
    ),
    Fault(
        "a tale that nobody can do",
        find_game("hungarian-folktales"),
        seats=4,
        bot="greedy",
        matches=200,
        names="The Giant's Two Coins",
        file="tales.toml",
        old="hand_over = { gold = 2 }",
        new="hand_over = { gold = 99 }",
    ),
    Fault(
        "an adventure two steps nearer",
        find_game("fantastic-stories"),
        seats=4,
        bot="greedy",
        matches=300,
        names="Pirate Treasure",
        file="board.toml",
        new='\n[[road]]\nbetween = ["castle_dock", "pirate_treasure"]\nnumbers = [6]\n',
    ),
)


def find_planted_faults(part: float) -> Table:
    """Each faulty game is played, with that part of its matches; what the verdict names first and second."""
    shown = Table("planted", "matches", "named", "in the verdict", "seconds", title="Planted faults")
    for fault in FAULTS:
        began = perf_counter()
        matches = max(1, round(fault.matches * part))
        first = find_fault(fault, matches)
        place = next((str(place) for place, words in enumerate(first, 1) if fault.names in words), "not")
        seconds = perf_counter() - began
        late = "" if seconds <= SECONDS else " (too long)"
        shown.add_row(fault.words, f"{matches:,}", place, "; ".join(first), f"{seconds:.0f}{late}")
    return shown


def find_fault(fault: Fault, matches: int) -> list[str]:
    """What the verdict names first and second after so many matches of a faulty game.

    Two processes play, but one where the game itself was changed, for others find games by their names.
    """
    with TemporaryDirectory() as folder:
        pack = plant(fault, Path(folder) / "faulty") if fault.file else None
        run = new_run(fault.game, fault.seats, 0, fault.bot, None, pack)
        with worker_processes(2 if is_known(fault.game) else 1) as executor:
            counted = count_matches(fault.game, run, range(matches), executor)
            results = Results(fault.game, run, frame_of(row for _, rows in counted for row in rows).lazy())
        return [describe(results, finding) for finding in verdict_of(results).findings[:2]]


def plant(fault: Fault, folder: Path) -> Path:
    """A copy of the pack of a game with the fault in it."""
    pack = copy_default_pack(fault.game, folder)
    file = pack / fault.file
    before = file.read_text(encoding="utf-8")
    if fault.old not in before:
        raise ValueError(f"{fault.file} has no '{fault.old}' any more; plant '{fault.words}' otherwise")
    after = before.replace(fault.old, fault.new, 1) if fault.old else before + fault.new
    file.write_text(after, encoding="utf-8")
    return pack
