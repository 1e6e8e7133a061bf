"""The events of ThreeTale. `seat` is the player concerned, `player` another one."""

from __future__ import annotations

from fairytable.engine.events import Happening, events_in

# The course of the tale: heroes and order, tiles and Steps, turns, rounds, the phases and the end


class ObjectiveMet(Happening):
    scenario: str


class RequirementBreached(Happening):
    scenario: str


class Claimed(Happening):
    seat: str
    thing: str
    space: str


class Went(Happening):
    """`way` are the spaces that the hero stepped on, the first and the last included."""

    seat: str
    start: str
    space: str
    steps: int
    way: tuple[str, ...]


class PastEnded(Happening):
    """Nothing more is reported."""


class ProphecyCameTrue(Happening):
    prophecy: str


class ProphecyQuestMet(Happening):
    seat: str
    prophecy: str


class RoundBegan(Happening):
    round: int
    rounds: int


class ThreatBegan(Happening):
    """Nothing more is reported."""


class TimeIsUp(Happening):
    rounds: int


class AwardTaken(Happening):
    seat: str
    goods: str
    count: int


class HeroPicked(Happening):
    seat: str
    hero: str


class Refused(Happening):
    seats: tuple[str, ...]


class NamedApart(Happening):
    """Nothing more is reported."""


class OrderChosen(Happening):
    order: tuple[str, ...]


class DifficultyChosen(Happening):
    level: str


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


class TurnEnds(Happening):
    seat: str


class TileDrawn(Happening):
    seat: str
    tile: str


# What happens to heroes: Virtues, Spirit, Talents, Artifacts, Quests, Bonus cards, gifts


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


# What happens with dice: fights, Treasures, trials


class DieTurned(Happening):
    seat: str
    source: str
    side: str


class DieRolledAgain(Happening):
    seat: str
    positive: int


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


class FirstAttack(Happening):
    seat: str
    own: int
    speed: int
    first: str


class Escaped(Happening):
    seat: str
    enemy: str


class BattleGivenUp(Happening):
    seat: str
    enemy: str
    rounds: int


class ExchangeEnded(Happening):
    seat: str
    enemy: str
    left: int


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


class TrialRolled(Happening):
    seat: str
    dice: int
    positive: int


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


# What happens in the Future only: enemies, tokens, cards, tiles that vanish


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


class TokenRemoved(Happening):
    token: str
    space: str


class TokenTaken(Happening):
    seat: str
    token: str


class TokenMoved(Happening):
    token: str
    start: str
    space: str


class HandedIn(Happening):
    seat: str
    tokens: tuple[str, ...]


class EnemyWeaker(Happening):
    enemy: str
    defence: int


class RiddleUnsolved(Happening):
    seat: str
    positive: int
    needs: int


class TileSpared(Happening):
    cell: str


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


class StoneUsed(Happening):
    seat: str


class ActionDone(Happening):
    seat: str
    action: str


class Uncovered(Happening):
    seat: str
    virtue: str


class TokenPlaced(Happening):
    token: str
    space: str


class EnemyMoved(Happening):
    """`way` are the spaces that it stepped on, the first and the last included."""

    enemy: str
    start: str
    space: str
    way: tuple[str, ...]


class Covered(Happening):
    seat: str
    virtue: str


EVENTS = events_in(__name__)
