"""REST: games, rules, rooms, records, replays and reports."""

from __future__ import annotations

import asyncio
import base64
import secrets
from pathlib import Path as FilePath
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import Response
from msgspec import UnsetType

from fairytable import __version__
from fairytable.engine.errors import FairytableError, FaultyPack
from fairytable.engine.pack_faults import Fault
from fairytable.engine.pack_files import files_of_archive
from fairytable.engine.records import Record
from fairytable.lessons.making import draft_of
from fairytable.server.messages.rest import (
    Content,
    DraftMade,
    DraftWanted,
    Explanation,
    FaultTold,
    Games,
    Health,
    Hints,
    LessonWanted,
    MatchTold,
    Moments,
    PackChosen,
    PackLookedThrough,
    PackTold,
    PackWanted,
    PersonMade,
    Problem,
    Replay,
    ReplayWanted,
    ReportMade,
    ReportWanted,
    RoomMade,
    RoomWanted,
    Rules,
    SeatWanted,
    TablePutAway,
    Tables,
    TableTold,
)
from fairytable.server.messages.socket import SeatTold, encode
from fairytable.server.people import NAME_LENGTH, cleaned, distinct, hashed, new_key
from fairytable.server.room import hints
from fairytable.server.room.history import history_told
from fairytable.server.room.new_match import checked_options, choose_pack, deal_seats, match_for, new_name
from fairytable.server.room.past_match import PastMatch
from fairytable.server.room.replays import opening_from
from fairytable.server.room.room import Room
from fairytable.server.room.updates import seats_told
from fairytable.server.settings import Limits
from fairytable.server.storage.store import NewRoom, now
from fairytable.server.storage.stored import Opening, StoredRoom, StoredSeat
from fairytable.server.storage.tidying import days_ago
from fairytable.server.wording.library import Library, Shelved, levels
from fairytable.server.wording.phrasing import Phrasing, language_of
from fairytable.server.wording.refusals import Refusal
from fairytable.server.worker import Worker

T = TypeVar("T")

api = APIRouter(prefix="/api")

