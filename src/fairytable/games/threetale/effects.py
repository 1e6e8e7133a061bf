"""The vocabulary of the pack: what cards, talents, tokens, enemies and scenarios can do, as data.

HOW TO WRITE CONTENT. Everything is TOML; the loader reports misspelt or missing words with their place.

*Goods* (goods.py) are what is won, such as
`{ virtues = 2, love = 1, shevitsa = 1, speed = 1, artifact_2 = 1, stones = 1, spirit = 1 }`.
`virtues` go where the hero likes, a named Virtue goes there; Artifacts are always won as "draw three, keep one".
Prizes of Battles and Quests and the rows of Treasures are Goods; `{}` is nothing. *Losses* are what a card takes:
`{ virtues = 3 }`, `{ speed = 1 }` (never below 1), `{ shevitsa = 2 }` (missing ones: 2 Virtues each),
`{ artifact = 1, virtues = 3 }` (an Artifact of one's choice; who has none loses the Virtues instead).

*Powers* (`do = ...`, the classes of powers.py) belong to Artifacts, Talents, rings and lands. They last,
and the rules look them up where they matter; the slot, the use (passive, active, once) and the price in positive dice
stand at the Artifact, `once` ("turn", "between_turns", "game") at the Talent. A Talent or Artifact that gives
something once has the power `gain`: a Talent gives it when it is learned, an Artifact when it is used. An Artifact can
roll dice of its own: `{ do = "roll_dice", dice = 3, at_least = 2, goods = { shevitsa = 1 }, damage = 2 }` gives the
goods if at least two of three dice are positive, and in a fight deals the damage too.

    [[artifact]]
    id = "iron_sickle"
    level = 1
    slot = "hands"
    use = "active"
    needs = 1
    name = { en = "Iron Sickle" }
    text = { en = "Deal 2 damage." }
    powers = [{ do = "deal_damage", damage = 2 }]

*Traits* (`do = ...`, the classes of traits.py) belong to enemies: the talent of a Battle of level 3, the
trait card of an enemy of the Future.

*Effects* (`do = ...`, the classes below) happen at once and in order: when a token is claimed, an
event is drawn, an enemy is beaten, in every Threat step. `who` says whom they concern: `"hero"` (who claimed, won or
acts), `"everybody"`, `"others"`, `"most_virtues"`, `"least_hope"`, `"most_speed"`, `"most_marks"` and `"most_carried"`
(of the mark or token named by `of`), `"nearest"` (to the enemy or token `of`), `"within"` (`spaces` of `of`),
`"beside"` (of `of`). Ties: the next in turn order. What an effect cannot decide, such as which Virtue is lost, is asked
by the rules.

*Conditions* (`is = ...`, the classes of requirements.py) are requirements of Quests and Prophecies, and what wins,
loses or scores a scenario.

*Scenarios*: one file each, `scenario-<number>.toml`. `[scenario]` has id, number, name, story, rounds, win, losses,
stone (what a Sacred Stone does; `text` and `effects`), counters (`{ lights = { en = "Lights taken" } }`), setup,
round_start, turn_start and threat (lists of effects, carried out in that order). Then entries:
`[[token]]` (count, place, blocks, claim = true, keep = true if the hero carries it, on_claim),
`[[enemy]]` (forms = [[speed, defence, strength], ...], count, place, moves, attacks,
mode, traits, trait_deck, prize, on_beaten), `[[card]]` (deck, copies, effects, powers, traits), `[[action]]` (an extra
Action: where it is done, what it pays, its effects), `[[quest]]` (points, condition), `[[progress]]` (what bots strive
for: a condition-like measure and its weight). Where a scenario is odd, it names a rule of its own with
`{ do = "special", rule = "..." }`: a function of that name in `futures/`, marked with its `.rule`.

Places: `"scatter"` random empty spaces on different tiles, `"far"` far from all heroes, `"centre"` the middle of the
map, `"portals"` and `"altars"` on those (the rest scatter), `"beside"` beside the thing named by `of`, `"apart"`
scatter with at least `spaces` between them, `"none"` not yet on the map.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fairytable.games.threetale.goods import Goods, Losses

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


class LayAside(Effect, frozen=True, tag="lay_aside"):
    """The card of a deck that is in force is discarded."""

    deck: str


class FightBattle(Effect, frozen=True, tag="fight_battle"):
    """A full Battle with a card of the ordinary deck of a level."""

    level: int


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
    | LayAside
    | EnemiesAct
    | MoveEnemies
    | DamageEnemy
    | StepsNextTurn
    | ActionsNextTurn
    | LosePerMark
    | Special
)
