"""The Fables: what each of them does and when, what it is worth, why an answer to its questions is missing, and which
one is likely. The Monsters have a file of their own (monsters.py).

In every function `you` is the builder who played the card. A card that works in two windows has two functions.
"""

from __future__ import annotations

from itertools import combinations

from fairytable.engine.chance import Chance
from fairytable.engine.piles import Pile
from fairytable.engine.questions import Question, Reason, ask, ask_openly, ask_yes_no
from fairytable.engine.verbs import YES
from fairytable.games.grimm_forest import events, questions
from fairytable.games.grimm_forest.asking import (
    all_materials,
    all_opponents,
    asker,
    expect,
    fewer_than,
    likely,
    you_have_none,
)
from fairytable.games.grimm_forest.bots.worths import (
    lose_what_is_spare,
    lose_worst_fable,
    missing,
    take_best_fable,
    worth_of_friend,
)
from fairytable.games.grimm_forest.choices import (
    choose_one,
    gain_of_choice,
    gain_of_produce,
    give_gathered,
    take_from_board,
    take_from_location,
)
from fairytable.games.grimm_forest.components import MATERIALS, PRODUCE, STURDIEST_FIRST
from fairytable.games.grimm_forest.content import (
    BEFORE,
    COLLECT,
    END,
    MONSTER,
    REVEAL,
    START,
    UNIQUE_LOCATION,
    all_fables,
    declare_fable,
    is_a,
)
from fairytable.games.grimm_forest.friendship import draw_friend, receive_friend
from fairytable.games.grimm_forest.table import Builder, ForestTable, UniqueLocation, seats_of
from fairytable.games.grimm_forest.verbs import (
    DECLINE,
    DISCARD_FABLE,
    FRIEND,
    GIFT,
    KEEP_PLAN,
    LOOK_GATHER,
    LOSE,
    MOVE,
    PAY,
    PLACE,
    PLAYER,
    REPLACE,
    RETURN_GIFT,
    STAY,
    SWAP,
    TAKE_FABLE,
    TRADE,
)
from fairytable.games.grimm_forest.windows import (
    ALWAYS_ALIKE,
    GIVES,
    alone,
    fable,
    has_location,
    next_turn,
    unique_location,
    with_others,
)

EXTRA_FOR_NEED = 0.2
"""How much more a resource is worth that the next sections need."""


@fable("a_friendly_game", END, "GF-20.2", works=with_others)
async def a_friendly_game(table: ForestTable, you: Builder, *, resources: int) -> None:
    seat = await choose_one(
        questions.FriendlyGame(you.seat, card="a_friendly_game"), PLAYER, seats_of(table.company(you)), "GF-20.1"
    )
    await take_from_board(table, you, table.builder(seat), resources, "GF-20.1", "a_friendly_game")


@expect(PLAYER, ("GF-20.1",), (questions.FriendlyGame,), all_opponents(PLAYER))
def why_not_play(table: ForestTable, question: Question, option: str) -> Reason:
    (player,) = PLAYER.read(option)
    return Reason("not_where_you_are", "GF-20.1", {"player": player, "location": asker(table, question).location})


@fable("chinny_chin_chin", BEFORE, "GF-20.14", worth=1.0)
async def chinny_chin_chin(table: ForestTable, you: Builder, *, fables: int) -> None:
    if not table.monster_played:
        table.draw_fables(you, fables, "GF-20.13")
    elif you.location and table.monsters_at(you.location):
        options = MOVE.all_of([location for location in table.stock if location != you.location])
        answer = await ask(
            questions.RunAway(you.seat, card="chinny_chin_chin", location=you.location), (STAY(), *options), "GF-20.11"
        )
        if answer in MOVE:
            (you.location,) = MOVE.read(answer)
            table.tell(events.RanAway(seat=you.seat, location=you.location), "GF-20.11")
    else:
        table.tell(events.NoEffect(seat=you.seat, card="chinny_chin_chin"), "GF-20.14")


@expect(MOVE, ("GF-20.11",), (questions.RunAway,), lambda table, _question: MOVE.all_of(table.stock))
def why_not_move(_table: ForestTable, _question: Question, option: str) -> Reason:
    return Reason("you_are_there", "GF-20.11", {"location": MOVE.read(option)[0]})


