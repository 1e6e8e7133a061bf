"""Bots: they answer questions from what their seat may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

from fairytable.bots.easy_bot import EasyBot
from fairytable.bots.greedy_bot import GreedyBot
from fairytable.bots.medium_bot import MediumBot
from fairytable.bots.observation import Bot, Observation
from fairytable.bots.random_bot import RandomBot
from fairytable.bots.reader_bot import ReaderBot
from fairytable.bots.search_bot import SearchBot
from fairytable.engine.errors import FairytableError
from fairytable.plugins import BrokenPlugin, find_plugin, plugins

LEVELS = ("easy", "medium", "hard")
"""The levels that people choose from."""

GROUP = "fairytable.bots"
"""The group of entry points under which other packages offer bots."""

BOTS: dict[str, Callable[[int], Bot]] = {
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": SearchBot,
    "random": RandomBot,
    "greedy": GreedyBot,
    "reader": ReaderBot,
}
"""Every bot of this package by its name, the levels first; called with a number from which its own luck comes. Those
after the levels are for research."""

AnyBot: TypeAlias = str | Bot | Callable[[int], Bot]
"""A bot: its name, `module:Class`, an object with `choose`, or a class that is called with a number for its luck."""


class UnknownBot(FairytableError):
    """There is no bot of that name."""


def new_bot(bot: AnyBot, luck: int = 0, seconds: float | None = None) -> Bot:
    """A bot to play with; an object is returned as it is. Bots with equal luck play alike, unless a time limit ends
    their search."""
    kind = find_bot(bot) if isinstance(bot, str) else bot
    if isinstance(kind, type) and issubclass(kind, SearchBot):
        return kind(luck, seconds=seconds)
    if isinstance(kind, type) or not hasattr(kind, "choose"):
        if not callable(kind):
            raise UnknownBot(f"{kind!r} is no bot; it has no method `choose`")
        return kind(luck)
    return kind


def find_bot(name: str) -> Callable[[int], Bot]:
    """The bot of this name: one of this package, one that another package offers, or `module:Class`."""
    if name in BOTS:
        return BOTS[name]
    if ":" in name:
        return _import_bot(name)
    if name in plugins(GROUP):
        return _checked(name, find_plugin(GROUP, name))
    raise UnknownBot(f"There is no bot '{name}'; there are: {', '.join((*BOTS, *installed_bots()))}, or module:Class")


def installed_bots() -> list[str]:
    """The names of the bots that other packages offer."""
    return [name for name in plugins(GROUP) if name not in BOTS]


def name_of_bot(bot: AnyBot) -> str:
    """How results refer to a bot. Other processes find a class by this name; see `find_bot`."""
    if isinstance(bot, str):
        return bot
    kind = bot if isinstance(bot, type) or not hasattr(bot, "choose") else type(bot)
    known = next((name for name, each in BOTS.items() if each is kind), None)
    return known or f"{kind.__module__}:{getattr(kind, '__qualname__', type(kind).__qualname__)}"


def importable_name(bot: AnyBot) -> str:
    """The name of a bot for results that are stored and continued later; refuses what cannot be found by its name."""
    name = name_of_bot(bot)
    if bot != name and find_bot(name) is not bot:
        raise UnknownBot(f"'{name}' is stored by its name, so it must be a class that `import` finds")
    find_bot(name)
    return name


@cache
def _import_bot(name: str) -> Callable[[int], Bot]:
    module, _, path = name.partition(":")
    try:
        found = import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"There is no bot '{name}': {error}") from None
    return _checked(name, found)


def _checked(name: str, found: Any) -> Callable[[int], Bot]:
    if not callable(found) or (isinstance(found, type) and not hasattr(found, "choose")):
        raise UnknownBot(f"'{name}' is no bot; a bot is a class with a method `choose`")
    return found  # type: ignore[no-any-return]


__all__ = [
    "BOTS",
    "LEVELS",
    "AnyBot",
    "Bot",
    "BrokenPlugin",
    "Observation",
    "SearchBot",
    "UnknownBot",
    "find_bot",
    "importable_name",
    "installed_bots",
    "name_of_bot",
    "new_bot",
]
