"""Paying with Biscuits: which ones, and what follows; meals and bad luck, and what stands in for Biscuits there."""

from __future__ import annotations

from collections.abc import Callable

from fairytable.engine.questions import Question, ask
from fairytable.games.hungarian_folktales import verbs
from fairytable.games.hungarian_folktales.agenda import reply_to, scene, step
from fairytable.games.hungarian_folktales.goods import distinct, pay_biscuit, raise_boot, spend_advice
from fairytable.games.hungarian_folktales.swaps import carry_out_swap, swap_options
from fairytable.games.hungarian_folktales.table import Due, FolktaleTable, Hero

Settle = Callable[[FolktaleTable, str], None]
PURPOSES: dict[str, Settle] = {}
MEAL, BAD_LUCK = "meal", "bad_luck"
UNLUCKY = 2
"""HF-19.2: so many Biscuits are due where an Advice is missing."""


def settles(purpose: str) -> Callable[[Settle], Settle]:
    """What happens when Biscuits have been paid for this purpose. It gets the rest of the words of the purpose."""

    def register(settle: Settle) -> Settle:
        PURPOSES[purpose] = settle
        return settle

    return register


def owe(table: FolktaleTable, hero: Hero, count: int, purpose: str, taker: str = "") -> None:
    """The hero has so many Biscuits to pay before anything else happens."""
    table.due.append(Due(hero.seat, count, purpose, taker))
    table.agenda.append("due")


@step("due")
def look_at_what_is_due(table: FolktaleTable) -> None:
    """Where there is nothing to decide, nobody is asked; how many Biscuits somebody holds, everybody knows."""
    due = table.due[-1]
    hero = table.hero(due.seat)
    held = len(hero.biscuits)
    if due.purpose in (MEAL, BAD_LUCK):
        if len(_ways_out(table, hero, due)) > 1 or (held > due.count and not owes_advice(hero, due)):
            table.agenda.append("meet_demand")
        elif owes_advice(hero, due):
            _pay_with_advice(table, hero)
        else:
            _eat_what_there_is(table, hero, due)
    elif held > due.count > 0:
        table.agenda.append("pay")
    else:
        for steps in list(hero.biscuits):
            _hand_in(table, hero, due, steps)
        _settle(table)


@scene("pay")
async def pay(table: FolktaleTable) -> None:
    """HF-6.2: the payer chooses which Biscuits he gives, one after the other."""
    due = table.due[-1]
    hero = table.hero(due.seat)
    question = ask(hero.seat, "pay", verbs.PAY.all_of(sorted(set(hero.biscuits))), "HF-6.2", count=due.count)
    (steps,) = verbs.PAY.read(await reply_to(table, question))
    _hand_in(table, hero, due, steps)
    if due.count:
        table.agenda.append("due")
    else:
        _settle(table)


def _hand_in(table: FolktaleTable, hero: Hero, due: Due, steps: str) -> None:
    if not due.count:
        return
    if due.taker:
        hero.biscuits.move_in_secret(hero.biscuits.place_of(steps), table.set_aside, (hero.seat, due.taker))
    else:
        pay_biscuit(table, hero, steps)
    due.count -= 1


def _settle(table: FolktaleTable) -> None:
    due = table.due.pop()
    purpose, _, rest = due.purpose.partition(" ")
    PURPOSES[purpose](table, rest)


@scene("meet_demand")
async def meet_demand(table: FolktaleTable) -> None:
    """HF-15, HF-19, HF-9.22: pay, let the Wishing Table provide, or swap something first."""
    due = table.due[-1]
    hero = table.hero(due.seat)
    answer = await reply_to(table, _demand(table, hero, due))
    if answer in verbs.PAY:
        pay_biscuit(table, hero, verbs.PAY.read(answer)[0])
        due.count -= 1
        if due.count:
            table.agenda.append("due")
        else:
            table.due.pop()
            table.tell("ate", _clause(due), seat=hero.seat, reason=due.purpose)
    elif answer in verbs.TABLE:
        table.used = (*table.used, table.holds(hero, "feeds"))
        table.due.pop()
        clause = "HF-9.19" if due.purpose == MEAL else "HF-9.20"
        table.tell("table_laid", clause, seat=hero.seat, reason=due.purpose)
    elif answer in verbs.PAY_ADVICE:
        _pay_with_advice(table, hero)
    elif answer in verbs.DO_WITHOUT:
        _eat_what_there_is(table, hero, due)
    else:
        table.agenda.append("due")
        carry_out_swap(table, hero, answer)


def _demand(table: FolktaleTable, hero: Hero, due: Due) -> Question:
    about = "meal" if due.purpose == MEAL else "bad_luck"
    options = tuple(_payments(hero, due) + _ways_out(table, hero, due))
    return ask(hero.seat, about, tuple(distinct(options)), _clause(due), count=due.count)


def _clause(due: Due) -> str:
    return "HF-15.1" if due.purpose == MEAL else "HF-19.2"


def owes_advice(hero: Hero, due: Due) -> bool:
    """HF-19.1: bad luck costs an Advice first."""
    return due.purpose == BAD_LUCK and due.count == UNLUCKY and hero.advice > 0


def _payments(hero: Hero, due: Due) -> list[str]:
    if owes_advice(hero, due) or len(hero.biscuits) < due.count:
        return []
    return list(verbs.PAY.all_of(sorted(set(hero.biscuits))))


def _ways_out(table: FolktaleTable, hero: Hero, due: Due) -> list[str]:
    """What can be done beside paying Biscuits; all of it follows from what everybody sees."""
    ways = []
    if owes_advice(hero, due):
        ways.append(verbs.PAY_ADVICE())
    else:
        if len(hero.biscuits) < due.count:
            ways.append(verbs.DO_WITHOUT())
        elif len(hero.biscuits) == due.count:
            ways.append(verbs.PAY(sorted(hero.biscuits)[0]))
        kind = table.holds(hero, "feeds")
        if kind and kind not in table.used:
            ways.append(verbs.TABLE())
    return ways + swap_options(table, hero)


def _pay_with_advice(table: FolktaleTable, hero: Hero) -> None:
    table.due.pop()
    spend_advice(table, hero, 1, "HF-19.1")


def _eat_what_there_is(table: FolktaleTable, hero: Hero, due: Due) -> None:
    """HF-3.15, HF-15.5, HF-19.4: every Biscuit that is missing is one level of the Boot token."""
    for steps in list(hero.biscuits)[: due.count]:
        pay_biscuit(table, hero, steps)
        due.count -= 1
    table.due.pop()
    if due.count:
        raise_boot(table, hero, due.count, "HF-15.5" if due.purpose == MEAL else "HF-19.4")
    else:
        table.tell("ate", _clause(due), seat=hero.seat, reason=due.purpose)
