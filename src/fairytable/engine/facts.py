"""Facts: the plain data of a table. Each field says who may know it, and facts can be copied quickly.

    class Player(Facts):
        seat: Public[str]                  # everybody knows it
        hand: Private[list[str]]           # its owner knows it; the others see how many
        gold: Public[int] = 0

    class Forest(Table):
        deck: Hidden[list[str]]            # nobody knows it; everybody sees how many
        map: Constant[Map]                 # the same in every match; shared, never copied

A secret may be exchanged with secrets of the same *pool* when a bot imagines what it cannot know:
by default those in fields of the same name. `Annotated[Pile, private("fables")]` names the pool, so
that a deck and the hands drawn from it mix; `apart=True` keeps the pool inside one owner. Of several decks in one
field, `hidden("artifacts", each=True)` keeps each entry of the dict or list in a pool of its own, shared with the
entries of the same key or place elsewhere.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    Self,
    TypeGuard,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from fairytable.engine.chance import Chance

T = TypeVar("T")


class Secrecy(Struct, frozen=True):
    """Who may know a field, and with which other secrets it may be exchanged in imagination."""

    known_to: Literal["everybody", "owner", "nobody"]
    pool: str = ""
    apart: bool = False
    each: bool = False


class Sharing(Struct, frozen=True):
    """A field that is not a fact of the match: `constant` is shared by copies, `fleeting` is dropped."""

    kind: Literal["constant", "fleeting"]


def private(pool: str, *, apart: bool = False, each: bool = False) -> Secrecy:
    """Known to its owner; others see the size. `pool` names the secrets it mixes with."""
    return Secrecy("owner", pool, apart, each)


def hidden(pool: str, *, apart: bool = False, each: bool = False) -> Secrecy:
    """Known to nobody; everybody sees the size. `pool` names the secrets it mixes with."""
    return Secrecy("nobody", pool, apart, each)


class OneOf(Struct, frozen=True):
    """The possible values of a text, where they are few: `Material = Annotated[str, OneOf(("straw", "wood"))]`. To the
    rules it is an ordinary text; those who receive it (the page, the tests) may rely on the values."""

    words: tuple[str, ...]


Public = Annotated[T, Secrecy("everybody")]
Private = Annotated[T, Secrecy("owner")]
Hidden = Annotated[T, Secrecy("nobody")]
Constant = Annotated[T, Sharing("constant")]
Fleeting = Annotated[T, Sharing("fleeting")]


class Facts(Struct):
    """Plain data with a copy method generated from its fields."""

    def __init_subclass__(cls) -> None:
        """A class with more fields than its parent needs a copy method of its own."""
        cls.copy = Facts.copy  # type: ignore[method-assign]

    def copy(self) -> Self:
        """A copy that shares nothing that can change. The method is generated on first use."""
        kind = type(self)
        kind.copy = _write_copy(kind)  # type: ignore[assignment,method-assign]
        return kind.copy(self)

    def determinize(self, seat: str | None, chance: Chance) -> None:
        """Draw anew, in place, what the seat cannot know and what depends on other secrets.

        A table with such secrets implements it; for instance, a card laid down must have come from its owner's hand. It
        is called after everything else has been exchanged within its pools.
        """


class FixedFacts(Facts, gc=False):
    """Facts that are replaced instead of changed, so that copies share them."""

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is fixed: put another in its place, not another {name} into it")


def key_of(kind: type) -> str:
    """The name of a class in lower case: `PawnWalked` becomes `pawn_walked`."""
    return re.sub("(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


class Entry(FixedFacts):
    """Something that is still to be done (see `agenda.py`).

    Its key is the name of the class in lower case: `AfterThrow` becomes `after_throw`. An entry without fields is shown
    and recorded as its key alone.
    """

    @classmethod
    def key(cls) -> str:
        return key_of(cls)

    @classmethod
    def kinds(cls) -> list[type[Entry]]:
        """The kinds of entries derived from this base."""
        return [kind for base in cls.__subclasses__() for kind in (base.kinds() or [base])]


class Field(Struct, frozen=True):
    """What the declaration of one field says."""

    name: str
    kind: Any
    secrecy: Secrecy | None
    sharing: Sharing | None


@cache
def fields_of(kind: type[Facts]) -> tuple[Field, ...]:
    """The fields of a class of facts, in the order of their declaration."""
    hints = get_type_hints(kind, include_extras=True)
    fields = []
    for name in kind.__struct_fields__:
        bare, marks = unwrap(hints[name])
        secrecy = next((mark for mark in marks if isinstance(mark, Secrecy)), None)
        sharing = next((mark for mark in marks if isinstance(mark, Sharing)), None)
        fields.append(Field(name, bare, secrecy, sharing))
    return tuple(fields)


def undeclared_fields(kind: type[Facts]) -> list[str]:
    """The fields, including those of nested facts, that do not declare who may know them."""
    missing = []
    for field in fields_of(kind):
        if field.secrecy is None and field.sharing is None:
            missing.append(f"{kind.__name__}.{field.name}")
        for inner in facts_inside(field.kind):
            missing.extend(undeclared_fields(inner))
    return missing


def plain(value: Any) -> Any:
    """The value as plain data for JSON, including every fact: for fingerprints, never for players."""
    if isinstance(value, Facts):
        facts = {f.name: plain(getattr(value, f.name)) for f in fields_of(type(value)) if f.sharing is None}
        if isinstance(value, Entry):
            return {"type": value.key(), **facts} if facts else value.key()
        return facts
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, frozenset):
        return sorted(value)
    return value


def fingerprint(value: Any) -> str:
    """Sixteen characters that change when anything in the value changes."""
    encoded = msgspec.json.encode(plain(value), order="deterministic")
    return hashlib.sha256(encoded).hexdigest()[:16]


def is_facts(kind: Any) -> TypeGuard[type[Facts]]:
    return isinstance(kind, type) and issubclass(kind, Facts)


def unwrap(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """The type in a hint, and its annotations."""
    if get_origin(hint) is Annotated:
        bare, *marks = get_args(hint)
        return bare, tuple(marks)
    return hint, ()


def facts_inside(kind: Any) -> list[type[Facts]]:
    """The classes of facts in a field of this type. For entries of an agenda, all the kinds of the game."""
    if is_facts(kind):
        return [*kind.kinds()] if issubclass(kind, Entry) else [kind]
    return [facts for part in get_args(kind) for facts in facts_inside(unwrap(part)[0])]


def _write_copy(kind: type[Facts]) -> Callable[[Any], Any]:
    lines = ["def copy(self):", "    twin = self.__copy__()"]
    for field in fields_of(kind):
        if field.sharing and field.sharing.kind == "constant":
            continue
        if field.sharing:
            lines.append(f"    twin.{field.name} = None")
            continue
        try:
            expression = _copy_expression(field.kind, f"self.{field.name}")
        except TypeError as error:
            raise TypeError(f"{kind.__name__}.{field.name} cannot be a fact: {error}") from None
        if expression:
            lines.append(f"    twin.{field.name} = {expression}")
    lines.append("    return twin")
    space: dict[str, Any] = {}
    exec("\n".join(lines), space)
    return space["copy"]  # type: ignore[no-any-return]


def _copy_expression(kind: Any, source: str, depth: int = 0) -> str:
    """Python code that copies a value of this type; empty if the value cannot change."""
    origin, parts = get_origin(kind), [unwrap(part)[0] for part in get_args(kind)]
    item = f"item{depth}"
    if is_facts(kind) and not issubclass(kind, FixedFacts):
        return f"{source}.copy()"
    if origin in (Union, UnionType):
        ways = {_copy_expression(part, source, depth) for part in parts if part is not NoneType}
        if len(ways) == 1:
            copied = ways.pop()
            return f"(None if {source} is None else {copied})" if copied and NoneType in parts else copied
    elif origin is list:
        copied = _copy_expression(parts[0], item, depth + 1)
        return f"[{copied} for {item} in {source}]" if copied else f"{source}[:]"
    elif origin is dict:
        copied = _copy_expression(parts[1], item, depth + 1)
        return f"{{key: {copied} for key, {item} in {source}.items()}}" if copied else f"{source}.copy()"
    elif origin is tuple:
        ways = {_copy_expression(part, item, depth + 1) for part in parts if part is not ...}
        if len(ways) == 1:
            copied = ways.pop()
            return f"tuple([{copied} for {item} in {source}])" if copied else ""
    elif origin in (frozenset, Literal) or _cannot_change(kind):
        return ""
    raise TypeError(
        f"how to copy {kind} is not known; say list[...], dict[..., ...], tuple[..., ...], a kind of Facts, "
        "or something that cannot change"
    )


def unchangeable(kind: Any) -> bool:
    """Whether copies can share values of this type."""
    return not _copy_expression(kind, "")


def _cannot_change(kind: Any) -> bool:
    if not isinstance(kind, type):
        return False
    if issubclass(kind, FixedFacts):
        return all(unchangeable(field.kind) for field in fields_of(kind))
    frozen = issubclass(kind, Struct) and kind.__struct_config__.frozen
    return frozen or issubclass(kind, str | int | float | bytes | Enum | NoneType)
