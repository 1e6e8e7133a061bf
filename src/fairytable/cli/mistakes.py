"""Errors on the command line are reported in one line."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from fairytable.engine.errors import FairytableError, FaultyPack
from fairytable.engine.pack_faults import printable

UsageError: Any = typer.BadParameter.__base__
"""A usage error. Typer exports only the subclasses of this class."""


def complain(sentence: str, exit_code: int = 1) -> NoReturn:
    """The sentence may quote a record or a pack from elsewhere, so control characters are made harmless."""
    typer.echo(f"fairytable: {printable(sentence)}", err=True)
    raise typer.Exit(exit_code)


class Commands(TyperGroup):
    """Commands that report errors in one line: a mistyped name should not print a traceback."""

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
        complain(f"{error.format_message().rstrip('.')} (see {where} --help)", error.exit_code)
    except FaultyPack as error:
        more = f" (and {len(error.faults) - 1} more; see fairytable pack check)" if len(error.faults) > 1 else ""
        complain(f"{str(error).splitlines()[0]} {error.faults[0]}{more}")
    except FairytableError as error:
        complain(str(error))
    except OSError as error:
        if error.filename is None:
            raise
        complain(f"{error.filename}: {error.strerror}")
    except KeyboardInterrupt:
        warnings.simplefilter("ignore")  # a scene that was about to begin would complain that it never did
        raise
