"""Phases 2, 3 and 4: the face of the die, walking, and what the field reached offers."""

from __future__ import annotations

from fairytable.engine.agenda import scene, step
from fairytable.engine.questions import Decision, ask
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.agenda import Ability, DieEffect, MagicFace, Move, Quests, StoryFace
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
from fairytable.games.dice_upon_a_time.effects import TOKENS, Rides
from fairytable.games.dice_upon_a_time.moments import RIDING, Occasion, abilities_in, play
from fairytable.games.dice_upon_a_time.placing import is_special
from fairytable.games.dice_upon_a_time.stories import draw_story, give_magic, give_quests
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.tokens import gain_tokens
from fairytable.games.dice_upon_a_time.verbs import DECK, DECLINE, DRAW, JUMP, KEEP, STAY, TAKE, WALK
from fairytable.games.dice_upon_a_time.windows import declare_alone


@step
def die_effect(table: DiceTable, _entry: DieEffect) -> None:
    """Phase 2: the special face of the die placed."""
    you = table.you
    face = is_special(table, table.placed)
    table.then(Move())
    if face == "magic":
        table.then(MagicFace())
    elif face == "story":
        table.then(StoryFace())
    elif face == "doubling":
        table.doubles = True
        table.tell(events.Doubling(seat=you.seat), "DT-5.13")


@scene
async def magic_face(table: DiceTable, _entry: MagicFace) -> None:
    """DT-5.5. Whatever is done first, the face still works afterwards."""
    you = table.you
    if not table.can_draw_magic():
        table.tell(events.NothingHappened(seat=you.seat, why="no_magic"), "DT-16.29")
        return
    options = (DRAW(), DECLINE(), *open_options(table, you), *secret_options(table, you))
    answer = await ask(questions.DrawMagic(you.seat), options, "DT-5.5", default=DECLINE())
    if answer in DRAW:
        await draw_magic(table, (you.seat,), "DT-5.5")
    elif answer not in DECLINE:
        table.then(MagicFace())
        await use_boundary(table, you, answer)


@scene
async def story_face(table: DiceTable, _entry: StoryFace) -> None:
    """DT-5.6."""
    you = table.you
    if answer := await act_first(table, you, questions.BeforeStory(you.seat), "DT-5.6"):
        table.then(StoryFace())
        await use_boundary(table, you, answer)
    else:
        await draw_story(table, you, "DT-5.6", arrive_by_card)


async def act_first(table: DiceTable, you: Adventurer, asked: Decision, clause: str) -> str:
    """BOUNDARY where no question is asked anyway: the answer, or nothing if the turn should continue."""
    if known := open_options(table, you):
        options = (DECLINE(), *known, *secret_options(table, you))
        answer = await ask(asked, options, clause)
        return "" if answer in DECLINE else answer
    return await declare_alone(table, asked, lambda you: secret_options(table, you), clause)


def end_of_route(table: DiceTable, you: Adventurer) -> str:
    """DT-6.1, 6.2 and 6.4: where the route that was activated leads from here, unless the way is lost."""
    if not table.route or table.was_moved:
        return ""
    one, other = table.content.routes[table.route].between
    return other if you.at == one else one if you.at == other else ""


@scene
async def move(table: DiceTable, _entry: Move) -> None:
    """Phase 3: along the route that was activated, or not."""
    you = table.you
    end = end_of_route(table, you)
    if end and not table.must_walk:
        steps = (WALK(end), STAY())
        answer = await ask(
            questions.Move(you.seat, field=end, traps=traps_of_walk(table, you, end)),
            lambda: (*steps, *open_options(table, you), *secret_options(table, you)),
            "DT-6.1",
            default=STAY(),
        )
        if answer not in WALK and answer not in STAY:
            table.then(Move())
            await use_boundary(table, you, answer)
            return
        end = end if answer in WALK else ""
    if end:
        step_to(table, you, end, "DT-6.1")
        table.then(Ability())
    else:
        table.then(Quests())


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
    table.tell(events.Moved(seat=you.seat, start=start, end=field), clause)


async def arrive_by_card(table: DiceTable, you: Adventurer, field: str) -> None:
    """DT-7.2 and DT-7.19: arriving by a card counts like any arrival, but only in one's own turn (DT-7.3)."""
    step_to(table, you, field, "DT-7.2")
    if you.seat == table.active:
        await use_field(table, you)


@scene
async def ability(table: DiceTable, _entry: Ability) -> None:
    """Phase 4: the ability of the field that the figure has reached."""
    await use_field(table, table.you)
    table.then(Quests())


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
        table.tell(events.NothingHappened(seat=you.seat, why="no_quests"), "DT-15.8")
        return
    named: list[str] = []
    for number in range(table.content.numbers.kings_cards):
        left = [points for points, deck in table.decks.items() if len(deck) > named.count(points)]
        if left:
            options = (*DECK.all_of(left), *([DECLINE()] if not number else []))
            asked = questions.KingsDeck(you.seat, decks=tuple(named))
            answer = await ask(asked, options, "DT-7.17", default=options[-1])
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
        answer = await ask(questions.KeepQuest(you.seat), KEEP.all_of(seen), "DT-7.5")
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
            answer = await ask(questions.TakeTokens(you.seat, left=left), options, "DT-7.6", default=DECLINE())
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
    answer = await ask(questions.TakeTokens(you.seat, left=1), options, clause, default=DECLINE())
    if answer in TAKE:
        token, number = TAKE.read(answer)
        table.doubles = False
        await gain_tokens(table, {you.seat: {token: int(number)}}, clause, on_field=True)


async def visit_steed(table: DiceTable, you: Adventurer) -> None:
    """DT-7.12: a jump to another Steed. A Character may ride anywhere, now or after a Quest (DT-14.10)."""
    if table.change.steeds_closed:
        table.tell(events.NothingHappened(seat=you.seat, why="steeds_closed"), "DT-18.2")
        return
    steeds = [field for field in table.content.places[STEED] if field != you.at]
    options = (*[JUMP(field) for field in sorted(steeds)], STAY(), *abilities_in(RIDING, table, you))
    answer = await ask(questions.Steed(you.seat), options, "DT-7.12", default=STAY())
    if answer in JUMP:
        await ride(table, you, JUMP.read(answer)[0], "DT-7.12")
    elif answer in STAY:
        table.mount = you.at
    else:
        await play(table, Occasion(you), answer)


async def ride(table: DiceTable, you: Adventurer, field: str, clause: str) -> None:
    """DT-7.18: being carried lifts Curses that ask for it; the field reached offers what it has, but no second jump."""
    step_to(table, you, field, clause)
    for lying in (*you.stories, *table.common):
        if isinstance(table.content.stories[lying.card].condition, Rides):
            (you.stories if lying in you.stories else table.common).remove(lying)
            table.discard_story(lying.card)
            table.tell(events.CurseLifted(seat=you.seat, card=lying.card), "DT-17.10")
    await use_field(table, you, may_jump=False)
