"""Begin a match, load one from its record, verify that a record is true."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import randbits
from typing import Any

from msgspec import UnsetType

from fairytable.engine.errors import UnfitOptions
from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.engine.packs import Pack, load_pack, pack_of_files
from fairytable.engine.recording import check_truth
from fairytable.engine.records import Record, read_record
from fairytable.engine.words import Words
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
    found = _find_pack(chosen, pack)
    taken, set_to = chosen.check_seats(seats), chosen.check_options(options or {})
    try:
        chosen.check_fit(set_to, taken)
    except UnfitOptions as error:
        raise UnfitOptions(_in_words(chosen, found, error), error.reason) from None
    return Match(chosen, found, taken, randbits(128) if seed is None else seed, set_to, quiet=quiet)


def load_match(
    record: Record | Path | str | bytes, pack: Pack | Path | str | None = None, *, quiet: bool = False
) -> Match:
    """The match that a record tells, at the point where it was saved."""
    told = read_record(record)
    game = find_game(told.game)
    return Match.from_record(game, pack_of_record(told, pack), told, quiet=quiet)


def verify(record: Record | Path | str | bytes, pack: Pack | Path | str | None = None) -> Match:
    """The match of a record that is true from its seed to its last answer; otherwise an error says what is not."""
    told = read_record(record)
    told.check_seal()
    match = load_match(told, pack)
    check_truth(told, match)
    return match


def pack_of_record(record: Record, pack: Pack | Path | str | None = None) -> Pack:
    """The pack to play a record again with: the one that is given, the one that is kept in it, or the game's own."""
    game = find_game(record.game)
    if pack is None and not isinstance(record.content, UnsetType):
        return pack_of_files(game, record.content)
    return _find_pack(game, pack)


def whole_record(match: Match) -> Record:
    """The record to keep: with the pack in it, unless that is the game's own."""
    is_own = not match.pack.files or match.pack.edition == load_pack(match.game).edition
    return match.record() if is_own else match.record().with_content(match.pack.files)


def _in_words(game: Game[Any], pack: Pack, error: UnfitOptions) -> str:
    """Why options do not fit, in the game's own words if it has any."""
    if not (game.folder / "texts").is_dir():
        return str(error)
    words = Words(game, names=game.content_names(pack.content, "en"))
    return f"{words.reason(error.reason)} ({error.reason.clause})"


def _find_pack(game: Game[Any], pack: Pack | Path | str | None) -> Pack:
    return pack if isinstance(pack, Pack) else load_pack(game, pack)
