"""Arrows point one way: lab, terminal and cli use bots and games; these use the engine, which knows none of them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import pytest

import fairytable
from fairytable.engine.game import Game
from fairytable.engine.search_settings import SearchSettings
from fairytable.games import GAMES

PACKAGE = Path(fairytable.__file__).parent
MAY_IMPORT = {
    "engine": {"engine"},
    "plugins": {"engine"},
    "games": {"engine", "plugins"},
    "bots": {"engine", "bots", "plugins"},
    "matches": {"engine", "games"},
    "testing": {"engine"},
    "looking": {"engine"},
    "game_checks": {"engine", "lab", "terminal", "coverage", "looking", "the package"},
    "lessons": {"engine", "games", "bots", "matches", "lessons"},
    "lab": {"engine", "games", "bots", "matches", "lab", "the package"},
    "terminal": {"engine", "games", "bots", "matches", "lessons", "terminal", "the package"},
    "server": {"engine", "games", "bots", "matches", "lessons", "server", "the package"},
    "environment": {"engine", "games", "matches", "terminal", "environment", "the package"},
    "coverage": {"engine", "games", "bots", "matches", "lab", "the package"},
    "translations": {"engine", "games"},
    "cli": {
        "engine",
        "games",
        "bots",
        "matches",
        "lessons",
        "lab",
        "terminal",
        "server",
        "coverage",
        "game_checks",
        "cli",
        "the package",
    },
    "__main__": {"cli"},
    "the package": {"engine", "games", "matches"},
}
SERVER_MAY_IMPORT = {
    "settings": set[str](),
    "people": set[str](),
    "messages": set[str](),
    "limits": {"wording", "settings"},
    "wording": {"messages", "settings"},
    "storage": {"wording", "messages", "settings"},
    "room": {"storage", "wording", "messages", "limits", "settings", "people"},
    "requests": {"room", "storage", "wording", "messages", "limits", "settings", "people"},
    "worker": {"room", "storage", "wording", "limits", "settings"},
    "socket": {"worker", "requests", "room", "storage", "wording", "messages", "limits", "settings", "people"},
    "http": {"worker", "room", "storage", "wording", "messages", "limits", "settings", "people", "metrics"},
    "metrics": {"worker", "storage"},
    "listening": {"http", "socket", "worker", "wording", "settings", "metrics"},
    "types": {"messages"},
}
"""Of the server: an answer goes from `socket` through `room` into `storage`, and comes back in words of `wording`."""
NO_LUCK_AND_NO_CLOCK = {
    "games": {"random", "time", "datetime", "os", "secrets"},
    "engine": {"random", "time"},
}
MAY_ASK_BOTS = {"__init__", "balance", "guide_values", "fables", "friends", "monsters"}
"""What puts a game together, what is measured in matches of bots, what the guide advises, and cards that say themselves
what they are worth."""
SOURCES = sorted(PACKAGE.rglob("*.py"))


def imports_in(source: str) -> Iterator[str]:
    """The modules that a source imports, wherever in it: `from a.b import c` imports `a.b` and perhaps `a.b.c`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports in fairytable name the whole module"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def area_of(module: str) -> str | None:
    """The part of fairytable that a module belongs to; None if it is not ours."""
    package, _, rest = module.partition(".")
    if package != "fairytable":
        return None
    area = rest.partition(".")[0]
    is_ours = (PACKAGE / area).is_dir() or (PACKAGE / f"{area}.py").is_file()
    return area if area and is_ours else "the package"


def game_of(module: str) -> str | None:
    """The game that a module belongs to, if it is one of `fairytable.games.<game>`."""
    parts = module.split(".")
    is_game = parts[:2] == ["fairytable", "games"] and len(parts) > 2 and (PACKAGE / "games" / parts[2]).is_dir()
    return parts[2] if is_game else None


