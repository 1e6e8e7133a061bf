"""What the field does on which a hero has landed (HF-12, HF-16 to HF-20)."""

from __future__ import annotations

from collections.abc import Callable

from fairytable.engine.agenda import scene, step
from fairytable.engine.questions import ask
from fairytable.games.hungarian_folktales import events, questions, verbs
from fairytable.games.hungarian_folktales.agenda import (
    Arrive,
    AskSorcerer,
    AskSorcererAgain,
    BeginMagic,
    Demand,
    EnterShortcut,
    FaceShortcut,
    RollBonus,
    TakeTile,
    TakeWonTile,
)
from fairytable.games.hungarian_folktales.board import COLLECTING, Field
from fairytable.games.hungarian_folktales.chances import SORCERER
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
from fairytable.games.hungarian_folktales.moments import FEE, offered, use
from fairytable.games.hungarian_folktales.movement import DICE_MOVEMENTS, roll_blue
from fairytable.games.hungarian_folktales.paying import BAD_LUCK, UNLUCKY, owe
from fairytable.games.hungarian_folktales.quests import is_eligible, missing_at_castle, open_quests
from fairytable.games.hungarian_folktales.table import NOTHING, FolktaleTable, Hero, Throw
from fairytable.games.hungarian_folktales.throws import begin_throw
from fairytable.games.hungarian_folktales.trading import carry_out_meeting, meeting_options

Arrival = Callable[[FolktaleTable, Hero, Field], None]
ARRIVALS: dict[str, Arrival] = {}
FOUND_BY = {"useful": "HF-12.4", "magical": "HF-12.5", "animal": "HF-10.1"}
"""The clause by which a tile of each kind is found on its field."""
SORCERERS_FEE = 1


def arriving_on(*kinds: str) -> Callable[[Arrival], Arrival]:
    """What happens on fields of these kinds."""

    def register(arrive: Arrival) -> Arrival:
        ARRIVALS.update(dict.fromkeys(kinds, arrive))
        return arrive

    return register


@step
def arrive(table: FolktaleTable, _entry: Arrive) -> None:
    """HF-1.2 (d), HF-2.6: the movement is over, and the field does what it does."""
    hero, movement = table.active, table.movement_now()
    field = table.content.board.fields[hero.at]
    table.movement = None
    table.came_by = movement.kind
    table.may_test = True
    if movement.is_short and movement.kind in DICE_MOVEMENTS:
        table.is_ending = True
        table.tell(events.DeadEndReached(seat=hero.seat), "HF-2.8")
    for kind in [kind for kind in hero.satchel if field.land in table.tile(kind).flees]:
        give_up_tile(table, hero, kind, "HF-3.13")
    if field.kind == "adventure":
        if movement.stays:
            table.tell(events.MetAlready(seat=hero.seat, encounter=field.encounter), "HF-13.16")
        else:
            begin_throw(table, Throw(field.encounter))
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
    """HF-12.4 to HF-12.6, HF-9.2, HF-10.1: the tile, or something else for a hero who has it already."""
    kind = field.thing
    if not may_hold(table, hero, kind):
        if table.tile(kind).kind == "magical":
            take_advice(table, hero, 1, "HF-9.2")
        else:
            draw_biscuits(table, hero, 1, "HF-10.1")
    elif table.tiles[kind]:
        table.found = kind
        table.then(TakeTile())
    else:
        table.tell(events.NoneLeft(seat=hero.seat, tile=kind), "HF-5.5")


@scene
async def take(table: FolktaleTable, _entry: TakeTile) -> None:
    """HF-12.8, HF-5.4: a tile may be declined; who has no room gives something up for it."""
    hero = table.active
    found_by = FOUND_BY[table.tile(table.found).kind]
    await take_or_leave(table, hero, "HF-12.8" if table.has_room(hero) else "HF-5.4", "HF-12.8", found_by)


@scene
async def take_prize(table: FolktaleTable, entry: TakeWonTile) -> None:
    """HF-13.15: the same with a full satchel and a tile that a throw has won."""
    await take_or_leave(table, table.active, "HF-13.15", "HF-13.15", entry.clause)


async def take_or_leave(table: FolktaleTable, hero: Hero, asked_by: str, left_by: str, taken_by: str) -> None:
    """What was found; with the clauses of the question and of its two ends."""
    kind = table.found
    answer = await ask(questions.Take(hero.seat, tile=kind), take_options(table, hero, kind), asked_by)
    table.found = ""
    if answer in verbs.DECLINE:
        table.tell(events.TileDeclined(seat=hero.seat, tile=kind), left_by)
        return
    if answer in verbs.TAKE_FOR:
        give_up_tile(table, hero, verbs.TAKE_FOR.read(answer)[1], "HF-5.4")
    elif answer in verbs.TAKE_FOR_TOAD:
        give_up_toad(table, hero, verbs.TAKE_FOR_TOAD.read(answer)[1], "HF-5.4")
    take_tile(table, hero, kind, taken_by)


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
        table.tell(events.BadLuckWardedOff(seat=hero.seat), clause)
    else:
        table.tell(events.BadLuckMet(seat=hero.seat), "HF-19.1")
        table.then(Demand(hero.seat, UNLUCKY, BAD_LUCK))


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
    table.tell(events.GateReached(seat=hero.seat), "HF-21.13")
    if not is_eligible(table, hero):
        quests, things = open_quests(table, hero), told_goods(missing_at_castle(table, hero))
        table.tell(events.GateClosed(seat=hero.seat, quests=quests, things=things), "HF-21.2")


@arriving_on("bonus")
def land_on_bonus(table: FolktaleTable, _hero: Hero, _field: Field) -> None:
    table.then(RollBonus())


