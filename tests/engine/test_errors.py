"""Errors: they say what went wrong, here and in another process."""

from __future__ import annotations

import pickle

import pytest

from fairytable.engine.errors import FairytableError, FaultyPack, IllegalAnswer, UndoRefused, UnknownGame
from fairytable.engine.pack_faults import Fault
from fairytable.engine.questions import Reason


@pytest.mark.parametrize(
    "error",
    [
        UnknownGame("There is no game 'chess'"),
        IllegalAnswer("'walk' does not answer 'rest'", Reason("too_tired", "XX-1.1", {"miles": 3})),
        UndoRefused("red cannot take an answer back", "luck"),
        FaultyPack("my/pack", [Fault("wares.toml", "bell", "it has no price")]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_out_of_another_process_as_it_was(error: FairytableError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert str(twin) == str(error)
    assert vars(twin) == vars(error)
