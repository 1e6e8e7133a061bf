"""Every game as an environment for research: PettingZoo's turn-by-turn interface, and many tables at once.

    env = environment("grimm-forest", seats=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Observations are made from the view of a seat and nothing else. Needs `pip install 'fairytable[research]'`.
"""

try:
    from fairytable.environment.many_tables import ManyTables, Moment
    from fairytable.environment.one_table import TableEnvironment, environment
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "numpy", "pettingzoo"):
        raise
    needs = "The environment needs more than is installed; run: pip install 'fairytable[research]'"
    raise ModuleNotFoundError(needs, name=error.name) from None

__all__ = ["ManyTables", "Moment", "TableEnvironment", "environment"]
