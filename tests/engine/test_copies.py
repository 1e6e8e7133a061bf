"""A copy is like the original at every moment, and goes its own way from there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from fairytable.engine.match import LEAVE, Match
from fairytable.looking import everything, heard_by
from fairytable.testing import play
from tests.engine.practice_games import a_little_match, a_market, night_watch
from tests.engine.scenarios import answer_at_random, everybody_passes, with_hands

MOMENTS: dict[str, Callable[[], Match]] = {
    "at the beginning": a_market,
    "in the middle of a secret choice": lambda: play(a_market(), "blue: pass"),
    "at the beginning of a scene": lambda: everybody_passes(a_market()),
    "in the middle of a scene": lambda: play(everybody_passes(a_market()), "red: rest", "red: roll", "red: peek"),
    "in an interrupt": lambda: play(with_hands(red="ward", blue="ward"), "red: steal blue"),
    "in the answer to an interrupt": lambda: play(with_hands(red="ward", blue="ward"), "red: steal blue", "blue: yes"),
    "after somebody else left": lambda: play(everybody_passes(a_market()), "red: rest", f"blue: {LEAVE}"),
    "after the asked one left": lambda: play(everybody_passes(a_market()), "red: rest", f"red: {LEAVE}"),
    "after somebody left in a secret choice": lambda: play(a_market(), "blue: pass", f"red: {LEAVE}"),
    "after the last one waited for left": lambda: play(a_market(2), "blue: pass", f"red: {LEAVE}"),
    "after a leaving ended a secret choice": lambda: play(
        a_market(), "blue: pass", "green: pass", f"red: {LEAVE}", "blue: rest"
    ),
    "after an imagining": lambda: play(everybody_passes(a_market()), "red: rest").determinize("red", 5),
    "after an imagining in a secret choice": lambda: play(a_market(), "blue: pass").determinize("red", 5),
    "after two imaginings": lambda: a_market().determinize("red", 5).determinize("blue", 6),
    "after an imagining, answered": lambda: play(everybody_passes(a_market()).determinize("red", 5), "red: draw"),
    "after an imagining and a leaving": lambda: play(a_market().determinize("red", 5), f"blue: {LEAVE}", "red: pass"),
    "some scenes after an imagining": lambda: play(
        everybody_passes(a_market()).determinize("red", 5), "red: done", "blue: draw", "blue: done", "green: rest"
    ),
    "at the end": lambda: play(a_little_match(night_watch), "watch: yes", "watch: yes", "watch: yes"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_copy_is_like_the_original(moment: str) -> None:
    match = MOMENTS[moment]()
    twin = match.copy()
    assert everything(twin) == everything(match)
    assert twin.is_imagined == match.is_imagined
    assert everything(twin.copy()) == everything(match)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_copy_goes_on_like_the_original(moment: str) -> None:
    match = MOMENTS[moment]()
    twin = match.copy()
    chooser, same_chooser = Random(1), Random(1)
    while not match.is_over:
        answer_at_random(match, chooser)
        answer_at_random(twin, same_chooser)
        assert everything(twin) == everything(match)
    assert twin.is_over


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_happens_to_a_copy_does_not_touch_the_original(moment: str) -> None:
    match = MOMENTS[moment]()
    before, heard = everything(match), heard_by(match, None)
    twin, chooser = match.copy(), Random(2)
    while not twin.is_over:
        answer_at_random(twin, chooser)
    assert everything(match) == before
    assert heard_by(match, None) == heard
    assert everything(match.copy()) == before


@pytest.mark.parametrize("seed", range(6))
def test_copies_of_copies_stay_true_through_a_whole_match(seed: int) -> None:
    match, chooser = a_market(seed=seed), Random(seed)
    reference, same_chooser = a_market(seed=seed), Random(seed)
    changer = Random(-seed)
    while not reference.is_over:
        answer_at_random(match, chooser)
        answer_at_random(reference, same_chooser)
        match = changer.choice([match, match.copy(), match.copy().copy()])
        assert everything(match) == everything(reference)


def test_nobody_listens_to_a_copy() -> None:
    twin = everybody_passes(a_market()).copy()
    assert twin.events is None
    play(twin, "red: rest")
    assert twin.events_for("red") == []


@pytest.mark.parametrize("seed", range(3))
def test_a_match_that_is_used_up_goes_on_alike_and_can_still_be_copied(seed: int) -> None:
    match, chooser = a_market(seed=seed), Random(seed)
    twin, same_chooser = match.copy(), Random(seed)
    match.used_up()
    while not match.is_over:
        answer_at_random(match, chooser)
        answer_at_random(twin, same_chooser)
        assert match.table_fingerprint == twin.table_fingerprint
    assert match.copy().table_fingerprint == match.table_fingerprint
