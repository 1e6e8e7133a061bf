"""What heroes can do with what they have: found quickly, and explained where it is missing, by the same rules."""

from __future__ import annotations

from random import Random

import pytest

from fairytable import new_match
from fairytable.games.threetale import GAME
from fairytable.games.threetale.moments import ABILITIES


@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_is_what_is_at_hand_and_has_no_reason_against_it(seed: int) -> None:
    match, luck = new_match(GAME, 3, seed), Random(seed)
    while not match.is_over:
        table = match.table
        for question in match.questions:
            hero, moment = table.hero(question.seat), question.about
            offered: list[str] = []
            for ability in ABILITIES.at(moment):
                at_hand = list(ability.at_hand(table, hero))
                free = [option for option in at_hand if ability.why_not(table, hero, moment, option) is None]
                assert list(ability.options(table, hero, moment)) == free
                offered += free
            assert [option for option in question.options if ABILITIES.of(option)] == offered
        question = match.questions[0]
        match.answer(question.seat, luck.choice(question.options))
