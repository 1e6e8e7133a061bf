"""What the page receives of a pack, derived from its content: the fields that are declared `Shown`, in one language.

    class Tile(Struct):
        id: Shown[str]
        text: Shown[Text]              # in the language of the page
        boosts: dict[str, int] = {}    # for the rules alone

    class Story(Struct):
        @property
        def is_useless(self) -> Shown[bool]: ...

What is not declared so stays with the rules; of a struct of which nothing is, the page receives everything. What
depends on more than the thing itself is worked out by a function of the game: `{Tile: more_of_tile}`, with
`more_of_tile(tile, content)`, adds the fields of the struct that it returns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, defstruct

from fairytable.engine.facts import unwrap
from fairytable.engine.languages import Translated, in_language

T = TypeVar("T")

More = Mapping[type, Callable[[Any, Any], Struct]]
"""For a kind of content, what the page receives beside its own fields."""


class _ForPage(Struct, frozen=True):
    """Marks a field that the page receives."""


class Amounts(Struct, frozen=True):
    """Numbers of which most are 0: the page receives the others, by their words."""


Shown = Annotated[T, _ForPage()]


def shown(content: Any, language: str, more: More) -> dict[str, Any]:
    """What the page receives of the content of a pack."""

    def told(value: Any, hint: Any) -> Any:
        kind, marks = unwrap(hint)
        if any(isinstance(mark, Translated) for mark in marks):
            return in_language(value, language)
        if isinstance(value, Amounts):
            return {name: getattr(value, name) for name in value.__struct_fields__ if getattr(value, name)}
        if isinstance(value, Struct):
            return fields_told(value)
        parts = get_args(kind)
        if isinstance(value, dict):
            return {key: told(item, parts[1]) for key, item in value.items()}
        if isinstance(value, list | tuple):
            kinds = parts if len(parts) == len(value) and ... not in parts else (parts[0],) * len(value)
            return [told(item, part) for item, part in zip(value, kinds, strict=True)]
        return value

    def fields_told(thing: Struct) -> dict[str, Any]:
        kind = type(thing)
        tag = kind.__struct_config__.tag
        fields = {} if tag is None else {str(kind.__struct_config__.tag_field): tag}
        fields |= {name: told(getattr(thing, name), hint) for name, hint in _shown_fields(kind).items()}
        return fields | fields_told(more[kind](thing, content)) if kind in more else fields

    return fields_told(content)


def ids_shown(content: Any) -> dict[str, tuple[str, ...]]:
    """The ids of everything in a pack that the page receives by its id: `{"Tile": ("key", "rope"), ...}`."""
    found: dict[str, dict[str, None]] = {}

    def look(value: Any, hint: Any) -> None:
        kind = unwrap(hint)[0]
        parts = get_args(kind)
        if isinstance(value, Struct) and not isinstance(value, Amounts):
            for name, inner in _shown_fields(type(value)).items():
                look(getattr(value, name), inner)
        elif isinstance(value, dict):
            item = unwrap(parts[1])[0]
            if isinstance(item, type) and issubclass(item, Struct):
                found.setdefault(item.__name__, {}).update(dict.fromkeys(value))
            for inner in value.values():
                look(inner, parts[1])

    look(content, type(content))
    return {kind: tuple(ids) for kind, ids in found.items()}


def shape_of_shown(content: type[Struct], more: More) -> type[Struct]:
    """The type of what the page receives. Kinds of content are called `TileShown` in it."""
    return shapes_shown(content, more)[content]


def shapes_shown(content: type[Struct], more: More) -> dict[type, type[Struct]]:
    """The types of all kinds of content that the page receives."""
    shapes: dict[type, type[Struct]] = {}

    def shape(hint: Any) -> Any:
        kind, marks = unwrap(hint)
        if any(isinstance(mark, Translated) for mark in marks):
            return str
        origin, parts = get_origin(kind), get_args(kind)
        if isinstance(kind, type) and issubclass(kind, Amounts):
            return dict[str, int]
        if isinstance(kind, type) and issubclass(kind, Struct):
            return shape_of(kind)
        if origin in (Union, UnionType):
            return Union[tuple(map(shape, parts))]  # noqa: UP007
        if origin in (dict, list, tuple):
            return origin[tuple(part if part is ... else shape(part) for part in parts)]
        return hint

    def shape_of(kind: type[Struct]) -> type[Struct]:
        if kind not in shapes:
            hints = _shown_fields(kind) | (_fields_of_more(more[kind]) if kind in more else {})
            name = kind.__name__ if kind.__name__.endswith("Shown") else f"{kind.__name__}Shown"
            fields = [(field, shape(hint)) for field, hint in hints.items()]
            doc = {"__doc__": kind.__doc__ or ""}
            config = kind.__struct_config__
            shapes[kind] = defstruct(
                name,
                fields,
                namespace=doc,
                forbid_unknown_fields=True,
                kw_only=True,
                tag=config.tag,
                tag_field=config.tag_field,
            )
        return shapes[kind]

    shape_of(content)
    return shapes


def _fields_of_more(worked_out: Callable[[Any, Any], Struct]) -> dict[str, Any]:
    return _shown_fields(get_type_hints(worked_out)["return"])


def _shown_fields(kind: type[Struct]) -> dict[str, Any]:
    """The fields and properties that are declared `Shown`, with their types; all fields, if none is."""
    if kind not in _FIELDS:
        hints = get_type_hints(kind, include_extras=True)
        fields = {name: hints[name] for name in kind.__struct_fields__}
        worked_out = {name: hint for name, hint in _properties(kind) if _is_shown(hint)}
        marked = {name: hint for name, hint in fields.items() if _is_shown(hint)}
        _FIELDS[kind] = (marked | worked_out) or fields
    return _FIELDS[kind]


_FIELDS: dict[type, dict[str, Any]] = {}


def _properties(kind: type[Struct]) -> list[tuple[str, Any]]:
    found = []
    for name, value in vars(kind).items():
        way = value.fget if isinstance(value, property) else value.func if isinstance(value, cached_property) else None
        if way is not None:
            found.append((name, get_type_hints(way, include_extras=True)["return"]))
    return found


def _is_shown(hint: Any) -> bool:
    return any(isinstance(mark, _ForPage) for mark in unwrap(hint)[1])
