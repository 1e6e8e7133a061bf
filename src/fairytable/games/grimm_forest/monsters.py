"""The five Monsters: where they are put, who can cancel them, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from fairytable.engine.questions import ask_openly, ask_yes_no
from fairytable.games.grimm_forest import events, questions
from fairytable.games.grimm_forest.building import houses_to_blow_down, remove_top_section
from fairytable.games.grimm_forest.cards import BEFORE, DISCARD, END, REVEAL, STANDING, declare_friend
from fairytable.games.grimm_forest.choices import choose_one, give_gathered
from fairytable.games.grimm_forest.components import MATERIALS
from fairytable.games.grimm_forest.friendship import discard_friend
from fairytable.games.grimm_forest.table import Builder, ForestTable
from fairytable.games.grimm_forest.verbs import PLACE, PLAYER
from fairytable.games.grimm_forest.windows import Run, monster

CANCELLING_FRIENDS = {
    "big_bad_wolf": ("wood_cutter", "red_riding_hood"),
    "bridge_troll": ("wood_cutter",),
    "dragon": ("wood_cutter",),
    "giant": ("wood_cutter", "jack_the_giant_slayer"),
    "wolf": ("wood_cutter", "red_riding_hood"),
}
CANCELLING_CLAUSES = {"wood_cutter": "GF-21.60", "red_riding_hood": "GF-21.47", "jack_the_giant_slayer": "GF-21.33"}
for _friend in CANCELLING_CLAUSES:
    declare_friend(_friend, DISCARD)


def monster_locations(table: ForestTable) -> list[str]:
    """GF-20.31: Grandma's House if it is in play, otherwise every Location without a Monster (GF-6.3)."""
    calling = [unique.location for unique in table.unique_locations if unique.card == "grandmas_house"]
    return calling or [location for location in table.stock if not table.monsters_at(location)]


async def place_monster(table: ForestTable, you: Builder) -> None:
    """GF-6.2: on a Location, also on the one you go to yourself."""
    you.monster_at = await choose_one(
        questions.PlaceMonster(you.seat, card=you.fable), PLACE, monster_locations(table), "GF-6.2"
    )
    table.tell(events.MonsterPlaced(seat=you.seat, card=you.fable, location=you.monster_at), "GF-6.2")
    placed = sum(other.fable == you.fable and other.monster_at != "" for other in table.builders)
    if placed > table.cards.minis.get(you.fable, 0):
        table.tell(events.MonsterWithoutFigure(card=you.fable), "GF-6.4")


def somebody_there(table: ForestTable, you: Builder) -> bool:
    """GF-6.8: without a pig in its Location a Monster does nothing."""
    return bool(table.at(you.monster_at))


def strikes(
    card: str, window: str, clause: str, *, worth: float, harms: Callable[[ForestTable, Builder], bool]
) -> Callable[[Run], Run]:
    """What the Monster does in its window unless it is cancelled; `harms` is whether it would do anything, `worth` what
    bots hope for from it."""

    monster(card, REVEAL, "GF-6.2", worth=worth)(place_monster)

    def remember(strike: Run) -> Run:
        @monster(card, window, "GF-6.8", works=somebody_there)
        @wraps(strike)
        async def act(table: ForestTable, you: Builder, **numbers: int) -> None:
            if is_stopped_by_the_huntsman(table, you):
                return
            if not harms(table, you):
                table.tell(events.NoEffect(seat=you.seat, card=card), clause)
            elif not await is_cancelled(table, you):
                await strike(table, you, **numbers)

        return act

    return remember


declare_friend("huntsman", STANDING)


def is_stopped_by_the_huntsman(table: ForestTable, you: Builder) -> bool:
    """GF-21.28 and GF-21.29: a Monster in his owner's Location is cancelled; the gain comes once per round."""
    hunter = table.holder_of("huntsman")
    if hunter is None or hunter.location != you.monster_at:
        return False
    table.tell(events.HuntsmanCancels(seat=hunter.seat, card=you.fable), "GF-21.28")
    if not table.huntsman_rewarded:
        table.huntsman_rewarded = True
        table.gain_one_of_each(hunter, "GF-21.28")
    return True


