"""The Gather phase without its cards: the Prince, choosing, revealing, collecting, wrapping up."""

from __future__ import annotations

from fairytable.engine.questions import Question, Reason, ask_all, ask_openly
from fairytable.games.grimm_forest import events, questions
from fairytable.games.grimm_forest.asking import all_opponents, expect
from fairytable.games.grimm_forest.choices import choose_one
from fairytable.games.grimm_forest.components import HOMES, MATERIALS, PRODUCE, STURDIEST_FIRST
from fairytable.games.grimm_forest.content import (
    BEFORE,
    COLLECT,
    END,
    ENDS,
    GATHER,
    MONSTER,
    NEXT_TURN,
    REVEAL,
    START,
    declare_friend,
    is_a,
)
from fairytable.games.grimm_forest.fables import is_due
from fairytable.games.grimm_forest.friends import ali_baba_gives_back, card_to_lock, owner_of_the_huntsman
from fairytable.games.grimm_forest.planned_cards import Plans
from fairytable.games.grimm_forest.table import Builder, ForestTable
from fairytable.games.grimm_forest.verbs import CHOOSE, LOOK_FABLE, LOOK_GATHER, TAKE
from fairytable.games.grimm_forest.windows import play_window

NO_FABLE = "no_fable"
PRINCE_WATCHES_ABOVE = 10


async def start_of_round(table: ForestTable) -> None:
    """GF-3: Friends that act at the start of the round; a Fairy Food of the last round is laid out."""
    table.round += 1
    table.tell(events.RoundBegins(round=table.round, seat=table.builders[0].seat), "GF-1.1")
    for builder in table.builders:
        if builder.next_turn:
            table.tell(events.Reminder(seat=builder.seat, card=builder.next_turn), "GF-3.3")
    await play_window(table, START)


async def prince_takes_his_share(table: ForestTable) -> None:
    """GF-22: with two players the Prince takes half of one Location."""
    if len(table.builders) != 2:
        return
    fullest = max(STURDIEST_FIRST, key=lambda material: table.stock[HOMES[material]][material])
    if table.stock[HOMES[fullest]][fullest] > PRINCE_WATCHES_ABOVE:
        material, clause = fullest, "GF-22.3"
    else:
        material, clause = table.cards.prince_die[table.chance.roll() - 1], "GF-22.2"
    location = HOMES[material]
    taken = table.stock[location][material] // 2
    table.stock[location][material] -= taken
    table.tell(events.PrinceTook(location=location, material=material, count=taken), clause)


async def choose_cards(table: ForestTable) -> None:
    """GF-4: everybody chooses at once and in secret; the owner of the Evil Queen afterwards, with a look."""
    queen = table.holder_of("evil_queen")
    first = [builder.seat for builder in table.builders if builder is not queen]
    chosen = await ask_all(first, lambda seat: card_question(table, table.builder(seat)))
    table.plans = Plans.none_yet()
    for seat, answer in chosen.items():
        lay_cards(table, table.builder(seat), answer)
    if queen is not None:
        await evil_queen_looks(table, queen)
        lay_cards(table, queen, await card_question(table, queen))


def card_question(table: ForestTable, builder: Builder) -> Question:
    """A Gather card (GF-4.1) and, if the builder may and wants, a Fable (GF-4.2).

    The unseen card of Sleeping Beauty is enough for the Huntsman (GF-4.8).
    """
    fables = () if is_dreaming(table, builder) else tuple(dict.fromkeys(builder.hand.cards))
    must = bool(fables) and must_play(table, builder)
    options = CHOOSE.all_of(builder.gather_cards, fables if must else (NO_FABLE, *fables))
    asked = questions.ChooseCards(builder.seat, must)
    return Question(builder.seat, asked.about, options, "GF-4.1", asked, options[0])


def is_dreaming(table: ForestTable, builder: Builder) -> bool:
    """GF-4.8: Sleeping Beauty's choice plays the unseen card, no other."""
    return builder.seat == table.dreamer


def must_play(table: ForestTable, builder: Builder) -> bool:
    """GF-4.7: an opponent has the Huntsman."""
    hunter = owner_of_the_huntsman(table)
    return hunter is not None and hunter is not builder


def lay_cards(table: ForestTable, builder: Builder, answer: str) -> None:
    """GF-4.4: face down; everybody sees whether there is a Fable."""
    location, fable = CHOOSE.read(answer)
    table.plans_made.lay(builder.seat, location, builder.gather_cards)
    if fable != NO_FABLE:
        table.plans_made.lay_fable(builder.seat, fable)
    table.tell(events.CardsLaid(seat=builder.seat, fable=plays_fable(table, builder)), "GF-4.4")


def plays_fable(table: ForestTable, builder: Builder) -> bool:
    return is_dreaming(table, builder) or (table.plans is not None and builder.seat in table.plans.fable_of)


declare_friend("evil_queen", START, acts_by="GF-21.12")


async def evil_queen_looks(table: ForestTable, queen: Builder) -> None:
    """GF-21.11: at one face-down card of an opponent; the others see at which, not its face (GF-21.12)."""
    plans = table.plans_made
    options = []
    for other in table.opponents(queen):
        options.append(LOOK_GATHER(other.seat))
        if plays_fable(table, other):
            options.append(LOOK_FABLE(other.seat))
    answer = await ask_openly(questions.EvilQueen(queen.seat), tuple(options), "GF-21.11")
    if answer in LOOK_GATHER:
        (whose,) = LOOK_GATHER.read(answer)
        location = plans.look(queen.seat, whose)
        looked = events.LookedAtGatherCard(seat=queen.seat, whose=whose, location=location)
        table.tell_in_secret(looked, "GF-21.12", [queen.seat])
        return
    (whose,) = LOOK_FABLE.read(answer)
    if whose == table.dreamer:
        card = table.blind_fable.show(0, (queen.seat,))
    else:
        card = plans.look_at_fable(queen.seat, whose)
        table.builder(whose).hand.show_one(card, queen.seat)
    table.tell_in_secret(events.LookedAtFable(seat=queen.seat, whose=whose, card=card), "GF-21.12", [queen.seat])


