"""HF-13: the Lucky Throw, its sum, and what comes of it, on Adventure Fields, at the Sorcerer and at the gate."""

from __future__ import annotations

from fairytable.engine.questions import Question, Reason, ask
from fairytable.engine.verbs import verb_of
from fairytable.games.hungarian_folktales import verbs
from fairytable.games.hungarian_folktales.agenda import finish_turn, reply_to, scene, step
from fairytable.games.hungarian_folktales.chances import (
    BEST_TOAD,
    GATE,
    SIDES,
    SORCERER,
    TO_ENTER,
    band_of,
    best_weapon,
    can_comb,
    encounter_of,
    outcome_of,
    points,
    sum_of,
    summands,
    told,
    told_after,
    told_before,
    weapons,
)
from fairytable.games.hungarian_folktales.content import GOLD, OUTCOMES, Encounter
from fairytable.games.hungarian_folktales.goods import (
    can_lose,
    draw_biscuits,
    give_up_tile,
    is_welcome,
    put_back,
    ready,
    receive_tile,
    spend_advice,
    spend_gold,
    take_advice,
    take_tile,
    use_up,
)
from fairytable.games.hungarian_folktales.movement import begin_movement, fits_somewhere
from fairytable.games.hungarian_folktales.paying import owe, settles
from fairytable.games.hungarian_folktales.quests import (
    face,
    hand_over_options,
    hand_over_thing,
    is_needed_at_castle,
    needed_things,
)
from fairytable.games.hungarian_folktales.swaps import (
    carry_out_change,
    change_options,
    discard_options,
    swap_options,
)
from fairytable.games.hungarian_folktales.table import NOTHING, FolktaleTable, Hero, Throw

BISCUITS_FOR_ADVICE = 2
TWO_FOR_ONE = "two_for_one"


def begin_throw(table: FolktaleTable, place: str) -> None:
    table.throw = Throw(place)
    table.agenda.append("before_throw")
    if place not in (SORCERER, GATE):
        table.tell("encountered", "HF-13.1", seat=table.active.seat, encounter=place)


def before_options(table: FolktaleTable, hero: Hero) -> tuple[str, ...]:
    """HF-1.14 (ii), HF-13.4 (1): all free actions but Cloak, trade and Test; the quest thing; 2 Biscuits for Advice."""
    throw = table.throw
    assert throw is not None
    options = [verbs.THROW()]
    if throw.place not in (SORCERER, GATE):
        options += hand_over_options(table, hero, throw.place)
    if can_swap_biscuits(table, hero):
        options.append(verbs.SWAP_BISCUITS())
    changes = swap_options(table, hero) + change_options(table, hero) + discard_options(table, hero)
    return (*options, *_unbound(table, hero, throw, changes))


def _unbound(table: FolktaleTable, hero: Hero, throw: Throw, changes: list[str]) -> list[str]:
    if throw.place not in (SORCERER, GATE):
        return changes
    return [option for option in changes if why_bound(table, hero, throw, option) is None]


def why_bound(table: FolktaleTable, hero: Hero, throw: Throw, option: str) -> Reason | None:
    """HF-20.11, HF-21.16: why a change must wait for the throw. What lies before the Sorcerer stays there, and the wish
    in the supply; at the gate whatever the Castle asks for stays in the satchel."""
    words = verb_of(option, verbs.VERBS).named(option)
    kind, wish, is_toad = str(words.get("tile", "")), words.get("wish"), option in verbs.DISCARD_TOAD
    if throw.place == GATE:
        is_bound = not is_toad and is_needed_at_castle(table, hero, kind)
        return Reason("needed_at_gate", "HF-21.16", {"tile": kind}) if is_bound else None
    if throw.place != SORCERER:
        return None
    if wish == throw.wish:
        return Reason("wished_for", "HF-20.11", {"tile": throw.wish})
    ability = "changes_tiles" if option in verbs.WAVE else "turns_animals_into" if option in verbs.PLUCK else ""
    if ability and throw.offers(table.holds(hero, ability)):
        return Reason("on_offer", "HF-20.11", {"tile": throw.offered})
    held = hero.toads if is_toad else hero.satchel
    if kind == throw.offered and is_toad == throw.of_toad and held.count(kind) == 1:
        return Reason("on_offer", "HF-20.11", {"tile": kind})
    return None


def can_swap_biscuits(table: FolktaleTable, hero: Hero) -> bool:
    """HF-6.9: once per turn."""
    return (
        table.rules.biscuits_to_advice
        and TWO_FOR_ONE not in table.used
        and len(hero.biscuits) >= BISCUITS_FOR_ADVICE
        and hero.advice < table.content.limits.advice
        and table.advice > 0
    )


