"""How long it takes, how it goes: rounds, answers and minutes, leads and turns of fortune."""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.lab.course import TENTHS
from fairytable.lab.report.drawing import curve, histogram
from fairytable.lab.report.parts import Section, paragraph, picture, side_by_side
from fairytable.lab.results import Results
from fairytable.lab.thinking import DOUBLING, LONE, LOOKING
from fairytable.lab.wording import figure_in_words, how_often, in_words

RUNAWAY = 0.75
"""If who leads at half time wins so often, nobody else need go on."""


def length(results: Results) -> Section:
    rounds, answers, minutes = (results.values(key) for key in ("rounds", "answers", "minutes"))
    wait = results.measured("wait")
    pictures = side_by_side(
        picture(histogram(rounds, "rounds"), _spread_sentence("The middle match takes", rounds, "rounds")),
        picture(
            histogram(minutes, "minutes"),
            _spread_sentence("For the middle match people need about", minutes, "minutes"),
        ),
    )
    followed = "" if len(minutes) == len(rounds) else f"Minutes are of the {len(minutes)} matches that were followed. "
    told = [
        pictures,
        paragraph(
            f"{followed}A match takes {in_words(sum(answers) / len(answers), percent=False)} answers. Between two "
            f"decisions of one's own one waits {in_words(wait.value * 60, percent=False)} seconds on average."
        ),
        paragraph(
            f"The minutes are estimated. A person is taken to need {LONE:.0f} second to see that there is only one "
            f"way, otherwise {LOOKING:.0f} seconds to look and {DOUBLING:.0f} more for every doubling of the options; "
            "when several choose at once the slowest counts. Shuffling, talking and reading the rules come on top.",
            kind="note",
        ),
    ]
    return Section("length", "How long it takes", tuple(told))


def _spread_sentence(begin: str, values: list[float], unit: str) -> str:
    if unit == "minutes":
        values = [round(value) for value in values]
    low, middle, high = (values[int((len(values) - 1) * part)] for part in (0.1, 0.5, 0.9))
    if low == high:
        return f"{begin} {in_words(middle, percent=False)} {unit}, and so do nearly all."
    return (
        f"{begin} {in_words(middle, percent=False)} {unit}; eight in ten take {in_words(low, percent=False)} to "
        f"{in_words(high, percent=False)}, the longest {in_words(values[-1], percent=False)}."
    )


def course(results: Results) -> Section | None:
    """Who leads, and whether that matters. Where all play together nobody leads."""
    if results.is_cooperative or not results.measured("leader_wins").matches:
        return None
    return Section("course", "How it goes", tuple(_course(results)))


def _course(results: Results) -> Iterator[str]:
    points = [(tenth / 10, results.measured(f"leader_{tenth}")) for tenth in TENTHS]
    known = [(part, figure.value) for part, figure in points if figure.matches]
    leader, last = results.measured("leader_wins"), results.measured("last_wins")
    changes, decided = results.measured("lead_changes"), results.measured("decided")
    runaway = (
        "the leader runs away with it"
        if leader.low > RUNAWAY
        else "the match stays open"
        if leader.high < RUNAWAY
        else "whether the leader runs away is not certain"
    )
    if known:
        yield picture(
            curve(known, "part of the match", "who leads then wins", results.fair_share),
            f"Who leads alone at half time wins {figure_in_words(leader, percent=True)}, so {runaway}; who is last "
            f"then still wins {in_words(last.value, percent=True)}.",
        )
    values = results.values("lead_changes")
    yield side_by_side(
        picture(
            histogram(values, "changes of the lead"),
            f"The lead changes {how_often(changes.value)}; in "
            f"{in_words(sum(value == 0 for value in values) / len(values), percent=True)} of the matches never.",
        ),
        picture(
            histogram(results.values("decided"), "part of the match before the winner leads for good", percent=True),
            f"On average it is decided after {in_words(decided.value, percent=True)} of a match: from then on nobody "
            "but a winner leads.",
        ),
    )