@likely(questions.RunAway)
def run_away(table: ForestTable, _you: Builder, question: Question, _chance: Chance) -> str:
    """From a Monster to where most lies and no Monster is."""
    safe = [option for option in question.options if option in MOVE and not table.monsters_at(*MOVE.read(option))]
    return max(safe, key=lambda option: table.stock_total(*MOVE.read(option))) if safe else STAY()


@fable("consult_the_oracle", END, "GF-20.15", works=alone)
async def consult_the_oracle(table: ForestTable, you: Builder) -> None:
    holders = [other for other in table.opponents(you) if len(other.hand)]
    if not holders or not await ask_yes_no(
        questions.ConsultTheOracle(you.seat, players=tuple(other.seat for other in holders)), "GF-20.15"
    ):
        table.tell(events.NoEffect(seat=you.seat, card="consult_the_oracle"), "GF-20.15")
        return
    for other in holders:
        knowing = (other.seat, you.seat)
        card = other.hand.move_in_secret(table.chance.below(len(other.hand)), you.hand, knowing)
        table.tell_in_secret(events.FableTaken(seat=you.seat, giver=other.seat, card=card), "GF-20.74", knowing)


@likely(questions.ConsultTheOracle)
def consult(_table: ForestTable, _you: Builder, _question: Question, _chance: Chance) -> str:
    return YES()


@fable("crystal_ball", REVEAL, "GF-20.16", worth=0.3)
async def crystal_ball(table: ForestTable, you: Builder) -> None:
    plans = table.plans_made
    whose = await choose_one(
        questions.CrystalBall(you.seat, card="crystal_ball"), LOOK_GATHER, seats_of(table.opponents(you)), "GF-20.16"
    )
    location = plans.look(you.seat, whose)
    table.tell_in_secret(
        events.LookedAtGatherCard(seat=you.seat, whose=whose, location=location), "GF-20.16", [you.seat]
    )
    others = REPLACE.all_of([card for card in you.gather_cards if card != plans.own_card_of(you.seat)])
    answer = await ask(
        questions.ChangePlan(you.seat, plan=plans.plan_of(you.seat), whose=whose, location=location),
        (KEEP_PLAN(), *others),
        "GF-20.17",
    )
    (card,) = REPLACE.read(answer) if answer in REPLACE else ("",)
    plans.lay_after_glance(you.seat, card, you.gather_cards)
    table.tell_in_secret(events.SettledPlan(seat=you.seat, location=plans.plan_of(you.seat)), "GF-20.17", [you.seat])


@expect(
    REPLACE,
    ("GF-20.17", "GF-21.34"),
    (questions.ChangePlan,),
    lambda table, question: REPLACE.all_of((*(you := asker(table, question)).gather_cards, *you.locked)),
)
def why_not_replace(table: ForestTable, question: Question, option: str) -> Reason:
    (location,) = REPLACE.read(option)
    if location in asker(table, question).locked:
        return Reason("card_locked", "GF-21.34", {"location": location})
    return Reason("card_played", "GF-20.17", {"location": location})


@likely(questions.ChangePlan)
def change_plan(table: ForestTable, you: Builder, question: Question, _chance: Chance) -> str:
    """Where most is left for you, now that one of the others is known."""
    expected = table.crowds()
    look = questions.ChangePlan.of(question)
    strangers = len(table.builders) - 2

    def share(location: str) -> float:
        pigs = 1 + (location == look.location) + strangers * expected[location]
        return use_of_stock(table, you, location) / pigs

    best = max((look.plan, *(REPLACE.read(option)[0] for option in question.options if option in REPLACE)), key=share)
    return KEEP_PLAN() if best == look.plan else REPLACE(best)


def use_of_stock(table: ForestTable, you: Builder, location: str) -> float:
    """What lies there, and a little more for what the next sections need."""
    use = 0.0
    for material, count in table.stock[location].items():
        use += count + EXTRA_FOR_NEED * max(0, min(count, missing(you, material)))
    return use


