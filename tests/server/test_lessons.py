"""Lessons at a table: what is told, what is refused kindly, who answers from the record, and how it goes on."""

from __future__ import annotations

import base64
import io
import json
from typing import Any
from zipfile import ZipFile

import pytest

from fairytable import GAMES
from fairytable.games import find_game
from fairytable.lessons import Lesson, lessons_in, load_lesson
from fairytable.lessons.making import record_again
from tests.server.people import Browser, a_person, link_from
from tests.server.serving import ThreadServer

FOLDERS = [folder for game in GAMES for folder in lessons_in(game.identity.folder)]


@pytest.fixture
def first_steps() -> Lesson:
    return load_lesson(lessons_in(find_game("fantastic-stories").identity.folder)[0])


def taking(server: ThreadServer, lesson: Lesson, person: str = "") -> Browser:
    """Somebody who takes the lesson, at its first moment."""
    learner = person or a_person(server)
    made = server.post("/api/lessons", learner, {"game": lesson.game.slug, "lesson": lesson.name}).json()
    browser = Browser(server, made["room"], learner)
    browser.until_type("state")
    return browser


def next_moment(browser: Browser, before: int) -> dict[str, Any] | None:
    """What the lesson tells next; None when it is over."""
    while (told := browser.state["lesson"]) is not None and (
        told["moment"] in (-1, before) or browser.question is None
    ):
        if told["is_last"] and browser.question is not None:
            break
        browser.until_type("state")
    lesson: dict[str, Any] | None = browser.state["lesson"]
    return lesson


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parents[1].name}/{folder.name}")
def test_who_is_shown_everything_comes_to_the_end_of_the_lesson(folder: Any, server: ThreadServer) -> None:
    lesson = load_lesson(folder)
    browser = taking(server, lesson)
    told = [next_moment(browser, -1)]
    while told[-1] is not None and not told[-1]["is_last"]:
        browser.answer(told[-1]["shown"])
        told.append(next_moment(browser, told[-1]["moment"]))
    assert [moment["moment"] for moment in told if moment] == list(lesson.moments)
    assert told[-1] is not None
    assert told[-1]["place"] == told[-1]["places"]


def test_another_answer_gets_a_friendly_reason_and_a_new_try(server: ThreadServer, first_steps: Lesson) -> None:
    browser = taking(server, first_steps)
    question = browser.question
    assert question is not None
    refused = browser.ask(type="answer", seat="red", number=question["number"], option="castle 1")
    assert (refused["reason"], refused["clause"]) == ("lesson", "FS-14.1")
    assert "two travellers" in refused["sentence"]
    browser.answer("castle 2")
    assert browser.state["lesson"]["wanted"] == ["walk castle red_castle_door 3"]


def test_after_the_lesson_everybody_plays_on_and_a_rematch_is_a_match(
    server: ThreadServer, first_steps: Lesson
) -> None:
    browser = taking(server, first_steps)
    moment = next_moment(browser, -1)
    while moment is not None and not moment["is_last"]:
        browser.answer(moment["shown"])
        moment = next_moment(browser, moment["moment"])
    browser.answer("end")
    assert browser.state["lesson"] is None
    browser.until(lambda told: told["type"] == "state" and told["question"] is not None)
    assert browser.question is not None
    assert browser.question["about"] == "castle_step"


def test_who_comes_back_is_where_they_were_and_undo_goes_back_a_moment(
    server: ThreadServer, first_steps: Lesson
) -> None:
    person = a_person(server)
    browser = taking(server, first_steps, person)
    browser.answer("castle 2")
    browser.answer("walk castle red_castle_door 3")
    told = browser.state["lesson"]
    again = Browser(server, browser.room_name, person)
    again.until_type("state")
    assert again.state["lesson"] == told
    again.do(type="undo", seat="red")
    again.settle()
    assert again.state["lesson"]["moment"] == 1


def test_lessons_are_listed_with_their_pack_and_unknown_ones_refused(server: ThreadServer) -> None:
    games = server.get("/api/games").json()["games"]
    listed = {game["slug"]: [lesson["lesson"] for lesson in game["packs"][0]["lessons"]] for game in games}
    assert listed["fantastic-stories"] == ["1-first-steps", "2-finer-points"]
    response = server.post("/api/lessons", a_person(server), {"game": "fantastic-stories", "lesson": "3-none"})
    assert (response.status_code, response.json()["reason"]) == (404, "unknown_lesson")


def test_a_draft_of_a_lesson_comes_from_a_record(server: ThreadServer, first_steps: Lesson) -> None:
    record = json.loads(record_again(first_steps.folder)[0].to_json())
    response = server.post("/api/lessons/drafts", "", {"record": record, "answers": 10, "seat": "red"})
    assert response.status_code == 200, response.text
    files = ZipFile(io.BytesIO(base64.b64decode(response.json()["archive"]))).namelist()
    assert sorted(files) == ["en.ftl", "lesson.toml", "record.json"]
    refused = server.post("/api/lessons/drafts", "", {"record": record, "seat": "pink"})
    assert refused.json()["reason"] == "no_such_seat"


def test_nobody_joins_a_lesson_whose_luck_everybody_can_know(server: ThreadServer, first_steps: Lesson) -> None:
    browser = taking(server, first_steps)
    key = link_from(browser, type="open_seat", seat="blue")
    guest = Browser(server, browser.room_name, a_person(server), key)
    assert guest.until_type("refused")["reason"] == "luck_known"
