"""The free actions of HF-1.10 that change what a hero holds; which of them are open at which moment, HF-1.14 says."""

from __future__ import annotations

from fairytable.games.hungarian_folktales import verbs
from fairytable.games.hungarian_folktales.goods import (
    COLLECTED,
    advice_room,
    biscuit_room,
    change_tile,
    distinct,
    draw_biscuits,
    give_up_tile,
    give_up_toad,
    is_welcome,
    may_hold,
    ready,
    spend_advice,
    take_advice,
    use_up,
)
from fairytable.games.hungarian_folktales.table import WORST_BOOT, Due, FolktaleTable, Hero

ADVICE_FOR_A_BISCUIT = 2
ADVICE_OFF_A_BOOT = 2
CLEVER = "clever"


def swap_options(table: FolktaleTable, hero: Hero) -> list[str]:
    """HF-1.14 (iii), (iv): swaps of tokens and of Fish or Dove, open whenever a hero decides something."""
    tiles = table.content.tiles
    options = [verbs.SWAP_TILE(kind) for kind in distinct(hero.satchel) if tiles[kind].worth]
    if table.rules.advice_to_biscuit and hero.advice >= ADVICE_FOR_A_BISCUIT:
        options.append(verbs.SWAP_ADVICE())
    if options and biscuit_room(table, hero) <= 0:
        options = []
    if is_clever_now(table, hero) and hero.biscuits.cards and advice_room(table, hero) > 0:
        options.append(verbs.ASK_ADVICE())
    return options


def is_clever_now(table: FolktaleTable, hero: Hero) -> bool:
    """HF-11.5: once in each of her turns."""
    return table.card(hero).clever and CLEVER not in table.used


def carry_out_swap(table: FolktaleTable, hero: Hero, answer: str) -> None:
    if answer in verbs.SWAP_TILE:
        (kind,) = verbs.SWAP_TILE.read(answer)
        give_up_tile(table, hero, kind, "HF-10.2")
        draw_biscuits(table, hero, table.tile(kind).worth, "HF-10.2")
    elif answer in verbs.SWAP_ADVICE:
        spend_advice(table, hero, ADVICE_FOR_A_BISCUIT, "HF-6.12")
        draw_biscuits(table, hero, 1, "HF-6.12")
    elif answer in verbs.ASK_ADVICE:
        table.used = (*table.used, CLEVER)
        table.due.append(Due(hero.seat, 1, "clever"))
        table.agenda.append("due")


def settle_clever(table: FolktaleTable, _words: str) -> None:
    take_advice(table, table.active, 1, "HF-11.5")


def change_options(table: FolktaleTable, hero: Hero) -> list[str]:
    """HF-1.14 (i), (ii): Feather, Magic Wand, paying off a Boot token, throwing something away."""
    options = []
    if table.holds(hero, "changes_tiles") or table.holds(hero, "turns_animals_into"):
        options += wand_options(table, hero) + feather_options(table, hero)
    if hero.boot:
        if len(hero.biscuits):
            options.append(verbs.EAT_OFF())
        if hero.boot == WORST_BOOT and hero.advice >= ADVICE_OFF_A_BOOT:
            options.append(verbs.TALK_OFF())
    return options


def wand_options(table: FolktaleTable, hero: Hero) -> list[str]:
    """HF-9.15 to HF-9.17: into another tile of the same class, never the Wand itself."""
    wand = ready(table, hero, "changes_tiles")
    if not wand:
        return []
    return [
        verbs.WAVE(kind, wish)
        for kind in distinct(hero.satchel)
        if kind != wand and table.tile(kind).kind in COLLECTED
        for wish in table.content.classes[table.tile(kind).kind]
        if wish != kind and is_welcome(table, hero, wish)
    ]


def feather_options(table: FolktaleTable, hero: Hero) -> list[str]:
    """HF-7.3: an Animal becomes a Dove."""
    feather = table.holds(hero, "turns_animals_into")
    if not feather:
        return []
    wish = table.tile(feather).turns_animals_into
    if not table.tiles[wish] or not may_hold(table, hero, wish):
        return []
    return [verbs.PLUCK(kind, wish) for kind in distinct(hero.satchel) if table.tile(kind).kind == "animal"]


def discard_options(table: FolktaleTable, hero: Hero) -> list[str]:
    """HF-5.12, HF-20.5: anything but the Trickster (HF-8.12)."""
    tiles = table.content.tiles
    options = [verbs.DISCARD(kind) for kind in distinct(hero.satchel) if tiles[kind].kind != "trickster"]
    return options + [verbs.DISCARD_TOAD(kind) for kind in distinct(hero.toads)] if hero.toads else options


def carry_out_change(table: FolktaleTable, hero: Hero, answer: str) -> bool:
    """Whether the answer was a free action of this file; then it is done."""
    if answer in verbs.WAVE:
        kind, wish = verbs.WAVE.read(answer)
        use_up(table, hero, ready(table, hero, "changes_tiles"))
        change_tile(table, hero, kind, wish, "HF-9.15")
    elif answer in verbs.PLUCK:
        kind, wish = verbs.PLUCK.read(answer)
        change_tile(table, hero, kind, wish, "HF-7.3")
    elif answer in verbs.EAT_OFF:
        table.due.append(Due(hero.seat, 1, "boot"))
        table.agenda.append("due")
    elif answer in verbs.TALK_OFF:
        spend_advice(table, hero, ADVICE_OFF_A_BOOT, "HF-3.18")
        hero.boot = 0
        table.tell("boot_returned", "HF-3.18", seat=hero.seat, level=0)
    elif answer in verbs.DISCARD:
        give_up_tile(table, hero, verbs.DISCARD.read(answer)[0], "HF-5.12")
    elif answer in verbs.DISCARD_TOAD:
        give_up_toad(table, hero, verbs.DISCARD_TOAD.read(answer)[0], "HF-20.5")
    elif answer in verbs.SWAP_TILE or answer in verbs.SWAP_ADVICE or answer in verbs.ASK_ADVICE:
        carry_out_swap(table, hero, answer)
    else:
        return False
    return True


def settle_boot(table: FolktaleTable, _words: str) -> None:
    """HF-3.17, HF-3.19: one Biscuit, one level."""
    hero = table.active
    hero.boot -= 1
    table.tell("boot_returned", "HF-3.19" if hero.boot else "HF-3.17", seat=hero.seat, level=hero.boot)
