"""The example in which a policy learns by playing."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import numpy as np

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_by_playing.py"


def test_a_small_policy_learns_to_beat_a_random_player() -> None:
    spec = spec_from_file_location("learn_by_playing", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    untaught = example.victories(np.zeros(512), 30, seed=1_000_000)
    taught = example.victories(example.learn(120), 30, seed=1_000_000)
    assert untaught < 0.7
    assert taught > 0.8
