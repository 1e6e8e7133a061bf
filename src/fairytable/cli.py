"""The command line: what a person types after `fairytable`."""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import sys
import threading
import warnings
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperGroup

from fairytable import GAMES, __version__, verify
from fairytable.bots import BOTS
from fairytable.coverage import Coverage, checkout_tests, cover
from fairytable.engine.errors import FairytableError, FaultyPack
from fairytable.engine.game import Game
from fairytable.engine.packs import copy_default_pack, load_pack, pack_title
from fairytable.engine.rulebook import Clause
from fairytable.games import find_game
from fairytable.lab.measures import Measures, measure
from fairytable.lab.simulate import Outcome, simulate
from fairytable.server.commands import serve
from fairytable.terminal.commands import PackFolder, play, read_options, read_seed, replay

console = Console(highlight=False)

UsageError: Any = typer.BadParameter.__base__
"""Words that fit no command. Typer itself shows the outside only the children of this class."""


class Commands(TyperGroup):
    """Commands whose mistakes are told in one line: nobody who mistypes a name should read a traceback."""

    def make_context(self, *args: Any, **extra: Any) -> Any:
        with _mistakes_in_one_line():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: Any) -> Any:
        with _mistakes_in_one_line():
            outcome = super().invoke(ctx)
            sys.stdout.flush()
        return outcome


@contextmanager
def _mistakes_in_one_line() -> Iterator[None]:
    try:
        yield
    except UsageError as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            raise
        where = error.ctx.command_path if error.ctx else "fairytable"
        _complain(f"{error.format_message().rstrip('.')} (see {where} --help)", error.exit_code)
    except FaultyPack as error:
        more = f" (and {len(error.faults) - 1} more; see fairytable pack check)" if len(error.faults) > 1 else ""
        _complain(f"{str(error).splitlines()[0]} {error.faults[0]}{more}")
    except FairytableError as error:
        _complain(str(error))
    except OSError as error:
        if error.filename is None:
            raise
        _complain(f"{error.filename}: {error.strerror}")
    except KeyboardInterrupt:
        warnings.simplefilter("ignore")  # a scene that was about to begin would complain that it never did
        raise


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Fairy-tale board games with every rule enforced and explained: play them, simulate them, study them.",
)
packs = typer.Typer(no_args_is_help=True, help="Content packs: the cards and boards of a game, yours or ours.")
app.command()(serve)
app.command()(play)
app.command()(replay)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `fairytable games` names it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


