"""GF-1.4: whether the order of two cards in one window matters is found by playing both orders."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest

from fairytable.engine.packs import load_pack
from fairytable.games.grimm_forest import GAME, windows
from fairytable.games.grimm_forest.components import MATERIALS
from fairytable.games.grimm_forest.content import END, FRIENDS, NEXT_TURN, UNIQUE_LOCATION, WINDOWS, is_a
from fairytable.games.grimm_forest.table import ForestTable, UniqueLocation
from fairytable.games.grimm_forest.windows import (
    ALWAYS_ALIKE,
    FABLE_EFFECTS,
    FRIEND_EFFECTS,
    GIVES,
    LASTING_EFFECTS,
    STIRS,
)
from fairytable.matches import new_match
from fairytable.testing import clause

TABLES = 12
MOST_ENDS = 150
Card = tuple[str, str]
"""How its owner has it (`fable`, `next_turn`, `unique`, `friend`), and its name."""

FIRST_IS_NEVER_WORSE = {("mysterious_stranger", "seven_dwarfs"), ("giant", "seven_dwarfs")}
"""Who is sent away cannot work any more: the Dwarfs come first, and their action can only be welcome."""
ASKED_ALL_THE_SAME = {"big_bad_wolf", "consult_the_oracle", "frog_prince", "powerful_friends"}
"""They take or exchange, though nothing that cards that only give could change: their order is asked like that of the
others of their kind."""


def cards_in(window: str) -> list[Card]:
    """Everything that can work in the window for one builder."""
    lasting = LASTING_EFFECTS[window]
    return [
        *(("fable", card) for card in FABLE_EFFECTS[window]),
        *(("next_turn", card) for card in lasting if is_a(NEXT_TURN, card)),
        *(("unique", card) for card in lasting if is_a(UNIQUE_LOCATION, card)),
        *(("friend", card) for card in FRIEND_EFFECTS[window]),
    ]


def pairs_in(window: str) -> Iterator[tuple[Card, Card]]:
    """What one builder can have together: one Fable, one of the last round, one Friend, Unique Locations."""
    copies = load_pack(GAME).content.fables
    for one, other in combinations(cards_in(window), 2):
        twice = one[1] == other[1] and copies[one[1]].copies < 2
        if (one[0] != other[0] or one[0] == "unique") and not twice:
            yield one, other
    for card in cards_in(window):
        if card[0] == "unique" and copies[card[1]].copies > 1:
            yield card, card


def order_of(window: str, card: Card) -> int:
    registry = {"fable": FABLE_EFFECTS, "friend": FRIEND_EFFECTS}.get(card[0], LASTING_EFFECTS)
    return registry[window][card[1]].order


def is_asked(window: str, one: Card, other: Card) -> bool:
    """Whether the rules ask for the order of two cards that both work."""
    orders = {order_of(window, one), order_of(window, other)}
    return ALWAYS_ALIKE not in orders and STIRS in orders


def some_table(window: str, held: tuple[Card, Card], number: int) -> ForestTable:
    """A table in the middle of a round: blue has both cards; everything else is as luck will have it."""
    luck = Random(f"{window} {held} {number}")
    seats = ("blue", "green", "orange", "purple")[: luck.choice((2, 3, 3, 4))]
    table: ForestTable = new_match(GAME, seats, number, {"first-player": "seat"}, quiet=True).table
    table.round, table.window, table.windows_played = 3, window, 9
    for stock in table.stock.values():
        for material in stock:
            stock[material] = luck.randrange(5)
    friends = [friend for friend in FRIENDS if ("friend", friend) not in held]
    luck.shuffle(friends)
    for builder in table.builders:
        for material in MATERIALS:
            builder.resources[material] = luck.choice((0, 0, 1, 2, 5))
            builder.gathered[material] = luck.choice((0, 1, 3))
        for _ in range(luck.randrange(4)):
            table.fable_deck.move_top(builder.hand)
        builder.location = builder.plan = builder.own_card = luck.choice(table.locations)
        builder.announcement = luck.choice(("alone", "with_others", builder.location)) if builder.seat == "blue" else ""
        builder.sites[0] = luck.choice(("", "wood_floor", "straw_walls"))
        builder.actions = luck.choice((0, 1, 2, 3))
        builder.friend = friends.pop() if luck.random() < 0.6 else ""
    for _ in range(luck.randrange(4)):
        table.fable_discard += table.fable_deck.take_top(1)
    blue = table.builder("blue")
    blue.fairy_food_at = luck.choice(table.locations)
    free = luck.sample(table.locations, len(table.locations))
    blue.friend = ""
    for how, card in held:
        if how == "unique":
            table.unique_locations.append(UniqueLocation(card, "blue", free.pop()))
        elif how == "friend":
            blue.friend = card
        else:
            setattr(blue, how, card)
            blue.monster_at = luck.choice([builder.location for builder in table.builders])
    table.friend_deck[:] = [friend for friend in table.friend_deck if not table.holder_of(friend)]
    return table


def ends(table: ForestTable, window: str, begin: int) -> set[str] | None:
    """All that can come of it if blue begins with this one of two cards; None if there are too many ways to look at."""

    async def begin_so(_builder: object, _able: object) -> int:
        return begin

    found: set[str] = set()
    paths: list[tuple[str, ...]] = [()]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(windows, "_which_next", begin_so)
        while paths:
            path = paths.pop()
            twin = table.copy()
            scene = windows._carry_out(twin, twin.builder("blue"), window)
            answers: list[Any] = [None, *path]
            try:
                for answer in answers:
                    question = scene.send(answer)
                paths += [(*path, option) for option in question.options]
                scene.close()
            except StopIteration:
                found.add(look(twin))
            if len(found) + len(paths) > MOST_ENDS:
                return None
    return found


def look(table: ForestTable) -> str:
    """What is on the table; hands in any order, and luck left aside."""
    builders = [
        (
            builder.resources,
            sorted(builder.hand.cards),
            builder.friend,
            builder.actions,
            builder.location,
            builder.announcement,
            builder.sites,
            builder.gather_cards,
            builder.fairy_food_at,
            builder.plan,
            builder.own_card,
        )
        for builder in table.builders
    ]
    return str(
        (builders, table.stock, sorted(table.fable_discard), table.on_rapunzel, table.dreamer, table.friend_deck)
    )


@cache
def matters(window: str, one: Card, other: Card) -> bool:
    """Whether there is a table at which it makes a difference with which of the two its owner begins."""
    for number in range(TABLES):
        table = some_table(window, (one, other), number)
        if len(windows._able(twin := table.copy(), twin.builder("blue"), window)) == 2:
            ways = [ends(table, window, begin) for begin in (0, 1)]
            if None not in ways and ways[0] != ways[1]:
                return True
    return False


@clause("GF-1.4")
@pytest.mark.parametrize("window", [window for window in WINDOWS if [*pairs_in(window)]])
def test_where_nobody_is_asked_for_the_order_it_makes_no_difference(window: str) -> None:
    unasked = [pair for pair in pairs_in(window) if not is_asked(window, *pair)]
    found = {(one[1], other[1]) for one, other in unasked if matters(window, one, other)}
    assert found == (FIRST_IS_NEVER_WORSE if window == END else set())


@clause("GF-1.4")
def test_the_order_is_asked_only_of_cards_whose_place_can_make_a_difference() -> None:
    """A card that makes no difference to any that only gives should be one of those itself."""
    stirring = {card for card in cards_in(END) if order_of(END, card) == STIRS}
    for_nothing = set(stirring)
    for one, other in pairs_in(END):
        for card, partner in ((one, other), (other, one)):
            if card in for_nothing and order_of(END, partner) == GIVES and matters(END, one, other):
                for_nothing.remove(card)
    assert {card for _, card in for_nothing} == ASKED_ALL_THE_SAME
