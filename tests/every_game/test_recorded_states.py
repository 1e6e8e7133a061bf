"""In recorded matches the page shows what the rules say: its own code is asked about what it hears."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fairytable.engine.questions import Question
from fairytable.games import find_game
from fairytable.games.dice_upon_a_time.placing import opening_at
from fairytable.games.dice_upon_a_time.questing import lacking, open_to
from fairytable.games.dice_upon_a_time.table import DiceTable
from fairytable.games.fantastic_stories.table import StoryTable
from fairytable.games.grimm_forest.building import FLOORS, ON_TOP, cost, is_corner
from fairytable.games.grimm_forest.components import MATERIALS
from fairytable.games.grimm_forest.table import ForestTable
from fairytable.games.threetale import questions
from fairytable.games.threetale.aims import counted_parts
from fairytable.games.threetale.conditions import holds
from fairytable.games.threetale.goods import VIRTUES
from fairytable.games.threetale.moving import ways
from fairytable.games.threetale.table import TaleTable
from tests.recorded_states import Expected, moments, show_in_the_page, state_of


def stories(table: StoryTable, _: Question) -> dict[str, Any]:
    return {"left": sorted(table.dice), "done": {reader.seat: len(reader.book) for reader in table.readers}}


def forest(table: ForestTable, _: Question) -> dict[str, Any]:
    prices = {}
    for builder in table.builders:
        following = [
            ON_TOP.get((house, is_corner(place))) if house else FLOORS[is_corner(place)][0]
            for place, house in enumerate(builder.sites)
        ]
        prices[builder.seat] = [job and cost(table, builder, job) for job in following]
    finished = {builder.seat: sum(builder.houses(material) for material in MATERIALS) for builder in table.builders}
    return {"prices": prices, "finished": finished}


def land(table: DiceTable, _: Question) -> dict[str, Any]:
    missing = {
        you.seat: {quest: sorted(lacking(table, you, quest)) for quest in open_to(table, you)}
        for you in table.adventurers
    }
    openings = {socket: opening_at(table, socket) for socket, dice in table.sockets.items() if dice}
    return {"missing": missing, "least": {socket: opening.least for socket, opening in openings.items() if opening}}


def tale(table: TaleTable, question: Question) -> dict[str, Any]:
    walking = ways(table, table.hero(question.seat)) if question.about == questions.Act.about else {}
    win = counted_parts(table.scenario.sheet.win) if table.future else ()
    return {
        "steps": {space: steps for space, (steps, _) in walking.items()},
        "works": {hero.seat: {virtue: hero.works(virtue) for virtue in VIRTUES} for hero in table.heroes},
        "total": {hero.seat: sum(hero.virtues.values()) for hero in table.heroes},
        "met": [holds(table, part) for part in win],
    }


SAMPLES: dict[str, tuple[Expected, tuple[int, ...], int]] = {
    "fantastic-stories": (stories, (1, 40), 9),
    "grimm-forest": (forest, (1, 30, 60), 7),
    "dice-upon-a-time": (land, (1, 20, 40), 11),
    "threetale": (tale, (1, 30, 60), 17),
}
"""For each game what the rules say, some matches, and of how many states the page looks at one."""


@pytest.mark.parametrize("slug", SAMPLES)
def test_the_page_shows_what_the_rules_say(slug: str, tmp_path: Path) -> None:
    expected, lines, every = SAMPLES[slug]
    game = find_game(slug)
    states = [
        state_of(game, match, expected)
        for line in lines
        for number, (match, _) in enumerate(moments(game, line))
        if number % every == 0
    ]
    assert len(Counter(state["question"]["about"] for state in states)) > 1
    show_in_the_page(game, states, tmp_path)
