"""The Orchard at a table: hands that a test has chosen, and windows that close only when the test says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.engine.orchard_game import Orchard, an_orchard_game, lay_orchard
from tests.server.serving import ThreadServer

FOR_EVER = 10_000_000
"""Milliseconds. A window that is open so long closes only when the test says so."""
_HANDS: dict[str, str] = {}


def deal(hands: Mapping[str, str]) -> None:
    """What the players of the next match hold."""
    _HANDS.clear()
    _HANDS.update(hands)


def _dealt(content: object, seats: tuple[str, ...], options: Any, chance: Any) -> Orchard:
    """The orchard with the cards that a test has chosen."""
    table = lay_orchard(content, seats, options, chance)
    every = [card for picker in table.pickers for card in picker.hand] + list(table.deck)
    for picker in table.pickers:
        picker.hand.take_top(2)
        for card in _HANDS.get(picker.seat, "").split():
            every.remove(card)
            picker.hand.add(card)
    table.deck.take_top(len(table.deck))
    for card in sorted(every):
        table.deck.add(card)
    return table


ORCHARD = an_orchard_game(lay_table=_dealt)


def close_window(server: ThreadServer, room_name: str) -> None:
    """The time of the window is up."""
    room = server.worker.rooms[room_name]
    server.loop.call_soon_threadsafe(room.window.time_is_up)
