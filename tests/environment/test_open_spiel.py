"""Our games as games of OpenSpiel: its own simulation test, and one of its searches."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fairytable import GAMES, Game

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no package for this machine")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from fairytable.environment.open_spiel import name_of, register  # noqa: E402

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def loaded(game: Game[Any], **parameters: int) -> Any:
    register()
    return pyspiel.load_game(name_of(game), parameters)


@every_game
def test_it_passes_the_test_of_open_spiel(game: Game[Any]) -> None:
    pyspiel.random_sim_test(loaded(game, deals=3), num_sims=1, serialize=False, verbose=False)


@every_game
def test_a_search_of_open_spiel_finds_a_legal_answer(game: Game[Any]) -> None:
    tale = loaded(game)
    state = tale.new_initial_state()
    state.apply_action(3)
    bot = ismcts.ISMCTSBot(
        game=tale,
        uct_c=2.0,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(2),
    )
    assert bot.step(state) in state.legal_actions()


def test_a_resampled_state_has_other_luck_and_the_same_observation() -> None:
    state = loaded(GAMES[1], players=3).new_initial_state()
    state.apply_action(3)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.5)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.match.table.chance != state.match.table.chance


def test_registering_twice_is_no_fault() -> None:
    assert register() == register()