@scene("before_throw")
async def before_throw(table: FolktaleTable) -> None:
    hero, throw = table.active, table.throw
    assert throw is not None
    about = {SORCERER: "before_magic", GATE: "before_gate"}.get(throw.place, "before_throw")
    clause = {SORCERER: "HF-20.2", GATE: "HF-21.5"}.get(throw.place, "HF-13.4")
    question = ask(
        hero.seat,
        about,
        lambda: before_options(table, hero),
        clause,
        later=lambda: told_before(table, hero, throw),
        encounter=throw.place,
    )
    answer = await reply_to(table, question)
    if answer in verbs.THROW:
        cast(table, hero, throw)
        return
    table.agenda.append("before_throw")
    if answer in verbs.HAND_OVER:
        hand_over_thing(table, hero, verbs.HAND_OVER.read(answer)[0])
    elif answer in verbs.SWAP_BISCUITS:
        table.used = (*table.used, TWO_FOR_ONE)
        owe(table, hero, BISCUITS_FOR_ADVICE, TWO_FOR_ONE)
    else:
        carry_out_change(table, hero, answer)


@settles(TWO_FOR_ONE)
def settle_two_for_one(table: FolktaleTable, _words: str) -> None:
    take_advice(table, table.active, 1, "HF-6.9")


def cast(table: FolktaleTable, hero: Hero, throw: Throw) -> None:
    """HF-4.2, HF-13.4 (2): the yellow die. Who only has to face this Foe has done so (HF-14.2)."""
    throw.die = table.chance.roll(SIDES)
    throw.weapon = best_weapon(table, hero, throw)
    table.tell("threw", "HF-13.4", seat=hero.seat, place=throw.place, die=throw.die)
    if throw.place not in (SORCERER, GATE):
        face(table, hero, throw.place)
    if throw.place == GATE and points(table, hero, throw) >= TO_ENTER:
        enter_castle(table, hero)
    else:
        table.agenda.append("after_throw")


def after_options(table: FolktaleTable, hero: Hero, throw: Throw) -> tuple[str, ...]:
    """HF-13.4 (3) to (6), HF-1.14 (iii): Comb, Advice, Trickster, Key, swaps, Cloak, a lesser outcome."""
    options = [verbs.ACCEPT()]
    if can_comb(table, hero, throw):
        options.append(verbs.COMB())
    options += [verbs.ADVICE(count) for count in range(1, hero.advice + 1)]
    trickster = table.holds(hero, "trickery")
    if trickster and throw.place != GATE:
        options.append(verbs.TRICKSTER())
    key = table.holds(hero, "gate")
    if key and throw.place == GATE:
        options.append(verbs.KEY(key))
    options += _unbound(table, hero, throw, swap_options(table, hero))
    encounter = encounter_of(table, throw)
    if encounter is not None:
        choices = [*weapons(table, hero, throw), NOTHING]
        if len(choices) > 1:
            options += [verbs.WIELD(kind) for kind in choices if kind != throw.weapon]
        cloak = ready(table, hero, "steps_away")
        if (
            cloak
            and can_slip_away(table, hero, encounter)
            and fits_somewhere(table, hero, table.tile(cloak).steps_away)
        ):
            options.append(verbs.SLIP_AWAY())
        if table.rules.lesser_outcome:
            options += [verbs.SETTLE_FOR(OUTCOMES[band]) for band in lesser_bands(table, hero, throw)]
    return tuple(options)


def can_slip_away(table: FolktaleTable, hero: Hero, encounter: Encounter) -> bool:
    """HF-9.7: from a Foe. From the King nobody can run, for he is a Friend."""
    return encounter.kind == "foe" and not table.has_stopped and table.field(hero) is not None


def lesser_bands(table: FolktaleTable, hero: Hero, throw: Throw) -> list[int]:
    """HF-13.13: any lower outcome; the lowest only for who has something to lose."""
    lowest = 0 if can_lose(table, hero) else 1
    return list(range(lowest, band_of(points(table, hero, throw))))


