"""Bots that are not among ours: objects, classes, `module:Class`, and those that another package offers."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fairytable import GAMES
from fairytable.bots import Observation, UnknownBot, find_bot, installed_bots, name_of_bot, new_bot
from fairytable.bots.easy_bot import EasyBot
from fairytable.cli import app
from fairytable.engine.errors import FairytableError
from fairytable.lab import arena, play_match, simulate
from fairytable.lab.runs import new_run
from fairytable.plugins import find_plugin, plugins
from fairytable.server.wording.library import Library

GAME = "fantastic-stories"
SHORT = {"round-limit": "30"}
SOURCE = """
class Last:
    def __init__(self, luck):
        self.luck = luck

    def choose(self, observation):
        return observation.question.options[-1]

class Silent:
    pass
"""


class First:
    """Takes what is offered first."""

    def __init__(self, luck: int = 0) -> None:
        self.luck = luck

    def choose(self, observation: Observation) -> str:
        return observation.question.options[0]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module of somebody else, found on the path, and an entry point that names its class."""
    (tmp_path / "their_bots.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))

    def offered(group: str) -> list[EntryPoint]:
        ours = [("last", "their_bots:Last"), ("gone", "their_bots:Gone"), ("hard", "their_bots:Last")]
        return [EntryPoint(name, value, group) for name, value in ours] if group == "fairytable.bots" else []

    monkeypatch.setattr("fairytable.plugins.entry_points", offered)
    plugins.cache_clear()
    find_plugin.cache_clear()
    yield
    monkeypatch.undo()
    plugins.cache_clear()
    find_plugin.cache_clear()


def test_an_object_a_class_and_a_name_play_the_same_match() -> None:
    answers = play_match(GAME, 2, 1, [First(), "their_bots:Last"], SHORT).answers
    assert play_match(GAME, 2, 1, [First, "last"], SHORT).answers == answers
    assert play_match(GAME, 2, 1, [First, First], SHORT).answers != answers


def test_results_name_the_bots() -> None:
    (outcome,) = simulate(GAME, 3, 1, 1, [First(), "their_bots:Last", EasyBot], SHORT)
    assert outcome.bots == (f"{__name__}:First", "their_bots:Last", "easy")
    assert name_of_bot(find_bot("last")) == "their_bots:Last"


def test_the_lab_and_the_arena_refer_to_classes_by_their_names() -> None:
    last = find_bot("their_bots:Last")
    assert new_run(GAME, 2, bots=[last, "easy"]).bots == ("their_bots:Last", "easy")
    duels = list(arena.errands(GAMES[0], 2, [last, "random"], 1, together=False))
    assert [(duel.bot, duel.other) for duel in duels] == [("their_bots:Last", "random")]
    with pytest.raises(UnknownBot, match="a class that `import` finds"):
        new_run(GAME, 2, bots=last(1))


@pytest.mark.parametrize(
    ("name", "because"),
    [
        ("nobody", "There is no bot 'nobody'; there are: easy, .*, last, or module:Class"),
        ("their_bots:Nobody", "There is no bot 'their_bots:Nobody': .*has no attribute"),
        ("not_there:Bot", "No module named 'not_there'"),
        ("their_bots:Silent", "a bot is a class with a method `choose`"),
        ("gone", "'gone' of the package their_bots:Gone cannot be loaded"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_sentence(name: str, because: str) -> None:
    with pytest.raises(FairytableError, match=because):
        new_bot(name)


def test_a_package_cannot_replace_a_bot_of_ours() -> None:
    assert installed_bots() == ["gone", "last"]
    assert find_bot("hard").__name__ == "SearchBot"


@pytest.mark.parametrize("command", [["simulate", "--json", "--games", "1"], ["play", "--seed", "1", "--pause", "0"]])
def test_commands_take_a_bot_by_its_module_and_class(command: list[str]) -> None:
    bots = ["--seat", "red=bot:their_bots:Last", "--bots", "their_bots:Last"]
    words = [*command, GAME, "--option", "round-limit=30", *(bots if command[0] == "play" else ["--bot", "last"])]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert "their_bots:Last" in done.output or '"last"' in done.output


def test_a_server_offers_installed_bots_and_those_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FairytableError, match="cannot be loaded"):
        Library()
    monkeypatch.setattr("fairytable.server.wording.library.installed_bots", lambda: ["last"])
    assert list(Library(bots=["their_bots:Last"]).bots) == ["easy", "medium", "hard", "last", "their_bots:Last"]
