"""A hero's turn: Bonus cards, the tile, Steps and Actions in any order, the end step (TT-3 to TT-7)."""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.agenda import scene, step
from fairytable.engine.questions import ask
from fairytable.games.threetale import events, questions
from fairytable.games.threetale.actions import actions_left, spend_action
from fairytable.games.threetale.agenda import (
    Act,
    AtAltar,
    BeginTurn,
    DrawArtifacts,
    DrawForTurn,
    EndTurn,
    EnterMap,
    LayTile,
    NextTurn,
    StartOfTurn,
)
from fairytable.games.threetale.altar import conversions, convert
from fairytable.games.threetale.board import TURNS, beside, different_turns, place_at, reach, spaces_of, turned
from fairytable.games.threetale.bonus_cards import bonus_choices, choose_bonus
from fairytable.games.threetale.changes import (
    check_quests,
    discard,
    draw,
    draw_bonus,
    gain,
    gain_shevitsa,
    note_deed,
    nothing_to_draw,
    raise_virtue,
)
from fairytable.games.threetale.content import STONES
from fairytable.games.threetale.fight import begin_battle
from fairytable.games.threetale.future import check_verdict, do, hook
from fairytable.games.threetale.future_actions import claimable_tokens, extra_actions, take_extra
from fairytable.games.threetale.future_effects import TRANCE, unmark_hero
from fairytable.games.threetale.goods import VIRTUES, Goods
from fairytable.games.threetale.moments import offered, use
from fairytable.games.threetale.moving import go_to, is_free_to_stay, ways
from fairytable.games.threetale.powers import (
    LongReach,
    MoreMercy,
    SecondSight,
    StarOnTheBrow,
    TokenReach,
)
from fairytable.games.threetale.table import HIGHEST, Hero, LaidTile, QuestHeld, TaleTable
from fairytable.games.threetale.treasure import open_treasure
from fairytable.games.threetale.verbs import (
    BEGIN,
    BLESS,
    CHOOSE_BONUS,
    CLAIM,
    DONE,
    END,
    ENTER,
    GIVE,
    GO,
    LAY,
    LEAD,
    MERCY,
    RAISE,
    SACRIFICE,
    UNMARK,
    USE,
)

STONE = "sacred_stone"


# The start of the turn


@step
def begin_turn(table: TaleTable, _entry: BeginTurn) -> None:
    """TT-3.4, 19.8: the scenario's effects, then the Bonus cards from Faith."""
    hero = table.active
    if hero.away:  # TT-19.9
        table.turn += 1
        table.turns += 1
        table.then(NextTurn())
        return
    hero.steps_used = hero.actions_used = hero.trees_crossed = 0
    hero.more_steps, hero.more_actions = hero.next_steps, hero.next_actions
    hero.next_steps = hero.next_actions = 0
    hero.cancel = hero.weaken = hero.faith_drawn = 0
    hero.slots, hero.used_in_turn, hero.flips = {}, [], []
    for other in table.heroes:
        other.used = []
    cooled = [talent for talent in hero.spent_talents if table.content.talents[talent].once != "game"]
    for talent in cooled:
        hero.spent_talents.remove(talent)
    table.tell(events.TurnBegan(seat=hero.seat, hero=hero.hero), "TT-3.1")
    table.then(DrawForTurn())
    if table.future is not None:
        do(table, "turn_start", hero=hero)


@step
def draw_for_turn(table: TaleTable, _entry: DrawForTurn) -> None:
    """TT-7.12."""
    hero = table.active
    hero.faith_drawn = hero.works("faith")
    for _ in range(hero.faith_drawn):
        draw_bonus(table, hero, "TT-7.12", from_faith=True)
    table.then(StartOfTurn())


@scene
async def start_turn(table: TaleTable, start: StartOfTurn) -> None:
    """Artifacts and Talents that work at the start of the turn."""
    hero = table.active
    options = offered(table, hero, questions.StartOfTurn.about)
    answer = BEGIN()
    if options:
        answer = await ask(questions.StartOfTurn(hero.seat), (BEGIN(), *options), "TT-3.4")
    if answer not in BEGIN:
        use(table, hero, answer, start)
    elif table.phase == "past":
        table.next_tile = table.tile_stack.pop()
        table.then(LayTile())
        table.tell(events.TileDrawn(seat=hero.seat, tile=table.next_tile), "TT-3.5")
    else:
        table.then(Act())


