"""HF-13: the Lucky Throw, its sum, and what comes of it, on Adventure Fields, at the Sorcerer and at the gate."""

from __future__ import annotations

from fairytable.engine.agenda import scene, step
from fairytable.engine.questions import Question, ask, ask_lazily
from fairytable.games.hungarian_folktales import events, questions, verbs
from fairytable.games.hungarian_folktales.abilities import why_bound, why_toad_bound
from fairytable.games.hungarian_folktales.agenda import (
    AfterThrow,
    BeforeThrow,
    LoseThing,
    ReceiveTrickster,
    TakeWonTile,
    TricksterComes,
    WishForTile,
)
from fairytable.games.hungarian_folktales.chances import (
    BEST_TOAD,
    GATE,
    SIDES,
    SORCERER,
    TO_ENTER,
    band_of,
    best_weapon,
    encounter_of,
    outcome_of,
    points,
    sum_of,
    summands,
    told,
    told_after,
    told_before,
)
from fairytable.games.hungarian_folktales.content import GOLD, OUTCOMES
from fairytable.games.hungarian_folktales.goods import (
    can_lose,
    distinct,
    draw_biscuits,
    give_up_tile,
    give_up_toad,
    is_welcome,
    put_back,
    receive_tile,
    spend_gold,
    take_advice,
    take_tile,
)
from fairytable.games.hungarian_folktales.moments import ABILITIES, able, offered, use
from fairytable.games.hungarian_folktales.quests import (
    face,
    hand_over_options,
    hand_over_thing,
    needed_things,
)
from fairytable.games.hungarian_folktales.table import NOTHING, FolktaleTable, Hero, Throw


def begin_throw(table: FolktaleTable, throw: Throw) -> None:
    table.throw = throw
    table.then(BeforeThrow())
    if throw.place not in (SORCERER, GATE):
        table.tell(events.Encountered(seat=table.active.seat, encounter=throw.place), "HF-13.1")


def before_options(table: FolktaleTable, hero: Hero, throw: Throw) -> tuple[str, ...]:
    """HF-1.14 (ii), HF-13.4 (1): all free actions but Cloak, trade and Test; the quest thing; 2 Biscuits for Advice."""
    options = [verbs.THROW()]
    if throw.place not in (SORCERER, GATE):
        options += hand_over_options(table, hero, throw.place)
    return (*options, *offered(table, hero, _ahead(throw).about), *discard_options(table, hero))


def discard_options(table: FolktaleTable, hero: Hero) -> list[str]:
    """HF-5.12, HF-20.5: anything but the Trickster (HF-8.12) and what must wait for the throw (HF-20.11, HF-21.16)."""
    tiles = table.content.tiles
    kinds = [kind for kind in distinct(hero.satchel) if tiles[kind].kind != "trickster"]
    toads = distinct(hero.toads) if hero.toads else []
    if table.throw is not None:
        kinds = [kind for kind in kinds if why_bound(table, hero, kind) is None]
        toads = [kind for kind in toads if why_toad_bound(table, hero, kind) is None]
    options = [verbs.DISCARD(kind) for kind in kinds]
    return options + [verbs.DISCARD_TOAD(kind) for kind in toads] if toads else options


def use_or_discard(table: FolktaleTable, hero: Hero, answer: str) -> None:
    if answer in verbs.DISCARD:
        give_up_tile(table, hero, verbs.DISCARD.read(answer)[0], "HF-5.12")
    elif answer in verbs.DISCARD_TOAD:
        give_up_toad(table, hero, verbs.DISCARD_TOAD.read(answer)[0], "HF-20.5")
    else:
        use(table, hero, answer)


@scene
async def before_throw(table: FolktaleTable, _entry: BeforeThrow) -> None:
    hero, throw = table.active, table.throw_now()
    answer = await _throw_question(table, hero, throw)
    if answer in verbs.THROW:
        cast(table, hero, throw)
        return
    table.then(BeforeThrow())
    if answer in verbs.HAND_OVER:
        hand_over_thing(table, hero, verbs.HAND_OVER.read(answer)[0])
    else:
        use_or_discard(table, hero, answer)


