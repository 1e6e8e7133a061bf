"""The course of the game: set-up, the round with all its windows, the Build phase, the end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from fairytable.engine.chance import Chance
from fairytable.engine.errors import UnknownOption
from fairytable.engine.game import MatchOption, Result, Scene, is_number
from fairytable.engine.piles import Pile
from fairytable.engine.questions import Question
from fairytable.games.grimm_forest import events, gather, questions
from fairytable.games.grimm_forest.building import JOBS, add_build_options, build, prices_now
from fairytable.games.grimm_forest.choices import choose_one
from fairytable.games.grimm_forest.components import (
    BASIC_ACTIONS,
    HOUSES_TO_WIN,
    MATERIALS,
    REPLENISHMENT,
    SECTIONS,
    SECTIONS_OF_A_KIND,
    SITES,
    STURDIEST_FIRST,
)
from fairytable.games.grimm_forest.content import BUILD_END, BUILD_START, DISCARD, Cards
from fairytable.games.grimm_forest.content import SPECIAL as SPECIAL_ACTION
from fairytable.games.grimm_forest.table import Builder, ForestTable
from fairytable.games.grimm_forest.verbs import DISMISS, DRAW, END, FIRST, GAIN, SPECIAL
from fairytable.games.grimm_forest.windows import FRIEND_EFFECTS, discard_of, play_window, special_of

NO_LIMIT = 0
COLOURS = ("blue", "green", "orange", "purple")

OPTIONS = (
    MatchOption("cards", ("full", "basic")),
    MatchOption("first-player", ("random", "seat", "bacon"), "the colour of a seat", lambda value: value in COLOURS),
    MatchOption(
        "round-limit",
        ("off",),
        "a number of rounds",
        lambda value: is_number(value) and int(value) > NO_LIMIT,
    ),
)


def lay_table(cards: Cards, seats: tuple[str, ...], options: Mapping[str, str], chance: Chance) -> ForestTable:
    """The table before anybody has done anything; luck is left to the set-up scene."""
    first_player = options["first-player"]
    if first_player in COLOURS and first_player not in seats:
        raise UnknownOption(f"'first-player' is not at the table: '{first_player}'; seats are: {', '.join(seats)}")
    limit = options["round-limit"]
    basic = options["cards"] == "basic"
    locations = tuple(REPLENISHMENT) if len(seats) == 4 else tuple(REPLENISHMENT)[:3]
    return ForestTable(
        seats=seats,
        chance=chance,
        cards=cards,
        everybody=frozenset(seats),
        first_player=seats[0] if first_player == "seat" else first_player,
        round_limit=NO_LIMIT if limit == "off" else int(limit),
        builders=[
            Builder(
                seat=seat,
                resources=dict.fromkeys(MATERIALS, 0),
                hand=Pile.of(),
                sites=[""] * SITES,
                gathered=dict.fromkeys(MATERIALS, 0),
                gather_cards=locations,
            )
            for seat in seats
        ],
        stock={location: REPLENISHMENT[location].copy() for location in locations},
        sections={f"{material}_{section}": SECTIONS_OF_A_KIND for material in MATERIALS for section in SECTIONS},
        fable_deck=Pile.of(cards.fable_deck(basic=basic)),
        fable_discard=[],
        friend_deck=cards.friend_deck(basic=basic),
        friend_discard=[],
        shown_friends=[],
        unique_locations=[],
        on_rapunzel=dict.fromkeys(MATERIALS, 0),
        blind_fable=Pile.of(),
    )


async def set_up(table: ForestTable) -> None:
    """The decks are shuffled; the Starting Player sits first in the turn order."""
    table.fable_deck.shuffle(table.chance)
    table.chance.shuffle(table.friend_deck)
    starter = table.first_player
    if starter == "bacon":
        starter = await choose_one(questions.WhoAteBacon(table.seats[0]), FIRST, table.seats, "GF-1.2")
    elif starter == "random":
        starter = table.chance.pick(table.seats)
    first = table.seats.index(starter)
    table.builders[:] = table.builders[first:] + table.builders[:first]
    table.window = "start_of_round"
    table.tell(events.Begins(seat=starter, order=tuple([builder.seat for builder in table.builders])), "GF-1.2")


async def start_of_build(table: ForestTable) -> None:
    """GF-14.1: Rumpelstiltskin's Straw."""
    await play_window(table, BUILD_START)


