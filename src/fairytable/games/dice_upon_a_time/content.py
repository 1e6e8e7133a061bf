"""The land, the dice and the cards of a pack. They are read and checked in reading.py."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from msgspec import Struct

from fairytable.engine.languages import Text, in_language
from fairytable.engine.showing import Shown
from fairytable.games.dice_upon_a_time.effects import TOKENS, AnyCondition, AnyEffect, HoldsMarker, concern_quests

SPECIAL_FACES = ("magic", "story", "ban", "doubling")
NUMBERS = ("1", "2", "3", "4", "5", "6")
HIGHEST = 6
DICE_OF_A_PLAYER = 5
SNAKE_DIE = "snake"
DECKS: tuple[Literal[2, 3, 4], ...] = (2, 3, 4)
ALL_POINTS = 116
STEED = "steed"
SLEEPER = "sleeping_beauty"

ABILITIES = ("town", "king", "fairy", *TOKENS, "story", STEED, "magic", "")
GROUPS = ("start", "king", "fairy", "resource", "building", "supporting", "border", STEED, "magic")
SPIRITS = ("rabbit", "wolf", "snake", "fox")
STACKING = ("rabbit", "snake")

MEANS = ("seven_league_boots", "little_red_riding_hood", "magic_beans", "musicians_of_bremen")
"""What can help a die onto a socket, in the order in which it is named."""

Part = Literal["story", "magic", "abilities"]
QuestKind = Literal["visit", "bring", "discard", "fetch"]
StoryKind = Literal["good_luck", "bad_luck", "side_quest", "curse", "mini_quest"]


class Field(Struct, frozen=True, forbid_unknown_fields=True):
    """`text` describes the field; `does` is what its ability says, left out where a match does without it."""

    id: Shown[str]
    name: Text
    group: Shown[str]
    at: Shown[tuple[int, int]]
    ability: Shown[str] = ""
    text: Shown[Text] = {}
    does: Shown[Text] = {}


class Route(Struct, frozen=True, forbid_unknown_fields=True):
    between: Shown[tuple[str, str]]
    value: Shown[int]

    @property
    def id(self) -> Shown[str]:
        return "-".join(self.between)


class Spirit(Struct, frozen=True, forbid_unknown_fields=True):
    id: Shown[str]
    name: Text
    sockets: Shown[int]
    stacks: Shown[bool]
    at: Shown[tuple[int, int]]
    value: Shown[int] = 1
    text: Shown[Text] = {}


class Size(Struct, frozen=True, forbid_unknown_fields=True):
    """Of the drawing that the places of the fields are measured on."""

    width: int
    height: int


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Text
    faces: tuple[str, ...]


class SnakeDie(Struct, frozen=True, forbid_unknown_fields=True):
    name: Text
    faces: tuple[str, ...]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What another box might print differently."""

    chapters: int
    short_chapters: int
    height: int
    height_for_two: int
    first_quests: int
    first_magic: int
    most_quests: int
    rabbit_tokens: int
    thumblings: int
    short_thumblings: int
    kings_cards: int
    crystal_cards: int
    table_tokens: int


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """The least scores for level 2, 3 and so on, with so many players."""

    players: int
    scores: tuple[int, ...]


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of an ability: how often it is used, if there is a limit, the `dice` that it discards, the `decks`
    from which it draws Main Quests, by their points, and `quests_at_most`, with more of which it draws none."""

    id: str
    name: Text
    text: Shown[Text]
    per_chapter: Shown[int | None] = None
    per_game: int = 0
    needs: tuple[Part, ...] = ()
    coop: bool = True
    dice: int = 2
    decks: tuple[Literal[2, 3, 4], ...] = DECKS
    quests_at_most: int = 3


class Quest(Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    """A Main Quest. One of the kind `fetch` has its item at `source`."""

    id: str
    name: Text
    points: Shown[int]
    kind: Shown[QuestKind]
    text: Shown[Text]
    place: Shown[str] = ""
    tokens: Shown[dict[str, int]] = {}
    source: str = ""
    item: Shown[str] = ""


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """A Magic Item."""

    id: str
    name: Text
    window: Shown[str]
    text: Shown[Text]
    copies: Shown[int] = 1
    needs: tuple[Part, ...] = ()
    coop: bool = True


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two effects of a Bad Luck card."""

    text: Shown[Text]
    effects: tuple[AnyEffect, ...]


class Story(Struct, frozen=True, forbid_unknown_fields=True):
    """A Story card."""

    id: str
    name: Text
    kind: Shown[StoryKind]
    text: Shown[Text]
    copies: int = 1
    needs: tuple[Part, ...] = ()
    effects: tuple[AnyEffect, ...] = ()
    either: Shown[tuple[Way, ...]] = ()
    condition: AnyCondition | None = None
    points: Shown[int] = 0
    reward: tuple[AnyEffect, ...] = ()

    @property
    def stays(self) -> bool:
        """DT-17.8, 17.9, 17.11: whether it lies before a player until it is done."""
        return self.condition is not None

    @property
    def applies_together(self) -> Shown[bool]:
        """DT-30.17 and DT-30.19: whether the card means anything in the cooperative game."""
        if self.either:
            return not all(concern_quests(way.effects) for way in self.either)
        return not concern_quests((*self.effects, *self.reward)) and not isinstance(self.condition, HoldsMarker)


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """What is different in a chapter."""

    id: str = ""
    name: Text = {}
    text: Shown[Text] = {}
    needs: tuple[Part, ...] = ()
    height: int = 0
    resource_tokens: int = 1
    steeds_closed: Shown[bool] = False
    route_value: int = 0
    place: str = ""
    place_value: int = 0
    king_keeps: int = 1
    plain_faces: bool = False
    fairy_tokens: int = 1
    closed_spirit: str = ""
    story_cards: int = 1
    bans_lifted: bool = False
    effects: tuple[AnyEffect, ...] = ()


