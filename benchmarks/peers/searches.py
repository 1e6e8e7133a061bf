"""Two searches of OpenSpiel, written in Python: ISMCTS in hearts, where cards are hidden, and MCTS in backgammon.

Both play on at random to the end of the match in each iteration, which is what their authors' examples do.
"""

from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from benchmarks.stopwatch import run_peer

ITERATIONS = 50
EXPLORATION = 2.0


def some_way_into(game: Any, luck: Random, decisions: int) -> Any:
    """A position after some random decisions, in which somebody has a choice."""
    while True:
        state = game.new_initial_state()
        left = decisions
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, chances)[0])
            elif left <= 0 and len(state.legal_actions()) > 2:
                return state
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                left -= 1


def hearts(game: Any, seed: int, luck: Random) -> int:
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(seed))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=EXPLORATION,
        max_simulations=ITERATIONS,
        random_state=numpy.random.RandomState(seed),
    )
    bot.step(some_way_into(game, luck, 16))
    return ITERATIONS


def backgammon(game: Any, seed: int, luck: Random) -> int:
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(seed))
    bot = mcts.MCTSBot(game, EXPLORATION, ITERATIONS, evaluator, random_state=numpy.random.RandomState(seed))
    bot.step(some_way_into(game, luck, 16))
    return ITERATIONS


if __name__ == "__main__":
    run_peer(
        {
            "hearts": partial(hearts, pyspiel.load_game("hearts")),
            "backgammon": partial(backgammon, pyspiel.load_game("backgammon")),
        },
        version("open_spiel"),
    )
