"""What a hero still needs, and the quickest tour over all of it to the Castle, in turns. Bots steer by it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fairytable.games.hungarian_folktales.board import KING
from fairytable.games.hungarian_folktales.bots.journeys import Style, journeys_of
from fairytable.games.hungarian_folktales.content import BISCUIT, GOLD, Content, HeroCard, Tale
from fairytable.games.hungarian_folktales.goods import COLLECTED, PRICES
from fairytable.games.hungarian_folktales.quests import can_hand_over, castle_things
from fairytable.games.hungarian_folktales.table import FolktaleTable, Hero

MARKET_PRICE = {kind: price["gold"] for kind, price in PRICES.items()}
A_COIN = 3.0
"""The turns that one more Gold Coin takes."""
A_PURCHASE = 0.3
"""The Biscuit that a purchase costs, and that one stops for it."""
MAGIC = 1.3
"""A Biscuit for the Sorcerer, and the throws that go wrong; one tries again in the same visit."""
BISCUITS_FOR_MAGIC = 2
"""Of so many Biscuits one is left for the Sorcerer; the others are eaten on the way."""
ANYWHERE = {"food": 1.3, "wait": 9.0, "wave": 0.05}
"""Needs that are not bound to a field, and their turns: a Biscuit more, a tile that has to be waited or traded for, a
wave of the Wand."""
HOPELESS = 99.0
MANY_LANDS = 3
"""A step tile that helps in fewer lands changes hardly any plan."""


class Need(NamedTuple):
    """Something still to be done: `get` a tile, do the `quest` of an encounter (`after` its thing is there, and in its
    `order`), find an `amount` of `coins` or `food`, `wait` for a tile that is not in the supply, or `wave` the Wand."""

    kind: str
    thing: str
    after: str = ""
    order: int = 0
    amount: int = 1


Needs = tuple[Need, ...]


class Plan(NamedTuple):
    """What is needed, the Gold that can be spent on it, how often the Sorcerer could help, and how the hero travels."""

    needs: Needs
    gold: int
    sorcery: int
    style: Style


class Way(NamedTuple):
    """How a need is met: where that is, after how many turns, and for how much Gold."""

    place: str
    turns: float
    gold: int = 0


class Planner:
    """The quickest tours on one board, each worked out once."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.board = content.board
        self.journeys = journeys_of(content)
        self.gold = self.board.find("gold")
        self.sorcerers = self.board.find("sorcerer")
        self._tours: dict[tuple[str, Plan], float] = {}
        self._by_gold: dict[tuple[str, str, Style], float] = {}
        self._styles: dict[tuple[str, ...], Style] = {}

    def tour(self, at: str, plan: Plan) -> float:
        """The turns of the quickest way over everything needed to the gate."""
        key = (at, plan)
        known = self._tours.get(key)
        if known is None:
            known = self._tours[key] = self._quickest(at, plan)
        return known

    def _quickest(self, at: str, plan: Plan) -> float:
        if not plan.needs:
            castle = self.board.castle
            return 0.0 if at == castle else self.journeys.turns(at, (castle,), plan.style)
        anywhere = [need for need in plan.needs if need.kind in ANYWHERE]
        if anywhere:
            rest = plan._replace(needs=tuple([need for need in plan.needs if need.kind not in ANYWHERE]))
            return sum(ANYWHERE[need.kind] * need.amount for need in anywhere) + self.tour(at, rest)
        best = HOPELESS * len(plan.needs)
        for need in plan.needs:
            if not _is_open(need, plan.needs):
                continue
            rest = plan._replace(needs=tuple([other for other in plan.needs if other is not need]))
            for way in self._ways(at, need, plan):
                if way.turns < best:
                    best = min(best, way.turns + self.tour(way.place, self._after(way, rest)))
        return best

    def _after(self, way: Way, rest: Plan) -> Plan:
        if way.gold:
            rest = rest._replace(gold=max(0, rest.gold - way.gold))
        if way.place in self.sorcerers:
            rest = rest._replace(sorcery=rest.sorcery - 1)
        if self.journeys.flees(rest.style.step_tile, way.place):
            rest = rest._replace(style=rest.style._replace(step_tile=""))
        return rest

    def _ways(self, at: str, need: Need, plan: Plan) -> list[Way]:
        """How a need can be met from here."""
        board = self.board
        if need.kind == "quest":
            spaces = board.spaces[need.thing]
            middle = spaces[len(spaces) // 2]
            return [Way(middle, self._turns(at, spaces, plan) + self._meeting(middle))]
        if need.kind == "coins":
            more = A_COIN * (need.amount - 1)
            return [Way(field, self._turns(at, (field,), plan) + more) for field in self.gold]
        ways = [Way(field, self._turns(at, (field,), plan)) for field in board.sources.get(need.thing, ())]
        kind = self.content.tiles[need.thing].kind
        if kind in MARKET_PRICE:
            ways += [self._by_market(at, market, MARKET_PRICE[kind], plan) for market in board.markets]
        if kind == "magical" and plan.sorcery:
            ways += [Way(field, self._turns(at, (field,), plan) + MAGIC) for field in self.sorcerers]
        return ways

    def _meeting(self, field: str) -> float:
        """What the throw at a quest costs or brings, now or later: otherwise it would always be put off."""
        return self.journeys.landing(field) if self.board.fields[field].encounter else 0.0

    def _by_market(self, at: str, market: str, price: int, plan: Plan) -> Way:
        """With the Gold that there is, or first by a field with Gold."""
        missing = price - plan.gold
        if missing <= 0:
            return Way(market, self._turns(at, (market,), plan) + A_PURCHASE, price)
        key = (at, market, plan.style)
        by_gold = self._by_gold.get(key)
        if by_gold is None:
            by_gold = self._by_gold[key] = min(
                self._turns(at, (field,), plan) + self._turns(field, (market,), plan) for field in self.gold
            )
        return Way(market, by_gold + A_COIN * (missing - 1) + A_PURCHASE, price)

    def style(self, card: HeroCard, spare: list[str], satchel: list[str]) -> Style:
        """HF-17: the shortcuts that a hero could take with what he can spare; with which step tile he walks."""
        key = (card.id, *spare, "", *satchel)
        known = self._styles.get(key)
        if known is None:
            known = self._styles[key] = self._find_style(card, spare, satchel)
        return known

    def _find_style(self, card: HeroCard, spare: list[str], satchel: list[str]) -> Style:
        tiles, best = self.content.tiles, ""
        opened = []
        for shortcut in self.board.shortcuts.values():
            if shortcut.id in card.flies_over:
                opened.append((shortcut.id, 1))
            elif shortcut.tile in spare or any(shortcut.id in tiles[kind].opens for kind in satchel):
                opened.append((shortcut.id, shortcut.path))
        for kind in satchel:
            tile = tiles[kind]
            if (tile.steps or len(tile.cancels) >= MANY_LANDS) and (not best or tile.steps > tiles[best].steps):
                best = kind
        return Style(best, tuple(opened))

    def _turns(self, at: str, places: tuple[str, ...], plan: Plan) -> float:
        """In a market one may stay for a turn; from elsewhere one has to leave and come back."""
        if at in places and at in self.board.markets:
            return 1.0
        return self.journeys.turns(at, places, plan.style)


def _is_open(need: Need, needs: Needs) -> bool:
    """HF-31.2: quests in their order, each after what it needs."""
    if need.kind != "quest":
        return True
    return not any(
        (other.kind == "quest" and other.order < need.order)
        or (need.after and other.thing == need.after and other.kind != "quest")
        for other in needs
    )


@cache
def planner_of(content: Content) -> Planner:
    return Planner(content)


def plan_of(table: FolktaleTable, hero: Hero) -> Plan:
    """What the hero still has to fetch and do, and what he has for it."""
    content, satchel = table.content, hero.satchel
    needs: list[Need] = []
    missing: list[str] = []
    kept: list[str] = []
    coins = food = 0
    for number in range(hero.done, len(hero.tales)):
        tale = content.tales[hero.tales[number]]
        after = ""
        for thing, count in tale.hand_over.items():
            if thing == GOLD:
                coins += count
                after = GOLD
            elif thing == BISCUIT:
                food += count
                after = BISCUIT
            elif thing in satchel and thing not in kept:
                kept.append(thing)
            else:
                missing.append(thing)
                after = thing
        if number > hero.done or not _is_being_met(table, hero, tale):
            needs.append(Need("quest", tale.encounter, after, number))
    if not table.rules.quest_chain:
        tale = content.tales[hero.tales[0]]
        coins += tale.gold
        for kind in tale.hold:
            if kind in satchel and kind not in kept:
                kept.append(kind)
            elif not _has_partner_to_spare(table, hero, kind):
                missing.append(kind)
    if coins > hero.gold:
        needs.append(Need("coins", GOLD, amount=coins - hero.gold))
    if food > len(hero.biscuits):
        needs.append(Need("food", BISCUIT, amount=food - len(hero.biscuits)))
    spare = [kind for kind in satchel if kind not in kept]
    style = planner_of(content).style(table.card(hero), spare, satchel)
    waves = _waves(table, hero)
    for kind in missing:
        if waves and table.tiles[kind] and (other := _of_same_class(table, spare, kind)):
            spare.remove(other)
            waves -= 1
            needs.append(Need("wave", kind))
        else:
            needs.append(Need("get" if table.tiles[kind] else "wait", kind))
    fees = (max(0, len(hero.biscuits) - food) + 1) // BISCUITS_FOR_MAGIC
    sorcery = min(fees, len(hero.toads) + sum(content.tiles[kind].kind != "trickster" for kind in spare))
    return Plan(tuple(sorted(set(needs))), max(0, hero.gold - coins), sorcery, style)


def is_before_throw(table: FolktaleTable, hero: Hero) -> bool:
    """Whether the hero stands before somebody on an Adventure Field, and the die is not yet thrown."""
    throw = table.throw
    return throw is not None and not throw.die and hero is table.active and throw.place in table.content.encounters


def _is_being_met(table: FolktaleTable, hero: Hero, tale: Tale) -> bool:
    """Whether the quest is as good as done: the hero is there, with what is asked for."""
    return (
        table.throw is not None
        and table.throw.place == tale.encounter
        and is_before_throw(table, hero)
        and (not tale.hand_over or can_hand_over(hero, tale))
    )


def _has_partner_to_spare(table: FolktaleTable, hero: Hero, kind: str) -> bool:
    """HF-33.4: a team counts its treasures together."""
    if not table.rules.teams:
        return False
    things, _ = castle_things(table, hero)
    return sum(member.satchel.count(kind) for member in table.team(hero)) >= things[kind]


def _waves(table: FolktaleTable, hero: Hero) -> int:
    wand = table.holds(hero, "changes_tiles")
    return table.uses_left(hero, wand) if wand else 0


def _of_same_class(table: FolktaleTable, spare: list[str], kind: str) -> str:
    """A tile that the Wand could change into one of this kind."""
    wanted = table.tile(kind).kind
    for other in spare:
        tile = table.tile(other)
        if tile.kind == wanted and tile.kind in COLLECTED and not tile.changes_tiles:
            return other
    return ""


def way_to_go(table: FolktaleTable, hero: Hero, at: str = "") -> float:
    """The turns of the hero's tour, from where he is or from another field."""
    return way_from(table, hero, plan_of(table, hero), at or hero.at)


def way_from(table: FolktaleTable, hero: Hero, plan: Plan, at: str) -> float:
    board = table.content.board
    extra = 0.0
    if at in board.paths:
        shortcut = board.paths[at].shortcut
        path = board.path_of(shortcut)
        place = path.index(at)
        stages = len(path) - place if hero.leaves_at == board.ends[shortcut][1] else place + 1
        extra, at = 1.0 if shortcut in table.card(hero).flies_over else float(stages), hero.leaves_at
    return extra + planner_of(table.content).tour(at, plan)


def wanted_tiles(plan: Plan) -> set[str]:
    """Tiles that the hero needs and does not hold."""
    return {need.thing for need in plan.needs if need.kind in ("get", "wait", "wave")}


def goals_of(table: FolktaleTable, plan: Plan) -> dict[str, Need]:
    """The fields where landing meets a need at once."""
    board, goals = table.content.board, {}
    for need in plan.needs:
        if need.kind == "get":
            goals.update(dict.fromkeys(board.sources.get(need.thing, ()), need))
        elif need.kind == "coins":
            goals.update(dict.fromkeys(planner_of(table.content).gold, need))
        elif need.kind == "quest" and need.thing != KING and _is_open(need, plan.needs):
            goals.update(dict.fromkeys(board.spaces[need.thing], need))
    return goals
