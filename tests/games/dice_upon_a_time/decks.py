"""Whether one deck of Main Quests is better than the others: at tables of four one seat draws from the deck of 2 alone,
one from that of 3, one from that of 4, and one as it likes.

    python -m tests.games.dice_upon_a_time.decks [MATCHES] [PACK]

plays so many matches (100 unless told) between greedy bots, the seats changing places, and tells how often each way
wins (a shared victory counts in parts; a fair share is a quarter), what it scores, and how often every Quest was drawn
and completed.
"""

from __future__ import annotations

import sys
from collections import Counter

from fairytable.bots import Bot, Observation, new_bot
from fairytable.engine.match import Match
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.verbs import DECK
from fairytable.matches import new_match

WAYS = ("2", "3", "4", "any")
FOUR = GAME.seats[:4]


class OneDeck:
    """A greedy bot that draws Main Quests from one deck as long as it can."""

    def __init__(self, deck: str, luck: int) -> None:
        self.deck = deck
        self.bot: Bot = new_bot("greedy", luck)

    def choose(self, observation: Observation) -> str:
        wanted = DECK(self.deck)
        return wanted if wanted in observation.question.options else self.bot.choose(observation)


def play(seed: int, ways: dict[str, str], pack: str | None) -> Match:
    match = new_match(GAME, FOUR, seed, {}, pack)
    bots = {seat: OneDeck(way, 4 * seed + WAYS.index(way)) for seat, way in ways.items()}
    while match.questions:
        seat = match.questions[0].seat
        match.answer(seat, bots[seat].choose(Observation(match, seat)))
    return match


def main(matches: int, pack: str | None) -> None:
    wins: Counter[str] = Counter()
    points: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    completed: Counter[str] = Counter()
    for seed in range(matches):
        ways = {seat: WAYS[(seed + place) % 4] for place, seat in enumerate(FOUR)}
        match = play(seed, ways, pack)
        assert match.result is not None
        for seat, way in ways.items():
            points[way] += int(match.result.scores[seat])
            wins[way] += 12 // len(match.result.winners) * (seat in match.result.winners)
        for event in match.events or ():
            drawn[event.values.get("quest", "")] += event.key in ("quest_drawn", "quest_stolen")
            completed[event.values.get("quest", "")] += event.key == "quest_completed"
    for way in WAYS:
        tell(f"deck {way}: wins {wins[way] / 12 / matches:.0%}, {points[way] / matches:.2f} points")
    for quest in sorted(match.table.content.quests.values(), key=lambda one: (one.points, completed[one.id])):
        tell(f"{quest.points} points, {quest.id}: drawn {drawn[quest.id]}, completed {completed[quest.id]}")


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, sys.argv[2] if len(sys.argv) > 2 else None)
