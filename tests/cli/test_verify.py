"""`fairytable verify`: a true record is confirmed, and whatever is changed in one is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import Result

from fairytable import FairytableError, new_match, verify
from fairytable.engine.chance import seed_fingerprint
from fairytable.engine.packs import copy_default_pack
from fairytable.engine.records import Branch, Record
from fairytable.games import find_game
from fairytable.lab import play_match
from fairytable.matches import whole_record

Run = Callable[..., Result]

FINISHED = play_match("fantastic-stories", 2, 7, options={"round-limit": "30"}).record()


def begun() -> Record:
    match = new_match("fantastic-stories", 2, seed=7)
    for _ in range(8):
        match.answer(match.waiting_for[0], match.questions[0].options[0])
    return match.record()


BEGUN = begun()

LIES: dict[str, Any] = {
    "fairytable": 2,
    "game": "grimm-forest",
    "rules_version": FINISHED.rules_version + 1,
    "pack": FINISHED.pack[::-1],
    "pack_name": "Another Board",
    "options": FINISHED.options | {"expert": "on"},
    "seats": ["red", "green"],
    "seed": 8,
    "seed_fingerprint": seed_fingerprint(8),
    "answers": [*FINISHED.answers[:-1], FINISHED.answers[0]],
    "pending": {"red": "yes"},
    "table_fingerprint": FINISHED.table_fingerprint[::-1],
    "winners": [],
    "branches": [Branch(len(FINISHED.answers) // 2, 8)],
    "content": {"pack.toml": ""},
    "seal": FINISHED.seal[::-1],
}
LIES_UNDER_A_NEW_SEAL = LIES.keys() - {"pack_name", "seal"}
"""A forger may make a new seal. The name of the pack is the one thing that can be changed then: it means nothing."""


def test_a_true_record_is_confirmed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    FINISHED.save(path)
    result = run("verify", path)
    assert result.exit_code == 0
    winners = " and ".join(FINISHED.winners or [])
    assert result.stdout == f"{path} is true: Fantastic Stories, {len(FINISHED.answers)} answers, won by {winners}\n"


def test_a_match_that_goes_on_can_be_true_as_well(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    BEGUN.save(path)
    result = run("verify", path)
    assert result.exit_code == 0
    assert "8 answers, waiting for " in result.stdout


def found_out(run: Run, record: Record, path: Path) -> str:
    record.save(path)
    result = run("verify", path)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


@pytest.mark.parametrize("field", Record.__struct_fields__)
def test_a_changed_record_is_found_out(run: Run, tmp_path: Path, field: str) -> None:
    assert getattr(FINISHED, field) != LIES[field]
    found_out(run, msgspec.structs.replace(FINISHED, **{field: LIES[field]}), tmp_path / "match.json")


@pytest.mark.parametrize("field", sorted(LIES_UNDER_A_NEW_SEAL))
def test_a_new_seal_does_not_make_it_true(run: Run, tmp_path: Path, field: str) -> None:
    lie = msgspec.structs.replace(FINISHED, **{field: LIES[field]}).sealed()
    assert "its seal" not in found_out(run, lie, tmp_path / "match.json"), "it is found by what it says"


def test_a_record_can_hold_its_pack(run: Run, tmp_path: Path) -> None:
    game = find_game("fantastic-stories")
    folder = copy_default_pack(game, tmp_path / "mine", "My Own Board")
    board = (folder / "board.toml").read_text(encoding="utf-8")
    match = new_match(game, 2, seed=7, pack=folder)
    match.answer(match.waiting_for[0], match.questions[0].options[0])
    whole = whole_record(match)
    whole.save(tmp_path / "match.json")
    assert run("verify", tmp_path / "match.json").exit_code == 0
    changed = dict(match.pack.files) | {"board.toml": board.replace("numbers = [1]", "numbers = [2]", 1)}
    assert "was played with the pack 'My Own Board'" in found_out(
        run, whole.with_content(changed), tmp_path / "other.json"
    )
    broken = dict(match.pack.files) | {"board.toml": "[[space"}
    assert "The pack in these files has 1 fault" in found_out(run, whole.with_content(broken), tmp_path / "broken.json")
    assert whole_record(new_match(game, 2, seed=7)) == new_match(game, 2, seed=7).record()


@given(place=st.integers(0, len(BEGUN.to_json()) - 1), byte=st.binary(min_size=1, max_size=1))
def test_no_byte_that_matters_can_be_changed(place: int, byte: bytes) -> None:
    true = BEGUN.to_json()
    changed = true[:place] + byte + true[place + 1 :]
    try:
        same = json.loads(changed) == json.loads(true)
    except ValueError:
        same = False
    if same:
        verify(changed)
    else:
        with pytest.raises(FairytableError):
            verify(changed)
