"""The guide has a word about every kind of question, with the numbers of the table, and gives no secret away."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Message, VariableReference

from fairytable import new_match
from fairytable.engine.game import Game
from fairytable.engine.guide import guidance
from fairytable.engine.languages import keys_in
from fairytable.engine.match import Match
from fairytable.engine.words import Words
from fairytable.games import GAMES

GUIDED = [game for game in GAMES if game.texts.guide]
MATCHES = 4
ANSWERS = 300
MOST_LETTERS = 110
"""Two lines beside the table. More is not read while one would like to play."""

every_guided_game = pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.slug)


def kinds_of_questions(game: Game[Any]) -> set[str]:
    """Whatever is asked has words, so the words know all kinds."""
    keys = keys_in(game.identity.folder / "texts" / "en.ftl")
    return {key.removeprefix("question-") for key in keys if key.startswith("question-")}


def values_in(game: Game[Any], folder: str, key: str) -> set[str]:
    """The values that a message uses, without the endings that words add."""
    used: set[str] = set()

    class Find(visitor.Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the name that the parser wants
            used.add(re.sub("-(id|count)$", "", node.id.name))

    text = (game.identity.folder / folder / "en.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message) and entry.id.name == key:
            Find().visit(entry)
    return used


def words_for(match: Match) -> Words:
    words = Words(match.game, "en", match.game.texts.names(match.pack.content, "en"))
    words.name_place = lambda part, place: match.name_place(words, part, place)
    return words


@every_guided_game
def test_every_kind_of_question_has_its_sentence_and_nothing_else_has(game: Game[Any]) -> None:
    told = {key.removeprefix("guide-") for key in keys_in(game.identity.folder / "guide" / "en.ftl")}
    assert told == kinds_of_questions(game)


@every_guided_game
def test_the_guide_speaks_at_every_question_that_is_met(game: Game[Any]) -> None:
    met: set[str] = set()
    for seed in range(MATCHES):
        luck = Random(seed)
        match = new_match(game, max(game.identity.fewest_seats, 3), seed, game.bots.options, quiet=True)
        words = words_for(match)
        for _ in range(ANSWERS):
            if not match.questions:
                break
            for question in match.questions:
                if question.about not in met:
                    sentence = guidance(match, question, words)
                    assert 20 <= len(sentence) <= MOST_LETTERS, (question.about, sentence)
                    met.add(question.about)
            question = match.questions[0]
            match.answer(question.seat, luck.choice(question.options))
    assert len(met) > len(kinds_of_questions(game)) / 3


@every_guided_game
def test_what_the_guide_says_needs_only_what_it_is_told(game: Game[Any]) -> None:
    match = new_match(game, max(game.identity.fewest_seats, 3), 1, quiet=True)
    question = match.questions[0]
    assert game.texts.guide is not None
    numbers = set(game.texts.guide(match.shown(question.seat), question, match.pack.content))
    for about in sorted(kinds_of_questions(game)):
        asked = values_in(game, "texts", f"question-{about}")
        assert values_in(game, "guide", f"guide-{about}") <= asked | numbers | {"seat"}, about
