"""The chronicle of a match: its events in the least room, for a thousand tables lie in memory at once."""

from __future__ import annotations

import zlib

import msgspec

from fairytable.engine.events import Event, ObservedEvent
from fairytable.engine.match import Match

BLOCK = 32
"""So many events are pressed together; those after the last block lie loose."""


class EventLog:
    """Every event of a match so far. The match itself is relieved of them."""

    __slots__ = ("_loose", "_pressed")

    def __init__(self, match: Match | None = None) -> None:
        self._pressed: list[bytes] = []
        self._loose: list[Event] = []
        if match is not None:
            self.take_from(match)

    def __len__(self) -> int:
        return len(self._pressed) * BLOCK + len(self._loose)

    def take_from(self, match: Match) -> None:
        """Take over what has happened since the last time."""
        if match.events:
            self._loose += match.events
            match.events.clear()
            while len(self._loose) > BLOCK:
                self._pressed.append(zlib.compress(msgspec.msgpack.encode(self._loose[:BLOCK]), 1))
                del self._loose[:BLOCK]

    def told_to(self, seat: str | None, since: int) -> list[ObservedEvent]:
        """What this seat (or, for None, an onlooker) has been told, from the given number of events on."""
        return [event.as_told_to(seat) for event in self.since(since)]

    def told_after(self, seat: str | None, answers: int) -> list[ObservedEvent]:
        """What this seat (or an onlooker) has been told after so many answers; what is older is not unpacked."""
        events, block = self._loose, len(self._pressed)
        while block and (not events or events[0].moment > answers):
            block -= 1
            events = msgspec.msgpack.decode(zlib.decompress(self._pressed[block]), type=list[Event]) + events
        return [event.as_told_to(seat) for event in events if event.moment > answers]

    def since(self, since: int) -> list[Event]:
        """Every event from the given number of events on."""
        loose_from = len(self._pressed) * BLOCK
        if since >= loose_from:
            return self._loose[since - loose_from :]
        first, skipped = divmod(since, BLOCK)
        events: list[Event] = []
        for block in self._pressed[first:]:
            events += msgspec.msgpack.decode(zlib.decompress(block), type=list[Event])
        return events[skipped:] + self._loose
