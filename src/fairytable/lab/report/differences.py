"""What was changed between two packs or two sets of options, and what differs, the surest difference first."""

from __future__ import annotations

from fairytable.lab.comparing import Comparison, Difference, difference_line
from fairytable.lab.report.drawing import intervals
from fairytable.lab.report.parts import Section, folded, names, paragraph, picture, table
from fairytable.lab.wording import count_of, figure_in_words, in_words

MOST = 12
MOST_CHANGES = 12
HEADINGS = ("", "here", "there", "difference")


def differences(comparison: Comparison) -> Section:
    blocks = [
        paragraph(
            f"The same seeds were played a second time: {comparison.name}. {difference_line(comparison).words} "
            "A difference is counted as here less there, match by match with the same luck; the surest comes first."
        ),
        paragraph("What was changed:"),
        names(list(comparison.changes[:MOST_CHANGES])),
    ]
    if len(comparison.changes) > MOST_CHANGES:
        rest = comparison.changes[MOST_CHANGES:]
        blocks.append(folded(f"{count_of(len(rest), 'more change', 'more changes')}", names(list(rest))))
    shares = [each for each in comparison.differences if each.is_share][:MOST]
    if shares:
        rows = [
            {
                "name": each.words,
                "value": each.more.value,
                "low": each.more.low,
                "high": each.more.high,
                "odd": each.is_certain,
            }
            for each in shares
        ]
        first = shares[0]
        blocks.append(
            picture(
                intervals(rows, "here less there", 0.0, percent=True),
                f"Among shares the largest difference for what luck spreads is in {first.words}: "
                f"{in_words(first.here, percent=True)} here, {in_words(first.there, percent=True)} there.",
            )
        )
    lines = [_row(each) for each in comparison.differences]
    blocks.append(table(HEADINGS, lines[:MOST]))
    blocks.append(folded("All differences", table(HEADINGS, lines)))
    return Section("differences", f"Against {comparison.name}", tuple(blocks))


def _row(each: Difference) -> tuple[str, str, str, str]:
    percent = each.is_share
    mark = " ✱" if each.is_certain else ""
    return (
        each.words + mark,
        in_words(each.here, percent=percent),
        in_words(each.there, percent=percent),
        figure_in_words(each.more, percent=percent),
    )
