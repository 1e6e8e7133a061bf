"""Generates the page's types in TypeScript, from the messages of the server and the declarations of the games.

    python -m fairytable.server.types    # in a checkout, after a change to a message, a table, an event or a verb

`web/src/lib/messages.ts` has the messages, `web/src/boards/<slug>/types.ts` the types of one game: the table as a seat
sees it, the content of a pack, the verbs of its options, its events, and numbers of its rules.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import NODEFAULT, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from fairytable.engine.facts import Facts, OneOf, unwrap
from fairytable.engine.game import Game
from fairytable.engine.packs import load_pack
from fairytable.engine.questions import Decision
from fairytable.engine.shapes import facts_of_things, shape_of_event, shape_of_question, shape_of_view
from fairytable.engine.showing import ids_shown, shape_of_shown, shapes_shown
from fairytable.engine.verbs import Verb
from fairytable.games import GAMES
from fairytable.server.messages import rest as rest_messages
from fairytable.server.messages import socket as socket_messages

MESSAGES = "lib/messages.ts"

_ALL_MESSAGES = """\
// Written by `python -m fairytable.server.types` from src/fairytable/server/messages/. Do not edit.
"""

_ONE_GAME = """\
// Written by `python -m fairytable.server.types` from src/fairytable/games/%s/. Do not edit.
"""

_OF_A_GAME = """\
/** One of the options of a game: its verb says which arguments it has. */
export type OptionOf<Verbs> = {
  [Verb in keyof Verbs]: Omit<OptionTold, "verb" | "arguments"> & { verb: Verb; arguments: Verbs[Verb] };
}[keyof Verbs];

/** One of the questions of a game: what it is about says which values it has. */
export type QuestionOf<Questions, Option> = {
  [About in keyof Questions]: Omit<QuestionTold, "about" | "values" | "options"> & {
    about: About;
    values: Questions[About];
    options: Option[];
  };
}[keyof Questions];

