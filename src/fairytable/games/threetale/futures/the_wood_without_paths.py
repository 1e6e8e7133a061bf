"""The Wood Without Paths: finds open Paths, Paths lead to two Exits, and one of them is true."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import ChooseSpace, HandIn
from fairytable.games.threetale.changes import lose
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.future import check_verdict, count, do, draw_future
from fairytable.games.threetale.future_enemies import put_enemy
from fairytable.games.threetale.goals import Attack, Goals, action_goal, claim_goals
from fairytable.games.threetale.goods import Losses
from fairytable.games.threetale.own_rules import own_rules
from fairytable.games.threetale.placing import (
    empty_spaces,
    far_on_different_tiles,
    find_places,
    places_of,
    put_token,
    without_cutting,
)
from fairytable.games.threetale.table import Hero, TaleTable
from fairytable.games.threetale.verbs import DO

FINDS = ("berry", "bark", "bone", "feather", "resin")
PATH, EXIT, GUARDIAN = "path", "exit", "guardian"
TREES = "trees"
CREATURES = (
    *("briar_hound", "moss_crone", "antlered_shade", "wandering_light", "root_snake"),
    *("thorn_knight", "owl_eyed_watcher", "hollow_bear", "old_stag"),
)
WOOD_WITHOUT_PATHS = own_rules(
    "the_wood_without_paths",
    7,
    "TT-67",
    {
        6: " ".join(FINDS),
        7: "path open_path paths_open paths",
        8: "exit",
        9: "leave_wood",
        10: "guardian guardians",
        11: f"{' '.join(CREATURES)} creatures creatures_beaten",
    },
    long_ways=True,
    reads=(
        *("finds_needed", "paths_needed", "guardians_needed", "guardians_to_look"),
        *("exits", "false_exit", "most_creatures"),
    ),
)


def _different(hero: Hero) -> list[str]:
    """The kinds of finds that a hero carries, those of which it has most first."""
    kinds = [find for find in FINDS if find in hero.carried]
    return sorted(kinds, key=lambda find: -hero.carried.count(find))


@WOOD_WITHOUT_PATHS.rule
def actions_at_hand(table: TaleTable, hero: Hero) -> dict[str, Reason | None]:
    """Opening a Path with different finds; leaving through an Exit after enough Guardians are beaten."""
    found: dict[str, Reason | None] = {}
    for token in table.tokens_at(hero.at):
        if token.kind == PATH:
            has, needs = len(_different(hero)), table.number("finds_needed")
            reason = Reason("too_few_finds", "TT-6.16", {"has": has, "needs": needs})
            found[DO("open_path", hero.at)] = None if has >= needs else reason
        if token.kind == EXIT:
            has, needs = table.the_future.beaten.get(GUARDIAN, 0), table.number("guardians_needed")
            reason = Reason("guardians_first", "TT-6.16", {"has": has, "needs": needs})
            found[DO("leave_wood", hero.at)] = None if has >= needs else reason
    return found


@WOOD_WITHOUT_PATHS.rule
def open_path(table: TaleTable, hero: Hero, _effect: object, target: str) -> None:
    """Different finds are handed in; the hero chooses which."""
    table.owe(HandIn(hero.seat, "TT-67.7", table.number("finds_needed"), "open_path", target))


@WOOD_WITHOUT_PATHS.rule
def open_path_tokens(hero: Hero) -> list[str]:
    return _different(hero)


@WOOD_WITHOUT_PATHS.rule
def open_path_with(table: TaleTable, hero: Hero, finds: tuple[str, ...], space: str) -> None:
    for find in finds:
        hero.carried.remove(find)
    table.tell(events.HandedIn(seat=hero.seat, tokens=finds), "TT-67.7")
    open_by_stone_at(table, hero, space)


@WOOD_WITHOUT_PATHS.rule
def stone_helps(table: TaleTable, _hero: Hero) -> bool:
    return bool(places_of(table, PATH))


@WOOD_WITHOUT_PATHS.rule
def stone_opens_path(table: TaleTable, hero: Hero, _effect: Special, _target: str) -> None:
    """The Sacred Stone opens any Path."""
    table.owe(ChooseSpace(hero.seat, "TT-67.5", "open_by_stone", PATH))


@WOOD_WITHOUT_PATHS.rule
def open_by_stone_spaces(table: TaleTable) -> list[str]:
    return places_of(table, PATH)


@WOOD_WITHOUT_PATHS.rule
def open_by_stone_at(table: TaleTable, hero: Hero, space: str) -> None:
    """The Path is open and pays its card. With the last one that is needed the Exits appear, on different tiles."""
    future = table.the_future
    future.tokens.remove(next(token for token in table.tokens_at(space) if token.kind == PATH))
    table.tell(events.TokenRemoved(token=PATH, space=space), "TT-67.7")
    count(table, "paths_open")
    card = draw_future(table, "paths")
    if card is not None:
        table.tell(events.CardDrawn(card=card), "TT-67.7")
        do(table, "card", about=card, hero=hero, target=space)
    if future.counters["paths_open"] == table.number("paths_needed"):
        for place in far_on_different_tiles(table, table.number("exits")):
            put_token(table, EXIT, place)
        if future.beaten.get(GUARDIAN, 0) >= table.number("guardians_to_look"):
            _look(table)


def _look(table: TaleTable) -> None:
    """Looking at one Exit reveals both."""
    unknown = [token for token in table.the_future.tokens if token.kind == EXIT and not token.note]
    if unknown:
        true = table.chance.pick(unknown)
        for token in unknown:
            token.note = "true" if token is true or len(unknown) == 1 else "false"
        table.tell(events.ExitSeen(space=true.at), "TT-67.8")


@WOOD_WITHOUT_PATHS.rule
def guardian_falls(table: TaleTable, _hero: Hero, _effect: Special, _target: str) -> None:
    """The last Guardian lets the heroes look at an Exit, now or when there is one."""
    if table.the_future.beaten.get(GUARDIAN, 0) >= table.number("guardians_to_look"):
        _look(table)


@WOOD_WITHOUT_PATHS.rule
def leave_wood(table: TaleTable, hero: Hero, _effect: object, target: str) -> None:
    """Nobody knows which Exit is true, so the first try decides it; a false one costs Virtues and is gone."""
    future = table.the_future
    exits = [token for token in future.tokens if token.kind == EXIT]
    here = next(token for token in exits if token.at == target)
    if not here.note:
        is_true = len(exits) == 1 or table.chance.below(2) == 0
        for token in exits:
            token.note = "true" if (token is here) == is_true else "false"
    if here.note == "true":
        hero.away = True
        table.tell(events.LeftMap(seat=hero.seat, space=target), "TT-67.9")
        check_verdict(table)
    else:
        future.tokens.remove(here)
        table.tell(events.FalseExit(seat=hero.seat, space=target), "TT-67.9")
        lose(table, hero, Losses(virtues=table.number("false_exit")), "TT-67.9")


def _creature(table: TaleTable) -> str | None:
    """One of the creatures that have not come yet."""
    future = table.the_future
    came = {enemy.kind for enemy in future.enemies} | set(future.beaten)
    left = [kind for kind in table.scenario.enemies if kind != GUARDIAN and kind not in came]
    if not left or future.counters["creatures"] >= table.number("most_creatures"):
        return None
    count(table, "creatures")
    return table.chance.pick(left)


@WOOD_WITHOUT_PATHS.rule
def creature_scatters(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    kind = _creature(table)
    for space in find_places(table, "scatter", 1) if kind else []:
        put_enemy(table, kind or "", space)


@WOOD_WITHOUT_PATHS.rule
def creature_comes(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    kind = _creature(table)
    for space in find_places(table, "far", 1) if kind else []:
        put_enemy(table, kind or "", space)


@WOOD_WITHOUT_PATHS.rule
def tree_grows(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    """One random empty space turns into Trees, never where it would cut the wood apart."""
    free = without_cutting(table, empty_spaces(table))
    if free:
        space = table.chance.pick(free)
        table.set_ground({space: TREES})
        table.the_future.grown.append(space)
        table.tell(events.TreeGrew(space=space), "TT-67.12")


@WOOD_WITHOUT_PATHS.rule
def tree_vanishes(table: TaleTable, hero: Hero, _effect: Special, _target: str) -> None:
    """One of the Trees that grew in this Future makes room; those that are printed stay (TT-4.7)."""
    if table.the_future.grown:
        table.owe(ChooseSpace(hero.seat, "TT-67.12", "fell", TREES))


@WOOD_WITHOUT_PATHS.rule
def fell_spaces(table: TaleTable) -> list[str]:
    return table.the_future.grown


@WOOD_WITHOUT_PATHS.rule
def fell_at(table: TaleTable, _hero: Hero, space: str) -> None:
    table.the_future.grown.remove(space)
    table.set_ground({space: ""})
    table.tell(events.TreeVanished(space=space), "TT-67.12")


@WOOD_WITHOUT_PATHS.rule
def goals(table: TaleTable, hero: Hero) -> Goals:
    """Different finds, then a Path for them; two Guardians; then the Exit, a true one rather than an unknown one."""
    future = table.the_future
    found: Goals = []
    beaten = future.beaten.get(GUARDIAN, 0)
    for exit_token in (token for token in future.tokens if token.kind == EXIT):
        if beaten >= table.number("guardians_needed") and exit_token.note != "false":
            worth = 30.0 if exit_token.note else 14.0
            found.append(action_goal(worth, exit_token.at, "leave_wood", exit_token.at))
    if future.counters["paths_open"] < table.number("paths_needed"):
        kinds = _different(hero)
        if len(kinds) >= table.number("finds_needed"):
            found += [action_goal(20.0, space, "open_path", space) for space in places_of(table, PATH)]
        for find in FINDS:
            if find not in hero.carried and len(kinds) < table.number("finds_needed"):
                found += claim_goals(table, find, 5.0 + len(kinds))
    for enemy in future.enemies:
        if enemy.kind != GUARDIAN:
            found.append(Attack(enemy, 0.2, 1.5))
        elif beaten < table.number("guardians_needed"):
            found.append(Attack(enemy, 1.2 + 0.03 * enemy.damage, 20.0))
    return found
