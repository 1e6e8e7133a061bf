"""The Friends: what each of them does and when, what it is worth, why an answer to its questions is missing, and which
one is likely. In every function `you` is the builder who has the Friend.

Two Friends stand elsewhere, because they work inside something else: the Evil Queen in the choosing of cards
(gather.py), Hansel & Gretel in the price of Walls (building.py).
"""

from __future__ import annotations

from itertools import combinations

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question, Reason, ask, ask_openly, ask_yes_no
from fairytable.engine.verbs import NO, YES
from fairytable.games.grimm_forest import events, questions
from fairytable.games.grimm_forest.asking import (
    all_materials,
    all_opponents,
    asker,
    expect,
    likely,
    you_have_none,
)
from fairytable.games.grimm_forest.bots.worths import (
    get_what_is_missing,
    lose_what_is_spare,
    lose_worst_fable,
    missing,
    share_at,
    take_best_fable,
)
from fairytable.games.grimm_forest.building import (
    JOBS,
    SITES_TAKEN,
    Job,
    all_jobs,
    build,
    cost,
    jobs_on_corners,
    open_jobs,
    prices_now,
    why_no_site,
)
from fairytable.games.grimm_forest.choices import (
    choose_one,
    gain_of_choice,
    gain_of_produce,
    take_from_board,
    take_from_location,
)
from fairytable.games.grimm_forest.components import MATERIALS, PRODUCE
from fairytable.games.grimm_forest.content import (
    BUILD_END,
    BUILD_START,
    DISCARD,
    END,
    GATHER,
    SPECIAL,
    STANDING,
    START,
    declare_cancelling,
    declare_friend,
)
from fairytable.games.grimm_forest.friendship import ARRIVALS, DEPARTURES, discard_friend, draw_friend
from fairytable.games.grimm_forest.planned_cards import Lock
from fairytable.games.grimm_forest.table import Builder, ForestTable, seats_of
from fairytable.games.grimm_forest.verbs import (
    ANNOUNCE,
    BUILD,
    CUT_CORNERS,
    DECLINE,
    DISCARD_FABLE,
    GAIN,
    GIVE,
    GIVE_FABLE,
    GLEAN,
    KEEP_CARDS,
    ON_TOP,
    PAY_ALONE,
    PLAYER,
    PUT,
    STEAL,
    TAKE_FABLE,
    TAKE_FROM,
)
from fairytable.games.grimm_forest.windows import ALWAYS_ALIKE, GIVES, alone, friend, with_others

WORTH_OF_RESOURCE_ON_RAPUNZEL = 0.3


@friend("aladdin", START, "GF-21.1")
async def aladdin_announces(table: ForestTable, you: Builder) -> None:
    answer = await ask(
        questions.Aladdin(you.seat, friend="aladdin"), ANNOUNCE.all_of(("alone", "with_others")), "GF-21.1"
    )
    (you.announcement,) = ANNOUNCE.read(answer)
    table.tell(events.Wished(seat=you.seat, what=you.announcement), "GF-21.1")


def aladdin_was_right(table: ForestTable, you: Builder) -> bool:
    if you.announcement == "alone":
        return table.is_alone(you)
    return you.announcement == "with_others" and bool(table.company(you))


@friend("aladdin", END, "GF-21.2", works=aladdin_was_right, order=GIVES)
async def aladdin_is_rewarded(table: ForestTable, you: Builder) -> None:
    table.gain_one_of_each(you, "GF-21.2")


@friend("ali_baba", START, "GF-21.4")
async def ali_baba(table: ForestTable, you: Builder) -> None:
    options = tuple(STEAL(other.seat, material) for other in table.opponents(you) for material in other.owned())
    if not options:
        table.tell(events.FriendIdle(seat=you.seat, friend="ali_baba"), "GF-21.5")
        return
    you.robbed, you.booty = STEAL.read(await ask_openly(questions.AliBaba(you.seat), options, "GF-21.62"))
    table.hand_over(table.builder(you.robbed), you, you.booty, 1, "GF-21.4")


