"""What holds at every moment of every match, whatever the players do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from fairytable.engine.match import Match
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.agenda import (
    FinishRoll,
    FirstMagic,
    FirstQuest,
    OpenChapter,
    RevealEvent,
    SetUp,
    SnakeResult,
)
from fairytable.games.dice_upon_a_time.content import SPIRITS
from fairytable.games.dice_upon_a_time.table import is_snake_die
from fairytable.matches import new_match
from fairytable.testing import clause

LONGEST = 250
BEFORE_THE_EVENT = (SetUp, FirstQuest, FirstMagic, OpenChapter, SnakeResult, FinishRoll, RevealEvent)
IDLE = ("pass", "end", "decline", "exchange")
seeds = st.integers(0, 2**32)
numbers = st.integers(2, 5)
modes = st.sampled_from(({}, {"mode": "coop"}, {"cards": "beginner", "abilities": "on"}, {"length": "extra-long"}))
every_match = settings(max_examples=20, deadline=None, derandomize=True)


def moments(seed: int, seats: int, mode: dict[str, str]) -> Iterator[Match]:
    """A match between players who pass seldom and like to do things."""
    luck = Random(seed)
    match = new_match(GAME, seats, seed, mode)
    for _ in range(LONGEST):
        if match.is_over:
            return
        question = luck.choice(match.questions)
        eager = [option for option in question.options if option.split(" ")[0] not in IDLE]
        match.answer(question.seat, luck.choice(eager or list(question.options)))
        yield match


@clause("DT-4.13", "DT-4.15", "DT-13.3")
@given(seed=seeds, seats=numbers, mode=modes)
@every_match
def test_every_die_is_always_in_one_place(seed: int, seats: int, mode: dict[str, str]) -> None:
    for match in moments(seed, seats, mode):
        table = match.table
        if not table.event and table.phase in BEFORE_THE_EVENT:
            continue
        for one in table.adventurers:
            dice = [*one.pool, *one.spent, *(die for _, die in table.dice_on_board(one.seat))]
            kinds = sorted(table.content.kind_of[die] for die in dice if not is_snake_die(die))
            if table.chapter:
                assert kinds == sorted(table.content.dice)
        everywhere = [die for one in table.adventurers for die in one.pool if is_snake_die(die)]
        everywhere += [die for one in table.seats for _, die in table.dice_on_board(one) if is_snake_die(die)]
        assert len(everywhere) <= 1


@clause("DT-4.5", "DT-12.8", "DT-12.22")
@given(seed=seeds, seats=numbers)
@every_match
def test_no_stack_is_higher_than_all_that_raises_it(seed: int, seats: int) -> None:
    for match in moments(seed, seats, {}):
        base = 2 if seats == 2 else 3
        for socket, stack in match.table.sockets.items():
            assert stack
            spirit = match.table.content.spirits.get(socket)
            most = spirit.sockets if spirit and not spirit.stacks else base + 1 + 2
            assert len(stack) <= most
            assert socket in match.table.content.routes or socket in SPIRITS


@clause("DT-9.2", "DT-15.4", "DT-6.10")
@given(seed=seeds, seats=numbers, mode=modes)
@every_match
def test_nobody_has_less_than_nothing_or_too_many_quests(seed: int, seats: int, mode: dict[str, str]) -> None:
    for match in moments(seed, seats, mode):
        for one in match.table.adventurers:
            assert min(one.tokens.values()) >= 0
            assert one.rabbits >= 0
            assert one.thumblings >= 0
            assert one.at in match.table.content.fields
            assert set(one.fetched) <= set(one.quests) | set(match.table.open_quests)
            if match.questions[:1] and match.questions[0].about == "turn":
                assert len(one.quests) <= 4


@clause("DT-16.34", "DT-16.1")
@given(seed=seeds, seats=numbers)
@every_match
def test_what_a_seat_knows_is_the_same_in_everything_it_can_imagine(seed: int, seats: int) -> None:
    for step, match in enumerate(moments(seed, seats, {})):
        if step % 11 == 0 and match.questions:
            seat = match.questions[0].seat
            other = match.determinize(seat, seed + step)
            assert other.view(seat) == match.view(seat)
            assert GAME.rules.count_components(other.table) == GAME.rules.count_components(match.table)
