"""Updates: what a browser receives about its room and the match there, in its language and as its seat may know it."""

from __future__ import annotations

from math import ceil
from types import NoneType
from typing import Any

from msgspec import Raw

from fairytable.engine.events import Event
from fairytable.engine.match import Match
from fairytable.engine.words import Verbatim
from fairytable.server.messages.socket import (
    ChatLine,
    ChatTold,
    CommonChanges,
    EventTold,
    OptionChosen,
    ResultTold,
    RoomState,
    RowTold,
    SeatTold,
    State,
    Unfit,
    WindowTold,
    encode,
)
from fairytable.server.room.browser import Browser, Known
from fairytable.server.room.finished_matches import finished_told
from fairytable.server.room.lessons import lesson_told
from fairytable.server.room.room import Room
from fairytable.server.room.undo import undo_asked_told, undo_told
from fairytable.server.wording.library import setting_words, value_words
from fairytable.server.wording.phrasing import Phrasing, server_words

PLAIN = frozenset({str, int, bool, NoneType})
"""Values of these types are compared directly, all others by the hash of their encoded form."""


def bookmark(room: Room, events: int, chat: int) -> str:
    return f"{room.stored.match or '-'}.{room.live.undone}.{events}.{chat}"


def read_bookmark(room: Room, bookmark: str) -> tuple[int, int]:
    """How many events and chat lines the browser has received."""
    parts = bookmark.split(".")
    if len(parts) != 4 or not all(part.isdecimal() and len(part) < 10 for part in parts[1:]):
        return 0, 0
    match, undone, events, chat = parts[0], *map(int, parts[1:])
    same = match == room.stored.match and undone == room.live.undone and events <= len(room.live.event_log)
    return (events if same else 0), (chat if chat <= room.chat_count else 0)


def state_for(room: Room, browser: Browser, to: int) -> bytes | None:
    """The state for one browser, or its changes; what several browsers receive alike is computed and encoded once."""
    play = room.live
    match, seat, language = play.match, browser.looks_as, browser.language
    own = room.seats_of(browser.person)
    if match is None or not (seat in own or room.may_see(browser.person, seat)):
        return None
    told = room.told
    heard = len(play.event_log)
    start = browser.events_told or max(0, heard - room.shared.settings.limits.events_at_first)
    browser.events_told = heard
    common = seat if room.game_pack.keeps_private_secrets else None
    view = told.get(("view", common))
    if view is None:
        view = told["view", common] = _view_told(room, match, seat)
    window = room.window.told()
    question = _question_told(room, match, seat, window, language)
    question_hash = hash(question)
    lesson = lesson_told(room, match, seat, language)
    undo = [undo_told(room, match, one, language) for one in own]
    name = room.stored.match or ""
    known = browser.known
    browser.known = Known(name, seat, view[1], question_hash, lesson, undo) if browser.changes else None
    if known is not None and known.match == name and known.seat == seat and not match.is_over:
        news: dict[str, Any] = {"type": "changes", "to": to, "window": window}
        if question_hash != known.question:
            news["question"] = _raw(question)
        if lesson != known.lesson:
            news["lesson"] = lesson
        if undo != known.undo:
            news["undo"] = undo
        place = ("changes", common, language, start, browser.chat_told)
        before, changes = told.get(place) or (None, b"")
        if before is not known.view:  # usually several browsers received the same before
            before, changes = told[place] = known.view, _common_changes(room, match, browser, known.view, start)
        return b"%b,%b" % (encode(news)[:-1], changes[1:])
    names = {stored.seat: stored.name for stored in room.stored.seats}
    return encode(
        State(
            number=room.number,
            bookmark=bookmark(room, heard, browser.chat_told),
            to=to,
            match=name,
            seat=seat,
            answers=len(match.answers),
            undone=play.undone,
            waiting_for=list(match.waiting_for),
            question=_raw(question),
            window=window,
            lesson=lesson,
            view=view[0],
            events_from=start,
            events=_events_told(room, seat, common, language, start),
            undo=undo,
            result=result_told(match, room.phrasing(language), names),
            seed=str(match.latest_seed) if match.is_over else None,
            seed_fingerprint=play.seed_fingerprint,
        )
    )


