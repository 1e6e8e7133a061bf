"""The facts of ThreeTale: three heroes, the map that they lay, the decks, the fight going on, the Future."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Mapping
from typing import Annotated, Any, ClassVar, NoReturn, TypeVar

from msgspec.structs import replace

from fairytable.engine.agenda import AgendaTable
from fairytable.engine.facts import Constant, Entry, Facts, FixedFacts, Hidden, Public, hidden
from fairytable.games.threetale.agenda import Owed, OwnTurn, Several, TaleEntry
from fairytable.games.threetale.content import BonusCard, BonusEffect, Content, Scenario
from fairytable.games.threetale.powers import BothEffects, Power
from fairytable.games.threetale.terrain import NO_MAP, Terrain

HIGHEST = 13
THRESHOLDS = (3, 7, 11)
"""TT-7.1: from these numbers on a Virtue works once more."""
FULL_SPIRIT = 3
PRICES = {1: 2, 2: 4, 3: 6}
"""TT-9.2: the Shevitsa that each level of Talents costs."""
POINTS = {"virtue": 1, "shevitsa": 2, "speed": 2, "artifact_1": 3, "artifact_2": 6, "artifact_3": 12}
STONE_POINTS, SPIRIT_POINTS = 30, 15

KindOfPower = TypeVar("KindOfPower", bound=Power)


def _missing(what: str) -> NoReturn:
    raise ValueError(f"There is no {what} on the table now, but a rule needs it")


def thresholds(value: int) -> int:
    """TT-7.1: how often a Virtue works."""
    return bisect_right(THRESHOLDS, value)


class BonusHeld(Facts):
    """A Bonus card of this turn. `effect` is the one chosen of two; only cards from Faith can be lost with it."""

    card: Public[str]
    from_faith: Public[bool] = True
    used: Public[bool] = False
    effect: Public[str] = ""


class QuestHeld(Facts):
    """A Quest card and what its holder has done since it has it. `altars` are those it sacrificed at."""

    card: Public[str]
    deeds: Public[dict[str, int]]
    altars: Public[list[str]]


class Flip(FixedFacts):
    """A die that `source` turned over, for an enemy of the Future, the trial at a place or the dice of an Artifact;
    without these it was for the Battle or Treasure going on (TT-7.9)."""

    source: Public[str]
    enemy: Public[int] = -1
    trial: Public[str] = ""
    artifact: Public[str] = ""


class Opponent(FixedFacts):
    """The card or kind of an enemy, and the number of one on the map."""

    card: Public[str]
    enemy: Public[int]


class Hero(Facts):
    """A hero. `slots` are the Artifacts fixed for this turn. What was used may not be used again: `used` are Artifacts
    in this round of a fight and Talents in this turn, `used_in_turn` Artifacts outside of fights. `unused` are
    Shevitsa.

    `more_steps` and `more_actions` count for this turn, `next_steps` and `next_actions` for the next one.
    `cancel` and `weaken` wait for the next round of the enemy that `waits_for` names. `carried` are tokens of the
    Future, `marks` count others, `covered` are Virtues that do not work. A hero that is `away` has left the map alive.
    """

    seat: Public[str]
    virtues: Public[dict[str, int]]
    hero: Public[str] = ""
    speed: Public[int] = 0
    spirit: Public[int] = FULL_SPIRIT
    unused: Public[int] = 0
    talents: Public[list[str]] = []
    artifacts: Public[list[str]] = []
    slots: Public[dict[str, str]] = {}
    used: Public[list[str]] = []
    used_in_turn: Public[list[str]] = []
    flips: Public[list[Flip]] = []
    spent_talents: Public[list[str]] = []
    quests: Public[list[QuestHeld]] = []
    offerings: Public[int] = 0
    stones: Public[int] = 0
    bonus: Public[list[BonusHeld]] = []
    deeds: Public[dict[str, int]] = {}
    altars: Public[list[str]] = []
    at: Public[str] = ""
    steps_used: Public[int] = 0
    actions_used: Public[int] = 0
    trees_crossed: Public[int] = 0
    more_steps: Public[int] = 0
    more_actions: Public[int] = 0
    next_steps: Public[int] = 0
    next_actions: Public[int] = 0
    faith_drawn: Public[int] = 0
    cancel: Public[int] = 0
    weaken: Public[int] = 0
    waits_for: Public[Opponent | None] = None
    carried: Public[list[str]] = []
    marks: Public[dict[str, int]] = {}
    covered: Public[list[str]] = []
    away: Public[bool] = False
    immune: Public[bool] = False

    def works(self, virtue: str) -> int:
        """How often a Virtue works now."""
        return 0 if virtue in self.covered else thresholds(self.virtues[virtue])

    @property
    def total(self) -> int:
        return sum(self.virtues.values())

    @property
    def invested(self) -> int:
        """TT-9.8: the Shevitsa that paid for the Talents."""
        return sum(PRICES[level] for level in range(1, len(self.talents) + 1))


class Roll(Facts):
    """Dice on the table: 0 is blank, 1 positive, 2 positive and spent.

    `kind` is attack, enemy, treasure, trial or artifact, `artifact` who rolls. `trait` is the die of an enemy's
    Talent, -1 if there is none. `fresh` are dice rolled again by the effect going on, `rerolls` how many it may still
    roll, `turns` how many dice may still be turned to any side, `hope` how many were turned by Hope. The die of a
    Talent is a roll by itself (TT-7.10): if Hope turned it, that is `hope_on_trait`.
    """

    seat: Public[str]
    kind: Public[str]
    dice: Public[list[int]]
    fresh: Public[list[int]] = []
    trait: Public[int] = -1
    rerolls: Public[int] = 0
    turns: Public[int] = 0
    hope: Public[int] = 0
    hope_on_trait: Public[bool] = False
    artifact: Public[str] = ""

    @property
    def positives(self) -> int:
        return self.dice.count(1) + self.fresh.count(1)

    @property
    def blanks(self) -> int:
        return self.dice.count(0) + self.fresh.count(0)


class Fight(Facts):
    """A hero against an enemy. `mode` is battle (to the end), exchange (each side once) or threat (the enemy once).

    `card` is a Battle card or the kind of an enemy of the Future, `enemy` the number of that enemy on the map.
    `side` is whose round it is. `promises` are the Artifacts whose promise waits for victory. `lost` are Virtues lost
    in this fight. `to_take` is damage still to be distributed.
    """

    seat: Public[str]
    mode: Public[str]
    card: Public[str]
    speed: Public[int]
    defence: Public[int]
    strength: Public[int]
    enemy: Public[int] = -1
    damage: Public[int] = 0
    shield: Public[int] = 0
    bonus: Public[list[str]] = []
    side: Public[str] = ""
    first: Public[str] = ""
    rounds: Public[int] = 0
    enemy_rounds: Public[int] = 0
    fear: Public[int] = -1
    thirst: Public[int] = 0
    extra: Public[int] = 0
    extra_round: Public[bool] = False
    promises: Public[list[str]] = []
    lost: Public[dict[str, int]] = {}
    to_take: Public[int] = 0
    taken: Public[int] = 0


class Token(Facts):
    """A token of the Future on the map. `note` says what became of it, such as the card that was turned up there."""

    kind: Public[str]
    at: Public[str]
    note: Public[str] = ""


class Enemy(Facts):
    """An enemy of the Future on the map. `form` counts those beaten; `group` ties some together.

    The traits of one that is `silenced` do not work now, of one that is `broken` never again.
    """

    number: Public[int]
    kind: Public[str]
    at: Public[str]
    speed: Public[int]
    defence: Public[int]
    strength: Public[int]
    damage: Public[int] = 0
    form: Public[int] = 0
    trait: Public[str] = ""
    group: Public[str] = ""
    fought: Public[bool] = False
    silenced: Public[bool] = False
    broken: Public[bool] = False


class Future(Facts):
    """The scenario being played. `in_force` are the cards that last, by deck; `beaten` counts enemies by kind.

    `grown` are spaces where Trees grew, `marked` are tiles that will vanish, `anchored` those that are held once;
    `numbers` counts the enemies that came; `lead` is the hero who gave last, or the Ruler who is active.
    """

    scenario: Public[str]
    counters: Public[dict[str, int]]
    decks: Annotated[dict[str, list[str]], hidden("future", each=True)]
    discards: Public[dict[str, list[str]]]
    round: Public[int] = 0
    tokens: Public[list[Token]] = []
    enemies: Public[list[Enemy]] = []
    beaten: Public[dict[str, int]] = {}
    in_force: Public[dict[str, str]] = {}
    marked: Public[list[str]] = []
    grown: Public[list[str]] = []
    anchored: Public[list[str]] = []
    lead: Public[str] = ""
    numbers: Public[int] = 0


class LaidTile(FixedFacts):
    """A tile of the map, and how it is turned."""

    tile: Public[str]
    turn: Public[str]


class TaleTable(AgendaTable, kw_only=True):
    """Everything on the table. `order` is the turn order, `turn` counts the turns of the phase.

    `ground` is what is printed on every space of the map, `things` what lies there, `walls` the spaces beside it to
    which no Step leads. `offered` are the three Artifacts of which one is kept. `aside` is the roll that waits while an
    Artifact rolls dice of its own. `terrain` is derived from the map.
    """

    layout: ClassVar[int] = 2

    content: Constant[Content]
    mode: Constant[str]
    control: Constant[str]
    recommends: Constant[bool]
    heroes: Public[list[Hero]]
    decks: Annotated[dict[str, list[str]], hidden("decks", each=True)]
    discards: Public[dict[str, list[str]]]
    tile_stack: Hidden[list[str]]
    agenda: Public[list[TaleEntry]]
    tiles: Public[dict[str, LaidTile]] = {}
    ground: Public[dict[str, str]] = {}
    things: Public[dict[str, str]] = {}
    walls: Public[dict[str, list[str]]] = {}
    next_tile: Public[str] = ""
    prophecies: Public[list[str]] = []
    order: Public[tuple[str, ...]] = ()
    phase: Public[str] = "prophecy"
    turn: Public[int] = 0
    turns: Public[int] = 0
    blessings: Public[int] = 0
    roll: Public[Roll | None] = None
    aside: Public[Roll | None] = None
    fight: Public[Fight | None] = None
    treasure: Public[list[str]] = []
    offered: Public[list[str]] = []
    endurance: Public[int] = 0
    mercy: Public[int] = 0
    converted: Public[int] = 0
    prophecy: Public[str] = ""
    difficulty: Public[str] = ""
    future: Public[Future | None] = None
    verdict: Public[str] = ""
    terrain: Constant[Terrain] = NO_MAP

    def hero(self, seat: str) -> Hero:
        return self.heroes[self.seats.index(seat)]

    def set_ground(self, shown: Mapping[str, str], blocked: Iterable[tuple[str, str]] = ()) -> None:
        """Something permanent is on these spaces now, or, for "", nothing; some edges between them are blocked."""
        self.ground |= shown
        for here, there in blocked:
            self.walls.setdefault(here, []).append(there)
            self.walls.setdefault(there, []).append(here)
        self.terrain = self.terrain.after(self.ground, self.walls, shown)

    def remove_ground(self, spaces: Collection[str]) -> None:
        """These spaces are no longer on the map."""
        for space in spaces:
            del self.ground[space]
        self.terrain = self.terrain.after(self.ground, self.walls, spaces)

    @property
    def active(self) -> Hero:
        """The hero whose turn it is."""
        return self.hero(self.order[self.turn % 3])

    @property
    def in_turn(self) -> bool:
        """Whether a hero's own turn is still in progress, up to its end step."""
        return bool(self.agenda) and isinstance(self.agenda[0], OwnTurn)

    # The agenda: what is owed comes first (TT-1.12)

    def then(self, entry: Entry, *later: Entry) -> None:
        """Put this on the agenda, to be done next once everything that is owed is settled, and those after it."""
        agenda: list[Any] = self.agenda
        if not later and not (agenda and isinstance(agenda[-1], Owed)):
            agenda.append(entry)
            return
        place = len(agenda)
        while place and isinstance(agenda[place - 1], Owed):
            place -= 1
        agenda[place:place] = (entry, *later)[::-1]

    def owe(self, entry: Owed, *, first: bool = False) -> None:
        """To be settled after all that is owed already, or first of all. Several of the same kind come together."""
        agenda = self.agenda
        place = len(agenda)
        while place and isinstance(other := agenda[place - 1], Owed):
            place -= 1
            if type(other) is not type(entry):
                continue
            if isinstance(entry, Several) and isinstance(other, Several):
                if replace(other, count=entry.count) == entry:
                    agenda[place] = replace(other, count=other.count + entry.count)
                    return
            elif other == entry:
                return
        if first:
            agenda.append(entry)
        else:
            agenda.insert(place, entry)

    @property
    def owed(self) -> list[Owed]:
        """What is owed, what is settled next first."""
        return [entry for entry in reversed(self.agenda) if isinstance(entry, Owed)]

    # Heroes and the map

    def by_turn(self) -> list[Hero]:
        """The heroes, the active one first, then in turn order."""
        if not self.order:
            return self.heroes
        start = self.turn % 3
        return [self.hero(seat) for seat in self.order[start:] + self.order[:start]]

    def others(self, hero: Hero) -> list[Hero]:
        """The other heroes on the map, in turn order."""
        return [other for other in self.by_turn() if other is not hero and not other.away]

    @property
    def the_future(self) -> Future:
        """The Future, where there is one for certain: in its own rules, and wherever its phase is played."""
        return self.future or _missing("Future")

    @property
    def the_fight(self) -> Fight:
        """The fight going on, in rules that are asked only during one."""
        return self.fight or _missing("fight")

    @property
    def the_roll(self) -> Roll:
        """The dice on the table, in rules that are asked only after a roll."""
        return self.roll or _missing("roll")

    @property
    def scenario(self) -> Scenario:
        future = self.future or _missing("Future")
        return self.content.scenarios[future.scenario]

    def number(self, name: str) -> int:
        """One of the numbers that the rules of the scenario read from its file."""
        return self.scenario.sheet.numbers[name]

    def heroes_at(self, space: str) -> list[Hero]:
        return [hero for hero in self.heroes if hero.at == space and not hero.away]

    def tokens_at(self, space: str) -> list[Token]:
        return [token for token in self.future.tokens if token.at == space] if self.future else []

    def enemy(self, number: int) -> Enemy:
        return next(enemy for enemy in self.the_future.enemies if enemy.number == number)

    def mark_damage(self, fight: Fight) -> None:
        """Damage stays on an enemy that stays on the map."""
        if fight.enemy >= 0:
            self.enemy(fight.enemy).damage = fight.damage

    def powers(self, hero: Hero, kind: type[KindOfPower]) -> list[tuple[str, KindOfPower]]:
        """The powers of a kind that work for a hero now, with the id of what gives them.

        Talents, what it carries, the lands of the Future, and the passive Artifacts fixed for this turn that it has.
        """
        found: list[tuple[str, KindOfPower]] = []
        future = self.future
        of_future = future is not None and (hero.carried or future.in_force)
        if not (hero.talents or hero.slots or of_future):
            return found
        content = self.content
        for talent in hero.talents:
            for power in content.talents[talent].powers:
                if type(power) is kind:
                    found.append((talent, power))
        for artifact in hero.slots.values():
            card = content.artifacts[artifact]
            if card.use == "passive" and artifact in hero.artifacts:
                for power in card.powers:
                    if type(power) is kind:
                        found.append((artifact, power))
        if future is not None and of_future:
            scenario = content.scenarios[future.scenario]
            for token in dict.fromkeys(hero.carried):
                for power in scenario.tokens[token].gives:
                    if type(power) is kind:
                        found.append((token, power))
            for card_id in future.in_force.values():
                for power in scenario.cards[card_id].powers:
                    if type(power) is kind:
                        found.append((card_id, power))
        return found

    def has_power(self, hero: Hero, kind: type[Power]) -> bool:
        return bool(self.powers(hero, kind))

    def bonus_sum(self, hero: Hero, kind: str, *, used_only: bool = False) -> int:
        """What the Bonus cards of this turn add to something."""
        if not hero.bonus:
            return 0
        return sum(
            [
                getattr(effect, kind)
                for held in hero.bonus
                if held.used or not used_only
                for effect in self.effects_in_force(hero, held)
            ]
        )

    def effects_in_force(self, hero: Hero, held: BonusHeld) -> tuple[BonusEffect, ...]:
        """TT-14.4, 14.13: a card with one effect counts by itself, of two effects the chosen one."""
        card: BonusCard = self.content.bonus[held.card]
        if len(card.effects) < 2 or self._uses_both(hero):
            return card.effects
        return tuple([effect for effect in card.effects if effect.kind == held.effect]) if held.effect else ()

    def _uses_both(self, hero: Hero) -> bool:
        return bool(hero.talents) and self.has_power(hero, BothEffects)
