"""Rooms without a database and without sockets, in which every bit of work can be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, cast

import msgspec
import pytest

from fairytable.engine import rewinding
from fairytable.engine.match import Match
from fairytable.server.messages.socket import Level
from fairytable.server.room import updates
from fairytable.server.room.browser import Known
from fairytable.server.room.live_match import Proposal
from fairytable.server.room.new_match import match_for
from fairytable.server.room.rebuilding import rebuild
from fairytable.server.room.room import Room
from fairytable.server.room.shared import Shared
from fairytable.server.storage.store import LoadedRoom, Store, Write
from fairytable.server.storage.stored import Entry, StoredMatch, StoredRoom, StoredSeat
from fairytable.server.wording.library import GamePack, Library
from fairytable.server.wording.phrasing import Phrasing
from tests.server.orchards import FOR_EVER
from tests.server.serving import quick_settings


class MemoryStore:
    """Takes whatever is written, at once, and counts it."""

    is_sqlite = True

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.rows = 0
        self.bytes = 0

    def write(self, write: Write) -> None:
        self.rows += 1
        self.bytes += len(msgspec.json.encode(write.what))
        if isinstance(write.what, Entry):
            self.entries.append(write.what)
        write.told(True)

    async def written(self, what: Any, room: str) -> bool:
        self.write(Write(what, room, lambda _: None))
        return True


class Listener:
    """A browser that counts what it is sent. One that holds no seat looks on."""

    def __init__(self, room: Room, person: str, language: str = "en") -> None:
        self.person = person
        self.address = ""
        self.language = language
        self.looks_as = next(iter(room.seats_of(person)), None)
        self.events_told = self.chat_told = 0
        self.room_is_new = False
        self.changes = False
        self.known: Known | None = None
        self.state_is_new = True
        self.room = room
        self.messages = 0
        self.bytes = 0
        self.bytes_of_match = 0
        self.events = 0
        self.state: dict[str, Any] = {}

    def wake(self) -> None:
        self.tell()

    def tell(self) -> None:
        told = updates.state_for(self.room, self, 0) if self.state_is_new else None
        self.state_is_new = False
        if told is not None:
            self.state = msgspec.json.decode(told)
            self.messages += 1
            self.bytes += len(told)
            shown = [self.state[part] for part in ("view", "question", "events")]
            self.bytes_of_match += len(msgspec.json.encode(shown))
            self.events += len(self.state["events"])

    def look_again(self) -> None:
        """It looks from where it looked."""

    def reply(self, message: Any) -> None:
        raise AssertionError(f"nobody is refused anything here: {message}")

    def ping(self) -> None:
        """It is there."""

    def close(self, code: int) -> None:
        raise AssertionError(f"nobody is sent away: {code}")


class MemoryRoom:
    """A room with a person at each seat that has no bot. Made inside a running loop."""

    def __init__(
        self,
        library: Library,
        slug: str,
        seats: Iterable[str],
        options: dict[str, str],
        bots: Mapping[str, Level] = MappingProxyType({}),
        window: int = FOR_EVER,
    ) -> None:
        self.store = MemoryStore()
        settings = quick_settings("", window=window)
        self.shared = Shared(settings, library, cast("Store", self.store))
        self.shared.is_open = True
        game_pack = library.find(slug)
        assert game_pack is not None
        self.game_pack: GamePack = game_pack
        held = [
            StoredSeat(seat, "bot", seat.title(), bots[seat])
            if seat in bots
            else StoredSeat(seat, "person", seat.title(), holders=[f"{seat}'s"])
            for seat in seats
        ]
        self.stored = StoredRoom(
            room="room",
            game=slug,
            pack=game_pack.pack.edition,
            options=dict(game_pack.game.check_options(options)),
            seats=held,
            host="red's",
            key="",
            watching="table",
            pause=0,
            created="",
            match="match",
        )
        self.match: StoredMatch = match_for(library, self.stored)
        self.room = self.loaded()

    def loaded(self) -> Room:
        """The room as another process would load it."""
        loaded = LoadedRoom(self.stored, 1, self.match, self.store.entries[:], [], 0)
        return Room(self.shared, self.game_pack, loaded, rebuild(self.game_pack, loaded))

    def come_in(self, person: str, language: str = "en") -> Listener:
        listener = Listener(self.room, person, language)
        self.room.connections.add(listener)
        return listener

    @property
    def playing(self) -> Match:
        return self.room.playing()

    async def answer(self, luck: Random) -> None:
        """Somebody who is asked answers. Windows in which nobody is left to answer close before."""
        while self.playing.window_is_open and not self.playing.questions:
            self.room.window.time_is_up()
        if self.playing.is_over:
            return
        question = luck.choice(self.playing.questions)
        number = self.room.live.number_of(question)
        option = luck.choice(question.options)
        await self.room.live.proposed(Proposal("answer", question.seat, option=option, question=number))

    async def take_back(self, seat: str) -> None:
        await self.room.live.proposed(Proposal("undo", seat, by_agreement=True))

    async def leave(self, seat: str) -> None:
        await self.room.live.proposed(Proposal("leave", seat))

    async def close(self) -> None:
        self.shared.is_open = False
        self.room.clock.stop()
        self.room.window.stop()
        await self.shared.end_tasks()


def counted_work(patch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts, from now on, how often a scene goes on, a match is played again, a view is made, and so on."""
    count: Counter[str] = Counter()

    def counted(what: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            count[what] += 1
            return function(*given, **named)

        return call

    patch.setattr(Match, "_resume", counted("scenes resumed", Match._resume))
    patch.setattr(rewinding, "match_at", counted("matches played again", rewinding.match_at))
    patch.setattr(Match, "view", counted("views", Match.view))
    patch.setattr(Match, "overview", counted("overviews", Match.overview))
    patch.setattr(Phrasing, "event", counted("events worded", Phrasing.event))
    return count
