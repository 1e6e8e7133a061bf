"""What REST handlers share: who asks, in which language, and which parameters a URL may have."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import PathParameter, QueryParameter

from fairytable.server.limits.turns import Visitor
from fairytable.server.people import hashed
from fairytable.server.room.room import Room
from fairytable.server.wording.phrasing import language_of
from fairytable.server.wording.refusals import Malformed, Refusal
from fairytable.server.worker import Worker

WorkerHere = NamedDependency[Worker]
Person = NamedDependency[str]
Address = NamedDependency[str]
Visiting = NamedDependency[Visitor]
LanguageWanted = NamedDependency[str]
RoomName = Annotated[str, PathParameter(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
GameName = Annotated[str, PathParameter(min_length=1, max_length=64, pattern="^[a-z0-9-]+$")]
SeatAsked = Annotated[str, QueryParameter(max_length=32, pattern="^[a-z_]*$")]
NameAsked = Annotated[str, QueryParameter(max_length=64)]
AnswersAsked = Annotated[int, QueryParameter(ge=0, le=100_000)]
StepsAsked = Annotated[int, QueryParameter(ge=1, le=200)]


class Asked(Request[Any, Any, State]):
    """A request. Its body is decoded strictly as the expected message: a number in quotes is not a number."""

    async def json(self) -> Any:
        expected = self.route_handler.parsed_data_field
        assert expected is not None
        try:
            return msgspec.json.decode(await self.body(), type=expected.annotation)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Malformed(error, expected.annotation) from None


async def person_asking(request: Asked) -> str:
    """The caller, identified by the browser's token."""
    return _person_of(request)


def _person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    is_token = 32 <= len(token) <= 64 and token.isascii() and token.replace("-", "").replace("_", "").isalnum()
    if scheme.lower() != "bearer" or not is_token:
        raise Refusal("no_person")
    return hashed(token)


async def must_be_person(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Only a browser with a token may make this request."""
    _person_of(connection)


async def address_asking(request: Asked) -> str:
    """The address of the caller."""
    return request.client.host if request.client else ""


async def visitor_asking(request: Asked) -> Visitor:
    """The caller and its address."""
    return Visitor(await address_asking(request), _person_of(request))


async def language_wanted(
    request: Asked, asked: Annotated[str, QueryParameter(name="language", pattern="^([a-z-]{2,8})?$")] = ""
) -> str:
    """The language that the request names, or else the one that the browser prefers."""
    return asked or language_of(request.headers.get("accept-language", ""))


async def room_of(worker: Worker, person: str, name: str) -> Room:
    """The room, if the caller belongs there."""
    room = await worker.room(name)
    if room is None:
        raise Refusal("no_such_room")
    if not room.is_home_of(person):
        raise Refusal("no_right")
    return room
