"""Updates: what a browser hears of its room and of the match there, in its language and as its seat may know it."""

from __future__ import annotations

from math import ceil
from typing import Any

from msgspec import UNSET, Raw
from msgspec.structs import asdict, replace

from fairytable.engine.match import Match
from fairytable.engine.words import Verbatim
from fairytable.server.messages.socket import (
    Changes,
    ChatLine,
    ChatTold,
    OptionChosen,
    QuestionTold,
    Reasons,
    ResultTold,
    RoomState,
    RowTold,
    SeatTold,
    State,
    Unfit,
    encode,
)
from fairytable.server.room.browser import Browser, Known
from fairytable.server.room.history import history_told
from fairytable.server.room.lessons import lesson_told
from fairytable.server.room.room import Room
from fairytable.server.room.undo import undo_asked_told, undo_told
from fairytable.server.wording.library import setting_words, value_words
from fairytable.server.wording.phrasing import Phrasing, server_words
from fairytable.server.wording.refusals import Refusal


def bookmark(room: Room, events: int, chat: int) -> str:
    return f"{room.stored.match or '-'}.{room.play.undone}.{events}.{chat}"


def read_bookmark(room: Room, bookmark: str) -> tuple[int, int]:
    """How many events and lines of chat the browser has heard already."""
    parts = bookmark.split(".")
    if len(parts) != 4 or not all(part.isdecimal() and len(part) < 10 for part in parts[1:]):
        return 0, 0
    match, undone, events, chat = parts[0], *map(int, parts[1:])
    same = match == room.stored.match and undone == room.play.undone and events <= len(room.play.chronicle)
    return (events if same else 0), (chat if chat <= room.chat_count else 0)


def state_for(room: Room, browser: Browser, to: int) -> bytes | None:
    """The state for one browser, or its changes; what several hear alike is worked out once."""
    play = room.play
    match, seat, language = play.match, browser.looks_as, browser.language
    own = room.seats_of(browser.person)
    if match is None or not (seat in own or room.may_see(browser.person, seat)):
        return None
    told = room.told
    heard = len(play.chronicle)
    start = browser.events_told or max(0, heard - room.shared.settings.limits.events_at_first)
    browser.events_told = heard
    state = told.get("state") or told.setdefault("state", _state_for_all(room, match))
    common = seat if room.shelved.keeps_private_secrets else None
    view, prints = told.get(("view", common)) or told.setdefault(("view", common), _view_told(match, seat))
    events = told.get(("events", common, language, start))
    if events is None:
        events = told["events", common, language, start] = Raw(encode(_events_told(room, seat, language, start)))
    state.number = room.number
    state.bookmark = bookmark(room, heard, browser.chat_told)
    state.to = to
    state.seat = seat
    state.question = _question_told(room, match, seat, language)
    state.window = room.window.told()
    state.lesson = lesson_told(room, match, seat, language)
    state.view = view
    state.events_from = start
    state.events = events
    state.undo = [undo_told(room, match, one, language) for one in own]
    if match.is_over:
        names = {stored.seat: stored.name for stored in room.stored.seats}
        state.result = result_told(match, room.phrasing(language), names)
    known, browser.known = browser.known, None
    if not browser.changes or state.result is not None:
        return encode(state)
    parts = [encode(part) for part in (state.question, state.lesson, state.undo)]
    browser.known = Known(state.match, seat, prints, *map(hash, parts))
    if known is None or (known.match, known.seat) != (state.match, seat):
        return encode(state)
    return encode(_changes(state, known, browser.known, parts))


def _changes(state: State, known: Known, now: Known, parts: list[bytes]) -> Changes:
    """What is new in the state for a browser that heard the one before."""
    told: list[Any] = [
        UNSET if before == after else Raw(part) for before, after, part in zip(known[3:], now[3:], parts, strict=True)
    ]
    question, lesson, undo = told
    fields = zip(state.view.items(), known.view, now.view, strict=True)
    return Changes(
        number=state.number,
        bookmark=state.bookmark,
        to=state.to,
        answers=state.answers,
        undone=state.undone,
        waiting_for=state.waiting_for,
        question=question,
        window=state.window,
        lesson=lesson,
        view={name: value for (name, value), before, after in fields if before != after},
        events_from=state.events_from,
        events=state.events,
        undo=undo,
    )


def _view_told(match: Match, seat: str | None) -> tuple[dict[str, Raw], tuple[int, ...]]:
    """The view, field by field, and a hash for each of them."""
    fields = {name: encode(value) for name, value in match.view(seat).items()}
    return {name: Raw(field) for name, field in fields.items()}, tuple(map(hash, fields.values()))


def _state_for_all(room: Room, match: Match) -> State:
    """What everybody hears alike of the match as it stands now. The rest is put in for each browser."""
    return State(
        match=room.stored.match or "",
        answers=len(match.answers),
        undone=room.play.undone,
        waiting_for=list(match.waiting_for),
        seed=str(match.latest_seed) if match.is_over else None,
        seed_fingerprint=room.play.seed_fingerprint,
    )


