"""Errors in packs, in sentences for their authors: what is wrong, where, and what would be right."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.inspect import ListType, StructType, Type, UnionType, VarTupleType, type_info

KINDS = {
    "str": 'a text in "quotes"',
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list in [brackets]",
    "object": "a group in {braces}",
    "null": "nothing",
}
UNSHOWABLE = ("Cc", "Cs", "Zl", "Zp")
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Characters that change the direction of text, and so can disguise it."""
SHOWN = 300
"""The largest number of characters shown of a reason."""
LISTED = 12
"""The largest number of possible words shown."""
WORD = re.compile(r"[a-z][a-z0-9_]*")
"""An id can be a word of an option."""


class Fault(Struct, frozen=True):
    """One error in a pack, and its location: `line` is where its entry begins, if that is known."""

    file: str
    entry: str
    reason: str
    line: int = 0

    def __str__(self) -> str:
        place = ", ".join(filter(None, (self.file, f"line {self.line}" if self.line else "", self.entry)))
        return f"{place}: {self.reason}" if place else self.reason


def unshowable(text: str) -> str:
    """The first character that would control a terminal instead of being visible, if there is one."""
    for character in text:
        if (unicodedata.category(character) in UNSHOWABLE and character not in "\n\t") or character in TURNING:
            return f"U+{ord(character):04X}"
    return ""


def printable(text: str) -> str:
    """The text as one line that a terminal can show safely."""
    return "".join(" " if character in "\n\t" else "?" if unshowable(character) else character for character in text)


def short(text: str) -> str:
    """The description of an entry, as one line of reasonable length."""
    plain = printable(text)
    return plain if len(plain) <= SHOWN else f"{plain[: SHOWN - 1]}…"


def misspelt(word: str, known: Collection[str], they_are: str) -> str:
    """What was probably meant, or everything that could have been meant."""
    if close := get_close_matches(word, known, n=1):
        return f"did you mean '{close[0]}'?"
    listed = list(filter(None, known))
    more = f" and {len(listed) - LISTED} more" if len(listed) > LISTED else ""
    return f"{they_are}: {', '.join(listed[:LISTED])}{more}"


def perhaps(word: str, known: Collection[str]) -> str:
    """What was probably meant, as an addition to a sentence; empty if nothing known is similar."""
    close = get_close_matches(word, known, n=1)
    return f"; did you mean '{close[0]}'?" if close else ""


def in_plain_words(problem: str, kind: Any, *, exactly: bool = False) -> str:
    """The message of the validating library as a sentence about the entry, with positions in lists."""
    told, _, path = problem.partition(" - at `$")
    where = path.rstrip("`").removeprefix(".")
    named = where if exactly else re.sub(r"\[[.0-9]*\]", "", where)
    of = f"'{named}': " if named else ""
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", told):
        return f"there is no '{found[1]}' here; {misspelt(found[1], _fields_at(kind, where), 'it can have')}"
    if found := re.fullmatch(r"Object missing required field `(.*)`", told):
        return f"{of}'{found[1]}' is missing"
    if found := re.fullmatch(r"Expected `array` of (?:at (?:least|most) )?length (\S+), got (\d+)", told):
        return f"{of}this needs {found[1]} parts in its list, not {found[2]}"
    if found := re.fullmatch(r"Expected `([^`]*)`, got `([^`]*)`", told):
        if (found[1], found[2]) == ("object", "str") and not exactly:
            return f'{of}a text stands there with its language: {{ en = "..." }}'
        wanted = " or ".join(KINDS.get(name, name) for name in found[1].split(" | ") if name != "null")
        return (
            f"{of}this should be {wanted}, not {'a fraction' if found[2] == 'float' else KINDS.get(found[2], found[2])}"
        )
    if found := re.fullmatch(r"Invalid enum value (.*)", told):
        choices = list(_choices_at(kind, where))
        one_of = f"; {misspelt(found[1].strip(chr(39)), choices, 'there are')}" if choices else ""
        return f"{of}there is no {found[1]}{one_of}"
    if found := re.fullmatch(r"Invalid value (.*)", told):
        choices = list(_tags_at(kind, where))
        one_of = f"; {misspelt(found[1].strip(chr(39)), choices, 'there are')}" if choices else ""
        return f"{of}there is no {found[1]}{one_of}"
    return f"{of}{told.replace('`', chr(39))[:1].lower()}{told.replace('`', chr(39))[1:]}"


def _fields_at(kind: Any, where: str) -> list[str]:
    """The names that an entry has there."""
    names: list[str] = []
    for found in _types_at(kind, where):
        if isinstance(found, StructType):
            names += [field.encode_name for field in found.fields]
    return list(dict.fromkeys(names))


def _choices_at(kind: Any, where: str) -> Iterator[str]:
    for found in _types_at(kind, where):
        if isinstance(found, msgspec.inspect.LiteralType):
            yield from map(str, found.values)


def _tags_at(kind: Any, where: str) -> Iterator[str]:
    """What follows the first word of effects and conditions, which distinguishes their kinds."""
    for found in _types_at(kind, where.rpartition(".")[0]):
        if isinstance(found, StructType) and found.tag is not None:
            yield str(found.tag)


def _types_at(kind: Any, where: str) -> list[Type]:
    """The types that a value may have at a path such as `doors[0].space`."""
    found = list(_apart(type_info(kind)))
    for step in re.findall(r"[\w-]+|\[[^\]]*\]", where):
        found = [part for one in found for inner in _step(one, step) for part in _apart(inner)]
    return found


def _apart(one: Type) -> Iterator[Type]:
    if isinstance(one, UnionType):
        for part in one.types:
            yield from _apart(part)
    else:
        yield one


def _step(one: Type, step: str) -> Iterator[Type]:
    if isinstance(one, StructType):
        yield from (field.type for field in one.fields if field.encode_name == step)
    elif isinstance(one, msgspec.inspect.TupleType):
        yield from one.item_types
    elif isinstance(one, VarTupleType | ListType):
        yield one.item_type
    elif isinstance(one, msgspec.inspect.DictType):
        yield one.value_type
