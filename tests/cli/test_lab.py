"""`fairytable lab`: matches are played, and every target is judged."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from errno import ENOSPC
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from fairytable import verify
from fairytable.cli import lab_playing, lab_suite
from fairytable.games import find_game
from fairytable.lab.counting import Row
from fairytable.lab.playing import count_matches
from fairytable.lab.suite import Setting
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


def test_what_was_played_is_not_played_again(run: Run, tmp_path: Path) -> None:
    results = tmp_path / "results.parquet"
    run("lab", "fantastic-stories", *SHORT, "--results", results)
    kept = results.read_bytes()
    assert "6 matches" in run("lab", "fantastic-stories", *SHORT, "--results", results).stdout
    assert results.read_bytes() == kept


def test_ctrl_c_keeps_what_there_is_and_a_further_call_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = tmp_path / "results.parquet"

    def interrupted(*given: Any) -> Iterator[tuple[int, list[Row]]]:
        yield from islice(count_matches(*given), 2)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(lab_playing, "count_matches", interrupted)
        stopped = run("lab", "fantastic-stories", *SHORT, "--results", results)
    assert stopped.exit_code == 130
    assert "2 matches from seed 0" in stopped.stdout
    assert "Stopped before the end; call again to go on." in stopped.stderr
    assert "6 matches from seed 0" in run("lab", "fantastic-stories", *SHORT, "--results", results).stdout


@pytest.mark.parametrize(
    ("trouble", "complaint"),
    [
        (
            OSError(ENOSPC, "No space left on device", "results"),
            "No space left on device. What was stored before is safe",
        ),
        (
            BrokenProcessPool("dead"),
            "A worker process ended unexpectedly; 2 of 6 matches are stored. Run the command again",
        ),
    ],
)
def test_trouble_on_the_way_gets_one_line_and_loses_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Exception, complaint: str
) -> None:
    results = tmp_path / "results.parquet"

    def troubled(*given: Any) -> Iterator[tuple[int, list[Row]]]:
        yield from islice(count_matches(*given), 2)
        raise trouble

    with monkeypatch.context() as patched:
        patched.setattr(lab_playing, "count_matches", troubled)
        said = run("lab", "fantastic-stories", *SHORT, "--results", results)
    assert complaint in said.stderr
    assert said.stderr.count("\n") == 1
    assert "6 matches from seed 0" in run("lab", "fantastic-stories", *SHORT, "--results", results).stdout


def test_a_record_comes_out_of_results(run: Run, tmp_path: Path) -> None:
    results, record = tmp_path / "results.parquet", tmp_path / "record.json"
    run("lab", "fantastic-stories", *SHORT, "--results", results)
    printed = run("lab", "record", results, 3).stdout
    run("lab", "record", results, 3, "--out", record)
    assert record.read_text(encoding="utf-8") == printed
    assert verify(record).seed == 3
    assert run("lab", "record", results, 99).stderr.startswith(f"fairytable: {results} has no match 99")
    assert "There are no results" in run("lab", "record", tmp_path / "none.parquet", 0).stderr


def test_one_bot_and_several_bots_are_not_asked_for_at_once(run: Run) -> None:
    said = run("lab", "fantastic-stories", "--bot", "random", "--bots", "greedy,random")
    assert said.exit_code == 1
    assert "--bot puts one bot in every seat and --bots puts in several: give one of the two" in said.stderr


def test_the_help_shows_the_options_in_groups(run: Run) -> None:
    said = run("lab", "--help").stdout
    groups = ["Commands", "Which matches", "Who plays", "Comparing", "Where it runs", "What is written"]
    places = [said.index(f"{group}:") for group in groups]
    assert places == sorted(places)
    assert said.index("Who plays") < said.index("--bots") < said.index("Comparing") < said.index("--against")


def test_ctrl_c_while_the_report_is_made_says_how_to_make_it_later(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    report, results = tmp_path / "report.html", tmp_path / "report.parquet"

    def interrupted(*_arguments: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("fairytable.cli.lab_session.write_report", interrupted)
        stopped = run("lab", "fantastic-stories", *SHORT, "--out", report)
    assert stopped.exit_code == 130
    later = f"fairytable lab show {results} --out {report}"
    assert stopped.stderr == f"Stopped while the report was made. The results are in {results}; report: {later}\n"
    run(*later.split()[1:])
    assert "6 matches" in report.read_text(encoding="utf-8")


def test_what_is_not_shown_comes_with_the_command_that_plays_more(run: Run, tmp_path: Path) -> None:
    results = tmp_path / "results.parquet"
    said = run("lab", "fantastic-stories", *SHORT, "--results", results).stdout
    (again,) = re.findall(r"To play more matches: fairytable (.*)", said)
    assert again.endswith(f"--results {results}")
    assert int(again.split("--games ")[1].split()[0]) > 6
    assert "✓" not in said.split("Victories")[0]


def test_without_its_libraries_the_lab_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairytable.cli.lab.find_spec", lambda _name: None)
    assert run("lab", "fantastic-stories").stderr.rstrip().endswith("run: pip install 'fairytable[lab]'")


def test_a_report_is_written_and_can_be_made_again(run: Run, tmp_path: Path) -> None:
    report, again = tmp_path / "report.html", tmp_path / "again.html"
    said = run("lab", "fantastic-stories", *SHORT, "--against", "expert=on", "--out", report).stdout
    assert said.rstrip().endswith(f"The report is in {report}.")
    assert "Fair?" in said
    assert "<h2>Against expert=on</h2>" in report.read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "report-against.parquet",
        "report.html",
        "report.parquet",
    ]
    run("lab", "show", tmp_path / "report.parquet", "--out", again)
    assert again.read_bytes() == report.read_bytes()


def test_results_are_shown_in_words_too(run: Run, tmp_path: Path) -> None:
    results = tmp_path / "results.parquet"
    played = run("lab", "fantastic-stories", *SHORT, "--results", results).stdout
    assert run("lab", "show", results).stdout == played


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--against", "expert=off"), "'expert=off' is what is played anyway"),
        (("--against", "moon=on"), "has no option 'moon'"),
        (("--against", "nowhere"), "There is no folder nowhere"),
        (("--out", "nowhere/report.html"), "There is no folder nowhere for report.html"),
        (("--out", "report.parquet"), "report.parquet cannot be the report and the results"),
        (("--cluster", "tcp://127.0.0.1:1"), "There is no cluster at tcp://127.0.0.1:1"),
    ],
)
@pytest.mark.filterwarnings("default")
def test_what_cannot_be_done_is_told_before_anything_is_played(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], complaint: str
) -> None:
    monkeypatch.setattr("fairytable.lab.clusters.SECONDS_TO_ANSWER", 1)
    said = run("lab", "fantastic-stories", *SHORT, *words)
    assert complaint in said.stderr
    assert said.stderr.count("\n") == 1
    assert said.stdout == ""


def test_the_suite_plays_every_setting_and_writes_the_summary(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(lab_suite, "GAMES", [find_game("fantastic-stories")])
    monkeypatch.setattr(lab_suite, "settings_of", lambda _game: [Setting(2, ("random",))])
    assert "There is no folder docs" in run("lab", "--suite", "--games", 2).stderr
    said = run("lab", "--suite", "--games", 2, "--out", "balance.md")
    assert "The summary is in balance.md" in said.stdout
    assert "| 2 seats, random bots | 2 | " in Path("balance.md").read_text(encoding="utf-8")
    assert [path.name for path in sorted(Path("build/balance").iterdir())] == [
        "fantastic-stories-2-seats-random.html",
        "fantastic-stories-2-seats-random.parquet",
    ]


def test_the_suite_takes_one_game_at_a_time_and_the_page_tells_all_that_is_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(lab_suite, "settings_of", lambda _game: [Setting(2, ("random",))])
    page = Path("balance.md")
    run("lab", "grimm-forest", "--suite", "--games", 3, "--out", page)
    assert "## Fantastic Stories" not in page.read_text(encoding="utf-8")
    run("lab", "fantastic-stories", "--suite", "--games", 2, "--out", page)
    told = page.read_text(encoding="utf-8")
    assert told.index("## Fantastic Stories") < told.index("## The Grimm Forest")
    assert "| 2 seats, random bots | 3 | " in told


def test_the_suite_leaves_out_results_of_another_pack_and_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(lab_suite, "settings_of", lambda _game: [Setting(2, ("random",))])
    Path("build/balance").mkdir(parents=True)
    kept = "build/balance/grimm-forest-2-seats-random.parquet"
    run("lab", "grimm-forest", "--games", 2, "--bot", "random", "--seed", 7, "--results", kept)
    said = run("lab", "fantastic-stories", "--suite", "--games", 2, "--out", "balance.md")
    assert f"Left out: {kept} has results of other matches (seed: 7, not 0)" in " ".join(said.stderr.split())
    assert "## The Grimm Forest" not in Path("balance.md").read_text(encoding="utf-8")
