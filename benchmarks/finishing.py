"""Whether bots finish what they have begun: `python -m benchmarks.finishing [GAME ...] [--games 6] [--level hard ...]`.

Each level plays as many matches, with the same luck, against rivals that hardly get in its way: one that always takes
the first option, one at random, and an easy bot. A bot that takes its win needs about as many rounds against all of
them; one that stalls or hoards needs more, the further it is ahead. Where all play together, the partners take the
place of the rivals.
"""

import argparse
import sys
from statistics import mean
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.beside_peers import WIDTH_WHEN_PIPED
from fairytable import GAMES, Game, Match, new_match
from fairytable.bots import LEVELS, Bot, Observation, new_bot
from fairytable.games import find_game

RIVALS = ("first", "random", "easy")


class FirstBot:
    """Always takes the first option."""

    def choose(self, observation: Observation) -> str:
        return observation.question.options[0]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", metavar="GAME", default=[game.slug for game in GAMES])
    parser.add_argument("--games", dest="matches", type=int, default=6)
    parser.add_argument("--level", nargs="+", dest="levels", choices=LEVELS, default=LEVELS)
    wishes = parser.parse_args()
    table = Table(title=f"Rounds until the end, on average of {wishes.matches} matches (the longest), and matches won")
    for heading in ("game", "level", *(f"against {rival}" for rival in RIVALS)):
        table.add_column(heading)
    for slug in wishes.games:
        for level in wishes.levels:
            table.add_row(slug, level, *_row(find_game(slug), level, wishes.matches))
    Console(width=None if sys.stdout.isatty() else WIDTH_WHEN_PIPED).print(table)


def _row(game: Game[Any], level: str, matches: int) -> list[str]:
    cells = []
    for rival in RIVALS:
        ends = [_play(game, level, rival, number) for number in range(matches)]
        rounds = [game.rules.rounds(match.table) for match, _ in ends]
        won = sum(seat in match.result.winners for match, seat in ends if match.result)
        cells.append(f"{mean(rounds):.0f} ({max(rounds)}), {won} of {matches}")
    return cells


def _play(game: Game[Any], level: str, rival: str, number: int) -> tuple[Match, str]:
    """A match to its end, and the seat of the bot in question; seats change from match to match."""
    match = new_match(game, game.identity.fewest_seats, f"finishing {number}", dict(game.bots.options), quiet=True)
    seat = match.seats[number % len(match.seats)]
    players = {other: _bot(level if other == seat else rival, number) for other in match.seats}
    while match.questions:
        asked = match.questions[0].seat
        match.answer(asked, players[asked].choose(Observation(match, asked)))
    return match, seat


def _bot(kind: str, luck: int) -> Bot:
    return FirstBot() if kind == "first" else new_bot(kind, luck)


if __name__ == "__main__":
    main()
