"""The games: those of this package, and those that other installed packages offer by the entry points
`fairytable.games`. Each is loaded when it is first needed."""

import warnings
from importlib import import_module
from typing import TYPE_CHECKING, Any

from fairytable.engine.errors import UnknownGame
from fairytable.engine.game import Game
from fairytable.plugins import BrokenPlugin, find_plugin, plugins

SLUGS = [
    "fantastic-stories",
    "grimm-forest",
    "hungarian-folktales",
    "dice-upon-a-time",
    "threetale",
]
"""The games by name, in the order in which they are shown. The game `a-b` is in the package `a_b`."""

GROUP = "fairytable.games"
"""The group of entry points under which other packages offer games; an entry is called like the game's slug."""


class Shelf(list[Game[Any]]):
    """Games, printed one in a line."""

    def __repr__(self) -> str:
        return "\n".join(map(repr, self))


GAMES: list[Game[Any]]
"""All games, in order."""


if not TYPE_CHECKING:  # which would otherwise allow any name

    def __getattr__(name: str) -> Any:
        """Loads all games when `GAMES` is first used: most matches need only one of them."""
        if name != "GAMES":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return globals().setdefault("GAMES", Shelf([*map(_load, SLUGS), *_installed_games()]))


def find_game(slug: str | Game[Any]) -> Game[Any]:
    """The game of this name: one of this package, one that another package offers, or `module:GAME`."""
    if isinstance(slug, Game):
        return slug
    if slug in SLUGS:
        return _load(slug)
    if slug in plugins(GROUP):
        return _load_plugin(slug)
    if ":" in slug:
        return _import_game(slug)
    games: list[Game[Any]] = import_module(__name__).GAMES
    for game in games:
        if game.slug == slug:
            return game
    raise UnknownGame(f"There is no game '{slug}'; there are: {', '.join(game.slug for game in games)}")


def is_known(game: Game[Any]) -> bool:
    """Whether other processes find the game by its name."""
    if game.slug in SLUGS:
        return _load(game.slug) is game
    return game.slug in plugins(GROUP) and _load_plugin(game.slug) is game


def _import_game(name: str) -> Game[Any]:
    module, _, path = name.partition(":")
    try:
        game = getattr(import_module(module), path)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownGame(f"There is no game '{name}': {error}") from None
    if not isinstance(game, Game):
        raise UnknownGame(f"'{name}' is no game; it is {type(game).__name__}")
    return game


def _installed_games() -> list[Game[Any]]:
    """The games of other packages. One that cannot be used must not stop the others."""
    found = []
    for slug in plugins(GROUP):
        try:
            found.append(_load_plugin(slug))
        except BrokenPlugin as error:
            warnings.warn(str(error), stacklevel=2)
    return found


def _load_plugin(slug: str) -> Game[Any]:
    found = find_plugin(GROUP, slug)
    if not isinstance(found, Game) or found.slug != slug or slug in SLUGS:
        raise BrokenPlugin(f"The entry point '{slug}' must name a new game, whose slug is '{slug}'")
    return found


def _load(slug: str) -> Game[Any]:
    game: Game[Any] = import_module(f"{__name__}.{slug.replace('-', '_')}").GAME
    return game
