"""The text layer: table, question, choices, events and explanations of a match in words, for one seat.

Everything here is derived from what the seat may know: its view, its question and its events.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from msgspec import Struct

from fairytable.engine.game import Game
from fairytable.engine.languages import in_language, language_here
from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.engine.rulebook import Clause
from fairytable.engine.words import Verbatim, Words

PRINTED = ("text", "goal", "quest_text", "story")
FEW = 8
"""More choices than this are grouped."""


class Choice(Struct, frozen=True):
    """An option with its number in the list and its words. Options near what the question is about come first."""

    number: int
    option: str
    label: str
    is_near: bool = False


class Group(Struct, frozen=True):
    """Choices that act on the same thing; a choice that stands alone is a group without a label."""

    label: str
    choices: tuple[Choice, ...]


class Card(Struct, frozen=True):
    """What is printed on something."""

    name: str
    text: str


class Line(Struct, frozen=True):
    """An event as a sentence, and its clause. `moment` is the number of answers given before it."""

    text: str
    clause: str
    moment: int


class Explanation(Struct, frozen=True):
    """Why options that one would expect are missing: all those with the same reason."""

    reason: str
    clause: str
    labels: tuple[str, ...]


def words_for(match: Match, people: Mapping[str, str] | None = None, language: str | None = None) -> Words:
    """The words of a match, with the names of its pack, the people at its seats, and the places of its map."""
    spoken = language or language_here()
    names = match.game.texts.names(match.pack.content, spoken)
    words = Words(match.game, spoken, {**names, **(people or {})})
    words.name_place = lambda part, place: match.name_place(words, part, place)
    return words


def table_text(match: Match, seat: str | None, words: Words) -> str:
    """Everything on the table that changes, as the seat (or, for `None`, a spectator) may know it."""
    return match.described(seat, words)


def map_text(match: Match, seat: str | None, words: Words, width: int = 0) -> str:
    """The map drawn in this many columns, or listed if it needs more; empty if the game has no map."""
    draw = match.game.texts.draw
    return draw(match.shown(seat), match.pack.content, words, width) if draw else ""


def seat_mark(seat: str, words: Words) -> str:
    """The letter that stands for a seat on a map and beside its name."""
    return words.say(f"mark-{seat}") if words.has(f"mark-{seat}") else seat[:1].upper()


def question_text(question: Question, words: Words) -> str:
    """One sentence: who must do what."""
    return words.question(question)


def choices(question: Question, words: Words) -> tuple[Group, ...]:
    """The numbered options: few as they are, many grouped by what they act on."""
    grouped: dict[tuple[str, str], list[str]] = {}
    for option in question.options:
        key = _acts_on(option, words) if len(question.options) > FEW else ("", "")
        grouped.setdefault(key, []).append(option)
    if len(grouped) > FEW:
        grouped = _gathered(grouped, words)
    near = {option for option in question.options if _is_near(option, question, words)}
    for options in grouped.values():
        options.sort(key=lambda option: option not in near)
    numbers = number_options([option for options in grouped.values() for option in options], words)
    groups = []
    for key, options in grouped.items():
        members = tuple(
            Choice(
                numbers[option], option, words.option(option, question) + words.note(option, question), option in near
            )
            for option in options
        )
        groups.append(Group(_group_label(key, members, words), members))
    return tuple(groups)


def number_options(options: Sequence[str], words: Words) -> dict[str, int]:
    """The numbers of the options: from 1 on; options that end in a number (`castle 3`) keep it if they come first."""
    named = {option: tuple(words.verb_of(option).named(option).values()) for option in options}
    own = {option: given[0] for option, given in named.items() if len(given) == 1 and isinstance(given[0], int)}
    if len(set(own.values())) < len(own) or list(own) != list(options[: len(own)]):
        own = {}
    following = count(max(own.values(), default=0) + 1)
    return {option: own[option] if option in own else next(following) for option in options}


def event_lines(match: Match, seat: str | None, words: Words, since: int = 0) -> list[Line]:
    """The events for the seat, from the given number on."""
    return [Line(words.event(told), told.clause, told.moment) for told in match.events_for(seat, since)]


def explanations(match: Match, seat: str, words: Words, about: str = "") -> list[Explanation]:
    """Why expected options are missing from the seat's question; with words, only options that match them all."""
    question = match.question_for(seat)
    refusals = match.refusals(question) if question else {}
    missing: dict[tuple[str, str], list[str]] = {}
    for option, reason in refusals.items():
        label = words.option(option, question)
        if question and option not in question.options and has_words(f"{option} {label}", about):
            missing.setdefault((words.reason(reason), reason.clause), []).append(label)
    return [Explanation(reason, clause, tuple(labels)) for (reason, clause), labels in missing.items()]


def rule_text(game: Game[Any], number: str) -> str:
    """A clause as plain text."""
    return plain(game.rulebook[number].text) if number in game.rulebook else ""


