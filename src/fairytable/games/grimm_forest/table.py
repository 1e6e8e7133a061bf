"""The facts of The Grimm Forest: builders with their boards and cards, the Locations, the decks."""

from __future__ import annotations

from typing import Annotated

from fairytable.engine.chance import Chance
from fairytable.engine.facts import Constant, Facts, Public, hidden, private
from fairytable.engine.piles import Pile
from fairytable.engine.table import Table
from fairytable.games.grimm_forest import events
from fairytable.games.grimm_forest.components import BASIC_ACTIONS, MATERIALS, Location, Material, Piece, Place, Site
from fairytable.games.grimm_forest.content import Cards
from fairytable.games.grimm_forest.crowds import crowds
from fairytable.games.grimm_forest.planned_cards import Plans


class UniqueLocation(Facts):
    """A Fable that lies on a Location board. It works in the place of the seat that played it."""

    card: Public[str]
    seat: Public[str]
    location: Public[Location]


class Builder(Facts):
    """A player. `sites` holds the top section of the house on each building site, such as `wood_walls`, or nothing;
    those after the fifth are Cutting Corners. `next_turn` is the Fable of the last round that works in this one.

    Of the round going on: `fable` lies face up before the builder; `own_card` is the Gather card played and `plan`
    where the builder will go (both empty while they lie face down, see plans.py); `location` is where the pig is.
    `lock_later` is a Gather card that goes under the Little Mermaid in the wrap-up.
    """

    seat: Public[str]
    resources: Public[dict[Material, int]]
    hand: Annotated[Pile, private("fables")]
    sites: Public[list[Site]]
    gathered: Public[dict[Material, int]]
    gather_cards: Public[tuple[Location, ...]]
    locked: Public[tuple[Location, ...]] = ()
    lock_later: Public[Place] = ""
    first_builder: Public[tuple[Material, ...]] = ()
    friend: Public[str] = ""
    friend_since: Public[int] = 0
    announcement: Public[str] = ""
    robbed: Public[str] = ""
    booty: Public[str] = ""
    fable: Public[str] = ""
    monster_at: Public[Place] = ""
    next_turn: Public[str] = ""
    fairy_food_at: Public[Place] = ""
    own_card: Public[Place] = ""
    plan: Public[Place] = ""
    location: Public[Place] = ""
    actions: Public[int] = BASIC_ACTIONS

    def total(self) -> int:
        """How many resources lie on the board."""
        resources = self.resources
        return resources["straw"] + resources["wood"] + resources["brick"]

    def owned(self) -> list[str]:
        """The materials of which at least one resource lies on the board."""
        return [material for material, count in self.resources.items() if count]

    def gathered_total(self) -> int:
        gathered = self.gathered
        return gathered["straw"] + gathered["wood"] + gathered["brick"]

    def houses(self, material: str) -> int:
        """The finished houses of a material."""
        return self.sites.count(f"{material}_roof")

    def finished_houses(self) -> int:
        sites = self.sites
        return sites.count("straw_roof") + sites.count("wood_roof") + sites.count("brick_roof")


def seats_of(builders: list[Builder]) -> list[str]:
    return [builder.seat for builder in builders]