def _throw_question(table: FolktaleTable, hero: Hero, throw: Throw) -> Question:
    kind, clause = _ahead(throw), {SORCERER: "HF-20.2", GATE: "HF-21.5"}.get(throw.place, "HF-13.4")
    return ask_lazily(
        kind,
        hero.seat,
        lambda: told_before(kind, table, hero, throw),
        lambda: before_options(table, hero, throw),
        clause,
    )


def cast(table: FolktaleTable, hero: Hero, throw: Throw) -> None:
    """HF-4.2, HF-13.4 (2): the yellow die. Who only has to face this Foe has done so (HF-14.2)."""
    throw.die = table.chance.roll(SIDES)
    throw.weapon = best_weapon(table, hero, throw)
    table.tell(events.Threw(seat=hero.seat, place=throw.place, die=throw.die, again_with=NOTHING), "HF-13.4")
    if throw.place not in (SORCERER, GATE):
        face(table, hero, throw.place)
    if throw.place == GATE and points(table, hero, throw) >= TO_ENTER:
        enter_castle(table, hero, throw)
    else:
        table.then(AfterThrow())


def after_options(table: FolktaleTable, hero: Hero, throw: Throw) -> tuple[str, ...]:
    """HF-13.4 (3) to (6), HF-1.14 (iii): what the hero can use on it, and a lesser outcome."""
    options = [verbs.ACCEPT(), *offered(table, hero, _thrown(throw).about)]
    if table.rules.lesser_outcome and encounter_of(table, throw) is not None:
        options += [verbs.SETTLE_FOR(OUTCOMES[band]) for band in lesser_bands(table, hero, throw)]
    return tuple(options)


def _ahead(throw: Throw) -> type[questions.Ahead]:
    return {SORCERER: questions.BeforeMagic, GATE: questions.BeforeGate}.get(throw.place, questions.BeforeThrow)


def _thrown(throw: Throw) -> type[questions.Thrown]:
    return {SORCERER: questions.AfterMagic, GATE: questions.AfterGate}.get(throw.place, questions.AfterThrow)


def lesser_bands(table: FolktaleTable, hero: Hero, throw: Throw) -> list[int]:
    """HF-13.13: any lower outcome; the lowest only for a hero who has something to lose."""
    lowest = 0 if can_lose(table, hero) else 1
    return list(range(lowest, band_of(points(table, hero, throw))))


@scene
async def after_throw(table: FolktaleTable, _entry: AfterThrow) -> None:
    hero, throw = table.active, table.throw_now()
    answer = await _sum_question(table, hero, throw)
    if answer in verbs.ACCEPT:
        conclude(table, hero, throw, None)
        return
    if answer in verbs.SETTLE_FOR:
        conclude(table, hero, throw, OUTCOMES.index(verbs.SETTLE_FOR.read(answer)[0]))
        return
    ability = ABILITIES.of(answer)
    if ability is None or not ability.ends_moment:
        table.then(AfterThrow())
    use(table, hero, answer)
    if throw.place == GATE and points(table, hero, throw) >= TO_ENTER:
        enter_castle(table, hero, throw)


def _sum_question(table: FolktaleTable, hero: Hero, throw: Throw) -> Question:
    kind, clause = _thrown(throw), {SORCERER: "HF-20.2", GATE: "HF-21.6"}.get(throw.place, "HF-13.4")
    return ask_lazily(
        kind,
        hero.seat,
        lambda: told_after(kind, table, hero, throw, *_help(table, hero, throw)),
        lambda: after_options(table, hero, throw),
        clause,
    )


def _help(table: FolktaleTable, hero: Hero, throw: Throw) -> tuple[str, int, bool]:
    """The tile that would add to the throw, how much, and whether the hero can throw again."""
    moment = _thrown(throw).about
    helper, more, again = "", 0, False
    for ability in able(table, hero, moment):
        for option in ability.options(table, hero, moment) if ability.power else ():
            if added := ability.adds(table, hero, option):
                helper, more = ability.tile(table, hero), added
            again = again or ability.is_new_throw
    return helper, more, again


