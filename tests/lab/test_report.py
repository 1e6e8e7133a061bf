"""The report: one file with all sections, each picture with a sentence of this run, and nothing from outside."""

from __future__ import annotations

import re
from errno import ENOSPC
from pathlib import Path

import pytest

from fairytable.engine.errors import FairytableError
from fairytable.games import find_game
from fairytable.lab.comparing import compare, difference_line
from fairytable.lab.playing import count_matches
from fairytable.lab.report.page import page_of, write_report
from fairytable.lab.results import Results, frame_of
from fairytable.lab.runs import new_run
from fairytable.lab.strength import strengths
from fairytable.lab.together import attempts, team_sorts, teams
from fairytable.lab.wording import how_often
from tests.lab.goose_race import a_pack
from tests.lab.test_verdict import played


@pytest.fixture(scope="module")
def page() -> str:
    return page_of(played(60))


def sections_of(page: str) -> list[str]:
    return re.findall(r"<section id='([\w-]+)'>", page)


def test_the_report_has_every_section(page: str) -> None:
    assert sections_of(page) == [
        "winning",
        "length",
        "course",
        "choosing",
        "things-card",
        "things-pond",
        "rules",
        "method",
    ]
    assert page.count("<dt>") == 5
    for words in ("The Goose Race", "60 matches", "3 seats", "random bots", "Fair Weather"):
        assert words in page


def test_nothing_comes_from_the_network(page: str) -> None:
    assert "<script" not in page
    assert not re.search(r"(?:src|href)\s*=\s*[\"'](?!#)", page)
    assert not re.search(r"url\((?!#)|@import", page)
    assert set(re.findall(r"https?://[^\s\"'<)]+", page)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }


def test_every_picture_has_a_sentence_made_from_the_figures(page: str) -> None:
    figures = re.findall(r"<figure>(.*?)</figure>", page, re.DOTALL)
    assert len(figures) >= 8
    for figure in figures:
        (sentence,) = re.findall(r"<figcaption>(.*?)</figcaption>", figure)
        assert sentence.endswith(".")
        assert re.search(r"\d", sentence), sentence
        assert 'role="img" aria-label="' in figure


def test_pictures_take_the_colours_of_the_page(page: str) -> None:
    drawn = "".join(re.findall(r"<figure><svg.*?</svg>", page, re.DOTALL))
    assert "var(--cool)" in drawn
    assert set(re.findall(r"#[0-9a-fA-F]{3,6}\b", drawn)) <= {"#000", "#fff"}
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page


def test_no_two_pictures_share_a_name_of_a_part(page: str) -> None:
    names = re.findall(r'<clipPath id="([^"]+)"', page)
    assert len(set(names)) == len(names)


def test_the_same_results_give_the_same_report() -> None:
    assert page_of(played(10)) == page_of(played(10))


def test_two_packs_are_compared_on_the_same_seeds(tmp_path: Path) -> None:
    strong = played(80, pack=a_pack(tmp_path, cloud={"needs": 99}))
    comparison = compare(strong, played(80), "the fair pack")
    first = comparison.differences[0]
    assert (first.words, first.here) == ("matches in which Cloud is used", 0)
    assert first.is_certain
    spreads = [round(abs(each.spreads), 6) for each in comparison.differences]
    assert spreads == sorted(spreads, reverse=True)
    page = page_of(strong, comparison)
    assert sections_of(page)[0] == "differences"
    line = difference_line(comparison)
    assert line.standing == "shown"
    assert line.words.startswith("Yes: ")
    assert "the surest in matches in which Cloud is used: 0% here, " in line.words
    assert comparison.changes == ("geese.toml: card cloud needs: 99 here, nothing there",)
    assert "card cloud needs: 99 here, nothing there" in page
    assert page.index("<dt>A difference?</dt>") < page.index("<dt>Fair?</dt>")


