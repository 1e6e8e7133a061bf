"""The Containerfile copies what the build needs, and runs as nobody."""

from __future__ import annotations

import json
import re
import tomllib

from fairytable.cli import COMMANDS
from fairytable.cli.serve import DEFAULT_PORT
from tests.docs.conftest import CHECKOUT

LINES = (CHECKOUT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
STEPS = [line.partition(" ")[::2] for line in LINES if line and not line.startswith("#")]
LAST = dict(STEPS)
COPIED = [name for word, rest in STEPS if word == "COPY" and "--from" not in rest for name in rest.split()[:-1]]


def test_everything_that_is_copied_is_there_and_not_ignored() -> None:
    ignored = (CHECKOUT / ".containerignore").read_text(encoding="utf-8").splitlines()
    assert COPIED
    assert all((CHECKOUT / name).exists() for name in COPIED)
    assert {line[1:] for line in ignored if line.startswith("!")} == set(COPIED)


def test_what_the_build_reads_is_copied() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    read = {"pyproject.toml", "constraints.txt", *project["project"]["license-files"]}
    read |= set(re.findall(r'"(README\.md|web)"', (CHECKOUT / "hatch_build.py").read_text(encoding="utf-8")))
    assert read <= set(COPIED)
    (extras,) = re.findall(r'"\.\[([a-z,]+)\]"', " ".join(LINES))
    assert set(extras.split(",")) <= set(project["project"]["optional-dependencies"])


def test_it_runs_as_nobody_and_keeps_everything_in_its_volume() -> None:
    words = [word for word, _ in STEPS]
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert LAST["USER"] == "65534:65534"
    settings = dict(pair.split("=", 1) for pair in LAST["ENV"].split())
    assert all(value.removeprefix("sqlite:///").startswith(LAST["VOLUME"]) for value in settings.values())


def test_its_command_is_one_of_ours_and_uses_the_port_that_is_open() -> None:
    (command,) = json.loads(LAST["CMD"])
    assert command in COMMANDS
    assert int(LAST["EXPOSE"]) == DEFAULT_PORT
