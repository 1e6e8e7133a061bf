"""Our games as games of OpenSpiel: its own simulation test, and its algorithms over whole matches."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from fairytable import GAMES, FairytableError, Game

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no package for this machine")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, outcome_sampling_mccfr, tabular_qlearner  # noqa: E402

from fairytable.environment.open_spiel import name_of, register  # noqa: E402

SHORT: dict[str, dict[str, str]] = {
    "fantastic-stories": {"round_limit": "30"},
    "grimm-forest": {"round_limit": "8"},
    "hungarian-folktales": {"turn_limit": "10"},
    "dice-upon-a-time": {"chapter_limit": "2"},
    "threetale": {},
}
"""Options with which a whole match is quick."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def loaded(game: Game[Any], **parameters: int | str) -> Any:
    register()
    return pyspiel.load_game(name_of(game), SHORT[game.slug] | parameters)


def dealt(game: Game[Any], actions: int = 0, **parameters: int | str) -> Any:
    """A state after so many answers, each the first of its options or the last, in turns."""
    state = loaded(game, **parameters).new_initial_state()
    state.apply_action(3)
    for number in range(actions):
        state.apply_action(state.legal_actions()[-(number % 2)])
    return state


class Indifferent:
    """Evaluates every state alike, so that a search is quick."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@every_game
def test_it_passes_the_test_of_open_spiel(game: Game[Any]) -> None:
    """It asks for everybody's observation in words at every step, which takes its time."""
    shorter = {"threetale": {"mode": "tutorial"}, "dice-upon-a-time": {"chapter_limit": "1"}}.get(game.slug, {})
    pyspiel.random_sim_test(loaded(game, deals=3, **shorter), num_sims=1, serialize=False, verbose=False)


@every_game
def test_information_set_search_finds_a_legal_answer_at_every_decision(game: Game[Any]) -> None:
    state, luck = dealt(game, players=max(3, game.identity.fewest_seats)), np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), uct_c=2.0, max_simulations=4, evaluator=Indifferent(), random_state=luck
    )
    while not state.is_terminal():
        assert bot.step(state) in state.legal_actions()
        state.apply_action(luck.choice(state.legal_actions()))


@every_game
def test_counterfactual_regret_is_learned_from_whole_matches(game: Game[Any]) -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded(game, deals=1))
    solver.iteration()
    state = dealt(game, deals=4)
    assert len(solver._infostates) > 20
    assert set(solver.average_policy().action_probabilities(state)) == set(state.legal_actions())


@every_game
def test_an_agent_of_open_spiel_learns_in_its_reinforcement_learning_environment(game: Game[Any]) -> None:
    np.random.seed(1)
    table = rl_environment.Environment(loaded(game, deals=1), include_full_state=False)
    agents = [
        tabular_qlearner.QLearner(player_id=player, num_actions=table.action_spec()["num_actions"])
        for player in range(table.num_players)
    ]
    moment = table.reset()
    while not moment.last():
        assert len(moment.observations["info_state"][0]) == table.observation_spec()["info_state"][0]
        moment = table.step([agents[moment.current_player()].step(moment).action])
    for agent in agents:
        agent.step(moment)
    assert set(moment.rewards) <= {1.0, 0.5, -1.0}
    assert all(agent._q_values for agent in agents)


@every_game
def test_a_resampled_state_has_the_same_player_in_turn_and_the_same_information(game: Game[Any]) -> None:
    state, luck = dealt(game, players=game.identity.most_seats), np.random.RandomState(2)
    for _ in range(60):
        player = state.current_player()
        other = state.resample_from_infostate(player, luck.random)
        assert other.current_player() == player
        assert other.information_state_string() == state.information_state_string()
        assert other.legal_actions() == state.legal_actions()
        assert list(other.information_state_tensor()) == list(state.information_state_tensor())
        assert other.match.table.chance != state.match.table.chance
        state.apply_action(luck.choice(state.legal_actions()))
        if state.is_terminal():
            break


def test_secret_answers_of_others_are_drawn_anew_and_not_taken_back() -> None:
    state = dealt(GAMES[1], players=3)
    first = state.match.pending
    while not first:
        state.apply_action(0)
        first = state.match.pending
    player, luck = state.current_player(), np.random.RandomState(3)
    imagined = [state.resample_from_infostate(player, luck.random).match.pending for _ in range(20)]
    assert {tuple(pending) for pending in imagined} == {tuple(first)}
    assert len({tuple(pending.values()) for pending in imagined}) > 1


def test_a_player_remembers_what_it_saw_and_answered_and_not_what_others_did() -> None:
    one, two = dealt(GAMES[1], players=3), dealt(GAMES[1], players=3)
    assert len(one.match.questions) == 3, "all choose at once"
    player = one.current_player()
    one.apply_action(0)
    two.apply_action(1)
    assert one.information_state_string(player) != two.information_state_string(player)
    assert list(one.information_state_tensor(player)) != list(two.information_state_tensor(player))
    assert list(one.observation_tensor(player)) == list(two.observation_tensor(player)), "the view says nothing of it"
    other = one.current_player()
    assert one.information_state_string(other) == two.information_state_string(other)
    assert list(one.information_state_tensor(other)) == list(two.information_state_tensor(other))


@every_game
def test_a_state_is_pickled_and_copied_whole(game: Game[Any]) -> None:
    state = dealt(game, 15)
    for twin in (pickle.loads(pickle.dumps(state)), state.clone()):
        assert twin.history() == state.history()
        assert twin.information_state_string() == state.information_state_string()
        assert twin.match.table_fingerprint == state.match.table_fingerprint
    imagined = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    with pytest.raises(FairytableError, match="resampled"):
        pickle.dumps(imagined)


def test_the_options_of_a_game_are_parameters() -> None:
    assert dealt(GAMES[0], expert="on").match.options["expert"] == "on"
    assert dealt(GAMES[0]).match.options["expert"] == "off"
    with pytest.raises(FairytableError, match="'expert' cannot be 'perhaps'"):
        loaded(GAMES[0], expert="perhaps")


def test_registering_twice_is_no_fault() -> None:
    assert register() == register()
