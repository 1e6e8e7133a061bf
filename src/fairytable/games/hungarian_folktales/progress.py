"""HF-14, HF-21.1, HF-31, HF-33: what a hero has to do before the gate opens, and how much of it is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct, convert

from fairytable.games.hungarian_folktales.content import GOLD, Content


class Part(Struct, frozen=True):
    """One of the things that a hero's tales ask for: a `quest` at an encounter, or something to `hold` at the Castle.

    `id` is the encounter, the tile or Gold; `brings` is what is handed over at a quest, and `count` how many of it, or
    how many are to be held.
    """

    kind: Literal["quest", "hold"]
    id: str
    brings: str = ""
    count: int = 1


class Player(Protocol):
    """What everybody sees of a hero, on the table or in a view."""

    @property
    def seat(self) -> str: ...
    @property
    def team(self) -> int: ...
    @property
    def tales(self) -> Sequence[str]: ...
    @property
    def done(self) -> int: ...
    @property
    def satchel(self) -> Sequence[str]: ...
    @property
    def gold(self) -> int: ...


class PlayerSeen(Struct, frozen=True):
    """A hero of a view."""

    seat: str
    team: int
    tales: tuple[str, ...]
    done: int
    satchel: tuple[str, ...]
    gold: int


def players_in(view: Mapping[str, Any]) -> tuple[PlayerSeen, ...]:
    return convert(view["heroes"], tuple[PlayerSeen, ...])


def parts_of(content: Content, hero: Player) -> tuple[Part, ...]:
    """HF-21.1: everything that the tales ask for, in the order of the cards. A chain asks only for quests (HF-31.3)."""
    tales = [content.tales[tale] for tale in hero.tales]
    parts = []
    for tale in tales:
        thing, count = next(iter(tale.hand_over.items()), ("", 1))
        parts.append(Part("quest", tale.encounter, thing, count))
    if len(tales) == 1:
        parts += [Part("hold", kind, count=count) for kind, count in Counter(tales[0].hold).items()]
        parts += [Part("hold", GOLD, count=tales[0].gold)] if tales[0].gold else []
    return tuple(parts)


def missing_of(content: Content, heroes: Sequence[Player]) -> dict[str, tuple[int, ...]]:
    """For each seat how much is missing of each of its parts.

    HF-33.4: a team holds its treasures together, each for one tale: first for the tale of the hero who carries it, then
    for the others in the order of their seats.
    """
    teams = {hero.team: [other for other in heroes if other.team == hero.team] for hero in heroes}
    spare = {team: _to_spare(content, members) for team, members in teams.items() if len(members) > 1}
    missing = {}
    for hero in heroes:
        lacking = []
        for place, part in enumerate(parts_of(content, hero)):
            if part.kind == "quest":
                lacking.append(int(place >= hero.done))
                continue
            lack = max(0, part.count - _held(hero, part.id))
            if lack and hero.team in spare:
                help_of_others = min(lack, spare[hero.team][part.id])
                spare[hero.team][part.id] -= help_of_others
                lack -= help_of_others
            lacking.append(lack)
        missing[hero.seat] = tuple(lacking)
    return missing


def _to_spare(content: Content, team: Iterable[Player]) -> Counter[str]:
    """What the heroes of a team hold beyond what their own tales ask for."""
    spare: Counter[str] = Counter()
    for hero in team:
        held = Counter(hero.satchel) + Counter({GOLD: hero.gold})
        spare += held - Counter({part.id: part.count for part in parts_of(content, hero) if part.kind == "hold"})
    return spare


def _held(hero: Player, thing: str) -> int:
    return hero.gold if thing == GOLD else hero.satchel.count(thing)
