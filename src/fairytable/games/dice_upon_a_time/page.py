"""What the page receives beside the content of a pack: dice as they lie, traps, and words of the rules."""

from __future__ import annotations

from msgspec import Struct

from fairytable.engine.showing import More
from fairytable.games.dice_upon_a_time.agenda import UNRESOLVED
from fairytable.games.dice_upon_a_time.content import HIGHEST, SNAKE_DIE, Content, Field
from fairytable.games.dice_upon_a_time.effects import TOKENS
from fairytable.games.dice_upon_a_time.magic_items import PLAYED_BY
from fairytable.games.dice_upon_a_time.rolling import LOW

CONSTANTS = {
    "TOKENS": TOKENS,
    "HIGHEST": HIGHEST,
    "SNAKE_DIE": SNAKE_DIE,
    "LOW": LOW,
    "UNRESOLVED": UNRESOLVED,
    "PLAYED_BY": PLAYED_BY,
}


class DieShown(Struct, frozen=True):
    """A die as it lies: its kind, the face on top, and what it is worth."""

    kind: str
    face: str
    value: int


class ContentMore(Struct, frozen=True):
    """The faces of dice by their kinds, and dice as they lie."""

    faces: dict[str, tuple[str, ...]]
    dice: dict[str, DieShown]


class FieldMore(Struct, frozen=True):
    """`is_trap` tells that only the highest dice lead out again."""

    is_trap: bool


def more_of_content(content: Content, _: Content) -> ContentMore:
    return ContentMore(
        {kind: content.faces(kind) for kind in (*content.dice, SNAKE_DIE)},
        {word: DieShown(kind, content.face_of[word], content.value_of[word]) for word, kind in content.kind_of.items()},
    )


def more_of_field(field: Field, content: Content) -> FieldMore:
    """DT-7.7: whoever walks in needs a die of the highest value to come out."""
    return FieldMore(all(content.routes[route].value == HIGHEST for route in content.ways[field.id].values()))


MORE: More = {Content: more_of_content, Field: more_of_field}
