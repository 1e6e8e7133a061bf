"""Lessons in the browser: begun from the book, read and played with mouse, finger and keys, and gone on from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from fairytable import GAMES
from fairytable.lessons import Lesson, LessonWords, lessons_in, load_lesson
from tests.browser.conftest import Newcomer
from tests.browser.person import BAR, Person
from tests.browser.test_keyboard import walk_to
from tests.server.serving import ThreadServer

FOLDERS = [folder for game in GAMES for folder in lessons_in(game.identity.folder)]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST_STEPS = 120


def take(person: Person, slug: str, title: str) -> Locator:
    """Take a lesson from the first page of its book; the teller."""
    person.go(f"#/book/{slug}")
    person.page.get_by_role("list", name="Lessons").get_by_role("button", name=title).click()
    teller = person.page.get_by_role("region", name="The teller")
    expect(teller).to_be_visible()
    return teller


def told(teller: Locator) -> str:
    return teller.locator(".thought").inner_text()


def things_spoken_of(lesson: Lesson, words: LessonWords) -> dict[str, tuple[str, ...]]:
    """What lights up at each thought, by its words."""
    thoughts = [thought for moment in lesson.moments.values() for thought in moment.thoughts]
    return {words.say(thought.say): thought.look for thought in thoughts}


def go_through(person: Person, teller: Locator, spoken_of: dict[str, tuple[str, ...]], *, finger: bool = False) -> None:
    """Read everything and be shown everything, to the end of the lesson."""
    wanted = person.page.locator(".bar .entry.suggested")
    on = teller.get_by_role("button", name=re.compile("^(Go on|Show me)$"))
    end = teller.get_by_role("button", name="Play on from here")
    for _ in range(MOST_STEPS):
        expect(on.or_(end).first).to_be_visible()
        words = told(teller)
        overflows = teller.locator(".thought").evaluate("it => it.scrollHeight > it.clientHeight + 2")
        assert not overflows, words
        [look] = [look for thought, look in spoken_of.items() if words.startswith(thought)]
        is_near = person.button("See the whole board").count() > 0  # then some things lie beyond what is seen of it
        for thing in () if is_near else look:
            expect(person.page.locator(f'[data-lit^="{thing} "]').first, f"{thing}: {words}").to_be_visible()
        if wanted.count():
            expect(wanted, words).to_be_in_viewport(ratio=0.99)
        if end.count():
            return
        (on.first.tap if finger else on.first.click)()
        person.page.wait_for_function(
            "before => document.querySelector('.teller .thought')?.innerText !== before", arg=words
        )
    raise AssertionError("the lesson never ended")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parents[1].name}/{folder.name}")
def test_a_lesson_is_gone_through_and_what_it_speaks_of_is_there(folder: Path, newcomer: Newcomer) -> None:
    lesson, words = load_lesson(folder), LessonWords(folder, "en")
    person = newcomer(**PHONE)
    teller = take(person, lesson.game.slug, words.say("title"))
    go_through(person, teller, things_spoken_of(lesson, words), finger=True)
    teller.get_by_role("button", name="Play on from here").tap()
    expect(teller).to_have_count(0)
    person.is_asked()
    person.go(f"#/book/{lesson.game.slug}")
    expect(person.page.get_by_role("list", name="Lessons")).to_contain_text("Taken.")


def test_a_first_lesson_is_gone_through_with_the_keyboard_alone(newcomer: Newcomer) -> None:
    """What is read is turned with Enter, what is asked is walked to; never is one nowhere."""
    person = newcomer()
    person.go("#/book/grimm-forest")
    walk_to(person, person.page.get_by_role("list", name="Lessons").get_by_role("button", name="First steps"))
    person.page.keyboard.press("Enter")
    teller = person.page.get_by_role("region", name="The teller")
    on, end = person.button("Go on"), person.button("Play on from here")
    wanted = person.page.locator(".bar .entry.suggested")
    for _ in range(MOST_STEPS):
        expect(on.or_(wanted).or_(end).first).to_be_visible()
        words, asked = told(teller), person.what_is_asked()
        expect(person.page.locator(":focus"), words).to_have_count(1)
        if end.count():
            break
        if on.count():
            expect(on, words).to_be_focused()
        else:
            walk_to(person, wanted)
        person.page.keyboard.press("Enter")
        person.page.wait_for_function(
            f"([words, asked]) => ({BAR})() !== asked || document.querySelector('.thought').innerText !== words",
            arg=[words, asked],
        )
    walk_to(person, end)
    person.page.keyboard.press("Enter")
    expect(teller).to_have_count(0)
    expect(person.bar.locator(":focus")).to_have_count(1)


def test_another_answer_gets_a_friendly_word_and_what_is_meant_lights_up(newcomer: Newcomer) -> None:
    person = newcomer()
    teller = take(person, "fantastic-stories", "First steps")
    for _ in range(4):
        person.page.keyboard.press("Enter")
    expect(teller.locator(".thought")).to_contain_text("let 2 pawns stand in the castle")
    expect(person.page.locator('[data-lit^="castle"]')).to_be_visible()
    person.press("1 pawn in the castle")
    expect(person.page.get_by_role("alert")).to_contain_text("our plan needs two travellers")
    person.press("2 pawns in the castle")
    expect(teller.locator(".thought")).to_contain_text("Five dice have rolled")


def test_on_a_phone_the_group_that_holds_the_wanted_answer_is_in_sight_and_lit(newcomer: Newcomer) -> None:
    """There many groups stand in one row, of which only the first two would be seen."""
    person = newcomer(**PHONE)
    teller = take(person, "dice-upon-a-time", "First steps")
    lit = person.page.locator(".bar .entry.suggested")
    while "there you may place a 3 or more" not in (words := told(teller)):
        teller.get_by_role("button", name=re.compile("^(Go on|Show me)$")).tap()
        expect(teller.locator(".thought")).not_to_have_text(words)
    for group in ("3 (twin die)", "from where you stand"):
        expect(lit).to_contain_text(re.compile(f"{re.escape(group)}.*choices"))
        expect(lit).to_be_in_viewport(ratio=1)
        lit.tap()
    expect(lit).not_to_contain_text("choices")
    expect(lit).to_be_in_viewport(ratio=1)
    lit.tap()
    expect(teller.locator(".thought")).to_contain_text("Walk to the Church!")


def test_who_comes_back_finds_the_lesson_where_it_was(newcomer: Newcomer) -> None:
    person = newcomer()
    teller = take(person, "grimm-forest", "First steps")
    for _ in range(4):
        teller.get_by_role("button", name="Go on").click()
    teller.get_by_role("button", name="Show me").click()
    expect(teller.locator(".thought")).to_contain_text("all 5 Straw are yours")
    person.page.reload()
    expect(teller.locator(".thought")).to_contain_text("all 5 Straw are yours")


def test_a_lesson_is_made_of_a_match_on_the_replay_page(server: ThreadServer, newcomer: Newcomer) -> None:
    person = newcomer()
    person.play_alone(server, "fantastic-stories", ["red", "blue"])
    person.is_asked()
    room = person.page.url.rpartition("/")[2]
    person.go(f"#/replay/{room}")
    with person.page.expect_download() as download:
        person.button("Make a lesson of this").click()
    assert download.value.suggested_filename == "fantastic-stories-lesson.zip"
