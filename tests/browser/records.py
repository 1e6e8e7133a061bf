"""Matches that bots have played, for people to go on from or to play once more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

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


SHORT = {"threetale": {"mode": "tutorial"}}
"""Options that make a match short enough to be played by hand."""


@cache
def a_record(slug: str, seed: int = 1) -> Record:
    """A whole match of the first two seats, or of as many as the game must have."""
    game = find_game(slug)
    seats = game.seats[: max(2, game.identity.fewest_seats)]
    return play_match(slug, seats, seed=seed, bots="greedy", options=SHORT.get(slug)).record()


SHORTER = {"dice-upon-a-time": {"length": "short", "cards": "beginner"}}
"""Options that make a match short enough to be played by hand, and without windows, which close by themselves."""


@cache
def a_short_record(slug: str) -> Record:
    """The shortest of a few whole matches."""
    game = find_game(slug)
    options, seats = SHORTER.get(slug, SHORT.get(slug, {})), game.seats[: max(2, game.identity.fewest_seats)]
    few = [play_match(slug, seats, seed=seed, bots="greedy", options=options).record() for seed in range(8)]
    return min(few, key=lambda record: len(record.answers))


class Moment(NamedTuple):
    """When somebody is asked: so many answers of the record have been given; if it goes on, this one comes next."""

    record: Record
    answers: int
    seat: str
    about: str
    options: tuple[str, ...]
    values: Mapping[str, Any]
    answer: str = ""


def choices_of(record: Record) -> Iterator[Moment]:
    """Every choice that the record tells of. Those who could only pass in a window were not asked."""
    game = find_game(record.game)
    match = Match(game, load_pack(game), tuple(record.seats), record.seed, record.options)
    given = list(record.given_answers())
    while match.questions:
        question, settled = match.questions[0], len(match.answers)
        answer = next(option for seat, option in given[settled:] if seat == question.seat)
        yield Moment(record, settled, question.seat, question.about, question.options, question.values, answer)
        match.answer(question.seat, answer)


@cache
def first_moment(slug: str, about: str) -> Moment:
    """When somebody is asked about this for the first time."""
    return next(moment for moment in choices_of(a_record(slug)) if moment.about == about)


@cache
def widest_moments(slug: str, matches: int = 60) -> dict[str, Moment]:
    """Of everything that somebody may be asked about, the question with the most options in these random matches."""
    widest: dict[str, Moment] = {}
    for seed in range(matches):
        for moment in choices_of(play_match(slug, find_game(slug).seats[:4], seed=seed).record()):
            if moment.about not in widest or len(moment.options) > len(widest[moment.about].options):
                widest[moment.about] = moment
    return widest


@cache
def words_of(slug: str, option: str) -> str:
    """An option as its button says it."""
    game = find_game(slug)
    names = game.texts.names(load_pack(game).content, "en")
    return Words(game, "en", names).option(option)


def words_at(moment: Moment) -> set[str]:
    """The options of a moment as their buttons say them."""
    match = _match_at(moment.record, moment.answers)
    words, question = _words_in(match), match.question_for(moment.seat)
    return {words.option(option, question) for option in moment.options}


def words_of_option(moment: Moment) -> str:
    """The last option of a moment as its button says it."""
    match = _match_at(moment.record, moment.answers)
    return _words_in(match).option(moment.options[-1], match.question_for(moment.seat))


def words_of_answer(record: Record, number: int) -> str:
    """The answer with this number, from 0 on, as a replay tells it."""
    match = _match_at(record, number)
    seat, option = list(record.given_answers())[number]
    return _words_in(match).option(option, match.question_for(seat))


def _match_at(record: Record, answers: int) -> Match:
    """The match when so many answers had been given."""
    game = find_game(record.game)
    match = Match(game, load_pack(game), tuple(record.seats), record.seed, record.options)
    for moment in choices_of(record):
        if moment.answers >= answers:
            break
        match.answer(moment.seat, moment.answer)
    return match


def told_answers(record: Record) -> Iterator[tuple[str, str]]:
    """Who answers, and what the button says, from the first answer to the last."""
    game = find_game(record.game)
    match = Match(game, load_pack(game), tuple(record.seats), record.seed, record.options)
    words = _words_in(match)
    for moment in choices_of(record):
        yield moment.seat, words.option(moment.answer, match.question_for(moment.seat))
        match.answer(moment.seat, moment.answer)


def _words_in(match: Match) -> Words:
    """Words with the names that the places of a match have, if its map is made in play."""
    words = Words(match.game, "en", match.game.texts.names(match.pack.content, "en"))
    words.name_place = lambda part, place: match.name_place(words, part, place)
    return words


def a_table_from(server: Served, record: Record, answers: int) -> tuple[str, dict[str, str]]:
    """A table that goes on from a point of a record: the room, and the key of every seat, all of them open."""
    raw = msgspec.to_builtins(record)
    made = a_room(server, a_person(server), record.game, record.seats, record=raw, answers=answers)
    keys: dict[str, str] = made["seat_keys"]
    return made["room"], keys
