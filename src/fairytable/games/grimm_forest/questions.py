"""Everything that is asked in The Grimm Forest. `left` counts what is still to be chosen, this time included."""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field

from fairytable.engine.questions import Decision, questions_in
from fairytable.games.grimm_forest.components import Location, Material, Section


class Priced(Decision, kw_only=True):
    """A question at which Walls may cost more than usual: how much more and, if they do, what that makes."""

    surcharge: int
    walls: int | UnsetType = field(default=UNSET, name="walls price")
    walls_on_corner: int | UnsetType = field(default=UNSET, name="walls corner_price")


class FirstBuilderBonus(Decision):
    material: Material


class GainWhich(Decision):
    card: str
    left: int


class TakeFromLocation(Decision):
    card: str
    location: Location
    left: int


class TakeFromPlayer(Decision):
    card: str
    player: str
    left: int


class GiveGathered(Decision):
    card: str
    player: str
    left: int


class FriendlyGame(Decision):
    card: str


class CrystalBall(Decision):
    card: str


class ChangePlan(Decision):
    plan: Location
    whose: str
    location: Location


class PlaceFairyFood(Decision):
    card: str


class Harvest(Decision):
    card: str


class ChooseFriend(Decision):
    friends: tuple[str, ...]


class ThoughtfulGift(Decision):
    pass


class WhichGift(Decision):
    player: str


class ReturnGift(Decision):
    player: str
    material: Material
    count: int


class PlaceUniqueLocation(Decision):
    card: str


class GhostlyWhispers(Decision):
    cards: tuple[str, ...]
    left: int


class PayHiredHelp(Decision):
    price: int


class SearchThePast(Decision):
    left: int


class Trade(Decision):
    paid: int
    gained: int


class WishingWell(Decision):
    card: str


class RunAway(Decision):
    card: str
    location: Location


class ConsultTheOracle(Decision):
    players: tuple[str, ...]


class LoseWhich(Decision):
    card: str


class PayMoreForHiredHelp(Decision):
    pass


class Aladdin(Decision):
    friend: str


class GingerbreadMan(Decision):
    location: Location
    count: int


class Pinocchio(Decision):
    friend: str


class PussInBootsPays(Decision):
    material: Material
    section: Section


class Rapunzel(Decision):
    friend: str
    count: int


class SpinStraw(Decision):
    count: int


class SleepingBeauty(Decision):
    pass


class TomThumb(Decision):
    pass


class AliBaba(Decision):
    pass


class Goldilocks(Decision):
    cards: tuple[str, ...]


class PlantBeans(Decision):
    location: Location
    left: int


class PussInBoots(Priced):
    pass


class SnowWhite(Decision):
    player: str


class Thumbelina(Decision):
    location: Location
    locations: tuple[Location, ...]


class GoldilocksOrder(Decision):
    cards: tuple[str, ...]


class GiveToRobinHood(Decision):
    player: str


class KeepOrGive(Decision):
    friend: str
    old: str


class KeepCards(Decision):
    pass


class ChooseCards(Decision):
    must: bool


class EvilQueen(Decision):
    pass


class ShareTheMarket(Decision):
    share: int


class PlaceMonster(Decision):
    card: str


class BlowDown(Decision):
    player: str


class Squeeze(Decision):
    card: str


class CancelMonster(Decision):
    card: str
    friend: str
    location: Location
    victims: tuple[str, ...]


class WhoAteBacon(Decision):
    pass


class BuildTurn(Priced):
    left: int


class ResolveNext(Decision):
    cards: tuple[str, ...]


class FairyGodmother(Decision):
    left: int


QUESTIONS = questions_in(__name__)
