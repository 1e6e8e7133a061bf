"""Environments of others: chess and connect four of PettingZoo, and Uno of rlcard, each observed at every step."""

from importlib.metadata import version
from random import Random
from typing import Any

import rlcard  # type: ignore[import-not-found]
from pettingzoo.classic import chess_v6, connect_four_v3

from benchmarks.stopwatch import run_peer


def pettingzoo(env: Any, seed: int, luck: Random) -> int:
    env.reset(seed=seed)
    steps = 0
    for _agent in env.agent_iter():
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            break
        env.step(luck.choice(observation["action_mask"].nonzero()[0].tolist()))
        steps += 1
    return steps


def uno(env: Any, _seed: int, luck: Random) -> int:
    state, _player = env.reset()
    steps = 0
    while not env.is_over():
        state, _player = env.step(luck.choice(list(state["legal_actions"])))
        steps += 1
    return steps


if __name__ == "__main__":
    chess, four, cards = chess_v6.env(), connect_four_v3.env(), rlcard.make("uno")
    run_peer(
        {
            "chess": lambda seed, luck: pettingzoo(chess, seed, luck),
            "connect_four": lambda seed, luck: pettingzoo(four, seed, luck),
            "uno": lambda seed, luck: uno(cards, seed, luck),
        },
        f"{version('pettingzoo')}, {version('rlcard')}",
    )
