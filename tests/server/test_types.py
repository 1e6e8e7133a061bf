"""What is written twice is the same in both places."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Literal

import msgspec
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from fairytable import GAMES, Game, new_match
from fairytable.engine.packs import load_pack
from fairytable.engine.questions import Decision
from fairytable.engine.showing import shape_of_shown
from fairytable.engine.verbs import Verb, verb_of
from fairytable.server.storage.store import migrate
from fairytable.server.storage.tables import metadata
from fairytable.server.types import Script, words_named_by, written_files
from fairytable.server.wording.phrasing import server_words

CHECKOUT = Path(__file__).parents[2]


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def test_the_types_of_the_page_are_those_of_the_server_and_of_the_games() -> None:
    files = written_files(CHECKOUT / "web")
    assert {path.name for path in files} == {"messages.ts", "types.ts"}
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m fairytable.server.types"


@every_game
def test_what_the_page_is_told_of_a_pack_has_the_type_that_it_relies_on(game: Game[Any]) -> None:
    if game.page is not None:
        shown = game.page.show(load_pack(game).content, "en")
        msgspec.convert(msgspec.to_builtins(shown), shape_of_shown(game.page.content, game.page.more))


@every_game
def test_arguments_that_are_called_like_a_set_of_words_are_among_them(game: Game[Any]) -> None:
    known = {name.lower(): words for words, name in words_named_by(game).items()}
    match, luck = new_match(game, game.identity.most_seats, 1, dict(game.bots.options), quiet=True), Random(1)
    while match.questions:
        for question in match.questions:
            for option in question.options:
                for name, word in verb_of(option, game.vocabulary.verbs).named(option).items():
                    assert word in known.get(name, (word,)), option
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options))


def test_types_are_written_for_lists_texts_and_what_may_be_missing() -> None:
    script = Script({("straw", "wood"): "Material"})
    assert script.written(dict[str, tuple[int, ...]]) == "Record<string, number[]>"
    assert script.written(list[Literal["straw", "wood"] | None]) == "(Material | null)[]"
    assert script.written(Literal["straw", ""]) == '"straw" | ""'
    assert script.written(tuple[str, float]) == "[string, number]"
    assert script.written(Any) == "unknown"
    assert script.arguments(Verb("build", "material", "place")) == "{ material: Material; place: string | number }"


class WhichRoad(Decision):
    steps: int
    meals: dict[str, int]


def test_what_a_question_says_of_each_of_several_things_has_a_type() -> None:
    assert Script().values_of_question(WhichRoad) == "{ steps: number } & { [fact: `${string} meals`]: number }"


def test_two_structs_of_one_name_cannot_both_be_told_to_a_page() -> None:
    script = Script()
    script.written(msgspec.defstruct("Space", ["id"]))
    with pytest.raises(TypeError, match="two kinds are called Space"):
        script.written(msgspec.defstruct("Space", ["id"]))


def test_the_migrations_lead_to_the_tables_that_the_store_uses(database: str) -> None:
    from fairytable.server.settings import Settings

    engine = sql.create_engine(Settings(database=database).database_url)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert differences == []


def test_the_server_has_words_for_every_refusal() -> None:
    import re

    reasons: set[str] = set()
    for path in (CHECKOUT / "src" / "fairytable" / "server").rglob("*.py"):
        reasons |= set(re.findall(r'Refusal\("(\w+)"', path.read_text(encoding="utf-8")))
    assert len(reasons) > 25
    for reason in reasons:
        assert server_words(f"refusal-{reason}", seat="Red", because="It is so.", level="hard", answers=3, seconds=9)


def test_words_that_are_missing_are_an_error() -> None:
    with pytest.raises(LookupError):
        server_words("refusal-never_heard_of")
