"""The library: the games and packs that this server offers, in words."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct

from fairytable.bots import LEVELS, find_bot, installed_bots
from fairytable.engine.boxes import BoxPages
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game, MatchOption
from fairytable.engine.languages import ENGLISH
from fairytable.engine.one_page import one_page
from fairytable.engine.packs import Pack, load_pack, pack_title
from fairytable.engine.secrecy import keeps_private_secrets
from fairytable.engine.words import Words
from fairytable.games import GAMES, find_game
from fairytable.lessons import Lesson, LessonWords, lessons_in, load_lesson
from fairytable.server.messages.rest import (
    ClauseTold,
    Content,
    GameOption,
    Games,
    GameTold,
    LessonListed,
    OnePageTold,
    PackTold,
    Rules,
    RulesGroup,
    SignTold,
    ValueTold,
)
from fairytable.server.wording.phrasing import Phrasing, languages_of, languages_spoken, server_words

BROUGHT_LAST = 20
"""The number of uploaded packs that are kept even if no table uses them (yet)."""
MOST_PHRASINGS = 500

SPEAKERS = ("person-table", "person-watcher", "person-host", "person-guest")
"""Those who have a name in the chat and no seat."""

BOARDS = "boards"
"""The folder of the page that contains the boards of other packages."""
BOARD = "board.js"
"""The script that draws a board of another package, in the game's folder `board`."""

_log = logging.getLogger("fairytable.server")


class GamePack(Struct, frozen=True, eq=False, weakref=True):
    """A game with one of its packs. If it keeps no private secrets, all seats see the same. `home` is the folder with
    its lessons; an uploaded pack has none, and is stored with its table.
    """

    game: Game[Any]
    pack: Pack
    keeps_private_secrets: bool
    home: Path | None

    @property
    def is_brought(self) -> bool:
        return self.home is None


