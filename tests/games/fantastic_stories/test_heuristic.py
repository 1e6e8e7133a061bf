"""What bots think of a table, and what they make of it."""

from __future__ import annotations

import pytest

from fairytable.bots import Observation, new_bot
from fairytable.engine.match import Match
from fairytable.games.fantastic_stories.bots.heuristic import heuristic, position_of
from fairytable.games.fantastic_stories.bots.plans import plan, turns_when_followed
from fairytable.games.fantastic_stories.content import Board
from fairytable.games.fantastic_stories.table import StoryTable
from fairytable.lab import play_match
from fairytable.matches import new_match
from fairytable.testing import arranged
from tests.games.fantastic_stories.story import PRACTICE, practice_match, situation

QUEST = next(iter(PRACTICE.content.quests.values()))


def choice(match: Match, luck: int = 1) -> str:
    """What the greedy bot answers."""
    return new_bot("greedy", luck).choose(Observation(match, match.questions[0].seat))


def turns_of(match: Match, seat: str) -> float:
    return plan(position_of(match.table, match.table.reader(seat))).turns


@pytest.mark.parametrize("expert", [False, True])
def test_the_greedy_bot_completes_an_adventure_when_it_can(expert: bool) -> None:
    match = situation(dice=[QUEST.die, QUEST.die], expert=expert, red={QUEST.space: 1, QUEST.item: 1})
    match.answer("red", match.questions[0].default_answer)
    assert QUEST.option in match.questions[0].options
    assert choice(match) == QUEST.option


def test_the_greedy_bot_keeps_all_dice_for_the_roll_that_decides() -> None:
    others = [space for space in PRACTICE.content.quests if space != QUEST.space]
    match = situation(red={QUEST.space: 1, QUEST.item: 1}, books={"red": " ".join(others[:2])})
    assert choice(match) == "castle 0"


def test_those_who_stand_alike_have_equal_chances() -> None:
    match = practice_match(4)
    chances = [heuristic(match.table, reader.seat) for reader in match.table.readers[1:]]
    assert chances[0] == chances[1] == chances[2]
    assert 0.2 < chances[0] < 0.3


def test_a_completed_adventure_is_worth_more_than_a_pawn_that_stands_ready_for_it() -> None:
    ready = situation(red={"castle": 1}, blue={QUEST.space: 1, QUEST.item: 1})
    done = situation(red={"castle": 1}, blue={QUEST.item: 1}, books={"blue": QUEST.space})
    assert heuristic(done.table, "blue") > heuristic(ready.table, "blue")
    assert heuristic(done.table, "red") < heuristic(ready.table, "red")


def test_a_finished_match_is_worth_the_part_of_the_victory() -> None:
    match = play_match("fantastic-stories", 2, seed=3, bots="random", options={"round-limit": 30})
    assert match.result is not None
    assert [heuristic(match.table, seat) for seat in match.seats] == [
        match.result.share_of(seat) for seat in match.seats
    ]


def test_no_place_for_a_second_pawn_is_better_than_the_adventure_itself() -> None:
    turns = {
        space: turns_of(situation(red={"castle": 1}, blue={space: 1, QUEST.item: 1}), "blue")
        for space in PRACTICE.content.spaces
        if space != QUEST.item
    }
    assert turns[QUEST.space] == min(turns.values()) < turns["castle"]


def test_a_pawn_less_at_home_costs_turns() -> None:
    """Six pawns on a space where one would do: the others are only dice that are missing."""
    one, six = (situation(red={"castle": 1}, blue={QUEST.item: count}) for count in (1, 6))
    assert turns_of(one, "blue") < turns_of(six, "blue")


def test_dice_are_never_worse_than_no_dice() -> None:
    """Nobody has to follow a plan. A bot that forgot it would rather keep no dice at all, for ever."""
    rolls = [(1, 1), (2, 5), (3, 4, 6), (1, 2, 3, 4, 5, 6)]
    for seed in range(3):
        match = play_match("fantastic-stories", 2, seed, "random", {"expert": True, "round-limit": 30})
        for reader in match.table.readers:
            position = position_of(match.table, reader)
            for roll in rolls:
                turns = turns_when_followed(position, roll, min(1, position.home), "")
                assert turns <= plan(position).turns


def test_two_pawns_at_the_ferry_do_not_wait_for_each_other() -> None:
    """If both counted on the same ferry, the plan would look worse after either had left, and nobody would ride."""
    match = new_match("fantastic-stories", 2, seed=1, options={"ferry-start": "castle_dock"})

    def arrange(table: StoryTable) -> None:
        for reader in table.readers:
            reader.pawns, reader.reserve = {"castle_dock": 2, "sword": 1}, 4
        table.ferry = "castle_dock"

    arranged(match, arrange, dice=[number_to_the_north_east(match.pack.content)] * 4)
    match.answer(match.questions[0].seat, "castle 0")
    assert choice(match).startswith("ride castle_dock north_east_dock")


def number_to_the_north_east(board: Board) -> int:
    return next(move.die for move in board.moves.values() if move.kind == "ride" and move.end == "north_east_dock")
