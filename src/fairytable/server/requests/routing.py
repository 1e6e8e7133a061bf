"""Requests: everything that a browser may ask for, and which function sees to it. (Answers are so frequent that
a connection sees to them itself.)"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from fairytable.server.messages.socket import (
    Agree,
    Chat,
    Describe,
    Described,
    HandBack,
    Hello,
    Leave,
    Look,
    NewLink,
    OpenSeat,
    Ping,
    Point,
    Pointed,
    Pong,
    Rematch,
    Rename,
    SendAway,
    SetOptions,
    SetPause,
    SetSeat,
    SetWatching,
    SetWindow,
    ShareSeat,
    Sit,
    SitIn,
    StandUp,
    Start,
    Undo,
    WhyNot,
)
from fairytable.server.people import cleaned
from fairytable.server.requests import seats
from fairytable.server.room import bots, undo, updates
from fairytable.server.room.room import checked_options
from fairytable.server.storage.stored import StoredRoom
from fairytable.server.wording.phrasing import server_words
from fairytable.server.wording.refusals import Refusal

if TYPE_CHECKING:
    from fairytable.server.socket.connections import Connection

HAVE_THEIR_OWN_REPLY = (WhyNot, Describe, Ping)
"""After all others, the room is told as it is now."""


async def why_not(asker: Connection, message: WhyNot) -> None:
    asker.room.own_seat(asker.person, message.seat)
    asker.reply(updates.reasons_for(asker.room, message.seat, asker.language, message.id))


async def look(asker: Connection, message: Look) -> None:
    if message.seat is not None:
        asker.room.stored.seat(message.seat)
    if not asker.room.may_see(asker.person, message.seat):
        raise Refusal("only_own_view")
    seat = message.seat
    if seat is not None and asker.person not in asker.room.stored.seen.get(seat, ()):
        await asker.room.change(lambda stored: seats.note_seen(stored, seat, asker.person))
    asker.look_as(seat)


async def describe(asker: Connection, message: Describe) -> None:
    if not asker.room.may_see(asker.person, asker.looks_as):
        raise Refusal("no_watching")
    asker.reply(Described(message.id, updates.described(asker.room, asker.looks_as, asker.language)))


async def chat(asker: Connection, message: Chat) -> None:
    text = cleaned(message.text, 500)
    if not text:
        raise Refusal("empty_text")
    if message.seat is None:
        name = server_words("person-watcher", asker.language)
    else:
        asker.room.own_seat(asker.person, message.seat)
        name = asker.name_of(message.seat)
    await asker.room.say(message.seat, name, text)


async def point(asker: Connection, message: Point) -> None:
    asker.room.own_seat(asker.person, message.seat)
    pointed = Pointed(message.seat, cleaned(message.thing, 80))
    for other in asker.room.connections:
        if asker.room.may_see(other.person, other.looks_as):
            other.reply(pointed)


async def set_options(asker: Connection, message: SetOptions) -> None:
    options = checked_options(asker.room.shelved.game, message.options)

    def set_options(stored: StoredRoom) -> None:
        asker.must_be_host()
        if stored.match is not None or stored.opening is not None:
            raise Refusal("started")
        stored.options = options

    await asker.room.change(set_options)


async def set_watching(asker: Connection, message: SetWatching) -> None:
    def set_watching(stored: StoredRoom) -> None:
        asker.must_be_host()
        if message.watching == "hands" and stored.match is not None and stored.watching != "hands":
            raise Refusal("hands_too_late")
        stored.watching = message.watching

    await asker.room.change(set_watching)


async def set_pause(asker: Connection, message: SetPause) -> None:
    def set_pause(stored: StoredRoom) -> None:
        asker.must_be_host()
        stored.pause = message.milliseconds

    await asker.room.change(set_pause)


async def set_window(asker: Connection, message: SetWindow) -> None:
    def set_window(stored: StoredRoom) -> None:
        asker.must_be_host()
        stored.window = message.milliseconds

    await asker.room.change(set_window)


async def start(asker: Connection, _: Start) -> None:
    asker.must_be_host()
    await asker.room.start()


async def rematch(asker: Connection, _: Rematch) -> None:
    asker.must_be_host()
    await asker.room.rematch()


async def ping(asker: Connection, message: Ping) -> None:
    asker.reply(Pong(message.id))


async def hello_again(_: Connection, __: Hello) -> None:
    raise Refusal("hello_again")


GRANTED_BY: dict[type, Callable[[Any, Any], Awaitable[None]]] = {
    Agree: undo.agree,
    Chat: chat,
    Describe: describe,
    HandBack: bots.hand_back,
    Hello: hello_again,
    Leave: seats.leave,
    Look: look,
    NewLink: seats.new_link,
    OpenSeat: seats.open_seat,
    Ping: ping,
    Point: point,
    Rematch: rematch,
    Rename: seats.rename,
    SetOptions: set_options,
    SetPause: set_pause,
    SetSeat: seats.set_seat,
    SetWatching: set_watching,
    SetWindow: set_window,
    SendAway: seats.send_away,
    ShareSeat: seats.share_seat,
    Sit: seats.sit,
    SitIn: bots.sit_in,
    StandUp: seats.stand_up,
    Start: start,
    Undo: undo.undo,
    WhyNot: why_not,
}
