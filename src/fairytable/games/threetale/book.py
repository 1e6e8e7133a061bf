"""The Future Book: the pages of a Future in words, from its clauses and from what the pack says (TT-59)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, assert_never

from msgspec.structs import asdict, replace

from fairytable.engine.boxes import Boxes, BoxPages, Chapter, Piece
from fairytable.engine.languages import in_language
from fairytable.engine.rulebook import Clause
from fairytable.engine.words import Words
from fairytable.games.threetale.content import Content, EnemyKind, FutureCard, FutureQuest, Scenario, TokenKind
from fairytable.games.threetale.effects import (
    ActionsNextTurn,
    AnyEffect,
    Count,
    DamageEnemy,
    DrawCard,
    Effect,
    EnemiesAct,
    FightBattle,
    Gain,
    LayAside,
    Lose,
    LosePerMark,
    Mark,
    MoveEnemies,
    PlaceEnemy,
    PlaceToken,
    RemoveToken,
    Special,
    StepsNextTurn,
)
from fairytable.games.threetale.goods import Goods, Losses
from fairytable.games.threetale.own_rules import PAGES, rules_of
from fairytable.games.threetale.requirements import (
    All,
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
from fairytable.games.threetale.requirements import (
    Any as AnyOf,
)
from fairytable.games.threetale.traits import AnyTrait, Stronger

MANY = 1000
"""As in a condition that has no upper limit."""


def numbers(content: Content) -> dict[int, str]:
    return {scenario.sheet.number: scenario.id for scenario in content.scenarios.values()}


def opened(view: Mapping[str, Any], content: Content) -> tuple[str, ...]:
    """TT-2.9, 18.6, 23.5: the Future that has come; before that only one that is not a secret."""
    if view["future"]:
        return (view["future"]["scenario"],)
    prophecies = view["prophecies"]
    return (content.prophecies[prophecies[0]].scenario,) if len(prophecies) == 1 else ()


def without_shut(content: Content, boxes: Collection[str]) -> Content:
    return replace(content, scenarios={box: content.scenarios[box] for box in boxes if box in content.scenarios})


def pages(content: Content, box: str, words: Words) -> BoxPages:
    """The pages of one Future."""
    scenario = content.scenarios[box]
    sheet = scenario.sheet
    clauses, own = _Clauses(scenario, words), rules_of(sheet.number)
    steps = [*_lines("round_start", sheet.round_start, words), *_lines("turn_start", sheet.turn_start, words)]
    chapters = [
        Chapter(
            words.say("book-goal"),
            clauses.about("win"),
            [*win_lines(scenario, words), words.say("book-rounds", rounds=sheet.rounds)],
        ),
        Chapter(words.say("book-losses"), clauses.about("losses"), loss_lines(scenario, words)),
        Chapter(words.say("book-setup"), clauses.about("setup"), _effects(sheet.setup, words)),
        Chapter(words.say("book-threat"), clauses.about("threat"), _effects(sheet.threat, words)),
        Chapter(words.say("book-stone"), clauses.about("stone"), [in_language(sheet.stone.text, words.language)]),
        Chapter(words.say("book-standing"), clauses.rest(), [*steps, *_numbers(scenario, words)]),
        Chapter(
            words.say("book-enemies"),
            pieces=[_enemy(kind, words, is_copy=kind.id in own.copies) for kind in scenario.enemies.values()],
        ),
        Chapter(words.say("book-tokens"), pieces=[_token(kind, words) for kind in scenario.tokens.values()]),
        Chapter(
            words.say("book-actions"),
            pieces=[_piece(one.id, one.name, words, _text(one.text, words)) for one in scenario.actions.values()],
        ),
        *(
            Chapter(
                words.say("book-deck", deck=deck_name(deck, words)),
                pieces=[_card(card, words) for card in scenario.cards.values() if card.deck == deck],
            )
            for deck in scenario.decks()
        ),
        Chapter(words.say("book-quests"), pieces=[_quest(quest, words) for quest in scenario.quests.values()]),
    ]
    return BoxPages(
        sheet.id,
        sheet.number,
        in_language(sheet.name, words.language),
        in_language(sheet.story, words.language),
        in_language(sheet.goal, words.language),
        [clauses.cited(chapter) for chapter in chapters if chapter.clauses or chapter.lines or chapter.pieces],
    )


BOXES = Boxes(numbers, opened, without_shut, pages)


class _Clauses:
    """The clauses of a scenario's pages; a scenario that only a pack knows has none."""

    def __init__(self, scenario: Scenario, words: Words) -> None:
        self.topics = PAGES.get(scenario.id, {})
        group = self.topics.get("win", "").partition(".")[0]
        clauses = words.game.rulebook.clauses.values() if words.game else ()
        self.left = [clause for clause in clauses if clause.group == group]

    def about(self, topic: str) -> list[Clause]:
        found = [clause for clause in self.left if clause.number == self.topics.get(topic)]
        self.left = [clause for clause in self.left if clause not in found]
        return found

    def rest(self) -> list[Clause]:
        return self.left

    def cited(self, chapter: Chapter) -> Chapter:
        """Each piece with the clause about it."""
        return replace(
            chapter, pieces=[replace(piece, clause=self.topics.get(piece.id, "")) for piece in chapter.pieces]
        )


