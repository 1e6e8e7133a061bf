"""The guide to a sixth game is followed to the letter, and the game it makes passes what every game passes."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Protocol

import pytest

import fairytable.games
from fairytable import GAMES, Game, new_match, verify
from fairytable.coverage import cover
from fairytable.engine.words import Words
from fairytable.lab import measure, play_match, simulate
from fairytable.server.types import types_of_game

CHECKOUT = Path(__file__).parents[2]
FOLLOW_THE_GUIDE = """
import fairytable.games
fairytable.games.__path__.append({folder!r})
import tests.games.goose_market.truths
from fairytable.games import goose_market
fairytable.games.GAMES.append(goose_market.GAME)
"""


class Guide(Protocol):
    text: str

    def files(self) -> dict[str, str]: ...


@pytest.fixture
def checkout(guide: Guide, tmp_path: Path) -> Path:
    """A folder with the files of the guide, as they would lie in a checkout."""
    for name, content in guide.files().items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return tmp_path


@pytest.fixture
def goose_market(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    """The game of the guide, among the games that fairytable knows."""
    folder = str(checkout / "src" / "fairytable" / "games")
    monkeypatch.setattr(fairytable.games, "__path__", [*fairytable.games.__path__, folder])
    game: Game[Any] = importlib.import_module("fairytable.games.goose_market").GAME
    GAMES.append(game)
    yield game
    GAMES.remove(game)
    for name in [name for name in sys.modules if name.startswith("fairytable.games.goose_market")]:
        del sys.modules[name]
    del fairytable.games.goose_market  # type: ignore[attr-defined]


def test_the_guide_names_the_place_of_every_file(guide: Guide) -> None:
    places = [name.replace("src/fairytable/games/goose_market/", "") for name in guide.files()]
    assert places == [
        "RULES.md",
        "content/pack.toml",
        "content/geese.toml",
        "table.py",
        "questions.py",
        "verbs.py",
        "refusals.py",
        "scenes.py",
        "events.py",
        "texts/en.ftl",
        "describe.py",
        "bots.py",
        "__init__.py",
        "tests/games/goose_market/test_goose_market.py",
        "tests/games/goose_market/truths.py",
        *(
            f"web/src/boards/goose-market/{name}"
            for name in (
                "book.ts",
                "Cover.svelte",
                "palette.css",
                "about/en.ftl",
                "index.ts",
                "theatre.svelte.ts",
                "Board.svelte",
                "Hand.svelte",
            )
        ),
    ]


def test_the_guide_registers_the_game_beside_the_others(guide: Guide) -> None:
    slugs = [*(game.slug for game in GAMES), "goose-market"]
    names = "".join(f'    "{slug}",\n' for slug in slugs)
    assert f"SLUGS = [\n{names}]" in guide.text


def test_every_clause_of_the_guide_s_game_has_a_test(goose_market: Game[Any], checkout: Path) -> None:
    found = cover(goose_market, checkout / "tests", matches=6)
    assert found.untested == []
    assert found.unknown == []
    assert found.fired["GM-2.3"] == 18


def test_every_kind_of_event_of_the_guide_s_game_is_looked_at(goose_market: Game[Any], checkout: Path) -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in (checkout / "tests").rglob("test_*.py"))
    assert [event.key() for event in goose_market.vocabulary.events if f'"{event.key()}"' not in texts] == []


def test_bots_understand_the_guide_s_game(goose_market: Game[Any]) -> None:
    measures = measure(list(simulate(goose_market, 2, 60, bots=["greedy", "random"])))
    assert measures.wins["red"].low > 0.5, "the greedy bot is better than luck"
    assert play_match(goose_market, 4, bots="greedy").is_over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_guide_s_game_keeps_what_every_game_promises(goose_market: Game[Any], seats: int) -> None:
    luck = Random(seats)
    match = new_match(goose_market, seats, seed=seats)
    words = Words(goose_market, "en", goose_market.texts.names(match.pack.content, "en"))
    components = goose_market.rules.count_components(match.table)
    imagined_tables = set()
    while match.questions:
        question = luck.choice(match.questions)
        assert words.question(question)
        assert all(words.option(option) for option in question.options)
        assert words.name(question.seat) in match.described(question.seat, words)
        assert match.copy().table_fingerprint == match.table_fingerprint
        imagined = match.determinize(question.seat, luck.getrandbits(64))
        assert imagined.view(question.seat) == match.view(question.seat)
        imagined_tables.add(imagined.table_fingerprint)
        match.answer(question.seat, luck.choice(question.options))
        assert goose_market.rules.count_components(match.table) == components
    assert len(imagined_tables) > 1, "there is something to imagine"
    assert all(words.event(event) for seat in (None, *match.seats) for event in match.events_for(seat))
    assert verify(match.record()).table_fingerprint == match.table_fingerprint


def test_the_guide_s_code_is_in_the_style_of_the_house(checkout: Path) -> None:
    ours = ["--config", str(CHECKOUT / "pyproject.toml"), "--config", "lint.isort.known-first-party = ['fairytable']"]
    for command in (["check"], ["format", "--check"]):
        words = [sys.executable, "-m", "ruff", *command, *ours, "--no-cache", "."]
        done = subprocess.run(words, cwd=checkout, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


def test_the_guide_s_game_passes_its_tests_and_those_of_every_game(checkout: Path) -> None:
    """In a Python of its own, where the game is in the list before any test is read."""
    folder = str(checkout / "src" / "fairytable" / "games")
    (checkout / "the_guide.py").write_text(FOLLOW_THE_GUIDE.format(folder=folder), encoding="utf-8")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "the_guide", "-p", "no:cacheprovider", "-q", "-k", "goose"),
            *("--deselect", "tests/every_game/test_rules_coverage.py::test_every_clause_has_a_test"),
            *("--deselect", "tests/every_game/test_rules_coverage.py::test_every_kind_of_event_is_looked_at_by_a_test"),
            *("tests/every_game", str(checkout / "tests")),
        ],
        check=False,
        cwd=CHECKOUT,
        env=os.environ
        | {
            "PYTHONPATH": f"{checkout}{os.pathsep}{CHECKOUT / 'src'}",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTEST_ADDOPTS": "",
        },
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr


RENDER = """
import { mount, flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import gameBoard from "../src/boards/goose-market";
import { books } from "../src/boards";
import { Choice } from "../src/lib/choice.svelte";
import { Pace } from "../src/lib/pace";
import { event, option, question } from "./told";

it("draws the market, bids a coin that is touched, and lets the goose fly to its buyer", async () => {
  const answer = vi.fn();
  const choice = new Choice({ answer, whyNot: () => {}, isGrave: () => false });
  choice.ask(question([option("bid 5", "coin"), option("bid 9", "coin")]));
  const farmers = [
    { seat: "red", purse: ["5", "9"], feathers: 0 },
    { seat: "blue", purse: [null, null], feathers: 1 },
  ];
  let animate: any;
  const props: any = {
    view: { farmers, spent: [], sold: 0 }, content: null, seat: "red", seats: [], question: null, choice,
    name: (id: string) => id, inspect: () => {}, perform: (given: any) => ((animate = given), () => {}),
  };
  mount(gameBoard.board as any, { target: document.body, props });
  mount(gameBoard.hand as any, { target: document.body, props });
  flushSync();
  expect(document.querySelector("[aria-label='blue: 1 feathers, 2 coins']")).not.toBeNull();
  await animate(event(0, "sold", { seat: "red", goose: "grey_goose", feathers: 2 }), new Pace(0));
  flushSync();
  expect(document.querySelector("[aria-label='red: 2 feathers, 2 coins']")).not.toBeNull();
  const coins = [...document.querySelectorAll<HTMLElement>(".card.can")];
  coins[1]?.click();
  expect(answer.mock.calls[0]?.[1].option).toBe("bid 9");
  expect(books["goose-market"]?.about("does")).toBe("Buy geese, sell them dearer, and be home before dark.");
});
"""


@pytest.fixture
def web(checkout: Path, goose_market: Game[Any], guide: Guide) -> Path:
    """The page with the board of the guide in it, and nothing of the house changed."""
    ours, web = CHECKOUT / "web", checkout / "web"
    board = checkout / "board"
    (web / "src" / "boards" / "goose-market").rename(board)
    shutil.rmtree(web)
    web.mkdir()
    for name in ("src", "tests"):
        shutil.copytree(ours / name, web / name)
    for name in ("tsconfig.json", "vite.config.ts", "svelte.config.js", "package.json", "node_modules"):
        (web / name).symlink_to(ours / name)
    board.rename(web / "src" / "boards" / "goose-market")
    (web / "src" / "boards" / "goose-market" / "types.ts").write_text(types_of_game(goose_market), encoding="utf-8")
    listed = web / "src" / "boards" / "index.ts"
    line = '"goose-market": gooseMarket,'
    assert line in guide.text
    text = listed.read_text(encoding="utf-8").replace("= {\n", f"= {{\n  {line}\n")
    listed.write_text(f'import gooseMarket from "./goose-market/book";\n{text}', encoding="utf-8")
    (web / "tests" / "goose-market.test.ts").write_text(RENDER, encoding="utf-8")
    return web


def npx(web: Path, *words: str) -> None:
    """Run a tool of the page, which must have nothing to complain about."""
    tool = CHECKOUT / "web" / "node_modules" / ".bin" / words[0]
    done = subprocess.run([str(tool), *words[1:]], cwd=web, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-5000:]


def test_the_guide_s_board_is_drawn_and_played(web: Path) -> None:
    npx(web, "vitest", "run", "tests/goose-market.test.ts", "tests/animations.test.ts")


def test_the_guide_s_board_fits_the_types_written_from_its_game(web: Path) -> None:
    (web / "tests" / "goose-market.test.ts").unlink()
    npx(web, "svelte-check", "--fail-on-warnings")
