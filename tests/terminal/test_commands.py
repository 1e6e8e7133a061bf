"""`fairytable play` and `fairytable replay`, as they are typed."""

from __future__ import annotations

import io
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from fairytable import new_match, verify
from fairytable.cli import app
from fairytable.engine.packs import copy_default_pack
from fairytable.games import find_game
from fairytable.terminal.plain import Lines
from fairytable.terminal.sitting import Player
from fairytable.terminal.welcome import Welcome


@pytest.fixture(autouse=True)
def saves_go_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*words: str, typed: str = "") -> Result:
    result = CliRunner().invoke(app, words, input=typed, prog_name="fairytable")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_in_a_pipe_one_person_plays_against_two_medium_bots() -> None:
    result = run("play", "--seed", "3")
    assert result.exit_code == 0
    assert "At the table: Red, Blue (medium bot) and Green (medium bot).\n" in result.stdout
    assert len(list(Path("saves").iterdir())) == 1


def test_equal_seeds_and_answers_make_equal_matches() -> None:
    calls = [run("play", "fantastic-stories", "--seed", "dusk", "--save", name, typed="2\n") for name in ("a", "b")]
    assert [call.exit_code for call in calls] == [0, 0]
    assert Path("a").read_bytes() == Path("b").read_bytes()


def test_seats_options_and_bots_are_taken_from_the_command_line() -> None:
    words = ("--seat", "red=Anna", "--seats", "2", "--bots", "random", "--option", "expert=on")
    shown = run("play", "fantastic-stories", "--option", "start-player=red", *words).stdout
    assert "At the table: Anna (Red) and Blue (random bot).\n" in shown
    assert "Expert version: every die may move a pawn." in shown


def test_a_match_of_bots_ends_by_itself() -> None:
    words = ("--seat", "red=bot:random", "--seat", "blue=bot:random", "--option", "round-limit=30")
    result = run("play", "fantastic-stories", "--seed", "1", "--save", "bots.json", *words)
    assert result.exit_code == 0
    match = verify(Path("bots.json"))
    assert match.is_over


def test_bots_alone_get_the_options_of_bots() -> None:
    words = ("--seat", "red=bot:random", "--seat", "blue=bot:random", "--save", "bots.json")
    run("play", "fantastic-stories", "--seed", "1", *words)
    assert verify(Path("bots.json")).options["round-limit"] == "200"


def test_a_saved_match_goes_on() -> None:
    run("play", "--seed", "3", "--seats", "2", "--save", "match.json", typed="2\n")
    before = verify(Path("match.json"))
    result = run("play", "--resume", "match.json", "--seat", "red=Anna", typed="end\n")
    assert "At the table: Anna (Red) and Blue (medium bot).\n" in result.stdout
    after = verify(Path("match.json"))
    assert after.answers[: len(before.answers)] == before.answers
    assert len(after.answers) > len(before.answers)


def test_a_very_long_number_is_a_seed_of_words() -> None:
    result = run("play", "--seed", "9" * 5000, "--save", "match.json")
    assert result.exit_code == 0
    assert verify(Path("match.json")).seed == "9" * 5000


def test_a_match_with_another_pack_is_saved_with_it() -> None:
    copy_default_pack(find_game("fantastic-stories"), "my board")
    (pack := Path("my board/pack.toml")).write_text(pack.read_text().replace("The Library at Dusk", "The Attic"))
    shown = run("play", "--pack", "my board", "--save", "match.json").stdout
    words = shlex.split(shown.rpartition("Go on later with: fairytable ")[2])
    assert words[:4] == ["play", "--resume", "match.json", "--seat"]
    shutil.rmtree("my board")
    assert run(*words).exit_code == 0


