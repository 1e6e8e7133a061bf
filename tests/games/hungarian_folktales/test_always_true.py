"""What holds at every moment of every match, whatever the players do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from fairytable.engine.match import Match
from fairytable.game_checks import settings_of
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.quests import is_eligible
from fairytable.games.hungarian_folktales.scenes import count_components
from fairytable.matches import new_match
from fairytable.testing import clause

seeds = st.integers(0, 2**32)
numbers = st.integers(2, 6)
every_match = settings(max_examples=20, deadline=None, derandomize=True)


def moments(seed: int, seats: int) -> Iterator[Match]:
    luck = Random(seed)
    fitting = settings_of(GAME, seats)
    match = new_match(GAME, seats, seed, luck.choice(fitting) | {"turn-limit": "20"}, quiet=True)
    while match.questions:
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options))
        yield match


@clause("HF-5.1", "HF-5.2", "HF-5.8", "HF-5.9", "HF-5.10", "HF-3.13", "HF-3.21")
@given(seed=seeds, seats=numbers)
@every_match
def test_limits_and_bans_hold_and_nothing_is_lost_or_made(seed: int, seats: int) -> None:
    before: dict[str, int] = {}
    for match in moments(seed, seats):
        table = match.table
        counted = count_components(table)
        assert counted == (before or counted)
        before = counted
        assert min(*table.tiles.values(), table.advice, table.gold) >= 0
        for hero in table.heroes:
            assert hero.load() <= 5
            assert len(hero.biscuits) <= 7
            assert 0 <= hero.advice <= 7
            assert 0 <= hero.gold <= 3
            assert 0 <= hero.boot <= 2
            single = [kind for kind in hero.satchel if table.tile(kind).kind in ("magical", "animal")]
            assert len(set(single)) == len(single)
            assert set(hero.spent) <= set(hero.satchel)
            assert all(hero.spent[kind] <= table.tile(kind).uses for kind in hero.spent)


@clause("HF-2.14", "HF-17.4", "HF-21.1")
@given(seed=seeds, seats=numbers)
@every_match
def test_heroes_stand_on_fields_or_on_shortcuts_and_only_the_eligible_win(seed: int, seats: int) -> None:
    last: Match | None = None
    for match in moments(seed, seats):
        board = match.table.content.board
        for hero in match.table.heroes:
            assert hero.at in (board.paths if hero.leaves_at else board.fields)
            assert 0 <= hero.done <= len(hero.tales)
        last = match
    assert last is not None
    if last.table.winners:
        assert is_eligible(last.table, last.table.hero(last.table.winners[0]))
