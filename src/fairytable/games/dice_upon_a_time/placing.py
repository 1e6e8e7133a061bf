"""Phase 1: which die may go where, and placing it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from fairytable.engine.questions import Reason, ask_openly
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.content import HIGHEST, MEANS, NO_EVENT, Content, Event
from fairytable.games.dice_upon_a_time.table import FOX, WOLF, Adventurer, DiceTable, PlacedDie, without
from fairytable.games.dice_upon_a_time.verbs import PLACE, PLACE_WITH, WOLF_DIE

BOOTS, HOOD, BEANS, MUSICIANS = MEANS
STACKS_REMEMBERED = 2000
BOARDS_REMEMBERED = 100


class Opening(NamedTuple):
    """What a socket asks of the next die: at least this value; a Ban die, unless the Ban on top is one's own; and so
    many levels above the height limit."""

    socket: str
    least: int
    ban_of: str = ""
    above: int = 0

    def is_banned_to(self, seat: str) -> bool:
        return self.ban_of not in ("", seat)


class Board(NamedTuple):
    """All that decides which die may go where. What was worked out for one board is remembered: bots look at the same
    one again and again."""

    content: Content
    event: str
    limit: int
    wolf_was_here: bool
    stacks: tuple[tuple[str, tuple[PlacedDie, ...]], ...]


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


def openings(board: Board) -> dict[str, Opening]:
    """Every socket that takes a die at all."""
    content, event = board.content, board.event
    found = {**openings_without_dice(content, event)}
    for socket, stack in board.stacks:
        opening = opening_on(content, event, board.limit, socket, stack)
        if opening:
            found[socket] = opening
        else:
            del found[socket]
    if board.wolf_was_here:
        found.pop(WOLF, None)
    return found


def opening_at(table: DiceTable, socket: str) -> Opening | None:
    """The same for one socket."""
    if socket == WOLF and table.wolf_was_here:
        return None
    stack = table.sockets.get(socket)
    if stack is None:
        return openings_without_dice(table.content, table.event).get(socket)
    return opening_on(table.content, table.event, height_limit(table), socket, stack)


@lru_cache(STACKS_REMEMBERED)
def openings_without_dice(content: Content, event: str) -> dict[str, Opening]:
    """What every socket asks for as long as no die lies in the land; a Spirit that sleeps takes none."""
    change = content.events[event] if event else NO_EVENT
    found = {name: Opening(name, one.value) for name, one in content.spirits.items() if name != change.closed_spirit}
    return found | {route: Opening(route, value_of_route(content, change, route)) for route in content.routes}


@lru_cache(STACKS_REMEMBERED)
def opening_on(content: Content, event: str, limit: int, socket: str, stack: tuple[PlacedDie, ...]) -> Opening | None:
    """On top of dice: only the highest one counts (DT-4.3 and DT-4.4). Wolf and Fox have no stacks (DT-4.14)."""
    spirit = content.spirits.get(socket)
    if spirit is not None and not spirit.stacks:
        return Opening(socket, spirit.value) if len(stack) < spirit.sockets else None
    top = stack[-1]
    is_ban = bans(content, content.events[event] if event else NO_EVENT, top.die)
    return Opening(socket, content.value_of[top.die], top.seat if is_ban else "", len(stack) + 1 - limit)


@lru_cache(8)
def placements_on(content: Content) -> dict[str, dict[str, str]]:
    """For every socket the placements of all dice on it."""
    return {
        socket: {die: PLACE(die, socket) for die in content.value_of} for socket in (*content.spirits, *content.routes)
    }


@lru_cache(BOARDS_REMEMBERED)
def by_least_value(content: Content, pool: tuple[str, ...]) -> dict[int, tuple[str, ...]]:
    """The dice that are worth at least 1, at least 2 and so on."""
    values, dice, fitting = content.value_of, pool, {}
    lowest = min(map(values.__getitem__, pool), default=HIGHEST)
    for least in range(1, HIGHEST + 1):
        if least > lowest:
            dice = tuple([die for die in dice if values[die] >= least])
        fitting[least] = dice
    return fitting


@lru_cache(BOARDS_REMEMBERED)
def placements(board: Board, seat: str, pool: tuple[str, ...]) -> tuple[str, ...]:
    """DT-4: all dice of the pool, on all sockets that take them."""
    content = board.content
    fitting, option_for = by_least_value(content, pool), placements_on(content)
    own_or_none, ban_dice = ("", seat), tuple([die for die in pool if content.face_of[die] == "ban"])
    return tuple(
        [
            options[die]
            for socket, least, ban_of, above in openings(board).values()
            if above <= 0
            for options in (option_for[socket],)
            for die in (fitting.get(least, ()) if ban_of in own_or_none else ban_dice)
        ]
    )


def means_of(table: DiceTable, you: Adventurer) -> tuple[str, ...]:
    """What can help the adventurer's die onto a socket: Magic Items in the hand and abilities."""
    means = [item for item in (BOOTS, BEANS) if item in you.magic.cards]
    return tuple(means + [ability for ability in (HOOD, MUSICIANS) if table.has_ability(you, ability)])


