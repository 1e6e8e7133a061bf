"""Piles: decks, hands and face-down cards that remember which cards were shown to whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fairytable.engine.chance import Chance
from fairytable.engine.facts import Facts, Public

NOBODY: frozenset[str] = frozenset()


class Pile(Facts):
    """Cards in order, the last one on top. The field that holds the pile says who may see it as a whole."""

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
        """Add a card on top."""
        self.cards.append(card)
        self.seen_by.append(seen_by)

    def move_top(self, to: Pile) -> str:
        """The top card moves to another pile; those who had seen it still know it there."""
        return self._move(len(self.cards) - 1, to)

    def move_bottom(self, to: Pile) -> str:
        """The lowest card moves to another pile; those who had seen it still know it there."""
        return self._move(0, to)

    def move(self, card: str, to: Pile) -> str:
        """A card of that name moves to another pile; those who had seen it still know it there."""
        return self._move(self.place_of(card), to)

    def remove(self, card: str) -> None:
        """A card of that name leaves the pile, for instance to an open place.

        As far as those who had seen another card of that name can know, it was that one.
        """
        place = self.place_of(card)
        told = self.seen_by[place]
        del self.cards[place], self.seen_by[place]
        for other, name in enumerate(self.cards):
            if name == card:
                self.seen_by[other], told = self.seen_by[other] & told, self.seen_by[other] | told

    def move_in_secret(self, place: int, to: Pile, known_to: Iterable[str]) -> str:
        """A card moves to another pile, and only these seats see which; the others lose track of this pile."""
        knowing = frozenset(known_to)
        if len(self.cards) > 1:
            self.seen_by[:] = [seen_by & knowing for seen_by in self.seen_by]
        self.seen_by[place] |= knowing
        return self._move(place, to)

    def put_below(self, other: Pile) -> None:
        """All cards of another pile go under this one."""
        self.cards[:0], other.cards[:] = other.cards, []
        self.seen_by[:0], other.seen_by[:] = other.seen_by, []

    def put_one_below(self, card: str, seen_by: frozenset[str] = NOBODY) -> None:
        """A card goes under this pile, known to those who saw it."""
        self.cards.insert(0, card)
        self.seen_by.insert(0, seen_by)

    def show(self, place: int, seats: Iterable[str]) -> str:
        """These seats learn which card lies at this place."""
        self.seen_by[place] = self.seen_by[place].union(seats)
        return self.cards[place]

    def show_one(self, card: str, seat: str) -> None:
        """The seat learns that a card of that name is here; if it knew one already, that may be the one."""
        if all(name != card or seat not in seen_by for name, seen_by in zip(self.cards, self.seen_by, strict=True)):
            self.show(self.place_of(card), (seat,))

    def look_at_top(self, count: int, seat: str) -> list[str]:
        """The seat learns the top cards, from the top downwards; fewer, if there are not so many."""
        first = max(0, len(self.cards) - count)
        return [self.show(place, (seat,)) for place in reversed(range(first, len(self.cards)))]

    def take_top(self, count: int) -> list[str]:
        """Remove the top cards, or as many as there are, for instance to put them back in another order."""
        first = max(0, len(self.cards) - count)
        taken = self.cards[first:]
        del self.cards[first:], self.seen_by[first:]
        return taken

    def shuffle(self, chance: Chance) -> None:
        """Shuffle; nobody knows any longer where a card is."""
        chance.shuffle(self.cards)
        self.seen_by[:] = [NOBODY] * len(self.cards)

    def _move(self, place: int, to: Pile) -> str:
        card, seen_by = self.cards.pop(place), self.seen_by.pop(place)
        to.add(card, seen_by)
        return card

    def place_of(self, card: str) -> int:
        """Of equal cards the one that most seats have seen, so that no onlooker learns of a second one."""
        places = [place for place, name in enumerate(self.cards) if name == card]
        if not places:
            raise ValueError(f"there is no '{card}' in this pile; it holds: {', '.join(self.cards) or 'nothing'}")
        return max(places, key=lambda place: len(self.seen_by[place]))
