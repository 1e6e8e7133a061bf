"""FS-17: what holds at every moment of every match, whatever the players do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from fairytable.engine.match import Match
from fairytable.engine.verbs import verb_of
from fairytable.games.fantastic_stories.content import COLOURS
from fairytable.games.fantastic_stories.verbs import VERBS
from fairytable.testing import clause
from tests.games.fantastic_stories.story import PRACTICE, situation

LONGEST = 150
ADVENTURES = ["temple", "forest", "treasure", "lair"]
ITEMS = ["lamp", "moon", "map", "sword"]
DOCKS = ["north_dock", "east_dock", "south_dock"]
PLACES = [*DOCKS * 3, *PRACTICE.content.spaces]
ACTIONS = ("walk", "ride", "tunnel", "fly", "complete")
EAGER = (*ACTIONS[1:], "yes", "call_ferry", "move_two", "reroll")

seeds = st.integers(0, 2**32)
numbers = st.integers(2, 6)
every_match = settings(max_examples=40, deadline=None, derandomize=True)


class Moment(NamedTuple):
    """A match just after an answer; `in_turn` is whose turn it was when the answer was given."""

    match: Match
    in_turn: str
    seat: str
    option: str

    @property
    def verb(self) -> str:
        return verb_of(self.option, VERBS).word


def moments(seed: int, seats: int, *, expert: bool) -> Iterator[Moment]:
    """A match from anywhere in the middle, between players who like the rarer choices."""
    luck = Random(seed)
    placed: dict[str, Any] = {}
    books: dict[str, str] = {}
    for seat in COLOURS[:seats]:
        tales = luck.sample(list(zip(ADVENTURES, ITEMS, strict=True)), 4)
        done, begun = tales[: luck.randrange(3)], tales[2:]
        books[seat] = " ".join(adventure for adventure, _ in done)
        outside = [space for tale in begun for space in tale][: luck.randrange(5)]
        outside += luck.choices(PLACES, k=luck.randrange(7 - len(done) - len(outside)))
        placed[seat] = {space: outside.count(space) for space in outside}
    match = situation(books=books, ferry=luck.choice(DOCKS), expert=expert, seed=seed, **placed)
    for _ in range(LONGEST):
        if match.is_over:
            return
        question = luck.choice(match.questions)
        rare = [option for option in question.options if verb_of(option, VERBS).word in EAGER]
        option = luck.choice(rare or question.options)
        if luck.random() < 0.4:
            option = question.default_answer if question.about == "castle_step" else luck.choice(question.options)
        in_turn = match.table.active.seat
        match.answer(question.seat, option)
        yield Moment(match, in_turn, question.seat, option)


@clause("FS-17.1", "FS-1.2")
@given(seed=seeds, seats=numbers, expert=st.booleans())
@every_match
def test_every_player_always_has_seven_pawns(seed: int, seats: int, *, expert: bool) -> None:
    for match, *_ in moments(seed, seats, expert=expert):
        for reader in match.table.readers:
            assert reader.reserve + sum(reader.pawns.values()) + len(reader.book) == 7
            assert reader.reserve >= 0
            assert all(count > 0 and space in PRACTICE.content.spaces for space, count in reader.pawns.items())


@clause("FS-17.2")
@given(seed=seeds, seats=numbers, expert=st.booleans())
@every_match
def test_nobody_is_ever_without_a_pawn_at_home_or_in_the_castle(seed: int, seats: int, *, expert: bool) -> None:
    for match, *_ in moments(seed, seats, expert=expert):
        for reader in match.table.readers:
            assert reader.reserve + reader.pawns.get("castle", 0) >= 1


@clause("FS-17.3", "FS-14.7")
@given(seed=seeds, seats=numbers, expert=st.booleans())
@every_match
def test_no_book_holds_more_than_three_pawns_or_two_on_one_space(seed: int, seats: int, *, expert: bool) -> None:
    for match, *_ in moments(seed, seats, expert=expert):
        for reader in match.table.readers:
            assert len(reader.book) <= 3
            assert len(set(reader.book)) == len(reader.book)
            assert set(reader.book) <= set(ADVENTURES)


@clause("FS-17.4", "FS-6.1", "FS-6.12")
@given(seed=seeds, seats=numbers, expert=st.booleans())
@every_match
def test_the_ferry_is_at_one_dock_and_moves_only_by_a_ride_or_the_bell(seed: int, seats: int, *, expert: bool) -> None:
    before = ""
    for moment in moments(seed, seats, expert=expert):
        ferry = moment.match.table.ferry
        assert ferry in DOCKS
        if before and ferry != before:
            assert moment.verb in ("ride", "call_ferry", "yes", "no")
        before = ferry


@clause("FS-17.5")
@given(seed=seeds, seats=numbers, expert=st.booleans())
@every_match
def test_as_many_dice_are_rolled_as_pawns_are_at_home_but_six_at_most(seed: int, seats: int, *, expert: bool) -> None:
    for moment in moments(seed, seats, expert=expert):
        if moment.verb == "castle":
            table = moment.match.table
            assert len(table.dice) == min(6, table.reader(moment.seat).reserve)
            assert all(1 <= die <= 6 for die in table.dice)


@clause("FS-17.6", "FS-2.6")
@given(seed=seeds, seats=numbers, expert=st.booleans())
@every_match
def test_in_the_turn_of_another_only_a_ride_agreed_to_moves_a_pawn(seed: int, seats: int, *, expert: bool) -> None:
    before: dict[str, Any] = {}
    agreed: set[str] = set()
    for moment in moments(seed, seats, expert=expert):
        readers = moment.match.table.readers
        now = {reader.seat: (dict(reader.pawns), reader.reserve, list(reader.book)) for reader in readers}
        if moment.verb == "yes":
            agreed.add(moment.seat)
        assert {seat for seat in before if before[seat] != now[seat]} <= {moment.in_turn, *agreed}
        if not moment.match.pending:
            agreed = set()
        before = now


@clause("FS-17.7", "FS-5.1", "FS-8.1")
@given(seed=seeds, seats=numbers)
@every_match
def test_a_turn_of_the_base_game_has_one_action_or_two_with_move_two(seed: int, seats: int) -> None:
    most, done = 1, 0
    for moment in moments(seed, seats, expert=False):
        if moment.verb == "castle":
            most, done = 1, 0
        elif moment.verb == "move_two":
            most = 2
        elif moment.verb in ACTIONS:
            done += 1
        assert done <= most


@clause("FS-18.3", "FS-18.6")
@given(seed=seeds, seats=numbers)
@every_match
def test_a_turn_of_the_expert_version_has_an_action_for_each_die_and_one_more_with_move_two(
    seed: int, seats: int
) -> None:
    most, done = 0, 0
    for moment in moments(seed, seats, expert=True):
        if moment.verb == "castle":
            most, done = len(moment.match.table.dice), 0
        elif moment.verb == "move_two":
            most += 1
        elif moment.verb in ACTIONS:
            done += 1
        assert done <= most


@clause("FS-7.3")
@given(seed=seeds, seats=numbers, expert=st.booleans())
@every_match
def test_nobody_uses_two_magics_in_a_turn(seed: int, seats: int, *, expert: bool) -> None:
    used = 0
    for moment in moments(seed, seats, expert=expert):
        if moment.verb in ("call_ferry", "reroll", "move_two", "tunnel", "fly"):
            used += 1
        assert used <= 1
        if moment.verb == "end":
            used = 0


@given(seed=seeds, seats=numbers, expert=st.booleans())
@every_match
def test_every_option_is_offered_once_and_no_refusal_is_about_it(seed: int, seats: int, *, expert: bool) -> None:
    for step, (match, *_) in enumerate(moments(seed, seats, expert=expert)):
        for question in match.questions:
            assert len(set(question.options)) == len(question.options)
            if step % 5 == 0:
                assert not set(question.refusals()) & set(question.options)
