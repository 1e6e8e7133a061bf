"""Plans: the cards that lie face down between choosing and revealing, and what each seat can know of them.

GF-5.7: a builder has a set of Gather cards, a played card out of it, and a plan, the Location on the card that lies
before him. Every card laid down in a round gets a number here; `before` and `own` say which of them is somebody's
plan and played card. A Wishing Well exchanges numbers, every other effect lays down new cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from fairytable.engine.chance import Chance
from fairytable.engine.facts import Facts, Public, hidden
from fairytable.engine.piles import Pile


class Glance(Facts):
    """A look into the Crystal Ball: after it the cards `plan` and `own` were laid down again, perhaps unchanged.

    The others know which cards they replace (`old_plan`, `old_own`) and which set could give another, no more.
    """

    old_plan: Public[int]
    old_own: Public[int]
    plan: Public[int]
    own: Public[int]
    choice: Public[tuple[str, ...]]


class Lock(Facts):
    """The Little Mermaid came while this card was played: everybody saw that it is none of those laid under her."""

    own: Public[int]
    choice: Public[tuple[str, ...]]


class Plans(Facts):
    """All Gather cards and Fables laid face down. `sets` holds, for each Gather card, the set it was taken from."""

    cards: Annotated[Pile, hidden("gather")]
    sets: Public[list[tuple[str, ...]]]
    before: Public[dict[str, int]]
    own: Public[dict[str, int]]
    fables: Annotated[Pile, hidden("chosen")]
    fable_of: Public[dict[str, int]]
    glances: Public[list[Glance]]
    locks: Public[dict[str, Lock]]

    @classmethod
    def none_yet(cls) -> Plans:
        return cls(Pile.of(), [], {}, {}, Pile.of(), {}, [], {})

    def lay(self, seat: str, location: str, choice: tuple[str, ...]) -> None:
        """A card out of this choice becomes the played card and the plan of the seat; only the seat knows it."""
        self.before[seat] = self.own[seat] = self._lay(seat, location, choice)

    def lay_after_glance(self, seat: str, location: str, choice: tuple[str, ...]) -> None:
        """GF-20.17: the plan is this Location now, and nobody else learns whether it was so before."""
        old_plan, old_own = self.before[seat], self.own[seat]
        changed = location != ""
        self.before[seat] = self._lay(seat, location if changed else self.cards.cards[old_plan], choice)
        self.own[seat] = self._lay(seat, location if changed else self.cards.cards[old_own], choice)
        self.glances.append(Glance(old_plan, old_own, self.before[seat], self.own[seat], choice))

    def lay_fable(self, seat: str, card: str) -> None:
        """The Fable chosen; it stays in the hand until it is revealed, and others cannot tell which it is."""
        self.fable_of[seat] = len(self.fables)
        self.fables.add(card, frozenset((seat,)))

    def swap(self, one: str, other: str) -> None:
        """GF-20.66: two plans change places, and each of the two looks at the new one."""
        self.before[one], self.before[other] = self.before[other], self.before[one]
        self.look(one, one)
        self.look(other, other)

    def look(self, seat: str, whose: str) -> str:
        """The seat sees the Gather card that lies before somebody."""
        return self.cards.show(self.before[whose], (seat,))

    def look_at_fable(self, seat: str, whose: str) -> str:
        return self.fables.show(self.fable_of[whose], (seat,))

    def plan_of(self, seat: str) -> str:
        return self.cards.cards[self.before[seat]]

    def own_card_of(self, seat: str) -> str:
        return self.cards.cards[self.own[seat]]

    def fable_chosen_by(self, seat: str) -> str:
        return self.fables.cards[self.fable_of[seat]] if seat in self.fable_of else ""

    def lay_anew(
        self, seat: str | None, hands: Mapping[str, list[str]], crowds: Mapping[str, float], chance: Chance
    ) -> None:
        """Other cards where the seat has not looked, consistent with everything it saw. `crowds` says how likely each
        destination is."""
        while not self._imagine_cards(seat, crowds, chance):
            pass
        for whose, place in self.fable_of.items():
            if seat not in self.fables.seen_by[place]:
                self.fables.cards[place] = chance.pick(hands[whose])

    def _imagine_cards(self, seat: str | None, crowds: Mapping[str, float], chance: Chance) -> bool:
        """One try; whether it could be so."""
        cards, seen_by = self.cards.cards, self.cards.seen_by
        for place, choice in enumerate(self.sets):
            if seat not in seen_by[place]:
                cards[place] = chance.pick_weighted(choice, [crowds[location] for location in choice])
        for glance in self.glances:
            kept = (cards[glance.old_plan], cards[glance.old_own])
            outcomes = [kept, *((card, card) for card in glance.choice if card != kept[1])]
            if seat in seen_by[glance.plan]:
                outcomes = [outcome for outcome in outcomes if outcome[0] == cards[glance.plan]]
            if seat in seen_by[glance.own]:
                outcomes = [outcome for outcome in outcomes if outcome[1] == cards[glance.own]]
            if not outcomes:
                return False
            cards[glance.plan], cards[glance.own] = chance.pick(outcomes)
        return all(cards[lock.own] in lock.choice for lock in self.locks.values())

    def _lay(self, seat: str, location: str, choice: tuple[str, ...]) -> int:
        self.cards.add(location, frozenset((seat,)))
        self.sets.append(choice)
        return len(self.sets) - 1
