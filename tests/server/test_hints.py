"""What would you do? is answered to whoever is asked, and to nobody else; after the match one may look back."""

from __future__ import annotations

import random
from typing import Any

from tests.server.people import Browser, play_on, seated
from tests.server.serving import ThreadServer


def test_whoever_is_asked_gets_the_best_answers_with_reasons(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    path = f"/api/rooms/{red.room_name}/hints"
    told = server.get(path, red.person, seat="red").json()
    assert red.question is not None
    assert (told["seat"], told["number"], told["is_mixed"]) == ("red", red.question["number"], False)
    assert 1 <= len(told["hints"]) <= 3
    legal = {option["option"]: option["words"] for option in red.question["options"]}
    for place, hint in enumerate(told["hints"]):
        assert hint["words"] == legal[hint["option"]]
        assert hint["reason"].endswith(".")
        assert hint["clause"] == red.question["clause"]
        assert (hint["standing"] == "best") == (place == 0)
    for person, seat, reason in (
        (blue.person, "red", "not_your_seat"),
        (blue.person, "blue", "not_asked"),
        (red.person, "no_seat", "no_such_seat"),
    ):
        refused = server.get(path, person, seat=seat)
        assert refused.status_code >= 400
        assert refused.json()["reason"] == reason


def test_hints_name_the_places_of_the_table_as_the_question_does(server: ThreadServer) -> None:
    heroes = seated(server, "threetale", ("red", "blue", "green"))
    luck = random.Random(4)

    def who_may_go() -> Browser | None:
        return next((hero for hero in heroes if hero.question and _is_about_places(hero.question)), None)

    while who_may_go() is None:
        play_on(heroes, luck, most=1)
    hero = who_may_go()
    assert hero is not None
    assert hero.question is not None
    legal = {option["option"]: option["words"] for option in hero.question["options"]}
    told = server.get(f"/api/rooms/{hero.room_name}/hints", hero.person, seat=hero.question["seat"]).json()["hints"]
    assert {hint["option"]: hint["words"] for hint in told}.items() <= legal.items()


def _is_about_places(question: dict[str, Any]) -> bool:
    return any(option["verb"] == "go" for option in question["options"])


def test_whoever_is_asked_is_told_what_matters_with_the_numbers_of_the_table(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    path = f"/api/rooms/{red.room_name}/guide"
    assert red.question is not None
    told = server.get(path, red.person, seat="red").json()
    assert (told["seat"], told["number"]) == ("red", red.question["number"])
    assert "now you would roll 6" in told["words"]
    assert server.get(path, blue.person, seat="blue").json() == {"seat": "blue", "number": 0, "words": ""}
    assert server.get(path, blue.person, seat="red").json()["reason"] == "not_your_seat"


def test_after_the_match_its_moments_and_answers_are_explained(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    path = f"/api/rooms/{red.room_name}"
    for what, values in (("moments", {}), ("why", {"answers": 0})):
        assert server.get(f"{path}/{what}", red.person, **values).json()["reason"] == "not_over"
    play_on([red, blue], random.Random(2), most=16)
    blue.do(type="leave", seat="blue")
    red.until(lambda message: message["type"] == "state" and message["result"] is not None)
    moments = server.get(f"{path}/moments", blue.person).json()["moments"]
    assert 1 <= len(moments) <= 3
    for moment in moments:
        assert 0 <= moment["answers"] < red.state["answers"]
        assert moment["chosen"] != moment["better"]
        assert moment["reason"]
    told = server.get(f"{path}/why", blue.person, answers=0).json()
    assert (told["answers"], told["seat"]) == (0, "red")
    assert told["reason"]
    assert server.get(f"{path}/why", blue.person, answers=99_999).json()["reason"] == "beyond_the_end"
