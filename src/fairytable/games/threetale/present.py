"""The end of the Past and the Present: the map is cleared, a Prophecy comes true, its Future is set up (TT-18)."""

from __future__ import annotations

from fairytable.games.threetale.changes import discard
from fairytable.games.threetale.conditions import hero_meets
from fairytable.games.threetale.future import open_future
from fairytable.games.threetale.table import TaleTable


async def end_past(table: TaleTable) -> None:
    """TT-13.3, 18.1: unfinished Quests go, then everything that can be claimed."""
    for hero in table.heroes:
        for quest in hero.quests:
            discard(table, "quests", quest.card)
            table.tell("quest_unfinished", "TT-13.3", seat=hero.seat, quest=quest.card)
        hero.quests = []
    table.things = {}
    table.phase, table.moment = "present", "reveal"
    table.tell("past_ended", "TT-18.1")


async def reveal_prophecy(table: TaleTable) -> None:
    """TT-18.2, 18.4: one of the three at random; who met its Prophecy Quest gets a Sacred Stone."""
    table.prophecy = table.chance.pick(table.prophecies) if len(table.prophecies) > 1 else table.prophecies[0]
    prophecy = table.content.prophecies[table.prophecy]
    table.tell("prophecy_came_true", "TT-18.2", prophecy=table.prophecy)
    for hero in table.heroes:
        if hero_meets(table.content, hero, prophecy.quest, hero.deeds):
            hero.stones += 1
            table.tell("prophecy_quest_met", "TT-18.4", seat=hero.seat, prophecy=table.prophecy)
    open_future(table, prophecy.scenario)
    table.moment = "difficulty"
