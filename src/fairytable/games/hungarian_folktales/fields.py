"""What the field does on which a hero has landed (HF-12, HF-16 to HF-20)."""

from __future__ import annotations

from collections.abc import Callable

from fairytable.engine.questions import ask
from fairytable.games.hungarian_folktales import verbs
from fairytable.games.hungarian_folktales.agenda import finish_turn, reply_to, scene, step
from fairytable.games.hungarian_folktales.board import COLLECTING, Field
from fairytable.games.hungarian_folktales.goods import (
    biscuit_room,
    distinct,
    draw_biscuits,
    fruit_biscuits,
    give_up_tile,
    give_up_toad,
    is_welcome,
    may_hold,
    take_advice,
    take_gold,
    take_tile,
    told_goods,
)
from fairytable.games.hungarian_folktales.movement import DICE_MOVEMENTS, roll_blue
from fairytable.games.hungarian_folktales.paying import BAD_LUCK, UNLUCKY, owe, settles
from fairytable.games.hungarian_folktales.quests import is_eligible, missing_at_castle, open_quests
from fairytable.games.hungarian_folktales.swaps import carry_out_swap, swap_options
from fairytable.games.hungarian_folktales.table import NOTHING, FolktaleTable, Hero
from fairytable.games.hungarian_folktales.throws import begin_throw
from fairytable.games.hungarian_folktales.trading import carry_out_meeting, meeting_options

Arrival = Callable[[FolktaleTable, Hero, Field], None]
ARRIVALS: dict[str, Arrival] = {}
SORCERERS_FEE = 1


def arriving_on(*kinds: str) -> Callable[[Arrival], Arrival]:
    """What happens on fields of these kinds."""

    def register(arrive: Arrival) -> Arrival:
        ARRIVALS.update(dict.fromkeys(kinds, arrive))
        return arrive

    return register


@step("arrive")
def arrive(table: FolktaleTable) -> None:
    """HF-1.2 (d), HF-2.6: the movement is over, and the field does what it does."""
    hero, movement = table.active, table.movement
    assert movement is not None
    field = table.content.board.fields[hero.at]
    table.movement = None
    table.came_by = movement.kind
    table.may_test = True
    if movement.is_short and movement.kind in DICE_MOVEMENTS:
        table.is_ending = True
        table.tell("dead_end_reached", "HF-2.8", seat=hero.seat)
    for kind in [kind for kind in hero.satchel if field.land in table.tile(kind).flees]:
        give_up_tile(table, hero, kind, "HF-3.13")
    if field.kind == "adventure":
        if movement.stays:
            table.tell("met_already", "HF-13.16", seat=hero.seat, encounter=field.encounter)
        else:
            begin_throw(table, field.encounter)
    elif field.kind in ARRIVALS:
        ARRIVALS[field.kind](table, hero, field)


@arriving_on(*COLLECTING)
def collect(table: FolktaleTable, hero: Hero, field: Field) -> None:
    """HF-12.1 to HF-12.3."""
    if field.kind == "advice":
        take_advice(table, hero, 1, "HF-12.2")
    elif field.kind == "gold":
        take_gold(table, hero, "HF-12.3")
    else:
        draw_biscuits(table, hero, fruit_biscuits(table, hero, field.kind), "HF-12.1")


@arriving_on("tile")
def find_tile(table: FolktaleTable, hero: Hero, field: Field) -> None:
    """HF-12.4 to HF-12.6, HF-9.2, HF-10.1: the tile, or something else for who has it already."""
    kind = field.thing
    if not may_hold(table, hero, kind):
        if table.tile(kind).kind == "magical":
            take_advice(table, hero, 1, "HF-9.2")
        else:
            draw_biscuits(table, hero, 1, "HF-10.1")
    elif table.tiles[kind]:
        table.found = kind
        table.agenda.append("take")
    else:
        table.tell("none_left", "HF-5.5", seat=hero.seat, tile=kind)


@scene("take")
async def take(table: FolktaleTable) -> None:
    """HF-12.8, HF-5.4: a tile may be declined; who has no room gives something up for it."""
    hero, kind = table.active, table.found
    options = take_options(table, hero, kind)
    question = ask(hero.seat, "take", options, "HF-5.4", tile=kind)
    answer = await reply_to(table, question)
    table.found = ""
    if answer in verbs.DECLINE:
        table.tell("tile_declined", "HF-12.8", seat=hero.seat, tile=kind)
        return
    if answer in verbs.TAKE_FOR:
        give_up_tile(table, hero, verbs.TAKE_FOR.read(answer)[1], "HF-5.4")
    elif answer in verbs.TAKE_FOR_TOAD:
        give_up_toad(table, hero, verbs.TAKE_FOR_TOAD.read(answer)[1], "HF-5.4")
    take_tile(table, hero, kind, "HF-12.4")


