"""The facts of Hungarian Folktales: heroes with their satchels, the supplies, and the turn going on."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Struct

from fairytable.engine.agenda import AgendaTable
from fairytable.engine.facts import Constant, Facts, FixedFacts, Hidden, Public, hidden, private
from fairytable.engine.piles import Pile
from fairytable.games.hungarian_folktales.agenda import EndTurn, FolktaleEntry
from fairytable.games.hungarian_folktales.board import Field
from fairytable.games.hungarian_folktales.content import Content, HeroCard, Tale, Tile

WORST_BOOT = 2
BLANK = 6
"""The side of the white die without a number (HF-4.1)."""
NOTHING = "nothing"


class Rules(Struct, frozen=True):
    """HF-30 to HF-33: the options of the match."""

    biscuits_to_advice: bool
    advice_to_biscuit: bool
    lesser_outcome: bool
    exact_dead_end: bool
    blank_skips: bool
    quest_chain: int
    test_of_courage: bool
    teams: int
    turn_limit: int


class Hero(Facts):
    """A player. `satchel` holds tiles by their kind, `toads` what was turned into toads (HF-20.10).

    `spent` counts the uses of tiles that wear out; nobody holds two of a kind. `done` counts the
    tales in `tales` whose quest is done. `leaves_at` is the far end of the shortcut that the hero is on.
    """

    seat: Public[str]
    team: Public[int]
    is_young: Public[bool]
    tales: Public[list[str]]
    satchel: Public[list[str]]
    toads: Public[list[str]]
    spent: Public[dict[str, int]]
    biscuits: Annotated[Pile, private("biscuits")]
    at: Public[str]
    hero: Public[str] = ""
    done: Public[int] = 0
    leaves_at: Public[str] = ""
    advice: Public[int] = 0
    gold: Public[int] = 0
    salt: Public[int] = 0
    boot: Public[int] = 0
    turns_to_miss: Public[int] = 0
    is_resting: Public[bool] = False

    def load(self) -> int:
        """HF-5.1: the tiles in the satchel."""
        return len(self.satchel) + len(self.toads)


class Movement(Facts):
    """A movement under way. `kind` is roll, bonus, biscuit or cloak; `way` are the fields still to be entered.

    Before the walk is chosen the way is empty; `turned` are the fields chosen so far on a board where that is done
    branch by branch. `awaits_number` if the die shows a blank whose number is still to be chosen; there are no steps
    until then. `stays` if the hero never leaves one Adventure Field, `is_short` if a dead end came too early.
    """

    kind: Public[str]
    steps: Public[int]
    start: Public[str]
    way: Public[tuple[str, ...]] = ()
    turned: Public[tuple[str, ...]] = ()
    awaits_number: Public[bool] = False
    stays: Public[bool] = False
    is_short: Public[bool] = False


class Throw(Facts):
    """A Lucky Throw. `place` is an encounter, `sorcerer` or `gate`; `weapon` counts unless it is `nothing`."""

    place: Public[str]
    die: Public[int] = 0
    advice: Public[int] = 0
    trickery: Public[int] = 0
    key: Public[int] = 0
    weapon: Public[str] = ""
    offered: Public[str] = ""
    wish: Public[str] = ""
    of_toad: Public[bool] = False

    def offers(self, kind: str) -> bool:
        """HF-20.11: whether a tile of this kind lies before the Sorcerer. A toad that was one does not count."""
        return kind == self.offered and not self.of_toad


class Trade(Facts):
    """HF-22: what the active hero offers to another, and wants."""

    partner: Public[str]
    gives: Public[dict[str, int]]
    wants: Public[dict[str, int]]


class Offer(FixedFacts):
    """HF-34.2: an offer that was made, with every single thing in it, sorted."""

    partner: Public[str]
    gives: Public[tuple[str, ...]]
    wants: Public[tuple[str, ...]]


class FolktaleTable(AgendaTable, kw_only=True):
    """Everything on the table. `heroes` sit clockwise; `turn` is the place of the active one, `first` of the first.

    `agenda` is what is still to be done in this turn, the last entry first (see agenda.py). `used` is what may be used
    once in a turn and was. `has_stopped` if no more movement is allowed in this turn, `is_ending` if only trade and
    Test are; `is_shopping` if the market is open; `is_fresh` if no movement has begun in this turn; `may_test` right
    after a movement. `proposed` are the offers made in this turn, `dropped` the partners of those that were begun and
    not made; `challenged` is asked for a Test of Courage. `gone` are Starting Items that left the game. `set_aside` are
    the Biscuits of a trade that is being carried out.
    """

    layout: ClassVar[int] = 2

    content: Constant[Content]
    rules: Constant[Rules]
    heroes: Public[list[Hero]]
    biscuits: Annotated[Pile, hidden("biscuits")]
    set_aside: Annotated[Pile, hidden("biscuits")]
    tales_left: Hidden[list[str]]
    tiles: Public[dict[str, int]]
    starting_items: Public[list[str]]
    gone: Public[list[str]]
    advice: Public[int]
    gold: Public[int]
    agenda: Public[list[FolktaleEntry]]
    salt_gone: Public[int] = 0
    trickster_waits: Public[bool] = False
    first: Public[int] = 0
    turn: Public[int] = 0
    round: Public[int] = 0
    used: Public[tuple[str, ...]] = ()
    proposed: Public[tuple[Offer, ...]] = ()
    dropped: Public[tuple[str, ...]] = ()
    die: Public[int] = 0
    step_tile: Public[str] = ""
    found: Public[str] = ""
    has_stopped: Public[bool] = False
    is_ending: Public[bool] = False
    is_shopping: Public[bool] = False
    is_fresh: Public[bool] = True
    may_test: Public[bool] = False
    came_by: Public[str] = ""
    movement: Public[Movement | None] = None
    throw: Public[Throw | None] = None
    trade: Public[Trade | None] = None
    challenged: Public[str] = ""
    winners: Public[tuple[str, ...]] = ()

    @property
    def active(self) -> Hero:
        return self.heroes[self.turn]

    def finish_turn(self) -> None:
        """Nothing more happens in this turn."""
        self.agenda[:] = (EndTurn(),)

    def movement_now(self) -> Movement:
        """The movement under way, for the rules that are only asked during one."""
        if self.movement is None:
            raise LookupError("nobody is moving")
        return self.movement

    def throw_now(self) -> Throw:
        if self.throw is None:
            raise LookupError("nobody throws")
        return self.throw

    def trade_now(self) -> Trade:
        if self.trade is None:
            raise LookupError("nobody trades")
        return self.trade

    def hero(self, seat: str) -> Hero:
        for hero in self.heroes:
            if hero.seat == seat:
                return hero
        raise KeyError(seat)

    def card(self, hero: Hero) -> HeroCard:
        return self.content.heroes[hero.hero]

    def field(self, hero: Hero) -> Field | None:
        """Where the hero stands; None on a shortcut."""
        return self.content.board.fields.get(hero.at)

    def tile(self, kind: str) -> Tile:
        return self.content.tiles[kind]

    def tale(self, hero: Hero) -> Tale | None:
        """The tale whose quest the hero has to do now."""
        return self.content.tales[hero.tales[hero.done]] if hero.done < len(hero.tales) else None

    def team(self, hero: Hero) -> list[Hero]:
        """HF-33.1: the hero and those who win together with him, the hero first."""
        if not self.rules.teams:
            return [hero]
        return [hero, *(other for other in self.heroes if other.team == hero.team and other is not hero)]

    def holds(self, hero: Hero, ability: str) -> str:
        """The tile in the satchel that has this ability, or nothing."""
        tiles = self.content.tiles
        for kind in hero.satchel:
            if getattr(tiles[kind], ability):
                return kind
        return ""

    def uses_left(self, hero: Hero, kind: str) -> int:
        """HF-9.5: how often the tile still works."""
        return self.content.tiles[kind].uses - hero.spent.get(kind, 0)

    def has_room(self, hero: Hero) -> bool:
        return len(hero.satchel) + len(hero.toads) < self.content.limits.tiles

    def sharing(self, hero: Hero) -> list[Hero]:
        """HF-22.1: the others on the hero's field, from the left on; all spaces of an Adventure Field are one."""
        spaces = self.content.board.places.get(hero.at, ())
        here = [other for other in self.heroes if other.at in spaces and other is not hero]
        if not here:
            return here
        turn = self.turn
        others = self.heroes[turn + 1 :] + self.heroes[:turn] if len(here) > 1 else here
        return [other for other in others if other.at in spaces and other is not hero and other.seat not in self.absent]
