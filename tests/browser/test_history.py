"""A table keeps every match that was played at it: its result, its replay, and a link for people who did not play."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.records import a_short_record, told_answers
from tests.server.serving import ThreadServer


@pytest.mark.parametrize("slug", ["fantastic-stories", "threetale"])
def test_playing_again_keeps_the_finished_match_and_anybody_with_its_link_sees_it(
    slug: str, server: ThreadServer, newcomer: Newcomer
) -> None:
    record = a_short_record(slug)
    answers = len(record.answers)
    host = newcomer()
    host.play_alone(server, slug, record.seats, record=msgspec.to_builtins(record), answers=answers - 1)
    host.choose(list(told_answers(record))[-1][1])
    expect(host.end).to_be_visible()
    result, tale = host.end.inner_text(), host.page.locator(".tale").inner_text()
    link = host.page.get_by_label("A link to this match, for anyone").input_value()

    host.button("Play again").click()
    host.is_asked()
    host.go("#/tables")
    past = host.page.get_by_role("region", name="Matches played at this table")
    expect(past.get_by_role("listitem")).to_have_count(1)
    for seat in record.seats:
        expect(past.get_by_role("listitem")).to_contain_text(seat)
    past.get_by_role("link", name="Watch it again").click()
    controls = host.page.get_by_role("region", name="Through the match")
    expect(controls).to_contain_text(f"0 of {answers}")
    controls.get_by_role("slider").fill(str(answers))
    expect(controls).to_contain_text(f"{answers} of {answers}")

    friend = newcomer()
    friend.page.goto(link)
    expect(friend.end).to_be_visible()
    assert friend.end.inner_text() == result.replace("you lost", "they lost"), "it is not told that they played"
    assert friend.page.locator(".tale").inner_text() == tale
    expect(friend.button("Play again")).to_have_count(0)
    friend.page.get_by_role("link", name="Watch it again").click()
    expect(friend.page.get_by_role("region", name="Through the match")).to_contain_text(f"0 of {answers}")
    friend.button("One step on").click()
    expect(friend.page.get_by_role("region", name="Through the match")).to_contain_text(f"1 of {answers}")
