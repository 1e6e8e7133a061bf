"""Whatever one is asked, every answer can be touched: at its thing on the board, or as a button if it has none."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.records import SLUGS, a_table_from, widest_moments, words_at, words_of_option
from tests.server.serving import ThreadServer

ANSWERED_BY_COUNTING = {"castle_step"}
"""Pawns are moved into the castle one by one, and the answer is given with the dice."""


def within_reach(person: Person, answers: set[str]) -> set[str]:
    """Those of the answers that touching the board leads to.

    What stands for one answer is read and not touched, and what has been touched on the way would only lead back.
    """
    reached = set()
    made = person.steps.all_inner_texts()
    for place, label in enumerate(person.labels_of_spots()):
        if any(label == step or label.startswith(f"{step}, ") for step in made):
            continue
        spot = person.spots.nth(place)
        if label:
            meant = next((answer for answer in answers if f": {label}".endswith(f": {answer}")), "")
        else:
            meant = "".join(spot.locator(".answer").all_text_contents())
        if meant in answers:
            reached.add(meant)
            continue
        spot.click()
        expect(person.steps).to_have_count(max(2, len(made) + 1))
        reached |= within_reach(person, answers)
        person.page.keyboard.press("Escape")
        expect(person.steps).to_have_count(len(made))
    return reached


@pytest.mark.parametrize("slug", SLUGS)
def test_every_answer_to_every_question_lies_on_the_board_or_beside_it(
    slug: str, patient_server: ThreadServer, newcomer: Newcomer
) -> None:
    """And is taken there, by the button that says so."""
    server = patient_server
    person = newcomer(server.address)
    missing = {}
    for about, moment in widest_moments(slug).items():
        if about in ANSWERED_BY_COUNTING:
            continue
        room, keys = a_table_from(server, moment.record, moment.answers)
        person.go("#/")
        person.come_to(room, keys[moment.seat])
        person.is_asked()
        wanted, beside = words_at(moment), set(person.offered())
        if lacking := wanted - beside - within_reach(person, wanted):
            missing[about] = lacking
        else:
            person.choose(words_of_option(moment))
    assert missing == {}
