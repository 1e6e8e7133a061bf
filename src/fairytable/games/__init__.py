"""The games that fairytable knows, in the order in which they are shown."""

from typing import Any

from fairytable.engine.errors import UnknownGame
from fairytable.engine.game import Game
from fairytable.games import dice_upon_a_time, fantastic_stories, grimm_forest, hungarian_folktales, threetale

GAMES: list[Game[Any]] = [
    fantastic_stories.GAME,
    grimm_forest.GAME,
    hungarian_folktales.GAME,
    dice_upon_a_time.GAME,
    threetale.GAME,
]


def find_game(slug: str | Game[Any]) -> Game[Any]:
    """The game of this name."""
    if isinstance(slug, Game):
        return slug
    for game in GAMES:
        if game.slug == slug:
            return game
    raise UnknownGame(f"There is no game '{slug}'; there are: {', '.join(game.slug for game in GAMES)}")