@fable("curse_of_darkness", REVEAL, "GF-20.18", worth=0.8)
async def curse_of_darkness(table: ForestTable, you: Builder) -> None:
    plans = table.plans_made
    for other in table.opponents(you):
        plans.lay(other.seat, table.chance.pick(other.gather_cards), other.gather_cards)
        cursed = events.Cursed(seat=other.seat, location=plans.plan_of(other.seat))
        table.tell_in_secret(cursed, "GF-20.19", [other.seat])


@fable("cutting_corners", END, "GF-20.22", works=alone, order=ALWAYS_ALIKE)
async def cutting_corners(table: ForestTable, you: Builder) -> None:
    you.fable = ""
    you.sites.append("")
    table.tell(events.CornerGained(seat=you.seat), "GF-20.20")


@next_turn("fairy_food", START, "GF-20.25", order=ALWAYS_ALIKE, worth_lying=3.0)
async def fairy_food_is_laid_out(table: ForestTable, you: Builder, _: str) -> None:
    you.fairy_food_at = await choose_one(
        questions.PlaceFairyFood(you.seat, card="fairy_food"), PLACE, table.locations, "GF-20.25"
    )
    table.tell(events.FairyFoodPlaced(seat=you.seat, location=you.fairy_food_at), "GF-20.25")


def somebody_at(table: ForestTable, _you: Builder, location: str) -> bool:
    return bool(table.at(location))


@next_turn("fairy_food", END, "GF-20.26", works=somebody_at, order=GIVES)
async def fairy_food_is_eaten(table: ForestTable, _you: Builder, location: str, *, resources: int) -> None:
    for eater in table.at(location):
        await gain_of_choice(table, eater, resources, "GF-20.26", "fairy_food")


@fable("ghostly_whispers", END, "GF-20.28", works=alone, order=GIVES)
async def ghostly_whispers(table: ForestTable, you: Builder, *, fables: int, kept: int) -> None:
    """The discarded cards come from those just drawn, even if an equal one that somebody knows was in the hand."""
    before = len(you.hand)
    table.draw_fables(you, fables, "GF-20.28")
    drawn = you.hand.cards[before:]
    discarded = []
    for left in range(len(drawn) - kept, 0, -1):
        options = DISCARD_FABLE.all_of(drawn)
        answer = await ask(questions.GhostlyWhispers(you.seat, cards=tuple(drawn), left=left), options, "GF-20.28")
        (card,) = DISCARD_FABLE.read(answer)
        drawn.remove(card)
        discarded.append(card)
    if discarded:
        older = Pile(you.hand.cards[:before], you.hand.seen_by[:before])
        del you.hand.cards[:before], you.hand.seen_by[:before]
        for card in discarded:
            table.discard_fable(you, card)
        you.hand.put_below(older)
        table.tell(events.DiscardedFables(seat=you.seat, cards=tuple(discarded)), "GF-20.28")


@expect(
    DISCARD_FABLE,
    ("GF-20.28",),
    (questions.GhostlyWhispers,),
    lambda table, question: DISCARD_FABLE.all_of(asker(table, question).hand),
)
def why_not_discard(_table: ForestTable, _question: Question, option: str) -> Reason:
    return Reason("not_just_drawn", "GF-20.28", {"card": DISCARD_FABLE.read(option)[0]})


likely(questions.GhostlyWhispers)(lose_worst_fable)


@unique_location(
    "grandmas_house",
    END,
    "GF-20.33",
    works=somebody_at,
    order=GIVES,
    worth_lying=1.5,
    ends="GF-20.34",
    calls_monsters=True,
)
async def grandmas_house(table: ForestTable, _you: Builder, location: str, *, resources: int) -> None:
    for guest in table.at(location):
        await gain_of_choice(table, guest, resources, "GF-20.33", "grandmas_house")


@fable("harvest_moon", END, "GF-20.35", order=GIVES)
async def harvest_moon(table: ForestTable, you: Builder) -> None:
    empty = [location for location in table.stock if not table.at(location)]
    if not empty:
        table.tell(events.NoEffect(seat=you.seat, card="harvest_moon"), "GF-20.35")
        return
    location = await choose_one(questions.Harvest(you.seat, card="harvest_moon"), PLACE, empty, "GF-20.35")
    half = table.stock_total(location) // 2
    if not half:
        table.tell(events.NoEffect(seat=you.seat, card="harvest_moon"), "GF-20.35")
    await take_from_location(table, you, location, half, "GF-20.35", "harvest_moon")