/** One of the events of a game: its key says which values it has. */
export type EventOf<Events> = {
  [Key in keyof Events]: Omit<EventTold, "key" | "values"> & { key: Key; values: Events[Key] };
}[keyof Events];
"""

_SENT = (*get_args(socket_messages.FromClient), *rest_messages.ASKED_OVER_REST, rest_messages.SeatWanted)
"""Fields with a default may be left out of what a browser sends; what it receives is always complete."""


def written_files(web: Path) -> dict[Path, str]:
    """Every generated file below `web/src`, with its text. A game has one if it has a board."""
    boards = {game: web / "src" / "boards" / game.slug for game in GAMES}
    return {web / "src" / MESSAGES: types_of_messages()} | {
        board / "types.ts": types_of_game(game) for game, board in boards.items() if board.is_dir()
    }


def types_of_messages() -> str:
    """The text of `messages.ts`."""
    heard, sent = get_args(socket_messages.FromServer), get_args(socket_messages.FromClient)
    script = Script()
    for kind in (*sent, *heard, *rest_messages.ASKED_OVER_REST, *rest_messages.TOLD_OVER_REST):
        script.written(kind)
    parts = [_ALL_MESSAGES, *(script.interfaces[name] for name in sorted(script.interfaces))]
    parts += [_union("FromClient", sent), _union("FromServer", heard), _OF_A_GAME]
    return "\n".join(parts)


def types_of_game(game: Game[Any]) -> str:
    """The text of `boards/<slug>/types.ts`."""
    script = Script(words_named_by(game))
    table: type[Facts] = game.table_type
    view = script.written(shape_of_view(table))
    content = script.written(shape_of_shown(game.page.content, game.page.more)) if game.page else "unknown"
    foresee = game.page.foresee if game.page else None
    foreseen = script.written(get_type_hints(foresee)["return"]) if foresee else ""
    overview = game.page.overview if game.page else None
    if overview:
        view = f"{view} & {script.written(get_type_hints(overview)['return'])}"
    told = []
    for key, event in game.declared_events.items():
        told.append((key, script.fields(shape_of_event(event)), event.__doc__))
        if event.secrets():
            told.append((f'"{key}-unseen"', script.fields(shape_of_event(event, unseen=True)), None))
    asked = [(q.about, script.values_of_question(q), q.__doc__) for q in game.vocabulary.questions]
    question_kind = "QuestionOf" if asked else "QuestionTold"
    question = "export type Question = QuestionOf<Questions, Option>;\n"
    verbs = {verb.word: verb.arguments for verb in game.vocabulary.verbs}
    ids = ids_shown(load_pack(game).content) if game.page else {}
    constants = {"SEATS": game.seats, "VERBS": verbs} | dict(game.page.constants if game.page else {})
    told_of = "\n".join(
        [
            *script.interfaces.values(),
            _listing("Verbs", [(verb.word, script.arguments(verb), None) for verb in game.vocabulary.verbs]),
            "export type Option = OptionOf<Verbs>;\n",
            *([_listing("Questions", asked), question] if asked else []),
            _listing("Events", told),
            "export type Event = EventOf<Events>;\n",
            *([f"export type Foreseen = {foreseen};\n"] if foreseen else []),
            *([f"export type View = {view};\n"] if overview else []),
            _listing(
                "Game",
                [
                    ("view", "View" if overview else view, None),
                    ("content", content, None),
                    ("question", "Question" if asked else "QuestionTold", None),
                    ("event", "Event", None),
                ],
            ),
        ]
    )
    used = {words: name for words, name in script.names.items() if re.search(rf"\b{name}\b", told_of)}
    return "\n".join(
        [
            _ONE_GAME % game.identity.folder.name,
            f'import type {{ EventOf, OptionOf, {question_kind} }} from "../../lib/messages";\n',
            *(f"export const {name} = {_constant(value)};\n" for name, value in constants.items()),
            *(f"export type {name} = {_literal(words, {})};\n" for words, name in used.items()),
            *(f"export type Known{kind} = {_literal(known, {})};\n" for kind, known in ids.items() if known),
            told_of,
        ]
    )


class Script:
    """TypeScript for Python types. Every struct becomes an interface; `names` are the names of certain sets of
    words."""

    def __init__(self, names: Mapping[tuple[str, ...], str] | None = None) -> None:
        self.names = dict(names or {})
        self.interfaces: dict[str, str] = {}
        self._kinds: dict[str, type[Struct]] = {}

    def written(self, hint: Any) -> str:
        """The type of a hint."""
        kind, marks = unwrap(hint)
        words = next((mark.words for mark in marks if isinstance(mark, OneOf)), ())
        if words:
            return _literal(words, self.names)
        origin, parts = get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.written(part) for part in parts if part is not UnsetType))
        if origin is Literal:
            return _literal(parts, self.names)
        if origin is dict:
            return f"Record<{self.written(parts[0])}, {self.written(parts[1])}>"
        if is_typeddict(kind):
            values = get_type_hints(kind)
            return f"Record<{_literal(tuple(values), self.names)}, {self.written(next(iter(values.values())))}>"
        if origin is tuple and ... not in parts:
            return f"[{', '.join(map(self.written, parts))}]"
        if origin in (list, tuple, frozenset):
            item = self.written(parts[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self._interface(kind)
        return _PLAIN.get(kind, "unknown")

    def fields(self, kind: type[Struct]) -> str:
        """The fields of a struct in one line."""
        inside = "; ".join(
            f"{_property(field.encode_name)}{'?' if _may_be_left_out(field) else ''}: {self.written(field.type)}"
            for field in fields(kind)
        )
        return f"{{ {inside} }}" if inside else "Record<string, never>"

    def values_of_question(self, kind: type[Decision]) -> str:
        """The values of a question, including those about single things: `mill price`."""
        values = self.fields(shape_of_question(kind))
        for key, hint in facts_of_things(kind).items():
            values += f" & {{ [fact: `${{string}} {key}`]: {self.written(hint)} }}"
        return values

    def arguments(self, verb: Verb) -> str:
        """The arguments of a verb. One with the name of a set of words is one of these; others are words or numbers."""
        named = {name.lower(): name for name in self.names.values()}
        inside = "; ".join(f"{argument}: {named.get(argument, 'string | number')}" for argument in verb.arguments)
        return f"{{ {inside} }}" if inside else "Record<string, never>"

    def _interface(self, kind: type[Struct]) -> str:
        name = kind.__name__
        if self._kinds.setdefault(name, kind) is not kind:
            raise TypeError(f"two kinds are called {name}; the page needs another name for one of them")
        if name not in self.interfaces:
            self.interfaces[name] = ""
            lines = [*_comment(kind.__doc__), f"export interface {name} {{"]
            if kind.__struct_config__.tag is not None:
                lines.append(f'  {kind.__struct_config__.tag_field}: "{kind.__struct_config__.tag}";')
            for field in fields(kind):
                optional = "?" if (kind in _SENT and _has_default(field)) or _may_be_left_out(field) else ""
                lines.append(f"  {field.encode_name}{optional}: {self.written(field.type)};")
            del self.interfaces[name]
            self.interfaces[name] = "\n".join([*lines, "}\n"])
        return name


_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", None: "null"}


def _property(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _has_default(field: FieldInfo) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def _may_be_left_out(field: FieldInfo) -> bool:
    return UnsetType in get_args(field.type)


def _literal(words: tuple[Any, ...], names: Mapping[tuple[str, ...], str]) -> str:
    return names.get(words) or " | ".join("null" if word is None else json.dumps(word) for word in words)


def words_named_by(game: Game[Any]) -> dict[tuple[str, ...], str]:
    """The sets of words that have a name where the table, the events or the content are declared: `Material = ...`."""
    said = (*game.vocabulary.questions, *game.vocabulary.events)
    shown = [*shapes_shown(game.page.content, game.page.more), *game.page.more.values()] if game.page else []
    declaring = (game.table_type, *said, *shown)
    modules = dict.fromkeys(kind.__module__ for kind in declaring)
    hints = [(name, hint) for module in modules for name, hint in vars(sys.modules[module]).items()]
    named = {get_args(hint): name for name, hint in hints if get_origin(hint) is Literal}
    return named | {mark.words: name for name, hint in hints for mark in unwrap(hint)[1] if isinstance(mark, OneOf)}


def _constant(value: Any) -> str:
    return json.dumps(value) if isinstance(value, int | float | str) else f"{json.dumps(value)} as const"


def _listing(name: str, entries: Iterable[tuple[str, str, str | None]]) -> str:
    lines = [f"export interface {name} {{"]
    for key, kind, doc in entries:
        lines += [f"  {line}" for line in _comment(doc)]
        lines.append(f"  {key}: {kind};")
    return "\n".join([*lines, "}\n"])


def _comment(text: str | None) -> list[str]:
    words = " ".join((text or "").split())
    return [f"/** {words} */"] if words else []


def _union(name: str, kinds: tuple[Any, ...]) -> str:
    members = "".join(f"\n  | {kind.__name__}" for kind in kinds)
    return f"export type {name} ={members};\n"


if __name__ == "__main__":
    for path, text in written_files(Path("web")).items():
        path.write_text(text, encoding="utf-8")
