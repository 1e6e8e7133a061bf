"""Records: saved, loaded, verified; whatever is wrong with one is found and said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairytable import load_match, new_match, verify
from fairytable.engine.errors import (
    DamagedRecord,
    FairytableError,
    OtherRulesVersion,
    UnknownGame,
    UnknownOption,
    WrongPack,
    WrongSeats,
)
from fairytable.engine.match import LEAVE, Match
from fairytable.engine.packs import Pack
from fairytable.engine.records import Record, read_record
from fairytable.games import GAMES
from fairytable.looking import everything, heard_by
from fairytable.testing import play
from tests.engine.practice_games import a_market, goblin_market
from tests.engine.scenarios import everybody_passes


@pytest.fixture(autouse=True)
def _goblin_market_is_in_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairytable.games.GAMES", [*GAMES, goblin_market])


def a_played_match() -> Match:
    match = play(everybody_passes(a_market(seed=7)), "red: roll", "red: peek", "red: done", "blue: draw", "blue: done")
    match.branch("another luck")
    return play(match, f"green: {LEAVE}", "red: pass")


def changed(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(record, **changes)


def test_a_record_reads_aloud() -> None:
    record = a_played_match().record()
    assert record.game == "goblin-market"
    assert record.pack_name == "Practice wares"
    assert record.seats == ["red", "blue", "green"]
    assert record.seed == 7
    assert record.answers[3:6] == ["red: roll", "red: peek", "red: done"]
    assert record.answers[-1] == f"green: {LEAVE}"
    assert record.pending == {"red": "pass"}
    assert record.winners is None
    assert '\n  "red: roll",\n' in record.to_json().decode()


def test_a_saved_match_loads_to_the_same_match(tmp_path: Path) -> None:
    match = a_played_match()
    path = tmp_path / "match.json"
    match.record().save(path)
    for source in (path, str(path), path.read_bytes(), match.record()):
        loaded = load_match(source)
        assert everything(loaded) == everything(match)
        assert heard_by(loaded, "red") == heard_by(match, "red")
        assert loaded.record() == match.record()
        assert everything(verify(source)) == everything(match)
    assert list(tmp_path.iterdir()) == [path]


def test_a_match_is_loaded_quietly_on_request() -> None:
    assert load_match(a_played_match().record(), quiet=True).events is None


def test_a_match_without_a_seed_is_saved_too() -> None:
    match = new_match("goblin-market", 2)
    assert everything(verify(match.record().to_json())) == everything(match)
    assert new_match("goblin-market", 2).seed != match.seed


def test_a_finished_match_tells_who_won() -> None:
    match = a_market(2, seed=3)
    while not match.is_over:
        question = match.questions[0]
        match.answer(question.seat, question.options[-1])
    record = match.record()
    assert record.winners == ["red", "blue"]
    assert verify(record).result == match.result


def test_the_fingerprint_of_the_seed_is_published_before_the_seed() -> None:
    match = a_market(seed=7)
    published = match.seed_fingerprint
    assert a_played_match().record().seed_fingerprint == published
    assert a_market(seed=8).seed_fingerprint != published


CHANGES: dict[str, Any] = {
    "fairytable": 2,
    "game": "fantastic-stories",
    "rules_version": 2,
    "pack": "0" * 32,
    "pack_name": "Other wares",
    "options": {"days": "3"},
    "seats": ["blue", "red", "green"],
    "seed": 8,
    "seed_fingerprint": "0" * 64,
    "branches": [],
    "answers": a_played_match().record().answers[:-1],
    "pending": {},
    "table_fingerprint": "0" * 16,
    "winners": ["red"],
    "content": {"pack.toml": ""},
    "seal": "0" * 32,
}


@pytest.mark.parametrize("field", Record.__struct_fields__)
def test_a_record_in_which_anything_was_changed_is_found_out(field: str) -> None:
    record = changed(a_played_match().record(), **{field: CHANGES[field]})
    with pytest.raises(DamagedRecord):
        verify(record.to_json())


@pytest.mark.parametrize("field", [field for field in Record.__struct_fields__[1:] if field != "content"])
def test_a_record_in_which_anything_is_missing_cannot_be_read(field: str) -> None:
    content = msgspec.json.decode(a_played_match().record().to_json())
    del content[field]
    with pytest.raises(DamagedRecord):
        verify(msgspec.json.encode(content))


@pytest.mark.parametrize("field", Record.__struct_fields__)
def test_a_record_in_which_anything_is_of_another_kind_cannot_be_read(field: str) -> None:
    content = msgspec.json.decode(a_played_match().record().to_json()) | {field: [[1]]}
    with pytest.raises(DamagedRecord, match=rf"is not a record of a match: Expected .* - at `\$\.{field}"):
        load_match(msgspec.json.encode(content))


def test_a_record_that_says_too_much_cannot_be_read() -> None:
    content = msgspec.json.decode(a_played_match().record().to_json()) | {"more": 1}
    with pytest.raises(DamagedRecord, match="unknown field `more`"):
        load_match(msgspec.json.encode(content))


def resealed(**changes: Any) -> Record:
    """A record that lies and has the seal of its lie."""
    return changed(a_played_match().record(), **changes).sealed()


LIES: dict[str, tuple[dict[str, Any], type[FairytableError], str]] = {
    "another seed": ({"seed": 8}, DamagedRecord, "its seed is not the one whose fingerprint was published"),
    "another table": ({"table_fingerprint": "0" * 16}, DamagedRecord, "answers lead to a different table"),
    "another end": ({"winners": ["red"]}, DamagedRecord, "answers lead to a different end"),
    "another game": ({"game": "chess"}, UnknownGame, "There is no game 'chess'; there are: .*goblin-market"),
    "other rules": (
        {"rules_version": 9},
        OtherRulesVersion,
        "version 9 of the rules of Goblin Market; this is version 1",
    ),
    "another pack": ({"pack": "f" * 32}, WrongPack, "'Practice wares' .f{32}., not with 'Practice wares' "),
    "an unknown option": ({"options": {"wind": "on"}}, DamagedRecord, "no option 'wind'; it has: days"),
    "an unknown value": ({"options": {"days": "few"}}, DamagedRecord, "'days' cannot be 'few'; it can be: 2, a number"),
    "an unknown seat": ({"seats": ["red", "pink"]}, DamagedRecord, "no seat 'pink'; it has: red, blue, green"),
    "a seat twice": ({"seats": ["red", "red"]}, DamagedRecord, "a seat is named twice in: red, red"),
    "too few seats": ({"seats": ["red"]}, DamagedRecord, "Goblin Market is for 2 to 3 seats, not 1"),
    "nobody's answer": (
        {"answers": ["roll"]},
        DamagedRecord,
        "Answer 1 of the record, 'roll', does not say who answered",
    ),
    "an illegal answer": (
        {"answers": ["red: fly"], "pending": {}},
        DamagedRecord,
        "Answer 1 of the record was not possible: 'fly' does not answer 'offer'",
    ),
    "an answer of who was not asked": (
        {"answers": ["red: pass", "red: pass"], "pending": {}},
        DamagedRecord,
        "Answer 2 of the record was not possible: 'pass' answers nothing: red is not asked, but blue, green",
    ),
    "somebody who left twice": (
        {"answers": [f"red: {LEAVE}", f"red: {LEAVE}"], "pending": {}},
        DamagedRecord,
        "Answer 2 of the record was not possible: red has left the table already",
    ),
    "a secret answer that was not possible": (
        {"answers": [], "pending": {"red": "fly"}},
        DamagedRecord,
        "Answer 1 of the record was not possible: 'fly' does not answer 'offer'",
    ),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_record_that_lies_is_found_out_even_with_the_right_seal(lie: str) -> None:
    changes, error, message = LIES[lie]
    with pytest.raises(error, match=message):
        verify(resealed(**changes))


def test_loading_does_not_ask_for_the_seal_but_verifying_does() -> None:
    record = changed(a_played_match().record(), seal="")
    assert load_match(record).record().seal == a_played_match().record().seal
    with pytest.raises(DamagedRecord, match="its seal does not fit what it says"):
        verify(record)


def test_a_record_of_another_format_is_refused() -> None:
    with pytest.raises(DamagedRecord, match="The record has format 2; this program reads format 1"):
        read_record(changed(a_played_match().record(), fairytable=2).to_json())


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(DamagedRecord, match=r"The record .*lost\.json cannot be read: No such file"):
        load_match(tmp_path / "lost.json")


def test_a_half_written_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_bytes(a_played_match().record().to_json()[:400])
    with pytest.raises(DamagedRecord, match=r"half\.json is not a record of a match"):
        load_match(path)


def test_a_save_that_fails_leaves_the_old_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    a_market().record().save(path)
    before = path.read_bytes()

    def full_disk(_self: Path, content: bytes) -> int:
        with open(_self, "wb") as half:  # noqa: PTH123
            half.write(content[:100])
        raise OSError("no space left on device")

    monkeypatch.setattr(Path, "write_bytes", full_disk)
    with pytest.raises(OSError, match="no space left"):
        a_played_match().record().save(path)
    assert path.read_bytes() == before


GOOD = a_played_match().record().to_json()


@given(st.data())
def test_whatever_is_done_to_a_file_it_is_refused_with_a_sentence_or_tells_the_same(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(GOOD)))
    end = data.draw(st.integers(start, len(GOOD)))
    content = GOOD[:start] + data.draw(st.binary(max_size=8)) + GOOD[end:]
    try:
        record = read_record(content)
        record.check_seal()
    except DamagedRecord:
        return
    assert record == read_record(GOOD)


@given(st.binary())
def test_rubbish_is_no_record(content: bytes) -> None:
    with pytest.raises(DamagedRecord):
        read_record(content)


def test_a_record_needs_its_own_pack(tmp_path: Path) -> None:
    other = tmp_path / "pack"
    other.mkdir()
    (other / "pack.toml").write_text('[pack]\ngame = "goblin-market"\nname = "Feathers"\n')
    (other / "wares.toml").write_text('[[ware]]\nid = "feather"\ncopies = 12\n')
    match = new_match("goblin-market", 2, seed=1, pack=other)
    assert everything(verify(match.record(), pack=other)) == everything(match)
    with pytest.raises(WrongPack, match=r"was played with the pack 'Feathers' .*, not with 'Practice wares'"):
        verify(match.record())
    assert isinstance(match.pack, Pack)


def test_a_new_match_needs_a_known_game_its_seats_and_its_options() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'"):
        new_match("chess", 2)
    with pytest.raises(WrongSeats):
        new_match("goblin-market", 4)
    with pytest.raises(UnknownOption):
        new_match("goblin-market", 2, options={"days": "few"})
    assert new_match(goblin_market, 2, options={"days": 3}).options == {"days": "3"}
