"""The course of ThreeTale: Prophecy, Past, Present, Future, and what comes next at every moment."""

from __future__ import annotations

from collections.abc import Mapping

from fairytable.engine.agenda import play_next, step
from fairytable.engine.chance import Chance
from fairytable.engine.game import Result, Scene
from fairytable.games.threetale import events, treasure, turns
from fairytable.games.threetale.agenda import (
    BeginRound,
    BeginTurn,
    EndRound,
    NextTurn,
    OwedGain,
    Threaten,
)
from fairytable.games.threetale.changes import end_story
from fairytable.games.threetale.content import Content
from fairytable.games.threetale.future import do
from fairytable.games.threetale.future_enemies import heal_those_left_alone
from fairytable.games.threetale.goods import VIRTUES
from fairytable.games.threetale.own_rules import cite
from fairytable.games.threetale.present import end_past
from fairytable.games.threetale.scoring import score_rows
from fairytable.games.threetale.settle import bring_up_next_gain
from fairytable.games.threetale.table import Hero, TaleTable
from fairytable.games.threetale.together import first_decision

RULES_OF_THE_TURN = (treasure, turns)
"""The files whose scenes and steps come up in a turn; each registers them when it is imported."""

DECKS = (
    *(f"{kind}_{level}" for kind in ("artifacts", "battles", "treasures") for level in (1, 2, 3)),
    "quests",
    "hero_bonus",
    "enemy_bonus",
)
PROPHECIES_DRAWN = 3


def lay_table(content: Content, seats: tuple[str, ...], options: Mapping[str, str], chance: Chance) -> TaleTable:
    """Section 3 of the rules: decks, tiles and Prophecies are shuffled, three Prophecies drawn (TT-2.1, 23.1)."""
    tutorial = options["mode"] == "tutorial"
    decks = {name: content.deck(name) for name in DECKS}
    for deck in decks.values():
        chance.shuffle(deck)
    tiles = [tile.id for tile in content.tiles.values() if tile.golden or not tutorial]
    chance.shuffle(tiles)
    prophecies = [card.id for card in content.prophecies.values() if card.tutorial == tutorial]
    chance.shuffle(prophecies)
    table = TaleTable(
        seats=seats,
        chance=chance,
        content=content,
        mode=options["mode"],
        control=options["control"],
        recommends=tutorial and options["recommended-heroes"] == "on",
        heroes=[Hero(seat, dict.fromkeys(VIRTUES, 0)) for seat in seats],
        decks=decks,
        discards={name: [] for name in DECKS},
        tile_stack=tiles,
        prophecies=prophecies[:PROPHECIES_DRAWN],
        agenda=[],
    )
    table.then(first_decision(table))
    return table


def next_scene(table: TaleTable) -> Scene:
    """Of gains the one whose turn it is comes next (TT-1.12); of everything else, what is on top of the agenda."""
    if isinstance(table.agenda[-1], OwedGain):
        bring_up_next_gain(table)
    return play_next(table)


@step
def next_turn(table: TaleTable, _entry: NextTurn) -> None:
    """TT-3.13, 3.14: the Past ends with the turn of the last tile; a round of the Future with a Threat step."""
    if table.phase == "past":
        if table.tile_stack:
            table.then(BeginTurn())
        else:
            end_past(table)
    else:
        table.then(Threaten() if table.turn % 3 == 0 else BeginTurn())


@step
def begin_round(table: TaleTable, _entry: BeginRound) -> None:
    """A round of the Future: what the scenario does at its start, then the turns."""
    future = table.the_future
    future.round += 1
    table.tell(events.RoundBegan(round=future.round, rounds=table.scenario.sheet.rounds), "TT-26.1")
    table.then(BeginTurn())
    do(table, "round_start")


@step
def threaten(table: TaleTable, _entry: Threaten) -> None:
    """The Threat step: the script of the scenario. Slots and flips can be used again (TT-7.24, 10.22)."""
    table.tell(events.ThreatBegan(), cite(table, "threat", "TT-26.4"))
    for hero in table.heroes:
        hero.slots = {}
        hero.used, hero.used_in_turn, hero.flips = [], [], []
    table.then(EndRound())
    do(table, "threat")


@step
def end_round(table: TaleTable, _entry: EndRound) -> None:
    """TT-20.3: the time is up after the last Threat step."""
    future = table.the_future
    heal_those_left_alone(table)
    for hero in table.heroes:
        hero.slots = {}
        hero.used, hero.used_in_turn, hero.flips = [], [], []
    if future.round >= table.scenario.sheet.rounds:
        table.tell(events.TimeIsUp(rounds=future.round), "TT-20.3")
        end_story(table, "late")
    table.then(BeginRound())


def is_over(table: TaleTable) -> bool:
    return bool(table.verdict)


CLAUSES = {"won": "TT-20.1", "died": "TT-20.2", "late": "TT-20.3", "breached": "TT-20.4"}


def result(table: TaleTable) -> Result:
    """TT-1.1, 20, 21: all win or all lose; one common score."""
    winners = table.seats if table.verdict == "won" else ()
    rows = score_rows(table)
    total = float(sum(points for _, points in rows))
    scores = dict.fromkeys(table.seats, total)
    return Result(winners, scores, CLAUSES[table.verdict], sides=(table.seats,), rows=rows)


def rounds(table: TaleTable) -> int:
    return table.turns


def count_components(table: TaleTable) -> dict[str, int]:
    """Nothing is lost and nothing is doubled: cards and tiles of the Past, wherever they are."""
    counts = {name: len(table.decks[name]) + len(table.discards[name]) for name in DECKS}
    artifacts = table.content.artifacts
    for hero in table.heroes:
        for artifact in hero.artifacts:
            counts[f"artifacts_{artifacts[artifact].level}"] += 1
        counts["quests"] += len(hero.quests)
        counts["hero_bonus"] += len(hero.bonus)
    for artifact in table.offered:
        counts[f"artifacts_{artifacts[artifact].level}"] += 1
    for card in table.treasure:
        counts[f"treasures_{table.content.treasures[card].level}"] += 1
    if table.fight is not None:
        counts["enemy_bonus"] += len(table.fight.bonus)
        if table.fight.enemy < 0:
            counts[f"battles_{table.content.battles[table.fight.card].level}"] += 1
    gone = table.future.counters.get("tiles_gone", 0) if table.future else 0
    counts["tiles"] = len(table.tile_stack) + len(table.tiles) + bool(table.next_tile) + gone
    return counts
