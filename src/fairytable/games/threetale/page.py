"""What the page is told of a pack: cards and boards in words, tiles as printed, scenarios with their pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from msgspec import Struct
from msgspec.structs import asdict

from fairytable.engine.languages import in_language
from fairytable.engine.questions import Question
from fairytable.games.threetale import questions
from fairytable.games.threetale.altar import SHEVITSA_FOR, VIRTUES_FOR_SHEVITSA
from fairytable.games.threetale.board import TURNS
from fairytable.games.threetale.book import MANY
from fairytable.games.threetale.content import (
    Bars,
    BonusCard,
    Content,
    FutureCard,
    Scenario,
    Talent,
    TreasureCard,
    TreasureRow,
)
from fairytable.games.threetale.effects import AnyEffect, EnemiesAct, Gain, Mark, Special
from fairytable.games.threetale.goods import SLOTS, VIRTUES, Goods, Losses
from fairytable.games.threetale.moving import ways
from fairytable.games.threetale.requirements import (
    All,
    Any,
    AnyCondition,
    Beaten,
    Counted,
    Did,
    EverybodyAt,
    EverybodyCarries,
    EverybodyLeft,
    Has,
    HasEveryVirtue,
    Marked,
    OnMap,
    OwnsArtifacts,
)
from fairytable.games.threetale.risk import Risk, risks_of
from fairytable.games.threetale.table import FULL_SPIRIT, HIGHEST, PRICES, TaleTable
from fairytable.games.threetale.traits import AnyTrait

THRESHOLDS = (3, 7, 11)
CONSTANTS = {
    "VIRTUES": VIRTUES,
    "SLOTS": SLOTS,
    "TURNS": TURNS,
    "HIGHEST": HIGHEST,
    "FULL_SPIRIT": FULL_SPIRIT,
    "THRESHOLDS": THRESHOLDS,
    "PRICES": PRICES,
    "SHEVITSA_FOR": SHEVITSA_FOR,
    "VIRTUES_FOR_SHEVITSA": VIRTUES_FOR_SHEVITSA,
}

Amounts = dict[str, int]
"""What is won or lost, by its word: `{"virtues": 2, "shevitsa": 1}`."""


class TalentShown(Struct, frozen=True):
    id: str
    level: int
    words: str


class HeroShown(Struct, frozen=True):
    id: str
    story: str
    virtues: dict[str, int]
    speed: int
    bars: dict[str, int]
    talents: tuple[TalentShown, ...]


class ArtifactShown(Struct, frozen=True):
    """`needs`: how many positive dice an active one costs."""

    id: str
    level: int
    slot: str
    use: str
    needs: int
    words: str
    story: str


class BattleShown(Struct, frozen=True):
    id: str
    level: int
    prize: Amounts
    bonus: int
    words: str
    story: str


class TreasureShown(Struct, frozen=True):
    """What no, one or two, and three positive dice give and take; what is taken is negative."""

    id: str
    level: int
    none: Amounts
    some: Amounts
    three: Amounts
    story: str


class QuestShown(Struct, frozen=True):
    id: str
    words: str
    prize: Amounts
    story: str


class BonusShown(Struct, frozen=True):
    id: str
    effects: tuple[Amounts, ...]


class ProphecyShown(Struct, frozen=True):
    """`bars` hint at what will help; `awards` says how much each award does, by the same measure."""

    id: str
    number: int
    scenario: str
    story: str
    quest: str
    bars: dict[str, int]
    awards: dict[str, int]
    suits: tuple[str, ...]


class TraitShown(Struct, frozen=True):
    """What an enemy can do, by its word, with the numbers in it and what else it names."""

    kind: str
    numbers: Amounts
    names: dict[str, str]


class GainShown(Struct, frozen=True):
    """What a card or a token gives, to one hero or to all."""

    goods: Amounts
    to_all: bool


class TokenShown(Struct, frozen=True):
    id: str
    words: str
    blocks: bool
    gains: tuple[GainShown, ...]


class EnemyShown(Struct, frozen=True):
    """`reach`: from how many spaces away it can harm a hero in the next Threat step; `runs`: its Speed comes on top.
    `shared`: the deck whose card in force tells the trait of all of its kind."""

    id: str
    words: str
    forms: int
    reach: int
    runs: bool
    traits: tuple[TraitShown, ...]
    shared: str


class FutureCardShown(Struct, frozen=True):
    id: str
    deck: str
    words: str
    traits: tuple[TraitShown, ...]
    gains: tuple[GainShown, ...]


class Aim(Struct, frozen=True):
    """A part of what wins or loses that can be counted: a counter, enemies beaten, tokens on the map, marks on one hero
    or on all together, tokens that everybody carries, a place. It holds from `count` on, or up to it (`is_most`)."""

    kind: str
    what: str
    count: int
    is_most: bool = False


class FutureQuestShown(Struct, frozen=True):
    id: str
    points: int
    is_main: bool


class ScenarioShown(Struct, frozen=True):
    id: str
    number: int
    rounds: int
    story: str
    goal: str
    stone: str
    aims: tuple[Aim, ...]
    limits: tuple[Aim, ...]
    counters: tuple[str, ...]
    tokens: dict[str, TokenShown]
    enemies: dict[str, EnemyShown]
    cards: dict[str, FutureCardShown]
    actions: dict[str, str]
    quests: tuple[FutureQuestShown, ...]


class TaleShown(Struct, frozen=True):
    tiles: dict[str, tuple[str, ...]]
    heroes: dict[str, HeroShown]
    artifacts: dict[str, ArtifactShown]
    battles: dict[str, BattleShown]
    treasures: dict[str, TreasureShown]
    quests: dict[str, QuestShown]
    bonus: dict[str, BonusShown]
    prophecies: dict[str, ProphecyShown]
    scenarios: dict[str, ScenarioShown]
    awards: dict[str, tuple[Amounts, ...]]


def show_tale(content: Content, language: str) -> TaleShown:
    def say(text: dict[str, str]) -> str:
        return in_language(text, language) if text else ""

    return TaleShown(
        tiles={tile.id: tile.spaces for tile in content.tiles.values()},
        heroes={
            hero.id: HeroShown(
                hero.id,
                say(hero.story),
                hero.virtues,
                hero.speed,
                amounts(hero.bars),
                tuple(_talent(talent, language) for talent in hero.talents),
            )
            for hero in content.heroes.values()
        },
        artifacts={
            card.id: ArtifactShown(
                card.id, card.level, card.slot, card.use, card.needs, say(card.text), say(card.story)
            )
            for card in content.artifacts.values()
        },
        battles={
            card.id: BattleShown(card.id, card.level, amounts(card.prize), card.bonus, say(card.text), say(card.story))
            for card in content.battles.values()
        },
        treasures={card.id: _treasure(card, say(card.story)) for card in content.treasures.values()},
        quests={
            card.id: QuestShown(card.id, say(card.text), amounts(card.prize), say(card.story))
            for card in content.quests.values()
        },
        bonus={card.id: _bonus(card) for card in content.bonus.values()},
        prophecies={
            card.id: ProphecyShown(
                card.id,
                card.number,
                card.scenario,
                say(card.story),
                say(card.quest_text),
                amounts(card.bars),
                awards_that_help(card.bars),
                card.suits,
            )
            for card in content.prophecies.values()
        },
        scenarios={scenario.id: _scenario(scenario, language) for scenario in content.scenarios.values()},
        awards={row.level: tuple(amounts(goods) for goods in row.awards) for row in content.awards.values()},
    )


def amounts(numbers: Goods | Losses | Bars) -> Amounts:
    """What there is of it, by its word."""
    return {name: getattr(numbers, name) for name in numbers.__struct_fields__ if getattr(numbers, name)}


def awards_that_help(bars: Bars) -> dict[str, int]:
    """The hints of a Prophecy, read for the award to choose: who needs Talents wants Shevitsa, and so on."""
    return {
        "virtues": max(bars.fighting, bars.supporting),
        "shevitsa": bars.talents,
        "speed": bars.mobility,
        "artifact": max(bars.gathering, bars.consistency),
    }


def _talent(talent: Talent, language: str) -> TalentShown:
    return TalentShown(talent.id, talent.level, in_language(talent.text, language))


def _treasure(card: TreasureCard, story: str) -> TreasureShown:
    return TreasureShown(card.id, card.level, _row(card.none), _row(card.some), _row(card.three), story)


def _row(row: TreasureRow) -> Amounts:
    return amounts(row.goods) | {name: -count for name, count in amounts(row.losses).items()}


def _bonus(card: BonusCard) -> BonusShown:
    effects = [{name: getattr(effect, name) for name in effect.__struct_fields__} for effect in card.effects]
    return BonusShown(card.id, tuple({name: count for name, count in row.items() if count} for row in effects))


def _scenario(scenario: Scenario, language: str) -> ScenarioShown:
    def say(text: dict[str, str]) -> str:
        return in_language(text, language) if text else ""

    sheet = scenario.sheet
    return ScenarioShown(
        id=sheet.id,
        number=sheet.number,
        rounds=sheet.rounds,
        story=say(sheet.story),
        goal=say(sheet.goal),
        stone=say(sheet.stone.text),
        aims=tuple(_aims(sheet.win)),
        limits=tuple(aim for condition in sheet.losses for aim in _aims(condition)),
        counters=tuple(sheet.counters),
        tokens={
            kind.id: TokenShown(kind.id, say(kind.text), kind.blocks, _gains(kind.on_claim))
            for kind in scenario.tokens.values()
        },
        enemies={
            kind.id: EnemyShown(
                kind.id,
                say(kind.text),
                len(kind.forms),
                reach_of(scenario, kind.id),
                kind.runs,
                _traits(kind.traits),
                kind.shared_traits,
            )
            for kind in scenario.enemies.values()
        },
        cards={card.id: _card(card, language) for card in scenario.cards.values()},
        actions={action.id: say(action.text) for action in scenario.actions.values()},
        quests=tuple(
            FutureQuestShown(quest.id, quest.points, quest.condition is None) for quest in scenario.quests.values()
        ),
    )


def _card(card: FutureCard, language: str) -> FutureCardShown:
    words = in_language(card.text, language) if card.text else ""
    return FutureCardShown(card.id, card.deck, words, _traits(card.traits), _gains(card.effects))


def _traits(traits: tuple[AnyTrait, ...]) -> tuple[TraitShown, ...]:
    shown = []
    for trait in traits:
        facts = asdict(trait)
        numbers = {name: value for name, value in facts.items() if isinstance(value, int) and value}
        names = {name: value for name, value in facts.items() if isinstance(value, str)}
        shown.append(TraitShown(str(trait.__struct_config__.tag), numbers, names))
    return tuple(shown)


def _gains(effects: tuple[AnyEffect, ...]) -> tuple[GainShown, ...]:
    return tuple(
        GainShown(amounts(effect.goods), effect.who == "everybody") for effect in effects if isinstance(effect, Gain)
    )


def _aims(condition: AnyCondition) -> Iterator[Aim]:
    match condition:
        case All(of=parts) | Any(of=parts):
            for part in parts:
                yield from _aims(part)
        case Counted(counter=counter, at_least=least, at_most=most):
            yield from _bounds("counter", counter, least, most)
        case OnMap(token=token, at_least=least, at_most=most):
            yield from _bounds("on_map", token, least, most)
        case Marked(mark=mark, at_least=least, together=together):
            yield Aim("marked_together" if together else "marked", mark, least)
        case Beaten(enemy=enemy, at_least=least):
            yield Aim("beaten", enemy, least)
        case EverybodyCarries(tokens=tokens):
            for token in tokens:
                yield Aim("carried", token, 3)
        case EverybodyAt(token=token):
            yield Aim("at", token, 3)
        case EverybodyLeft():
            yield Aim("left", "", 3)
        case Has() | HasEveryVirtue() | OwnsArtifacts() | Did():
            raise ValueError(f"{type(condition).__name__} says nothing about the scenario")
        case _:
            assert_never(condition)


def _bounds(kind: str, what: str, least: int, most: int) -> Iterator[Aim]:
    if least or most >= MANY:
        yield Aim(kind, what, least)
    if most < MANY:
        yield Aim(kind, what, most, is_most=True)


def reach_of(scenario: Scenario, enemy: str) -> int:
    """In the Threat step: its Steps and one to strike, if it acts then; or how far its spell carries."""
    kind = scenario.enemies[enemy]
    far = 0
    for effect in scenario.sheet.threat:
        match effect:
            case EnemiesAct(enemy=who) if who in ("", enemy) and kind.attacks:
                far = max(far, kind.moves + 1)
            case Mark(of=of, spaces=spaces) if of == enemy:
                far = max(far, spaces)
            case Special(rule="tentacles_attack") if enemy == "segment":
                far = max(far, 1)
            case _:
                pass
    return far


class Prospect(Struct, frozen=True):
    """What the asked hero could come to in this turn: the `risks` of fights, the `steps` to every space in reach."""

    risks: dict[str, Risk] = {}
    steps: dict[str, int] = {}


def foresee(table: TaleTable, question: Question) -> Prospect:
    if question.about not in (questions.Lay.about, questions.Enter.about, questions.Act.about):
        return Prospect()
    steps = ways(table, table.hero(question.seat)) if question.about == questions.Act.about else {}
    return Prospect(risks_of(table, question.seat), {space: count for space, (count, _) in steps.items()})
