"""Everything that a game says has words, and every word that a game has is said."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from fairytable import GAMES, Game, Match, new_match
from fairytable.engine.facts import Entry, Facts, facts_inside, fields_of
from fairytable.engine.packs import load_pack
from fairytable.engine.rewinding import UNDO_REFUSALS
from fairytable.engine.verbs import Verb
from fairytable.engine.words import SHARED_TEXTS, Words, facts_in
from fairytable.engine.worth import DEFEAT, VICTORY
from fairytable.game_checks import settings_of
from fairytable.server.room.event_log import EventLog
from fairytable.terminal import text_layer

SOURCES = SHARED_TEXTS.parent
SHARED = SHARED_TEXTS / "en.ftl"
MATCHES = 3
OPTIONAL = {"score", "boxes-title"}
"""Keys that a game may have and that other parts of the program ask for."""

NAMES = sorted(SOURCES.glob("games/*/names/en.ftl"))
"""What some games and their boards in the browser call alike."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


class Saying(Struct, frozen=True):
    """A key that the source uses, with the names of the values that come with it, if the source tells them."""

    key: str
    values: frozenset[str] | None
    place: str


def sayings_in(folder: Path) -> list[Saying]:
    """What the sources in a folder tell, ask, refuse and say, as far as it stands there in so many words."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                place = f"{path.name}:{node.lineno}"
                found += [Saying(key, values, place) for key, values in sayings_of(node)]
    return found


def sayings_of(call: ast.Call) -> Iterator[tuple[str, frozenset[str] | None]]:
    named = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
    spread = any(keyword.arg is None for keyword in call.keywords)
    match name_of(call.func), call.args:
        case "tell", [key, *_]:
            yield from ((f"event-{text}", named) for text in texts_in(key))
        case "tell_in_secret", [key, _, _, secret, *_]:
            known = keys_in(secret)
            for text in texts_in(key):
                yield f"event-{text}", named | known if known is not None else None
                yield f"event-{text}-unseen", named
        case "ask" | "ask_yes_no", [asked, about, *_] if not is_declared(asked):
            values = (named - {"default", "why_not"}) | {"seat"}
            yield from ((f"question-{text}", values) for text in texts_in(about))
        case "Question", [_, about, _, _, values, *_]:
            known = keys_in(values)
            yield from ((f"question-{t}", known | {"seat"} if known is not None else None) for t in texts_in(about))
        case "Reason", [key, _, *rest]:
            known = keys_in(rest[0]) if rest else frozenset()
            yield from ((f"reason-{text}", known) for text in texts_in(key))
        case "say" | "_say", [key, *_]:
            yield from ((text, None if spread else named) for text in texts_in(key))


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def is_declared(asked: ast.expr) -> bool:
    """Whether a question is asked by its declaration, whose words are checked with it: `questions.Trade(seat)`."""
    return isinstance(asked, ast.Call) and ast.unparse(asked.func).startswith("questions.")


def texts_in(node: ast.expr) -> Iterator[str]:
    """The text that stands here, or both texts between which the source chooses."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts_in(node.body)
        yield from texts_in(node.orelse)


def keys_in(node: ast.expr) -> frozenset[str] | None:
    """The keys of a dictionary that stands here; None if it is made elsewhere."""
    if isinstance(node, ast.Dict) and all(key is not None for key in node.keys):
        return frozenset(text for key in node.keys if key is not None for text in texts_in(key))
    return None


@cache
def texts_of_source(folder: Path) -> frozenset[str]:
    """Every text in the sources."""
    return frozenset(
        node.value
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def classes_in_source(folder: Path) -> frozenset[str]:
    """Every name that the sources take from a module, such as `events.Sold`."""
    return frozenset(
        node.attr
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    )


def patterns_of_source(folder: Path) -> list[re.Pattern[str]]:
    """Every text in the sources that is put together from parts, as a pattern for what it can become."""
    return [
        re.compile("".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in text))
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.JoinedStr) and isinstance((text := node.values)[0], ast.Constant)
    ]


@cache
def messages_in(path: Path) -> dict[str, fluent.Message]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, fluent.Message)}


