"""Situations of Dice Upon a Time, and a few words to look at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from fairytable.engine.match import Match
from fairytable.engine.packs import Pack
from fairytable.engine.piles import Pile
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.agenda import (
    UNRESOLVED,
    Ability,
    ChooseCharacter,
    DiceEntry,
    EndOfChapter,
    EndOfTurn,
    FinishRoll,
    FirstMagic,
    LastCount,
    OpenChapter,
    Quests,
    RevealEvent,
    Turn,
)
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable, Lying, PlacedDie
from fairytable.matches import new_match
from fairytable.testing import arranged


class Has(TypedDict, total=False):
    """What an adventurer has. `stories` lie before the player; `came` are those whose place was visited since."""

    at: str
    pool: Sequence[str]
    coin: int
    bread: int
    apple: int
    magic: Sequence[str]
    quests: Sequence[str]
    done: Sequence[str]
    fetched: Sequence[str]
    stories: Sequence[str]
    came: Sequence[str]
    foxed: Sequence[str]
    character: str
    uses: int
    rabbits: int
    thumblings: int
    passed: bool


def land(
    *,
    phase: str = "turn",
    active: str = "red",
    marker: str = "red",
    chapter: int = 2,
    event: str = "",
    sockets: Mapping[str, Sequence[str]] | None = None,
    wolf: Sequence[str] = (),
    wolf_was_here: bool = False,
    story: Sequence[str] = (),
    magic: Sequence[str] = (),
    decks: Mapping[str, Sequence[str]] | None = None,
    only: bool = False,
    snake: str = "",
    common: Sequence[str] = (),
    dice: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    pack: Pack | None = None,
    seated: Mapping[str, Has] | None = None,
    **who: Has,
) -> Match:
    """A match at the beginning of a phase; the named seats are at the table, clockwise. A die in a socket is named with
    its owner, `"red plain_5"`, the top last.

    `story`, `magic` and `decks` name the top cards of the piles, the topmost first; with `only` those named are all.
    `dice` are the next rolls, as places among the faces of a die, from 1 on. `seated` are more seats, after the others.
    """
    who |= seated or {}
    match = new_match(GAME, list(who), seed, dict(options or {}), pack)

    def arrange(table: DiceTable) -> None:
        table.agenda[:] = agenda_from(table, phase, marker)
        table.marker = marker
        table.chapter = chapter
        table.event = event
        table.active = active if phase in TURN else ""
        table.sockets = {socket: lying(*stack) for socket, stack in (sockets or {}).items()}
        table.wolf_dice = lying(*wolf)
        table.wolf_was_here = wolf_was_here
        table.snake = snake
        table.common = [Lying(card) for card in common]
        held = [card for has in who.values() for card in has.get("magic", ())]
        quests = [quest for has in who.values() for quest in (*has.get("quests", ()), *has.get("done", ()))]
        for adventurer in table.adventurers:
            give(adventurer, who[adventurer.seat])
        stack(table.magic_deck, list(magic), held, only=only)
        stack(table.story_deck, list(story), common, only=only)
        table.magic_discard.clear()
        for points, deck in table.decks.items():
            stack(deck, list((decks or {}).get(points, ())), quests, only=decks is not None and only)
        if table.rules.coop:
            table.open_quests = tuple([quest for quest in table.open_quests if quest not in quests])
            table.common_done = tuple([quest for has in who.values() for quest in has.get("done", ())])

    return arranged(match, arrange, dice)


def holding(tokens: Mapping[str, int], has: Has) -> Has:
    """What somebody has, and these tokens."""
    coin, bread, apple = (tokens.get(token, 0) for token in ("coin", "bread", "apple"))
    return {**has, "coin": coin, "bread": bread, "apple": apple}


PHASES: Mapping[str, DiceEntry] = {
    "open_chapter": OpenChapter(),
    "reveal_event": RevealEvent(),
    "turn": Turn(),
    "ability": Ability(),
    "quests": Quests(),
    "end_of_turn": EndOfTurn(),
    "end_of_chapter": EndOfChapter(),
    "last_count": LastCount(),
}
TURN = ("turn", "ability", "quests", "end_of_turn")


def agenda_from(table: DiceTable, phase: str, marker: str) -> list[DiceEntry]:
    """What is on the agenda when a phase begins, the last entry first."""
    last_first = reversed(table.clockwise(marker))
    if phase == "choose_character":
        return [FirstMagic(), *[ChooseCharacter(seat) for seat in last_first]]
    if phase == "finish_roll":
        return [RevealEvent(), *[FinishRoll(seat) for seat in last_first]]
    return [PHASES[phase]]


def lying(*dice: str) -> tuple[PlacedDie, ...]:
    """Dice that lie on the board, named as in `"red plain_5"`, the top one last."""
    return tuple([PlacedDie(*die.split(" ")) for die in dice])


def give(you: Adventurer, has: Has) -> None:
    you.at = has.get("at", "town")
    you.pool = tuple(has.get("pool", ("plain_3",)))
    you.tokens = {"coin": has.get("coin", 0), "bread": has.get("bread", 0), "apple": has.get("apple", 0)}
    you.magic = Pile.of(has.get("magic", ()))
    you.drawn = Pile.of()
    you.quests = tuple(has.get("quests", ()))
    you.done = tuple(has.get("done", ()))
    you.fetched = tuple(has.get("fetched", ()))
    came = has.get("came", ())
    you.stories = [Lying(card, (you.seat,) if card in came else ()) for card in (*has.get("stories", ()), *came)]
    you.foxed = tuple(has.get("foxed", ()))
    you.character = has.get("character", "")
    you.uses = has.get("uses", 0)
    you.rabbits = has.get("rabbits", 0)
    you.thumblings = has.get("thumblings", 3 if you.character == "thumbling" else 0)
    you.has_passed = has.get("passed", False)


def stack(pile: Pile, top: list[str], elsewhere: Sequence[str], *, only: bool) -> None:
    """The named cards lie on top, the first topmost."""
    rest = [] if only else [card for card in pile if card not in (*top, *elsewhere)]
    pile.cards[:] = [*rest, *reversed(top)]
    pile.seen_by[:] = [frozenset()] * len(pile.cards)


def options(match: Match, verb: str = "") -> list[str]:
    """What the one who is asked first may answer, or the part of it that begins with a verb."""
    return [option for option in match.questions[0].options if not verb or option.split(" ")[0] == verb]


def asked(match: Match) -> str:
    """Who is asked first, and about what."""
    return f"{match.questions[0].seat}: {match.questions[0].about}" if match.questions else "over"


def told(match: Match, key: str) -> list[dict[str, object]]:
    """The values of every event of this key."""
    return [dict(event.values) for event in match.events or () if event.key == key]


def you(match: Match, seat: str = "red") -> Adventurer:
    found: Adventurer = match.table.adventurer(seat)
    return found


def tokens(match: Match, seat: str = "red") -> tuple[int, int, int]:
    """Coins, loaves, apples."""
    held = you(match, seat).tokens
    return held["coin"], held["bread"], held["apple"]


def stories(match: Match, seat: str = "red") -> list[str]:
    return [lying.card for lying in you(match, seat).stories]


def unresolved(match: Match, seat: str | None = None) -> list[dict[str, Any]]:
    """What has begun and waits to be resolved, as somebody sees it, from the bottom to the top."""
    agenda = match.view(seat)["agenda"]
    return [entry for entry in agenda if isinstance(entry, dict) and entry["type"] in UNRESOLVED]
