"""Targets: one form for every game, checked when they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fairytable.engine.balance import Balance, Measure
from fairytable.engine.game import Game
from fairytable.games import GAMES, find_game
from fairytable.lab.judging import applies
from fairytable.lab.runs import new_run
from fairytable.lab.targets import When, WrongTargets, read_targets
from tests.engine.practice_games import changed

GOOD = """
[[target]]
id = "rounds"
about = "rounds of a match"
measure = "rounds"
between = [15, 25]
source = "reconstruction"
"""


def with_targets(folder: Path, text: str) -> Game[Any]:
    """Fantastic Stories with other targets."""
    game = find_game("fantastic-stories")
    (folder / "targets.toml").write_text(text, encoding="utf-8")
    (folder / "RULES.md").write_text((game.identity.folder / "RULES.md").read_text(encoding="utf-8"), encoding="utf-8")
    return changed(game, folder=folder)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_has_targets_that_can_be_read(game: Game[Any]) -> None:
    assert len(read_targets(game)) >= 8


def test_a_game_without_a_table_of_targets_has_none(tmp_path: Path) -> None:
    assert read_targets(changed(find_game("fantastic-stories"), folder=tmp_path)) == ()


def test_a_good_target_is_read(tmp_path: Path) -> None:
    (target,) = read_targets(with_targets(tmp_path, GOOD))
    assert (target.measure, target.between, target.family, target.statistic) == ("rounds", (15, 25), None, "mean")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("[15, 25]", "[25, 15]"), "between 25.0 and 15.0 lies nothing"),
        (('measure = "rounds"', 'measure = "moons"'), "nothing is measured as 'moons'"),
        (('measure = "rounds"', 'measure = "edge:moon"'), "there is no family 'edge:moon'"),
        (('measure = "rounds"', 'measure = "luck:seat"'), "there is no family 'luck:seat'"),
        (('"reconstruction"', '"FS-99.9"'), "'FS-99.9' is no clause of the rules"),
        (("between", "value = 30\nbetween"), "the value 30.0 does not lie between"),
        (("between", 'of = "red"\nbetween'), "'of' belongs to a family"),
        (("between", "when = { seats = [9] }\nbetween"), "there are no matches with 9 seats"),
        (("between", 'when = { bots = ["wizard"] }\nbetween'), "There is no bot 'wizard'"),
        (("between", 'when = { options = { moon = "on" } }\nbetween'), "has no option 'moon'"),
        (("between", 'hope = "much"\nbetween'), "hope"),
        (('id = "rounds"', ""), "missing required field `id`"),
        (("[[target]]", "[target"), "targets.toml"),
        (("[[target]]", "[aim]\n[[target]]"), "unknown 'aim'"),
        (("[[target]]", GOOD + "[[target]]"), "there are two of this id"),
    ],
)
def test_faulty_targets_are_told_in_one_line(tmp_path: Path, change: tuple[str, str], complaint: str) -> None:
    with pytest.raises(WrongTargets) as error:
        read_targets(with_targets(tmp_path, GOOD.replace(*change)))
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)


def test_a_target_can_name_a_measure_that_its_game_declares(tmp_path: Path) -> None:
    game = with_targets(tmp_path, GOOD.replace('measure = "rounds"', 'measure = "moons"'))
    moons = Balance(lambda _table, _seat: 0.0, measures=(Measure("moons", "moons", lambda _played: 1),))
    assert read_targets(replace(game, balance=moons))[0].measure == "moons"


@pytest.mark.parametrize(
    ("when", "fits"),
    [
        (When(), True),
        (When(seats=(3,)), True),
        (When(seats=(2, 4)), False),
        (When(bots=("random",)), False),
        (When(options={"expert": "off"}), True),
        (When(options={"expert": "on"}), False),
    ],
)
def test_a_target_is_asked_only_where_it_applies(when: When, fits: bool) -> None:
    assert applies(when, new_run("fantastic-stories", 3)) is fits


def test_a_target_on_several_bots_needs_just_these() -> None:
    when = When(bots=("greedy", "random", "random"))
    assert applies(when, new_run("fantastic-stories", 3, bots=("greedy", "random", "random")))
    assert not applies(when, new_run("fantastic-stories", 3, bots=("greedy", "random")))
    assert not applies(when, new_run("fantastic-stories", 3, bots=("greedy", "greedy", "random")))
