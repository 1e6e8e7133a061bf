"""Why not with others? Trades, offers put together, and Tests of Courage."""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.hungarian_folktales import questions, verbs
from fairytable.games.hungarian_folktales.content import GOLD
from fairytable.games.hungarian_folktales.goods import broken_limit, distinct, tradable
from fairytable.games.hungarian_folktales.moments import IN_TURN, MEETINGS, WAITING_CLAUSES, asked, why_wait
from fairytable.games.hungarian_folktales.table import NOTHING, FolktaleTable, Hero, Trade
from fairytable.games.hungarian_folktales.trading import (
    MOST_OFFERS,
    differ,
    offer_of,
    offers_made,
    single,
)

SALT = "salt"


def _others(table: FolktaleTable, question: Question) -> list[Hero]:
    """Everybody where one could meet; at the other moments of a turn those who are on the field."""
    if question.about in MEETINGS:
        return [hero for hero in table.heroes if hero.seat != question.seat and hero.seat not in table.absent]
    return table.sharing(asked(table, question)) if question.about in IN_TURN else []


def _why_apart(table: FolktaleTable, question: Question, other: Hero) -> Reason | None:
    """HF-22.1, HF-22.7, HF-22.8: why the two do not meet, or not yet."""
    hero = asked(table, question)
    if question.about not in MEETINGS:
        return why_wait(table, question.about)
    if hero.leaves_at or other.leaves_at:
        return Reason("on_path", "HF-22.7")
    return Reason("not_here", "HF-22.1", {"partner": other.seat}) if other not in table.sharing(hero) else None


def _untradable(table: FolktaleTable, hero: Hero) -> list[str]:
    """HF-22.3: what the hero holds and cannot trade."""
    tokens = [*([GOLD] if hero.gold else []), *([SALT] if hero.salt else [])]
    return [kind for kind in distinct(hero.satchel) if kind not in tradable(table, hero)] + tokens


def _barters(table: FolktaleTable, question: Question) -> Iterator[str]:
    """One thing for one thing with everybody on the field; what cannot be traded is thought of as a gift or a wish."""
    if question.about not in MEETINGS:
        return
    hero = asked(table, question)
    for other in table.sharing(hero):
        mine, theirs = (*tradable(table, hero), NOTHING), (*tradable(table, other), NOTHING)
        yield from (option for option in verbs.BARTER.all_of((other.seat,), mine, theirs) if option.count(NOTHING) < 2)
        yield from verbs.BARTER.all_of((other.seat,), _untradable(table, hero), (NOTHING,))
        yield from verbs.BARTER.all_of((other.seat,), (NOTHING,), _untradable(table, other))


def _why_not_barter(table: FolktaleTable, question: Question, option: str) -> Reason:
    hero, (partner, thing, wanted) = asked(table, question), verbs.BARTER.read(option)
    other = table.hero(partner)
    for owner, given in ((hero, thing), (other, wanted)):
        if given in _untradable(table, owner):
            return Reason("not_tradable", "HF-22.3", {"thing": given})
    if offers_made(table, other) >= MOST_OFFERS:
        return Reason("enough_offers", "HF-34.2", {"partner": partner, "most": MOST_OFFERS})
    if thing == wanted and not differ(hero, other, thing):
        return Reason("no_difference", "HF-22.9", {"thing": thing})
    return _why_not_offer(table, hero, Trade(partner, single(thing), single(wanted)))


def _why_not_offer(table: FolktaleTable, hero: Hero, trade: Trade) -> Reason:
    if offer_of(trade) in table.proposed:
        return Reason("offered_already", "HF-34.2", {"partner": trade.partner})
    sides = ((hero, trade.gives, trade.wants), (table.hero(trade.partner), trade.wants, trade.gives))
    for one, loses, gains in sides:
        if broken := broken_limit(table, one, loses, gains):
            return Reason("limit_broken", "HF-22.5", {"who": one.seat, "limit": broken})
    raise AssertionError(f"{offer_of(trade)} could be made")


def _compositions(table: FolktaleTable, question: Question) -> Iterator[str]:
    yield from verbs.COMPOSE.all_of([other.seat for other in _others(table, question)])


