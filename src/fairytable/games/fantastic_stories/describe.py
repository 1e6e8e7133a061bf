"""The table in plain words, for the terminal and for screen readers, and the map drawn with letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fairytable.engine.drawing import Place, Road, draw_map
from fairytable.engine.words import Words
from fairytable.games.fantastic_stories.content import Board, Move

View = dict[str, Any]


def describe(view: View, board: Board, words: Words, _options: Mapping[str, str]) -> str:
    """Everything a reader sees on the table, except for the map itself."""
    lines = [" ".join(_course(view, words))]
    if view["ferry"]:
        rides = _ways(board.rides[view["ferry"]].moves, words)
        lines.append(words.say("table-ferry", dock=view["ferry"], ways=rides))
    lines += [_reader(reader, view, board, words) for reader in view["readers"]]
    return "\n".join(lines)


def draw(view: View, board: Board, words: Words, width: int) -> str:
    """The map, if it fits into so many columns; otherwise the same as a list of spaces."""
    places = [Place(space.id, words.name(space.id), space.at) for space in board.spaces.values()]
    notes = {space: _notes(space, view, board, words) for space in board.spaces}
    drawn = draw_map(places, list(_roads(board, words)), notes, width)
    if drawn is None:
        return "\n".join([_space_list(view, board, words), "", *_legend(board, words)])
    return "\n".join([drawn, "", _adventures(board, words), *_legend(board, words)])


def _course(view: View, words: Words) -> Iterator[str]:
    yield words.say("table-round", round=view["round"])
    if view["expert"]:
        yield words.say("table-expert")
    if view["ending"] and not view["over"]:
        yield words.say("table-last_round")
    if not view["over"]:
        seat = view["readers"][view["turn"]]["seat"]
        yield words.say("table-turn", seat=seat, rolled=view["rolled"], dice=view["dice"])
    if view["magic"]:
        yield words.say("table-magic", magic=view["magic"])


def _reader(reader: dict[str, Any], view: View, board: Board, words: Words) -> str:
    groups = []
    for space in board.spaces:
        if count := reader["pawns"].get(space):
            uses = _uses(space, view, board, words, reader["book"])
            key = "table-pawns_with_use" if uses else "table-pawns"
            groups.append(words.say(key, count=count, place=space, **({"use": uses} if uses else {})))
    return words.say(
        "table-reader",
        seat=reader["seat"],
        reserve=reader["reserve"],
        pawns=groups or words.say("table-no_pawns"),
        book=reader["book"] or words.say("table-empty_book"),
    )


def _uses(space: str, view: View, board: Board, words: Words, book: Iterable[str] = ()) -> list[str]:
    """What the space is good for."""
    uses = []
    if space in board.docks:
        uses.append(words.say("use-ferry" if view["ferry"] == space else "use-dock"))
    for quest in board.quests.values():
        if quest.space == space and space in book:
            uses.append(words.say("use-adventure_done"))
        elif quest.space == space:
            uses.append(words.say("use-adventure", die=quest.die, item=quest.item))
        elif quest.item == space:
            uses.append(words.say("use-item", adventure=quest.space))
    if magic := board.magic_at.get(space):
        uses.append(words.say(f"use-magic-{magic}"))
    if "pasture" in board.spaces[space].tags:
        uses.append(words.say("use-pasture"))
    uses += [words.say("use-door", die=way.die, end=way.end) for way in board.tunnels[space].moves]
    return uses


def _notes(space: str, view: View, board: Board, words: Words) -> list[str]:
    """What is shown below the name of a space on the map: what it is good for, and who is there."""
    pawns = "".join(
        words.say("map-pawns", mark=words.say(f"mark-{reader['seat']}"), count=reader["pawns"][space])
        for reader in view["readers"]
        if space in reader["pawns"]
    )
    return [note for note in ("/".join(_short_uses(space, view, board, words)), pawns) if note]


def _short_uses(space: str, view: View, board: Board, words: Words) -> Iterator[str]:
    if space in board.docks:
        yield words.say("map-short_ferry" if view["ferry"] == space else "map-short_dock")
    for quest in board.quests.values():
        if quest.space == space:
            yield words.say("map-short_adventure", die=quest.die, item=quest.item)
        elif quest.item == space:
            yield words.say("map-short_item")
    if magic := board.magic_at.get(space):
        yield words.say(f"map-short-{magic}")
    for end, dice in _flights(board):
        if end == space:
            yield words.say("map-short_pasture", dice=dice)
    for way in board.tunnels[space].moves:
        yield words.say("map-short_door", die=way.die)


def _roads(board: Board, words: Words) -> Iterator[Road]:
    """Each road once; one that leads only one way shows it."""
    numbers: dict[tuple[str, str], list[int]] = {}
    for way in board.moves.values():
        if way.kind == "walk":
            numbers.setdefault((way.start, way.end), []).append(way.die)
    for (start, end), dice in numbers.items():
        back = numbers.get((end, start))
        label = ",".join(map(str, sorted(dice)))
        if back is None:
            yield Road(start, end, words.say("map-oneway", numbers=label, arrow=_arrow(board, start, end)))
        elif start < end:
            yield Road(start, end, label)


def _arrow(board: Board, start: str, end: str) -> str:
    across, down = (there - here for here, there in zip(board.spaces[start].at, board.spaces[end].at, strict=True))
    if abs(across) >= abs(down):
        return ">" if across > 0 else "<"
    return "v" if down > 0 else "^"


def _space_list(view: View, board: Board, words: Words) -> str:
    """A line for each space, with the roads that leave it."""
    lines = []
    for space in board.spaces:
        uses = _uses(space, view, board, words)
        ways = _ways(board.walks[space].moves, words) or words.say("map-no_ways")
        if uses:
            lines.append(words.say("map-space_with_use", space=space, use=uses, ways=ways))
        else:
            lines.append(words.say("map-space", space=space, ways=ways))
    return "\n".join(lines)


def _adventures(board: Board, words: Words) -> str:
    """What the adventures need, in full: the map has little room for it."""
    quests = board.quests.values()
    told = [words.say("map-adventure", adventure=quest.space, item=quest.item, die=quest.die) for quest in quests]
    return words.say("map-adventures", adventures=told)


def _legend(board: Board, words: Words) -> Iterator[str]:
    """The ways that are not drawn: by ferry, by tunnel, by the winged horse."""
    for key, kind in (("map-ferry", "ride"), ("map-tunnels", "tunnel")):
        ways = [way for way in board.moves.values() if way.kind == kind]
        yield words.say(key, ways=[words.say("map-link", start=way.start, end=way.end, die=way.die) for way in ways])
    yield words.say("map-flights", ways=[words.say("map-way", dice=dice, end=end) for end, dice in _flights(board)])


def _flights(board: Board) -> list[tuple[str, list[int]]]:
    """Each pasture with the number that takes the winged horse there."""
    dice: dict[str, set[int]] = {}
    for way in board.moves.values():
        if way.kind == "fly":
            dice.setdefault(way.end, set()).add(way.die)
    return [(pasture, sorted(numbers)) for pasture, numbers in dice.items()]


def _ways(moves: Iterable[Move], words: Words) -> list[str]:
    return [words.say("map-way", dice=[way.die], end=way.end) for way in moves]
