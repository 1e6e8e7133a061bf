"""What the page is told of the cards of a pack, and the words and numbers of the rules by which it draws."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from fairytable.engine.facts import OneOf
from fairytable.engine.languages import in_language
from fairytable.games.grimm_forest.building import LESS_ON_A_CORNER, PRICES
from fairytable.games.grimm_forest.components import HOUSES_TO_WIN, LOCATIONS, MATERIALS, REPLENISHMENT, SECTIONS, SITES
from fairytable.games.grimm_forest.content import FABLES, FRIENDS, MONSTER, NEXT_TURN, ORDINARY, UNIQUE_LOCATION, Cards

CONSTANTS = {
    "MATERIALS": MATERIALS,
    "LOCATIONS": LOCATIONS,
    "SECTIONS": SECTIONS,
    "PRICES": PRICES,
    "LESS_ON_A_CORNER": LESS_ON_A_CORNER,
    "REPLENISHMENT": REPLENISHMENT,
    "SITES": SITES,
    "HOUSES_TO_WIN": HOUSES_TO_WIN,
}

FRIEND = "friend"
Kind = Annotated[str, OneOf((ORDINARY, MONSTER, UNIQUE_LOCATION, NEXT_TURN, FRIEND))]


class CardShown(Struct, frozen=True):
    """`words` say what the card does, `windows` when; `ability` is what a Friend's gift is called."""

    id: str
    kind: Kind
    words: str
    windows: tuple[str, ...]
    ability: str


class CardsShown(Struct, frozen=True):
    cards: dict[str, CardShown]


def show_cards(cards: Cards, language: str) -> CardsShown:
    fables = [
        CardShown(fable.id, FABLES[fable.id][0], in_language(fable.text, language), FABLES[fable.id][1], "")
        for fable in cards.fables.values()
    ]
    friends = [
        CardShown(
            friend.id,
            FRIEND,
            in_language(friend.text, language),
            FRIENDS[friend.id],
            in_language(friend.ability, language),
        )
        for friend in cards.friends.values()
    ]
    return CardsShown({card.id: card for card in (*fables, *friends)})
