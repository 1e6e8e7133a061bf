"""Reaction windows: the moments at which Magic Items may be played into something that happens (DT-16.33 to DT-16.40).

Everything of this kind goes through four steps, and all of them stand here:

1. `declare`: all who are named for the window and hold any Magic Item say at once and in secret what they play.
   Who holds no fitting card has passed already, and nobody notices.
2. What was declared is resolved in the order of the seats given, victims first (`DiceTable.order`).
3. A card that hits somebody is answered first: `answers` is a window of its own, inside the other.
4. `thefts` is the one way in which others' gains are taken, whether tokens, Magic Items or Quests.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from fairytable.engine.questions import Question, ask, ask_quietly
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import DECLINE, PLAY

Plays = Callable[[Adventurer], Iterable[str]]
"""What an adventurer could play now; it may look at the secret hand."""

NONE = DECLINE()


async def declare(
    table: DiceTable, seats: Iterable[str], about: str, plays: Plays, clause: str, **values: Any
) -> dict[str, str]:
    """DT-16.34: what each of these seats plays; those who play nothing are left out."""

    def question_for(seat: str) -> Question:
        return ask(seat, about, (NONE, *plays(table.adventurer(seat))), clause, default=NONE, **values)

    asked = [seat for seat in seats if table.adventurer(seat).holds_magic()]
    answers = await ask_quietly(asked, question_for)
    return {seat: answer for seat, answer in answers.items() if answer != NONE}


async def declares(table: DiceTable, you: Adventurer, about: str, plays: Plays, clause: str, **values: Any) -> str:
    """The same for one seat alone: what it plays, or nothing."""
    return (await declare(table, (you.seat,), about, plays, clause, **values)).get(you.seat, "")


def held(you: Adventurer, *cards: str) -> list[str]:
    """Playing each of these cards, as far as it is in the hand. Cards just drawn came too late (DT-16.37)."""
    return [PLAY(card) for card in cards if card in you.magic]


async def answers(table: DiceTable, card: str, victims: Sequence[str], *, tokens: bool = False) -> list[str]:
    """ANSWER: the victims who ward the card off. A Starwort just drawn may answer what came after it (DT-16.37)."""
    wards = ("starwort", "golden_ball") if tokens else ("starwort",)

    def plays(victim: Adventurer) -> list[str]:
        return [PLAY(ward) for ward in wards if ward in victim.magic or ward in victim.drawn]

    warded = await declare(table, victims, "answer", plays, "DT-16.20", card=card)
    for victim, answer in warded.items():
        (ward,) = PLAY.read(answer)
        table.play_card(victim, ward, "DT-16.10" if ward == "golden_ball" else "DT-16.20")
        table.tell("warded_off", "DT-16.25", seat=victim, card=card)
    return list(warded)


async def thefts(
    table: DiceTable,
    card: str,
    gainers: Sequence[str],
    take: Callable[[str, list[str]], Awaitable[None]],
    clause: str,
    *,
    tokens: bool = False,
) -> None:
    """A steal window: who holds the card may take the gains of all others, each of whom may answer for the own part.

    A sole gainer is not asked. What a thief got cannot be stolen again; what was warded off can (DT-16.35). After a
    theft the next one who declared the card may think again.
    """
    left = list(gainers)
    asked = [seat for seat in table.order(gainers) if len(gainers) > 1 or seat not in gainers]
    willing = set(asked)

    def plays(thief: Adventurer) -> list[str]:
        return held(thief, card) if thief.seat in willing and left != [thief.seat] else []

    while left:
        declared = list(await declare(table, asked, "steal", plays, clause, card=card, players=tuple(left)))
        if not declared:
            return
        thief = declared[0]
        willing = set(declared[1:])
        victims = [seat for seat in left if seat != thief]
        table.play_card(thief, card, clause)
        table.played = (*table.played, card)
        safe = await answers(table, card, victims, tokens=tokens)
        robbed = [seat for seat in victims if seat not in safe]
        left = [seat for seat in left if seat not in robbed]
        if robbed:
            await take(thief, robbed)
        table.played = table.played[:-1]
        if not willing:
            return
