"""What a bot found out about one option."""

from __future__ import annotations

from msgspec import Struct


class OptionValue(Struct, frozen=True):
    """The results of an option: its average value, how often it was tried, and the probability of choosing it."""

    option: str
    worth: float
    tries: int
    share: float