async def is_cancelled(table: ForestTable, you: Builder) -> bool:
    """GF-6.9: the holders of fitting Friends are asked in turn order; the first yes is enough."""
    for holder in table.builders:
        friend = holder.friend
        if friend in CANCELLING_FRIENDS[you.fable]:
            clause = CANCELLING_CLAUSES[friend]
            if await ask_yes_no(
                questions.CancelMonster(
                    holder.seat,
                    card=you.fable,
                    friend=friend,
                    location=you.monster_at,
                    victims=tuple(victim.seat for victim in table.at(you.monster_at)),
                ),
                clause,
            ):
                discard_friend(table, holder, clause)
                table.tell(events.MonsterCancelled(seat=holder.seat, card=you.fable, friend=friend), "GF-6.10")
                return True
    return False


@strikes(
    "big_bad_wolf",
    END,
    "GF-20.4",
    worth=1.5,
    harms=lambda table, you: any(houses_to_blow_down(victim) for victim in table.at(you.monster_at)),
)
async def big_bad_wolf(table: ForestTable, you: Builder) -> None:
    for victim in table.at(you.monster_at):
        houses = houses_to_blow_down(victim)
        if not houses:
            table.tell(events.WolfFindsNoHouse(seat=victim.seat), "GF-20.4")
            continue
        answer = await ask_openly(
            questions.BlowDown(you.seat, player=victim.seat), tuple(houses), "GF-20.5" if victim is you else "GF-20.3"
        )
        remove_top_section(table, victim, houses[answer])


def can_be_squeezed(table: ForestTable, you: Builder) -> bool:
    """GF-6.14: an opponent there gathered at least 2 and still has one of these types."""
    return any(
        victim is not you
        and victim.gathered_total() >= 2
        and any(victim.gathered[material] and victim.resources[material] for material in MATERIALS)
        for victim in table.at(you.monster_at)
    )


@strikes("bridge_troll", END, "GF-20.7", worth=1.6, harms=can_be_squeezed)
async def bridge_troll(table: ForestTable, you: Builder) -> None:
    there = [victim.seat for victim in table.at(you.monster_at) if victim is not you]
    victim = table.builder(await choose_one(questions.Squeeze(you.seat, card="bridge_troll"), PLAYER, there, "GF-20.7"))
    half = victim.gathered_total() // 2
    paid = min(half, sum(min(victim.gathered[material], victim.resources[material]) for material in MATERIALS))
    table.tell(events.Squeezed(seat=you.seat, player=victim.seat, count=paid), "GF-20.7")
    await give_gathered(table, victim, you, half, "GF-20.9", "bridge_troll")


@strikes(
    "dragon",
    BEFORE,
    "GF-20.23",
    worth=1.7,
    harms=lambda table, you: any(victim.total() for victim in table.at(you.monster_at)),
)
async def dragon(table: ForestTable, you: Builder) -> None:
    for victim in table.at(you.monster_at):
        for material in victim.owned():
            table.lose(victim, material, victim.resources[material], "GF-20.23")


@strikes(
    "giant",
    END,
    "GF-20.29",
    worth=1.6,
    harms=lambda table, you: any(
        victim.friend or victim.hand.cards or victim.total() for victim in table.at(you.monster_at)
    ),
)
async def giant(table: ForestTable, you: Builder, *, resources: int) -> None:
    for victim in table.at(you.monster_at):
        if victim.friend:
            discard_friend(table, victim, "GF-20.29")
        if thrown := list(victim.hand):
            for card in thrown:
                table.discard_fable(victim, card)
            table.tell(events.DiscardedFables(seat=victim.seat, cards=tuple(thrown)), "GF-20.29")
        for material in victim.owned():
            table.lose(victim, material, min(resources, victim.resources[material]), "GF-20.29")


@strikes("wolf", BEFORE, "GF-20.69", worth=1.2, harms=lambda table, you: table.stock_total(you.monster_at) > 0)
async def wolf(table: ForestTable, you: Builder) -> None:
    stock = table.stock[you.monster_at]
    table.tell(events.WolfStruck(seat=you.seat, location=you.monster_at, count=sum(stock.values())), "GF-20.69")
    for material in stock:
        stock[material] = 0
