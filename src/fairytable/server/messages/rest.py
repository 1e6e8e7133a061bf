"""The messages of REST. (Those of the socket are in `messages.socket`.)"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fairytable.engine.boxes import BoxPages
from fairytable.engine.languages import ENGLISH
from fairytable.server.messages.socket import (
    Count,
    EventTold,
    FinishedMatchTold,
    Id,
    Language,
    Level,
    Milliseconds,
    Name,
    QuestionTold,
    ReasonTold,
    ResultTold,
    Seat,
    SeatKind,
    SeatTold,
    Status,
    Watching,
)

FileName = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[^/\\\x00-\x1f]+$")]
"""The name of a file, without any path."""
PackContent = Annotated[dict[FileName, str], Meta(max_length=40)]
"""The files of a pack by name."""


class Problem(Struct, frozen=True):
    """Why a request failed: problem details as in RFC 9457. `reason` is a key, `detail` a sentence."""

    title: str
    status: int
    detail: str
    reason: str
    type: str = "about:blank"


class Health(Struct, frozen=True):
    """The server is up. `address` is where others in the same network reach it; empty if they cannot."""

    version: str
    address: str


class PersonMade(Struct, frozen=True):
    """A token for a browser to keep: it identifies the browser's tables."""

    person: str


class ValueTold(Struct, frozen=True):
    value: str
    words: str


class GameOption(Struct, frozen=True):
    """A choice before the match. The first value is the default; `free` describes which other values are possible."""

    key: str
    words: str
    help: str
    values: list[ValueTold]
    free: str


class LessonListed(Struct, frozen=True):
    """A lesson of a pack: its name, its title, what it teaches, and about how many minutes it takes."""

    lesson: str
    title: str
    about: str
    minutes: int


class PackTold(Struct, frozen=True):
    """A pack, with its lessons; the game's own pack comes first."""

    pack: str
    name: str
    note: str
    lessons: list[LessonListed] = []


class GameTold(Struct, frozen=True):
    """A game: what is needed to set up a table. `people` are the fewest and the most persons; there may be more seats
    if one person can hold several. `private_secrets`: one seat may know what another does not, so people who share a
    screen cover it."""

    slug: str
    title: str
    prefix: str
    seats: list[ValueTold]
    fewest_seats: int
    most_seats: int
    people: tuple[int, int]
    private_secrets: bool
    rules_version: int
    options: list[GameOption]
    levels: list[Level]
    packs: list[PackTold]
    verbs: dict[str, list[str]]
    languages: list[str]


class Games(Struct, frozen=True):
    games: list[GameTold]


class ClauseTold(Struct, frozen=True):
    number: str
    text: str


class RulesGroup(Struct, frozen=True):
    number: str
    title: str
    clauses: list[ClauseTold]


class SignTold(Struct, frozen=True):
    """Something with a picture, which the page finds by its id."""

    id: str
    title: str
    words: str


class OnePageTold(Struct, frozen=True):
    """The game on one page."""

    title: str
    goal: str
    turn: list[SignTold]
    signs: list[SignTold]
    end: str


class Rules(Struct, frozen=True):
    """The rules of a game, clause by clause. `text` is the whole page in Markdown."""

    game: str
    title: str
    groups: list[RulesGroup]
    text: str


class Content(Struct, frozen=True):
    """A pack for drawing: the names of its things, and what the game's page draws (see `Page.show`). `board` is the URL
    of the script that draws it, if a package brings one."""

    pack: str
    name: str
    note: str
    names: dict[str, str]
    shown: Any
    board: str = ""


class PackWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack to be checked: its files, or a zip archive of them in Base64."""

    files: PackContent | None = None
    archive: Annotated[str, Meta(max_length=800_000)] | None = None


class FaultTold(Struct, frozen=True):
    """An error in a pack: `place` is file, line and entry."""

    place: str
    reason: str


class PackLookedThrough(Struct, frozen=True):
    """The result of checking a pack. Without errors it can be played, and `files` are what to send along."""

    game: str
    name: str
    note: str
    faults: list[FaultTold]
    warnings: list[FaultTold]
    files: dict[str, str]


class PackChosen(Struct, frozen=True, forbid_unknown_fields=True):
    """Another pack for a table: one of the server, or an uploaded one."""

    pack: Id | None = None
    content: PackContent | None = None


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: open for a link, for a person at this browser, or for a bot."""

    seat: Seat
    kind: SeatKind = "open"
    name: Name = ""
    level: Level = "medium"


class RoomWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table, with a pack of the server or the files of another one in `content`. With a `record` it continues
    after `answers` answers (null: all of them)."""

    game: Id
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, str], Meta(max_length=20)] = {}
    pack: Id | None = None
    content: PackContent | None = None
    watching: Watching = "table"
    pause: Milliseconds = 800
    start: bool = False
    record: dict[str, Any] | None = None
    answers: Count | None = None


class LessonWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A table for a lesson, taken by somebody of this name."""

    game: Id
    lesson: Id
    pack: Id | None = None
    name: Name = ""


class DraftWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A new lesson from a record: for this seat (null: the first), ending after `answers` answers."""

    record: dict[str, Any]
    seat: Seat | None = None
    answers: Count | None = None


class DraftMade(Struct, frozen=True):
    """The files of a new lesson: a name for their folder, and a zip archive in Base64."""

    name: str
    archive: str


class TablePutAway(Struct, frozen=True):
    """A table is off the list, or deleted for everybody."""

    room: str
    deleted: bool


class RoomMade(Struct, frozen=True):
    """The new room, and the keys for its links. They are sent only once: the server keeps hashes."""

    room: str
    key: str
    seat_keys: dict[str, str]


class TableTold(Struct, frozen=True):
    """One of this browser's tables. `lesson` is the title of its lesson, or "" if it is a match."""

    room: str
    game: str
    title: str
    status: Status
    host: bool
    seats: list[SeatTold]
    waiting_for: list[str]
    your_turn: bool
    created: str
    changed: str
    lesson: str = ""
    history: list[FinishedMatchTold] = []


class Tables(Struct, frozen=True):
    tables: list[TableTold]


class ReplayWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to view, from `start` on, at most `count` steps."""

    record: dict[str, Any]
    seat: Seat | None = None
    start: Count = 0
    count: Annotated[int, Meta(ge=1, le=200)] = 100
    language: Language = ENGLISH


class AnswerTold(Struct, frozen=True):
    seat: str
    option: str
    words: str


class Step(Struct, frozen=True):
    """The table after `number` answers: the answer that led there, what happened, and who is asked what."""

    number: int
    answer: AnswerTold | None
    events: list[EventTold]
    view: dict[str, Any]
    questions: list[QuestionTold]


class Replay(Struct, frozen=True):
    """Steps of a match. `whole` says whether the match is over, so that every seat's view is available."""

    game: str
    title: str
    pack: str
    seats: list[str]
    options: dict[str, str]
    names: dict[str, str]
    answers: int
    whole: bool
    seat: str | None
    steps: list[Step]
    result: ResultTold | None
    seed: str | None
    seed_fingerprint: str


class TurnTold(Struct, frozen=True):
    """A turning point of a match: after how many answers, in which round (0 if rounds are not counted), whose, and what
    happened. `leads`: it put its seat ahead."""

    moment: int
    round: int
    seat: str
    sentence: str
    leads: bool


class MatchTold(Struct, frozen=True):
    """A finished match: who played, how it ended, and its tale in a paragraph."""

    match: str
    game: str
    title: str
    pack: str
    seats: list[str]
    names: dict[str, str]
    ended: str
    answers: int
    result: ResultTold
    tale: str
    turns: list[TurnTold]
    seed: str


class ReportWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A problem report: what is wrong, and from which seat it was seen."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    seat: Seat | None = None


class ReportMade(Struct, frozen=True):
    """The name of the report's file beside the server's database."""

    report: str


class Reasons(Struct, frozen=True):
    """Why can't I? The expected options that are missing from the seat's question, each with the reason."""

    seat: str
    number: int
    reasons: list[ReasonTold]


class HintTold(Struct, frozen=True):
    """An answer that a good player would consider. `standing` compares it with the best one."""

    option: str
    words: str
    standing: Literal["best", "nearly", "worse"]
    reason: str
    clause: str


class Hints(Struct, frozen=True):
    """What would you do? The best answers to the seat's question. `is_mixed`: others choose at the same time, so it is
    good to vary."""

    seat: str
    number: int
    hints: list[HintTold]
    is_mixed: bool


class GuideTold(Struct, frozen=True):
    """What matters at this kind of question, with the numbers of this table; empty where the game has no guide for
    it."""

    seat: str
    number: int
    words: str


class MomentTold(Struct, frozen=True):
    """After this many `answers` the seat chose one thing where another would have been better."""

    answers: int
    seat: str
    name: str
    chosen: str
    better: str
    reason: str


class Moments(Struct, frozen=True):
    """The moments that decided a match."""

    moments: list[MomentTold]


class Explanation(Struct, frozen=True):
    """The reasons for the answer after the given number of others; empty if there was no choice."""

    answers: int
    seat: str
    reason: str


TOLD_OVER_REST = (
    GuideTold,
    TablePutAway,
    Problem,
    Health,
    PersonMade,
    Games,
    OnePageTold,
    Rules,
    Content,
    BoxPages,
    PackLookedThrough,
    RoomMade,
    Tables,
    Replay,
    Reasons,
    Hints,
    Moments,
    Explanation,
    MatchTold,
    ReportMade,
    DraftMade,
)
ASKED_OVER_REST = (RoomWanted, PackWanted, PackChosen, LessonWanted, DraftWanted, ReplayWanted, ReportWanted)