@step
def trickster_comes(table: FolktaleTable, comes: TricksterComes) -> None:
    """HF-8.5, HF-8.8: into the satchel of whoever it comes to, if there is room."""
    hero = table.hero(comes.seat)
    if table.has_room(hero):
        _take_trickster(table, hero, comes.sender)
    else:
        table.then(ReceiveTrickster(comes.seat, comes.sender))


@scene
async def receive_trickster(table: FolktaleTable, comes: ReceiveTrickster) -> None:
    """HF-8.11: a full satchel needs room for it, or it is passed on to the right."""
    hero = table.hero(comes.seat)
    room = [verbs.MAKE_ROOM_OF_TOAD(kind) for kind in dict.fromkeys(hero.toads)]
    room += [verbs.MAKE_ROOM(kind) for kind in dict.fromkeys(hero.satchel)]
    answer = await ask(questions.ReceiveTrickster(hero.seat), (verbs.PASS_ON(), *room), "HF-8.11")
    if answer in verbs.PASS_ON:
        right = table.heroes[table.heroes.index(hero) - 1].seat
        if right == comes.sender:
            table.trickster_waits = True
            table.tell(events.TricksterWaits(), "HF-8.11")
        else:
            table.tell(events.TricksterPassedOn(seat=hero.seat), "HF-8.11")
            table.then(TricksterComes(right, comes.sender))
        return
    if answer in verbs.MAKE_ROOM:
        give_up_tile(table, hero, verbs.MAKE_ROOM.read(answer)[0], "HF-8.11")
    else:
        kind = verbs.MAKE_ROOM_OF_TOAD.read(answer)[0]
        hero.toads.remove(kind)
        put_back(table, kind)
        table.tell(events.ToadGivenUp(seat=hero.seat, tile=kind), "HF-8.11")
    _take_trickster(table, hero, comes.sender)


def _take_trickster(table: FolktaleTable, hero: Hero, sender: str) -> None:
    (trickster,) = table.content.classes["trickster"]
    hero.satchel.append(trickster)
    table.tell(events.TricksterCame(seat=hero.seat, tile=trickster), "HF-8.5" if sender == hero.seat else "HF-8.8")


def conclude(table: FolktaleTable, hero: Hero, throw: Throw, band: int | None) -> None:
    """HF-13.4 (5) to (7): the final points, and what they mean here."""
    final = count_points(table, hero, throw)
    table.throw = None
    if throw.place == SORCERER:
        conclude_magic(table, hero, throw, final)
    elif throw.place == GATE:
        table.tell(events.GateStayedShut(seat=hero.seat, points=final), "HF-21.10")
        table.finish_turn()
    else:
        if band is not None:
            table.tell(events.SettledFor(seat=hero.seat, outcome=OUTCOMES[band]), "HF-13.13")
        apply_outcome(table, hero, throw, band_of(final) if band is None else band)


def count_points(table: FolktaleTable, hero: Hero, throw: Throw) -> int:
    """Everybody who listens hears the whole sum."""
    if table.event_log is None:
        return points(table, hero, throw)
    die, *parts = sum_of(table, hero, throw)
    final = sum(part.number for part in (die, *parts))
    sources, numbers, clauses = told(parts)
    table.tell(
        events.PointsCounted(
            seat=hero.seat,
            place=throw.place,
            die=throw.die,
            sources=sources,
            numbers=numbers,
            summands=summands(throw.die, parts),
            clauses=clauses,
            points=final,
            outcome=outcome_of(throw.place, final),
        ),
        die.clause,
    )
    return final


def conclude_magic(table: FolktaleTable, hero: Hero, throw: Throw, final: int) -> None:
    """HF-20.2, HF-20.10."""
    kind = throw.offered
    if final <= BEST_TOAD:
        if not throw.of_toad:
            hero.satchel.remove(kind)
            hero.spent.pop(kind, None)
            hero.toads.append(kind)
        table.tell(events.ToadMade(seat=hero.seat, tile=kind), "HF-20.2")
        return
    if throw.of_toad:
        hero.toads.remove(kind)
    else:
        hero.satchel.remove(kind)
        hero.spent.pop(kind, None)
    put_back(table, kind)
    table.tiles[throw.wish] -= 1
    table.tell(events.TileChanged(seat=hero.seat, tile=kind, into=throw.wish), "HF-20.2")
    receive_tile(table, hero, throw.wish)


