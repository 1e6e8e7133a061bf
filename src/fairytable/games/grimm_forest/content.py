"""The cards of a pack, and what the rules declare of each. What a card does is code, found by its id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from fairytable.engine.languages import Text, in_language
from fairytable.engine.showing import Shown

START = "start_of_round"
REVEAL = "reveal_fables"
GATHER = "reveal_gather_cards"
BEFORE = "before_collecting"
COLLECT = "collect"
END = "end_of_gather"
BUILD_START = "start_of_build"
BUILD_END = "end_of_build"
SPECIAL = "special_action"
DISCARD = "discard"
STANDING = "standing"

MONSTER = "monster"
UNIQUE_LOCATION = "unique_location"
NEXT_TURN = "next_turn"
ORDINARY = "ordinary"

WINDOWS = (
    *(START, REVEAL, GATHER, BEFORE, COLLECT, END, BUILD_START, BUILD_END),
    *(STANDING, SPECIAL, DISCARD),
)
"""The moments of a round in their order; then what holds all the time, or when its owner likes."""

WorthMore: TypeAlias = Callable[[Any], float]

FABLES: dict[str, tuple[str, tuple[str, ...]]] = {}
"""The type and the windows of every Fable that the rules know."""
FRIENDS: dict[str, tuple[str, ...]] = {}
"""The windows of every Friend that the rules know."""
NUMBERS: dict[str, tuple[str, ...]] = {}
"""The names of the numbers that are printed on every card that has some."""
WORTHS: dict[str, float] = {}
"""What bots hope for from a Fable in the hand, or from a Friend, in resources; for cards of which they say so."""
WORTHS_LYING: dict[str, float] = {}
"""What a card is worth that stays after the round, to its owner."""
WORTHS_NOW: dict[str, WorthMore] = {}
"""What a Friend is worth beside that as the table stands."""
ENDS: dict[str, str] = {}
"""The clauses by which Unique Locations are discarded."""
CALLING: set[str] = set()
"""The Unique Locations to which every Monster has to go."""
ACTS_BY: dict[str, str] = {}
"""The clauses by which Friends show that they are at work who do so in no window of their own."""
CANCELLING: dict[str, tuple[str, tuple[str, ...]]] = {}
"""Friends that can be discarded to cancel a Monster: by which clause, and which Monsters; all, if none is named."""


def declare_fable(
    card: str,
    window: str,
    numbers: tuple[str, ...] = (),
    *,
    kind: str = "",
    worth: float | None = None,
    worth_lying: float | None = None,
    ends: str = "",
    calls_monsters: bool = False,
) -> None:
    """Each effect of a Fable says when it works; one of them also says its type, if it is not an ordinary card."""
    known, windows = FABLES.get(card, (ORDINARY, ()))
    FABLES[card] = kind or known, tuple(sorted({*windows, window}, key=WINDOWS.index))
    _remember(card, numbers, worth)
    if worth_lying is not None:
        WORTHS_LYING[card] = worth_lying
    if ends:
        ENDS[card] = ends
    if calls_monsters:
        CALLING.add(card)


def declare_friend(
    card: str,
    window: str,
    numbers: tuple[str, ...] = (),
    *,
    worth: float | None = None,
    worth_more: WorthMore | None = None,
    acts_by: str = "",
) -> None:
    """Each effect of a Friend says when it works; so do the Friends that work inside something else."""
    FRIENDS[card] = tuple(sorted({*FRIENDS.get(card, ()), window}, key=WINDOWS.index))
    _remember(card, numbers, worth)
    if worth_more is not None:
        WORTHS_NOW[card] = worth_more
    if acts_by:
        ACTS_BY[card] = acts_by


def declare_cancelling(card: str, clause: str, *monsters: str) -> None:
    """Discarding the Friend cancels one of these Monsters; without any, whichever it is (GF-6.9)."""
    declare_friend(card, DISCARD)
    CANCELLING[card] = clause, monsters


def can_cancel(friend: str, monster: str) -> bool:
    if friend not in CANCELLING:
        return False
    _, monsters = CANCELLING[friend]
    return not monsters or monster in monsters


def _remember(card: str, numbers: tuple[str, ...], worth: float | None) -> None:
    NUMBERS[card] = tuple(dict.fromkeys((*NUMBERS.get(card, ()), *numbers)))
    if worth is not None:
        WORTHS[card] = worth


def is_a(kind: str, card: str) -> bool:
    """Whether a Fable is of this type; no card is of none."""
    return card in FABLES and FABLES[card][0] == kind


def all_fables(kind: str) -> list[str]:
    """The Fables of this type, by name."""
    return sorted(card for card in FABLES if is_a(kind, card))


class Fable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack prints on a card: `numbers` are those in its text, and its effect takes them by their names. Its type
    and its windows are those of the rules; a pack may repeat them."""

    id: Shown[str]
    name: Text
    copies: int
    numbers: dict[str, int] = {}
    type: str = ""
    windows: tuple[str, ...] = ()
    advanced: bool = False
    text: Shown[Text] = {}


class Friend(Struct, frozen=True, forbid_unknown_fields=True):
    id: Shown[str]
    name: Text
    numbers: dict[str, int] = {}
    windows: tuple[str, ...] = ()
    ability: Shown[Text] = {}
    advanced: bool = False
    text: Shown[Text] = {}


class Cards(Struct, frozen=True, eq=False):
    """The cards of a pack. `minis` are the Monster figures in the box; `prince_die` the faces of the Prince's die;
    `numbers` what is printed on each card."""

    fables: Shown[dict[str, Fable]]
    friends: Shown[dict[str, Friend]]
    prince_die: tuple[str, ...]
    minis: dict[str, int]
    numbers: dict[str, dict[str, int]]

    def fable_deck(self, *, basic: bool) -> list[str]:
        """Every copy of every Fable in use, not shuffled."""
        used = [fable for fable in self.fables.values() if not (basic and fable.advanced)]
        return [fable.id for fable in used for _ in range(fable.copies)]

    def friend_deck(self, *, basic: bool) -> list[str]:
        return [friend.id for friend in self.friends.values() if not (basic and friend.advanced)]

    def names(self, language: str) -> dict[str, str]:
        """What the cards are called, and the numbers that are printed on them."""
        cards: list[Fable | Friend] = [*self.fables.values(), *self.friends.values()]
        names = {card.id: in_language(card.name, language, card.id) for card in cards}
        return names | {f"{card.id} {number}": str(count) for card in cards for number, count in card.numbers.items()}
