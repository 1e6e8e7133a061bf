"""How far it still is: the shortest tour over all that a hero needs, with a price for slow lands. Bots steer by it."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush

from fairytable.games.hungarian_folktales.content import BISCUIT, GOLD, Content
from fairytable.games.hungarian_folktales.quests import castle_things
from fairytable.games.hungarian_folktales.table import FolktaleTable, Hero

STEPS_A_TURN = 3.6
"""What a turn brings on average, Biscuit moves and bonus rolls included."""
SLOW = {1: 0.85, 0: 1.0, -1: 1.4, -2: 2.1}
"""How many steps a step is worth that begins in a land with this modifier."""
UNKNOWN = 40.0
"""A tile that nobody can take now has to be waited or traded for."""
MARKET_PRICE = {"magical": 2, "animal": 1}
A_STOP = 3.0
"""Landing exactly on a field that one needs."""
A_PURCHASE = 6.0
"""What two Gold Coins and a stop cost beside the way."""
ANOTHER_COIN = 11.0
"""The way to one more Gold Coin."""

Needs = tuple[str, ...]


class Planner:
    """Distances and tours on one board, each worked out once."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.board = content.board
        self._to: dict[str, dict[str, float]] = {}
        self._tours: dict[tuple[str, Needs, int], float] = {}

    def to(self, target: str) -> dict[str, float]:
        """The cost of the way to this field from every other."""
        if target not in self._to:
            self._to[target] = self._costs_to(target)
        return self._to[target]

    def tour(self, at: str, needs: Needs, gold: int) -> float:
        """The cost of the cheapest way over everything needed to the gate; `gold` can be spent on the way."""
        key = (at, needs, gold)
        known = self._tours.get(key)
        if known is None:
            known = self._tours[key] = self._cheapest(at, needs, gold)
        return known

    def _cheapest(self, at: str, needs: Needs, gold: int) -> float:
        if not needs:
            return self.to(self.board.castle)[at]
        best = UNKNOWN * len(needs) * 4
        for need in needs:
            kind, _, thing = need.partition(":")
            thing, _, first = thing.partition(":")
            if first and f"get:{first}" in needs:
                continue
            rest = tuple(other for other in needs if other != need)
            for place, price, extra in self._places(kind, thing, gold, at):
                best = min(best, self.to(place)[at] + extra + self.tour(place, rest, gold - price))
        return best

    def _places(self, kind: str, thing: str, gold: int, at: str) -> list[tuple[str, int, float]]:
        """Where a need can be met: field, price in Gold, cost beside the way."""
        board = self.board
        if kind == "quest":
            return [(self._nearest(board.spaces[thing], at), 0, A_STOP)]
        if kind == "coins":
            return [(self._nearest(board.find("gold"), at), 0, ANOTHER_COIN * (int(thing) - 1))]
        if kind == "food":
            return [(at, 0, 4.0 * int(thing))]
        if kind == "wait":
            return [(at, 0, UNKNOWN)]
        found = [(field, 0, A_STOP) for field in board.sources.get(thing, ())]
        price = MARKET_PRICE.get(self.content.tiles[thing].kind, 99)
        if gold >= price:
            found += [(market, price, A_PURCHASE) for market in board.markets]
        return found

    def _nearest(self, fields: tuple[str, ...], at: str) -> str:
        return min(fields, key=lambda field: self.to(field)[at])

    def _costs_to(self, target: str) -> dict[str, float]:
        costs: dict[str, float] = {}
        waiting = [(0.0, target)]
        while waiting:
            cost, field = heappop(waiting)
            if field in costs:
                continue
            costs[field] = cost
            for other in self.board.neighbours[field]:
                if other not in costs:
                    heappush(waiting, (cost + SLOW.get(self.board.land_steps(other), 1.0), other))
        return costs


@cache
def planner_of(content: Content) -> Planner:
    return Planner(content)


def needs_of(table: FolktaleTable, hero: Hero) -> tuple[Needs, int]:
    """What the hero still has to fetch and do, and the Gold that he may spend on the way."""
    needs: list[str] = []
    gold = hero.gold
    coins = 0
    handed: list[str] = []
    if not table.rules.quest_chain:
        coins = table.content.tales[hero.tales[0]].gold
    for number in range(hero.done, len(hero.tales)):
        tale = table.content.tales[hero.tales[number]]
        first = ""
        for thing, count in tale.hand_over.items():
            if thing == GOLD:
                coins += count
            elif thing == BISCUIT:
                if len(hero.biscuits) < count:
                    needs.append(f"food:{count - len(hero.biscuits)}")
            elif thing in hero.satchel and thing not in handed:
                handed.append(thing)
            else:
                needs.append(f"get:{thing}" if table.tiles[thing] else f"wait:{thing}")
                first = thing
        needs.append(f"quest:{tale.encounter}:{first}" if first else f"quest:{tale.encounter}")
    if coins > gold:
        needs.append(f"coins:{coins - gold}")
    if not table.rules.quest_chain:
        for kind in table.content.tales[hero.tales[0]].hold:
            if kind not in hero.satchel or kind in handed:
                needs.append(f"get:{kind}" if table.tiles[kind] else f"wait:{kind}")
    return tuple(sorted(set(needs))), max(0, gold - coins)


def way_to_go(table: FolktaleTable, hero: Hero, at: str = "") -> float:
    """The cost of the hero's tour, from where he is or from another field."""
    planner = planner_of(table.content)
    needs, gold = needs_of(table, hero)
    here = at or hero.at
    extra = 0.0
    if here in table.content.board.paths:
        stages = 1 + abs(len(table.content.board.path_of(table.content.board.paths[here].shortcut)) - 1) / 2
        extra, here = stages * STEPS_A_TURN, hero.leaves_at
    return extra + planner.tour(here, needs, gold)


def wanted_tiles(table: FolktaleTable, hero: Hero) -> set[str]:
    """Tiles that the hero needs and does not hold."""
    needs, _ = needs_of(table, hero)
    return {need.split(":")[1] for need in needs if need.startswith(("get:", "wait:"))}


def precious_tiles(table: FolktaleTable, hero: Hero) -> set[str]:
    """Tiles in the satchel that the hero needs."""
    things, _ = castle_things(table, hero)
    tale = table.tale(hero)
    return {*things, *(tale.hand_over if tale else ())}
