"""Branches: a match goes on from a point of another, and nobody knows its luck."""

from __future__ import annotations

import random

import pytest

from fairytable import load_match, new_match, verify
from fairytable.engine.chance import seed_fingerprint
from fairytable.engine.errors import DamagedRecord
from fairytable.engine.match import LEAVE, Match
from fairytable.engine.records import Branch
from fairytable.games import GAMES
from fairytable.looking import everything, seen_by
from fairytable.testing import play
from tests.engine.practice_games import Market, a_market, count_wares, goblin_market
from tests.engine.scenarios import answer_at_random, everybody_passes


@pytest.fixture(autouse=True)
def _goblin_market_is_in_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairytable.games.GAMES", [*GAMES, goblin_market])


def a_trade(seed: int | str = 7) -> Match:
    return play(everybody_passes(a_market(seed=seed)), "red: peek")


def branched(seed: str) -> Match:
    match = a_trade()
    match.branch(seed)
    return match


def test_a_branch_draws_the_deck_and_the_luck_to_come_anew() -> None:
    decks = {tuple(branched(str(seed)).table.deck.cards) for seed in range(10)}
    luck = {branched(str(seed)).table.chance.key for seed in range(10)}
    assert len(decks) > 1
    assert len(luck) == 10
    assert a_trade().table.chance.key not in luck


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_branch_changes_nothing_that_anybody_knows(seed: str) -> None:
    before, after = a_trade(), branched(seed)
    for seat in (None, *before.seats):
        assert seen_by(after, seat) == seen_by(before, seat)
    assert count_wares(after.table) == count_wares(before.table)
    assert after.table.deck.cards[-1] == before.table.deck.cards[-1], "red has peeked at it"


def test_a_branch_is_the_same_for_the_same_seed() -> None:
    assert everything(branched("one")) == everything(branched("one"))


@pytest.mark.parametrize("seed", range(5))
def test_a_copy_of_a_branched_match_goes_on_like_it(seed: int) -> None:
    match = branched(str(seed))
    luck = random.Random(seed)
    for _ in range(40):
        assert everything(match.copy()) == everything(match)
        assert match.copy().branches == match.branches
        if match.is_over:
            break
        answer_at_random(match, luck)


def test_the_record_of_a_branched_match_is_verified_and_goes_on_like_it() -> None:
    match = play(branched("one"), "red: roll", "red: done", f"green: {LEAVE}", "blue: draw")
    match.branch("two")
    play(match, "blue: roll")
    record = match.record()
    assert record.given_branches() == [Branch(4, "one"), Branch(8, "two")]
    assert everything(verify(record.to_json())) == everything(match)
    assert match.seed_fingerprint == seed_fingerprint("two")
    assert record.seed_fingerprint == seed_fingerprint(7)


def test_a_match_in_which_some_have_chosen_in_secret_can_branch() -> None:
    match = play(a_market(seed=7), "blue: pass")
    match.branch("one")
    again = load_match(match.record())
    assert everything(again) == everything(match)
    assert everything(everybody_passes(again)) == everything(everybody_passes(match))


def test_a_record_with_a_branch_after_its_end_is_damaged() -> None:
    match = a_trade()
    match.branches = (Branch(1_000, "one"),)
    with pytest.raises(DamagedRecord, match="branch"):
        verify(match.record())


def test_an_undo_does_not_bring_the_known_luck_back() -> None:
    match = branched("one")
    match.undo("red", by_agreement=True)
    assert match.branches == (Branch(3, "one"),)
    table: Market = match.table
    without = everybody_passes(a_market(seed=7)).table
    assert table.chance.key != without.chance.key
    assert everything(load_match(match.record())) == everything(match)


def test_an_undo_after_a_branch_goes_back_to_the_branch() -> None:
    match = play(branched("one"), "red: rest")
    match.undo("red")
    assert everything(match) == everything(branched("one"))
    assert match.branches == (Branch(4, "one"),)


def test_a_record_without_branches_does_not_speak_of_them() -> None:
    assert b"branches" not in new_match("fantastic-stories", 2, seed=1).record().to_json()