@expect(
    STEAL,
    ("GF-21.62",),
    (questions.AliBaba,),
    lambda table, question: STEAL.all_of(seats_of(table.opponents(asker(table, question))), MATERIALS),
)
def why_not_steal(_table: ForestTable, _question: Question, option: str) -> Reason:
    player, material = STEAL.read(option)
    return Reason("they_have_none", "GF-21.62", {"player": player, "material": material})


def ali_baba_gives_back(table: ForestTable) -> None:
    """GF-21.6 and GF-11.8: right after collecting, if the thief and the robbed are in one Location."""
    for thief in table.builders:
        if thief.robbed:
            robbed = table.builder(thief.robbed)
            if not thief.location or robbed.location != thief.location:
                continue
            if thief.resources[thief.booty]:
                table.hand_over(thief, robbed, thief.booty, 1, "GF-21.6")
            else:
                table.tell(events.NothingToGive(seat=thief.seat, card="ali_baba"), "GF-21.6")


@friend("cinderella", GATHER, "GF-21.7", worth=2.5)
async def cinderella(table: ForestTable, you: Builder, *, resources: int) -> None:
    if not table.stock_total(you.plan):
        table.tell(events.FriendIdle(seat=you.seat, friend="cinderella"), "GF-21.7")
    await take_from_location(table, you, you.plan, resources, "GF-21.7", "cinderella")


@friend("fairy_godmother", SPECIAL, "GF-21.13", works=lambda table, _you: table.can_draw_fable(), worth=2.5)
async def fairy_godmother(table: ForestTable, you: Builder, *, fables: int) -> None:
    table.draw_fables(you, fables, "GF-21.13")


def can_pay_the_godmother(table: ForestTable, you: Builder) -> bool:
    return len(you.hand) >= table.cards.numbers["fairy_godmother"]["discarded"]


def why_not_pay_the_godmother(table: ForestTable, you: Builder) -> Reason:
    wanted = table.cards.numbers["fairy_godmother"]["discarded"]
    return Reason("fables_needed", "GF-21.14", {"wanted": wanted, "count": len(you.hand)})


@friend("fairy_godmother", DISCARD, "GF-21.14", works=can_pay_the_godmother, why_not=why_not_pay_the_godmother)
async def fairy_godmother_leaves(table: ForestTable, you: Builder, *, discarded: int, resources: int) -> None:
    """Equal cards in the hand leave nothing to choose, but who was not asked would show that they are equal."""
    discard_friend(table, you, "GF-21.14")
    thrown = []
    for left in range(discarded, 0, -1):
        options = DISCARD_FABLE.all_of(you.hand)
        asking = ask_openly if len(you.hand) == 1 else ask
        (card,) = DISCARD_FABLE.read(await asking(questions.FairyGodmother(you.seat, left=left), options, "GF-21.14"))
        table.discard_fable(you, card)
        thrown.append(card)
    table.tell(events.DiscardedFables(seat=you.seat, cards=tuple(thrown)), "GF-21.14")
    await gain_of_choice(table, you, resources, "GF-21.14", "fairy_godmother")


@friend("frog_prince", END, "GF-21.15", works=with_others)
async def frog_prince(table: ForestTable, you: Builder, *, resources: int) -> None:
    discard_friend(table, you, "GF-21.15")
    await draw_friend(table, you, "GF-21.15", not_this="frog_prince")
    await gain_of_choice(table, you, resources, "GF-21.15", "frog_prince")


@friend("gingerbread_man", GATHER, "GF-21.18")
async def gingerbread_man(table: ForestTable, you: Builder, *, resources: int) -> None:
    if await ask_yes_no(questions.GingerbreadMan(you.seat, location=you.plan, count=resources), "GF-21.18"):
        you.plan = ""
        table.tell(events.RanThroughTheForest(seat=you.seat), "GF-21.19")
        for location in table.stock:
            await take_from_location(table, you, location, resources, "GF-21.18", "gingerbread_man")
    else:
        table.tell(events.Declined(seat=you.seat, card="gingerbread_man"), "GF-21.18")


