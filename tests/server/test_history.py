"""A table keeps the matches that it has finished, and anybody with the link of one may look at it."""

from __future__ import annotations

import random

from tests.server.people import Browser, play_on, seated
from tests.server.serving import ThreadServer

OPTIONS = {"round-limit": "30"}


def a_finished_match(server: ThreadServer) -> tuple[Browser, Browser]:
    red, blue = seated(server, "fantastic-stories", options=OPTIONS)
    play_on([red, blue], random.Random(1))
    red.until_so(lambda: red.room["history"])
    return red, blue


def test_a_finished_match_outlives_the_next_one(server: ThreadServer) -> None:
    red, blue = a_finished_match(server)
    first, result, answers = red.state["match"], red.state["result"], red.state["answers"]
    red.do(type="rename", seat="red", name="Rosa")
    red.do(type="rematch")
    red.until_so(lambda: red.state["match"] != first)

    (past,) = red.room["history"]
    assert (past["match"], past["answers"], past["players"]) == (first, answers, ["Red", "Blue"])
    told = server.get(f"/api/matches/{first}").json()
    assert told["result"] == result
    assert told["names"] == {"red": "Red", "blue": "Blue"}, "as they were called then"
    assert told["tale"].endswith((".", "!"))
    assert all(0 < turn["moment"] <= answers for turn in told["turns"])
    replay = server.get(f"/api/matches/{first}/replay", start=answers, count=1, seat="blue").json()
    assert (replay["answers"], replay["steps"][0]["number"]) == (answers, answers)
    assert len(server.get(f"/api/matches/{first}/record").json()["answers"]) == answers
    tables = server.get("/api/rooms", person=blue.person).json()["tables"]
    assert [past["match"] for table in tables for past in table["history"]] == [first]


def test_a_match_that_goes_on_is_shown_to_nobody(server: ThreadServer) -> None:
    red, _ = seated(server, "fantastic-stories")
    for place in ("", "/replay", "/record"):
        assert server.get(f"/api/matches/{red.state['match']}{place}").status_code == 409
        assert server.get(f"/api/matches/nothing{place}").status_code == 404