class Variables(Visitor):
    """Collects the names of the values that words use, and of other words that they contain."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.words.add(node.id.name)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables_of(message: fluent.Message) -> set[str]:
    variables = Variables()
    variables.visit(message)
    return variables.names


def words_within(message: fluent.Message) -> set[str]:
    variables = Variables()
    variables.visit(message)
    return variables.words


def told_of(game: Game[Any], names: Iterable[str]) -> set[str]:
    """What words can use of values with these names: also their number, their ids, what the pack tells of them."""
    facts = facts_in(game.texts.names(load_pack(game).content, "en")).values()
    more = {"count", "id"}.union(*facts)
    return {*names, *(f"{name}-{one}" for name in names for one in more)}


def texts_of(game: Game[Any]) -> Path:
    return game.identity.folder / "texts" / "en.ftl"


def messages_of(game: Game[Any]) -> dict[str, fluent.Message]:
    """The game's own words, with the names that it shares with its board in the browser."""
    paths = [game.identity.folder / folder / "en.ftl" for folder in ("texts", "names")]
    return {key: message for path in paths if path.exists() for key, message in messages_in(path).items()}


class Heard(Struct):
    """What was said while matches were played at random, each sentence once."""

    keys: set[str] = set()
    happenings: set[str] = set()
    sentences: set[str] = set()


@cache
def heard_in_play(game: Game[Any]) -> Heard:
    """Say everything that comes up in random matches, for every seat and for an onlooker."""
    heard = Heard()
    for seed in range(MATCHES):
        seats = game.identity.fewest_seats + seed % (game.identity.most_seats - game.identity.fewest_seats + 1)
        fitting = settings_of(game, seats)
        options = fitting[seed % len(fitting)]
        match = new_match(game, seats, seed, options)
        words = text_layer.words_for(match)
        random = Random(seed)
        while not match.is_over:
            hear_questions(match, words, heard)
            if random.random() < 0.02:
                hear_table(match, words, heard)
            question = random.choice(match.questions)
            match.answer(question.seat, random.choice(question.options))
        hear_events(match, words, heard)
        hear_table(match, words, heard)
        assert text_layer.result_lines(match, words)
    return heard


def hear_questions(match: Match, words: Words, heard: Heard) -> None:
    for question in match.questions:
        heard.keys.add(f"question-{question.about}")
        heard.sentences.add(words.question(question))
        for option in question.options:
            if option not in heard.keys:
                heard.keys.add(option)
                heard.sentences.add(words.option(option, question))


def hear_table(match: Match, words: Words, heard: Heard) -> None:
    for question in match.questions:
        for option, reason in match.refusals(question).items():
            heard.keys.add(f"reason-{reason.key}")
            heard.sentences |= {words.option(option, question), words.reason(reason)}
    for seat in (None, *match.seats[:1]):
        heard.sentences.add(text_layer.table_text(match, seat, words))
        if match.game.texts.draw:
            heard.sentences |= {text_layer.map_text(match, seat, words, width) for width in (0, 78)}


def hear_events(match: Match, words: Words, heard: Heard) -> None:
    for seat in (None, *match.seats) if match.events and any(event.secret for event in match.events) else (None,):
        for told in match.events_for(seat):
            heard.keys.add(f"event-{told.key}")
            if (happening := f"{told.key} {told.values}") not in heard.happenings:
                heard.happenings.add(happening)
                heard.sentences.add(words.event(told))


@every_game
def test_what_the_server_has_kept_is_told_in_the_same_words(game: Game[Any]) -> None:
    match = new_match(game, game.identity.most_seats, 5)
    words, random = text_layer.words_for(match), Random(5)
    for _ in range(400):
        if match.questions:
            question = random.choice(match.questions)
            match.answer(question.seat, random.choice(question.options))
    told = [words.event(event) for event in match.events_for(None)]
    assert [words.event(event) for event in EventLog(match).told_to(None, 0)] == told


@every_game
def test_everything_that_comes_up_in_play_can_be_said(game: Game[Any]) -> None:
    sentences = heard_in_play(game).sentences
    assert len(sentences) > 50
    assert not [sentence for sentence in sentences if "{" in sentence or "$" in sentence or not sentence.strip()]


@every_game
def test_every_key_in_the_source_has_words(game: Game[Any]) -> None:
    known = messages_of(game).keys() | messages_in(SHARED).keys()
    assert [saying for saying in sayings_in(game.identity.folder) if saying.key not in known] == []