# Winning and losing


def win_lines(scenario: Scenario, words: Words) -> list[str]:
    return list(_conditions(scenario.sheet.win, words))


def loss_lines(scenario: Scenario, words: Words) -> list[str]:
    """Every way to lose: each demand of the scenario, a death, the end of the time."""
    demands = [words.say("book-breach", what=condition_words(condition, words)) for condition in scenario.sheet.losses]
    return [*demands, words.say("book-death"), words.say("book-late", rounds=scenario.sheet.rounds)]


def _conditions(condition: AnyCondition, words: Words) -> Iterator[str]:
    """What must hold all at once, one by one."""
    for part in condition.of if isinstance(condition, All) else (condition,):
        yield _sentence(condition_words(part, words))


def condition_words(condition: AnyCondition, words: Words) -> str:
    match condition:
        case Counted(counter=counter, at_least=least, at_most=most):
            return _bounds(counter, least, most, words)
        case Beaten(enemy=enemy, at_least=least):
            return words.say("book-beaten", enemy=enemy, count=least)
        case OnMap(token=token, at_least=least, at_most=most):
            return _bounds(words.say("book-on_map", token=token), least, most, words)
        case Marked(mark=mark, at_least=least, together=together):
            if together:
                return words.say("book-marked-together", mark=mark, count=least)
            return words.say("book-marked", mark=mark, count=least)
        case EverybodyCarries(tokens=tokens):
            return words.say("book-everybody_carries", tokens=tokens)
        case EverybodyAt(token=token):
            return words.say("book-everybody_at", token=token)
        case EverybodyLeft():
            return words.say("book-everybody_left")
        case All(of=parts):
            return words.listing([condition_words(part, words) for part in parts])
        case AnyOf(of=parts):
            return words.say("book-any", parts="; ".join(condition_words(part, words) for part in parts))
        case Has() | HasEveryVirtue() | OwnsArtifacts() | Did():
            raise ValueError(f"{type(condition).__name__} says nothing about the scenario")
        case _:
            assert_never(condition)


def _bounds(what: str, least: int, most: int, words: Words) -> str:
    if most >= MANY:
        return words.say("book-counted", what=what, count=least)
    if not least:
        return words.say("book-counted-most", what=what, count=most)
    return words.say("book-counted-between", what=what, count=least, most=most)


# What happens


def _lines(script: str, effects: tuple[AnyEffect, ...], words: Words) -> list[str]:
    said = "book-round_start" if script == "round_start" else "book-turn_start"
    return [words.say(said, what=line) for line in _effects(effects, words)]


def _effects(effects: tuple[AnyEffect, ...], words: Words) -> list[str]:
    """What is only counted goes without saying."""
    return [_sentence(effect_words(effect, words)) for effect in effects if not isinstance(effect, Count)]


def effect_words(effect: AnyEffect, words: Words) -> str:
    who = _who(effect, words)
    match effect:
        case Gain():
            return words.say("book-gain", who=who, goods=_amounts(effect.goods, words))
        case Lose():
            return words.say("book-lose", who=who, goods=_amounts(effect.losses, words))
        case Count():
            return words.say("book-count", counter=effect.counter, by=effect.by)
        case Mark():
            key = "book-mark" if effect.by > 0 else "book-unmark"
            return words.say(key, who=who, mark=effect.mark, count=abs(effect.by), most=effect.most)
        case PlaceToken():
            key = "book-place-on_die" if effect.on_die else "book-place"
            return words.say(
                key, thing=effect.token, count=effect.count, place=_place(effect, effect.place, words), most=effect.most
            )
        case PlaceEnemy():
            most = effect.most or effect.in_all
            place = _place(effect, effect.place, words)
            return words.say("book-place", thing=effect.enemy, count=effect.count, place=place, most=most)
        case RemoveToken():
            return words.say("book-remove")
        case DrawCard():
            key = "book-draw-holding" if effect.in_force else "book-draw"
            return words.say(key, deck=deck_name(effect.deck, words))
        case LayAside():
            return words.say("book-lay_aside", deck=deck_name(effect.deck, words))
        case FightBattle():
            return words.say("book-fight", who=who, level=effect.level)
        case EnemiesAct():
            return words.say("book-enemy_acts", enemy=effect.enemy) if effect.enemy else words.say("book-enemies_act")
        case MoveEnemies():
            return words.say("book-move_enemies", enemy=effect.enemy, steps=effect.steps)
        case DamageEnemy():
            return words.say("book-damage", damage=effect.damage)
        case StepsNextTurn():
            return words.say("book-steps", who=who, steps=effect.steps)
        case ActionsNextTurn():
            return words.say("book-actions_next", who=who, actions=effect.actions)
        case LosePerMark():
            return words.say("book-lose_per_mark", mark=effect.mark)
        case Special():
            key = f"book-rule-{effect.rule}"
            return words.say(key if words.has(key) else "book-rule")
        case _:
            assert_never(effect)


