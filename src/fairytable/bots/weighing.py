"""Weighed: what a bot found out about one option."""

from __future__ import annotations

from msgspec import Struct


class Weighed(Struct, frozen=True):
    """What came of an option: its worth on average, how often it was tried, and how likely it is chosen."""

    option: str
    worth: float
    tries: int
    share: float