async def build_turn(table: ForestTable) -> None:
    """GF-14: the actions of one builder, and discards that cost none, until the turn is ended."""
    you = table.builders[table.turn]
    while options := turn_options(table, you):
        asked = questions.BuildTurn(you.seat, left=you.actions - table.actions_taken, **prices_now(table, you))
        default = END_TURN if options[-1] == END_TURN else GAIN_STRAW
        answer = await Question(you.seat, asked.about, options, "GF-14.4", asked, default)
        if answer == END_TURN:
            break
        if answer in DISMISSALS:
            await dismiss(table, you)
            continue
        table.actions_taken += 1
        if answer in GAINS:
            table.gain(you, GAINS[answer], 1, "GF-14.6")
        elif answer in JOBS:
            await build(table, you, JOBS[answer])
        elif answer == DRAW_FABLE:
            table.draw_fables(you, 1, "GF-14.5")
        else:
            await use_special_action(table, you)
    table.actions_taken = 0
    table.specials_used = ()
    table.turn += 1
    if table.turn == len(table.builders):
        table.window = NEXT_WINDOW["build"]


GAINS = {GAIN(material): material for material in MATERIALS}
GAIN_STRAW = GAIN("straw")
DRAW_FABLE = DRAW()
ALWAYS_THERE = [DRAW_FABLE, *GAINS]
END_TURN = END()
DISMISSALS = frozenset(DISMISS.all_of(FRIEND_EFFECTS[DISCARD]))


def turn_options(table: ForestTable, you: Builder) -> tuple[str, ...]:
    """All that can be done now; nothing if only ending the turn is left."""
    options: list[str] = []
    if table.actions_taken < you.actions:
        options = ALWAYS_THERE[:] if table.can_draw_fable() else ALWAYS_THERE[1:]
        add_build_options(options, table, you)
    if you.friend:
        if table.actions_taken < you.actions and can_use_special_action(table, you):
            options.append(SPECIAL(you.friend))
        if (leaving := discard_of(you)) and leaving.works(table, you):
            options.append(DISMISS(you.friend))
    if options and may_end(table, you):
        options.append(END_TURN)
    return tuple(options)


def may_end(table: ForestTable, you: Builder) -> bool:
    """GF-14.15: the two basic actions, or all there are, must be used."""
    return table.actions_taken >= BASIC_ACTIONS or table.actions_taken >= you.actions


def can_use_special_action(table: ForestTable, you: Builder) -> bool:
    """GF-14.8 and GF-14.16: once per turn, and only if it does something."""
    special = special_of(you)
    return special is not None and you.friend not in table.specials_used and special.works(table, you)


async def use_special_action(table: ForestTable, you: Builder) -> None:
    table.specials_used = (*table.specials_used, you.friend)
    table.tell(events.SpecialAction(seat=you.seat, friend=you.friend), "GF-14.8")
    await FRIEND_EFFECTS[SPECIAL_ACTION][you.friend].act(table, you)


async def dismiss(table: ForestTable, you: Builder) -> None:
    """GF-14.11: a Friend is discarded for an effect; it costs no action."""
    await FRIEND_EFFECTS[DISCARD][you.friend].act(table, you)


async def end_of_build(table: ForestTable) -> None:
    """GF-14.12: Robin Hood, then a look whether the game is over (GF-19.1)."""
    await play_window(table, BUILD_END)
    table.turn = 0
    finished = any(builder.finished_houses() >= HOUSES_TO_WIN for builder in table.builders)
    if finished or table.round == table.round_limit:
        table.over = True
        outcome = result(table)
        if finished:
            table.tell(events.MatchEnds(winners=outcome.winners), outcome.clause)
        else:
            table.tell(events.MatchStops(round=table.round), outcome.clause)


async def clean_up(table: ForestTable) -> None:
    """GF-18: the Starting Player token moves on, pigs go home, resources arrive."""
    table.builders[:] = table.builders[1:] + table.builders[:1]
    for builder in table.builders:
        builder.location = builder.announcement = builder.robbed = builder.booty = ""
        builder.actions = BASIC_ACTIONS
        builder.gathered = dict.fromkeys(MATERIALS, 0)
    table.monster_played = False
    table.huntsman_rewarded = False
    table.tell(events.StartingPlayer(seat=table.builders[0].seat), "GF-18.1")
    for location, stock in table.stock.items():
        for material, count in REPLENISHMENT[location].items():
            stock[material] += count
            clause = "GF-18.4" if location == "market" else "GF-18.3"
            table.tell(events.Replenished(location=location, material=material, count=count), clause)


