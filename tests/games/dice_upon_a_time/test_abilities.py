"""What Magic Items and Characters offer is what nothing speaks against, in recorded matches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.engine.questions import Question
from fairytable.games.dice_upon_a_time import GAME, questions
from fairytable.games.dice_upon_a_time.magic_items import CursedRing
from fairytable.games.dice_upon_a_time.moments import (
    BOUNDARY,
    CHARACTERS,
    INSTEAD,
    MAGIC,
    RIDING,
    TURN,
    Occasion,
    used_by,
)
from fairytable.games.dice_upon_a_time.table import DiceTable
from fairytable.games.dice_upon_a_time.verbs import PLACE_WITH
from tests.matches.record import read_records

LINES = range(1, 101, 3)
MOMENTS = {TURN: (INSTEAD, TURN, BOUNDARY), questions.Steed.about: (RIDING,)}


def questions_of(line: int) -> Iterator[tuple[DiceTable, Question]]:
    played = Match.from_record(GAME, load_pack(GAME), read_records(GAME)[line - 1])
    match = Match(GAME, played.pack, played.seats, played.seed, played.options, branches=played.branches)
    for number, answer in enumerate(played.answers):
        if number == len(match.answers):
            yield from [(match.table, question) for question in match.questions]
            match.answer_again([answer], played.branches)


@pytest.fixture(scope="module")
def asked() -> list[tuple[str, set[str], set[str]]]:
    """Of everything at hand: what it is, what it offers in its quickest way, and what nothing speaks against."""
    found = []
    for line in LINES:
        for table, question in questions_of(line):
            occasion, about = Occasion.of(table, question), question.about
            for moment in MOMENTS.get(about, (about,)):
                for item in MAGIC.at(moment):
                    if item.card in occasion.you.magic.cards and not isinstance(item, CursedRing):
                        fine = {
                            one for one in item.plays(table, occasion) if not item.why_not(table, occasion, moment, one)
                        }
                        found.append((item.card, set(item.playable(table, occasion, moment)), fine))
                for ability in CHARACTERS.at(moment):
                    if table.has_ability(occasion.you, ability.character):
                        hand = ability.at_hand(table, occasion)
                        fine = {one for one in hand if not ability.why_not(table, occasion, moment, one)}
                        found.append((ability.character, set(ability.usable(table, occasion, moment)), fine))
            if about == TURN:
                for mean in (*MAGIC, *CHARACTERS):
                    if mean.verb is PLACE_WITH:
                        hand = mean.expected(table, occasion, TURN)
                        fine = {one for one in hand if not mean.why_not(table, occasion, TURN, one)}
                        placed = [one for one in question.options if one in PLACE_WITH]
                        offered = {one for one in placed if PLACE_WITH.read(one)[0] == mean.thing}
                        found.append((mean.thing, offered, fine))
    return found


def test_what_is_offered_is_what_nothing_speaks_against(asked: list[tuple[str, set[str], set[str]]]) -> None:
    """Some find their options in a quicker way than by asking of each what speaks against it."""
    assert [(name, offered ^ fine) for name, offered, fine in asked if offered != fine] == []


def test_the_matches_are_about_most_of_them(asked: list[tuple[str, set[str], set[str]]]) -> None:
    assert len({name for name, offered, _ in asked if offered}) >= 18


def test_an_answer_that_nothing_offers_is_an_error() -> None:
    with pytest.raises(LookupError, match="no Magic Item and no Character offers 'sing'"):
        used_by("sing")


def test_a_magic_item_is_declared_once_for_all_its_moments() -> None:
    """Starwort and the Cursed Ring answer at four and three moments."""
    cards = [item.card for item in MAGIC if not item.also]
    assert len(cards) == len(set(cards))
    assert {item.card: len(item.moments) for item in MAGIC if len(item.moments) > 1} == {
        "starwort": 4,
        "golden_ball": 2,
        "cursed_ring": 3,
    }


def test_both_ways_to_the_gain_are_one_window() -> None:
    assert [item.card for item in MAGIC.at(questions.Increase.about)] == [
        "wishing_table",
        "hazel_branch",
        "wishing_table",
    ]
