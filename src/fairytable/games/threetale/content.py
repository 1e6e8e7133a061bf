"""What a pack of ThreeTale holds: tiles, heroes, cards, prophecies and scenarios. How to write them: effects.py."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Literal

from msgspec import Struct

from fairytable.engine.languages import Text, in_language
from fairytable.engine.showing import Amounts, Shown
from fairytable.games.threetale.effects import AnyEffect, Place
from fairytable.games.threetale.goods import LEVELS, NO_LOSS, NOTHING, Goods, Losses, Slot, Usage
from fairytable.games.threetale.powers import AnyPower
from fairytable.games.threetale.requirements import AnyCondition
from fairytable.games.threetale.traits import AnyTrait

PERMANENT = ("altar", "portal", "trees")
STONES = ("white_stone", "red_stone", "black_stone")
OBJECTS = (
    *STONES,
    "treasure_1",
    "treasure_2",
    "treasure_3",
    "battle_1",
    "battle_2",
    "battle_3",
    "quest",
    "offering",
)
"""What can lie on a space and be claimed."""
SPACES = ("", *PERMANENT, *(thing for thing in OBJECTS if thing != "offering"))
"""What a space of a tile can show. The Offering of an Altar comes by itself."""


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A land of four spaces, clockwise from the top left. `golden` tiles are those of the tutorial.

    `blocked_edges` are pairs of its spaces, by their numbers 1 to 4, between which no Step leads.
    """

    id: Shown[str]
    spaces: Shown[tuple[str, ...]]
    name: Text = {}
    golden: bool = False
    blocked_edges: tuple[tuple[int, int], ...] = ()


class Bars(Amounts, frozen=True, forbid_unknown_fields=True):
    """Advice, from 0 to 5: what a hero is good at, what a Prophecy asks for."""

    fighting: int
    supporting: int
    mobility: int
    gathering: int
    talents: int
    consistency: int


class Talent(Struct, frozen=True, forbid_unknown_fields=True):
    id: Shown[str]
    level: Shown[int]
    name: Text
    text: Shown[Text]
    powers: tuple[AnyPower, ...]
    once: Literal["", "turn", "between_turns", "game"] = ""


class HeroBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero to choose: Virtues and Speed at the start, six Talents."""

    id: Shown[str]
    name: Text
    story: Shown[Text]
    virtues: Shown[dict[str, int]]
    speed: Shown[int]
    bars: Shown[Bars]
    talents: Shown[tuple[Talent, ...]]


class Artifact(Struct, frozen=True, forbid_unknown_fields=True):
    """`needs` is the number of positive dice that an active one costs."""

    id: Shown[str]
    level: Shown[int]
    slot: Shown[Slot]
    use: Shown[Usage]
    name: Text
    text: Shown[Text]
    powers: tuple[AnyPower, ...]
    needs: Shown[int] = 0
    story: Shown[Text] = {}


class BattleCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An enemy of the Past. `bonus` is how many Enemy Bonus cards it draws."""

    id: Shown[str]
    level: Shown[int]
    name: Text
    speed: int
    defence: int
    strength: int
    prize: Shown[Goods]
    bonus: Shown[int] = 0
    traits: tuple[AnyTrait, ...] = ()
    text: Shown[Text] = {}
    story: Shown[Text] = {}


class TreasureRow(Struct, frozen=True, forbid_unknown_fields=True):
    """What one result of the dice gives or takes."""

    goods: Goods = NOTHING
    losses: Losses = NO_LOSS


def row_of(positives: int) -> Literal["none", "some", "three"]:
    """TT-12.3. Only three dice are rolled; changes can hardly make more."""
    return "none" if positives == 0 else "some" if positives < 3 else "three"


class TreasureCard(Struct, frozen=True, forbid_unknown_fields=True):
    """The rows for no, for one or two, and for three positive dice."""

    id: Shown[str]
    level: Shown[int]
    name: Text
    none: Shown[TreasureRow] = TreasureRow()
    some: Shown[TreasureRow] = TreasureRow()
    three: Shown[TreasureRow] = TreasureRow()
    story: Shown[Text] = {}

    def row(self, positives: int) -> TreasureRow:
        row: TreasureRow = getattr(self, row_of(positives))
        return row


class QuestCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: Shown[str]
    name: Text
    text: Shown[Text]
    needs: AnyCondition
    prize: Shown[Goods]
    story: Shown[Text] = {}


class BonusEffect(Amounts, frozen=True, forbid_unknown_fields=True):
    """One line of a Bonus card: dice, flips, Speed, Actions for a hero; Speed, Strength, Defence for an enemy."""

    dice: int = 0
    flips: int = 0
    speed: int = 0
    actions: int = 0
    strength: int = 0
    defence: int = 0

    @property
    def kind(self) -> str:
        """Its word: which of the numbers it has."""
        return next(name for name in self.__struct_fields__ if getattr(self, name))


