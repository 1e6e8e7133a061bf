"""Phases 2, 3 and 4: the face of the die, walking, and what the field reached offers."""

from __future__ import annotations

from fairytable.engine.questions import ask
from fairytable.games.dice_upon_a_time.boundary import open_options, secret_options, use_boundary
from fairytable.games.dice_upon_a_time.content import STEED
from fairytable.games.dice_upon_a_time.corners import traps_of_walk
from fairytable.games.dice_upon_a_time.draws import (
    choose_top,
    draw_magic,
    gain_quests,
    keep_quest,
    may_look_ahead,
    put_below_in_order,
)
from fairytable.games.dice_upon_a_time.placing import is_special
from fairytable.games.dice_upon_a_time.stories import draw_story, give_magic, give_quests
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.tokens import gain_tokens
from fairytable.games.dice_upon_a_time.verbs import DECK, DECLINE, DRAW, JUMP, KEEP, RIDE, STAY, TAKE, WALK
from fairytable.games.dice_upon_a_time.vocabulary import TOKENS, Rides
from fairytable.games.dice_upon_a_time.windows import declare_alone


async def die_effect(table: DiceTable) -> None:
    """Phase 2: the special face of the die placed."""
    you = table.you
    face = is_special(table, table.placed)
    if face == "magic" and not table.can_draw_magic():
        table.tell("nothing_happened", "DT-16.29", seat=you.seat, why="no_magic")
    elif face == "magic":
        options = (DRAW(), DECLINE(), *open_options(table, you), *secret_options(table, you))
        answer = await ask(you.seat, "draw_magic", options, "DT-5.5", default=DECLINE())
        if await use_boundary(table, you, answer):
            return
        if answer in DRAW:
            await draw_magic(table, (you.seat,), "DT-5.5")
    elif face == "story":
        if answer := await act_first(table, you, "before_story", "DT-5.6"):
            await use_boundary(table, you, answer)
            return
        await draw_story(table, you, "DT-5.6", arrive_by_card)
    elif face == "doubling":
        table.doubles = True
        table.tell("doubling", "DT-5.13", seat=you.seat)
    table.phase = "move"


async def act_first(table: DiceTable, you: Adventurer, about: str, clause: str) -> str:
    """BOUNDARY where no question is asked anyway: the answer, or nothing if the turn shall go on."""
    if known := open_options(table, you):
        options = (DECLINE(), *known, *secret_options(table, you))
        answer = await ask(you.seat, about, options, clause)
        return "" if answer in DECLINE else answer
    return await declare_alone(table, you, about, lambda you: secret_options(table, you), clause)


def end_of_route(table: DiceTable, you: Adventurer) -> str:
    """DT-6.1, 6.2 and 6.4: where the route that was activated leads from here, unless the way is lost."""
    if not table.route or table.was_moved:
        return ""
    one, other = table.content.routes[table.route].between
    return other if you.at == one else one if you.at == other else ""


async def move(table: DiceTable) -> None:
    """Phase 3: along the route that was activated, or not."""
    you = table.you
    end = end_of_route(table, you)
    if end and not table.must_walk:
        steps = (WALK(end), STAY())
        answer = await ask(
            you.seat,
            "move",
            lambda: (*steps, *open_options(table, you), *secret_options(table, you)),
            "DT-6.1",
            default=STAY(),
            field=end,
            traps=traps_of_walk(table, you, end),
        )
        if await use_boundary(table, you, answer):
            return
        end = end if answer in WALK else ""
    table.phase = "quests"
    if end:
        step_to(table, you, end, "DT-6.1")
        table.phase = "ability"


def step_to(table: DiceTable, you: Adventurer, field: str, clause: str) -> None:
    """The figure arrives. Cards that ask for a visit remember it (DT-17.13)."""
    start, you.at = you.at, field
    table.mount = ""
    table.has_completed = False
    for lying in (*you.stories, *table.common):
        condition = table.content.stories[lying.card].condition
        place = getattr(condition, "place", "")
        if place and you.seat not in lying.visitors and table.is_at(you, place):
            lying.visitors = (*lying.visitors, you.seat)
    table.tell("moved", clause, seat=you.seat, start=start, end=field)


async def arrive_by_card(table: DiceTable, you: Adventurer, field: str) -> None:
    """DT-7.2 and DT-7.19: arriving by a card counts like any arrival, but only in one's own turn (DT-7.3)."""
    step_to(table, you, field, "DT-7.2")
    if you.seat == table.active:
        await use_field(table, you)


async def ability(table: DiceTable) -> None:
    """Phase 4: the ability of the field that the figure has reached."""
    await use_field(table, table.you)
    table.phase = "quests"


async def use_field(table: DiceTable, you: Adventurer, *, may_jump: bool = True) -> None:
    """DT-7: what the field offers to whoever arrives."""
    offer = table.content.fields[you.at].ability
    if offer == "town":
        await visit_town(table, you)
    elif offer == "king":
        await visit_king(table, you)
    elif offer == "fairy":
        await visit_fairy(table, you)
    elif offer in TOKENS:
        await visit_resource(table, you, offer)
    elif offer == "story":
        if table.rules.story:
            await draw_story(table, you, "DT-7.10", arrive_by_card)
    elif offer == "magic":
        if table.rules.magic:
            await give_magic(table, (you.seat,), "DT-7.14")
    elif offer == STEED and may_jump:
        await visit_steed(table, you)