@scene("after_throw")
async def after_throw(table: FolktaleTable) -> None:
    hero, throw = table.active, table.throw
    assert throw is not None
    answer = await reply_to(table, _sum_question(table, hero, throw))
    if answer in verbs.ACCEPT:
        conclude(table, hero, throw, None)
        return
    if answer in verbs.SETTLE_FOR:
        conclude(table, hero, throw, OUTCOMES.index(verbs.SETTLE_FOR.read(answer)[0]))
        return
    if answer in verbs.SLIP_AWAY:
        cloak = ready(table, hero, "steps_away")
        use_up(table, hero, cloak)
        table.throw = None
        table.tell("slipped_away", "HF-9.7", seat=hero.seat, tile=cloak)
        begin_movement(table, hero, "cloak", table.tile(cloak).steps_away)
        return
    table.agenda.append("after_throw")
    if answer in verbs.COMB:
        use_up(table, hero, ready(table, hero, "throws_again"))
        throw.die = table.chance.roll(SIDES)
        table.tell("threw_again", "HF-9.8", seat=hero.seat, die=throw.die)
    elif answer in verbs.ADVICE:
        count = int(verbs.ADVICE.read(answer)[0])
        throw.advice += count
        spend_advice(table, hero, count, "HF-13.7")
    elif answer in verbs.TRICKSTER:
        use_trickster(table, hero, throw)
    elif answer in verbs.KEY:
        (key,) = verbs.KEY.read(answer)
        throw.key += table.tile(key).gate
        give_up_tile(table, hero, key, "HF-21.8")
    elif answer in verbs.WIELD:
        (throw.weapon,) = verbs.WIELD.read(answer)
    else:
        carry_out_change(table, hero, answer)
    if throw.place == GATE and points(table, hero, throw) >= TO_ENTER:
        enter_castle(table, hero)


def _sum_question(table: FolktaleTable, hero: Hero, throw: Throw) -> Question:
    about = {SORCERER: "after_magic", GATE: "after_gate"}.get(throw.place, "after_throw")
    clause = {SORCERER: "HF-20.2", GATE: "HF-21.6"}.get(throw.place, "HF-13.4")
    return ask(
        hero.seat,
        about,
        lambda: after_options(table, hero, throw),
        clause,
        later=lambda: told_after(table, hero, throw),
        encounter=throw.place,
    )


def use_trickster(table: FolktaleTable, hero: Hero, throw: Throw) -> None:
    """HF-8.6, HF-8.8: it adds to the throw and goes to the right."""
    kind = table.holds(hero, "trickery")
    throw.trickery += table.tile(kind).trickery
    hero.satchel.remove(kind)
    table.tell("trickster_used", "HF-8.6", seat=hero.seat)
    table.trickster_from = hero.seat
    table.trickster_to = table.heroes[table.turn - 1].seat
    table.agenda.append("trickster")


@step("trickster")
def trickster_comes(table: FolktaleTable) -> None:
    """HF-8.5, HF-8.8: into the satchel of whoever it comes to, if there is room."""
    hero = table.hero(table.trickster_to)
    if table.has_room(hero):
        _take_trickster(table, hero)
    else:
        table.agenda.append("receive_trickster")


@scene("receive_trickster")
async def receive_trickster(table: FolktaleTable) -> None:
    """HF-8.11: a full satchel needs room for it, or it goes on to the right."""
    hero = table.hero(table.trickster_to)
    room = [verbs.MAKE_ROOM_OF_TOAD(kind) for kind in dict.fromkeys(hero.toads)]
    room += [verbs.MAKE_ROOM(kind) for kind in dict.fromkeys(hero.satchel)]
    question = ask(hero.seat, "receive_trickster", (verbs.PASS_ON(), *room), "HF-8.11")
    answer = await reply_to(table, question)
    if answer in verbs.PASS_ON:
        place = table.heroes.index(hero) - 1
        table.trickster_to = table.heroes[place].seat
        if table.trickster_to == table.trickster_from:
            table.trickster_to = table.trickster_from = ""
            table.trickster_waits = True
            table.tell("trickster_waits", "HF-8.11")
        else:
            table.tell("trickster_passed_on", "HF-8.11", seat=hero.seat)
            table.agenda.append("trickster")
        return
    if answer in verbs.MAKE_ROOM:
        give_up_tile(table, hero, verbs.MAKE_ROOM.read(answer)[0], "HF-8.11")
    else:
        kind = verbs.MAKE_ROOM_OF_TOAD.read(answer)[0]
        hero.toads.remove(kind)
        put_back(table, kind)
        table.tell("toad_given_up", "HF-8.11", seat=hero.seat, tile=kind)
    _take_trickster(table, hero)


def _take_trickster(table: FolktaleTable, hero: Hero) -> None:
    hero.satchel.append(table.content.classes["trickster"][0])
    table.tell("trickster_came", "HF-8.5" if table.trickster_from == hero.seat else "HF-8.8", seat=hero.seat)
    table.trickster_to = table.trickster_from = ""


