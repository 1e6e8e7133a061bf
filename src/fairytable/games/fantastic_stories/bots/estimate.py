"""An estimate of the rounds that a reader still needs: what is left where a bot that reckons stops reckoning.

It counts as a plan does (`plans.py`): the nearest adventure first, with the pawns that are nearest, and a price for the
dice that are missing then. Only a magic that is held, or is one move away, helps; the others are found by reckoning.
The numbers come from many thousand races of one reader alone, in which they lost least beside the best that is possible
(`docs/how-hard-was-tuned.md`). They are there to compare: most estimates are too low.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf

from fairytable.games.fantastic_stories.bots.plans import (
    WAITING,
    WAITING_WITH_REROLL,
    WAYS_WITH,
    Position,
    nearest_errand,
)
from fairytable.games.fantastic_stories.bots.routes import Distances, Errand
from fairytable.games.fantastic_stories.table import ADVENTURES_TO_END

EASE = {"": 1.0, "reroll": 0.749, "move_two": 0.806, "trumpet": 1.016, "bell": 0.931, "keys": 0.994}
"""How long an action takes with the help of a magic, compared with none."""
ROUNDS_FOR_MAGIC = {"": 0.0, "reroll": 0.268, "move_two": -0.193, "trumpet": 0.27, "bell": 0.644, "keys": -0.049}
"""What it costs that the pawn which lends the magic is not elsewhere ..."""
MORE_AT_FIRST = {"reroll": 0.177, "move_two": -0.117, "trumpet": 0.2, "bell": 0.202, "keys": -0.205}
"""... and what more, as long as the book is empty."""
ROUNDS_FOR_ACTION = 0.986
MOVES = (0.0, 0.855, 0.843, 1.0)
"""What a move counts, by the adventures that are missing then."""
COMPLETING = 1.271
"""In moves, too."""
PRICE_OF_WAITING = (0.0, 0.783, 1.326, 1.216)
"""In moves, for each turn that a number takes to fall, by the adventures that are missing now."""
CARE_FOR_DICE = 0.622
"""How much of that weighs when a pawn at home is compared with one that is out already."""


@lru_cache(maxsize=1 << 15)
def estimate(position: Position) -> float:
    """The rounds until the third adventure."""
    missing = ADVENTURES_TO_END - position.done.bit_count()
    if missing <= 0:
        return 0.0
    fewest = min([_rounds_with(magic, position, missing) for magic in EASE])
    if missing == ADVENTURES_TO_END:
        fewest += sum([more for magic, more in MORE_AT_FIRST.items() if position.holds(magic)])
    return fewest


def _rounds_with(magic: str, position: Position, missing: int) -> float:
    """The rounds with the help of this magic; endless, if it is too far away."""
    routes, _, home, outside, done, ferry = position
    pawns, moves = list(outside), 0.0
    if magic:
        lender, moves = _lender(magic, position)
        if moves > 1:
            return inf
        if lender == routes.castle:
            home -= 1
        else:
            pawns.remove(lender)
    ways = WAYS_WITH[magic]
    errands = [errand for errand in routes.errands if not done >> errand.place & 1]
    price = PRICE_OF_WAITING[missing]
    actions, dice = _go(
        routes.distances[ferry, ways], routes.without_ferry[ways], routes.castle, home, pawns, errands, missing, price
    )
    waiting = WAITING_WITH_REROLL if magic == "reroll" else WAITING
    return ROUNDS_FOR_ACTION * (moves + EASE[magic] * actions + price * waiting[dice]) + ROUNDS_FOR_MAGIC[magic]


def _lender(magic: str, position: Position) -> tuple[int, float]:
    """The pawn that lends the magic soonest, and its moves to there."""
    routes = position.routes
    distances = routes.distances[position.ferry, ""]
    nearest, fewest = routes.castle, inf
    for pawn in position.outside if position.home < 2 else (*position.outside, routes.castle):
        for space in routes.magics[magic]:
            if distances[pawn][space] < fewest:
                nearest, fewest = pawn, distances[pawn][space]
    return nearest, fewest


def _go(
    distances: Distances,
    without_ferry: Distances,
    castle: int,
    home: int,
    pawns: list[int],
    errands: list[Errand],
    missing: int,
    price: float,
) -> tuple[float, int]:
    """Adventure after adventure, the nearest next: all actions, and the dice that are left for the first of them.

    Only one pawn can count on the ferry: when it has left, it is away.
    """
    actions, dice = 0.0, 0
    for left in range(missing, 0, -1):
        found = nearest_errand(distances, castle, home, pawns, errands, CARE_FOR_DICE * price)
        if found is None:
            return inf, 0
        chosen, traveller, bearer = found
        for number, end in ((traveller, chosen.space), (bearer, chosen.item)):
            start = castle if number < 0 else pawns[number]
            actions += MOVES[left] * distances[start][end]
            if distances[start][end] < without_ferry[start][end]:
                distances = without_ferry
            home -= number < 0
        for number in sorted((traveller, bearer), reverse=True):
            if number >= 0:
                del pawns[number]
        pawns.append(chosen.item)
        errands.remove(chosen)
        actions += COMPLETING
        dice = home if left == missing else dice
    return actions, dice
