"""Which facts of a table are hidden from whom: imagination and the limits of undo.

Both follow from the declarations at the fields (see `facts.py`), as views do (see `views.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from types import NoneType
from typing import Any, TypeAlias

from msgspec import Struct

from fairytable.engine.chance import Chance
from fairytable.engine.facts import Facts, Field, Secrecy, facts_inside, fields_of, fingerprint
from fairytable.engine.piles import NOBODY, Pile

Pool: TypeAlias = tuple[Any, ...]
"""Secrets that may be exchanged in imagination: their name, their owner if they stay apart, and the key or place of
their deck if each deck has a pool of its own."""


def determinize_facts(facts: Facts, seat: str | None, chance: Chance) -> None:
    """Exchange, in place, what the seat cannot know within its pools, and draw the luck to come anew.

    The same luck gives the same result whatever the truth is, so nothing can be learned by determinization.
    """
    _exchange(_hiding_places(facts, seat, None), chance, from_any_order=True)
    facts.determinize(seat, chance)
    _draw_luck(facts, chance)


_PLAIN = {str, int, bool, NoneType}
"""Values of these types cannot change, so facts may share them."""
_WORDS = {str}
"""Values with nothing nested in them are sorted directly, which is quicker."""


class Determinized(Struct, frozen=True):
    """What a seat has imagined: the values in all places that it does not know, and the keys of the luck to come."""

    values: list[list[Any]]
    keys: list[int]


def values_to_determinize(facts: Facts, seat: str) -> Determinized | None:
    """It is put into equal facts later, which is quicker than drawing again; None if it contains more than plain words
    and numbers, because then facts would share something that can change."""
    values = [hiding_place.values() for hiding_place in _hiding_places(facts, seat, None)]
    if not all(_PLAIN.issuperset(map(type, found)) for found in values):
        return None
    return Determinized(values, [luck.key for luck in _luck(facts)])


def determinize_again(facts: Facts, seat: str, imagined: Determinized) -> None:
    """Put into place what the seat has imagined for equal facts."""
    for hiding_place, values in zip(_hiding_places(facts, seat, None), imagined.values, strict=True):
        hiding_place.fill(values)
    for luck, key in zip(_luck(facts), imagined.keys, strict=True):
        luck.begin_with(key)


def draw_anew(facts: Facts, seats: Iterable[str], chance: Chance) -> None:
    """Exchange, in place, what none of the seats knows within its pools, and draw the luck to come anew."""
    unknown = [
        {
            (id(hiding_place.holder), place)
            for hiding_place in _hiding_places(facts, seat, None)
            for place in hiding_place.places
        }
        for seat in seats
    ]
    known_to_nobody = []
    for hiding_place in _hiding_places(facts, None, None):
        holder = hiding_place.holder
        places = [place for place in hiding_place.places if all((id(holder), place) in hidden for hidden in unknown)]
        known_to_nobody.append(HidingPlace(holder, places, hiding_place.pool))
    _exchange(known_to_nobody, chance)
    _draw_luck(facts, chance)


def keeps_secrets(kind: type[Facts]) -> bool:
    """Whether anything in facts of this class, or in nested facts, is hidden from anybody; luck does not count."""
    return any(
        field.secrecy is None
        or field.secrecy.known_to != "everybody"
        or any(inner is Pile or keeps_secrets(inner) for inner in facts_inside(field.kind))
        for field in fields_of(kind)
        if field.sharing is None and field.kind is not Chance
    )


def keeps_private_secrets(kind: type[Facts]) -> bool:
    """Whether one seat may know something that another does not: then views differ, and people cover the screen.

    A pile that nobody may look at counts, since somebody may be shown one of its cards.
    """
    return any(
        field.secrecy is None
        or field.secrecy.known_to == "owner"
        or (field.secrecy.known_to == "nobody" and Pile in facts_inside(field.kind))
        or any(inner is not Pile and keeps_private_secrets(inner) for inner in facts_inside(field.kind))
        for field in fields_of(kind)
        if field.sharing is None and field.kind is not Chance
    )


def _exchange(hiding_places: Iterable[HidingPlace], chance: Chance, *, from_any_order: bool = False) -> None:
    pools: dict[Pool, list[HidingPlace]] = {}
    for hiding_place in hiding_places:
        pools.setdefault(hiding_place.pool, []).append(hiding_place)
    for pool in pools.values():
        values = pool[0].values()
        for hiding_place in pool[1:]:
            values += hiding_place.values()
        if from_any_order:
            values.sort(key=None if _WORDS.issuperset(map(type, values)) else _rank)
        chance.shuffle(values)
        if len(pool) == 1:
            pool[0].fill(values)
            continue
        for hiding_place in pool:
            count = len(hiding_place.places)
            hiding_place.fill(values[:count])
            del values[:count]


def _draw_luck(facts: Facts, chance: Chance) -> None:
    for luck in _luck(facts):
        luck.begin_anew(chance)


def unknown_count(facts: Facts, seat: str | None) -> Counter[tuple[Any, ...]]:
    """How many of each secret the seat does not know. When one of these numbers falls, it has learned something."""
    return Counter((secret.pool, _countable(secret.value)) for secret in unknown_to(facts, seat))


def has_learned(seat: str | None, before: Facts, after: Facts) -> bool:
    """Whether the seat knows a secret afterwards that it did not know before. Comparing is quicker than counting, and
    mostly nothing has moved."""
    if hides_only_luck(type(before)) or _secrets(before, seat) == _secrets(after, seat):
        return False
    return bool(unknown_count(before, seat) - unknown_count(after, seat))


def anybody_has_learned(seats: Iterable[str], before: Facts, after: Facts) -> bool:
    """Whether a seat or an onlooker has learned a secret. Mostly they all are where they were, which is soon seen."""
    if hides_only_luck(type(before)) or _hide_the_same(before, after):
        return False
    return any(has_learned(seat, before, after) for seat in (None, *seats))


def _hide_the_same(before: Any, after: Any) -> bool:
    """Whether every secret in these facts, and in nested facts, is where it was."""
    if not isinstance(before, Facts):
        inside, inside_after = list(_facts_in(before)), list(_facts_in(after))
        return len(inside) == len(inside_after) and all(map(_hide_the_same, inside, inside_after))
    if type(before) is not type(after) or getattr(before, "seat", None) != getattr(after, "seat", None):
        return False
    for field in _fields_with_secrets(type(before)):
        old, new = getattr(before, field.name), getattr(after, field.name)
        if field.kind is Chance or old == new:
            continue
        if not _knows(field.secrecy, None, None) or not _hide_the_same(old, new):
            return False
    return True


def _secrets(facts: Facts, seat: str | None) -> list[tuple[Pool, list[Any]]]:
    return [(hiding_place.pool, hiding_place.values()) for hiding_place in _hiding_places(facts, seat, None)]


class HiddenValue(Struct):
    """One value that a seat does not know: an entry of a list or a dict, or a field that holds a single value."""

    value: Any
    pool: Pool


class HidingPlace(Struct):
    """Facts, a list or a dict, and its fields or entries that a seat does not know. A range stands for a whole list,
    which is read and filled at once."""

    holder: Any
    places: list[Any] | range
    pool: Pool

    def values(self) -> list[Any]:
        holder = self.holder
        if type(self.places) is range:
            return holder[:]  # type: ignore[no-any-return]
        if isinstance(holder, Facts):
            return [getattr(holder, place) for place in self.places]
        return [holder[place] for place in self.places]

    def fill(self, values: list[Any]) -> None:
        """Put one of these values into each place."""
        holder = self.holder
        if type(self.places) is range:
            holder[:] = values
        elif isinstance(holder, Facts):
            for place, value in zip(self.places, values, strict=True):
                setattr(holder, place, value)
        else:
            for place, value in zip(self.places, values, strict=True):
                holder[place] = value


def unknown_to(facts: Facts, seat: str | None) -> Iterator[HiddenValue]:
    """Every secret in the facts, and in nested facts, that the seat does not know."""
    for hiding_place in _hiding_places(facts, seat, None):
        for value in hiding_place.values():
            yield HiddenValue(value, hiding_place.pool)


def _hiding_places(facts: Facts, seat: str | None, owner: str | None) -> Iterator[HidingPlace]:
    owner = getattr(facts, "seat", owner)
    for field in _fields_with_secrets(type(facts)):
        value = getattr(facts, field.name)
        if isinstance(value, Chance):
            continue
        if _knows(field.secrecy, owner, seat):
            for inner in _facts_in(value):
                yield from _hiding_places(inner, seat, owner)
        else:
            secrecy = field.secrecy or Secrecy("nobody")
            pool = (secrecy.pool or field.name, owner if secrecy.apart else None)
            if secrecy.each:
                for position, item in _entries(value):
                    yield from _hidden_in(value, position, item, (*pool, position), seat)
            else:
                yield from _hidden_in(facts, field.name, value, pool, seat)


@cache
def _fields_with_secrets(kind: type[Facts]) -> tuple[Field, ...]:
    """The fields that not everybody knows, or that contain facts with such fields."""
    return tuple(
        field
        for field in fields_of(kind)
        if field.sharing is None
        and (
            field.secrecy is None
            or field.secrecy.known_to != "everybody"
            or any(_fields_with_secrets(inner) for inner in facts_inside(field.kind))
        )
    )


@cache
def hides_only_luck(kind: type[Facts]) -> bool:
    """Whether nothing but the luck to come is hidden from anybody."""
    return all(field.kind is Chance for field in _fields_with_secrets(kind))


def _hidden_in(holder: Any, place: Any, value: Any, pool: Pool, seat: str | None) -> Iterator[HidingPlace]:
    """What in the value is hidden: inside it, if it is a pile, a list or a dict."""
    if isinstance(value, Pile):
        if value.seen_by.count(NOBODY) == len(value.cards):
            yield from _whole(value.cards, pool)
        elif places := [position for position, seen_by in enumerate(value.seen_by) if seat not in seen_by]:
            yield HidingPlace(value.cards, places, pool)
    elif type(value) is list and _WORDS.issuperset(map(type, value)):
        yield from _whole(value, pool)
    elif isinstance(value, list | dict):
        single = []
        for position, item in _entries(value):
            if isinstance(item, Pile | list | dict):
                yield from _hidden_in(value, position, item, pool, seat)
            elif item is not None:
                single.append(position)
        if single:
            yield HidingPlace(value, single, pool)
    elif value is not None:
        yield HidingPlace(holder, [place], pool)


def _whole(words: list[str], pool: Pool) -> Iterator[HidingPlace]:
    if words:
        yield HidingPlace(words, range(len(words)), pool)


def _entries(value: list[Any] | dict[Any, Any]) -> Iterable[tuple[Any, Any]]:
    return value.items() if isinstance(value, dict) else enumerate(value)


def _knows(secrecy: Secrecy | None, owner: str | None, seat: str | None) -> bool:
    if secrecy is None:
        return False
    return secrecy.known_to == "everybody" or (secrecy.known_to == "owner" and owner == seat is not None)


def _facts_in(value: Any) -> Iterator[Facts]:
    if isinstance(value, Pile):
        return
    if isinstance(value, Facts):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _facts_in(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from _facts_in(item)


def _rank(value: Any) -> str:
    return value if type(value) is str else str(_countable(value))


def _countable(value: Any) -> Any:
    return fingerprint(value) if isinstance(value, Facts) else value


def _luck(facts: Facts) -> Iterator[Chance]:
    for field in _fields_with_secrets(type(facts)):
        value = getattr(facts, field.name)
        if isinstance(value, Chance):
            yield value
