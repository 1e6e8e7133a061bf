"""Small decisions that many cards need: which resource, which player, which Location."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from fairytable.engine.questions import Question, WhyNot
from fairytable.games.grimm_forest.table import MATERIALS, PRODUCE, Builder, ForestTable

GAIN, TAKE, GIVE, LOSE, PAY, PUT = (
    {material: f"{verb} {material}" for material in MATERIALS}
    for verb in ("gain", "take", "give", "lose", "pay", "put")
)
"""For each verb the option that names a material."""


async def choose(
    seat: str,
    about: str,
    options: tuple[str, ...],
    clause: str,
    *,
    default: str = "",
    why_not: WhyNot | None = None,
    **values: Any,
) -> str:
    """What the seat chooses. Where there is only one way, nobody is asked."""
    if len(options) == 1:
        return options[0]
    return await Question(seat, about, options, clause, values, default, why_not)


async def choose_material(
    seat: str, about: str, verb: dict[str, str], materials: Iterable[str], clause: str, **values: Any
) -> str:
    """One of the materials."""
    answer = await choose(seat, about, tuple([verb[material] for material in materials]), clause, **values)
    return answer.split()[1]


async def choose_player(seat: str, about: str, builders: Sequence[Builder], clause: str, **values: Any) -> str:
    """The seat of one of the builders."""
    answer = await choose(seat, about, tuple([f"player {builder.seat}" for builder in builders]), clause, **values)
    return answer.split()[1]


async def choose_location(
    seat: str, about: str, locations: Sequence[str], clause: str, *, why_not: WhyNot | None = None, **values: Any
) -> str:
    """One of the Locations."""
    options = tuple([f"place {location}" for location in locations])
    answer = await choose(seat, about, options, clause, why_not=why_not, **values)
    return answer.split()[1]


async def gain_of_choice(table: ForestTable, builder: Builder, count: int, clause: str, card: str) -> None:
    """Resources from the Supply, any mix."""
    await gain_of_produce(table, builder, MATERIALS, count, clause, card)


async def gain_of_produce(
    table: ForestTable, builder: Builder, materials: tuple[str, ...], count: int, clause: str, card: str
) -> None:
    """Resources from the Supply, any mix of these materials."""
    if len(materials) == 1:
        table.gain(builder, materials[0], count, clause)
        return
    for left in range(count, 0, -1):
        material = await choose_material(builder.seat, "gain_which", GAIN, materials, clause, card=card, left=left)
        table.gain(builder, material, 1, clause)


async def take_from_location(
    table: ForestTable, builder: Builder, location: str, count: int, clause: str, card: str
) -> None:
    """Resources from what lies there, as many as there are; at the Market the taker chooses (GF-11.5)."""
    stock = table.stock[location]
    if len(stock) == 1:
        material = PRODUCE[location][0]
        if taken := min(count, stock[material]):
            table.take_from_stock(builder, location, material, taken, clause)
        return
    for left in range(min(count, table.stock_total(location)), 0, -1):
        material = await choose_material(
            builder.seat,
            "take_from_location",
            TAKE,
            [material for material, lying in stock.items() if lying],
            clause,
            card=card,
            location=location,
            left=left,
        )
        table.take_from_stock(builder, location, material, 1, clause)


async def take_from_board(
    table: ForestTable, taker: Builder, giver: Builder, count: int, clause: str, card: str
) -> None:
    """The taker chooses; as many as there are."""
    for left in range(min(count, giver.total()), 0, -1):
        material = await choose_material(
            taker.seat, "take_from_player", TAKE, giver.owned(), clause, card=card, player=giver.seat, left=left
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
            return
        material = await choose_material(
            giver.seat, "give_gathered", GIVE, materials, clause, card=card, player=taker.seat, left=left
        )
        given[material] += 1
        table.hand_over(giver, taker, material, 1, clause)
