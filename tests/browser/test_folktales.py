"""Moments of Hungarian Folktales that matches of bots seldom bring, on its board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.journeys import a_journey
from tests.browser.records import a_table_from, words_of
from tests.browser.test_board import within_reach
from tests.server.serving import ThreadServer

SLUG = "hungarian-folktales"


@pytest.mark.parametrize("about", ["sorcerer", "before_magic"])
def test_every_answer_at_the_sorcerers_lies_on_the_board(about: str, server: ThreadServer, newcomer: Newcomer) -> None:
    moment = a_journey("sorcerer", about)
    room, keys = a_table_from(server, moment.record, moment.answers)
    person = newcomer()
    person.come_to(room, keys[moment.seat])
    person.is_asked()
    expect(person.page.get_by_role("region", name="At the Sorcerer")).to_be_visible()
    wanted = {words_of(SLUG, option) for option in moment.options}
    assert wanted - within_reach(person, wanted) == set()