@likely(questions.GingerbreadMan)
def gather_crumbs(table: ForestTable, you: Builder, _question: Question, _chance: Chance) -> str:
    """One resource from every Location, or the share of those who go to this one."""
    pigs = sum(other.plan == you.plan for other in table.builders)
    crumbs = sum(table.stock_total(location) > 0 for location in table.stock)
    return YES() if crumbs > share_at(table, you.plan, pigs) else NO()


@friend("golden_goose", END, "GF-21.21", works=alone, order=GIVES, worth=2.5)
async def golden_goose(table: ForestTable, you: Builder, *, resources: int) -> None:
    await gain_of_choice(table, you, resources, "GF-21.21", "golden_goose")


@friend("golden_goose", DISCARD, "GF-21.22")
async def golden_goose_leaves(table: ForestTable, you: Builder, *, parting: int) -> None:
    discard_friend(table, you, "GF-21.22")
    await gain_of_choice(table, you, parting, "GF-21.22", "golden_goose")


@friend("goldilocks", SPECIAL, "GF-21.23", works=lambda table, _you: table.can_draw_fable())
async def goldilocks(table: ForestTable, you: Builder, *, fables: int) -> None:
    """She knows all these cards; whoever knew them before can no longer tell which is where.

    Every question is asked even if there is only one answer: skipping it would reveal that cards are equal.
    """
    deck = table.fable_deck
    count = table.ready_fables(fables)
    seen = deck.look_at_top(count, you.seat)
    table.tell_in_secret(events.LookedAtFables(seat=you.seat, count=count, cards=tuple(seen)), "GF-21.23", [you.seat])
    options = TAKE_FABLE.all_of(seen)
    (kept,) = TAKE_FABLE.read(await ask(questions.Goldilocks(you.seat, cards=tuple(seen)), options, "GF-21.23"))
    rest = list(seen)
    rest.remove(kept)
    topmost_first = []
    while len(rest) > 1:
        options = ON_TOP.all_of(rest)
        (top,) = ON_TOP.read(await ask(questions.GoldilocksOrder(you.seat, cards=tuple(rest)), options, "GF-21.23"))
        rest.remove(top)
        topmost_first.append(top)
    deck.take_top(count)
    for card in (*rest, *reversed(topmost_first)):
        deck.add(card, frozenset((you.seat,)))
    you.hand.add(kept)
    table.tell_in_secret(events.KeptFable(seat=you.seat, card=kept), "GF-21.65", [you.seat])


likely(questions.Goldilocks, questions.GoldilocksOrder)(take_best_fable)


@friend("huntsman", START, "GF-21.27", order=ALWAYS_ALIKE)
async def huntsman(table: ForestTable, you: Builder) -> None:
    table.tell(events.HuntsmanDemands(seat=you.seat), "GF-21.27")


declare_friend("huntsman", STANDING, acts_by="GF-21.28")


def owner_of_the_huntsman(table: ForestTable) -> Builder | None:
    """GF-4.7: all others must play a Fable if they can."""
    return table.holder_of("huntsman")


def is_stopped_by_the_huntsman(table: ForestTable, you: Builder) -> bool:
    """GF-21.28 and GF-21.29: a Monster in his owner's Location is cancelled; the gain comes once per round."""
    hunter = owner_of_the_huntsman(table)
    if hunter is None or hunter.location != you.monster_at:
        return False
    table.tell(events.HuntsmanCancels(seat=hunter.seat, card=you.fable), "GF-21.28")
    if not table.huntsman_rewarded:
        table.huntsman_rewarded = True
        table.gain_one_of_each(hunter, "GF-21.28")
    return True


