"""The course of ThreeTale: Prophecy, Past, Present, Future, and what comes next at every moment."""

from __future__ import annotations

from collections.abc import Mapping

from fairytable.engine.chance import Chance
from fairytable.engine.game import Result, Scene
from fairytable.games.threetale import present, settle, together, treasure, turn
from fairytable.games.threetale.changes import end_story
from fairytable.games.threetale.content import Content
from fairytable.games.threetale.fight import fight_scene
from fairytable.games.threetale.future import do
from fairytable.games.threetale.future_effects import carry_on
from fairytable.games.threetale.future_enemies import heal_those_left_alone
from fairytable.games.threetale.goods import VIRTUES
from fairytable.games.threetale.scoring import score_rows
from fairytable.games.threetale.specials import cite
from fairytable.games.threetale.table import Hero, TaleTable

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
    return TaleTable(
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
    )


def next_scene(table: TaleTable) -> Scene:
    """What is open comes first: joint decisions, what is owed, a fight, a Treasure, effects; then the moment."""
    if table.joint is not None:
        return together.decide_together(table)
    if table.owed:
        return settle.settle(table)
    if table.roll is not None and table.roll.artifact:
        return treasure.trial_scene(table)
    if table.fight is not None:
        return fight_scene(table)
    if table.treasure:
        return treasure.treasure_scene(table)
    if table.roll is not None:
        return treasure.trial_scene(table)
    if table.doing:
        return carry_on(table)
    return MOMENTS[table.moment](table)


async def next_turn(table: TaleTable) -> None:
    """TT-3.13, 3.14: the Past ends with the turn of the last tile; a round of the Future with a Threat step."""
    if table.phase == "past":
        if table.tile_stack:
            table.moment = "begin"
        else:
            await present.end_past(table)
    elif table.turn % 3 == 0:
        table.moment = "threat"
    else:
        table.moment = "begin" if not table.active.away else "skip"


async def skip_turn(table: TaleTable) -> None:
    """TT-19.9: who has left the map takes no more turns."""
    table.turn += 1
    table.turns += 1
    table.moment = "next"


async def begin_round(table: TaleTable) -> None:
    """A round of the Future: what the scenario does at its start, then the turns."""
    future = table.future
    assert future is not None
    future.round += 1
    table.tell("round_began", "TT-26.1", round=future.round, rounds=table.scenario.sheet.rounds)
    table.moment = "begin" if not table.active.away else "skip"
    do(table, "round_start")


async def threaten(table: TaleTable) -> None:
    """The Threat step: the script of the scenario. Slots and flips count anew (TT-7.24, 10.22)."""
    table.tell("threat_began", cite(table, "threat", "TT-26.4"))
    table.moment = "round_ends"
    for hero in table.heroes:
        hero.slots = {}
        hero.used = []
    do(table, "threat")


async def end_round(table: TaleTable) -> None:
    """TT-20.3: the time is up after the last Threat step."""
    future = table.future
    assert future is not None
    heal_those_left_alone(table)
    for hero in table.heroes:
        hero.slots = {}
        hero.used = []
    if future.round >= table.scenario.sheet.rounds:
        table.tell("time_is_up", "TT-20.3", rounds=future.round)
        end_story(table, "late")
    table.moment = "round"


MOMENTS = {
    "heroes": together.pick_heroes,
    "order": together.choose_order,
    "next": next_turn,
    "skip": skip_turn,
    "begin": turn.start_turn,
    "draw": turn.draw_for_the_turn,
    "start": turn.before_the_turn,
    "lay": turn.lay_tile,
    "enter": turn.enter_map,
    "act": turn.act,
    "altar": turn.sacrifice,
    "end": turn.end_turn,
    "reveal": present.reveal_prophecy,
    "difficulty": together.choose_difficulty,
    "future_order": together.choose_order,
    "round": begin_round,
    "threat": threaten,
    "round_ends": end_round,
}
"""The scene of every moment."""


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
