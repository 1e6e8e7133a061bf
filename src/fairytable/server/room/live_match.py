"""LiveMatch: the current match of a room.

A play does not know who listens: `Listener` is what it needs from the room around it.

Every change of a match is written to the store first, one entry at a time, and is applied and sent once the store has
accepted it. The match in memory never knows more than the store and can be dropped at any time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from sys import intern
from typing import Literal, Protocol

from msgspec import Struct

from fairytable.engine.errors import IllegalAnswer, LateAnswer, NotAsked, UndoRefused
from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.server.limits.turns import NOBODY, Visitor
from fairytable.server.room.entry_log import EntryLog
from fairytable.server.room.event_log import EventLog
from fairytable.server.room.rebuilding import RebuiltMatch, apply_entry, rewound
from fairytable.server.room.shared import Shared
from fairytable.server.storage.store import LoadedRoom, Write
from fairytable.server.storage.stored import Entry, StoredMatch, Undone
from fairytable.server.wording.library import GamePack
from fairytable.server.wording.refusals import Refusal

QUESTIONS_BETWEEN_UNDOS = 1_000_000

_log = logging.getLogger("fairytable.server")


def _nobody(refusal: Refusal | None) -> None:
    """Receives the outcome of a proposal that nobody waits for."""


class Proposal(Struct):
    """An entry that the visitor would like to add to the match. `done` hears of it: None, or why not."""

    kind: Literal["answer", "close", "leave", "undo"]
    seat: str = ""
    done: Callable[[Refusal | None], None] = _nobody
    option: str = ""
    question: int = 0
    by_agreement: bool = False
    own: tuple[str, ...] = ()
    expected: int | None = None
    visitor: Visitor = NOBODY


class Listener(Protocol):
    """Is notified when a match continues."""

    def name_of(self, seat: str) -> str:
        """The name of the person at this seat."""

    def changed(self, entry: Entry) -> None:
        """An entry was applied to the match in memory."""

    def went_on(self, entry: Entry) -> None:
        """An entry of this worker was written and applied."""

    async def refresh(self) -> None:
        """Another worker was faster: apply what it wrote."""


class LiveMatch:
    """The match of a room in memory. `entries` counts the entries in the store, `undone` the undos among them, `quiet`
    the answers in windows; `stopped` says why the match cannot continue."""

    __slots__ = (
        "_game_pack",
        "_listener",
        "_proposals",
        "_room",
        "_shared",
        "_writing",
        "entries",
        "event_log",
        "log",
        "match",
        "quiet",
        "seed_fingerprint",
        "stopped",
        "stored",
        "undone",
    )

    match: Match | None
    stored: StoredMatch | None
    event_log: EventLog
    log: EntryLog
    entries: int
    quiet: int
    undone: int
    stopped: str
    seed_fingerprint: str

    def __init__(
        self, shared: Shared, game_pack: GamePack, loaded: LoadedRoom, played: RebuiltMatch, listener: Listener
    ) -> None:
        self._shared = shared
        self._game_pack = game_pack
        self._room = loaded.room.room
        self._listener = listener
        self._proposals: list[Proposal] = []
        self._writing = False
        self.lay(loaded, played)

    def take_pack(self, game_pack: GamePack) -> None:
        """The next match uses another pack."""
        self._game_pack = game_pack

    @property
    def is_busy(self) -> bool:
        return self._writing or bool(self._proposals)

    @property
    def entries_told(self) -> int:
        """The number of entries that everybody may know. It does not reveal how many players had a choice in a
        window."""
        return self.entries - self.quiet

    def playing(self) -> Match:
        """The match, if there is one to look at."""
        if self.stopped:
            raise Refusal("stopped", because=self.stopped)
        if self.match is None:
            raise Refusal("not_started")
        return self.match

    def number_of(self, question: Question) -> int:
        """The question's number as it is told: no other question of the match has it, not even after an undo."""
        return self._first_number + question.number

    @property
    def _first_number(self) -> int:
        """Questions are numbered from here on since the last undo."""
        return self.undone * QUESTIONS_BETWEEN_UNDOS

    # Propose, write, apply

    def propose(self, proposal: Proposal) -> None:
        """Queue an entry. Entries are written one at a time, and each is checked against the result of those before
        it."""
        if not self._shared.is_open:
            return
        if len(self._proposals) >= self._shared.settings.limits.waiting_per_room and proposal.kind != "close":
            proposal.done(Refusal("too_fast"))
            return
        self._proposals.append(proposal)
        if not self._writing:
            self._write_next()

    async def proposed(self, proposal: Proposal) -> None:
        """Propose an entry and wait until it is written; raises the refusal otherwise."""
        done: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        proposal.done = lambda refusal: None if done.done() else done.set_result(refusal)
        self.propose(proposal)
        refusal = await done
        if refusal is not None:
            raise refusal

    def _write_next(self) -> None:
        while self._proposals:
            proposal = self._proposals.pop(0)
            if proposal.kind == "undo":
                self._writing = True
                self._shared.spawn(self._write_undo(proposal))
                return
            try:
                entry = self._checked(proposal)
            except Refusal as refusal:
                proposal.done(refusal)
                continue
            self._write(proposal, entry)
            return

    def _write(self, proposal: Proposal, entry: Entry, rewound: RebuiltMatch | None = None) -> None:
        self._writing = True
        self._shared.store.write(Write(entry, self._room, lambda taken: self._written(proposal, entry, rewound, taken)))

    async def _write_undo(self, proposal: Proposal) -> None:
        """An undo replays the match, whatever its length, so it must not run in the event loop."""
        try:
            match, stored, number = self._going_on(proposal), self.stored, self.entries
            assert stored is not None
            call = partial(_taken_back, match.copy(), self.log, proposal)
            left, rewound = await self._shared.in_thread(call, proposal.visitor)
        except Exception as error:
            self._writing = False
            proposal.done(error if isinstance(error, Refusal) else Refusal("not_stored"))
            self._write_next()
            if not isinstance(error, Refusal):  # which is logged
                raise
        else:
            self._write(proposal, Entry(stored.match, number, "undo", proposal.seat, left=left), rewound)

    def _going_on(self, proposal: Proposal) -> Match:
        """The match, if the proposal is not outdated."""
        match = self.playing()
        if match.is_over:
            raise Refusal("over")
        if proposal.kind == "undo" and self.undone >= self._shared.settings.limits.undos_per_match:
            raise Refusal("much_undone")
        if proposal.expected is not None and proposal.expected != self.entries_told:
            raise Refusal("late")
        return match

    def _checked(self, proposal: Proposal) -> Entry:
        """The entry for the proposal, if the match allows it now."""
        match = self._going_on(proposal)
        assert self.stored is not None
        name = self.stored.match
        seat = proposal.seat
        if proposal.kind == "answer":
            try:
                question = match.check_answer(seat, proposal.option, proposal.question - self._first_number)
            except NotAsked:
                raise Refusal("not_asked", seat=self._listener.name_of(seat)) from None
            except LateAnswer:
                raise Refusal("late") from None
            except IllegalAnswer as illegal:
                raise Refusal("illegal", illegal.reason.clause if illegal.reason else None) from None
            is_quiet = match.window_is_open and match.holds_windows
            kind: Literal["quiet", "answer"] = "quiet" if is_quiet else "answer"
            return Entry(name, self.entries, kind, question.seat, intern(proposal.option), question.number)
        if proposal.kind == "close":
            if not match.window_is_open or match.windows != proposal.question:
                raise Refusal("late")
            return Entry(name, self.entries, "close", "")
        try:
            match.check_leave(seat)
        except NotAsked:
            raise Refusal("cannot_leave", seat=self._listener.name_of(seat)) from None
        return Entry(name, self.entries, "leave", seat)

    def _written(self, proposal: Proposal, entry: Entry, rewound: RebuiltMatch | None, taken: bool | None) -> None:
        if taken is False:  # another worker was first: see what it wrote, then look at the proposal again
            self._proposals.insert(0, proposal)
            self._shared.spawn(self._catch_up())
            return
        try:
            if taken is None:
                proposal.done(Refusal("not_stored"))
                return
            if entry.number == self.entries:  # otherwise it was read from the store in the meantime
                self.apply(entry, rewound)
            proposal.done(None)
            self._listener.went_on(entry)
        finally:  # whatever went wrong, the next one must not wait for ever
            self._writing = False
            self._write_next()

    async def _catch_up(self) -> None:
        try:
            await self._listener.refresh()
        finally:
            self._writing = False
            self._write_next()

    async def apply_from_elsewhere(self, entry: Entry) -> bool:
        """Another worker has written an entry. Returns whether it was applied here."""
        stored, match, undone = self.stored, self.match, None
        if entry.number == self.entries and entry.left is not None and stored is not None and match is not None:
            answers = match.answers[: self.log.answers_at(entry.left.kept)]
            undone = await self._shared.in_thread(partial(rewound, self._game_pack, stored, answers, entry.left))
        if entry.number != self.entries or self.stored is not stored or self.match is None:
            return False
        self.apply(entry, undone)
        return True

    def apply(self, entry: Entry, rewound: RebuiltMatch | None = None) -> None:
        """The entry is stored; now it is applied. After an undo the replayed match takes the place of the old one."""
        match = self.match
        assert match is not None
        self.entries = entry.number + 1
        self.quiet += entry.kind == "quiet"
        if rewound is None:
            apply_entry(match, entry)
            self.event_log.take_from(match)
            self.log.add(match)
        else:
            assert rewound.match is not None
            assert rewound.event_log is not None
            assert entry.left is not None
            self.match, self.event_log = rewound.match, rewound.event_log
            self.log.cut(entry.left, rewound.match)
            self.undone += 1
        self._listener.changed(entry)

    # From the store

    def lay(self, loaded: LoadedRoom, played: RebuiltMatch) -> None:
        """Adopt the match as it was replayed from the store."""
        self.match = played.match
        self.event_log = played.event_log or EventLog()
        self.log = played.log or EntryLog()
        self.stopped = played.stopped
        self.stored = loaded.match
        self.entries = len(loaded.entries)
        self.undone = sum(entry.kind == "undo" for entry in loaded.entries)
        self.quiet = sum(entry.kind == "quiet" for entry in loaded.entries)
        self.seed_fingerprint = played.match.seed_fingerprint if played.match else ""


def _taken_back(twin: Match, log: EntryLog, proposal: Proposal) -> tuple[Undone, RebuiltMatch]:
    """What the undo leaves of the match, in short and at full length."""
    try:
        match = twin.undone(proposal.seat, own=proposal.own, by_agreement=proposal.by_agreement)
    except UndoRefused as refused:
        raise Refusal(f"undo_{refused.reason}") from None
    return log.undone(twin.answers, match), RebuiltMatch(match, EventLog(match))
