"""The matches of a run: the same rows whoever plays them, bots that take turns, and what is counted in them."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from fairytable.games import find_game
from fairytable.lab.counting import Row, count_match
from fairytable.lab.playing import count_matches
from fairytable.lab.runs import Run, new_run, pack_of, replay
from fairytable.lab.thinking import Kind, seconds_for, time_to_think
from fairytable.lab.workers import worker_processes

GAME = find_game("fantastic-stories")
SHORT = {"round-limit": "30"}


def rows_of(run: Run, number: int = 0) -> list[Row]:
    return count_match(GAME, pack_of(GAME, run), run, number)


def test_any_executor_gives_the_same_rows_in_the_same_order() -> None:
    run = new_run(GAME, 3, bots="random", options=SHORT)
    alone = list(count_matches(GAME, run, range(10)))
    assert [number for number, _ in alone] == list(range(10))
    with ThreadPoolExecutor(3) as executor:
        assert list(count_matches(GAME, run, range(10), executor)) == alone
    with worker_processes(2) as executor:
        assert list(count_matches(GAME, run, range(10), executor)) == alone


def test_looking_into_choices_does_not_change_a_match() -> None:
    run = new_run(GAME, 2, bots="greedy", options=SHORT)
    (looked_into,) = [row for row in rows_of(run, 16) if row.row == "match"]
    assert looked_into.times == len(replay(run, 16).answers)


def test_bots_take_the_seats_in_turn() -> None:
    run = new_run(GAME, 3, bots=("greedy", "random"))
    assert [run.bots_of(number) for number in (0, 1)] == [
        ("greedy", "random", "greedy"),
        ("random", "greedy", "random"),
    ]
    seats = [row for row in rows_of(new_run(GAME, 2, bots=("greedy", "random"), options=SHORT), 1) if row.row == "seat"]
    assert [(row.seat, row.sort) for row in seats] == [("red", "random"), ("blue", "greedy")]


def test_rows_say_what_happened() -> None:
    run = new_run(GAME, 2, seed=3, bots="greedy", options=SHORT)
    rows, match = rows_of(run), replay(run, 0)
    events = Counter((event.clause, event.key) for event in match.events or [])
    assert {(row.sort, row.name): row.times for row in rows if row.row == "event"} == events
    completed = Counter(
        (event.values["seat"], event.values["adventure"]) for event in match.events or () if event.key == "completed"
    )
    counted = {(row.seat, row.name): row.used for row in rows if row.row == "thing" and row.sort == "adventure"}
    assert counted == completed
    questions = sum(row.times or 0 for row in rows if row.row == "question")
    assert questions == len(match.answers)
    measures = {row.name: row.amount for row in rows if row.row == "measure"}
    assert measures["rounds"] == match.table.round
    assert measures["rides"] == sum(event.key == "ride" for event in match.events or ())
    places = {row.times or 0: row.seat for row in rows if row.row == "seat"}
    assert [places[1], places[2]] == [reader.seat for reader in match.table.readers]


def walk(options: int) -> Kind:
    return ("GR-1.1", "walk", options)


def test_thinking_takes_longer_the_more_there_is_to_choose() -> None:
    assert [seconds_for(walk(options), {}) for options in (1, 2, 4, 8)] == [1, 4, 6, 8]
    assert seconds_for(walk(4), {"walk": 30}) == 30


def test_who_chooses_at_the_same_time_waits_for_the_slowest() -> None:
    kinds, seats, moments = [walk(8), walk(2), walk(2), walk(2)], ["red", "blue", "red", "blue"], [0, 0, 2, 3]
    thought = time_to_think(kinds, seats, moments, {kind: seconds_for(kind, {}) for kind in kinds})
    assert thought.seconds == 8 + 4 + 4
    assert (thought.waited, thought.waits) == (8 + 12, 2)


def test_of_random_bots_every_eighth_match_is_followed_and_of_others_each() -> None:
    followed = {"minutes", "wait", "lead_changes"}
    for bots, matches in (("random", [0, 8]), ("greedy", [0, 1])):
        run = new_run(GAME, 2, bots=bots, options=SHORT)
        for number in (0, 1, 8) if bots == "random" else (0, 1):
            measures = {row.name for row in rows_of(run, number) if row.row == "measure"}
            assert (followed <= measures) == (number in matches)
            assert "rounds" in measures


@pytest.mark.parametrize("number", [0, 5])
def test_a_match_can_be_played_again_from_its_number(number: int) -> None:
    run = new_run(GAME, 2, seed="goose", bots="random", options=SHORT)
    assert replay(run, number).seed == f"goose-{number}"
