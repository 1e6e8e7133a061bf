"""Refusals: what was not done, and why."""

from __future__ import annotations

from typing import Any

import msgspec

from fairytable.engine.pack_faults import in_plain_words
from fairytable.server.wording.phrasing import server_words

LONGEST_CAUSE = 500
"""How many characters of a value are quoted: it may be what a stranger has sent."""


class Refusal(Exception):
    """Something is not done: a key of the server's texts says why, with values short enough to be read."""

    def __init__(self, reason: str, clause: str | None = None, **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.values = {key: _short(value) for key, value in values.items()}

    def sentence(self, language: str) -> str:
        return self._said(f"refusal-{self.reason}", language)

    def _said(self, key: str, language: str) -> str:
        words = server_words.__wrapped__ if self.values else server_words  # strangers fill no cache
        return words(key, language, **self.values)


class Malformed(Refusal):
    """An unexpected message, and what is wrong with it."""

    def __init__(self, error: Exception, expected: Any) -> None:
        is_json = isinstance(error, msgspec.ValidationError)
        because = in_plain_words(str(error), expected, exactly=True) if is_json else str(error)
        super().__init__("malformed", because=because)

    def sentence(self, language: str) -> str:
        return self._said("refusal-malformed_because", language)


def _short(value: Any) -> Any:
    is_long = isinstance(value, str) and len(value) > LONGEST_CAUSE
    return f"{value[:LONGEST_CAUSE]}..." if is_long else value
