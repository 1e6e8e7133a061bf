"""Figures: values with honest intervals, and how many more matches would decide."""

from __future__ import annotations

from math import inf

import pytest

from fairytable.lab.figures import Figure, Sums, deviations, median, more_matches, ratio, share


def sums_of(pairs: list[tuple[float, float]]) -> Sums:
    return Sums(
        len(pairs),
        sum(amount for amount, _ in pairs),
        sum(out_of for _, out_of in pairs),
        sum(amount**2 for amount, _ in pairs),
        sum(amount * out_of for amount, out_of in pairs),
        sum(out_of**2 for _, out_of in pairs),
    )


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (50, 100, 0.4038, 0.5962)],
)
def test_a_share_has_the_interval_of_wilson(wins: int, matches: int, low: float, high: float) -> None:
    figure = share(wins, matches)
    assert (figure.low, figure.high) == pytest.approx((low, high), abs=0.0001)


def test_who_looks_at_many_figures_gets_wider_intervals() -> None:
    assert deviations() == pytest.approx(1.96, abs=0.001)
    assert deviations(looks=20) == pytest.approx(3.023, abs=0.001)
    assert deviations(confidence=0.99) == pytest.approx(2.576, abs=0.001)


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    figure = ratio(sums_of([(8, 1), (10, 1), (12, 1), (14, 1)]))
    assert figure.value == 11
    assert figure.reach == pytest.approx(1.96 * 2.582 / 2, abs=0.01)


def test_turns_of_one_match_are_not_as_many_proofs() -> None:
    alike = ratio(sums_of([(5, 10)] * 10))
    by_match = ratio(sums_of([(10, 10), (0, 10)] * 5))
    assert alike.value == by_match.value == 0.5
    assert alike.reach == 0
    assert by_match.reach == pytest.approx(1.96 * 0.527 / 10**0.5, abs=0.01)


def test_yes_and_no_are_counted_as_a_share() -> None:
    assert ratio(sums_of([(1, 1), (0, 1), (1, 1)])) == share(2, 3)


def test_what_was_never_measured_can_be_anything() -> None:
    assert ratio(sums_of([(0, 0), (0, 0)])).matches == 0
    assert ratio(sums_of([(3, 1)])).high == inf


def test_the_median_lies_between_values_that_were_there() -> None:
    figure = median([float(number) for number in range(101)])
    assert (figure.value, figure.low, figure.high) == (50, 40, 60)
    assert median([1.0, 2.0]).high == inf


def test_a_near_bound_takes_more_matches_to_decide() -> None:
    figure = Figure(0.30, 0.20, 0.40, 100)
    assert more_matches(figure, 0.35) == pytest.approx(300, abs=1)
    assert more_matches(figure, 0.31) == pytest.approx(9900, abs=1)
    assert more_matches(figure, 0.30) is None
    assert more_matches(figure, 0.30001) is None


def test_four_times_as_many_matches_decide_what_was_twice_too_vague() -> None:
    more = more_matches(share(30, 100), 0.34)
    assert more is not None
    all_matches = 100 + more
    assert share(0.3 * all_matches, all_matches).high == pytest.approx(0.34, abs=0.005)
