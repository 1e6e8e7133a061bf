"""The command `fairytable rules`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.text import Text

from fairytable.cli.arguments import AsJson, GameName, PackFolder
from fairytable.cli.output import console, print_json
from fairytable.coverage import Coverage, Explained, checkout_tests, cover, explain
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game
from fairytable.engine.languages import language_here
from fairytable.engine.one_page import one_page
from fairytable.engine.packs import load_pack
from fairytable.engine.rulebook import Clause
from fairytable.engine.words import Words
from fairytable.games import find_game
from fairytable.terminal.box_pages import lines_of
from fairytable.terminal.one_page import page_in_words


def rules(
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="WORDS", help="Show only clauses with these words or numbers.")
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Show which clauses are tested and how often they apply.")
    ] = False,
    matches: Annotated[
        int,
        typer.Option(
            "--games", metavar="N", min=0, help="With --coverage or --why-not: the number of matches to play."
        ),
    ] = 6,
    why_not: Annotated[
        bool,
        typer.Option("--why-not", help="Count by verb how often options are offered, and explained when missing."),
    ] = False,
    future: Annotated[
        str | None,
        typer.Option(
            "--future", metavar="FUTURE", help="The pages of a game's Future Book about this Future (number or id)."
        ),
    ] = None,
    pack: PackFolder = None,
    page: Annotated[
        bool, typer.Option("--page", help="The game on one page, for a first match: goal, turn, icons, end.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Show the rules of a game, or find the clauses about something.

    For example: fairytable rules fantastic-stories --page, or: fairytable rules fantastic-stories ferry,
    or: fairytable rules threetale --future 3
    """
    chosen = find_game(game)
    if future is not None:
        _print_pages(chosen, pack, future, as_json=as_json)
        return
    if page:
        _print_page(chosen, as_json=as_json)
        return
    if coverage:
        _print_coverage(chosen, cover(chosen, checkout_tests(), matches), as_json=as_json)
        return
    if why_not:
        _print_explained(explain(chosen, matches), as_json=as_json)
        return
    if as_json:
        print_json(_search(chosen, words or []))
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


def _print_page(game: Game[Any], *, as_json: bool) -> None:
    told = one_page(game, language_here())
    if told is None:
        raise FairytableError(f"Nobody has written a page about {game.title} yet; its rules are there")
    if as_json:
        print_json(told)
    else:
        console.print(page_in_words(told))


def _print_pages(game: Game[Any], folder: Path | None, future: str, *, as_json: bool) -> None:
    """The pages about one Future, with the numbers of the pack."""
    boxes = game.rules.boxes
    if boxes is None:
        raise FairytableError(f"{game.title} has no Future Book")
    content = load_pack(game, folder).content
    found = boxes.numbers(content)
    box = next((box for number, box in found.items() if future in (str(number), box)), None)
    if box is None:
        known = ", ".join(f"{number} ({box})" for number, box in sorted(found.items()))
        raise FairytableError(f"{game.title} has no Future {future}; it has: {known}")
    words = Words(game, language_here(), game.texts.names(content, language_here()))
    pages = boxes.pages(content, box, words)
    if as_json:
        print_json(pages)
        return
    for line in lines_of(pages, words):
        console.print(Text(line.text, style="bold" if line.is_heading else ""))


def _search(game: Game[Any], words: list[str]) -> list[Clause]:
    """The clauses that match every one of the words."""
    clauses = list(game.rulebook.clauses.values())
    for word in words:
        matching = game.rulebook.search(word)
        clauses = [clause for clause in clauses if clause in matching]
    if not clauses:
        raise FairytableError(f"No clause of {game.title} has: {' '.join(words)}")
    return clauses


def _print_explained(explained: dict[str, Explained], *, as_json: bool) -> None:
    if as_json:
        print_json(explained)
        return
    wide = max(map(len, explained))
    for verb, counts in explained.items():
        typer.echo(
            f"{verb:<{wide}}  offered {counts.offered:>7}  missing, explained {counts.explained:>7}"
            f"  gone, unexplained {counts.gone:>7}"
        )


def _print_coverage(game: Game[Any], coverage: Coverage, *, as_json: bool) -> None:
    untested = coverage.untested
    tested = len(coverage.tests) - len(untested)
    if as_json:
        print_json(
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
