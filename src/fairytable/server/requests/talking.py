"""Talking: chat lines, and pointing at something on the board."""

from __future__ import annotations

from fairytable.server.limits.turns import Visitor
from fairytable.server.messages.socket import Chat, Point, Pointed
from fairytable.server.people import cleaned
from fairytable.server.requests.asker import Asker
from fairytable.server.wording.phrasing import server_words
from fairytable.server.wording.refusals import Refusal


async def chat(asker: Asker, message: Chat) -> None:
    text = cleaned(message.text, 500)
    if not text:
        raise Refusal("empty_text")
    if message.seat is None:
        name = server_words("person-watcher", asker.language)
    else:
        asker.room.own_seat(asker.person, message.seat)
        name = asker.name_of(message.seat)
    if not asker.room.shared.talk.allows(Visitor(asker.address, asker.person), asker.room.name):
        raise Refusal("too_fast")
    await asker.room.say(message.seat, name, text)


async def point(asker: Asker, message: Point) -> None:
    asker.room.own_seat(asker.person, message.seat)
    pointed = Pointed(message.seat, cleaned(message.thing, 80))
    asker.room.bots.pointed_at = pointed.thing
    for other in asker.room.connections:
        if asker.room.may_see(other.person, other.looks_as):
            other.reply(pointed)
