"""The end of the Past and the Present: the map is cleared, a Prophecy comes true, its Future is set up (TT-18)."""

from __future__ import annotations

from fairytable.engine.agenda import step
from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import ChooseDifficulty, RevealProphecy
from fairytable.games.threetale.changes import discard
from fairytable.games.threetale.conditions import hero_meets
from fairytable.games.threetale.future import open_future
from fairytable.games.threetale.table import TaleTable
from fairytable.games.threetale.together import voices


def end_past(table: TaleTable) -> None:
    """TT-13.3, 18.1: unfinished Quests go, then everything that can be claimed."""
    for hero in table.heroes:
        for quest in hero.quests:
            discard(table, "quests", quest.card)
            table.tell(events.QuestUnfinished(seat=hero.seat, quest=quest.card), "TT-13.3")
        hero.quests = []
    table.things = {}
    table.phase = "present"
    table.tell(events.PastEnded(), "TT-18.1")
    table.then(RevealProphecy())


@step
def reveal_prophecy(table: TaleTable, _entry: RevealProphecy) -> None:
    """TT-18.2, 18.4: one of the three at random; who met its Prophecy Quest gets a Sacred Stone."""
    table.prophecy = table.chance.pick(table.prophecies) if len(table.prophecies) > 1 else table.prophecies[0]
    prophecy = table.content.prophecies[table.prophecy]
    table.tell(events.ProphecyCameTrue(prophecy=table.prophecy), "TT-18.2")
    for hero in table.heroes:
        if hero_meets(table.content, hero, prophecy.quest, hero.deeds):
            hero.stones += 1
            table.tell(events.ProphecyQuestMet(seat=hero.seat, prophecy=table.prophecy), "TT-18.4")
    table.then(ChooseDifficulty(voices(table)))
    open_future(table, prophecy.scenario)
