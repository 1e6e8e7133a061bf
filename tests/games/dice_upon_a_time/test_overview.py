"""What follows from the open table agrees with what the rules offer; page, text and guide are given the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import asdict

from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.engine.questions import Question
from fairytable.engine.records import Record
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.overview import Overview, foresee, overview
from fairytable.games.dice_upon_a_time.scenes import score_of, team_rows
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import COMPLETE, FETCH, FULFIL, LIFT, PLACE
from fairytable.matches import load_match
from fairytable.terminal.text_layer import table_text, words_for
from fairytable.testing import clause
from tests.games.dice_upon_a_time.land import Has, land
from tests.matches.record import read_records

LAND = load_pack(GAME).content
RECORDS = read_records(GAME)[::7]


def moments(record: Record) -> Iterator[Match]:
    """The match after every answer."""
    whole = load_match(record)
    again = Match(whole.game, whole.pack, whole.seats, whole.seed, whole.options, branches=whole.branches)
    yield again
    for number, answer in enumerate(whole.answers, start=1):
        if number > len(again.answers):
            again.answer_again([answer], whole.branches)
            yield again


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.seal[:8])
def test_it_agrees_with_what_is_offered_in_recorded_matches(record: Record) -> None:
    for match in moments(record):
        for question in match.questions:
            seen = overview(match.table)
            if question.about == "quests":
                check_quests(match.table, question, seen)
            if question.about == "turn":
                check_sockets(match.table, question, seen)
    if match.result is not None:
        check_points(match, overview(match.table))


def check_quests(table: DiceTable, question: Question, seen: Overview) -> None:
    you = table.adventurer(question.seat)
    quests = table.open_quests if table.rules.coop else you.quests
    assert {COMPLETE(quest) for quest in quests if is_done(table, you, quest, seen)} == offered(question, COMPLETE("x"))
    stories = {card: table.content.stories[card].kind for card in seen.fulfilled[you.seat]}
    lifted = {LIFT(card) for card, kind in stories.items() if kind == "curse"}
    assert lifted == offered(question, LIFT("x"))
    assert {FULFIL(card) for card, kind in stories.items() if kind == "mini_quest"} == offered(question, FULFIL("x"))
    assert all(you.at in seen.errands[FETCH.read(option)[0]] for option in offered(question, FETCH("x")))


def is_done(table: DiceTable, you: Adventurer, quest: str, seen: Overview) -> bool:
    task = table.content.quests[quest]
    parts = [*task.tokens, *(["item"] if task.item else []), *(["place"] if task.place else [])]
    return all(quest in seen.met[you.seat].get(part, ()) for part in parts)


def check_sockets(table: DiceTable, question: Question, seen: Overview) -> None:
    you, values = table.adventurer(question.seat), table.content.value_of
    printed = {socket: one.value for socket, one in (table.content.routes | table.content.spirits).items()}
    closed = (*seen.full, *seen.asleep)
    expected = set()
    for socket, value in (printed | seen.values | seen.least).items():
        dice = [] if socket in closed else [die for die in you.pool if values[die] >= value]
        stack = table.sockets.get(socket, ())
        is_banned = bool(stack) and is_ban(table, socket, you.seat)
        expected |= {PLACE(die, socket) for die in dice if not is_banned or table.content.face_of[die] == "ban"}
    assert expected == offered(question, PLACE("x", "y"))


def is_ban(table: DiceTable, socket: str, seat: str) -> bool:
    top = table.sockets[socket][-1]
    spirit = table.content.spirits.get(socket)
    is_lifted = table.change.bans_lifted or table.change.plain_faces or (spirit is not None and not spirit.stacks)
    return table.content.face_of[top.die] == "ban" and top.seat != seat and not is_lifted


def check_points(match: Match, seen: Overview) -> None:
    """Only Side Quests are counted at the end."""
    table, result = match.table, match.result
    assert result is not None
    assert (seen.level is not None) == bool(result.level)
    for you in table.adventurers:
        met = set(seen.fulfilled[you.seat])
        lying = table.common if table.rules.coop else you.stories
        kinds = [table.content.stories[one.card] for one in lying]
        side = sum(story.points for story in kinds if story.kind == "side_quest" and story.id in met)
        score = seen.points[you.seat] + side
        assert score <= result.scores[you.seat] if table.rules.coop else score == result.scores[you.seat]


def offered(question: Question, like: str) -> set[str]:
    return {option for option in question.options if option.split(" ")[0] == like.split(" ")[0]}


def test_it_says_which_parts_of_a_quest_are_there_already() -> None:
    match = land(
        red={"at": "clouds", "apple": 3, "quests": ["apples_for_the_angels", "star_money"]},
        blue={"coin": 2, "quests": ["toll_for_the_troll"]},
    )
    met = overview(match.table).met
    assert met["red"]["apple"] == ["apples_for_the_angels"]
    assert met["red"]["place"] == ["apples_for_the_angels"]
    assert "coin" not in met["red"]


@clause("DT-8.7", "DT-30.12")
def test_an_errand_leads_to_the_item_and_then_to_the_place() -> None:
    quest = next(one for one in GAME_QUESTS.values() if one.item)
    for fetched, place in (((), quest.source), ((quest.id,), quest.place)):
        match = land(red={"quests": [quest.id], "fetched": fetched}, blue={})
        assert overview(match.table).errands[quest.id] == tuple(sorted(match.table.content.places[place]))


GAME_QUESTS = land(red={}, blue={}).table.content.quests


@clause("DT-4.3", "DT-4.5", "DT-18.2", "DT-12.10")
def test_it_says_what_sockets_ask_for_and_which_are_full_or_asleep() -> None:
    match = land(
        event="the_flood",
        sockets={"town-inn": ["red plain_3", "blue plain_5"], "fox": ["red book_1"]},
        wolf_was_here=True,
        red={},
        blue={},
    )
    seen = overview(match.table)
    assert seen.height == 2
    assert seen.least == {"town-inn": 5, "fox": 1}
    assert seen.full == ("town-inn",)
    assert seen.asleep == ("wolf",)
    assert set(seen.values.values()) == {6}
    assert all("bridge" in match.table.content.routes[route].between for route in seen.values)
    assert overview(land(event="the_wolf_sleeps", red={}, blue={}).table).asleep == ("wolf",)


@clause("DT-30.5", "DT-30.14", "DT-31.1")
def test_it_says_which_fields_do_nothing_in_the_match() -> None:
    for options, idle in (
        ({}, ()),
        ({"cards": "beginner"}, ("magic", "story")),
        ({"cards": "no-story"}, ("story",)),
        ({"mode": "coop"}, ("town", "king")),
    ):
        assert overview(land(options=options, red={}, blue={}).table).idle == idle


@clause("DT-19.2", "DT-30.13", "DT-30.15", "DT-30.17")
def test_points_are_quests_less_curses_and_a_team_has_a_level() -> None:
    alone = land(red={"done": ["star_money"], "stories": ["iron_shoes"]}, blue={"done": ["the_wedding"]}).table
    assert overview(alone).points == {you.seat: score_of(alone, you) for you in alone.adventurers}
    assert overview(alone).level is None
    done = [quest for quest, one in GAME_QUESTS.items() if one.points == 4][:10]
    team = land(options={"mode": "coop"}, red={"done": done}, blue={}).table
    assert (
        overview(team).points
        == dict.fromkeys(("red", "blue"), 40)
        == dict.fromkeys(("red", "blue"), sum(team_rows(team).values()))
    )
    level = overview(team).level
    assert level is not None
    assert (level.level, level.next) == (3, 50)
    short = land(options={"mode": "coop", "length": "short"}, red={"done": done}, blue={}).table
    assert overview(short).level is None


def test_a_quest_to_choose_from_is_shown_with_what_is_there_already() -> None:
    table = land(red={"coin": 2, "quests": ["the_wedding"]}, blue={}).table
    question = Question("red", "keep_quest", ("keep star_money", "keep apples_for_the_angels"), "DT-7.5")
    assert foresee(table, question).met == {"coin": ["star_money"]}


def test_the_text_and_the_page_are_given_the_same() -> None:
    match = land(red={"coin": 2, "quests": ["star_money"], "done": ["the_wedding"], "stories": ["iron_shoes"]}, blue={})
    assert match.shown("blue") == match.view("blue") | asdict(overview(match.table))
    text = table_text(match, "red", words_for(match, language="en"))
    assert "Star Money, 2 points: Give 2 Gold Coins away, wherever you are. (Already there: 2 Gold Coins.)" in text
    assert f"{overview(match.table).points['red']} " in text


@clause("DT-30.17")
def test_together_cards_that_mean_nothing_are_neither_fulfilled_nor_lead_anywhere() -> None:
    everything: Has = {"at": "hell", "coin": 3, "bread": 3, "apple": 3, "magic": ["starwort", "blue_light"]}
    useless = [story.id for story in LAND.stories.values() if story.kind != "curse" and not story.applies_together]
    assert useless
    together = land(phase="quests", options={"mode": "coop"}, marker="red", red=everything, blue={}, common=useless)
    seen = overview(together.table)
    assert (seen.fulfilled["red"], set(seen.errands) & set(useless)) == ((), set())
    alone = land(phase="quests", marker="red", red={**everything, "stories": useless}, blue={})
    assert overview(alone.table).fulfilled["red"]
