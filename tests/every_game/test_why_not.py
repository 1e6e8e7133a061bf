"""Why can't I? For every verb, in positions of whole matches, what makes sense to expect is offered or explained.

`tests/games/<game>/truths.py` holds what only the game knows: `TRUTHS` checks the numbers of each reason against the
table; `NEVER_MISSING` are verbs with arguments of which nothing at hand can ever be missing, each with the reason;
`RARELY_MISSING` are verbs that random matches hardly ever miss, each with the test that shows its explanation.
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from fairytable import game_checks as checks
from fairytable import new_match
from fairytable.engine.game import Game
from fairytable.engine.verbs import verb_of
from fairytable.games import GAMES


def truths_of(game: Game[Any]) -> Any:
    return import_module(f"tests.games.{game.identity.folder.name}.truths")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_verb_with_arguments_says_what_makes_sense_to_expect(game: Game[Any]) -> None:
    declared = {expectation.verb.word for expectation in game.rules.expectations}
    never_missing = truths_of(game).NEVER_MISSING
    assert {verb.word for verb in game.vocabulary.verbs if verb.arguments} <= {*declared, *never_missing}
    assert not declared & set(never_missing)
    for expectation in game.rules.expectations:
        assert expectation.verb in game.vocabulary.verbs
        assert expectation.clauses
        assert all(clause in game.rulebook for clause in expectation.clauses), expectation.clauses


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_is_at_hand_is_offered_or_explained_with_numbers_that_are_true(game: Game[Any]) -> None:
    truths = truths_of(game).TRUTHS
    explained: Counter[str] = Counter()
    for number, options in enumerate(checks.settings_of(game)):
        seats = game.identity.fewest_seats + number % (game.identity.most_seats - game.identity.fewest_seats + 1)
        if game.rules.fits(options, game.seats[:seats]) is not None:
            seats = game.identity.most_seats
        for moment in checks.some_moments(new_match(game, seats, number, options), number, pace=20):
            for question in moment.questions:
                for option, reason in moment.refusals(question).items():
                    explained[verb_of(option, game.vocabulary.verbs).word] += 1
                    numbers = {key for key, value in reason.values.items() if isinstance(value, int)}
                    assert not numbers or reason.key in truths, f"nobody checks the numbers of {reason.key}: {numbers}"
                    if reason.key in truths:
                        assert truths[reason.key](moment.table, question, option, reason.values), (option, reason)
                    for key in numbers:
                        wrong = {**reason.values, key: reason.values[key] + 1}
                        is_seen = not truths[reason.key](moment.table, question, option, wrong)
                        assert is_seen, f"nobody compares {key} of {reason.key} with the table"
    unheard = {expectation.verb.word for expectation in game.rules.expectations} - set(explained)
    assert unheard <= set(truths_of(game).RARELY_MISSING), f"no reason was ever given for: {sorted(unheard)}"
