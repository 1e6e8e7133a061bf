"""Messages: everything that goes over the socket, in both directions. Sizes are bounded here.

A browser sends `FromClient` and hears `FromServer`, each a JSON object whose `type` says what it is. The types
of the browser table are written from these classes (`python -m fairytable.server.types`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, UnsetType

from fairytable.engine.languages import ENGLISH

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Seat = Annotated[str, Meta(min_length=1, max_length=32)]
OptionText = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Thing = Annotated[str, Meta(min_length=1, max_length=80)]
Language = Annotated[str, Meta(min_length=2, max_length=8, pattern="^[a-z-]+$")]
Count = Annotated[int, Meta(ge=0, le=2**31)]
Milliseconds = Annotated[int, Meta(ge=0, le=10_000)]

Level = Annotated[str, Meta(min_length=1, max_length=200)]
"""A bot: easy, medium, hard, or another one that the server offers."""

SeatKind = Literal["open", "here", "bot"]
Watching = Literal["nobody", "table", "hands"]
Status = Literal["lobby", "playing", "over", "stopped"]


# What a browser sends


class ClientMessage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`id` is chosen by the browser; the message that comes of it says it again as `to`."""

    id: Count = 0


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message. `person` is this browser's own token, `key` comes from a link, `bookmark` from the last
    message that was heard before the connection broke. With `changes`, a state that follows another one is sent as
    `changes`. `name` is for whoever comes to share a seat."""

    room: Id
    person: Secret
    key: Secret | None = None
    bookmark: Annotated[str, Meta(max_length=120)] = ""
    language: Language = ENGLISH
    changes: bool = False
    name: Name = ""


class Answer(ClientMessage, frozen=True, tag="answer"):
    """Answers the question of that number, asked of a seat that this browser holds."""

    seat: Seat
    number: Count
    option: OptionText


class Look(ClientMessage, frozen=True, tag="look"):
    """From now on show the table as this seat sees it; null: as an onlooker does."""

    seat: Seat | None


class Describe(ClientMessage, frozen=True, tag="describe"):
    """The table in plain words, as the seat now looked for sees it. Comes back as `described`."""


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take the seat's last answer back. Where the others must agree, `ask` lets them be asked."""

    seat: Seat
    ask: bool = False


class Agree(ClientMessage, frozen=True, tag="agree"):
    """What the seat says to the undo that was asked for (its number stands in the room's `undo_asked`)."""

    seat: Seat
    number: Count
    yes: bool


class Chat(ClientMessage, frozen=True, tag="chat"):
    """Say something to everybody in the room; `seat` says as whom, null as a watcher."""

    text: ChatText
    seat: Seat | None = None


class Point(ClientMessage, frozen=True, tag="point"):
    """Point at something on the board, by the key that it has there; everybody in the room sees it for a moment."""

    seat: Seat
    thing: Thing


class Sit(ClientMessage, frozen=True, tag="sit"):
    """Take an open seat. A seat held already is given up for it when `instead_of` names it."""

    seat: Seat
    name: Name = ""
    instead_of: Seat | None = None


class Rename(ClientMessage, frozen=True, tag="rename"):
    """Give the seat another name."""

    seat: Seat
    name: Name


class StandUp(ClientMessage, frozen=True, tag="stand_up"):
    """Give the seat up: it is open again, and the match waits for whoever takes it."""

    seat: Seat


class Leave(ClientMessage, frozen=True, tag="leave"):
    """Leave the match for good: from now on the seat's questions answer themselves."""

    seat: Seat


class SetSeat(ClientMessage, frozen=True, tag="set_seat"):
    """Host, before the start: put a seat to the table, change who is to sit there, or take it away."""

    seat: Seat
    kind: Literal["open", "here", "bot", "none"]
    level: Level | None = None
    name: Name = ""


class SetOptions(ClientMessage, frozen=True, tag="set_options"):
    """Host, before the start: other options of the game."""

    options: Annotated[dict[str, str], Meta(max_length=20)]


class SetWatching(ClientMessage, frozen=True, tag="set_watching"):
    """Host: who has no seat may see nothing, the table, or (to be said before the start) all hands."""

    watching: Watching


class SetPause(ClientMessage, frozen=True, tag="set_pause"):
    """Host: how long a bot's answer is held back, so that a person can follow."""

    milliseconds: Milliseconds


class SetWindow(ClientMessage, frozen=True, tag="set_window"):
    """Host: how long a window stays open in which several may react, so that everybody has time and nobody learns who
    could have."""

    milliseconds: Milliseconds


class Start(ClientMessage, frozen=True, tag="start"):
    """Host: the match begins."""


