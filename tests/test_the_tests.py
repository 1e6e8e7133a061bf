"""No test depends on the clock or on luck of its own: what would is found in the sources of the tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

FOLDER = Path(__file__).parent
CLOCKS = {"time", "sleep", "sleep_ms", "monotonic", "perf_counter", "process_time", "now", "utcnow", "today"}
WAITS = {"wait_for_timeout", "set_default_timeout"}
BY_HAND = {
    "fuzzing.py": "run by hand, it goes on for as long as one likes",
    "server/test_window_times.py": "time is virtual",
}
SOURCES = [path for path in sorted(FOLDER.rglob("*.py")) if path.relative_to(FOLDER).as_posix() not in BY_HAND]


def faults_in(source: str) -> Iterator[str]:
    """Calls that look at the clock, wait for a while, or draw luck that no seed has fixed."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else [name.name for name in node.names]
            yield from (f"line {node.lineno} imports {module}" for module in modules if module in ("time", "datetime"))
        elif isinstance(node, ast.Call) and (name := ast.unparse(node.func)):
            owner, _, verb = name.rpartition(".")
            is_luck = (owner == "random" and verb != "Random" and _imports_random(tree)) or owner == "secrets"
            is_yield = verb == "sleep" and [ast.unparse(argument) for argument in node.args] == ["0"]
            is_clock = verb in CLOCKS | WAITS and not is_yield
            if is_luck or is_clock or (verb == "Random" and not node.args):
                yield f"line {node.lineno} calls {name}"


def _imports_random(tree: ast.Module) -> bool:
    return any(isinstance(node, ast.Import) and node.names[0].name == "random" for node in tree.body)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_a_test_knows_no_clock_and_no_luck_without_a_seed(path: Path) -> None:
    assert list(faults_in(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "from time import sleep",
        "from datetime import datetime",
        "async def wait():\n    await asyncio.sleep(1)",
        "page.wait_for_timeout(500)",
        "import random\nrandom.choice([1, 2])",
        "from random import Random\nRandom()",
        "import secrets\nsecrets.token_hex(8)",
    ],
)
def test_what_would_depend_on_the_clock_or_on_luck_is_found(source: str) -> None:
    assert list(faults_in(source)) != []


def test_luck_with_a_seed_is_welcome() -> None:
    assert list(faults_in("import random\nluck = random.Random(3)\nluck.choice([1, 2])")) == []
    assert list(faults_in("from random import Random\nrandom = Random(1)\nrandom.choice([1, 2])")) == []


def test_hypothesis_tries_the_same_examples_every_time() -> None:
    usual = settings()
    assert usual.derandomize
    assert usual.database is None
    assert usual.deadline is None
