"""The worker: all rooms of this process that are in memory, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from fairytable.engine.game import Game
from fairytable.server.limits.addresses import SECONDS_IN_AN_HOUR, Addresses
from fairytable.server.limits.allowances import Allowance
from fairytable.server.room.rebuilding import rebuild
from fairytable.server.room.replays import Replayer
from fairytable.server.room.room import Room
from fairytable.server.room.shared import Shared
from fairytable.server.settings import Settings
from fairytable.server.storage.store import CHANNEL, SECONDS_TO_CONNECT, Store, reason_of
from fairytable.server.storage.tidying import delete_table, put_away, throw_away_unbegun
from fairytable.server.wording.library import Library
from fairytable.server.wording.refusals import Refusal

if TYPE_CHECKING:
    import psycopg

_log = logging.getLogger("fairytable.server")

SECONDS_BETWEEN_PINGS = 20.0
SECONDS_BETWEEN_LOOKS = 2.0
"""The time between two checks which other workers are still connected."""
APPLICATION = "fairytable "
"""The database identifies a worker by this and its name."""


class Worker(Shared):
    """Rooms by name. An empty one is dropped from memory after a while; the store still has it."""

    def __init__(self, settings: Settings, games: Iterable[Game[Any]] = ()) -> None:
        self.name = secrets.token_urlsafe(6)
        limits = settings.limits
        store = Store(
            settings.database_url,
            settings.gather,
            self.name,
            settings.seconds_without_database,
            limits.chat_lines_kept,
        )
        super().__init__(settings, Library(games, settings.packs, settings.bots), store)
        self.addresses = Addresses(limits, settings.proxies)
        self.reports = Allowance(
            SECONDS_IN_AN_HOUR,
            per_person=limits.reports_per_person,
            per_address=limits.reports_per_address,
            per_room=limits.reports_per_room,
        )
        self.replayer = Replayer(limits)
        self.rooms: dict[str, Room] = {}
        self.connections = 0
        self.messages_heard = 0
        self.address = ""
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.store.open, loop)
        self.is_open = True
        self.spawn(asyncio.to_thread(self.library.make_ready))
        self.spawn(self._tidy())
        self.spawn(self._throw_away())
        self.spawn(self._ping())
        if not self.store.is_sqlite:
            listening = asyncio.Event()
            self.spawn(self._listen(listening))
            await listening.wait()

    async def close(self) -> None:
        self.is_open = False
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.close(1012)
        for loading in list(self._loading.values()):
            loading.cancel()
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
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Room | None:
        """The room, from the store. If whoever asked for it first goes, the others still get it."""
        loaded = await self.store.read_room(name)
        stored = loaded.room if loaded is not None else None
        game_pack = await self.pack_of(stored.game, stored.pack, stored.content) if stored is not None else None
        if loaded is None or game_pack is None:
            return None
        played = await self.in_thread(partial(rebuild, game_pack, loaded))
        room = self.rooms[name] = Room(self, game_pack, loaded, played)
        if not self.store.is_sqlite:  # another worker may have written something in the meantime
            await room.refresh()
        await self.store.tell_workers("who", [name])
        return room

    async def put_away(self, room: Room, person: str) -> bool:
        """Take a table off the person's list. It is deleted with the last list it is on, or by its host before the
        match. Returns whether it was deleted."""
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
        """The table has been deleted."""
        self.rooms.pop(room.name, None)
        room.close()

    async def _ping(self) -> None:
        """Find browsers that disconnected silently."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_PINGS)
            for room in list(self.rooms.values()):
                for connection in list(room.connections):
                    connection.ping()
                await asyncio.sleep(0)

    async def _tidy(self) -> None:
        """Drop empty rooms from memory, and remind other workers who is connected here."""
        while True:
            await asyncio.sleep(min(20.0, max(0.05, self.settings.idle / 2)))
            for name, room in list(self.rooms.items()):
                if room.is_busy:
                    room.idle_since = monotonic()
                    if not self.store.is_sqlite and room.connections:
                        await room.announce_presence()
                elif monotonic() - room.idle_since >= self.settings.idle:
                    self.rooms.pop(name, None)

    async def _throw_away(self) -> None:
        """From time to time, delete tables at which nothing was ever played."""
        days = self.settings.limits.days_until_thrown_away
        while True:
            try:
                gone = await self.store.tidied(lambda connection: throw_away_unbegun(connection, days))
            except Refusal:  # the database is unavailable; the next round will do it
                gone = []
            for name in gone:
                if name in self.rooms:
                    self.forget(self.rooms[name])
            await asyncio.sleep(SECONDS_IN_AN_HOUR)

    async def _listen(self, listening: asyncio.Event) -> None:
        """Listen to the other workers, and check every room again after a lost connection."""
        import psycopg

        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    url, autocommit=True, application_name=APPLICATION + self.name, connect_timeout=SECONDS_TO_CONNECT
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for room in list(self.rooms.values()):
                        await room.refresh()
                    listening.set()
                    while True:
                        async for notice in connection.notifies(timeout=SECONDS_BETWEEN_LOOKS):
                            await self._hear(notice.payload)
                        await self._forget_dead_workers(connection)
            except (psycopg.Error, Refusal) as error:
                _log.warning("the connection to the database broke: %s", reason_of(error))
                await asyncio.sleep(0.5)

    async def _forget_dead_workers(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Nobody is connected any longer through a worker that was killed. The database knows at once."""
        found = await connection.execute("SELECT application_name FROM pg_stat_activity")
        alive = {name.removeprefix(APPLICATION) for (name,) in await found.fetchall() if name}
        for room in list(self.rooms.values()):
            if room.presence.forget_all_but(alive):
                room.note_presence()

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
            room.presence.hear(worker, words[2:], int(words[1]))
            room.note_presence()
