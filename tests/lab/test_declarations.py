"""What games declare for the lab fits their events, their rules and their packs."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable.engine.balance import Balance, Things
from fairytable.engine.game import Game
from fairytable.engine.packs import load_pack
from fairytable.games import GAMES
from fairytable.lab.counting import count_match
from fairytable.lab.runs import new_run, pack_of
from fairytable.matches import load_match, new_match
from tests.matches.record import read_records

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def balance_of(game: Game[Any]) -> Balance:
    assert game.balance is not None
    return game.balance


@every_game
def test_what_is_listened_to_is_declared_by_the_game(game: Game[Any]) -> None:
    events, content = game.declared_events, load_pack(game).content
    for things in balance_of(game).things:
        for told in (*things.held, *things.used, *things.helped):
            assert bool(told.value) != bool(told.thing), f"{things.key}: {told}"
            if told.event:
                fields = events[told.event].__struct_fields__
                assert told.value in (*fields, ""), f"{things.key}: {told}"
                assert told.seat in (*fields, ""), f"{things.key}: {told}"
            if told.clause:
                assert told.clause in game.rulebook.clauses, f"{things.key}: {told}"
            if told.thing:
                assert told.thing in things.every(content), f"{things.key}: {told}"


@every_game
def test_clauses_and_events_that_a_game_names_exist(game: Game[Any]) -> None:
    balance, clauses = balance_of(game), game.rulebook.clauses
    assert set(balance.tie_breaks) | set(balance.rare) <= set(clauses)
    assert set(balance.notes) | ({balance.first} - {""}) <= set(game.declared_events)


@every_game
def test_a_match_counts_only_things_that_the_pack_has(game: Game[Any]) -> None:
    run = new_run(game, game.identity.fewest_seats, seed=3, bots="random")
    rows = count_match(game, pack_of(game, run), run, 0)
    known: dict[str, Things] = {things.key: things for things in balance_of(game).things}
    content = load_pack(game).content
    for row in rows:
        if row.row == "thing":
            assert row.sort is not None
            assert row.name in set(known[row.sort].every(content)), row
    measured = {row.name for row in rows if row.row == "measure"}
    assert measured >= {measure.key for measure in balance_of(game).measures}


@every_game
def test_winners_are_farther_in_the_end_than_anybody_was_at_the_beginning(game: Game[Any]) -> None:
    record = next(record for record in read_records(game) if record.winners)
    progress = balance_of(game).progress
    first = new_match(game, record.seats, record.seed, record.options)
    last = load_match(record)
    farthest = max(progress(first.table, seat) for seat in record.seats)
    assert all(progress(last.table, seat) > farthest for seat in record.winners or ())
