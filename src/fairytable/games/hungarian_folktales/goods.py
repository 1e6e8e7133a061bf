"""Biscuits, Advice, Gold and tiles: how they come to a hero and go, within the limits and the supply."""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.games.hungarian_folktales import events
from fairytable.games.hungarian_folktales.board import FRUITS
from fairytable.games.hungarian_folktales.content import ADVICE, BISCUIT, GOLD
from fairytable.games.hungarian_folktales.table import WORST_BOOT, FolktaleTable, Hero

MANY = {BISCUIT: "biscuits", GOLD: "gold_coins"}
"""What several of a thing are called, where it is not like one."""
COLLECTED = ("useful", "magical", "animal")
PRICES = {"magical": {"gold": 2, "biscuits": 1}, "animal": {"gold": 1, "biscuits": 0}}
"""HF-18.4: what a tile of each class costs in Palace and City."""
SINGLE = ("magical", "animal")
"""HF-5.9, HF-5.10: the classes of which nobody holds two tiles of a kind."""


def biscuit_room(table: FolktaleTable, hero: Hero) -> int:
    """HF-5.2, HF-5.8: how many Biscuits the hero could take now."""
    return min(table.content.limits.biscuits - len(hero.biscuits.cards), len(table.biscuits.cards))


def advice_room(table: FolktaleTable, hero: Hero) -> int:
    return min(table.content.limits.advice - hero.advice, table.advice)


def gold_room(table: FolktaleTable, hero: Hero) -> int:
    return min(table.content.limits.gold - hero.gold, table.gold)


def draw_biscuits(table: FolktaleTable, hero: Hero, count: int, clause: str) -> None:
    """HF-6.1: blindly from the supply, as many as fit (HF-5.14)."""
    count = min(count, biscuit_room(table, hero))
    drawn = [
        table.biscuits.move_in_secret(table.chance.below(len(table.biscuits)), hero.biscuits, (hero.seat,))
        for _ in range(count)
    ]
    table.tell_in_secret(events.BiscuitsDrawn(seat=hero.seat, count=count, steps=tuple(drawn)), clause, [hero.seat])


def take_advice(table: FolktaleTable, hero: Hero, count: int, clause: str) -> None:
    count = min(count, advice_room(table, hero))
    table.advice -= count
    hero.advice += count
    table.tell(events.AdviceTaken(seat=hero.seat, count=count), clause)


def spend_advice(table: FolktaleTable, hero: Hero, count: int, clause: str) -> None:
    table.advice += count
    hero.advice -= count
    table.tell(events.AdviceSpent(seat=hero.seat, count=count), clause)


def take_gold(table: FolktaleTable, hero: Hero, clause: str) -> None:
    count = min(1, gold_room(table, hero))
    table.gold -= count
    hero.gold += count
    table.tell(events.GoldTaken(seat=hero.seat, count=count), clause)


def spend_gold(table: FolktaleTable, hero: Hero, count: int, clause: str) -> None:
    table.gold += count
    hero.gold -= count
    table.tell(events.GoldSpent(seat=hero.seat, count=count), clause)


def pay_biscuit(table: FolktaleTable, hero: Hero, steps: str) -> None:
    """HF-6.2: face down to the supply; only the payer knows which."""
    hero.biscuits.move_in_secret(hero.biscuits.place_of(steps), table.biscuits, (hero.seat,))


def fruit_biscuits(table: FolktaleTable, hero: Hero, kind: str) -> int:
    """HF-12.1, HF-7.2: one Biscuit, one more from fruit and gourds with the Satchel."""
    satchel = table.holds(hero, "fruit") if kind in FRUITS else ""
    return 1 + (table.tile(satchel).fruit if satchel else 0)


def may_hold(table: FolktaleTable, hero: Hero, kind: str) -> bool:
    """HF-5.9 to HF-5.11: no second Magical Item and no second Animal of a kind."""
    return table.tile(kind).kind not in SINGLE or kind not in hero.satchel


def is_welcome(table: FolktaleTable, hero: Hero, kind: str) -> bool:
    """Whether a tile of this kind is in the supply and may be held, with room or without."""
    if table.tiles.get(kind, 0) == 0 or not may_hold(table, hero, kind):
        return False
    here = table.field(hero)
    return here is None or here.land not in table.tile(kind).flees


def take_tile(table: FolktaleTable, hero: Hero, kind: str, clause: str) -> None:
    """From the supply, always fresh (HF-5.13)."""
    table.tiles[kind] -= 1
    receive_tile(table, hero, kind)
    table.tell(events.TileTaken(seat=hero.seat, tile=kind), clause)


def receive_tile(table: FolktaleTable, hero: Hero, kind: str) -> None:
    """A tile comes into the satchel. Who obtains a Wishing Table gives the Boot token back (HF-3.17, HF-3.19)."""
    hero.satchel.append(kind)
    if hero.boot and table.tile(kind).feeds:
        clause = "HF-3.17" if hero.boot == 1 else "HF-3.19"
        hero.boot = 0
        table.tell(events.BootReturned(seat=hero.seat, level=0), clause)


