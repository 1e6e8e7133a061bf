"""A game that tells its matches as a tale has words that fit whatever happened."""

from __future__ import annotations

from itertools import count, islice, takewhile
from typing import Any

import pytest

from fairytable import load_match
from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.engine.storyteller import tell_tale
from fairytable.engine.words import Words
from fairytable.games import GAMES
from fairytable.lab.simulate import play_match
from tests.matches.record import read_records

FACTS = {"seats": ["red", "blue"], "winners": ["red"], "others": ["blue"], "next": ["blue"], "rounds": 7}
TELLERS = [game for game in GAMES if game.texts.tale]
ENDINGS = ("won", "lost", "one", "close", "shared", "none")
SHORTEST = 200
"""Letters: less is no tale."""


def words_of(game: Game[Any]) -> Words:
    return Words(game, "en", game.texts.names(load_pack(game).content, "en"))


def ways_of(words: Words, key: str) -> list[str]:
    return list(takewhile(words.has, (f"{key}-{number}" for number in count(1))))


def a_finished_match(game: Game[Any]) -> Match:
    """The longest of the first few recorded matches that came to their end."""
    matches = (load_match(record) for record in read_records(game))
    return max(islice((match for match in matches if match.is_over), 3), key=lambda match: len(match.answers))


@pytest.mark.parametrize("game", TELLERS, ids=lambda game: game.slug)
def test_every_beat_can_be_told_with_what_its_event_tells(game: Game[Any]) -> None:
    words = words_of(game)
    assert game.texts.tale is not None
    for beat in game.texts.tale.beats:
        event = game.declared_events[beat.event.removesuffix("-unseen")]
        hidden = event.secrets() if beat.event.endswith("-unseen") else frozenset()
        values = dict.fromkeys(set(event.__struct_fields__) - hidden, 2) | {"seat": "red"}
        lists = {f"{name}-count": 2 for name in values} | {f"{name}-id": "wood" for name in values}
        ways = ways_of(words, f"tale-{beat.key}")
        assert ways, beat.key
        for way in ways:
            assert not words.say(way, **values, **lists).endswith("."), way
    for ending in ("opening", "ending", *(f"ending-{kind}" for kind in ENDINGS)):
        for way in ways_of(words, f"tale-{ending}"):
            assert words.say(f"{way}", **FACTS).endswith((".", "!")), way
    assert len(ways_of(words, "tale-opening")) > 1
    assert ways_of(words, "tale-ending")


@pytest.mark.parametrize("game", TELLERS, ids=lambda game: game.slug)
def test_the_tale_of_a_match_is_long_enough_and_always_the_same(game: Game[Any]) -> None:
    match = a_finished_match(game)
    tale = tell_tale(match, words_of(game))
    assert len(tale.paragraph) > SHORTEST
    assert tale == tell_tale(match, words_of(game))
    sentences = [sentence for sentence in tale.paragraph.split(". ") if len(sentence) > 12]
    assert len(set(sentences)) == len(sentences), "nothing is said twice"
    moments = [turn.moment for turn in tale.turns]
    assert moments == sorted(moments)
    assert all(0 < moment <= len(match.answers) for moment in moments)
    assert all(turn.seat in match.seats for turn in tale.turns)


@pytest.mark.parametrize("game", TELLERS, ids=lambda game: game.slug)
def test_what_decided_the_match_is_told_whatever_else_happened(game: Game[Any]) -> None:
    assert game.texts.tale is not None
    steps = {beat.event for beat in game.texts.tale.beats if beat.forward is not None}
    for record in islice(read_records(game), 6):
        match = load_match(record)
        if match.result is None or match.result.is_of_one_side:
            continue
        winners = match.result.winners
        last = [told.moment for told in match.events_for(None) if told.key in steps and told.values["seat"] in winners]
        turns = tell_tale(match, words_of(game)).turns
        assert not last or last[-1] in {turn.moment for turn in turns}


def test_what_happens_again_and_again_is_told_only_in_other_words() -> None:
    record = play_match("dice-upon-a-time", ("red", "blue", "green"), seed=4, bots="random").record()
    match = load_match(record)
    assert sum(told.key == "exchanged" for told in match.events_for(None)) > 2
    tale = tell_tale(match, words_of(match.game)).paragraph
    assert tale.count("made a bargain") == 1
