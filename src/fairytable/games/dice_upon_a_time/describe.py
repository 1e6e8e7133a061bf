"""The table in plain words, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any

from fairytable.engine.languages import in_language
from fairytable.engine.words import Verbatim, Words
from fairytable.games.dice_upon_a_time.agenda import ON_TOP, UNRESOLVED, ChooseCharacter, LastCount
from fairytable.games.dice_upon_a_time.content import DECKS, Content
from fairytable.games.dice_upon_a_time.questing import ITEM, PLACE

View = dict[str, Any]
NOTHING: Mapping[str, Sequence[str]] = {}


def describe(view: View, content: Content, words: Words, _options: Mapping[str, str]) -> str:
    """Everything that an adventurer sees. Whose turn it is comes first, with Quests and ways: on a small screen one
    sees what one needs without turning the page."""
    lines = [words.say("table-chapter", chapter=view["chapter"], phase=_phase(view))]
    if view["event"]:
        lines.append(_says(view["event"], content.events[view["event"]].text, words))
    if view["rules"].coop:
        lines.append(_team(view, content, words))
    if stories := view["being_read"]:
        lines.append(words.say("table-story", card=stories))
        lines += [_says(story, content.stories[story].text, words) for story in stories]
    lines += _unresolved(view, words)
    adventurers = sorted(view["adventurers"], key=lambda one: bool(one["seat"] != view["active"]))
    for adventurer in adventurers:
        is_active = adventurer["seat"] == view["active"]
        lines.append(
            words.say(
                "table-seat_active" if is_active else "table-seat",
                seat=adventurer["seat"],
                character=adventurer["character"] or "none",
                field=adventurer["at"],
                things="; ".join(_adventurer(adventurer, view, words)),
            )
        )
        if is_active:
            lines.append(_ways_from(adventurer["at"], view, content, words))
            met = view["met"][adventurer["seat"]]
            lines += _quests_say(_quests_of([adventurer], view, content), content, words, met)
            lines += [_says(card, content.magic[card].text, words) for card in _known_magic([adventurer])]
    lines += _land(view, content, words)
    lines += _cards(view, content, words)
    lines += _said_by_cards(view, content, words)
    lines += _abilities(view, content, words)
    return "\n".join(lines)


def _team(view: View, content: Content, words: Words) -> str:
    """The score of all and, in a match of all chapters, where the levels begin (DT-30.13, DT-30.15)."""
    said = words.say("table-together", points=next(iter(view["points"].values())))
    stories = [content.stories[lying["card"]] for lying in view["common"]]
    if any(one.kind == "side_quest" and one.applies_together for one in stories):
        said += " " + words.say("table-side_quests")
    if view["level"]:
        scores = [str(score) for score in content.levels[len(view["adventurers"])]]
        said += " " + words.say("table-levels", scores=scores)
    return said


def _key(entry: str | View) -> str:
    """The kind of an entry of the agenda; those without fields are shown as their key."""
    return entry if isinstance(entry, str) else entry["type"]


def _phase(view: View) -> str:
    """What is going on or comes next, whatever waits on top of it."""
    on_top = {kind.key() for kind in ON_TOP}
    return next((key for key in map(_key, reversed(view["agenda"])) if key not in on_top), LastCount.key())


def _unresolved(view: View, words: Words) -> Iterator[str]:
    """What waits to be resolved, what comes first at the front."""
    waiting = [words.say(f"agenda-{_key(one)}", **one) for one in reversed(view["agenda"]) if _key(one) in UNRESOLVED]
    if waiting:
        yield words.say("table-stack", things="; ".join(waiting))


def _adventurer(adventurer: View, view: View, words: Words) -> Iterator[str]:
    tokens = [
        words.say("table-tokens", count=count, token=token) for token, count in adventurer["tokens"].items() if count
    ]
    yield words.listing(tokens) if tokens else words.say("table-no_tokens")
    if adventurer["pool"]:
        yield words.say("table-pool", dice=adventurer["pool"])
    if adventurer["has_passed"]:
        yield words.say("table-passed")
    if adventurer["seat"] == view["marker"]:
        yield words.say("table-marker")
    if adventurer["foxed"]:
        yield words.say("table-foxed", dice=adventurer["foxed"])
    if adventurer["uses"]:
        yield words.say("table-ability_used")
    for key in ("rabbits", "thumblings"):
        if adventurer[key]:
            yield words.say(f"table-{key}", count=adventurer[key])
    magic = [*adventurer["magic"], *adventurer["drawn"]]
    if magic and None not in magic:
        yield words.say("table-magic_known", cards=magic)
    elif magic:
        yield words.say("table-magic", count=len(magic))
    if not view["rules"].coop:
        yield words.say("table-points", points=view["points"][adventurer["seat"]])
    if adventurer["quests"] and adventurer["seat"] != view["active"]:
        yield words.say("table-quests", quests=adventurer["quests"])
    if adventurer["fetched"]:
        yield words.say("table-fetched", quests=adventurer["fetched"])
    if adventurer["stories"]:
        yield words.say("table-stories", cards=[lying["card"] for lying in adventurer["stories"]])


def _land(view: View, content: Content, words: Words) -> Iterator[str]:
    """The stacks, from the bottom to the top, and the ways from the fields where the others stand."""
    stacks = [
        words.say("table-socket", socket=socket, dice=words.listing(_dice(stack, words)))
        for socket, stack in view["sockets"].items()
    ]
    yield words.say("table-sockets", things="; ".join(stacks)) if stacks else words.say("table-no_dice")
    if view["wolf_dice"]:
        yield words.say("table-wolf", dice=_dice(view["wolf_dice"], words))
    fields = {adventurer["seat"]: adventurer["at"] for adventurer in view["adventurers"]}
    told = fields.pop(view["active"], None)
    for field in dict.fromkeys(fields.values()):
        if field != told:
            yield _ways_from(field, view, content, words)


def _dice(stack: list[View], words: Words) -> list[str]:
    return [words.say("table-die", seat=lying["seat"], die=lying["die"]) for lying in stack]


def _ways_from(field: str, view: View, content: Content, words: Words) -> str:
    """The ways with the values of their sockets in this chapter, and with the die that lies on top."""
    ways: list[str] = []
    for end, route in content.ways[field].items():
        top = _dice(view["sockets"].get(route, ())[-1:], words)
        value = view["values"].get(route, content.routes[route].value)
        ways.append(words.say("table-way", field=end, value=value, die=top or "none"))
    return words.say("table-map", field=field, ways=ways)


def list_ways(view: View, content: Content, words: Words, width: int) -> str:
    """The map as a list, since the land is too wide to be drawn with letters: every field, its ways, who stands
    there."""
    lines: list[str] = []
    for field in content.fields:
        line = _ways_from(field, view, content, words)
        if here := [adventurer["seat"] for adventurer in view["adventurers"] if adventurer["at"] == field]:
            line += " " + words.say("table-here", seats=here)
        lines += wrap(line, width, subsequent_indent="    ") if width else [line]
    return "\n".join(lines)


def _cards(view: View, content: Content, words: Words) -> Iterator[str]:
    for points in DECKS:
        if quests := [quest for quest in view["open_quests"] if content.quests[quest].points == points]:
            yield words.say("table-open_quests", points=points, quests=quests)
    if view["common"]:
        yield words.say("table-common", cards=[lying["card"] for lying in view["common"]])
    if not view["rules"].coop:
        two, three, four = (len(deck) for deck in view["decks"].values())
        yield words.say("table-decks", two=two, three=three, four=four)
    if view["rules"].magic:
        yield words.say("table-magic_pile", count=len(view["magic_deck"]))
    if view["rules"].story:
        yield words.say("table-story_pile", count=len(view["story_deck"]))
    if view["event_row"]:
        yield words.say("table-event_row", events=view["event_row"])
    else:
        yield words.say("table-events", events=view["events_to_come"])


def _says(card: str, text: dict[str, str], words: Words) -> str:
    return words.say("table-card_says", card=card, text=Verbatim(in_language(text, words.language)))


def _quests_say(
    quests: Iterable[str], content: Content, words: Words, met: Mapping[str, Sequence[str]] = NOTHING
) -> Iterator[str]:
    """`met` are the parts that are there already, each with the Quests that ask for it."""
    for quest in quests:
        task = content.quests[quest]
        text = Verbatim(in_language(task.text, words.language))
        said = words.say("table-quest_says", quest=quest, points=task.points, text=text)
        named = {ITEM: task.item, PLACE: task.place}
        parts = [part for part, asking in met.items() if quest in asking]
        there = [named.get(part, part) for part in parts for _ in range(task.tokens.get(part, 1))]
        yield f"{said} {words.say('table-quest_met', parts=there)}" if there else said


def _said_by_cards(view: View, content: Content, words: Words) -> Iterator[str]:
    """Every open card and those in one's own hand, with their words; of the Quests that are open to all, which are too
    many, only those that somebody can work at right there. The cards of the active player have been described
    already."""
    adventurers = view["adventurers"]
    active = [one for one in adventurers if one["seat"] == view["active"]]
    others = [one for one in adventurers if one["seat"] != view["active"]]
    for card in _known_magic(others):
        yield _says(card, content.magic[card].text, words)
    told = set(_quests_of(active, view, content))
    quests = [quest for quest in _quests_of(adventurers, view, content) if quest not in told]
    yield from _quests_say(quests, content, words)
    lying = [*view["common"], *[lying for one in adventurers for lying in one["stories"]]]
    for card in dict.fromkeys(one["card"] for one in lying):
        yield _says(card, content.stories[card].text, words)


def _abilities(view: View, content: Content, words: Words) -> Iterator[str]:
    """What the Characters can do, where they can (DT-14.4); of all while some are still to be chosen."""
    if not view["rules"].abilities:
        yield words.say("table-no_abilities")
        return
    played = (one["character"] for one in view["adventurers"] if one["character"])
    for character in content.characters if _phase(view) == ChooseCharacter.key() else dict.fromkeys(played):
        yield _says(character, content.characters[character].text, words)


def _known_magic(adventurers: list[View]) -> list[str]:
    """The Magic Items in these hands that the looker knows."""
    return list(dict.fromkeys(card for one in adventurers for card in (*one["magic"], *one["drawn"]) if card))


def _quests_of(adventurers: list[View], view: View, content: Content) -> Iterator[str]:
    """The Quests of these adventurers, and of those open to all what leads to a field where one of them stands, or
    nowhere."""
    yield from [quest for one in adventurers for quest in one["quests"]]
    fields = {one["at"] for one in adventurers}
    for quest in view["open_quests"]:
        task = content.quests[quest]
        places = [place for place in (task.place, task.source) if place]
        if fields and (not places or any(fields & content.places[place] for place in places)):
            yield quest
