"""Begin a match, load one from its record, verify that a record is true."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import randbits
from typing import Any

from fairytable.engine.errors import DamagedRecord
from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.engine.packs import Pack, load_pack
from fairytable.engine.records import Record, read_record
from fairytable.games import find_game


def new_match(
    game: str | Game[Any],
    seats: int | Sequence[str],
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    pack: Pack | Path | str | None = None,
    *,
    quiet: bool = False,
) -> Match:
    """A new match. Without a seed luck is drawn from the system; a quiet match keeps no events."""
    chosen = find_game(game)
    return Match(
        chosen,
        _find_pack(chosen, pack),
        chosen.check_seats(seats),
        randbits(128) if seed is None else seed,
        chosen.check_options(options or {}),
        quiet=quiet,
    )


def load_match(
    record: Record | Path | str | bytes, pack: Pack | Path | str | None = None, *, quiet: bool = False
) -> Match:
    """The match that a record tells, at the point where it was saved."""
    told = read_record(record)
    game = find_game(told.game)
    return Match.from_record(game, _find_pack(game, pack), told, quiet=quiet)


def verify(record: Record | Path | str | bytes, pack: Pack | Path | str | None = None) -> Match:
    """The match of a record that is true from its seed to its last answer; otherwise an error says what is not."""
    told = read_record(record)
    told.check_seal()
    match = load_match(told, pack)
    if match.table_fingerprint != told.table_fingerprint:
        raise DamagedRecord("The record is not true: its answers lead to another table than it says")
    if told.winners != (list(match.result.winners) if match.result else None):
        raise DamagedRecord("The record is not true: its answers lead to another end than it says")
    return match


def _find_pack(game: Game[Any], pack: Pack | Path | str | None) -> Pack:
    return pack if isinstance(pack, Pack) else load_pack(game, pack)
