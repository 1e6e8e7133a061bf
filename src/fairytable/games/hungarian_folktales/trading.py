"""HF-22 and HF-32: heroes on one field trade, and test their courage."""

from __future__ import annotations

from fairytable.engine.agenda import scene, step
from fairytable.engine.questions import ask, ask_yes_no
from fairytable.games.hungarian_folktales import events, questions, verbs
from fairytable.games.hungarian_folktales.agenda import AnswerOffer, AnswerTest, ComposeOffer, Due, ExchangeGoods
from fairytable.games.hungarian_folktales.content import ADVICE, BISCUIT
from fairytable.games.hungarian_folktales.goods import (
    biscuit_room,
    broken_limit,
    draw_biscuits,
    has_goods,
    receive_tile,
    told_goods,
    tradable,
)
from fairytable.games.hungarian_folktales.quests import asked_for
from fairytable.games.hungarian_folktales.table import NOTHING, FolktaleTable, Hero, Offer, Trade

MOST_OFFERS = 3
"""HF-34.2: so many offers to the same hero in one turn."""
NEEDED, TOO_LITTLE, TOO_HELPFUL = REASONS = ("needed_myself", "too_little", "too_helpful")
"""HF-34.6: what somebody may add to a no."""


def meeting_options(table: FolktaleTable, hero: Hero, others: list[Hero] | None = None) -> list[str]:
    """HF-22.4, HF-32.6: what can be done with the others on the field."""
    options: list[str] = []
    for other in table.sharing(hero) if others is None else others:
        options += trade_options(table, hero, other)
        if can_test(table, hero, other):
            options.append(verbs.TEST(other.seat))
    return options


def can_meet(table: FolktaleTable, hero: Hero) -> bool:
    """Whether there is anything to be done with the others on the field."""
    return any(may_trade(table, hero, other) or can_test(table, hero, other) for other in table.sharing(hero))


def may_trade(table: FolktaleTable, hero: Hero, other: Hero) -> bool:
    """HF-34.2, HF-22.2: whether one more offer may be made, and one of the two has something to trade."""
    return offers_made(table, other) < MOST_OFFERS and (has_goods(table, hero) or has_goods(table, other))


def trade_options(table: FolktaleTable, hero: Hero, other: Hero) -> list[str]:
    """Simple swaps of one thing for one thing, gifts included, and an offer put together piece by piece."""
    if not may_trade(table, hero, other):
        return []
    mine, theirs = tradable(table, hero), tradable(table, other)
    made = {(offer.gives, offer.wants) for offer in table.proposed if offer.partner == other.seat}
    options = [
        verbs.BARTER(other.seat, thing, wanted)
        for thing in (*mine, NOTHING)
        for wanted in (*theirs, NOTHING)
        if (thing != wanted or differ(hero, other, thing))
        and (not made or ((thing,), (wanted,)) not in made)
        and is_possible(table, hero, other, single(thing), single(wanted))
    ]
    return [*options, verbs.COMPOSE(other.seat)]


def offers_made(table: FolktaleTable, other: Hero) -> int:
    """HF-34.2: the offers to this hero in this turn, those that were dropped included."""
    if not table.proposed and not table.dropped:
        return 0
    made = sum(offer.partner == other.seat for offer in table.proposed)
    return made + table.dropped.count(other.seat)


def differ(hero: Hero, other: Hero, thing: str) -> bool:
    """HF-22.9: whether it makes a difference to trade this thing for its like."""
    return thing == BISCUIT or hero.spent.get(thing, 0) != other.spent.get(thing, 0)


def single(thing: str) -> dict[str, int]:
    return {} if thing == NOTHING else {thing: 1}


def is_possible(table: FolktaleTable, hero: Hero, other: Hero, gives: dict[str, int], wants: dict[str, int]) -> bool:
    """HF-22.5: limits and bans hold for both sides."""
    return not broken_limit(table, hero, gives, wants) and not broken_limit(table, other, wants, gives)