@lru_cache(BOARDS_REMEMBERED)
def placements_with_help(
    board: Board, seat: str, pool: tuple[str, ...], at: str, means: tuple[str, ...]
) -> tuple[str, ...]:
    """Placements that a Magic Item or an ability makes possible (DT-16.17, 16.18, 14.6, 14.15), also several of them.
    What is not needed is not offered."""
    content, here = board.content, board.content.ways[at].values()
    has_boots, has_hood = BOOTS in means, HOOD in means
    options = []
    for socket, least, ban_of, above in openings(board).values():
        if above <= 0 and not has_boots and not (has_hood and socket in here):
            continue
        if socket in (WOLF, FOX):
            continue
        lifts = [BOOTS] if has_boots else []
        if has_hood and not ban_of and socket in here:
            lifts.append(HOOD)
        raises: list[str] = []
        if above == 1:
            raises = [mean for mean in (BEANS, MUSICIANS) if mean in means]
        elif above == 2 and BEANS in means and MUSICIANS in means:
            raises = [f"{BEANS}+{MUSICIANS}"]
        if above > 0:
            lifts = [f"{lift}+{more}" for lift in lifts for more in raises]
        if not lifts and not raises:
            continue
        is_banned = ban_of not in ("", seat)
        for die in pool:
            needs_lift = content.value_of[die] < least or (is_banned and content.face_of[die] != "ban")
            for some in lifts if needs_lift else raises:
                options.append(PLACE_WITH(some, die, socket))
    return tuple(options)


def dice_that_need_help(table: DiceTable, you: Adventurer, mean: str) -> Iterable[str]:
    """Every die on every socket that does not take it without help: what something that helps could be for."""
    plain = frozenset(placements(board_of(table), you.seat, you.pool))
    for socket in (*table.content.routes, *table.content.spirits):
        for die in you.pool:
            if PLACE(die, socket) not in plain:
                yield PLACE_WITH(mean, die, socket)


def has_no_stacks(table: DiceTable, socket: str) -> Reason | None:
    """DT-4.14: nothing helps there."""
    is_single = socket in (WOLF, FOX) or opening_at(table, socket) is None
    return Reason("no_stacks", "DT-4.14", {"socket": socket}) if is_single else None


def why_no_lift(table: DiceTable, socket: str, clause: str) -> Reason | None:
    """Why what lets a low die onto a socket does not help there."""
    opening = opening_at(table, socket)
    if opening is None or socket in (WOLF, FOX):
        return has_no_stacks(table, socket)
    return is_full(table, socket, clause) if opening.above > 0 else None


def why_no_raise(table: DiceTable, you: Adventurer, die: str, socket: str, clause: str) -> Reason | None:
    """Why what adds a level above the height limit does not help this die there."""
    opening = opening_at(table, socket)
    if opening is None or socket in (WOLF, FOX):
        return has_no_stacks(table, socket)
    if opening.above > 1:
        return Reason("full_even_so", "DT-4.17", {"socket": socket, "height": height_limit(table) + 1})
    if opening.is_banned_to(you.seat) and table.content.face_of[die] != "ban":
        return Reason("banned", clause, {"socket": socket})
    is_low = table.content.value_of[die] < opening.least
    return is_too_low(table, die, socket, opening.least, clause) if is_low else None


def is_full(table: DiceTable, socket: str, clause: str = "") -> Reason:
    """DT-4.5, for two players DT-32.1; where an Event changes the height, DT-1.7 and DT-32.2."""
    usual, changed = ("DT-32.1", "DT-32.2") if len(table.seats) == 2 else ("DT-4.5", "DT-1.7")
    clause = clause or (changed if table.change.height else usual)
    return Reason("full", clause, {"socket": socket, "height": height_limit(table)})


def is_too_low(table: DiceTable, die: str, socket: str, least: int, clause: str) -> Reason:
    return Reason("too_low", clause, {"value": table.content.value_of[die], "least": least, "socket": socket})


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
    table.tell(events.DiePlaced(seat=you.seat, die=die, socket=socket), "DT-4.1")
    if socket in table.content.routes:
        table.route = socket
    elif socket == WOLF:
        await feed_the_wolf(table, you)


async def feed_the_wolf(table: DiceTable, you: Adventurer) -> None:
    """DT-12.9: everybody else, clockwise, gives an unused die at once; its face does nothing (DT-12.11)."""
    table.wolf_was_here = True
    table.tell(events.WolfComes(seat=you.seat), "DT-12.9")
    for seat in table.others(you.seat):
        other = table.adventurer(seat)
        if not other.pool:
            table.tell(events.NothingHappened(seat=seat, why="no_die_for_wolf"), "DT-12.12")
            continue
        lowest = min(other.pool, key=table.content.value_of.__getitem__)
        options = WOLF_DIE.all_of(other.pool)
        (die,) = WOLF_DIE.read(await ask_openly(questions.Wolf(seat), options, "DT-12.9", default=WOLF_DIE(lowest)))
        other.pool = without(other.pool, die)
        table.wolf_dice = (*table.wolf_dice, PlacedDie(seat, die))
        table.tell(events.DieGivenToWolf(seat=seat, die=die), "DT-12.9")


def is_special(table: DiceTable, die: str) -> str:
    """The special face that works when the die is placed, if any (DT-5.1, DT-17.17, DT-31.2)."""
    face = table.content.face_of[die]
    if table.change.plain_faces or face.isdecimal():
        return ""
    if (face == "magic" and not table.rules.magic) or (face == "story" and not table.rules.story):
        return ""
    return face
