"""Phase 1: which die may go where, and placing it."""

from __future__ import annotations

from msgspec import Struct

from fairytable.engine.questions import ask
from fairytable.games.dice_upon_a_time.content import MEANS
from fairytable.games.dice_upon_a_time.table import FOX, WOLF, Adventurer, DiceTable, without
from fairytable.games.dice_upon_a_time.verbs import PLACE, PLACE_WITH, WOLF_DIE

BOOTS, HOOD, BEANS, MUSICIANS = MEANS


class Opening(Struct, gc=False):
    """What a socket asks of the next die: at least this value; a Ban die, if somebody's Ban lies on top; and so many
    levels above the height limit."""

    socket: str
    least: int
    ban: bool
    above: int


def height_limit(table: DiceTable) -> int:
    """DT-1.7 and DT-4.14: all that changes the height adds up, and one die always fits."""
    return max(1, table.rules.height + table.change.height)


def value_of_route(table: DiceTable, route: str) -> int:
    """The value of an empty socket in this chapter."""
    change, printed = table.change, table.content.routes[route]
    if change.place and set(printed.between) & table.content.places[change.place]:
        return change.place_value
    return max(1, printed.value + change.route_value)


def is_banned(table: DiceTable, top: str, seat: str) -> bool:
    """DT-5.9: whether the die on top is somebody else's Ban."""
    owner, die = top.split(" ")
    return owner != seat and table.content.face_of[die] == "ban" and bans_work(table)


def bans_work(table: DiceTable) -> bool:
    change = table.change
    return not change.bans_lifted and not change.plain_faces


def openings(table: DiceTable, you: Adventurer) -> list[Opening]:
    """Every socket that takes a die at all. Wolf and Fox have no stacks (DT-4.14)."""
    content, sockets, closed = table.content, table.sockets, table.change.closed_spirit
    limit = height_limit(table)
    found = []
    for spirit in content.spirits.values():
        name = spirit.id
        stack = sockets.get(name, ())
        if name == closed or (name == WOLF and table.wolf_was_here):
            continue
        if spirit.stacks:
            found.append(_opening(table, you, name, stack, spirit.value, limit))
        elif len(stack) < spirit.sockets:
            found.append(Opening(name, spirit.value, False, 0))
    change_of_values = table.change.route_value or table.change.place
    for name, route in content.routes.items():
        stack = sockets.get(name, ())
        value = route.value if not change_of_values or stack else value_of_route(table, name)
        found.append(_opening(table, you, name, stack, value, limit))
    return found


def _opening(table: DiceTable, you: Adventurer, socket: str, stack: tuple[str, ...], value: int, limit: int) -> Opening:
    """DT-4.3 and DT-4.4: only the die on top counts, or the socket if it is empty."""
    if not stack:
        return Opening(socket, value, False, 0)
    top = stack[-1]
    return Opening(
        socket, table.content.value_of[top.split(" ")[1]], is_banned(table, top, you.seat), len(stack) + 1 - limit
    )


def placements(table: DiceTable, you: Adventurer) -> list[str]:
    """DT-4: all dice of the pool, on all sockets that take them."""
    content = table.content
    dice = [(die, content.value_of[die], content.face_of[die] == "ban") for die in you.pool]
    return [
        PLACE(die, opening.socket)
        for opening in openings(table, you)
        if opening.above <= 0
        for die, value, is_ban in dice
        if value >= opening.least and (is_ban or not opening.ban)
    ]


def placements_with_help(table: DiceTable, you: Adventurer) -> list[str]:
    """Placements that a Magic Item or an ability makes possible (DT-16.17, 16.18, 14.6, 14.15), also several of them.
    What is not needed is not offered."""
    boots, beans = BOOTS in you.magic, BEANS in you.magic
    hood, musicians = table.has_ability(you, HOOD), table.has_ability(you, MUSICIANS)
    if not (boots or beans or hood or musicians):
        return []
    content, here = table.content, table.content.ways[you.at].values()
    options = []
    for opening in openings(table, you):
        if opening.socket in (WOLF, FOX):
            continue
        for die in you.pool:
            is_low = content.value_of[die] < opening.least
            is_banned = opening.ban and content.face_of[die] != "ban"
            if not (is_low or is_banned or opening.above > 0):
                continue
            lifts: list[tuple[str, ...]] = [()]
            if is_low or is_banned:
                lifts = [(BOOTS,)] if boots else []
                if hood and not opening.ban and opening.socket in here:
                    lifts.append((HOOD,))
            raises: list[tuple[str, ...]] = [()]
            if opening.above == 1:
                raises = [(mean,) for mean, has in ((BEANS, beans), (MUSICIANS, musicians)) if has]
            elif opening.above > 1:
                raises = [(BEANS, MUSICIANS)] if opening.above == 2 and beans and musicians else []
            options += [PLACE_WITH("+".join((*lift, *more)), die, opening.socket) for lift in lifts for more in raises]
    return options


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
        if socket not in (WOLF, FOX) and (table.content.face_of[stack[-1].split(" ")[1]] != "ban")
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