# Tiles


def open_cells(table: TaleTable) -> list[str]:
    """TT-4.3, 4.4: cells that touch a laid tile along a whole side; for the first tile there is one."""
    if not table.tiles:
        return [place_at(0, 0)]
    return list(dict.fromkeys([cell for laid in table.tiles for cell in beside(laid) if cell not in table.tiles]))


@scene
async def lay_tile(table: TaleTable, _entry: LayTile) -> None:
    """TT-3.3, 4.6: the tile is turned as wanted and attached anywhere, and its objects are put on it."""
    hero = table.active
    tile = table.content.tiles[table.next_tile]
    turns = TURNS if tile.blocked_edges else different_turns(tile.spaces)
    answer = await ask(questions.Lay(hero.seat, tile=tile.id), lambda: LAY.all_of(open_cells(table), turns), "TT-4.3")
    cell, turn = LAY.read(answer)
    table.tiles[cell] = LaidTile(tile.id, turn)
    table.next_tile = ""
    table.tell(events.TileLaid(seat=hero.seat, tile=tile.id, cell=cell, turn=turn), "TT-4.6")
    put_out(table, cell)
    table.then(EnterMap() if not hero.at else Act())


def put_out(table: TaleTable, cell: str) -> None:
    """What is pictured on a tile comes on its spaces."""
    laid, spaces = table.tiles[cell], spaces_of(cell)
    tile = table.content.tiles[laid.tile]
    quarters = TURNS.index(laid.turn)
    blocked = [
        (spaces[(one - 1 + quarters) % 4], spaces[(other - 1 + quarters) % 4]) for one, other in tile.blocked_edges
    ]
    ground: dict[str, str] = {}
    for space, shown in zip(spaces, turned(tile.spaces, laid.turn), strict=True):
        permanent = shown in ("altar", "portal", "trees")
        ground[space] = shown if permanent else ""
        if shown == "altar":
            table.things[space] = "offering"
        elif shown and not permanent:
            table.things[space] = shown
    table.set_ground(ground, blocked)


def entry_spaces(table: TaleTable) -> list[str]:
    """TT-3.6: spaces of the new tile with nothing pictured and nobody on them; else any without Trees and heroes."""
    spaces = [
        space
        for space in spaces_of(list(table.tiles)[-1])
        if table.ground[space] != "trees" and not table.heroes_at(space)
    ]
    empty = [space for space in spaces if not table.ground[space] and space not in table.things]
    return empty or spaces


@scene
async def enter_map(table: TaleTable, _entry: EnterMap) -> None:
    hero = table.active
    spaces = entry_spaces(table)
    answer = ENTER(spaces[0])
    if len(spaces) > 1:
        answer = await ask(questions.Enter(hero.seat), ENTER.all_of(spaces), "TT-3.6")
    (hero.at,) = ENTER.read(answer)
    table.then(Act())
    table.tell(events.Entered(seat=hero.seat, space=hero.at), "TT-3.2")


# Steps and Actions


def claims(table: TaleTable, hero: Hero) -> list[tuple[str, str]]:
    """TT-6.4: what lies on the hero's space; Stones also beside it for who reaches them."""
    found = [(table.things[hero.at], hero.at)] if hero.at in table.things else []
    if table.has_power(hero, TokenReach):
        found += [(table.things[space], space) for space in beside(hero.at) if table.things.get(space) in STONES]
    return found


def receivers(table: TaleTable, hero: Hero) -> list[Hero]:
    """TT-4.11, 4.12: those on the eight spaces around, Trees or not."""
    far = max([power.spaces for _, power in table.powers(hero, LongReach)], default=1)
    return [other for other in table.others(hero) if other.at and 1 <= reach(hero.at, other.at) <= far]


def gifts(table: TaleTable, hero: Hero) -> list[str]:
    """TT-6.13, 11.3."""
    things = [*dict.fromkeys(hero.artifacts), *(quest.card for quest in hero.quests)]
    if hero.stones:
        things.append(STONE)
    things += dict.fromkeys(hero.carried)
    if not things and not hero.offerings:
        return []
    near = receivers(table, hero)
    options = [GIVE(thing, other.seat) for other in near for thing in things]
    if hero.offerings:
        options += [BLESS(other.seat) for other in near]
    return options


