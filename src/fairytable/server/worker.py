"""The worker: all rooms of this process that are in memory, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from time import monotonic
from typing import Any

import msgspec
import psycopg
import sqlalchemy as sql

from fairytable.engine.game import Game
from fairytable.server.limits.addresses import SECONDS_IN_AN_HOUR, Addresses
from fairytable.server.limits.patience import PatienceWithEach
from fairytable.server.room.replays import Replayer
from fairytable.server.room.room import Elsewhere, Room
from fairytable.server.room.shared import Shared
from fairytable.server.settings import Settings
from fairytable.server.storage.store import CHANNEL, Store
from fairytable.server.storage.tidying import delete_table, put_away, throw_away_unbegun
from fairytable.server.wording.library import Library
from fairytable.server.wording.refusals import Refusal

_log = logging.getLogger("fairytable.server")

SECONDS_BETWEEN_KNOCKS = 20.0


class Worker(Shared):
    """Rooms by their names. One that nobody is in is forgotten after a while; the store has it."""

    def __init__(self, settings: Settings, games: Iterable[Game[Any]] = ()) -> None:
        self.name = secrets.token_urlsafe(6)
        store = Store(settings.database_url, settings.gather, self.name)
        super().__init__(settings, Library(games, settings.packs), store)
        self.addresses = Addresses(settings.limits, settings.proxies)
        self.reporters = PatienceWithEach(
            settings.limits.reports_per_person / SECONDS_IN_AN_HOUR, settings.limits.reports_per_person
        )
        self.replayer = Replayer(settings.limits)
        self.rooms: dict[str, Room] = {}
        self.connections = 0
        self.address = ""
        self._loading: dict[str, asyncio.Future[Room | None]] = {}

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.store.open, loop)
        self.is_open = True
        self.spawn(self._tidy())
        self.spawn(self._throw_away())
        self.spawn(self._knock())
        if not self.store.is_sqlite:
            listening = asyncio.Event()
            self.spawn(self._listen(listening))
            await listening.wait()

    async def close(self) -> None:
        self.is_open = False
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.close(1012)
        await self.end_tasks()
        self.bot_processes.close()
        self.replayer.close()
        await asyncio.to_thread(self.store.close)

    async def room(self, name: str) -> Room | None:
        """The room of this name, from memory or from the store."""
        room = self.rooms.get(name)
        if room is not None and not room.is_gone:
            room.idle_since = monotonic()
            return room
        loading = self._loading.get(name)
        if loading is not None:
            return await loading
        done: asyncio.Future[Room | None] = asyncio.get_running_loop().create_future()
        self._loading[name] = done
        room = None
        try:
            loaded = await self.store.read_room(name, self.settings.limits.chat_lines_kept)
            if loaded is not None and self.library.find(loaded.room.game, loaded.room.pack) is not None:
                room = self.rooms[name] = Room(self, loaded)
            done.set_result(room)
        except BaseException:
            done.cancel()
            raise
        finally:
            del self._loading[name]
        if room is not None:
            await self.store.tell_workers("who", [name])
        return room

    async def put_away(self, room: Room, person: str) -> bool:
        """Take a table off the person's list. It is deleted with the last list it was on, or by its host unbegun:
        whether it was."""
        others = {holder for seat in room.stored.seats for holder in seat.holders} - {person}
        if room.status in ("playing", "stopped") and room.seats_of(person) and others:
            raise Refusal("others_play")
        is_gone = await self.store.tidied(
            (lambda connection: delete_table(connection, room.name))
            if room.status == "lobby" and person == room.stored.host
            else (lambda connection: put_away(connection, room.name, person))
        )
        if is_gone:
            self.forget(room)
            await self.store.tell_workers("changed", [room.name])
        return is_gone

    def forget(self, room: Room) -> None:
        """The table is no more."""
        self.rooms.pop(room.name, None)
        room.close()

    async def _knock(self) -> None:
        """Find out which browsers have gone without a word."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_KNOCKS)
            for room in list(self.rooms.values()):
                for connection in list(room.connections):
                    connection.knock()
                await asyncio.sleep(0)

    async def _tidy(self) -> None:
        """Forget rooms that nobody is in, and remind other workers who is here."""
        while True:
            await asyncio.sleep(min(20.0, max(0.05, self.settings.idle / 2)))
            for name, room in list(self.rooms.items()):
                if room.is_busy:
                    room.idle_since = monotonic()
                    if not self.store.is_sqlite and room.connections:
                        await room.announce_presence()
                elif monotonic() - room.idle_since >= self.settings.idle:
                    del self.rooms[name]

    async def _throw_away(self) -> None:
        """Now and then, tables at which nothing was ever played."""
        days = self.settings.limits.days_until_thrown_away
        while True:
            try:
                gone = await self.store.tidied(lambda connection: throw_away_unbegun(connection, days))
            except sql.exc.SQLAlchemyError as error:
                _log.warning("old tables could not be thrown away: %s", type(error).__name__)
                gone = []
            for name in gone:
                if name in self.rooms:
                    self.forget(self.rooms[name])
            await asyncio.sleep(SECONDS_IN_AN_HOUR)

    async def _listen(self, listening: asyncio.Event) -> None:
        """Hear from the other workers, and after a broken connection look at every room anew."""
        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for room in list(self.rooms.values()):
                        await room.refresh()
                    listening.set()
                    async for notice in connection.notifies():
                        await self._hear(notice.payload)
            except (psycopg.Error, sql.exc.SQLAlchemyError) as error:
                _log.warning("the connection to the database broke: %s", type(error).__name__)
                await asyncio.sleep(0.5)

    async def _hear(self, payload: str) -> None:
        worker, about, *words = msgspec.json.decode(payload, type=list[str])
        if worker == self.name:
            return
        if about == "changed":
            for name in words:
                if name in self.rooms:
                    await self.rooms[name].refresh()
            return
        room = self.rooms.get(words[0])
        if room is None:
            return
        if about == "who" and room.connections:
            await room.announce_presence()
        elif about == "here":
            room.elsewhere[worker] = Elsewhere(words[2:], int(words[1]), monotonic())
            room.note_presence()
            room.tell_room()