def can_test(table: FolktaleTable, hero: Hero, other: Hero) -> bool:
    """HF-32.5, HF-32.6: both need a Biscuit; once after each movement."""
    return table.rules.test_of_courage and table.may_test and bool(len(hero.biscuits) and len(other.biscuits))


def carry_out_meeting(table: FolktaleTable, hero: Hero, answer: str) -> bool:
    """Whether the answer was about others on the field; then it is under way."""
    if answer in verbs.BARTER:
        partner, thing, wanted = verbs.BARTER.read(answer)
        table.trade = Trade(partner, single(thing), single(wanted))
        propose(table, hero, table.trade)
    elif answer in verbs.COMPOSE:
        table.trade = Trade(verbs.COMPOSE.read(answer)[0], {}, {})
        table.then(ComposeOffer())
    elif answer in verbs.TEST:
        table.may_test = False
        (partner,) = verbs.TEST.read(answer)
        table.tell(events.TestProposed(seat=hero.seat, partner=partner), "HF-32.6")
        table.challenged = partner
        table.then(AnswerTest())
    else:
        return False
    return True


def compose_options(table: FolktaleTable, hero: Hero, trade: Trade) -> tuple[str, ...]:
    """Things can only be added; limits are looked at when the offer is made."""
    other = table.hero(trade.partner)
    options = [verbs.DROP()]
    is_new = offer_of(trade) not in table.proposed
    if (trade.gives or trade.wants) and is_new and is_possible(table, hero, other, trade.gives, trade.wants):
        options.insert(0, verbs.PROPOSE())
    mine, theirs = tradable(table, hero), tradable(table, other)
    options += [
        verbs.GIVE(thing)
        for thing, count in mine.items()
        if trade.gives.get(thing, 0) < count and (thing not in trade.wants or differ(hero, other, thing))
    ]
    options += [
        verbs.WANT(thing)
        for thing, count in theirs.items()
        if trade.wants.get(thing, 0) < count and (thing not in trade.gives or differ(hero, other, thing))
    ]
    return tuple(options)


@scene
async def compose(table: FolktaleTable, _entry: ComposeOffer) -> None:
    """HF-22.2: any combination of goods, put together one thing at a time."""
    hero, trade = table.active, table.trade_now()
    answer = await ask(
        questions.Compose(
            hero.seat, partner=trade.partner, gives=told_goods(trade.gives), wants=told_goods(trade.wants)
        ),
        compose_options(table, hero, trade),
        "HF-22.2",
        default=verbs.DROP(),
    )
    if answer in verbs.DROP:
        table.trade = None
        table.dropped = (*table.dropped, trade.partner)
    elif answer in verbs.PROPOSE:
        propose(table, hero, trade)
    else:
        side, verb = (trade.gives, verbs.GIVE) if answer in verbs.GIVE else (trade.wants, verbs.WANT)
        (thing,) = verb.read(answer)
        side[thing] = side.get(thing, 0) + 1
        table.then(ComposeOffer())


def _listed(goods: dict[str, int]) -> tuple[str, ...]:
    return tuple(thing for thing, count in goods.items() for _ in range(count)) or (NOTHING,)


def offer_of(trade: Trade) -> Offer:
    """HF-34.2: by which the very same offer is known again."""
    return Offer(trade.partner, tuple(sorted(_listed(trade.gives))), tuple(sorted(_listed(trade.wants))))


def propose(table: FolktaleTable, hero: Hero, trade: Trade) -> None:
    table.proposed = (*table.proposed, offer_of(trade))
    table.tell(
        events.TradeProposed(
            seat=hero.seat, partner=trade.partner, gives=told_goods(trade.gives), wants=told_goods(trade.wants)
        ),
        "HF-22.4",
    )
    table.then(AnswerOffer())


