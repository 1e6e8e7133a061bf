"""The environment for research: PettingZoo's own tests, what it observes, and that it plays what everybody plays."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from fairytable import GAMES, FairytableError, Game, new_match, verify
from fairytable.engine.chance import Chance
from fairytable.environment import TableEnvironment, environment

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def play_on(env: TableEnvironment, luck: Chance, steps: int) -> None:
    """Random legal actions, at most so many."""
    for _ in range(steps):
        if any(env.terminations.values()):
            return
        actions = env.action_mask(env.agent_selection).nonzero()[0]
        env.step(int(luck.pick(actions.tolist())))


@every_game
def test_it_passes_the_tests_of_pettingzoo(game: Game[Any]) -> None:
    with warnings.catch_warnings():
        # The advice that agents be called player_0 and that an observation be one plain array.
        warnings.simplefilter("ignore", UserWarning)
        api_test(environment(game), num_cycles=20)
        seed_test(lambda: environment(game), num_cycles=10)


@every_game
def test_text_fits_its_space_and_is_the_same_for_the_same_seed(game: Game[Any]) -> None:
    env = environment(game, observe="text")
    env.reset(seed=6)
    play_on(env, Chance.from_seed("reading"), 30)
    agent = env.agent_selection
    assert env.observation_space(agent).contains(env.observe(agent))
    seed_test(lambda: environment(game, observe="text"), num_cycles=5)


@every_game
def test_the_same_seed_and_answers_are_the_same_record_as_at_any_table(game: Game[Any]) -> None:
    env = environment(game)
    env.reset(seed=5)
    play_on(env, Chance.from_seed("actions"), 60)
    match = new_match(game, env.seats, 5, game.bots.options)
    match.answer_again([tuple(line.split(": ", 1)) for line in env.record().answers])  # type: ignore[misc]
    assert match.record() == env.record()
    assert verify(env.record()).waiting_for == match.waiting_for


@every_game
def test_what_a_seat_cannot_know_is_in_no_observation(game: Game[Any]) -> None:
    env = environment(game, features=4096)
    env.reset(seed=3)
    play_on(env, Chance.from_seed("some way into it"), 40)
    agent, match = env.agent_selection, env.match
    assert match is not None
    seen, text = env.observe(agent), env.text(agent)
    for luck in range(3):
        env.match = match.determinize(agent, luck)
        other = env.observe(agent)
        assert all(np.array_equal(seen[key], other[key]) for key in seen)
        assert env.text(agent) == text


def test_who_is_not_asked_sees_and_has_no_action() -> None:
    env = environment("grimm-forest", seats=2)
    env.reset(seed=1)
    (waiting,) = [seat for seat in env.seats if seat != env.agent_selection]
    assert env.observe(waiting)["observation"].any()
    assert not env.observe(waiting)["action_mask"].any()
    assert env.legal_options(waiting) == ()


def test_a_secret_choice_tells_the_others_nothing() -> None:
    env = environment("grimm-forest", seats=2)
    env.reset(seed=1)
    _, second = env.seats
    before = env.observe(second)["observation"]
    env.step(0)
    assert env.agent_selection == second
    asked_since = env.observe(second)["observation"]
    assert np.array_equal(before, asked_since)


def test_the_seats_of_others_are_named_from_where_one_sits() -> None:
    env = environment("fantastic-stories", seats=["red", "blue"], features=4096)
    env.reset(seed=2)
    begins, other = env.agent_selection, next(seat for seat in env.seats if seat != env.agent_selection)
    swapped = environment("fantastic-stories", seats=[other, begins], features=4096)
    swapped.reset(seed=2)
    mine, theirs = env.observe(begins), swapped.observe(swapped.agent_selection)
    assert np.count_nonzero(mine["observation"] != theirs["observation"]) < np.count_nonzero(mine["observation"]) / 4


def test_where_options_are_more_than_actions_there_are_leaves_to_turn() -> None:
    narrow, wide = environment("fantastic-stories", actions=3), environment("fantastic-stories")
    for env in (narrow, wide):
        env.reset(seed=4)
    agent = narrow.agent_selection
    options, seen = wide.legal_options(agent), list(narrow.legal_options(agent))
    assert len(options) > 3
    while len(seen) < len(options):
        narrow.step(2)
        seen += narrow.legal_options(agent)
    assert tuple(seen) == options
    narrow.step(2)
    assert narrow.legal_options(agent) == options[:2]
    assert narrow.record().answers == []
    narrow.step(1)
    assert narrow.record().answers == [f"{agent}: {options[1]}"]


def test_victory_is_one_and_defeat_minus_one() -> None:
    env = environment("grimm-forest", seats=3)
    env.reset(seed=11)
    play_on(env, Chance.from_seed(1), 10_000)
    assert env.match is not None
    assert env.match.result is not None
    winners = env.match.result.winners
    assert {seat: reward > 0 for seat, reward in env.rewards.items()} == {seat: seat in winners for seat in env.seats}
    assert min(env.rewards.values()) == -1


def test_shaped_rewards_tell_of_progress_on_the_way() -> None:
    env = environment("grimm-forest", seats=2, shaping=0.5)
    env.reset(seed=11)
    luck, on_the_way = Chance.from_seed(1), 0.0
    while not any(env.terminations.values()):
        on_the_way += sum(abs(reward) for reward in env.rewards.values())
        play_on(env, luck, 1)
    assert on_the_way > 0.5


@every_game
def test_what_shaping_gives_it_takes_back_at_the_end(game: Game[Any]) -> None:
    """Progress is a potential: the sum over a match is the same however it is played, so no play is preferred by it."""
    assert game.balance is not None
    seats = max(3, game.identity.fewest_seats)
    for luck in (1, 2):
        env = environment(game, seats=seats, shaping=0.5)
        env.reset(seed=11)
        assert env.match is not None
        begun = {seat: 0.5 * game.balance.progress(env.match.table, seat) for seat in env.seats}
        sums, chance = dict.fromkeys(env.seats, 0.0), Chance.from_seed(luck)
        while not any(env.terminations.values()):
            play_on(env, chance, 1)
            sums = {seat: sums[seat] + env.rewards[seat] for seat in env.seats}
        result = env.match.result
        assert result is not None
        plain = {seat: result.share_of(seat) or -1.0 for seat in env.seats}
        assert sums == pytest.approx({seat: plain[seat] - begun[seat] for seat in env.seats})


def test_a_match_that_is_too_long_is_truncated() -> None:
    env = environment("grimm-forest", longest=4)
    env.reset(seed=1)
    play_on(env, Chance.from_seed(1), 4)
    assert all(env.truncations.values())
    env.step(None)
    assert len(env.agents) == 1


def test_options_of_one_match_are_given_when_it_begins() -> None:
    env = environment("fantastic-stories")
    env.reset(seed=1, options={"match": {"expert": "on"}})
    assert env.record().options["expert"] == "on"
    env.reset(seed=1)
    assert env.record().options["expert"] == "off"


def test_what_makes_no_sense_is_said_in_a_sentence() -> None:
    env = environment("grimm-forest")
    with pytest.raises(FairytableError, match="Call reset"):
        env.observe("blue")
    env.reset(seed=1)
    with pytest.raises(FairytableError, match="999 is no action of blue now"):
        env.step(999)
    with pytest.raises(FairytableError, match="'actions' is too small"):
        environment("grimm-forest", actions=1)
    with pytest.raises(FairytableError, match="for 2 to 4 seats, not 9"):
        environment("grimm-forest", seats=9)


def test_it_can_be_read() -> None:
    env = environment("grimm-forest", observe="text")
    env.reset(seed=1)
    text = env.observe(env.agent_selection)["observation"]
    assert "0: " in text
    assert env.render()
