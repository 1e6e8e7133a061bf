"""REST: tables are created, listed, removed."""

from __future__ import annotations

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody

from fairytable.engine.records import Record
from fairytable.server.http.asking import Address, LanguageWanted, Person, RoomName, WorkerHere, room_of
from fairytable.server.http.description import refusals
from fairytable.server.http.games import content_of, pack_for
from fairytable.server.messages.rest import (
    LessonWanted,
    PackChosen,
    PackTold,
    RoomMade,
    RoomWanted,
    SeatWanted,
    TablePutAway,
    Tables,
    TableTold,
)
from fairytable.server.messages.socket import SeatTold
from fairytable.server.people import NAME_LENGTH, cleaned, distinct, hashed, new_key
from fairytable.server.room.finished_matches import finished_told
from fairytable.server.room.new_match import checked_options, choose_pack, deal_seats, match_for, new_name
from fairytable.server.room.replays import opening_from
from fairytable.server.room.updates import seats_told
from fairytable.server.storage.store import NewRoom, now
from fairytable.server.storage.stored import Opening, StoredRoom, StoredSeat
from fairytable.server.storage.tidying import days_ago
from fairytable.server.wording.library import GamePack, Library
from fairytable.server.wording.phrasing import Phrasing
from fairytable.server.wording.refusals import Refusal
from fairytable.server.worker import Worker


@get("/rooms", responses=refusals(401))
async def my_tables(worker: WorkerHere, person: Person, language: LanguageWanted) -> Tables:
    """The tables of this browser, unfinished ones first."""
    tables = []
    for stored, is_over, changed in await worker.store.rooms_of(person, 100):
        room = await worker.room(stored.room) if not is_over else None
        game_pack = room.game_pack if room is not None else worker.library.find(stored.game)
        if game_pack is None or (room is None and not is_over):
            continue
        phrasing = worker.library.phrasing(stored.game, game_pack.pack.edition, language)
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
                game_pack.game.title,
                status,  # type: ignore[arg-type]
                stored.host == person,
                seats,
                waiting,
                any(seat.yours and seat.seat in waiting for seat in seats),
                stored.created,
                changed,
                worker.library.lesson_title(stored.game, stored.pack, stored.lesson, language) if stored.lesson else "",
                finished_told(stored, phrasing),
            )
        )
    return Tables(tables)


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
        list(filter(None, seat.called.values())),
    )


@post("/rooms", status_code=200, responses=refusals(401, 404))
async def new_room(worker: WorkerHere, person: Person, address: Address, data: JSONBody[RoomWanted]) -> RoomMade:
    """A new table; the caller is its host."""
    told = worker.replayer.checked(data.record) if data.record is not None else None
    content = data.content or (content_of(told) if told is not None else None)
    game_pack = await pack_for(worker, data.game, data.pack, content)
    given = 0 if told is None else sum(len(answer) for answer in told.answers)
    brought = _size_of(game_pack) if game_pack.is_brought else 0
    await _check_room_for_more(worker, address, person, given + brought)
    stored, key, seat_keys = _room_from(worker.library, data, game_pack, person)
    if told is not None:
        await _go_on_from(told, data.answers, stored, game_pack, worker)
    await _open(worker, stored, is_begun=data.start)
    return RoomMade(stored.room, key, seat_keys)


@post("/lessons", status_code=200, responses=refusals(401, 404))
async def take_lesson(worker: WorkerHere, person: Person, address: Address, data: JSONBody[LessonWanted]) -> RoomMade:
    """A table at which the caller takes a lesson; the others are easy bots that do what the lesson needs."""
    game_pack = worker.library.find(data.game, data.pack)
    if game_pack is None:
        raise Refusal("unknown_pack" if data.game in worker.library.games else "unknown_game")
    lesson = worker.library.lesson(data.game, game_pack.pack.edition, data.lesson)
    if lesson is None:
        raise Refusal("unknown_lesson")
    await _check_room_for_more(worker, address, person)
    seats = [
        SeatWanted(seat, "here", data.name) if seat == lesson.seat else SeatWanted(seat, "bot", level="easy")
        for seat in lesson.record.seats
    ]
    table = RoomWanted(data.game, seats, dict(lesson.record.options), game_pack.pack.edition)
    stored, key, seat_keys = _room_from(worker.library, table, game_pack, person)
    stored.opening = Opening(list(lesson.answers[: lesson.title.begin]))
    stored.seed = lesson.record.seed
    stored.lesson = lesson.name
    await _open(worker, stored, is_begun=True)
    return RoomMade(stored.room, key, seat_keys)