def _common_changes(room: Room, match: Match, browser: Browser, before: list[Any], start: int) -> bytes:
    """The changes for every browser that sees the same and has received the same as this one."""
    seat = browser.looks_as
    common = seat if room.game_pack.keeps_private_secrets else None
    fields, prints = room.told["view", common]
    return encode(
        CommonChanges(
            number=room.number,
            bookmark=bookmark(room, browser.events_told, browser.chat_told),
            answers=len(match.answers),
            undone=room.live.undone,
            waiting_for=list(match.waiting_for),
            view={name: fields[name] for name, old, new in zip(fields, before, prints, strict=True) if old != new},
            events_from=start,
            events=_events_told(room, seat, common, browser.language, start),
        )
    )


def _raw(encoded: bytes) -> Any:
    """Encoded bytes in place of a value."""
    return Raw(encoded)


def _view_told(room: Room, match: Match, seat: str | None) -> tuple[dict[str, Any], list[Any]]:
    """The view, field by field, each with something that shows whether it has changed: the value itself, or the hash of
    its encoded form if the field has others inside. What several seats see alike is encoded once."""
    overview = room.told.get("overview")
    if overview is None:
        overview = room.told["overview"] = match.overview()
    written: dict[str, tuple[Any, Any, int]] = room.told.setdefault("written", {})
    fields = match.view(seat) | overview
    prints = list(fields.values())
    for place, (name, value) in enumerate(fields.items()):
        if type(value) not in PLAIN:
            known = written.get(name)
            if known is None or known[0] != value:
                words = encode(value)
                known = written[name] = value, Raw(words), hash(words)
            fields[name], prints[place] = known[1:]
    return fields, prints


def _events_told(room: Room, seat: str | None, common: str | None, language: str, start: int) -> list[EventTold]:
    place = ("events", common, language, start)
    told: list[EventTold] | None = room.told.get(place)
    if told is None:
        news = enumerate(room.live.event_log.since(start), start=start)
        told = room.told[place] = [_event_told(room, number, event, seat, language) for number, event in news]
    return told


def _event_told(room: Room, number: int, event: Event, seat: str | None, language: str) -> EventTold:
    """An event in words. One without secrets is put into words once for all who speak the language."""
    told: EventTold | None = room.told.get((number, language))
    if told is None:
        told = room.phrasing(language).event(number, event.as_told_to(seat), room.fill(language))
        if not event.secret:
            room.told[number, language] = told
    return told


def _question_told(room: Room, match: Match, seat: str | None, window: WindowTold | None, language: str) -> bytes:
    question = match.question_for(seat) if seat is not None else None
    if question is None:
        return b"null"
    number, seconds = room.live.number_of(question), room.clock.seconds_left(question)
    if window is not None:
        seconds = ceil(window.milliseconds / 1000)
    is_quiet = match.window_is_open and match.holds_windows
    foreseen = match.foreseen(question)
    phrasing, fill = room.phrasing(language), room.fill(language)
    return encode(phrasing.question(question, number, fill, seconds, quiet=is_quiet, foreseen=foreseen))


def result_told(match: Match, phrasing: Phrasing, names: dict[str, str]) -> ResultTold | None:
    """How the match ended; None while it continues."""
    result = match.result
    if result is None:
        return None
    winners = list(result.winners)
    key = "none" if not winners else "one" if len(winners) == 1 else "many"
    if result.is_of_one_side:
        key = "together-won" if winners else "together-lost"
    named = [Verbatim(names.get(seat) or phrasing.name(seat)) for seat in winners]
    listing = phrasing.words.listing(named) if named else ""
    sentence = server_words(f"result-{key}", phrasing.language, winners=listing)
    return ResultTold(
        winners,
        dict(result.scores),
        dict(result.out_of),
        result.clause,
        sentence,
        [list(side) for side in result.sides],
        result.level,
        phrasing.say(f"level-{result.level}") if result.level else "",
        [RowTold(key, phrasing.say(f"row-{key}", number=number), number) for key, number in result.rows],
    )


