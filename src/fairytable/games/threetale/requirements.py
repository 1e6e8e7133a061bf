"""Requirements of Quests and Prophecies, and what wins, loses or scores a scenario.

conditions.py says whether one is met.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Condition(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """Something that is so or not, of one hero (Quests, Prophecies) or of the scenario."""


class Has(Condition, frozen=True, tag="has"):
    """The hero has at least so much of a Virtue or of Speed."""

    what: Literal["love", "hope", "faith", "endeavour", "endurance", "mercy", "speed"]
    at_least: int


class HasEveryVirtue(Condition, frozen=True, tag="has_every_virtue"):
    at_least: int


class OwnsArtifacts(Condition, frozen=True, tag="owns_artifacts"):
    """The hero owns so many Artifacts; with `every_slot` one for head, hands and feet."""

    at_least: int = 0
    every_slot: bool = False


class Did(Condition, frozen=True, tag="did"):
    """The hero has done something so often: since it holds the Quest, for a Prophecy in the whole Past."""

    deed: Literal[
        "treasures",
        "battles",
        "battles_2",
        "battles_3",
        "white_stones",
        "red_stones",
        "gifts",
        "altars",
        "claims",
    ]
    at_least: int


class Counted(Condition, frozen=True, tag="counted"):
    """A counter of the scenario."""

    counter: str
    at_least: int = 0
    at_most: int = 1000


class Beaten(Condition, frozen=True, tag="beaten"):
    """This many enemies of a kind (of each form, if it has several) have been beaten."""

    enemy: str
    at_least: int = 1


class OnMap(Condition, frozen=True, tag="on_map"):
    """This many tokens of a kind lie on the map."""

    token: str
    at_least: int = 0
    at_most: int = 1000


class Marked(Condition, frozen=True, tag="marked"):
    """One hero, or with `together` all of them, have so many marks."""

    mark: str
    at_least: int
    together: bool = False


class EverybodyCarries(Condition, frozen=True, tag="everybody_carries"):
    """Each hero holds one of each of these tokens; a Sacred Stone stands for a missing one if `stone_helps`."""

    tokens: tuple[str, ...]
    stone_helps: bool = False


class EverybodyAt(Condition, frozen=True, tag="everybody_at"):
    """All heroes stand on or beside a token."""

    token: str


class EverybodyLeft(Condition, frozen=True, tag="everybody_left"):
    """All heroes have left the map alive."""


class All(Condition, frozen=True, tag="all"):
    of: tuple[AnyCondition, ...]


class Any(Condition, frozen=True, tag="any"):
    of: tuple[AnyCondition, ...]


AnyCondition = (
    Has
    | HasEveryVirtue
    | OwnsArtifacts
    | Did
    | Counted
    | Beaten
    | OnMap
    | Marked
    | EverybodyCarries
    | EverybodyAt
    | EverybodyLeft
    | All
    | Any
)
