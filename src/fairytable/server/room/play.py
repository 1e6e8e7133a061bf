"""Play: the match of a room, as it goes on.

A play tells, and does not know whom: `Listener` is what it asks of the room around it.

What changes a match goes into the store first, one entry at a time, and is applied and told when the store has taken
it. So the match in memory never knows more than the store, and may be forgotten at any time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from sys import intern
from typing import Literal, Protocol

from msgspec import Struct

from fairytable.engine.errors import FairytableError, NotAsked, UndoRefused
from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.server.room.chronicle import Chronicle
from fairytable.server.room.shared import Shared
from fairytable.server.storage.store import LoadedRoom, Write
from fairytable.server.storage.stored import Entry, Opening, StoredMatch
from fairytable.server.wording.library import Shelved
from fairytable.server.wording.phrasing import server_words
from fairytable.server.wording.refusals import Refusal

QUESTIONS_BETWEEN_UNDOS = 1_000_000

_log = logging.getLogger("fairytable.server")


def _nobody(refusal: Refusal | None) -> None:
    """Whom a proposal tells that nobody waits for."""


class Proposal(Struct):
    """An entry that somebody would like to add to the match. `done` hears of it: None, or why not."""

    kind: Literal["answer", "close", "leave", "undo"]
    seat: str = ""
    done: Callable[[Refusal | None], None] = _nobody
    option: str = ""
    question: int = 0
    by_agreement: bool = False
    own: tuple[str, ...] = ()
    expected: int | None = None


class Listener(Protocol):
    """Whoever is told how a match goes on."""

    def name_of(self, seat: str) -> str:
        """Who sits there."""

    def changed(self, entry: Entry) -> None:
        """The match in memory has gone on by an entry."""

    def went_on(self, entry: Entry) -> None:
        """An entry of ours was written, and the match has gone on by it."""

    async def refresh(self) -> None:
        """Another worker was first: apply what it wrote."""


class Play:
    """The match of a room in memory. `entries` counts what the store has of it, `undone` the undos among that, `quiet`
    the answers in windows; `stopped` says why it cannot go on."""

    __slots__ = (
        "_listener",
        "_proposals",
        "_room",
        "_shared",
        "_shelved",
        "_writing",
        "chronicle",
        "entries",
        "match",
        "quiet",
        "seed_fingerprint",
        "stopped",
        "stored",
        "undone",
    )

    match: Match | None
    stored: StoredMatch | None
    chronicle: Chronicle
    entries: int
    quiet: int
    undone: int
    stopped: str
    seed_fingerprint: str

    def __init__(self, shared: Shared, shelved: Shelved, loaded: LoadedRoom, listener: Listener) -> None:
        self._shared = shared
        self._shelved = shelved
        self._room = loaded.room.room
        self._listener = listener
        self._proposals: list[Proposal] = []
        self._writing = False
        self.lay(loaded)

    @property
    def is_busy(self) -> bool:
        return self._writing or bool(self._proposals)

    @property
    def entries_told(self) -> int:
        """What everybody may count. How many had a choice in a window, nobody learns."""
        return self.entries - self.quiet

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

    # Propose, write, apply

    def propose(self, proposal: Proposal) -> None:
        """Queue an entry. One at a time is written, each checked against what the ones before it left."""
        if not self._shared.is_open:
            return
        if len(self._proposals) >= self._shared.settings.limits.waiting_per_room:
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
            proposal = self._proposals.pop(0)
            try:
                entry = self._checked(proposal)
            except Refusal as refusal:
                proposal.done(refusal)
                continue
            self._writing = True
            self._shared.store.write(
                Write(entry, self._room, lambda taken, p=proposal, e=entry: self._written(p, e, taken))  # type: ignore[misc]
            )
            return

    def _checked(self, proposal: Proposal) -> Entry:
        """The entry that the proposal makes, if the match allows it now."""
        match = self.playing()
        assert self.stored is not None
        name = self.stored.match
        if match.is_over:
            raise Refusal("over")
        if proposal.expected is not None and proposal.expected != self.entries:
            raise Refusal("late")
        seat = proposal.seat
        if proposal.kind == "answer":
            question = match.question_for(seat)
            if question is None:
                raise Refusal("not_asked", seat=self._listener.name_of(seat))
            if self.number_of(question) != proposal.question:
                raise Refusal("late")
            if proposal.option not in question.options:
                reason = question.refusals().get(proposal.option)
                raise Refusal("illegal", reason.clause if reason else None)
            kind: Literal["quiet", "answer"] = "quiet" if match.window_is_open else "answer"
            return Entry(name, self.entries, kind, question.seat, intern(proposal.option), question.number)
        if proposal.kind == "close":
            if not match.window_is_open or match.windows != proposal.question:
                raise Refusal("late")
            return Entry(name, self.entries, "close", "")
        twin = match.copy()
        try:
            if proposal.kind == "leave":
                twin.leave(seat)
                return Entry(name, self.entries, "leave", seat)
            twin.undo(seat, own=proposal.own, by_agreement=proposal.by_agreement)
        except NotAsked:
            raise Refusal("cannot_leave", seat=self._listener.name_of(seat)) from None
        except UndoRefused as refused:
            raise Refusal(f"undo_{refused.reason}") from None
        left = Opening(list(twin.answers), dict(twin.pending), list(twin.branches))
        return Entry(name, self.entries, "undo", seat, left=left)

    def _written(self, proposal: Proposal, entry: Entry, taken: bool | None) -> None:
        if taken:
            if entry.number == self.entries:  # otherwise it was read from the store in the meantime
                self.apply(entry)
            proposal.done(None)
            self._listener.went_on(entry)
        elif taken is None:
            proposal.done(Refusal("not_stored"))
        else:  # another worker was first: see what it wrote, then look at the proposal again
            self._proposals.insert(0, proposal)
            self._shared.spawn(self._catch_up())
            return
        self._writing = False
        self._write_next()

    async def _catch_up(self) -> None:
        try:
            await self._listener.refresh()
        finally:
            self._writing = False
            self._write_next()

    def apply(self, entry: Entry) -> None:
        """The entry is in the store; now the match goes on by it."""
        match = self.match
        assert match is not None
        self.entries = entry.number + 1
        self.quiet += entry.kind == "quiet"
        if entry.kind != "undo":
            carry_out(match, entry)
            self.chronicle.take_from(match)
        else:
            assert entry.left is not None
            assert self.stored is not None
            self.match = self._replayed(self.stored, entry.left)
            self.chronicle = Chronicle(self.match)
            self.undone += 1
        self._listener.changed(entry)

    # From the store

    def lay(self, loaded: LoadedRoom) -> None:
        """Play the match again from what the store has of it."""
        self.match = None
        self.stored = loaded.match
        self.chronicle = Chronicle()
        self.entries = len(loaded.entries)
        self.undone = sum(entry.kind == "undo" for entry in loaded.entries)
        self.quiet = sum(entry.kind == "quiet" for entry in loaded.entries)
        self.stopped = ""
        self.seed_fingerprint = ""
        if loaded.match is None:
            return
        rules_version = self._shelved.game.rules_version
        if rules_version != loaded.match.rules_version:
            self.stopped = server_words("stopped-rules", played=loaded.match.rules_version, now=rules_version)
            return
        last_undo = max((entry.number for entry in loaded.entries if entry.kind == "undo"), default=-1)
        opening = loaded.match.opening if last_undo < 0 else loaded.entries[last_undo].left
        assert opening is not None
        try:
            match = self._replayed(loaded.match, opening)
            for entry in loaded.entries[last_undo + 1 :]:
                carry_out(match, entry)
        except FairytableError:
            _log.exception("the match of room %s cannot be played again", self._room)
            self.stopped = server_words("stopped-damaged")
        else:
            self.match = match
            self.chronicle = Chronicle(match)
            self.seed_fingerprint = match.seed_fingerprint

    def _replayed(self, stored: StoredMatch, opening: Opening) -> Match:
        shelved = self._shelved
        answers = [*opening.answers, *opening.pending.items()]
        return Match(
            shelved.game,
            shelved.pack,
            stored.seats,
            stored.seed,
            stored.options,
            holds_windows=True,
            answers=answers,
            branches=opening.branches,
        )


def carry_out(match: Match, entry: Entry) -> None:
    """The match goes on by an answer, by the end of a window, or by a leaving."""
    if entry.kind == "close":
        match.close_window()
    elif entry.kind == "leave":
        match.leave(entry.seat)
    else:
        match.answer(entry.seat, entry.option)
