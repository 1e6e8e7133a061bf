"""REST: the server itself, the games, their rules and packs."""

from __future__ import annotations

import base64
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import UnsetType

from fairytable import __version__
from fairytable.engine.boxes import BoxPages
from fairytable.engine.errors import FairytableError, FaultyPack
from fairytable.engine.pack_faults import Fault
from fairytable.engine.records import Record
from fairytable.server.http.asking import GameName, LanguageWanted, NameAsked, WorkerHere
from fairytable.server.http.description import refusals
from fairytable.server.limits.pack_process import PackProcess
from fairytable.server.messages.rest import (
    Content,
    FaultTold,
    Games,
    Health,
    OnePageTold,
    PackLookedThrough,
    PackWanted,
    PersonMade,
    Rules,
)
from fairytable.server.people import new_key
from fairytable.server.wording.library import GamePack
from fairytable.server.wording.refusals import Refusal
from fairytable.server.worker import Worker


@get("/health", responses=refusals())
async def health(worker: WorkerHere) -> Health:
    """Whether the server is up, its version, and the address under which others in the network reach it."""
    return Health(__version__, worker.address)


@post("/people", status_code=200, responses=refusals())
async def new_person() -> PersonMade:
    """A token for a browser to keep."""
    return PersonMade(new_key())


@get("/games", responses=refusals())
async def games(worker: WorkerHere, language: LanguageWanted) -> Games:
    """The games, with their options in words."""
    return worker.library.games_told(language)


@get("/games/{game:str}/rules", responses=refusals(404))
async def rules(
    worker: WorkerHere, game: GameName, search: Annotated[str, QueryParameter(max_length=100)] = ""
) -> Rules:
    """The rules, clause by clause; with `search`, only those that contain the words or have that number."""
    library = worker.library
    if game not in library.games:
        raise Refusal("unknown_game")
    return library.rules(game, search)


@get("/games/{game:str}/page", responses=refusals(404))
async def on_one_page(worker: WorkerHere, game: GameName, language: LanguageWanted) -> OnePageTold:
    """The game on one page: goal, turn, signs and end, in words; the browser has the pictures."""
    library = worker.library
    if game not in library.games:
        raise Refusal("unknown_game")
    told = library.on_one_page(game, language)
    if told is None:
        raise Refusal("no_page")
    return told


@get("/games/{game:str}/content", responses=refusals(404))
async def content(
    worker: WorkerHere,
    game: GameName,
    language: LanguageWanted,
    pack: NameAsked = "",
    room: NameAsked = "",
    opened: NameAsked = "",
) -> Content:
    """The contents of a pack, for drawing: boards with their coordinates, cards, names. An uploaded pack may be known
    only in its room. Boxes stay shut, except the one that the match has opened."""
    return worker.library.content(await game_pack_for(worker, game, pack, room), language, opened)


@get("/games/{game:str}/boxes/{box:str}", responses=refusals(404))
async def box_pages(
    worker: WorkerHere,
    game: GameName,
    box: Annotated[str, PathParameter(max_length=64)],
    language: LanguageWanted,
    pack: NameAsked = "",
    room: NameAsked = "",
) -> BoxPages:
    """What is read when a box of a pack is opened, such as the pages of a Future Book."""
    told = worker.library.box_pages(await game_pack_for(worker, game, pack, room), language, box)
    if told is None:
        raise Refusal("unknown_box")
    return told


async def game_pack_for(worker: Worker, game: str, pack: str, room: str) -> GamePack:
    """The game with the pack of this edition, which may be known only in a room; without an edition, the game's own."""
    library = worker.library
    if game not in library.games:
        raise Refusal("unknown_game")
    home = await worker.room(room) if room else None
    game_pack = home.game_pack if home and home.game_pack.pack.edition == pack else library.find(game, pack or None)
    if game_pack is None:
        raise Refusal("unknown_pack")
    return game_pack


@post("/packs", status_code=200, responses=refusals(401))
async def look_through_pack(worker: WorkerHere, data: JSONBody[PackWanted]) -> PackLookedThrough:
    """The errors of an uploaded pack, if there are any. Nothing is stored."""
    return await looked_through(worker.packs, data)


async def looked_through(packs: PackProcess, wanted: PackWanted) -> PackLookedThrough:
    try:
        archive = base64.b64decode(wanted.archive, validate=True) if wanted.archive is not None else b""
        pack = await packs.read(wanted.files or {}, archive)
    except FaultyPack as error:
        return PackLookedThrough("", "", "", [_fault_told(fault) for fault in error.faults], [], {})
    except (FairytableError, ValueError) as error:
        raise Refusal("faulty_pack", because=f"{error}.") from None
    warnings = [_fault_told(warning) for warning in pack.warnings]
    return PackLookedThrough(pack.game, pack.name, pack.note, [], warnings, dict(pack.files))


def _fault_told(fault: Fault) -> FaultTold:
    return FaultTold(str(fault).removesuffix(fault.reason).rstrip(": "), fault.reason)


async def pack_for(worker: Worker, game: str, pack: str | None, content: dict[str, str] | None) -> GamePack:
    """The game with a pack of the server or an uploaded one; refused if there is none or it is invalid."""
    if game not in worker.library.games:
        raise Refusal("unknown_game")
    try:
        if content:
            game_pack = await worker.bring(content)
        else:
            found = worker.library.find(game, pack)
            if found is None:
                raise Refusal("unknown_pack")
            game_pack = found
    except FairytableError as error:
        raise Refusal("faulty_pack", because=f"{str(error).splitlines()[0].rstrip(':')}.") from None
    if game_pack.game.slug != game:
        raise Refusal("unknown_pack")
    return game_pack


def content_of(record: Record) -> dict[str, str] | None:
    return None if isinstance(record.content, UnsetType) else record.content
