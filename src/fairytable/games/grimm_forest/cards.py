"""The cards: read from a content pack and checked. What a card does is code, found by its id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from fairytable.engine.languages import in_language
from fairytable.engine.packs import PackReader

FILE = "cards.toml"
FABLES_IN_THE_BOX = 56
FEWEST_BASIC_FABLES = 30
FEWEST_BASIC_FRIENDS = 12

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

FABLES: dict[str, tuple[str, tuple[str, ...]]] = {
    "a_friendly_game": (ORDINARY, (END,)),
    "big_bad_wolf": (MONSTER, (REVEAL, END)),
    "bridge_troll": (MONSTER, (REVEAL, END)),
    "chinny_chin_chin": (ORDINARY, (BEFORE,)),
    "consult_the_oracle": (ORDINARY, (END,)),
    "crystal_ball": (ORDINARY, (REVEAL,)),
    "curse_of_darkness": (ORDINARY, (REVEAL,)),
    "cutting_corners": (ORDINARY, (END,)),
    "dragon": (MONSTER, (REVEAL, BEFORE)),
    "fairy_food": (NEXT_TURN, (START, END)),
    "ghostly_whispers": (ORDINARY, (END,)),
    "giant": (MONSTER, (REVEAL, END)),
    "grandmas_house": (UNIQUE_LOCATION, (REVEAL, END)),
    "harvest_moon": (ORDINARY, (END,)),
    "hidden_vault": (ORDINARY, (END,)),
    "hired_help": (NEXT_TURN, (REVEAL, COLLECT)),
    "little_helpers": (ORDINARY, (END,)),
    "lonely_castle": (UNIQUE_LOCATION, (REVEAL, END)),
    "magic_flute": (ORDINARY, (REVEAL,)),
    "mysterious_stranger": (ORDINARY, (END,)),
    "night_at_the_tavern": (ORDINARY, (REVEAL,)),
    "powerful_friends": (ORDINARY, (END,)),
    "roar": (ORDINARY, (BEFORE,)),
    "royal_wedding": (UNIQUE_LOCATION, (REVEAL, END)),
    "search_the_past": (ORDINARY, (END,)),
    "share_the_wealth": (ORDINARY, (END,)),
    "spy_network": (ORDINARY, (END,)),
    "taxation": (NEXT_TURN, (END,)),
    "thoughtful_gift": (ORDINARY, (END,)),
    "wandering_trader": (ORDINARY, (END,)),
    "wishing_well": (ORDINARY, (REVEAL,)),
    "wolf": (MONSTER, (REVEAL, BEFORE)),
}
"""The type and the windows of every Fable that the rules know."""

FRIENDS: dict[str, tuple[str, ...]] = {
    "aladdin": (START, END),
    "ali_baba": (START,),
    "cinderella": (GATHER,),
    "evil_queen": (START,),
    "fairy_godmother": (SPECIAL, DISCARD),
    "frog_prince": (END,),
    "gingerbread_man": (GATHER,),
    "golden_goose": (END, DISCARD),
    "goldilocks": (SPECIAL,),
    "hansel_gretel": (STANDING,),
    "huntsman": (START, STANDING),
    "jack_the_giant_slayer": (GATHER, DISCARD),
    "little_mermaid": (STANDING, SPECIAL),
    "pinocchio": (START, END),
    "puss_in_boots": (SPECIAL,),
    "rapunzel": (START, SPECIAL),
    "red_riding_hood": (SPECIAL, DISCARD),
    "robin_hood": (BUILD_END,),
    "rumpelstiltskin": (BUILD_START, SPECIAL),
    "seven_dwarfs": (END,),
    "sleeping_beauty": (START,),
    "snow_white": (END,),
    "thumbelina": (GATHER,),
    "tom_thumb": (START,),
    "wood_cutter": (SPECIAL, DISCARD),
}
"""The windows of every Friend that the rules know."""

MONSTERS = tuple(card for card, (kind, _) in FABLES.items() if kind == MONSTER)
UNIQUE_LOCATIONS = tuple(card for card, (kind, _) in FABLES.items() if kind == UNIQUE_LOCATION)
NEXT_TURN_CARDS = tuple(card for card, (kind, _) in FABLES.items() if kind == NEXT_TURN)


class Fable(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: dict[str, str]
    type: str
    windows: tuple[str, ...]
    copies: int
    advanced: bool = False
    text: dict[str, str] = {}


class Friend(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: dict[str, str]
    windows: tuple[str, ...]
    ability: dict[str, str] = {}
    advanced: bool = False
    text: dict[str, str] = {}


class Cards(Struct, frozen=True, eq=False):
    """The cards of a pack. `minis` are the Monster figures in the box; `prince_die` the faces of the Prince's die."""

    fables: dict[str, Fable]
    friends: dict[str, Friend]
    prince_die: tuple[str, ...]
    minis: dict[str, int]

    def fable_deck(self, *, basic: bool) -> list[str]:
        """Every copy of every Fable in use, not shuffled."""
        used = [fable for fable in self.fables.values() if not (basic and fable.advanced)]
        return [fable.id for fable in used for _ in range(fable.copies)]

    def friend_deck(self, *, basic: bool) -> list[str]:
        return [friend.id for friend in self.friends.values() if not (basic and friend.advanced)]

    def names(self, language: str) -> dict[str, str]:
        """What the cards are called."""
        cards: list[Fable | Friend] = [*self.fables.values(), *self.friends.values()]
        return {card.id: in_language(card.name, language, card.id) for card in cards}


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
    _check_die_and_minis(reader, prince_die, minis)
    if reader.faults:
        return None
    return Cards({card.id: card for card in fables}, {card.id: card for card in friends}, prince_die, minis)


