"""Before the match: asks in a few lines which game is played, and by whom."""

from __future__ import annotations

from typing import Any

from fairytable import games as shelf
from fairytable.bots import BOTS
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game
from fairytable.engine.words import Words
from fairytable.terminal.plain import Lines
from fairytable.terminal.seating import BOT_MARK, USUAL_BOT, USUAL_SEATS, read_player
from fairytable.terminal.sitting import Player


class Welcome:
    """A short dialogue; an empty line always takes the default."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.words = Words()

    def choose_game(self) -> Game[Any]:
        """Asks for the game, unless there is only one."""
        self._say("welcome")
        if len(shelf.GAMES) == 1:
            self._say("welcome-only_game", game=shelf.GAMES[0].title)
            return shelf.GAMES[0]
        for number, game in enumerate(shelf.GAMES, start=1):
            fewest, most = game.identity.people_it_is_for
            self._say("welcome-game", number=number, game=game.title, fewest=fewest, most=most)
        return shelf.GAMES[self._number("welcome-which_game", 1, len(shelf.GAMES), usual=1) - 1]

    def choose_players(self, game: Game[Any]) -> list[Player]:
        """Asks how many, then for each seat a name or a bot. A person who gives no name plays against bots."""
        fewest, most = game.identity.fewest_seats, game.identity.most_seats
        count = self._number("welcome-how_many", fewest, most, usual=min(max(USUAL_SEATS, fewest), most))
        words = Words(game)
        self._say("welcome-who", bots=list(BOTS))
        players: list[Player] = []
        for seat in game.seats[:count]:
            bot = USUAL_BOT if players else ""
            usual = self.words.say("welcome-bot", bot=bot) if bot else self.words.say("welcome-you")
            self._say("welcome-seat", colour=words.name(seat), usual=usual)
            players.append(self._read_player(seat, bot))
        return players

    def _read_player(self, seat: str, usual_bot: str) -> Player:
        while line := self.lines.read():
            is_marked = line.casefold().startswith(BOT_MARK)
            bot = line[len(BOT_MARK) :] if is_marked else line
            bot = bot.casefold() if bot.casefold() in BOTS else bot
            is_bot = is_marked or bot in BOTS
            try:
                return read_player(f"{seat}={BOT_MARK}{bot}" if is_bot else f"{seat}={line}")
            except FairytableError as error:
                self.lines.show(str(error))
        return Player(seat, bot=usual_bot)

    def _number(self, key: str, lowest: int, highest: int, usual: int) -> int:
        while True:
            self._say(key, lowest=lowest, highest=highest, usual=usual)
            line = self.lines.read()
            if not line:
                return usual
            if line in map(str, range(lowest, highest + 1)):
                return int(line)
            self._say("welcome-not_a_number", line=line, lowest=lowest, highest=highest)

    def _say(self, key: str, **values: Any) -> None:
        self.lines.show(self.words.say(key, **values))
