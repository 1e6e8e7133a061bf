"""Table: what the facts of every game have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fairytable.engine.chance import Chance
from fairytable.engine.events import Event
from fairytable.engine.facts import Facts, Fleeting, Hidden, Public


class Table(Facts, kw_only=True):
    """All facts of one match. Scenes change it in place and tell what happened.

    `absent` are the seats whose players left for good; their questions answer themselves.
    """

    seats: Public[tuple[str, ...]]
    chance: Hidden[Chance]
    absent: Public[list[str]] = []
    chronicle: Fleeting[list[Event] | None] = None

    def tell(self, key: str, clause: str, /, **values: Any) -> None:
        """Everybody hears what happened, and by which clause. Costs next to nothing if nobody listens."""
        if self.chronicle is not None:
            for name, value in values.items():
                if type(value) is list:
                    values[name] = tuple(value)
            self.chronicle.append(Event(key, clause, values))

    def tell_in_secret(
        self, key: str, clause: str, known_to: Iterable[str], secret: dict[str, Any], /, **values: Any
    ) -> None:
        """Everybody hears that it happened; only some seats hear the secret part."""
        if self.chronicle is not None:
            event = Event(key, clause, _snapshot(values), _snapshot(secret), tuple(known_to))
            self.chronicle.append(event)


def _snapshot(values: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if type(value) is list else value for name, value in values.items()}
