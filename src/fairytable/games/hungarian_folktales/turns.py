"""HF-1: a turn from its start to its end, and the free moments in it."""

from __future__ import annotations

from fairytable.engine.agenda import scene, step
from fairytable.engine.questions import ask
from fairytable.games.hungarian_folktales import events, questions, verbs
from fairytable.games.hungarian_folktales.agenda import (
    BeginTurn,
    BuyTile,
    EndTurn,
    FreeMoment,
    LookForActions,
    Rest,
)
from fairytable.games.hungarian_folktales.board import KING, MARKETS, Field
from fairytable.games.hungarian_folktales.chances import GATE
from fairytable.games.hungarian_folktales.fields import move_on_shortcut, open_market
from fairytable.games.hungarian_folktales.goods import (
    PRICES,
    advice_room,
    is_welcome,
    spend_gold,
    take_advice,
    take_tile,
)
from fairytable.games.hungarian_folktales.moments import offered
from fairytable.games.hungarian_folktales.movement import begin_movement, fits_somewhere, roll_options, roll_white
from fairytable.games.hungarian_folktales.paying import owe
from fairytable.games.hungarian_folktales.quests import hand_over_options, hand_over_thing, is_eligible
from fairytable.games.hungarian_folktales.table import WORST_BOOT, FolktaleTable, Hero, Throw
from fairytable.games.hungarian_folktales.throws import begin_throw, discard_options, use_or_discard
from fairytable.games.hungarian_folktales.trading import can_meet, carry_out_meeting, meeting_options

ADVICE_FOR_GOLD = 2
FreeQuestion = type[questions.Turn | questions.AnythingElse]


@step
def begin_turn(table: FolktaleTable, _entry: BeginTurn) -> None:
    """HF-1.13: a turn owed is lost; then a rest may be declared; then the turn opens."""
    hero = table.active
    table.used = table.proposed = table.dropped = ()
    table.step_tile = table.came_by = table.found = ""
    table.die = 0
    table.has_stopped = table.is_ending = table.is_shopping = table.may_test = False
    table.is_fresh = True
    table.tell(events.TurnBegins(seat=hero.seat, round=table.round), "HF-1.1")
    if hero.is_resting:
        hero.is_resting = False
        hero.boot = 0
        table.tell(events.Rested(seat=hero.seat), "HF-3.20")
        table.finish_turn()
    elif hero.turns_to_miss:
        hero.turns_to_miss -= 1
        table.tell(events.TurnMissed(seat=hero.seat), "HF-1.5")
        table.finish_turn()
    elif hero.boot == WORST_BOOT:
        table.then_only(Rest())
    else:
        open_turn(table, hero)


@scene
async def rest(table: FolktaleTable, _entry: Rest) -> None:
    """HF-3.20: this turn and the next are lost, and the Boot token goes."""
    hero = table.active
    options = (verbs.GO_ON(), verbs.REST())
    answer = await ask(questions.Rest(hero.seat), options, "HF-3.20")
    if answer in verbs.REST:
        hero.is_resting = True
        table.tell(events.Rests(seat=hero.seat), "HF-3.20")
        table.finish_turn()
    else:
        open_turn(table, hero)


def open_turn(table: FolktaleTable, hero: Hero) -> None:
    """HF-1.13 (3) to (5): a stage of a shortcut; Advice at the gate; everything else."""
    if hero.leaves_at:
        table.has_stopped = True
        move_on_shortcut(table, hero)
    elif hero.at == table.content.board.castle and is_eligible(table, hero):
        take_advice(table, hero, 1, "HF-21.4")
    table.then_only(LookForActions())


@step
def look_for_free_actions(table: FolktaleTable, _entry: LookForActions) -> None:
    """HF-34.4: a turn in which nothing more can be done ends by itself."""
    hero = table.active
    if _has_to_move(table) or _may_bite(table, hero) or _has_more_to_do(table, hero):
        table.then(FreeMoment(), LookForActions())
    else:
        table.finish_turn()


def _has_more_to_do(table: FolktaleTable, hero: Hero) -> bool:
    """Throwing things away alone is not worth a question."""
    return bool(not table.is_ending and own_options(table, hero, questions.AnythingElse)) or can_meet(table, hero)


def _has_to_move(table: FolktaleTable) -> bool:
    """HF-1.3: whether the white roll is still to come."""
    return "roll" not in table.used and not table.has_stopped and not table.is_ending


def _moment(table: FolktaleTable) -> FreeQuestion:
    return questions.Turn if _has_to_move(table) else questions.AnythingElse


def _may_bite(table: FolktaleTable, hero: Hero) -> bool:
    """HF-6.4, HF-6.5."""
    stopped = table.has_stopped or table.is_ending
    return not stopped and "bite" not in table.used and bool(hero.biscuits.cards)


def open_options(table: FolktaleTable, hero: Hero, others: list[Hero] | None = None) -> tuple[str, ...]:
    """HF-1.14 (i): everything that is open before the white roll and after every completed field action."""
    if table.is_ending:
        return (verbs.END(), *meeting_options(table, hero, others))
    moment = _moment(table)
    first = roll_options(table, hero) if moment is questions.Turn else [verbs.END()]
    meetings = meeting_options(table, hero, others)
    return (*first, *own_options(table, hero, moment), *meetings, *discard_options(table, hero))


