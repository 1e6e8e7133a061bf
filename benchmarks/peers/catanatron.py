"""Catan for four random players, by catanatron.

`lean` takes every shortcut that changes no rule: one board for all matches, no accumulators, the two copies
that `Game.play` makes left out, no check that an action is legal, and only the points of the player whose
turn it is are looked at. `as_shipped` is `Game.play`, as its users call it.
"""

from importlib.metadata import version
from random import Random
from typing import Any

from catanatron import Color, Game, Player, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]
from catanatron.models.map import BASE_MAP_TEMPLATE, CatanMap  # type: ignore[import-not-found]
from catanatron.state import apply_action  # type: ignore[import-not-found]

from benchmarks.stopwatch import run_peer

PLAYERS = [RandomPlayer(color) for color in Color]
BOARD = CatanMap.from_template(BASE_MAP_TEMPLATE)


def lean(seed: int, luck: Random) -> int:
    game = Game(PLAYERS, seed=seed, catan_map=BOARD)
    state = game.state
    points = state.player_state
    points_keys = [f"P{place}_ACTUAL_VICTORY_POINTS" for place in range(len(PLAYERS))]
    choose = luck.choice
    decisions = 0
    while state.num_turns < TURNS_LIMIT:
        apply_action(state, choose(state.playable_actions))
        decisions += 1
        if points[points_keys[state.current_turn_index]] >= game.vps_to_win:
            break
    return decisions


class LuckyPlayer(Player):  # type: ignore[misc]
    """catanatron's own `RandomPlayer`, with luck from outside."""

    def __init__(self, color: Color, luck: Random) -> None:
        super().__init__(color)
        self.choose = luck.choice

    def decide(self, game: Game, playable_actions: Any) -> Any:  # noqa: ARG002
        return self.choose(playable_actions)


def as_shipped(seed: int, luck: Random) -> int:
    game = Game([LuckyPlayer(color, luck) for color in Color], seed=seed)
    game.play()
    return len(game.state.actions)


if __name__ == "__main__":
    run_peer({"lean": lean, "as_shipped": as_shipped}, version("catanatron"))
