"""Reaction windows: the moments at which Magic Items may be played into something that happens (DT-16.33 to DT-16.40).

A Cudgel and its answer, from the first word to the last:

    red takes two Apples          gain_tokens: red's gain goes onto the stack, and `thefts` opens a window over it
    who steals?                   `declare`: all who hold any Magic Item say at once and in secret what they play;
                                  who holds no fitting card has passed already, and nobody notices
    blue plays the Cudgel         the card goes onto the stack, on top of the gain
    does red answer?              `answers`: a window of its own, for the victims alone
    red plays Starwort            it works at once; the Cudgel comes off the stack and does nothing; then the gain
                                  comes off the stack, and the turn goes on

So the last thing begun is the first one finished, and `DiceTable.stack` shows everybody what still waits. That is all:

- `unresolved` keeps something on the stack while windows are open over it.
- `declare` is the one way in which anybody is asked for a Magic Item; `declare_alone` is the same for one seat.
- What several declared is resolved in the order of the seats, those to whom it happens first (`DiceTable.order`).
- `keeps` saves what would be lost, `answers` wards a card off, `thefts` takes what others have gained, whether tokens,
  Magic Items or Quests.

The verbs of the rules open their windows with these (`gain_tokens`, `lose_tokens`, `draw_magic`, `gain_quests`,
`draw_story`, `pass_curse_on` and the rolls), so that every card works on everything of its kind.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal

from fairytable.engine.questions import Question, ask, ask_quietly
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable, Pending
from fairytable.games.dice_upon_a_time.verbs import DECLINE, PLAY

Plays = Callable[[Adventurer], Iterable[str]]
"""What an adventurer could play now; it may look at the secret hand."""

NONE = DECLINE()


@contextmanager
def unresolved(table: DiceTable, *pending: Pending) -> Iterator[None]:
    """Meanwhile these lie on the stack."""
    height = len(table.stack)
    table.stack += pending
    yield
    del table.stack[height:]


async def declare(
    table: DiceTable, seats: Iterable[str], about: str, plays: Plays, clause: str, **values: Any
) -> dict[str, str]:
    """DT-16.34: what each of these seats plays; those who play nothing are left out."""

    def question_for(seat: str) -> Question:
        return ask(seat, about, (NONE, *plays(table.adventurer(seat))), clause, default=NONE, **values)

    asked = [seat for seat in seats if table.adventurer(seat).holds_magic()]
    if not asked:
        return {}
    answers = await ask_quietly(asked, question_for)
    return {seat: answer for seat, answer in answers.items() if answer != NONE}


async def declare_alone(table: DiceTable, you: Adventurer, about: str, plays: Plays, clause: str, **values: Any) -> str:
    """The same for one seat: what it plays, or nothing."""
    return (await declare(table, (you.seat,), about, plays, clause, **values)).get(you.seat, "")


def held(you: Adventurer, *cards: str) -> list[str]:
    """Playing each of these cards, as far as it is in the hand. Cards just drawn came too late (DT-16.37)."""
    return [PLAY(card) for card in cards if card in you.magic]


async def keeps(
    table: DiceTable, you: Adventurer, what: str, *, things: tuple[str, ...] = (), by_event: bool = False
) -> bool:
    """LOSE: whether the Golden Ball saves what a card or an Event is about to take (DT-16.10), or Starwort, if it was
    not one's own Story card (DT-16.31)."""
    wards = ("golden_ball", "starwort") if by_event else ("golden_ball",)
    with unresolved(table, Pending(you.seat, what, things=things)):
        answer = await declare_alone(table, you, "save", lambda you: held(you, *wards), "DT-16.10", what=what)
    if not answer:
        return False
    (ward,) = PLAY.read(answer)
    table.play_card(you.seat, ward, "DT-16.10" if ward == "golden_ball" else "DT-16.20")
    return True


async def answers(table: DiceTable, card: str, victims: Sequence[str], *, to_keep: bool = True) -> list[str]:
    """ANSWER: the victims who ward the card off. A Starwort just drawn may answer what came after it (DT-16.37). The
    Golden Ball answers if there is something `to_keep` (DT-16.10)."""
    wards = ("starwort", "golden_ball") if to_keep else ("starwort",)

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
    what: Literal["tokens", "items", "quests"],
    take: Callable[[str, list[str]], Awaitable[None]],
) -> None:
    """A steal window: who holds the card may take the gains of all others, each of whom may answer for the own part.

    A sole gainer is not asked. If several declare the card, which only a pack with more copies allows, the first plays
    it; then the others may think again about what is left: a thief's part cannot be stolen again, but one that was
    warded off can (DT-16.35).
    """
    asked = [seat for seat in table.order(gainers) if len(gainers) > 1 or seat not in gainers]
    willing, left = asked, list(gainers)

    def plays(thief: Adventurer) -> list[str]:
        return held(thief, card) if thief.seat in willing else []

    while left and willing:
        declared = await declare(table, asked, "steal", plays, "DT-16.11", card=card, players=tuple(left), what=what)
        willing = list(declared)
        if willing:
            thief, *willing = willing
            victims = [seat for seat in left if seat != thief]
            table.play_card(thief, card, "DT-16.11")
            with unresolved(table, Pending(thief, "magic_item", card)):
                safe = await answers(table, card, victims)
                robbed = [seat for seat in victims if seat not in safe]
                left = [seat for seat in left if seat not in robbed]
                if robbed:
                    await take(thief, robbed)
