"""What happens with dice: fights, Treasures, trials."""

from __future__ import annotations

from fairytable.engine.events import Happening


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


FIGHTS = (
    DieTurned,
    DieRolledAgain,
    BattleBegan,
    FightBegan,
    FirstAttack,
    Escaped,
    BattleGivenUp,
    ExchangeEnded,
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
    TrialRolled,
    TreasureRolled,
    TreasureResult,
    TreasureOpened,
)
