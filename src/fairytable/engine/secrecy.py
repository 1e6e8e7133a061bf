"""Which facts of a table are hidden from whom: views, imagination and the limits of undo.

All three come from the declarations at the fields (see `facts.py`). A view is built up from nothing, so
a fact that says nothing stays hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from fairytable.engine.chance import Chance
from fairytable.engine.facts import Facts, Secrecy, fields_of
from fairytable.engine.piles import Pile

FACE_DOWN = "?"


def view_of(facts: Facts, seat: str | None) -> dict[str, Any]:
    """The facts as this seat (or, for None, an onlooker) may know them, as plain data.

    Of a secret list the number of its entries is shown, of a secret pile its cards with those unknown
    as None, of any other secret whether there is one.
    """
    owner = getattr(facts, "seat", None)
    view: dict[str, Any] = {}
    for field in fields_of(type(facts)):
        value = getattr(facts, field.name)
        if field.sharing is not None or isinstance(value, Chance):
            continue
        knows = _knows(field.secrecy, owner, seat)
        if isinstance(value, Pile):
            view[field.name] = [
                card if knows or seat in seen_by else None
                for card, seen_by in zip(value.cards, value.seen_by, strict=True)
            ]
        elif knows:
            view[field.name] = _open_view(value, seat)
        elif isinstance(value, list | dict):
            view[field.name] = len(value)
        else:
            view[field.name] = None if value is None else FACE_DOWN
    return view


def imagine_facts(facts: Facts, seat: str | None, chance: Chance) -> None:
    """Exchange, in place, what the seat cannot know within its pools, and draw the luck to come anew."""
    pools: dict[tuple[str, str | None], list[Secret]] = {}
    for secret in unknown_to(facts, seat):
        pools.setdefault(secret.pool, []).append(secret)
    for pool in pools.values():
        values = [secret.value for secret in pool]
        chance.shuffle(values)
        for secret, value in zip(pool, values, strict=True):
            secret.put(value)
    for luck in _luck(facts):
        luck.state = chance.below(2**64)


def unknown_count(facts: Facts, seat: str | None) -> Counter[tuple[Any, ...]]:
    """How many of each secret the seat does not know. When one of them goes down, it learned something."""
    return Counter((secret.pool, secret.value) for secret in unknown_to(facts, seat))


class Secret(Struct):
    """One value that a seat does not know: an entry of a list, or a field that holds a single value."""

    holder: Any
    place: int | str
    pool: tuple[str, str | None]

    @property
    def value(self) -> Any:
        if isinstance(self.place, str):
            return getattr(self.holder, self.place)
        return self.holder[self.place]

    def put(self, value: Any) -> None:
        if isinstance(self.place, str):
            setattr(self.holder, self.place, value)
        else:
            self.holder[self.place] = value


def unknown_to(facts: Facts, seat: str | None) -> Iterator[Secret]:
    """Every secret in the facts, and in the facts inside them, that the seat does not know."""
    owner = getattr(facts, "seat", None)
    for field in fields_of(type(facts)):
        value = getattr(facts, field.name)
        if field.sharing is not None or isinstance(value, Chance):
            continue
        if _knows(field.secrecy, owner, seat):
            for inner in _facts_in(value):
                yield from unknown_to(inner, seat)
            continue
        secrecy = field.secrecy
        pool = (secrecy.pool or field.name, owner if secrecy.apart else None) if secrecy else (field.name, None)
        if isinstance(value, Pile):
            for place, seen_by in enumerate(value.seen_by):
                if seat not in seen_by:
                    yield Secret(value.cards, place, pool)
        elif isinstance(value, list):
            for place in range(len(value)):
                yield Secret(value, place, pool)
        elif value is not None:
            yield Secret(facts, field.name, pool)


def _knows(secrecy: Secrecy | None, owner: str | None, seat: str | None) -> bool:
    if secrecy is None:
        return False
    return secrecy.known_to == "everybody" or (secrecy.known_to == "owner" and owner == seat is not None)


def _open_view(value: Any, seat: str | None) -> Any:
    if isinstance(value, Facts):
        return view_of(value, seat)
    if isinstance(value, list | tuple):
        return [_open_view(item, seat) for item in value]
    if isinstance(value, dict):
        return {key: _open_view(item, seat) for key, item in value.items()}
    return value


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


def _luck(facts: Facts) -> Iterator[Chance]:
    for field in fields_of(type(facts)):
        value = getattr(facts, field.name)
        if isinstance(value, Chance):
            yield value