def _check_ids(reader: PackReader, key: str, found: Sequence[str], known: Iterable[str]) -> None:
    for name, count in Counter(found).items():
        if count > 1:
            reader.fault(FILE, f"{key} {name}", f"{count} entries have this id; use 'copies' for more cards")
        if name not in known:
            reader.fault(FILE, f"{key} {name}", f"the rules have no {key} of this id; they have: {', '.join(known)}")
    for name in known:
        if name not in found:
            reader.warn(FILE, f"{key} {name}", "this card of the game is not in the pack")


def _check_fables(reader: PackReader, fables: list[Fable]) -> None:
    for fable in fables:
        entry = f"fable {fable.id}"
        if fable.copies < 0:
            reader.fault(FILE, entry, f"{fable.copies} copies; there can be 0 or more")
        if fable.id in FABLES and fable.type != FABLES[fable.id][0]:
            reader.fault(FILE, entry, f"its type is '{FABLES[fable.id][0]}', not '{fable.type}'")
        if fable.id in FABLES and fable.windows != FABLES[fable.id][1]:
            reader.fault(FILE, entry, f"its windows are {', '.join(FABLES[fable.id][1])}")
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


def _check_friends(reader: PackReader, friends: list[Friend]) -> None:
    for friend in friends:
        if friend.id in FRIENDS and friend.windows != FRIENDS[friend.id]:
            reader.fault(FILE, f"friend {friend.id}", f"its windows are {', '.join(FRIENDS[friend.id])}")
    basic = sum(not friend.advanced for friend in friends)
    if basic < FEWEST_BASIC_FRIENDS:
        reader.fault(
            FILE, "friend", f"{basic} Friends are not advanced; the basic game needs {FEWEST_BASIC_FRIENDS} or more"
        )


def _check_die_and_minis(reader: PackReader, prince_die: tuple[str, ...], minis: dict[str, int]) -> None:
    if len(prince_die) != 6:
        reader.fault(FILE, "prince_die", f"the die has {len(prince_die)} faces; it needs 6")
    for face in prince_die:
        if face not in ("straw", "wood", "brick"):
            reader.fault(FILE, "prince_die", f"'{face}' is no material; there are: straw, wood, brick")
    for monster, count in minis.items():
        if monster not in MONSTERS:
            reader.fault(FILE, f"minis {monster}", f"no Monster has this id; there are: {', '.join(MONSTERS)}")
        if count < 0:
            reader.fault(FILE, f"minis {monster}", f"{count} figures; there can be 0 or more")
