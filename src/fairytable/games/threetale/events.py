"""Everything that is told in ThreeTale. `seat` is whom it happened to, `player` somebody else."""

from __future__ import annotations

from fairytable.engine.events import Happening


class ArtifactUsed(Happening):
    seat: str
    artifact: str


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


class DieTurned(Happening):
    seat: str
    source: str
    side: str


class DieRolledAgain(Happening):
    seat: str
    positive: int


class TalentUsed(Happening):
    seat: str
    talent: str


class BattleBegan(Happening):
    seat: str
    card: str
    speed: int
    defence: int
    strength: int


class FightBegan(Happening):
    seat: str
    enemy: str
    mode: str


class BonusChosen(Happening):
    seat: str
    card: str
    effect: str


class FirstAttack(Happening):
    seat: str
    own: int
    speed: int
    first: str


class Escaped(Happening):
    seat: str
    enemy: str


class AttackRolled(Happening):
    seat: str
    dice: int
    positive: int


class EnemyRolled(Happening):
    seat: str
    enemy: str
    dice: int
    positive: int


class DamageDealt(Happening):
    seat: str
    enemy: str
    damage: int
    left: int


class Thrown(Happening):
    seat: str
    token: str
    damage: int


class DamageComes(Happening):
    seat: str
    enemy: str
    damage: int


class Cooled(Happening):
    seat: str
    player: str
    damage: int


class EnemyBeaten(Happening):
    seat: str
    enemy: str


class EnemyAttacked(Happening):
    seat: str
    enemy: str
    strength: int


class EnemyBonus(Happening):
    card: str


class TalentDie(Happening):
    enemy: str
    positive: int


class Blocked(Happening):
    seat: str
    enemy: str


class FearRolled(Happening):
    seat: str
    positive: int


class ExtraRound(Happening):
    seat: str
    enemy: str


class Regained(Happening):
    enemy: str
    points: int


class FutureOpened(Happening):
    scenario: str
    rounds: int


class Counted(Happening):
    counter: str
    value: int


class Marked(Happening):
    seat: str
    mark: str
    count: int


class EnemyPlaced(Happening):
    enemy: str
    space: str


class CardDrawn(Happening):
    card: str


class WasMoved(Happening):
    seat: str
    start: str
    space: str


class ObjectiveMet(Happening):
    scenario: str


class Unmarked(Happening):
    seat: str
    mark: str
    count: int


class EnemyTrait(Happening):
    enemy: str
    card: str


class NextForm(Happening):
    enemy: str
    form: int


class RequirementBreached(Happening):
    scenario: str


class TokenRemoved(Happening):
    token: str
    space: str


class StepsChanged(Happening):
    seat: str
    steps: int


class ActionsChanged(Happening):
    seat: str
    actions: int


class Immune(Happening):
    seat: str


class ActiveRuler(Happening):
    enemy: str


class RiddleSolved(Happening):
    seat: str
    card: str


class TrialRolled(Happening):
    seat: str
    dice: int
    positive: int


class TileAnchored(Happening):
    seat: str
    cell: str


class TileMarked(Happening):
    cell: str


class TileVanished(Happening):
    cell: str


class TileHeld(Happening):
    cell: str


class ExitSeen(Happening):
    space: str


class LeftMap(Happening):
    seat: str
    space: str


class FalseExit(Happening):
    seat: str
    space: str


class TreeGrew(Happening):
    space: str


class TreeVanished(Happening):
    space: str


class Claimed(Happening):
    seat: str
    thing: str
    space: str


class StoneUsed(Happening):
    seat: str


class ActionDone(Happening):
    seat: str
    action: str


class Went(Happening):
    seat: str
    start: str
    space: str
    steps: int


class TokenPlaced(Happening):
    token: str
    space: str


class EnemyMoved(Happening):
    enemy: str
    start: str
    space: str


class PastEnded(Happening):
    """Nothing more is told."""


class ProphecyCameTrue(Happening):
    prophecy: str


class QuestUnfinished(Happening):
    seat: str
    quest: str


class ProphecyQuestMet(Happening):
    seat: str
    prophecy: str


class RoundBegan(Happening):
    round: int
    rounds: int


class ThreatBegan(Happening):
    """Nothing more is told."""


class TimeIsUp(Happening):
    rounds: int


class AwardTaken(Happening):
    seat: str
    goods: str
    count: int


class ArtifactLost(Happening):
    seat: str
    artifact: str


class BonusLost(Happening):
    seat: str
    card: str


class ArtifactsDrawn(Happening):
    seat: str
    artifacts: tuple[str, ...]


class Covered(Happening):
    seat: str
    virtue: str


class HeroPicked(Happening):
    seat: str
    hero: str


class Refused(Happening):
    seats: tuple[str, ...]


class OrderChosen(Happening):
    order: tuple[str, ...]


class DifficultyChosen(Happening):
    level: str


class TreasureRolled(Happening):
    seat: str
    positive: int


class TreasureResult(Happening):
    seat: str
    card: str
    positive: int


class TreasureOpened(Happening):
    seat: str
    cards: tuple[str, ...]


class TurnBegan(Happening):
    seat: str
    hero: str


class TileLaid(Happening):
    seat: str
    tile: str
    cell: str
    turn: str


class Entered(Happening):
    seat: str
    space: str


class Gave(Happening):
    seat: str
    thing: str
    player: str


class Blessed(Happening):
    seat: str
    player: str
    level: int


class TurnEnds(Happening):
    seat: str


class QuestDrawn(Happening):
    seat: str
    quest: str


class TileDrawn(Happening):
    seat: str
    tile: str


class Led(Happening):
    seat: str
    player: str
    steps: int


EVENTS = (
    ArtifactUsed,
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
    DieTurned,
    DieRolledAgain,
    TalentUsed,
    BattleBegan,
    FightBegan,
    BonusChosen,
    FirstAttack,
    Escaped,
    AttackRolled,
    EnemyRolled,
    DamageDealt,
    Thrown,
    DamageComes,
    Cooled,
    EnemyBeaten,
    EnemyAttacked,
    EnemyBonus,
    TalentDie,
    Blocked,
    FearRolled,
    ExtraRound,
    Regained,
    FutureOpened,
    Counted,
    Marked,
    EnemyPlaced,
    CardDrawn,
    WasMoved,
    ObjectiveMet,
    Unmarked,
    EnemyTrait,
    NextForm,
    RequirementBreached,
    TokenRemoved,
    StepsChanged,
    ActionsChanged,
    Immune,
    ActiveRuler,
    RiddleSolved,
    TrialRolled,
    TileAnchored,
    TileMarked,
    TileVanished,
    TileHeld,
    ExitSeen,
    LeftMap,
    FalseExit,
    TreeGrew,
    TreeVanished,
    Claimed,
    StoneUsed,
    ActionDone,
    Went,
    TokenPlaced,
    EnemyMoved,
    PastEnded,
    ProphecyCameTrue,
    QuestUnfinished,
    ProphecyQuestMet,
    RoundBegan,
    ThreatBegan,
    TimeIsUp,
    AwardTaken,
    ArtifactLost,
    BonusLost,
    ArtifactsDrawn,
    Covered,
    HeroPicked,
    Refused,
    OrderChosen,
    DifficultyChosen,
    TreasureRolled,
    TreasureResult,
    TreasureOpened,
    TurnBegan,
    TileLaid,
    Entered,
    Gave,
    Blessed,
    TurnEnds,
    QuestDrawn,
    TileDrawn,
    Led,
)
