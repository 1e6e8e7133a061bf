"""What the page receives beside the content of a pack: what cards are, and words and numbers of the rules."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from fairytable.engine.facts import OneOf
from fairytable.engine.showing import More
from fairytable.games.grimm_forest.building import PRICES
from fairytable.games.grimm_forest.components import HOUSES_TO_WIN, LOCATIONS, MATERIALS, REPLENISHMENT, SECTIONS, SITES
from fairytable.games.grimm_forest.content import (
    FABLES,
    FRIENDS,
    MONSTER,
    NEXT_TURN,
    ORDINARY,
    UNIQUE_LOCATION,
    Cards,
    Fable,
    Friend,
)

HOUSES = {
    f"{material}_{section}": {"material": material, "height": height}
    for material in MATERIALS
    for height, section in enumerate(SECTIONS, start=1)
}
"""A house by its top section."""

CONSTANTS = {
    "MATERIALS": MATERIALS,
    "LOCATIONS": LOCATIONS,
    "SECTIONS": SECTIONS,
    "PRICES": PRICES,
    "REPLENISHMENT": REPLENISHMENT,
    "SITES": SITES,
    "HOUSES": HOUSES,
    "HOUSES_TO_WIN": HOUSES_TO_WIN,
}

FRIEND = "friend"
Kind = Annotated[str, OneOf((ORDINARY, MONSTER, UNIQUE_LOCATION, NEXT_TURN, FRIEND))]


class CardMore(Struct, frozen=True):
    """What a card is, and when it works."""

    kind: Kind
    windows: tuple[str, ...]


def more_of_fable(fable: Fable, _: Cards) -> CardMore:
    return CardMore(*FABLES[fable.id])


def more_of_friend(friend: Friend, _: Cards) -> CardMore:
    return CardMore(FRIEND, FRIENDS[friend.id])


MORE: More = {Fable: more_of_fable, Friend: more_of_friend}
