"""Game: what every game provides. It holds rules and content, never the state of a match."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct

from fairytable.engine.balance import Balance
from fairytable.engine.boxes import Boxes
from fairytable.engine.chance import Chance
from fairytable.engine.errors import UnfitOptions, UnknownOption, WrongSeats
from fairytable.engine.events import EVENTS_OF_EVERY_GAME, Happening
from fairytable.engine.expecting import Expectation
from fairytable.engine.packs import PackReader
from fairytable.engine.questions import Decision, Question, Reason
from fairytable.engine.rulebook import Rulebook, read_rulebook
from fairytable.engine.search_settings import SearchSettings
from fairytable.engine.showing import More, shown
from fairytable.engine.table import Table
from fairytable.engine.tales import Tale
from fairytable.engine.verbs import Verb
from fairytable.engine.worth import Part

AnyTable = TypeVar("AnyTable", bound=Table)
Scene = Coroutine[Any, Any, None]


class SceneOver(Exception):
    """Raised anywhere in a scene, however deep, it ends the scene as a return would: somebody has won, for instance."""


class MatchOption(Struct, frozen=True):
    """A choice about the match as a whole, made before it begins, such as a variant of the rules.

    The values are words. `free` describes in words which other values the game accepts, `accepts` checks them.
    """

    key: str
    values: tuple[str, ...]
    free: str = ""
    accepts: Callable[[str], bool] | None = None

    @property
    def default(self) -> str:
        return self.values[0]

    def check(self, value: str) -> str:
        """The value, if the option has it."""
        if value in self.values or (self.accepts is not None and self.accepts(value)):
            return value
        known = ", ".join(self.values) + (f", {self.free}" if self.free else "")
        raise UnknownOption(f"'{self.key}' cannot be '{value}'; it can be: {known}")


def is_number(value: str) -> bool:
    """Whether the value of an option is a number of reasonable length."""
    return re.fullmatch("[0-9]{1,9}", value) is not None


class Result(Struct, frozen=True, omit_defaults=True):
    """How a match ended: who won, and a score for each seat (the game decides what it counts).

    `sides` are the seats that win or lose together; a seat in none of them plays alone. `level` is a key that says how
    well it went (words `level-<key>`), `rows` are the keys and numbers that make up the score (words `row-<key>`).
    `out_of` is what each seat could have reached, where that differs: then shares are compared.
    """

    winners: tuple[str, ...]
    scores: Mapping[str, float]
    clause: str
    sides: tuple[tuple[str, ...], ...] = ()
    level: str = ""
    rows: tuple[tuple[str, float], ...] = ()
    out_of: Mapping[str, float] = {}

    def part_done(self, seat: str) -> float:
        """What scores are compared by: the score, or its share of what the seat could have reached."""
        return self.scores[seat] / max(1.0, self.out_of.get(seat, 1.0))

    def share_of(self, seat: str) -> float:
        """The seat's share of the victory: all of it if only its side has won."""
        return 1 / len({self.side_of(winner) for winner in self.winners}) if seat in self.winners else 0.0

    def side_of(self, seat: str) -> tuple[str, ...]:
        """The seats that win or lose together with this one."""
        return next((side for side in self.sides if seat in side), (seat,))

    @property
    def is_of_one_side(self) -> bool:
        """Whether all play together against the game."""
        return len(self.sides) == 1 and set(self.sides[0]) == set(self.scores)

    def scores_by_side(self) -> dict[tuple[str, ...], float]:
        """One score for those who share it, such as a side."""
        shared: dict[tuple[str, ...], float] = {}
        for seat, score in self.scores.items():
            side = self.side_of(seat)
            is_shared = all(self.scores[other] == score for other in side)
            shared[side if is_shared else (seat,)] = score
        return shared


class Identity(Struct, frozen=True):
    """Which game it is, and for how many players. `people` are the fewest and the most persons, if those differ from
    the numbers of seats. `prefix` begins the number of every clause; players leave the table by `leaving_clause`.
    """

    slug: str
    title: str
    prefix: str
    folder: Path
    seats: tuple[str, ...]
    fewest_seats: int
    leaving_clause: str
    rules_version: int = 1
    people: tuple[int, int] | None = None

    @property
    def most_seats(self) -> int:
        return len(self.seats)

    @property
    def people_it_is_for(self) -> tuple[int, int]:
        """The fewest and the most persons."""
        return self.people or (self.fewest_seats, self.most_seats)


