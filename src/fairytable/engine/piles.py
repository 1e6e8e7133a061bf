"""Piles: decks, hands and face-down cards that remember who was shown which of their cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fairytable.engine.chance import Chance
from fairytable.engine.facts import Facts, Public

NOBODY: frozenset[str] = frozenset()


class Pile(Facts):
    """Cards in order, the last on top. Who may see the pile as a whole, the field that holds it says."""

    cards: Public[list[str]]
    seen_by: Public[list[frozenset[str]]]

    @classmethod
    def of(cls, cards: Iterable[str] = ()) -> Pile:
        """A pile of which nobody has seen a card."""
        held = list(cards)
        return cls(held, [NOBODY] * len(held))

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def add(self, card: str, seen_by: frozenset[str] = NOBODY) -> None:
        """Put a card on top."""
        self.cards.append(card)
        self.seen_by.append(seen_by)

    def move_top(self, to: Pile) -> str:
        """The top card goes onto another pile; who had seen it still knows it there."""
        return self._move(len(self.cards) - 1, to)

    def move(self, card: str, to: Pile) -> str:
        """A card of that name goes onto another pile; who had seen it still knows it there."""
        return self._move(self._best_known(card), to)

    def remove(self, card: str) -> None:
        """A card of that name leaves the pile, for instance to an open place."""
        place = self._best_known(card)
        del self.cards[place], self.seen_by[place]

    def show(self, place: int, seats: Iterable[str]) -> str:
        """These seats learn which card lies at this place."""
        self.seen_by[place] = self.seen_by[place].union(seats)
        return self.cards[place]

    def shuffle(self, chance: Chance) -> None:
        """Into a new order; nobody knows any longer where a card is."""
        chance.shuffle(self.cards)
        self.seen_by[:] = [NOBODY] * len(self.cards)

    def _move(self, place: int, to: Pile) -> str:
        card, seen_by = self.cards.pop(place), self.seen_by.pop(place)
        to.add(card, seen_by)
        return card

    def _best_known(self, card: str) -> int:
        """Of equal cards the one that most have seen, so that no onlooker learns of a second one."""
        places = [place for place, name in enumerate(self.cards) if name == card]
        return max(places, key=lambda place: len(self.seen_by[place]))
