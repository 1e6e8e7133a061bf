"""What differs between two packs or two sets of options, the largest difference first."""

from __future__ import annotations

from fairytable.lab.comparing import Comparison, Difference
from fairytable.lab.report.drawing import intervals
from fairytable.lab.report.parts import Section, folded, paragraph, picture, table
from fairytable.lab.wording import figure_in_words, in_words

MOST = 12
HEADINGS = ("", "here", "there", "difference")


def differences(comparison: Comparison) -> Section:
    certain = [each for each in comparison.differences if each.is_certain]
    told = paragraph(
        f"The same seeds were played a second time: {comparison.name}. "
        f"{_sentence(certain, comparison)} A difference is counted as here less there."
    )
    blocks = [told]
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


def _sentence(certain: list[Difference], comparison: Comparison) -> str:
    if not certain:
        return f"None of {len(comparison.differences)} figures differs more than luck explains."
    first = certain[0]
    percent = first.is_share
    return (
        f"{len(certain)} of {len(comparison.differences)} figures differ for certain, first of all {first.words}: "
        f"{in_words(first.here, percent=percent)} here, {in_words(first.there, percent=percent)} there."
    )


def _row(each: Difference) -> tuple[str, str, str, str]:
    percent = each.is_share
    mark = " ✱" if each.is_certain else ""
    return (
        each.words + mark,
        in_words(each.here, percent=percent),
        in_words(each.there, percent=percent),
        figure_in_words(each.more, percent=percent),
    )