@every_game
def test_every_event_that_the_source_tells_is_declared(game: Game[Any]) -> None:
    told = {
        saying.key.removeprefix("event-")
        for saying in sayings_in(game.identity.folder)
        if saying.key.startswith("event-")
    }
    secret = {f"{key}-unseen" for key, event in game.declared_events.items() if event.secrets()}
    assert told - game.declared_events.keys() - secret == set()


@every_game
def test_every_declared_event_has_words_for_those_who_know_and_for_those_who_do_not(game: Game[Any]) -> None:
    known = messages_in(SHARED) | messages_of(game)
    for key, event in game.declared_events.items():
        for unseen in (False, True) if event.secrets() else (False,):
            message = f"event-{key}-unseen" if unseen else f"event-{key}"
            told = set(event.__struct_fields__) - (event.secrets() if unseen else set())
            assert message in known
            assert variables_of(known[message]) <= told_of(game, told), message


@every_game
def test_no_event_is_declared_that_the_source_never_tells(game: Game[Any]) -> None:
    in_source = classes_in_source(game.identity.folder)
    assert [event.__name__ for event in game.vocabulary.events if event.__name__ not in in_source] == []


@every_game
def test_every_declared_question_has_words_that_use_only_its_values(game: Game[Any]) -> None:
    known = messages_in(SHARED) | messages_of(game)
    for about, question in game.declared_questions.items():
        assert f"question-{about}" in known
        assert variables_of(known[f"question-{about}"]) <= told_of(game, question.__struct_encode_fields__), about


@every_game
def test_no_question_is_declared_that_the_source_never_asks(game: Game[Any]) -> None:
    in_source = classes_in_source(game.identity.folder)
    assert [q.__name__ for q in game.vocabulary.questions if q.__name__ not in in_source] == []


@every_game
def test_every_verb_has_words_that_use_only_its_arguments(game: Game[Any]) -> None:
    known = messages_in(SHARED) | messages_of(game)
    for verb in game.vocabulary.verbs:
        assert f"option-{verb.word}" in known
        assert variables_of(known[f"option-{verb.word}"]) <= told_of(game, verb.arguments), verb


@every_game
def test_every_verb_declared_is_one_of_the_game_s(game: Game[Any]) -> None:
    package = f"fairytable.games.{game.identity.folder.name}"
    names = [vars(import_module(f"{package}.verbs")), vars(sys.modules.get(f"{package}.abilities", sys))]
    found = [value for declared in names for value in (*declared.values(), *map(verb_of, declared.values()))]
    assert {verb for verb in found if isinstance(verb, Verb)} == set(game.vocabulary.verbs)


def verb_of(declared: object) -> object:
    """The verb of an ability."""
    return getattr(declared, "verb", None) if isinstance(declared, type) else None


@every_game
def test_words_use_only_values_that_come_with_their_key(game: Game[Any]) -> None:
    known = messages_in(SHARED) | messages_of(game)
    for saying in sayings_in(game.identity.folder):
        if saying.values is not None:
            assert variables_of(known[saying.key]) <= told_of(game, saying.values), saying


def entries_of(game: Game[Any]) -> set[str]:
    """The keys of all that can be on the agenda of a game, if it has one."""
    table: type[Facts] = game.table_type
    inside = [kind for field in fields_of(table) for kind in facts_inside(field.kind)]
    return {kind.key() for kind in inside if issubclass(kind, Entry)}


@every_game
def test_every_word_of_the_game_is_said_somewhere(game: Game[Any]) -> None:
    in_source = texts_of_source(game.identity.folder)
    said = {saying.key for saying in sayings_in(game.identity.folder)} | heard_in_play(game).keys | in_source | OPTIONAL
    said |= {f"{kind}-{verb.word}" for verb in game.vocabulary.verbs for kind in ("option", "group", "group-of")}
    things = game.texts.names(load_pack(game).content, "en")
    said |= {f"{kind}-{identity}" for identity in (*game.seats, *in_source, *things) for kind in ("name", "mark")}
    said |= {f"question-{about}" for about in game.declared_questions}
    said |= {f"event-{key}{unseen}" for key in game.declared_events for unseen in ("", "-unseen")}
    said |= {f"part-{name}-{than_others}" for name in in_source for than_others in ("more", "less")}
    said |= {f"{kind}-{key}" for key in entries_of(game) for kind in ("name", "agenda")}
    for option in game.rules.options:
        said |= {f"setting-{option.key}", f"setting-{option.key}-help"}
        said |= {f"setting-{option.key}-{value}" for value in option.values}
    for message in messages_of(game).values():
        said |= words_within(message)
    put_together = patterns_of_source(game.identity.folder)
    for key in messages_of(game).keys() - said:
        kind, _, rest = key.partition("-")
        stands_there = rest.removesuffix("-unseen") in in_source
        assert stands_there or any(text.fullmatch(key) or text.fullmatch(rest) for text in put_together), (kind, rest)


