"""Starts a match, loads one from its record, and verifies a record."""

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
    """A new match. Without a seed, one is drawn from the system's randomness; a quiet match keeps no events."""
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
    """Loads a record so that the match can continue where it was saved."""
    told = read_record(record)
    game = find_game(told.game)
    return Match.from_record(game, pack_of_record(told, pack), told, quiet=quiet)


def verify(record: Record | Path | str | bytes, pack: Pack | Path | str | None = None) -> Match:
    """The match of a record after checking everything in it, from the seed to the last answer; raises an error that
    says what is wrong."""
    told = read_record(record)
    told.check_seal()
    match = load_match(told, pack)
    check_truth(told, match)
    return match


def pack_of_record(record: Record, pack: Pack | Path | str | None = None) -> Pack:
    """The pack to replay a record with: the given one, the one stored in it, or the game's default."""
    game = find_game(record.game)
    if pack is None and not isinstance(record.content, UnsetType):
        return pack_of_files(game, record.content)
    return _find_pack(game, pack)


def whole_record(match: Match) -> Record:
    """The record to store: with the pack in it, unless that is the game's default."""
    is_own = not match.pack.files or match.pack.edition == load_pack(match.game).edition
    return match.record() if is_own else match.record().with_content(match.pack.files)


def _in_words(game: Game[Any], pack: Pack, error: UnfitOptions) -> str:
    """Why options are incompatible, in the game's own words if it has any."""
    if not (game.identity.folder / "texts").is_dir():
        return str(error)
    words = Words(game, names=game.texts.names(pack.content, "en"))
    return f"{words.reason(error.reason)} ({error.reason.clause})"


def _find_pack(game: Game[Any], pack: Pack | Path | str | None) -> Pack:
    return pack if isinstance(pack, Pack) else load_pack(game, pack)
