"""Bots: they answer questions from what their seat may know."""

from __future__ import annotations

from collections.abc import Callable

from fairytable.bots.easy_bot import EasyBot
from fairytable.bots.glimpse import Bot, Glimpse
from fairytable.bots.greedy_bot import GreedyBot
from fairytable.bots.medium_bot import MediumBot
from fairytable.bots.random_bot import RandomBot
from fairytable.bots.reader_bot import ReaderBot
from fairytable.bots.search_bot import SearchBot
from fairytable.engine.errors import FairytableError

LEVELS = ("easy", "medium", "hard")
"""What people choose from."""

BOTS: dict[str, Callable[[int], Bot]] = {
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": SearchBot,
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "reader": ReaderBot,
}
"""Every bot by its name, the levels first; called with a number from which its own luck comes. Those after the levels
are for research."""


class UnknownBot(FairytableError):
    """There is no bot of that name."""


def new_bot(name: str, luck: int = 0, seconds: float | None = None) -> Bot:
    """A bot of this name. Bots with equal luck play alike, unless a limit of time cuts their thinking short."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot '{name}'; there are: {', '.join(BOTS)}")
    if BOTS[name] is SearchBot:
        return SearchBot(luck, seconds=seconds)
    return BOTS[name](luck)


__all__ = ["BOTS", "LEVELS", "Bot", "Glimpse", "SearchBot", "UnknownBot", "new_bot"]
