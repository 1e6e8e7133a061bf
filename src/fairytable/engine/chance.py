"""The only dice and shuffles: one integer that steps through a fixed sequence (the generator is known as wyrand).

The sequence depends on the seed alone, so a match is the same on every machine.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import product
from typing import Any, TypeVar

from fairytable.engine.facts import Facts, Hidden

T = TypeVar("T")

_ALL_BITS = 2**64 - 1
_STEP = 0xA0761D6478BD642F
_MIXER = 0xE7037ED1A0B428DB
_THROWS = [tuple(product(range(1, 7), repeat=count)) for count in range(4)]


class Chance(Facts):
    """Luck still to come. Nobody may know it."""

    state: Hidden[int]

    @classmethod
    def from_seed(cls, seed: int | str) -> Chance:
        return cls(int.from_bytes(_digest("luck", seed)[:8], "big"))

    def below(self, limit: int) -> int:
        """A number from 0 up to, but not including, the limit."""
        self.state = state = (self.state + _STEP) & _ALL_BITS
        product = state * (state ^ _MIXER)
        return ((product >> 64) ^ (product & _ALL_BITS)) * limit >> 64

    def roll(self, sides: int = 6) -> int:
        """One die."""
        return self.below(sides) + 1

    def roll_dice(self, count: int) -> list[int]:
        """Several six-sided dice, sorted, from a single step of the sequence."""
        rest = self.below(6**count)
        dice: tuple[int, ...] = ()
        while count > 3:
            rest, three = divmod(rest, 216)
            dice += _THROWS[3][three]
            count -= 3
        return sorted(dice + _THROWS[count][rest])

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Put the items into a random order, in place. For speed the steps of `below` stand here once more."""
        state = self.state
        for count in range(len(items), 1, -1):
            state = (state + _STEP) & _ALL_BITS
            product = state * (state ^ _MIXER)
            other = ((product >> 64) ^ (product & _ALL_BITS)) * count >> 64
            items[count - 1], items[other] = items[other], items[count - 1]
        self.state = state


def seed_fingerprint(seed: int | str) -> str:
    """What is published of a seed when a match begins; the seed itself is told when it is over."""
    return _digest("fingerprint", seed).hex()


def _digest(purpose: str, seed: int | str) -> bytes:
    return hashlib.sha256(f"fairytable {purpose}: {seed}".encode()).digest()