def put_back(table: FolktaleTable, kind: str) -> None:
    """HF-5.6, HF-5.7: to the supply, or out of the game if it is a Starting Item."""
    if kind in table.tiles:
        table.tiles[kind] += 1
    else:
        table.gone.append(kind)


def give_up_tile(table: FolktaleTable, hero: Hero, kind: str, clause: str) -> None:
    """HF-8.2, HF-5.12: a tile leaves the satchel, used up, handed over, lost or thrown away."""
    hero.satchel.remove(kind)
    hero.spent.pop(kind, None)
    put_back(table, kind)
    table.tell(events.TileGivenUp(seat=hero.seat, tile=kind), clause)


def give_up_toad(table: FolktaleTable, hero: Hero, kind: str, clause: str) -> None:
    """HF-20.10: a toad goes back as what it was."""
    hero.toads.remove(kind)
    put_back(table, kind)
    table.tell(events.ToadGivenUp(seat=hero.seat, tile=kind), clause)


def change_tile(table: FolktaleTable, hero: Hero, kind: str, into: str, clause: str) -> None:
    """HF-7.3, HF-7.7, HF-9.15: another tile from the supply takes the place of this one."""
    hero.satchel.remove(kind)
    hero.spent.pop(kind, None)
    put_back(table, kind)
    table.tiles[into] -= 1
    table.tell(events.TileChanged(seat=hero.seat, tile=kind, into=into), clause)
    receive_tile(table, hero, into)


def use_up(table: FolktaleTable, hero: Hero, kind: str) -> None:
    """HF-9.4, HF-9.5: one use less, and none of this kind again in this turn."""
    hero.spent[kind] = hero.spent.get(kind, 0) + 1
    table.used = (*table.used, kind)


def ready(table: FolktaleTable, hero: Hero, ability: str) -> str:
    """The Magical Item with this ability that the hero can use now, or nothing."""
    kind = table.holds(hero, ability)
    return kind if kind and kind not in table.used and table.uses_left(hero, kind) > 0 else ""


def raise_boot(table: FolktaleTable, hero: Hero, levels: int, clause: str) -> None:
    """HF-3.15, HF-3.21: hunger slows a hero down, by two levels at most."""
    hero.boot = min(WORST_BOOT, hero.boot + levels)
    table.tell(events.WentHungry(seat=hero.seat, level=hero.boot), clause)


def can_lose(table: FolktaleTable, hero: Hero) -> list[str]:
    """HF-13.9: a Gold Coin, or a Magical, Useful or Starting Item."""
    tiles = dict.fromkeys(kind for kind in hero.satchel if table.tile(kind).kind not in ("animal", "trickster"))
    return [*([GOLD] if hero.gold else []), *tiles]


def tradable(table: FolktaleTable, hero: Hero) -> dict[str, int]:
    """HF-22.2, HF-22.3: what the hero could give away in a trade, and how much of it."""
    goods: dict[str, int] = {}
    for kind in hero.satchel:
        if table.tile(kind).kind in COLLECTED:
            goods[kind] = goods.get(kind, 0) + 1
    if hero.biscuits.cards:
        goods[BISCUIT] = len(hero.biscuits.cards)
    if hero.advice:
        goods[ADVICE] = hero.advice
    return goods


def has_goods(table: FolktaleTable, hero: Hero) -> bool:
    """HF-22.2: whether the hero could give anything away in a trade."""
    return bool(hero.biscuits.cards or hero.advice or tradable(table, hero))


def broken_limit(table: FolktaleTable, hero: Hero, loses: dict[str, int], gains: dict[str, int]) -> str:
    """HF-22.5: which limit or ban would not hold for the hero after a trade; nothing if all do."""
    limits, tiles = table.content.limits, table.content.tiles
    load, biscuits, advice = len(hero.satchel) + len(hero.toads), len(hero.biscuits.cards), hero.advice
    for goods, sign in ((gains, 1), (loses, -1)):
        for thing, count in goods.items():
            if thing in tiles:
                load += sign * count
            elif thing == BISCUIT:
                biscuits += sign * count
            elif thing == ADVICE:
                advice += sign * count
    if load > limits.tiles:
        return "tiles"
    if biscuits > limits.biscuits:
        return "biscuits"
    if advice > limits.advice:
        return "advice"
    for kind in gains:
        if kind in tiles and tiles[kind].kind in SINGLE:
            if hero.satchel.count(kind) - loses.get(kind, 0) + gains[kind] > 1:
                return "twice"
            here = table.field(hero)
            if here is not None and here.land in tiles[kind].flees:
                return "flees"
    return ""


def told_goods(goods: dict[str, int]) -> tuple[tuple[str, ...], ...]:
    """Goods to be read aloud: a Biscuit, or 2 Biscuits."""
    return tuple([(thing,) if count == 1 else (str(count), MANY.get(thing, thing)) for thing, count in goods.items()])


def distinct(kinds: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(kinds))