ROUND: dict[str, Callable[[ForestTable], Awaitable[None]]] = {
    "start_of_round": gather.start_of_round,
    "prince": gather.prince_takes_his_share,
    "choose_cards": gather.choose_cards,
    "reveal_fables": gather.reveal_fables,
    "reveal_gather_cards": gather.reveal_gather_cards,
    "place_pigs": gather.place_pigs,
    "before_collecting": gather.before_collecting,
    "collect": gather.collect,
    "end_of_gather": gather.end_of_gather,
    "wrap_up": gather.wrap_up,
    "start_of_build": start_of_build,
    "build": build_turn,
    "end_of_build": end_of_build,
    "clean_up": clean_up,
}
"""The windows of a round in their order (GF-2.2, GF-14, GF-18). Each turn of "build" is begun by `next_scene`."""

RESTS = frozenset(("choose_cards", "reveal_fables", "collect", "end_of_gather", "start_of_build", "clean_up"))
"""After these a new scene begins: the shorter a scene, the cheaper a copy of the match in the middle of it."""

NEXT_WINDOW = dict(zip(ROUND, (*tuple(ROUND)[1:], "start_of_round"), strict=True))


def next_scene(table: ForestTable) -> Scene:
    if table.window == "build":
        return build_turn(table)
    return windows(table) if table.window else set_up(table)


async def windows(table: ForestTable) -> None:
    """The windows up to the next rest; not those of the Build phase, in which every turn is a scene of its own."""
    while True:
        window = table.window
        await ROUND[window](table)
        table.window = NEXT_WINDOW[window]
        if window in RESTS or table.over:
            return


def is_over(table: ForestTable) -> bool:
    return table.over


def result(table: ForestTable) -> Result:
    """GF-19: three houses win; then Brick houses, Wood houses, First Builder tokens; then the victory is shared."""
    scores = {builder.seat: float(builder.finished_houses()) for builder in table.builders}
    tied = [builder for builder in table.builders if builder.finished_houses() >= HOUSES_TO_WIN]
    if not tied:
        return Result((), scores, "GF-19.11")
    clause = "GF-19.3"
    for material, next_clause in (("brick", "GF-19.4"), ("wood", "GF-19.5")):
        if len(tied) > 1:
            most = max(builder.houses(material) for builder in tied)
            tied = [builder for builder in tied if builder.houses(material) == most]
            clause = next_clause
    if len(tied) > 1:
        clause = "GF-19.7"
        for material in STURDIEST_FIRST:
            holders = [builder for builder in tied if material in builder.first_builder]
            if holders:
                tied, clause = holders, "GF-19.6"
                break
    return Result(tuple(builder.seat for builder in tied), scores, clause)


def count_components(table: ForestTable) -> dict[str, int]:
    """All Fables and Friends by name, Gather cards by player, house sections by kind and material."""
    counts: dict[str, int] = {}
    fables = [*table.fable_deck, *table.fable_discard, *table.blind_fable]
    fables += [unique.card for unique in table.unique_locations]
    friends = [*table.friend_deck, *table.friend_discard, *table.shown_friends]
    sections = dict(table.sections)
    for builder in table.builders:
        fables += [*builder.hand, builder.fable, builder.next_turn]
        fables += ["cutting_corners"] * (len(builder.sites) - SITES)
        friends.append(builder.friend)
        counts[f"Gather cards of {builder.seat}"] = len({*builder.gather_cards, *builder.locked})
        for house in builder.sites:
            for piece in standing_pieces(house):
                sections[piece] += 1
    for card in (*fables, *friends):
        if card:
            counts[card] = counts.get(card, 0) + 1
    return counts | sections


def standing_pieces(house: str) -> list[str]:
    """The sections of a house, from the top down."""
    if not house:
        return []
    material, top = house.split("_")
    return [f"{material}_{section}" for section in SECTIONS[: SECTIONS.index(top) + 1]]