async def _check_room_for_more(worker: Worker, address: str, person: str, size: int = 0) -> None:
    """Refuse a table beyond what this server, address or person may have; `size` is that of the upload."""
    limits = worker.settings.limits
    if not worker.addresses.may_open_room(address, size):
        raise Refusal("too_many_new_rooms")
    everywhere, own = await worker.store.count_rooms(person, days_ago(limits.days_until_abandoned))
    if own >= limits.rooms_per_person:
        raise Refusal("too_many_rooms")
    if everywhere >= limits.rooms:
        raise Refusal("no_room_for_more")


def _size_of(game_pack: GamePack) -> int:
    return sum(map(len, game_pack.pack.files.values()))


async def _open(worker: Worker, stored: StoredRoom, *, is_begun: bool) -> None:
    """Store a new room if its match could begin; if everybody is there, it begins at once."""
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


def _room_from(
    library: Library, wanted: RoomWanted, game_pack: GamePack, person: str
) -> tuple[StoredRoom, str, dict[str, str]]:
    game = game_pack.game
    for seat in wanted.seats:
        if seat.seat not in game.seats:
            raise Refusal("no_such_seat", seat=seat.seat)
        if seat.kind == "bot" and seat.level not in library.bots:
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
        stored_seat.name = distinct(
            stored_seat.name,
            [*(other.name for other in seats[:place]), *library.names_kept_from(game_pack, stored_seat.seat)],
        )
    stored = StoredRoom(
        room=new_name(),
        game=game.slug,
        pack=game_pack.pack.edition,
        options=checked_options(game, wanted.options),
        seats=seats,
        host=person,
        key=hashed(key),
        watching=wanted.watching,
        pause=wanted.pause,
        created=now(),
    )
    choose_pack(stored, game_pack)
    return stored, key, seat_keys


async def _go_on_from(
    record: Record, answers: int | None, stored: StoredRoom, game_pack: GamePack, worker: Worker
) -> None:
    """Let the match of the room begin where the record is after the given number of answers."""
    if {seat.seat for seat in stored.seats} != set(record.seats) or record.game != stored.game:
        raise Refusal("wrong_seats", because=f"The record was played by: {', '.join(record.seats)}.")
    match = await worker.replayer.loaded(record, game_pack)
    stored.opening = opening_from(record, match, answers, same_luck=worker.settings.same_luck)
    stored.options = dict(match.options)
    stored.seed = record.seed


@delete("/rooms/{room:str}", status_code=200, responses=refusals(401, 403, 404, 409))
async def put_table_away(worker: WorkerHere, person: Person, room: RoomName) -> TablePutAway:
    """Remove a table from the caller's list. It is deleted when it is on nobody's list any more, or by its host before
    the match."""
    found = await room_of(worker, person, room)
    return TablePutAway(room, await worker.put_away(found, person))


@post("/rooms/{room:str}/pack", status_code=200, responses=refusals(401, 403, 404, 409))
async def choose_pack_of_room(
    worker: WorkerHere, person: Person, address: Address, data: JSONBody[PackChosen], room: RoomName
) -> PackTold:
    """The host of a table chooses another pack for it before the match."""
    found = await room_of(worker, person, room)
    game_pack = await pack_for(worker, found.stored.game, data.pack, data.content)
    if game_pack.is_brought and not worker.addresses.may_bring(address, _size_of(game_pack)):
        raise Refusal("too_many_new_rooms")
    await found.set_pack(person, game_pack)
    return PackTold(game_pack.pack.edition, game_pack.pack.name, game_pack.pack.note, [])
