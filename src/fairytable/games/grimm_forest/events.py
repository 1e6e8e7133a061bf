"""The events of The Grimm Forest. `seat` is the player concerned, `player` another one."""

from __future__ import annotations

from fairytable.engine.events import Happening, Secret, events_in
from fairytable.games.grimm_forest.components import Location, Material, Section

# The course of a round


class Begins(Happening):
    """The owner of the Starting Player token; `order` is the order of turns."""

    seat: str
    order: tuple[str, ...]


class RoundBegins(Happening):
    round: int
    seat: str


class Reminder(Happening):
    """A Fable of the last round works in this one."""

    seat: str
    card: str


class PrinceTook(Happening):
    location: Location
    material: Material
    count: int


class CardsLaid(Happening):
    """A Gather card, and a Fable or not."""

    seat: str
    fable: bool


class FableRevealed(Happening):
    seat: str
    card: str


class GatherCardRevealed(Happening):
    seat: str
    location: Location


class Gathered(Happening):
    seat: str
    location: Location
    material: Material
    count: int


class NothingGathered(Happening):
    """`found` is what lay there, too little to be shared."""

    location: Location
    found: int


class UniqueLocationEnds(Happening):
    card: str
    location: Location


class FablesPutAway(Happening):
    cards: tuple[str, ...]


class StartingPlayer(Happening):
    seat: str


class Replenished(Happening):
    location: Location
    material: Material
    count: int


class MatchEnds(Happening):
    winners: tuple[str, ...]


class MatchStops(Happening):
    """The round limit was reached without a winner."""

    round: int


# Resources and cards


class Gained(Happening):
    """From the Supply."""

    seat: str
    material: Material
    count: int


class GainedOneOfEach(Happening):
    seat: str


class Paid(Gained):
    """To the Supply, for something."""


class Lost(Gained):
    """To the Supply, for nothing."""


class HandedOver(Gained):
    """From board to board."""

    giver: str


class TookFrom(Gained):
    """From what lies on a Location."""

    location: Location


class PutOnLocation(TookFrom):
    """The other way round."""


class PutOnRapunzel(Gained):
    """To the resources that wait there."""


class DrewFables(Happening):
    seat: str
    count: int
    cards: Secret[tuple[str, ...]]


class DiscardedFables(Happening):
    """From the hand."""

    seat: str
    cards: tuple[str, ...]


class FableDiscarded(Happening):
    """It was revealed, and had no effect."""

    seat: str
    card: str


class FablesFound(Happening):
    """In the discard pile."""

    seat: str
    cards: tuple[str, ...]


class FablesReshuffled(Happening):
    """The discarded ones went under the deck."""


class FableTaken(Happening):
    seat: str
    giver: str
    card: Secret[str]


class NoEffect(Happening):
    seat: str
    card: str


class Declined(Happening):
    seat: str
    card: str


class NothingToGive(Happening):
    """Somebody should hand over resources to another player or trade them, and has too few."""

    seat: str
    card: str


class FriendIdle(Happening):
    """The Friend's time has come, and there is nothing to do."""

    seat: str
    friend: str


# Friends


class DrewFriend(Happening):
    seat: str
    friend: str


class GaveFriend(Happening):
    seat: str
    receiver: str
    friend: str


class HasFriend(Happening):
    seat: str
    friend: str


class LostFriend(Happening):
    seat: str
    friend: str


class RapunzelEmptied(Happening):
    seat: str
    count: int


class NoFriendLeft(Happening):
    seat: str


class FriendsReshuffled(Happening):
    """The discarded ones are the deck again."""


class CardsLocked(Happening):
    """Gather cards went under the Little Mermaid."""

    seat: str
    locations: tuple[Location, ...]


class CardsUnlocked(Happening):
    seat: str


class Wished(Happening):
    """Aladdin's owner says how the pig will be."""

    seat: str
    what: str


class Announced(Happening):
    """Pinocchio's owner says where the pig will go."""

    seat: str
    what: Location


class HuntsmanDemands(Happening):
    seat: str


class Dreams(Happening):
    """The player's Sleeping Beauty chose the seat."""

    seat: str
    player: str


class NoDream(Happening):
    seat: str


class LookedAtGatherCard(Happening):
    seat: str
    whose: str
    location: Secret[Location]


class LookedAtFable(Happening):
    seat: str
    whose: str
    card: Secret[str]


class LookedAtFables(Happening):
    seat: str
    count: int
    cards: Secret[tuple[str, ...]]


class KeptFable(Happening):
    seat: str
    card: Secret[str]


class LookedAtDiscard(Happening):
    seat: str
    cards: tuple[str, ...]


class RanThroughTheForest(Happening):
    seat: str


class FlewAway(Happening):
    seat: str
    location: Location


class SpecialAction(Happening):
    seat: str
    friend: str


class ActionsGained(Happening):
    """`total` counts the actions of this round."""

    seat: str
    count: int
    total: int


# Monsters and other Fables


class MonsterPlaced(Happening):
    seat: str
    card: str
    location: Location


class MonsterWithoutFigure(Happening):
    card: str


class HuntsmanCancels(Happening):
    seat: str
    card: str


class MonsterCancelled(Happening):
    seat: str
    card: str
    friend: str


class WolfStruck(Happening):
    seat: str
    location: Location
    count: int


class WolfFindsNoHouse(Happening):
    seat: str


class BlownDown(Happening):
    seat: str
    material: Material
    section: Section


class Squeezed(Happening):
    """The Bridge Troll of the seat stops the player, who hands over so many."""

    seat: str
    player: str
    count: int


class MonstersTaken(Happening):
    seat: str
    cards: tuple[str, ...]


class UniqueLocationPlaced(Happening):
    seat: str
    card: str
    location: Location


class FairyFoodPlaced(Happening):
    seat: str
    location: Location


class RanAway(Happening):
    seat: str
    location: Location


class Frightened(RanAway):
    """Driven by the Roar; who draws the same Location again stays."""

    stays: bool


class Cursed(Happening):
    seat: str
    location: Secret[Location]


class SettledPlan(Happening):
    seat: str
    location: Secret[Location]


class PlansSwapped(Happening):
    seat: str
    one: str
    other: str


class LookedAtNewPlan(Happening):
    seat: str
    location: Secret[Location]


class CornerGained(Happening):
    seat: str


class Hired(Happening):
    seat: str


class TavernOpened(Happening):
    seat: str
    friends: tuple[str, ...]


class ActionLost(Happening):
    """To the player's Powerful Friends."""

    seat: str
    player: str
    total: int


# Building


class Built(Happening):
    seat: str
    material: Material
    section: Section
    price: int


class Sneaked(Happening):
    """Puss in Boots lets the player pay for the seat."""

    seat: str
    player: str
    material: Material


class SurchargePaid(Happening):
    seat: str
    player: str
    material: Material
    count: int


class HouseFinished(Happening):
    """`houses` counts those of the seat."""

    seat: str
    material: Material
    houses: int


class FirstBuilder(Happening):
    seat: str
    material: Material


EVENTS = events_in(__name__)
