"""What the page receives beside the content of a pack: what a tile can do, and numbers of the rules."""

from __future__ import annotations

from msgspec import Struct

from fairytable.engine.showing import More
from fairytable.games.hungarian_folktales import verbs
from fairytable.games.hungarian_folktales.board import STOPS
from fairytable.games.hungarian_folktales.chances import BOOST_CLAUSES, GATE, SIDES, SORCERER, chances, ladder
from fairytable.games.hungarian_folktales.content import Content, Tile
from fairytable.games.hungarian_folktales.goods import PRICES
from fairytable.games.hungarian_folktales.moments import ABILITIES
from fairytable.games.hungarian_folktales.table import BLANK, NOTHING

CONSTANTS = {
    "BLANK": BLANK,
    "NOTHING": NOTHING,
    "SIDES": SIDES,
    "SORCERER": SORCERER,
    "GATE": GATE,
    "STOPS": STOPS,
    "LADDER": ladder(""),
    "LADDER_AT_SORCERER": ladder(SORCERER),
    "LADDER_AT_GATE": ladder(GATE),
    "SIDES_GRANTED": chances(SORCERER, 0)[-1],
    "MAGIC_PRICE": PRICES["magical"],
    "ANIMAL_PRICE": PRICES["animal"],
}


class TileMore(Struct, frozen=True):
    """`clause` is the rule about what it does. `deeds` are the options that it gives its hero, `deeds_in_throw` those
    in a Lucky Throw."""

    clause: str
    deeds: tuple[str, ...]
    deeds_in_throw: tuple[str, ...]


def more_of_tile(tile: Tile, _content: Content) -> TileMore:
    clause = "HF-8.6" if tile.trickery else "HF-21.8" if tile.gate else BOOST_CLAUSES.get(tile.kind, "HF-13.6")
    return TileMore(clause, _deeds(tile, in_throw=False), _deeds(tile, in_throw=True))


def _deeds(tile: Tile, *, in_throw: bool) -> tuple[str, ...]:
    """The options of the tile that need no other word."""
    given = [ability for ability in ABILITIES if ability.power and getattr(tile, ability.power)]
    fitting = [ability.verb for ability in given if ("after_throw" in ability.moments) is in_throw]
    if tile.step_tile and not in_throw:
        fitting.append(verbs.ROLL_WITH)
    return tuple(verb(*(tile.id for _ in verb.arguments)) for verb in fitting if len(verb.arguments) < 2)


MORE: More = {Tile: more_of_tile}
