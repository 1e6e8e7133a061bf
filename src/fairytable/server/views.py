"""Views in bytes. Where nothing is hidden all see the same, and the facts are written as they stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from fairytable.engine.facts import Facts, Field, fields_of
from fairytable.engine.match import Match
from fairytable.engine.piles import Pile
from fairytable.server.messages import encode


class Views:
    """How the tables of one kind are seen. `are_alike` says that every seat and every onlooker sees the same."""

    def __init__(self, kind: type[Facts]) -> None:
        seen = [field for field in fields_of(kind) if field.sharing is None and field.name != "chance"]
        inside = [facts for field in seen for facts in _facts_inside(field.kind)]
        fields = [*seen, *(field for facts in inside for field in fields_of(facts))]
        self.are_alike = Pile not in inside and all(_is_open(field) for field in fields)
        self._names = tuple(field.name for field in seen)

    def view(self, match: Match, seat: str | None) -> bytes:
        """The table as this seat (or, for None, an onlooker) may know it."""
        if not self.are_alike:
            return encode(match.view(seat))
        table = match.table
        return encode({name: getattr(table, name) for name in self._names})


def _is_open(field: Field) -> bool:
    return field.secrecy is not None and field.secrecy.known_to == "everybody"


def _facts_inside(kind: Any) -> Iterator[type[Facts]]:
    if isinstance(kind, type) and issubclass(kind, Facts):
        yield kind
        if kind is not Pile:
            for field in fields_of(kind):
                yield from _facts_inside(field.kind)
    else:
        for part in get_args(kind):
            yield from _facts_inside(part)
