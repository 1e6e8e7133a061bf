"""Records matches that bots play, to be played again on every build.

    python -m tests.matches.record

plays them anew and overwrites the files beside this one. That is needed after a change of the rules (which raises
`rules_version`) or of the content pack, and never otherwise: a recorded match that cannot be played again is how an
accidental change of the rules shows.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fairytable import GAMES, Game, Match, new_match
from fairytable.bots import Glimpse, new_bot
from tests.every_game.checks import settings_of

FOLDER = Path(__file__).parent
MOST_ANSWERS = 900
"""A longer match is recorded up to here; unfinished matches are worth keeping too."""


def recorded_matches(game: Game[Any]) -> Iterator[tuple[str, Match]]:
    """A handful of matches: few and many seats, simple and clever bots, the first variants, somebody who leaves."""
    middle = (game.fewest_seats + game.most_seats) // 2
    for number, options in enumerate(settings_of(game)[:2], start=1):
        yield f"{number}-greedy-{game.fewest_seats}", play(game, game.fewest_seats, options, ["greedy"])
        yield f"{number}-mixed-{middle}", play(game, middle, options, ["random", "greedy"])
        yield f"{number}-random-{game.most_seats}", play(game, game.most_seats, options, ["random"])
    if game.most_seats > 2:
        options = settings_of(game)[0]
        yield f"left-{game.most_seats}", play(game, game.most_seats, options, ["random"], leave_after=25)


def play(game: Game[Any], seats: int, options: dict[str, str], bots: list[str], leave_after: int = -1) -> Match:
    """A match between bots, who sit down in turns. If so wished, the last seat is left after some answers."""
    match = new_match(game, seats, f"recorded {seats}", options)
    players = {seat: new_bot(bots[place % len(bots)], place) for place, seat in enumerate(match.seats)}
    while match.questions and len(match.answers) < MOST_ANSWERS:
        if 0 <= leave_after <= len(match.answers) and not match.table.absent:
            match.leave(match.seats[-1])
        else:
            seat = match.waiting_for[-1]
            match.answer(seat, players[seat].choose(Glimpse(match, seat)))
    return match


def record_all() -> None:
    for game in GAMES:
        folder = FOLDER / game.slug
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for name, match in recorded_matches(game):
            match.record().save(folder / f"{name}.json")


if __name__ == "__main__":
    record_all()