def _events_told(room: Room, seat: str | None, language: str, start: int) -> list[Any]:
    phrasing, fill = room.phrasing(language), room.fill(language)
    news = room.play.chronicle.told_to(seat, start)
    return [phrasing.event(number, told, fill) for number, told in enumerate(news, start=start)]


def _question_told(room: Room, match: Match, seat: str | None, language: str) -> QuestionTold | None:
    question = match.question_for(seat) if seat is not None else None
    if question is None:
        return None
    number, seconds = room.play.number_of(question), room.clock.seconds_left(question)
    window = room.window.told()
    if window is not None:
        seconds = ceil(window.milliseconds / 1000)
    is_quiet = match.window_is_open and match.holds_windows
    told = room.phrasing(language).question(question, number, room.fill(language), seconds, quiet=is_quiet)
    page = match.game.page
    if page is None or page.foresee is None:
        return told
    return replace(told, foreseen=asdict(page.foresee(match.table, question)))


def result_told(match: Match, phrasing: Phrasing, names: dict[str, str]) -> ResultTold | None:
    """How the match ended; None while it goes on."""
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
        result.clause,
        sentence,
        [list(side) for side in result.sides],
        result.level,
        phrasing.say(f"level-{result.level}") if result.level else "",
        [RowTold(key, phrasing.say(f"row-{key}", number=number), number) for key, number in result.rows],
    )


def reasons_for(room: Room, seat: str, language: str, to: int) -> Reasons:
    """Why options that one would expect are missing from the seat's question."""
    match = room.playing()
    question = match.question_for(seat)
    if question is None:
        raise Refusal("not_asked", seat=room.name_of(seat, language))
    phrasing, fill = room.phrasing(language), room.fill(language)
    reasons = [phrasing.reason(option, reason, fill, question) for option, reason in match.refusals(question).items()]
    return Reasons(to, seat, room.play.number_of(question), reasons)


def described(room: Room, seat: str | None, language: str) -> str:
    """The table in plain words."""
    match = room.playing()
    names = {stored.seat: room.name_of(stored.seat, language) for stored in room.stored.seats}
    return match.described(seat, room.phrasing(language).words_at(match, names))


def room_for(room: Room, browser: Browser, to: int) -> bytes:
    """The room message for one browser."""
    stored, language, person = room.stored, browser.language, browser.person
    phrasing = room.phrasing(language)
    game = room.shelved.game
    return encode(
        RoomState(
            number=room.number,
            bookmark=bookmark(room, browser.events_told, browser.chat_told),
            to=to,
            room=stored.room,
            game=stored.game,
            title=game.title,
            pack=stored.pack,
            pack_name=room.shelved.pack.name,
            status=room.status,
            stopped_because=room.play.stopped,
            options=[
                OptionChosen(key, value, setting_words(key, phrasing), value_words(key, value, phrasing))
                for key, value in stored.options.items()
            ],
            unfit=unfit_told(room, phrasing) if stored.match is None else [],
            private_secrets=room.shelved.keeps_private_secrets,
            has_windows=game.has_windows,
            seats=seats_told(room, person, language),
            free_seats=[seat for seat in game.seats if stored.find_seat(seat) is None] if stored.match is None else [],
            fewest_seats=game.fewest_seats,
            most_seats=game.most_seats,
            host=person == stored.host,
            watching=stored.watching,
            watchers=room.watchers(),
            pause=stored.pause,
            window=stored.window,
            undo_asked=undo_asked_told(room, language),
            match=stored.match,
            matches=stored.matches,
            goes_on=room.goes_on,
            history=history_told(stored, phrasing),
        )
    )


def unfit_told(room: Room, phrasing: Phrasing) -> list[Unfit]:
    """Every value of an option that does not fit what else is set at the table."""
    game, options = room.shelved.game, room.stored.options
    taken = {seat.seat for seat in room.stored.seats}
    seats = tuple(seat for seat in game.seats if seat in taken)
    values = [
        (option.key, value)
        for option in game.options
        for value in dict.fromkeys((*option.values, options.get(option.key, option.default)))
    ]
    return [
        Unfit(key, value, phrasing.why_unfit(reason))
        for key, value in values
        if (reason := game.fits({**options, key: value}, seats)) is not None
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
        )
        for seat in room.stored.seats
    ]


def chat_for(room: Room, browser: Browser, since: int) -> bytes:
    """The lines of chat that the browser has not heard."""
    lines = [
        ChatLine(line.number, line.seat, line.name, line.text, line.at) for line in room.chat if line.number >= since
    ]
    return encode(ChatTold(room.number, bookmark(room, browser.events_told, room.chat_count), lines))
