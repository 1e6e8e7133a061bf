"""The library: the games and packs that this server offers, told in words."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct

from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game, Option
from fairytable.engine.languages import ENGLISH
from fairytable.engine.packs import Pack, load_pack, pack_title
from fairytable.engine.secrecy import keeps_private_secrets
from fairytable.games import GAMES, find_game
from fairytable.lessons import Lesson, LessonWords, lessons_in, load_lesson
from fairytable.server.messages.rest import (
    ClauseTold,
    Content,
    GameOption,
    GameTold,
    LessonListed,
    PackTold,
    Rules,
    RulesGroup,
    ValueTold,
)
from fairytable.server.messages.socket import Level
from fairytable.server.wording.phrasing import Phrasing, languages_of

_log = logging.getLogger("fairytable.server")


def levels() -> list[Level]:
    """The levels of bots, which are named alike."""
    return list(get_args(Level))


class Shelved(Struct, frozen=True, eq=False):
    """A game with one of its packs. Where it keeps no private secrets, no seat knows what another does
    not, and all see the same."""

    game: Game[Any]
    pack: Pack
    folder: Path
    note: str
    keeps_private_secrets: bool


class Library:
    """The games with their packs. A pack is found by its hash."""

    def __init__(self, games: Iterable[Game[Any]] = (), packs: Iterable[Path] = ()) -> None:
        self.games = {game.slug: game for game in (*GAMES, *games)}
        self._shelf: dict[str, list[Shelved]] = {}
        self._phrasings: dict[tuple[str, str, str], Phrasing] = {}
        self._lessons: dict[tuple[str, str], dict[str, Lesson]] = {}
        for game in self.games.values():
            self._shelf[game.slug] = [_shelved(game, game.folder / "content")]
        for folder in packs:
            game = self.games.get(pack_title(folder).game) or find_game(pack_title(folder).game)
            self._shelf[game.slug].append(_shelved(game, folder))

    def find(self, game: str, pack: str | None = None) -> Shelved | None:
        """The game with the pack of this hash, or with its own."""
        for shelved in self._shelf.get(game, ()):
            if pack is None or shelved.pack.hash == pack:
                return shelved
        return None

    def phrasing(self, game: str, pack: str, language: str) -> Phrasing:
        """The words for a game with a pack; English where the language is not known."""
        phrasing = self._phrasings.get((game, pack, language))
        if phrasing is not None:
            return phrasing
        shelved = self.find(game, pack)
        assert shelved is not None
        if language not in languages_of(shelved.game):
            return self.phrasing(game, pack, ENGLISH)
        phrasing = self._phrasings[game, pack, language] = Phrasing(shelved.game, shelved.pack, language)
        return phrasing

    def told(self, slug: str, language: str) -> GameTold:
        game = self.games[slug]
        shelf = self._shelf[slug]
        phrasing = self.phrasing(slug, shelf[0].pack.hash, language)
        return GameTold(
            slug=game.slug,
            title=game.title,
            prefix=game.prefix,
            seats=[ValueTold(seat, phrasing.name(seat)) for seat in game.seats],
            fewest_seats=game.fewest_seats,
            most_seats=game.most_seats,
            people=game.people or (game.fewest_seats, game.most_seats),
            private_secrets=shelf[0].keeps_private_secrets,
            rules_version=game.rules_version,
            options=[option_told(option, phrasing) for option in game.options],
            levels=levels(),
            packs=[
                PackTold(shelved.pack.hash, shelved.pack.name, shelved.note, self._lessons_told(shelved, language))
                for shelved in shelf
            ],
            verbs={verb.word: list(verb.arguments) for verb in game.verbs},
            languages=languages_of(game),
        )

    def lesson(self, game: str, pack: str, name: str) -> Lesson | None:
        """The lesson of this name, of a game with a pack."""
        shelved = self.find(game, pack)
        return self.lessons(shelved).get(name) if shelved else None

    def lessons(self, shelved: Shelved) -> dict[str, Lesson]:
        """The lessons that a game or a pack of somebody's own brings. One that cannot be played is left out."""
        place = (shelved.game.slug, shelved.pack.hash)
        if place not in self._lessons:
            own = shelved.folder == shelved.game.folder / "content"
            found: dict[str, Lesson] = {}
            for folder in lessons_in(shelved.game.folder if own else shelved.folder):
                try:
                    found[folder.name] = load_lesson(folder, shelved.pack)
                except FairytableError as error:
                    _log.warning("the lesson in %s is left out: %s", folder, error)
            self._lessons[place] = found
        return self._lessons[place]

    def _lessons_told(self, shelved: Shelved, language: str) -> list[LessonListed]:
        told = []
        for lesson in self.lessons(shelved).values():
            words = LessonWords(lesson.folder, language)
            told.append(LessonListed(lesson.name, words.say("title"), words.say("about"), lesson.title.minutes))
        return told

    def rules(self, slug: str, search: str) -> Rules:
        game = self.games[slug]
        book = game.rulebook
        found = book.search(search) if search else list(book.clauses.values())
        groups = [
            RulesGroup(number, title, [ClauseTold(c.number, c.text) for c in found if c.group == number])
            for number, title in book.groups.items()
        ]
        return Rules(slug, game.title, [group for group in groups if group.clauses], "" if search else book.text)

    def content(self, shelved: Shelved, language: str) -> Content:
        names = self.phrasing(shelved.game.slug, shelved.pack.hash, language).content_names
        page = shelved.game.page
        shown = page.show(shelved.pack.content, language) if page else None
        return Content(shelved.pack.hash, shelved.pack.name, shelved.note, names, shown)


def option_told(option: Option, phrasing: Phrasing) -> GameOption:
    """Words for an option of a game: `setting-<key>`, `setting-<key>-help`, `setting-<key>-<value>`."""
    return GameOption(
        option.key,
        setting_words(option.key, phrasing),
        phrasing.say(f"setting-{option.key}-help"),
        [ValueTold(value, value_words(option.key, value, phrasing)) for value in option.values],
        option.free,
    )


def setting_words(key: str, phrasing: Phrasing) -> str:
    return phrasing.say(f"setting-{key}") or key.replace("-", " ")


def value_words(key: str, value: str, phrasing: Phrasing) -> str:
    return phrasing.say(f"setting-{key}-{value}") or phrasing.say(f"value-{value}") or value.replace("-", " ")


def _shelved(game: Game[Any], folder: Path) -> Shelved:
    own = folder == game.folder / "content"
    pack = load_pack(game) if own else load_pack(game, folder)
    return Shelved(game, pack, folder, pack_title(folder).note, keeps_private_secrets(game.table_type))
