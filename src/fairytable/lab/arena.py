"""The arena: every bot plays every other, and all receive ratings with intervals.

In a competitive game two bots share the seats of a match, and the same luck is played again with the seats exchanged,
so that neither has the better cards. In a cooperative game each bot plays with copies of itself; what counts is how
often the team wins, and its score where all win or all lose.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import combinations, permutations
from math import log10, sqrt
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from fairytable.bots import AnyBot, importable_name
from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.games import find_game, is_known
from fairytable.lab.measures import STANDARD_DEVIATIONS, wilson_interval
from fairytable.lab.simulate import play_match
from fairytable.lab.workers import in_order

WEAKEST = 0.01
"""The lowest winning probability that a rating assumes."""
STEPS = 400
BASE_RATING = 1000.0
DUELS_AHEAD = 16
"""The number of matches that are submitted to an executor before waiting for the first result."""

Play = Callable[[Game[Any], int, str, Sequence[str], dict[str, object]], Match]
"""Plays a match to its end, given the game, the number of seats, the seed, the names of the bots, and the options."""


class Duel(Struct, frozen=True):
    """A stored match of the arena: who played, whether the seats were exchanged, and the first bot's share of the
    victory. In a cooperative game, `other` is empty and `score` is the team's."""

    game: str
    seats: int
    seed: str
    bot: str
    other: str
    turned: bool
    share: float
    score: float


class Standing(Struct, frozen=True):
    """The results of one bot against another (or, in a cooperative game, against the game), with the 95 % interval.
    `par` is the share that equal bots would have; `score_plus` is half the 95 % interval of the score."""

    bot: str
    other: str
    matches: int
    share: float
    low: float
    high: float
    par: float
    score: float
    score_plus: float = 0.0


class Rating(Struct, frozen=True):
    """A rating after E. Zermelo and A. Elo: a difference of 400 points means odds of ten to one. `plus` is half the 95
    % interval."""

    bot: str
    rating: float
    plus: float


class Crosstable(Struct, frozen=True):
    """The results of the arena for one game."""

    game: str
    title: str
    seats: int
    together: bool
    standings: list[Standing]
    ratings: list[Rating]


def is_together(game: Game[Any], seats: int, options: dict[str, object]) -> bool:
    """Whether the game is cooperative with these seats and options."""
    return play_match(game, seats, "arena", "random", options).result.is_of_one_side  # type: ignore[union-attr]


def errands(game: Game[Any], seats: int, bots: Sequence[AnyBot], matches: int, *, together: bool) -> Iterator[Duel]:
    """The matches to play. Pairs take turns, so that an interrupted run is balanced."""
    names = tuple(map(importable_name, bots))
    pairs = [(name, "") for name in names] if together else list(combinations(names, 2))
    for number in range(matches):
        for bot, other in pairs:
            seed = f"arena {number if together else number // 2}"
            yield Duel(game.slug, seats, seed, bot, other, bool(number % 2) and not together, 0.0, 0.0)


def fight(game: Game[Any], duel: Duel, options: dict[str, object], play: Play = play_match) -> Duel:
    """Play the match. With more than two seats the bots alternate."""
    sides = (duel.other, duel.bot) if duel.turned else (duel.bot, duel.other or duel.bot)
    names = [sides[place % 2] for place in range(duel.seats)]
    match = play(game, duel.seats, duel.seed, names, options)
    result = match.result
    assert result is not None
    own = [seat for seat, name in zip(match.seats, names, strict=True) if name == duel.bot]
    share = max(result.share_of(seat) for seat in own) if not duel.other else sum(result.share_of(seat) for seat in own)
    score = max(result.scores[seat] for seat in own)
    return msgspec.structs.replace(duel, share=share, score=score)


def fight_all(
    game: Game[Any],
    wanted: Sequence[Duel],
    path: Path | None,
    options: dict[str, object],
    play: Play = play_match,
    executor: Executor | None = None,
) -> Iterator[Duel]:
    """Play all matches that are not in the file yet, and yield each as soon as it is available."""
    kept = {_key(duel): duel for duel in read_duels(path)} if path else {}
    todo = [duel for duel in wanted if _key(duel) not in kept]
    name = game.slug if is_known(game) else game
    played = in_order(executor, partial(_fight, name, options, play), todo, DUELS_AHEAD)
    for duel in wanted:
        found = kept.get(_key(duel))
        if found is None:
            found = next(played)
            if path:
                with path.open("a", encoding="utf-8") as file:
                    file.write(msgspec.json.encode(found).decode() + "\n")
        yield found


def _fight(game: str | Game[Any], options: dict[str, object], play: Play, duel: Duel) -> Duel:
    """Top-level, so that it can be pickled for another process."""
    return fight(find_game(game), duel, options, play)


def _key(duel: Duel) -> tuple[str, str, str, bool]:
    return duel.seed, duel.bot, duel.other, duel.turned


def read_duels(path: Path) -> list[Duel]:
    """The matches in a file, without duplicates; an incomplete last line is ignored."""
    if not path.exists():
        return []
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            duel = msgspec.convert(json.loads(line), Duel)
        except (ValueError, msgspec.ValidationError):
            continue
        found[_key(duel)] = duel
    return list(found.values())


def tabulate(
    game: Game[Any], seats: int, bots: Sequence[AnyBot], duels: Sequence[Duel], *, together: bool
) -> Crosstable:
    """The standings of every pair, in whichever order the two were named, and the ratings."""
    names = tuple(map(importable_name, bots))
    standings = []
    for bot, other in [(name, "") for name in names] if together else permutations(names, 2):
        own = [duel for duel in duels if (duel.bot, duel.other) == (bot, other)]
        if own:
            share = sum(duel.share for duel in own)
            low, high = wilson_interval(share, len(own))
            par = 0.0 if together else ((seats + 1) // 2 + seats // 2) / 2 / seats
            score = sum(duel.score for duel in own) / len(own)
            spread = sqrt(sum((duel.score - score) ** 2 for duel in own) / max(1, len(own) - 1))
            plus = STANDARD_DEVIATIONS * spread / sqrt(len(own))
            standings.append(Standing(bot, other, len(own), share / len(own), low, high, par, score, plus))
    ratings = [] if together else rate(names, standings)
    return Crosstable(game.slug, game.title, seats, together, standings, ratings)


def rate(bots: Sequence[str], standings: Sequence[Standing]) -> list[Rating]:
    """Maximum-likelihood ratings by iteration, with a mean of 1000."""
    wins = dict.fromkeys(bots, 0.0)
    games = {(one, other): 0.0 for one in bots for other in bots}
    for each in standings:
        share = min(max(each.share, WEAKEST), 1 - WEAKEST)
        wins[each.bot] += share * each.matches
        wins[each.other] += (1 - share) * each.matches
        games[each.bot, each.other] += each.matches
        games[each.other, each.bot] += each.matches
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        for bot in bots:
            met = sum(games[bot, other] / (strength[bot] + strength[other]) for other in bots if other != bot)
            if met:
                strength[bot] = wins[bot] / met
        mean = 10 ** (sum(log10(each) for each in strength.values()) / len(bots))
        strength = {bot: each / mean for bot, each in strength.items()}
    rated = []
    for bot in bots:
        known = sum(
            games[bot, other] * strength[bot] * strength[other] / (strength[bot] + strength[other]) ** 2
            for other in bots
            if other != bot
        )
        plus = STANDARD_DEVIATIONS * 400 / 2.302585 / sqrt(known) if known else 0.0
        rated.append(Rating(bot, BASE_RATING + 400 * log10(strength[bot]), plus))
    return sorted(rated, key=lambda each: -each.rating)