@friend("jack_the_giant_slayer", GATHER, "GF-21.31", worth=2.0)
async def jack_the_giant_slayer(table: ForestTable, you: Builder, *, resources: int) -> None:
    location = you.plan
    for left in range(resources, 0, -1):
        material = await choose_one(
            questions.PlantBeans(you.seat, location=location, left=left), PUT, PRODUCE[location], "GF-21.31"
        )
        table.stock[location][material] += 1
        table.tell(events.PutOnLocation(seat=you.seat, location=location, material=material, count=1), "GF-21.31")


declare_cancelling("jack_the_giant_slayer", "GF-21.33", "giant")
likely(questions.PlantBeans)(get_what_is_missing)


@friend("little_mermaid", SPECIAL, "GF-21.36", worth=2.0)
async def little_mermaid(table: ForestTable, you: Builder) -> None:
    table.gain_one_of_each(you, "GF-21.36")


declare_friend("little_mermaid", STANDING)


async def strike_the_bargain(table: ForestTable, builder: Builder) -> None:
    """GF-21.34: two Gather cards stay, the others go under the Little Mermaid; a played card goes in the wrap-up.

    While cards lie face down the others only see which are laid under her now.
    """
    options = tuple(KEEP_CARDS(one, other) for one, other in combinations(builder.gather_cards, 2))
    kept = KEEP_CARDS.read(await ask_openly(questions.KeepCards(builder.seat), options, "GF-21.34"))
    played = table.plans.own_card_of(builder.seat) if table.plans else builder.own_card
    leaving = tuple([card for card in builder.gather_cards if card not in kept])
    builder.locked = tuple([card for card in leaving if card != played])
    builder.gather_cards = tuple([card for card in builder.gather_cards if card not in builder.locked])
    table.tell(events.CardsLocked(seat=builder.seat, locations=builder.locked), "GF-21.34")
    if table.plans:
        table.plans.locks[builder.seat] = Lock(table.plans.own[builder.seat], builder.gather_cards)
    elif played in leaving:
        builder.lock_later = played


ARRIVALS["little_mermaid"] = strike_the_bargain


@likely(questions.KeepCards)
def keep_what_is_needed(table: ForestTable, you: Builder, question: Question, _chance: Chance) -> str:
    """The two Locations that the houses need most."""
    return max(
        question.options, key=lambda option: sum(need_of(you, location, table) for location in KEEP_CARDS.read(option))
    )


def need_of(you: Builder, location: str, table: ForestTable) -> float:
    """How much a Location gives of what is missing; and what lies there."""
    lacking = sum(max(0, missing(you, material)) for material in PRODUCE[location])
    return 2 * lacking + table.stock_total(location)


def card_to_lock(table: ForestTable, builder: Builder) -> str:
    """When Gather cards are revealed: the one that was played and not kept when the Little Mermaid came."""
    lock = table.plans.locks.get(builder.seat) if table.plans else None
    if table.plans is None or lock is None or builder.friend != "little_mermaid" or len(lock.choice) == 2:
        return ""
    return table.plans.cards.cards[lock.own]


def cards_come_back(table: ForestTable, builder: Builder) -> None:
    """GF-21.35: what lay under her."""
    builder.gather_cards = tuple(
        [location for location in table.stock if location in builder.gather_cards or location in builder.locked]
    )
    builder.locked = ()
    builder.lock_later = ""
    table.tell(events.CardsUnlocked(seat=builder.seat), "GF-21.35")


DEPARTURES["little_mermaid"] = cards_come_back


@friend("pinocchio", START, "GF-21.38")
async def pinocchio_announces(table: ForestTable, you: Builder) -> None:
    answer = await ask(questions.Pinocchio(you.seat, friend="pinocchio"), ANNOUNCE.all_of(table.stock), "GF-21.38")
    (you.announcement,) = ANNOUNCE.read(answer)
    table.tell(events.Announced(seat=you.seat, what=you.announcement), "GF-21.38")


@friend(
    "pinocchio",
    END,
    "GF-21.39",
    works=lambda _table, you: you.location != "" and you.location == you.announcement,
    order=GIVES,
)
async def pinocchio_told_the_truth(table: ForestTable, you: Builder, *, resources: int) -> None:
    await gain_of_produce(table, you, PRODUCE[you.location], resources, "GF-21.39", "pinocchio")


