"""A small policy learns The Grimm Forest by playing against a random player, in a few minutes on one core.

    python examples/learn_by_playing.py [MATCHES]

The method is REINFORCE (R. J. Williams, 1992) with a running mean as baseline. The policy is linear: an option is
worth the sum of the weights of its features. Needs `pip install 'fairytable[research]'`.
"""

import sys

import numpy as np

from fairytable.environment import TableEnvironment, environment

LEARNER = 0
STEP = 0.03
MATCHES_TO_LEARN = 300
MATCHES_TO_JUDGE = 100


def chances(weights: np.ndarray, options: np.ndarray) -> np.ndarray:
    """How likely the policy is to choose each of the options."""
    worth = options @ weights
    likely = np.exp(worth - worth.max())
    return likely / likely.sum()


def play(env: TableEnvironment, weights: np.ndarray, seed: int, luck: np.random.Generator) -> tuple[float, np.ndarray]:
    """One match: the learner's reward, and the direction in which its choices become likelier."""
    env.reset(seed=seed)
    learner = env.possible_agents[LEARNER]
    direction = np.zeros_like(weights)
    while not any(env.terminations.values()):
        agent = env.agent_selection
        count = len(env.legal_options(agent))
        action = int(luck.integers(count))
        if agent == learner:
            options = env.observe(agent)["options"][:count]
            likely = chances(weights, options)
            action = int(luck.choice(count, p=likely))
            direction += options[action] - likely @ options
        env.step(action)
    return env.rewards[learner], direction


def learn(matches: int, seed: int = 0) -> np.ndarray:
    """The weights after so many matches."""
    env = environment("grimm-forest", seats=2, option_features=512, features=1)
    luck = np.random.default_rng(seed)
    weights = np.zeros(env.option_features)
    baseline = 0.0
    for number in range(matches):
        reward, direction = play(env, weights, seed + number, luck)
        weights += STEP * (reward - baseline) * direction
        baseline += 0.05 * (reward - baseline)
    return weights


def victories(weights: np.ndarray, matches: int, seed: int) -> float:
    """The part of its matches that the policy wins."""
    env = environment("grimm-forest", seats=2, option_features=len(weights), features=1)
    luck = np.random.default_rng(seed)
    return sum(play(env, weights, seed + number, luck)[0] > 0 for number in range(matches)) / matches


if __name__ == "__main__":
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES_TO_LEARN
    untaught = victories(np.zeros(512), MATCHES_TO_JUDGE, seed=1_000_000)
    taught = victories(learn(matches), MATCHES_TO_JUDGE, seed=1_000_000)
    sys.stdout.write(f"Against a random player: {untaught:.0%} before, {taught:.0%} after {matches} matches.\n")
