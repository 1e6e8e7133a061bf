"""A saved record is looked at again, and played on from its middle."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from fairytable.matches import load_match
from tests.browser.conftest import Newcomer
from tests.browser.records import SLUGS, a_record, words_of_answer

LINES_AT_LEAST, MOST_LINES = 5, 250


def agree(earlier: list[str], later: list[str]) -> bool:
    """Whether the chronicle goes on from an earlier one. Of a long match both show only the latest lines."""
    starts = range(max(1, len(earlier) - LINES_AT_LEAST))
    return any(earlier[start:] == later[: len(earlier) - start] for start in starts)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_record_can_be_stepped_through_and_played_on_from_any_point(
    slug: str, tmp_path: Path, newcomer: Newcomer
) -> None:
    record = a_record(slug)
    record.save(tmp_path / "record.json")
    person = newcomer()
    person.go("#/replay")
    person.page.locator("input[type=file]").set_input_files(tmp_path / "record.json")
    controls = person.page.get_by_role("region", name="Through the match")
    last = len(record.answers)
    expect(controls).to_contain_text(f"0 of {last}")
    for number in (1, 2):
        person.button("One step on").click()
        expect(controls).to_contain_text(f"{number} of {last}")
        expect(controls.locator(".answer")).to_contain_text(words_of_answer(record, number - 1))
    person.button("One step back").click()
    expect(controls.locator(".answer")).to_contain_text(words_of_answer(record, 0))
    slider = controls.get_by_role("slider")
    slider.fill(str(last))
    expect(controls).to_contain_text(f"{last} of {last}")
    expect(controls.locator(".answer")).to_contain_text(words_of_answer(record, last - 1))
    expect(person.button("One step on")).to_be_disabled()
    lines = len(load_match(record).events_for(None))
    expect(person.chronicle).to_have_count(min(lines, MOST_LINES))
    told = person.told()

    middle = last * 3 // 4
    slider.fill(str(middle))
    expect(controls).to_contain_text(f"{middle} of {last}")
    expect(controls.locator(".answer")).to_contain_text(words_of_answer(record, middle - 1))
    expect(person.chronicle.last).not_to_have_text(told[-1])
    half = person.told()
    assert agree(half, told)
    controls.get_by_role("radio", name="Onlooker").press("ArrowRight")
    expect(controls.get_by_role("radio", name="Onlooker")).not_to_be_checked()
    expect(controls).to_contain_text(f"{middle} of {last}")
    person.button("Go on from here as a new table").click()
    expect(person.page.get_by_text("continues a saved match")).to_be_visible()
    for name in ("Add a chair", "Take the chair away"):
        expect(person.button(name)).to_have_count(0)
    person.button("Begin the story").click()
    person.is_asked()
    assert len(person.told()) >= len(half)
