"""Rooms: people around a table. Everything about a room is stored first and can be dropped from memory at any time.

What happens in a room is in modules of its own: `play` (the match, answer by answer), `seats` (who sits where), `bots`,
`undo`, `clocks`, `windows`, and `updates` (what each browser receives).
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from time import monotonic
from typing import Any, TypeVar

from msgspec import Struct

from fairytable.bots.partner import Heeded
from fairytable.bots.wording import reason
from fairytable.engine.languages import ENGLISH
from fairytable.engine.match import Match
from fairytable.engine.records import Record
from fairytable.matches import whole_record
from fairytable.server.limits.turns import NOBODY, Visitor
from fairytable.server.messages.socket import Level, Refused, Status, UndoTold
from fairytable.server.room.bots import Bots
from fairytable.server.room.browser import Browser
from fairytable.server.room.clocks import Clock
from fairytable.server.room.finished_matches import keep_finished
from fairytable.server.room.live_match import LiveMatch
from fairytable.server.room.new_match import choose_pack, deal_seats, match_for, new_name
from fairytable.server.room.presence import Presence
from fairytable.server.room.rebuilding import RebuiltMatch, rebuild
from fairytable.server.room.shared import Shared
from fairytable.server.room.windows import HeldWindow
from fairytable.server.storage.store import ChangeRoom, LoadedRoom, now
from fairytable.server.storage.stored import Entry, Opening, StoredLine, StoredMatch, StoredRoom, StoredSeat, StoredUndo
from fairytable.server.wording.library import GamePack
from fairytable.server.wording.phrasing import Fill, Phrasing, filler, server_words
from fairytable.server.wording.refusals import Refusal

T = TypeVar("T")

NO_RIGHT, NO_ROOM = 4403, 4404
"""The closing codes for a connection that is not allowed here, or whose room does not exist."""
TRIES = 8
"""How often a write is retried because another worker was faster."""


class UndoWorded(Struct, frozen=True):
    """A seat's undo as it was told last: how many answers stood before the one that it takes back, and why it may
    not."""

    place: int | None
    refusal: str | None
    told: UndoTold


class Room:
    """A room in memory: its stored form, its match, and the connections of this worker.

    `told` caches sentences and encoded messages until something changes; `undo_worded` keeps each seat's undo in each
    language for longer.
    """

    __slots__ = (
        "_changing",
        "_fillers",
        "_seats_of",
        "_shared_with",
        "advised",
        "bots",
        "chat",
        "chat_count",
        "clock",
        "connections",
        "game_pack",
        "idle_since",
        "is_gone",
        "is_rewinding",
        "live",
        "presence",
        "shared",
        "stored",
        "told",
        "undo_worded",
        "version",
        "window",
    )

    def __init__(self, shared: Shared, game_pack: GamePack, loaded: LoadedRoom, played: RebuiltMatch) -> None:
        self.shared = shared
        self.game_pack = game_pack
        self.stored = loaded.room
        self.version = loaded.version
        self.chat = loaded.chat
        self.chat_count = loaded.chat_count
        self.connections: set[Browser] = set()
        self.presence = Presence()
        self.idle_since = monotonic()
        self.advised: set[str] = set()
        self.told: dict[Any, Any] = {}
        self._changing = asyncio.Lock()
        self._fillers: dict[str, Fill] = {}
        self._seats_of: dict[str, list[str]] = {}
        self._shared_with: dict[str, tuple[str, ...]] = {}
        self.undo_worded: dict[tuple[str, str], UndoWorded] = {}
        self.clock = Clock(self.stored.options)
        self.is_gone = False
        self.is_rewinding = False
        self.live = LiveMatch(shared, game_pack, loaded, played, self)
        self.window = HeldWindow(self.live)
        self.bots = Bots(
            shared, self.live, self._bot_that_may_answer, self.window.seconds_for_bots, self._visitor, self._explain
        )

    # Who and what

    @property
    def name(self) -> str:
        return self.stored.room

    @property
    def match(self) -> Match | None:
        return self.live.match

    @property
    def number(self) -> int:
        """The number of all changes of the room, on any worker."""
        return self.version + self.stored.past + self.live.entries_told + self.chat_count

    @property
    def status(self) -> Status:
        if self.live.stopped:
            return "stopped"
        if self.match is None:
            return "lobby"
        return "over" if self.match.is_over else "playing"

    @property
    def goes_on(self) -> bool:
        """Whether the match continues a record, or will."""
        begun = self.live.stored
        return self.stored.opening is not None or (begun is not None and begun.opening != Opening())

    @property
    def is_busy(self) -> bool:
        return bool(self.connections) or self.live.is_busy or self._changing.locked()

    @property
    def undo_asked(self) -> StoredUndo | None:
        """The requested undo, unless the match has continued since."""
        asked = self.stored.undo_asked
        return asked if asked is not None and asked.entries == self.live.entries_told else None

    def own_seat(self, person: str, name: str) -> StoredSeat:
        """The seat of this name, if the person holds it."""
        seat = self.stored.seat(name)
        if not seat.is_held_by(person):
            raise Refusal("not_your_seat", seat=self.name_of(name))
        return seat

    def seats_of(self, person: str) -> list[str]:
        own = self._seats_of.get(person)
        if own is None:
            own = self._seats_of[person] = [seat.seat for seat in self.stored.seats if seat.is_held_by(person)]
        return own

    def shared_with(self, seat: str) -> tuple[str, ...]:
        """The seats held by the same people as this one."""
        shared = self._shared_with.get(seat)
        if shared is None:
            shared = self._shared_with[seat] = self.stored.seats_shared_with(seat)
        return shared

    def is_home_of(self, person: str) -> bool:
        """Whether the person may enter without a key."""
        return person == self.stored.host or person in self.stored.guests or bool(self.seats_of(person))

    def may_see(self, person: str, seat: str | None) -> bool:
        """Whether the person may see the table from this seat (None: as an onlooker)."""
        own = self.seats_of(person)
        if seat is not None and seat in own:
            return True
        if own:
            return seat is None
        return self.stored.watching == "hands" or (self.stored.watching == "table" and seat is None)

    def name_of(self, seat: str, language: str = ENGLISH) -> str:
        stored = self.stored.find_seat(seat)
        return (stored.name if stored else "") or self.phrasing(language).name(seat)

    def known_as(self, person: str, language: str = ENGLISH) -> str:
        """The name by which the others know a person, with or without a seat."""
        for seat in self.stored.seats:
            if seat.is_held_by(person) and person not in seat.called:
                return self.name_of(seat.seat, language)
        called = next((seat.called[person] for seat in self.stored.seats if person in seat.called), "")
        return called or server_words("person-host" if person == self.stored.host else "person-guest", language)

    def phrasing(self, language: str) -> Phrasing:
        return self.shared.library.phrasing(self.stored.game, self.stored.pack, language)

    def fill(self, language: str) -> Fill:
        if language not in self._fillers:
            names = {seat.seat: self.name_of(seat.seat, language) for seat in self.stored.seats}
            self._fillers[language] = filler(names, lambda part, place: self._name_place(language, part, place))
        return self._fillers[language]

    def _name_place(self, language: str, part: str, place: str) -> str | None:
        return self.phrasing(language).name_place(self.match, part, place) if self.match else None

    def playing(self) -> Match:
        """The match, if there is one to look at."""
        return self.live.playing()

    async def record_for(self, person: str) -> Record:
        """The record, if knowing the seed harms nobody at the table. From then on the person who has it can only play
        alone."""
        match = self.playing()

        def note(stored: StoredRoom) -> None:
            if any(seat.kind != "bot" and not seat.is_held_by(person) for seat in stored.seats):
                raise Refusal("seed_secret")
            if person not in stored.luck_known_by:
                stored.luck_known_by.append(person)

        if not match.is_over:
            await self.change(note)
        return whole_record(match)

    def seconds_away(self, seat: str) -> float | None:
        """For how many seconds no holder of the seat has been connected; None if one is."""
        return self.presence.seconds_away(seat, self.connected_seats())

    # The course of the match

    def wake_up(self) -> None:
        """Somebody has arrived: clocks run and bots think."""
        if self.match is not None and not self.match.is_over:
            self._let_time_run()
            self.call_bots()

    def _let_time_run(self) -> None:
        self.clock.start(self.live)
        usual = self.shared.settings.window
        self.window.start(self.stored, self.stored.window if usual is None else usual, self.watchers)

    def call_bots(self) -> None:
        """Every bot that has a question starts to think, provided that somebody is there to watch."""
        self.bots.call(self.stored)

    def _bot_level_at(self, seat: str) -> Level | None:
        """The level of the bot that answers for the seat; None if there is none."""
        stored = self.stored.find_seat(seat)
        return stored.bot_level if stored else None

    def _bot_that_may_answer(self, seat: str) -> Level | None:
        level = self._bot_level_at(seat)
        return level if level is not None and self.connections and self.undo_asked is None else None

    def _visitor(self) -> Visitor:
        """The visitor on whose behalf bots think here: the host, or else somebody at the table."""
        here = min(self.connections, key=lambda browser: browser.person != self.stored.host, default=None)
        return NOBODY if here is None else Visitor(here.address, here.person)

    def changed(self, entry: Entry) -> None:
        """An entry was applied to the match in memory: cached sentences are outdated."""
        self.told.clear()
        if entry.kind in ("undo", "leave"):
            self.undo_worded.clear()
        if entry.kind == "undo":
            for connection in self.connections:
                connection.events_told = min(connection.events_told, len(self.live.event_log))

    def went_on(self, entry: Entry) -> None:
        """An entry of the match was written and applied: everybody is notified before anything else happens. An answer
        in a window is sent only to the holders of its seat until the window closes."""
        self._let_time_run()
        for connection in self.connections:
            if entry.kind != "quiet" or entry.seat in self.seats_of(connection.person):
                connection.state_is_new = True
                connection.tell()
        self.told.clear()
        self._go_on()

    def _go_on(self) -> None:
        """After every change: bots think, and the end of a match is noted."""
        match = self.match
        if match is None:
            return
        if match.is_over:
            if self.stored.over != self.stored.match:
                self.shared.spawn(self._note_end())
            return
        if self.stored.undo_asked is not None:
            self.tell_room()
        self.call_bots()

    async def _note_end(self) -> None:
        """Store that the match is over. Somebody may be quicker and begin the next one: that is not over."""
        match, name = self.playing(), self.stored.match

        def end(stored: StoredRoom) -> None:
            if stored.match == name:
                stored.undo_asked = None
                stored.over = name
                keep_finished(stored, match)

        if self.stored.over != name:
            await self.change(end)

    async def refresh(self) -> None:
        """Read what other workers have written."""
        play = self.live
        before = (self.version, play.entries_told)
        known = play.stored.match if play.stored else None
        loaded = await self.shared.store.read_room(self.name, known, play.entries)
        if loaded is None:
            self.close()
            return
        stored = loaded.room
        if stored.pack != self.stored.pack:  # it is read before anything changes here
            await self.shared.pack_of(stored.game, stored.pack, stored.content)
        if loaded.version > self.version:
            self._take(loaded)
            self._forget_people()
        if loaded.chat_count > self.chat_count:
            self.chat = loaded.chat
            self.chat_count = loaded.chat_count
            self.tell_chat()
        current = play.stored.match if play.stored else None
        if loaded.match is not None and loaded.match.match != current and loaded.version == self.version:
            played = await self._played(loaded)
            if current == (play.stored.match if play.stored else None):  # otherwise the match was replaced meanwhile
                self._lay_match(loaded, played)
        elif loaded.match is not None and loaded.match.match == current and play.match is not None:
            for entry in loaded.entries:
                if await play.apply_from_elsewhere(entry) and entry.kind == "quiet":
                    self.tell_state(entry.seat)
        if (self.version, play.entries_told) != before:
            for connection in self.connections:
                connection.look_again()
            self.tell_room()
            self.tell_state()
            self._let_time_run()
            self._go_on()

    def close(self) -> None:
        """The table has been deleted."""
        self.is_gone = True
        for connection in list(self.connections):
            connection.close(NO_ROOM)

    # The room: change, write, notify

    async def change(
        self,
        alter: Callable[[StoredRoom], T],
        *,
        member: str | None = None,
        match: Callable[[StoredRoom], StoredMatch] | None = None,
    ) -> T:
        """Change the stored room. `alter` may refuse; it is called again if another worker was faster."""
        async with self._changing:
            for _ in range(TRIES):
                changed = copy.deepcopy(self.stored, {id(self.stored.opening): self.stored.opening})
                outcome = alter(changed)
                new_match = match(changed) if match else None
                change = ChangeRoom(changed, self.version, new_match, member)
                taken = await self.shared.store.written(change, self.name)
                if taken:
                    loaded = LoadedRoom(changed, change.version + 1, new_match, [], [], 0)
                    played = await self._played(loaded) if new_match is not None else None
                    if self.version == change.version:  # otherwise it was read from the store in the meantime
                        self._become(loaded, played)
                    return outcome
                if taken is None:
                    break
                await self.refresh()
        raise Refusal("not_stored")

    async def _played(self, loaded: LoadedRoom) -> RebuiltMatch:
        return await self.shared.in_thread(lambda: rebuild(self.game_pack, loaded))

    def _take(self, loaded: LoadedRoom) -> None:
        if loaded.room.pack != self.stored.pack:
            self.game_pack = self.shared.library.find(loaded.room.game, loaded.room.pack) or self.game_pack
            self.live.take_pack(self.game_pack)
        self.stored, self.version = loaded.room, loaded.version

    def _become(self, loaded: LoadedRoom, played: RebuiltMatch | None) -> None:
        self._take(loaded)
        self._forget_people()
        if played is not None:
            self._lay_match(loaded, played)
        for connection in list(self.connections):
            if self.is_home_of(connection.person):
                connection.look_again()
            else:
                connection.close(NO_RIGHT)
        self.tell_room()
        if self.match is not None:
            self.tell_state()
            self._let_time_run()
            self._go_on()

    def _lay_match(self, loaded: LoadedRoom, played: RebuiltMatch) -> None:
        self.clock.stop()
        self.window.stop()
        self.clock = Clock(loaded.room.options)
        self.live.lay(loaded, played)
        self._forget_people()
        for connection in self.connections:
            connection.events_told = 0

    def _forget_people(self) -> None:
        """The seating or the names may have changed."""
        self._fillers.clear()
        self._seats_of.clear()
        self._shared_with.clear()
        self.undo_worded.clear()
        self.told.clear()

    async def _explain(self, seat: str, heeded: Heeded) -> None:
        """A partner bot says what it does about the thing that somebody pointed at, and why."""
        names = {each.seat: self.name_of(each.seat) for each in self.stored.seats}
        words = self.phrasing(ENGLISH).words_at(self.playing(), names)
        kind = "partner-gladly" if heeded.gladly else "partner-rather"
        why = reason(heeded.advice, words)
        text = words.say(kind, option=words.option(heeded.option), reason=why, has_reason="yes" if why else "no")
        await self.say(seat, self.name_of(seat), text)

    async def say(self, seat: str | None, name: str, text: str) -> None:
        """Send a chat line to everybody in the room."""
        for _ in range(TRIES):
            line = StoredLine(self.name, self.chat_count, seat, name, text, now())
            taken = await self.shared.store.written(line, self.name)
            if taken:
                if self.chat_count == line.number:
                    self.chat.append(line)
                    del self.chat[: -self.shared.settings.limits.chat_lines_kept]
                    self.chat_count += 1
                self.tell_chat()
                return
            if taken is None:
                break
            await self.refresh()
        raise Refusal("not_stored")

    async def announce(self, what: str, seat: str, **values: str | int) -> None:
        """Announce to everybody what happened to a seat."""
        told = server_words(f"announce-{what}", seat=self.name_of(seat), **values)
        await self.say(None, server_words("person-table"), told)

    async def set_pack(self, person: str, game_pack: GamePack) -> None:
        """The host chooses another pack of the game before the match."""

        def set_pack(stored: StoredRoom) -> None:
            if person != stored.host:
                raise Refusal("no_right")
            if stored.match is not None or stored.opening is not None:
                raise Refusal("started")
            choose_pack(stored, game_pack)

        await self.change(set_pack)

    async def start(self) -> None:
        def begin(stored: StoredRoom) -> None:
            if stored.match is not None:
                raise Refusal("started")
            stored.match = new_name()
            stored.matches += 1

        await self.change(begin, match=self._new_match)

    async def rematch(self) -> None:
        self.playing()

        def begin(stored: StoredRoom) -> None:
            if self.match is None or not self.match.is_over:
                raise Refusal("not_over")
            keep_finished(stored, self.match)
            stored.past += self.live.entries_told
            stored.match = new_name()
            stored.matches += 1
            stored.undo_asked = None
            stored.luck_known_by = []
            stored.lesson = ""
            for seat in stored.seats:
                seat.sat_in = None

        await self.change(begin, match=self._new_match)

    def _new_match(self, stored: StoredRoom) -> StoredMatch:
        """The match that begins now. Its starting point is stored with it, and no longer with the room."""
        deal_seats(self.game_pack.game, stored)
        match = match_for(self.shared.library, stored)
        stored.opening = stored.seed = None
        stored.seen = {seat.seat: list(seat.holders) for seat in stored.seats}
        return match

    # Who is connected, and who receives what

    def tell_state(self, seat: str | None = None) -> None:
        """Send the state of the match to everybody, or only to the holders of one seat."""
        for connection in self.connections:
            if seat is None or seat in self.seats_of(connection.person):
                connection.state_is_new = True
                connection.wake()

    def tell_room(self) -> None:
        for connection in self.connections:
            connection.room_is_new = True
            connection.wake()

    def refuse_at(self, seat: str, refusal: Refusal) -> None:
        """Send the refusal to everybody who holds the seat, with the actual state."""
        for connection in self.connections:
            if seat in self.seats_of(connection.person):
                told = refusal.sentence(connection.language)
                connection.reply(Refused(0, refusal.reason, told, refusal.clause))
        self.tell_state(seat)

    def tell_chat(self) -> None:
        for connection in self.connections:
            connection.wake()

    def tell_presence(self) -> None:
        """Somebody has connected or disconnected: notify the room, here and at other workers."""
        self.note_presence()
        if not self.shared.store.is_sqlite:
            self.shared.spawn(self.announce_presence())

    def note_presence(self) -> None:
        """Somebody has connected or disconnected, here or at another worker."""
        self.presence.note([seat.seat for seat in self.stored.seats], self.connected_seats())
        if self.match is not None and not self.match.is_over:
            self._let_time_run()
        self.tell_room()

    async def announce_presence(self) -> None:
        """Tell the other workers who is connected here."""
        seats, watchers = self.connected_here()
        await self.shared.store.tell_workers("here", [self.name, str(watchers), *sorted(seats)])

    def connected_here(self) -> tuple[set[str], int]:
        """The seats with a connection at this worker, and the number of watchers."""
        seats: set[str] = set()
        watchers = 0
        for connection in self.connections:
            own = self.seats_of(connection.person)
            seats.update(own)
            watchers += not own
        return seats, watchers

    def connected_seats(self) -> set[str]:
        return self.connected_here()[0] | self.presence.seats_elsewhere()

    def watchers(self) -> int:
        return self.connected_here()[1] + self.presence.watchers_elsewhere()
