"""What the page is told of a pack: the land with its sockets, the dice, and the words of every card."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from fairytable.engine.facts import OneOf
from fairytable.engine.languages import in_language
from fairytable.games.dice_upon_a_time.agenda import UNRESOLVED
from fairytable.games.dice_upon_a_time.content import HIGHEST, SNAKE_DIE, SPIRITS, Content, Route, Size
from fairytable.games.dice_upon_a_time.effects import TOKENS
from fairytable.games.dice_upon_a_time.magic_items import PLAYED_BY
from fairytable.games.dice_upon_a_time.rolling import LOW

CONSTANTS = {
    "TOKENS": TOKENS,
    "SPIRITS": SPIRITS,
    "HIGHEST": HIGHEST,
    "SNAKE_DIE": SNAKE_DIE,
    "LOW": LOW,
    "UNRESOLVED": UNRESOLVED,
    "PLAYED_BY": PLAYED_BY,
}

StoryKind = Annotated[str, OneOf(("good_luck", "bad_luck", "side_quest", "curse", "mini_quest"))]
QuestKind = Annotated[str, OneOf(("visit", "bring", "discard", "fetch"))]


class FieldShown(Struct, frozen=True):
    """`does` is what its ability says; `is_trap` tells that only the highest dice lead out again."""

    id: str
    at: tuple[int, int]
    group: str
    ability: str
    words: str
    does: str
    is_trap: bool


class RouteShown(Struct, frozen=True):
    id: str
    between: tuple[str, str]
    value: int


class SpiritShown(Struct, frozen=True):
    id: str
    at: tuple[int, int]
    sockets: int
    stacks: bool
    value: int
    words: str


class DieShown(Struct, frozen=True):
    """A die as it lies: its kind, the face on top, and what it is worth."""

    kind: str
    face: str
    value: int


class CharacterShown(Struct, frozen=True):
    words: str
    per_chapter: int | None


class QuestShown(Struct, frozen=True):
    points: int
    kind: QuestKind
    words: str
    place: str
    tokens: dict[str, int]
    item: str


class ItemShown(Struct, frozen=True):
    words: str
    window: str
    copies: int


class StoryShown(Struct, frozen=True):
    """`ways` are the two ways of Bad Luck; a useless card does not `apply_together` (DT-30.17)."""

    kind: StoryKind
    words: str
    ways: tuple[str, ...]
    points: int
    applies_together: bool


class EventShown(Struct, frozen=True):
    """What a chapter changes of what the page draws."""

    words: str
    steeds_closed: bool


class LandShown(Struct, frozen=True):
    size: Size
    fields: dict[str, FieldShown]
    routes: dict[str, RouteShown]
    spirits: dict[str, SpiritShown]
    faces: dict[str, tuple[str, ...]]
    dice: dict[str, DieShown]
    levels: dict[str, tuple[int, ...]]
    characters: dict[str, CharacterShown]
    quests: dict[str, QuestShown]
    magic: dict[str, ItemShown]
    stories: dict[str, StoryShown]
    events: dict[str, EventShown]


def show_land(content: Content, language: str) -> LandShown:
    def said(text: dict[str, str]) -> str:
        return in_language(text, language)

    return LandShown(
        size=content.size,
        fields={
            field.id: FieldShown(
                field.id,
                field.at,
                field.group,
                field.ability,
                said(field.text),
                said(field.does),
                is_trap(content, field.id),
            )
            for field in content.fields.values()
        },
        routes={name: shown_route(route) for name, route in content.routes.items()},
        spirits={
            spirit.id: SpiritShown(spirit.id, spirit.at, spirit.sockets, spirit.stacks, spirit.value, said(spirit.text))
            for spirit in content.spirits.values()
        },
        faces={kind: content.faces(kind) for kind in (*content.dice, SNAKE_DIE)},
        dice={
            word: DieShown(kind, content.face_of[word], content.value_of[word])
            for word, kind in content.kind_of.items()
        },
        levels={str(players): scores for players, scores in content.levels.items()},
        characters={one.id: CharacterShown(said(one.text), one.per_chapter) for one in content.characters.values()},
        quests={
            quest.id: QuestShown(
                quest.points,
                quest.kind,
                said(quest.text),
                quest.place,
                quest.tokens,
                quest.item,
            )
            for quest in content.quests.values()
        },
        magic={item.id: ItemShown(said(item.text), item.window, item.copies) for item in content.magic.values()},
        stories={
            story.id: StoryShown(
                story.kind,
                said(story.text),
                tuple(said(way.text) for way in story.either),
                story.points,
                story.applies_together,
            )
            for story in content.stories.values()
        },
        events={event.id: EventShown(said(event.text), event.steeds_closed) for event in content.events.values()},
    )


def is_trap(content: Content, field: str) -> bool:
    """DT-7.7: whoever walks in needs a die of the highest value to come out."""
    return all(content.routes[route].value == HIGHEST for route in content.ways[field].values())


def shown_route(route: Route) -> RouteShown:
    return RouteShown(route.id, route.between, route.value)