def sneaky_jobs(table: ForestTable, you: Builder) -> list[Job]:
    """GF-21.40: what Puss in Boots can build, with one resource of an opponent if need be."""
    jobs = []
    for job in open_jobs(table, you):
        missing = cost(table, you, job) - you.resources[job.material]
        if missing <= 0 or (missing == 1 and any(other.resources[job.material] for other in table.opponents(you))):
            jobs.append(job)
    return jobs


@friend("puss_in_boots", SPECIAL, "GF-21.40", works=lambda table, you: bool(sneaky_jobs(table, you)), worth=1.5)
async def puss_in_boots(table: ForestTable, you: Builder) -> None:
    options = tuple([job.option for job in sneaky_jobs(table, you)])
    job = JOBS[await ask_openly(questions.PussInBoots(you.seat, **prices_now(table, you)), options, "GF-21.40")]
    givers = TAKE_FROM.all_of([other.seat for other in table.opponents(you) if other.resources[job.material]])
    alone_too = (PAY_ALONE(),) if you.resources[job.material] >= cost(table, you, job) else ()
    answer = await ask_openly(
        questions.PussInBootsPays(you.seat, material=job.material, section=job.section),
        (*alone_too, *givers),
        "GF-21.40",
    )
    paid_by = table.builder(*TAKE_FROM.read(answer)) if answer in TAKE_FROM else None
    await build(table, you, job, paid_by=paid_by)


@expect(BUILD, ("GF-21.40", *SITES_TAKEN), (questions.PussInBoots,), all_jobs)
@expect(CUT_CORNERS, ("GF-21.40", *SITES_TAKEN), (questions.PussInBoots,), jobs_on_corners)
def why_not_sneak(table: ForestTable, question: Question, option: str) -> Reason:
    you, job = asker(table, question), JOBS[option]
    if job not in open_jobs(table, you):
        return why_no_site(you, job)
    price, has = cost(table, you, job), you.resources[job.material]
    values = {"material": job.material, "section": job.section, "price": price, "has": has}
    return Reason("too_few_for_puss_in_boots", "GF-21.40", values)


@expect(TAKE_FROM, ("GF-21.40",), (questions.PussInBootsPays,), all_opponents(TAKE_FROM))
def why_not_take_from(_table: ForestTable, question: Question, option: str) -> Reason:
    (player,) = TAKE_FROM.read(option)
    material = questions.PussInBootsPays.of(question).material
    return Reason("they_have_none", "GF-21.40", {"player": player, "material": material})


@expect(PAY_ALONE, ("GF-21.40",), (questions.PussInBootsPays,), lambda *_: PAY_ALONE.all_of())
def why_not_pay_alone(table: ForestTable, question: Question, _option: str) -> Reason:
    material = questions.PussInBootsPays.of(question).material
    has = asker(table, question).resources[material]
    return Reason("one_too_few", "GF-21.40", {"material": material, "has": has})


def worth_of_what_waits(table: ForestTable) -> float:
    return WORTH_OF_RESOURCE_ON_RAPUNZEL * sum(table.on_rapunzel.values())


@friend("rapunzel", START, "GF-21.42", worth=1.5, worth_more=worth_of_what_waits)
async def rapunzel_waits(table: ForestTable, you: Builder, *, resources: int) -> None:
    material = await choose_one(
        questions.Rapunzel(you.seat, friend="rapunzel", count=resources), PUT, MATERIALS, "GF-21.42"
    )
    table.on_rapunzel[material] += resources
    table.tell(events.PutOnRapunzel(seat=you.seat, material=material, count=resources), "GF-21.42")


@friend(
    "rapunzel",
    SPECIAL,
    "GF-21.43",
    works=lambda table, you: table.is_alone(you) and any(table.on_rapunzel.values()),
)
async def rapunzel_lets_down_her_hair(table: ForestTable, you: Builder) -> None:
    for material, count in table.on_rapunzel.items():
        if count:
            table.on_rapunzel[material] = 0
            table.gain(you, material, count, "GF-21.43")