def _why_not_compose(table: FolktaleTable, question: Question, option: str) -> Reason:
    (partner,) = verbs.COMPOSE.read(option)
    other = table.hero(partner)
    if apart := _why_apart(table, question, other):
        return apart
    if offers_made(table, other) >= MOST_OFFERS:
        return Reason("enough_offers", "HF-34.2", {"partner": partner, "most": MOST_OFFERS})
    return Reason("nothing_to_trade", "HF-22.2", {"partner": partner})


def _gifts(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about == questions.Compose.about:
        hero = asked(table, question)
        yield from verbs.GIVE.all_of([*tradable(table, hero), *_untradable(table, hero)])


def _wants(table: FolktaleTable, question: Question) -> Iterator[str]:
    trade = table.trade
    if question.about == questions.Compose.about and trade is not None:
        other = table.hero(trade.partner)
        yield from verbs.WANT.all_of([*tradable(table, other), *_untradable(table, other)])


def _why_not_give(table: FolktaleTable, question: Question, option: str) -> Reason:
    return _why_no_more(table, asked(table, question), verbs.GIVE.read(option)[0])


def _why_not_want(table: FolktaleTable, _question: Question, option: str) -> Reason:
    return _why_no_more(table, table.hero(table.trade_now().partner), verbs.WANT.read(option)[0])


def _why_no_more(table: FolktaleTable, owner: Hero, thing: str) -> Reason:
    if thing in _untradable(table, owner):
        return Reason("not_tradable", "HF-22.3", {"thing": thing})
    trade = table.trade_now()
    held = tradable(table, owner)[thing]
    offered = trade.wants if owner.seat == trade.partner else trade.gives
    if offered.get(thing, 0) >= held:
        return Reason("all_offered", "HF-22.2", {"who": owner.seat, "thing": thing, "held": held})
    return Reason("no_difference", "HF-22.9", {"thing": thing})


def _proposals(_table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about == questions.Compose.about:
        yield verbs.PROPOSE()


def _why_not_propose(table: FolktaleTable, question: Question, _option: str) -> Reason:
    trade = table.trade_now()
    if not trade.gives and not trade.wants:
        return Reason("offer_empty", "HF-22.2")
    return _why_not_offer(table, asked(table, question), trade)


def _tests(table: FolktaleTable, question: Question) -> Iterator[str]:
    yield from verbs.TEST.all_of([other.seat for other in _others(table, question)])


def _why_not_test(table: FolktaleTable, question: Question, option: str) -> Reason:
    hero, (partner,) = asked(table, question), verbs.TEST.read(option)
    other = table.hero(partner)
    if not table.rules.test_of_courage:
        return Reason("not_played", "HF-32.1")
    if apart := _why_apart(table, question, other):
        return apart
    if not table.came_by:
        return Reason("test_after_moving", "HF-32.6")
    if not table.may_test:
        return Reason("tested_already", "HF-32.6")
    return Reason(
        "test_needs_biscuits", "HF-32.5", {"poor": tuple(one.seat for one in (hero, other) if not one.biscuits.cards)}
    )


EXPECTATIONS = (
    Expectation(verbs.BARTER, ("HF-22.3", "HF-22.5", "HF-22.9", "HF-34.2"), _barters, _why_not_barter),
    Expectation(
        verbs.COMPOSE,
        ("HF-22.1", "HF-22.2", "HF-22.7", "HF-34.2", *WAITING_CLAUSES),
        _compositions,
        _why_not_compose,
    ),
    Expectation(verbs.GIVE, ("HF-22.2", "HF-22.3", "HF-22.9"), _gifts, _why_not_give),
    Expectation(verbs.WANT, ("HF-22.2", "HF-22.3", "HF-22.9"), _wants, _why_not_want),
    Expectation(verbs.PROPOSE, ("HF-22.2", "HF-22.5", "HF-34.2"), _proposals, _why_not_propose),
    Expectation(
        verbs.TEST,
        ("HF-22.1", "HF-22.7", "HF-32.1", "HF-32.5", "HF-32.6", *WAITING_CLAUSES),
        _tests,
        _why_not_test,
    ),
)
