"""Shapes: views, events and questions as types, derived from the declarations of a game.

The types of the page are generated from them, and the tests of every game compare real values with them.
"""

from __future__ import annotations

from functools import cache, reduce
from types import NoneType, UnionType
from typing import Any, Literal, TypedDict, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import UNSET, Struct, UnsetType

from fairytable.engine.chance import Chance
from fairytable.engine.events import Happening
from fairytable.engine.facts import Entry, Facts, OneOf, fields_of, is_facts, unwrap
from fairytable.engine.piles import Pile
from fairytable.engine.questions import Decision
from fairytable.engine.views import FACE_DOWN


@cache
def shape_of_event(kind: type[Happening], *, unseen: bool = False) -> type[Struct]:
    """The values of an event as seats receive them; `unseen`: as seats receive them that may not know its secrets."""
    hints = get_type_hints(kind, include_extras=True)
    names = [name for name in kind.__struct_fields__ if not (unseen and name in kind.secrets())]
    return _struct(kind, f"{kind.__name__}Unseen" if unseen else kind.__name__, {n: exactly(hints[n]) for n in names})


@cache
def shape_of_question(kind: type[Decision]) -> type[Struct]:
    """The values of a question; those of each of several things are in `facts_of_things`."""
    values = {key: hint for key, hint in _values_of_question(kind).items() if get_origin(hint) is not dict}
    return _struct(kind, kind.__name__, values)


def facts_of_things(kind: type[Decision]) -> dict[str, Any]:
    """The values that a question has for each of several things, with their types: `{"price": int}` for `mill
    price`."""
    return {key: get_args(hint)[1] for key, hint in _values_of_question(kind).items() if get_origin(hint) is dict}


def _values_of_question(kind: type[Decision]) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    named = zip(kind.__struct_fields__[1:], kind.__struct_encode_fields__[1:], strict=True)
    return {key: exactly(hints[name]) for name, key in named}


@cache
def shape_of_view(kind: type[Facts]) -> type[Struct]:
    """The type of what `view_of` shows of facts of this class."""
    hints = get_type_hints(kind, include_extras=True)
    fields = {}
    for field in fields_of(kind):
        if field.sharing is None and field.kind is not Chance:
            known_to = field.secrecy.known_to if field.secrecy else "nobody"
            shown, covered = _shown(hints[field.name]), _covered(hints[field.name])
            ways = {"everybody": [shown], "owner": [shown, covered], "nobody": [covered]}[known_to]
            fields[field.name] = reduce(_either, ways)
    return _struct(kind, kind.__name__, fields, kind.key() if issubclass(kind, Entry) else None)


def exactly(hint: Any) -> Any:
    """The type in a hint, without annotations, and the possible values of a text. A dict with such keys has all of
    them."""
    bare, marks = unwrap(hint)
    for mark in marks:
        if isinstance(mark, OneOf):
            return Literal[mark.words]
    origin, parts = get_origin(bare), get_args(bare)
    if origin in (Union, UnionType):
        return reduce(_either, map(exactly, parts))
    if origin is dict:
        return _dict(exactly(parts[0]), exactly(parts[1]))
    if origin in (list, tuple, frozenset):
        return origin[tuple(part if part is ... else exactly(part) for part in parts)]
    return bare


def _shown(hint: Any) -> Any:
    """The type for a viewer who may know the value (as in `views.py`)."""
    kind, _ = unwrap(hint)
    origin, parts = get_origin(kind), get_args(kind)
    if kind is Pile:
        return list[str]
    if is_facts(kind):
        return _shown_entry(kind) if issubclass(kind, Entry) else shape_of_view(kind)
    if origin in (Union, UnionType):
        return reduce(_either, map(_shown, parts))
    if origin in (list, tuple, frozenset):
        return list[reduce(_either, [_shown(part) for part in parts if part is not ...])]  # type: ignore[misc]
    if origin is dict:
        return _dict(exactly(parts[0]), _shown(parts[1]))
    return exactly(hint)


def _shown_entry(base: type[Entry]) -> Any:
    """An entry of an agenda: its key, or one of those with fields, which also say their key."""
    keys = tuple(kind.key() for kind in base.kinds() if not fields_of(kind))
    shapes = [shape_of_view(kind) for kind in base.kinds() if fields_of(kind)]
    return reduce(_either, [*([Literal[keys]] if keys else []), *shapes])


def _covered(hint: Any) -> Any:
    """The type for a viewer who may not know the value."""
    kind, _ = unwrap(hint)
    origin, parts = get_origin(kind), get_args(kind)
    if kind is Pile:
        return list[str | None]
    if kind is NoneType:
        return None
    if origin in (Union, UnionType):
        return reduce(_either, map(_covered, parts))
    if origin is dict:
        return _dict(exactly(parts[0]), _covered(parts[1]))
    if origin is list:
        inner = unwrap(parts[0])[0]
        return list[_covered(inner)] if inner is Pile or get_origin(inner) in (list, dict) else int  # type: ignore[misc]
    return Literal[FACE_DOWN]


def _dict(key: Any, value: Any) -> Any:
    if get_origin(key) is Literal:
        return TypedDict("Whole", dict.fromkeys(get_args(key), value))  # type: ignore[operator]
    return dict[key, value]


def _either(one: Any, other: Any) -> Any:
    """One type or the other, in a form in which they can be distinguished."""
    if one == other:
        return one
    origins = {get_origin(one), get_origin(other)}
    if origins == {list}:
        return list[_either(get_args(one)[0], get_args(other)[0])]  # type: ignore[misc]
    if origins == {dict}:
        return dict[get_args(one)[0], _either(get_args(one)[1], get_args(other)[1])]  # type: ignore[misc]
    if is_typeddict(one) and is_typeddict(other):
        ones, others = get_type_hints(one), get_type_hints(other)
        return TypedDict("Whole", {key: _either(ones[key], others[key]) for key in ones})  # type: ignore[operator]
    if origins == {Literal}:
        return Literal[(*get_args(one), *get_args(other))]
    if str in (one, other) and Literal in origins:
        return str
    return one | other


def _struct(kind: type[Struct], name: str, fields: dict[str, Any], tag: str | None = None) -> type[Struct]:
    doc = {} if kind.__doc__ is None else {"__doc__": kind.__doc__}
    parts: list[Any] = [_part(key, hint) for key, hint in fields.items()]
    return msgspec.defstruct(name, parts, namespace=doc, forbid_unknown_fields=True, kw_only=True, tag=tag)


def _part(key: str, hint: Any) -> tuple[str, Any] | tuple[str, Any, Any]:
    """A field of a struct, under a valid Python name; it may be left out if it can be UNSET."""
    may_be_left_out = UnsetType in get_args(hint)
    if key.isidentifier() and not may_be_left_out:
        return key, hint
    return key.replace(" ", "_"), hint, msgspec.field(name=key, **({"default": UNSET} if may_be_left_out else {}))
