"""The moments of a turn (HF-1.14): what belongs to which, what has to wait, and the abilities that are offered."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Literal

from fairytable.engine.abilities import Abilities, Ability
from fairytable.engine.questions import Question, Reason
from fairytable.games.hungarian_folktales import questions
from fairytable.games.hungarian_folktales.content import Content
from fairytable.games.hungarian_folktales.table import FolktaleTable, Hero

FREE = (questions.Turn.about, questions.AnythingElse.about)
BEFORE_THROW = (questions.BeforeThrow.about, questions.BeforeMagic.about, questions.BeforeGate.about)
AFTER_THROW = (questions.AfterThrow.about, questions.AfterMagic.about, questions.AfterGate.about)
DEMANDS = (questions.Meal.about, questions.BadLuck.about)
WALKING = (questions.Walk.about, questions.Blank.about)
ON_FIELD = (questions.Take.about, questions.Bonus.about, questions.Shortcut.about, questions.Sorcerer.about)
IN_TURN = (*FREE, *BEFORE_THROW, *AFTER_THROW, *DEMANDS, *WALKING, *ON_FIELD)
"""The questions at which a hero could think of free actions."""
MEETINGS = (*FREE, questions.Bonus.about, questions.Shortcut.about)
"""HF-22.4, HF-22.8: where trades and Tests have their place."""
WAITING = (
    dict.fromkeys(WALKING, "walk_first")
    | dict.fromkeys(BEFORE_THROW, "throw_first")
    | dict.fromkeys(AFTER_THROW, "throw_is_out")
    | dict.fromkeys(DEMANDS, "pay_first")
    | dict.fromkeys(ON_FIELD, "field_first")
)
WAITING_CLAUSES = ("HF-1.14", "HF-1.15")
FEE = "fee"
"""Not a question of its own: what can be swapped for a Biscuit that is missing (HF-17.2, HF-20.1)."""


def asked(table: FolktaleTable, question: Question) -> Hero:
    return table.hero(question.seat)


def why_wait(table: FolktaleTable, moment: str, open_at: tuple[str, ...] = ()) -> Reason | None:
    """HF-1.14, HF-1.15: why nothing is done now that belongs to other moments; nothing if this is one of them."""
    if moment not in open_at:
        return Reason(WAITING[moment], "HF-1.14")
    return Reason("dead_end", "HF-1.15") if table.is_ending else None


class FolktaleAbility(Ability[FolktaleTable, Hero]):
    """An ability of heroes. `power` is the word of `tiles.toml` for the tiles that give it; without one it is
    everybody's, or needs something else that a hero has.

    Nothing more is asked at this moment after one that `ends_moment`. For bots: it `saves` so many turns on the way,
    each time that it is used; a movement with it has to be worth its `price`; when a throw went wrong, what `mends`
    most is thought of first. For bots and the page: whether it `is_new_throw`, and what it makes of a throw or walk.
    """

    power: ClassVar[str] = ""
    needs: ClassVar[Literal["", "boot", "spare_advice", "clever"]] = ""
    ends_moment: ClassVar[bool] = False
    is_new_throw: ClassVar[bool] = False
    saves: ClassVar[float] = 0.0
    price: ClassVar[float] = 0.0
    mends: ClassVar[int] = 0

    def tile(self, table: FolktaleTable, hero: Hero) -> str:
        """The tile in the satchel that gives it, or nothing."""
        return table.holds(hero, self.power) if self.power else ""

    def at_hand(self, table: FolktaleTable, hero: Hero) -> Iterable[str]:
        return (self.verb(),) if self.tile(table, hero) else ()

    def adds(self, _table: FolktaleTable, _hero: Hero, _option: str) -> int:
        """What an option adds to a Lucky Throw."""
        return 0

    def weapon(self, _option: str) -> str:
        """The weapon that counts from now on in a Lucky Throw; nothing if it stays the same."""
        return ""

    def steps(self, _table: FolktaleTable, _hero: Hero) -> int:
        """How many steps it moves the hero."""
        return 0

    def at_the_gate(self, _table: FolktaleTable, _hero: Hero) -> tuple[int, int]:
        """The points, and the throws more than one, that the tile brings at the Castle gate."""
        return 0, 0

    def is_sensible(
        self, _table: FolktaleTable, _hero: Hero, _option: str, _wanted: set[str], _precious: set[str]
    ) -> bool:
        """Whether a bot should think of it, which still needs some tiles and must keep others."""
        return True

    def is_best_now(self, _table: FolktaleTable, _option: str, _wanted: set[str], _precious: set[str]) -> bool:
        """Whether somebody who does not think twice would do it at once."""
        return False

    def is_planned(self, _table: FolktaleTable, _option: str, _planned: set[str], _precious: set[str]) -> bool:
        """Whether it makes, out of something that need not be kept, a tile that a bot means to have in that way."""
        return False


ABILITIES: Abilities[FolktaleAbility] = Abilities()
"""Declared in abilities.py."""


def offered(table: FolktaleTable, hero: Hero, moment: str) -> list[str]:
    """What the hero can do now with what he holds."""
    found: list[str] = []
    for ability in able(table, hero, moment):
        found += ability.options(table, hero, moment)
    return found


def able(table: FolktaleTable, hero: Hero, moment: str) -> tuple[FolktaleAbility, ...]:
    """The abilities of this moment that the hero has, or that need no tile."""
    at_moment = _at(table.content, moment)
    held, by_tile, needs = at_moment.without_tile, at_moment.by_tile, at_moment.by_need
    for kind in hero.satchel:
        held |= by_tile[kind]
    met = needs[""]
    if hero.boot > 0:
        met |= needs["boot"]
    if hero.advice > 1 and table.rules.advice_to_biscuit:
        met |= needs["spare_advice"]
    if hero.hero and table.content.heroes[hero.hero].clever:
        met |= needs["clever"]
    return at_moment.those(held & met)


class _AtMoment:
    """The abilities of a moment, each with a bit of its own: those that a hero has are found by a few sums."""

    def __init__(self, content: Content, moment: str) -> None:
        self._abilities = ABILITIES.at(moment)
        self._found: dict[int, tuple[FolktaleAbility, ...]] = {}
        self.without_tile = sum(1 << bit for bit, one in enumerate(self._abilities) if not one.power)
        self.by_tile = {
            kind: sum(1 << bit for bit, one in enumerate(self._abilities) if one.power and getattr(tile, one.power))
            for kind, tile in content.tiles.items()
        }
        self.by_need = {
            need: sum(1 << bit for bit, one in enumerate(self._abilities) if one.needs == need)
            for need in ("", "boot", "spare_advice", "clever")
        }

    def those(self, bits: int) -> tuple[FolktaleAbility, ...]:
        found = self._found.get(bits)
        if found is None:
            found = self._found[bits] = tuple(one for bit, one in enumerate(self._abilities) if bits >> bit & 1)
        return found


@cache
def _at(content: Content, moment: str) -> _AtMoment:
    return _AtMoment(content, moment)


def use(table: FolktaleTable, hero: Hero, answer: str) -> None:
    """Do what an ability does that was chosen."""
    ability = ABILITIES.of(answer)
    if ability is None:
        raise LookupError(f"no ability offers '{answer}'")
    ability.do(table, hero, answer)


def why_not_tile(table: FolktaleTable, hero: Hero, kind: str, clause: str) -> Reason | None:
    """Why the hero could not have a tile of this kind now, with room or without."""
    if not table.tiles[kind]:
        return Reason("none_in_supply", "HF-5.5", {"tile": kind})
    if kind in hero.satchel and table.tile(kind).kind in ("magical", "animal"):
        return Reason("held_already", clause, {"tile": kind})
    here = table.field(hero)
    if here is not None and here.land in table.tile(kind).flees:
        return Reason("flees_here", "HF-3.13", {"tile": kind})
    return None


def why_stopped(table: FolktaleTable, hero: Hero) -> Reason | None:
    """HF-1.6, HF-18.8, HF-21.13: why all movement of the turn is over."""
    if not table.has_stopped:
        return None
    here = table.field(hero)
    if here is None or here.kind == "shortcut":
        return Reason("on_shortcut", "HF-1.6")
    if here.kind == "castle":
        return Reason("stopped_at_gate", "HF-21.13")
    return Reason("stopped_here", "HF-18.8", {"field": hero.at})


def why_unready(table: FolktaleTable, hero: Hero, kind: str) -> Reason | None:
    """HF-9.4, HF-9.5: why a Magical Item does not work now."""
    if not table.uses_left(hero, kind):
        return Reason("used_up", "HF-9.5", {"tile": kind})
    if kind in table.used:
        return Reason("once_per_turn", "HF-9.4", {"tile": kind})
    return None


def too_few(thing: str, needed: int, held: int, clause: str) -> Reason:
    """`thing` is biscuits, advice or gold_coins."""
    return Reason("too_few", clause, {"thing": thing, "needed": needed, "held": held})
