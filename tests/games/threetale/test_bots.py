"""Bots of ThreeTale: rules of thumb in a fight, help for others, and a shortlist that is never empty."""

from __future__ import annotations

from random import Random

import pytest

from fairytable import Match, new_match
from fairytable.bots.glimpse import Glimpse
from fairytable.bots.greedy_bot import GreedyBot
from fairytable.games.threetale import GAME
from fairytable.games.threetale.appraise import appraise
from fairytable.games.threetale.guess import worth_trying
from fairytable.testing import play
from tests.games.threetale.tale import BLANK, POSITIVE, options, tale

P, B = POSITIVE, BLANK


def choice(match: Match) -> str:
    """What the greedy bot answers to the open question."""
    return GreedyBot(1).choose(Glimpse(match, match.questions[0].seat))


def test_a_bot_claims_what_lies_under_its_feet() -> None:
    assert choice(tale(things={"0,0": "red_stone"})) == "claim red_stone 0,0"


def test_a_bot_goes_to_what_lies_near() -> None:
    assert choice(tale(red={"speed": 3}, things={"2,0": "black_stone"})) == "go 2,0"


def test_a_weak_hero_leaves_a_strong_enemy_alone() -> None:
    match = tale(red={"love": 2}, things={"0,0": "battle_3"})
    assert not choice(match).startswith("claim")


def test_a_bot_never_pays_with_its_last_spirit_while_it_can_take_the_damage() -> None:
    match = tale(
        red={"spirit": 1, "speed": 1, "all": 3},
        things={"0,0": "battle_1"},
        decks={"battles_1": ["whirlwind"]},
        dice=[P] * 3,
    )
    play(match, "red: claim battle_1 0,0", "red: face")
    while match.table.fight and match.questions[0].about in ("enemy_dice", "damage"):
        play(match, f"red: {choice(match)}")
    assert match.table.hero("red").spirit == 1


def test_mercy_goes_to_another_hero_and_nothing_is_declined() -> None:
    match = play(tale(red={"mercy": 3, "endurance": 3}), "red: end")
    assert choice(match).startswith("raise ")
    play(match, "red: raise love")
    assert choice(match).startswith("mercy ")


def test_all_seats_see_the_same_worth() -> None:
    table = tale(things={"0,0": "quest"}).table
    assert len({appraise(table, seat) for seat in table.seats}) == 1


@pytest.mark.parametrize("mode", ["tutorial", "standard"])
def test_the_shortlist_holds_only_what_is_offered_and_is_never_empty(mode: str) -> None:
    match, random = new_match(GAME, 3, 3, {"mode": mode}, quiet=True), Random(3)
    for _ in range(250):
        if match.is_over:
            break
        question = random.choice(match.questions)
        wanted = worth_trying(match.table, question)
        assert wanted
        assert set(wanted) <= set(question.options)
        match.answer(question.seat, random.choice(question.options))


def test_three_bots_win_the_tutorial() -> None:
    match = new_match(GAME, 3, 0, {"mode": "tutorial", "control": "solo"}, quiet=True)
    while not match.is_over:
        question = match.questions[0]
        match.answer(question.seat, GreedyBot(0).choose(Glimpse(match, question.seat)))
    assert match.table.verdict == "won"


def test_a_bot_takes_a_light_in_the_beginning() -> None:
    match = tale(future={"tokens": ["light 0,0"], "enemies": ["first_shadow 7,0"]}, mode="tutorial")
    assert "claim light 0,0" in options(match)
    assert choice(match) == "claim light 0,0"
