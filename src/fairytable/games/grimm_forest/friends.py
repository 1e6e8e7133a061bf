"""What each Friend does. In every function `you` is the builder who has the Friend.

Some Friends have no function here, because they work inside something else: the Evil Queen in the choosing of cards
(gather.py), Hansel & Gretel in the price of Walls (building.py), the Huntsman and the Friends that cancel in the
acting of Monsters (monsters.py).
"""

from __future__ import annotations

from fairytable.engine.questions import ask, ask_openly, ask_yes_no
from fairytable.games.grimm_forest.building import JOBS, Job, build, cost, open_jobs, prices_now
from fairytable.games.grimm_forest.cards import BUILD_END, BUILD_START, DISCARD, END, GATHER, SPECIAL, START
from fairytable.games.grimm_forest.choices import (
    choose_one,
    gain_of_choice,
    gain_of_produce,
    take_from_board,
    take_from_location,
)
from fairytable.games.grimm_forest.friendship import discard_friend, draw_friend
from fairytable.games.grimm_forest.table import MATERIALS, PRODUCE, Builder, ForestTable, seats_of
from fairytable.games.grimm_forest.verbs import (
    ANNOUNCE,
    DECLINE,
    DISCARD_FABLE,
    GAIN,
    GIVE,
    GIVE_FABLE,
    GLEAN,
    ON_TOP,
    PAY_ALONE,
    PLAYER,
    PUT,
    STEAL,
    TAKE_FABLE,
    TAKE_FROM,
)
from fairytable.games.grimm_forest.windows import ALWAYS_ALIKE, GIVES, alone, friend, with_others


@friend("aladdin", START, "GF-21.1")
async def aladdin_announces(table: ForestTable, you: Builder) -> None:
    answer = await ask(you.seat, "aladdin", ANNOUNCE.all_of(("alone", "with_others")), "GF-21.1", friend="aladdin")
    (you.announcement,) = ANNOUNCE.read(answer)
    table.tell("wished", "GF-21.1", seat=you.seat, what=you.announcement)


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
        return
    you.robbed, you.booty = STEAL.read(await ask_openly(you.seat, "ali_baba", options, "GF-21.62"))
    table.hand_over(table.builder(you.robbed), you, you.booty, 1, "GF-21.4")


def ali_baba_gives_back(table: ForestTable) -> None:
    """GF-21.6 and GF-11.8: right after collecting, if the thief and the robbed are in one Location."""
    for thief in table.builders:
        if thief.robbed:
            robbed = table.builder(thief.robbed)
            if thief.location and robbed.location == thief.location and thief.resources[thief.booty]:
                table.hand_over(thief, robbed, thief.booty, 1, "GF-21.6")


@friend("cinderella", GATHER, "GF-21.7")
async def cinderella(table: ForestTable, you: Builder, *, resources: int) -> None:
    await take_from_location(table, you, you.plan, resources, "GF-21.7", "cinderella")


@friend("fairy_godmother", SPECIAL, "GF-21.13", works=lambda table, _you: table.can_draw_fable())
async def fairy_godmother(table: ForestTable, you: Builder, *, fables: int) -> None:
    table.draw_fables(you, fables, "GF-21.13")


def can_pay_the_godmother(table: ForestTable, you: Builder) -> bool:
    return len(you.hand) >= table.cards.numbers["fairy_godmother"]["discarded"]


@friend("fairy_godmother", DISCARD, "GF-21.14", works=can_pay_the_godmother)
async def fairy_godmother_leaves(table: ForestTable, you: Builder, *, discarded: int, resources: int) -> None:
    """Equal cards in the hand leave nothing to choose, but who was not asked would show that they are equal."""
    discard_friend(table, you, "GF-21.14")
    thrown = []
    for left in range(discarded, 0, -1):
        options = DISCARD_FABLE.all_of(you.hand)
        asking = ask_openly if len(you.hand) == 1 else ask
        (card,) = DISCARD_FABLE.read(await asking(you.seat, "fairy_godmother", options, "GF-21.14", left=left))
        table.discard_fable(you, card)
        thrown.append(card)
    table.tell("discarded_fables", "GF-21.14", seat=you.seat, cards=thrown)
    await gain_of_choice(table, you, resources, "GF-21.14", "fairy_godmother")


@friend("frog_prince", END, "GF-21.15", works=with_others)
async def frog_prince(table: ForestTable, you: Builder, *, resources: int) -> None:
    discard_friend(table, you, "GF-21.15")
    await draw_friend(table, you, "GF-21.15", not_this="frog_prince")
    await gain_of_choice(table, you, resources, "GF-21.15", "frog_prince")


@friend("gingerbread_man", GATHER, "GF-21.18")
async def gingerbread_man(table: ForestTable, you: Builder, *, resources: int) -> None:
    if await ask_yes_no(you.seat, "gingerbread_man", "GF-21.18", location=you.plan, count=resources):
        you.plan = ""
        table.tell("ran_through_the_forest", "GF-21.19", seat=you.seat)
        for location in table.stock:
            await take_from_location(table, you, location, resources, "GF-21.18", "gingerbread_man")