@scene
async def bonus(table: FolktaleTable, _entry: RollBonus) -> None:
    """HF-16.1, HF-22.8: the blue die may be rolled; whoever wants to trade does so before."""
    hero = table.active
    options = (verbs.BLUE(), verbs.PASS(), *meeting_options(table, hero))
    answer = await ask(questions.Bonus(hero.seat), options, "HF-16.1", default=verbs.PASS())
    if answer in verbs.BLUE:
        roll_blue(table, hero)
    elif answer not in verbs.PASS:
        table.then(RollBonus())
        carry_out_meeting(table, hero, answer)


@arriving_on("shortcut")
def land_on_shortcut(table: FolktaleTable, hero: Hero, field: Field) -> None:
    """HF-17.16: who cannot pay and meets nobody is not asked."""
    tile, biscuits = price_of(table, hero, field.thing)
    if not _can_pay(hero, tile, biscuits):
        table.tell(
            events.ShortcutTooDear(seat=hero.seat, shortcut=field.thing, tile=tile or NOTHING, biscuits=biscuits),
            "HF-17.16",
        )
    if len(shortcut_options(table, hero)) > 1:
        table.then(FaceShortcut())


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
        options += offered(table, hero, FEE)
    return (*options, *meeting_options(table, hero))


@scene
async def shortcut(table: FolktaleTable, _entry: FaceShortcut) -> None:
    """HF-17.3, HF-22.8: entering is optional; trade comes before it."""
    hero = table.active
    name = table.content.board.fields[hero.at].thing
    tile, biscuits = price_of(table, hero, name)
    asked = questions.Shortcut(hero.seat, shortcut=name, tile=tile or NOTHING, biscuits=biscuits)
    answer = await ask(asked, shortcut_options(table, hero), "HF-17.3", default=verbs.PASS())
    if answer in verbs.ENTER:
        if tile:
            give_up_tile(table, hero, tile, "HF-17.4")
        owe(table, hero, biscuits, EnterShortcut(name))
    elif answer not in verbs.PASS:
        table.then(FaceShortcut())
        if not carry_out_meeting(table, hero, answer):
            use(table, hero, answer)


@step
def enter_shortcut(table: FolktaleTable, entry: EnterShortcut) -> None:
    """HF-17.4, HF-17.9, HF-17.10, HF-17.14, HF-17.17: onto the path, further with a Biscuit move; the turn is over."""
    hero, board, name = table.active, table.content.board, entry.shortcut
    path, far_end = board.entry_of(name, hero.at), board.other_end(name, hero.at)
    if name in table.card(hero).flies_over:
        path = path[:1]
    ahead = 1 if table.came_by == "biscuit" else 0
    line = (*path, far_end)
    hero.at = line[ahead]
    hero.leaves_at = "" if hero.at == far_end else far_end
    table.tell(events.ShortcutEntered(seat=hero.seat, shortcut=name, field=hero.at), "HF-17.9" if ahead else "HF-17.4")
    table.finish_turn()


def move_on_shortcut(table: FolktaleTable, hero: Hero) -> None:
    """HF-17.5 to HF-17.8: the next stage is the whole turn. Ilona needs one stage whatever the length (HF-17.14)."""
    board = table.content.board
    name = board.paths[hero.at].shortcut
    flies = name in table.card(hero).flies_over
    hero.at = hero.leaves_at if flies else board.next_on_path(hero.at, hero.leaves_at)
    if hero.at == hero.leaves_at:
        hero.leaves_at = ""
    clause = "HF-17.14" if flies else "HF-17.5" if board.shortcuts[name].path == 1 else "HF-17.6"
    table.tell(events.ShortcutMoved(seat=hero.seat, shortcut=name, field=hero.at, out=not hero.leaves_at), clause)


@arriving_on("sorcerer")
def land_on_sorcerer(table: FolktaleTable, hero: Hero, _field: Field) -> None:
    """HF-20.1: who cannot ask him for anything hears what is missing."""
    if lack := lacking_for_magic(table, hero):
        table.tell(events.SorcererIdle(seat=hero.seat, lack=lack), "HF-20.1")
    if len(sorcerer_options(table, hero)) > 1:
        table.then(AskSorcerer())


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
        options += offered(table, hero, FEE)
    return tuple(options)


@scene
async def sorcerer(table: FolktaleTable, _entry: AskSorcerer) -> None:
    """HF-20: for a Biscuit he makes an item into another one, or into a toad."""
    hero = table.active
    answer = await ask(
        questions.Sorcerer(hero.seat), lambda: sorcerer_options(table, hero), "HF-20.1", default=verbs.PASS()
    )
    if answer in verbs.PASS:
        return
    table.then(AskSorcererAgain())
    of_toad = answer in verbs.OFFER_TOAD
    if of_toad or answer in verbs.OFFER:
        tile, wish = (verbs.OFFER_TOAD if of_toad else verbs.OFFER).read(answer)
        owe(table, hero, SORCERERS_FEE, BeginMagic(tile, wish, of_toad))
    else:
        use(table, hero, answer)


@step
def visit_again(table: FolktaleTable, _entry: AskSorcererAgain) -> None:
    """HF-20.6: in the same visit, for a new fee."""
    hero = table.active
    if len(sorcerer_options(table, hero)) > 1:
        table.then(AskSorcerer())


@step
def begin_magic(table: FolktaleTable, magic: BeginMagic) -> None:
    table.tell(events.Offered(seat=table.active.seat, tile=magic.tile, wish=magic.wish), "HF-20.1")
    begin_throw(table, Throw(SORCERER, offered=magic.tile, wish=magic.wish, of_toad=magic.of_toad))
