"""Reads the cards of a pack and checks them: all faults at once, each with its place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from fairytable.engine.languages import ENGLISH, in_language
from fairytable.engine.pack_faults import misspelt
from fairytable.engine.packs import PackReader
from fairytable.games.grimm_forest.content import (
    FABLES,
    FRIENDS,
    MONSTER,
    NUMBERS,
    Cards,
    Fable,
    Friend,
    all_fables,
    is_a,
)

FILE = "cards.toml"
FABLES_IN_THE_BOX = 56
FEWEST_BASIC_FABLES = 30
FEWEST_BASIC_FRIENDS = 12
MOST = 20
"""Beyond this no number on a card makes sense."""
IN_WORDS = {2: "two", 3: "three", 4: "four", 5: "five"}
MATERIALS = ("straw", "wood", "brick")


def read_content(reader: PackReader) -> Cards | None:
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
