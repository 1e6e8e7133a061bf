"""Messages: everything that is sent over the socket, in both directions. Their sizes are bounded here.

A browser sends `FromClient` and receives `FromServer`, each a JSON object whose `type` names its class. The TypeScript
types are generated from these classes (`python -m fairytable.server.types`).
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
    """`id` is chosen by the browser; the reply repeats it as `to`."""

    id: Count = 0


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message. `person` is this browser's token, `key` comes from a link, `bookmark` from the last message
    before the connection was lost. With `changes`, later states are sent as `changes`. `name` is for a person who joins
    a shared seat."""

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
    """From now on show the table from this seat; null: as an onlooker."""

    seat: Seat | None


class Describe(ClientMessage, frozen=True, tag="describe"):
    """The table as text, as the current seat sees it. The reply is `described`."""


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take the seat's last answer back. With `ask`, the others are asked where they must agree."""

    seat: Seat
    ask: bool = False


class Agree(ClientMessage, frozen=True, tag="agree"):
    """The seat's reply to a requested undo (its number is in the room's `undo_asked`)."""

    seat: Seat
    number: Count
    yes: bool


class Chat(ClientMessage, frozen=True, tag="chat"):
    """Send a chat line to everybody in the room, as `seat`, or as a watcher if it is null."""

    text: ChatText
    seat: Seat | None = None


class Point(ClientMessage, frozen=True, tag="point"):
    """Point at something on the board, by its key there; everybody in the room sees it for a moment."""

    seat: Seat
    thing: Thing


class Sit(ClientMessage, frozen=True, tag="sit"):
    """Take an open seat. `instead_of` names a seat that is given up for it."""

    seat: Seat
    name: Name = ""
    instead_of: Seat | None = None


class Rename(ClientMessage, frozen=True, tag="rename"):
    """Rename the seat."""

    seat: Seat
    name: Name


class StandUp(ClientMessage, frozen=True, tag="stand_up"):
    """Give the seat up: it is open again, and the match waits for its next holder."""

    seat: Seat


class Leave(ClientMessage, frozen=True, tag="leave"):
    """Leave the match for good: from now on the seat's questions answer themselves."""

    seat: Seat


class SetSeat(ClientMessage, frozen=True, tag="set_seat"):
    """Host, before the start: add a seat, change who will sit there, or take it away."""

    seat: Seat
    kind: Literal["open", "here", "bot", "none"]
    level: Level | None = None
    name: Name = ""


class SetOptions(ClientMessage, frozen=True, tag="set_options"):
    """Host, before the start: other options of the game."""

    options: Annotated[dict[str, str], Meta(max_length=20)]


class SetWatching(ClientMessage, frozen=True, tag="set_watching"):
    """Host: people without a seat may see nothing, the table, or (to be set before the start) all hands."""

    watching: Watching


class SetPause(ClientMessage, frozen=True, tag="set_pause"):
    """Host: how long a bot's answer is delayed, so that people can follow."""

    milliseconds: Milliseconds


class SetWindow(ClientMessage, frozen=True, tag="set_window"):
    """Host: how long a window stays open in which several may react, so that everybody has time and nobody learns who
    could have."""

    milliseconds: Milliseconds


class Start(ClientMessage, frozen=True, tag="start"):
    """Host: begin the match."""


class OpenSeat(ClientMessage, frozen=True, tag="open_seat"):
    """Host: remove whoever sat there; the old link stops working, and the reply is a new `link`."""

    seat: Seat


class ShareSeat(ClientMessage, frozen=True, tag="share_seat"):
    """Holder of a seat: a link with which a second person or device can share it. The reply is `link`; the seat's old
    link stops working."""

    seat: Seat


class SendAway(ClientMessage, frozen=True, tag="send_away"):
    """Longest holder of a seat: hold it alone again; its link stops working."""

    seat: Seat


class NewLink(ClientMessage, frozen=True, tag="new_link"):
    """Host: a new link for the whole room (the old one stops working). The reply is `link`."""


class SitIn(ClientMessage, frozen=True, tag="sit_in"):
    """Host, or anyone with a seat: a bot answers for the person of this seat, who has been away for a while, until it
    is handed back."""

    seat: Seat
    level: Level


