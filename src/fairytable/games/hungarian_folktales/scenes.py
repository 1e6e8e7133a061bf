"""The course of the game: set-up, what comes next, and the end."""

from __future__ import annotations

from collections.abc import Mapping

from fairytable.engine.agenda import play_next, scene, step
from fairytable.engine.chance import Chance
from fairytable.engine.game import MatchOption, Result, is_number
from fairytable.engine.piles import Pile
from fairytable.engine.questions import Reason, ask
from fairytable.games.hungarian_folktales import events, fields, questions, turns, verbs
from fairytable.games.hungarian_folktales.agenda import (
    BeginTurn,
    ChooseHero,
    ChooseItem,
    Deal,
    ReceiveTrickster,
    TricksterComes,
)
from fairytable.games.hungarian_folktales.content import Content
from fairytable.games.hungarian_folktales.quests import castle_things
from fairytable.games.hungarian_folktales.table import FolktaleTable, Hero, Rules

RULES_OF_THE_TURN = (fields, turns)
"""The files whose scenes and steps come up in a turn; each registers them when it is imported."""

COLOURS = ("red", "blue", "green", "yellow", "orange", "purple")
FEWEST_WITH_TRICKSTER = 4
TEAMS = {"off": 0, "2x2": 2, "2x3": 2, "3x2": 3}
"""HF-33.1: the number of teams; `2x3` are two teams of three."""
PLAYERS_IN_TEAMS = {"2x2": 4, "2x3": 6, "3x2": 6}
SCARCE_COPIES = 3
SHORTEST_LIMIT = 10
MOST_IN_A_CHAIN = 3
"""HF-30.7: so many players at most can play chains of quests."""


def _are_seats(value: str) -> bool:
    seats = value.split(",")
    return len(set(seats)) == len(seats) and set(seats) <= set(COLOURS)


OPTIONS = (
    MatchOption("quest-chain", ("off", "3", "4")),
    MatchOption("test-of-courage", ("on", "off")),
    MatchOption("biscuits-to-advice", ("on", "off")),
    MatchOption("advice-to-biscuit", ("on", "off")),
    MatchOption("lesser-outcome", ("on", "off")),
    MatchOption("exact-dead-end", ("off", "on")),
    MatchOption("blank-skips", ("off", "on")),
    MatchOption("young-choice", ("nobody", "everybody"), "seats such as red,blue", _are_seats),
    MatchOption("teams", tuple(TEAMS)),
    MatchOption("scarce-magic", ("off", "on")),
    MatchOption(
        "turn-limit",
        ("off",),
        f"a number of rounds from {SHORTEST_LIMIT} on",
        lambda value: is_number(value) and int(value) >= SHORTEST_LIMIT,
    ),
)


def fits(options: Mapping[str, str], seats: tuple[str, ...]) -> Reason | None:
    """HF-30.7: what does not fit the number of players, or another option."""
    teams, count = options["teams"], len(seats)
    if options["quest-chain"] != "off" and count > MOST_IN_A_CHAIN:
        return Reason("chain_for_three", "HF-30.7")
    if teams != "off" and PLAYERS_IN_TEAMS[teams] != count:
        return Reason("teams_need_players", "HF-33.1", {"count": PLAYERS_IN_TEAMS[teams]})
    if options["scarce-magic"] == "on" and teams != "2x2":
        return Reason("scarce_for_two_teams", "HF-33.7")
    young = options["young-choice"]
    if young not in ("nobody", "everybody") and not set(young.split(",")) <= set(seats):
        return Reason("young_not_here", "HF-30.3")
    return None


