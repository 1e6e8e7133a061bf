"""Where there is only one way that everybody can see, nobody is asked."""

from __future__ import annotations

from fairytable.engine.facts import Public
from fairytable.engine.questions import Reason, ask, ask_openly
from fairytable.engine.table import Table
from fairytable.testing import play
from tests.engine import decisions
from tests.engine.practice_games import a_game, a_little_match


class Crossing(Table, kw_only=True):
    """Somebody walks on and on; the ways are as many as the day has hours left."""

    hours: Public[int] = 3
    walked: Public[list[str]] = []


def ways(table: Crossing) -> tuple[str, ...]:
    return ("north", "south", "east")[: table.hours]


async def walk(table: Crossing) -> None:
    answer = await ask_openly(
        decisions.Way("red", day=1),
        ways(table),
        "LG-1.1",
        default="north",
        why_not=lambda: {"up": Reason("no_wings", "LG-1.2")},
    )
    table.walked.append(answer)
    table.hours -= 1


async def walk_in_secret(table: Crossing) -> None:
    table.walked.append(await ask(decisions.Way("red"), ways(table), "LG-1.1"))
    table.hours -= 1


def test_with_several_ways_it_is_a_question_like_others() -> None:
    match = a_little_match(a_game(Crossing, walk, lambda table: not table.hours))
    (question,) = match.questions
    assert (question.about, question.options, question.default) == ("way", ("north", "south", "east"), "north")
    assert question.values == {"day": 1}
    assert question.refusals() == {"up": Reason("no_wings", "LG-1.2")}


def test_where_only_one_way_is_left_nobody_is_asked() -> None:
    match = play(a_little_match(a_game(Crossing, walk, lambda table: not table.hours)), "red: east", "red: south")
    assert match.is_over
    assert match.table.walked == ["east", "south", "north"]
    assert [answer for _, answer in match.answers] == ["east", "south"], "what nobody was asked is not in the record"
    assert match.copy().table_fingerprint == match.table_fingerprint


def test_ask_asks_even_if_there_is_only_one_way() -> None:
    match = play(
        a_little_match(a_game(Crossing, walk_in_secret, lambda table: not table.hours)), "red: east", "red: south"
    )
    assert match.questions[0].options == ("north",)
