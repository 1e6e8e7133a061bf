"""The command `fairytable check-game`: the checks that every game passes, for a game of another package too."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from fairytable.cli.output import console
from fairytable.game_checks import all_checks
from fairytable.games import find_game


def check_game(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game, as listed by `fairytable games`, or module:GAME.")
    ],
    only: Annotated[
        list[str] | None, typer.Option(metavar="CHECK", help="Run only this check; may be repeated.")
    ] = None,
) -> None:
    """Check that a game keeps what every game promises.

    Plays random matches with every number of seats and every option, and checks that they end, that copies, records
    and undo agree, that no view contains another seat's secret, that nothing is lost or duplicated, that everything
    has words.
    """
    checked = find_game(game)
    checks = [(check, calls) for check, calls in all_checks(checked) if not only or _name(check) in only]
    if not checks:
        raise typer.BadParameter(f"there is no check {', '.join(only or ())}")
    failed = 0
    progress = Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    with progress:
        task = progress.add_task(checked.title, total=sum(len(calls) for _, calls in checks))
        for check, calls in checks:
            fault = ""
            for arguments in calls:
                fault = fault or _fault_of(check, arguments)
                progress.advance(task)
            failed += bool(fault)
            console.print(f"{'failed' if fault else 'ok':6}  {_name(check)}", highlight=False)
            for line in fault.splitlines():
                console.print(f"        {line}", markup=False, highlight=False, soft_wrap=True)
    console.print(f"{len(checks) - failed} of {len(checks)} checks passed")
    if failed:
        raise typer.Exit(1)


def _name(check: Callable[..., None]) -> str:
    return check.__name__.removeprefix("check_").replace("_", "-")


def _fault_of(check: Callable[..., None], arguments: tuple[Any, ...]) -> str:
    """What a check finds, and where; nothing if it passes."""
    try:
        check(*arguments)
    except Exception as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        settings = ", ".join(str(each) for each in arguments[1:])
        found = str(error) or frame.line or type(error).__name__
        where = f"{frame.filename}:{frame.lineno}"
        return "\n".join([(check.__doc__ or "").splitlines()[0], f"{found} ({where})", settings]).strip()
    return ""
