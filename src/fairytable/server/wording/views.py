"""Views in bytes. Where no seat knows what another does not, all see the same; where nothing at all is hidden, the
facts are written as they stand."""

from __future__ import annotations

from operator import attrgetter

import msgspec

from fairytable.engine.facts import Facts, fields_of
from fairytable.engine.match import Match
from fairytable.engine.secrecy import keeps_private_secrets, keeps_secrets
from fairytable.server.messages.socket import encode


class Views:
    """How the tables of one kind are seen. `are_alike` says that every seat and every onlooker sees the same."""

    def __init__(self, kind: type[Facts]) -> None:
        self.are_alike = not keeps_private_secrets(kind)
        self._are_open = not keeps_secrets(kind)
        names = [field.name for field in fields_of(kind) if field.sharing is None and field.name != "chance"]
        self._facts_of = attrgetter(*names)
        self._seen_by_all = msgspec.defstruct("SeenByAll", names)

    def view(self, match: Match, seat: str | None) -> bytes:
        """The table as this seat (or, for None, an onlooker) may know it."""
        if not self._are_open:
            return encode(match.view(seat))
        return encode(self._seen_by_all(*self._facts_of(match.table)))