class Rules(Struct, Generic[AnyTable], frozen=True):
    """The course of a match, from the initial table to the result.

    `rounds` counts what the game calls a round or a turn; `count_components` counts what is never lost or duplicated.
    `fits(options, seats)` says why options are incompatible with each other or the seats. If `deals_seats(options)`,
    people are dealt to the seats at random before the match begins. A game that `has_windows` asks quietly
    (`ask_quietly`). `expectations` explain what a player could expect to do and cannot do now. `boxes` are the parts of
    its packs that stay shut until a match opens them.
    """

    lay_table: Callable[[Any, tuple[str, ...], Mapping[str, str], Chance], AnyTable]
    next_scene: Callable[[AnyTable], Scene]
    is_over: Callable[[AnyTable], bool]
    result: Callable[[AnyTable], Result]
    rounds: Callable[[AnyTable], int]
    count_components: Callable[[AnyTable], Mapping[str, int]]
    options: tuple[MatchOption, ...] = ()
    fits: Callable[[Mapping[str, str], tuple[str, ...]], Reason | None] = lambda _options, _seats: None
    deals_seats: Callable[[Mapping[str, str]], bool] = lambda _options: False
    has_windows: bool = False
    expectations: tuple[Expectation, ...] = ()
    boxes: Boxes | None = None


class Vocabulary(Struct, frozen=True):
    """The declarations of everything that is asked, answered and reported in a match: `questions`, `verbs` of the
    options, such as `Verb("walk", "start", "end", "die")` for `"walk castle bell 3"`, and `events`."""

    questions: tuple[type[Decision], ...] = ()
    verbs: tuple[Verb, ...] = ()
    events: tuple[type[Happening], ...] = ()


class Places(Struct, frozen=True):
    """The places of a map that is built during the match, which no pack can name: `knows(id)` says whether an id is
    that of a place, `name(table, words, part, id)` is its name, based on what everybody sees of the table. `part` is
    its part in the sentence, such as `space`, or in an option `go space`."""

    knows: Callable[[str], bool]
    name: Callable[[Any, Any, str, str], str]


class Texts(Struct, frozen=True):
    """The match in words, in addition to the Fluent files. `describe(view, content, words, options)` renders the table
    as text; a game with a map also has `draw(view, content, words, width)`, which lists the places if the map is too
    wide.

    `names(content, language)` are the names of a pack, by id. `places` belongs to a game whose map is built during the
    match. `guide(view, question, content)` are the numbers for the guide to a first match (words `guide-<about>`),
    based only on what the asked seat sees. `tale` is what is worth retelling afterwards.
    """

    describe: Callable[..., str]
    names: Callable[[Any, str], Mapping[str, str]] = lambda content, language: content.names(language)
    draw: Callable[..., str] | None = None
    places: Places | None = None
    guide: Callable[[Mapping[str, Any], Question, Any], Mapping[str, Any]] | None = None
    tale: Tale | None = None


class Bots(Struct, Generic[AnyTable], frozen=True):
    """What bots know of a game. Without it they can play, guided by the rules alone.

    `heuristic(table, seat)` is what bots steer by; while `in_suspense(table, question)` it says little, because
    something is decided and not yet carried out, and bots first imagine how that comes out.
    `guess(table, question, chance)` is what somebody would probably answer, quickly found; bots imagine others with it.
    `worth_trying(table, question)` are the options that a bot need look at, where many are plainly bad or alike. A game
    that `has_rules_of_thumb` names a single one where such a rule is good enough, though others may be sensible, too.
    `search` says how far it pays to look ahead. `parts(table, seat)` are the parts of what is evaluated, by name,
    each with its worth and an amount: with these bots give their reasons (words `part-<name>-more` and
    `part-<name>-less`, which say the amount).
    `options` replace the defaults of the match when only bots play.
    """

    heuristic: Callable[[AnyTable, str], float] = lambda _table, _seat: 0.0
    in_suspense: Callable[[AnyTable, Question], bool] = lambda _table, _question: False
    policy: Callable[[AnyTable, Question, Chance], str] = lambda _table, question, chance: chance.pick(question.options)
    worth_trying: Callable[[AnyTable, Question], tuple[str, ...]] = lambda _table, question: question.options
    has_rules_of_thumb: bool = False
    search: SearchSettings = SearchSettings()
    parts: Callable[[AnyTable, str], Mapping[str, Part]] | None = None
    options: Mapping[str, str] = {}