class HandBack(ClientMessage, frozen=True, tag="hand_back"):
    """Host, or a holder of the seat: the person answers again."""

    seat: Seat


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """Host, after the match: play again with the same people."""


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Is the connection alive?"""


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


# What a browser receives


class OptionTold(Struct, frozen=True):
    """One legal answer. `option` is what is sent back; `verb` and `arguments` name the things on the board."""

    option: str
    verb: str
    arguments: dict[str, str | int]
    words: str


class QuestionTold(Struct, frozen=True):
    """What a seat is asked, in words and as keys and values. `seconds` is the time left, if it is limited. A `quiet`
    question is asked in a window: its first option is to pass. `foreseen`: the possible outcomes (see
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
    """Why an expected option is missing."""

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
    """One row of a score."""

    key: str
    words: str
    number: float


class ResultTold(Struct, frozen=True):
    """How the match ended. `sides` win or lose together; `level` says how well it went, if the game has levels.
    `out_of` is what each seat could have reached, where that differs; then shares are compared."""

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
    """A window in which these seats are asked, with or without a choice; it closes after this many milliseconds."""

    seats: list[str]
    milliseconds: int


class ThoughtTold(Struct, frozen=True):
    """One comment of a lesson: what to look at meanwhile, and the rule behind it, if there is one."""

    words: str
    look: list[str]
    clause: str


class LessonTold(Struct, frozen=True, kw_only=True):
    """The position in a lesson: the comments at this `moment` (-1: none, it is the others' turn), and which options are
    `wanted` (none: any). `shown` is the answer that "show me" gives. After the last moment the match continues as
    usual."""

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

    `events` are those that the browser has not received: it truncates its own list at `events_from` and appends these.
    (That also corrects the list after an undo or a reconnection.)
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
    """The part of `Changes` that is the same for all browsers that see the same and have received the same: encoded
    once."""

    number: int
    bookmark: str
    answers: int
    undone: int
    waiting_for: list[str]
    view: dict[str, Any]
    events_from: int
    events: list[EventTold]


class Changes(CommonChanges, frozen=True, kw_only=True, tag="changes"):
    """What is new since the previous `state` or `changes` on this connection; whatever is left out is unchanged.

    `view` contains only the fields that have changed. Sent only to browsers that asked for it in `hello`.
    """

    to: int
    question: QuestionTold | UnsetType | None
    window: WindowTold | None
    lesson: LessonTold | UnsetType | None
    undo: list[UndoTold] | UnsetType


class SeatTold(Struct, frozen=True):
    """One seat: who sits there, whether they are connected, whether this browser holds it, and how many browsers do.
    `sharing` are the names of those whom the first holder let in."""

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
    """A seat asks to take an answer back; these have to agree or have agreed."""

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
    """A value of an option that is incompatible with the other options or the seats of this table, and why."""

    key: str
    value: str
    sentence: str


class FinishedMatchTold(Struct, frozen=True):
    """A finished match of the table: when it was, who played, who won, and the number of answers."""

    match: str
    ended: str
    players: list[str]
    winners: list[str]
    answers: int


class RoomState(Struct, frozen=True, tag="room"):
    """The room: who sits where, the settings, who is there. `unfit`, before the start: the values that are incompatible
    with the other settings; if a chosen one is among them, the match cannot begin. `goes_on`: the match continues a
    record, whose seats and options are kept. `private_secrets`: one seat may know what another does not. `has_windows`:
    in this game several may react to what somebody does. `history`: the finished matches, latest first."""

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
    """Chat lines that the browser has not received yet."""

    number: int
    bookmark: str
    lines: list[ChatLine]


class Pointed(Struct, frozen=True, tag="pointed"):
    """A seat points at something on the board right now; it is not stored."""

    seat: str
    thing: str


class Refused(Struct, frozen=True, tag="refused"):
    """A request was refused, and nothing was changed. `reason` is a key, `sentence` a sentence."""

    to: int
    reason: str
    sentence: str
    clause: str | None = None


class Described(Struct, frozen=True, tag="described"):
    to: int
    text: str


class Link(Struct, frozen=True, tag="link"):
    """The key of a seat (null: of the room). It is sent only once; the server keeps its hash."""

    to: int
    seat: str | None
    key: str


class Pong(Struct, frozen=True, tag="pong"):
    to: int


FromServer = State | Changes | RoomState | ChatTold | Pointed | Refused | Described | Link | Pong


decode_from_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