class Library:
    """The games with their packs. A pack is found by its edition, or by its hash, since packs with the same hash play
    alike.

    Uploaded packs are kept as long as a table uses them, and a little longer.
    """

    def __init__(self, games: Iterable[Game[Any]] = (), packs: Iterable[Path] = (), bots: Iterable[str] = ()) -> None:
        self.bots = dict.fromkeys((*LEVELS, *installed_bots(), *bots))
        """The bots that can take a seat, in the order in which the page offers them."""
        for bot in self.bots:
            find_bot(bot)
        self.games = {game.slug: game for game in (*GAMES, *games)}
        self._languages = {language for game in self.games.values() for language in languages_of(game)}
        self._languages.update(languages_spoken())
        self._shelf: dict[str, list[GamePack]] = {}
        self._phrasings: dict[tuple[str, str, str], Phrasing] = {}
        self._lessons: dict[tuple[str, str], dict[str, Lesson]] = {}
        self._games_told: dict[str, Games] = {}
        self._pages_told: dict[tuple[str, str], OnePageTold | None] = {}
        self._brought: WeakValueDictionary[str, GamePack] = WeakValueDictionary()
        self._brought_last: deque[GamePack] = deque(maxlen=BROUGHT_LAST)
        for game in self.games.values():
            self._shelf[game.slug] = [_game_pack(game, load_pack(game), game.identity.folder)]
        for folder in packs:
            game = self.games.get(pack_title(folder).game) or find_game(pack_title(folder).game)
            pack = load_pack(game, folder)
            if self.exactly(game.slug, pack.edition) is None:
                self._shelf[game.slug].append(_game_pack(game, pack, folder))

    def find(self, game: str, pack: str | None = None) -> GamePack | None:
        """The game with this pack, or with its own."""
        shelf = self._shelf.get(game, [])
        if pack is None or not shelf:
            return shelf[0] if shelf else None
        if exact := self.exactly(game, pack):
            return exact
        alike = (*shelf, *self._brought.values())
        return next((one for one in alike if one.game.slug == game and pack.startswith(one.pack.hash)), None)

    def add(self, pack: Pack) -> GamePack:
        """An uploaded pack that has been read and checked."""
        game = self.games[pack.game]
        brought = self.exactly(game.slug, pack.edition) or _game_pack(game, pack, None)
        if brought.is_brought:
            self._brought[pack.edition] = brought
            self._brought_last.append(brought)
        return brought

    def exactly(self, game: str, edition: str) -> GamePack | None:
        """The game with the pack of this edition, if it is at hand."""
        shelf = (*self._shelf.get(game, ()), *filter(None, [self._brought.get(edition)]))
        return next((one for one in shelf if one.pack.edition == edition and one.game.slug == game), None)

    def phrasing(self, game: str, pack: str, language: str) -> Phrasing:
        """The words for a game with a pack; English if the language is unknown."""
        phrasing = self._phrasings.get((game, pack, language))
        if phrasing is not None:
            return phrasing
        game_pack = self.find(game, pack)
        assert game_pack is not None
        if language not in languages_of(game_pack.game):
            return self.phrasing(game, pack, ENGLISH)
        if len(self._phrasings) >= MOST_PHRASINGS:
            self._phrasings.clear()
        phrasing = self._phrasings[game, pack, language] = Phrasing(game_pack.game, game_pack.pack, language)
        return phrasing

    def names_kept_from(self, game_pack: GamePack, seat: str) -> list[str]:
        """What nobody at the seat may be called: as the other seats of the game are where nobody gives them a name, or
        as those who speak in the chat without a seat, such as the table itself; in every language."""
        game, edition = game_pack.game, game_pack.pack.edition
        phrasings = [self.phrasing(game.slug, edition, language) for language in languages_of(game)]
        colours = [phrasing.name(other) for phrasing in phrasings for other in game.seats if other != seat]
        return [*colours, *(server_words(key, language) for key in SPEAKERS for language in languages_spoken())]

    def spoken(self, language: str) -> str:
        """The language, if there are words in it, otherwise English: languages that strangers make up are not
        remembered."""
        return language if language in self._languages else ENGLISH

    def make_ready(self) -> None:
        """Load now what everybody asks for first: it takes a while, and nobody should wait for it."""
        for language in self._languages:
            self.games_told(language)

    def games_told(self, language: str) -> Games:
        """All games, with their options in words."""
        if language not in self._languages:
            language = ENGLISH
        if language not in self._games_told:
            self._games_told[language] = Games([self.told(slug, language) for slug in self.games])
        return self._games_told[language]

    def told(self, slug: str, language: str) -> GameTold:
        game = self.games[slug]
        shelf = self._shelf[slug]
        phrasing = self.phrasing(slug, shelf[0].pack.edition, language)
        return GameTold(
            slug=game.slug,
            title=game.title,
            prefix=game.identity.prefix,
            seats=[ValueTold(seat, phrasing.name(seat)) for seat in game.seats],
            fewest_seats=game.identity.fewest_seats,
            most_seats=game.identity.most_seats,
            people=game.identity.people_it_is_for,
            private_secrets=shelf[0].keeps_private_secrets,
            rules_version=game.identity.rules_version,
            options=[option_told(option, phrasing) for option in game.rules.options],
            levels=list(self.bots),
            packs=[
                PackTold(
                    game_pack.pack.edition,
                    game_pack.pack.name,
                    game_pack.pack.note,
                    self._lessons_told(game_pack, language),
                )
                for game_pack in shelf
            ],
            verbs={verb.word: list(verb.arguments) for verb in game.vocabulary.verbs},
            languages=languages_of(game),
        )

    def lesson(self, game: str, pack: str, name: str) -> Lesson | None:
        """The lesson of this name, of a game with a pack."""
        game_pack = self.find(game, pack)
        return self.lessons(game_pack).get(name) if game_pack else None

    def lessons(self, game_pack: GamePack) -> dict[str, Lesson]:
        """The lessons of a game or a pack of one's own. One that cannot be played is left out."""
        place = (game_pack.game.slug, game_pack.pack.edition)
        if place not in self._lessons:
            found: dict[str, Lesson] = {}
            for folder in lessons_in(game_pack.home) if game_pack.home else ():
                try:
                    found[folder.name] = load_lesson(folder, game_pack.pack)
                except FairytableError as error:
                    _log.warning("the lesson in %s is left out: %s", folder, error)
            self._lessons[place] = found
        return self._lessons[place]

    def lesson_title(self, game: str, pack: str, name: str, language: str) -> str:
        """The title of a lesson; its name if it no longer exists."""
        lesson = self.lesson(game, pack, name)
        return LessonWords(lesson.folder, language).say("title") if lesson is not None else name

    def _lessons_told(self, game_pack: GamePack, language: str) -> list[LessonListed]:
        told = []
        for lesson in self.lessons(game_pack).values():
            words = LessonWords(lesson.folder, language)
            told.append(LessonListed(lesson.name, words.say("title"), words.say("about"), lesson.title.minutes))
        return told

    def on_one_page(self, slug: str, language: str) -> OnePageTold | None:
        """The game's own page; None if it has none."""
        if language not in self._languages:
            language = ENGLISH
        if (slug, language) not in self._pages_told:
            self._pages_told[slug, language] = self._page_told(slug, language)
        return self._pages_told[slug, language]

    def _page_told(self, slug: str, language: str) -> OnePageTold | None:
        page = one_page(self.games[slug], language)
        if page is None:
            return None
        turn, signs = ([SignTold(sign.id, sign.title, sign.words) for sign in part] for part in (page.turn, page.signs))
        return OnePageTold(page.title, page.goal, turn, signs, page.end)

    def rules(self, slug: str, search: str) -> Rules:
        game = self.games[slug]
        book = game.rulebook
        found = book.search(search) if search else list(book.clauses.values())
        groups = [
            RulesGroup(number, title, [ClauseTold(c.number, c.text) for c in found if c.group == number])
            for number, title in book.groups.items()
        ]
        return Rules(slug, game.title, [group for group in groups if group.clauses], "" if search else book.text)

    def content(self, game_pack: GamePack, language: str, opened: str = "") -> Content:
        """A pack for drawing. Of its boxes only the one that the match has opened is sent."""
        game, pack, content = game_pack.game, game_pack.pack, game_pack.pack.content
        names = self.phrasing(game.slug, pack.edition, language).content_names
        if game.rules.boxes:
            content = game.rules.boxes.without_shut(content, (opened,))
            names = dict(game.texts.names(content, language))
        shown = game.page.show(content, language) if game.page else None
        board = f"/{BOARDS}/{game.slug}/{BOARD}" if (game.identity.folder / "board" / BOARD).is_file() else ""
        return Content(pack.edition, pack.name, pack.note, names, shown, board)

    def box_pages(self, game_pack: GamePack, language: str, box: str) -> BoxPages | None:
        """The pages of an opened box; None if the pack has no such box."""
        game, content = game_pack.game, game_pack.pack.content
        if game.rules.boxes is None or box not in game.rules.boxes.numbers(content).values():
            return None
        return game.rules.boxes.pages(content, box, Words(game, language, game.texts.names(content, language)))


def option_told(option: MatchOption, phrasing: Phrasing) -> GameOption:
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


def _game_pack(game: Game[Any], pack: Pack, home: Path | None) -> GamePack:
    return GamePack(game, pack, keeps_private_secrets(game.table_type), home)
