"""Everything that is asked in ThreeTale."""

from __future__ import annotations

from fairytable.engine.questions import Decision, questions_in

# What is decided together


class Proposal(Decision):
    """What one hero proposes for all (TT-25.1). `player` is the seat that it is about, `artifact` what was blessed;
    `own` is 1 if the seat decides about itself."""

    player: str
    own: int
    artifact: str


class Hero(Proposal):
    pass


class Order(Proposal):
    pass


class Difficulty(Proposal):
    pass


class Keeper(Proposal):
    pass


class AgreeHero(Decision):
    hero: str
    player: str


class AgreeOrder(Decision):
    order: tuple[str, ...]


class AgreeKeeper(Decision):
    player: str
    artifact: str


class AgreeDifficulty(Decision):
    level: str


class Award(Decision):
    pass


# Turns


class StartOfTurn(Decision):
    pass


class Lay(Decision):
    tile: str


class Enter(Decision):
    pass


class Act(Decision):
    """`actions` are those that are left."""

    actions: int


class Sacrifice(Decision):
    pass


class EndStep(Decision):
    """The points of both Virtues that are left."""

    endurance: int
    mercy: int


# Fights and dice


class BeforeFight(Decision):
    """The Speeds of the enemy and of the hero."""

    enemy: str
    speed: int
    own: int


class BeforeRoll(Decision):
    """The dice of the roll to come, and the Defence that is `left`."""

    enemy: str
    dice: int
    left: int


class Attack(BeforeRoll):
    pass


class Face(BeforeRoll):
    pass


class AfterRoll(Decision):
    """How many of the dice are positive, and the Defence that is `left`."""

    positive: int
    dice: int
    enemy: str
    left: int


class OwnDice(AfterRoll):
    pass


class EnemyDice(AfterRoll):
    pass


class Damage(Decision):
    """The damage that is still to be taken, and what was taken already."""

    damage: int
    taken: int
    enemy: str


class WhichTreasure(Decision):
    pass


class TreasureDice(Decision):
    card: str
    positive: int


class TrialDice(Decision):
    positive: int


# What heroes gain and lose: `count` points or cards, this one included


class SettleNext(Decision):
    pass


class Raise(Decision):
    count: int


class Regain(Decision):
    count: int


class Keep(Decision):
    level: int


class Talent(Decision):
    level: int


class Lose(Decision):
    count: int


class LoseArtifact(Decision):
    count: int


class DiscardBonus(Decision):
    pass


class Cover(Decision):
    pass


class Uncover(Decision):
    pass


class Cure(Decision):
    mark: str


# What the Future asks


class WhichCard(Decision):
    pass


class Where(Decision):
    pass


class HandIn(Decision):
    pass


class Drop(Decision):
    pass


class MoveTo(Decision):
    pass


class Target(Decision):
    pass


QUESTIONS = tuple([kind for kind in questions_in(__name__) if kind not in (Proposal, BeforeRoll, AfterRoll)])
