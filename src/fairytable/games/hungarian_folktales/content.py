"""What a pack holds: tiles, heroes, encounters, Folktale cards and the board."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fairytable.engine.languages import Text, in_language
from fairytable.engine.showing import Shown
from fairytable.games.hungarian_folktales.board import Board

TILES, HEROES, ENCOUNTERS, TALES = "tiles.toml", "heroes.toml", "encounters.toml", "tales.toml"
TileClass = Literal["starting", "useful", "magical", "animal", "trickster"]
GOLD, BISCUIT, ADVICE = "gold", "biscuit", "advice"
HEROES_AT_MOST = 6
BISCUITS = 36
RESERVED_FOR_TILES = (
    "nothing",
    GOLD,
    BISCUIT,
    ADVICE,
    "roll",
    "bite",
    "salt",
    "purchase",
    "try",
    "clever",
    "two_for_one",
)
RESERVED_FOR_ENCOUNTERS = ("sorcerer", "gate")
"""Words that mean something else where the rules name tiles or encounters."""
OUTCOMES = ("lose", "miss", "biscuit", "advice", "magic")
"""HF-13.9 to HF-13.12: what comes of a Lucky Throw, from the worst to the best."""


class Tile(Struct, frozen=True, forbid_unknown_fields=True, rename={"kind": "class"}):
    """A tile, with all that it can do; `content/tiles.toml` says what the words mean."""

    id: Shown[str]
    name: Text
    kind: Shown[TileClass]
    copies: int
    text: Shown[Text]
    boosts: dict[str, int] = {}
    boosts_foes: int = 0
    not_against: tuple[str, ...] = ()
    weapon: bool = False
    steps: int = 0
    cancels: tuple[str, ...] = ()
    step_tile: bool = False
    flees: tuple[str, ...] = ()
    opens: tuple[str, ...] = ()
    gate: int = 0
    trickery: int = 0
    uses: Shown[int] = 0
    steps_away: int = 0
    throws_again: bool = False
    changes_tiles: bool = False
    feeds: bool = False
    worth: int = 0
    wards_off_bad_luck: bool = False
    turns_animals_into: str = ""
    fruit: int = 0
    forged_into: Shown[str] = ""
    forging: int = 0

    def boost_against(self, encounter: Encounter) -> int:
        """What the tile adds to a Lucky Throw there."""
        foes = self.boosts_foes if encounter.kind == "foe" and encounter.id not in self.not_against else 0
        return self.boosts.get(encounter.id, 0) + foes


class HeroCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A character board; `content/heroes.toml` says what the words mean."""

    id: Shown[str]
    name: Text
    text: Shown[Text]
    strong_from: int = 0
    strength: int = 0
    flies_over: tuple[str, ...] = ()
    stands_firm: bool = False
    lucky: bool = False
    clever: bool = False
    salt: int = 0


class Encounter(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody on an Adventure Field, or the King in the Palace."""

    id: Shown[str]
    name: Text
    kind: Shown[Literal["foe", "friend"]]
    modifier: Shown[int]
    text: Shown[Text]


class Tale(Struct, frozen=True, forbid_unknown_fields=True):
    """A Folktale card: whom to meet, what to hand over there, what to hold at the Castle."""

    id: Shown[str]
    name: Text
    encounter: Shown[str]
    hold: tuple[str, ...]
    text: Shown[Text]
    hand_over: dict[str, int] = {}
    gold: int = 0


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    """How many tokens there are; Biscuits by the number of steps on their back."""

    biscuits: dict[str, int]
    advice: int
    gold: int


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much a hero can hold."""

    tiles: int
    biscuits: int
    advice: int
    gold: int


class Content(Struct, frozen=True, eq=False):
    """All of a pack, by id. `classes` are the tiles of each class."""

    board: Shown[Board]
    tiles: Shown[dict[str, Tile]]
    heroes: Shown[dict[str, HeroCard]]
    encounters: Shown[dict[str, Encounter]]
    tales: Shown[dict[str, Tale]]
    tokens: Tokens
    limits: Shown[Limits]
    classes: dict[str, tuple[str, ...]]

    def names(self, language: str) -> dict[str, str]:
        named: list[Tile | HeroCard | Encounter | Tale] = [
            *self.tiles.values(),
            *self.heroes.values(),
            *self.encounters.values(),
            *self.tales.values(),
        ]
        things = {thing.id: in_language(thing.name, language) for thing in named}
        facts = {f"{tile.id} worth": str(tile.worth) for tile in self.tiles.values()}
        facts |= {f"{tile.id} kind": tile.kind for tile in self.tiles.values()}
        facts |= {f"{field.id} kind": field.kind if field.road else "place" for field in self.board.fields.values()}
        facts |= {f"{path} kind": "path" for path in self.board.paths}
        return things | facts | self.board.names(language, things)