def take_options(table: FolktaleTable, hero: Hero, kind: str) -> tuple[str, ...]:
    if table.has_room(hero):
        return verbs.TAKE(kind), verbs.DECLINE()
    given = [mine for mine in distinct(hero.satchel) if table.tile(mine).kind != "trickster"]
    toads = [verbs.TAKE_FOR_TOAD(kind, toad) for toad in distinct(hero.toads)]
    return (verbs.DECLINE(), *toads, *[verbs.TAKE_FOR(kind, mine) for mine in given])


@arriving_on("bad_luck")
def have_bad_luck(table: FolktaleTable, hero: Hero, _field: Field) -> None:
    """HF-19.1, HF-19.5."""
    if table.card(hero).lucky or table.holds(hero, "wards_off_bad_luck"):
        clause = "HF-11.4" if table.card(hero).lucky else "HF-10.3"
        table.tell("bad_luck_warded_off", clause, seat=hero.seat)
    else:
        table.tell("bad_luck_met", "HF-19.1", seat=hero.seat)
        owe(table, hero, UNLUCKY, BAD_LUCK)


@arriving_on("city", "palace")
def come_to_market(table: FolktaleTable, hero: Hero, _field: Field) -> None:
    """HF-18.1, HF-18.8: a Biscuit, then purchases; the movement of the turn is over."""
    open_market(table, hero, "HF-18.1")


def open_market(table: FolktaleTable, hero: Hero, clause: str) -> None:
    table.has_stopped = True
    table.is_shopping = True
    draw_biscuits(table, hero, 1, clause)


@arriving_on("castle")
def come_to_the_gate(table: FolktaleTable, hero: Hero, _field: Field) -> None:
    """HF-21.13: all movement of the turn is over."""
    table.has_stopped = True
    table.tell("gate_reached", "HF-21.13", seat=hero.seat)
    if not is_eligible(table, hero):
        quests, things = open_quests(table, hero), told_goods(missing_at_castle(table, hero))
        table.tell("gate_closed", "HF-21.2", seat=hero.seat, quests=quests, things=things)


@arriving_on("bonus")
def land_on_bonus(table: FolktaleTable, _hero: Hero, _field: Field) -> None:
    table.agenda.append("bonus")


@scene("bonus")
async def bonus(table: FolktaleTable) -> None:
    """HF-16.1, HF-22.8: the blue die may be rolled; whoever wants to trade does so before."""
    hero = table.active
    options = (verbs.BLUE(), verbs.PASS(), *meeting_options(table, hero))
    answer = await reply_to(table, ask(hero.seat, "bonus", options, "HF-16.1", default=verbs.PASS()))
    if answer in verbs.BLUE:
        roll_blue(table, hero)
    elif answer not in verbs.PASS:
        table.agenda.append("bonus")
        carry_out_meeting(table, hero, answer)


@arriving_on("shortcut")
def land_on_shortcut(table: FolktaleTable, hero: Hero, field: Field) -> None:
    """HF-17.16: who cannot pay and meets nobody is not asked."""
    tile, biscuits = price_of(table, hero, field.thing)
    if not _can_pay(hero, tile, biscuits):
        table.tell(
            "shortcut_too_dear",
            "HF-17.16",
            seat=hero.seat,
            shortcut=field.thing,
            tile=tile or NOTHING,
            biscuits=biscuits,
        )
    if len(shortcut_options(table, hero)) > 1:
        table.agenda.append("shortcut")


def price_of(table: FolktaleTable, hero: Hero, shortcut: str) -> tuple[str, int]:
    """HF-17.2, HF-7.4, HF-7.5, HF-17.12: the tile and the Biscuits that this hero pays."""
    opened = any(shortcut in table.tile(kind).opens for kind in hero.satchel)
    if opened or shortcut in table.card(hero).flies_over:
        return "", 0
    found = table.content.board.shortcuts[shortcut]
    return found.tile, found.biscuits


def _can_pay(hero: Hero, tile: str, biscuits: int) -> bool:
    return (not tile or tile in hero.satchel) and len(hero.biscuits) >= biscuits


def shortcut_options(table: FolktaleTable, hero: Hero) -> tuple[str, ...]:
    field = table.content.board.fields[hero.at]
    tile, biscuits = price_of(table, hero, field.thing)
    options = [verbs.PASS()]
    if _can_pay(hero, tile, biscuits):
        options.insert(0, verbs.ENTER(field.thing))
    elif biscuits and biscuit_room(table, hero) > 0:
        options += [option for option in swap_options(table, hero) if option not in verbs.ASK_ADVICE]
    return (*options, *meeting_options(table, hero))


@scene("shortcut")
async def shortcut(table: FolktaleTable) -> None:
    """HF-17.3, HF-22.8: entering is optional; trade comes before it."""
    hero = table.active
    name = table.content.board.fields[hero.at].thing
    tile, biscuits = price_of(table, hero, name)
    question = ask(
        hero.seat,
        "shortcut",
        shortcut_options(table, hero),
        "HF-17.3",
        default=verbs.PASS(),
        shortcut=name,
        tile=tile or NOTHING,
        biscuits=biscuits,
    )
    answer = await reply_to(table, question)
    if answer in verbs.ENTER:
        if tile:
            give_up_tile(table, hero, tile, "HF-17.4")
        owe(table, hero, biscuits, f"shortcut {name}")
    elif answer not in verbs.PASS:
        table.agenda.append("shortcut")
        if not carry_out_meeting(table, hero, answer):
            carry_out_swap(table, hero, answer)