async def visit_town(table: DiceTable, you: Adventurer) -> None:
    """DT-7.4; in the cooperative game Town and King do nothing (DT-30.5)."""
    await give_quests(table, (you.seat,), "DT-7.4")


async def visit_king(table: DiceTable, you: Adventurer) -> None:
    """DT-7.5 and DT-7.17: three decks are named, then three cards are seen together and one is kept."""
    if table.rules.coop:
        return
    if not table.open_decks():
        table.tell("nothing_happened", "DT-15.8", seat=you.seat, why="no_quests")
        return
    named: list[str] = []
    for number in range(table.content.numbers.kings_cards):
        left = [points for points, deck in table.decks.items() if len(deck) > named.count(points)]
        if left:
            options = (*DECK.all_of(left), *([DECLINE()] if not number else []))
            answer = await ask(you.seat, "kings_deck", options, "DT-7.17", default=options[-1], decks=tuple(named))
            if answer in DECLINE:
                return
            named += DECK.read(answer)
    await may_look_ahead(table, you)
    for points in named:
        deck = table.decks[points]
        await choose_top(table, you, deck, "DT-16.28")
        deck.show(len(deck) - 1, (you.seat,))
        deck.move_top(table.shown[points])
    kept: list[str] = []
    for _ in range(min(table.change.king_keeps, len(named))):
        seen = [quest for pile in table.shown.values() for quest in pile]
        answer = await ask(you.seat, "keep_quest", KEEP.all_of(seen), "DT-7.5")
        (quest,) = KEEP.read(answer)
        table.shown[str(table.content.quests[quest].points)].remove(quest)
        kept.append(quest)
        keep_quest(table, you, quest, "DT-7.5")
    for points, pile in table.shown.items():
        await put_below_in_order(table.decks[points], you, pile.take_top(len(pile)), "DT-7.17")
    await gain_quests(table, {you.seat: tuple(kept)})


async def visit_fairy(table: DiceTable, you: Adventurer) -> None:
    """DT-7.6, 5.13 and 5.15: a token of choice, doubled in kind; with two wishes two different ones."""
    if table.change.fairy_tokens > 1:
        gain: dict[str, int] = {}
        for left in range(table.change.fairy_tokens, 0, -1):
            options = (*[TAKE(token, 1) for token in TOKENS if token not in gain], DECLINE())
            answer = await ask(you.seat, "take_tokens", options, "DT-7.6", default=DECLINE(), left=left)
            if answer in DECLINE:
                break
            gain[TAKE.read(answer)[0]] = 1
        await gain_tokens(table, {you.seat: gain}, "DT-7.6", on_field=True)
        return
    await take_on_field(table, you, TOKENS, 1, "DT-7.6")


async def visit_resource(table: DiceTable, you: Adventurer, token: str) -> None:
    """DT-7.8."""
    await take_on_field(table, you, (token,), table.change.resource_tokens, "DT-7.8")


async def take_on_field(table: DiceTable, you: Adventurer, kinds: tuple[str, ...], count: int, clause: str) -> None:
    """DT-5.13 and DT-5.16: the Doubling face adds one token of the same kind to the first taking of the turn."""
    counts = (count + 1, count) if table.doubles else (count,)
    options = (*[TAKE(kind, number) for kind in kinds for number in counts], DECLINE())
    answer = await ask(you.seat, "take_tokens", options, clause, default=DECLINE(), left=1)
    if answer in TAKE:
        token, number = TAKE.read(answer)
        table.doubles = False
        await gain_tokens(table, {you.seat: {token: int(number)}}, clause, on_field=True)


async def visit_steed(table: DiceTable, you: Adventurer) -> None:
    """DT-7.12: a jump to another Steed. King Thrushbeard may ride anywhere, now or after a Quest (DT-14.10)."""
    if table.change.steeds_closed:
        table.tell("nothing_happened", "DT-18.2", seat=you.seat, why="steeds_closed")
        return
    steeds = [field for field in table.content.places[STEED] if field != you.at]
    options = [*[JUMP(field) for field in sorted(steeds)], STAY()]
    if may_ride(table, you):
        options += rides(table, you)
    answer = await ask(you.seat, "steed", tuple(options), "DT-7.12", default=STAY())
    if answer in JUMP:
        await ride(table, you, JUMP.read(answer)[0], "DT-7.12")
    elif answer in RIDE:
        await ride_anywhere(table, you, *RIDE.read(answer))
    else:
        table.mount = you.at


def may_ride(table: DiceTable, you: Adventurer) -> bool:
    """DT-14.11: not if the Wishing-cap brought him."""
    return table.moved_by != "wishing_cap" and table.has_ability(you, "king_thrushbeard")


def rides(table: DiceTable, you: Adventurer) -> list[str]:
    return [RIDE(field) for field in table.content.fields if field != you.at]


async def ride_anywhere(table: DiceTable, you: Adventurer, field: str) -> None:
    table.use_ability(you, "DT-14.10")
    await ride(table, you, field, "DT-14.10")


async def ride(table: DiceTable, you: Adventurer, field: str, clause: str) -> None:
    """DT-7.18: being carried lifts Curses that ask for it; the field reached offers what it has, but no second jump."""
    step_to(table, you, field, clause)
    for lying in (*you.stories, *table.common):
        if isinstance(table.content.stories[lying.card].condition, Rides):
            (you.stories if lying in you.stories else table.common).remove(lying)
            table.discard_story(lying.card)
            table.tell("curse_lifted", "DT-17.10", seat=you.seat, card=lying.card)
    await use_field(table, you, may_jump=False)