def _who(effect: Effect, words: Words) -> str:
    return words.say("book-who", who=effect.who, of=effect.of, spaces=effect.spaces)


def _place(effect: Effect, place: str, words: Words) -> str:
    beside = words.name(effect.of) if effect.of and effect.who == "hero" else _who(effect, words)
    return words.say("book-where", place=place, of=beside, spaces=effect.spaces)


def _amounts(goods: Goods | Losses, words: Words) -> str:
    return words.listing(
        [words.say("book-amount", what=what, count=count) for what, count in asdict(goods).items() if count]
    )


def trait_words(trait: AnyTrait, words: Words) -> str:
    facts = {name: value for name, value in asdict(trait).items() if value}
    if isinstance(trait, Stronger):
        more = [words.say("book-more", number=f"enemy_{number}", count=count) for number, count in facts.items()]
        return words.say("book-stronger", what=words.listing(more))
    return words.say(f"book-trait-{trait.__struct_config__.tag}", **{"most": 0, "above": 0, **facts})


# The pieces


def deck_name(deck: str, words: Words) -> str:
    return words.say(f"deck-{deck}") if words.has(f"deck-{deck}") else _sentence(deck.replace("_", " "))


def _enemy(kind: EnemyKind, words: Words, *, is_copy: bool) -> Piece:
    """Its numbers are printed, except for an enemy that has them from a hero."""
    said = (
        []
        if is_copy
        else [
            words.say(
                "book-numbers", form=place, forms=len(kind.forms), speed=speed, defence=defence, strength=strength
            )
            for place, (speed, defence, strength) in enumerate(kind.forms, start=1)
        ]
    )
    said += _text(kind.text, words)
    if kind.closed is not None:
        said.append(words.say("book-closed", what=condition_words(kind.closed, words)))
    said.append(words.say("book-fought", mode="own" if kind.on_space else kind.mode))
    if kind.runs or kind.moves:
        said.append(words.say("book-moves", steps=0 if kind.runs else kind.moves))
    said += [_sentence(trait_words(trait, words)) for trait in kind.traits]
    if deck := kind.trait_deck or kind.shared_traits:
        key = "book-trait_deck" if kind.trait_deck else "book-shared_deck"
        said.append(words.say(key, deck=deck_name(deck, words)))
    if kind.prize != Goods():
        said.append(words.say("book-prize", goods=_amounts(kind.prize, words)))
    said += [words.say("book-on_beaten", what=line) for line in _effects(kind.on_beaten, words)]
    return _piece(kind.id, kind.name, words, said, kind.count)


def _token(kind: TokenKind, words: Words) -> Piece:
    said = _text(kind.text, words)
    if kind.blocks and not said:
        said.append(words.say("book-blocks"))
    if kind.claim and not said:
        said.append(words.say("book-kept" if kind.keep else "book-taken"))
        said += [words.say("book-on_claim", what=line) for line in _effects(kind.on_claim, words)]
    return _piece(kind.id, kind.name, words, said, kind.count)


def _card(card: FutureCard, words: Words) -> Piece:
    """In the words of the pack; a card without words by what it does."""
    said = _text(card.text, words)
    if not said:
        said = [*_effects(card.effects, words), *(_sentence(trait_words(trait, words)) for trait in card.traits)]
    return _piece(card.id, card.name, words, said or [words.say("book-nothing")], card.copies)


def _quest(quest: FutureQuest, words: Words) -> Piece:
    said = [words.say("book-main")] if quest.condition is None else list(_conditions(quest.condition, words))
    if quest.if_won:
        said.append(words.say("book-if_won"))
    return _piece(quest.id, quest.name, words, [*said, words.say("score", score=quest.points)])


def _piece(identity: str, name: dict[str, str], words: Words, said: list[str], count: int = 1) -> Piece:
    title = in_language(name, words.language)
    return Piece(identity, words.say("book-several", name=title, count=count) if count > 1 else title, said)


def _numbers(scenario: Scenario, words: Words) -> list[str]:
    return [
        words.say(f"number-{name}", number=number, name=scenario.id)
        for name, number in scenario.sheet.numbers.items()
        if words.has(f"number-{name}")
    ]


def _text(text: dict[str, str], words: Words) -> list[str]:
    return [in_language(text, words.language)] if text else []


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
