"""Views: the table as one seat may know it, built up from nothing, so that a fact without a declaration stays hidden.

What a viewer sees of a class of facts follows from its declarations alone. So the function that builds the view is
generated once from the fields, as `copy` is: a server shows the table to everybody after every answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

from fairytable.engine.chance import Chance
from fairytable.engine.facts import Entry, Facts, Field, fields_of, is_facts, unwrap
from fairytable.engine.piles import Pile

FACE_DOWN = "?"

Way = Callable[[Any, str, int], str]
"""Generates Python that shows a value of this type, found under this name, inside the given number of lists or
dicts."""


def view_of(facts: Facts, seat: str | None, owner: str | None = None) -> dict[str, Any]:
    """The facts as this seat (or, for None, an onlooker) may know them, as plain data.

    Of a secret list the number of entries is shown, of a secret dict its keys, of a pile its cards with None for
    unknown ones, of any other secret whether there is one. Facts without a `seat` belong to the `owner` of those around
    them.
    """
    return _view_of_kind(type(facts))(facts, seat, owner)


@cache
def _view_of_kind(kind: type[Facts]) -> Callable[[Any, str | None, str | None], dict[str, Any]]:
    if issubclass(kind, Entry) and not fields_of(kind):
        key = kind.key()
        return lambda _facts, _seat, _owner: key  # type: ignore[return-value]
    lines = ["def view(facts, seat, owner):"]
    if hasattr(kind, "seat"):
        lines.append("    owner = facts.seat")
    lines += ["    is_own = owner == seat is not None", "    return {"]
    if issubclass(kind, Entry):
        lines.append(f"        'type': {kind.key()!r},")
    lines += [
        f"        {field.name!r}: {_written(field)},"
        for field in fields_of(kind)
        if field.sharing is None and field.kind is not Chance
    ]
    lines.append("    }")
    space: dict[str, Any] = {"view_of": view_of, "cards_seen": _cards_seen}
    exec("\n".join(lines), space)
    return space["view"]  # type: ignore[no-any-return]


def _written(field: Field) -> str:
    """Python code that shows a field to the seat, depending on who may know it."""
    source = f"facts.{field.name}"
    known_to = field.secrecy.known_to if field.secrecy else "nobody"
    if known_to == "everybody":
        return _shown(field.kind, source)
    if known_to == "nobody":
        return _covered(field.kind, source)
    return f"{_shown(field.kind, source)} if is_own else {_covered(field.kind, source)}"


def _shown(kind: Any, source: str, depth: int = 0) -> str:
    """The view of a value for somebody who may know it."""
    origin, parts = get_origin(kind), [unwrap(part)[0] for part in get_args(kind)]
    item = f"item{depth}"
    if kind is Pile:
        return f"{source}.cards[:]"
    if is_facts(kind):
        return f"view_of({source}, seat, owner)"
    if origin in (Union, UnionType):
        return _unless_none(_shown, parts, source, depth)
    if origin in (list, tuple):
        shown = _only(_shown, [part for part in parts if part is not ...], item, depth + 1)
        return f"list({source})" if shown == item else f"[{shown} for {item} in {source}]"
    if origin is dict:
        shown = _shown(parts[1], item, depth + 1)
        return f"dict({source})" if shown == item else f"{{key: {shown} for key, {item} in {source}.items()}}"
    return f"sorted({source})" if origin is frozenset else source


def _covered(kind: Any, source: str, depth: int = 0) -> str:
    """The view of a value for somebody who may not know it."""
    origin, parts = get_origin(kind), [unwrap(part)[0] for part in get_args(kind)]
    item = f"item{depth}"
    if kind is Pile:
        return f"cards_seen({source}, seat)"
    if origin in (Union, UnionType):
        return _unless_none(_covered, parts, source, depth)
    if origin is dict:
        return f"{{key: {_covered(parts[1], item, depth + 1)} for key, {item} in {source}.items()}}"
    if origin is list:
        if parts[0] is Pile or get_origin(parts[0]) in (list, dict):
            return f"[{_covered(parts[0], item, depth + 1)} for {item} in {source}]"
        return f"len({source})"
    return repr(FACE_DOWN)


def _unless_none(way: Way, parts: list[Any], source: str, depth: int) -> str:
    seen = _only(way, [part for part in parts if part is not NoneType], source, depth)
    return seen if seen == source or NoneType not in parts else f"(None if {source} is None else {seen})"


def _only(way: Way, kinds: list[Any], source: str, depth: int) -> str:
    """How to show a value that has one of these types, if the same code works for all of them."""
    ways = {way(kind, source, depth) for kind in kinds}
    if len(ways) != 1:
        raise TypeError(f"what is seen of one of {kinds} cannot be told from its declaration")
    return ways.pop()


def _cards_seen(pile: Pile, seat: str | None) -> list[str | None]:
    """A pile for somebody who may not look at it, but may have been shown some of its cards."""
    return [card if seat in seen_by else None for card, seen_by in zip(pile.cards, pile.seen_by, strict=True)]
