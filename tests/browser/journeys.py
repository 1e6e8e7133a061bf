"""Matches of Hungarian Folktales whose heroes head for one field, for moments that matches of bots seldom bring."""

from __future__ import annotations

from functools import cache

from fairytable.engine.packs import load_pack
from fairytable.engine.questions import Question
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.board import Board
from fairytable.games.hungarian_folktales.content import Content
from fairytable.games.hungarian_folktales.verbs import ENTER, PASS, STRIDE, WALK, WALK_BY
from fairytable.matches import new_match
from tests.browser.records import Moment

SEATS = GAME.seats[:2]
LONGEST = 4000


@cache
def a_journey(kind: str, about: str, seed: int = 1) -> Moment:
    """The heroes walk towards the field of this kind until one is asked about this, with something to choose."""
    content: Content = load_pack(GAME).content
    goal = content.board.find(kind)[0]
    match = new_match(GAME, SEATS, seed)
    for moment in range(LONGEST):
        question = match.questions[0]
        if question.about == about and len(question.options) > 1:
            return Moment(match.record(), moment, question.seat, about, question.options, question.values)
        match.answer(question.seat, _towards(goal, content.board, question))
    raise AssertionError(f"nobody was asked about {about}")


def _towards(goal: str, board: Board, question: Question) -> str:
    far = board.distances[goal]
    walks = [
        (far[field], option)
        for option in question.options
        for verb, place in ((WALK, 0), (WALK_BY, 0), (STRIDE, 1))
        if option in verb
        for field in (verb.read(option)[place],)
    ]
    if walks:
        return min(walks)[1]
    if question.options[0] in ENTER and PASS() in question.options:
        return PASS()
    return question.options[-1 if question.about == "sorcerer" else 0]