@expect(PLACE, ("GF-20.35",), (questions.Harvest,), lambda table, _question: PLACE.all_of(table.stock))
def why_not_harvest(table: ForestTable, _question: Question, option: str) -> Reason:
    (location,) = PLACE.read(option)
    return Reason("pigs_there", "GF-20.35", {"location": location, "players": tuple(seats_of(table.at(location)))})


@likely(questions.Harvest)
def harvest(table: ForestTable, _you: Builder, question: Question, _chance: Chance) -> str:
    """Where most lies."""
    return max(question.options, key=lambda option: table.stock_total(*PLACE.read(option)))


@fable("hidden_vault", END, "GF-20.36", works=has_location, order=GIVES)
async def hidden_vault(table: ForestTable, you: Builder, *, resources: int) -> None:
    for builder in table.at(you.location):
        await gain_of_produce(table, builder, PRODUCE[you.location], resources, "GF-20.36", "hidden_vault")


@fable("hired_help", REVEAL, "GF-20.38")
async def hired_help_is_paid(table: ForestTable, you: Builder, *, price: int) -> None:
    can_pay = you.total() >= price
    if can_pay:
        options = (*PAY.all_of(you.owned()), DECLINE())
        answer = await ask(questions.PayHiredHelp(you.seat, price=price), options, "GF-20.37", default=DECLINE())
        if answer in PAY:
            (material,) = PAY.read(answer)
            table.pay(you, material, 1, "GF-20.37")
            for _ in range(price - 1):
                material = await choose_one(questions.PayMoreForHiredHelp(you.seat), PAY, you.owned(), "GF-20.37")
                table.pay(you, material, 1, "GF-20.37")
            table.tell(events.Hired(seat=you.seat), "GF-20.39")
            return
    table.fable_discard.append(you.fable)
    you.fable = ""
    table.tell(events.FableDiscarded(seat=you.seat, card="hired_help"), "GF-20.37" if can_pay else "GF-20.38")


HIRING = (questions.PayHiredHelp, questions.PayMoreForHiredHelp)
expect(PAY, ("GF-20.37",), HIRING, all_materials(PAY))(you_have_none)
likely(*HIRING)(lose_what_is_spare)


@next_turn("hired_help", COLLECT, "GF-20.39", worth_lying=4.0)
async def hired_help_works(table: ForestTable, you: Builder, _: str) -> None:
    for material in MATERIALS:
        if you.gathered[material]:
            table.gain(you, material, you.gathered[material], "GF-11.7")


@fable("little_helpers", END, "GF-20.40", works=alone, order=ALWAYS_ALIKE, worth=1.8)
async def little_helpers(table: ForestTable, you: Builder, *, actions: int) -> None:
    you.actions += actions
    table.tell(events.ActionsGained(seat=you.seat, count=actions, total=you.actions), "GF-20.40")


def exactly_one_at(table: ForestTable, _you: Builder, location: str) -> bool:
    return len(table.at(location)) == 1


@unique_location("lonely_castle", END, "GF-20.41", works=exactly_one_at, order=GIVES, worth_lying=2.0, ends="GF-20.42")
async def lonely_castle(table: ForestTable, _you: Builder, location: str) -> None:
    (lonely,) = table.at(location)
    table.gain_one_of_each(lonely, "GF-20.41")


@fable("magic_flute", REVEAL, "GF-20.43", worth=0.9)
async def magic_flute(table: ForestTable, you: Builder) -> None:
    taken = []
    for other in table.builders:
        if is_a(MONSTER, other.fable):
            taken.append(other.fable)
            you.hand.add(other.fable, table.everybody)
            other.fable = other.monster_at = ""
    table.tell(events.MonstersTaken(seat=you.seat, cards=tuple(taken)), "GF-20.43")


@fable("mysterious_stranger", END, "GF-20.46", works=alone, worth=1.6)
async def mysterious_stranger(table: ForestTable, you: Builder) -> None:
    await draw_friend(table, you, "GF-20.46")