def find_rules(game: Game[Any], about: str) -> list[Clause]:
    """The clauses that match all of the words; a number finds its clause or its group, with or without the prefix."""
    found = list(game.rulebook.clauses.values())
    for word in about.split():
        number = re.fullmatch(r"\d+(\.\d+)?", word)
        matching = {
            clause.number for clause in game.rulebook.search(f"{game.identity.prefix}-{word}" if number else word)
        }
        found = [clause for clause in found if clause.number in matching]
    return [Clause(clause.number, plain(clause.text), clause.group) for clause in found]


def cards(match: Match, words: Words, about: str = "") -> list[Card]:
    """What is printed on the cards, tiles and places of the pack, except in boxes that are still shut; with words, only
    those that match them all."""
    found = {}
    content, boxes = match.pack.content, match.game.rules.boxes
    if boxes:
        content = boxes.without_shut(content, boxes.opened(match.view(None), content))
    for thing in _things_in(content):
        told = [in_language(getattr(thing, part), words.language) for part in PRINTED if _says(thing, part)]
        card = Card(in_language(thing.name, words.language), " ".join(filter(None, told)))
        if card.text and has_words(f"{card.name} {card.text}", about):
            found[card.name, card.text] = card
    by_name = [card for card in found.values() if has_words(card.name, about)]
    return by_name or list(found.values())


def places(match: Match, seat: str | None, words: Words, about: str) -> list[str]:
    """What the map says about the places whose names match these words."""
    lines = map_text(match, seat, words).splitlines()
    return [line for line in lines if has_words(line.partition(":")[0], about)]


def result_lines(match: Match, words: Words) -> list[str]:
    """The winners, the level, everybody's score and its parts, and the rule that decided."""
    result = match.result
    if result is None:
        return []
    if result.is_of_one_side:
        lines = [words.say("result-together-won" if result.winners else "result-together-lost")]
    else:
        lines = [words.say("result-winners", winners=result.winners)]
    if result.level:
        lines.append(words.say(f"level-{result.level}"))
    for side, score in result.scores_by_side().items():
        counted = words.say("score", score=score, whole=result.out_of.get(side[0], 0)) if words.has("score") else score
        if set(side) == set(result.scores):
            lines.append(words.say("result-score-together", score=counted))
        else:
            lines.append(words.say("result-score", seat=side, score=counted))
    for key, number in result.rows:
        lines.append(words.say("result-row", row=words.say(f"row-{key}", number=number), number=number))
    return [*lines, words.say("rule", clause=result.clause, text=rule_text(match.game, result.clause))]


def _things_in(value: object) -> Iterator[Any]:
    """Everything in a pack that has a name in languages, wherever it stands."""
    if isinstance(value, Struct):
        if _says(value, "name"):
            yield value
        for field in value.__struct_fields__:
            yield from _things_in(getattr(value, field))
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _things_in(item)
    elif isinstance(value, tuple | list):
        for item in value:
            yield from _things_in(item)


def _says(thing: Struct, part: str) -> bool:
    told = getattr(thing, part, None)
    return isinstance(told, Mapping) and bool(told) and all(isinstance(words, str) for words in told.values())


def has_words(text: str, about: str) -> bool:
    """Whether every one of the words is in the text."""
    return all(word in text.casefold() for word in about.casefold().split())


def _acts_on(option: str, words: Words) -> tuple[str, str]:
    """The thing that an option names first; otherwise its verb."""
    verb = words.verb_of(option)
    for first in verb.named(option).values():
        return ("thing", first) if isinstance(first, str) else ("verb", verb.word)
    return "verb", verb.word


def _is_near(option: str, question: Question, words: Words) -> bool:
    """Whether the option acts on something near, according to its question."""
    near = question.values.get("near", ())
    return bool(near) and any(thing in near for thing in words.verb_of(option).named(option).values())


def _gathered(grouped: dict[tuple[str, str], list[str]], words: Words) -> dict[tuple[str, str], list[str]]:
    """If there are many groups, options alone in theirs are merged by their verb, if that has a name."""
    gathered: dict[tuple[str, str], list[str]] = {}
    for key, options in grouped.items():
        verb = words.verb_of(options[0]).word
        is_alone = len(options) == 1 and words.has(f"group-{verb}")
        gathered.setdefault(("verb", verb) if is_alone else key, []).extend(options)
    return gathered


def _group_label(key: tuple[str, str], members: tuple[Choice, ...], words: Words) -> str:
    kind, word = key
    if len(members) == 1 or not kind:
        return ""
    if kind == "thing":
        verb = words.verb_of(members[0].option)
        name = words.name_as(f"{verb.word} {next(iter(verb.named(members[0].option)))}", word)
        is_of_one_verb = all(words.verb_of(choice.option) == verb for choice in members)
        if is_of_one_verb and words.has(f"group-of-{verb.word}"):
            return words.say(f"group-of-{verb.word}", thing=Verbatim(name))
        return name
    if words.has(f"group-{word}"):
        return words.say(f"group-{word}")
    return words.say("group-span", first=members[0].label, last=members[-1].label)


def plain(text: str) -> str:
    """Without the marks of Markdown."""
    return re.sub(r"\*+|`", "", text)
