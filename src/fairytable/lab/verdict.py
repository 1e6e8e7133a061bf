"""The verdict: five lines that say whether a game is fair, how long it takes, whether skill or luck decides, what is
broken, and what to look at first. Every word comes from the figures of this run."""

from __future__ import annotations

from msgspec import Struct

from fairytable.lab.families import fair_shares, wins_by_seat
from fairytable.lab.findings import Finding, find
from fairytable.lab.judging import about_in_words, judge_targets
from fairytable.lab.results import Results
from fairytable.lab.targets import is_share
from fairytable.lab.wording import capital, count_of, figure_in_words, how_often, in_words, joined, place_in_words, span

FAIRNESS = ("seat", "ahead", "place", "strong")

OFTEN_UNWON = 0.05
"""If more matches than these end without a winner, something is broken, be it only that these bots cannot play."""


class Line(Struct, frozen=True):
    """One line of the verdict. `is_good` is None where there is nothing to judge."""

    title: str
    words: str
    is_good: bool | None = None


class Verdict(Struct, frozen=True):
    lines: tuple[Line, ...]
    findings: tuple[Finding, ...]


def verdict_of(results: Results) -> Verdict:
    findings = find(results)
    lines = (
        _fair(results, findings),
        _length(results),
        _skill(results),
        _broken(results, findings),
        _look_first(results, findings),
    )
    return Verdict(lines, tuple(findings))


def describe(results: Results, finding: Finding) -> str:
    """A finding in half a sentence."""
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
        return f"{name} makes its holder win {points} points {how} often (sure to be {span(figure, percent=True)})"
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


def _fair(results: Results, findings: list[Finding]) -> Line:
    matches = count_of(results.matches, "match", "matches")
    unfair = [finding for finding in findings if finding.kind in FAIRNESS]
    if results.is_cooperative:
        won = results.measured("won")
        told = f"All play together and win {figure_in_words(won, percent=True)} of their matches."
        odd = f" {_sentence(describe(results, unfair[0]))}" if unfair else ""
        return Line("Fair?", told + odd, False if unfair else None)
    if unfair:
        return Line("Fair?", f"Not quite. {_sentence(describe(results, unfair[0]))}", False)
    if not results.fair_share:
        return Line("Fair?", f"Nobody can say: {matches} were played, and nobody won.")
    shares = wins_by_seat(results, "seat")
    fair = fair_shares(results, "seat")
    name = max(shares, key=lambda seat: abs(shares[seat].value - fair[seat]))
    farthest = shares[name]
    return Line(
        "Fair?",
        f"Yes, as far as {matches} can tell: no seat and no card wins more than luck explains. Farthest from a fair "
        f"{in_words(fair[name], percent=True)} is {name} with {figure_in_words(farthest, percent=True)}.",
        True,
    )


def _length(results: Results) -> Line:
    rounds, answers = (in_words(results.measured(key).value, percent=False) for key in ("rounds", "answers"))
    minutes = results.values("minutes")
    low, high = (minutes[int((len(minutes) - 1) * part)] for part in (0.1, 0.9))
    told = (
        f"{rounds} rounds and {answers} answers, about {results.measured('minutes').value:.0f} minutes for people; "
        f"eight matches in ten take {low:.0f} to {high:.0f}."
    )
    judged = [each for each in judge_targets(results) if each.target.measure in ("rounds", "minutes")]
    missed = [each for each in judged if each.standing == "missed"]
    return Line("How long?", told, None if not judged else not missed)


def _skill(results: Results) -> Line:
    bots = wins_by_seat(results, "bot")
    if len(bots) > 1 and not results.is_cooperative:
        fair = fair_shares(results, "bot")
        best = max(bots, key=lambda bot: bots[bot].value / fair[bot])
        times = bots[best].value / fair[best]
        told = (
            f"Skill: {best} wins {figure_in_words(bots[best], percent=True)} of the matches, "
            f"{times:.1f} times its fair part."
            if bots[best].low > fair[best]
            else f"Luck: none of {joined(list(bots))} wins more than its part for certain."
        )
        return Line("Skill or luck?", told)
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
        return Line("Skill or luck?", "Nobody can say: too few of these matches have a leader and a winner.")
    return Line(
        "Skill or luck?",
        f"Who leads at half time wins {in_words(leader.value, percent=True)}, who is last then "
        f"{in_words(results.measured('last_wins').value, percent=True)}; the lead changes "
        f"{how_often(results.measured('lead_changes').value)}. "
        "With --bots greedy,random the lab also shows what skill is worth.",
    )


def _broken(results: Results, findings: list[Finding]) -> Line:
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
    if not parts:
        return Line("What is broken?", "Nothing that these matches show.", True)
    return Line("What is broken?", _sentence("; ".join(parts)), False)


def _look_first(results: Results, findings: list[Finding]) -> Line:
    if not findings:
        return Line("Look first at", "Nothing stands out; more matches would show smaller things.")
    first, *rest = findings
    told = _sentence(describe(results, first))
    if rest:
        told += f" Then: {describe(results, rest[0])}."
    return Line("Look first at", told)


def _sentence(words: str) -> str:
    return f"{capital(words)}."