@expect(LOOK_FABLE, ("GF-21.11",), (questions.EvilQueen,), all_opponents(LOOK_FABLE))
def why_not_look_at_fable(_table: ForestTable, _question: Question, option: str) -> Reason:
    return Reason("plays_no_fable", "GF-21.11", {"player": LOOK_FABLE.read(option)[0]})


async def reveal_fables(table: ForestTable) -> None:
    """GF-5: all Fables at once, then each in turn order."""
    plans = table.plans_made
    for builder in table.builders:
        if is_dreaming(table, builder):
            (builder.fable,) = table.blind_fable.take_top(1)
        elif card := plans.fable_chosen_by(builder.seat):
            builder.hand.remove(card)
            builder.fable = card
        if builder.fable:
            table.tell(events.FableRevealed(seat=builder.seat, card=builder.fable), "GF-5.1")
            table.monster_played = table.monster_played or is_a(MONSTER, builder.fable)
    plans.fables.take_top(len(plans.fables))
    plans.fable_of.clear()
    table.dreamer = ""
    await play_window(table, REVEAL)


async def reveal_gather_cards(table: ForestTable) -> None:
    """GF-9: all Gather cards at once, then the Friends that act before the pigs go."""
    plans = table.plans_made
    for builder in table.builders:
        builder.plan = plans.plan_of(builder.seat)
        builder.own_card = plans.own_card_of(builder.seat)
        builder.lock_later = card_to_lock(table, builder)
        table.tell(events.GatherCardRevealed(seat=builder.seat, location=builder.plan), "GF-9.1")
    table.plans = None
    await play_window(table, GATHER)


async def place_pigs(table: ForestTable) -> None:
    """GF-9.3: a builder who used the Gingerbread Man has no plan, and the pig goes nowhere."""
    for builder in table.builders:
        builder.location = builder.plan


async def before_collecting(table: ForestTable) -> None:
    """GF-10: Chinny Chin Chin, Dragon, Roar and Wolf."""
    await play_window(table, BEFORE)


async def collect(table: ForestTable) -> None:
    """GF-11: a pig alone takes everything, several divide it; then Hired Help and Ali Baba's return (GF-11.9)."""
    for location in table.stock:
        pigs = table.at(location)
        share = table.stock_total(location) // len(pigs) if pigs else 0
        if not share:
            if pigs:
                table.tell(events.NothingGathered(location=location, found=table.stock_total(location)), "GF-11.3")
        elif len(pigs) > 1 and location == "market":
            await share_the_market(table, pigs, share)
        else:
            for pig in pigs:
                take_share(table, pig, location, share, alone=len(pigs) == 1)
    await play_window(table, COLLECT)
    ali_baba_gives_back(table)


def take_share(table: ForestTable, pig: Builder, location: str, share: int, *, alone: bool) -> None:
    """One pig at the Market takes of every type; elsewhere there is only one."""
    clause = "GF-11.1" if alone else "GF-11.2"
    stock = table.stock[location]
    for material in PRODUCE[location]:
        count = stock[material] if alone else share
        if count:
            stock[material] -= count
            pig.resources[material] += count
            pig.gathered[material] += count
            table.tell(events.Gathered(seat=pig.seat, location=location, material=material, count=count), clause)


async def share_the_market(table: ForestTable, pigs: list[Builder], share: int) -> None:
    """GF-11.5: one resource each, in turn order, again and again."""
    stock = table.stock["market"]
    for _ in range(share):
        for pig in pigs:
            materials = [material for material in MATERIALS if stock[material]]
            material = await choose_one(questions.ShareTheMarket(pig.seat, share=share), TAKE, materials, "GF-11.5")
            stock[material] -= 1
            pig.resources[material] += 1
            pig.gathered[material] += 1
            table.tell(events.Gathered(seat=pig.seat, location="market", material=material, count=1), "GF-11.5")


async def end_of_gather(table: ForestTable) -> None:
    """GF-12: everything that has not worked yet."""
    await play_window(table, END)


async def wrap_up(table: ForestTable) -> None:
    """GF-13: Unique Locations are checked, Gather cards and figures go back, used Fables go onto the pile."""
    due = [unique for unique in table.unique_locations if is_due(table, unique)]
    for builder in table.builders:
        for unique in due:
            if unique.seat == builder.seat:
                table.unique_locations.remove(unique)
                table.fable_discard.append(unique.card)
                table.tell(events.UniqueLocationEnds(card=unique.card, location=unique.location), ENDS[unique.card])
    pile = len(table.fable_discard)
    for builder in table.builders:
        if builder.next_turn:
            table.fable_discard.append(builder.next_turn)
        stays = is_a(NEXT_TURN, builder.fable)
        if builder.fable and not stays:
            table.fable_discard.append(builder.fable)
        builder.next_turn = builder.fable if stays else ""
        builder.fable = builder.monster_at = builder.fairy_food_at = builder.own_card = builder.plan = ""
        if builder.lock_later:
            builder.locked = (*builder.locked, builder.lock_later)
            builder.gather_cards = tuple([card for card in builder.gather_cards if card != builder.lock_later])
            table.tell(events.CardsLocked(seat=builder.seat, locations=(builder.lock_later,)), "GF-21.34")
            builder.lock_later = ""
    if len(table.fable_discard) > pile:
        table.tell(events.FablesPutAway(cards=tuple(table.fable_discard[pile:])), "GF-13.3")
