"""What happens to heroes: Virtues, Spirit, Talents, Artifacts, Quests, Bonus cards, gifts."""

from __future__ import annotations

from fairytable.engine.events import Happening


class ArtifactUsed(Happening):
    seat: str
    artifact: str


class ArtifactRolled(Happening):
    seat: str
    artifact: str
    dice: int
    positive: int


class ArtifactResult(Happening):
    seat: str
    artifact: str
    positive: int
    needs: int


class NothingToDraw(Happening):
    seat: str
    deck: str


class PointsLost(Happening):
    seat: str
    count: int


class Sacrificed(Happening):
    seat: str
    what: str


class VirtueLowered(Happening):
    seat: str
    virtue: str
    points: int
    value: int


class SpiritLost(Happening):
    seat: str
    left: int


class ShevitsaGained(Happening):
    seat: str
    count: int
    unused: int


class TalentLearned(Happening):
    seat: str
    talent: str


class ArtifactWon(Happening):
    seat: str
    artifact: str


class Refilled(Happening):
    deck: str


class VirtueRaised(Happening):
    seat: str
    virtue: str
    points: int
    value: int


class Died(Happening):
    seat: str


class BonusDrawn(Happening):
    seat: str
    card: str


class SpiritRegained(Happening):
    seat: str
    spirit: int


class StonesGained(Happening):
    seat: str
    count: int


class SpeedGained(Happening):
    seat: str
    points: int
    speed: int


class SpeedLost(Happening):
    seat: str
    points: int
    speed: int


class ShevitsaLost(Happening):
    seat: str
    count: int
    unused: int


class QuestFulfilled(Happening):
    seat: str
    quest: str


class Undying(Happening):
    seat: str
    talent: str


class TalentUsed(Happening):
    seat: str
    talent: str


class BonusChosen(Happening):
    seat: str
    card: str
    effect: str


class QuestUnfinished(Happening):
    seat: str
    quest: str


class ArtifactLost(Happening):
    seat: str
    artifact: str


class BonusLost(Happening):
    seat: str
    card: str


class ArtifactsDrawn(Happening):
    seat: str
    artifacts: tuple[str, ...]


class Gave(Happening):
    seat: str
    thing: str
    player: str


class Blessed(Happening):
    seat: str
    player: str
    level: int


class QuestDrawn(Happening):
    seat: str
    quest: str


class Led(Happening):
    seat: str
    player: str
    steps: int


HEROES = (
    ArtifactUsed,
    ArtifactRolled,
    ArtifactResult,
    NothingToDraw,
    PointsLost,
    Sacrificed,
    VirtueLowered,
    SpiritLost,
    ShevitsaGained,
    TalentLearned,
    ArtifactWon,
    Refilled,
    VirtueRaised,
    Died,
    BonusDrawn,
    SpiritRegained,
    StonesGained,
    SpeedGained,
    SpeedLost,
    ShevitsaLost,
    QuestFulfilled,
    Undying,
    TalentUsed,
    BonusChosen,
    QuestUnfinished,
    ArtifactLost,
    BonusLost,
    ArtifactsDrawn,
    Gave,
    Blessed,
    QuestDrawn,
    Led,
)
