"""Journeys: how far everything is, and what somebody can still reach; what bots know about the land.

Everything is counted in moves. All of it follows from the pack and from a few facts of a player, so it is worked out
once and remembered: most of what a bot imagines for one decision differs in nothing that matters here.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from fairytable.games.dice_upon_a_time.content import STEED, Content, Quest
from fairytable.games.dice_upon_a_time.effects import TOKENS, Pays, Visits, WithAnother

COST_OF_VALUE = (0.0, 1.0, 1.0, 1.08, 1.2, 1.5, 2.6)
"""What a step over a socket of such a value costs, in moves: a high die is rare."""
COST_OF_JUMP = 0.1
COST_OF_COMING_BACK = 2.2
"""A step away from a Resource field and back again, for another token."""
COST_OF_FETCHING = 0.2
FAR = 99.0
WORTH_OF_MOVE = 0.3
"""What a move to spare brings, in points, once the Quests at hand are done."""
WORTH_OF_MOVE_TOGETHER = 0.5
"""The same in the cooperative game, where Quests enough lie open."""
COMING_HOME = 0.1
"""What every move to the start costs, where new Quests are, once the Quests at hand are done; whoever has none must go
there at once."""
NOT_YET = 0.93
"""The part of its points that a Quest is worth before it is completed."""
HASTE = 0.006
"""The part of its points that a Quest loses with every move that is still needed for it."""
MOST_AT_ONCE = 14
"""Of many Quests so many are thought about."""
MOST_IN_A_PLAN = 4
MOST_FIRST = 6
"""The number of errands that are tried as the first one."""
MOST_REMEMBERED = 60_000

Held = tuple[int, int, int]
"""Coins, loaves and apples."""


Plan = tuple[float, tuple[str, ...]]
"""What may be reached, in points, and by which errands, the first one first."""


class Leg(NamedTuple):
    """The way to the end of one errand: how many moves, where it ends, and the tokens left."""

    moves: float
    at: str
    held: Held


class Errand(NamedTuple):
    """Something to be done for points: a Quest, the lifting of a Curse, a Mini Quest."""

    name: str
    points: float
    place: str = ""
    needs: Held = (0, 0, 0)
    source: str = ""


class Journeys:
    """The moves between any two fields of a pack, and the errands on it."""

    def __init__(self, content: Content, *, together: bool) -> None:
        self.worth_of_move = WORTH_OF_MOVE_TOGETHER if together else WORTH_OF_MOVE
        self.coming_home = (0.0, 0.0) if together else (COMING_HOME, WORTH_OF_MOVE)
        names = list(content.fields)
        self.price = price = {one: {other: 0.0 if one == other else FAR for other in names} for one in names}
        for route in content.routes.values():
            one, other = route.between
            price[one][other] = price[other][one] = COST_OF_VALUE[route.value]
        self.steeds = tuple(sorted(content.places.get(STEED, ())))
        for route in content.routes.values():
            for start, end in (route.between, route.between[::-1]):
                for other in self.steeds if end in self.steeds else ():
                    if other not in route.between:
                        price[start][other] = price[start][end] + COST_OF_JUMP
        for by in names:
            for one in names:
                for other in names:
                    price[one][other] = min(price[one][other], price[one][by] + price[by][other])
        self.content = content
        self.to_place = {
            place: {one: min((price[one][field] for field in fields), default=FAR) for one in names}
            for place, fields in content.places.items()
        }
        self.start = next(iter(content.places["start"]))
        self.sources = {
            token: [field.id for field in content.fields.values() if field.ability == token] for token in TOKENS
        }
        self.errands = {quest.id: errand_of(quest) for quest in content.quests.values()}
        for story in content.stories.values():
            reward = -story.points if story.kind == "curse" else 0.5 if story.kind == "mini_quest" else 0.0
            match story.condition:
                case Visits(place) if reward:
                    self.errands[story.id] = Errand(story.id, reward, place)
                case Pays(tokens) if reward and "any" not in tokens:
                    self.errands[story.id] = Errand(story.id, reward, needs=counted(tokens))
                case WithAnother() if reward:
                    self.errands[story.id] = Errand(story.id, reward / 2, self.start)
        self._legs: dict[tuple[str, str, Held, bool], Leg] = {}
        self._reachable: dict[tuple[object, ...], Plan] = {}

    def leg(self, errand: Errand, at: str, held: Held, *, is_fetched: bool) -> Leg:
        """From here to the end of the errand, fetching what is missing on the way."""
        key = (errand.name, at, held, is_fetched)
        known = self._legs.get(key)
        if known is None:
            if len(self._legs) > MOST_REMEMBERED:
                self._legs.clear()
            known = self._legs[key] = self._leg(errand, at, held, is_fetched=is_fetched)
        return known

    def _leg(self, errand: Errand, at: str, held: Held, *, is_fetched: bool) -> Leg:
        moves = 0.0
        if errand.source and not is_fetched:
            moves += self.to_place[errand.source][at] + COST_OF_FETCHING
            at = self.nearest(errand.source, at)
        missing = {token: need - has for token, need, has in zip(TOKENS, errand.needs, held, strict=True) if need > has}
        while missing:
            ways = [(self.price[at][field], token, field) for token in missing for field in self.sources[token]]
            if not ways:
                return Leg(FAR, at, held)
            price, token, field = min(ways)
            moves += (price or COST_OF_COMING_BACK) + COST_OF_COMING_BACK * (missing.pop(token) - 1)
            at = field
        if errand.place:
            moves += self.to_place[errand.place][at]
            at = self.nearest(errand.place, at)
        coin, bread, apple = (max(0, has - need) for need, has in zip(errand.needs, held, strict=True))
        return Leg(moves, at, (coin, bread, apple))

    def nearest(self, place: str, at: str) -> str:
        """Of the fields that a place means, the nearest one."""
        fields = self.content.places[place]
        return min(sorted(fields), key=self.price[at].__getitem__) if fields else at

    def reachable(self, at: str, held: Held, errands: Iterable[str], fetched: tuple[str, ...], moves: float) -> Plan:
        """What so many moves may bring from here, in points, and which errands that are, the first one first."""
        quarters = int(moves * 4)
        key = (at, held, errands, fetched, quarters)
        known = self._reachable.get(key)
        if known is None:
            if len(self._reachable) > MOST_REMEMBERED:
                self._reachable.clear()
            known = self._reachable[key] = self._plan(at, held, errands, fetched, quarters / 4)
        return known[0] + self.worth_of_move * (moves - quarters / 4), known[1]

    def _plan(self, at: str, held: Held, errands: Iterable[str], fetched: tuple[str, ...], moves: float) -> Plan:
        known = self.errands
        there = [known[name] for name in errands if name in known]
        if len(there) > MOST_AT_ONCE:
            legs = [self.leg(one, at, held, is_fetched=one.name in fetched) for one in there]
            worths = [
                (one.points - self.worth_of_move * leg.moves, one.name) for one, leg in zip(there, legs, strict=True)
            ]
            there = [known[name] for _, name in sorted(worths, reverse=True)[:MOST_AT_ONCE]]
        best = self._in_turn(None, at, held, there, fetched, moves)
        for first in there[:MOST_FIRST]:
            plan = self._in_turn(first, at, held, there, fetched, moves)
            if plan[0] > best[0]:
                best = plan
        return best

    def _in_turn(
        self, first: Errand | None, at: str, held: Held, there: list[Errand], fetched: tuple[str, ...], moves: float
    ) -> Plan:
        """One errand after the other, each time the one that pays best, as long as it pays; after a given first one."""
        left, spent, worth = there[:], 0.0, 0.0
        done: list[str] = []
        while left and len(done) < MOST_IN_A_PLAN:
            chosen, gain, leg = None, 0.0, None
            for errand in left if first is None else (first,):
                way = self.leg(errand, at, held, is_fetched=errand.name in fetched)
                likely = min(1.0, max(0.0, (moves + 1.5 - spent - way.moves) / 2))
                points = errand.points * NOT_YET * likely * (1 - HASTE * (spent + way.moves))
                gained = points - self.worth_of_move * min(way.moves, max(0.0, moves - spent))
                if gained > gain or (first is not None and likely):
                    chosen, gain, leg = errand, gained, way
            first = None
            if chosen is None or leg is None:
                break
            worth += gain
            spent += leg.moves
            at, held = leg.at, leg.held
            done.append(chosen.name)
            left.remove(chosen)
        to_the_start = self.price[at][self.start]
        longing = self.coming_home[not done]
        worth += self.worth_of_move * moves - longing * min(to_the_start, max(0.0, moves - spent))
        return worth, tuple(done)


def counted(tokens: dict[str, int]) -> Held:
    coin, bread, apple = (tokens.get(token, 0) for token in TOKENS)
    return coin, bread, apple


def errand_of(quest: Quest) -> Errand:
    return Errand(quest.id, quest.points, quest.place, counted(quest.tokens), quest.source)


@lru_cache(8)
def journeys(content: Content, *, together: bool = False) -> Journeys:
    return Journeys(content, together=together)