@settles("shortcut")
def enter_shortcut(table: FolktaleTable, name: str) -> None:
    """HF-17.4, HF-17.9, HF-17.10, HF-17.14, HF-17.17: onto the path, further with a Biscuit move; the turn is over."""
    hero, board = table.active, table.content.board
    path, far_end = board.entry_of(name, hero.at), board.other_end(name, hero.at)
    if name in table.card(hero).flies_over:
        path = path[:1]
    ahead = 1 if table.came_by == "biscuit" else 0
    line = (*path, far_end)
    hero.at = line[ahead]
    hero.leaves_at = "" if hero.at == far_end else far_end
    table.tell("shortcut_entered", "HF-17.9" if ahead else "HF-17.4", seat=hero.seat, shortcut=name, field=hero.at)
    finish_turn(table)


def move_on_shortcut(table: FolktaleTable, hero: Hero) -> None:
    """HF-17.5 to HF-17.8: the next stage is the whole turn. Ilona needs one stage whatever the length (HF-17.14)."""
    board = table.content.board
    name = board.paths[hero.at].shortcut
    flies = name in table.card(hero).flies_over
    hero.at = hero.leaves_at if flies else board.next_on_path(hero.at, hero.leaves_at)
    if hero.at == hero.leaves_at:
        hero.leaves_at = ""
    table.tell("shortcut_moved", "HF-17.5", seat=hero.seat, shortcut=name, field=hero.at, out=not hero.leaves_at)


@arriving_on("sorcerer")
def land_on_sorcerer(table: FolktaleTable, hero: Hero, _field: Field) -> None:
    """HF-20.1: who cannot ask him for anything hears what is missing."""
    if lack := lacking_for_magic(table, hero):
        table.tell("sorcerer_idle", "HF-20.1", seat=hero.seat, lack=lack)
    if len(sorcerer_options(table, hero)) > 1:
        table.agenda.append("sorcerer")


def lacking_for_magic(table: FolktaleTable, hero: Hero) -> str:
    """HF-20.1, HF-20.3, HF-20.7: an item to offer, something to wish for or the fee; nothing if all of it is there."""
    if not _items_to_offer(table, hero) and not hero.toads:
        return "item"
    if not _wishes(table, hero):
        return "wish"
    return "" if len(hero.biscuits) >= SORCERERS_FEE else "fee"


def _items_to_offer(table: FolktaleTable, hero: Hero) -> list[str]:
    return [kind for kind in distinct(hero.satchel) if table.tile(kind).kind != "trickster"]


def _wishes(table: FolktaleTable, hero: Hero) -> list[str]:
    return [wish for wish in table.content.classes["magical"] if is_welcome(table, hero, wish)]


def sorcerer_options(table: FolktaleTable, hero: Hero) -> tuple[str, ...]:
    """HF-20.1, HF-20.3, HF-20.7: an own item and a Magical Item in the supply that the hero does not hold."""
    options = [verbs.PASS()]
    wishes, items = _wishes(table, hero), _items_to_offer(table, hero)
    if len(hero.biscuits) >= SORCERERS_FEE:
        options += verbs.OFFER.all_of(items, wishes)
        options += verbs.OFFER_TOAD.all_of(distinct(hero.toads), wishes)
    elif wishes and (items or hero.toads):
        options += [option for option in swap_options(table, hero) if option not in verbs.ASK_ADVICE]
    return tuple(options)


@scene("sorcerer")
async def sorcerer(table: FolktaleTable) -> None:
    """HF-20: for a Biscuit he makes an item into another one, or into a toad."""
    hero = table.active
    question = ask(
        hero.seat,
        "sorcerer",
        lambda: sorcerer_options(table, hero),
        "HF-20.1",
        default=verbs.PASS(),
    )
    answer = await reply_to(table, question)
    if answer in verbs.PASS:
        return
    table.agenda.append("sorcerer_again")
    if answer in verbs.OFFER or answer in verbs.OFFER_TOAD:
        owe(table, hero, SORCERERS_FEE, f"sorcerer {answer}")
    else:
        carry_out_swap(table, hero, answer)


@step("sorcerer_again")
def visit_again(table: FolktaleTable) -> None:
    """HF-20.6: in the same visit, for a new fee."""
    hero = table.active
    if len(sorcerer_options(table, hero)) > 1:
        table.agenda.append("sorcerer")


@settles("sorcerer")
def begin_magic(table: FolktaleTable, offer: str) -> None:
    of_toad = offer in verbs.OFFER_TOAD
    kind, wish = (verbs.OFFER_TOAD if of_toad else verbs.OFFER).read(offer)
    table.tell("offered", "HF-20.1", seat=table.active.seat, tile=kind, wish=wish)
    begin_throw(table, "sorcerer")
    throw = table.throw
    assert throw is not None
    throw.offered, throw.wish, throw.of_toad = kind, wish, of_toad