RoomName = Annotated[str, Path(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
GameName = Annotated[str, Path(min_length=1, max_length=64, pattern="^[a-z0-9-]+$")]
SeatAsked = Annotated[str, Query(max_length=32, pattern="^[a-z_]*$")]


async def language_wanted(
    request: Request, language: Annotated[str | None, Query(min_length=2, max_length=8, pattern="^[a-z-]+$")] = None
) -> str:
    """What the request asks for, or what its browser would like to hear."""
    return language or language_of(request.headers.get("accept-language", ""))


LanguageWanted = Annotated[str, Depends(language_wanted)]


def _documented(gives: type, *refused: int, takes: type | None = None, person: bool = False) -> dict[str, Any]:
    """What a route takes and gives, for the OpenAPI description."""
    told = {"description": "Done.", "content": {"application/json": {"schema": _schema(gives)}}}
    statuses = {413, 422, *refused} if takes else {422, *refused}
    statuses |= {401} if person else set()
    problems = {
        str(status): {"description": "Not done.", "content": {"application/json": {"schema": _schema(Problem)}}}
        for status in sorted(statuses)
    }
    extra: dict[str, Any] = {"responses": {"200": told, **problems}}
    if takes is not None:
        extra["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(takes)}}}
    if person:
        extra["security"] = [{"person": []}]
    return {"openapi_extra": extra}


def _schema(kind: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _told(message: Any) -> Response:
    return Response(encode(message), media_type="application/json")


def _worker(request: Request) -> Worker:
    worker: Worker = request.app.state.worker
    return worker


async def _asked(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("malformed") from None


def _person(request: Request) -> str:
    """Who asks, by the token of their browser."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    is_token = 32 <= len(token) <= 64 and token.isascii() and token.replace("-", "").replace("_", "").isalnum()
    if scheme.lower() != "bearer" or not is_token:
        raise Refusal("no_person")
    return hashed(token)


@api.get("/health", **_documented(Health))
async def health(request: Request) -> Response:
    """Is the server there, which version is it, and where do others in the network find it?"""
    return _told(Health(__version__, _worker(request).address))


@api.post("/people", **_documented(PersonMade))
async def new_person() -> Response:
    """A token for a browser to keep."""
    return _told(PersonMade(new_key()))


@api.get("/games", **_documented(Games))
async def games(request: Request, language: LanguageWanted) -> Response:
    """The games, with their options in words."""
    library = _worker(request).library
    return _told(Games([library.told(slug, language) for slug in library.games]))


@api.get("/games/{game}/rules", **_documented(Rules, 404))
async def rules(request: Request, game: GameName, search: Annotated[str, Query(max_length=100)] = "") -> Response:
    """The rules, clause by clause; with `search` only those that have the words, or that number."""
    library = _worker(request).library
    if game not in library.games:
        raise Refusal("unknown_game")
    return _told(library.rules(game, search))


@api.get("/games/{game}/content", **_documented(Content, 404))
async def content(
    request: Request,
    game: GameName,
    language: LanguageWanted,
    pack: Annotated[str, Query(max_length=64)] = "",
    room: Annotated[str, Query(max_length=64)] = "",
) -> Response:
    """What a pack contains, for drawing: boards with their coordinates, cards, names. One that was brought for a room
    may be known only there."""
    library = _worker(request).library
    if game not in library.games:
        raise Refusal("unknown_game")
    home = await _worker(request).room(room) if room else None
    shelved = home.shelved if home and home.shelved.pack.edition == pack else library.find(game, pack or None)
    if shelved is None:
        raise Refusal("unknown_pack")
    return _told(library.content(shelved, language))


@api.post("/packs", **_documented(PackLookedThrough, 503, takes=PackWanted, person=True))
async def look_through_pack(request: Request) -> Response:
    """What is wrong with a pack that somebody would like to play with, if anything is. Nothing is stored."""
    worker, _ = _worker(request), _person(request)
    wanted = await _asked(request, PackWanted)
    return _told(await worker.replayer.in_turn(lambda _: _looked_through(worker.library, wanted)))


def _looked_through(library: Library, wanted: PackWanted) -> PackLookedThrough:
    files: dict[str, str | bytes] = dict(wanted.files or {})
    try:
        if wanted.archive is not None:
            files = dict(files_of_archive(base64.b64decode(wanted.archive, validate=True)))
        pack = library.bring(files).pack
    except FaultyPack as error:
        return PackLookedThrough("", "", "", [_fault_told(fault) for fault in error.faults], [], {})
    except (FairytableError, ValueError) as error:
        raise Refusal("faulty_pack", because=f"{error}.") from None
    warnings = [_fault_told(warning) for warning in pack.warnings]
    return PackLookedThrough(pack.game, pack.name, pack.note, [], warnings, dict(pack.files))


def _fault_told(fault: Fault) -> FaultTold:
    return FaultTold(str(fault).removesuffix(fault.reason).rstrip(": "), fault.reason)


async def _pack_for(worker: Worker, game: str, pack: str | None, content: dict[str, str] | None) -> Shelved:
    """The game with a pack of the server, or with one that is sent along; refused if there is none or it is faulty."""
    if game not in worker.library.games:
        raise Refusal("unknown_game")
    try:
        if content:
            shelved = await worker.replayer.in_turn(lambda _: worker.library.bring(content))
        else:
            found = worker.library.find(game, pack)
            if found is None:
                raise Refusal("unknown_pack")
            shelved = found
    except FairytableError as error:
        raise Refusal("faulty_pack", because=f"{str(error).splitlines()[0].rstrip(':')}.") from None
    if shelved.game.slug != game:
        raise Refusal("unknown_pack")
    return shelved


def _content_of(record: Record) -> dict[str, str] | None:
    return None if isinstance(record.content, UnsetType) else record.content


@api.get("/rooms", **_documented(Tables, person=True))
async def my_tables(request: Request, language: LanguageWanted) -> Response:
    """The tables of this browser, unfinished ones first."""
    worker, person = _worker(request), _person(request)
    tables = []
    for stored, is_over, changed in await worker.store.rooms_of(person, 100):
        shelved = worker.library.of(stored.game, stored.pack, stored.content)
        room = await worker.room(stored.room) if not is_over else None
        if shelved is None or (room is None and not is_over):
            continue
        phrasing = worker.library.phrasing(stored.game, stored.pack, language)
        if room is None:
            seats = [_seat_told(seat, phrasing, person) for seat in stored.seats]
            status, waiting = "over", []
        else:
            seats, status = seats_told(room, person, language), room.status
            waiting = list(room.match.waiting_for) if room.match else []
        tables.append(
            TableTold(
                stored.room,
                stored.game,
                shelved.game.title,
                status,  # type: ignore[arg-type]
                stored.host == person,
                seats,
                waiting,
                any(seat.yours and seat.seat in waiting for seat in seats),
                stored.created,
                changed,
                history_told(stored, phrasing),
            )
        )
    return _told(Tables(tables))


@api.post("/rooms", **_documented(RoomMade, 404, 429, 503, takes=RoomWanted, person=True))
async def new_room(request: Request) -> Response:
    """A new table; whoever asks is its host."""
    worker, person = _worker(request), _person(request)
    wanted = await _asked(request, RoomWanted)
    told = worker.replayer.checked(wanted.record) if wanted.record is not None else None
    content = wanted.content or (_content_of(told) if told is not None else None)
    shelved = await _pack_for(worker, wanted.game, wanted.pack, content)
    await _check_room_for_more(request, person)
    stored, key, seat_keys = _room_from(wanted, shelved, person)
    if told is not None:
        await _go_on_from(told, wanted.answers, stored, shelved, worker)
    await _open(worker, stored, is_begun=wanted.start)
    return _told(RoomMade(stored.room, key, seat_keys))


@api.post("/lessons", **_documented(RoomMade, 404, 429, 503, takes=LessonWanted, person=True))
async def take_lesson(request: Request) -> Response:
    """A table at which whoever asks takes a lesson; the others there are easy bots, and do as the lesson needs it."""
    worker, person = _worker(request), _person(request)
    wanted = await _asked(request, LessonWanted)
    shelved = worker.library.find(wanted.game, wanted.pack)
    if shelved is None:
        raise Refusal("unknown_pack" if wanted.game in worker.library.games else "unknown_game")
    lesson = worker.library.lesson(wanted.game, shelved.pack.edition, wanted.lesson)
    if lesson is None:
        raise Refusal("unknown_lesson")
    await _check_room_for_more(request, person)
    seats = [
        SeatWanted(seat, "here", wanted.name) if seat == lesson.seat else SeatWanted(seat, "bot", level="easy")
        for seat in lesson.record.seats
    ]
    table = RoomWanted(wanted.game, seats, dict(lesson.record.options), shelved.pack.edition)
    stored, key, seat_keys = _room_from(table, shelved, person)
    stored.opening = Opening(list(lesson.answers[: lesson.title.begin]))
    stored.seed = lesson.record.seed
    stored.lesson = lesson.name
    await _open(worker, stored, is_begun=True)
    return _told(RoomMade(stored.room, key, seat_keys))


@api.post("/lessons/drafts", **_documented(DraftMade, 404, 503, takes=DraftWanted))
async def draft_lesson(request: Request) -> Response:
    """The beginnings of a lesson, from a record: its moments are there, its words are to be written."""
    worker = _worker(request)
    wanted = await _asked(request, DraftWanted)
    record = worker.replayer.checked(wanted.record)
    shelved = worker.library.find(record.game, record.pack)
    if shelved is None:
        raise Refusal("unknown_pack" if record.game in worker.library.games else "unknown_game")
    if wanted.seat is not None and wanted.seat not in record.seats:
        raise Refusal("no_such_seat", seat=wanted.seat)
    match = await worker.replayer.loaded(record, shelved)
    made = await worker.replayer.in_turn(lambda _: draft_of(match, wanted.seat, answers=wanted.answers))
    return _told(DraftMade(f"{record.game}-lesson", base64.b64encode(made.archive()).decode()))


async def _check_room_for_more(request: Request, person: str) -> None:
    """Refuse a table more than this server, this address or this person may have."""
    worker = _worker(request)
    limits = worker.settings.limits
    if not worker.addresses.may_open_room(request.client.host if request.client else ""):
        raise Refusal("too_many_rooms")
    everywhere, own = await worker.store.count_rooms(person, days_ago(limits.days_until_abandoned))
    if everywhere >= limits.rooms or own >= limits.rooms_per_person:
        raise Refusal("too_many_rooms")


async def _open(worker: Worker, stored: StoredRoom, *, is_begun: bool) -> None:
    """Write a new room into the store, if its match could begin; perhaps it begins at once."""
    trial = msgspec.structs.replace(stored, match="trial")
    match = match_for(worker.library, trial)  # refuses what could not begin
    if is_begun:
        stored.match, stored.matches = new_name(), 1
        deal_seats(worker.library.games[stored.game], stored)
        match = msgspec.structs.replace(match, match=stored.match)
        stored.opening = stored.seed = None  # the match has them
        stored.seen = {seat.seat: list(seat.holders) for seat in stored.seats}
    if not await worker.store.written(NewRoom(stored, match if is_begun else None), stored.room):
        raise Refusal("not_stored")


@api.delete("/rooms/{room}", **_documented(TablePutAway, 403, 404, 409, person=True))
async def put_table_away(request: Request, room: RoomName) -> Response:
    """Take a table off my list. It is deleted when nobody has it any more, or by its host before it begins."""
    found, person = await _room(request, room)
    return _told(TablePutAway(room, await _worker(request).put_away(found, person)))


def _room_from(wanted: RoomWanted, shelved: Shelved, person: str) -> tuple[StoredRoom, str, dict[str, str]]:
    game = shelved.game
    for seat in wanted.seats:
        if seat.seat not in game.seats:
            raise Refusal("no_such_seat", seat=seat.seat)
        if seat.kind == "bot" and seat.level not in levels():
            raise Refusal("no_bot_level", level=seat.level)
    if len({seat.seat for seat in wanted.seats}) != len(wanted.seats):
        raise Refusal("wrong_seats", because="A seat is named twice.")
    key = new_key()
    seat_keys = {seat.seat: new_key() for seat in wanted.seats if seat.kind == "open"}
    seats = [
        StoredSeat(
            seat=seat.seat,
            kind="person" if seat.kind == "here" else seat.kind,
            name=cleaned(seat.name, NAME_LENGTH),
            level=seat.level if seat.kind == "bot" else None,
            key=hashed(seat_keys[seat.seat]) if seat.seat in seat_keys else "",
            holders=[person] if seat.kind == "here" else [],
        )
        for seat in sorted(wanted.seats, key=lambda seat: game.seats.index(seat.seat))
    ]
    for place, stored_seat in enumerate(seats):
        stored_seat.name = distinct(stored_seat.name, [other.name for other in seats[:place]])
    stored = StoredRoom(
        room=new_name(),
        game=game.slug,
        pack=shelved.pack.edition,
        options=checked_options(game, wanted.options),
        seats=seats,
        host=person,
        key=hashed(key),
        watching=wanted.watching,
        pause=wanted.pause,
        created=now(),
    )
    choose_pack(stored, shelved)
    return stored, key, seat_keys


async def _go_on_from(
    record: Record, answers: int | None, stored: StoredRoom, shelved: Shelved, worker: Worker
) -> None:
    """Let the match of the room begin where the record is after so many answers."""
    if {seat.seat for seat in stored.seats} != set(record.seats) or record.game != stored.game:
        raise Refusal("wrong_seats", because=f"The record was played by: {', '.join(record.seats)}.")
    match = await worker.replayer.loaded(record, shelved)
    stored.opening = opening_from(record, match, answers, same_luck=worker.settings.same_luck)
    stored.options = dict(match.options)
    stored.seed = record.seed


async def _room(request: Request, name: str) -> tuple[Room, str]:
    """The room, if the person who asks belongs there."""
    person = _person(request)
    room = await _worker(request).room(name)
    if room is None:
        raise Refusal("no_such_room")
    if not room.is_home_of(person):
        raise Refusal("no_right")
    return room, person


@api.post("/rooms/{room}/pack", **_documented(PackTold, 403, 404, 409, 503, takes=PackChosen, person=True))
async def choose_pack_of_room(request: Request, room: RoomName) -> Response:
    """The host of a table chooses another pack for it before the match."""
    wanted = await _asked(request, PackChosen)
    found, person = await _room(request, room)
    shelved = await _pack_for(_worker(request), found.stored.game, wanted.pack, wanted.content)
    await found.set_pack(person, shelved)
    return _told(PackTold(shelved.pack.edition, shelved.pack.name, shelved.pack.note, []))


@api.get("/rooms/{room}/record", **_documented(Record, 403, 404, 409, person=True))
async def record(request: Request, room: RoomName) -> Response:
    """The record of the match as a file. It holds the seed, so it is kept back while that could harm anybody."""
    found, person = await _room(request, room)
    name = f"{found.stored.game}-{room}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response((await found.record_for(person)).to_json(), headers=headers, media_type="application/json")


@api.get("/rooms/{room}/replay", **_documented(Replay, 403, 404, 409, 413, 503, person=True))
async def room_replay(
    request: Request,
    room: RoomName,
    language: LanguageWanted,
    seat: SeatAsked = "",
    start: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=200)] = 100,
) -> Response:
    """Steps of the match of a room: as any seat saw them once it is over, as an onlooker sees them before."""
    found, person = await _room(request, room)
    match = found.playing()
    if not match.is_over and not found.may_see(person, None):
        raise Refusal("no_watching")
    names = {stored.seat: found.name_of(stored.seat, language) for stored in found.stored.seats}
    phrasing = found.phrasing(language)
    replayer = _worker(request).replayer
    return _told(await replayer.replay(match, phrasing, names, seat or None, range(start, start + count)))


@api.get("/rooms/{room}/hints", **_documented(Hints, 403, 404, 409, 503, person=True))
async def room_hints(request: Request, room: RoomName, language: LanguageWanted, seat: SeatAsked) -> Response:
    """What would you do? The best answers to the open question of a seat that this browser holds, with reasons."""
    found, person = await _room(request, room)
    return _told(await hints.hints(found, person, seat, language))


@api.get("/rooms/{room}/moments", **_documented(Moments, 403, 404, 409, person=True))
async def room_moments(request: Request, room: RoomName, language: LanguageWanted) -> Response:
    """The moments that decided a match that is over, with what would have been better."""
    found, _ = await _room(request, room)
    return _told(await hints.moments(found, language))


@api.get("/rooms/{room}/why", **_documented(Explanation, 403, 404, 409, person=True))
async def room_why(
    request: Request, room: RoomName, language: LanguageWanted, answers: Annotated[int, Query(ge=0, le=100_000)]
) -> Response:
    """What spoke for the answer that was given after so many others, in a match that is over."""
    found, _ = await _room(request, room)
    return _told(await hints.explanation(found, answers, language))


@api.get("/matches/{match}", **_documented(MatchTold, 404, 409, 503))
async def finished_match(request: Request, match: RoomName, language: LanguageWanted) -> Response:
    """A finished match: who played, how it ended, its tale. Whoever has its name may ask."""
    past = await _past_match(request, match)
    return _told(past.told(_phrasing_of(request, past, language)))


@api.get("/matches/{match}/replay", **_documented(Replay, 404, 409, 413, 503))
async def match_replay(
    request: Request,
    match: RoomName,
    language: LanguageWanted,
    seat: SeatAsked = "",
    start: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=200)] = 100,
) -> Response:
    """Steps of a finished match, as any seat saw them."""
    past = await _past_match(request, match)
    phrasing = _phrasing_of(request, past, language)
    steps = range(start, start + count)
    return _told(
        await _worker(request).replayer.replay(past.match, phrasing, past.names(phrasing), seat or None, steps)
    )


@api.get("/matches/{match}/record", **_documented(Record, 404, 409, 503))
async def match_record(request: Request, match: RoomName) -> Response:
    """The record of a finished match as a file."""
    past = await _past_match(request, match)
    headers = {"content-disposition": f'attachment; filename="{past.match.game.slug}-{match}.json"'}
    return Response(past.match.record().to_json(), headers=headers, media_type="application/json")


async def _past_match(request: Request, name: str) -> PastMatch:
    worker = _worker(request)
    return await PastMatch.find(name, worker.store, worker.library, worker.replayer)


def _phrasing_of(request: Request, past: PastMatch, language: str) -> Phrasing:
    return _worker(request).library.phrasing(past.match.game.slug, past.match.pack.hash, language)


@api.post("/replays", **_documented(Replay, 404, 503, takes=ReplayWanted))
async def replay(request: Request) -> Response:
    """Steps of a record that was saved as a file."""
    worker = _worker(request)
    wanted = await _asked(request, ReplayWanted)
    told = worker.replayer.checked(wanted.record)
    shelved = await _pack_for(worker, told.game, told.pack, _content_of(told))
    match = await worker.replayer.loaded(told, shelved)
    phrasing = worker.library.phrasing(told.game, shelved.pack.edition, wanted.language)
    names = {seat: phrasing.name(seat) for seat in match.seats}
    steps = range(wanted.start, wanted.start + wanted.count)
    return _told(await worker.replayer.replay(match, phrasing, names, wanted.seat, steps))


@api.post("/rooms/{room}/reports", **_documented(ReportMade, 403, 404, 409, 429, takes=ReportWanted, person=True))
async def report(request: Request, room: RoomName) -> Response:
    """Something is wrong here: writes the record, the number of answers and the view to a file beside the database."""
    worker = _worker(request)
    wanted = await _asked(request, ReportWanted)
    found, person = await _room(request, room)
    match = found.playing()
    if not found.may_see(person, wanted.seat):
        raise Refusal("only_own_view")
    if not worker.reporters.allows(person):
        raise Refusal("too_many_reports")
    written = {
        "text": cleaned(wanted.text, 4000),
        "version": __version__,
        "at": now(),
        "seat": wanted.seat,
        "answers": len(match.answers),
        "undone": found.play.undone,
        "questions": [
            {"seat": question.seat, "about": question.about, "options": question.options, "number": question.number}
            for question in match.questions
        ],
        "view": match.view(wanted.seat),
        "record": match.record(),
    }
    name = f"{now().replace(':', '')[:17]}-{found.stored.game}-{secrets.token_hex(4)}.json"
    content = msgspec.json.format(msgspec.json.encode(written), indent=1)
    await asyncio.to_thread(_write_report, worker.settings.reports_folder, name, content, worker.settings.limits)
    return _told(ReportMade(name))


def _write_report(folder: FilePath, name: str, content: bytes, limits: Limits) -> None:
    """Reports hold what only some may know, so only who owns the server may read them."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if sum(1 for _ in folder.iterdir()) >= limits.reports_kept:
        raise Refusal("too_many_reports")
    (folder / name).touch(mode=0o600)
    (folder / name).write_bytes(content)


def _seat_told(seat: StoredSeat, phrasing: Phrasing, person: str) -> SeatTold:
    return SeatTold(
        seat.seat,
        phrasing.name(seat.seat),
        seat.kind,
        seat.name or phrasing.name(seat.seat),
        seat.level,
        seat.sat_in,
        False,
        seat.is_held_by(person),
        False,
        len(seat.holders),
    )
