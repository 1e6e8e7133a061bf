"""Matches that bots have played, for people to go on from or to play once more."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.engine.records import Record
from fairytable.engine.words import Words
from fairytable.games import GAMES, find_game
from fairytable.lab.simulate import play_match
from tests.server.people import a_person, a_room
from tests.server.serving import Served

SLUGS = [game.slug for game in GAMES if game.page is not None]
"""The games that have a board of their own."""
IN_WORDS = [game.slug for game in GAMES if game.page is None]
"""The games whose table is told in words."""


SHORT = {"threetale": {"mode": "tutorial"}}
"""Options that make a match short enough to be played by hand."""


@cache
def a_record(slug: str, seed: int = 1) -> Record:
    """A whole match of the first two seats, or of as many as the game must have."""
    game = find_game(slug)
    seats = game.seats[: max(2, game.fewest_seats)]
    return play_match(slug, seats, seed=seed, bots="greedy", options=SHORT.get(slug)).record()


@cache
def a_short_record(slug: str) -> Record:
    """The shortest of a few whole matches."""
    return min((a_record(slug, seed) for seed in range(8)), key=lambda record: len(record.answers))


@cache
def first_moment(slug: str, about: str) -> int:
    """How many answers the record has before somebody is asked about this."""
    record, game = a_record(slug), find_game(slug)
    match = Match(game, load_pack(game), tuple(record.seats), record.seed, record.options)
    for moment, (seat, option) in enumerate(record.given_answers()):
        question = match.question_for(seat)
        if question is not None and question.about == about:
            return moment
        match.answer(seat, option)
    raise AssertionError(f"nobody is ever asked about {about}")


class Moment(NamedTuple):
    """When somebody is asked: so many answers of the record have been given."""

    record: Record
    answers: int
    seat: str
    options: tuple[str, ...]


@cache
def widest_moments(slug: str, matches: int = 100) -> dict[str, Moment]:
    """Of everything that somebody may be asked about, the question with the most options in these random matches."""
    game = find_game(slug)
    pack = load_pack(game)
    widest: dict[str, Moment] = {}
    for seed in range(matches):
        record = play_match(slug, game.seats[:4], seed=seed).record()
        match = Match(game, pack, tuple(record.seats), record.seed, record.options)
        for answers, (seat, option) in enumerate(record.given_answers()):
            question = match.question_for(seat)
            assert question is not None
            if question.about not in widest or len(question.options) > len(widest[question.about].options):
                widest[question.about] = Moment(record, answers, seat, question.options)
            match.answer(seat, option)
    return widest


@cache
def words_of(slug: str, option: str) -> str:
    """An option as its button says it."""
    game = find_game(slug)
    names = game.content_names(load_pack(game).content, "en")
    return Words(game, "en", names).option(option)


def a_table_from(server: Served, record: Record, answers: int) -> tuple[str, dict[str, str]]:
    """A table that goes on from a point of a record: the room, and the key of every seat, all of them open."""
    raw = msgspec.to_builtins(record)
    made = a_room(server, a_person(server), record.game, record.seats, record=raw, answers=answers)
    keys: dict[str, str] = made["seat_keys"]
    return made["room"], keys