def lay_table(content: Content, seats: tuple[str, ...], options: Mapping[str, str], chance: Chance) -> FolktaleTable:
    """HF-0: the box is opened; heroes are chosen first."""
    teams, chain = TEAMS[options["teams"]], options["quest-chain"]
    limit, young = options["turn-limit"], options["young-choice"]
    rules = Rules(
        biscuits_to_advice=options["biscuits-to-advice"] == "on",
        advice_to_biscuit=options["advice-to-biscuit"] == "on",
        lesser_outcome=options["lesser-outcome"] == "on",
        exact_dead_end=options["exact-dead-end"] == "on",
        blank_skips=options["blank-skips"] == "on",
        quest_chain=0 if chain == "off" else int(chain),
        test_of_courage=options["test-of-courage"] == "on",
        teams=teams,
        turn_limit=0 if limit == "off" else int(limit),
    )
    youngsters = seats if young == "everybody" else () if young == "nobody" else young.split(",")
    biscuits = Pile.of(number for number, count in content.tokens.biscuits.items() for _ in range(count))
    tiles = {}
    for kind, tile in content.tiles.items():
        if tile.kind in ("useful", "magical", "animal"):
            scarce = tile.kind == "magical" and options["scarce-magic"] == "on"
            tiles[kind] = min(SCARCE_COPIES, tile.copies) if scarce else tile.copies
    return FolktaleTable(
        seats=seats,
        chance=chance,
        content=content,
        rules=rules,
        heroes=[
            Hero(
                seat=seat,
                team=place % teams if teams else place,
                is_young=seat in youngsters,
                tales=[],
                satchel=[],
                toads=[],
                spent={},
                biscuits=Pile.of(),
                at=content.board.village,
            )
            for place, seat in enumerate(seats)
        ],
        biscuits=biscuits,
        set_aside=Pile.of(),
        tales_left=list(content.tales),
        tiles=tiles,
        starting_items=list(content.classes["starting"]),
        gone=[],
        advice=content.tokens.advice,
        gold=content.tokens.gold,
        agenda=[ChooseHero()],
        trickster_waits=len(seats) >= FEWEST_WITH_TRICKSTER,
    )


@scene
async def choose_hero(table: FolktaleTable, _entry: ChooseHero) -> None:
    """HF-0.2: one after the other; every hero can be chosen once."""
    hero = next(hero for hero in table.heroes if not hero.hero)
    taken = [other.hero for other in table.heroes]
    options = [verbs.HERO(card) for card in table.content.heroes if card not in taken]
    answer = await ask(questions.ChooseHero(hero.seat), tuple(options), "HF-0.2")
    hero.hero = verbs.HERO.read(answer)[0]
    table.tell(events.HeroChosen(seat=hero.seat, hero=hero.hero), "HF-0.2")
    table.then(ChooseHero() if any(not other.hero for other in table.heroes) else Deal())


@step
def deal(table: FolktaleTable, _entry: Deal) -> None:
    """HF-0.4 to HF-0.6, HF-0.12: Folktale cards, tokens, and who goes first."""
    everybody = frozenset(table.seats)
    table.chance.shuffle(table.tales_left)
    for hero in table.heroes:
        for _ in range(table.rules.quest_chain or 1):
            hero.tales.append(table.tales_left.pop())
        table.tell(events.TalesDrawn(seat=hero.seat, tales=tuple(hero.tales)), "HF-0.4")
        for steps in ("1", "2"):
            table.biscuits.remove(steps)
            hero.biscuits.add(steps, everybody)
        hero.advice = hero.gold = 1
        hero.salt = table.card(hero).salt
    table.advice -= len(table.heroes)
    table.gold -= len(table.heroes)
    _roll_for_first(table)
    table.turn = table.first
    table.round = 1
    table.then(ChooseItem())


def _roll_for_first(table: FolktaleTable) -> None:
    """HF-0.12: the highest blue roll; those who tie roll again."""
    rolling = list(range(len(table.heroes)))
    while len(rolling) > 1:
        rolls = {place: table.chance.roll(6) for place in rolling}
        for place, number in rolls.items():
            table.tell(events.RolledForFirst(seat=table.heroes[place].seat, die=number), "HF-0.12")
        highest = max(rolls.values())
        rolling = [place for place, number in rolls.items() if number == highest]
    table.first = rolling[0]
    table.tell(events.GoesFirst(seat=table.heroes[table.first].seat), "HF-0.12")


