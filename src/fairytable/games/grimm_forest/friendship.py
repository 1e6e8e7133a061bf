"""How Friends come and go."""

from __future__ import annotations

from itertools import combinations

from fairytable.engine.questions import ask, ask_openly
from fairytable.games.grimm_forest import events, questions
from fairytable.games.grimm_forest.cards import STANDING, declare_friend
from fairytable.games.grimm_forest.plans import Lock
from fairytable.games.grimm_forest.table import Builder, ForestTable, seats_of
from fairytable.games.grimm_forest.verbs import GIVE_FRIEND, KEEP_CARDS, KEEP_FRIEND


async def draw_friend(table: ForestTable, builder: Builder, clause: str, *, not_this: str = "") -> None:
    """GF-16.2: the top Friend is shown; the builder keeps it or gives it away."""
    if not table.show_friend(not_this=not_this):
        table.tell(events.NoFriendLeft(seat=builder.seat), "GF-1.18")
        return
    (friend,) = table.shown_friends
    table.tell(events.DrewFriend(seat=builder.seat, friend=friend), clause)
    options = (KEEP_FRIEND(), *GIVE_FRIEND.all_of(seats_of(table.opponents(builder))))
    answer = await ask(
        questions.KeepOrGive(builder.seat, friend=friend, old=builder.friend or "nobody"), options, "GF-16.2"
    )
    receiver = table.builder(*GIVE_FRIEND.read(answer)) if answer in GIVE_FRIEND else builder
    if receiver is not builder:
        table.tell(events.GaveFriend(seat=builder.seat, receiver=receiver.seat, friend=friend), "GF-16.3")
    await receive_friend(table, receiver, friend)


async def receive_friend(table: ForestTable, builder: Builder, friend: str, clause: str = "GF-16.4") -> None:
    """GF-16.4: the old Friend goes; the new one works from the next window on (GF-2.4)."""
    table.shown_friends.remove(friend)
    if builder.friend:
        discard_friend(table, builder, clause)
    builder.friend = friend
    builder.friend_since = table.windows_played
    table.tell(events.HasFriend(seat=builder.seat, friend=friend), clause)
    if friend == "little_mermaid":
        await strike_the_bargain(table, builder)


def discard_friend(table: ForestTable, builder: Builder, clause: str) -> None:
    """GF-16.7 and GF-16.8: with Rapunzel go the resources on her; what lay under the Little Mermaid comes back."""
    friend = builder.friend
    builder.friend = ""
    builder.announcement = ""
    table.friend_discard.append(friend)
    table.tell(events.LostFriend(seat=builder.seat, friend=friend), clause)
    if friend == "rapunzel":
        if any(table.on_rapunzel.values()):
            table.tell(events.RapunzelEmptied(seat=builder.seat, count=sum(table.on_rapunzel.values())), "GF-16.8")
        for material in table.on_rapunzel:
            table.on_rapunzel[material] = 0
    elif friend == "little_mermaid":
        builder.gather_cards = tuple(
            [location for location in table.stock if location in builder.gather_cards or location in builder.locked]
        )
        builder.locked = ()
        builder.lock_later = ""
        table.tell(events.CardsUnlocked(seat=builder.seat), "GF-21.35")


declare_friend("little_mermaid", STANDING)


async def strike_the_bargain(table: ForestTable, builder: Builder) -> None:
    """GF-21.34: two Gather cards stay, the others go under the Little Mermaid; a played card goes in the wrap-up.

    While cards lie face down the others only see which are laid under her now.
    """
    options = tuple(KEEP_CARDS(one, other) for one, other in combinations(builder.gather_cards, 2))
    kept = KEEP_CARDS.read(await ask_openly(questions.KeepCards(builder.seat), options, "GF-21.34"))
    played = table.plans.own_card_of(builder.seat) if table.plans else builder.own_card
    leaving = tuple([card for card in builder.gather_cards if card not in kept])
    builder.locked = tuple([card for card in leaving if card != played])
    builder.gather_cards = tuple([card for card in builder.gather_cards if card not in builder.locked])
    table.tell(events.CardsLocked(seat=builder.seat, locations=builder.locked), "GF-21.34")
    if table.plans:
        table.plans.locks[builder.seat] = Lock(table.plans.own[builder.seat], builder.gather_cards)
    elif played in leaving:
        builder.lock_later = played


def card_to_lock(table: ForestTable, builder: Builder) -> str:
    """When Gather cards are revealed: the one that was played and not kept when the Little Mermaid came."""
    lock = table.plans.locks.get(builder.seat) if table.plans else None
    if table.plans is None or lock is None or builder.friend != "little_mermaid" or len(lock.choice) == 2:
        return ""
    return table.plans.cards.cards[lock.own]