def act_options(
    table: TaleTable, hero: Hero, spaces: Iterable[str], actions: int, *, may_stay: bool
) -> tuple[str, ...]:
    """What can be done with so many Actions left; `spaces` are those that the hero can get to."""
    options = [GO(space) for space in spaces]
    if may_stay and actions:
        options += [CLAIM(thing, space) for thing, space in claims(table, hero)]
        if table.ground.get(hero.at) == "altar":
            options += [SACRIFICE(what) for what in conversions(table, hero)]
        options += gifts(table, hero)
        if table.future is not None:
            options += claimable_tokens(table, hero) + extra_actions(table, hero)
    options += offered(table, hero, questions.Act.about)
    options += bonus_choices(table, hero, questions.Act.about)
    if may_stay or not options:
        options.append(END())
    return tuple(options)


@scene
async def act(table: TaleTable, acting: Act) -> None:
    """TT-3.8: Steps and Actions in any order. Ways that were found for the options are gone without looking again."""
    hero = table.active
    if hero.away:
        _finish_turn(table, hero)
        return
    actions, may_stay = actions_left(table, hero), is_free_to_stay(table, hero)
    found: dict[str, tuple[int, int]] = {}

    def options() -> tuple[str, ...]:
        nonlocal found
        found = ways(table, hero)
        return act_options(table, hero, found, actions, may_stay=may_stay)

    answer = await ask(questions.Act(hero.seat, actions=actions), options, "TT-3.8", default=END() if may_stay else "")
    if answer in END:
        _end(table, hero)
        return
    if answer in USE or answer in STONE:
        use(table, hero, answer, acting)
        return
    table.then(AtAltar() if answer in SACRIFICE else acting)
    if answer in GO:
        (space,) = GO.read(answer)
        go_to(table, hero, space, (found or ways(table, hero))[space])
        check_verdict(table)
    elif answer in CLAIM:
        _claim(table, hero, *CLAIM.read(answer))
    elif answer in SACRIFICE:
        spend_action(table, hero)
        table.converted = 0
        convert(table, hero, SACRIFICE.read(answer)[0])
    elif answer in GIVE:
        _give(table, hero, *GIVE.read(answer))
    elif answer in BLESS:
        _bless(table, hero, BLESS.read(answer)[0])
    elif answer in CHOOSE_BONUS:
        choose_bonus(table, hero, answer)
    else:
        take_extra(table, hero, answer)


def _claim(table: TaleTable, hero: Hero, thing: str, space: str) -> None:
    spend_action(table, hero)
    if table.future is not None:
        take_extra(table, hero, CLAIM(thing, space))
        return
    del table.things[space]
    table.tell(events.Claimed(seat=hero.seat, thing=thing, space=space), "TT-6.4")
    kind, _, level = thing.rpartition("_")
    if thing == "white_stone":
        points = max([power.virtues for _, power in table.powers(hero, StarOnTheBrow)], default=1)
        gain(table, hero, Goods(virtues=points), "TT-6.5")
        note_deed(table, hero, "white_stones")
    elif thing == "red_stone":
        gain_shevitsa(table, hero, 1, "TT-6.6")
        note_deed(table, hero, "red_stones")
    elif thing == "black_stone":
        gain(table, hero, Goods(speed=1), "TT-6.7")
    elif kind == "treasure":
        note_deed(table, hero, "treasures")
        open_treasure(table, hero, int(level), max([p.cards for _, p in table.powers(hero, SecondSight)], default=1))
    elif kind == "battle":
        begin_battle(table, hero, int(level))
    elif thing == "quest":
        _draw_quest(table, hero)
    elif thing == "offering":
        hero.offerings += 1
    note_deed(table, hero, "claims")


def _draw_quest(table: TaleTable, hero: Hero) -> None:
    card = draw(table, "quests")
    if card is None:
        nothing_to_draw(table, hero, "quests")
    else:
        hero.quests.append(QuestHeld(card, {}, []))
        table.tell(events.QuestDrawn(seat=hero.seat, quest=card), "TT-6.10")
        check_quests(table, hero)


