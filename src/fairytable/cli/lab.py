"""The command `fairytable lab`: thousands of matches, and what they say about a game."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from fairytable.bots import BOTS
from fairytable.cli.arguments import PackFolder, read_options, read_seed
from fairytable.engine.errors import FairytableError
from fairytable.games import find_game

PLAY = "play"


class LabCommands(TyperGroup):
    """`fairytable lab GAME` plays; `show` and `record` look at what was played before."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] != "--help":
            args = [PLAY, *args]
        return super().parse_args(ctx, args)


lab = typer.Typer(
    cls=LabCommands,
    no_args_is_help=True,
    help="Let bots play thousands of matches and learn whether a game is fair, how long it takes, which cards matter.",
)


@lab.command(PLAY)
def play_and_judge(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, as `fairytable games` names it.")],
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many sit at the table. Without it, the fewest possible.")
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="K", min=1, help="How many matches are played.")] = 100,
    seed: Annotated[str, typer.Option(metavar="S", help="Match number i is played with seed S + i.")] = "0",
    bot: Annotated[str, typer.Option(metavar="NAME", help=f"Who plays: {' or '.join(BOTS)}.")] = "greedy",
    bots: Annotated[
        str, typer.Option(metavar="A,B,...", help="Several bots that take the seats in turn, instead of one.")
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be given several times.")
    ] = None,
    pack: PackFolder = None,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="How many matches are played at the same time.")] = 1,
) -> None:
    """Play matches, and say which targets of the game are met. `play` need not be written.

    Equal calls give equal results, whatever the number of jobs.
    """
    need_polars()
    from fairytable.cli.lab_playing import play_run
    from fairytable.cli.lab_words import print_results
    from fairytable.lab.runs import new_run

    chosen = find_game(game)
    table = chosen.fewest_seats if seats is None else seats
    names = [name.strip() for name in bots.split(",")] if bots else bot
    run = new_run(chosen, table, read_seed(seed), names, read_options(option or []), pack)
    print_results(play_run(chosen, run, games, jobs))


def need_polars() -> None:
    """The lab needs more than the rest of fairytable; say so in one line if it is not there."""
    missing = [name for name in ("polars", "altair", "vl_convert") if find_spec(name) is None]
    if missing:
        raise FairytableError("The lab needs more than is installed; run: pip install 'fairytable[lab]'")
