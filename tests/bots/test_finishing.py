"""Whoever can win does so: a match that is won is worth more to every bot than any that goes on, a lost one less."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from fairytable import GAMES, Game, Match, new_match
from fairytable.bots import LEVELS, Observation, new_bot
from fairytable.bots.easy_bot import MOST_SEEN
from fairytable.engine.questions import Question
from fairytable.engine.search_settings import Heuristic
from fairytable.engine.worth import beside_victory
from fairytable.games import find_game

MATCHES = 3
EVERY = 7
"""Of the questions of a match, so many are passed over before the next table is looked at."""
MATCHES_WITH_WINS = {
    "grimm-forest": 9,
    "hungarian-folktales": 5,
    "dice-upon-a-time": 6,
    "threetale": 6,
}
"""So many matches end with a few questions at which somebody can win at once. In Fantastic Stories nobody can: whoever
has the third adventure waits for the end of the round (see the tests of its reckoning)."""
LEAST_FOUND = 2

SETTINGS: dict[str, tuple[dict[str, object], ...]] = {
    "dice-upon-a-time": ({}, {"mode": "coop"}),
    "hungarian-folktales": ({}, {"turn-limit": "20"}),
    "grimm-forest": ({}, {"round-limit": "5"}),
}
"""Matches that end in another way are sampled, too."""


def heuristics_of(game: Game[Any]) -> Iterator[Heuristic]:
    """All by which bots judge tables of this game."""
    yield game.bots.heuristic
    for search in (game.bots.search, game.bots.search.closely):
        if search and search.rollout_heuristic:
            yield search.rollout_heuristic


@cache
def sampled(slug: str) -> list[list[Match]]:
    """For each setting, tables of matches in which one bot plays well and the others take whatever comes."""
    game = find_game(slug)
    found = []
    for options in SETTINGS.get(slug, ({},)):
        tables = []
        for number in range(MATCHES):
            chosen = {**game.bots.options, **options}
            match = new_match(game, game.identity.fewest_seats, f"won {number}", chosen, quiet=True)
            others = ("random", "greedy", "easy")[number % 3]
            kinds = {seat: others if place else "greedy" for place, seat in enumerate(match.seats)}
            players = {seat: new_bot(kind, number) for seat, kind in kinds.items()}
            while match.questions:
                if len(match.answers) % EVERY == 0:
                    tables.append(match.copy())
                question = match.questions[0]
                match.answer(question.seat, players[question.seat].choose(Observation(match, question.seat)))
            tables.append(match)
        found.append(tables)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_won_is_worth_more_than_anything_that_goes_on_and_lost_less(game: Game[Any]) -> None:
    for matches in sampled(game.slug):
        for heuristic in heuristics_of(game):
            won, lost, unfinished = [], [], []
            for match in matches:
                for seat in match.seats:
                    if match.result is None:
                        unfinished.append(heuristic(match.table, seat))
                    elif match.result.share_of(seat) == 1:
                        won.append(heuristic(match.table, seat))
                    elif not match.result.share_of(seat):
                        lost.append(heuristic(match.table, seat))
            assert won or lost
            assert not won or min(won) > max(unfinished)
            assert not lost or max(lost) < min(unfinished)


LAST_ANSWERS = 4
WORLDS = 3


def wins_in_one(game: Game[Any], matches: int) -> Iterator[tuple[Match, set[str]]]:
    """Questions near the end of matches of greedy bots, and the options that win at once, whatever the seat cannot
    know; there are others that do not."""
    for number in range(matches):
        match = new_match(game, game.identity.fewest_seats, f"win {number}", game.bots.options, quiet=True)
        players = {seat: new_bot("greedy", number) for seat in match.seats}
        last: deque[Match] = deque(maxlen=LAST_ANSWERS)
        while match.questions:
            last.append(match.copy())
            question = match.questions[0]
            match.answer(question.seat, players[question.seat].choose(Observation(match, question.seat)))
        for earlier in last:
            question = earlier.questions[0]
            worlds = [earlier.determinize(question.seat, luck) for luck in range(WORLDS)]
            winning = {option for option in question.options if all(wins(world, question, option) for world in worlds)}
            if winning and len(winning) < len(question.options):
                yield earlier, winning


def wins(world: Match, question: Question, option: str) -> bool:
    twin = world.copy()
    twin.answer(question.seat, option)
    return twin.result is not None and twin.result.share_of(question.seat) == 1


def played_on(match: Match, level: str, seat: str) -> Match:
    players = {other: new_bot(level if other == seat else "greedy", 1) for other in match.seats}
    while match.questions:
        question = match.questions[0]
        match.answer(question.seat, players[question.seat].choose(Observation(match, question.seat)))
    return match


@pytest.mark.parametrize("slug", MATCHES_WITH_WINS)
def test_every_level_takes_a_win_in_one(slug: str) -> None:
    """At once, or in the same round with more points. What easy does not see among many options, it cannot take."""
    game, found = find_game(slug), 0
    for match, winning in wins_in_one(game, MATCHES_WITH_WINS[slug]):
        question = match.questions[0]
        found += 1
        for level in LEVELS:
            if level != "easy" or len(question.options) <= MOST_SEEN:
                end = played_on(match.copy(), level, question.seat)
                assert end.result is not None
                assert question.seat in end.result.winners, (level, question, winning)
                assert game.rules.rounds(end.table) == game.rules.rounds(match.table), (level, question, winning)
    assert found >= LEAST_FOUND


@pytest.mark.parametrize("worth", [-1e6, -80.0, -3.0, 0.0, 3.0, 80.0, 1e6])
def test_no_lead_is_as_good_as_to_have_won(worth: float) -> None:
    lost, goes_on, won = (beside_victory(worth, 50.0, share) for share in (0.0, None, 1.0))
    assert lost < goes_on < won or abs(worth) == 1e6
    assert lost <= -50.0 <= goes_on <= 50.0 <= won
    assert beside_victory(worth, 50.0, 0.5) == pytest.approx(0.1 * goes_on)


def test_more_is_better_however_far_one_is_ahead_and_also_in_the_end() -> None:
    for share in (None, 0.0, 1.0):
        worths = [beside_victory(float(worth), 50.0, share) for worth in range(-200, 201, 5)]
        assert worths == sorted(set(worths))
    assert beside_victory(12.0, 50.0) == 12.0