def conclude(table: FolktaleTable, hero: Hero, throw: Throw, band: int | None) -> None:
    """HF-13.4 (5) to (7): the final points, and what they mean here."""
    final = count_points(table, hero, throw)
    table.throw = None
    if throw.place == SORCERER:
        conclude_magic(table, hero, throw, final)
    elif throw.place == GATE:
        table.tell("gate_stayed_shut", "HF-21.10", seat=hero.seat, points=final)
        finish_turn(table)
    else:
        if band is not None:
            table.tell("settled_for", "HF-13.13", seat=hero.seat, outcome=OUTCOMES[band])
        apply_outcome(table, hero, throw, band_of(final) if band is None else band)


def count_points(table: FolktaleTable, hero: Hero, throw: Throw) -> int:
    """Everybody who listens hears the whole sum."""
    if table.chronicle is None:
        return points(table, hero, throw)
    die, *parts = sum_of(table, hero, throw)
    final = sum(part.number for part in (die, *parts))
    known = told(parts)
    table.tell(
        "points_counted",
        die.clause,
        seat=hero.seat,
        place=throw.place,
        die=throw.die,
        sources=known["sources"],
        numbers=known["numbers"],
        summands=summands(throw.die, parts),
        clauses=known["clauses"],
        points=final,
        outcome=outcome_of(throw.place, final),
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
        table.tell("toad_made", "HF-20.2", seat=hero.seat, tile=kind)
        return
    if throw.of_toad:
        hero.toads.remove(kind)
    else:
        hero.satchel.remove(kind)
        hero.spent.pop(kind, None)
    put_back(table, kind)
    table.tiles[throw.wish] -= 1
    table.tell("tile_changed", "HF-20.2", seat=hero.seat, tile=kind, into=throw.wish)
    receive_tile(table, hero, throw.wish)


def apply_outcome(table: FolktaleTable, hero: Hero, throw: Throw, band: int) -> None:
    """HF-13.9 to HF-13.15."""
    encounter = table.content.encounters[throw.place]
    outcome = OUTCOMES[band]
    if outcome == "lose":
        things = can_lose(table, hero)
        if len(things) > 1:
            table.agenda.append("lose")
        elif things:
            lose_thing(table, hero, things[0])
        else:
            table.tell("nothing_to_lose", "HF-13.9", seat=hero.seat)
    elif outcome == "miss":
        if table.card(hero).stands_firm and encounter.kind == "foe":
            table.tell("stood_firm", "HF-11.3", seat=hero.seat)
        else:
            hero.turns_to_miss += 1
            table.tell("turn_lost", "HF-13.10", seat=hero.seat)
    elif outcome == "biscuit":
        draw_biscuits(table, hero, 1, "HF-13.11")
    elif outcome == "advice":
        take_advice(table, hero, 1, "HF-13.11")
    else:
        draw_magic(table, hero)


@scene("lose")
async def lose(table: FolktaleTable) -> None:
    """HF-13.9: the player chooses."""
    hero = table.active
    question = ask(hero.seat, "lose", verbs.LOSE.all_of(can_lose(table, hero)), "HF-13.9")
    lose_thing(table, hero, verbs.LOSE.read(await reply_to(table, question))[0])


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
        table.tell("none_suitable", "HF-13.12", seat=hero.seat)
    elif hero.is_young and needed:
        table.agenda.append("wish")
    else:
        place = table.chance.below(sum(table.tiles[kind] for kind in kinds))
        for kind in kinds:
            place -= table.tiles[kind]
            if place < 0:
                win_tile(table, hero, kind, "HF-13.12")
                return


@scene("wish")
async def wish(table: FolktaleTable) -> None:
    """HF-13.14: a young player chooses something that the own card needs."""
    hero = table.active
    needed = [kind for kind in needed_things(table, hero) if is_welcome(table, hero, kind)]
    answer = await reply_to(table, ask(hero.seat, "wish", verbs.WISH.all_of(needed), "HF-13.14"))
    win_tile(table, hero, verbs.WISH.read(answer)[0], "HF-13.14")


def win_tile(table: FolktaleTable, hero: Hero, kind: str, clause: str) -> None:
    table.tell("magic_drawn", clause, seat=hero.seat, tile=kind)
    if table.has_room(hero):
        take_tile(table, hero, kind, clause)
    else:
        table.found = kind
        table.agenda.append("take")


def enter_castle(table: FolktaleTable, hero: Hero) -> None:
    """HF-21.11, HF-33.5: the match is won at once, for the whole team."""
    throw = table.throw
    assert throw is not None
    final = count_points(table, hero, throw)
    table.tell("castle_entered", "HF-21.11", seat=hero.seat, die=throw.die, points=final)
    team = {member.seat for member in table.team(hero)}
    table.winners = tuple(seat for seat in table.seats if seat in team)
    table.throw = None
    table.agenda[:] = []
