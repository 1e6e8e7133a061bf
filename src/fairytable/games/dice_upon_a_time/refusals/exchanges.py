"""Offers at an encounter."""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.dice_upon_a_time import questions
from fairytable.games.dice_upon_a_time.agenda import Exchange
from fairytable.games.dice_upon_a_time.boundary import curses_of
from fairytable.games.dice_upon_a_time.exchange import MOST_OFFERS, MOST_REFUSALS, company_of, goods_of, has_goods
from fairytable.games.dice_upon_a_time.moments import is_in_phase_5
from fairytable.games.dice_upon_a_time.refusals.asking import asked, is_own
from fairytable.games.dice_upon_a_time.table import DiceTable
from fairytable.games.dice_upon_a_time.verbs import COUNTER, EXCHANGE, GIVE, PROPOSE, SWAP, WANT, WANT_MAGIC


def every_partner(table: DiceTable, question: Question) -> Iterable[str]:
    """Those who share the field; in phase 5 everybody."""
    if not is_own(table, question):
        return ()
    you = asked(table, question)
    if is_in_phase_5(question.about):
        return EXCHANGE.all_of(table.others(you.seat))
    return EXCHANGE.all_of([other.seat for other in company_of(table, you)])


def why_not_exchange(table: DiceTable, question: Question, option: str) -> Reason:
    player = table.adventurer(EXCHANGE.read(option)[0])
    you = asked(table, question)
    if player.seat in table.absent:
        return Reason("has_left", "DT-11.1", {"player": player.seat})
    if player.at != you.at:
        return Reason("elsewhere", "DT-11.1", {"player": player.seat, "field": player.at})
    if not is_in_phase_5(question.about):
        return Reason("after_phase_4", "DT-11.6")
    if not has_goods(table, you) and not has_goods(table, player):
        return Reason("nothing_to_swap", "DT-11.2", {"player": player.seat})
    return offers_are_over(table)


def offers_are_over(table: DiceTable) -> Reason:
    if table.refusals >= MOST_REFUSALS:
        return Reason("refused_enough", "DT-11.10", {"most": MOST_REFUSALS})
    return Reason("offers_enough", "DT-11.10", {"most": MOST_OFFERS})


def every_swap(table: DiceTable, question: Question) -> Iterable[str]:
    """Token for token and Quest for Quest, with those who share the field."""
    if not is_own(table, question):
        return
    you = asked(table, question)
    for other in company_of(table, you):
        for mine, theirs in ((you.owned(), other.owned()), (you.quests, other.quests)):
            yield from [SWAP(other.seat, one, wanted) for one in mine for wanted in theirs if one != wanted]


def why_not_swap(table: DiceTable, question: Question, _option: str) -> Reason:
    return offers_are_over(table) if is_in_phase_5(question.about) else Reason("after_phase_4", "DT-11.6")


def every_gift(table: DiceTable, question: Question) -> Iterable[str]:
    return (
        GIVE.all_of(things_before(table, table.next_is(Exchange).bidder))
        if question.about == questions.Offer.about
        else ()
    )


def every_want(table: DiceTable, question: Question) -> Iterable[str]:
    return (
        WANT.all_of(things_before(table, table.next_is(Exchange).partner))
        if question.about == questions.Offer.about
        else ()
    )


def things_before(table: DiceTable, seat: str) -> list[str]:
    """All that lies open before somebody, for exchange or not."""
    you = table.adventurer(seat)
    return [*goods_of(table, you), *curses_of(table, you), *you.done]


def why_not_give(table: DiceTable, _question: Question, option: str) -> Reason:
    """What one gives and what one wants."""
    gives = option in GIVE
    (thing,) = GIVE.read(option) if gives else WANT.read(option)
    offer = table.next_is(Exchange)
    owner = table.adventurer(offer.bidder if gives else offer.partner)
    if thing not in goods_of(table, owner):
        return Reason("never_swapped", "DT-11.3", {"thing": thing})
    named = offer.offered if gives else offer.wanted
    return Reason("all_named", "DT-11.9", {"thing": thing, "count": named.count(thing)})


def the_wanted_magic(_table: DiceTable, question: Question) -> Iterable[str]:
    return (WANT_MAGIC(),) if question.about == questions.Offer.about else ()


def why_not_want_magic(table: DiceTable, _question: Question, _option: str) -> Reason:
    partner = table.next_is(Exchange).partner
    magic = len(table.adventurer(partner).magic)
    return Reason("no_more_magic", "DT-11.9", {"player": partner, "count": magic})


def the_proposal(_table: DiceTable, question: Question) -> Iterable[str]:
    return (PROPOSE(),) if question.about == questions.Offer.about else ()


def why_not_propose(_table: DiceTable, _question: Question, _option: str) -> Reason:
    return Reason("nothing_named", "DT-11.9")


def the_counter_offer(_table: DiceTable, question: Question) -> Iterable[str]:
    return (COUNTER(),) if question.about in (questions.Swap.about, questions.Agree.about) else ()


def why_not_counter(table: DiceTable, _question: Question, _option: str) -> Reason:
    return Reason("last_word", "DT-11.10", {"count": table.refusals, "most": MOST_REFUSALS})


EXPECTATIONS = (
    Expectation(COUNTER, ("DT-11.10",), the_counter_offer, why_not_counter),
    Expectation(EXCHANGE, ("DT-11.1", "DT-11.2", "DT-11.6", "DT-11.10"), every_partner, why_not_exchange),
    Expectation(GIVE, ("DT-11.3", "DT-11.9"), every_gift, why_not_give),
    Expectation(PROPOSE, ("DT-11.9",), the_proposal, why_not_propose),
    Expectation(SWAP, ("DT-11.6", "DT-11.10"), every_swap, why_not_swap),
    Expectation(WANT, ("DT-11.3", "DT-11.9"), every_want, why_not_give),
    Expectation(WANT_MAGIC, ("DT-11.9",), the_wanted_magic, why_not_want_magic),
)
