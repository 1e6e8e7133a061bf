"""Bots: they answer questions from what their seat may know."""

from __future__ import annotations

from collections.abc import Callable

from fairytable.bots.glimpse import Bot, Glimpse
from fairytable.bots.greedy_bot import GreedyBot
from fairytable.bots.random_bot import RandomBot
from fairytable.engine.errors import FairytableError

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Every bot by its name; called with a number from which its own luck comes."""


class UnknownBot(FairytableError):
    """There is no bot of that name."""


def new_bot(name: str, luck: int = 0) -> Bot:
    """A bot of this name. Bots with equal luck play alike."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot '{name}'; there are: {', '.join(BOTS)}")
    return BOTS[name](luck)


__all__ = ["BOTS", "Bot", "Glimpse", "UnknownBot", "new_bot"]
