"""The verdict names what is planted, and does not cry wolf."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable.games import find_game
from fairytable.lab.playing import count_matches
from fairytable.lab.results import Results, frame_of
from fairytable.lab.runs import command, new_run
from fairytable.lab.verdict import Verdict, describe, more_of, verdict_of
from fairytable.lab.wording import MINUS
from tests.lab.goose_race import a_pack, goose_race


def played(games: int, seed: int = 0, bots: str = "random", gift: str = "nobody", pack: Path | None = None) -> Results:
    run = new_run(goose_race, 3, seed, bots, {"gift": gift}, pack)
    rows = [row for _, rows in count_matches(goose_race, run, range(games)) for row in rows]
    return Results(goose_race, run, frame_of(rows).lazy())


def first_two(verdict: Verdict) -> list[tuple[str, str]]:
    return [(finding.kind, finding.thing) for finding in verdict.findings[:2]]


def line_of(verdict: Verdict, title: str) -> str:
    return next(line.words for line in verdict.lines if line.title == title)


def standing_of(verdict: Verdict, title: str) -> str:
    return next(line.standing for line in verdict.lines if line.title == title)


def test_a_seat_that_begins_with_more_is_named_first() -> None:
    verdict = verdict_of(played(120, gift="blue"))
    assert first_two(verdict)[0] == ("seat", "blue")
    assert line_of(verdict, "Fair?").startswith("Not quite. Blue wins ")
    assert "blue wins" in line_of(verdict, "Look first at").lower()


def test_a_seat_that_begins_with_more_is_named_long_before_victories_show_it() -> None:
    verdict = verdict_of(played(12, gift="blue"))
    assert first_two(verdict) == [("ahead", "blue")]
    assert line_of(verdict, "Fair?") == "Not quite. Blue begins ahead of the others, before anybody has answered."


def test_what_one_seat_wins_others_lose_and_is_told_last() -> None:
    kinds = [finding.kind for finding in verdict_of(played(400, gift="blue")).findings]
    assert kinds[:2] == ["seat", "ahead"]
    assert kinds.count("seat") == 3


def test_whoever_begins_ahead_by_luck_alone_is_no_finding() -> None:
    """Somebody is ahead in every match, but not always the same."""
    for seed in range(5):
        assert not verdict_of(played(60, seed=1000 * seed, gift="somebody")).findings


def test_a_card_twice_as_strong_is_named_first(tmp_path: Path) -> None:
    results = played(300, pack=a_pack(tmp_path, cloud={"feathers": 6}))
    verdict = verdict_of(results)
    assert first_two(verdict)[0] == ("strong", "cloud")
    assert "Whoever held Cloud won" in line_of(verdict, "Look first at")
    assert "more often than others who held as many (" in line_of(verdict, "Look first at")
    assert verdict.findings[0].figure.low > 0


def test_a_card_that_can_never_be_played_is_named_first(tmp_path: Path) -> None:
    verdict = verdict_of(played(100, pack=a_pack(tmp_path, moon={"needs": 99})))
    assert first_two(verdict)[0] == ("dead", "moon")
    assert "Moon is held and never used" in line_of(verdict, "What is broken?")


def test_a_pond_that_is_nearer_is_named_first(tmp_path: Path) -> None:
    verdict = verdict_of(played(24, bots="greedy", pack=a_pack(tmp_path, east={"days": 1})))
    assert ("often", "east") in first_two(verdict)
    assert "East is used more than others of its sort" in line_of(verdict, "Look first at")


def test_a_fair_game_is_called_unfair_in_at_most_one_of_twenty_runs() -> None:
    alarms = [seed for seed in range(20) if verdict_of(played(60, seed=1000 * seed)).findings]
    assert len(alarms) <= 1


def test_a_verdict_has_five_lines_made_from_the_figures() -> None:
    results = played(40)
    verdict = verdict_of(results)
    assert [line.title for line in verdict.lines] == [
        "Fair?",
        "How long?",
        "Skill or luck?",
        "What is broken?",
        "Look first at",
    ]
    assert line_of(verdict, "Fair?").startswith("Not shown: 40 matches leave open whether every seat wins ")
    assert line_of(verdict, "How long?").startswith("5 rounds and ")
    assert line_of(verdict, "What is broken?") == "Nothing that 40 matches show."
    assert not any(line.standing == "good" for line in verdict.lines)


def test_two_matches_prove_nothing() -> None:
    game = find_game("fantastic-stories")
    for bots in ("random", ("greedy", "random")):
        run = new_run(game, 2, 0, bots, {"round-limit": "40"})
        rows = [row for _, rows in count_matches(game, run, range(2)) for row in rows]
        verdict = verdict_of(Results(game, run, frame_of(rows).lazy()))
        assert {line.standing for line in verdict.lines} <= {"plain", "unshown"}
        assert not line_of(verdict, "Fair?").startswith("Yes")
        assert "Luck:" not in line_of(verdict, "Skill or luck?")
    assert line_of(verdict, "Skill or luck?").startswith("Not shown: ")


def test_seats_are_called_fair_when_their_whole_intervals_are_near_their_fair_share() -> None:
    few, many = verdict_of(played(300)), verdict_of(played(3000))
    assert standing_of(few, "Fair?") == "unshown"
    assert line_of(few, "Fair?").endswith(f"about {few.lines[0].more:,} more matches would decide.")
    assert standing_of(many, "Fair?") == "good"
    assert line_of(many, "Fair?").startswith(f"Yes: every seat wins {MINUS}5 to 5 points more than its fair share. ")


def test_what_luck_may_have_done_is_suspicious_with_the_matches_that_would_decide(tmp_path: Path) -> None:
    """A card three times as strong, after too few matches to be sure of it."""
    pack = a_pack(tmp_path, cloud={"feathers": 6})
    verdict = verdict_of(played(80, pack=pack))
    assert not verdict.findings
    (suspect,) = verdict.suspects
    assert (suspect.kind, suspect.thing) == ("strong", "cloud")
    assert suspect.more is not None
    assert standing_of(verdict, "Fair?") == standing_of(verdict, "Look first at") == "suspicious"
    told = f"which may be luck; about {suspect.more} more matches would decide."
    assert line_of(verdict, "Fair?").startswith("Suspicious: Whoever held Cloud won ")
    assert line_of(verdict, "Fair?").endswith(told)
    decided = verdict_of(played(80 + suspect.more, pack=pack))
    assert decided.findings[0].thing == "cloud"


def test_fair_games_are_seldom_suspected() -> None:
    suspected = [seed for seed in range(20) if verdict_of(played(60, seed=1000 * seed)).suspects]
    assert len(suspected) <= 4


def test_the_command_that_would_decide_plays_the_same_matches_and_more() -> None:
    game = find_game("fantastic-stories")
    run = new_run(game, 3, "a b", ("greedy", "random"), {"expert": "on"})
    assert command(game, run, 120) == (
        "fairytable lab fantastic-stories --seats 3 --games 120 --seed 'a b' --bots greedy,random --option expert=on"
    )
    results = played(40)
    verdict = verdict_of(results)
    assert verdict.more is not None
    again = more_of(results, verdict, Path("race.parquet"))
    assert again.startswith(f"fairytable lab goose-race --seats 3 --games {40 + verdict.more} --seed 0 --bot random")
    assert again.endswith("--results race.parquet")


def test_the_skill_of_a_bot_is_told_where_several_play() -> None:
    game = find_game("fantastic-stories")
    run = new_run(game, 2, 0, ("greedy", "random"), {"round-limit": "40"})
    rows = [row for _, rows in count_matches(game, run, range(10)) for row in rows]
    verdict = verdict_of(Results(game, run, frame_of(rows).lazy()))
    assert line_of(verdict, "Skill or luck?").startswith("Skill: greedy wins ")


@pytest.mark.parametrize("kind", ["seat", "strong", "dead"])
def test_findings_are_told_in_words_without_ids(tmp_path: Path, kind: str) -> None:
    packs = {"strong": {"cloud": {"feathers": 6}}, "dead": {"cloud": {"needs": 99}}}
    pack = a_pack(tmp_path, **packs[kind]) if kind in packs else None
    results = played(200, gift="red" if kind == "seat" else "nobody", pack=pack)
    finding = next(finding for finding in verdict_of(results).findings if finding.kind == kind)
    words = describe(results, finding)
    assert ("Cloud" if pack else "red") in words
    assert "_" not in words


def test_matches_that_nobody_wins_are_not_called_fair() -> None:
    game = find_game("hungarian-folktales")
    run = new_run(game, 2, 0, "random", {"turn-limit": "10"})
    rows = [row for _, rows in count_matches(game, run, range(3)) for row in rows]
    verdict = verdict_of(Results(game, run, frame_of(rows).lazy()))
    assert line_of(verdict, "Fair?") == "Nobody can say: 3 matches were played, and nobody won."
    assert line_of(verdict, "What is broken?") == "100% of the matches end without a winner."
    assert line_of(verdict, "Skill or luck?").startswith("Nobody can say")
