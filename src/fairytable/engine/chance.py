"""The only source of chance: a secret key and a counter, hashed together, produce block after block of random bits.

The sequence depends on the seed alone, so a match is the same on every machine. It cannot be predicted from its past,
because that would mean guessing a key of 128 bits (decision 10).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from itertools import product
from typing import Any, TypeVar

from fairytable.engine.facts import Facts, Hidden

T = TypeVar("T")

KEY_BITS = 128
"""The size of the key."""

_DRAW = 64
"""The number of bits in one draw; a block contains eight draws."""

_DRAW_BITS = 2**64 - 1
_END_OF_DRAW = 2.0**64
_NOTHING_UNREAD = 1
_END_OF_BLOCK = 2**512
_WIDE = 2**32
"""From this limit on, the bias of one draw could be noticed, so two draws are combined."""

_THROWS = [tuple(product(range(1, 7), repeat=count)) for count in range(4)]


class Chance(Facts):
    """The future luck of a match, which nobody may know. `unread` is the rest of the current block, with a 1 in front
    that marks its end."""

    key: Hidden[int]
    blocks: Hidden[int] = 0
    unread: Hidden[int] = _NOTHING_UNREAD

    @classmethod
    def from_seed(cls, seed: int | str) -> Chance:
        return cls(int.from_bytes(_digest("luck", seed)[: KEY_BITS // 8], "little"))

    def begin_anew(self, chance: Chance) -> None:
        """Continue with a key drawn from another source of luck."""
        self.begin_with(chance.draw_key())

    def begin_with(self, key: int) -> None:
        """Start the sequence of this key."""
        self.key = key
        self.blocks = 0
        self.unread = _NOTHING_UNREAD

    def draw_key(self) -> int:
        """A key for another source of luck."""
        return self._draw() << _DRAW | self._draw()

    def below(self, limit: int) -> int:
        """A number from 0 up to, but not including, the limit, which is 2**64 at most."""
        if limit > _WIDE:
            return (self._draw() << _DRAW | self._draw()) * limit >> 2 * _DRAW
        return self._draw() * limit >> _DRAW

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
        """One of the items, with equal probability."""
        return items[self.below(len(items))]

    def pick_weighted(self, items: Sequence[T], weights: Sequence[float]) -> T:
        """One of the items, with probabilities proportional to the weights."""
        mark = self._draw() / _END_OF_DRAW * sum(weights)
        for item, weight in zip(items, weights, strict=True):
            mark -= weight
            if mark < 0:
                return item
        return items[-1]

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place. For speed this repeats the steps of `below`."""
        unread = self.unread
        for count in range(len(items), 1, -1):
            if unread == _NOTHING_UNREAD:
                unread = self._next_block()
            other = (unread & _DRAW_BITS) * count >> _DRAW
            unread >>= _DRAW
            items[count - 1], items[other] = items[other], items[count - 1]
        self.unread = unread

    def _draw(self) -> int:
        unread = self.unread
        if unread == _NOTHING_UNREAD:
            unread = self._next_block()
        self.unread = unread >> _DRAW
        return unread & _DRAW_BITS

    def _next_block(self) -> int:
        block = blake2b(self.blocks.to_bytes(8, "little"), key=self.key.to_bytes(KEY_BITS // 8, "little")).digest()
        self.blocks += 1
        return int.from_bytes(block, "little") | _END_OF_BLOCK


def seed_fingerprint(seed: int | str) -> str:
    """The fingerprint of a seed, published when a match begins; the seed itself is published when the match is over."""
    return _digest("fingerprint", seed).hex()


def _digest(purpose: str, seed: int | str) -> bytes:
    return sha256(f"fairytable {purpose}: {seed}".encode()).digest()
