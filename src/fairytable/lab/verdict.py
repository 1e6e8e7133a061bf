"""The verdict: five lines that say whether a game is fair, how long it takes, whether skill or luck decides, what is
broken, and what to look at first. Every word comes from the figures of this run.

A line claims no more than is known. Something is shown, for good or ill, or it is suspicious, or it is not shown; then
the line says how many more matches would decide it."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Literal

from msgspec import Struct

from fairytable.lab.families import fair_shares, wins_by_seat
from fairytable.lab.figures import deviations, more_matches, share
from fairytable.lab.findings import FEWEST_TO_SUSPECT, Finding, find
from fairytable.lab.judging import Judged, about_in_words, judge_targets
from fairytable.lab.results import Results
from fairytable.lab.runs import command
from fairytable.lab.targets import is_share
from fairytable.lab.wording import capital, count_of, figure_in_words, how_often, in_words, joined, place_in_words, span

FAIRNESS = ("seat", "ahead", "place", "strong")

OFTEN_UNWON = 0.05
"""If more than this fraction of the matches end without a winner, something is broken, if only that these bots cannot
play."""


FAIR_WITHIN = (-0.05, 0.05)
"""Seats are fair when the whole interval of each, less its fair share, lies within these bounds, unless the game
declares a target (`edge:seat`)."""

FEW = 20
"""With fewer matches nothing is reported about the length of eight in ten matches."""

SUSPICIOUS = 0.8
"""The confidence from which a bot that seems to win more than its share is suspicious."""

Standing = Literal["good", "bad", "shown", "suspicious", "unshown", "plain"]
"""The status of a line: shown to be good or bad, or shown where neither applies; suspicious, not shown, or plain where
there is nothing to judge."""


class Line(Struct, frozen=True):
    """One line of the verdict. `more` is how many more matches would decide what is not shown yet."""

    title: str
    words: str
    standing: Standing = "plain"
    more: int | None = None


class Verdict(Struct, frozen=True):
    lines: tuple[Line, ...]
    findings: tuple[Finding, ...]
    suspects: tuple[Finding, ...]

    @property
    def more(self) -> int | None:
        """How many more matches would decide the line that needs the fewest."""
        return min((line.more for line in self.lines if line.more), default=None)


def verdict_of(results: Results) -> Verdict:
    findings, suspects = find(results)
    judged = judge_targets(results)
    lines = (
        _fair(results, findings, suspects, judged),
        _length(results, judged),
        _skill(results),
        _broken(results, findings, judged),
        _look_first(results, findings, suspects),
    )
    return Verdict(lines, tuple(findings), tuple(suspects))


def more_of(results: Results, verdict: Verdict, kept: Path | None = None) -> str:
    """The command that plays the additional matches for the first open line of the verdict; empty if none is open.
    Stored matches are not played again."""
    if verdict.more is None:
        return ""
    again = command(results.game, results.run, results.matches + verdict.more)
    return again if kept is None else f"{again} --results {quote(str(kept))}"


def describe(results: Results, finding: Finding) -> str:
    """A finding as a phrase."""
    name, figure = results.name_of(finding.thing), finding.figure
    if finding.kind == "seat":
        return f"{name} wins {in_words(figure.value, percent=True)} instead of {in_words(finding.fair, percent=True)}"
    if finding.kind == "ahead":
        return f"{name} begins {'ahead of' if figure.value > 0 else 'behind'} the others, before anybody has answered"
    if finding.kind == "place":
        who = place_in_words(int(finding.thing))
        return f"{who} wins {in_words(figure.value, percent=True)} instead of {in_words(finding.fair, percent=True)}"
    if finding.kind == "strong":
        how = "more" if figure.value > 0 else "less"
        points = f"{abs(figure.value) * 100:.0f}"
        return (
            f"whoever held {name} won {points} points {how} often than others who held as many "
            f"({span(figure, percent=True)})"
        )
    if finding.kind == "often":
        how = "more" if figure.value > finding.fair else "less"
        return (
            f"{name} is used {how} than others of its sort: by {in_words(figure.value, percent=True)} of those who "
            f"could, where {in_words(finding.fair, percent=True)} is usual"
        )
    if finding.kind == "dead":
        return f"{name} is held and never used"
    if finding.kind == "unseen":
        return f"nobody ever comes by {name}"
    assert finding.judged is not None
    target = finding.judged.target
    percent = is_share(results.balance, target.measure)
    low, high = (in_words(bound, percent=percent) for bound in target.between)
    about, value = about_in_words(results, finding.judged), in_words(figure.value, percent=percent)
    return f"{about}: {value}, should be {low} to {high}"


def decided_by(more: int | None) -> str:
    """How many more matches would decide the open lines."""
    return f"about {count_of(more, 'more match', 'more matches')} would decide" if more else "more matches may decide"


def _suspect(results: Results, finding: Finding) -> str:
    return f"{describe(results, finding)}, which may be luck; {decided_by(finding.more)}"


def _fair(results: Results, findings: list[Finding], suspects: list[Finding], judged: list[Judged]) -> Line:
    unfair = [finding for finding in findings if finding.kind in FAIRNESS]
    doubtful = [finding for finding in suspects if finding.kind in FAIRNESS]
    together = (
        f"All play together and win {figure_in_words(results.measured('won'), percent=True)} of their matches."
        if results.is_cooperative
        else ""
    )
    if unfair:
        told = _sentence(describe(results, unfair[0]))
        return Line("Fair?", f"{together or 'Not quite.'} {told}", "bad")
    if doubtful:
        first = doubtful[0]
        told = _sentence(_suspect(results, first))
        return Line("Fair?", f"{together} Suspicious: {told}".lstrip(), "suspicious", first.more)
    if results.is_cooperative:
        return Line("Fair?", together)
    if not results.fair_share:
        matches = count_of(results.matches, "match was", "matches were")
        return Line("Fair?", f"Nobody can say: {matches} played, and nobody won.", "unshown")
    return _seats_alike(results, judged)


def _seats_alike(results: Results, judged: list[Judged]) -> Line:
    """Whether all seats are shown to win about their fair share."""
    shares, fair = wins_by_seat(results, "seat"), fair_shares(results, "seat")
    name = max(shares, key=lambda seat: abs(shares[seat].value - fair[seat]))
    farthest = (
        f"Farthest off is {name} with {figure_in_words(shares[name], percent=True)}, where "
        f"{in_words(fair[name], percent=True)} is fair"
    )
    if not results.run.one_bot:
        return Line("Fair?", f"Not asked, for different bots play. {farthest}.")
    bounds = next((each.target.between for each in judged if each.target.measure == "edge:seat"), FAIR_WITHIN)
    low, high = bounds
    edges = [figure.less(fair[seat]) for seat, figure in shares.items()]
    meant = f"every seat wins {_points(low)} to {_points(high)} points more than its fair share"
    if all(low <= edge.low and edge.high <= high for edge in edges):
        return Line("Fair?", f"Yes: {meant}. {farthest}.", "good")
    needed = [
        more_matches(edge, high if edge.value >= 0 else low) for edge in edges if edge.low < low or edge.high > high
    ]
    more = None if None in needed else max(each for each in needed if each is not None)
    return Line(
        "Fair?",
        f"Not shown: {count_of(results.matches, 'match leaves', 'matches leave')} open whether {meant}. {farthest}; "
        f"{decided_by(more)}.",
        "unshown",
        more,
    )


def _points(part: float) -> str:
    return in_words(part * 100, percent=False)


def _length(results: Results, judged: list[Judged]) -> Line:
    rounds, answers = (in_words(results.measured(key).value, percent=False) for key in ("rounds", "answers"))
    minutes = results.values("minutes")
    few = len(minutes) < FEW
    low, high = (minutes[int((len(minutes) - 1) * part)] for part in ((0.0, 1.0) if few else (0.1, 0.9)))
    which = "these matches" if few else "eight matches in ten"
    told = (
        f"{rounds} rounds and {answers} answers, about {results.measured('minutes').value:.0f} minutes for people; "
        f"{which} take {low:.0f} to {high:.0f}."
    )
    own = [each for each in judged if each.target.measure in ("rounds", "minutes")]
    if not own:
        return Line("How long?", told)
    if any(each.standing == "missed" for each in own):
        return Line("How long?", told, "bad")
    undecided = [each for each in own if each.standing == "undecided"]
    if not undecided:
        return Line("How long?", told, "good")
    more = max((each.more for each in undecided if each.more), default=None)
    return Line("How long?", f"{told} Whether that meets its target is not shown; {decided_by(more)}.", "unshown", more)


def _skill(results: Results) -> Line:
    bots = wins_by_seat(results, "bot")
    if len(bots) > 1 and not results.is_cooperative:
        fair = fair_shares(results, "bot")
        if not results.fair_share:
            return Line("Skill or luck?", "Nobody can say: nobody won any of these matches.", "unshown")
        best = max(bots, key=lambda bot: bots[bot].value / fair[bot])
        wins = f"{best} wins {figure_in_words(bots[best], percent=True)} of the matches"
        if bots[best].low > fair[best]:
            times = bots[best].value / fair[best]
            return Line("Skill or luck?", f"Skill: {wins}, {times:.1f} times its fair part.")
        more = more_matches(bots[best], fair[best])
        loose = share(bots[best].value * results.matches, results.matches, z=deviations(SUSPICIOUS))
        is_suspicious = results.matches >= FEWEST_TO_SUSPECT and loose.low > fair[best]
        return Line(
            "Skill or luck?",
            f"{'Suspicious' if is_suspicious else 'Not shown'}: {wins}, where {in_words(fair[best], percent=True)} is "
            f"its fair part; {decided_by(more)} whether that is skill.",
            "suspicious" if is_suspicious else "unshown",
            more,
        )
    leader = results.measured("leader_wins")
    if results.is_cooperative:
        sensible = results.measured("one_sensible")
        told = (
            f"In {figure_in_words(sensible, percent=True)} of the real choices one answer is clearly the best. "
            if sensible.matches
            else ""
        )
        other = "greedy" if results.run.one_bot == "random" else "random"
        gap = f"Play the same matches with --bot {other}, too: the gap between the teams is what skill is worth."
        return Line("Skill or luck?", told + gap)
    if not leader.matches or not results.fair_share:
        told = "Nobody can say: too few of these matches have a leader and a winner."
        return Line("Skill or luck?", told, "unshown")
    return Line(
        "Skill or luck?",
        f"Whoever leads at half time wins {figure_in_words(leader, percent=True)}, whoever is last then "
        f"{figure_in_words(results.measured('last_wins'), percent=True)}; the lead changes "
        f"{how_often(results.measured('lead_changes').value)}. "
        "With --bots greedy,random the lab also shows what skill is worth.",
    )


def _broken(results: Results, findings: list[Finding], judged: list[Judged]) -> Line:
    dead = [finding for finding in findings if finding.kind in ("dead", "unseen")]
    missed = [finding for finding in findings if finding.kind == "target"]
    parts = []
    without_winner = 1 - results.measured("won").value
    if not results.is_cooperative and without_winner > OFTEN_UNWON:
        parts.append(f"{in_words(without_winner, percent=True)} of the matches end without a winner")
    if dead:
        parts.append(joined([describe(results, finding) for finding in dead[:3]]))
        if len(dead) > 3:
            parts[-1] += f" (and {len(dead) - 3} more)"
    if missed:
        parts.append(f"{count_of(len(missed), 'target is', 'targets are')} missed")
    if parts:
        return Line("What is broken?", _sentence("; ".join(parts)), "bad")
    undecided = [each for each in judged if each.standing == "undecided"]
    if undecided:
        more = max((each.more for each in undecided if each.more), default=None)
        open_ones = count_of(len(undecided), "target is", "targets are")
        told = f"Nothing is shown to be, but {open_ones} undecided; {decided_by(more)} all that matches can decide."
        return Line("What is broken?", told, "unshown", more)
    shown = f" All of {count_of(len(judged), 'target', 'targets')} are met." if len(judged) > 1 else ""
    told = f"Nothing that {count_of(results.matches, 'match shows', 'matches show')}.{shown}"
    return Line("What is broken?", told, "good" if judged else "plain")


def _look_first(results: Results, findings: list[Finding], suspects: list[Finding]) -> Line:
    told = [_sentence(describe(results, finding)) for finding in findings[:2]]
    if suspects and len(told) < 2:
        told.append(f"Suspicious: {_sentence(_suspect(results, suspects[0]))}")
    if not told:
        return Line("Look first at", "Nothing stands out; more matches would show smaller things.")
    more = suspects[0].more if suspects and not findings else None
    return Line("Look first at", " Then: ".join(told), "plain" if findings else "suspicious", more)


def _sentence(words: str) -> str:
    return f"{capital(words)}."
