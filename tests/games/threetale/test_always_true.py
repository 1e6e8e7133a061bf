"""What holds at every moment of every match of ThreeTale."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from fairytable import new_match
from fairytable.games.threetale import GAME
from fairytable.games.threetale.agenda import MoveAway
from fairytable.games.threetale.board import beside
from fairytable.games.threetale.table import TaleTable
from fairytable.games.threetale.terrain import Terrain


def check(table: TaleTable) -> None:
    for hero in table.heroes:
        assert all(0 <= value <= 13 for value in hero.virtues.values())
        assert 0 <= hero.spirit <= 3
        assert hero.speed >= 0
        assert hero.unused >= 0
        assert len(hero.talents) <= 3
        is_to_move = any(isinstance(entry, MoveAway) for entry in table.agenda)
        assert not hero.at or hero.away or hero.at in table.ground or is_to_move
        alive = hero.spirit > 0 and hero.total > 0
        assert alive or not hero.hero or table.verdict == "died"
    cells = list(table.tiles)
    assert all(any(other in table.tiles for other in beside(cell)) for cell in cells) or len(cells) < 2
    assert len(table.ground) == 4 * len(cells)
    assert table.terrain.is_of(table.ground, table.walls), "what is remembered of the map is of this map"
    anew = Terrain(table.ground, table.walls)
    assert table.terrain.portals == anew.portals
    for space in table.ground:
        assert table.terrain.next_to(space) == anew.next_to(space)
        assert table.terrain.open_next_to(space) == anew.open_next_to(space)
    assert all(space in table.ground and table.ground[space] != "trees" for space in table.things)
    if table.phase in ("present", "future"):
        assert not table.things
        assert not any(hero.quests for hero in table.heroes)


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000), mode=st.sampled_from(["tutorial", "standard"]))
def test_heroes_map_and_cards_are_sound_whatever_is_answered(seed: int, mode: str) -> None:
    match, random = new_match(GAME, 3, seed, {"mode": mode, "control": "solo"}, quiet=True), Random(seed)
    while match.questions:
        question = match.questions[0]
        careful = [option for option in question.options if option not in ("escape", "block")] or question.options
        match.answer(question.seat, random.choice(careful))
        check(match.table)
    check(match.table)
