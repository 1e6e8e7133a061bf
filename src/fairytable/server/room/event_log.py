"""The chronicle of a match: its events stored compactly, because a thousand tables are in memory at once."""

from __future__ import annotations

import zlib

import msgspec

from fairytable.engine.events import Event, ObservedEvent
from fairytable.engine.match import Match

BLOCK = 32
"""Events are compressed in blocks of this size; those after the last block are not compressed."""


class EventLog:
    """Every event of a match so far. The match itself no longer keeps them."""

    __slots__ = ("_loose", "_pressed")

    def __init__(self, match: Match | None = None) -> None:
        self._pressed: list[bytes] = []
        self._loose: list[Event] = []
        if match is not None:
            self.take_from(match)

    def __len__(self) -> int:
        return len(self._pressed) * BLOCK + len(self._loose)

    def take_from(self, match: Match) -> None:
        """Take over the events since the last call."""
        if match.events:
            self._loose += match.events
            match.events.clear()
            while len(self._loose) > BLOCK:
                self._pressed.append(zlib.compress(msgspec.msgpack.encode(self._loose[:BLOCK]), 1))
                del self._loose[:BLOCK]

    def told_to(self, seat: str | None, since: int) -> list[ObservedEvent]:
        """The events that this seat (or, for None, an onlooker) has received, from the given number on."""
        return [event.as_told_to(seat) for event in self.since(since)]

    def told_after(self, seat: str | None, answers: int) -> list[ObservedEvent]:
        """The events that this seat (or an onlooker) has received after the given number of answers; older blocks are
        not decompressed."""
        events, block = self._loose, len(self._pressed)
        while block and (not events or events[0].moment > answers):
            block -= 1
            events = msgspec.msgpack.decode(zlib.decompress(self._pressed[block]), type=list[Event]) + events
        return [event.as_told_to(seat) for event in events if event.moment > answers]

    def since(self, since: int) -> list[Event]:
        """Every event from the given number on."""
        loose_from = len(self._pressed) * BLOCK
        if since >= loose_from:
            return self._loose[since - loose_from :]
        first, skipped = divmod(since, BLOCK)
        events: list[Event] = []
        for block in self._pressed[first:]:
            events += msgspec.msgpack.decode(zlib.decompress(block), type=list[Event])
        return events[skipped:] + self._loose