@every_game
def test_every_seat_has_a_name_and_a_mark_of_its_own(game: Game[Any]) -> None:
    match = new_match(game, game.identity.most_seats, 1)
    words = text_layer.words_for(match)
    marks = [text_layer.seat_mark(seat, words) for seat in game.seats]
    assert len(set(marks)) == len(game.seats)
    assert len({words.say(f"name-{seat}") for seat in game.seats}) == len(game.seats)


@every_game
def test_a_game_does_not_give_other_words_to_keys_that_all_games_share(game: Game[Any]) -> None:
    assert messages_of(game).keys() & messages_in(SHARED).keys() == set()


@every_game
def test_what_a_game_and_its_board_call_alike_stands_in_one_file(game: Game[Any]) -> None:
    board = SOURCES.parents[1] / "web" / "src" / "boards" / game.slug / "texts" / "en.ftl"
    own, shown = messages_of(game), messages_in(board) if board.exists() else {}
    assert [key for key in own if key in shown and own[key].equals(shown[key])] == []


@pytest.mark.parametrize("path", [SHARED, *map(texts_of, GAMES), *NAMES], ids=lambda path: "-".join(path.parts[-3:-1]))
def test_a_file_of_words_has_no_faults_and_no_key_twice(path: Path) -> None:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)] == []
    keys = [entry.id.name for entry in resource.body if isinstance(entry, fluent.Message)]
    assert sorted(set(keys)) == sorted(keys)


def test_every_shared_word_is_said_somewhere() -> None:
    said = set(texts_of_source(SOURCES))
    said |= {saying.key for game in GAMES for saying in sayings_in(game.identity.folder)}
    said |= {"event-left", "event-ended_by_leaving"}
    said |= {f"undo-{reason}" for reason in UNDO_REFUSALS} | {"option-yes", "option-no"}
    said |= {"hint-best", "hint-nearly", "hint-worse"}
    said |= {f"part-{part}-{change}" for part in ("prospects", VICTORY, DEFEAT) for change in ("more", "less")}
    for game in GAMES:
        said |= {f"{kind}-{seat}" for seat in game.seats for kind in ("name", "mark")}
        said |= {f"value-{value}" for option in game.rules.options for value in option.values}
    assert messages_in(SHARED).keys() - said == set()


def test_every_refusal_to_take_back_has_words() -> None:
    assert {f"undo-{reason}" for reason in UNDO_REFUSALS} <= messages_in(SHARED).keys()


def test_the_terminal_says_only_what_has_words_and_with_the_right_values() -> None:
    shared = messages_in(SHARED)
    for saying in sayings_in(SOURCES / "terminal"):
        if saying.key not in OPTIONAL:
            assert saying.key in shared, saying
            if saying.values is not None:
                told = saying.values | {f"{name}-count" for name in saying.values}
                assert variables_of(shared[saying.key]) <= told, saying


def test_sayings_are_found_in_source() -> None:
    source = """
table.tell("walk", "FS-1", seat=1, die=2)
table.tell("a" if x else "b", "FS-1")
table.tell(way.kind, "FS-1")
table.tell_in_secret("drew", "FS-1", [seat], {"card": card}, seat=seat)
ask(seat, "move", options, "FS-1", default="end", dice=dice)
Question(seat, "board", options, "FS-1", {"dock": dock}, "no")
Reason("no_die", "FS-1", {"die": 1})
Reason("no_dice", "FS-1")
words.say("table-x", **values)
"""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    found = {key: values for call in calls for key, values in sayings_of(call)}
    assert found == {
        "event-walk": {"seat", "die"},
        "event-a": frozenset(),
        "event-b": frozenset(),
        "event-drew": {"seat", "card"},
        "event-drew-unseen": {"seat"},
        "question-move": {"seat", "dice"},
        "question-board": {"seat", "dock"},
        "reason-no_die": {"die"},
        "reason-no_dice": frozenset(),
        "table-x": None,
    }