@scene
async def choose_item(table: FolktaleTable, _entry: ChooseItem) -> None:
    """HF-0.13, HF-0.14: the last player first, then counter-clockwise; the first player last."""
    count = len(table.heroes)
    order = [table.heroes[(table.first - place) % count] for place in range(1, count + 1)]
    hero = next(hero for hero in order if not hero.satchel)
    options = verbs.START_WITH.all_of(table.starting_items)
    answer = await ask(questions.ChooseItem(hero.seat), options, "HF-0.13")
    (kind,) = verbs.START_WITH.read(answer)
    table.starting_items.remove(kind)
    hero.satchel.append(kind)
    table.tell(events.ItemChosen(seat=hero.seat, tile=kind), "HF-0.13")
    table.then(BeginTurn() if all(other.satchel for other in table.heroes) else ChooseItem())


next_scene = play_next


def is_over(table: FolktaleTable) -> bool:
    """HF-21.11, HF-21.14, HF-34.1: somebody is in the Castle, time is up, or nobody is left to race against."""
    return not table.agenda or (bool(table.absent) and len({hero.team for hero in _present(table)}) == 1)


def _present(table: FolktaleTable) -> list[Hero]:
    return [hero for hero in table.heroes if hero.seat not in table.absent]


def result(table: FolktaleTable) -> Result:
    """HF-21.11: there is no scoring; the score only shows how much of one's own tale is done."""
    winners, clause = table.winners, "HF-21.11"
    if not winners:
        teams = {hero.team for hero in _present(table)}
        clause = "HF-34.1" if len(teams) == 1 else "HF-21.14"
        if len(teams) == 1:
            winners = tuple(seat for seat in table.seats if table.hero(seat).team in teams and seat not in table.absent)
    sides: tuple[tuple[str, ...], ...] = ()
    if table.rules.teams:
        sides = tuple(
            tuple(hero.seat for hero in table.heroes if hero.team == team) for team in range(table.rules.teams)
        )
    scores = {hero.seat: float(parts_done(table, hero)) for hero in table.heroes}
    out_of = {hero.seat: float(parts_in_all(table, hero)) for hero in table.heroes}
    return Result(winners, scores, clause, sides, out_of=out_of)


def parts_done(table: FolktaleTable, hero: Hero) -> int:
    """How many parts of the hero's tales are done: quests, and Castle things held."""
    if not hero.tales:
        return 0
    things, gold = castle_things(table, hero)
    held = sum(min(count, hero.satchel.count(kind)) for kind, count in things.items())
    return hero.done + held + min(gold, hero.gold)


def parts_in_all(table: FolktaleTable, hero: Hero) -> int:
    """How many parts the hero's tales have; a chain of tales asks for quests only (HF-31.3)."""
    if not hero.tales:
        return 0
    things, gold = castle_things(table, hero)
    return len(hero.tales) + sum(things.values()) + gold


def count_components(table: FolktaleTable) -> dict[str, int]:
    """Nothing is lost and nothing is doubled: this must be the same at every moment."""
    heroes = table.heroes
    counted = dict(table.tiles)
    counted |= {
        kind: table.gone.count(kind) + table.starting_items.count(kind) for kind in table.content.classes["starting"]
    }
    comes = sum(isinstance(entry, TricksterComes | ReceiveTrickster) for entry in table.agenda)
    counted["trickster"] = int(table.trickster_waits) + comes
    for hero in heroes:
        for kind in (*hero.satchel, *hero.toads):
            counted[kind] += 1
    piles = (table.biscuits, table.set_aside, *(hero.biscuits for hero in heroes))
    counted["biscuits"] = sum(len(pile) for pile in piles)
    for number in table.content.tokens.biscuits:
        counted[f"biscuits with {number}"] = sum(pile.cards.count(number) for pile in piles)
    counted["advice"] = table.advice + sum(hero.advice for hero in heroes)
    counted["gold"] = table.gold + sum(hero.gold for hero in heroes)
    counted["tales"] = len(table.tales_left) + sum(len(hero.tales) for hero in heroes)
    return counted
