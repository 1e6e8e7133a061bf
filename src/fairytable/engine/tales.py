"""What a game declares for its tales: which of its events are worth retelling after a match, and how much.

The sentences are in the Fluent files of its folder `tale/`, each in several ways:

    tale-opening-1    Once upon a time { $seats } set out ...
    tale-completed-1  { $seat } lived through { $adventure }
    tale-ending-1     ... and so { $winners } won.

What stands under the key of a beat has no full stop and can follow "Soon after, ". How a tale is put together of them
is in `storyteller.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct


class Beat(Struct, frozen=True):
    """An event that is worth retelling, and how much, from 1 to 9. `forward` is how far it advances its seat, in the
    game's own measure. Only what fits `when` is retold. Its words are under `tale-<words>`, or under the key of the
    event."""

    event: str
    worth: int
    forward: Callable[[Mapping[str, Any]], float] | None = None
    when: Callable[[Mapping[str, Any]], bool] = lambda _: True
    words: str = ""

    @property
    def key(self) -> str:
        return self.words or self.event


class Tale(Struct, frozen=True):
    """What is worth retelling. `round_event` is the event with which a round begins, with its number as the value
    `round_value`."""

    beats: tuple[Beat, ...]
    round_event: str = "round_begins"
    round_value: str = "round"
