"""How Friends come and go."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fairytable.engine.questions import ask
from fairytable.games.grimm_forest import events, questions
from fairytable.games.grimm_forest.table import Builder, ForestTable, seats_of
from fairytable.games.grimm_forest.verbs import GIVE_FRIEND, KEEP_FRIEND

ARRIVALS: dict[str, Callable[[ForestTable, Builder], Awaitable[None]]] = {}
"""What happens at once when somebody gets this Friend; declared where the Friend is (friends.py)."""
DEPARTURES: dict[str, Callable[[ForestTable, Builder], None]] = {}
"""What happens when this Friend is discarded."""


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
    if arrive := ARRIVALS.get(friend):
        await arrive(table, builder)


def discard_friend(table: ForestTable, builder: Builder, clause: str) -> None:
    """GF-16.7 and GF-16.8."""
    friend = builder.friend
    builder.friend = ""
    builder.announcement = ""
    table.friend_discard.append(friend)
    table.tell(events.LostFriend(seat=builder.seat, friend=friend), clause)
    if leave := DEPARTURES.get(friend):
        leave(table, builder)
