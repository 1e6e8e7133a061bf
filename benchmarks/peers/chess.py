"""Chess between random players, by python-chess, to the end that the rules themselves bring about.

The list of legal moves that is chosen from also tells whether the game is over, so that it is made once.
"""

from importlib.metadata import version
from random import Random

import chess  # type: ignore[import-not-found]

from benchmarks.stopwatch import run_peer

SEVENTY_FIVE_MOVES = 150


def random_moves(_seed: int, luck: Random) -> int:
    board = chess.Board()
    choose = luck.choice
    decisions = 0
    while moves := list(board.generate_legal_moves()):
        if (
            board.halfmove_clock >= SEVENTY_FIVE_MOVES
            or board.is_insufficient_material()
            or board.is_fivefold_repetition()
        ):
            break
        board.push(choose(moves))
        decisions += 1
    return decisions


if __name__ == "__main__":
    run_peer({"random_moves": random_moves}, version("chess"))