def test_a_pack_names_its_game() -> None:
    copy_default_pack(find_game("fantastic-stories"), "mine")
    (pack := Path("mine/pack.toml")).write_text(pack.read_text().replace("The Library at Dusk", "The Attic"))
    assert "Fantastic Stories, with the pack “The Attic”." in run("play", "--pack", "mine").stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess"], "There is no game 'chess'"),
        (["--seat", "red"], "'red' does not say who sits where"),
        (["--seat", "red=bot:genius"], "There is no bot 'genius'"),
        (["--bots", "genius"], "There is no bot 'genius'"),
        (["--seats", "9"], "is for 2 to 6 seats, not 9"),
        (["--option", "expert"], "'expert' is not an option"),
        (["--option", "speed=high"], "has no option 'speed'"),
        (["--option", "expert=maybe"], "'expert' cannot be 'maybe'"),
        (["--pack", "nowhere"], "There is no folder nowhere"),
        (["--save", "."], "'.' is a folder; --save needs the name of a file"),
        (["--seed", "\udcff"], "The seed has a character that cannot be printed"),
        (["--seat", f"red={'Anna' * 1000}"], "The name of red has 4000 letters; at most 40 are possible"),
        (["--resume", "nothing.json"], "The record nothing.json cannot be read"),
        (["--resume", "nothing.json", "--seats", "2"], "leave these out with --resume"),
        (["--resume", "nothing.json", "--seed", "2"], "leave these out with --resume"),
    ],
)
def test_a_mistake_is_told_in_one_line(words: list[str], complaint: str) -> None:
    result = run("play", *words)
    assert result.exit_code == 1
    assert complaint in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_record_of_another_game_is_refused() -> None:
    new_match("fantastic-stories", 2, 1).record().save("match.json")
    other = Path("match.json").read_text().replace('"fantastic-stories"', '"whispers"')
    Path("other.json").write_text(other)
    result = run("play", "fantastic-stories", "--resume", "other.json")
    assert result.exit_code == 1
    assert "other.json is a match of 'whispers', not of 'fantastic-stories'" in result.stderr


def test_a_match_is_watched_again_from_any_answer() -> None:
    run("play", "--seed", "3", "--seats", "2", "--save", "match.json", typed="2\nend\n")
    shown = run("replay", "match.json", "--from", "1", typed="\n").stdout
    assert "\nAnswer 1 of " in shown
    assert "\nAnswer 2 of " in shown
    assert run("replay", "match.json", "--seat", "pink").exit_code == 1


@pytest.mark.parametrize("command", ["play", "replay"])
def test_help_explains_every_option(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "--plain" in result.stdout


def talk(*typed: str) -> tuple[list[Player], str]:
    shown = io.StringIO()
    welcome = Welcome(Lines(io.StringIO("".join(f"{line}\n" for line in typed)), shown, by_hand=True))
    return welcome.choose_players(find_game("fantastic-stories")), shown.getvalue()


def test_the_welcome_says_for_how_many_people_a_game_is() -> None:
    shown = io.StringIO()
    Welcome(Lines(io.StringIO("5\n"), shown, by_hand=True)).choose_game()
    assert "5. ThreeTale, for 1 to 3 players\n" in shown.getvalue()
    assert "2. The Grimm Forest, for 2 to 4 players\n" in shown.getvalue()


def test_whoever_only_presses_enter_plays_against_two_bots() -> None:
    players, shown = talk("", "", "", "")
    assert [str(player) for player in players] == ["red=red", "blue=bot:medium", "green=bot:medium"]
    assert "How many seats has the table, 2 to 6? Enter takes 3." in shown


def test_names_and_bots_are_asked_for_and_wrong_numbers_asked_again() -> None:
    players, shown = talk("7", "two", "2", "Anna", "random")
    assert players == [Player("red", name="Anna"), Player("blue", bot="random")]
    assert shown.count("is not a number from 2 to 6.") == 2


def test_whoever_misspells_a_bot_or_has_too_long_a_name_is_asked_again() -> None:
    players, shown = talk("2", "Anna" * 11, "Anna", "bot:genius", "Bot:Random")
    assert players == [Player("red", name="Anna"), Player("blue", bot="random")]
    assert "\nThe name of red has 44 letters; at most 40 are possible\n" in shown.replace("> ", "\n")
    assert "There is no bot 'genius'; there are: easy, medium, hard, random, greedy, reader, or module:Class\n" in shown


def test_what_cannot_be_read_or_shown_does_no_harm() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii:strict"}
    command = [sys.executable, "-m", "fairytable", "play", "--seed", "3", "--seats", "2", "--bots", "random"]
    done = subprocess.run(command, input=b"\xff\n2\n", capture_output=True, env=environment, check=True)
    assert b"is not a choice." in done.stdout
    assert b"1. " in done.stdout