def module_of(path: Path) -> str:
    parts = ("fairytable", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    module = module_of(path)
    area = area_of(module)
    assert area in MAY_IMPORT, f"say in MAY_IMPORT what {area} may import"
    for imported in imports_in(path.read_text(encoding="utf-8")):
        target = area_of(imported)
        if area == target == "games":
            assert module == "fairytable.games" or game_of(module) == game_of(imported), f"{module}: {imported}"
        elif target is not None:
            assert target in MAY_IMPORT[area], f"{module} imports {imported}"


def part_of_server(module: str) -> str | None:
    """The package or module of the server that a module belongs to."""
    return module.split(".")[2] if module.startswith("fairytable.server.") else None


SERVER = [path for path in SOURCES if part_of_server(module_of(path))]


@pytest.mark.parametrize("path", SERVER, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_package_of_the_server_imports_only_what_lies_below_it(path: Path) -> None:
    part = part_of_server(module_of(path))
    assert part in SERVER_MAY_IMPORT, f"say in SERVER_MAY_IMPORT what {part} may import"
    for imported in imports_in(path.read_text(encoding="utf-8")):
        target = part_of_server(imported)
        assert target in (None, part) or target in SERVER_MAY_IMPORT[part], f"{module_of(path)} imports {imported}"


def test_no_modules_import_each_other_in_a_circle() -> None:
    modules = {module_of(path): path for path in SOURCES}
    arrows = {
        module: {
            found
            for imported in imports_in(path.read_text(encoding="utf-8"))
            for found in (imported, imported.rpartition(".")[0])
            if found in modules and found != module
        }
        for module, path in modules.items()
        if part_of_server(module)
    }
    TopologicalSorter(arrows).prepare()  # a circle is named in its complaint


def is_of_bots(module: str) -> bool:
    """Whether it belongs to the package `bots` of a game, which knows the rules, and which no rule knows."""
    return bool(game_of(module)) and module.split(".")[3:4] == ["bots"]


@pytest.mark.parametrize("game", sorted({game for path in SOURCES if (game := game_of(module_of(path)))}))
def test_no_rule_imports_what_bots_think(game: str) -> None:
    asked = [
        f"{path.relative_to(PACKAGE)} imports {imported}"
        for path in sorted((PACKAGE / "games" / game).rglob("*.py"))
        if path.stem not in MAY_ASK_BOTS and not is_of_bots(module_of(path))
        for imported in imports_in(path.read_text(encoding="utf-8"))
        if is_of_bots(imported)
    ]
    assert asked == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_bots_ask_of_a_game_is_known_to_be_of_bots(game: Game[Any]) -> None:
    asked: list[Callable[..., Any] | None] = [
        game.bots.heuristic,
        game.bots.policy,
        game.bots.in_suspense,
        game.bots.worth_trying,
        game.bots.parts,
    ]
    search: SearchSettings | None = game.bots.search
    while search:
        asked += [search.rollout_heuristic, search.rollout_policy, search.plan, search.contenders, search.aside]
        search = search.closely
    own = {function.__module__ for function in asked if function and game_of(function.__module__)}
    assert {module for module in own if not is_of_bots(module)} <= {f"fairytable.games.{game.slug.replace('-', '_')}"}


@pytest.mark.parametrize("area", NO_LUCK_AND_NO_CLOCK)
def test_rules_know_no_luck_but_the_table_s_and_no_clock(area: str) -> None:
    for path in sorted((PACKAGE / area).rglob("*.py")):
        imported = {module.partition(".")[0] for module in imports_in(path.read_text(encoding="utf-8"))}
        assert not imported & NO_LUCK_AND_NO_CLOCK[area], path


def test_nobody_but_the_program_itself_imports_the_command_line() -> None:
    assert [area for area, allowed in MAY_IMPORT.items() if "cli" in allowed] == ["cli", "__main__"]


def test_every_way_to_import_is_read() -> None:
    source = "import random\ndef later():\n    from fairytable.games.grimm_forest import table, scenes\n"
    assert list(imports_in(source)) == [
        "random",
        "fairytable.games.grimm_forest.table",
        "fairytable.games.grimm_forest.scenes",
    ]


def test_a_module_is_found_in_its_area() -> None:
    assert area_of("fairytable.engine.match.Match") == "engine"
    assert area_of("fairytable.new_match") == "the package"
    assert area_of("fairytable.matches.new_match") == "matches"
    assert area_of("msgspec.Struct") is None
    assert game_of("fairytable.games.fantastic_stories.table.Reader") == "fantastic_stories"
    assert game_of("fairytable.games.find_game") is None


def test_a_scene_is_given_what_it_needs() -> None:
    """What may be None only between scenes is asked for by a name that says so; the rest says why it cannot be None."""
    bare = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in sorted((PACKAGE / "games").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Assert) and node.msg is None
    ]
    assert bare == []