likely(questions.Rapunzel)(get_what_is_missing)


def nothing_waits_any_more(table: ForestTable, builder: Builder) -> None:
    """GF-16.8: with her go the resources on her."""
    if any(table.on_rapunzel.values()):
        table.tell(events.RapunzelEmptied(seat=builder.seat, count=sum(table.on_rapunzel.values())), "GF-16.8")
    for material in table.on_rapunzel:
        table.on_rapunzel[material] = 0


DEPARTURES["rapunzel"] = nothing_waits_any_more


@friend("red_riding_hood", SPECIAL, "GF-21.45", works=lambda table, _you: table.can_draw_fable())
async def red_riding_hood(table: ForestTable, you: Builder, *, looks_at: int, fables: int) -> None:
    pile = table.fable_discard
    table.tell(events.LookedAtDiscard(seat=you.seat, cards=tuple(pile[-looks_at:])), "GF-21.65")
    if "wolf" in pile[-looks_at:]:
        del pile[len(pile) - 1 - pile[::-1].index("wolf")]
        you.hand.add("wolf", table.everybody)
        table.tell(events.FablesFound(seat=you.seat, cards=("wolf",)), "GF-21.45")
    else:
        table.draw_fables(you, fables, "GF-21.45")


declare_cancelling("red_riding_hood", "GF-21.47", "big_bad_wolf", "wolf")


@friend("robin_hood", BUILD_END, "GF-21.48")
async def robin_hood(table: ForestTable, you: Builder, *, resources: int) -> None:
    rich = [other for other in table.builders if other.total() > you.total()]
    if not rich:
        table.tell(events.FriendIdle(seat=you.seat, friend="robin_hood"), "GF-21.48")
    for other in rich:
        for _ in range(min(resources, other.total())):
            material = await choose_one(
                questions.GiveToRobinHood(other.seat, player=you.seat), GIVE, other.owned(), "GF-21.48"
            )
            table.hand_over(other, you, material, 1, "GF-21.48")


expect(GIVE, ("GF-21.48",), (questions.GiveToRobinHood,), all_materials(GIVE))(you_have_none)
likely(questions.GiveToRobinHood)(lose_what_is_spare)


@friend("rumpelstiltskin", BUILD_START, "GF-21.49")
async def rumpelstiltskin(table: ForestTable, you: Builder, *, straw: int) -> None:
    table.gain(you, "straw", straw, "GF-21.49")


@friend("rumpelstiltskin", SPECIAL, "GF-21.50", works=lambda _table, you: you.resources["straw"] > 0)
async def rumpelstiltskin_spins(table: ForestTable, you: Builder) -> None:
    count = you.resources["straw"]
    material = await choose_one(questions.SpinStraw(you.seat, count=count), GAIN, ("wood", "brick"), "GF-21.50")
    table.pay(you, "straw", count, "GF-21.50")
    table.gain(you, material, count, "GF-21.50")


@expect(GAIN, ("GF-21.50",), (questions.SpinStraw,), all_materials(GAIN))
def straw_is_spun(_table: ForestTable, _question: Question, _option: str) -> Reason:
    return Reason("straw_is_spun", "GF-21.50")


@friend("seven_dwarfs", END, "GF-21.51", works=alone, order=ALWAYS_ALIKE, worth=2.0)
async def seven_dwarfs(table: ForestTable, you: Builder, *, actions: int) -> None:
    you.actions += actions
    table.tell(events.ActionsGained(seat=you.seat, count=actions, total=you.actions), "GF-21.51")


@friend("sleeping_beauty", START, "GF-21.52", worth=1.0)
async def sleeping_beauty(table: ForestTable, you: Builder) -> None:
    table.dreamer = await choose_one(questions.SleepingBeauty(you.seat), PLAYER, seats_of(table.builders), "GF-21.52")
    if table.ready_fables(1):
        table.fable_deck.move_top(table.blind_fable)
        table.tell(events.Dreams(seat=table.dreamer, player=you.seat), "GF-21.52")
    else:
        table.tell(events.NoDream(seat=table.dreamer), "GF-21.63")
        table.dreamer = ""