@app.callback(invoke_without_command=True)
def fairytable(
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.", is_eager=True)] = False,
) -> None:
    if version:
        typer.echo(f"fairytable {__version__}")
        raise typer.Exit


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games, their seats and their options."""
    if as_json:
        _print_json([_game_card(game) for game in GAMES])
        return
    for game in GAMES:
        span = f"{game.fewest_seats} to {game.most_seats} players"
        console.print(f"[bold]{game.title}[/bold]: {game.slug}, {span}, {len(game.rulebook.clauses)} clauses")
        console.print(f"  seats  {', '.join(game.seats)}")
        for option in game.options:
            values = [f"{option.default} (default)", *option.values[1:], *([option.free] if option.free else [])]
            console.print(f"  option {option.key}: {', '.join(values)}", soft_wrap=True)


def _game_card(game: Game[Any]) -> dict[str, Any]:
    return {
        "game": game.slug,
        "title": game.title,
        "fewest_seats": game.fewest_seats,
        "most_seats": game.most_seats,
        "seats": game.seats,
        "clauses": len(game.rulebook.clauses),
        "rules_version": game.rules_version,
        "options": [
            {"key": option.key, "values": option.values, "default": option.default, "free": option.free}
            for option in game.options
        ],
    }


@app.command("simulate")
def simulate_matches(
    game: GameName,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many sit at the table. Without it, the fewest possible.")
    ] = None,
    matches: Annotated[int, typer.Option("--games", metavar="K", min=1, help="How many matches are played.")] = 100,
    seed: Annotated[str, typer.Option(metavar="S", help="Match number i is played with seed S + i.")] = "0",
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help=f"Who plays: {' or '.join(BOTS)}. Once for all seats, or once for each."),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be given several times.")
    ] = None,
    pack: PackFolder = None,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="How many matches are played at the same time.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object for each match, a line each.")] = False,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Save the record of every match in this folder.")
    ] = None,
) -> None:
    """Let bots play many matches, and sum up who won and how long it took.

    Equal calls give equal matches, whatever the number of jobs.
    """
    chosen = find_game(game)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    outcomes = []
    began = perf_counter()
    with _workers(jobs) as executor:
        for outcome in _with_progress(
            simulate(
                chosen,
                chosen.fewest_seats if seats is None else seats,
                matches,
                read_seed(seed),
                bot or "random",
                read_options(option or []),
                pack,
                keep_records=records is not None,
                executor=executor,
            ),
            matches,
            hidden=not sys.stderr.isatty() or (as_json and sys.stdout.isatty()),
        ):
            if records is not None:
                _save_record(outcome, records)
            if as_json:
                typer.echo(outcome.to_json())
            else:
                outcomes.append(msgspec.structs.replace(outcome, record=None))
    if not as_json:
        _print_measures(chosen, outcomes, measure(outcomes), perf_counter() - began)


@contextmanager
def _workers(jobs: int) -> Iterator[Executor | None]:
    """Processes for more than one job; when something goes wrong nothing more is begun.

    They are born deaf to Ctrl-C, so that none shouts while it starts; afterwards it ends them without a word. It may
    come while Python takes a lock, or be heard by a worker first: what goes wrong because of that is not told.
    """
    if jobs == 1:
        yield None
        return
    others = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _hear_ctrl_c)
    is_interrupted = False

    def interrupt(*_: object) -> None:
        nonlocal is_interrupted
        is_interrupted = True
        threading.excepthook = lambda _: None  # the thread that waits for the workers would complain
        raise KeyboardInterrupt

    listening = signal.signal(signal.SIGINT, signal.SIG_IGN)
    for _ in range(jobs):
        executor.submit(os.getpid)
    signal.signal(signal.SIGINT, listening if listening == signal.SIG_IGN else interrupt)
    try:
        yield executor
    except RuntimeError:
        if is_interrupted:
            raise KeyboardInterrupt from None
        raise
    finally:
        signal.signal(signal.SIGINT, listening)
        if is_interrupted:
            for worker in set(multiprocessing.active_children()) - others:
                worker.kill()  # one that was still deaf would never end
        executor.shutdown(cancel_futures=True)


def _hear_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _with_progress(outcomes: Iterator[Outcome], matches: int, *, hidden: bool) -> Iterator[Outcome]:
    progress = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=hidden,
    )
    with progress:
        yield from progress.track(outcomes, total=matches)


def _save_record(outcome: Outcome, folder: Path) -> None:
    assert outcome.record is not None
    seed = re.sub(r"[^\w-]", "_", str(outcome.seed))
    outcome.record.save(folder / f"{outcome.game}-{len(outcome.seats)}-seats-{seed}.json")


def _print_measures(game: Game[Any], outcomes: list[Outcome], measures: Measures, seconds: float) -> None:
    count = "1 match" if measures.matches == 1 else f"{measures.matches} matches"
    table = Table(title=f"{game.title}: {count}")
    for heading in ("Seat", "Bot"):
        table.add_column(heading)
    for heading in ("Wins", "95 % interval"):
        table.add_column(heading, justify="right")
    for (seat, wins), bot in zip(measures.wins.items(), outcomes[0].bots, strict=True):
        table.add_row(seat, bot, f"{wins.share:.1%}", f"{wins.low:.1%} to {wins.high:.1%}")
    console.print(table)
    console.print(f"Rounds   {measures.rounds:.1f} on average, give or take {measures.rounds_spread:.1f}")
    console.print(f"Answers  {measures.answers:.1f} on average, give or take {measures.answers_spread:.1f}")
    console.print(f"Speed    {measures.matches / seconds:.1f} matches a second")


@app.command("verify")
def verify_record(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The file of a saved match.")],
    pack: PackFolder = None,
) -> None:
    """Play a saved match again and check that every word of its record is true."""
    match = verify(record, pack)
    if match.result is None:
        end = f"waiting for {' and '.join(match.waiting_for)}"
    else:
        end = f"won by {' and '.join(match.result.winners) or 'nobody'}"
    typer.echo(f"{record} is true: {match.game.title}, {len(match.answers)} answers, {end}")


@app.command()
def rules(
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="WORDS", help="Show only clauses with these words or numbers.")
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Which clauses are tested, and how often they fire.")
    ] = False,
    matches: Annotated[
        int, typer.Option("--games", metavar="N", min=0, help="With --coverage: so many matches are played to count.")
    ] = 6,
    as_json: AsJson = False,
) -> None:
    """Read the rules of a game, or the clauses about something.

    For example: fairytable rules fantastic-stories ferry, or: fairytable rules fantastic-stories FS-6
    """
    chosen = find_game(game)
    if coverage:
        _print_coverage(chosen, cover(chosen, checkout_tests(), matches), as_json=as_json)
        return
    if as_json:
        _print_json(_search(chosen, words or []))
    elif words:
        for clause in _search(chosen, words):
            if console.is_terminal:
                console.print(Markdown(f"**{clause.number}** {clause.text}"))
            else:
                typer.echo(f"{clause.number} {clause.text}")
    elif console.is_terminal:
        os.environ.setdefault("LESS", "-R")
        with console.pager(styles=True):
            console.print(Markdown(chosen.rulebook.text))
    else:
        typer.echo(chosen.rulebook.text, nl=False)


def _search(game: Game[Any], words: list[str]) -> list[Clause]:
    """The clauses that match every one of the words."""
    clauses = list(game.rulebook.clauses.values())
    for word in words:
        matching = game.rulebook.search(word)
        clauses = [clause for clause in clauses if clause in matching]
    if not clauses:
        raise FairytableError(f"No clause of {game.title} has: {' '.join(words)}")
    return clauses


def _print_coverage(game: Game[Any], coverage: Coverage, *, as_json: bool) -> None:
    untested = coverage.untested
    tested = len(coverage.tests) - len(untested)
    if as_json:
        _print_json(
            {
                "game": game.slug,
                "clauses": len(coverage.tests),
                "tested": tested,
                "untested": untested,
                "tests": coverage.tests,
                "fired": coverage.fired,
                "matches": coverage.matches,
            }
        )
        return
    wide = max(map(len, coverage.tests))
    for clause, tests in coverage.tests.items():
        names = ", ".join(test.rpartition("::")[2] for test in tests) or "no test"
        typer.echo(f"{clause:<{wide}}  fired {coverage.fired[clause]:>6}  {names}")
    typer.echo(f"{tested} of {len(coverage.tests)} clauses of {game.title} have tests", nl=False)
    typer.echo(f"; without one: {', '.join(untested)}" if untested else "")


app.add_typer(packs, name="pack")


@packs.command()
def check(folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the pack.")]) -> None:
    """Find everything that is wrong with a pack."""
    try:
        title = pack_title(folder)
        pack = load_pack(find_game(title.game), folder)
    except FaultyPack as error:
        for fault in error.faults:
            typer.echo(str(fault))
        _complain(str(error).splitlines()[0].rstrip(":"))
    for warning in pack.warnings:
        typer.echo(f"warning: {warning}")
    typer.echo(f"{folder} is a good pack for {pack.game}: {pack.name} ({pack.hash})")


@packs.command()
def new(
    game: GameName, folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new folder for the pack.")]
) -> None:
    """Begin a pack of your own, from a copy of the one that comes with the game."""
    target = copy_default_pack(find_game(game), folder)
    typer.echo(f"{target} is ready: change its TOML files, then run: fairytable pack check {target}")


@packs.command()
def show(
    which: Annotated[
        str | None, typer.Argument(metavar="GAME|DIR", help="A game, or the folder of a pack; without it every game.")
    ] = None,
) -> None:
    """Print the name and the hash of a pack."""
    slugs = [game.slug for game in GAMES]
    for choice in slugs if which is None else [which]:
        folder = find_game(choice).folder / "content" if choice in slugs else Path(choice)
        title = pack_title(folder)
        pack = load_pack(find_game(title.game), folder)
        typer.echo(f"{pack.name}\n  game  {pack.game}\n  hash  {pack.hash}")
        if title.note:
            typer.echo(f"  note  {title.note}")


def _print_json(value: Any) -> None:
    typer.echo(msgspec.json.encode(value).decode())


def _complain(sentence: str, exit_code: int = 1) -> NoReturn:
    typer.echo(f"fairytable: {sentence}", err=True)
    raise typer.Exit(exit_code)


def main() -> None:
    """What the command `fairytable` runs."""
    app(prog_name="fairytable")
