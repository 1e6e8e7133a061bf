"""Table: what the facts of every game have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from fairytable.engine.chance import Chance
from fairytable.engine.events import Event, Happening
from fairytable.engine.facts import Facts, Fleeting, Hidden, Public, fingerprint


class Table(Facts, kw_only=True):
    """All facts of one match. Scenes change it in place and emit events.

    `absent` are the seats whose players left for good; their questions answer themselves. `layout` counts how often the
    facts of the game were rearranged under the same rules: earlier records are still replayed.
    """

    layout: ClassVar[int] = 1

    seats: Public[tuple[str, ...]]
    chance: Hidden[Chance]
    absent: Public[list[str]] = []
    event_log: Fleeting[list[Event] | None] = None

    def tell(self, event: Happening, clause: str) -> None:
        """Emits an event for everybody, with its clause. Costs next to nothing if nobody listens."""
        if self.event_log is not None:
            self.event_log.append(event.as_event(clause))

    def tell_in_secret(self, event: Happening, clause: str, known_to: Iterable[str]) -> None:
        """Emits an event whose secret part only some seats receive."""
        if self.event_log is not None:
            self.event_log.append(event.as_secret_event(clause, known_to))


def table_fingerprint(table: Table) -> str:
    """Sixteen characters that are equal for equal tables, preceded by the layout if it is not the first."""
    letters = fingerprint(table)
    return letters if table.layout == 1 else f"{table.layout}-{letters}"


def is_of_earlier_layout(table_fingerprint: str, table: Table) -> bool:
    """Whether the fingerprint was made before the facts of the game got their current layout."""
    layout, _, _ = table_fingerprint.rpartition("-")
    return (layout or "1") in map(str, range(1, table.layout))