@friend("snow_white", END, "GF-21.55", works=with_others)
async def snow_white(table: ForestTable, you: Builder) -> None:
    for other in table.company(you):
        if not len(other.hand):
            await take_from_board(table, you, other, 1, "GF-21.56", "snow_white")
            continue
        answer = await ask(questions.SnowWhite(other.seat, player=you.seat), GIVE_FABLE.all_of(other.hand), "GF-21.55")
        knowing = (other.seat, you.seat)
        card = other.hand.move_in_secret(other.hand.place_of(*GIVE_FABLE.read(answer)), you.hand, knowing)
        table.tell_in_secret(events.FableTaken(seat=you.seat, giver=other.seat, card=card), "GF-20.74", knowing)


likely(questions.SnowWhite)(lose_worst_fable)


@friend("thumbelina", GATHER, "GF-21.57")
async def thumbelina(table: ForestTable, you: Builder) -> None:
    unplayed = [card for card in you.gather_cards if card != you.own_card]
    if not unplayed:
        table.tell(events.FriendIdle(seat=you.seat, friend="thumbelina"), "GF-21.57")
    elif await ask_yes_no(questions.Thumbelina(you.seat, location=you.plan, locations=tuple(unplayed)), "GF-21.57"):
        you.own_card = you.plan = table.chance.pick(unplayed)
        table.tell(events.FlewAway(seat=you.seat, location=you.plan), "GF-21.57")
    else:
        table.tell(events.Declined(seat=you.seat, card="thumbelina"), "GF-21.57")


@likely(questions.Thumbelina)
def fly_away(table: ForestTable, you: Builder, question: Question, _chance: Chance) -> str:
    """Whether the other Locations promise more, on average."""
    pigs = {location: sum(other.plan == location for other in table.builders) for location in table.stock}
    elsewhere = [
        share_at(table, location, pigs[location] + 1) for location in questions.Thumbelina.of(question).locations
    ]
    return YES() if sum(elsewhere) / len(elsewhere) > share_at(table, you.plan, pigs[you.plan]) else NO()


@friend("tom_thumb", START, "GF-21.58", worth=1.8)
async def tom_thumb(table: ForestTable, you: Builder) -> None:
    options = tuple(
        GLEAN(location, material)
        for location, stock in table.stock.items()
        for material, count in stock.items()
        if count
    )
    if not options:
        table.tell(events.FriendIdle(seat=you.seat, friend="tom_thumb"), "GF-21.58")
        return
    answer = await ask(questions.TomThumb(you.seat), (*options, DECLINE()), "GF-21.58", default=DECLINE())
    if answer in GLEAN:
        location, material = GLEAN.read(answer)
        table.take_from_stock(you, location, material, 1, "GF-21.58")
    else:
        table.tell(events.Declined(seat=you.seat, card="tom_thumb"), "GF-21.58")


@expect(
    GLEAN,
    ("GF-21.58",),
    (questions.TomThumb,),
    lambda table, _question: [GLEAN(place, material) for place, lying in table.stock.items() for material in lying],
)
def why_not_glean(_table: ForestTable, _question: Question, option: str) -> Reason:
    location, material = GLEAN.read(option)
    return Reason("none_lies_there", "GF-21.58", {"location": location, "material": material})


@friend("wood_cutter", SPECIAL, "GF-21.59", worth=3.0)
async def wood_cutter(table: ForestTable, you: Builder, *, wood: int, planted: int) -> None:
    table.gain(you, "wood", wood, "GF-21.59")
    table.stock["forest"]["wood"] += planted
    table.tell(events.PutOnLocation(seat=you.seat, location="forest", material="wood", count=planted), "GF-21.59")


declare_cancelling("wood_cutter", "GF-21.60")
