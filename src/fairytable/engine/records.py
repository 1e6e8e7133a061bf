"""Records: what is saved of a match. A record is readable, and a change to it is detected."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from errno import EISDIR
from pathlib import Path

import msgspec
from msgspec import UNSET, Struct, UnsetType

from fairytable.engine.chance import seed_fingerprint
from fairytable.engine.errors import DamagedRecord

FORMAT = 1
LEAVE = "leave the table"
"""The answer with which a seat's player leaves for good, at any time."""

Answer = tuple[str, str]
"""A seat, and its option."""


class Branch(Struct, frozen=True):
    """After this many answers all future luck and everything hidden was drawn again from this seed."""

    answers: int
    seed: int | str


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A saved match. The seal changes when anything else in the record changes. `branches` exist only if the match
    continued from an earlier one, `content` (the files of the pack) only if it was not played with the game's default
    pack."""

    fairytable: int = FORMAT
    game: str
    rules_version: int
    pack: str
    pack_name: str
    options: dict[str, str]
    seats: list[str]
    seed: int | str
    seed_fingerprint: str
    branches: list[Branch] | UnsetType = UNSET
    answers: list[str]
    pending: dict[str, str]
    table_fingerprint: str
    winners: list[str] | None
    content: dict[str, str] | UnsetType = UNSET
    seal: str = ""

    def sealed(self) -> Record:
        return msgspec.structs.replace(self, seal=self._right_seal())

    def with_content(self, files: Mapping[str, str]) -> Record:
        """The same record including the pack it was played with, so that it can be replayed anywhere."""
        return msgspec.structs.replace(self, content=dict(files)).sealed()

    def to_json(self) -> bytes:
        """The record as indented JSON, a line for each answer."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def save(self, path: Path | str) -> None:
        """Write atomically: beside the destination first, then move it there."""
        target = Path(path)
        if target.is_dir():
            raise IsADirectoryError(EISDIR, "it is a folder; name a file in it", str(target))
        beside = target.with_name(target.name + ".part")
        beside.write_bytes(self.to_json())
        beside.replace(target)

    def given_answers(self) -> Iterator[tuple[str, str]]:
        """Seat and option of each answer."""
        for number, line in enumerate(self.answers, start=1):
            seat, colon, option = line.partition(": ")
            if not colon:
                raise DamagedRecord(f"Answer {number} of the record, '{line}', does not say who answered")
            yield seat, option

    def given_branches(self) -> list[Branch]:
        return [] if isinstance(self.branches, UnsetType) else self.branches

    def check_seal(self) -> None:
        """Raise an error if the record was changed after it was made."""
        if seed_fingerprint(self.seed) != self.seed_fingerprint:
            raise DamagedRecord("The record was changed: its seed is not the one whose fingerprint was published")
        if self.seal != self._right_seal():
            raise DamagedRecord("The record was changed: its seal does not fit what it says")

    def _right_seal(self) -> str:
        encoded = msgspec.json.encode(msgspec.structs.replace(self, seal=""), order="deterministic")
        return hashlib.sha256(encoded).hexdigest()[:32]


def read_record(source: Record | Path | str | bytes) -> Record:
    """A record from a file, from JSON, or as it is."""
    if isinstance(source, Record):
        return source
    if isinstance(source, bytes):
        return _decode(source, "The record")
    try:
        content = Path(source).read_bytes()
    except OSError as error:
        raise DamagedRecord(f"The record {source} cannot be read: {error.strerror}") from None
    return _decode(content, str(source))


def _decode(content: bytes, name: str) -> Record:
    try:
        record = msgspec.json.decode(content, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DamagedRecord(f"{name} is not a record of a match: {error}") from None
    if record.fairytable != FORMAT:
        raise DamagedRecord(f"{name} has format {record.fairytable}; this program reads format {FORMAT}")
    return record
