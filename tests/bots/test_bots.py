"""Bots answer legally, alike for equal luck, and from what their seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable import GAMES, Game, Match, new_match
from fairytable.bots import BOTS, LEVELS, Bot, Observation, SearchBot, UnknownBot, new_bot
from fairytable.engine.chance import Chance
from fairytable.engine.facts import Public
from fairytable.engine.questions import Question, ask
from fairytable.engine.table import Table
from tests.engine import decisions
from tests.engine.practice_games import a_game, a_little_match

ANSWERS = 50
THINKING = 12
"""Rollouts for each question: hard shall be legal here, not strong."""
KINDS = tuple(BOTS)


def a_bot(name: str, luck: int) -> Bot:
    return SearchBot(luck, iterations=THINKING) if BOTS[name] is SearchBot else new_bot(name, luck)


def test_every_level_has_a_bot() -> None:
    assert set(LEVELS) <= set(BOTS)
    assert isinstance(new_bot("hard"), SearchBot)


def answers_of(game: Game[Any], bot: str, luck: int) -> list[tuple[str, str]]:
    """What a bot says that plays for all seats, and is held to the options of each question."""
    match = new_match(game, game.identity.fewest_seats, seed="bots", options=game.bots.options, quiet=True)
    player = a_bot(bot, luck)
    while match.questions and len(match.answers) < ANSWERS:
        question = match.questions[0]
        option = player.choose(Observation(match, question.seat))
        assert option in question.options
        match.answer(question.seat, option)
    return match.answers


@pytest.mark.parametrize("bot", KINDS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_bots_choose_legal_options_and_with_equal_luck_the_same(game: Game[Any], bot: str) -> None:
    answers = answers_of(game, bot, luck=3)
    assert len(answers) >= ANSWERS
    assert answers_of(game, bot, luck=3) == answers


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_other_luck_makes_another_random_bot(game: Game[Any]) -> None:
    assert answers_of(game, "random", luck=3) != answers_of(game, "random", luck=4)


def test_an_unknown_bot_is_named_together_with_those_that_exist() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'clever'.*easy, medium, hard, random, greedy"):
        new_bot("clever")


def test_a_seat_that_is_not_asked_has_nothing_to_think_about() -> None:
    match = new_match("fantastic-stories", ["red", "blue"], seed=1, options={"start-player": "red"})
    with pytest.raises(ValueError, match="blue is not asked"):
        Observation(match, "blue")


class TrueTableTouched(Exception):
    """Somebody looked at the true table."""


class GuardedMatch(Match):
    """A match whose own table may be read only by the match itself, while it imagines or shows a view."""

    __slots__ = ("_guarded", "_open")

    _guarded: Any
    _open: bool

    @classmethod
    def around(cls, match: Match) -> GuardedMatch:
        guarded = cls.__new__(cls)
        guarded._open = True
        for name in Match.__slots__:
            if name != "table":
                setattr(guarded, name, getattr(match, name))
        guarded._guarded = match.table
        guarded._open = False
        return guarded

    @property
    def table(self) -> Any:
        if not self._open:
            raise TrueTableTouched
        return self._guarded

    def determinize(self, seat: str, luck: int) -> Match:
        self._open = True
        try:
            return super().determinize(seat, luck)
        finally:
            self._open = False

    def determinize_table(self, seat: str, luck: int) -> Any:
        self._open = True
        try:
            return super().determinize_table(seat, luck)
        finally:
            self._open = False


@pytest.mark.parametrize("bot", KINDS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_bot_never_touches_the_true_table(game: Game[Any], bot: str) -> None:
    match = new_match(game, game.identity.fewest_seats, seed="secrets", options=game.bots.options, quiet=True)
    player = a_bot(bot, luck=1)
    for _ in range(12):
        question = match.questions[0]
        guarded = GuardedMatch.around(match)
        match.answer(question.seat, player.choose(Observation(guarded, question.seat)))
    with pytest.raises(TrueTableTouched):
        _ = GuardedMatch.around(match).table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_greedy_bot_decides_alike_whatever_luck_lies_ahead(game: Game[Any]) -> None:
    """If a bot could see the dice and cards to come, another future would change its mind now and then."""
    match = new_match(game, game.identity.fewest_seats, seed="futures", options=game.bots.options, quiet=True)
    for number in range(12):
        question = match.questions[0]
        choices = set()
        for luck in range(3):
            twin = match.copy()
            twin_table: Table = twin.table
            twin_table.chance = Chance(luck)
            choices.add(new_bot("greedy", number).choose(Observation(twin, question.seat)))
        assert len(choices) == 1
        match.answer(question.seat, choices.pop())


class Shelf(Table, kw_only=True):
    taken: Public[int] = 0


def a_shelf(**parts: Any) -> Match:
    """A hundred things to take; the higher the number, the better."""

    async def scene(table: Shelf) -> None:
        options = tuple(f"take {number}" for number in range(100))
        table.taken = int((await ask(decisions.Take("red"), options, "LG-1.1")).split()[1])

    game = a_game(Shelf, scene, lambda table: table.taken > 0, heuristic=lambda table, _: float(table.taken), **parts)
    return a_little_match(game)


def test_the_greedy_bot_looks_only_at_what_is_worth_trying() -> None:
    few = ("take 7", "take 9", "take 8")
    assert new_bot("greedy").choose(Observation(a_shelf(), "red")) == "take 99"
    assert new_bot("greedy").choose(Observation(a_shelf(worth_trying=lambda _table, _question: few), "red")) == "take 9"
    only = a_shelf(worth_trying=lambda _table, _question: few[:1])
    assert new_bot("greedy").choose(Observation(only, "red")) == "take 7"


def test_what_is_worth_trying_is_judged_from_what_the_seat_may_know() -> None:
    seen: list[Table] = []

    def worth_trying(table: Table, question: Question) -> tuple[str, ...]:
        seen.append(table)
        return question.options[-2:]

    match = a_shelf(worth_trying=worth_trying)
    new_bot("greedy").choose(Observation(match, "red"))
    assert seen
    assert all(table is not match.table for table in seen)