class BonusCard(Struct, frozen=True, forbid_unknown_fields=True):
    """`effects` is empty for "nothing"; of two only one may be used."""

    id: Shown[str]
    deck: Literal["hero", "enemy"]
    name: Text
    effects: Shown[tuple[BonusEffect, ...]] = ()


class Prophecy(Struct, frozen=True, forbid_unknown_fields=True):
    """One possible Future. `suits` names heroes that are well suited; `scenario` is the id of its scenario."""

    id: Shown[str]
    number: Shown[int]
    name: Text
    story: Shown[Text]
    bars: Shown[Bars]
    quest: AnyCondition
    quest_text: Shown[Text]
    scenario: Shown[str]
    tutorial: bool = False
    suits: Shown[tuple[str, ...]] = ()


class AwardRow(Struct, frozen=True, forbid_unknown_fields=True):
    """What each hero may choose from on a difficulty level."""

    level: str
    awards: Shown[tuple[Goods, ...]] = ()


class StoneUse(Struct, frozen=True, forbid_unknown_fields=True):
    """What a Sacred Stone does in a scenario: in the own turn, no Action. `passive`: it works by being there."""

    text: Shown[Text]
    effects: tuple[AnyEffect, ...] = ()
    passive: bool = False


class ScenarioSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The head of a scenario's file. `numbers` are those that its own rules read."""

    id: str
    number: Shown[int]
    name: Text
    story: Shown[Text]
    goal: Shown[Text]
    rounds: Shown[int]
    win: AnyCondition
    stone: Shown[StoneUse]
    losses: tuple[AnyCondition, ...] = ()
    counters: dict[str, Text] = {}
    numbers: dict[str, int] = {}
    setup: tuple[AnyEffect, ...] = ()
    round_start: tuple[AnyEffect, ...] = ()
    turn_start: tuple[AnyEffect, ...] = ()
    threat: tuple[AnyEffect, ...] = ()


class TokenKind(Struct, frozen=True, forbid_unknown_fields=True):
    """`keep`: who claims it carries it. `gives` are powers of who carries it, `heavy` its price in Speed.

    With `damage` it can be thrown once in a fight; one that `cures` then takes all marks of that kind from one hero.
    """

    id: Shown[str]
    name: Text
    count: int
    place: Place = "none"
    of: str = ""
    spaces: int = 0
    blocks: bool = False
    lasting: bool = False
    claim: bool = False
    keep: bool = False
    on_claim: tuple[AnyEffect, ...] = ()
    gives: tuple[AnyPower, ...] = ()
    heavy: int = 0
    against: str = ""
    dice: int = 0
    damage: int = 0
    cures: str = ""
    text: Shown[Text] = {}


class EnemyKind(Struct, frozen=True, forbid_unknown_fields=True):
    """An enemy of the Future: its forms are beaten one after the other.

    `moves` Steps in each Threat step, as many as its Speed if it `runs`; `attacks` heroes beside it then. `trait_deck`:
    a card of that deck is its trait; `shared_traits`: those of the card in force of that deck. `closed` until a
    condition holds it cannot be attacked. `on_space`: it is fought from its own space and does not block it.
    """

    id: Shown[str]
    name: Text
    forms: tuple[tuple[int, int, int], ...]
    count: int = 1
    place: Place = "none"
    of: str = ""
    spaces: int = 0
    mode: Literal["exchange", "battle"] = "exchange"
    moves: int = 0
    runs: bool = False
    attacks: bool = True
    on_space: bool = False
    traits: Shown[tuple[AnyTrait, ...]] = ()
    trait_deck: str = ""
    shared_traits: Shown[str] = ""
    closed: AnyCondition | None = None
    prize: Goods = NOTHING
    on_beaten: tuple[AnyEffect, ...] = ()
    text: Shown[Text] = {}


class FutureCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of one of the scenario's decks."""

    id: Shown[str]
    deck: Shown[str]
    name: Text
    copies: int = 1
    effects: tuple[AnyEffect, ...] = ()
    powers: tuple[AnyPower, ...] = ()
    traits: Shown[tuple[AnyTrait, ...]] = ()
    needs: AnyCondition | None = None
    text: Shown[Text] = {}


class FutureAction(Struct, frozen=True, forbid_unknown_fields=True):
    """An extra Action. It is done `on` a token or an altar, `beside` a token, a "hero" or a "neighbour", or anywhere.

    A neighbour is a hero on one of the eight spaces around.

    `pays` goods of the hero (virtues, shevitsa), `gives_up` tokens it carries, `unmark` takes a mark from the hero
    beside, or with `itself` from the hero that acts. `needs` must hold.
    """

    id: str
    name: Text
    text: Text = {}
    on: str = ""
    beside: str = ""
    pays: Losses = NO_LOSS
    gives_up: dict[str, int] = {}
    unmark: str = ""
    itself: bool = False
    needs: AnyCondition | None = None
    effects: tuple[AnyEffect, ...] = ()


class FutureQuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Points for the team at the end. One without a condition is the win itself; `if_won` ones count only with it."""

    id: Shown[str]
    name: Text
    points: Shown[int]
    if_won: bool = False
    condition: AnyCondition | None = None

    @property
    def is_main(self) -> Shown[bool]:
        """Whether it is the win itself."""
        return self.condition is None


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """What bots strive for: weight for each point of a counter, beaten enemy, damage on enemies, carried token, or
    Step that a hero is nearer to things of a kind."""

    weight: float
    counter: str = ""
    beaten: str = ""
    damage: str = ""
    carried: str = ""
    near: str = ""
    marks: str = ""


class Scenario(Struct, frozen=True):
    """One Future, complete."""

    sheet: Shown[ScenarioSheet]
    tokens: Shown[dict[str, TokenKind]]
    enemies: Shown[dict[str, EnemyKind]]
    cards: Shown[dict[str, FutureCard]]
    actions: dict[str, FutureAction]
    quests: Shown[dict[str, FutureQuest]]
    progress: tuple[Progress, ...]

    @property
    def id(self) -> Shown[str]:
        return self.sheet.id

    def deck(self, name: str) -> list[str]:
        """The cards of a deck, not shuffled; copies have the same id."""
        return [card.id for card in self.cards.values() if card.deck == name for _ in range(card.copies)]

    def decks(self) -> list[str]:
        return list(dict.fromkeys(card.deck for card in self.cards.values()))

    def named(self) -> Iterator[tuple[str, Text]]:
        yield self.id, self.sheet.name
        yield from self.sheet.counters.items()
        things: tuple[dict[str, TokenKind | EnemyKind | FutureCard | FutureAction | FutureQuest], ...] = (
            {**self.tokens},
            {**self.enemies},
            {**self.cards},
            {**self.actions},
            {**self.quests},
        )
        for kind in things:
            for thing in kind.values():
                yield thing.id, thing.name


class Content(Struct, frozen=True, eq=False, dict=True):
    """A pack that was checked."""

    tiles: Shown[dict[str, Tile]]
    heroes: Shown[dict[str, HeroBoard]]
    artifacts: Shown[dict[str, Artifact]]
    battles: Shown[dict[str, BattleCard]]
    treasures: Shown[dict[str, TreasureCard]]
    quests: Shown[dict[str, QuestCard]]
    bonus: Shown[dict[str, BonusCard]]
    prophecies: Shown[dict[str, Prophecy]]
    awards: Shown[dict[str, AwardRow]]
    scenarios: Shown[dict[str, Scenario]]

    @cached_property
    def talents(self) -> dict[str, Talent]:
        return {talent.id: talent for hero in self.heroes.values() for talent in hero.talents}

    def talents_of(self, hero: str, level: int) -> list[str]:
        return [talent.id for talent in self.heroes[hero].talents if talent.level == level]

    def deck(self, name: str) -> list[str]:
        """The cards of one of the thirteen decks of the Past, not shuffled."""
        return self._decks[name][:]

    @cached_property
    def _decks(self) -> dict[str, list[str]]:
        decks: dict[str, list[str]] = {}
        for level in LEVELS:
            decks[f"artifacts_{level}"] = [card.id for card in self.artifacts.values() if card.level == level]
            decks[f"battles_{level}"] = [card.id for card in self.battles.values() if card.level == level]
            decks[f"treasures_{level}"] = [card.id for card in self.treasures.values() if card.level == level]
        decks["quests"] = list(self.quests)
        decks["hero_bonus"] = [card.id for card in self.bonus.values() if card.deck == "hero"]
        decks["enemy_bonus"] = [card.id for card in self.bonus.values() if card.deck == "enemy"]
        return decks

    def names(self, language: str) -> dict[str, str]:
        """What everything in the pack is called."""
        named: dict[str, str] = {}
        things = (self.heroes, self.talents, self.artifacts, self.battles, self.treasures, self.quests, self.bonus)
        for kind in things:
            for thing in kind.values():
                named[thing.id] = in_language(thing.name, language)
        thrown = [token for scenario in self.scenarios.values() for token in scenario.tokens]
        named |= {f"{thing} needs": "0" for thing in (*self.talents, *thrown)}
        named |= {f"{artifact.id} needs": str(artifact.needs) for artifact in self.artifacts.values()}
        for scenario in self.scenarios.values():
            for identity, name in scenario.named():
                named[identity] = in_language(name, language)
        for prophecy in self.prophecies.values():
            named[prophecy.id] = in_language(prophecy.name, language)
        for tile in self.tiles.values():
            if tile.name:
                named[tile.id] = in_language(tile.name, language)
        return named