class Page(Struct, frozen=True):
    """What the page of a game receives beside views and events: of a pack the fields of `content` that are declared
    `Shown`, with `more` about some of them (see `showing.py`); `constants`, words and numbers of the rules, by the
    names that they have there. `foresee(table, question)` describes beside a question what may come of it, as far as
    the asked seat could work it out, and `overview(table)` what follows from the facts that everybody sees, each in a
    struct of its own. The fields of an overview are added to the view."""

    content: type[Struct]
    more: More = {}
    constants: Mapping[str, Any] = {}
    foresee: Callable[[Any, Question], Struct] | None = None
    overview: Callable[[Any], Struct] | None = None

    def show(self, content: Any, language: str) -> dict[str, Any]:
        """What the page receives of the content of a pack."""
        return shown(content, language, self.more)


class Game(Struct, Generic[AnyTable], frozen=True, eq=False):
    """The parts of one game: six that every game has, and three optional ones for bots, page and lab."""

    identity: Identity
    read_content: Callable[[PackReader], Any]
    table_type: type[AnyTable]
    rules: Rules[AnyTable]
    vocabulary: Vocabulary
    texts: Texts
    bots: Bots[AnyTable] = Bots()
    page: Page | None = None
    balance: Balance | None = None

    def __repr__(self) -> str:
        """One line, for interactive use."""
        fewest, most = self.identity.people_it_is_for
        version = self.identity.rules_version
        return f"<{self.slug}: {self.title}, for {fewest} to {most} players, rules version {version}>"

    @property
    def slug(self) -> str:
        return self.identity.slug

    @property
    def title(self) -> str:
        return self.identity.title

    @property
    def seats(self) -> tuple[str, ...]:
        return self.identity.seats

    @property
    def declared_events(self) -> dict[str, type[Happening]]:
        """The declarations of all events of a match, by key."""
        return {event.key(): event for event in (*self.vocabulary.events, *EVENTS_OF_EVERY_GAME)}

    @property
    def declared_questions(self) -> dict[str, type[Decision]]:
        """The declarations of all questions, by name."""
        return {question.about: question for question in self.vocabulary.questions}

    @property
    def rulebook(self) -> Rulebook:
        """The rules in words, by clause."""
        return read_rulebook(self.identity.folder / "RULES.md")

    def check_seats(self, seats: int | Sequence[str]) -> tuple[str, ...]:
        """The seats of a match, from their number or their names."""
        fewest, most = self.identity.fewest_seats, self.identity.most_seats
        span = f"{fewest} to {most} seats"
        if isinstance(seats, int):
            if not fewest <= seats <= most:
                raise WrongSeats(f"{self.title} is for {span}, not {seats}")
            return self.seats[:seats]
        unknown = [seat for seat in seats if seat not in self.seats]
        if unknown:
            raise WrongSeats(f"{self.title} has no seat '{unknown[0]}'; it has: {', '.join(self.seats)}")
        if len(set(seats)) != len(seats):
            raise WrongSeats(f"a seat is named twice in: {', '.join(seats)}")
        if not fewest <= len(seats) <= most:
            raise WrongSeats(f"{self.title} is for {span}, not {len(seats)}")
        return tuple(seats)

    def check_options(self, chosen: Mapping[str, object]) -> dict[str, str]:
        """Every option of the match: the chosen value, or its default."""
        known = {option.key: option for option in self.rules.options}
        for key in chosen:
            if key not in known:
                raise UnknownOption(f"{self.title} has no option '{key}'; it has: {', '.join(known)}")
        return {key: option.check(_word(chosen.get(key, option.default))) for key, option in known.items()}

    def check_fit(self, options: Mapping[str, str], seats: tuple[str, ...]) -> None:
        """Raise an error if the options are incompatible with each other or the seats."""
        reason = self.rules.fits(options, seats)
        if reason is not None:
            because = f"{reason.key.replace('_', ' ')} ({reason.clause})"
            raise UnfitOptions(f"{self.title} cannot be played with these options: {because}", reason)


def _word(value: object) -> str:
    """True, False and numbers are accepted where a person would say on, off or the number."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
