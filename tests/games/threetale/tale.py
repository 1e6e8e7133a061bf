"""Sets a table of ThreeTale: a map of plain spaces, three heroes, and what a test needs beside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from fairytable import Match, new_match
from fairytable.games.threetale import GAME
from fairytable.games.threetale.agenda import Act, TaleEntry
from fairytable.games.threetale.board import place_at, spaces_of
from fairytable.games.threetale.content import Scenario
from fairytable.games.threetale.goods import VIRTUES
from fairytable.games.threetale.table import BonusHeld, Enemy, Future, Hero, LaidTile, QuestHeld, TaleTable, Token
from fairytable.games.threetale.terrain import Terrain
from fairytable.testing import arranged

POSITIVE, BLANK = 2, 1
"""What loaded dice show."""
SIZE = 4
NAMES = {"red": "youngest_son", "blue": "silver_deer", "green": "queen_of_living_water"}
PLACES = {"red": "0,0", "blue": "5,5", "green": "7,7"}

HeroFacts = Mapping[str, Any]
PLAIN: Mapping[str, Any] = {}
"""Nothing out of the ordinary."""


def tale(
    *,
    red: HeroFacts = PLAIN,
    blue: HeroFacts = PLAIN,
    green: HeroFacts = PLAIN,
    ground: Mapping[str, str] = PLAIN,
    things: Mapping[str, str] = PLAIN,
    decks: Mapping[str, Sequence[str]] = PLAIN,
    dice: Iterable[int] = (),
    moment: TaleEntry = Act(),  # noqa: B008
    owed: Sequence[TaleEntry] = (),
    phase: str = "past",
    turn: int = 0,
    tiles_left: int | None = None,
    control: str = "solo",
    mode: str = "standard",
    future: Mapping[str, Any] | None = None,
    scenario: str = "the_beginning",
    **facts: Any,
) -> Match:
    """A match on 8 x 8 plain spaces, in the turn of the red hero unless told otherwise. All Virtues are 2. What is
    `owed`, or open otherwise, comes before the `moment`."""

    def set_table(table: TaleTable) -> None:
        table.order = table.seats
        table.content = facts.pop("content", table.content)
        table.phase, table.turn = phase, turn
        table.agenda = [moment, *reversed(owed)]
        cells = [place_at(column, row) for column in range(SIZE) for row in range(SIZE)]
        table.tiles = dict.fromkeys(cells, LaidTile("tile_30", "north"))
        table.ground = {space: "" for cell in cells for space in spaces_of(cell)} | dict(ground)
        table.walls = facts.pop("walls", {})
        table.terrain = Terrain(table.ground, table.walls)
        table.things = dict(things)
        if tiles_left is not None:
            del table.tile_stack[tiles_left:]
        for name, cards in decks.items():
            rest = [card for card in table.decks[name] if card not in cards]
            table.decks[name][:] = rest + list(reversed(cards))
        for hero, given in zip(table.heroes, (red, blue, green), strict=True):
            set_hero(table, hero, given)
        if future is not None:
            set_future(table, table.content.scenarios[scenario], future)
        for name, value in facts.items():
            setattr(table, name, value)

    match = new_match(GAME, 3, 1, {"mode": mode, "control": control})
    return arranged(match, set_table, dice)


def set_hero(table: TaleTable, hero: Hero, given: HeroFacts) -> None:
    facts = dict(given)
    hero.hero = facts.pop("hero", NAMES[hero.seat])
    hero.at = facts.pop("at", PLACES[hero.seat])
    hero.speed = facts.pop("speed", 3)
    hero.virtues = dict.fromkeys(VIRTUES, facts.pop("all", 2))
    for virtue in VIRTUES:
        if virtue in facts:
            hero.virtues[virtue] = facts.pop(virtue)
    hero.bonus = [BonusHeld(card) for card in facts.pop("bonus", ())]
    for held in hero.bonus:
        table.decks["hero_bonus"].remove(held.card)
    hero.faith_drawn = len(hero.bonus)
    hero.artifacts = list(facts.pop("artifacts", ()))
    for artifact in hero.artifacts:
        table.decks[f"artifacts_{table.content.artifacts[artifact].level}"].remove(artifact)
    hero.quests = [QuestHeld(card, {}, []) for card in facts.pop("quests", ())]
    for quest in hero.quests:
        table.decks["quests"].remove(quest.card)
    for name, value in facts.items():
        setattr(hero, name, deepcopy(value))


def set_future(table: TaleTable, scenario: Scenario, given: Mapping[str, Any]) -> None:
    """`tokens` as "kind space note", `enemies` as "kind space group"; the rest as on the table."""
    facts = dict(given)
    table.phase = "future"
    decks = {name: scenario.deck(name) for name in scenario.decks()}
    for name, cards in facts.pop("decks", {}).items():
        decks[name] = list(reversed(cards))
    tokens = [Token(*entry.split()) for entry in facts.pop("tokens", ())]
    future = Future(scenario.id, dict.fromkeys(scenario.sheet.counters, 0), decks, {name: [] for name in decks})
    future.round, future.tokens = 1, tokens
    for entry in facts.pop("enemies", ()):
        kind, at, *group = entry.split()
        future.numbers += 1
        future.enemies.append(Enemy(future.numbers, kind, at, *scenario.enemies[kind].forms[0], group="".join(group)))
    future.counters |= facts.pop("counters", {})
    for name, value in facts.items():
        setattr(future, name, deepcopy(value))
    table.future = future


def options(match: Match) -> tuple[str, ...]:
    return match.questions[0].options


def about(match: Match) -> str:
    return match.questions[0].about


def hero(match: Match, seat: str = "red") -> Hero:
    table: TaleTable = match.table
    return table.hero(seat)


def told(match: Match, key: str) -> list[dict[str, Any]]:
    """What was told under a key."""
    return [event.values for event in match.events or [] if event.key == key]
