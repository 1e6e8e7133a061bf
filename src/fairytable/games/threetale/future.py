"""The Future: its scenario is opened, its scripts are called, and the verdict is found (TT-18.6, TT-20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import CarryOut, MoveAway
from fairytable.games.threetale.board import distance
from fairytable.games.threetale.changes import end_story
from fairytable.games.threetale.conditions import holds
from fairytable.games.threetale.own_rules import cite, rules_of
from fairytable.games.threetale.placing import free_spaces
from fairytable.games.threetale.table import Future, Hero, TaleTable


def hook(table: TaleTable, name: str) -> Any:
    """A rule of the scenario that the common rules ask, or None."""
    return rules_of(table.scenario.sheet.number).rules.get(name) if table.future is not None else None


def the_rule(table: TaleTable, name: str) -> Callable[..., Any]:
    """A rule that the scenario is bound to have: its file names it, or its own rules led here."""
    rule = hook(table, name)
    if rule is None:
        raise ValueError(f"The scenario '{table.scenario.id}' has no rule '{name}'")
    return cast("Callable[..., Any]", rule)


def open_future(table: TaleTable, scenario: str) -> None:
    """TT-18.6: the box is opened, the decks are shuffled, and everything in the set-up list is placed."""
    sheet = table.content.scenarios[scenario]
    decks = {name: sheet.deck(name) for name in sheet.decks()}
    for cards in decks.values():
        table.chance.shuffle(cards)
    table.future = Future(scenario, dict.fromkeys(sheet.sheet.counters, 0), decks, {name: [] for name in decks})
    table.tell(events.FutureOpened(scenario=scenario, rounds=sheet.sheet.rounds), "TT-18.6")
    land = table.terrain.main_land
    for hero in table.heroes:
        if hero.at not in land:
            table.owe(MoveAway(hero.seat, "TT-19.2"))
    do(table, "setup")


def do(table: TaleTable, script: str, *, about: str = "", hero: Hero | None = None, target: str = "") -> None:
    """Effects are to be carried out next, before those that wait already."""
    table.then(CarryOut(script, about, 0, hero.seat if hero else "", target))


def check_verdict(table: TaleTable) -> None:
    """TT-20.1, 20.3, 20.5: the win is tested after every effect; a breach by the same effect loses."""
    if table.future is None or table.phase != "future" or table.verdict:
        return
    sheet = table.scenario.sheet
    for condition in sheet.losses:
        if holds(table, condition):
            table.tell(events.RequirementBreached(scenario=sheet.id), cite(table, "losses", "TT-20.4"))
            end_story(table, "breached")
    if holds(table, sheet.win):
        table.tell(events.ObjectiveMet(scenario=sheet.id), cite(table, "win", "TT-20.1"))
        end_story(table, "won")


def count(table: TaleTable, counter: str, by: int = 1) -> None:
    value = table.the_future.counters[counter] = max(0, table.the_future.counters[counter] + by)
    table.tell(events.Counted(counter=counter, value=value), cite(table, counter, "TT-19.3"))


def take_token(table: TaleTable, hero: Hero, token: str, clause: str) -> None:
    """The hero carries a token from now on."""
    hero.carried.append(token)
    table.tell(events.TokenTaken(seat=hero.seat, token=token), clause)


def draw_future(table: TaleTable, deck: str) -> str | None:
    """The next card of a deck of the scenario; an empty deck is reshuffled from its discards."""
    future = table.the_future
    cards, discards = future.decks[deck], future.discards[deck]
    if not cards and discards:
        cards.extend(discards)
        discards.clear()
        table.chance.shuffle(cards)
    return cards.pop() if cards else None


def places_to_move(table: TaleTable, hero: Hero) -> list[str]:
    """The nearest free spaces of the main land."""
    free = [space for space in free_spaces(table) if table.ground[space] != "trees"]
    if not free:
        return []
    least = min(distance(hero.at, space) for space in free)
    return [space for space in free if distance(hero.at, space) == least]


def move_hero(table: TaleTable, hero: Hero, space: str, clause: str) -> None:
    table.tell(events.WasMoved(seat=hero.seat, start=hero.at, space=space), clause)
    hero.at = space
