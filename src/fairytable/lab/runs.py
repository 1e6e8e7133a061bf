"""A run: which matches are played. Everything that makes match number 17 again stands here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from fairytable import __version__
from fairytable.bots import new_bot
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.engine.packs import Pack, load_pack
from fairytable.games import GAMES, find_game
from fairytable.lab.simulate import WrongBots, play_match
from fairytable.matches import new_match


class Run(Struct, frozen=True, kw_only=True):
    """Matches of one kind. `bots` take the seats in turn, one seat further on with every match.

    Two runs that are equal play the same matches. The pack is found by its folder, ours without one, and known by its
    hash.
    """

    fairytable: str = __version__
    game: str
    rules_version: int
    seats: tuple[str, ...]
    seed: int | str
    bots: tuple[str, ...]
    options: dict[str, str]
    pack_folder: str | None
    pack: str
    pack_name: str

    def seed_of(self, number: int) -> int | str:
        """Match number i has the seed `seed + i`; of a word, `word-i`."""
        return self.seed + number if isinstance(self.seed, int) else f"{self.seed}-{number}"

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in a match, in the order of the seats."""
        bots = self.bots
        return tuple([bots[(place + number) % len(bots)] for place in range(len(self.seats))])

    @property
    def one_bot(self) -> str:
        """The bot, if all are the same."""
        return self.bots[0] if len(set(self.bots)) == 1 else ""

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()


def new_run(
    game: str | Game[Any],
    seats: int | Sequence[str],
    seed: int | str = 0,
    bots: str | Sequence[str] = "greedy",
    options: Mapping[str, object] | None = None,
    pack: Path | str | None = None,
) -> Run:
    """A run of these matches. Mistakes are told at once, before anything is played."""
    chosen = find_game(game)
    found = load_pack(chosen, pack)
    match = new_match(chosen, seats, seed, {**chosen.bot_options, **(options or {})}, found, quiet=True)
    names = (bots,) if isinstance(bots, str) else tuple(bots)
    if len(names) > len(match.seats) or not names:
        raise WrongBots(f"{len(names)} bots cannot take {len(match.seats)} seats in turn; name as many at most")
    for name in names:
        new_bot(name)
    return Run(
        game=chosen.slug,
        rules_version=chosen.rules_version,
        seats=match.seats,
        seed=seed,
        bots=names,
        options=dict(match.options),
        pack_folder=None if pack is None else str(Path(pack).absolute()),
        pack=found.hash,
        pack_name=found.name,
    )


def game_of(run: Run) -> Game[Any]:
    """The game of a run, in the version of its rules that was played."""
    game = find_game(run.game)
    if game.rules_version != run.rules_version:
        raise FairytableError(
            f"These results were played with version {run.rules_version} of the rules of {game.title}; "
            f"this is version {game.rules_version}"
        )
    return game


def pack_of(game: Game[Any], run: Run) -> Pack:
    """The pack that a run was played with."""
    return _pack(game, run.pack_folder, run.pack)


@cache
def _pack(game: Game[Any], folder: str | None, pack_hash: str) -> Pack:
    """Loaded once; the hash tells apart what an author has changed in between."""
    pack = load_pack(game, folder)
    if pack.hash != pack_hash:
        where = f"in {folder}" if folder else "of the game"
        raise FairytableError(f"The pack {where} is another than the one these matches were played with")
    return pack


def replay(run: Run, number: int, game: Game[Any] | None = None) -> Match:
    """Match number i of a run, played again."""
    game = game or game_of(run)
    seed, bots = run.seed_of(number), run.bots_of(number)
    return play_match(game, run.seats, seed, bots, run.options, pack_of(game, run), quiet=False)


def is_ours(game: Game[Any]) -> bool:
    """Whether other processes find the game by its name."""
    return game in GAMES