NO_EVENT = Event()


class Content(Struct, frozen=True, eq=False):
    """A whole pack, and what follows from it for every match."""

    size: Shown[Size]
    fields: Shown[dict[str, Field]]
    routes: Shown[dict[str, Route]]
    spirits: Shown[dict[str, Spirit]]
    dice: dict[str, Die]
    snake: SnakeDie
    face_names: dict[str, Text]
    numbers: Numbers
    levels: Shown[dict[int, tuple[int, ...]]]
    characters: Shown[dict[str, Character]]
    quests: Shown[dict[str, Quest]]
    items: dict[str, Text]
    magic: Shown[dict[str, Item]]
    stories: Shown[dict[str, Story]]
    events: Shown[dict[str, Event]]
    value_of: dict[str, int]
    """What a die that lies so is worth: `{"book_story": 6, "book_3": 3}`."""
    face_of: dict[str, str]
    kind_of: dict[str, str]
    ways: dict[str, dict[str, str]]
    """For every field, the adjacent fields and the routes to them."""
    places: dict[str, frozenset[str]]
    """The fields that a place means: itself, or all fields of a group."""

    def faces(self, kind: str) -> tuple[str, ...]:
        """The faces of a die by its kind."""
        return self.snake.faces if kind == SNAKE_DIE else self.dice[kind].faces

    def quests_of(self, points: int) -> list[str]:
        return [quest.id for quest in self.quests.values() if quest.points == points]

    def names(self, language: str) -> dict[str, str]:
        """What everything is called."""

        def said(text: Text) -> str:
            return in_language(text, language)

        everything: list[Field | Spirit | Character | Quest | Item | Story | Event] = []
        for part in (self.fields, self.spirits, self.characters, self.quests, self.magic, self.stories, self.events):
            everything += part.values()
        names = {thing.id: said(thing.name) for thing in everything}
        names |= {f"{quest.id} points": str(quest.points) for quest in self.quests.values()}
        names |= {item: said(name) for item, name in self.items.items()}
        names |= {route.id: " - ".join(names[end] for end in route.between) for route in self.routes.values()}
        names |= self._facts_of_places(names)
        names |= {face: said(name) for face, name in self.face_names.items()}
        for word, kind in self.kind_of.items():
            die = said((self.snake if kind == SNAKE_DIE else self.dice[kind]).name)
            names[word] = f"{names.get(self.face_of[word], self.face_of[word])} ({die})"
            if kind != SNAKE_DIE:
                names[kind] = die
        for story in self.stories.values():
            names |= {f"{story.id}.{number}": said(way.text) for number, way in enumerate(story.either, start=1)}
        for count in (2, 3):
            names |= {"+".join(some): " + ".join(names[one] for one in some) for some in combinations(MEANS, count)}
        return names

    def _facts_of_places(self, names: dict[str, str]) -> dict[str, str]:
        """What a place is called also where a token has the same id, how many dice Sleeping Beauty needs to walk there,
        and between which fields a socket lies."""
        facts = {f"{place} place": names.get(place, place) for place in self.places}
        if SLEEPER in self.characters:
            facts |= {f"{field} sleepwalk": str(self.characters[SLEEPER].dice) for field in self.fields}
        for route in self.routes.values():
            start, end = route.between
            facts |= {f"{route.id} start": names[start], f"{route.id} end": names[end]}
        return facts | {f"{spirit} end": "none" for spirit in self.spirits}


def die_word(kind: str, face: str) -> str:
    """A die as it lies: `book_story`, `plain_5`."""
    return f"{kind}_{face}"


def put_together(
    size: Size,
    fields: list[Field],
    routes: list[Route],
    spirits: list[Spirit],
    dice: list[Die],
    snake: SnakeDie,
    face_names: dict[str, Text],
    numbers: Numbers,
    levels: list[Level],
    characters: list[Character],
    quests: list[Quest],
    items: dict[str, Text],
    magic: list[Item],
    stories: list[Story],
    events: list[Event],
) -> Content:
    value_of: dict[str, int] = {}
    face_of: dict[str, str] = {}
    kind_of: dict[str, str] = {}
    for kind, faces in [*((die.id, die.faces) for die in dice), (SNAKE_DIE, snake.faces)]:
        for face in faces:
            word = die_word(kind, face)
            value_of[word] = int(face) if face in NUMBERS else HIGHEST
            face_of[word] = face
            kind_of[word] = kind
    ways: dict[str, dict[str, str]] = {field.id: {} for field in fields}
    for route in routes:
        one, other = route.between
        ways[one][other] = ways[other][one] = route.id
    places = {field.id: frozenset((field.id,)) for field in fields}
    for group in GROUPS:
        members = frozenset(field.id for field in fields if field.group == group)
        places.setdefault(group, members)
    return Content(
        size=size,
        fields={field.id: field for field in fields},
        routes={route.id: route for route in routes},
        spirits={spirit.id: spirit for spirit in spirits},
        dice={die.id: die for die in dice},
        snake=snake,
        face_names=face_names,
        numbers=numbers,
        levels={level.players: level.scores for level in levels},
        characters={one.id: one for one in characters},
        quests={quest.id: quest for quest in quests},
        items=items,
        magic={item.id: item for item in magic},
        stories={story.id: story for story in stories},
        events={event.id: event for event in events},
        value_of=value_of,
        face_of=face_of,
        kind_of=kind_of,
        ways=ways,
        places=places,
    )
