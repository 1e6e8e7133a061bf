"""Windows: the moments of a round at which cards work, and who works in which order.

    @fable("spy_network", END, "GF-20.59", works=has_location)
    async def spy_network(table, you): ...

is all that tells what a card does and when. `fable` is for the Fable that lies before its owner this round, `next_turn`
for one that lies there since the last round, `unique_location` for one in play, `friend` for Friends. `works` is what
must hold for the card to do anything; where it is asked it cannot change any more before the card's turn. `worth` is
what bots hope for from the card, `worth_lying` what it is worth to them while it lies there for longer; `why_not` gives
the reason when a Friend cannot be discarded. What the card's questions need stands beside it, too (asking.py). The
numbers that are printed on the card come from the pack, by their names:

    @friend("cinderella", GATHER, "GF-21.7")
    async def cinderella(table, you, *, resources): ...
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from inspect import signature
from typing import TypeAlias

from msgspec import Struct

from fairytable.engine.questions import Reason
from fairytable.games.grimm_forest import content, events, questions
from fairytable.games.grimm_forest.choices import choose_one
from fairytable.games.grimm_forest.table import Builder, ForestTable
from fairytable.games.grimm_forest.verbs import RESOLVE

Works: TypeAlias = Callable[..., bool]
WhyNot: TypeAlias = Callable[[ForestTable, Builder], Reason]
Run: TypeAlias = Callable[..., Awaitable[None]]

ALWAYS_ALIKE = 0
"""The order of such a card among the others of its owner never matters."""
GIVES = 1
"""It only gives: among such cards the order does not matter."""
STIRS = 2
"""It takes, exchanges or removes something, so its place in the order may matter."""


class Effect(Struct, frozen=True):
    """What a card does in a window. `clause` is the rule by which it does nothing if it does not work, `numbers` are
    the printed ones that it needs."""

    card: str
    clause: str
    run: Run
    works: Works
    why_not: WhyNot | None
    order: int
    numbers: tuple[str, ...]

    def act(self, table: ForestTable, you: Builder, *place: str) -> Awaitable[None]:
        if not self.numbers:
            return self.run(table, you, *place)
        printed = table.cards.numbers[self.card]
        if len(printed) > len(self.numbers):
            printed = {name: printed[name] for name in self.numbers}
        return self.run(table, you, *place, **printed)


class Activation(Struct, gc=False):
    """An effect that waits for its turn; `place` is, for a lasting card, the Location where it lies."""

    effect: Effect
    place: tuple[str, ...] = ()


def always(*_: object) -> bool:
    return True


def alone(table: ForestTable, you: Builder) -> bool:
    return table.is_alone(you)


def with_others(table: ForestTable, you: Builder) -> bool:
    return bool(table.company(you))


def has_location(_table: ForestTable, you: Builder) -> bool:
    return you.location != ""


Registry: TypeAlias = dict[str, dict[str, Effect]]


def _empty() -> Registry:
    return {window: {} for window in content.WINDOWS}


FABLE_EFFECTS, LASTING_EFFECTS, FRIEND_EFFECTS = _empty(), _empty(), _empty()


def _register(registry: Registry, declare: Callable[..., None]) -> Callable[..., Callable[[Run], Run]]:
    def decorator(
        card: str,
        window: str,
        clause: str,
        *,
        works: Works = always,
        why_not: WhyNot | None = None,
        order: int = STIRS,
        **more: object,
    ) -> Callable[[Run], Run]:
        def remember(run: Run) -> Run:
            parameters = signature(run).parameters.values()
            numbers = tuple(one.name for one in parameters if one.kind is one.KEYWORD_ONLY)
            declare(card, window, numbers, **more)
            registry[window][card] = Effect(card, clause, run, works, why_not, order, numbers)
            return run

        return remember

    return decorator


fable = _register(FABLE_EFFECTS, content.declare_fable)
monster = _register(FABLE_EFFECTS, partial(content.declare_fable, kind=content.MONSTER))
next_turn = _register(LASTING_EFFECTS, partial(content.declare_fable, kind=content.NEXT_TURN))
unique_location = _register(LASTING_EFFECTS, partial(content.declare_fable, kind=content.UNIQUE_LOCATION))
friend = _register(FRIEND_EFFECTS, content.declare_friend)


async def play_window(table: ForestTable, window: str) -> None:
    """GF-2.3 and GF-2.7: one builder after the other carries out all that works in this window."""
    table.windows_played += 1
    fables, lasting, friends = FABLE_EFFECTS[window], LASTING_EFFECTS[window], FRIEND_EFFECTS[window]
    lying = table.unique_locations
    uniques = [unique.seat for unique in lying if unique.card in lasting] if lying else ()
    for builder in table.builders:
        if (
            builder.fable in fables
            or builder.friend in friends
            or builder.next_turn in lasting
            or builder.seat in uniques
        ):
            await _carry_out(table, builder, window)


async def _carry_out(table: ForestTable, builder: Builder, window: str) -> None:
    """All that one builder has in this window, in the order of the builder's choice."""
    able = _able(table, builder, window)
    if len(able) > 1:
        able.sort(key=lambda activation: activation.effect.order)
    while able:
        activation = able.pop(await _which_next(builder, able) if len(able) > 1 else 0)
        effect = activation.effect
        if effect.card not in FRIEND_EFFECTS[window] or _acts(table, builder, effect.card):
            await effect.act(table, builder, *activation.place)


def _able(table: ForestTable, builder: Builder, window: str) -> list[Activation]:
    """The builder's cards for this window that work; an event reports a Fable that does not."""
    fables, lasting, friends = FABLE_EFFECTS[window], LASTING_EFFECTS[window], FRIEND_EFFECTS[window]
    held: list[Activation] = []
    if builder.fable in fables:
        held.append(Activation(fables[builder.fable]))
    if builder.next_turn in lasting:
        held.append(Activation(lasting[builder.next_turn], (builder.fairy_food_at,)))
    for unique in table.unique_locations:
        if unique.seat == builder.seat and unique.card in lasting:
            held.append(Activation(lasting[unique.card], (unique.location,)))
    if builder.friend in friends and _acts(table, builder, builder.friend):
        held.append(Activation(friends[builder.friend]))
    able = []
    for activation in held:
        effect = activation.effect
        if effect.works(table, builder, *activation.place):
            able.append(activation)
        elif effect.card in fables:
            table.tell(events.NoEffect(seat=builder.seat, card=effect.card), effect.clause)
    return able


def _acts(table: ForestTable, builder: Builder, friend: str) -> bool:
    """GF-2.4: a Friend acts if it is still there and did not arrive in this window."""
    return builder.friend == friend and not table.has_new_friend(builder)


async def _which_next(builder: Builder, able: list[Activation]) -> int:
    """GF-1.4: the owner chooses, if it can make a difference."""
    if able[0].effect.order == ALWAYS_ALIKE or able[-1].effect.order == GIVES:
        return 0
    names = [activation.effect.card for activation in able]
    return names.index(
        await choose_one(questions.ResolveNext(builder.seat, cards=tuple(names)), RESOLVE, names, "GF-1.4")
    )


def special_of(builder: Builder) -> Effect | None:
    """The Special Action of the Friend that the builder has now."""
    return FRIEND_EFFECTS[content.SPECIAL].get(builder.friend)


def discard_of(builder: Builder) -> Effect | None:
    """What discarding the builder's Friend in a Build turn would do."""
    return FRIEND_EFFECTS[content.DISCARD].get(builder.friend)
