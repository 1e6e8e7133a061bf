"""The faults of the benchmark can be planted in the games as they are today."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.lab_faults import FAULTS, Fault, find_fault, plant
from fairytable.lab.counting import count_match
from fairytable.lab.runs import new_run, pack_of


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.words)
def test_a_fault_can_be_planted_and_played(tmp_path: Path, fault: Fault) -> None:
    pack = plant(fault, tmp_path / "faulty") if fault.file else None
    run = new_run(fault.game, fault.seats, 0, "random", None, pack)
    fair = new_run(fault.game.slug, fault.seats, 0, "random")
    assert (run.pack != fair.pack) == bool(fault.file)
    assert count_match(fault.game, pack_of(fault.game, run), run, 0)
    names = fault.game.texts.names(pack_of(fault.game, run).content, "en")
    assert fault.names in (*names.values(), *run.seats)


def test_a_brick_at_the_beginning_is_named_first_after_a_hundred_matches() -> None:
    assert find_fault(FAULTS[0], 100)[0] == "blue begins ahead of the others, before anybody has answered"
