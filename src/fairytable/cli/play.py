"""The commands `fairytable play` and `fairytable replay`."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from secrets import randbits
from typing import Annotated, Any

import typer

from fairytable import games as shelf
from fairytable.cli.arguments import BOT_NAMES, PackFolder, read_options, read_seed
from fairytable.engine.chance import Chance
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.engine.packs import pack_title
from fairytable.engine.records import read_record
from fairytable.games import find_game
from fairytable.lessons import find_lesson, load_lesson
from fairytable.matches import load_match, new_match
from fairytable.terminal import guide
from fairytable.terminal.plain import EndOfInput, Lines, PlainTable
from fairytable.terminal.reactions import Reactions, usual_file
from fairytable.terminal.replay import PlainReplay, Replay
from fairytable.terminal.seating import USUAL_BOT, bot_names, dealt, players_of_record, read_player, seat_players
from fairytable.terminal.sitting import Player, Sitting
from fairytable.terminal.welcome import Welcome

PAUSE = 0.7
BOT_AFTER_LESSON = "easy"
"""The opponent in the match that continues a lesson."""

Plain = Annotated[
    bool, typer.Option("--plain", help="Plain lines, without colours or full screen; the default when piped.")
]


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="A game, as listed by `fairytable games`; asked for if omitted."),
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="COLOUR=WHO",
            help=f"Who sits where: a name or a bot ({bot_names()}). May be repeated. "
            "Without it you play the first seat against bots.",
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option(metavar="N", help="The number of seats; unnamed seats get bots.")] = None,
    bots: Annotated[str, typer.Option(metavar="NAME", help=f"The bot for unnamed seats: {BOT_NAMES}.")] = USUAL_BOT,
    seed: Annotated[
        str | None, typer.Option(metavar="S", help="The random seed. The same seed and answers give the same match.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="A game option; may be repeated.")
    ] = None,
    pack: PackFolder = None,
    lesson: Annotated[
        str | None,
        typer.Option(metavar="NAME|DIR", help="Take a lesson: a name from `fairytable lesson list`, or a folder."),
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="RECORD", help="Continue a saved match.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save the match, at the latest when it is over.")
    ] = None,
    pause: Annotated[float, typer.Option(min=0, metavar="SECONDS", help="The pause before a bot moves.")] = PAUSE,
    plain: Plain = False,
    no_guide: Annotated[
        bool,
        typer.Option("--no-guide", help="No advice at new kinds of questions; the default when piped."),
    ] = False,
) -> None:
    """Play a game in this terminal, against bots or with others.

    For example: fairytable play fantastic-stories --seat red=Anna --seat blue=Bert --seat green=bot:hard
    """
    lines = _lines()
    if save is not None and save.is_dir():
        raise FairytableError(f"'{save}' is a folder; --save needs the name of a file")
    named = [read_player(text) for text in seat or []]
    if lesson is not None:
        if seats is not None or seed is not None or option or named or resume or pack:
            raise FairytableError("A lesson has its match, its seats and its pack: leave these out with --lesson")
        sitting = _learn(game, lesson, save)
    elif resume is not None:
        if seats is not None or seed is not None or option:
            raise FairytableError(
                "A saved match has its seats, its seed and its options: leave these out with --resume"
            )
        sitting = _resume(resume, game, pack, named, bots, save)
    else:
        try:
            chosen, named = _choose(game, pack, named, seats, lines)
        except (EndOfInput, KeyboardInterrupt):
            raise typer.Exit from None
        sitting = _begin(chosen, named, seats, bots, seed, read_options(option or []), pack, save)
    if _at_terminal():
        sitting.guide = guide.Guide(sitting.match.game, guide.usual_file(), is_silent=no_guide)
    if plain or not _at_terminal():
        PlainTable(sitting, lines).play()
        return
    from fairytable.terminal.app import play_on_screen

    for line in play_on_screen(sitting, pause):
        typer.echo(line)


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The file of a saved match.")],
    start: Annotated[int, typer.Option("--from", metavar="N", min=0, help="Start after this many answers.")] = 0,
    seat: Annotated[
        str | None, typer.Option(metavar="COLOUR", help="Show the view of this seat instead of a spectator's.")
    ] = None,
    pack: PackFolder = None,
    plain: Plain = False,
) -> None:
    """Replay a saved match, answer by answer.

    Enter shows the next answer, b goes back, a number jumps, q ends.
    """
    film = Replay(record, pack, seat)
    film.go_to(start)
    if plain or not _at_terminal():
        PlainReplay(film, _lines()).show()
        return
    from fairytable.terminal.app import replay_on_screen

    replay_on_screen(film)


def _at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _lines() -> Lines:
    """The terminal or pipe as lines; characters that cannot be decoded or shown become question marks."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Lines(sys.stdin, sys.stdout, by_hand=_at_terminal())


def _choose(
    slug: str | None, pack: Path | None, named: list[Player], seats: int | None, lines: Lines
) -> tuple[Game[Any], list[Player]]:
    """The game, and the players if they have to be asked for."""
    if slug is None and pack is not None:
        slug = pack_title(pack).game
    if slug is not None:
        return find_game(slug), named
    if not lines.by_hand:
        return shelf.GAMES[0], named
    welcome = Welcome(lines)
    game = welcome.choose_game()
    return game, named if named or seats is not None else welcome.choose_players(game)


def _begin(
    game: Game[Any],
    named: list[Player],
    seats: int | None,
    bots: str,
    seed: str | None,
    options: dict[str, str],
    pack: Path | None,
    save: Path | None,
) -> Sitting:
    players = seat_players(game, named, seats, bots)
    if all(player.bot for player in players.values()):
        options = {**game.bots.options, **options}
    if game.rules.deals_seats(game.check_options(options)):
        players = dealt(players, Chance.from_seed(f"the seats of {randbits(128) if seed is None else seed}"))
    match = new_match(game, tuple(players), None if seed is None else read_seed(seed), options, pack)
    return Sitting(match, players, save, reactions=Reactions(game, usual_file()))


def _learn(slug: str | None, wanted: str, save: Path | None) -> Sitting:
    lesson = load_lesson(find_lesson(wanted, find_game(slug) if slug else None))
    match = lesson.new_match()
    players = {seat: Player(seat, bot="" if seat == lesson.seat else BOT_AFTER_LESSON) for seat in match.seats}
    return Sitting(match, players, save, lesson=lesson)


def _resume(
    record: Path, slug: str | None, pack: Path | None, named: list[Player], bots: str, save: Path | None
) -> Sitting:
    told = read_record(record)
    if slug is not None and find_game(slug).slug != told.game:
        raise FairytableError(f"{record} is a match of '{told.game}', not of '{slug}'")
    match: Match = load_match(told, pack)
    players = players_of_record(match.seats, named, bots)
    reactions = Reactions(match.game, usual_file())
    return Sitting(match, players, save or record, is_saved=save is None, reactions=reactions)