def own_options(table: FolktaleTable, hero: Hero, moment: FreeQuestion) -> list[str]:
    """What there is to do alone, beside rolling, ending the turn and throwing things away."""
    options: list[str] = []
    here = table.field(hero)
    if here is not None:
        if here.kind in MARKETS and table.is_fresh and moment is questions.Turn:
            options.append(verbs.STAY())
        if here.kind == "castle" and "try" not in table.used and is_eligible(table, hero):
            options.append(verbs.TRY_GATE())
    if not table.has_stopped:
        options += bite_options(table, hero)
    if table.is_shopping and here is not None:
        options += market_options(table, hero, here)
    return options + offered(table, hero, moment.about)


def bite_options(table: FolktaleTable, hero: Hero) -> list[str]:
    """HF-6.3, HF-30.8: a Biscuit moves exactly the number on its back, if that fits anywhere."""
    if not _may_bite(table, hero):
        return []
    numbers = sorted(set(hero.biscuits.cards))
    return [verbs.BITE(steps) for steps in numbers if fits_somewhere(table, hero, int(steps))]


def market_options(table: FolktaleTable, hero: Hero, here: Field) -> list[str]:
    """HF-18.3 to HF-18.6, HF-14.11."""
    options: list[str] = []
    if here.kind == "palace":
        options += hand_over_options(table, hero, KING)
    if "purchase" not in table.used and table.has_room(hero):
        for name, price in PRICES.items():
            if hero.gold >= price["gold"] and len(hero.biscuits) >= price["biscuits"]:
                kinds = table.content.classes[name]
                options += [verbs.BUY(kind) for kind in kinds if is_welcome(table, hero, kind)]
    if hero.gold and advice_room(table, hero) > 0:
        options.append(verbs.BUY_ADVICE())
    return options


@scene
async def free_moment(table: FolktaleTable, _entry: FreeMoment) -> None:
    """HF-1.2 (b), (c), (f): free actions, the roll, a Biscuit move, the end of the turn.

    The others are looked up now: the options stay the same even if somebody leaves before they are computed.
    """
    hero = table.active
    others = table.sharing(hero)
    answer = await ask(_moment(table)(hero.seat, field=hero.at), lambda: open_options(table, hero, others), "HF-1.2")
    if answer in verbs.END:
        table.finish_turn()
    elif answer in verbs.ROLL or answer in verbs.ROLL_WITH:
        roll_white(table, hero, answer)
    elif answer in verbs.BITE:
        bite(table, hero, verbs.BITE.read(answer)[0])
    elif answer in verbs.STAY:
        table.tell(events.Stayed(seat=hero.seat, field=hero.at), "HF-18.2")
        open_market(table, hero, "HF-18.2")
    elif answer in verbs.TRY_GATE:
        table.used = (*table.used, "try")
        begin_throw(table, Throw(GATE))
    elif answer in verbs.HAND_OVER:
        deliver_to_the_king(table, verbs.HAND_OVER.read(answer)[0])
    elif not (carry_out_purchase(table, hero, answer) or carry_out_meeting(table, hero, answer)):
        use_or_discard(table, hero, answer)


def bite(table: FolktaleTable, hero: Hero, steps: str) -> None:
    """HF-6.3: one Biscuit, exactly its number of steps. Everybody sees the number, also in the supply."""
    table.used = (*table.used, "bite")
    hero.biscuits.remove(steps)
    table.biscuits.add(steps, frozenset(table.seats))
    table.tell(events.BiscuitBitten(seat=hero.seat, steps=int(steps)), "HF-6.3")
    begin_movement(table, hero, "biscuit", int(steps))


def deliver_to_the_king(table: FolktaleTable, tale: str) -> None:
    """HF-14.7, HF-14.11: the Key, and one Lucky Throw at once."""
    begin_throw(table, Throw(KING))
    hand_over_thing(table, table.active, tale)


def carry_out_purchase(table: FolktaleTable, hero: Hero, answer: str) -> bool:
    if answer in verbs.BUY:
        (kind,) = verbs.BUY.read(answer)
        price = PRICES[table.tile(kind).kind]
        table.used = (*table.used, "purchase")
        spend_gold(table, hero, price["gold"], "HF-18.4")
        owe(table, hero, price["biscuits"], BuyTile(kind))
    elif answer in verbs.BUY_ADVICE:
        spend_gold(table, hero, 1, "HF-18.5")
        take_advice(table, hero, ADVICE_FOR_GOLD, "HF-18.5")
    else:
        return False
    return True


@step
def buy_tile(table: FolktaleTable, bought: BuyTile) -> None:
    take_tile(table, table.active, bought.tile, "HF-18.4")


@step
def end_turn(table: FolktaleTable, _entry: EndTurn) -> None:
    """HF-1.1: the dice go to the left."""
    table.turn = (table.turn + 1) % len(table.heroes)
    if table.turn == table.first:
        table.round += 1
    table.movement = table.throw = table.trade = None
    table.then_only(BeginTurn())
    if table.rules.turn_limit and table.round > table.rules.turn_limit:
        table.agenda.clear()
        table.tell(events.TimeIsUp(rounds=table.rules.turn_limit), "HF-21.14")