@fable("night_at_the_tavern", REVEAL, "GF-20.47", worth=1.6)
async def night_at_the_tavern(table: ForestTable, you: Builder) -> None:
    for _ in table.builders:
        table.show_friend()
    guests = table.shown_friends[:]
    table.tell(events.TavernOpened(seat=you.seat, friends=tuple(guests)), "GF-20.73")
    chosen = await choose_one(questions.ChooseFriend(you.seat, friends=tuple(guests)), FRIEND, guests, "GF-20.47")
    guests.remove(chosen)
    for builder in table.builders:
        guest = chosen if builder is you else guests.pop(table.chance.below(len(guests)))
        await receive_friend(table, builder, guest, "GF-20.48")


@likely(questions.ChooseFriend)
def choose_friend(_table: ForestTable, _you: Builder, question: Question, _chance: Chance) -> str:
    return max(question.options, key=lambda option: worth_of_friend(*FRIEND.read(option)))


@fable("powerful_friends", END, "GF-20.50", works=with_others, worth=1.2)
async def powerful_friends(table: ForestTable, you: Builder) -> None:
    losers = [other for other in table.company(you) if other.actions]
    for other in losers:
        other.actions -= 1
        you.actions += 1
        table.tell(events.ActionLost(seat=other.seat, player=you.seat, total=other.actions), "GF-20.50")
    if not losers:
        table.tell(events.NoEffect(seat=you.seat, card="powerful_friends"), "GF-20.50")


@fable("roar", BEFORE, "GF-20.51", works=with_others)
async def roar(table: ForestTable, you: Builder) -> None:
    for other in table.company(you):
        before = other.location
        other.own_card = other.plan = other.location = table.chance.pick(other.gather_cards)
        table.tell(
            events.Frightened(seat=other.seat, location=other.location, stays=other.location == before), "GF-20.51"
        )


@unique_location("royal_wedding", END, "GF-20.53", worth=1.0, worth_lying=1.5, ends="GF-20.54")
async def royal_wedding(table: ForestTable, _you: Builder, location: str, *, resources: int) -> None:
    for builder in table.builders:
        if builder.location != location and not builder.total():
            table.tell(events.NothingToGive(seat=builder.seat, card="royal_wedding"), "GF-20.53")
        for _ in range(min(resources, builder.total()) if builder.location != location else 0):
            material = await choose_one(
                questions.LoseWhich(builder.seat, card="royal_wedding"), LOSE, builder.owned(), "GF-20.53"
            )
            table.lose(builder, material, 1, "GF-20.53")


expect(LOSE, ("GF-20.53",), (questions.LoseWhich,), all_materials(LOSE))(you_have_none)
likely(questions.LoseWhich)(lose_what_is_spare)


@fable("search_the_past", END, "GF-20.55", works=with_others, order=GIVES)
async def search_the_past(table: ForestTable, you: Builder, *, fables: int) -> None:
    taken = []
    for left in range(min(fables, len(table.fable_discard)), 0, -1):
        pile = table.fable_discard
        card = await choose_one(questions.SearchThePast(you.seat, left=left), TAKE_FABLE, reversed(pile), "GF-20.55")
        del pile[_topmost(pile, card)]
        you.hand.add(card, table.everybody)
        taken.append(card)
    table.tell(events.FablesFound(seat=you.seat, cards=tuple(taken)), "GF-20.74")


likely(questions.SearchThePast)(take_best_fable)


def _topmost(pile: list[str], card: str) -> int:
    return len(pile) - 1 - pile[::-1].index(card)


@fable("share_the_wealth", END, "GF-20.57")
async def share_the_wealth(table: ForestTable, you: Builder, *, gathered: int, resources: int) -> None:
    rich = [other for other in table.opponents(you) if other.gathered_total() >= gathered]
    for other in rich:
        await give_gathered(table, other, you, resources, "GF-20.57", "share_the_wealth")
    if not rich:
        table.tell(events.NoEffect(seat=you.seat, card="share_the_wealth"), "GF-20.57")


@fable("spy_network", END, "GF-20.59", works=has_location, order=GIVES)
async def spy_network(table: ForestTable, you: Builder) -> None:
    table.draw_fables(you, len(table.at(you.location)), "GF-20.59")


