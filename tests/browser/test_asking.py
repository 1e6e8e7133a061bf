"""Why not, take that back, and where does the rule stand: asked of the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from fairytable.games import find_game
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.records import SLUGS, a_record, a_table_from, first_moment, words_at, words_of
from tests.server.serving import ThreadServer

FS = "fantastic-stories"
IMPOSSIBLE = [
    (FS, "castle_step", "Dragon's Lair"),
    ("grimm-forest", "build_turn", "No Friend yet: they come with Walls"),
]
"""What somebody who is asked about this might touch in vain."""
CLAUSE = re.compile(r"^[A-Z]{2}-\d+\.\d+$")


def people_of_a_story(server: ThreadServer, newcomer: Newcomer) -> tuple[Person, Person, list[str]]:
    """Whoever begins a match of Fantastic Stories, the other one, and what they would answer."""
    record = a_record(FS)
    room, keys = a_table_from(server, record, 0)
    seats = [seat for seat, _ in record.given_answers()]
    first = newcomer()
    first.come_to(room, keys[seats[0]])
    second = newcomer()
    second.come_to(room, keys[next(seat for seat in seats if seat != seats[0])])
    return first, second, [words_of(FS, option) for _, option in record.given_answers()]


def test_what_revealed_nothing_is_taken_back_freely(server: ThreadServer, newcomer: Newcomer) -> None:
    first, second, answers = people_of_a_story(server, newcomer)
    first.choose(answers[0])
    before, told = first.offered(), first.told()
    first.choose(answers[1])
    expect(first.chronicle).not_to_have_count(len(told))
    first.button("Undo").click()
    expect(first.chronicle).to_have_text(told)
    expect(second.chronicle).to_have_text(told)
    assert first.offered() == before


def test_what_revealed_something_is_taken_back_when_the_others_agree(server: ThreadServer, newcomer: Newcomer) -> None:
    first, second, answers = people_of_a_story(server, newcomer)
    before, told = first.offered(), first.told()
    first.choose(answers[0])
    for yes in (False, True):
        first.button("Ask to undo").click()
        second.button("Let them" if yes else "Rather not").click()
        expect(second.page.get_by_role("alertdialog")).to_have_count(0)
        if not yes:
            expect(first.chronicle).not_to_have_count(len(told))
    expect(first.chronicle).to_have_text(told)
    assert first.offered() == before


def test_asking_to_undo_says_what_and_can_be_withdrawn(server: ThreadServer, newcomer: Newcomer) -> None:
    first, second, answers = people_of_a_story(server, newcomer)
    first.is_asked()
    before = first.told()
    first.choose(answers[0])
    first.is_asked()
    told, offered = first.told(), first.offered()
    undo = first.button("Ask to undo")
    expect(undo).to_have_attribute("title", re.compile(f"Takes back: {re.escape(answers[0])}"))
    undo.click()
    for person in (first, second):
        expect(person.page.get_by_role("alertdialog")).to_contain_text(
            f"would like to take this back: {told[len(before)].strip()}"
        )
    assert first.offered() == offered
    first.button("Never mind").click()
    for person in (first, second):
        expect(person.page.get_by_role("alertdialog")).to_have_count(0)
    assert first.told() == told


def test_with_bots_only_nobody_is_asked_before_an_undo(server: ThreadServer, newcomer: Newcomer) -> None:
    person = newcomer()
    person.play_alone(server, FS, ["red"], bots=["blue"], options={"start-player": "red"})
    before = person.offered()
    person.choose("2 pawns in the castle")
    person.is_asked()
    person.button("Undo").click()
    expect(person.page.get_by_role("alertdialog")).to_have_count(0)
    expect(person.bar).to_contain_text("how many pawns shall stand in the castle")
    assert person.offered() == before


def somebody_asked(slug: str, about: str, server: ThreadServer, newcomer: Newcomer) -> Person:
    """The first person in a match who is asked about this."""
    moment = first_moment(slug, about)
    room, keys = a_table_from(server, moment.record, moment.answers)
    person = newcomer()
    person.come_to(room, keys[moment.seat])
    person.is_asked()
    return person


@pytest.mark.parametrize(("slug", "about", "thing"), IMPOSSIBLE)
def test_touching_what_is_not_possible_says_why_and_shows_the_rule(
    slug: str, about: str, thing: str, server: ThreadServer, newcomer: Newcomer
) -> None:
    person = somebody_asked(slug, about, server, newcomer)
    named = re.compile(f"^{re.escape(thing)}(,|$)")
    impossible = person.page.locator("#main").get_by_role("button", name=named, disabled=True)
    impossible.first.click(force=True)  # one's own lot comes before those of the others
    notice = person.bar.get_by_role("alert")
    clause = notice.get_by_role("button").first
    expect(clause).to_have_text(CLAUSE)
    number = clause.inner_text()
    clause.click()
    rule = person.page.get_by_role("dialog", name="Rules").locator(".marked")
    expect(rule.locator(".number")).to_have_text(number)
    expect(rule).to_be_in_viewport()


@pytest.mark.parametrize(("slug", "about"), [(slug, about) for slug, about, _ in IMPOSSIBLE])
def test_what_is_missing_stands_in_a_list_with_its_reasons(
    slug: str, about: str, server: ThreadServer, newcomer: Newcomer
) -> None:
    person = somebody_asked(slug, about, server, newcomer)
    offered = person.offered()
    person.button("Why not?").click()
    reasons = person.page.get_by_role("dialog", name="Why not?").get_by_role("listitem")
    expect(reasons).not_to_have_count(0)
    for reason in reasons.all():
        assert reason.locator("strong").inner_text().endswith(".")
        assert reason.locator("span").inner_text() not in offered
        assert CLAUSE.match(reason.get_by_role("button").inner_text())
    number = reasons.first.get_by_role("button").inner_text()
    reasons.first.get_by_role("button").click()
    expect(person.page.get_by_role("dialog", name="Rules").locator(".marked .number")).to_have_text(number)
    person.page.keyboard.press("Escape")
    assert person.offered() == offered


@pytest.mark.parametrize("slug", SLUGS)
def test_a_line_of_the_chronicle_opens_its_rule(slug: str, server: ThreadServer, newcomer: Newcomer) -> None:
    person = newcomer()
    first, *others = a_record(slug).seats
    person.play_alone(server, slug, [first], bots=others)
    person.is_asked()
    while not person.chronicle.count():  # nothing has happened yet
        person.choose(person.offered()[0])
        person.is_asked()
    line = person.chronicle.last.get_by_role("button")
    clause = (line.get_attribute("title") or "").rpartition(" ")[2]
    assert CLAUSE.match(clause)
    line.click()
    rules = person.page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".marked .number")).to_have_text(clause)
    expect(rules.locator(".marked")).to_be_in_viewport()
    rules.get_by_role("searchbox").fill("no clause ever says this")
    expect(rules).to_contain_text("No clause contains all these words.")
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_have_count(0)


def test_what_is_touched_on_the_board_is_listed_only_for_whoever_asks_for_all_answers(
    server: ThreadServer, newcomer: Newcomer
) -> None:
    moment = first_moment(FS, "move_step")
    room, keys = a_table_from(server, moment.record, moment.answers)
    person = newcomer()
    person.page.context.add_init_script("localStorage.setItem('fairytable.all-answers', 'false')")
    person.come_to(room, keys[moment.seat])
    expect(person.bar).to_contain_text("what will you do?")
    walks = [words_of(FS, option) for option in moment.options if option.startswith("walk ")]
    expect(person.spots.first).to_be_visible()
    assert not set(walks) & set(person.words_on(person.entries))
    person.button("All answers").click()
    person.press(walks[0])
    expect(person.button("Fewer answers")).to_be_visible()


def test_advice_stands_beside_the_board_and_lights_up_there(server: ThreadServer, newcomer: Newcomer) -> None:
    moment = first_moment(FS, "move_step")
    room, keys = a_table_from(server, moment.record, moment.answers)
    person = newcomer()
    person.come_to(room, keys[moment.seat])
    person.is_asked()
    person.button("What would you do?").click()
    advice = person.page.get_by_role("complementary", name="What would you do?")
    best = advice.locator("li button.label").first
    expect(best).to_be_visible()
    expect(person.entries.and_(person.page.locator(".suggested"))).to_have_count(1)
    box, board = advice.bounding_box(), person.page.locator(".table .board").bounding_box()
    assert box
    assert board
    assert box["x"] >= board["x"] + board["width"] - 1, "it does not cover what it speaks of"
    number = person.bar.get_attribute("data-question")
    best.click()
    expect(person.bar).not_to_have_attribute("data-question", str(number))
    expect(advice).to_have_count(0)


def test_a_secret_choice_stays_visible_to_whoever_made_it_and_to_nobody_else(
    server: ThreadServer, newcomer: Newcomer
) -> None:
    moment = first_moment("grimm-forest", "choose_cards")
    room, keys = a_table_from(server, moment.record, moment.answers)
    first, second = newcomer(), newcomer()
    first.come_to(room, keys[moment.seat])
    second.come_to(room, keys[next(seat for seat in moment.record.seats if seat != moment.seat)])
    second.is_asked()
    answer = words_at(moment) & set(first.offered())
    chosen = sorted(answer)[0]
    first.choose(chosen)
    expect(first.bar).to_contain_text(f"You: {chosen}")
    first.page.reload()
    expect(first.bar).to_contain_text(f"You: {chosen}")
    expect(second.bar).to_have_attribute("data-question", re.compile("[0-9]"))
    assert f"You: {chosen}" not in second.page.locator("body").inner_text()


def test_cards_that_are_touched_are_no_buttons_as_well_and_on_a_telephone_every_button_is_in_sight(
    server: ThreadServer, newcomer: Newcomer
) -> None:
    moment = first_moment("dice-upon-a-time", "first_quest")
    room, keys = a_table_from(server, moment.record, moment.answers)
    person = newcomer()
    person.page.add_init_script('localStorage.setItem("fairytable.all-answers", "false")')
    person.come_to(room, keys[moment.seat])
    expect(person.spots).to_have_count(len(moment.options))
    expect(person.entries).to_have_count(0)
    person.page.set_viewport_size({"width": 360, "height": 640})
    expect(person.entries).to_have_count(len(moment.options))
    for place in range(len(moment.options)):
        expect(person.entries.nth(place)).to_be_in_viewport(ratio=0.9)


def test_where_six_sit_at_a_telephone_a_name_is_whole_or_left_out(server: ThreadServer, newcomer: Newcomer) -> None:
    seats = find_game(FS).seats
    person = newcomer(viewport={"width": 390, "height": 844})
    person.play_alone(server, FS, seats)
    person.is_asked()
    names = person.page.locator(".table .seats strong")
    expect(names).to_have_count(len(seats))
    cut = """all => all.filter((it) => it.checkVisibility() && getComputedStyle(it.parentElement).clipPath === "none" &&
      it.clientWidth < 24).map((it) => it.textContent)"""
    assert names.evaluate_all(cut) == []
