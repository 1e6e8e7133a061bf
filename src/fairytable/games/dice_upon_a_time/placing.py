"""Phase 1: which die may go where, and placing it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from fairytable.engine.questions import ask
from fairytable.games.dice_upon_a_time.content import MEANS, NO_EVENT, Content, Event
from fairytable.games.dice_upon_a_time.table import FOX, WOLF, Adventurer, DiceTable, without
from fairytable.games.dice_upon_a_time.verbs import PLACE, PLACE_WITH, WOLF_DIE

BOOTS, HOOD, BEANS, MUSICIANS = MEANS
MOST_REMEMBERED = 1000


class Opening(NamedTuple):
    """What a socket asks of the next die: at least this value; a Ban die, if somebody else's Ban lies on top; and so
    many levels above the height limit. `covers_ban`: a Ban lies on top, somebody's or one's own."""

    socket: str
    least: int
    ban: bool = False
    above: int = 0
    covers_ban: bool = False


class Board(NamedTuple):
    """All that decides which die may go where. What was worked out for one board is remembered: bots look at the same
    one again and again."""

    content: Content
    event: str
    limit: int
    wolf_was_here: bool
    stacks: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def change(self) -> Event:
        return self.content.events[self.event] if self.event else NO_EVENT


def board_of(table: DiceTable) -> Board:
    return Board(table.content, table.event, height_limit(table), table.wolf_was_here, tuple(table.sockets.items()))


def height_limit(table: DiceTable) -> int:
    """DT-1.7 and DT-4.14: all that changes the height adds up, and one die always fits."""
    return max(1, table.rules.height + table.change.height)


def value_of_route(content: Content, change: Event, route: str) -> int:
    """The value of an empty socket in this chapter."""
    printed = content.routes[route]
    if change.place and set(printed.between) & content.places[change.place]:
        return change.place_value
    return max(1, printed.value + change.route_value)


def bans(content: Content, change: Event, die: str) -> bool:
    """DT-5.9: whether the die shows a Ban, and Bans work."""
    return content.face_of[die] == "ban" and not change.bans_lifted and not change.plain_faces


@lru_cache(MOST_REMEMBERED)
def openings(board: Board, seat: str) -> dict[str, Opening]:
    """Every socket that takes a die at all. Wolf and Fox have no stacks (DT-4.14)."""
    content, change = board.content, board.change
    found = {**openings_without_dice(content, board.event)}
    for socket, stack in board.stacks:
        spirit = content.spirits.get(socket)
        if spirit is None or spirit.stacks:
            # DT-4.3 and DT-4.4: only the die on top counts.
            owner, die = stack[-1].split(" ")
            is_ban = bans(content, change, die)
            above = len(stack) + 1 - board.limit
            found[socket] = Opening(socket, content.value_of[die], is_ban and owner != seat, above, is_ban)
        elif len(stack) >= spirit.sockets:
            del found[socket]
    for closed in (WOLF if board.wolf_was_here else "", change.closed_spirit):
        found.pop(closed, None)
    return found


@lru_cache(MOST_REMEMBERED)
def openings_without_dice(content: Content, event: str) -> dict[str, Opening]:
    """What every socket asks for as long as no die lies in the land."""
    change = content.events[event] if event else NO_EVENT
    found = {name: Opening(name, spirit.value) for name, spirit in content.spirits.items()}
    return found | {route: Opening(route, value_of_route(content, change, route)) for route in content.routes}


@lru_cache(MOST_REMEMBERED)
def placements(board: Board, seat: str, pool: tuple[str, ...]) -> tuple[str, ...]:
    """DT-4: all dice of the pool, on all sockets that take them."""
    content = board.content
    dice = [(die, content.value_of[die], content.face_of[die] == "ban") for die in pool]
    return tuple(
        [
            PLACE(die, socket)
            for socket, least, ban, above, _ in openings(board, seat).values()
            if above <= 0
            for die, value, is_ban in dice
            if value >= least and (is_ban or not ban)
        ]
    )


def means_of(table: DiceTable, you: Adventurer) -> tuple[str, ...]:
    """What can help the adventurer's die onto a socket: Magic Items in the hand and abilities."""
    means = [item for item in (BOOTS, BEANS) if item in you.magic]
    return tuple(means + [ability for ability in (HOOD, MUSICIANS) if table.has_ability(you, ability)])


