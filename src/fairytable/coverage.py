"""Rules coverage: which clauses of a game have tests, how often each fires when bots play, and which verbs explain
why an option is missing.

A test names the clauses it checks: `@clause("FS-5.2", "FS-5.3")`. They are read from the source; no test is run.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from fairytable.engine.chance import Chance
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.matches import new_match

SOURCES = ("*.py", "*.toml", "*.ftl", "*.md")

TRIES = 200


class NoTests(FairytableError):
    """The tests are missing, or cannot be read."""


class Naming(Struct, frozen=True):
    """A test that names a clause."""

    clause: str
    test: str


class Coverage(Struct, frozen=True):
    """The clauses of one game: the tests that name each, and how often it fired in this many matches."""

    game: str
    matches: int
    tests: dict[str, list[str]]
    fired: dict[str, int]
    unknown: list[Naming]

    @property
    def untested(self) -> list[str]:
        return [clause for clause, tests in self.tests.items() if not tests]


def cover(game: Game[Any], tests: Path, matches: int = 0) -> Coverage:
    """The coverage of a game's clauses by the tests in a folder and by matches of random bots."""
    by_clause: dict[str, list[str]] = {clause: [] for clause in game.rulebook.clauses}
    unknown = []
    identity = game.identity
    for naming in namings(tests):
        if naming.clause in by_clause:
            by_clause[naming.clause].append(naming.test)
        elif naming.clause.startswith(f"{identity.prefix}-") or f"games/{identity.folder.name}/" in naming.test:
            unknown.append(naming)
    fired = clauses_fired(game, matches)
    return Coverage(game.slug, matches, by_clause, {clause: fired[clause] for clause in by_clause}, unknown)


def checkout_tests() -> Path:
    """The tests of the checkout that this package runs from."""
    package = Path(__file__).parent
    tests = package.parent.parent / "tests"
    if package.parent.name != "src" or not tests.is_dir():
        raise NoTests("Coverage is read from the tests, and only a checkout of fairytable has them")
    return tests


def namings(tests: Path) -> Iterator[Naming]:
    """Every clause that a test names, file by file."""
    for path in sorted(tests.rglob("test_*.py")):
        place = path.relative_to(tests.parent).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                for number in _clauses_of(node, place):
                    yield Naming(number, f"{place}::{node.name}")


def clauses_fired(game: Game[Any], matches: int) -> Counter[str]:
    """How often each clause emitted an event, asked a question or decided the end in matches of random bots.

    The number of seats and the options of the game change from match to match.
    """
    fired: Counter[str] = Counter()
    for number in range(matches):
        last = None
        for match, question in _questions_of_a_match(game, number):
            fired[question.clause] += 1
            last = match
        assert last is not None
        assert last.result is not None
        fired.update(event.clause for event in last.events or ())
        fired[last.result.clause] += 1
    return fired


def _fitting_options(game: Game[Any], seats: int, chance: Chance) -> dict[str, str]:
    """Random options that are compatible; the defaults if none are found in many tries."""
    for _ in range(TRIES):
        options = {option.key: chance.pick(option.values) for option in game.rules.options} | dict(game.bots.options)
        if game.rules.fits(options, game.seats[:seats]) is None:
            return options
    return dict(game.bots.options)


def clauses_written(game: Game[Any]) -> Iterator[Naming]:
    """Every clause that the game's own files mention, with its location: code, content, texts and the rules
    themselves."""
    number = re.compile(rf"\b{game.identity.prefix}-\d+\.\d+\b")
    for pattern in SOURCES:
        for path in sorted(game.identity.folder.rglob(pattern)):
            for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
                for clause in number.findall(text):
                    yield Naming(clause, f"{path.relative_to(game.identity.folder.parent).as_posix()}:{line}")


def _clauses_of(test: ast.FunctionDef, place: str) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and _name_of(decorator.func) == "clause":
            for argument in decorator.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise NoTests(f"{place}::{test.name} names a clause that is not written out")
                yield argument.value


def _name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


class Explained(Struct):
    """The options of one verb in some matches: how many were offered, how many were missing with a reason, and how many
    disappeared without one although the same seat had been offered them at its question before."""

    offered: int = 0
    explained: int = 0
    gone: int = 0


def explain(game: Game[Any], matches: int) -> dict[str, Explained]:
    """The offered and the explained options by verb, in matches of random bots."""
    found = {verb.word: Explained() for verb in game.vocabulary.verbs}
    for number in range(matches):
        offered_before: dict[str, set[str]] = {}
        for match, question in _questions_of_a_match(game, number):
            offered, refused = set(question.options), set(match.refusals(question))
            for option in offered:
                found[option.partition(" ")[0]].offered += 1
            for option in refused:
                found[option.partition(" ")[0]].explained += 1
            for option in offered_before.get(question.seat, set()) - offered - refused:
                found[option.partition(" ")[0]].gone += 1
            offered_before[question.seat] = offered
    return found


def _questions_of_a_match(game: Game[Any], number: int) -> Iterator[tuple[Match, Question]]:
    """Every question of a random match, before it is answered."""
    chance = Chance.from_seed(number)
    seats = game.identity.fewest_seats + number % (game.identity.most_seats - game.identity.fewest_seats + 1)
    match = new_match(game, seats, number, _fitting_options(game, seats, chance), quiet=False)
    while match.questions:
        question = match.questions[0]
        yield match, question
        match.answer(question.seat, chance.pick(question.options))
