"""Powers: what Artifacts, Talents, Rings and Lands can do. The rules look them up where they matter."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fairytable.games.threetale.goods import NOTHING, Goods


class Power(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What an Artifact, a Talent, a ring or a land lasts for."""

    def worth(self) -> float:
        """What it is worth to a bot in each turn, as the power of a Talent."""
        return 0.3


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


class RollDice(Power, frozen=True, tag="roll_dice"):
    """An Artifact rolls so many dice of its own. With enough positive ones: goods, and in a fight damage (TT-10.17)."""

    dice: int
    at_least: int = 1
    goods: Goods = NOTHING
    damage: int = 0


class MoreDice(Power, frozen=True, tag="more_dice"):
    """More dice in each own round of attack."""

    dice: int


class MoreDamage(Power, frozen=True, tag="more_damage"):
    """More damage in each own round with a positive die; `if_first`: only where the hero attacked first."""

    damage: int
    if_first: bool = False

    def worth(self) -> float:
        return 0.9


class DealDamage(Power, frozen=True, tag="deal_damage"):
    """Damage in the own round of attack in which it is used."""

    damage: int


class CancelNext(Power, frozen=True, tag="cancel_next"):
    """This many positive dice of the enemy's next round do not count."""

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

    def worth(self) -> float:
        return 1.4


class MoreSpeed(Power, frozen=True, tag="more_speed"):
    """More Speed, for Steps and for who attacks first, in the turn."""

    speed: int


class MoreSteps(Power, frozen=True, tag="more_steps"):
    """More Steps in the turn (fewer, if negative; at least 1 stays)."""

    steps: int


class MoreActions(Power, frozen=True, tag="more_actions"):
    """More Actions in the turn."""

    actions: int

    def worth(self) -> float:
        return 1.8


class CrossTrees(Power, frozen=True, tag="cross_trees"):
    """Step on Tree spaces on the way: so many in a turn; 0 are any number."""

    spaces: int = 0

    def worth(self) -> float:
        return 0.12


class Diagonal(Power, frozen=True, tag="diagonal"):
    """Diagonal Steps are allowed."""


class BonusCards(Power, frozen=True, tag="bonus_cards"):
    """At the start of the turn draw more Bonus cards, then discard some of those of this turn."""

    draw: int
    discard: int = 0


class SwapBonus(Power, frozen=True, tag="swap_bonus"):
    """At the start of the turn discard one Bonus card and draw another."""

    def worth(self) -> float:
        return 0.15


class BothEffects(Power, frozen=True, tag="both_effects"):
    """Both effects of a Bonus card that has two."""

    def worth(self) -> float:
        return 0.15


class MoreFlips(Power, frozen=True, tag="more_flips"):
    """This many more dice may be turned over, once for each object."""

    dice: int


class AfterVictory(Power, frozen=True, tag="after_victory"):
    """After a won fight: Actions for this turn, and lost Virtue points of this fight regained."""

    actions: int = 0
    regain: int = 0

    def worth(self) -> float:
        return 0.8 if self.actions else 0.3


class LeadTheWay(Power, frozen=True, tag="lead_the_way"):
    """At the end of the turn one other hero gets more Steps for its next turn."""

    steps: int


class LongReach(Power, frozen=True, tag="long_reach"):
    """Gifts reach so many spaces, in any direction."""

    spaces: int

    def worth(self) -> float:
        return 0.1


class CoolingTouch(Power, frozen=True, tag="cooling_touch"):
    """One enemy round against the hero, or against one so near, does less damage."""

    damage: int
    spaces: int


class MoreMercy(Power, frozen=True, tag="more_mercy"):
    """Mercy gives more at the end of the turn."""

    points: int

    def worth(self) -> float:
        return 1.6


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

    def worth(self) -> float:
        return 0.5


class FallingStar(Power, frozen=True, tag="falling_star"):
    """Once in the turn of any hero, turn over one die of that hero's roll."""

    def worth(self) -> float:
        return 0.5


class PortalsClosed(Power, frozen=True, tag="portals_closed"):
    """Portals do nothing. (A land of the Future.)"""


AnyPower = (
    PowerToGain
    | Reroll
    | TurnDice
    | RollDice
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
