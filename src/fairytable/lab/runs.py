"""A run: which matches are played. It contains everything needed to play one of them again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from shlex import quote
from typing import Any

import msgspec
from msgspec import Struct

from fairytable import __version__
from fairytable.bots import AnyBot, importable_name
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.engine.packs import Pack, load_pack
from fairytable.games import find_game
from fairytable.lab.simulate import WrongBots, play_match, seed_of, several_bots
from fairytable.lab.workers import known_pack
from fairytable.matches import new_match


class Run(Struct, frozen=True, kw_only=True):
    """Matches of one kind. `bots` rotate through the seats, by one seat with every match.

    Two runs that are equal play the same matches. The pack is found by its folder (ours has none) and identified by its
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
        """The seed of match number i: `seed + i`, or `word-i`."""
        return seed_of(self.seed, number)

    def bots_of(self, number: int) -> tuple[str, ...]:
        """The bots of a match in the order of the seats."""
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
    bots: AnyBot | Sequence[AnyBot] = "greedy",
    options: Mapping[str, object] | None = None,
    pack: Path | str | None = None,
) -> Run:
    """A run of these matches. Errors are reported before anything is played."""
    chosen = find_game(game)
    found = load_pack(chosen, pack)
    match = new_match(chosen, seats, seed, {**chosen.bots.options, **(options or {})}, found, quiet=True)
    names = tuple(map(importable_name, several_bots(bots)))
    if len(names) > len(match.seats) or not names:
        raise WrongBots(f"{len(names)} bots cannot take {len(match.seats)} seats in turn; name as many at most")
    return Run(
        game=chosen.slug,
        rules_version=chosen.identity.rules_version,
        seats=match.seats,
        seed=seed,
        bots=names,
        options=dict(match.options),
        pack_folder=None if pack is None else str(Path(pack).absolute()),
        pack=found.hash,
        pack_name=found.name,
    )


def command(game: Game[Any], run: Run, games: int) -> str:
    """The command that plays this many matches of a run; those that are stored are not played again."""
    usual = game.check_options(game.bots.options)
    return " ".join(
        [
            f"fairytable lab {game.slug} --seats {len(run.seats)} --games {games} --seed {quote(str(run.seed))}",
            f"--bot {run.bots[0]}" if len(run.bots) == 1 else f"--bots {','.join(run.bots)}",
            *(f"--option {key}={quote(value)}" for key, value in run.options.items() if usual[key] != value),
            *([] if run.pack_folder is None else [f"--pack {quote(run.pack_folder)}"]),
        ]
    )


def game_of(run: Run) -> Game[Any]:
    """The game of a run, in the version of its rules that was played."""
    game = find_game(run.game)
    if game.identity.rules_version != run.rules_version:
        raise FairytableError(
            f"These results were played with version {run.rules_version} of the rules of {game.title}; "
            f"this is version {game.identity.rules_version}"
        )
    return game


def pack_of(game: Game[Any], run: Run) -> Pack:
    """The pack of a run."""
    return known_pack(game, run.pack_folder, run.pack)


def replay(run: Run, number: int, game: Game[Any] | None = None) -> Match:
    """Match number i of a run, played again."""
    game = game or game_of(run)
    seed, bots = run.seed_of(number), run.bots_of(number)
    return play_match(game, run.seats, seed, bots, run.options, pack_of(game, run), quiet=False)