@scene
async def answer_trade(table: FolktaleTable, _entry: AnswerOffer) -> None:
    """HF-22.1, HF-22.7: both must agree."""
    hero, trade = table.active, table.trade_now()
    other = table.hero(trade.partner)
    answer = await ask(
        questions.AnswerTrade(
            other.seat, partner=hero.seat, gives=told_goods(trade.gives), wants=told_goods(trade.wants)
        ),
        (verbs.YES(), verbs.NO(), *verbs.REFUSE.all_of(REASONS)),
        "HF-22.1",
        default=verbs.NO(),
    )
    if answer not in verbs.YES:
        table.trade = None
        if answer in verbs.REFUSE:
            (reason,) = verbs.REFUSE.read(answer)
            table.tell(events.TradeRefusedBecause(seat=other.seat, partner=hero.seat, reason=reason), "HF-34.6")
        else:
            table.tell(events.TradeRefused(seat=other.seat, partner=hero.seat), "HF-22.1")
        return
    needed = tuple(thing for thing in trade.gives if thing in asked_for(table, other))
    table.tell(events.TradeAgreed(seat=other.seat, partner=hero.seat, needed=needed), "HF-22.1")
    table.then(ExchangeGoods())
    for giver, goods, taker in ((other, trade.wants, hero), (hero, trade.gives, other)):
        if goods.get(BISCUIT, 0):
            table.then(Due(giver.seat, goods[BISCUIT], taker.seat))


@step
def exchange(table: FolktaleTable, _entry: ExchangeGoods) -> None:
    """HF-22.5, HF-22.9: everything changes hands at once, and tiles keep their state of use."""
    hero, trade = table.active, table.trade_now()
    other = table.hero(trade.partner)
    table.trade = None
    for taker, goods in ((other, trade.gives), (hero, trade.wants)):
        for _ in range(goods.get(BISCUIT, 0)):
            table.set_aside.move_bottom(taker.biscuits)
    tiles = table.content.tiles
    moves = [(hero, other, thing) for thing in _listed(trade.gives) if thing in tiles]
    moves += [(other, hero, thing) for thing in _listed(trade.wants) if thing in tiles]
    worn = {(giver.seat, thing): giver.spent.pop(thing) for giver, _, thing in moves if thing in giver.spent}
    for giver, _, thing in moves:
        giver.satchel.remove(thing)
    for giver, taker, thing in moves:
        receive_tile(table, taker, thing)
        if (giver.seat, thing) in worn:
            taker.spent[thing] = worn[giver.seat, thing]
    passed = trade.gives.get(ADVICE, 0) - trade.wants.get(ADVICE, 0)
    hero.advice -= passed
    other.advice += passed


@scene
async def answer_test(table: FolktaleTable, _entry: AnswerTest) -> None:
    """HF-32: the other may refuse; the active player rolls the white die, the other the blue one."""
    hero, other = table.active, table.hero(table.challenged)
    agrees = await ask_yes_no(questions.AnswerTest(other.seat, partner=hero.seat), "HF-32.1")
    table.challenged = ""
    if not agrees:
        table.tell(events.TestRefused(seat=other.seat, partner=hero.seat), "HF-32.6")
        return
    white, blue = table.chance.roll(6), table.chance.roll(6)
    table.tell(events.CourageTested(seat=hero.seat, partner=other.seat, white=white, blue=blue), "HF-32.2")
    if white == blue:
        for one in (hero, other):
            draw_biscuits(table, one, min(1, biscuit_room(table, one)), "HF-32.4")
        return
    winner, loser = (hero, other) if white > blue else (other, hero)
    if len(winner.biscuits) >= table.content.limits.biscuits:
        table.tell(events.NoRoomForPrize(seat=winner.seat), "HF-32.8")
        return
    place = table.chance.below(len(loser.biscuits))
    steps = loser.biscuits.move_in_secret(place, winner.biscuits, (winner.seat, loser.seat))
    table.tell_in_secret(
        events.BiscuitWon(seat=winner.seat, loser=loser.seat, steps=steps), "HF-32.3", [winner.seat, loser.seat]
    )
