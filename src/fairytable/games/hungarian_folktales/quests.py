"""HF-14, HF-31, HF-33: the quests of the Folktale cards, and who may try to enter the Castle."""

from __future__ import annotations

from fairytable.engine.agenda import step
from fairytable.games.hungarian_folktales import events, verbs
from fairytable.games.hungarian_folktales.agenda import FinishQuest
from fairytable.games.hungarian_folktales.content import BISCUIT, GOLD, Tale
from fairytable.games.hungarian_folktales.goods import give_up_tile, spend_gold
from fairytable.games.hungarian_folktales.paying import owe
from fairytable.games.hungarian_folktales.table import FolktaleTable, Hero


def quests_at(table: FolktaleTable, hero: Hero, encounter: str) -> list[tuple[Hero, Tale]]:
    """HF-14.1, HF-31.2, HF-33.3: the open quests of the hero and his team that are done here."""
    return [
        (member, tale)
        for member in table.team(hero)
        if (tale := table.tale(member)) is not None and tale.encounter == encounter
    ]


def can_hand_over(hero: Hero, tale: Tale) -> bool:
    """HF-14.8: any tile of the kind, Gold, or Biscuits of any numbers."""
    if any(held_of(hero, thing) < count for thing, count in tale.hand_over.items()):
        return False
    return bool(tale.hand_over)


def held_of(hero: Hero, thing: str) -> int:
    """How many of a thing the hero could hand over."""
    return hero.gold if thing == GOLD else len(hero.biscuits) if thing == BISCUIT else hero.satchel.count(thing)


def hand_over_options(table: FolktaleTable, hero: Hero, encounter: str) -> list[str]:
    """HF-14.4."""
    quests = quests_at(table, hero, encounter)
    return [verbs.HAND_OVER(tale.id) for _, tale in quests if can_hand_over(hero, tale)]


def hand_over_thing(table: FolktaleTable, hero: Hero, tale: str) -> None:
    """HF-14.5, HF-33.9: out of the own goods of whoever brings it."""
    ((thing, count),) = table.content.tales[tale].hand_over.items()
    if thing == BISCUIT:
        owe(table, hero, count, FinishQuest(tale))
        return
    if thing == GOLD:
        spend_gold(table, hero, count, "HF-14.5")
    else:
        give_up_tile(table, hero, thing, "HF-14.5")
    finish_quest(table, tale)


@step
def finish_paid_quest(table: FolktaleTable, finished: FinishQuest) -> None:
    finish_quest(table, finished.tale)


def finish_quest(table: FolktaleTable, tale: str) -> None:
    """HF-14.3, HF-14.10: the quest is done, and the character token comes back to its owner."""
    for hero in table.team(table.active):
        if hero.done < len(hero.tales) and hero.tales[hero.done] == tale:
            hero.done += 1
            table.tell(events.QuestDone(seat=hero.seat, tale=tale, by=table.active.seat), "HF-14.10")


def face(table: FolktaleTable, hero: Hero, encounter: str) -> None:
    """HF-14.2: a Foe without a quest thing has been faced as soon as the die is thrown."""
    for _, tale in quests_at(table, hero, encounter):
        if not tale.hand_over:
            finish_quest(table, tale.id)


def castle_things(table: FolktaleTable, hero: Hero) -> tuple[dict[str, int], int]:
    """HF-21.1, HF-33.4: Magical Items and Gold that the hero, or his team together, must hold at the Castle."""
    things: dict[str, int] = {}
    gold = 0
    if not table.rules.quest_chain:
        for member in table.team(hero):
            tale = table.content.tales[member.tales[0]]
            gold += tale.gold
            for kind in tale.hold:
                things[kind] = things.get(kind, 0) + 1
    return things, gold


def is_eligible(table: FolktaleTable, hero: Hero) -> bool:
    """HF-21.1, HF-31.4, HF-33.4."""
    team = table.team(hero)
    if any(member.done < len(member.tales) for member in team):
        return False
    return not missing_at_castle(table, hero)


def missing_at_castle(table: FolktaleTable, hero: Hero) -> dict[str, int]:
    """HF-21.1: what the Castle asks for and the hero, or his team together, does not hold."""
    team = table.team(hero)
    things, gold = castle_things(table, hero)
    missing = {kind: count - sum(member.satchel.count(kind) for member in team) for kind, count in things.items()}
    missing[GOLD] = gold - sum(member.gold for member in team)
    return {thing: count for thing, count in missing.items() if count > 0}


def open_quests(table: FolktaleTable, hero: Hero) -> tuple[str, ...]:
    """HF-21.1, HF-33.4: the tales of the hero and his team whose quests are still to be done."""
    return tuple(tale for member in table.team(hero) for tale in member.tales[member.done :])


def is_needed_at_castle(table: FolktaleTable, hero: Hero, kind: str) -> bool:
    """HF-21.16: whether the Castle asks for this tile and there is none to spare."""
    things, _ = castle_things(table, hero)
    return kind in things and sum(member.satchel.count(kind) for member in table.team(hero)) <= things[kind]


def needed_things(table: FolktaleTable, hero: Hero) -> list[str]:
    """HF-13.14: Magical Items that the own card still needs, here or at the Castle."""
    tales = [table.content.tales[tale] for tale in hero.tales]
    wanted = [] if table.rules.quest_chain else [kind for tale in tales for kind in tale.hold]
    open_tale = table.tale(hero)
    if open_tale is not None:
        wanted += [thing for thing in open_tale.hand_over if thing in table.content.classes["magical"]]
    return [kind for kind in dict.fromkeys(wanted) if kind not in hero.satchel]


def asked_for(table: FolktaleTable, hero: Hero) -> set[str]:
    """Everything that the hero's tales still ask for, held or not: to hand over, or to carry to the Castle."""
    things, _ = castle_things(table, hero)
    return {*things, *things_to_hand_over(table, hero)}


def things_to_hand_over(table: FolktaleTable, hero: Hero) -> dict[str, int]:
    """What the hero's open tales will take away, and how much of it."""
    things: dict[str, int] = {}
    for tale in hero.tales[hero.done :]:
        for thing, count in table.content.tales[tale].hand_over.items():
            things[thing] = things.get(thing, 0) + count
    return things


def spare_biscuits(table: FolktaleTable, hero: Hero) -> int:
    """How many Biscuits no tale asks for."""
    return max(0, len(hero.biscuits) - things_to_hand_over(table, hero).get(BISCUIT, 0))