@friend("golden_goose", END, "GF-21.21", works=alone, order=GIVES)
async def golden_goose(table: ForestTable, you: Builder, *, resources: int) -> None:
    await gain_of_choice(table, you, resources, "GF-21.21", "golden_goose")


@friend("golden_goose", DISCARD, "GF-21.22")
async def golden_goose_leaves(table: ForestTable, you: Builder, *, parting: int) -> None:
    discard_friend(table, you, "GF-21.22")
    await gain_of_choice(table, you, parting, "GF-21.22", "golden_goose")


@friend("goldilocks", SPECIAL, "GF-21.23", works=lambda table, _you: table.can_draw_fable())
async def goldilocks(table: ForestTable, you: Builder, *, fables: int) -> None:
    """All these cards are hers to know; whoever knew them before cannot tell which is where now.

    Every question is asked even if there is one answer: not to be asked would tell the others that cards are equal.
    """
    deck = table.fable_deck
    count = table.ready_fables(fables)
    seen = deck.look_at_top(count, you.seat)
    table.tell_in_secret("looked_at_fables", "GF-21.23", [you.seat], {"cards": seen}, seat=you.seat, count=count)
    options = TAKE_FABLE.all_of(seen)
    (kept,) = TAKE_FABLE.read(await ask(you.seat, "goldilocks", options, "GF-21.23", cards=tuple(seen)))
    rest = list(seen)
    rest.remove(kept)
    topmost_first = []
    while len(rest) > 1:
        options = ON_TOP.all_of(rest)
        (top,) = ON_TOP.read(await ask(you.seat, "goldilocks_order", options, "GF-21.23", cards=tuple(rest)))
        rest.remove(top)
        topmost_first.append(top)
    deck.take_top(count)
    for card in (*rest, *reversed(topmost_first)):
        deck.add(card, frozenset((you.seat,)))
    you.hand.add(kept)
    table.tell_in_secret("kept_fable", "GF-21.65", [you.seat], {"card": kept}, seat=you.seat)


@friend("huntsman", START, "GF-21.27", order=ALWAYS_ALIKE)
async def huntsman(table: ForestTable, you: Builder) -> None:
    table.tell("huntsman_demands", "GF-21.27", seat=you.seat)


@friend("jack_the_giant_slayer", GATHER, "GF-21.31")
async def jack_the_giant_slayer(table: ForestTable, you: Builder, *, resources: int) -> None:
    location = you.plan
    for left in range(resources, 0, -1):
        material = await choose_one(
            you.seat, "plant_beans", PUT, PRODUCE[location], "GF-21.31", location=location, left=left
        )
        table.stock[location][material] += 1
        table.tell("put_on_location", "GF-21.31", seat=you.seat, location=location, material=material, count=1)


@friend("little_mermaid", SPECIAL, "GF-21.36")
async def little_mermaid(table: ForestTable, you: Builder) -> None:
    table.gain_one_of_each(you, "GF-21.36")


@friend("pinocchio", START, "GF-21.38")
async def pinocchio_announces(table: ForestTable, you: Builder) -> None:
    answer = await ask(you.seat, "pinocchio", ANNOUNCE.all_of(table.stock), "GF-21.38", friend="pinocchio")
    (you.announcement,) = ANNOUNCE.read(answer)
    table.tell("announced", "GF-21.38", seat=you.seat, what=you.announcement)


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


@friend("puss_in_boots", SPECIAL, "GF-21.40", works=lambda table, you: bool(sneaky_jobs(table, you)))
async def puss_in_boots(table: ForestTable, you: Builder) -> None:
    options = tuple([job.option for job in sneaky_jobs(table, you)])
    job = JOBS[await ask_openly(you.seat, "puss_in_boots", options, "GF-21.40", **prices_now(table, you))]
    givers = TAKE_FROM.all_of([other.seat for other in table.opponents(you) if other.resources[job.material]])
    alone_too = (PAY_ALONE(),) if you.resources[job.material] >= cost(table, you, job) else ()
    answer = await ask_openly(
        you.seat, "puss_in_boots_pays", (*alone_too, *givers), "GF-21.40", material=job.material, section=job.section
    )
    paid_by = table.builder(*TAKE_FROM.read(answer)) if answer in TAKE_FROM else None
    await build(table, you, job, paid_by=paid_by)


@friend("rapunzel", START, "GF-21.42")
async def rapunzel_waits(table: ForestTable, you: Builder, *, resources: int) -> None:
    material = await choose_one(you.seat, "rapunzel", PUT, MATERIALS, "GF-21.42", friend="rapunzel", count=resources)
    table.on_rapunzel[material] += resources
    table.tell("put_on_rapunzel", "GF-21.42", seat=you.seat, material=material, count=resources)


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


