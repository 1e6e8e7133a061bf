"""The board that comes with the game keeps the rules by which it was designed (docs/decisions/0005)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import dist

import pytest

from fairytable.engine.packs import load_pack
from fairytable.games.fantastic_stories import GAME
from fairytable.games.fantastic_stories.bots.routes import routes_of
from fairytable.games.fantastic_stories.content import Board, Move, Quest

PACK = load_pack(GAME)
BOARD: Board = PACK.content
ROUTES = routes_of(BOARD)
ROADS = [move for move in BOARD.moves.values() if move.kind == "walk"]


def moves_from(space: str, *kinds: str) -> list[Move]:
    return [move for move in BOARD.moves.values() if move.start == space and move.kind in kinds]


def far(start: str, end: str, magic: str = "") -> float:
    """Moves from one space to another over roads, and with the help of a magic."""
    return ROUTES.without_ferry[magic][ROUTES.number_of[start]][ROUTES.number_of[end]]


def test_it_loads_without_a_warning() -> None:
    assert PACK.warnings == ()


def test_six_roads_with_six_numbers_leave_the_castle() -> None:
    assert sorted(move.die for move in moves_from("castle", "walk")) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("space", BOARD.spaces)
def test_a_die_means_one_thing_on_a_space(space: str) -> None:
    """Roads, ferry, door and adventure all have different numbers; only flights start everywhere."""
    numbers = [move.die for move in moves_from(space, "walk", "ride", "tunnel")]
    numbers += [quest.die for quest in BOARD.quests.values() if quest.space == space]
    assert len(set(numbers)) == len(numbers)


def test_every_number_is_on_equally_many_roads() -> None:
    counts = Counter(move.die for move in ROADS)
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert len(set(counts.values())) == 1


def test_items_and_strong_magics_are_two_moves_from_the_castle_and_the_other_magics_one() -> None:
    for space in (*(quest.item for quest in BOARD.quests.values()), "reroll", "move_two"):
        assert far("castle", space) == 2
    for space in ("bell", "keys", "trumpet"):
        assert far("castle", space) == 1


def test_one_adventure_is_near_and_the_others_are_far() -> None:
    assert {space: far("castle", space) for space in BOARD.quests} == {
        "mountain_temple": 4,
        "enchanted_forest": 6,
        "pirate_treasure": 5,
        "dragons_lair": 5,
    }


@pytest.mark.parametrize("quest", BOARD.quests)
def test_two_separate_roads_with_different_numbers_lead_into_a_corner(quest: str) -> None:
    last = [move for move in ROADS if move.end == quest]
    assert len(last) == len({move.start for move in last}) == len({move.die for move in last}) == 2
    for closed in (move.start for move in last):
        reached, edge = {"castle"}, ["castle"]
        while edge:
            ends = {move.end for move in moves_from(edge.pop(), "walk")} - reached - {closed}
            reached |= ends
            edge += ends
        assert quest in reached


@pytest.mark.parametrize("quest", BOARD.quests.values(), ids=lambda quest: quest.space)
def test_an_item_is_far_from_its_adventure(quest: Quest) -> None:
    assert far(quest.item, quest.space) >= 4
    assert far(quest.item, quest.space) > min(far(quest.item, other) for other in BOARD.quests)


def test_special_ways_save_moves() -> None:
    """By tunnel to the west, by ferry to the east, by air anywhere."""
    for space in BOARD.quests:
        assert far("castle", space, "trumpet") == 3
    for space in ("mountain_temple", "enchanted_forest"):
        assert far("castle", space, "keys") == 3
    assert far("castle", "dragons_lair", "bell") == 3
    assert far("castle", "pirate_treasure", "bell") == 2


def test_everything_can_be_reached_by_road_alone() -> None:
    assert all(far("castle", space) < len(BOARD.spaces) for space in BOARD.spaces)


def test_numbers_of_one_kind_differ() -> None:
    adventures = [quest.die for quest in BOARD.quests.values()]
    flights = {move.end: move.die for move in BOARD.moves.values() if move.kind == "fly"}
    rides = {move.end: move.die for move in BOARD.moves.values() if move.kind == "ride"}
    doors = [move.die for move in BOARD.moves.values() if move.kind == "tunnel"]
    for numbers in (adventures, list(flights.values()), list(rides.values()), doors):
        assert len(set(numbers)) == len(numbers)
    assert (len(adventures), len(flights), len(rides), len(doors)) == (4, 4, 3, 4)


def test_the_number_of_a_ride_depends_on_its_end_only() -> None:
    assert len({(move.end, move.die) for move in BOARD.moves.values() if move.kind == "ride"}) == 3


def test_every_space_is_named_in_english_and_german() -> None:
    for space in BOARD.spaces.values():
        assert set(space.name) == {"en", "de"}
    for language in ("en", "de"):
        names = BOARD.names(language)
        assert len(set(names.values())) == len(names)


def test_the_drawing_has_room_for_every_space() -> None:
    places = {space.id: space.at for space in BOARD.spaces.values()}
    assert all(0 <= part <= 10 for place in places.values() for part in place)
    for one, other in combinations(places, 2):
        assert dist(places[one], places[other]) >= 1.2, f"{one} and {other} are too near to each other"


def test_the_castle_is_in_the_middle_and_the_adventures_are_in_the_corners() -> None:
    assert BOARD.spaces["castle"].at == (5.0, 5.0)
    corners = {(x > 5, y > 5) for x, y in (BOARD.spaces[space].at for space in BOARD.quests)}
    assert len(corners) == 4
    for space in BOARD.quests:
        assert all(part < 1 or part > 9 for part in BOARD.spaces[space].at)


def test_no_two_roads_cross_on_the_drawing() -> None:
    def side(one: tuple[float, float], two: tuple[float, float], point: tuple[float, float]) -> float:
        return (two[0] - one[0]) * (point[1] - one[1]) - (two[1] - one[1]) * (point[0] - one[0])

    roads = {frozenset((move.start, move.end)) for move in ROADS}
    for road, other in combinations(roads, 2):
        if road & other:
            continue
        (a, b), (c, d) = ([BOARD.spaces[space].at for space in ends] for ends in (road, other))
        crossing = side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
        assert not crossing, f"{sorted(road)} crosses {sorted(other)}"
