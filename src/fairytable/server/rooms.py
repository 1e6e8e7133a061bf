"""Rooms: people at a table, and the match between them.

What changes a match goes into the store first, one entry at a time, and is applied and told when the store has taken
it. So the match in memory never knows more than the store, and may be forgotten at any time.
"""

from __future__ import annotations

import asyncio
import copy
import logging
import secrets
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from msgspec import Raw, Struct

from fairytable.engine.chance import seed_fingerprint
from fairytable.engine.errors import FairytableError, NotAsked, UndoRefused
from fairytable.engine.match import LEAVE, Match
from fairytable.engine.questions import Question
from fairytable.engine.records import Record
from fairytable.server.chronicle import Chronicle
from fairytable.server.kept import ChatKept, Entry, MatchKept, Opening, RoomKept, SeatKept, UndoKept
from fairytable.server.library import BOT_OF_LEVEL, setting_words, value_words
from fairytable.server.messages import (
    ChatLine,
    Level,
    OptionChosen,
    Reasons,
    ResultTold,
    RoomState,
    SeatTold,
    State,
    Status,
    UndoAsked,
    UndoTold,
    encode,
)
from fairytable.server.speech import Fill, Speech, filler, server_words
from fairytable.server.store import ChangeRoom, Stored, Write, now

if TYPE_CHECKING:
    from fairytable.server.connections import Connection
    from fairytable.server.house import House

T = TypeVar("T")

QUESTIONS_BETWEEN_UNDOS = 1_000_000
CALM = 0.1
"""Seconds without an answer after which a table is taken to be calm."""

_log = logging.getLogger("fairytable.server")


