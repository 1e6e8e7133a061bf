"""The vocabulary of the pack: what cards, talents, tokens, enemies and scenarios can do, as data.

HOW TO WRITE CONTENT. Everything is TOML; a word that is misspelt or missing is told by the loader with its place.

*Goods* are what is won: `{ virtues = 2, love = 1, shevitsa = 1, speed = 1, artifact_2 = 1, stones = 1, spirit = 1 }`.
`virtues` go where the hero likes, a named Virtue goes there; Artifacts are always won as "draw three, keep one".
Prizes of Battles and Quests and the rows of Treasures are Goods; `{}` is nothing. *Losses* are what a card takes:
`{ virtues = 3 }`, `{ speed = 1 }` (never below 1), `{ shevitsa = 2 }` (missing ones: 2 Virtues each),
`{ artifact = 1, virtues = 3 }` (an Artifact of one's choice; who has none loses the Virtues instead).

*Powers* (`do = ...`, the classes that derive from `Power`) belong to Artifacts, Talents, rings and lands. They last,
and the rules look them up where they matter; the slot, the use (passive, active, once) and the price in positive dice
stand at the Artifact, `once` ("turn", "between_turns", "game") at the Talent. A Talent or Artifact that gives
something once has the power `gain`: a Talent gives it when it is learned, an Artifact when it is used.

    [[artifact]]
    id = "iron_sickle"
    level = 1
    slot = "hands"
    use = "active"
    needs = 1
    name = { en = "Iron Sickle" }
    text = { en = "Deal 2 damage." }
    powers = [{ do = "deal_damage", damage = 2 }]

*Traits* (`do = ...`, the classes that derive from `Trait`) belong to enemies: the talent of a Battle of level 3, the
trait card of an enemy of the Future.

*Effects* (`do = ...`, the classes that derive from `Effect`) happen at once and in order: when a token is claimed, an
event is drawn, an enemy is beaten, in every Threat step. `who` says whom they concern: `"hero"` (who claimed, won or
acts), `"everybody"`, `"others"`, `"most_virtues"`, `"least_hope"`, `"most_speed"`, `"most_marks"` and `"most_carried"`
(of the mark or token named by `of`), `"nearest"` (to the enemy or token `of`), `"within"` (`spaces` of `of`),
`"beside"` (of `of`). Ties: the next in turn order. What an effect cannot decide, such as which Virtue is lost, is asked
by the rules.

*Conditions* (`is = ...`) are requirements of Quests and Prophecies, and what wins, loses or scores a scenario.

*Scenarios*: one file each, `scenario-<number>.toml`. `[scenario]` has id, number, name, story, rounds, win, losses,
stone (what a Sacred Stone does; `text` and `effects`), counters (`{ lights = { en = "Lights taken" } }`), setup,
round_start, turn_start and threat (lists of effects, carried out in that order). Then entries:
`[[token]]` (count, place, blocks, claim = true, keep = true if the
hero carries it, on_claim), `[[enemy]]` (forms = [[speed, defence, strength], ...], count, place, moves, attacks,
mode, traits, trait_deck, prize, on_beaten), `[[card]]` (deck, copies, effects, powers, traits), `[[action]]` (an extra
Action: where it is done, what it pays, its effects), `[[quest]]` (points, condition), `[[progress]]` (what bots strive
for: a condition-like measure and its weight). Where a scenario is odd, it names a rule of its own with
`{ do = "special", rule = "..." }`: a function of that name in `future_<number>.py`, marked with `@special`.

Places: `"scatter"` random empty spaces on different tiles, `"far"` far from all heroes, `"centre"` the middle of the
map, `"portals"` and `"altars"` on those (the rest scatter), `"beside"` beside the thing named by `of`, `"apart"`
scatter with at least `spaces` between them, `"none"` not yet on the map.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

VIRTUES = ("love", "hope", "faith", "endeavour", "endurance", "mercy")
SLOTS = ("head", "hands", "feet")
LEVELS = (1, 2, 3)

Slot = Literal["head", "hands", "feet"]
Usage = Literal["passive", "active", "once"]
Who = Literal[
    "hero",
    "everybody",
    "others",
    "most_virtues",
    "least_hope",
    "most_speed",
    "most_marks",
    "most_carried",
    "nearest",
    "within",
    "beside",
]
Place = Literal["scatter", "far", "centre", "portals", "altars", "beside", "apart", "none"]


class Goods(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be won. `virtues` are points of one's choice."""

    virtues: int = 0
    love: int = 0
    hope: int = 0
    faith: int = 0
    endeavour: int = 0
    endurance: int = 0
    mercy: int = 0
    shevitsa: int = 0
    speed: int = 0
    artifact_1: int = 0
    artifact_2: int = 0
    artifact_3: int = 0
    stones: int = 0
    spirit: int = 0


