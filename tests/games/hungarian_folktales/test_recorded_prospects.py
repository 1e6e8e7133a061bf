"""In recorded matches what was foreseen is what then happened, and the page shows what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.chances import outcome_of, points
from fairytable.games.hungarian_folktales.movement import best_step_tile, steps_of, walks_by_option
from fairytable.games.hungarian_folktales.overview import Prospect, foresee, overview
from fairytable.games.hungarian_folktales.quests import is_eligible, missing_at_castle, open_quests
from fairytable.games.hungarian_folktales.table import BLANK, FolktaleTable
from tests.recorded_states import moments, show_in_the_page, state_of

LINES = (1, 5, 7, 8, 21)
"""Matches with chains, with teams of two and of three, with exact dead ends, with two to six players."""
EVERY, EVERY_THROW = 12, 3
"""The page looks at one state of so many."""


def test_what_was_foreseen_is_what_then_happened() -> None:
    seen: set[str] = set()
    for line in LINES:
        before: tuple[Prospect, str, int] | None = None
        for match, answer in moments(GAME, line):
            if before:
                seen |= compare(*before, match)
            (question,) = match.questions[:1]
            before = foresee(match.table, question), answer, len(match.events or ())
            compare_goals(match.table)
    assert seen >= {"walk", "roll", "bite", "advice"}


def compare(foreseen: Prospect, answer: str, heard: int, match: Match) -> set[str]:
    """Which kinds of foresight the answer has proved."""
    events = [(event.key, event.values) for event in match.events_for(None, heard)]
    told = dict(events)
    verb = answer.split()[0]
    if foreseen.ways and "walked" in told:
        ways = [tuple(foreseen.fields[place] for place in way) for way in foreseen.ways]
        walked = told["walked"]
        assert (walked["start"], *walked["way"]) in ways
        return {"walk"}
    if answer in foreseen.becomes and "points_counted" not in told and match.table.throw:
        table = match.table
        now = points(table, table.active, table.throw)
        assert foreseen.becomes[answer] == (now, outcome_of(table.throw.place, now))
        return {verb}
    if answer in foreseen.reach and match.questions and match.questions[0].about == "walk":
        movement = match.table.movement
        number = told["rolled"]["die"] if "rolled" in told else movement.steps
        assert foreseen.reach[answer].get(number, 0) == max(movement.steps, 0)
        ends = {walk.end for walk in walks_by_option(match.table, match.table.active, movement).values()}
        assert set(foreseen.ends.get(movement.steps, ())) == ends
        return {"roll" if "rolled" in told else verb}
    return set()


def compare_goals(table: FolktaleTable) -> None:
    """What is missing in all is what the rules of the Castle find missing."""
    told = overview(table)
    for hero in table.heroes:
        if hero.tales:
            assert (hero.seat in told.ready) is is_eligible(table, hero)
            team = [other.seat for other in table.team(hero)]
            lacks = [lack for seat in team for lack in zip(told.goals[seat], told.missing[seat], strict=True)]
            quests = [part.id for part, missing in lacks if part.kind == "quest" and missing]
            assert quests == [table.content.tales[tale].encounter for tale in open_quests(table, hero)]
            held = sum(missing for part, missing in lacks if part.kind == "hold")
            assert held == sum(missing_at_castle(table, hero).values())


def test_the_page_shows_what_the_rules_say(tmp_path: Path) -> None:
    states = [state for line in LINES for state in states_of(line)]
    assert {verb for state in states for verb in state["question"]["foreseen"]} >= {"ways", "reach", "ends", "becomes"}
    show_in_the_page(GAME, states, tmp_path)


def states_of(line: int) -> Iterator[dict[str, Any]]:
    """What a page hears at some moments of a match, and what the rules say about each."""
    for number, (match, _) in enumerate(moments(GAME, line)):
        if number % (EVERY_THROW if match.table.throw else EVERY) == 0:
            yield state_of(GAME, match, expected)


def expected(table: FolktaleTable, question: Question) -> dict[str, Any]:
    throw, movement = table.throw, table.movement
    final = points(table, table.active, throw) if throw and throw.die else 0
    walks = walks_by_option(table, table.active, movement) if movement and question.about == "walk" else {}
    return {
        "goals": {hero.seat: len(hero.tales) for hero in table.heroes},
        "quests": {hero.seat: hero.done for hero in table.heroes},
        "ready": [hero.seat for hero in table.heroes if hero.tales and is_eligible(table, hero)],
        "reach": {option: reach(table, question, option) for option in question.options},
        "ways": [[walk.end, walk.reds] for option, walk in walks.items() if option in question.options],
        "sum": [final, outcome_of(throw.place, final)] if throw and throw.die else None,
    }


def reach(table: FolktaleTable, question: Question, option: str) -> dict[str, str]:
    """The numbers that lead to each field, from the list of all walks."""
    hero = table.hero(question.seat)
    board, exact = table.content.board, table.rules.exact_dead_end
    tiles = {"roll": best_step_tile(table, hero), "roll_with nothing": ""}
    verb, *words = option.split()
    if verb == "roll_with":
        tiles.setdefault(option, words[0])
    if option in tiles:
        lengths = {number: steps_of(table, hero, number, tiles[option]) for number in range(1, BLANK)}
    elif verb == "bite":
        lengths = {int(words[0]): int(words[0])}
    elif verb in ("cloak", "slip_away"):
        away = table.tile(table.holds(hero, "steps_away")).steps_away
        lengths = {away: away}
    else:
        return {}
    found: dict[str, list[str]] = {}
    for number, steps in lengths.items():
        walks = (board.walks(hero.at, steps, exact=exact) or ()) if steps > 0 else ()
        for end in dict.fromkeys(walk.end for walk in walks):
            found.setdefault(end, []).append(str(number))
    return {end: " ".join(numbers) for end, numbers in found.items()}
