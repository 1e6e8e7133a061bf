"""Reads the content of a pack and checks it: all faults at once, each with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from fairytable.engine.languages import Text
from fairytable.engine.pack_faults import misspelt, perhaps
from fairytable.engine.packs import PackReader
from fairytable.games.dice_upon_a_time.characters import KNOWN_CHARACTERS
from fairytable.games.dice_upon_a_time.content import (
    ABILITIES,
    ALL_POINTS,
    DECKS,
    DICE_OF_A_PLAYER,
    GROUPS,
    HIGHEST,
    NUMBERS,
    SNAKE_DIE,
    SPECIAL_FACES,
    SPIRITS,
    STACKING,
    STEED,
    Character,
    Content,
    Die,
    Event,
    Field,
    Item,
    Level,
    Numbers,
    Quest,
    Route,
    Size,
    SnakeDie,
    Spirit,
    Story,
    put_together,
)
from fairytable.games.dice_upon_a_time.effects import (
    ANY,
    TOKENS,
    AnyEffect,
    At,
    GoTo,
    LoseTokens,
    Pays,
    TakeTokens,
    Visits,
)
from fairytable.games.dice_upon_a_time.magic_items import ITEMS

BOARD, DICE, CHARACTERS, QUESTS, MAGIC, STORY, EVENTS = (
    f"{name}.toml" for name in ("board", "dice", "characters", "quests", "magic", "story", "events")
)


def read_content(reader: PackReader) -> Content | None:
    """The content of a pack, or None if it has faults."""
    for file, keys in (
        (BOARD, ("size", "field", "route", "spirit")),
        (DICE, ("die", "snake", "faces", "numbers", "level")),
        (CHARACTERS, ("character",)),
        (QUESTS, ("quest", "items")),
        (MAGIC, ("item",)),
        (STORY, ("story",)),
        (EVENTS, ("event",)),
    ):
        reader.only_keys(file, *keys)
    size = reader.section(BOARD, "size", Size)
    fields = reader.entries(BOARD, "field", Field)
    routes = reader.entries(BOARD, "route", Route)
    spirits = reader.entries(BOARD, "spirit", Spirit)
    dice = reader.entries(DICE, "die", Die)
    snake = reader.section(DICE, "snake", SnakeDie)
    face_names = reader.section(DICE, "faces", dict[str, Text]) or {}
    numbers = reader.section(DICE, "numbers", Numbers)
    levels = reader.entries(DICE, "level", Level)
    characters = reader.entries(CHARACTERS, "character", Character)
    quests = reader.entries(QUESTS, "quest", Quest)
    items = reader.section(QUESTS, "items", dict[str, Text]) or {}
    magic = reader.entries(MAGIC, "item", Item)
    stories = reader.entries(STORY, "story", Story)
    events = reader.entries(EVENTS, "event", Event)
    if not reader.is_whole:
        return None
    _check_map(reader, fields, routes, spirits, size)
    _check_dice(reader, dice, snake)
    for face in (*SPECIAL_FACES, *TOKENS, "lose"):
        if face not in face_names:
            reader.fault(DICE, "faces", f"the face '{face}' has no name")
    _check_levels(reader, levels)
    _check_ids(reader, CHARACTERS, "character", [one.id for one in characters], KNOWN_CHARACTERS)
    _check_ids(reader, MAGIC, "item", [one.id for one in magic], ITEMS)
    places = {field.id for field in fields} | {field.group for field in fields}
    _check_quests(reader, quests, items, places)
    _check_magic(reader, magic)
    names = {field.id for field in fields}
    _check_stories(reader, stories, places, names)
    _check_events(reader, events, numbers, places, names)
    if reader.faults or size is None or snake is None or numbers is None:
        return None
    return put_together(
        size,
        fields,
        routes,
        spirits,
        dice,
        snake,
        face_names,
        numbers,
        levels,
        characters,
        quests,
        items,
        magic,
        stories,
        events,
    )


def _check_ids(reader: PackReader, file: str, key: str, found: Sequence[str], known: Collection[str]) -> None:
    _check_unique(reader, file, key, found)
    for name in found:
        if name not in known:
            reader.fault(
                file, f"{key} {name}", f"the rules have no {key} of this id; {misspelt(name, known, 'they have')}"
            )
    for name in known:
        if name not in found:
            reader.warn(file, f"{key} {name}", "this card of the game is not in the pack")


def _check_unique(reader: PackReader, file: str, key: str, found: Sequence[str]) -> None:
    for name, count in Counter(found).items():
        if count > 1:
            reader.fault(file, f"{key} {name}", f"{count} entries have this id")


def _check_map(
    reader: PackReader, fields: list[Field], routes: list[Route], spirits: list[Spirit], size: Size | None
) -> None:
    _check_unique(reader, BOARD, "field", [field.id for field in fields])
    known = {field.id: field for field in fields}
    for field in fields:
        entry = f"field {field.id}"
        if field.ability not in ABILITIES:
            reader.fault(
                BOARD, entry, f"'{field.ability}' is no ability; {misspelt(field.ability, ABILITIES, 'there are')}"
            )
        if field.group not in GROUPS:
            reader.fault(BOARD, entry, f"'{field.group}' is no group; {misspelt(field.group, GROUPS, 'there are')}")
        if size and not (0 <= field.at[0] <= size.width and 0 <= field.at[1] <= size.height):
            reader.fault(BOARD, entry, f"it lies outside of the drawing of {size.width} by {size.height}")
    for group, least in (("start", 1), (STEED, 2)):
        count = sum(field.group == group for field in fields)
        if count < least or (group == "start" and count > 1):
            reader.fault(BOARD, "field", f"{count} fields are in the group '{group}'; there should be {least}")
    degree: Counter[str] = Counter()
    for route in routes:
        entry = f"route {' - '.join(route.between)}"
        for end in route.between:
            if end not in known:
                reader.fault(BOARD, entry, f"there is no field '{end}'{perhaps(end, known)}")
            degree[end] += 1
        if not 1 <= route.value <= HIGHEST:
            reader.fault(BOARD, entry, f"the value {route.value} is not from 1 to {HIGHEST}")
        if route.between[0] == route.between[1]:
            reader.fault(BOARD, entry, "a route joins two different fields")
    joined: Counter[frozenset[str]] = Counter()
    for route in routes:
        joined[frozenset(route.between)] += 1
        if joined[frozenset(route.between)] == 2:
            reader.fault(BOARD, f"route {' - '.join(route.between)}", "another route joins these fields already")
    for group in ("king", "fairy"):
        for field in fields:
            values = [route.value for route in routes if field.id in route.between]
            if field.group == group and values != [HIGHEST]:
                reader.fault(BOARD, f"field {field.id}", "it should be a dead end behind one route of value 6 (DT-7.7)")
    if all(end in known for route in routes for end in route.between):
        for name in _out_of_reach(fields, routes):
            reader.fault(BOARD, f"field {name}", "no routes lead here from where all begin")
    if sorted(spirit.id for spirit in spirits) != sorted(SPIRITS):
        reader.fault(BOARD, "spirit", f"the Forest Spirits are: {', '.join(SPIRITS)}")
    for spirit in spirits:
        if spirit.id in SPIRITS and spirit.stacks != (spirit.id in STACKING):
            reader.fault(BOARD, f"spirit {spirit.id}", f"only these have stacks: {', '.join(STACKING)}")
        if spirit.stacks and spirit.sockets != 1:
            reader.fault(BOARD, f"spirit {spirit.id}", "a spirit with a stack has one socket")


def _out_of_reach(fields: list[Field], routes: list[Route]) -> list[str]:
    reached = {field.id for field in fields if field.group == "start"}
    while True:
        more = {end for route in routes for end in route.between if reached & set(route.between)} - reached
        if not more:
            return [field.id for field in fields if field.id not in reached]
        reached |= more


def _check_dice(reader: PackReader, dice: list[Die], snake: SnakeDie | None) -> None:
    _check_unique(reader, DICE, "die", [die.id for die in dice])
    if len(dice) != DICE_OF_A_PLAYER:
        reader.fault(DICE, "die", f"{len(dice)} dice; everybody has {DICE_OF_A_PLAYER}")
    for die in dice:
        if die.id == SNAKE_DIE:
            reader.fault(DICE, f"die {die.id}", "this name belongs to the Snake Die")
        for face in die.faces:
            if face not in (*NUMBERS, *SPECIAL_FACES):
                reader.fault(
                    DICE,
                    f"die {die.id}",
                    f"'{face}' is neither a number nor a special face; {misspelt(face, SPECIAL_FACES, 'those are')}",
                )
        if len(die.faces) != 6:
            reader.fault(DICE, f"die {die.id}", f"{len(die.faces)} faces; a die has 6")
    if all(set(die.faces) & set(SPECIAL_FACES) for die in dice):
        reader.fault(DICE, "die", "one die has no special face (DT-5.4)")
    if snake is not None:
        for face in snake.faces:
            if face not in (*NUMBERS, "lose", *TOKENS):
                reader.fault(DICE, "snake", f"'{face}' is neither a number, nor lose, nor a token")
        if len(snake.faces) != 6 or not set(snake.faces) & set(NUMBERS):
            reader.fault(DICE, "snake", "the Snake Die has six faces, at least one of them a number")


def _check_levels(reader: PackReader, levels: list[Level]) -> None:
    if sorted(level.players for level in levels) != [2, 3, 4, 5]:
        reader.fault(DICE, "level", "there should be one level entry for 2, 3, 4 and 5 players")
    for level in levels:
        if list(level.scores) != sorted(set(level.scores)) or len(level.scores) != 4:
            reader.fault(DICE, f"level {level.players}", "the four scores, for levels 2 to 5, grow from level to level")


def _check_quests(reader: PackReader, quests: list[Quest], items: dict[str, Text], places: set[str]) -> None:
    _check_unique(reader, QUESTS, "quest", [quest.id for quest in quests])
    for quest in quests:
        entry = f"quest {quest.id}"
        if quest.points not in DECKS:
            reader.fault(QUESTS, entry, f"{quest.points} points; a Main Quest has 2, 3 or 4 (DT-1.2)")
        if (quest.kind == "discard") != (not quest.place):
            reader.fault(QUESTS, entry, "every Quest has a place, but those of the kind discard")
        for place in filter(None, (quest.place, quest.source)):
            if place not in places:
                reader.fault(QUESTS, entry, f"there is no place '{place}' on the map{perhaps(place, places)}")
        if (quest.kind in ("bring", "discard")) != bool(quest.tokens):
            reader.fault(QUESTS, entry, "tokens belong to the kinds bring and discard, and only to them")
        _check_tokens(reader, QUESTS, entry, quest.tokens, TOKENS)
        if (quest.kind == "fetch") != bool(quest.item and quest.source):
            reader.fault(QUESTS, entry, "an item and where it is from belong to the kind fetch, and only to it")
        if quest.item and quest.item not in items:
            reader.fault(QUESTS, entry, f"there is no '{quest.item}' under [items]")
    for item, count in Counter(quest.item for quest in quests if quest.item).items():
        if count > 1:
            reader.fault(QUESTS, f"items {item}", "there is one of each item, and one Quest for it")
    for points in DECKS:
        if not any(quest.points == points for quest in quests):
            reader.fault(QUESTS, "quest", f"no Quest is worth {points} points")
    total = sum(quest.points for quest in quests)
    if total != ALL_POINTS:
        reader.warn(QUESTS, "quest", f"all Quests together are worth {total}; in the box probably {ALL_POINTS}")


def _check_tokens(reader: PackReader, file: str, entry: str, tokens: dict[str, int], known: Sequence[str]) -> None:
    for token, count in tokens.items():
        if token not in known:
            reader.fault(file, entry, f"'{token}' is no token; {misspelt(token, known, 'there are')}")
        if count < 1:
            reader.fault(file, entry, f"{count} of a token; there can be 1 or more")


def _check_magic(reader: PackReader, magic: list[Item]) -> None:
    for item in magic:
        if item.copies < 0:
            reader.fault(MAGIC, f"item {item.id}", f"{item.copies} copies; there can be 0 or more")
        known = ITEMS.get(item.id)
        if known and item.window != known.window:
            reader.fault(MAGIC, f"item {item.id}", f"its window is '{known.window}', not '{item.window}'")


SHAPES = {
    "good_luck": ("effects",),
    "bad_luck": ("either",),
    "side_quest": ("condition", "points"),
    "curse": ("condition", "points"),
    "mini_quest": ("condition", "reward"),
}
"""What a Story card of each kind says."""


def _check_stories(reader: PackReader, stories: list[Story], places: set[str], fields: set[str]) -> None:
    _check_unique(reader, STORY, "story", [story.id for story in stories])
    for story in stories:
        entry = f"story {story.id}"
        for part in ("effects", "either", "condition", "points", "reward"):
            if bool(getattr(story, part)) != (part in SHAPES[story.kind]):
                wanted = " and ".join(SHAPES[story.kind])
                reader.fault(STORY, entry, f"a card of the kind {story.kind} has just {wanted}; see {part}")
        if story.either and len(story.either) != 2:
            reader.fault(STORY, entry, f"{len(story.either)} ways; Bad Luck has two (DT-17.4)")
        if (story.kind == "curse" and story.points > 0) or (story.kind == "side_quest" and story.points < 0):
            reader.fault(STORY, entry, "a Side Quest gives points, a Curse takes them")
        if story.copies < 0:
            reader.fault(STORY, entry, f"{story.copies} copies; there can be 0 or more")
        effects = [*story.effects, *story.reward, *(effect for way in story.either for effect in way.effects)]
        _check_effects(reader, STORY, entry, effects, fields)
        match story.condition:
            case At(named):
                wrong = [place for place in named if place not in places]
            case Visits(place):
                wrong = [] if place in places else [place]
            case Pays(tokens):
                wrong = []
                _check_tokens(reader, STORY, entry, tokens, (*TOKENS, ANY))
            case _:
                wrong = []
        for place in wrong:
            reader.fault(STORY, entry, f"there is no place '{place}' on the map")


def _check_effects(reader: PackReader, file: str, entry: str, effects: Iterable[AnyEffect], fields: set[str]) -> None:
    for effect in effects:
        match effect:
            case GoTo(place) if place not in fields:
                reader.fault(file, entry, f"'{place}' is no field of the map")
            case TakeTokens(token, count) | LoseTokens(token, count):
                _check_tokens(reader, file, entry, {token: count}, (*TOKENS, ANY))


def _check_events(
    reader: PackReader, events: list[Event], numbers: Numbers | None, places: set[str], fields: set[str]
) -> None:
    _check_unique(reader, EVENTS, "event", [event.id for event in events])
    for event in events:
        entry = f"event {event.id}"
        if event.place and event.place not in places:
            reader.fault(EVENTS, entry, f"there is no place '{event.place}' on the map")
        if event.closed_spirit and event.closed_spirit not in SPIRITS:
            reader.fault(EVENTS, entry, f"there is no spirit '{event.closed_spirit}'")
        _check_effects(reader, EVENTS, entry, event.effects, fields)
    plain = sum(not event.needs for event in events)
    if numbers is not None and plain < numbers.chapters:
        reader.fault(EVENTS, "event", f"{plain} Events fit every game; there must be one for each of the chapters")
