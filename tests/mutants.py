"""Mutation testing: do a game's own tests notice when its rules change?

    make mutants GAME=grimm-forest SAMPLE=60

Cosmic Ray makes the mutants: copies of the rules with one small change, such as `<` in place of `<=`. Each mutant of
the sample is tested in a temporary copy of the checkout until the first test fails. Those that survive are listed as
diffs: either a test is missing there, or the change makes no difference. The sample depends only on the seed and on the
lines of the rules, so it stays nearly the same while tests are added and other rules are edited.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import resource
import shutil
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names
from coverage import CoverageData
from rich.console import Console

from fairytable.games import find_game
from tests.cpu_limit import CPU_SECONDS_FOR_A_TEST, ENDED_BY

ROOT = Path(__file__).parent.parent

SURVIVED = "SURVIVED"

NO_RULES = {
    *("__init__", "verbs", "events", "describe", "page", "places", "balance", "tale", "guide_values"),
    *("content", "reading", "bots", "advice", "bargains", "corners", "crowds", "goals", "risk"),
}
"""Modules without rules: what is said and shown, what reads packs, and what bots think. All others are mutated."""

THOUGHTS = ("goals", "dangers")
"""Functions among the rules of ThreeTale's Futures that only bots ask."""

HARMLESS = ("RemoveDecorator", "_Eq_Is", "_Is_Eq", "_NotEq_IsNot", "_IsNot_NotEq")
"""Operators that rarely change anything: they remove a cache, or compare identity where equality was compared."""

TEST_OF_THE_PAGE = "tests/games/hungarian_folktales/test_recorded_prospects.py::test_the_page_shows_what_the_rules_say"
"""Left out: it runs Node, which needs more memory than a mutant may have."""

BYTES_FOR_A_MUTANT = 4 * 2**30
"""Some mutants take ever more memory, others never come to an end (`tests/cpu_limit.py`). That is noticed too."""

Place = tuple[int, int]
Coverage = dict[Path, dict[int, set[str]]]
"""For every line that runs at all: the tests that run it."""


class DropStatement(Operator):  # type: ignore[misc]
    """Leaves out a call or a change to the table. Cosmic Ray has no such operator of its own."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Place, Place]]:
        if node.type == "simple_stmt" and self._has_an_effect(node.children[0]):
            yield node.children[0].start_pos, node.children[0].end_pos

    def mutate(self, node: Any, _index: int) -> Any:
        node.children[0] = get_ast(node.get_first_leaf().prefix + "pass")
        return node

    @staticmethod
    def _has_an_effect(statement: Any) -> bool:
        """A new local variable is none: without it nothing would run."""
        if statement.type == "expr_stmt":
            target, operator = statement.children[:2]
            return bool(operator.type == "operator" and (target.type != "name" or operator.value != "="))
        return bool(statement.type == "atom_expr")

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()


@dataclass(frozen=True)
class Mutant:
    path: Path
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        changes = difflib.unified_diff(self.before.splitlines(), self.after.splitlines(), lineterm="", n=0)
        return "\n".join((f"{self.path}:{self.line}", *list(changes)[3:]))


def rules_of(package: Path) -> list[Path]:
    """The modules with rules, also those in folders."""
    modules = [path.relative_to(ROOT / package) for path in (ROOT / package).rglob("*.py")]
    return sorted(package / module for module in modules if not NO_RULES & {module.stem, *module.parent.parts})


def choose_mutants(paths: list[Path], size: int, seed: str) -> list[Mutant]:
    """First chooses places, then one mutant for each, since some places can be mutated in a dozen ways."""
    kinds = [get_operator(name) for name in operator_names() if not name.endswith(HARMLESS)]
    operators = [DropStatement(), *(kind() for kind in kinds if not kind.arguments())]
    found: dict[tuple[Path, str, Place, Place], list[tuple[int, Operator, int]]] = defaultdict(list)
    sources = {path: (ROOT / path).read_text(encoding="utf-8") for path in paths}
    for path, source in sources.items():
        lines, nodes = source.splitlines(), list(ast_nodes(get_ast(source)))
        inert = list(_inert_parts(ast.parse(source)))
        for operator in operators:
            positions = (position for node in nodes for position in operator.mutation_positions(node))
            for occurrence, (start, end) in enumerate(positions):
                if not any(first <= start and end <= last for first, last in inert):
                    place = (path, lines[start[0] - 1], (0, start[1]), (end[0] - start[0], end[1]))
                    found[place].append((start[0], operator, occurrence))

    def luck(*words: object) -> str:
        return sha256(f"{seed} {words}".encode()).hexdigest()

    chosen = []
    for place in sorted(found, key=lambda place: luck(*place))[:size]:
        line, operator, occurrence = min(found[place], key=lambda way: luck(*place, type(way[1]).__name__, way[2]))
        source = sources[place[0]]
        chosen.append(Mutant(place[0], line, source, mutate_code(source, operator, occurrence)))
    return chosen


def _inert_parts(tree: ast.Module) -> Iterator[tuple[Place, Place]]:
    """Type hints; in the heads of classes decorators and what only guards against slips, such as `frozen=True`; and
    what bots think."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in THOUGHTS and node.end_lineno:
            yield (node.lineno, 0), (node.end_lineno + 1, 0)
        head: list[ast.expr | ast.keyword] = []
        if isinstance(node, ast.ClassDef):
            head = [*node.decorator_list, *(keyword for keyword in node.keywords if keyword.arg in ("frozen", "gc"))]
        for part in (getattr(node, "annotation", None), getattr(node, "returns", None), *head):
            if isinstance(part, ast.expr | ast.keyword) and part.end_lineno and part.end_col_offset:
                yield (part.lineno, part.col_offset), (part.end_lineno, part.end_col_offset)


