"""Altars: what may be sacrificed, and what comes of it (TT-16)."""

from __future__ import annotations

from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import FinishPair, GainForVirtues, LoseArtifact, LoseVirtue
from fairytable.games.threetale.changes import discard_artifact, gain, gain_shevitsa, note_deed
from fairytable.games.threetale.goods import Goods
from fairytable.games.threetale.table import Hero, TaleTable

SHEVITSA_FOR = {1: 2, 2: 4, 3: 6}
"""What an Artifact of each level is worth at an Altar."""
VIRTUES_FOR_SHEVITSA = 3


def conversions(table: TaleTable, hero: Hero) -> list[str]:
    """The rows of TT-16.2 that the hero can pay. A pair is `pair_<level>`, one Artifact is called by its name."""
    found = []
    if hero.total > VIRTUES_FOR_SHEVITSA:
        found.append("virtues")
    if hero.unused:
        found.append("shevitsa")
    levels = [table.content.artifacts[artifact].level for artifact in hero.artifacts]
    found += dict.fromkeys(hero.artifacts)
    found += [f"pair_{level}" for level in (1, 2, 3) if levels.count(level) > 1]
    return found


def convert(table: TaleTable, hero: Hero, what: str) -> None:
    """One conversion. At the first one the Altar counts for a vow."""
    if not table.converted:
        _note_altar(table, hero)
    table.converted += 1
    table.tell(events.Sacrificed(seat=hero.seat, what=what), "TT-16.2")
    if what == "virtues":
        table.owe(LoseVirtue(hero.seat, "TT-16.3", VIRTUES_FOR_SHEVITSA))
        table.owe(GainForVirtues(hero.seat, "TT-16.2"))
    elif what == "shevitsa":
        hero.unused -= 1
        gain(table, hero, Goods(virtues=1), "TT-16.3")
    elif what.startswith("pair_"):
        level = int(what.removeprefix("pair_"))
        table.owe(LoseArtifact(hero.seat, "TT-16.2", 2, level))
        table.owe(FinishPair(hero.seat, "TT-16.2", level))
    else:
        level = table.content.artifacts[what].level
        discard_artifact(table, hero, what)
        gain_shevitsa(table, hero, SHEVITSA_FOR[level], "TT-16.2")


def finish_pair(table: TaleTable, hero: Hero, level: int) -> None:
    """Two Artifacts of a level become one of the next; two of level 3 a Sacred Stone."""
    goods = {1: Goods(artifact_2=1), 2: Goods(artifact_3=1), 3: Goods(stones=1)}
    gain(table, hero, goods[level], "TT-16.2")


def _note_altar(table: TaleTable, hero: Hero) -> None:
    """Only different Altars count, for each Quest from the moment it is held."""
    if hero.at not in hero.altars:
        hero.altars.append(hero.at)
        hero.deeds["altars"] = hero.deeds.get("altars", 0) + 1
    for quest in hero.quests:
        if hero.at not in quest.altars:
            quest.altars.append(hero.at)
            quest.deeds["altars"] = len(quest.altars)
    note_deed(table, hero, "sacrifices")