def apply_outcome(table: FolktaleTable, hero: Hero, throw: Throw, band: int) -> None:
    """HF-13.9 to HF-13.15."""
    encounter = table.content.encounters[throw.place]
    outcome = OUTCOMES[band]
    if outcome == "lose":
        things = can_lose(table, hero)
        if len(things) > 1:
            table.then(LoseThing())
        elif things:
            lose_thing(table, hero, things[0])
        else:
            table.tell(events.NothingToLose(seat=hero.seat), "HF-13.9")
    elif outcome == "miss":
        if table.card(hero).stands_firm and encounter.kind == "foe":
            table.tell(events.StoodFirm(seat=hero.seat), "HF-11.3")
        else:
            hero.turns_to_miss += 1
            table.tell(events.TurnLost(seat=hero.seat), "HF-13.10")
    elif outcome == "biscuit":
        draw_biscuits(table, hero, 1, "HF-13.11")
    elif outcome == "advice":
        take_advice(table, hero, 1, "HF-13.11")
    else:
        draw_magic(table, hero)


@scene
async def lose(table: FolktaleTable, _entry: LoseThing) -> None:
    """HF-13.9: the player chooses."""
    hero = table.active
    answer = await ask(questions.Lose(hero.seat), verbs.LOSE.all_of(can_lose(table, hero)), "HF-13.9")
    lose_thing(table, hero, verbs.LOSE.read(answer)[0])


def lose_thing(table: FolktaleTable, hero: Hero, thing: str) -> None:
    if thing == GOLD:
        spend_gold(table, hero, 1, "HF-13.9")
    else:
        give_up_tile(table, hero, thing, "HF-13.9")


def draw_magic(table: FolktaleTable, hero: Hero) -> None:
    """HF-13.12, HF-13.15: a tile of the supply, each as likely as the others; a young player may wish (HF-13.14)."""
    kinds = [kind for kind in table.content.classes["magical"] if is_welcome(table, hero, kind)]
    needed = [kind for kind in kinds if kind in needed_things(table, hero)]
    if not kinds:
        table.tell(events.NoneSuitable(seat=hero.seat), "HF-13.12")
    elif hero.is_young and needed:
        table.then(WishForTile())
    else:
        place = table.chance.below(sum(table.tiles[kind] for kind in kinds))
        for kind in kinds:
            place -= table.tiles[kind]
            if place < 0:
                win_tile(table, hero, kind, "HF-13.12")
                return


@scene
async def wish(table: FolktaleTable, _entry: WishForTile) -> None:
    """HF-13.14: a young player chooses something that the own card needs."""
    hero = table.active
    needed = [kind for kind in needed_things(table, hero) if is_welcome(table, hero, kind)]
    answer = await ask(questions.Wish(hero.seat), verbs.WISH.all_of(needed), "HF-13.14")
    win_tile(table, hero, verbs.WISH.read(answer)[0], "HF-13.14")


def win_tile(table: FolktaleTable, hero: Hero, kind: str, clause: str) -> None:
    table.tell(events.MagicDrawn(seat=hero.seat, tile=kind), clause)
    if table.has_room(hero):
        take_tile(table, hero, kind, clause)
    else:
        table.found = kind
        table.then(TakeWonTile(clause))


def enter_castle(table: FolktaleTable, hero: Hero, throw: Throw) -> None:
    """HF-21.11, HF-33.5: the match is won at once, for the whole team."""
    final = count_points(table, hero, throw)
    table.tell(events.CastleEntered(seat=hero.seat, die=throw.die, points=final), "HF-21.11")
    team = {member.seat for member in table.team(hero)}
    table.winners = tuple(seat for seat in table.seats if seat in team)
    table.throw = None
    table.agenda.clear()
