"""Plans: which adventures, which pawn goes where, which magic helps, and how many turns it may take.

A plan is rough. It takes the nearest adventure first, sends the nearest pawns, lets the pawn on an item move on to the
next one, and counts the moves. The effect of dice is one price for each die that stays at home: pawns outside are dice
that are missing when a number has to fall. The constants come from many thousands of games that bots played alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import inf, sqrt
from typing import NamedTuple

from fairytable.games.fantastic_stories.bots.routes import Distances, Errand, Routes
from fairytable.games.fantastic_stories.table import ADVENTURES_TO_END, DICE

EASE = {"": 1.0, "reroll": 0.88, "move_two": 0.9, "trumpet": 1.0, "bell": 1.0, "keys": 1.0}
"""How long an action takes with the help of a magic, compared with none. The last three shorten ways instead."""

WAYS_WITH = {"": "", "reroll": "", "move_two": "", "trumpet": "trumpet", "bell": "bell", "keys": "keys"}

TURNS_PER_ACTION = {False: 1.1, True: 0.5}
"""In the base game, and in expert."""

PRICE_OF_WAITING = {False: 0.8, True: 1.25}
"""In actions, for each turn that a number takes to fall; in the base game, and in expert."""

CARE_FOR_DICE = 0.8
"""How much a die less weighs when a plan chooses between a pawn at home and one that is out already."""

WEIGHT_OF_COMPLETING = 1.4
"""In moves. A completion takes one action too, but only one number will do."""

WAITING = (12.0, *(1 / (1 - (5 / 6) ** dice) for dice in range(1, DICE + 1)), 1 / (1 - (5 / 6) ** DICE))
"""Turns until a given number falls, by the pawns at home. None at home is bad, but not for ever."""

WAITING_WITH_REROLL = tuple(1 / (1 - (1 - 1 / turns) ** 2) for turns in WAITING)

COST_OF_SENDING = (inf, inf, *(WAITING[home - 1] - WAITING[home] for home in range(2, len(WAITING))))
"""How much longer one waits with a pawn less, by the pawns at home. The last one stays there."""


class Position(NamedTuple):
    """What matters of a reader between two turns: the pawns at home (reserve and castle) and outside, book, ferry."""

    routes: Routes
    expert: bool
    home: int
    outside: tuple[int, ...]
    done: int
    ferry: int

    def holds(self, magic: str) -> bool:
        return not self.routes.magics[magic].isdisjoint(self.outside)

    def can_complete(self, errand: Errand) -> bool:
        """FS-14.1, but for the die."""
        return errand.space in self.outside and errand.item in self.outside and not self.done & 1 << errand.place

    def after_move(self, start: int, end: int, ferry: int) -> Position:
        routes, expert, home, pawns, done, _ = self
        outside = list(pawns)
        if start == routes.castle:
            home -= 1
        else:
            outside.remove(start)
        if end == routes.castle:
            home += 1
        else:
            outside.append(end)
            outside.sort()
        return Position(routes, expert, home, tuple(outside), done, ferry)

    def after_completing(self, errand: Errand) -> Position:
        outside = list(self.outside)
        outside.remove(errand.space)
        return self._replace(outside=tuple(outside), done=self.done | 1 << errand.place)


class Plan(NamedTuple):
    """The turns until the third adventure, the magic that helps, and from where to where pawns should go now."""

    turns: float
    magic: str
    journeys: tuple[tuple[int, int], ...]


@lru_cache(maxsize=1 << 16)
def plan(position: Position) -> Plan:
    """The quickest plan: without magic, or with one that is held or can be fetched."""
    routes, expert, home, outside, done, ferry = position
    missing = ADVENTURES_TO_END - done.bit_count()
    if missing <= 0:
        return Plan(0.0, "", ())
    errands = [errand for errand in routes.errands if not done & 1 << errand.place]
    price = PRICE_OF_WAITING[expert] * sqrt(missing)
    best = Plan(inf, "", ())
    for magic, ease in EASE.items():
        pawns, at_home, moves = list(outside), home, 0.0
        journeys: list[tuple[int, int]] = []
        if magic:
            start, end, moves = _way_to_magic(position, magic)
            if start == routes.castle:
                at_home -= 1
            else:
                pawns.remove(start)
            if moves:
                journeys.append((start, end))
        distances = routes.distances[ferry, WAYS_WITH[magic]], routes.without_ferry[WAYS_WITH[magic]]
        actions, sent = _go(distances, routes.castle, at_home, pawns, errands, missing, CARE_FOR_DICE * price, journeys)
        waiting = (WAITING_WITH_REROLL if magic == "reroll" else WAITING)[max(0, at_home - sent)]
        turns = TURNS_PER_ACTION[expert] * (moves + ease * actions + price * waiting)
        if turns < best.turns:
            best = Plan(turns, magic, tuple(journeys))
    return best


def _way_to_magic(position: Position, magic: str) -> tuple[int, int, float]:
    """The pawn that can learn the magic soonest, where it learns it, and the moves to there."""
    routes = position.routes
    distances = routes.distances[position.ferry, ""]
    starts = position.outside if position.home < 2 else (*position.outside, routes.castle)
    return min(
        [(start, end, distances[start][end]) for end in routes.magics[magic] for start in starts],
        key=lambda way: way[2],
    )


def _go(
    both_distances: tuple[Distances, Distances],
    castle: int,
    home: int,
    pawns: list[int],
    errands: list[Errand],
    missing: int,
    price: float,
    journeys: list[tuple[int, int]],
) -> tuple[float, int]:
    """Adventure after adventure, the nearest next: all actions, and the pawns that the first one takes from home.

    Only one pawn can count on the ferry: when it has left, it is away. The distances are given with it and without it.

    The journeys of pawns from where they stand now are noted. Pawns that come from an item of the plan are at the end
    of the list and not noted, for they stay on the item until its adventure is completed.
    """
    distances, without_ferry = both_distances
    errands, came_from_items = errands[:], 0
    actions, sent = 0.0, 0
    for stage in range(missing):
        found = nearest_errand(distances, castle, home, pawns, errands, price)
        if found is None:
            return inf, 0
        chosen, traveller, bearer = found
        fresh = len(pawns) - came_from_items
        for number, end in ((traveller, chosen.space), (bearer, chosen.item)):
            start = castle if number < 0 else pawns[number]
            actions += distances[start][end]
            if distances[start][end] < without_ferry[start][end]:
                distances = without_ferry
            if number < 0:
                home -= 1
                sent += not stage
            if number < fresh and start != end:
                journeys.append((start, end))
        for number in sorted((traveller, bearer), reverse=True):
            if number >= 0:
                del pawns[number]
                came_from_items -= number >= fresh
        pawns.append(chosen.item)
        came_from_items += 1
        actions += WEIGHT_OF_COMPLETING
        errands.remove(chosen)
    return actions, sent


def nearest_errand(
    distances: Distances, castle: int, home: int, pawns: list[int], errands: list[Errand], price: float
) -> tuple[Errand, int, int] | None:
    """The adventure that takes the fewest moves, and the numbers of the pawns that go to its space and to its item: -1
    is one from home, which has a price. None if no way leads to any."""
    fewest, from_castle, found = inf, distances[castle], None
    sending, sending_another = price * COST_OF_SENDING[home], price * COST_OF_SENDING[home - 1]
    for errand in errands:
        space, item = errand.space, errand.item
        traveller, moves = -1, from_castle[space] + sending
        for number, pawn in enumerate(pawns):
            if distances[pawn][space] < moves:
                traveller, moves = number, distances[pawn][space]
        bearer, more = -1, from_castle[item] + (sending_another if traveller < 0 else sending)
        for number, pawn in enumerate(pawns):
            if distances[pawn][item] < more and number != traveller:
                bearer, more = number, distances[pawn][item]
        if moves + more < fewest:
            fewest, found = moves + more, (errand, traveller, bearer)
    return found


def outcomes(
    position: Position, die: int, castle: int, magic: str, acted: int | None = None
) -> Iterator[tuple[int, Position]]:
    """Every action with the die: the space of the pawn, and the position after it.

    `castle` counts the pawns in the castle, `magic` is the one used in this turn before, `acted` the space of a pawn
    that may not act again.
    """
    routes, _, _, outside, _, ferry = position
    starts = {*outside, routes.castle} if castle else {*outside}
    if acted is not None and (castle if acted == routes.castle else outside.count(acted)) < 2:
        starts.discard(acted)
    rings, opens, blows = (not magic and position.holds(held) for held in ("bell", "keys", "trumpet"))
    for start in starts:
        ends = routes.walks[start][die]
        if opens:
            ends += routes.tunnels[start][die]
        if blows:
            ends += routes.flights[start][die]
        for end in ends:
            yield start, position.after_move(start, end, ferry)
        if start == ferry or rings:
            for end in routes.rides[start][die]:
                yield start, position.after_move(start, end, end)
    for errand in routes.errands:
        if errand.die == die and errand.space in starts and position.can_complete(errand):
            yield errand.space, position.after_completing(errand)


@lru_cache(maxsize=1 << 15)
def turns_when_followed(position: Position, dice: tuple[int, ...], castle: int, magic: str) -> float:
    """The turns left when the plan has been followed as far as the dice reach, as the expert version allows.

    Nobody has to follow it: if that led away from the end, waiting is better.
    """
    routes = position.routes
    turns_when_waiting, help_of, journeys = plan(position)
    pawns, ends = [start for start, _ in journeys], [end for _, end in journeys]
    dice_left, at_work = list(dice), True
    while at_work and dice_left:
        at_work = False
        for number, end in enumerate(ends):
            while (pawn := pawns[number]) != end and (pawn != routes.castle or castle):
                step = _step(position, pawn, end, dice_left, WAYS_WITH[help_of], magic)
                if step is None:
                    break
                die, stop, ferry, magic = step
                position = position.after_move(pawn, stop, ferry)
                castle += (stop == routes.castle) - (pawn == routes.castle)
                dice_left.remove(die)
                pawns[number], at_work = stop, True
        for errand in routes.errands:
            if errand.die in dice_left and position.can_complete(errand):
                position = position.after_completing(errand)
                dice_left.remove(errand.die)
                at_work = True
    return min(plan(position).turns, turns_when_waiting)


def _step(
    position: Position, start: int, end: int, dice: list[int], help_of: str, magic: str
) -> tuple[int, int, int, str] | None:
    """The die that takes a pawn nearest to its end, where to, the ferry's dock and the magic used then."""
    routes, ferry = position.routes, position.ferry
    far = [row[end] for row in routes.distances[ferry, help_of]]
    helped = bool(help_of) and not magic and position.holds(help_of)
    best, nearest = None, far[start] - 0.5
    for die in set(dice):
        for stop in routes.walks[start][die]:
            if far[stop] < nearest:
                best, nearest = (die, stop, ferry, magic), far[stop]
        if start == ferry or (helped and help_of == "bell"):
            for stop in routes.rides[start][die]:
                if far[stop] < nearest:
                    best, nearest = (die, stop, stop, magic if start == ferry else "bell"), far[stop]
        if helped and help_of != "bell":
            for stop in (routes.tunnels if help_of == "keys" else routes.flights)[start][die]:
                if far[stop] < nearest:
                    best, nearest = (die, stop, ferry, help_of), far[stop]
    return best