def run_unchanged(copy: Path, tests: Path, paths: list[Path], jobs: int) -> Coverage:
    """Runs all tests on the rules as they are, and finds out which test runs which line."""
    package = paths[0].parent
    plugins = ("-pxdist.plugin", f"-n{jobs}", "-ppytest_cov", f"--cov={package}", "--cov-context=test", "--cov-report=")
    ended, output = run_tests(copy, *plugins, f"--deselect={TEST_OF_THE_PAGE}", str(tests))
    if ended != 0:
        raise SystemExit(f"Before rules are mutated their tests have to pass, and they do not:\n{output[-3000:]}")
    kept = CoverageData(str(copy / ".coverage"))
    kept.read()
    contexts = {path: kept.contexts_by_lineno(str(copy / path)) for path in paths}
    return {
        path: {line: {name.rpartition("|")[0] for name in names} - {""} for line, names in lines.items()}
        for path, lines in contexts.items()
    }


def tests_for(mutant: Mutant, coverage: Coverage) -> list[str]:
    """Those first that run the changed statement, and of these the ones that run little else. None if no test runs it.

    The others follow, for what a statement worked out may have been kept in a cache."""
    breadth = Counter(test for lines in coverage.values() for tests in lines.values() for test in tests)
    statement = _statement_at(ast.parse(mutant.before), mutant.line)
    running = [coverage[mutant.path][line] for line in statement if line in coverage[mutant.path]]
    direct = set[str]().union(*running)
    return sorted(breadth, key=lambda test: (test not in direct, breadth[test], test)) if running else []


def _statement_at(tree: ast.Module, line: int) -> range:
    """The lines of the innermost statement there; of one with a body, those before the body."""
    found = range(line, line + 1)
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or node.lineno):
            body = getattr(node, "body", None)
            end = body[0].lineno if body and body[0].lineno > node.lineno else (node.end_lineno or node.lineno) + 1
            found = range(node.lineno, end) if line < end else found
    return found


def run_tests(copy: Path, *arguments: str, flags: tuple[str, ...] = ()) -> tuple[int, str]:
    """How pytest ended, and what it printed. Plugins of pytest that are not needed here would take longest."""
    quick = ("-x", "-q", "-pno:cacheprovider")
    run = subprocess.run(
        [sys.executable, *flags, "-m", "pytest", *quick, *arguments],
        check=False,
        cwd=copy,
        env=os.environ | {"PYTHONPATH": str(copy / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=_limit_memory,
    )
    return run.returncode, run.stdout


def _limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (BYTES_FOR_A_MUTANT, BYTES_FOR_A_MUTANT))


def how_it_ends(mutant: Mutant, tests: list[str], copy: Path) -> str:
    """No bytecode is written for it (-B), or it might be taken for that of the next mutant."""
    (copy / "to_run").write_text("\n".join(tests), encoding="utf-8")
    (copy / mutant.path).write_text(mutant.after, encoding="utf-8")
    try:
        ended, output = run_tests(copy, "-ptests.cpu_limit", "@to_run", flags=("-B",))
    finally:
        (copy / mutant.path).write_text(mutant.before, encoding="utf-8")
    if ended == 0:
        return SURVIVED
    if ended == -ENDED_BY:
        return f"noticed: a test took more than {CPU_SECONDS_FOR_A_TEST} s of CPU time"
    failed = [line.partition(" - ")[0] for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return f"noticed: {failed[0] if failed else f'pytest ended with {ended}'}"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description="Do a game's tests notice changed rules?"
    )
    parser.add_argument("game", type=find_game, help="such as grimm-forest")
    parser.add_argument("--sample", type=int, default=60, help="how many mutants")
    parser.add_argument("--seed", default="1", help="another seed chooses other mutants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at the same time")
    wishes = parser.parse_args()
    console = Console(soft_wrap=True, markup=False, highlight=False)
    package = Path("src/fairytable/games", wishes.game.slug.replace("-", "_"))
    tests = Path("tests/games", package.name)
    paths = rules_of(package)
    mutants = choose_mutants(paths, wishes.sample, wishes.seed)

    with TemporaryDirectory() as folder, ThreadPoolExecutor(wishes.jobs) as threads:
        first = Path(folder, "0")
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, first / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy2(ROOT / "pyproject.toml", first)
        (first / "web").symlink_to(ROOT / "web")
        console.print(f"All tests of {package.name} on its rules as they are ...")
        coverage = run_unchanged(first, tests, paths, wishes.jobs)
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(wishes.jobs):
            copies.put(first if number == 0 else shutil.copytree(first, Path(folder, str(number))))

        def judge(mutant: Mutant) -> str:
            copy = copies.get()
            try:
                to_run = tests_for(mutant, coverage)
                return how_it_ends(mutant, to_run, copy) if to_run else SURVIVED
            finally:
                copies.put(copy)

        survivors = []
        for number, (mutant, ending) in enumerate(zip(mutants, threads.map(judge, mutants), strict=True), 1):
            console.print(f"{number}/{len(mutants)} {mutant.path.relative_to(package)}:{mutant.line} {ending}")
            survivors += [mutant] if ending == SURVIVED else []

    for mutant in survivors:
        console.print(f"\n{mutant}")
    noticed_of_all = len(mutants) - len(survivors)
    console.print(f"\n{noticed_of_all} of {len(mutants)} mutants noticed: {noticed_of_all / len(mutants):.1%}")


if __name__ == "__main__":
    main()
