"""How near hard comes to what is possible: `python -m benchmarks.limits [GAME ...] [--games 40]`.

With two seats each of these plays against medium, every luck twice with seats exchanged; where all play together, teams
of one kind play against the game:

- `hard` as it is;
- `patient`: hard with many times its looks, for what more thinking would bring;
- `peeping`: hard who sees what the others hold and have chosen in secret, for what knowing them would bring.

The last two look ahead, also where a game lets hard reckon instead (Fantastic Stories).

What was played is kept in `build/limits`, so that a call that was stopped goes on. With another `--patience`, keep it
elsewhere (`--keep`).
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import structs
from rich.console import Console
from rich.table import Table

from fairytable import GAMES, Game, Match, new_match
from fairytable.bots import Bot, Observation, SearchBot, new_bot
from fairytable.engine.chance import Chance
from fairytable.games import find_game
from fairytable.lab import arena

KINDS = ("hard", "patient", "peeping")
RIVAL = "medium"


class Peeping(Observation):
    """The true match; only what nobody at the table knows is drawn anew."""

    __slots__ = ()

    def determinize(self, luck: int) -> Match:
        twin = self._match.copy()
        twin.branch(luck)
        return twin

    def determinize_table(self, luck: int) -> Any:
        return self.determinize(luck).table


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", metavar="GAME", default=[game.slug for game in GAMES])
    parser.add_argument("--games", dest="matches", type=int, default=40)
    parser.add_argument("--who", nargs="+", choices=KINDS, default=KINDS)
    parser.add_argument("--patience", type=int, default=5, help="how many times its looks a patient hard bot has")
    parser.add_argument("--keep", type=Path, default=Path("build/limits"))
    wishes = parser.parse_args()
    wishes.keep.mkdir(parents=True, exist_ok=True)
    for slug in wishes.games:
        game = find_game(slug)
        Console().print(_table(game, wishes.who, wishes.matches, _seating(wishes.patience), wishes.keep))


def _table(game: Game[Any], kinds: Sequence[str], matches: int, play: arena.Play, keep: Path) -> Table:
    """All kinds play the same luck."""
    table = Table(title=game.title)
    for heading in ("who", "matches", "won", "95 % interval"):
        table.add_column(heading)
    together = arena.is_together(game, game.identity.fewest_seats, {})
    seats = game.identity.most_seats if together else game.identity.fewest_seats
    for kind in kinds:
        bots = (kind,) if together else (kind, RIVAL)
        wanted = list(arena.errands(game, seats, bots, matches, together=together))
        duels = list(arena.fight_all(game, wanted, keep / f"{game.slug}.jsonl", {}, play))
        standing = arena.tabulate(game, seats, bots, duels, together=together).standings[0]
        table.add_row(
            kind, str(standing.matches), f"{standing.share:.0%}", f"{standing.low:.0%} to {standing.high:.0%}"
        )
    return table


def _seating(patience: int) -> arena.Play:
    """Plays a match like the lab, with bots that the lab does not know: they are no fair players."""

    def play(game: Game[Any], seats: int, seed: str, bots: Sequence[str], options: dict[str, object]) -> Match:
        match = new_match(game, seats, seed, {**game.bots.options, **options}, quiet=True)
        kinds = dict(zip(match.seats, bots, strict=True))
        players = {seat: _bot(kind, game, f"{seat} {seed}", patience) for seat, kind in kinds.items()}
        while match.questions:
            seat = match.questions[0].seat
            kind = Peeping if kinds[seat] == "peeping" else Observation
            match.answer(seat, players[seat].choose(kind(match, seat)))
        return match

    return play


def _bot(kind: str, game: Game[Any], seed: str, patience: int) -> Bot:
    luck = Chance.from_seed(seed).key
    if kind not in KINDS:
        return new_bot(kind, luck)
    if kind == "hard":
        return SearchBot(luck)
    search = structs.replace(game.bots.search, expectimax=None)
    return SearchBot(luck, iterations=patience * search.iterations if kind == "patient" else None, search=search)


if __name__ == "__main__":
    main()