@next_turn("taxation", END, "GF-20.60", worth_lying=4.0)
async def taxation(table: ForestTable, you: Builder, _: str) -> None:
    for other in table.opponents(you):
        if you.location and other.location == you.location:
            continue
        due = other.total() // 2
        for material in STURDIEST_FIRST:
            if paid := min(due, other.resources[material]):
                table.lose(other, material, paid, "GF-20.61")
                due -= paid


@fable("thoughtful_gift", END, "GF-20.62", worth=0.6)
async def thoughtful_gift(table: ForestTable, you: Builder, *, most: int) -> None:
    gifts = {other.seat: fair_gifts(you, other, most) for other in table.opponents(you)}
    partners = PLAYER.all_of([seat for seat, possible in gifts.items() if possible])
    if not partners:
        table.tell(events.NoEffect(seat=you.seat, card="thoughtful_gift"), "GF-20.63")
        return
    answer = await ask(questions.ThoughtfulGift(you.seat), (*partners, DECLINE()), "GF-20.64", default=DECLINE())
    if answer in DECLINE:
        table.tell(events.Declined(seat=you.seat, card="thoughtful_gift"), "GF-20.64")
        return
    partner = table.builder(*PLAYER.read(answer))
    answer = await ask_openly(questions.WhichGift(you.seat, player=partner.seat), gifts[partner.seat], "GF-20.62")
    given, number = GIFT.read(answer)
    count = int(number)
    others = [other for other in MATERIALS if other != given and partner.resources[other] >= count]
    answer = await ask_openly(
        questions.ReturnGift(partner.seat, player=you.seat, material=given, count=count),
        RETURN_GIFT.all_of(others, [count]),
        "GF-20.62",
    )
    returned, _ = RETURN_GIFT.read(answer)
    table.hand_over(you, partner, given, count, "GF-20.62")
    table.hand_over(partner, you, returned, count, "GF-20.62")


def fair_gifts(you: Builder, partner: Builder, most: int) -> tuple[str, ...]:
    """GF-20.63: the partner must be able to give as many of one other type."""
    return tuple(
        GIFT(material, count)
        for material in MATERIALS
        for count in range(1, most + 1)
        if you.resources[material] >= count
        and any(owned >= count for other, owned in partner.resources.items() if other != material)
    )


@expect(PLAYER, ("GF-20.63",), (questions.ThoughtfulGift,), all_opponents(PLAYER))
def why_no_partner(_table: ForestTable, _question: Question, option: str) -> Reason:
    return Reason("no_fair_gift", "GF-20.63", {"player": PLAYER.read(option)[0]})


@expect(
    GIFT,
    ("GF-20.62", "GF-20.63"),
    (questions.WhichGift,),
    lambda table, _question: GIFT.all_of(MATERIALS, range(1, table.cards.numbers["thoughtful_gift"]["most"] + 1)),
)
def why_not_gift(table: ForestTable, question: Question, option: str) -> Reason:
    material, number = GIFT.read(option)
    you, count = asker(table, question), int(number)
    if you.resources[material] < count:
        return fewer_than(you, material, count, "GF-20.62")
    player = questions.WhichGift.of(question).player
    return Reason("no_fair_return", "GF-20.63", {"player": player, "material": material, "count": count})


@expect(
    RETURN_GIFT,
    ("GF-20.62",),
    (questions.ReturnGift,),
    lambda _table, question: RETURN_GIFT.all_of(MATERIALS, [questions.ReturnGift.of(question).count]),
)
def why_not_return_gift(table: ForestTable, question: Question, option: str) -> Reason:
    material, number = RETURN_GIFT.read(option)
    if material == questions.ReturnGift.of(question).material:
        return Reason("same_type", "GF-20.62", {"material": material})
    return fewer_than(asker(table, question), material, int(number), "GF-20.62")


