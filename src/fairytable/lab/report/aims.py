"""Targets: each as a strip that shows where the figure should lie and where it does."""

from __future__ import annotations

from html import escape
from math import isinf

from fairytable.lab.judging import Judged, about_in_words, judge_targets, targets_elsewhere
from fairytable.lab.report.parts import Section, folded, names, paragraph
from fairytable.lab.results import Results
from fairytable.lab.targets import OURS, PLAYERS, is_share
from fairytable.lab.wording import count_of, in_words, span

STRIP = 240
MARGIN = 6
SOURCES = {OURS: "our reconstruction", PLAYERS: "reports of players"}


def aims(results: Results) -> Section | None:
    judged = judge_targets(results)
    elsewhere = targets_elsewhere(results)
    if not judged and not elsewhere:
        return None
    counts = {
        standing: sum(each.standing == standing for each in judged) for standing in ("met", "missed", "undecided")
    }
    told = (
        "No target is about matches like these."
        if not judged
        else f"Of {count_of(len(judged), 'target', 'targets')} that these matches can tell about, {counts['met']} are "
        f"met, {counts['missed']} missed and {counts['undecided']} undecided."
    )
    blocks = [paragraph(told)]
    if judged:
        rows = "".join(_row(results, each) for each in judged)
        blocks.append(f"<div class='wide'><table class='aims'><tbody>{rows}</tbody></table></div>")
    if elsewhere:
        needing = count_of(len(elsewhere), "target needs", "targets need")
        blocks.append(folded(f"{needing} other seats, bots or options", names([target.about for target in elsewhere])))
    return Section("targets", "Targets", tuple(blocks))


def _row(results: Results, each: Judged) -> str:
    target, percent = each.target, is_share(results.balance, each.target.measure)
    low, high = (in_words(bound, percent=percent) for bound in target.between)
    value = in_words(each.figure.value, percent=percent) if each.figure.matches else "never seen"
    certain = span(each.figure, percent=percent) if each.figure.matches else ""
    more = f"<small>{each.more:,} more matches would decide</small>" if each.more else ""
    return (
        f"<tr><th scope='row'>{escape(about_in_words(results, each))}"
        f"<small>{low} to {high}, {escape(SOURCES.get(target.source, target.source))}</small></th>"
        f"<td>{_strip(each)}</td><td class='figure'>{value}<small>{certain}</small></td>"
        f"<td class='{each.standing}'>{each.standing}{more}</td></tr>"
    )


def _strip(each: Judged) -> str:
    """The band where the figure should lie, the interval where it does, and the figure itself as a dot."""
    figure, (low, high) = each.figure, each.target.between
    if not figure.matches:
        return ""
    ends = [end for end in (low, high, figure.value, figure.low, figure.high) if not isinf(end)]
    if high > 4 * max(1e-9, figure.value) and high > figure.high:
        ends.remove(high)
    first, last = min(ends), max(ends)
    width = (last - first) or 1.0
    first, last = first - 0.08 * width, last + 0.08 * width

    def at(value: float) -> float:
        part = (min(max(value, first), last) - first) / (last - first)
        return MARGIN + part * (STRIP - 2 * MARGIN)

    band = f"<rect x='{at(low):.1f}' y='3' width='{max(2.0, at(high) - at(low)):.1f}' height='16' rx='3' class='band'/>"
    line = f"<line x1='{at(figure.low):.1f}' x2='{at(figure.high):.1f}' y1='11' y2='11' class='reach'/>"
    dot = f"<circle cx='{at(figure.value):.1f}' cy='11' r='4.5' class='dot {each.standing}'/>"
    size = f"viewBox='0 0 {STRIP} 22' width='{STRIP}' height='22'"
    return f"<svg class='strip' {size} aria-hidden='true'>{band}{line}{dot}</svg>"
