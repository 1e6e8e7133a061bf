"""Small decisions that many cards need: which resource, which player, which Location."""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.questions import Decision, ask_openly
from fairytable.engine.verbs import Verb
from fairytable.games.grimm_forest import events, questions
from fairytable.games.grimm_forest.components import MATERIALS
from fairytable.games.grimm_forest.table import Builder, ForestTable
from fairytable.games.grimm_forest.verbs import GAIN, GIVE, TAKE


async def choose_one(decision: Decision, verb: Verb, things: Iterable[str], clause: str) -> str:
    """One of the things, each an option of the verb. They lie open: where there is only one, nobody is asked."""
    (thing,) = verb.read(await ask_openly(decision, verb.all_of(things), clause))
    return thing


async def gain_of_choice(table: ForestTable, builder: Builder, count: int, clause: str, card: str) -> None:
    """Resources from the Supply, any mix."""
    await gain_of_produce(table, builder, MATERIALS, count, clause, card)


async def gain_of_produce(
    table: ForestTable, builder: Builder, materials: tuple[str, ...], count: int, clause: str, card: str
) -> None:
    """Resources from the Supply, any mix of these materials."""
    at_once = count if len(materials) == 1 else 1
    for left in range(count, 0, -at_once):
        material = await choose_one(questions.GainWhich(builder.seat, card=card, left=left), GAIN, materials, clause)
        table.gain(builder, material, at_once, clause)


async def take_from_location(
    table: ForestTable, builder: Builder, location: str, count: int, clause: str, card: str
) -> None:
    """Resources from what lies there, as many as there are; at the Market the taker chooses (GF-11.5)."""
    stock = table.stock[location]
    count = min(count, table.stock_total(location))
    at_once = max(count, 1) if len(stock) == 1 else 1
    for left in range(count, 0, -at_once):
        lying = [material for material, here in stock.items() if here]
        material = await choose_one(
            questions.TakeFromLocation(builder.seat, card=card, location=location, left=left), TAKE, lying, clause
        )
        table.take_from_stock(builder, location, material, at_once, clause)


async def take_from_board(
    table: ForestTable, taker: Builder, giver: Builder, count: int, clause: str, card: str
) -> None:
    """The taker chooses; as many as there are."""
    if not giver.total():
        table.tell(events.NothingToGive(seat=giver.seat, card=card), clause)
    for left in range(min(count, giver.total()), 0, -1):
        material = await choose_one(
            questions.TakeFromPlayer(taker.seat, card=card, player=giver.seat, left=left), TAKE, giver.owned(), clause
        )
        table.hand_over(giver, taker, material, 1, clause)


async def give_gathered(table: ForestTable, giver: Builder, taker: Builder, count: int, clause: str, card: str) -> None:
    """GF-20.72: the giver chooses, of each type at most what was gathered of it and what is still there."""
    given = dict.fromkeys(MATERIALS, 0)
    for left in range(count, 0, -1):
        materials = [
            material
            for material in MATERIALS
            if giver.gathered[material] > given[material] and giver.resources[material]
        ]
        if not materials:
            if left == count:
                table.tell(events.NothingToGive(seat=giver.seat, card=card), clause)
            return
        material = await choose_one(
            questions.GiveGathered(giver.seat, card=card, player=taker.seat, left=left), GIVE, materials, clause
        )
        given[material] += 1
        table.hand_over(giver, taker, material, 1, clause)
