"""`fairytable lab`: matches are played, and every target is judged."""

from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Run

SHORT = ("--games", "6", "--bot", "random", "--option", "round-limit=30")


def test_the_lab_plays_and_judges(run: Run) -> None:
    output = run("lab", "fantastic-stories", "--seats", "4", *SHORT).stdout
    assert "Fantastic Stories, 4 seats, random bots, 6 matches from seed 0" in output
    assert re.search(r"seat red +│ +\d", output)
    assert "rounds of a match" in output
    assert "Magic Trumpet" in output
    assert "Not asked here, for they need other seats, bots or options: rounds, " in output


def test_targets_are_met_missed_or_undecided(run: Run) -> None:
    output = run("lab", "fantastic-stories", "--seats", "2", "--games", "4", "--seed", "5").stdout
    assert re.search(r"rounds in the base game +│ 15 to 25 +│ \d", output)
    assert "more matches would decide" in output


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("goose-market",), "There is no game 'goose-market'"),
        (("grimm-forest", "--seats", "9"), "The Grimm Forest is for 2 to 4 seats, not 9"),
        (("grimm-forest", "--bot", "wizard"), "There is no bot 'wizard'"),
        (("grimm-forest", "--bots", "greedy,random,random"), "3 bots cannot take 2 seats"),
        (("grimm-forest", "--option", "moon=on"), "has no option 'moon'"),
        (("grimm-forest", "--pack", "nowhere"), "There is no folder nowhere"),
        (("grimm-forest", "--games", "0"), "Invalid value"),
    ],
)
def test_bad_input_gets_one_clear_line(run: Run, words: tuple[str, ...], complaint: str) -> None:
    said = run("lab", *words)
    assert complaint in said.stderr
    assert said.stderr.count("\n") == 1
    assert said.stdout == ""
    assert said.exit_code
