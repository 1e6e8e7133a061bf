"""Requests: everything that a browser can ask for, with the function that handles it. (Answers are so frequent that a
connection handles them itself.)"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from fairytable.server.limits.turns import Visitor
from fairytable.server.messages.socket import (
    Agree,
    Chat,
    Describe,
    FromClient,
    HandBack,
    Hello,
    Leave,
    Look,
    NewLink,
    OpenSeat,
    Ping,
    Point,
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
)
from fairytable.server.requests import bots, hosting, looking, seats, talking, undo
from fairytable.server.requests.asker import Asker
from fairytable.server.wording.refusals import Refusal

HAVE_THEIR_OWN_REPLY = (Describe, Ping)
"""After all others, the room is told as it is now."""

CHANGES = frozenset(
    {Agree, HandBack, NewLink, OpenSeat, Rename, SendAway, SetOptions, SetPause, SetSeat, SetWatching, SetWindow}
    | {ShareSeat, Sit, SitIn, StandUp}
)
"""What is stored of the room is written anew for these."""


async def grant(asker: Asker, message: FromClient) -> None:
    """Do what the browser asks for, unless it has changed its room too often of late."""
    kind = type(message)
    if kind in CHANGES and not asker.room.shared.changes.allows(Visitor(asker.address, asker.person), asker.room.name):
        raise Refusal("too_fast")
    await GRANTED_BY[kind](asker, message)


async def ping(asker: Asker, message: Ping) -> None:
    asker.reply(Pong(message.id))


async def hello_again(_: Asker, __: Hello) -> None:
    raise Refusal("hello_again")


GRANTED_BY: dict[type, Callable[[Any, Any], Awaitable[None]]] = {
    Agree: undo.agree,
    Chat: talking.chat,
    Describe: looking.describe,
    HandBack: bots.hand_back,
    Hello: hello_again,
    Leave: seats.leave,
    Look: looking.look,
    NewLink: seats.new_link,
    OpenSeat: seats.open_seat,
    Ping: ping,
    Point: talking.point,
    Rematch: hosting.rematch,
    Rename: seats.rename,
    SetOptions: hosting.set_options,
    SetPause: hosting.set_pause,
    SetSeat: seats.set_seat,
    SetWatching: hosting.set_watching,
    SetWindow: hosting.set_window,
    SendAway: seats.send_away,
    ShareSeat: seats.share_seat,
    Sit: seats.sit,
    SitIn: bots.sit_in,
    StandUp: seats.stand_up,
    Start: hosting.start,
    Undo: undo.undo,
}
