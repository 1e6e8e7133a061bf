"""Who sits where: reads `red=Anna` and `blue=bot:medium`, and fills the rest of the table with bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from fairytable.bots import BOTS, new_bot
from fairytable.engine.chance import Chance
from fairytable.engine.errors import FairytableError, WrongSeats
from fairytable.engine.game import Game
from fairytable.terminal.sitting import Player

USUAL_SEATS = 3
USUAL_BOT = "medium"
BOT_MARK = "bot:"
LONGEST_NAME = 40


def read_player(text: str) -> Player:
    """Reads a player as written after `--seat`."""
    seat, equals, who = (part.strip() for part in text.partition("="))
    if not (seat and equals and who):
        example = f"red=Anna or blue={BOT_MARK}{USUAL_BOT}"
        raise FairytableError(f"'{text}' does not say who sits where; write for instance {example}")
    if who.startswith(BOT_MARK):
        bot = who.removeprefix(BOT_MARK)
        new_bot(bot)
        return Player(seat, bot=bot)
    if not who.isprintable():
        raise FairytableError(f"The name of {seat} has a character that cannot be printed")
    if len(who) > LONGEST_NAME:
        raise FairytableError(f"The name of {seat} has {len(who)} letters; at most {LONGEST_NAME} are possible")
    return Player(seat, name="" if who == seat else who)


def seat_players(
    game: Game[Any], named: Sequence[Player], count: int | None = None, bots: str = USUAL_BOT
) -> dict[str, Player]:
    """A whole table: the named players, one person if nobody was named, and bots up to the number of seats."""
    new_bot(bots)
    game_seats = game.check_seats(game.identity.most_seats)
    players = {player.seat: player for player in named}
    if len(players) < len(named):
        raise WrongSeats(f"a seat is named twice in: {', '.join(player.seat for player in named)}")
    for seat in players:
        if seat not in game_seats:
            raise WrongSeats(f"{game.title} has no seat '{seat}'; it has: {', '.join(game_seats)}")
    if not players:
        players[game_seats[0]] = Player(game_seats[0])
    if count is None:
        enough = len(players) >= max(game.identity.fewest_seats, 2)
        count = len(players) if enough else min(max(USUAL_SEATS, game.identity.fewest_seats), game.identity.most_seats)
    if count < len(players):
        raise WrongSeats(f"{len(players)} seats are taken, but the table has only {count}")
    free = [seat for seat in game_seats if seat not in players]
    for seat in free[: count - len(players)]:
        players[seat] = Player(seat, bot=bots)
    game.check_seats([seat for seat in game_seats if seat in players] if count <= game.identity.most_seats else count)
    return {seat: players[seat] for seat in game_seats if seat in players}


def dealt(players: Mapping[str, Player], chance: Chance) -> dict[str, Player]:
    """The same players, at seats drawn by chance."""
    seats = list(players)
    chance.shuffle(seats)
    at = {
        seat: msgspec.structs.replace(player, seat=seat) for seat, player in zip(seats, players.values(), strict=True)
    }
    return {seat: at[seat] for seat in players}


def players_of_record(seats: Sequence[str], named: Sequence[Player], bots: str = USUAL_BOT) -> dict[str, Player]:
    """The players of a saved match: as named; otherwise one person at the first seat, and bots."""
    new_bot(bots)
    players = {player.seat: player for player in named} or {seats[0]: Player(seats[0])}
    for seat in players:
        if seat not in seats:
            raise WrongSeats(f"The saved match has no seat '{seat}'; it has: {', '.join(seats)}")
    return {seat: players.get(seat, Player(seat, bot=bots)) for seat in seats}


def bot_names() -> str:
    """The bots as they can be named."""
    return ", ".join(f"{BOT_MARK}{name}" for name in (*BOTS, "module:Class"))
