"""fairytable: five fairy-tale board games with every rule enforced and explained."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fairytable.engine.errors import FairytableError
    from fairytable.engine.game import Game, Result
    from fairytable.engine.match import Match
    from fairytable.engine.questions import Question
    from fairytable.games import GAMES
    from fairytable.matches import load_match, new_match, verify

__version__ = "1.0.0"

__all__ = [
    "GAMES",
    "FairytableError",
    "Game",
    "Match",
    "Question",
    "Result",
    "load_match",
    "new_match",
    "verify",
]

_PLACES = {
    "GAMES": "games",
    "FairytableError": "engine.errors",
    "Game": "engine.game",
    "Match": "engine.match",
    "Question": "engine.questions",
    "Result": "engine.game",
    "load_match": "matches",
    "new_match": "matches",
    "verify": "matches",
}


if not TYPE_CHECKING:  # which would otherwise allow any name

    def __getattr__(name: str) -> Any:
        """Loads a public name when it is first used, so that `import fairytable` takes no time."""
        if name not in _PLACES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return globals().setdefault(name, getattr(import_module(f"{__name__}.{_PLACES[name]}"), name))


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
