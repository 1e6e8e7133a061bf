"""What is still to be done in ThreeTale, and in which order."""

from __future__ import annotations

from fairytable.games.threetale.agenda import Act, CarryOut, EnterBattle, LoseVirtue, MoveAway, RaiseVirtue
from fairytable.games.threetale.effects import FightBattle
from fairytable.games.threetale.future_effects import carry_out
from fairytable.testing import clause, play
from tests.games.threetale.tale import about, hero, options, tale, told


@clause("TT-1.12")
def test_what_is_owed_is_settled_before_what_comes_next() -> None:
    table = tale().table
    table.owe(LoseVirtue("red", "TT-12.5", 1))
    table.then(EnterBattle("red", 1))
    table.owe(MoveAway("red", "TT-26.10"))
    table.owe(RaiseVirtue("blue", "TT-6.5", 1), first=True)
    assert [entry.key() for entry in reversed(table.agenda)] == [
        *("raise_virtue", "lose_virtue", "move_away"),
        *("enter_battle", "act"),
    ]


def test_several_of_the_same_kind_come_together() -> None:
    table = tale().table
    for entry in (RaiseVirtue("red", "TT-6.5", 1), MoveAway("red", "TT-19.2")) * 2:
        table.owe(entry)
    table.owe(RaiseVirtue("red", "TT-12.4", 1))
    assert table.agenda == [
        Act(),
        RaiseVirtue("red", "TT-12.4", 1),
        MoveAway("red", "TT-19.2"),
        RaiseVirtue("red", "TT-6.5", 2),
    ]


@clause("TT-1.12")
def test_of_gains_those_of_the_active_hero_come_first() -> None:
    gains = [RaiseVirtue("green", "TT-6.5", 1), RaiseVirtue("blue", "TT-6.5", 1), RaiseVirtue("red", "TT-6.5", 1)]
    match = tale(owed=gains, turn=1)
    asked = []
    while about(match) == "raise":
        asked.append(match.questions[0].seat)
        match.answer(asked[-1], options(match)[0])
    assert asked == ["blue", "green", "red"]


@clause("TT-19.1")
def test_every_hero_whom_an_effect_sends_to_a_battle_fights_it() -> None:
    match = tale(future={})
    carry_out(match.table, FightBattle(level=1, who="everybody"), CarryOut("threat", "", 0, "red", ""))
    match.begin_at(match.table)
    for seat in match.seats:
        while about(match) == "before_fight":
            match.answer(seat, "begin")
        play(match, f"{seat}: escape")
    assert [event["seat"] for event in told(match, "battle_began")] == ["red", "blue", "green"]
    assert [hero(match, seat).spirit for seat in match.seats] == [2, 2, 2]