class Refusal(Exception):
    """Something is not done: a key of the server's texts says why."""

    def __init__(self, reason: str, clause: str | None = None, **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.values = values

    def sentence(self, language: str) -> str:
        return server_words(f"refusal-{self.reason}", language, **self.values)


class Proposal(Struct):
    """An entry that somebody would like to add to the match. `done` hears of it: None, or why not."""

    kind: Literal["answer", "leave", "undo"]
    seat: str
    done: Callable[[Refusal | None], None]
    option: str = ""
    question: int = 0
    by_agreement: bool = False
    expected: int | None = None


class Elsewhere(Struct):
    """Who is connected to the room at another worker."""

    seats: list[str]
    watchers: int
    heard: float


class Room:
    """A room in memory: what is kept of it, its match, and the connections of this worker."""

    def __init__(self, house: House, stored: Stored) -> None:
        self.house = house
        self.kept = stored.room
        self.version = stored.version
        self.chat = deque(stored.chat, maxlen=house.settings.limits.chat_lines_kept)
        self.chat_count = stored.chat_count
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.idle_since = monotonic()
        self.match: Match | None = None
        self.match_kept: MatchKept | None = None
        self.chronicle = Chronicle()
        self.entries = 0
        self.undone = 0
        self.stopped = ""
        self._proposals: deque[Proposal] = deque()
        self._writing = False
        self._changing = asyncio.Lock()
        self._thinking: set[tuple[str, int, int]] = set()
        self._deadline: tuple[int, float, asyncio.TimerHandle] | None = None
        self._told: dict[Any, Any] = {}
        self._fillers: dict[str, Fill] = {}
        self._seats_of: dict[str, list[str]] = {}
        self._speeches: dict[str, Speech] = {}
        self._limits: dict[str, int] = {}
        self._seed_fingerprint = ""
        self._is_calm = True
        self._changed = 0.0
        self._calming: asyncio.TimerHandle | None = None
        self._lay_match(stored)

    # Who and what

    @property
    def name(self) -> str:
        return self.kept.room

    @property
    def number(self) -> int:
        """Counts everything that ever changed here, on whichever worker."""
        return self.version + self.kept.past + self.entries + self.chat_count

    @property
    def status(self) -> Status:
        if self.stopped:
            return "stopped"
        if self.match is None:
            return "lobby"
        return "over" if self.match.is_over else "playing"

    @property
    def is_busy(self) -> bool:
        return bool(self.connections or self._writing or self._proposals or self._changing.locked())

    def seat(self, name: str) -> SeatKept:
        seat = self.kept.seat(name)
        if seat is None:
            raise Refusal("no_such_seat", seat=name)
        return seat

    def own_seat(self, person: str, name: str) -> SeatKept:
        seat = self.seat(name)
        if not seat.is_held_by(person):
            raise Refusal("not_your_seat", seat=self.name_of(name))
        return seat

    def seats_of(self, person: str) -> list[str]:
        own = self._seats_of.get(person)
        if own is None:
            own = self._seats_of[person] = [seat.seat for seat in self.kept.seats if seat.is_held_by(person)]
        return own

    def name_of(self, seat: str, language: str = "en") -> str:
        kept = self.kept.seat(seat)
        return (kept.name if kept else "") or self.speech(language).name(seat)

    def speech(self, language: str) -> Speech:
        if language not in self._speeches:
            self._speeches[language] = self.house.library.speech(self.kept.game, self.kept.pack, language)
        return self._speeches[language]

    def fill(self, language: str) -> Fill:
        if language not in self._fillers:
            names = {seat.seat: self.name_of(seat.seat, language) for seat in self.kept.seats}
            self._fillers[language] = filler(names)
        return self._fillers[language]

    def playing(self) -> Match:
        """The match, if there is one that can be looked at."""
        if self.stopped:
            raise Refusal("stopped", because=self.stopped)
        if self.match is None:
            raise Refusal("not_started")
        return self.match

    def number_of(self, question: Question) -> int:
        """The question's number as it is told: no other question of the match has it, not even after an undo."""
        return self.undone * QUESTIONS_BETWEEN_UNDOS + question.number

    def may_see(self, person: str, seat: str | None) -> bool:
        """Whether the person may see the table as this seat (None: as an onlooker) does."""
        own = self.seats_of(person)
        if seat is not None and seat in own:
            return True
        if own:
            return seat is None
        return self.kept.watching == "hands" or (self.kept.watching == "table" and seat is None)

    # The match: propose, write, apply, tell

    def propose(self, proposal: Proposal) -> None:
        """Queue an entry. One at a time is written, each checked against what the ones before it left."""
        if len(self._proposals) >= self.house.settings.limits.waiting_per_room:
            proposal.done(Refusal("too_fast"))
            return
        self._proposals.append(proposal)
        if not self._writing:
            self._write_next()

    async def proposed(self, proposal: Proposal) -> None:
        """Propose and wait until it is done; raises the refusal otherwise."""
        done: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        proposal.done = lambda refusal: None if done.done() else done.set_result(refusal)
        self.propose(proposal)
        refusal = await done
        if refusal is not None:
            raise refusal

    def _write_next(self) -> None:
        while self._proposals:
            proposal = self._proposals.popleft()
            try:
                entry = self._checked(proposal)
            except Refusal as refusal:
                proposal.done(refusal)
                continue
            self._writing = True
            self.house.store.write(
                Write(entry, self.name, lambda taken, p=proposal, e=entry: self._written(p, e, taken))  # type: ignore[misc]
            )
            return

    def _checked(self, proposal: Proposal) -> Entry:
        """The entry that the proposal makes, if the match allows it now."""
        match = self.playing()
        assert self.match_kept is not None
        name = self.match_kept.match
        if match.is_over:
            raise Refusal("over")
        if proposal.expected is not None and proposal.expected != self.entries:
            raise Refusal("late")
        seat = proposal.seat
        if proposal.kind == "answer":
            question = match.question_for(seat)
            if question is None:
                raise Refusal("not_asked", seat=self.name_of(seat))
            if self.number_of(question) != proposal.question:
                raise Refusal("late")
            if proposal.option not in question.options:
                reason = question.refusals().get(proposal.option)
                raise Refusal("illegal", reason.clause if reason else None)
            return Entry(name, self.entries, "answer", seat, proposal.option, question.number)
        twin = match.copy()
        try:
            if proposal.kind == "leave":
                twin.leave(seat)
                return Entry(name, self.entries, "leave", seat)
            twin.undo(seat, by_agreement=proposal.by_agreement)
        except NotAsked:
            raise Refusal("cannot_leave", seat=self.name_of(seat)) from None
        except UndoRefused as refused:
            raise Refusal(f"undo_{refused.reason}") from None
        kept = Opening(list(twin.answers), dict(twin.pending))
        return Entry(name, self.entries, "undo", seat, kept=kept)

    def _written(self, proposal: Proposal, entry: Entry, taken: bool | None) -> None:
        if taken:
            if entry.number == self.entries:  # otherwise it was read from the store in the meantime
                self._apply(entry)
                self._wait_for_calm()
            proposal.done(None)
            self.tell_state()
            self._go_on()
        elif taken is None:
            proposal.done(Refusal("not_stored"))
        else:  # another worker was first: see what it wrote, then look at the proposal again
            self._proposals.appendleft(proposal)
            self.house.spawn(self._catch_up())
            return
        self._writing = False
        self._write_next()

    async def _catch_up(self) -> None:
        try:
            await self.refresh()
        finally:
            self._writing = False
            self._write_next()

    def _apply(self, entry: Entry) -> None:
        """The entry is in the store; now the match goes on by it."""
        match = self.match
        assert match is not None
        self.entries = entry.number + 1
        if entry.kind == "answer":
            match.answer(entry.seat, entry.option)
            self.chronicle.take_from(match)
        elif entry.kind == "leave":
            match.leave(entry.seat)
            self.chronicle.take_from(match)
        else:
            assert entry.kept is not None
            assert self.match_kept is not None
            self.match = self._replayed(self.match_kept, entry.kept)
            self.chronicle = Chronicle(self.match)
            self.undone += 1
            for connection in self.connections:
                connection.events_told = min(connection.events_told, len(self.chronicle))
        self._told.clear()

    def _lay_match(self, stored: Stored) -> None:
        """Play the match again from what the store has of it."""
        self.match = self.match_kept = None
        self.chronicle = Chronicle()
        self.entries = self.undone = 0
        self.stopped = ""
        self._forget_people()
        if stored.match is None:
            return
        self.match_kept = stored.match
        self._limits = limits_in(stored.match.options)
        self._seed_fingerprint = seed_fingerprint(stored.match.seed)
        self.entries = len(stored.entries)
        last_undo = max((e.number for e in stored.entries if e.kind == "undo"), default=-1)
        self.undone = sum(e.kind == "undo" for e in stored.entries)
        opening = stored.match.opening if last_undo < 0 else stored.entries[last_undo].kept
        assert opening is not None
        shelved = self.house.library.find(stored.match.game, stored.match.pack)
        assert shelved is not None
        if shelved.game.rules_version != stored.match.rules_version:
            self.stopped = server_words(
                "stopped-rules", played=stored.match.rules_version, now=shelved.game.rules_version
            )
        else:
            try:
                match = self._replayed(stored.match, opening)
                for entry in stored.entries[last_undo + 1 :]:
                    if entry.kind == "leave":
                        match.leave(entry.seat)
                    else:
                        match.answer(entry.seat, entry.option)
                self.match = match
                self.chronicle = Chronicle(match)
            except FairytableError:
                _log.exception("the match of room %s cannot be played again", self.name)
                self.stopped = server_words("stopped-damaged")

    def _replayed(self, kept: MatchKept, opening: Opening) -> Match:
        shelved = self.house.library.find(kept.game, kept.pack)
        assert shelved is not None
        match = Match(shelved.game, shelved.pack, kept.seats, kept.seed, kept.options)
        for seat, option in [*opening.answers, *opening.pending.items()]:
            if option == LEAVE:
                match.leave(seat)
            else:
                match.answer(seat, option)
        return match

    async def refresh(self) -> None:
        """Hear from the store what other workers have written."""
        before = (self.version, self.entries)
        known = self.match_kept.match if self.match_kept else None
        lines = self.house.settings.limits.chat_lines_kept
        stored = await self.house.store.read_room(self.name, lines, known, self.entries)
        if stored is None:
            return
        if stored.version > self.version:
            self.kept, self.version = stored.room, stored.version
            self._forget_people()
        if stored.chat_count > self.chat_count:
            self.chat = deque(stored.chat, maxlen=self.chat.maxlen)
            self.chat_count = stored.chat_count
            self.tell_chat()
        current = self.match_kept.match if self.match_kept else None
        if stored.match is not None and stored.match.match != current and stored.version == self.version:
            self._lay_match(stored)
            for connection in self.connections:
                connection.events_told = 0
        elif stored.match is not None and stored.match.match == current and self.match is not None:
            for entry in stored.entries:
                if entry.number == self.entries:
                    self._apply(entry)
        if (self.version, self.entries) != before:
            for connection in self.connections:
                connection.look_again()
            self.tell_room()
            self.tell_state()
            self._go_on()

    def _go_on(self) -> None:
        """After every change: bots think, clocks run, the end is noted."""
        match = self.match
        if match is None:
            return
        if match.is_over:
            if self.kept.over != self.kept.match:
                self.house.spawn(self._note_end())
            return
        if self.kept.undo_asked is not None:
            self.tell_room()
        self._start_clock()
        self.call_bots()

    async def _note_end(self) -> None:
        def end(kept: RoomKept) -> None:
            kept.undo_asked = None
            kept.over = kept.match

        if self.kept.over != self.kept.match:
            await self.change(end)

    # Bots and clocks

    def wake_up(self) -> None:
        """Somebody has come: clocks run and bots think."""
        if self.match is not None and not self.match.is_over:
            self._start_clock()
            self.call_bots()

    def call_bots(self) -> None:
        """Every bot that has a question begins to think, as long as somebody is there to see it."""
        if self.match is None or not self.connections or self.undo_asked() is not None:
            return
        for question in self.match.questions:
            seat = self.kept.seat(question.seat)
            level = seat.bot_level if seat else None
            place = (question.seat, question.number, self.undone)
            if level is not None and place not in self._thinking:
                self._thinking.add(place)
                self.house.spawn(self._let_bot_answer(question, level, place))

    async def _let_bot_answer(self, question: Question, level: Level, place: tuple[str, int, int]) -> None:
        match, kept = self.match, self.match_kept
        assert match is not None
        assert kept is not None
        number = self.number_of(question)
        pause = self.kept.pause if self.house.settings.pause is None else self.house.settings.pause
        begun = monotonic()
        try:
            option = await self.house.thinkers.choose(kept, match.answers[:], question.seat, BOT_OF_LEVEL[level])
        except Exception:
            _log.exception("the bot in room %s has lost its thread", self.name)
            option = question.default_answer
        await asyncio.sleep(max(0.0, pause / 1000 - (monotonic() - begun)))
        self._thinking.discard(place)
        seat = self.kept.seat(question.seat)
        if self.match is match and seat and seat.bot_level and self.undo_asked() is None:
            self.propose(Proposal("answer", question.seat, _nobody, option, number))

    def _start_clock(self) -> None:
        """Questions with a time limit answer themselves, by their default, when it has run out."""
        assert self.match is not None
        limits = [limit for question in self.match.questions if (limit := self._limits.get(question.about)) is not None]
        moment = self.number_of(self.match.questions[0])
        if not limits or (self._deadline is not None and self._deadline[0] == moment):
            return
        timer = asyncio.get_running_loop().call_later(min(limits), self._time_is_up)
        self._deadline = (moment, monotonic() + min(limits), timer)

    def _time_is_up(self) -> None:
        if self.match is None or not self.house.is_open:
            return
        for question in self.match.questions:
            if self._seconds_left(question) == 0:
                number = self.number_of(question)
                self.propose(Proposal("answer", question.seat, _nobody, question.default_answer, number))

    def _seconds_left(self, question: Question) -> int | None:
        if self._deadline is None or question.about not in self._limits:
            return None
        return max(0, round(self._deadline[1] - monotonic()))

    # The room: change, write, tell

    async def change(
        self,
        alter: Callable[[RoomKept], T],
        *,
        member: str | None = None,
        match: Callable[[RoomKept], MatchKept] | None = None,
    ) -> T:
        """Change what is kept of the room. `alter` may refuse; it is called again if another worker was quicker."""
        async with self._changing:
            for _ in range(8):
                changed = copy.deepcopy(self.kept)
                outcome = alter(changed)
                new_match = match(changed) if match else None
                change = ChangeRoom(changed, self.version, new_match, member)
                taken = await self.house.store.written(change, self.name)
                if taken:
                    if self.version == change.version:  # otherwise it was read from the store in the meantime
                        self._become(changed, new_match)
                    return outcome
                if taken is None:
                    break
                await self.refresh()
        raise Refusal("not_stored")

    def _become(self, kept: RoomKept, new_match: MatchKept | None) -> None:
        self.kept = kept
        self.version += 1
        self._forget_people()
        if new_match is not None:
            self._lay_match(Stored(kept, self.version, new_match, [], [], 0))
            for connection in self.connections:
                connection.events_told = 0
        for connection in self.connections:
            connection.look_again()
        self.tell_room()
        if self.match is not None:
            self.tell_state()
            self._go_on()

    def _forget_people(self) -> None:
        """Who sits where, and under which name, may have changed."""
        self._fillers.clear()
        self._seats_of.clear()
        self._told.clear()

    async def say(self, seat: str | None, name: str, text: str) -> None:
        for _ in range(8):
            line = ChatKept(self.name, self.chat_count, seat, name, text, now())
            taken = await self.house.store.written(line, self.name)
            if taken:
                if self.chat_count == line.number:
                    self.chat.append(line)
                    self.chat_count += 1
                self.tell_chat()
                return
            if taken is None:
                break
            await self.refresh()
        raise Refusal("not_stored")

    # Starting, and starting again

    async def start(self) -> None:
        def begin(kept: RoomKept) -> None:
            if kept.match is not None:
                raise Refusal("started")
            kept.match = new_name()
            kept.matches += 1

        await self.change(begin, match=self.new_match)

    async def rematch(self) -> None:
        self.playing()

        def begin(kept: RoomKept) -> None:
            if self.match is None or not self.match.is_over:
                raise Refusal("not_over")
            kept.past += self.entries
            kept.match = new_name()
            kept.matches += 1
            kept.opening = None
            kept.seed = None
            kept.undo_asked = None
            for seat in kept.seats:
                seat.sat_in = None

        await self.change(begin, match=self.new_match)

    def new_match(self, kept: RoomKept) -> MatchKept:
        return match_for(self.house, kept)

    # Undo

    def undo_asked(self) -> UndoKept | None:
        """The undo that is asked for, unless the match has gone on since."""
        asked = self.kept.undo_asked
        return asked if asked is not None and asked.entries == self.entries else None

    def others_than(self, seat: str) -> list[str]:
        """The other people at the table, who have to agree to an undo. Who shares a browser is asked aloud."""
        asker = self.seat(seat)
        absent = self.match.table.absent if self.match else ()
        return [
            other.seat
            for other in self.kept.seats
            if other.kind == "person"
            and other.sat_in is None
            and other.seat != seat
            and other.seat not in absent
            and not set(other.holders) & set(asker.holders)
        ]

    async def undo(self, seat: str, *, ask: bool) -> None:
        match = self.playing()
        if match.is_over:
            raise Refusal("over")
        refusal = match.undo_refusal(seat)
        if refusal is None:
            await self.proposed(Proposal("undo", seat, _nobody, expected=self.entries))
            return
        if refusal in ("nothing", "left") or not ask:
            raise Refusal(f"undo_{refusal}")
        if not self.others_than(seat):
            await self.proposed(Proposal("undo", seat, _nobody, by_agreement=True, expected=self.entries))
            return

        def ask_others(kept: RoomKept) -> None:
            kept.undos += 1
            kept.undo_asked = UndoKept(kept.undos, seat, self.entries)

        await self.change(ask_others)

    async def agree(self, seat: str, number: int, *, yes: bool) -> None:
        def note(kept: RoomKept) -> UndoKept:
            asked = kept.undo_asked
            if asked is None or asked.number != number or self.undo_asked() is None:
                raise Refusal("no_undo_asked")
            if seat not in self.others_than(asked.seat):
                raise Refusal("no_undo_asked")
            if not yes:
                kept.undo_asked = None
            elif seat not in asked.agreed:
                asked.agreed.append(seat)
            return asked

        asked = await self.change(note)
        if not yes:
            refusal = Refusal("undo_denied")
            for connection in self.connections:
                if asked.seat in self.seats_of(connection.person):
                    connection.refuse(0, refusal)
            self.call_bots()
        elif set(self.others_than(asked.seat)) <= set(asked.agreed):
            await self.proposed(Proposal("undo", asked.seat, _nobody, by_agreement=True, expected=asked.entries))

    # What is told

    def tell_state(self) -> None:
        for connection in self.connections:
            connection.state_is_new = True
            connection.wake()

    def tell_room(self) -> None:
        for connection in self.connections:
            connection.room_is_new = True
            connection.wake()

    def tell_chat(self) -> None:
        for connection in self.connections:
            connection.wake()

    def bookmark(self, events: int, chat: int) -> str:
        match = self.kept.match or "-"
        return f"{match}.{self.undone}.{events}.{chat}"

    def read_bookmark(self, bookmark: str) -> tuple[int, int]:
        """How many events and lines of chat the browser has heard already."""
        parts = bookmark.split(".")
        if len(parts) != 4 or not all(part.isdecimal() and len(part) < 10 for part in parts[1:]):
            return 0, 0
        match, undone, events, chat = parts[0], *map(int, parts[1:])
        same = match == self.kept.match and undone == self.undone and events <= len(self.chronicle)
        return (events if same else 0), (chat if chat <= self.chat_count else 0)

    def state_for(self, connection: Connection, to: int) -> bytes | None:
        """The state message for one connection; what several hear alike is encoded once."""
        match, seat, language = self.match, connection.looks_as, connection.language
        if match is None or not self.may_see(connection.person, seat):
            return None
        told = self._told
        start = self._events_from(connection.events_told)
        views = self.house.views(match.game)
        common = None if views.are_alike else seat
        view: Any = told.get(("view", common))
        if view is None:
            view = told["view", common] = Raw(views.view(match, seat))
        events: Any = told.get(("events", common, language, start))
        if events is None:
            events = Raw(encode(self._events_told(seat, language, start)))
            told["events", common, language, start] = events
        question: Any = told.get(("question", seat, language))
        if question is None:
            question = told["question", seat, language] = Raw(encode(self._question_told(seat, language)))
        heard = len(self.chronicle)
        connection.events_told = heard
        return encode(
            State(
                number=self.number,
                bookmark=self.bookmark(heard, connection.chat_told),
                to=to,
                match=self.kept.match or "",
                seat=seat,
                answers=len(match.answers),
                undone=self.undone,
                waiting_for=list(match.waiting_for),
                question=question,
                view=view,
                events_from=start,
                events=events,
                undo=[self._undo_told(own, language) for own in self.seats_of(connection.person)],
                result=self.result_told(language) if match.is_over else None,
                seed=str(match.seed) if match.is_over else None,
                seed_fingerprint=self._seed_fingerprint,
            )
        )

    def _events_from(self, told: int) -> int:
        return told or max(0, len(self.chronicle) - self.house.settings.limits.events_at_first)

    def _events_told(self, seat: str | None, language: str, start: int) -> list[Any]:
        speech, fill = self.speech(language), self.fill(language)
        news = self.chronicle.told_to(seat, start)
        return [speech.event(number, told, fill) for number, told in enumerate(news, start=start)]

    def _question_told(self, seat: str | None, language: str) -> Any:
        assert self.match is not None
        question = self.match.question_for(seat) if seat is not None else None
        if question is None:
            return None
        return self.speech(language).question(
            question, self.number_of(question), self.fill(language), self._seconds_left(question)
        )

    def reasons_for(self, seat: str, language: str, to: int) -> Reasons:
        match = self.playing()
        question = match.question_for(seat)
        if question is None:
            raise Refusal("not_asked", seat=self.name_of(seat, language))
        speech, fill = self.speech(language), self.fill(language)
        reasons = [speech.reason(option, reason, fill) for option, reason in question.refusals().items()]
        return Reasons(to, seat, self.number_of(question), reasons)

    def described(self, seat: str | None, language: str) -> str:
        match = self.playing()
        names = {kept.seat: self.name_of(kept.seat, language) for kept in self.kept.seats}
        return match.game.describe(match.view(seat), match.pack.content, self.speech(language).words_for(names))

    def result_told(self, language: str) -> ResultTold | None:
        assert self.match is not None
        return result_told(self.match, self.speech(language), {s.seat: s.name for s in self.kept.seats})

    def _undo_told(self, seat: str, language: str) -> UndoTold:
        assert self.match is not None
        place = ("undo", seat, language)
        if place not in self._told:
            self._told[place] = self._new_undo_told(seat, language)
        return self._told[place]  # type: ignore[no-any-return]

    def _new_undo_told(self, seat: str, language: str) -> UndoTold:
        """To find out whether a seat may take back the very last answer costs a moment, so that waits for calm."""
        match = self.match
        assert match is not None
        if match.is_over:
            return UndoTold(seat, "no", "over", server_words("refusal-over", language))
        if not self._is_calm and match.answers and match.answers[-1][0] == seat:
            return UndoTold(seat, "no", "soon", "")
        refusal = match.undo_refusal(seat)
        if refusal is None:
            return UndoTold(
                seat, "freely", "", server_words("undo-freely", language, seat=self.name_of(seat, language))
            )
        possible: Literal["no", "by_agreement"] = "no" if refusal in ("nothing", "left") else "by_agreement"
        return UndoTold(seat, possible, refusal, server_words(f"refusal-undo_{refusal}", language))

    def _wait_for_calm(self) -> None:
        self._is_calm = False
        self._changed = monotonic()
        if self._calming is None:
            self._calming = asyncio.get_running_loop().call_later(CALM, self._calm_down)

    def _calm_down(self) -> None:
        """Nothing has happened for a moment: tell who answered last whether that can be taken back."""
        quiet = monotonic() - self._changed
        self._calming = None
        if quiet < CALM * 0.9:
            self._calming = asyncio.get_running_loop().call_later(CALM - quiet, self._calm_down)
            return
        self._is_calm = True
        if self.match is None or self.match.is_over or not self.match.answers:
            return
        seat = self.match.answers[-1][0]
        for place in [place for place in self._told if place[:2] == ("undo", seat)]:
            del self._told[place]
        for connection in self.connections:
            if seat in self.seats_of(connection.person):
                connection.state_is_new = True
                connection.wake()

    def room_for(self, connection: Connection, to: int) -> bytes:
        """The room message for one connection."""
        kept, language, person = self.kept, connection.language, connection.person
        speech = self.speech(language)
        shelved = self.house.library.find(kept.game, kept.pack)
        assert shelved is not None
        game = shelved.game
        asked = self.undo_asked()
        return encode(
            RoomState(
                number=self.number,
                bookmark=self.bookmark(connection.events_told, connection.chat_told),
                to=to,
                room=kept.room,
                game=kept.game,
                title=game.title,
                pack=kept.pack,
                pack_name=shelved.pack.name,
                status=self.status,
                stopped_because=self.stopped,
                options=[
                    OptionChosen(key, value, setting_words(key, speech), value_words(key, value, speech))
                    for key, value in kept.options.items()
                ],
                seats=self.seats_told(person, language),
                free_seats=[seat for seat in game.seats if kept.seat(seat) is None] if kept.match is None else [],
                fewest_seats=game.fewest_seats,
                most_seats=game.most_seats,
                host=person == kept.host,
                watching=kept.watching,
                watchers=self._watchers(),
                pause=kept.pause,
                undo_asked=None if asked is None else self._undo_asked_told(asked, language),
                match=kept.match,
                matches=kept.matches,
            )
        )

    def seats_told(self, person: str, language: str) -> list[SeatTold]:
        connected = self.connected_seats()
        absent = self.match.table.absent if self.match else ()
        return [
            SeatTold(
                seat.seat,
                self.speech(language).name(seat.seat),
                seat.kind,
                self.name_of(seat.seat, language),
                seat.level,
                seat.sat_in,
                seat.seat in connected,
                seat.is_held_by(person),
                seat.seat in absent,
            )
            for seat in self.kept.seats
        ]

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
        return self.connected_here()[0].union(*(there.seats for there in self._heard_elsewhere()))

    def _watchers(self) -> int:
        return self.connected_here()[1] + sum(there.watchers for there in self._heard_elsewhere())

    def _heard_elsewhere(self) -> list[Elsewhere]:
        return [there for there in self.elsewhere.values() if monotonic() - there.heard < 60]

    def _undo_asked_told(self, asked: UndoKept, language: str) -> UndoAsked:
        sentence = server_words("undo-ask", language, seat=self.name_of(asked.seat, language))
        waiting = [seat for seat in self.others_than(asked.seat) if seat not in asked.agreed]
        return UndoAsked(asked.number, asked.seat, sentence, waiting, asked.agreed)

    def chat_since(self, number: int) -> list[ChatLine]:
        return [
            ChatLine(line.number, line.seat, line.name, line.text, line.at)
            for line in self.chat
            if line.number >= number
        ]

    # Records

    def record_for(self, person: str) -> Record:
        """The record, if nobody at the table is harmed by its seed being known."""
        match = self.playing()
        alone = all(seat.kind == "bot" or seat.is_held_by(person) for seat in self.kept.seats)
        if not match.is_over and not alone:
            raise Refusal("seed_secret")
        return match.record()


def _nobody(refusal: Refusal | None) -> None:
    """Whom a proposal tells that nobody waits for."""


def new_name() -> str:
    return secrets.token_urlsafe(12)


def match_for(house: House, kept: RoomKept) -> MatchKept:
    """A match between the seats of the room, with luck drawn from the system; refused if it could not begin."""
    shelved = house.library.find(kept.game, kept.pack)
    if shelved is None:
        raise Refusal("unknown_pack")
    game = shelved.game
    try:
        wanted = {seat.seat for seat in kept.seats}
        seats = game.check_seats([seat for seat in game.seats if seat in wanted])
    except FairytableError as error:
        raise Refusal("wrong_seats", because=str(error)) from None
    seed = secrets.token_hex(16) if kept.seed is None else kept.seed
    assert kept.match is not None
    made = MatchKept(
        match=kept.match,
        room=kept.room,
        game=game.slug,
        rules_version=game.rules_version,
        pack=shelved.pack.hash,
        options=kept.options,
        seats=seats,
        seed=seed,
        opening=kept.opening or Opening(),
    )
    try:
        Match(game, shelved.pack, seats, seed, game.check_options(kept.options), quiet=True)
    except FairytableError as error:
        raise Refusal("wrong_options", because=str(error)) from None
    return made


def result_told(match: Match, speech: Speech, names: dict[str, str]) -> ResultTold | None:
    result = match.result
    if result is None:
        return None
    winners = list(result.winners)
    key = "none" if not winners else "one" if len(winners) == 1 else "many"
    named = [names.get(seat) or speech.name(seat) for seat in winners]
    listing = speech.words.listing(named) if named else ""
    sentence = server_words(f"result-{key}", speech.language, winners=listing)
    return ResultTold(winners, dict(result.scores), result.clause, sentence)


def limits_in(options: dict[str, str]) -> dict[str, int]:
    """Which questions have to be answered in how many seconds: `boarding-timeout` limits those about `board`."""
    limits = {}
    for key, value in options.items():
        word, _, timeout = key.rpartition("-")
        if timeout == "timeout" and value.isdecimal():
            limits[word.removesuffix("ing")] = int(value)
    return limits
