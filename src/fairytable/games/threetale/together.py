"""What is decided together: heroes, order, difficulty, who keeps what was blessed. One proposes (TT-25.1)."""

from __future__ import annotations

from itertools import permutations

from fairytable.engine.questions import Question, ask, ask_all
from fairytable.games.threetale.changes import owe, take_artifact
from fairytable.games.threetale.table import FULL_SPIRIT, Joint, TaleTable
from fairytable.games.threetale.verbs import AGREE, DIFFICULTY, HERO, KEEPER, ORDER, REFUSE

DIFFICULTIES = ("daring", "smooth", "brutal")


def voices(table: TaleTable) -> tuple[str, ...]:
    """The seats that speak for a person each (TT-22): one in solo, two in duo, three in trio."""
    return table.seats[: {"solo": 1, "duo-split": 2, "duo-shared": 2}.get(table.control, 3)]


def propose_together(
    table: TaleTable, about: str, options: list[str], clause: str, *, seats: tuple[str, ...], player: str = ""
) -> None:
    """The seats decide. The first option stands if nobody answers."""
    table.joint = Joint(about, options, clause=clause, player=player, seats=seats)


def choose_keeper(table: TaleTable, giver: str, receiver: str) -> None:
    """TT-11.6: after all have seen the Artifact the giver says who keeps it, and the receiver agrees or not."""
    seats = (giver,) if len(voices(table)) == 1 else (giver, receiver)
    options = list(KEEPER.all_of((receiver, giver)))
    propose_together(table, "keeper", options, "TT-11.6", seats=seats, player=receiver)


async def decide_together(table: TaleTable) -> None:
    """TT-25.1: the first seat proposes; when all but one proposal were refused, everybody names one."""
    joint = table.joint
    assert joint is not None
    proposer, *others = joint.seats
    if joint.proposal:
        answers = await ask_all(others, lambda seat: _agreement(table, joint, seat))
        if all(answer in AGREE for answer in answers.values()):
            _decided(table, joint, joint.proposal)
        else:
            joint.refused.append(joint.proposal)
            joint.proposal = ""
            table.tell("refused", joint.clause, seats=tuple(seat for seat in others if answers[seat] in REFUSE))
        return
    left = [option for option in joint.options if option not in joint.refused]
    if len(left) == 1:
        await _name_one(table, joint)
        return
    answer = await _which(table, joint, proposer, left)
    if others:
        joint.proposal = answer
    else:
        _decided(table, joint, answer)


def _which(table: TaleTable, joint: Joint, seat: str, options: list[str]) -> Question:
    """Which of the options a seat is for."""
    return ask(
        seat,
        joint.about,
        tuple(options),
        joint.clause,
        default=options[0],
        player=joint.player,
        own=int(joint.player == seat),
        artifact=table.offered[0] if table.offered else "",
    )


async def _name_one(table: TaleTable, joint: Joint) -> None:
    """Nobody has the last proposal forced on them: what most of them name stands, of equals the first in the list."""
    named = list((await ask_all(joint.seats, lambda seat: _which(table, joint, seat, joint.options))).values())
    table.tell("named_apart", "TT-25.1")
    _decided(table, joint, max(joint.options, key=named.count))


def _agreement(table: TaleTable, joint: Joint, seat: str) -> Question:
    """Whether a seat agrees to the proposal."""
    options, proposal = (AGREE(), REFUSE()), joint.proposal
    if proposal in HERO:
        (hero,) = HERO.read(proposal)
        return ask(seat, "agree_hero", options, joint.clause, default=AGREE(), hero=hero, player=joint.player)
    if proposal in ORDER:
        return ask(seat, "agree_order", options, joint.clause, default=AGREE(), order=ORDER.read(proposal))
    if proposal in KEEPER:
        (keeper,) = KEEPER.read(proposal)
        artifact = table.offered[0]
        return ask(seat, "agree_keeper", options, joint.clause, default=AGREE(), player=keeper, artifact=artifact)
    (level,) = DIFFICULTY.read(proposal)
    return ask(seat, "agree_difficulty", options, joint.clause, default=AGREE(), level=level)


def _decided(table: TaleTable, joint: Joint, answer: str) -> None:
    table.joint = None
    if answer in HERO:
        _pick_hero(table, HERO.read(answer)[0])
    elif answer in KEEPER:
        take_artifact(table, table.hero(KEEPER.read(answer)[0]), table.offered.pop(), joint.clause)
    elif answer in ORDER:
        table.order = ORDER.read(answer)
        table.turn = 0
        table.tell("order_chosen", joint.clause, order=table.order)
        if table.phase == "prophecy":
            table.phase, table.moment = "past", "next"
        else:
            table.phase, table.moment = "future", "round"
    else:
        (table.difficulty,) = DIFFICULTY.read(answer)
        table.tell("difficulty_chosen", "TT-18.7", level=table.difficulty)
        table.moment = "future_order"
        if table.content.awards[table.difficulty].awards:
            for hero in table.heroes:
                owe(table, hero, "award", "TT-18.8")


def _pick_hero(table: TaleTable, name: str) -> None:
    """TT-2.4, 2.7: the next seat without a hero gets it, with its printed values."""
    hero = next(hero for hero in table.heroes if not hero.hero)
    board = table.content.heroes[name]
    hero.hero = name
    hero.virtues = dict(board.virtues)
    hero.speed = board.speed
    hero.spirit = FULL_SPIRIT
    table.tell("hero_picked", "TT-2.4", seat=hero.seat, hero=name)
    if all(hero.hero for hero in table.heroes):
        table.moment = "order"


async def pick_heroes(table: TaleTable) -> None:
    """TT-2.4, 23.3: for one seat after the other; the recommended ones come first."""
    taken = {hero.hero for hero in table.heroes}
    wanted: list[str] = []
    if table.recommends:
        wanted = [name for prophecy in table.prophecies for name in table.content.prophecies[prophecy].suits]
    names = [name for name in dict.fromkeys([*wanted, *table.content.heroes]) if name not in taken]
    seat = next(hero.seat for hero in table.heroes if not hero.hero)
    propose_together(table, "hero", [HERO(name) for name in names], "TT-2.4", seats=_pickers(table, seat), player=seat)


def _pickers(table: TaleTable, seat: str) -> tuple[str, ...]:
    """Everybody picks for their own seat. Whoever plays alone picks all three; two pick the one they share together."""
    is_shared = table.control == "duo-shared" and seat not in voices(table)
    return voices(table) if table.control == "solo" or is_shared else (seat,)


async def choose_order(table: TaleTable) -> None:
    """TT-3.1, 18.10."""
    options = [ORDER(*seats) for seats in permutations(table.seats)]
    clause = "TT-3.1" if table.phase == "prophecy" else "TT-18.10"
    propose_together(table, "order", options, clause, seats=voices(table))


async def choose_difficulty(table: TaleTable) -> None:
    """TT-18.7."""
    options = [DIFFICULTY(level) for level in DIFFICULTIES]
    propose_together(table, "difficulty", options, "TT-18.7", seats=voices(table))
