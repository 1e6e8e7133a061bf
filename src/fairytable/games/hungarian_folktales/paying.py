"""Paying with Biscuits: which ones, and the consequences; meals and bad luck, and what replaces Biscuits there."""

from __future__ import annotations

from fairytable.engine.agenda import scene, step
from fairytable.engine.questions import Question, ask
from fairytable.games.hungarian_folktales import events, questions, verbs
from fairytable.games.hungarian_folktales.agenda import Demand, Due, FolktaleEntry, MeetDemand, Need, Pay
from fairytable.games.hungarian_folktales.goods import distinct, pay_biscuit, raise_boot, spend_advice
from fairytable.games.hungarian_folktales.moments import ABILITIES, offered, use
from fairytable.games.hungarian_folktales.table import FolktaleTable, Hero

MEAL, BAD_LUCK = "meal", "bad_luck"
UNLUCKY = 2
"""HF-19.2: so many Biscuits are due where an Advice is missing."""


def owe(table: FolktaleTable, hero: Hero, count: int, purpose: FolktaleEntry) -> None:
    """The hero has so many Biscuits to pay before anything else happens; then comes what they are paid for."""
    table.then(Due(hero.seat, count), purpose)


@step
def look_at_what_is_due(table: FolktaleTable, due: Due) -> None:
    """Where there is nothing to decide, nobody is asked; how many Biscuits somebody holds, everybody knows."""
    hero = table.hero(due.seat)
    if len(hero.biscuits) > due.count > 0:
        table.then(Pay(due.seat, due.count, due.taker))
        return
    for steps in list(hero.biscuits)[: due.count]:
        _hand_in(table, hero, due.taker, steps)


@scene
async def pay(table: FolktaleTable, debt: Pay) -> None:
    """HF-6.2: the payer chooses which Biscuits he gives, one after the other."""
    hero = table.hero(debt.seat)
    biscuits = verbs.PAY.all_of(sorted(set(hero.biscuits)))
    answer = await ask(questions.Pay(hero.seat, count=debt.count), biscuits, "HF-6.2")
    _hand_in(table, hero, debt.taker, verbs.PAY.read(answer)[0])
    if debt.count > 1:
        table.then(Due(debt.seat, debt.count - 1, debt.taker))


def _hand_in(table: FolktaleTable, hero: Hero, taker: str, steps: str) -> None:
    """To another hero they go when everything changes hands at once (HF-22.9)."""
    if taker:
        hero.biscuits.move_in_secret(hero.biscuits.place_of(steps), table.set_aside, (hero.seat, taker))
    else:
        pay_biscuit(table, hero, steps)


@step
def look_at_demand(table: FolktaleTable, demand: Demand) -> None:
    """Nobody is asked here either where there is only one way."""
    hero = table.hero(demand.seat)
    owes = owes_advice(hero, demand)
    table.then(MeetDemand(demand.seat, demand.count, demand.reason))
    if (len(hero.biscuits) > demand.count and not owes) or len(_ways_out(table, hero, demand)) > 1:
        return
    table.agenda.pop()
    if owes:
        spend_advice(table, hero, 1, "HF-19.1")
    else:
        _eat_what_there_is(table, hero, demand)


@scene
async def meet_demand(table: FolktaleTable, demand: MeetDemand) -> None:
    """HF-15, HF-19, HF-9.22: pay, let the Wishing Table provide, or swap something first."""
    hero = table.hero(demand.seat)
    answer = await _what_to_pay(table, hero, demand)
    if answer in verbs.PAY:
        pay_biscuit(table, hero, verbs.PAY.read(answer)[0])
        if demand.count > 1:
            table.then(Demand(demand.seat, demand.count - 1, demand.reason))
        else:
            table.tell(events.Ate(seat=hero.seat, reason=demand.reason), _clause(demand))
    elif answer in verbs.PAY_ADVICE:
        spend_advice(table, hero, 1, "HF-19.1")
    elif answer in verbs.DO_WITHOUT:
        _eat_what_there_is(table, hero, demand)
    else:
        ability = ABILITIES.of(answer)
        if ability is None or not ability.ends_moment:
            table.then(Demand(demand.seat, demand.count, demand.reason))
        use(table, hero, answer)


def _what_to_pay(table: FolktaleTable, hero: Hero, need: Need) -> Question:
    options = tuple(_payments(hero, need) + _ways_out(table, hero, need))
    return ask(_kind(need)(hero.seat, count=need.count), tuple(distinct(options)), _clause(need))


def _kind(need: Need) -> type[questions.Meal | questions.BadLuck]:
    return questions.Meal if need.reason == MEAL else questions.BadLuck


def _clause(need: Need) -> str:
    return "HF-15.1" if need.reason == MEAL else "HF-19.2"


def owes_advice(hero: Hero, need: Need) -> bool:
    """HF-19.1: bad luck costs an Advice first."""
    return need.reason == BAD_LUCK and need.count == UNLUCKY and hero.advice > 0


def _payments(hero: Hero, need: Need) -> list[str]:
    if owes_advice(hero, need) or len(hero.biscuits) < need.count:
        return []
    return list(verbs.PAY.all_of(sorted(set(hero.biscuits))))


def _ways_out(table: FolktaleTable, hero: Hero, need: Need) -> list[str]:
    """What can be done beside paying Biscuits; all of it follows from what everybody sees."""
    ways = []
    if owes_advice(hero, need):
        ways.append(verbs.PAY_ADVICE())
    else:
        if len(hero.biscuits) < need.count:
            ways.append(verbs.DO_WITHOUT())
        elif len(hero.biscuits) == need.count:
            ways.append(verbs.PAY(sorted(hero.biscuits)[0]))
    return ways + offered(table, hero, _kind(need).about)


def _eat_what_there_is(table: FolktaleTable, hero: Hero, need: Need) -> None:
    """HF-3.15, HF-15.5, HF-19.4: every Biscuit that is missing is one level of the Boot token."""
    eaten = list(hero.biscuits)[: need.count]
    for steps in eaten:
        pay_biscuit(table, hero, steps)
    if len(eaten) < need.count:
        raise_boot(table, hero, need.count - len(eaten), "HF-15.5" if need.reason == MEAL else "HF-19.4")
    else:
        table.tell(events.Ate(seat=hero.seat, reason=need.reason), _clause(need))
