"""Refusals: what is not done, and why."""

from __future__ import annotations

from typing import Any

import msgspec

from fairytable.engine.pack_faults import in_plain_words
from fairytable.server.wording.phrasing import server_words

LONGEST_CAUSE = 300
"""How much is said about a message that makes no sense: it may quote what a stranger has sent."""


class Refusal(Exception):
    """Something is not done: a key of the server's texts says why."""

    def __init__(self, reason: str, clause: str | None = None, **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.values = values

    def sentence(self, language: str) -> str:
        return server_words(f"refusal-{self.reason}", language, **self.values)


class Malformed(Refusal):
    """A message that is not what was expected, and what is wrong with it."""

    def __init__(self, error: Exception, expected: Any) -> None:
        is_json = isinstance(error, msgspec.ValidationError)
        because = in_plain_words(str(error), expected, exactly=True) if is_json else str(error)
        super().__init__("malformed", because=because[:LONGEST_CAUSE])

    def sentence(self, language: str) -> str:
        return server_words.__wrapped__("refusal-malformed_because", language, **self.values)  # strangers fill no cache
