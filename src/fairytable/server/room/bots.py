"""Bots at a table: those with a seat of their own, and those who sit in for an absent person."""

from __future__ import annotations

import asyncio
import logging
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING

from fairytable.engine.questions import Question
from fairytable.server.messages.socket import HandBack, Level, SitIn
from fairytable.server.room.play import Proposal
from fairytable.server.storage.stored import StoredRoom
from fairytable.server.wording.library import BOT_OF_LEVEL, levels
from fairytable.server.wording.refusals import Refusal

if TYPE_CHECKING:
    from fairytable.server.room.room import Room
    from fairytable.server.socket.connections import Connection

_log = logging.getLogger("fairytable.server")


async def sit_in(asker: Connection, message: SitIn) -> None:
    """Whoever plays, and the host, may let a bot answer for somebody who has been away for a while."""
    check_level(message.level)
    room = asker.room

    def sit_in(stored: StoredRoom) -> None:
        if not room.seats_of(asker.person):
            asker.must_be_host()
        seat = stored.seat(message.seat)
        if seat.kind == "bot":
            raise Refusal("not_a_person", seat=asker.name_of(message.seat))
        if seat.kind == "person" and not seat.is_held_by(asker.person):
            away, needed = room.seconds_away(message.seat), asker.worker.settings.limits.seconds_away
            if away is None:
                raise Refusal("is_here", seat=asker.name_of(message.seat))
            if away < needed:
                raise Refusal("just_away", seat=asker.name_of(message.seat), seconds=ceil(needed - away))
        seat.sat_in = message.level

    await room.change(sit_in)
    await room.announce("bot-sits-in", seat=message.seat)


async def hand_back(asker: Connection, message: HandBack) -> None:
    """The person answers again."""

    def hand_back(stored: StoredRoom) -> None:
        seat = stored.seat(message.seat)
        if not seat.is_held_by(asker.person):
            asker.must_be_host()
        if seat.sat_in is None:
            raise Refusal("no_bot", seat=asker.name_of(message.seat))
        seat.sat_in = None

    await asker.room.change(hand_back)


def check_level(level: str | None) -> None:
    if level is not None and level not in levels():
        raise Refusal("no_bot_level", level=level)


def call_bots(room: Room) -> None:
    """Every bot that has a question begins to think, as long as somebody is there to see it."""
    match = room.match
    if match is None or not room.connections or room.undo_asked is not None:
        return
    for question in match.questions:
        seat = room.stored.find_seat(question.seat)
        level = seat.bot_level if seat else None
        place = (question.seat, room.play.number_of(question))
        if level is not None and place not in room.thinking:
            room.thinking.add(place)
            room.worker.spawn(_let_bot_answer(room, question, level, place))


async def _let_bot_answer(room: Room, question: Question, level: Level, place: tuple[str, int]) -> None:
    match, stored = room.match, room.play.stored
    assert match is not None
    assert stored is not None
    pause = room.stored.pause if room.worker.settings.pause is None else room.worker.settings.pause
    if match.window_is_open:
        pause = 0  # nobody sees an answer before the window closes
    begun = monotonic()
    try:
        people = any(seat.kind == "person" for seat in room.stored.seats)
        bot = BOT_OF_LEVEL[level]
        option = await room.worker.bot_processes.choose(stored, match, question.seat, bot, for_people=people)
    except Exception:
        _log.exception("the bot in room %s has lost its thread", room.name)
        option = question.default_answer
    await asyncio.sleep(max(0.0, pause / 1000 - (monotonic() - begun)))
    room.thinking.discard(place)
    seat = room.stored.find_seat(question.seat)
    if room.match is match and seat and seat.bot_level and room.undo_asked is None:
        room.play.propose(Proposal("answer", question.seat, option=option, question=place[1]))
