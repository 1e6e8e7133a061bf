"""Many tables at once: the same matches here and in processes of their own."""

from __future__ import annotations

import numpy as np
import pytest

from fairytable import FairytableError
from fairytable.environment import ManyTables, Moment


def first_actions(moment: Moment) -> list[int]:
    """The last legal action at each table."""
    return [int(mask.nonzero()[0][-1]) for mask in moment.masks]


def test_processes_play_the_same_matches_as_one() -> None:
    with (
        ManyTables("grimm-forest", 3, seed=7, features=64) as here,
        ManyTables("grimm-forest", 3, processes=2, seed=7, features=64) as there,
    ):
        one, other = here.begin(), there.begin()
        for _ in range(30):
            for name in Moment.__struct_fields__:
                assert np.array_equal(getattr(one, name), getattr(other, name)), name
            actions = first_actions(one)
            one, other = here.answer(actions), there.answer(actions)


def test_a_table_whose_match_is_over_begins_another() -> None:
    with ManyTables("grimm-forest", 2, seats=2, features=16) as tables:
        luck = np.random.default_rng(1)
        moment = tables.begin()
        ends = np.zeros(2, int)
        while not ends.all():
            moment = tables.answer([int(luck.choice(mask.nonzero()[0])) for mask in moment.masks])
            ends += moment.ended
            assert (abs(moment.rewards).sum(axis=1) > 0)[moment.ended].all()
        assert moment.masks.any(axis=1).all()


def test_mistakes_come_back_from_the_processes() -> None:
    with ManyTables("grimm-forest", 2, processes=1, features=16) as tables:
        tables.begin()
        with pytest.raises(FairytableError, match="no action of"):
            tables.answer([0, 999])
        with pytest.raises(FairytableError, match="2 tables, and actions for 1"):
            tables.answer([0])


@pytest.mark.parametrize("wrong", [{"tables": 0}, {"tables": 1, "processes": -1}, {"tables": 1, "observe": "text"}])
def test_what_makes_no_sense_is_said_at_once(wrong: dict[str, object]) -> None:
    with pytest.raises(FairytableError, match="Many tables"):
        ManyTables("grimm-forest", **wrong)  # type: ignore[arg-type]
