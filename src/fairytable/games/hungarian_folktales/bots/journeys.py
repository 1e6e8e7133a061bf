"""How many turns a journey takes on average: bots plan with it. Each table is worked out once for a pack.

A journey to some fields ends on exactly one of them, as in the rules: from each field the white die is rolled, the best
walk is taken, and so on. Lands, forced stops, dead ends, bonus rolls, open shortcuts and the step tile in use count;
Red Fields and what lies on the way count as little gains and losses, in turns.
"""

from __future__ import annotations

from functools import cache
from math import inf
from typing import NamedTuple

from fairytable.games.hungarian_folktales.board import FRUITS, Field
from fairytable.games.hungarian_folktales.chances import chances
from fairytable.games.hungarian_folktales.content import OUTCOMES, Content

NUMBERS = range(1, 6)
BLUE = range(1, 7)
A_MEAL = 0.25
"""What a Red Field costs, in turns."""
LANDING = dict.fromkeys((*FRUITS, "wheat"), -0.3) | {
    "advice": -0.3, "gold": -0.4, "city": -0.3, "palace": -0.3, "tile": -0.15, "bad_luck": 0.35,
}  # fmt: skip
"""What landing on a field of this kind costs; what it brings is below 0."""
OUTCOME_COSTS = dict(zip(OUTCOMES, (0.7, 1.0, -0.3, -0.3, -1.0), strict=True))
SWEEPS = 40
CLOSE_ENOUGH = 0.03

Costs = dict[str, float]
Roll = tuple[tuple[int, ...], tuple[tuple[int, float], ...]]
"""Where a number of steps can lead: fields without Red Fields on the way, and others with what those cost."""


class Style(NamedTuple):
    """How somebody travels: the step tile in use, and the shortcuts that are open to him, with their turns."""

    step_tile: str = ""
    shortcuts: tuple[tuple[str, int], ...] = ()


class Journeys:
    """Tables of the turns to given fields."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.board = content.board
        self._place = {field: place for place, field in enumerate(self.board.fields)}
        self._rolls: dict[tuple[str, int], Roll] = {}
        self._tables: dict[tuple[tuple[str, ...], str], Costs] = {}
        self._landing = {field.id: self._cost_of_landing(field) for field in self.board.fields.values()}

    def turns(self, at: str, targets: tuple[str, ...], style: Style) -> float:
        """From this field to one of the targets; from a target itself, the turns to leave it and come back."""
        best = self.table(targets, style.step_tile)[at]
        for shortcut, stages in style.shortcuts:
            one, other = self.board.ends[shortcut]
            for entry, exit_ in ((one, other), (other, one)):
                onward = self.table(targets, style.step_tile)[exit_] if exit_ not in targets else 0.0
                if onward + stages < best:
                    best = min(best, self.table((entry,), style.step_tile)[at] + stages + onward)
        return best

    def table(self, targets: tuple[str, ...], step_tile: str) -> Costs:
        """The turns on foot from every field."""
        key = (targets, step_tile)
        known = self._tables.get(key)
        if known is None:
            known = self._tables[key] = self._work_out(targets, step_tile)
        return known

    def landing(self, field: str) -> float:
        """What landing there costs beside the way."""
        return self._landing[field]

    def walks(self, field: str, steps: int) -> tuple[tuple[str, float], ...]:
        """The ends of all walks of so many steps, each with the price of its Red Fields."""
        if steps <= 0:
            return ((field, 0.0),)
        walks = self.board.walks(field, steps, exact=False)
        if walks is None:
            reached = self.board.distances[field].items()
            return tuple((end, 0.0) for end, far in reached if far == steps) or ((field, 0.0),)
        return tuple((walk.end, walk.reds * A_MEAL) for walk in walks)

    def _cost_of_landing(self, field: Field) -> float:
        if not field.encounter:
            return LANDING.get(field.kind, 0.0)
        eighths = chances(field.encounter, self.content.encounters[field.encounter].modifier)
        return sum(cost * eighth / 8 for cost, eighth in zip(OUTCOME_COSTS.values(), eighths, strict=True))

    def _steps(self, field: str, number: int, step_tile: str) -> int:
        """HF-3.4 without Boot tokens."""
        land_steps = self.board.land_steps(field)
        if step_tile:
            tile = self.content.tiles[step_tile]
            if land_steps < 0 and self.board.fields[field].land in tile.cancels:
                land_steps = 0
            number += tile.steps
        return number + land_steps

    def flees(self, step_tile: str, field: str) -> bool:
        """HF-3.13: whether the Stallion would be gone after a movement that ends there."""
        return self.board.fields[field].land in self._flees(step_tile)

    def _flees(self, step_tile: str) -> tuple[str, ...]:
        return self.content.tiles[step_tile].flees if step_tile else ()

    def _roll(self, field: str, steps: int) -> Roll:
        key = (field, max(0, steps))
        known = self._rolls.get(key)
        if known is None:
            walks = self.walks(field, steps)
            free = tuple(self._place[end] for end, price in walks if not price)
            known = self._rolls[key] = (free, tuple((self._place[end], price) for end, price in walks if price))
        return known

    def _work_out(self, targets: tuple[str, ...], step_tile: str) -> Costs:
        """Again and again, from the targets outwards, until nothing changes much."""
        board, place = self.board, self._place
        far = {field: min(board.distances[target][field] for target in targets) for field in board.fields}
        order = sorted(board.fields, key=far.__getitem__)
        rolls = {
            field: [self._roll(field, self._steps(field, number, step_tile)) for number in NUMBERS] for field in order
        }
        bonus = {field: [self._roll(field, number) for number in BLUE] for field in board.find("bonus")}
        without = self.table(targets, "") if self._flees(step_tile) else {}
        turns = {field: 1.0 + far[field] / 3 for field in order}
        ending = [0.0 if field in targets else turns[field] + self._landing[field] for field in board.fields]
        for _ in range(SWEEPS):
            change = 0.0
            for field in order:
                best = [_best_end(roll, ending) for roll in rolls[field]]
                now = 1.0 + (sum(best) + min(best)) / 6
                change = max(change, abs(now - turns[field]))
                turns[field] = now
                if field in targets:
                    continue
                if without and self.flees(step_tile, field):
                    now = without[field]
                after = now + self._landing[field]
                if field in bonus:
                    after = min(after, sum([_best_end(roll, ending) for roll in bonus[field]]) / 6)
                ending[place[field]] = after
            if change < CLOSE_ENOUGH:
                break
        return turns


def _best_end(roll: Roll, ending: list[float]) -> float:
    free, priced = roll
    best = min(map(ending.__getitem__, free)) if free else inf
    for place, price in priced:
        if ending[place] + price < best:
            best = ending[place] + price
    return best


@cache
def journeys_of(content: Content) -> Journeys:
    return Journeys(content)
