"""Matches replayed from the store. Long ones take long, so this is done in a thread."""

from __future__ import annotations

import logging

from msgspec import Struct

from fairytable.engine.errors import FairytableError
from fairytable.engine.match import Answer, Match
from fairytable.server.room.entry_log import EntryLog, items_of
from fairytable.server.room.event_log import EventLog
from fairytable.server.storage.store import LoadedRoom
from fairytable.server.storage.stored import Entry, Opening, StoredMatch, Undone
from fairytable.server.wording.library import GamePack
from fairytable.server.wording.phrasing import server_words

_log = logging.getLogger("fairytable.server")


class RebuiltMatch(Struct):
    """A match with its events and its log, or the reason why it cannot continue."""

    match: Match | None = None
    event_log: EventLog | None = None
    log: EntryLog | None = None
    stopped: str = ""


def rebuild(game_pack: GamePack, loaded: LoadedRoom) -> RebuiltMatch:
    """The match of a room, replayed from the store."""
    if loaded.match is None:
        return RebuiltMatch()
    rules_version = game_pack.game.identity.rules_version
    if rules_version != loaded.match.rules_version:
        return RebuiltMatch(stopped=server_words("stopped-rules", played=loaded.match.rules_version, now=rules_version))
    try:
        match, log = rebuild_match(game_pack, loaded.match, loaded.entries)
    except FairytableError:
        _log.exception("the match of room %s cannot be played again", loaded.room.room)
        return RebuiltMatch(stopped=server_words("stopped-damaged"))
    return RebuiltMatch(match, EventLog(match), log)


def rebuild_match(game_pack: GamePack, stored: StoredMatch, entries: list[Entry]) -> tuple[Match, EntryLog]:
    """The match after all its entries, and its log. Entries that were undone are not replayed."""
    items, latest = items_of(stored, entries)
    given = _answers_at_first(items)
    match, log = _opened(game_pack, stored, given, latest), EntryLog()
    log.add_given(match, given, 0)
    place = len(given)
    while place < len(items):
        item = items[place]
        if isinstance(item, Entry):
            apply_entry(match, item)
            log.add(match)
            place += 1
        else:  # an undo leads to it
            given, before = _answers_at_first(items[place:]), len(match.answers)
            match.answer_again(given, latest.branches)
            log.add_given(match, given, before)
            place += len(given)
    return match, log


def _answers_at_first(items: list[Answer | Entry]) -> list[Answer]:
    given = []
    for item in items:
        if isinstance(item, Entry):
            break
        given.append(item)
    return given


def rewound(game_pack: GamePack, stored: StoredMatch, answers: list[Answer], left: Undone) -> RebuiltMatch:
    """The match after an undo that leaves these of its answers and those stored with the undo."""
    match = _opened(game_pack, stored, [*answers, *left.given], left)
    return RebuiltMatch(match, EventLog(match))


def _opened(game_pack: GamePack, stored: StoredMatch, given: list[Answer], latest: Opening) -> Match:
    return Match(
        game_pack.game,
        game_pack.pack,
        stored.seats,
        stored.seed,
        stored.options,
        holds_windows=not stored.lesson,  # in a lesson there is nobody from whom to hide anything
        keeps_undo=True,
        answers=given,
        branches=latest.branches,
    )


def apply_entry(match: Match, entry: Entry) -> None:
    """Apply an answer, the end of a window, or a leaving."""
    if entry.kind == "close":
        match.close_window()
    elif entry.kind == "leave":
        match.leave(entry.seat)
    else:
        match.answer(entry.seat, entry.option)
