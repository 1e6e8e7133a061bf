"""Targets: what a balanced game should come to. Each game has a table of them, `targets.toml`, in one form.

    [[target]]
    id = "rounds"
    about = "rounds to a win"
    measure = "rounds"            # what is measured, by name
    between = [15, 25]            # met if the true figure lies here
    value = 20                    # what is hoped for, if that is known
    source = "reconstruction"     # or the clause of the rules it follows from, or "players": reports of real play
    when = { seats = [4], bots = ["greedy"], options = { expert = "on" } }

`measure` is one of every match (`rounds`, `minutes`, `won` ...), one that the game's `balance.py` declares, or a family
with a number for each member: `edge:seat` is how far each seat's share of the victories is from a fair one. A target
on a family holds for every member, or for the one that `of` names.
"""

from __future__ import annotations

import tomllib
from typing import Any, Literal

import msgspec
from msgspec import Struct

from fairytable.bots import UnknownBot, find_bot
from fairytable.engine.balance import Balance
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game

FILE = "targets.toml"
OURS, PLAYERS = "reconstruction", "players"
GREEDY = ("greedy",)

OF_EVERY_GAME = {
    "rounds": "rounds of a match",
    "answers": "answers in a match",
    "minutes": "minutes that people would need for a match",
    "won": "matches that anybody won",
    "shared": "victories that are shared",
    "tie_break": "matches that a tie-break decides",
    "lead_changes": "changes of the lead in a match",
    "decided": "part of a match after which the winner leads for good",
    "leader_wins": "matches that the leader at half time wins",
    "last_wins": "matches that the last at half time wins",
    "lone_options": "questions with only one option",
    "one_sensible": "real choices with one sensible answer",
    "options": "options of a question",
    "wait": "minutes between two decisions of one's own",
}
SHARES = {"won", "shared", "tie_break", "decided", "leader_wins", "last_wins", "lone_options", "one_sensible"}

FAMILIES = {
    "wins": "share of the victories",
    "edge": "share of the victories, less a fair one",
    "times": "share of the victories, in fair ones",
    "held": "matches in which it is held",
    "used": "matches in which it is used",
    "winners": "part of what winners used",
}
SORTS_OF_EVERY_GAME = ("seat", "place", "bot")


class WrongTargets(FairytableError):
    """The table of targets of a game is invalid."""


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """The matches in which a target is measured: numbers of seats, bots from the first seat on, options."""

    seats: tuple[int, ...] = ()
    bots: tuple[str, ...] = GREEDY
    options: dict[str, str] = {}


class Known(Struct, frozen=True, forbid_unknown_fields=True):
    """A known finding: what it is, whose decision caused it, and why. A measure gives its current value."""

    about: str
    belongs_to: Literal["game", "bots", "content"]
    because: str
    measure: str
    of: str = ""
    when: When = When()


class Target(Struct, frozen=True, forbid_unknown_fields=True):
    """The range in which a figure should lie."""

    id: str
    about: str
    measure: str
    between: tuple[float, float]
    source: str
    value: float | None = None
    of: str = ""
    statistic: Literal["mean", "median"] = "mean"
    when: When = When()

    @property
    def family(self) -> tuple[str, str] | None:
        """The kind of figure and the sort of things, of a target on a family."""
        what, colon, sort = self.measure.partition(":")
        return (what, sort) if colon else None


def read_targets(game: Game[Any]) -> tuple[Target, ...]:
    """The targets of a game, checked; none if it has no table of them."""
    path = game.identity.folder / FILE
    if not path.is_file():
        return ()
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        targets = msgspec.convert(table.get("target", []), tuple[Target, ...])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise WrongTargets(f"{game.slug}, {FILE}: {error}") from None
    if extra := sorted(set(table) - {"target", "known"}):
        raise WrongTargets(f"{game.slug}, {FILE}: unknown '{extra[0]}'; write each target under its own [[target]]")
    seen: set[str] = set()
    for target in targets:
        fault = "there are two of this id" if target.id in seen else _fault(game, target)
        if fault:
            raise WrongTargets(f"{game.slug}, {FILE}, target {target.id}: {fault}")
        seen.add(target.id)
    return targets


def read_known(game: Game[Any]) -> tuple[Known, ...]:
    """The known findings about the balance of a game, from the same table."""
    path = game.identity.folder / FILE
    if not path.is_file():
        return ()
    try:
        known = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")).get("known", []), tuple[Known, ...])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise WrongTargets(f"{game.slug}, {FILE}: {error}") from None
    for each in known:
        fault = _fault_of_measure(game, each.measure, each.of) or _fault_of_when(game, each.when)
        if fault:
            raise WrongTargets(f"{game.slug}, {FILE}, known '{each.about}': {fault}")
    return known


def measures_of(balance: Balance | None) -> dict[str, str]:
    """All plain measures of a game with their names in words."""
    own = {measure.key: measure.words for measure in balance.measures} if balance else {}
    return OF_EVERY_GAME | own


def is_share(balance: Balance | None, measure: str) -> bool:
    """Whether this measure is shown as a percentage."""
    if ":" in measure:
        return not measure.startswith("times:")
    own = {each.key for each in balance.measures if each.is_share} if balance else set()
    return measure in own or measure in SHARES


def _fault(game: Game[Any], target: Target) -> str:
    low, high = target.between
    if not low <= high:
        return f"between {low} and {high} lies nothing"
    if target.value is not None and not low <= target.value <= high:
        return f"the value {target.value} does not lie between {low} and {high}"
    if target.source not in (OURS, PLAYERS) and target.source not in game.rulebook.clauses:
        return f"the source '{target.source}' is no clause of the rules; there are also '{OURS}' and '{PLAYERS}'"
    return _fault_of_measure(game, target.measure, target.of) or _fault_of_when(game, target.when)


def _fault_of_measure(game: Game[Any], measure: str, of: str) -> str:
    what, colon, sort = measure.partition(":")
    if not colon:
        known = measures_of(game.balance)
        if measure not in known:
            return f"nothing is measured as '{measure}'; there are: {', '.join(known)}"
        return "'of' belongs to a family of figures" if of else ""
    sorts = (*SORTS_OF_EVERY_GAME, *(things.key for things in (game.balance or _NOTHING).things))
    if what not in FAMILIES or sort not in sorts:
        return f"there is no family '{measure}'; there are {', '.join(FAMILIES)} of {', '.join(sorts)}"
    return ""


def _fault_of_when(game: Game[Any], when: When) -> str:
    span = range(game.identity.fewest_seats, game.identity.most_seats + 1)
    for seats in when.seats:
        if seats not in span:
            return f"there are no matches with {seats} seats"
    for bot in when.bots:
        try:
            find_bot(bot)
        except UnknownBot as error:
            return str(error)
    try:
        game.check_options(when.options)
    except FairytableError as error:
        return str(error)
    return ""


_NOTHING = Balance(lambda _table, _seat: 0.0)
