"""Reaction windows: the moments at which Magic Items may be played into something that happens (DT-16.33 to DT-16.40).

A Cudgel and its answer, from the first word to the last:

    red takes two Apples          gain_tokens: red's gain goes onto the agenda, and `thefts` opens a window over it
    who steals?                   `declare`: all who hold any Magic Item say at once and in secret what they play;
                                  who holds no fitting card has passed already, and nobody notices
    blue plays the Cudgel         the card goes onto the agenda, on top of the gain
    does red answer?              `answers`: a window of its own, for the victims alone
    red plays Starwort            it works at once; the Cudgel comes off the agenda and does nothing; then the gain
                                  comes off the agenda, and the turn goes on

So the last thing begun is the first one finished, and the agenda shows everybody what still waits. That is all:

- `on_the_agenda` keeps something there while windows are open over it.
- `declare` is the one way in which anybody is asked for a Magic Item; `declare_alone` is the same for one seat.
- What several declared is resolved in the order of the seats, those to whom it happens first (`DiceTable.order`).
- `keeps` saves what would be lost, `answers` wards a card off, `thefts` takes what others have gained, whether tokens,
  Magic Items or Quests.

The verbs of the rules open their windows with these (`gain_tokens`, `lose_tokens`, `draw_magic`, `gain_quests`,
`draw_story` and the rolls), so that every card works on everything of its kind. What each card does in which window is
declared with it (moments.py, magic_items.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Literal

from fairytable.engine.questions import Decision, Question, ask, ask_quietly
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.agenda import DiceEntry, PlayItem, Unresolved
from fairytable.games.dice_upon_a_time.moments import ANSWER, LOSE, Occasion, options_in, play, thief_in
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import DECLINE

Plays = Callable[[Adventurer], Iterable[str]]
"""What an adventurer could play now; it may look at the secret hand."""

NONE = DECLINE()


@contextmanager
def on_the_agenda(table: DiceTable, *begun: DiceEntry) -> Iterator[None]:
    """Meanwhile everybody sees that the scene is in the middle of this."""
    height = len(table.agenda)
    table.agenda += begun
    yield
    del table.agenda[height:]


async def declare(
    table: DiceTable, seats: Iterable[str], decision_of: Callable[[str], Decision], plays: Plays, clause: str
) -> dict[str, str]:
    """DT-16.34: what each of these seats plays; those who play nothing are left out."""

    def question_for(seat: str) -> Question:
        return ask(decision_of(seat), (NONE, *plays(table.adventurer(seat))), clause, default=NONE)

    asked = [seat for seat in seats if table.adventurer(seat).holds_magic()]
    if not asked:
        return {}
    answers = await ask_quietly(asked, question_for)
    return {seat: answer for seat, answer in answers.items() if answer != NONE}


async def declare_alone(table: DiceTable, decision: Decision, plays: Plays, clause: str) -> str:
    """The same for one seat: what it plays, or nothing."""
    seat = decision.seat
    return (await declare(table, (seat,), lambda _: decision, plays, clause)).get(seat, "")


async def keeps(table: DiceTable, you: Adventurer, loss: Unresolved) -> bool:
    """LOSE: whether a Magic Item saves what a card or an Event is about to take (DT-16.10, DT-16.31)."""
    asked = questions.Save(you.seat, what=loss.key())
    saving = Occasion(you, asked)
    with on_the_agenda(table, loss):
        answer = await declare_alone(table, asked, lambda _: options_in(LOSE, table, saving), "DT-16.10")
    if answer:
        await play(table, saving, answer)
    return bool(answer)


async def answers(table: DiceTable, card: str, victims: Sequence[str]) -> list[str]:
    """ANSWER: the victims who ward the card off. What was just drawn may answer what came after it (DT-16.37)."""

    def plays(victim: Adventurer) -> list[str]:
        return options_in(ANSWER, table, Occasion(victim))

    warded = await declare(table, victims, lambda seat: questions.Answer(seat, card=card), plays, "DT-16.20")
    for victim, answer in warded.items():
        await play(table, Occasion(table.adventurer(victim)), answer)
        table.tell(events.WardedOff(seat=victim, card=card), "DT-16.25")
    return list(warded)


async def thefts(
    table: DiceTable, moment: str, gains: Mapping[str, Any], what: Literal["tokens", "items", "quests"]
) -> None:
    """A steal window: the holder of the card may take the gains of all others, each of whom may respond for their own
    part.

    A sole gainer is not asked. If several declare the card, which only a pack with more copies allows, the first plays
    it; then the others may think again about what is left: a thief's part cannot be stolen again, but one that was
    warded off can (DT-16.35).
    """
    theft = thief_in(moment)
    asked = [seat for seat in table.order(gains) if len(gains) > 1 or seat not in gains]
    willing, left = asked, dict(gains)

    def plays(thief: Adventurer) -> list[str]:
        return options_in(moment, table, Occasion(thief)) if thief.seat in willing else []

    while left and willing:
        players = tuple(left)
        declared = await declare(
            table, asked, partial(questions.Steal, card=theft.card, players=players, what=what), plays, "DT-16.11"
        )
        willing = list(declared)
        if willing:
            first, *willing = willing
            thief = table.adventurer(first)
            victims = [seat for seat in left if seat != first]
            await play(table, Occasion(thief), declared[first])
            with on_the_agenda(table, PlayItem(first, theft.card)):
                safe = await answers(table, theft.card, victims)
                robbed = {seat: left.pop(seat) for seat in victims if seat not in safe}
                if robbed:
                    await theft.steal(table, thief, robbed)
