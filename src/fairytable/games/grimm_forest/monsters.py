"""The five Monsters: where they are put, who can cancel them, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial, wraps

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question, Reason, ask_openly, ask_yes_no
from fairytable.engine.verbs import NO, YES, Verb
from fairytable.games.grimm_forest import events, questions
from fairytable.games.grimm_forest.asking import all_opponents, asker, expect, likely
from fairytable.games.grimm_forest.bots.worths import some_rich_location
from fairytable.games.grimm_forest.building import houses_to_blow_down, is_corner, remove_top_section
from fairytable.games.grimm_forest.choices import choose_one, give_gathered
from fairytable.games.grimm_forest.components import MATERIALS
from fairytable.games.grimm_forest.content import BEFORE, CALLING, CANCELLING, END, REVEAL, can_cancel
from fairytable.games.grimm_forest.friends import is_stopped_by_the_huntsman
from fairytable.games.grimm_forest.friendship import discard_friend
from fairytable.games.grimm_forest.table import Builder, ForestTable
from fairytable.games.grimm_forest.verbs import BLOW_DOWN, BLOW_DOWN_CORNER, PLACE, PLAYER
from fairytable.games.grimm_forest.windows import Run, monster


def monster_locations(table: ForestTable) -> list[str]:
    """GF-20.31: Grandma's House if it is in play, otherwise every Location without a Monster (GF-6.3)."""
    calling = [unique.location for unique in table.unique_locations if unique.card in CALLING]
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


@expect(PLACE, ("GF-6.3", "GF-20.31"), (questions.PlaceMonster,), lambda table, _question: PLACE.all_of(table.stock))
def why_not_place(table: ForestTable, _question: Question, option: str) -> Reason:
    """Grandma's House calls every Monster; elsewhere there is room for one."""
    (location,) = PLACE.read(option)
    for unique in table.unique_locations:
        if unique.card in CALLING:
            return Reason("grandma_calls", "GF-20.31", {"location": unique.location})
    return Reason("monster_there", "GF-6.3", {"location": location, "card": table.monsters_at(location)[0].fable})


@likely(questions.PlaceMonster)
def place_among_others(table: ForestTable, you: Builder, question: Question, chance: Chance) -> str:
    """Where others are likely to go, but not you."""
    plan = table.plans_made.plan_of(you.seat)
    places = tuple([place for option in question.options for place in PLACE.read(option)])
    return PLACE(some_rich_location(table, tuple([place for place in places if place != plan]) or places, chance))


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


async def is_cancelled(table: ForestTable, you: Builder) -> bool:
    """GF-6.9: the holders of fitting Friends are asked in turn order; the first yes is enough."""
    for holder in table.builders:
        friend = holder.friend
        if can_cancel(friend, you.fable):
            clause, _ = CANCELLING[friend]
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


@likely(questions.CancelMonster)
def save_yourself(_table: ForestTable, you: Builder, question: Question, _chance: Chance) -> str:
    return YES() if you.seat in questions.CancelMonster.of(question).victims else NO()


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


def houses_of_the_victim(verb: Verb, table: ForestTable, question: Question) -> Iterable[str]:
    sites = table.builder(questions.BlowDown.of(question).player).sites
    corner = verb == BLOW_DOWN_CORNER
    return [verb(*house.split("_")) for place, house in enumerate(sites) if house and is_corner(place) == corner]


@expect(BLOW_DOWN, ("GF-20.4",), (questions.BlowDown,), partial(houses_of_the_victim, BLOW_DOWN))
@expect(BLOW_DOWN_CORNER, ("GF-20.4",), (questions.BlowDown,), partial(houses_of_the_victim, BLOW_DOWN_CORNER))
def brick_stands(_table: ForestTable, _question: Question, _option: str) -> Reason:
    return Reason("brick_stands", "GF-20.4")


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


@expect(PLAYER, ("GF-20.7",), (questions.Squeeze,), all_opponents(PLAYER))
def why_not_squeeze(table: ForestTable, question: Question, option: str) -> Reason:
    (player,) = PLAYER.read(option)
    return Reason("not_at_the_troll", "GF-20.7", {"player": player, "location": asker(table, question).monster_at})


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
