"""Two games of OpenSpiel: dominoes for four in two teams, written in Python, and backgammon, written in C++.

Backgammon is played twice: driven move by move from Python, as a researcher's Python code does, and
`inside_cpp`, where bots and dice are C++ as well and Python only starts the match and reads its history.
"""

from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel
from open_spiel.python.games import team_dominoes  # noqa: F401

from benchmarks.stopwatch import run_peer

TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def dominoes(game: Any, _seed: int, luck: Random) -> int:
    """Every deal is equally likely, so chance needs no weights."""
    state = game.new_initial_state()
    choose = luck.choice
    decisions = 0
    while (player := state.current_player()) != TERMINAL:
        if player >= 0:
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
        else:
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[luck.randrange(len(outcomes))][0])
    return decisions


def backgammon(game: Any, _seed: int, luck: Random) -> int:
    state = game.new_initial_state()
    choose = luck.choice
    decisions = 0
    while (player := state.current_player()) != TERMINAL:
        if player >= 0:
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
        else:
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, chances)[0])
    return decisions


def inside_cpp(game: Any, seed: int, _luck: Random) -> int:
    state = game.new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(2)]
    pyspiel.evaluate_bots(state, bots, seed)
    return sum(action.player >= 0 for action in state.full_history())


if __name__ == "__main__":
    cpp_backgammon = pyspiel.load_game("backgammon")
    run_peer(
        {
            "dominoes": partial(dominoes, pyspiel.load_game("python_team_dominoes")),
            "backgammon": partial(backgammon, cpp_backgammon),
            "inside_cpp": partial(inside_cpp, cpp_backgammon),
        },
        version("open_spiel"),
    )
