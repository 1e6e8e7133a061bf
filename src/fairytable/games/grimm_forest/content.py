"""The cards: read from a content pack and checked. What a card does is code, found by its id."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from fairytable.engine.languages import ENGLISH, Text, in_language
from fairytable.engine.pack_faults import misspelt
from fairytable.engine.packs import PackReader
from fairytable.engine.showing import Shown

FILE = "cards.toml"
FABLES_IN_THE_BOX = 56
FEWEST_BASIC_FABLES = 30
FEWEST_BASIC_FRIENDS = 12
MOST = 20
"""Beyond this no number on a card makes sense."""
IN_WORDS = {2: "two", 3: "three", 4: "four", 5: "five"}
MATERIALS = ("straw", "wood", "brick")

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
    """Each effect of a Fable tells when it works; one of them also its type, if it is not an ordinary card."""
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
    """Each effect of a Friend tells when it works; so do the Friends that work inside something else."""
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


def read_cards(reader: PackReader) -> Cards | None:
    """The cards of a pack, or None if it has faults."""
    reader.only_keys(FILE, "fable", "friend", "prince_die", "minis")
    fables = reader.entries(FILE, "fable", Fable)
    friends = reader.entries(FILE, "friend", Friend)
    prince_die = reader.section(FILE, "prince_die", tuple[str, ...]) or ()
    minis = reader.section(FILE, "minis", dict[str, int]) or {}
    _check_ids(reader, "fable", [fable.id for fable in fables], FABLES)
    _check_ids(reader, "friend", [friend.id for friend in friends], FRIENDS)
    _check_fables(reader, fables)
    _check_friends(reader, friends)
    for fable in fables:
        _check_numbers(reader, f"fable {fable.id}", fable)
    for friend in friends:
        _check_numbers(reader, f"friend {friend.id}", friend)
    _check_die_and_minis(reader, prince_die, minis)
    if reader.is_whole:
        _check_counts(reader, fables, friends, prince_die)
    if reader.faults:
        return None
    return Cards(
        {card.id: card for card in fables},
        {card.id: card for card in friends},
        prince_die,
        minis,
        _no_numbers()
        | {fable.id: fable.numbers for fable in fables}
        | {friend.id: friend.numbers for friend in friends},
    )


def _no_numbers() -> dict[str, dict[str, int]]:
    """As if nothing were printed: so it is on cards that are not in the pack."""
    return {card: dict.fromkeys(names, 0) for card, names in NUMBERS.items()}


def _check_ids(reader: PackReader, key: str, found: Sequence[str], known: Iterable[str]) -> None:
    known = sorted(known)
    for name, count in Counter(found).items():
        if count > 1:
            reader.fault(FILE, f"{key} {name}", f"{count} entries have this id; use 'copies' for more cards")
        if name not in known:
            reader.fault(
                FILE, f"{key} {name}", f"the rules have no {key} of this id; {misspelt(name, known, 'they have')}"
            )
    for name in known:
        if name not in found:
            reader.warn(FILE, f"{key} {name}", "this card of the game is not in the pack")


def _check_fables(reader: PackReader, fables: list[Fable]) -> None:
    for fable in fables:
        entry = f"fable {fable.id}"
        if fable.copies < 0:
            reader.fault(FILE, entry, f"{fable.copies} copies; there can be 0 or more")
        if fable.type and fable.id in FABLES and fable.type != FABLES[fable.id][0]:
            reader.fault(FILE, entry, f"its type is '{FABLES[fable.id][0]}', not '{fable.type}'")
        if fable.windows and fable.id in FABLES and fable.windows != FABLES[fable.id][1]:
            reader.fault(FILE, entry, f"its windows are {', '.join(FABLES[fable.id][1])}")


def _check_friends(reader: PackReader, friends: list[Friend]) -> None:
    for friend in friends:
        if friend.windows and friend.id in FRIENDS and friend.windows != FRIENDS[friend.id]:
            reader.fault(FILE, f"friend {friend.id}", f"its windows are {', '.join(FRIENDS[friend.id])}")


def _check_counts(reader: PackReader, fables: list[Fable], friends: list[Friend], prince_die: tuple[str, ...]) -> None:
    """Enough cards to play with, and all faces of the die."""
    total = sum(fable.copies for fable in fables)
    basic = sum(fable.copies for fable in fables if not fable.advanced)
    if total < 1:
        reader.fault(FILE, "fable", "the pack has no Fables")
    elif total != FABLES_IN_THE_BOX:
        reader.warn(FILE, "fable", f"the pack has {total} Fables; the box has {FABLES_IN_THE_BOX}")
    if basic < FEWEST_BASIC_FABLES:
        reader.fault(
            FILE, "fable", f"{basic} Fables are not advanced; the basic game needs {FEWEST_BASIC_FABLES} or more"
        )
    basic = sum(not friend.advanced for friend in friends)
    if basic < FEWEST_BASIC_FRIENDS:
        reader.fault(
            FILE, "friend", f"{basic} Friends are not advanced; the basic game needs {FEWEST_BASIC_FRIENDS} or more"
        )
    if len(prince_die) != 6:
        reader.fault(FILE, "prince_die", f"the die has {len(prince_die)} faces; it needs 6")


def _check_numbers(reader: PackReader, entry: str, card: Fable | Friend) -> None:
    """A card has just the numbers that its effect takes, and they make sense."""
    wanted = NUMBERS.get(card.id, ())
    unknown = [name for name in card.numbers if name not in wanted]
    for name in wanted:
        if name not in card.numbers and not unknown:
            reader.fault(FILE, entry, f"the number '{name}' is missing")
    for name, number in card.numbers.items():
        if name not in wanted:
            known = misspelt(name, wanted, "its numbers are") if wanted else "it has no numbers"
            reader.fault(FILE, entry, f"the rules know no number '{name}' of this card; {known}")
        elif not 1 <= number <= MOST:
            reader.fault(FILE, entry, f"'{name}' is {number}; it can be 1 to {MOST}")
        elif number > 1 and card.text and not {str(number), IN_WORDS.get(number)} & _words_in(card.text):
            reader.warn(FILE, entry, f"'{name}' is {number}, and its text does not say so")
    if card.numbers.get("kept", 0) > card.numbers.get("fables", MOST):
        reader.fault(FILE, entry, f"of {card.numbers['fables']} Fables {card.numbers['kept']} cannot be kept")


def _words_in(text: dict[str, str]) -> set[str]:
    return set(re.findall(r"\w+", in_language(text, ENGLISH).lower()))


def _check_die_and_minis(reader: PackReader, prince_die: tuple[str, ...], minis: dict[str, int]) -> None:
    for face in prince_die:
        if face not in MATERIALS:
            reader.fault(FILE, "prince_die", f"'{face}' is no material; {misspelt(face, MATERIALS, 'there are')}")
    for monster, count in minis.items():
        if not is_a(MONSTER, monster):
            known = misspelt(monster, list(all_fables(MONSTER)), "there are")
            reader.fault(FILE, f"minis {monster}", f"no Monster has this id; {known}")
        if count < 0:
            reader.fault(FILE, f"minis {monster}", f"{count} figures; there can be 0 or more")
