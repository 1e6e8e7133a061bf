"""The board in numbers, for those who think ahead: every move, and how far it is from everywhere to everywhere."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from fairytable.games.fantastic_stories.content import Board

Ways = list[list[tuple[int, ...]]]
"""`ways[space][die]`: where a pawn on the space can go with the die."""

Distances = list[list[float]]

FERRY_RISK = 0.3
"""Added to a way that first leads to the ferry: somebody else may have taken it by then."""


class Errand(Struct, frozen=True, eq=False):
    """An adventure: its place among the four, its space, the space of its item, the die that completes it."""

    place: int
    space: int
    item: int
    die: int


class Routes(Struct, frozen=True, eq=False):
    """Spaces are numbers from 0 on.

    `distances[dock, magic]` counts the moves from space to space while the ferry lies at the dock and the magic is
    held; `without_ferry[magic]` does so if the ferry is not waited for. The empty word stands for no magic.
    """

    number_of: dict[str, int]
    castle: int
    errands: tuple[Errand, ...]
    magics: dict[str, frozenset[int]]
    walks: Ways
    rides: Ways
    tunnels: Ways
    flights: Ways
    distances: dict[tuple[int, str], Distances]
    without_ferry: dict[str, Distances]


@lru_cache(maxsize=16)
def routes_of(board: Board) -> Routes:
    """Worked out once for each board."""
    number_of = {space: number for number, space in enumerate(board.spaces)}

    def ways(kind: str) -> Ways:
        found: Ways = [[()] * 7 for _ in number_of]
        for move in board.moves.values():
            if move.kind == kind:
                found[number_of[move.start]][move.die] += (number_of[move.end],)
        return found

    walks, rides, tunnels, flights = map(ways, ("walk", "ride", "tunnel", "fly"))
    without_ferry = {
        "": _shortest([walks]),
        "keys": _shortest([walks, tunnels]),
        "trumpet": _shortest([walks, flights]),
        "bell": _shortest([walks, rides]),
    }
    return Routes(
        number_of=number_of,
        castle=number_of[board.castle],
        errands=tuple(
            Errand(place, number_of[quest.space], number_of[quest.item], quest.die)
            for place, quest in enumerate(board.quests.values())
        ),
        magics={magic: frozenset(number_of[space] for space in spaces) for magic, spaces in board.magics.items()},
        walks=walks,
        rides=rides,
        tunnels=tunnels,
        flights=flights,
        distances={
            (dock, magic): _with_ferry(distances, rides, dock)
            for dock in (number_of[dock] for dock in board.docks)
            for magic, distances in without_ferry.items()
        },
        without_ferry=without_ferry,
    )


def _shortest(kinds: list[Ways]) -> Distances:
    """Moves from each space to each other over ways of these kinds."""
    spaces = range(len(kinds[0]))
    neighbours = [{end for kind in kinds for ends in kind[space] for end in ends} for space in spaces]
    distances = []
    for start in spaces:
        far = [float("inf")] * len(spaces)
        far[start] = 0.0
        edge, moves = {start}, 0.0
        while edge:
            moves += 1
            edge = {end for space in edge for end in neighbours[space] if far[end] > moves}
            for space in edge:
                far[space] = moves
        distances.append(far)
    return distances


def _with_ferry(distances: Distances, rides: Ways, dock: int) -> Distances:
    """The same, with one ride from where the ferry lies now for whoever gets there in time."""
    landings = {end for ends in rides[dock] for end in ends}
    found = []
    for start, far in enumerate(distances):
        ride = far[dock] + 1 + (FERRY_RISK if start != dock else 0)
        found.append(
            [min(far[end], *(ride + distances[landing][end] for landing in landings)) for end in range(len(far))]
        )
    return found
