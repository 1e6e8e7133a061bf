"""What holds for every command: help, mistakes in one line, a quiet end."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from typer.testing import Result

import fairytable
from fairytable import cli

PROGRAM = [sys.executable, "-m", "fairytable"]
MANY_MATCHES = ["simulate", "fantastic-stories", "--games", "100000", "--json"]
COMMANDS = ["play", "replay", "games", "simulate", "verify", "rules", "pack"]

Run = Callable[..., Result]


def test_the_program_tells_its_version() -> None:
    done = subprocess.run([*PROGRAM, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"fairytable {fairytable.__version__}\n"


def test_the_command_is_installed_under_its_name() -> None:
    command = Path(sys.executable).with_name("fairytable")
    done = subprocess.run([command, "games"], capture_output=True, text=True, check=True)
    assert "fantastic-stories" in done.stdout


def test_help_names_every_command(run: Run) -> None:
    help_text = run("--help").stdout
    assert [command for command in COMMANDS if f" {command} " not in help_text] == []


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_the_line_in_the_help_is_what_the_command_says_of_itself(run: Run, command: str) -> None:
    line = cli.COMMANDS[command][1]
    assert cli.load_command(command).help.partition("\n")[0] == line
    assert f"{command:<12}{line}\n" in run("--help").stdout, "it is not cut short"


@pytest.mark.parametrize("command", [*COMMANDS, "pack check", "pack new", "pack show"])
def test_every_command_explains_itself(run: Run, command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    explanation = result.stdout.partition("Usage:")[2].splitlines()[2].strip()
    assert re.match(r"[A-Z][a-z]+,? \w+", explanation), "a sentence stands below the usage"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("rules no-such-game", "There is no game 'no-such-game'; there are: fantastic-stories"),
        ("simulate fantastic-stories --seats 9", "Fantastic Stories is for 2 to 6 seats, not 9"),
        ("simulate fantastic-stories --bot wizard", "There is no bot 'wizard'; there are: easy, medium, hard, random"),
        ("simulate fantastic-stories --option expert=maybe", "'expert' cannot be 'maybe'; it can be: off, on"),
        ("simulate fantastic-stories --option x=1", "Fantastic Stories has no option 'x'; it has: expert"),
        ("simulate fantastic-stories --option ferry-start=moon", "'ferry-start' is not a dock: 'moon'"),
        ("simulate fantastic-stories --pack no-such-folder", "There is no folder no-such-folder"),
        ("simulate fantastic-stories --records /dev/null/here", "/dev/null/here: Not a directory"),
        ("verify no-such-record", "The record no-such-record cannot be read: No such file or directory"),
        ("rules fantastic-stories xylophone", "No clause of Fantastic Stories has: xylophone"),
        (f"simulate fantastic-stories --option round-limit={'9' * 5000}", "'round-limit' cannot be '999"),
        (f"simulate fantastic-stories --option ages=red:{'9' * 5000}", "'ages' cannot be 'red:999"),
        ("simulate fantastic-stories --option expert", "'expert' is not an option; write KEY=VALUE"),
        ("simulate fantastic-stories --seed \udcff", "The seed has a character that cannot be printed"),
        ("serve --port 0 --database mysql://here/there", "This database address cannot be used; write sqlite:///"),
        ("serve --port 0 --database sqlite://here", "This database address cannot be used; write sqlite:///"),
        ("serve --port 0 --database sqlite:////dev/null/here", "The database cannot be opened: "),
        ("serve --port 0 --pack no-such-folder", "There is no folder no-such-folder"),
        ("pack check no-such-folder", "There is no folder no-such-folder"),
        ("pack show no-such-folder", "There is no folder no-such-folder"),
    ],
)
def test_a_mistake_is_told_in_one_line(run: Run, words: str, complaint: str) -> None:
    result = run(*words.split())
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"fairytable: {complaint}")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        "no-such-command",
        "simulate",
        "simulate fantastic-stories --games none",
        "simulate fantastic-stories --games 0",
        "simulate fantastic-stories --jobs 0",
        "games --no-such-option",
        "--no-such-option",
        "pack no-such-command",
        "serve --port 65536",
    ],
)
def test_wrong_usage_is_another_kind_of_mistake_told_in_one_line_too(run: Run, words: str) -> None:
    result = run(*words.split())
    assert result.exit_code == 2
    assert re.fullmatch(r"fairytable: .+ \(see fairytable [a-z ]*--help\)\n", result.stderr)


@pytest.mark.parametrize("words", [[], ["pack"]])
def test_without_a_command_there_is_help(run: Run, words: list[str]) -> None:
    assert "Commands" in run(*words).output


def test_a_database_that_is_none_is_told_in_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "poem.txt").write_text("Roses are red, violets are blue. " * 100, encoding="utf-8")
    result = run("serve", "--port", "0", "--database", tmp_path / "poem.txt")
    assert result.exit_code == 1
    assert result.stderr == "fairytable: The database cannot be opened: file is not a database\n"


@pytest.mark.parametrize("origin", ["tales.example", "https://tales.example/", "ftp://tales.example", "https://"])
def test_an_origin_that_no_browser_would_name_is_refused(run: Run, origin: str) -> None:
    result = run("serve", "--port", "0", "--origin", origin)
    assert result.exit_code == 1
    assert result.stderr == f"fairytable: '{origin}' is not a web origin; write it like https://tales.example\n"


def test_a_port_that_is_taken_is_told_in_one_line(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        words = ("--host", "127.0.0.1", "--port", port, "--database", tmp_path / "tables")
        result = run("serve", *words)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"fairytable: Cannot listen on 127.0.0.1, port {port}: Address already in use; ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_closed_pipe_ends_the_program_without_a_word(jobs: str) -> None:
    program = subprocess.Popen(
        [*PROGRAM, *MANY_MATCHES, "--jobs", jobs], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.readline()
    program.stdout.close()
    assert program.stderr.read() == ""
    program.wait()
    program.stderr.close()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_the_program_without_a_word(jobs: str) -> None:
    program = subprocess.Popen(
        [*PROGRAM, *MANY_MATCHES, "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (background jobs ignore it)
    )
    assert program.stdout is not None
    program.stdout.readline()
    os.killpg(program.pid, signal.SIGINT)
    _, complaints = program.communicate()
    assert complaints == ""
    assert program.returncode == 130
