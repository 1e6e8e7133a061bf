"""The Future: its scenario is opened, its scripts are called, and the verdict is found (TT-18.6, TT-20)."""

from __future__ import annotations

from typing import Any

from fairytable.games.threetale.board import distance
from fairytable.games.threetale.changes import end_story, owe
from fairytable.games.threetale.conditions import holds
from fairytable.games.threetale.land import main_land
from fairytable.games.threetale.placing import free_spaces
from fairytable.games.threetale.specials import cite, find_rule
from fairytable.games.threetale.table import Doing, Future, Hero, TaleTable


def hook(table: TaleTable, name: str) -> Any:
    """A rule of the scenario that the common rules ask, or None."""
    return find_rule(table.scenario.sheet.number, name) if table.future is not None else None


def open_future(table: TaleTable, scenario: str) -> None:
    """TT-18.6: the box is opened; the decks are shuffled; what stands in the set-up list is placed."""
    sheet = table.content.scenarios[scenario]
    decks = {name: sheet.deck(name) for name in sheet.decks()}
    for cards in decks.values():
        table.chance.shuffle(cards)
    table.future = Future(scenario, dict.fromkeys(sheet.sheet.counters, 0), decks, {name: [] for name in decks})
    table.tell("future_opened", "TT-18.6", scenario=scenario, rounds=sheet.sheet.rounds)
    land = main_land(table)
    for hero in table.heroes:
        if hero.at not in land:
            owe(table, hero, "move", "TT-19.2")
    do(table, "setup")


def do(table: TaleTable, script: str, *, about: str = "", hero: Hero | None = None, target: str = "") -> None:
    """Effects are to be carried out next, before those that wait already."""
    table.doing.append(Doing(script, about, 0, hero.seat if hero else "", target))


def check_verdict(table: TaleTable) -> None:
    """TT-20.1, 20.3, 20.5: the win is tested after every effect; a breach by the same effect loses."""
    if table.future is None or table.phase != "future" or table.verdict:
        return
    sheet = table.scenario.sheet
    for condition in sheet.losses:
        if holds(table, condition):
            table.tell("requirement_breached", cite(table, "losses", "TT-20.4"), scenario=sheet.id)
            end_story(table, "breached")
    if holds(table, sheet.win):
        table.tell("objective_met", cite(table, "win", "TT-20.1"), scenario=sheet.id)
        end_story(table, "won")


def count(table: TaleTable, counter: str, by: int = 1) -> None:
    assert table.future is not None
    value = table.future.counters[counter] = max(0, table.future.counters[counter] + by)
    table.tell("counted", cite(table, counter, "TT-19.3"), counter=counter, value=value)


def take_token(table: TaleTable, hero: Hero, token: str) -> None:
    """The hero carries a token from now on."""
    hero.carried.append(token)
    table.tell("token_taken", "TT-26.8", seat=hero.seat, token=token)


def draw_future(table: TaleTable, deck: str) -> str | None:
    """The next card of a deck of the scenario; an empty deck is shuffled anew from its discards."""
    future = table.future
    assert future is not None
    cards, discards = future.decks[deck], future.discards[deck]
    if not cards and discards:
        cards.extend(discards)
        discards.clear()
        table.chance.shuffle(cards)
    return cards.pop() if cards else None


def places_to_move(table: TaleTable, hero: Hero, about: str) -> list[str]:
    """The nearest free spaces of the main land; `about` may hold those allowed instead."""
    if about:
        return [space for space in about.split() if not table.heroes_at(space)]
    free = [space for space in free_spaces(table) if table.ground[space] != "trees"]
    if not free:
        return []
    least = min(distance(hero.at, space) for space in free)
    return [space for space in free if distance(hero.at, space) == least]


def move_hero(table: TaleTable, hero: Hero, space: str, clause: str) -> None:
    table.tell("was_moved", clause, seat=hero.seat, start=hero.at, space=space)
    hero.at = space