def _give(table: TaleTable, hero: Hero, thing: str, seat: str) -> None:
    """TT-6.13, 6.14: one thing; the receiver spends nothing."""
    spend_action(table, hero)
    other = table.hero(seat)
    table.tell(events.Gave(seat=hero.seat, thing=thing, player=seat), "TT-6.13")
    if thing in hero.artifacts:
        hero.artifacts.remove(thing)
        other.artifacts.append(thing)
    elif thing == STONE:
        hero.stones -= 1
        other.stones += 1
    elif thing in hero.carried:
        hero.carried.remove(thing)
        other.carried.append(thing)
    else:
        quest = next(quest for quest in hero.quests if quest.card == thing)
        hero.quests.remove(quest)
        other.quests.append(QuestHeld(quest.card, {}, []))
    note_deed(table, hero, "gifts")
    check_quests(table, other)
    rule = hook(table, "gave")
    if rule:
        rule(table, hero, thing)
    check_verdict(table)


def _bless(table: TaleTable, hero: Hero, seat: str) -> None:
    """TT-11.3 to 11.5, 11.10: the Offering is removed, its number is the level, and three cards are drawn."""
    spend_action(table, hero)
    hero.offerings -= 1
    table.blessings += 1
    level = min(3, table.blessings)
    table.tell(events.Blessed(seat=hero.seat, player=seat, level=level), "TT-11.3")
    table.owe(DrawArtifacts(hero.seat, "TT-11.7", 1, level, receiver=seat))
    note_deed(table, hero, "gifts")


@scene
async def sacrifice(table: TaleTable, at_altar: AtAltar) -> None:
    """TT-16.1: any number of conversions within the one Action."""
    hero = table.active
    options = conversions(table, hero)
    answer = DONE()
    if options:
        answer = await ask(
            questions.Sacrifice(hero.seat), (DONE(), *SACRIFICE.all_of(options)), "TT-16.1", default=DONE()
        )
    if answer in DONE:
        table.then(Act())
    else:
        table.then(at_altar)
        convert(table, hero, SACRIFICE.read(answer)[0])


# The end of the turn


def _end(table: TaleTable, hero: Hero) -> None:
    """TT-7.18: both amounts are fixed before any of the increases."""
    table.then(EndTurn())
    table.endurance = hero.works("endurance")
    table.mercy = hero.works("mercy") + sum(power.points for _, power in table.powers(hero, MoreMercy))
    table.tell(events.TurnEnds(seat=hero.seat), "TT-3.15")


def end_options(table: TaleTable, hero: Hero) -> list[str]:
    options: list[str] = []
    if table.endurance:
        options += RAISE.all_of(_to_raise(hero))
    for other in table.others(hero) if table.mercy else ():
        options += MERCY.all_of((other.seat,), _to_raise(other))
        if other.marks.get(TRANCE):
            options.append(UNMARK(TRANCE, other.seat))
    return options + offered(table, hero, questions.EndStep.about)


def _to_raise(hero: Hero) -> list[str]:
    """The Virtues that can still grow."""
    return [virtue for virtue in VIRTUES if hero.virtues[virtue] < HIGHEST]


@scene
async def end_turn(table: TaleTable, ending: EndTurn) -> None:
    """TT-3.11, 7.16 to 7.20: Endurance and Mercy point by point, all of it optional; then the cards go."""
    hero = table.active
    options = end_options(table, hero)
    answer = DONE()
    if options:
        answer = await ask(
            questions.EndStep(hero.seat, endurance=table.endurance, mercy=table.mercy),
            (*options, DONE()),
            "TT-7.16",
            default=DONE(),
        )
    if answer in DONE:
        _finish_turn(table, hero)
        return
    if answer in LEAD:
        use(table, hero, answer, ending)
        return
    table.then(ending)
    if answer in RAISE:
        table.endurance -= 1
        raise_virtue(table, hero, RAISE.read(answer)[0], "TT-7.16")
    elif answer in MERCY:
        table.mercy -= 1
        seat, virtue = MERCY.read(answer)
        raise_virtue(table, table.hero(seat), virtue, "TT-7.17")
    else:
        table.mercy -= 1
        mark, seat = UNMARK.read(answer)
        unmark_hero(table, table.hero(seat), mark)


def _finish_turn(table: TaleTable, hero: Hero) -> None:
    """TT-14.5: used or not, the Bonus cards of the turn are discarded."""
    for held in hero.bonus:
        discard(table, "hero_bonus", held.card)
    hero.bonus = []
    hero.slots = {}
    table.endurance = table.mercy = 0
    table.turn += 1
    table.turns += 1
    table.then(NextTurn())
    rule = hook(table, "turn_ends")
    if rule:
        rule(table, hero)
    check_verdict(table)