class Losses(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card takes. Where an Artifact is lost, the Virtues are lost only by who has none."""

    virtues: int = 0
    speed: int = 0
    shevitsa: int = 0
    artifact: int = 0


NOTHING = Goods()
NO_LOSS = Losses()


class Power(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What an Artifact, a Talent, a ring or a land lasts for."""


class PowerToGain(Power, frozen=True, tag="gain"):
    """Goods, at once. A Talent gives them when it is learned, an Artifact when it is used."""

    goods: Goods
    who: Literal["hero", "everybody"] = "hero"


class Reroll(Power, frozen=True, tag="reroll"):
    """Roll up to so many dice of one own roll again."""

    dice: int


class TurnDice(Power, frozen=True, tag="turn_dice"):
    """Turn up to so many dice of one roll, own or enemy's, to any side; 0 are all."""

    dice: int


class MoreDice(Power, frozen=True, tag="more_dice"):
    """More dice in each own round of attack."""

    dice: int


class MoreDamage(Power, frozen=True, tag="more_damage"):
    """More damage in each own round with a positive die; `if_first`: only where the hero attacked first."""

    damage: int
    if_first: bool = False


class DealDamage(Power, frozen=True, tag="deal_damage"):
    """Damage in the own round of attack in which it is used."""

    damage: int


class CancelNext(Power, frozen=True, tag="cancel_next"):
    """So many positive dice of the enemy's next round do not count."""

    dice: int


class WeakenNext(Power, frozen=True, tag="weaken_next"):
    """The enemy rolls so many dice less in its next round."""

    dice: int


class IfWon(Power, frozen=True, tag="if_won"):
    """If this fight is won: goods, and Steps and Actions for this turn. Once for each fight."""

    goods: Goods = NOTHING
    steps: int = 0
    actions: int = 0


class Escape(Power, frozen=True, tag="escape"):
    """Escape from a Battle without paying Spirit."""


class Block(Power, frozen=True, tag="block"):
    """Block a round of attack without paying Spirit."""


class MoreSpeed(Power, frozen=True, tag="more_speed"):
    """More Speed, for Steps and for who attacks first, in the turn."""

    speed: int


class MoreSteps(Power, frozen=True, tag="more_steps"):
    """More Steps in the turn (fewer, if negative; at least 1 stays)."""

    steps: int


class MoreActions(Power, frozen=True, tag="more_actions"):
    """More Actions in the turn."""

    actions: int


class CrossTrees(Power, frozen=True, tag="cross_trees"):
    """Step on Tree spaces on the way: so many in a turn; 0 are any number."""

    spaces: int = 0


class Diagonal(Power, frozen=True, tag="diagonal"):
    """Diagonal Steps are allowed."""


class BonusCards(Power, frozen=True, tag="bonus_cards"):
    """At the start of the turn draw more Bonus cards, then discard some of those of this turn."""

    draw: int
    discard: int = 0


class SwapBonus(Power, frozen=True, tag="swap_bonus"):
    """At the start of the turn discard one Bonus card and draw another."""


class BothEffects(Power, frozen=True, tag="both_effects"):
    """Both effects of a Bonus card that has two."""


class MoreFlips(Power, frozen=True, tag="more_flips"):
    """So many dice more may be turned over, once for each object."""

    dice: int


class AfterVictory(Power, frozen=True, tag="after_victory"):
    """After a won fight: Actions for this turn, and lost Virtue points of this fight regained."""

    actions: int = 0
    regain: int = 0


class LeadTheWay(Power, frozen=True, tag="lead_the_way"):
    """At the end of the turn one other hero gets more Steps for its next turn."""

    steps: int


class LongReach(Power, frozen=True, tag="long_reach"):
    """Gifts reach so many spaces, in any direction."""

    spaces: int


class CoolingTouch(Power, frozen=True, tag="cooling_touch"):
    """One enemy round against the hero, or against one so near, does less damage."""

    damage: int
    spaces: int


class MoreMercy(Power, frozen=True, tag="more_mercy"):
    """Mercy gives more at the end of the turn."""

    points: int


class ShyEnemies(Power, frozen=True, tag="shy_enemies"):
    """In its first round of each fight every enemy rolls fewer dice against the hero."""

    dice: int


class SecondSight(Power, frozen=True, tag="second_sight"):
    """Draw so many Treasure cards (in the Future: cards for a claim) and choose one."""

    cards: int


class Thirst(Power, frozen=True, tag="thirst"):
    """Before an own attack roll lose 1 Virtue, never the last point, for more dice."""

    dice: int


class Undying(Power, frozen=True, tag="undying"):
    """When Spirit would become 0, it becomes 1."""


class TokenReach(Power, frozen=True, tag="token_reach"):
    """Stones, in the Future tokens, may be claimed from a side-adjacent space."""


class StarOnTheBrow(Power, frozen=True, tag="star_on_the_brow"):
    """A White Stone gives so many Virtues; in the Future each claimed token gives 1."""

    virtues: int


class FallingStar(Power, frozen=True, tag="falling_star"):
    """Once in the turn of any hero, turn over one die of that hero's roll."""


class PortalsClosed(Power, frozen=True, tag="portals_closed"):
    """Portals do nothing. (A land of the Future.)"""


AnyPower = (
    PowerToGain
    | Reroll
    | TurnDice
    | MoreDice
    | MoreDamage
    | DealDamage
    | CancelNext
    | WeakenNext
    | IfWon
    | Escape
    | Block
    | MoreSpeed
    | MoreSteps
    | MoreActions
    | CrossTrees
    | Diagonal
    | BonusCards
    | SwapBonus
    | BothEffects
    | MoreFlips
    | AfterVictory
    | LeadTheWay
    | LongReach
    | CoolingTouch
    | MoreMercy
    | ShyEnemies
    | SecondSight
    | Thirst
    | Undying
    | TokenReach
    | StarOnTheBrow
    | FallingStar
    | PortalsClosed
)


class Trait(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What an enemy can do beside its three numbers."""


class Stronger(Trait, frozen=True, tag="stronger"):
    """Other numbers than printed."""

    speed: int = 0
    defence: int = 0
    strength: int = 0


class StrongerByCounter(Trait, frozen=True, tag="stronger_by_counter"):
    """Strength grows by 1 with each point of a counter above a number."""

    counter: str
    above: int = 0


class AttacksFirst(Trait, frozen=True, tag="attacks_first"):
    """It attacks first, whatever the Speeds."""


class DoublesOnDie(Trait, frozen=True, tag="doubles_on_die"):
    """In each of its rounds it rolls a die; if positive, the damage left after all changes is doubled."""


class ExtraRoundAtHalf(Trait, frozen=True, tag="extra_round_at_half"):
    """When its Defence first falls to half or less it makes one extra round of attack."""


class IgnoresDamage(Trait, frozen=True, tag="ignores_damage"):
    """The first damage of each round of the hero does nothing."""

    damage: int


class NoHope(Trait, frozen=True, tag="no_hope"):
    """Hope cannot be used against it."""


class Frightens(Trait, frozen=True, tag="frightens"):
    """Before each round of the hero it rolls a die; if positive, the hero rolls fewer dice (at least 1)."""

    dice: int


class Regains(Trait, frozen=True, tag="regains"):
    """It loses marked damage after each of its rounds that inflicted damage."""

    defence: int


class HitsHighestVirtue(Trait, frozen=True, tag="hits_highest_virtue"):
    """Each point of damage is taken from the Virtue that is highest then."""


class MirrorsLove(Trait, frozen=True, tag="mirrors_love"):
    """Its Strength is the Love of the hero at the start, if that is higher, up to a number."""

    most: int


class RerollsBlanks(Trait, frozen=True, tag="rerolls_blanks"):
    """It rolls all its blank dice again in its first round."""


class BlockCosts(Trait, frozen=True, tag="block_costs"):
    """Who blocks it with Spirit also loses Virtues."""

    virtues: int


class MarksOnHit(Trait, frozen=True, tag="marks_on_hit"):
    """A hero that takes damage from it gets a mark, as long as fewer than `most` are there in all."""

    mark: str
    most: int = 0


class HealsAlone(Trait, frozen=True, tag="heals_alone"):
    """At the end of a round in which nobody attacked it, it loses marked damage."""

    damage: int


class Moves(Trait, frozen=True, tag="moves"):
    """It moves so many Steps in the Threat step."""

    steps: int


class Reaches(Trait, frozen=True, tag="reaches"):
    """In the Threat step it attacks from so many spaces away."""

    spaces: int


AnyTrait = (
    Stronger
    | StrongerByCounter
    | AttacksFirst
    | DoublesOnDie
    | ExtraRoundAtHalf
    | IgnoresDamage
    | NoHope
    | Frightens
    | Regains
    | HitsHighestVirtue
    | MirrorsLove
    | RerollsBlanks
    | BlockCosts
    | MarksOnHit
    | HealsAlone
    | Moves
    | Reaches
)


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """What happens at once. `who` and `of` are explained at the top."""

    who: Who = "hero"
    of: str = ""
    spaces: int = 0


class Gain(Effect, frozen=True, tag="gain"):
    goods: Goods


class Lose(Effect, frozen=True, tag="lose"):
    losses: Losses


class Count(Effect, frozen=True, tag="count"):
    """A counter of the scenario changes."""

    counter: str
    by: int = 1


class Mark(Effect, frozen=True, tag="mark"):
    """Heroes get marks (or lose them, if negative), such as Poison. `most`: so many are there in all; 0 any number."""

    mark: str
    by: int = 1
    most: int = 0


class PlaceToken(Effect, frozen=True, tag="place_token"):
    """Tokens come on the map. Beside a hero: `place = "beside"` with `who` other than "hero" or `of = "hero"`.

    `on_die`: each only if a die is positive. `safe`: never where it would cut the map apart.
    """

    token: str
    count: int = 1
    place: Place = "scatter"
    on_die: bool = False
    most: int = 0


class RemoveToken(Effect, frozen=True, tag="remove_token"):
    """The token that the Action or claim is about leaves the map."""


class PlaceEnemy(Effect, frozen=True, tag="place_enemy"):
    """Enemies come on the map; `most` are there in all (0: any number), `in_all` count the beaten ones too."""

    enemy: str
    count: int = 1
    place: Place = "far"
    most: int = 0
    in_all: int = 0


class DrawCard(Effect, frozen=True, tag="draw_card"):
    """The next card of a deck of the scenario is carried out; `in_force` leaves its powers and traits in force."""

    deck: str
    in_force: bool = False


class FightBattle(Effect, frozen=True, tag="fight_battle"):
    """A full Battle with a card of the ordinary deck of a level."""

    level: int


class Attack(Effect, frozen=True, tag="attack"):
    """The hero fights the enemy that the Action is about, in the enemy's mode of battle."""


class EnemiesAct(Effect, frozen=True, tag="enemies_act"):
    """Every enemy (or those of one kind) moves, if it does, and attacks a hero in reach."""

    enemy: str = ""


class MoveEnemies(Effect, frozen=True, tag="move_enemies"):
    """Enemies of a kind make Steps towards the nearest hero, beside their usual ones."""

    enemy: str
    steps: int


class DamageEnemy(Effect, frozen=True, tag="damage_enemy"):
    """Damage to an enemy of a kind (or of all kinds `<enemy>_...`); the controller chooses among several.

    `damaged_only`: one with damage on it. `silence`: its traits are off for good.
    """

    enemy: str
    damage: int
    damaged_only: bool = False
    silence: bool = False


class StepsNextTurn(Effect, frozen=True, tag="steps_next_turn"):
    """More or fewer Steps in the next turn (at turn_start, or `now`: in this one), at least 1."""

    steps: int
    now: bool = False


class ActionsNextTurn(Effect, frozen=True, tag="actions_next_turn"):
    """More or fewer Actions in the next turn, at least 1."""

    actions: int


class LosePerMark(Effect, frozen=True, tag="lose_per_mark"):
    """A Virtue is lost for each mark, such as Poison."""

    mark: str


class Special(Effect, frozen=True, tag="special"):
    """A rule of the scenario's own: a function in its module."""

    rule: str
    number: int = 0


AnyEffect = (
    Gain
    | Lose
    | Count
    | Mark
    | PlaceToken
    | RemoveToken
    | PlaceEnemy
    | DrawCard
    | FightBattle
    | Attack
    | EnemiesAct
    | MoveEnemies
    | DamageEnemy
    | StepsNextTurn
    | ActionsNextTurn
    | LosePerMark
    | Special
)


class Condition(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """Something that is so or not, of one hero (Quests, Prophecies) or of the scenario."""


class Has(Condition, frozen=True, tag="has"):
    """The hero has at least so much of a Virtue or of Speed."""

    what: Literal["love", "hope", "faith", "endeavour", "endurance", "mercy", "speed"]
    at_least: int


class HasEveryVirtue(Condition, frozen=True, tag="has_every_virtue"):
    at_least: int


class OwnsArtifacts(Condition, frozen=True, tag="owns_artifacts"):
    """The hero owns so many Artifacts; with `every_slot` one for head, hands and feet."""

    at_least: int = 0
    every_slot: bool = False


class Did(Condition, frozen=True, tag="did"):
    """The hero has done something so often: since it holds the Quest, for a Prophecy in the whole Past."""

    deed: Literal[
        "treasures",
        "battles",
        "battles_2",
        "battles_3",
        "white_stones",
        "red_stones",
        "gifts",
        "altars",
        "claims",
    ]
    at_least: int


class Counted(Condition, frozen=True, tag="counted"):
    """A counter of the scenario."""

    counter: str
    at_least: int = 0
    at_most: int = 1000


class Beaten(Condition, frozen=True, tag="beaten"):
    """So many enemies of a kind (with several forms: each form) have been beaten."""

    enemy: str
    at_least: int = 1


class OnMap(Condition, frozen=True, tag="on_map"):
    """So many tokens of a kind lie on the map."""

    token: str
    at_least: int = 0
    at_most: int = 1000


class Marked(Condition, frozen=True, tag="marked"):
    """One hero, or with `together` all of them, have so many marks."""

    mark: str
    at_least: int
    together: bool = False


class EverybodyCarries(Condition, frozen=True, tag="everybody_carries"):
    """Each hero holds one of each of these tokens; a Sacred Stone stands for a missing one if `stone_helps`."""

    tokens: tuple[str, ...]
    stone_helps: bool = False


class EverybodyAt(Condition, frozen=True, tag="everybody_at"):
    """All heroes stand on or beside a token."""

    token: str


class EverybodyLeft(Condition, frozen=True, tag="everybody_left"):
    """All heroes have left the map alive."""


class All(Condition, frozen=True, tag="all"):
    of: tuple[AnyCondition, ...]


class Any(Condition, frozen=True, tag="any"):
    of: tuple[AnyCondition, ...]


AnyCondition = (
    Has
    | HasEveryVirtue
    | OwnsArtifacts
    | Did
    | Counted
    | Beaten
    | OnMap
    | Marked
    | EverybodyCarries
    | EverybodyAt
    | EverybodyLeft
    | All
    | Any
)
