"""Refusals: what is not done, and why."""

from __future__ import annotations

from typing import Any

from fairytable.server.wording.phrasing import server_words


class Refusal(Exception):
    """Something is not done: a key of the server's texts says why."""

    def __init__(self, reason: str, clause: str | None = None, **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.values = values

    def sentence(self, language: str) -> str:
        return server_words(f"refusal-{self.reason}", language, **self.values)