class ForestTable(Table, kw_only=True):
    """Everything on the table. `builders` sit in turn order, the Starting Player first; they move up in every Clean Up.

    `window` is the moment of the round; `windows_played` counts the moments at which cards worked. In the Build phase
    `turn` is the place of the builder whose turn it is.
    `shown_friends` have been drawn and not been given to anybody yet.
    The last card of `fable_discard` and `friend_discard` lies on top.
    """

    cards: Constant[Cards]
    everybody: Constant[frozenset[str]]
    first_player: Public[str]
    round_limit: Public[int]
    builders: Public[list[Builder]]
    stock: Public[dict[str, dict[str, int]]]
    sections: Public[dict[Piece, int]]
    fable_deck: Annotated[Pile, hidden("fables")]
    fable_discard: Public[list[str]]
    friend_deck: Annotated[list[str], hidden("friends")]
    friend_discard: Public[list[str]]
    shown_friends: Public[list[str]]
    unique_locations: Public[list[UniqueLocation]]
    on_rapunzel: Public[dict[Material, int]]
    blind_fable: Annotated[Pile, hidden("fables")]
    plans: Public[Plans | None] = None
    dreamer: Public[str] = ""
    round: Public[int] = 0
    window: Public[str] = ""
    windows_played: Public[int] = 0
    turn: Public[int] = 0
    actions_taken: Public[int] = 0
    specials_used: Public[tuple[str, ...]] = ()
    monster_played: Public[bool] = False
    huntsman_rewarded: Public[bool] = False
    over: Public[bool] = False

    @property
    def plans_made(self) -> Plans:
        """The cards that lie face down, from the choice of Gather cards on until they are revealed."""
        if self.plans is None:
            raise LookupError("No Gather cards lie face down")
        return self.plans

    def determinize(self, seat: str | None, chance: Chance) -> None:
        """Cards that lie face down come from their owners' sets and hands."""
        if self.plans is not None:
            hands = {builder.seat: builder.hand.cards for builder in self.builders}
            self.plans.lay_anew(seat, hands, self.crowds(), chance)

    def crowds(self) -> dict[str, float]:
        """The probability of each destination for somebody, as far as everybody can tell."""
        stocks = tuple([sum(stock.values()) for stock in self.stock.values()])
        return dict(zip(self.stock, crowds(stocks, len(self.builders)), strict=True))

    @property
    def locations(self) -> tuple[str, ...]:
        return tuple(self.stock)

    def builder(self, seat: str) -> Builder:
        for builder in self.builders:
            if builder.seat == seat:
                return builder
        raise KeyError(seat)

    def opponents(self, builder: Builder) -> list[Builder]:
        """Everybody else, in turn order."""
        return [other for other in self.builders if other is not builder]

    def at(self, location: str) -> list[Builder]:
        """Whose pigs are in a Location, in turn order. A pig that is nowhere meets nobody."""
        return [builder for builder in self.builders if builder.location == location] if location else []

    def has_new_friend(self, builder: Builder) -> bool:
        """GF-2.4: whether the Friend came in the window that is going on."""
        return builder.friend_since == self.windows_played

    def company(self, builder: Builder) -> list[Builder]:
        """The opponents in the builder's Location, in turn order."""
        return [other for other in self.at(builder.location) if other is not builder]

    def is_alone(self, builder: Builder) -> bool:
        """GF-1.6: no other pig is there. A pig that is nowhere is not alone either (GF-21.19)."""
        return builder.location != "" and not self.company(builder)

    def monsters_at(self, location: str) -> list[Builder]:
        """The owners of the Monsters in a Location."""
        return [builder for builder in self.builders if builder.monster_at == location]

    def holder_of(self, friend: str) -> Builder | None:
        for builder in self.builders:
            if builder.friend == friend:
                return builder
        return None

    def stock_total(self, location: str) -> int:
        return sum(self.stock[location].values())

    def gain(self, builder: Builder, material: str, count: int, clause: str) -> None:
        """GF-1.7: from the Supply."""
        builder.resources[material] += count
        self.tell(events.Gained(seat=builder.seat, material=material, count=count), clause)

    def gain_one_of_each(self, builder: Builder, clause: str) -> None:
        for material in MATERIALS:
            builder.resources[material] += 1
        self.tell(events.GainedOneOfEach(seat=builder.seat), clause)

    def pay(self, builder: Builder, material: str, count: int, clause: str) -> None:
        """To the Supply, for something."""
        builder.resources[material] -= count
        self.tell(events.Paid(seat=builder.seat, material=material, count=count), clause)

    def lose(self, builder: Builder, material: str, count: int, clause: str) -> None:
        """To the Supply, for nothing."""
        builder.resources[material] -= count
        self.tell(events.Lost(seat=builder.seat, material=material, count=count), clause)

    def hand_over(self, giver: Builder, taker: Builder, material: str, count: int, clause: str) -> None:
        """From board to board."""
        giver.resources[material] -= count
        taker.resources[material] += count
        self.tell(events.HandedOver(seat=taker.seat, giver=giver.seat, material=material, count=count), clause)

    def take_from_stock(self, builder: Builder, location: str, material: str, count: int, clause: str) -> None:
        """From what lies on a Location."""
        self.stock[location][material] -= count
        builder.resources[material] += count
        self.tell(events.TookFrom(seat=builder.seat, location=location, material=material, count=count), clause)

    def can_draw_fable(self) -> bool:
        return bool(self.fable_deck.cards or self.fable_discard)

    def ready_fables(self, count: int) -> int:
        """GF-1.20: a deck with too few cards gets the reshuffled discard pile below it. How many can be drawn."""
        deck = self.fable_deck
        if len(deck) < count and self.fable_discard:
            renewed = Pile.of(self.fable_discard)
            renewed.shuffle(self.chance)
            deck.put_below(renewed)
            self.fable_discard.clear()
            self.tell(events.FablesReshuffled(), "GF-1.18")
        return min(count, len(deck))

    def draw_fables(self, builder: Builder, count: int, clause: str) -> None:
        """Into the hand, in secret; as many as there are."""
        count = self.ready_fables(count)
        drawn = [self.fable_deck.move_top(builder.hand) for _ in range(count)]
        self.tell_in_secret(
            events.DrewFables(seat=builder.seat, count=count, cards=tuple(drawn)), clause, [builder.seat]
        )

    def discard_fable(self, builder: Builder, card: str) -> None:
        """From the hand onto the pile."""
        builder.hand.remove(card)
        self.fable_discard.append(card)

    def show_friend(self, *, not_this: str = "") -> bool:
        """GF-1.18: the top Friend is shown; an empty deck is renewed first, without one left out (GF-21.16)."""
        if not self.friend_deck:
            self.friend_deck.extend(friend for friend in self.friend_discard if friend != not_this)
            self.friend_discard[:] = [friend for friend in self.friend_discard if friend == not_this]
            if not self.friend_deck:
                return False
            self.chance.shuffle(self.friend_deck)
            self.tell(events.FriendsReshuffled(), "GF-21.16" if not_this else "GF-1.18")
        self.shown_friends.append(self.friend_deck.pop())
        return True
