"""What is decided together: heroes, order, difficulty, who keeps what was blessed. One proposes (TT-25.1)."""

from __future__ import annotations

from functools import cache
from itertools import permutations

from msgspec.structs import replace

from fairytable.engine.agenda import scene
from fairytable.engine.questions import Question, ask, ask_all
from fairytable.games.threetale import events, questions
from fairytable.games.threetale.agenda import (
    BeginRound,
    ChooseDifficulty,
    ChooseKeeper,
    ChooseOrder,
    Decision,
    NextTurn,
    PickHero,
    TakeAward,
)
from fairytable.games.threetale.changes import take_artifact
from fairytable.games.threetale.table import FULL_SPIRIT, TaleTable
from fairytable.games.threetale.verbs import AGREE, DIFFICULTY, HERO, KEEPER, ORDER, REFUSE

DIFFICULTIES = ("daring", "smooth", "brutal")


def voices(table: TaleTable) -> tuple[str, ...]:
    """The seats that speak for a person each (TT-22): one in solo, two in duo, three in trio."""
    return table.seats[: {"solo": 1, "duo-split": 2, "duo-shared": 2}.get(table.control, 3)]


@scene
async def pick_hero(table: TaleTable, decision: PickHero) -> None:
    """TT-2.4, 2.7, 23.3: for one seat after the other; the recommended ones come first."""
    taken = {hero.hero for hero in table.heroes}
    wanted: list[str] = []
    if table.recommends:
        wanted = [name for prophecy in table.prophecies for name in table.content.prophecies[prophecy].suits]
    names = [name for name in dict.fromkeys([*wanted, *table.content.heroes]) if name not in taken]
    answer = await _decide(table, decision, questions.Hero, HERO.all_of(names), "TT-2.4", player=decision.player)
    if answer:
        _take_hero(table, decision.player, HERO.read(answer)[0])


def first_decision(table: TaleTable) -> Decision:
    """For the next seat without a hero, then about the order. Everybody picks for their own seat. Whoever plays alone
    picks all three; two pick the one they share together."""
    for hero in table.heroes:
        if not hero.hero:
            is_shared = table.control == "duo-shared" and hero.seat not in voices(table)
            together = table.control == "solo" or is_shared
            return PickHero(voices(table) if together else (hero.seat,), player=hero.seat)
    return ChooseOrder(voices(table))


def _take_hero(table: TaleTable, seat: str, name: str) -> None:
    """It comes with its printed values."""
    hero = table.hero(seat)
    board = table.content.heroes[name]
    hero.hero = name
    hero.virtues = dict(board.virtues)
    hero.speed = board.speed
    hero.spirit = FULL_SPIRIT
    table.tell(events.HeroPicked(seat=seat, hero=name), "TT-2.4")
    table.then(first_decision(table))


@scene
async def choose_order(table: TaleTable, decision: ChooseOrder) -> None:
    """TT-3.1, 18.10."""
    clause = "TT-3.1" if table.phase == "prophecy" else "TT-18.10"
    answer = await _decide(table, decision, questions.Order, possible_orders(table), clause)
    if answer:
        table.order = ORDER.read(answer)
        table.turn = 0
        table.tell(events.OrderChosen(order=table.order), clause)
        if table.phase == "prophecy":
            table.phase = "past"
            table.then(NextTurn())
        else:
            table.phase = "future"
            table.then(BeginRound())


def possible_orders(table: TaleTable) -> tuple[str, ...]:
    return _orders_of(table.seats)


@cache
def _orders_of(seats: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([ORDER(*order) for order in permutations(seats)])


@scene
async def choose_difficulty(table: TaleTable, decision: ChooseDifficulty) -> None:
    """TT-18.7."""
    answer = await _decide(table, decision, questions.Difficulty, DIFFICULTY.all_of(DIFFICULTIES), "TT-18.7")
    if answer:
        (table.difficulty,) = DIFFICULTY.read(answer)
        table.tell(events.DifficultyChosen(level=table.difficulty), "TT-18.7")
        table.then(ChooseOrder(voices(table)))
        if table.content.awards[table.difficulty].awards:
            for hero in table.heroes:
                table.owe(TakeAward(hero.seat, "TT-18.8"))


def bless(table: TaleTable, giver: str, receiver: str) -> None:
    """TT-11.6: after all have seen the Artifact the giver says who keeps it, and the receiver agrees or not."""
    seats = (giver,) if len(voices(table)) == 1 else (giver, receiver)
    table.agenda.append(ChooseKeeper(seats, giver=giver, receiver=receiver))


@scene
async def choose_keeper(table: TaleTable, decision: ChooseKeeper) -> None:
    """TT-11.6: the Artifact is the one on offer."""
    options = KEEPER.all_of((decision.receiver, decision.giver))
    answer = await _decide(table, decision, questions.Keeper, options, "TT-11.6", player=decision.receiver)
    if answer:
        table.agenda.remove(decision)
        take_artifact(table, table.hero(KEEPER.read(answer)[0]), table.offered.pop(), "TT-11.6")


async def _decide(
    table: TaleTable,
    decision: Decision,
    proposes: type[questions.Proposal],
    options: tuple[str, ...],
    clause: str,
    player: str = "",
) -> str:
    """TT-25.1: the first seat proposes; when all but one proposal were refused, everybody names one. The first option
    stands if nobody answers. Empty if nothing is decided yet."""
    proposer, *others = decision.seats

    def which(seat: str, among: tuple[str, ...]) -> Question:
        artifact = table.offered[0] if table.offered else ""
        asked = proposes(seat, player=player, own=int(player == seat), artifact=artifact)
        return ask(asked, among, clause, default=among[0])

    if decision.proposal >= 0:
        proposal = options[decision.proposal]
        answers = await ask_all(others, lambda seat: _agreement(table, seat, proposal, clause, player))
        if all(answer in AGREE for answer in answers.values()):
            return proposal
        refused = (*decision.refused, decision.proposal)
        table.agenda.append(replace(decision, proposal=-1, refused=refused))
        table.tell(events.Refused(seats=tuple(seat for seat in others if answers[seat] in REFUSE)), clause)
        return ""
    left = tuple([option for place, option in enumerate(options) if place not in decision.refused])
    if len(left) == 1:
        named = list((await ask_all(decision.seats, lambda seat: which(seat, options))).values())
        table.tell(events.NamedApart(), "TT-25.1")
        return max(options, key=named.count)
    answer = await which(proposer, left)
    if not others:
        return answer
    table.agenda.append(replace(decision, proposal=options.index(answer)))
    return ""


def _agreement(table: TaleTable, seat: str, proposal: str, clause: str, player: str) -> Question:
    """Whether a seat agrees to the proposal."""
    options = (AGREE(), REFUSE())
    if proposal in HERO:
        (hero,) = HERO.read(proposal)
        return ask(questions.AgreeHero(seat, hero=hero, player=player), options, clause, default=AGREE())
    if proposal in ORDER:
        return ask(questions.AgreeOrder(seat, order=ORDER.read(proposal)), options, clause, default=AGREE())
    if proposal in KEEPER:
        (keeper,) = KEEPER.read(proposal)
        agreement = questions.AgreeKeeper(seat, player=keeper, artifact=table.offered[0])
        return ask(agreement, options, clause, default=AGREE())
    (level,) = DIFFICULTY.read(proposal)
    return ask(questions.AgreeDifficulty(seat, level=level), options, clause, default=AGREE())
