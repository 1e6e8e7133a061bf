"""REST: matches for viewing, their records, and what bots say about them."""

from __future__ import annotations

import base64

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from fairytable.engine.records import Record
from fairytable.lessons.making import draft_of
from fairytable.matches import whole_record
from fairytable.server.http.asking import (
    AnswersAsked,
    LanguageWanted,
    Person,
    RoomName,
    SeatAsked,
    StepsAsked,
    Visiting,
    WorkerHere,
    room_of,
)
from fairytable.server.http.description import refusals
from fairytable.server.http.games import content_of, pack_for
from fairytable.server.messages.rest import (
    DraftMade,
    DraftWanted,
    Explanation,
    GuideTold,
    Hints,
    MatchTold,
    Moments,
    Reasons,
    Replay,
    ReplayWanted,
)
from fairytable.server.room import hints
from fairytable.server.room.finished_match import FinishedMatch
from fairytable.server.wording.phrasing import Phrasing
from fairytable.server.wording.refusals import Refusal
from fairytable.server.worker import Worker

RECORD = {200: ResponseSpec(Record, description="The record, a line for each answer.", generate_examples=False)}


@get("/rooms/{room:str}/record", responses=refusals(401, 403, 404, 409) | RECORD)
async def record(worker: WorkerHere, person: Person, room: RoomName) -> Response[bytes]:
    """The record of the match as a file. It contains the seed, so it is withheld as long as that could harm anybody."""
    found = await room_of(worker, person, room)
    return _as_file(await found.record_for(person), f"{found.stored.game}-{room}.json")


@get("/rooms/{room:str}/replay", responses=refusals(401, 403, 404, 409))
async def room_replay(
    worker: WorkerHere,
    person: Person,
    room: RoomName,
    language: LanguageWanted,
    seat: SeatAsked = "",
    start: AnswersAsked = 0,
    count: StepsAsked = 100,
) -> Replay:
    """Steps of the match of a room: from any seat's point of view once it is over, from an onlooker's before."""
    found = await room_of(worker, person, room)
    match = found.playing()
    if not match.is_over and not found.may_see(person, None):
        raise Refusal("no_watching")
    names = {stored.seat: found.name_of(stored.seat, language) for stored in found.stored.seats}
    phrasing = found.phrasing(language)
    replayer = worker.replayer
    return await replayer.replay(match, phrasing, names, seat or None, range(start, start + count))


@get("/rooms/{room:str}/hints", responses=refusals(401, 403, 404, 409))
async def room_hints(
    worker: WorkerHere, visitor: Visiting, room: RoomName, language: LanguageWanted, seat: SeatAsked
) -> Hints:
    """What would you do? The best answers to the open question of a seat that this browser holds, with reasons."""
    found = await room_of(worker, visitor.person, room)
    return await hints.hints(found, visitor, seat, language)


@get("/rooms/{room:str}/guide", responses=refusals(401, 403, 404, 409))
async def room_guide(
    worker: WorkerHere, person: Person, room: RoomName, language: LanguageWanted, seat: SeatAsked
) -> GuideTold:
    """What matters at the open question of a seat that this browser holds, for somebody who is new to that kind of
    question."""
    found = await room_of(worker, person, room)
    return hints.guide(found, person, seat, language)


@get("/rooms/{room:str}/why-not", responses=refusals(401, 403, 404, 409))
async def room_why_not(
    worker: WorkerHere, person: Person, room: RoomName, language: LanguageWanted, seat: SeatAsked
) -> Reasons:
    """Why expected options are missing from the open question of a seat that this browser holds."""
    found = await room_of(worker, person, room)
    return hints.why_not(found, person, seat, language)


@get("/rooms/{room:str}/moments", responses=refusals(401, 403, 404, 409))
async def room_moments(worker: WorkerHere, visitor: Visiting, room: RoomName, language: LanguageWanted) -> Moments:
    """The moments that decided a finished match, with what would have been better."""
    found = await room_of(worker, visitor.person, room)
    return await hints.moments(found, visitor, language)


@get("/rooms/{room:str}/why", responses=refusals(401, 403, 404, 409))
async def room_why(
    worker: WorkerHere, visitor: Visiting, room: RoomName, language: LanguageWanted, answers: AnswersAsked
) -> Explanation:
    """The reasons for the answer after the given number of others, in a finished match."""
    found = await room_of(worker, visitor.person, room)
    return await hints.explanation(found, visitor, answers, language)


@get("/matches/{match:str}", responses=refusals(404, 409))
async def finished_match(worker: WorkerHere, match: RoomName, language: LanguageWanted) -> MatchTold:
    """A finished match: who played, how it ended, its tale. Anyone who has its name may ask."""
    past = await _finished_match(worker, match)
    return past.told(_phrasing_of(worker, past, language))


@get("/matches/{match:str}/replay", responses=refusals(404, 409))
async def match_replay(
    worker: WorkerHere,
    match: RoomName,
    language: LanguageWanted,
    seat: SeatAsked = "",
    start: AnswersAsked = 0,
    count: StepsAsked = 100,
) -> Replay:
    """Steps of a finished match, from any seat's point of view."""
    past = await _finished_match(worker, match)
    phrasing = _phrasing_of(worker, past, language)
    steps = range(start, start + count)
    return await worker.replayer.replay(past.match, phrasing, past.names(phrasing), seat or None, steps)


@get("/matches/{match:str}/record", responses=refusals(404, 409) | RECORD)
async def match_record(worker: WorkerHere, match: RoomName) -> Response[bytes]:
    """The record of a finished match as a file."""
    past = await _finished_match(worker, match)
    return _as_file(whole_record(past.match), f"{past.match.game.slug}-{match}.json")


def _as_file(record: Record, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record.to_json(), headers=headers, media_type=MediaType.JSON)


async def _finished_match(worker: Worker, name: str) -> FinishedMatch:
    return await FinishedMatch.find(name, worker, worker.replayer)


def _phrasing_of(worker: Worker, past: FinishedMatch, language: str) -> Phrasing:
    return worker.library.phrasing(past.match.game.slug, past.match.pack.edition, language)


@post("/replays", status_code=200, responses=refusals(404))
async def replay(worker: WorkerHere, data: JSONBody[ReplayWanted]) -> Replay:
    """Steps of a record from a file."""
    told = worker.replayer.checked(data.record)
    game_pack = await pack_for(worker, told.game, told.pack, content_of(told))
    match = await worker.replayer.loaded(told, game_pack)
    phrasing = worker.library.phrasing(told.game, game_pack.pack.edition, data.language)
    names = {seat: phrasing.name(seat) for seat in match.seats}
    steps = range(data.start, data.start + data.count)
    return await worker.replayer.replay(match, phrasing, names, data.seat, steps)


@post("/lessons/drafts", status_code=200, responses=refusals(404))
async def draft_lesson(worker: WorkerHere, data: JSONBody[DraftWanted]) -> DraftMade:
    """The draft of a lesson from a record: its moments are there, its words have yet to be written."""
    record = worker.replayer.checked(data.record)
    game_pack = worker.library.find(record.game, record.pack)
    if game_pack is None:
        raise Refusal("unknown_pack" if record.game in worker.library.games else "unknown_game")
    if data.seat is not None and data.seat not in record.seats:
        raise Refusal("no_such_seat", seat=data.seat)
    match = await worker.replayer.loaded(record, game_pack)
    made = await worker.replayer.in_turn(lambda _: draft_of(match, data.seat, answers=data.answers))
    return DraftMade(f"{record.game}-lesson", base64.b64encode(made.archive()).decode())
