"""What the cards of a pack can say: effects and conditions as data.

    effects = [{ do = "take_tokens", token = "apple" }]
    condition = { is = "visits", place = "church" }

What each effect does stands in `stories.carry_out`, when a condition holds in `questing.is_met`. Starwort and the
Golden Ball look at `hostile` (whether the effect harms whom it reaches) and `sends_away` (whether the harm is to be
carried off, so that there is nothing to keep).
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

Who: TypeAlias = Literal["self", "others", "all"]
TOKENS = ("coin", "bread", "apple")
ANY = "any"


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that a card does. `concerns` names the part of the game without which it does nothing."""

    hostile: ClassVar[bool] = False
    sends_away: ClassVar[bool] = False
    concerns: ClassVar[str] = ""


class TakeTokens(Effect, frozen=True, tag="take_tokens"):
    token: str = ANY
    count: int = 1
    who: Who = "self"


class DrawQuest(Effect, frozen=True, tag="draw_quest"):
    concerns: ClassVar[str] = "quests"
    who: Who = "self"


class DrawMagic(Effect, frozen=True, tag="draw_magic"):
    concerns: ClassVar[str] = "magic"
    who: Who = "self"


class TakeBackDie(Effect, frozen=True, tag="take_back_die"):
    """One own die from the board back into the pool, as it lies."""


class Reroll(Effect, frozen=True, tag="reroll"):
    """Any number of own unused dice."""


class TakeMarker(Effect, frozen=True, tag="take_marker"):
    """From whoever holds it: DT-16.39 calls that a harm."""


class LoseTokens(Effect, frozen=True, tag="lose_tokens"):
    hostile: ClassVar[bool] = True
    token: str = ANY
    count: int = 1


class LoseMagic(Effect, frozen=True, tag="lose_magic"):
    hostile: ClassVar[bool] = True
    concerns: ClassVar[str] = "magic"


class LoseQuest(Effect, frozen=True, tag="lose_quest"):
    hostile: ClassVar[bool] = True
    concerns: ClassVar[str] = "quests"


class LoseDie(Effect, frozen=True, tag="lose_die"):
    hostile: ClassVar[bool] = True


class GiveMarker(Effect, frozen=True, tag="give_marker"):
    """To the left neighbour."""

    hostile: ClassVar[bool] = True


class GoTo(Effect, frozen=True, tag="go_to"):
    hostile: ClassVar[bool] = True
    sends_away: ClassVar[bool] = True
    place: str


AnyEffect: TypeAlias = (
    TakeTokens
    | DrawQuest
    | DrawMagic
    | TakeBackDie
    | Reroll
    | TakeMarker
    | LoseTokens
    | LoseMagic
    | LoseQuest
    | LoseDie
    | GiveMarker
    | GoTo
)


def concern_quests(effects: tuple[AnyEffect, ...]) -> bool:
    """Whether one of them draws, takes or discards Main Quests."""
    return any(effect.concerns == "quests" for effect in effects)


class Condition(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """Something that must be so, or be done."""


class At(Condition, frozen=True, tag="at"):
    """To stand on one of these places."""

    places: tuple[str, ...]


class DiceOnSpirits(Condition, frozen=True, tag="dice_on_spirits"):
    """To have own dice on so many Forest Spirits."""

    count: int


class OneOfEach(Condition, frozen=True, tag="one_of_each"):
    """To have a token of each kind."""


class HoldsMagic(Condition, frozen=True, tag="holds_magic"):
    count: int


class HoldsMarker(Condition, frozen=True, tag="holds_marker"):
    """To have the starting player marker."""


class WithAnother(Condition, frozen=True, tag="with_another"):
    """To stand on a field with another figure."""


class Visits(Condition, frozen=True, tag="visits"):
    """To stand on the place, having arrived there after the card came."""

    place: str


class Rides(Condition, frozen=True, tag="rides"):
    """To be carried by a Steed."""


class Pays(Condition, frozen=True, tag="pays"):
    """To discard these tokens; those of the kind `any` are of the payer's choice."""

    tokens: dict[str, int]


class PaysMagic(Condition, frozen=True, tag="pays_magic"):
    """To discard an unused Magic Item."""


AnyCondition: TypeAlias = (
    At | DiceOnSpirits | OneOfEach | HoldsMagic | HoldsMarker | WithAnother | Visits | Rides | Pays | PaysMagic
)