@friend("red_riding_hood", SPECIAL, "GF-21.45", works=lambda table, _you: table.can_draw_fable())
async def red_riding_hood(table: ForestTable, you: Builder, *, looks_at: int, fables: int) -> None:
    pile = table.fable_discard
    table.tell("looked_at_discard", "GF-21.65", seat=you.seat, cards=pile[-looks_at:])
    if "wolf" in pile[-looks_at:]:
        del pile[len(pile) - 1 - pile[::-1].index("wolf")]
        you.hand.add("wolf", table.everybody)
        table.tell("fables_found", "GF-21.45", seat=you.seat, cards=["wolf"])
    else:
        table.draw_fables(you, fables, "GF-21.45")


@friend("robin_hood", BUILD_END, "GF-21.48")
async def robin_hood(table: ForestTable, you: Builder, *, resources: int) -> None:
    rich = [other for other in table.builders if other.total() > you.total()]
    for other in rich:
        for _ in range(min(resources, other.total())):
            material = await choose_one(
                other.seat, "give_to_robin_hood", GIVE, other.owned(), "GF-21.48", player=you.seat
            )
            table.hand_over(other, you, material, 1, "GF-21.48")


@friend("rumpelstiltskin", BUILD_START, "GF-21.49")
async def rumpelstiltskin(table: ForestTable, you: Builder, *, straw: int) -> None:
    table.gain(you, "straw", straw, "GF-21.49")


@friend("rumpelstiltskin", SPECIAL, "GF-21.50", works=lambda _table, you: you.resources["straw"] > 0)
async def rumpelstiltskin_spins(table: ForestTable, you: Builder) -> None:
    count = you.resources["straw"]
    material = await choose_one(you.seat, "spin_straw", GAIN, ("wood", "brick"), "GF-21.50", count=count)
    table.pay(you, "straw", count, "GF-21.50")
    table.gain(you, material, count, "GF-21.50")


@friend("seven_dwarfs", END, "GF-21.51", works=alone, order=ALWAYS_ALIKE)
async def seven_dwarfs(table: ForestTable, you: Builder, *, actions: int) -> None:
    you.actions += actions
    table.tell("actions_gained", "GF-21.51", seat=you.seat, count=actions, total=you.actions)


@friend("sleeping_beauty", START, "GF-21.52")
async def sleeping_beauty(table: ForestTable, you: Builder) -> None:
    table.dreamer = await choose_one(you.seat, "sleeping_beauty", PLAYER, seats_of(table.builders), "GF-21.52")
    if table.ready_fables(1):
        table.fable_deck.move_top(table.blind_fable)
        table.tell("dreams", "GF-21.52", seat=table.dreamer, player=you.seat)
    else:
        table.tell("no_dream", "GF-21.63", seat=table.dreamer)
        table.dreamer = ""


@friend("snow_white", END, "GF-21.55", works=with_others)
async def snow_white(table: ForestTable, you: Builder) -> None:
    for other in table.company(you):
        if not len(other.hand):
            await take_from_board(table, you, other, 1, "GF-21.56", "snow_white")
            continue
        answer = await ask(other.seat, "snow_white", GIVE_FABLE.all_of(other.hand), "GF-21.55", player=you.seat)
        knowing = (other.seat, you.seat)
        card = other.hand.move_in_secret(other.hand.place_of(*GIVE_FABLE.read(answer)), you.hand, knowing)
        table.tell_in_secret("fable_taken", "GF-20.74", knowing, {"card": card}, seat=you.seat, giver=other.seat)


@friend("thumbelina", GATHER, "GF-21.57")
async def thumbelina(table: ForestTable, you: Builder) -> None:
    unplayed = [card for card in you.gather_cards if card != you.own_card]
    if unplayed and await ask_yes_no(you.seat, "thumbelina", "GF-21.57", location=you.plan, locations=tuple(unplayed)):
        you.own_card = you.plan = table.chance.pick(unplayed)
        table.tell("flew_away", "GF-21.57", seat=you.seat, location=you.plan)


@friend("tom_thumb", START, "GF-21.58")
async def tom_thumb(table: ForestTable, you: Builder) -> None:
    options = tuple(
        GLEAN(location, material)
        for location, stock in table.stock.items()
        for material, count in stock.items()
        if count
    )
    if not options:
        return
    answer = await ask(you.seat, "tom_thumb", (*options, DECLINE()), "GF-21.58", default=DECLINE())
    if answer in GLEAN:
        location, material = GLEAN.read(answer)
        table.take_from_stock(you, location, material, 1, "GF-21.58")


@friend("wood_cutter", SPECIAL, "GF-21.59")
async def wood_cutter(table: ForestTable, you: Builder, *, wood: int, planted: int) -> None:
    table.gain(you, "wood", wood, "GF-21.59")
    table.stock["forest"]["wood"] += planted
    table.tell("put_on_location", "GF-21.59", seat=you.seat, location="forest", material="wood", count=planted)
