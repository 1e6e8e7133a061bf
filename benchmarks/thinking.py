"""How long a hard bot thinks about an answer: `python -m benchmarks.thinking [--seats 4] [--answers 30]`.

In seconds of one core, without the limit of time that it has where people wait: at questions with a real choice, evenly
spread over a match of easy bots, and at the widest questions of that match.
"""

import argparse
import sys
from statistics import median
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.beside_peers import WIDTH_WHEN_PIPED
from fairytable import GAMES, Game, Match, new_match
from fairytable.bots import Observation, SearchBot, new_bot


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--answers", type=int, default=30)
    wishes = parser.parse_args()
    table = Table(title=f"Hard bots, {wishes.seats} seats: seconds of one core for an answer")
    for heading in ("game", "median", "longest", "about", "of options", "median of the widest", "longest of them"):
        table.add_column(heading)
    for game in GAMES:
        if game.identity.fewest_seats <= wishes.seats <= len(game.seats):
            table.add_row(game.title, *_row(game, wishes.seats, wishes.answers))
    Console(width=None if sys.stdout.isatty() else WIDTH_WHEN_PIPED).print(table)


def _row(game: Game[Any], seats: int, answers: int) -> list[str]:
    asked = _questions(game, seats)
    spread = [asked[place * len(asked) // answers] for place in range(answers)]
    widest = sorted(asked, key=lambda match: -len(match.questions[0].options))[: answers // 3]
    times = [(_thinking(match), match.questions[0]) for match in spread]
    longest, question = max(times, key=lambda time: time[0])
    of_widest = [_thinking(match) for match in widest]
    return [
        f"{median(time for time, _ in times):.2f}",
        f"{longest:.2f}",
        question.about,
        str(len(question.options)),
        f"{median(of_widest):.2f}",
        f"{max(of_widest):.2f}",
    ]


def _questions(game: Game[Any], seats: int) -> list[Match]:
    """A match at each of its questions with a real choice."""
    match = new_match(game, seats, "thinking", dict(game.bots.options), quiet=True)
    players = {seat: new_bot("easy", place) for place, seat in enumerate(match.seats)}
    closely = game.bots.search.closely or game.bots.search
    found = []
    while match.questions:
        question = match.questions[0]
        if max(len(game.bots.worth_trying(match.table, question)), len(closely.contenders(match.table, question))) > 1:
            found.append(match.copy())
        match.answer(question.seat, players[question.seat].choose(Observation(match, question.seat)))
    return found


def _thinking(match: Match) -> float:
    observation, bot = Observation(match, match.questions[0].seat), SearchBot(1)
    start = process_time()
    bot.choose(observation)
    return process_time() - start


if __name__ == "__main__":
    main()
