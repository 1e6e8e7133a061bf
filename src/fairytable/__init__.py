"""fairytable: five fairy-tale board games with every rule enforced and explained."""

from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game, Result
from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.games import GAMES
from fairytable.matches import load_match, new_match, verify

__version__ = "0.1.0"

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
