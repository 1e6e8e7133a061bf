"""Shapes: what is seen and told, as types. They are made from the declarations of a game.

The browser's types are written from them, and the tests of every game hold what is really told to them.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from fairytable.engine.events import Happening
from fairytable.engine.facts import OneOf, unwrap


@cache
def shape_of_event(kind: type[Happening], *, unseen: bool = False) -> type[Struct]:
    """The values of an event as they are told; `unseen`: to those who are not told its secrets."""
    hints = get_type_hints(kind, include_extras=True)
    names = [name for name in kind.__struct_fields__ if not (unseen and name in kind.secrets())]
    fields = [(name, exactly(hints[name])) for name in names]
    return msgspec.defstruct(
        f"{kind.__name__}Unseen" if unseen else kind.__name__,
        fields,
        namespace={"__doc__": kind.__doc__},
        forbid_unknown_fields=True,
    )


def exactly(hint: Any) -> Any:
    """The kind that a hint names, without marks, and with the words that a text can be."""
    bare, marks = unwrap(hint)
    for mark in marks:
        if isinstance(mark, OneOf):
            return Literal[mark.words]
    origin, parts = get_origin(bare), get_args(bare)
    if origin in (Union, UnionType):
        return _one_of([exactly(part) for part in parts])
    if origin in (list, tuple, dict, frozenset):
        return origin[tuple(part if part is ... else exactly(part) for part in parts)]
    return bare


def _one_of(kinds: list[Any]) -> Any:
    """A union, in which the words of all texts stand together."""
    words = [word for kind in kinds if get_origin(kind) is Literal for word in get_args(kind)]
    others = [kind for kind in kinds if get_origin(kind) is not Literal]
    return reduce(or_, [*([Literal[tuple(words)]] if words else []), *others])