@fable("wandering_trader", END, "GF-20.65", works=has_location, worth=1.0)
async def wandering_trader(table: ForestTable, you: Builder, *, paid: int, gained: int) -> None:
    for builder in table.at(you.location):
        trades = tuple(
            TRADE(given, wanted)
            for given in MATERIALS
            if builder.resources[given] >= paid
            for wanted in MATERIALS
            if wanted != given
        )
        if not trades:
            table.tell(events.NothingToGive(seat=builder.seat, card="wandering_trader"), "GF-20.65")
            continue
        answer = await ask(
            questions.Trade(builder.seat, paid=paid, gained=gained), (*trades, DECLINE()), "GF-20.65", default=DECLINE()
        )
        if answer in TRADE:
            given, wanted = TRADE.read(answer)
            table.pay(builder, given, paid, "GF-20.65")
            table.gain(builder, wanted, gained, "GF-20.65")
        else:
            table.tell(events.Declined(seat=builder.seat, card="wandering_trader"), "GF-20.65")


@expect(
    TRADE,
    ("GF-20.65",),
    (questions.Trade,),
    lambda *_: [TRADE(given, wanted) for given in MATERIALS for wanted in MATERIALS if wanted != given],
)
def why_not_trade(table: ForestTable, question: Question, option: str) -> Reason:
    given, _ = TRADE.read(option)
    return fewer_than(asker(table, question), given, questions.Trade.of(question).paid, "GF-20.65")


@likely(questions.Trade)
def trade(_table: ForestTable, you: Builder, question: Question, _chance: Chance) -> str:
    """What is spare for what is missing."""
    best, most = DECLINE(), 0
    for option in question.options:
        if option in TRADE:
            given, wanted = TRADE.read(option)
            gain = min(missing(you, wanted), 3) - max(0, missing(you, given) + 2)
            if gain > most:
                best, most = option, gain
    return best


@fable("wishing_well", REVEAL, "GF-20.66", worth=0.5)
async def wishing_well(table: ForestTable, you: Builder) -> None:
    plans = table.plans_made
    options = tuple(SWAP(one.seat, other.seat) for one, other in combinations(table.builders, 2))
    one, other = SWAP.read(await ask_openly(questions.WishingWell(you.seat, card="wishing_well"), options, "GF-20.66"))
    plans.swap(one, other)
    table.tell(events.PlansSwapped(seat=you.seat, one=one, other=other), "GF-20.66")
    for seat in (one, other):
        table.tell_in_secret(events.LookedAtNewPlan(seat=seat, location=plans.plan_of(seat)), "GF-20.67", [seat])


async def place_unique_location(table: ForestTable, you: Builder) -> None:
    """GF-7.1: on a board without one; if there is none, the card is discarded (GF-7.3)."""
    card = you.fable
    taken = [unique.location for unique in table.unique_locations]
    free = [location for location in table.stock if location not in taken]
    if not free:
        you.fable = ""
        table.fable_discard.append(card)
        table.tell(events.FableDiscarded(seat=you.seat, card=card), "GF-7.3")
        return
    location = await choose_one(questions.PlaceUniqueLocation(you.seat, card=card), PLACE, free, "GF-7.1")
    you.fable = ""
    table.unique_locations.append(UniqueLocation(card, you.seat, location))
    table.tell(events.UniqueLocationPlaced(seat=you.seat, card=card, location=location), "GF-7.1")


@expect(PLACE, ("GF-7.2",), (questions.PlaceUniqueLocation,), lambda table, _question: PLACE.all_of(table.stock))
def why_not_place(table: ForestTable, _question: Question, option: str) -> Reason:
    (location,) = PLACE.read(option)
    there = next(unique.card for unique in table.unique_locations if unique.location == location)
    return Reason("unique_location_there", "GF-7.2", {"location": location, "card": there})


@likely(questions.PlaceUniqueLocation)
def place_where_you_go(table: ForestTable, you: Builder, _question: Question, _chance: Chance) -> str:
    return PLACE(table.plans_made.plan_of(you.seat))


for _card in all_fables(UNIQUE_LOCATION):
    fable(_card, REVEAL, "GF-7.1")(place_unique_location)


declare_fable("lonely_castle", END, ("players",))


def is_due(table: ForestTable, unique: UniqueLocation) -> bool:
    """GF-7.5: whether a Unique Location is discarded at the end of the Gather phase."""
    there = table.at(unique.location)
    if unique.card == "grandmas_house":
        return bool(table.monsters_at(unique.location))
    if unique.card == "lonely_castle":
        return len(there) >= min(table.cards.numbers["lonely_castle"]["players"], len(table.builders))
    return not there
