"""Encounter: players whose figures stand on the same field may exchange goods (DT-11).

A simple swap of token for token or Quest for Quest is one answer. Anything else is put together piece by piece: goods
are only ever added, then proposed or dropped. Whoever is asked agrees, refuses, or makes a counter-offer, which is a
refusal too. Refusals are few and the offers of a turn are limited (DT-11.10), so that every turn ends.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fairytable.engine.agenda import scene
from fairytable.engine.questions import ask, ask_yes_no
from fairytable.engine.verbs import NO, YES, Verb
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.agenda import Exchange
from fairytable.games.dice_upon_a_time.draws import keep_to_the_limit
from fairytable.games.dice_upon_a_time.effects import TOKENS
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable, Lying, without
from fairytable.games.dice_upon_a_time.verbs import (
    COUNTER,
    DECLINE,
    DROP,
    EXCHANGE,
    GIVE,
    GIVE_MAGIC,
    PROPOSE,
    SWAP,
    WANT,
    WANT_MAGIC,
)

MOST_REFUSALS = 3
MOST_OFFERS = 12


def exchange_options(table: DiceTable, you: Adventurer) -> list[str]:
    """DT-11.1 and DT-11.6: with everybody on the same field, one after the other, as long as offers are left."""
    others = partners(table, you)
    options = swaps(you, others)
    if others:
        has_own = has_goods(table, you)
        options += [EXCHANGE(other.seat) for other in others if has_own or has_goods(table, other)]
    return options


def partners(table: DiceTable, you: Adventurer) -> list[Adventurer]:
    """The players who can receive an offer."""
    if table.refusals >= MOST_REFUSALS or table.offers >= MOST_OFFERS:
        return []
    return company_of(table, you)


def company_of(table: DiceTable, you: Adventurer) -> list[Adventurer]:
    """DT-11.1: everybody else on the field who is still at the table."""
    return [
        other
        for other in table.adventurers
        if other.at == you.at and other is not you and other.seat not in table.absent
    ]


def swaps(you: Adventurer, others: Iterable[Adventurer]) -> list[str]:
    """One token for one of another kind, one Main Quest for another."""
    options: list[str] = []
    for other in others:
        theirs = other.owned()
        options += [SWAP(other.seat, given, wanted) for given in you.owned() for wanted in theirs if given != wanted]
        options += [SWAP(other.seat, given, wanted) for given in you.quests for wanted in other.quests]
    return options


def has_goods(table: DiceTable, adventurer: Adventurer) -> bool:
    """Whether there is anything to exchange."""
    return bool(adventurer.quests or adventurer.magic.cards or goods_of(table, adventurer))


def goods_of(table: DiceTable, adventurer: Adventurer) -> list[str]:
    """DT-11.2 to DT-11.4: tokens one by one, active Quests, Side Quests and Mini Quests. Magic Items are apart."""
    goods = [token for token in TOKENS for _ in range(adventurer.tokens[token])]
    goods += adventurer.quests
    goods += [lying.card for lying in adventurer.stories if table.content.stories[lying.card].kind != "curse"]
    return goods


async def swap(table: DiceTable, you: Adventurer, player: str, given: str, wanted: str) -> None:
    """One thing for one thing."""
    table.offers += 1
    answer = await ask(
        questions.Swap(player, player=you.seat, given=given, wanted=wanted), replies(table), "DT-11.1", default=NO()
    )
    if answer in YES:
        give_thing(you, table.adventurer(player), given)
        give_thing(table.adventurer(player), you, wanted)
        table.tell(
            events.Exchanged(seat=you.seat, player=player, given=(given,), received=(wanted,), magic=0), "DT-11.1"
        )
    else:
        refuse(table, player, you.seat, answer)


def replies(table: DiceTable) -> tuple[str, ...]:
    """DT-11.11: what may be said to an offer. A counter-offer is a refusal, and one may be refused in its turn."""
    return (YES(), NO(), COUNTER()) if table.refusals + 1 < MOST_REFUSALS else (YES(), NO())


def refuse(table: DiceTable, seat: str, bidder: str, answer: str) -> None:
    """DT-11.10: a proposal was turned down; with a counter-offer the parts change (DT-11.11)."""
    table.refusals += 1
    if answer in COUNTER:
        table.tell(events.OfferCountered(seat=seat, player=bidder), "DT-11.11")
        table.then(Exchange(seat, bidder))
    else:
        table.tell(events.OfferRefused(seat=seat, player=bidder), "DT-11.9")


def start_exchange(table: DiceTable, player: str) -> None:
    table.offers += 1
    table.then(Exchange(table.active, player))


@scene
async def exchange(table: DiceTable, offer: Exchange) -> None:
    """One piece of an offer after the other."""
    you, other = table.adventurer(offer.bidder), table.adventurer(offer.partner)
    options = [*left_over(GIVE, goods_of(table, you), offer.offered)]
    options += left_over(WANT, goods_of(table, other), offer.wanted)
    options += dict.fromkeys([GIVE_MAGIC(card) for card in you.magic.cards])
    if len(other.magic) > offer.wanted_magic:
        options.append(WANT_MAGIC())
    if offer.offered or offer.wanted or offer.wanted_magic or table.offered_magic.cards:
        options.append(PROPOSE())
    options.append(DROP())
    answer = await ask(
        questions.Offer(
            you.seat,
            player=other.seat,
            given=offer.offered,
            received=offer.wanted,
            magic=len(table.offered_magic),
            wanted=offer.wanted_magic,
        ),
        tuple(options),
        "DT-11.9",
        default=DROP(),
    )
    if answer in GIVE:
        table.then(replace(offer, offered=(*offer.offered, *GIVE.read(answer))))
    elif answer in WANT:
        table.then(replace(offer, wanted=(*offer.wanted, *WANT.read(answer))))
    elif answer in GIVE_MAGIC:
        place = you.magic.place_of(*GIVE_MAGIC.read(answer))
        you.magic.move_in_secret(place, table.offered_magic, (you.seat, other.seat))
        table.then(offer)
    elif answer in WANT_MAGIC:
        table.then(replace(offer, wanted_magic=offer.wanted_magic + 1))
    elif answer in PROPOSE:
        reply = await propose(table, offer)
        take_back_offer(table, you, other)
        if reply not in YES:
            refuse(table, other.seat, you.seat, reply)
    else:
        take_back_offer(table, you, other)
        table.tell(events.OfferDropped(seat=you.seat, player=other.seat), "DT-11.9")


def left_over(verb: Verb, goods: list[str], named: tuple[str, ...]) -> list[str]:
    """Things of which there is one more than has been named."""
    return [verb(thing) for thing in dict.fromkeys(goods) if goods.count(thing) > named.count(thing)]


async def propose(table: DiceTable, offer: Exchange) -> str:
    """DT-11.9: the partner agrees or not; whoever is asked for Magic Items picks them, and then both must agree. What
    came of it."""
    you, other = table.adventurer(offer.bidder), table.adventurer(offer.partner)
    reply = await ask(
        questions.Agree(
            other.seat,
            player=you.seat,
            magic=offer.wanted_magic,
            given=offer.offered,
            received=offer.wanted,
            cards=tuple(table.offered_magic.cards),
        ),
        replies(table),
        "DT-11.9",
        default=NO(),
    )
    if reply not in YES:
        return reply
    if offer.wanted_magic:
        for left in range(offer.wanted_magic, 0, -1):
            options = (*dict.fromkeys(GIVE_MAGIC(card) for card in other.magic), DECLINE())
            asked = questions.WhichMagic(other.seat, left=left)
            answer = await ask(asked, options, "DT-11.9", default=DECLINE())
            if answer in DECLINE:
                return NO()
            place = other.magic.place_of(*GIVE_MAGIC.read(answer))
            other.magic.move_in_secret(place, table.returned_magic, (you.seat, other.seat))
        cards = tuple(table.returned_magic.cards)
        if not await ask_yes_no(questions.AgreeAgain(you.seat, player=other.seat, cards=cards), "DT-11.9"):
            return NO()
    magic = len(table.offered_magic) + len(table.returned_magic)
    table.tell(
        events.Exchanged(seat=you.seat, player=other.seat, given=offer.offered, received=offer.wanted, magic=magic),
        "DT-11.1",
    )
    for thing in offer.offered:
        give_thing(you, other, thing)
    for thing in offer.wanted:
        give_thing(other, you, thing)
    while table.offered_magic.cards:
        table.offered_magic.move_top(other.magic)
    while table.returned_magic.cards:
        table.returned_magic.move_top(you.magic)
    await keep_to_the_limit(table, you, "DT-11.7")
    await keep_to_the_limit(table, other, "DT-11.7")
    return YES()


def give_thing(giver: Adventurer, taker: Adventurer, thing: str) -> None:
    """A token, a Quest with its item (DT-8.9), or a Story card, whose place must be visited again (DT-17.13)."""
    if thing in TOKENS:
        giver.tokens[thing] -= 1
        taker.tokens[thing] += 1
    elif thing in giver.quests:
        giver.quests = without(giver.quests, thing)
        taker.quests = (*taker.quests, thing)
        if thing in giver.fetched:
            giver.fetched = without(giver.fetched, thing)
            taker.fetched = (*taker.fetched, thing)
    else:
        giver.stories.remove(next(lying for lying in giver.stories if lying.card == thing))
        taker.stories.append(Lying(thing))


def take_back_offer(table: DiceTable, you: Adventurer, other: Adventurer) -> None:
    """What was laid out and not exchanged goes back."""
    while table.offered_magic.cards:
        table.offered_magic.move_top(you.magic)
    while table.returned_magic.cards:
        table.returned_magic.move_top(other.magic)
