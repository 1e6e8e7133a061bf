"""Everything that is asked in the games for practice, of all tests."""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field

from fairytable.engine.questions import Decision


class React(Decision):
    card: str | UnsetType = UNSET


class Pick(Decision):
    pass


class Offer(Decision):
    day: int | UnsetType = UNSET
    price: int | UnsetType = field(default=UNSET, name="acorn price")


class BurnOil(Decision):
    oil: int


class WardOff(Decision):
    thief: str


class BreakWard(Decision):
    victim: str


class Encore(Decision):
    pass


class Trade(Decision):
    day: int


class Eat(Decision):
    dishes: int


class Wake(Decision):
    pass


class Dream(Decision):
    pass


class Way(Decision):
    day: int | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    hint: str | UnsetType = UNSET


class What(Decision):
    pass


class Lay(Decision):
    pass


class Doubt(Decision):
    pass


class Climb(Decision):
    pass


class Open(Decision):
    pass


class Speak(Decision):
    pass


class End(Decision):
    pass


class Walk(Decision):
    pass


class RunOn(Decision):
    pass


class Sure(Decision):
    pass


class Never(Decision):
    pass


class Go(Decision):
    day: int | UnsetType = UNSET


class GoOn(Decision):
    day: int | UnsetType = UNSET


class Begin(Decision):
    pass


class LastRound(Decision):
    pass


class Run(Decision):
    pass


class TurnItOver(Decision):
    pass


class Choose(Decision):
    pass


class Draw(Decision):
    pass


class Take(Decision):
    pass


class Water(Decision):
    pass


class Fish(Decision):
    pass


class Bet(Decision):
    pass


class Show(Decision):
    pass


class PlayCard(Decision):
    pass


class FlyTo(Decision):
    pass


class Turn(Decision):
    pass