def described(room: Room, seat: str | None, language: str) -> str:
    """The table as text, rendered once for all who see it alike, until something changes."""
    match = room.playing()
    place = ("described", seat if room.game_pack.keeps_private_secrets else None, language)
    words: str | None = room.told.get(place)
    if words is None:
        names = {stored.seat: room.name_of(stored.seat, language) for stored in room.stored.seats}
        words = room.told[place] = match.described(seat, room.phrasing(language).words_at(match, names))
    return words


def room_for(room: Room, browser: Browser, to: int) -> bytes:
    """The room message for one browser."""
    stored, language, person = room.stored, browser.language, browser.person
    phrasing = room.phrasing(language)
    game = room.game_pack.game
    return encode(
        RoomState(
            number=room.number,
            bookmark=bookmark(room, browser.events_told, browser.chat_told),
            to=to,
            room=stored.room,
            game=stored.game,
            title=game.title,
            pack=stored.pack,
            pack_name=room.game_pack.pack.name,
            status=room.status,
            stopped_because=room.live.stopped,
            options=[
                OptionChosen(key, value, setting_words(key, phrasing), value_words(key, value, phrasing))
                for key, value in stored.options.items()
            ],
            unfit=unfit_told(room, phrasing) if stored.match is None else [],
            private_secrets=room.game_pack.keeps_private_secrets,
            has_windows=game.rules.has_windows,
            seats=seats_told(room, person, language),
            free_seats=[seat for seat in game.seats if stored.find_seat(seat) is None] if stored.match is None else [],
            fewest_seats=game.identity.fewest_seats,
            most_seats=game.identity.most_seats,
            host=person == stored.host,
            watching=stored.watching,
            watchers=room.watchers(),
            pause=stored.pause,
            window=stored.window,
            undo_asked=undo_asked_told(room, language),
            match=stored.match,
            matches=stored.matches,
            goes_on=room.goes_on,
            history=finished_told(stored, phrasing),
        )
    )


def unfit_told(room: Room, phrasing: Phrasing) -> list[Unfit]:
    """Every value of an option that is incompatible with the other settings of the table."""
    game, options = room.game_pack.game, room.stored.options
    taken = {seat.seat for seat in room.stored.seats}
    seats = tuple(seat for seat in game.seats if seat in taken)
    values = [
        (option.key, value)
        for option in game.rules.options
        for value in dict.fromkeys((*option.values, options.get(option.key, option.default)))
    ]
    return [
        Unfit(key, value, phrasing.why_unfit(reason))
        for key, value in values
        if (reason := game.rules.fits({**options, key: value}, seats)) is not None
    ]


def seats_told(room: Room, person: str, language: str) -> list[SeatTold]:
    connected = room.connected_seats()
    absent = room.match.table.absent if room.match else ()
    return [
        SeatTold(
            seat.seat,
            room.phrasing(language).name(seat.seat),
            seat.kind,
            room.name_of(seat.seat, language),
            seat.level,
            seat.sat_in,
            seat.seat in connected,
            seat.is_held_by(person),
            seat.seat in absent,
            len(seat.holders),
            [room.known_as(holder, language) for holder in seat.holders[1:]],
        )
        for seat in room.stored.seats
    ]


def chat_for(room: Room, browser: Browser, since: int) -> bytes:
    """The chat lines that the browser has not received."""
    lines = [
        ChatLine(line.number, line.seat, line.name, line.text, line.at) for line in room.chat if line.number >= since
    ]
    return encode(ChatTold(room.number, bookmark(room, browser.events_told, room.chat_count), lines))