def test_victories_are_compared_pair_by_pair() -> None:
    gifted = compare(played(40, gift="blue"), played(40), "no gift")
    ungifted = compare(played(40), played(40, gift="blue"), "a gift")
    of_blue = [
        next(each for each in both.differences if each.words == "victories of blue") for both in (gifted, ungifted)
    ]
    assert of_blue[0].more.value == -of_blue[1].more.value > 0
    assert of_blue[0].is_certain


def test_a_pack_does_not_differ_from_itself() -> None:
    comparison = compare(played(80), played(80, seed=5000), "itself")
    assert not any(each.is_certain for each in comparison.differences)
    line = difference_line(comparison)
    assert line.standing == "unshown"
    assert line.words.startswith("Not shown by any of ")
    assert line.more is not None
    assert not comparison.changes


def test_what_was_changed_is_named_option_by_option_and_entry_by_entry(tmp_path: Path) -> None:
    here = played(2, gift="blue", pack=a_pack(tmp_path / "one", cloud={"feathers": 9}, east={"days": 1}))
    there = played(2, pack=a_pack(tmp_path / "two", moon={"needs": 4}))
    assert compare(here, there, "another").changes == (
        "option gift: blue here, nobody there",
        "geese.toml: card cloud feathers: 9 here, 2 there",
        "geese.toml: pond east days: 1 here, 2 there",
        "geese.toml: card moon needs: nothing here, 4 there",
    )


def test_a_game_that_all_play_together_gets_a_report_too(tmp_path: Path) -> None:
    game = find_game("threetale")
    run = new_run(game, 3, bots="random")
    rows = [row for _, rows in count_matches(game, run, range(4)) for row in rows]
    report = tmp_path / "report.html"
    write_report(report, Results(game, run, frame_of(rows).lazy()))
    page = report.read_text(encoding="utf-8")
    assert "course" not in sections_of(page)
    assert "All win or lose together" in page
    assert "the commonest cause of defeat is TT-20." in page
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]


def test_where_all_play_together_scenarios_difficulties_and_teams_are_told_beside_their_targets() -> None:
    game = find_game("threetale")
    run = new_run(game, 3, bots="random")
    rows = [row for _, rows in count_matches(game, run, range(6)) for row in rows]
    results = Results(game, run, frame_of(rows).lazy())
    for sort in ("scenario", "difficulty"):
        assert sum(attempt.won.matches for attempt in attempts(results, sort)) <= 6
    levels = attempts(results, "difficulty")
    assert sum(attempt.won.matches for attempt in levels) == 6
    assert sum(times for attempt in levels for times in attempt.lost_by.values()) == 6 - sum(
        round(attempt.won.value * attempt.won.matches) for attempt in levels
    )
    assert [things.key for things in team_sorts(results)] == ["hero"]
    assert sum(team.won.matches for team in teams(results)) == 6
    page = page_of(results)
    assert "<th scope='col'>Difficulties</th>" in page
    assert "Futures and difficulties: won of played" in page
    assert "<td>0% to 10%</td>" in page, "what a random team should win at the easiest level"


def test_strength_is_measured_against_those_who_held_as_many(tmp_path: Path) -> None:
    found = strengths(played(200, pack=a_pack(tmp_path, cloud={"feathers": 7})), "card")
    assert found[0].thing == "cloud"
    assert found[0].difference.low > 0
    assert all(each.difference.low < 0 for each in found[1:])


def test_a_report_that_cannot_be_written_is_told_in_one_line_and_leaves_nothing_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, *_words: object, **_more: object) -> None:
        path.touch()
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(FairytableError, match="cannot be written: No space left on device; the results are kept"):
        write_report(tmp_path / "report.html", played(4))
    assert not list(tmp_path.iterdir())


def test_how_often_is_told_as_people_say_it() -> None:
    assert [how_often(often) for often in (0.5, 1, 2, 2.4)] == ["0.5 times", "once", "twice", "2.4 times"]
