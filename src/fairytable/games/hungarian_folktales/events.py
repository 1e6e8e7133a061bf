"""The events of Hungarian Folktales, with their values."""

from __future__ import annotations

from fairytable.engine.events import Happening, Secret, events_in


class GateReached(Happening):
    seat: str


class GateClosed(Happening):
    seat: str
    quests: tuple[str, ...]
    things: tuple[tuple[str, ...], ...]


class DeadEndReached(Happening):
    seat: str


class MetAlready(Happening):
    seat: str
    encounter: str


class ShortcutTooDear(Happening):
    seat: str
    shortcut: str
    tile: str
    biscuits: int


class SorcererIdle(Happening):
    seat: str
    lack: str


class ShortcutEntered(Happening):
    seat: str
    shortcut: str
    field: str


class ShortcutMoved(Happening):
    seat: str
    shortcut: str
    field: str
    out: bool


class Offered(Happening):
    seat: str
    tile: str
    wish: str


class TileDeclined(Happening):
    seat: str
    tile: str


class BadLuckWardedOff(Happening):
    seat: str


class BadLuckMet(Happening):
    seat: str


class NoneLeft(Happening):
    seat: str
    tile: str


class BiscuitsDrawn(Happening):
    seat: str
    count: int
    steps: Secret[tuple[str, ...]]


class AdviceTaken(Happening):
    seat: str
    count: int


class AdviceSpent(Happening):
    seat: str
    count: int


class GoldTaken(Happening):
    seat: str
    count: int


class GoldSpent(Happening):
    seat: str
    count: int


class TileTaken(Happening):
    seat: str
    tile: str


class TileGivenUp(Happening):
    seat: str
    tile: str


class ToadGivenUp(Happening):
    seat: str
    tile: str


class TileChanged(Happening):
    seat: str
    tile: str
    into: str


class WentHungry(Happening):
    seat: str
    level: int


class BootReturned(Happening):
    seat: str
    level: int


class Rolled(Happening):
    seat: str
    die: int
    tile: str


class SaltSpent(Happening):
    seat: str


class RolledBlue(Happening):
    seat: str
    die: int


class StoodStill(Happening):
    seat: str


class Walked(Happening):
    seat: str
    start: str
    way: tuple[str, ...]
    end: str


class BlankSkipped(Happening):
    seat: str


class Ate(Happening):
    seat: str
    reason: str


class TableLaid(Happening):
    seat: str
    reason: str


class QuestDone(Happening):
    seat: str
    tale: str
    by: str


class HeroChosen(Happening):
    seat: str
    hero: str


class GoesFirst(Happening):
    seat: str


class ItemChosen(Happening):
    seat: str
    tile: str


class TalesDrawn(Happening):
    seat: str
    tales: tuple[str, ...]


class RolledForFirst(Happening):
    seat: str
    die: int


class Threw(Happening):
    """Perhaps again, with a tile."""

    seat: str
    place: str
    die: int
    again_with: str


class TricksterUsed(Happening):
    seat: str
    tile: str


class TricksterCame(Happening):
    seat: str
    tile: str


class PointsCounted(Happening):
    seat: str
    place: str
    die: int
    sources: tuple[str, ...]
    numbers: tuple[int, ...]
    summands: tuple[tuple[str, ...], ...]
    clauses: tuple[str, ...]
    points: int
    outcome: str


class SettledFor(Happening):
    seat: str
    outcome: str


class MagicDrawn(Happening):
    seat: str
    tile: str


class CastleEntered(Happening):
    seat: str
    die: int
    points: int


class Encountered(Happening):
    seat: str
    encounter: str


class SlippedAway(Happening):
    seat: str
    tile: str


class ToadMade(Happening):
    seat: str
    tile: str


class NoneSuitable(Happening):
    seat: str


class TricksterWaits(Happening):
    """Nobody had room for him."""


class TricksterPassedOn(Happening):
    seat: str


class GateStayedShut(Happening):
    seat: str
    points: int


class NothingToLose(Happening):
    seat: str


class StoodFirm(Happening):
    seat: str


class TurnLost(Happening):
    seat: str


class TradeProposed(Happening):
    seat: str
    partner: str
    gives: tuple[tuple[str, ...], ...]
    wants: tuple[tuple[str, ...], ...]


class TradeAgreed(Happening):
    seat: str
    partner: str
    needed: tuple[str, ...]


class CourageTested(Happening):
    seat: str
    partner: str
    white: int
    blue: int


class BiscuitWon(Happening):
    seat: str
    loser: str
    steps: Secret[str]


class TradeRefused(Happening):
    seat: str
    partner: str


class TradeRefusedBecause(Happening):
    seat: str
    partner: str
    reason: str


class TestRefused(Happening):
    seat: str
    partner: str


class NoRoomForPrize(Happening):
    seat: str


class TestProposed(Happening):
    seat: str
    partner: str


class TurnBegins(Happening):
    seat: str
    round: int


class BiscuitBitten(Happening):
    seat: str
    steps: int


class Rested(Happening):
    seat: str


class Rests(Happening):
    seat: str


class TimeIsUp(Happening):
    rounds: int


class TurnMissed(Happening):
    seat: str


class CloakUsed(Happening):
    seat: str
    tile: str


class Stayed(Happening):
    seat: str
    field: str


EVENTS = events_in(__name__)
