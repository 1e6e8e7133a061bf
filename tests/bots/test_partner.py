"""Where all play together, a bot does what somebody points at, if it is sensible."""

from __future__ import annotations

from typing import Any

from fairytable import Match, new_match
from fairytable.bots import Observation
from fairytable.bots.partner import heed
from fairytable.engine.facts import Public
from fairytable.engine.questions import ask
from fairytable.engine.search_settings import SearchSettings
from fairytable.engine.table import Table
from fairytable.engine.worth import Part
from tests.engine import decisions
from tests.engine.practice_games import a_game, a_little_match


class Garden(Table, kw_only=True):
    """A team waters one bed: the roses and the beans need it alike, the stones do not."""

    watered: Public[str] = ""


def a_garden(*, together: bool = True) -> Match:
    async def scene(table: Garden) -> None:
        table.watered = (
            await ask(decisions.Water("red"), ("water roses", "water beans", "water stones"), "LG-1.1")
        ).split()[1]

    worths = {"": 0.0, "roses": 5.0, "beans": 4.0, "stones": 0.0}
    game = a_game(
        Garden,
        scene,
        lambda table: bool(table.watered),
        heuristic=lambda table, _: worths[table.watered],
        parts=lambda table, _: {"blossoms": Part(worths[table.watered], worths[table.watered])},
        search=SearchSettings(together=lambda _table: together),
    )
    return a_little_match(game)


def test_a_partner_does_what_one_points_at_if_it_is_sensible() -> None:
    garden = Observation(a_garden(), "red")
    beans = heed(garden, "beans")
    assert beans is not None
    assert (beans.option, beans.gladly) == ("water beans", True)
    assert heed(garden, "the moon") is None


def test_a_partner_says_why_it_would_rather_do_something_else() -> None:
    stones = heed(Observation(a_garden(), "red"), "stones")
    assert stones is not None
    assert (stones.option, stones.gladly) == ("water roses", False)
    assert stones.advice.gain
    assert stones.advice.gain.part == "blossoms"


def test_a_rival_does_not_care_where_one_points() -> None:
    assert heed(Observation(a_garden(together=False), "red"), "beans") is None


def test_the_games_say_whether_all_play_together() -> None:
    def is_together(slug: str, seats: int, options: dict[str, Any]) -> bool:
        match = new_match(slug, seats, seed=1, options=options, quiet=True)
        return bool(match.game.bots.search.together(match.table))

    assert is_together("threetale", 3, {})
    assert is_together("dice-upon-a-time", 2, {"mode": "coop"})
    assert not is_together("dice-upon-a-time", 2, {})
    assert not is_together("grimm-forest", 2, {})
