"""Matches, played again from what is stored of them. With long ones that takes long: do it in a thread."""

from __future__ import annotations

import logging

from msgspec import Struct

from fairytable.engine.errors import FairytableError
from fairytable.engine.match import Match
from fairytable.server.room.chronicle import Chronicle
from fairytable.server.storage.store import LoadedRoom
from fairytable.server.storage.stored import Entry, Opening, StoredMatch
from fairytable.server.wording.library import Shelved
from fairytable.server.wording.phrasing import server_words

_log = logging.getLogger("fairytable.server")


class Played(Struct):
    """A match as it stands, and its events; or why it cannot go on."""

    match: Match | None = None
    chronicle: Chronicle | None = None
    stopped: str = ""


def played_again(shelved: Shelved, loaded: LoadedRoom) -> Played:
    """The match of a room, played again from what the store has of it."""
    if loaded.match is None:
        return Played()
    rules_version = shelved.game.rules_version
    if rules_version != loaded.match.rules_version:
        return Played(stopped=server_words("stopped-rules", played=loaded.match.rules_version, now=rules_version))
    try:
        match = carried_out(shelved, loaded.match, loaded.entries)
    except FairytableError:
        _log.exception("the match of room %s cannot be played again", loaded.room.room)
        return Played(stopped=server_words("stopped-damaged"))
    return Played(match, Chronicle(match))


def carried_out(shelved: Shelved, stored: StoredMatch, entries: list[Entry]) -> Match:
    """The match after all its entries."""
    last_undo = max((entry.number for entry in entries if entry.kind == "undo"), default=-1)
    opening = stored.opening if last_undo < 0 else entries[last_undo].left
    assert opening is not None
    match = _opened(shelved, stored, opening)
    for entry in entries[last_undo + 1 :]:
        carry_out(match, entry)
    return match


def rewound(shelved: Shelved, stored: StoredMatch, opening: Opening) -> Played:
    """The match as it stands after an undo."""
    match = _opened(shelved, stored, opening)
    return Played(match, Chronicle(match))


def _opened(shelved: Shelved, stored: StoredMatch, opening: Opening) -> Match:
    return Match(
        shelved.game,
        shelved.pack,
        stored.seats,
        stored.seed,
        stored.options,
        holds_windows=not stored.lesson,  # in a lesson nobody is there to be deceived or hurried
        answers=[*opening.answers, *opening.pending.items()],
        branches=opening.branches,
    )


def carry_out(match: Match, entry: Entry) -> None:
    """The match goes on by an answer, by the end of a window, or by a leaving."""
    if entry.kind == "close":
        match.close_window()
    elif entry.kind == "leave":
        match.leave(entry.seat)
    else:
        match.answer(entry.seat, entry.option)