@lru_cache(MOST_REMEMBERED)
def placements_with_help(
    board: Board, seat: str, pool: tuple[str, ...], at: str, means: tuple[str, ...]
) -> tuple[str, ...]:
    """Placements that a Magic Item or an ability makes possible (DT-16.17, 16.18, 14.6, 14.15), also several of them.
    What is not needed is not offered."""
    if not means:
        return ()
    content, here = board.content, board.content.ways[at].values()
    options = []
    for opening in openings(board, seat).values():
        if opening.socket in (WOLF, FOX):
            continue
        for die in pool:
            is_low = content.value_of[die] < opening.least
            is_banned = opening.ban and content.face_of[die] != "ban"
            if not (is_low or is_banned or opening.above > 0):
                continue
            lifts: list[tuple[str, ...]] = [()]
            if is_low or is_banned:
                lifts = [(BOOTS,)] if BOOTS in means else []
                if HOOD in means and not opening.covers_ban and opening.socket in here:
                    lifts.append((HOOD,))
            raises: list[tuple[str, ...]] = [()]
            if opening.above == 1:
                raises = [(mean,) for mean in (BEANS, MUSICIANS) if mean in means]
            elif opening.above > 1:
                raises = [(BEANS, MUSICIANS)] if opening.above == 2 and {BEANS, MUSICIANS} <= set(means) else []
            options += [PLACE_WITH("+".join((*lift, *more)), die, opening.socket) for lift in lifts for more in raises]
    return tuple(options)


async def place(table: DiceTable, you: Adventurer, die: str, socket: str, means: tuple[str, ...] = ()) -> None:
    """DT-4.1: the die goes onto the socket, and its route is open to the player for this turn (DT-4.9)."""
    for mean in means:
        if mean in table.content.magic:
            table.play_card(you.seat, mean, "DT-16.17" if mean == BOOTS else "DT-16.18")
        else:
            table.use_ability(you, "DT-14.6" if mean == HOOD else "DT-14.15")
    table.put_die(you, die, socket)
    table.placed = die
    table.must_walk = HOOD in means
    table.tell("die_placed", "DT-4.1", seat=you.seat, die=die, socket=socket)
    if socket in table.content.routes:
        table.route = socket
    elif socket == WOLF:
        await feed_the_wolf(table, you)


async def feed_the_wolf(table: DiceTable, you: Adventurer) -> None:
    """DT-12.9: everybody else, clockwise, gives an unused die at once; its face does nothing (DT-12.11)."""
    table.wolf_was_here = True
    table.tell("wolf_comes", "DT-12.9", seat=you.seat)
    for seat in table.others(you.seat):
        other = table.adventurer(seat)
        if other.pool:
            die = other.pool[0]
            if len(other.pool) > 1:
                lowest = min(other.pool, key=table.content.value_of.__getitem__)
                options = WOLF_DIE.all_of(other.pool)
                (die,) = WOLF_DIE.read(await ask(seat, "wolf", options, "DT-12.9", default=WOLF_DIE(lowest)))
            other.pool = without(other.pool, die)
            table.wolf_dice = (*table.wolf_dice, f"{seat} {die}")
            table.tell("die_given_to_wolf", "DT-12.9", seat=seat, die=die)


def knockable(table: DiceTable) -> list[str]:
    """DT-14.8: the sockets with a top die that the Tailor may knock off."""
    return [
        socket
        for socket, stack in table.sockets.items()
        if socket not in (WOLF, FOX)
        and (table.content.face_of[stack[-1].split(" ")[1]] != "ban" or table.change.plain_faces)
    ]


def knock_off(table: DiceTable, you: Adventurer, socket: str) -> None:
    """DT-4.15: the die lies beside its owner's card, used for this chapter."""
    table.use_ability(you, "DT-14.8")
    owner, die = table.sockets[socket][-1].split(" ")
    table.take_die_off(owner, die)
    loser = table.adventurer(owner)
    loser.spent = (*loser.spent, die)
    table.tell("die_knocked_off", "DT-4.15", seat=you.seat, player=owner, die=die, socket=socket)


def is_special(table: DiceTable, die: str) -> str:
    """The special face that works when the die is placed, if any (DT-5.1, DT-17.17, DT-31.2)."""
    face = table.content.face_of[die]
    if table.change.plain_faces or face.isdecimal():
        return ""
    if (face == "magic" and not table.rules.magic) or (face == "story" and not table.rules.story):
        return ""
    return face