class OpenSeat(ClientMessage, frozen=True, tag="open_seat"):
    """Host: whoever sat there no longer does, the old link is dead, a new one comes back as `link`."""

    seat: Seat


class ShareSeat(ClientMessage, frozen=True, tag="share_seat"):
    """Who holds the seat: a link for somebody who is to hold it too (a second person, or a second device). Comes back
    as `link`; the seat's old link is dead."""

    seat: Seat


class SendAway(ClientMessage, frozen=True, tag="send_away"):
    """Who has held the seat the longest: nobody else holds it any more, and its link is dead."""

    seat: Seat


class NewLink(ClientMessage, frozen=True, tag="new_link"):
    """Host: a new link for the whole room (the old one is dead). Comes back as `link`."""


class SitIn(ClientMessage, frozen=True, tag="sit_in"):
    """Whoever has a seat, and the host: a bot answers for the person of this seat, who has been away for a while,
    until it is handed back."""

    seat: Seat
    level: Level


class HandBack(ClientMessage, frozen=True, tag="hand_back"):
    """Host, or who holds the seat: the person answers again."""

    seat: Seat


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """Host, when the match is over: the same people play again."""


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Are you there?"""


FromClient = (
    Hello
    | Answer
    | Look
    | Describe
    | Undo
    | Agree
    | Chat
    | Point
    | Sit
    | Rename
    | StandUp
    | Leave
    | SetSeat
    | SetOptions
    | SetWatching
    | SetPause
    | SetWindow
    | Start
    | OpenSeat
    | ShareSeat
    | SendAway
    | NewLink
    | SitIn
    | HandBack
    | Rematch
    | Ping
)


# What a browser hears


class OptionTold(Struct, frozen=True):
    """One legal answer. `option` is what is sent back; `verb` and `arguments` name the things on the board."""

    option: str
    verb: str
    arguments: dict[str, str | int]
    words: str


class QuestionTold(Struct, frozen=True):
    """What a seat is asked, in words and as keys and values. `seconds` are left to answer it, if time is limited. A
    `quiet` one is asked in a window: its first option is to pass. `foreseen`: what may come of it (see
    `Page.foresee`)."""

    number: int
    seat: str
    about: str
    clause: str
    values: dict[str, Any]
    sentence: str
    options: list[OptionTold]
    seconds: int | None = None
    quiet: bool = False
    foreseen: dict[str, Any] = {}


class EventTold(Struct, frozen=True):
    """Something that happened. `number` counts the events of the match, `moment` the answers before it."""

    number: int
    key: str
    clause: str
    values: dict[str, Any]
    sentence: str
    moment: int


class ReasonTold(Struct, frozen=True):
    """Why an option that one would expect is missing."""

    option: str
    verb: str
    arguments: dict[str, str | int]
    words: str
    key: str
    clause: str
    values: dict[str, Any]
    sentence: str


class UndoTold(Struct, frozen=True):
    """Whether a seat of this browser may take its last answer back: freely, by asking the others, or not; and which
    answer that is, in words. It is secret until everybody who is asked at the same time has answered."""

    seat: str
    possible: Literal["freely", "by_agreement", "no"]
    reason: str
    sentence: str
    answer: str = ""
    is_secret: bool = False


class RowTold(Struct, frozen=True):
    """One of the rows of which a score is made."""

    key: str
    words: str
    number: float


class ResultTold(Struct, frozen=True):
    """How the match ended. `sides` win or lose together; `level` says how well it went, if the game has levels.
    `out_of` is what each seat could have reached, where that differs: then shares of it are compared."""

    winners: list[str]
    scores: dict[str, float]
    out_of: dict[str, float]
    clause: str
    sentence: str
    sides: list[list[str]]
    level: str
    level_words: str
    rows: list[RowTold]


class WindowTold(Struct, frozen=True):
    """A window in which these seats are asked, with or without a choice; it closes after these milliseconds."""

    seats: list[str]
    milliseconds: int


class ThoughtTold(Struct, frozen=True):
    """One thing that a lesson tells: what to look at meanwhile, and the rule behind it, if there is one."""

    words: str
    look: list[str]
    clause: str


class LessonTold(Struct, frozen=True, kw_only=True):
    """Where somebody is in a lesson: what is told at this `moment` (-1: nothing, others are on), and which options are
    `wanted` (none: any). `shown` is what "show me" answers. After the last moment the match goes on as usual."""

    lesson: str
    title: str
    moment: int
    place: int
    places: int
    thoughts: list[ThoughtTold]
    wanted: list[str]
    shown: str
    is_last: bool


class State(Struct, kw_only=True, tag="state"):
    """The match as one seat (null: an onlooker) may know it now.

    `events` are those that the browser has not heard: it forgets its own from `events_from` on and appends these.
    (When the browser comes back, or something was undone, that is how its log becomes right again.)
    """

    number: int = 0
    bookmark: str = ""
    to: int = 0
    match: str
    seat: str | None = None
    answers: int
    undone: int
    waiting_for: list[str]
    question: QuestionTold | None = None
    window: WindowTold | None = None
    lesson: LessonTold | None = None
    view: dict[str, Any] = {}
    events_from: int = 0
    events: list[EventTold] = []
    undo: list[UndoTold] = []
    result: ResultTold | None = None
    seed: str | None
    seed_fingerprint: str


class CommonChanges(Struct, frozen=True, kw_only=True):
    """The part of `Changes` that everybody hears alike who sees the same and has heard the same: written once."""

    number: int
    bookmark: str
    answers: int
    undone: int
    waiting_for: list[str]
    view: dict[str, Any]
    events_from: int
    events: list[EventTold]


class Changes(CommonChanges, frozen=True, kw_only=True, tag="changes"):
    """What is new since the `state` or `changes` before it on this connection; whatever is left out is as it was.

    Of the `view` only those fields are there that have changed. A browser hears this only if it said so in `hello`.
    """

    to: int
    question: QuestionTold | UnsetType | None
    window: WindowTold | None
    lesson: LessonTold | UnsetType | None
    undo: list[UndoTold] | UnsetType


class SeatTold(Struct, frozen=True):
    """One seat: who sits there, whether they are connected, whether this browser holds it, and how many browsers do.
    `sharing` are the names of those who were let in by whoever holds it first."""

    seat: str
    colour: str
    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None
    sat_in: Level | None
    connected: bool
    yours: bool
    left: bool
    holders: int
    sharing: list[str]


class UndoAsked(Struct, frozen=True):
    """A seat would like to take an answer back, and these have to agree or have agreed."""

    number: int
    seat: str
    sentence: str
    waiting_for: list[str]
    agreed: list[str]


class OptionChosen(Struct, frozen=True):
    """An option of the game as it is set at this table."""

    key: str
    value: str
    words: str
    value_words: str


class Unfit(Struct, frozen=True):
    """A value of an option that does not fit the other options and the seats of this table, and why."""

    key: str
    value: str
    sentence: str


class FinishedMatchTold(Struct, frozen=True):
    """A match that the table has finished: when, who played and who won, and after how many answers."""

    match: str
    ended: str
    players: list[str]
    winners: list[str]
    answers: int


class RoomState(Struct, frozen=True, tag="room"):
    """The room: who sits where, what is set, who is there. `unfit`, before the start: the values that do not fit what
    else is set; if one that is chosen is among them, the match cannot begin. `goes_on`: its match goes on from a
    record, whose seats and options are kept. `private_secrets`: one seat may know what another does not.
    `has_windows`: in the game several may react to what somebody does. `history`: the matches that it has finished,
    the latest first."""

    number: int
    bookmark: str
    to: int
    room: str
    game: str
    title: str
    pack: str
    pack_name: str
    status: Status
    stopped_because: str
    options: list[OptionChosen]
    unfit: list[Unfit]
    private_secrets: bool
    has_windows: bool
    seats: list[SeatTold]
    free_seats: list[str]
    fewest_seats: int
    most_seats: int
    host: bool
    watching: Watching
    watchers: int
    pause: int
    window: int
    undo_asked: UndoAsked | None
    match: str | None
    matches: int
    goes_on: bool
    history: list[FinishedMatchTold] = []


class ChatLine(Struct, frozen=True):
    number: int
    seat: str | None
    name: str
    text: str
    at: str


class ChatTold(Struct, frozen=True, tag="chat"):
    """Lines of chat that the browser has not heard yet."""

    number: int
    bookmark: str
    lines: list[ChatLine]


class Pointed(Struct, frozen=True, tag="pointed"):
    """A seat points at something on the board, just now; it is kept nowhere."""

    seat: str
    thing: str


class Refused(Struct, frozen=True, tag="refused"):
    """What was sent was not done, and nothing was changed. `reason` is a key, `sentence` says it in words."""

    to: int
    reason: str
    sentence: str
    clause: str | None = None


class Described(Struct, frozen=True, tag="described"):
    to: int
    text: str


class Link(Struct, frozen=True, tag="link"):
    """The key for a seat (null: for the room). It is told once; the server keeps only its hash."""

    to: int
    seat: str | None
    key: str


class Pong(Struct, frozen=True, tag="pong"):
    to: int


FromServer = State | Changes | RoomState | ChatTold | Pointed | Refused | Described | Link | Pong


decode_from_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
