"""Match: a table, the questions open at it, and the answers given so far.

It drives the scenes: a scene asks, an answer lets it continue, and the next scene follows. Copies, imagination and undo
are in `rewinding.py`, records in `recording.py`. A match that is never copied takes no checkpoints; from its first copy
on it takes one for every scene.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

from msgspec import to_builtins
from msgspec.structs import asdict

from fairytable.engine import recording, rewinding
from fairytable.engine.chance import Chance, seed_fingerprint
from fairytable.engine.errors import IllegalAnswer, LateAnswer, NotAsked
from fairytable.engine.events import EndedByLeaving, Event, Left, ObservedEvent
from fairytable.engine.expecting import refusals_at
from fairytable.engine.facts import Facts
from fairytable.engine.game import Game, Result, Scene, SceneOver
from fairytable.engine.packs import Pack
from fairytable.engine.questions import Question, Reason, Together
from fairytable.engine.recording import Watchdog
from fairytable.engine.records import LEAVE, Answer, Branch, Record
from fairytable.engine.rewinding import Before, Checkpoint, Choice, Determinization
from fairytable.engine.secrecy import hides_only_luck
from fairytable.engine.table import table_fingerprint
from fairytable.engine.views import view_of

__all__ = ["LEAVE", "Answer", "Match"]


class Match:
    """One sitting of a game. `questions` are open now; `answer` is the only way to continue.

    A match that `is_imagined` is a bot's idea: it has no seed and cannot be saved or undone.

    `windows` counts the windows opened so far (see `ask_quietly`). In a window those who can only pass have passed at
    once; the match waits for everybody asked until the window closes, and everybody's answer enters the record. So
    nothing that can be seen or counted reveals who had a choice, except time: therefore a match that `holds_windows`,
    because people look on, stays in each until `close_window` is called.
    """

    __slots__ = (
        "_asked",
        "_befores",
        "_checkpoint",
        "_choices",
        "_determinizations",
        "_is_replaying",
        "_origin",
        "_pending",
        "_previous",
        "_scene",
        "_takes_checkpoints",
        "answers",
        "branches",
        "events",
        "game",
        "holds_windows",
        "is_imagined",
        "options",
        "pack",
        "questions",
        "seats",
        "seed",
        "table",
        "windows",
    )

    game: Game[Any]
    pack: Pack
    seats: tuple[str, ...]
    options: Mapping[str, str]
    seed: int | str
    table: Any
    questions: tuple[Question, ...]
    answers: list[Answer]
    branches: tuple[Branch, ...]
    events: list[Event] | None
    is_imagined: bool
    windows: int
    holds_windows: bool
    _scene: Scene | None
    _asked: Question | Together | None
    _pending: dict[str, str]
    _origin: Checkpoint
    _previous: Checkpoint
    _checkpoint: Checkpoint
    _choices: dict[str, tuple[int, Question]] | None
    _befores: dict[tuple[str, bool], Before] | None
    _takes_checkpoints: bool
    _determinizations: list[Determinization]
    _is_replaying: bool

    def __init__(
        self,
        game: Game[Any],
        pack: Pack,
        seats: tuple[str, ...],
        seed: int | str,
        options: Mapping[str, str],
        *,
        quiet: bool = False,
        holds_windows: bool = False,
        keeps_undo: bool = False,
        answers: Iterable[Answer] = (),
        branches: Iterable[Branch] = (),
    ) -> None:
        """A new match, or one that continues after given answers. A quiet one keeps no events. One that keeps undo
        ready copies the table before every answer, so that it can say without replaying anything whether that answer
        can be taken back; its first copy takes no longer than others."""
        self.game = game
        self.pack = pack
        self.seats = seats
        self.options = options
        self.seed = seed
        self.events = None if quiet else []
        self.is_imagined = False
        self.holds_windows = holds_windows
        self._takes_checkpoints = keeps_undo
        self._befores = {} if keeps_undo else None
        self._begin_at(game.rules.lay_table(pack.content, seats, options, Chance.from_seed(seed)))
        self.answer_again(answers, branches)

    def begin_at(self, table: Any) -> None:
        """Continue from this table, taken as the beginning of a scene; tests set a table this way."""
        self._begin_at(table)
        self._go_live()

    def _begin_at(self, table: Any) -> None:
        self.table = table
        self.windows = 0
        self._is_replaying = True
        self.answers = []
        self.branches = ()
        self.events = None if self.events is None else []
        self._choices = None if self.events is None else {}
        self._befores = None if self._befores is None else {}
        self._determinizations = []
        self._origin = self._previous = self._checkpoint = Checkpoint(table.copy(), 0, 0)
        self._clear_questions()
        self.table.event_log = self.events
        if self._open_scene():
            self._resume(None)

    def table_before_scene(self) -> Any:
        """The table at the beginning of the current scene: a copy, to change and to begin from."""
        self.copy()  # from then on a match knows where its scene began
        return self._checkpoint.table.copy()

    @property
    def is_over(self) -> bool:
        return self._scene is None

    @property
    def result(self) -> Result | None:
        """Who won; None while the match is in progress."""
        return self.game.rules.result(self.table) if self._scene is None else None

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The seats that have a question to answer; while a window is open, all those asked."""
        asked = self._asked
        if type(asked) is Together and asked.is_window:
            return tuple([question.seat for question in asked.questions if question.seat not in self.table.absent])
        return tuple([question.seat for question in self.questions])

    @property
    def window_is_open(self) -> bool:
        """Whether some are asked in such a way that nobody learns who had a choice."""
        return type(self._asked) is Together and self._asked.is_window

    @property
    def latest_seed(self) -> int | str:
        """The seed of the luck to come."""
        return self.branches[-1].seed if self.branches else self.seed

    @property
    def seed_fingerprint(self) -> str:
        """Published when the match begins: later it proves that the seed was not changed."""
        return seed_fingerprint(self.latest_seed)

    @property
    def table_fingerprint(self) -> str:
        """Sixteen characters that are equal for equal tables."""
        return table_fingerprint(self.table)

    @property
    def pending(self) -> Mapping[str, str]:
        """The secret answers to a question for several seats that not all of them have answered yet."""
        return self._pending

    def question_for(self, seat: str) -> Question | None:
        """The open question of this seat."""
        for question in self.questions:
            if question.seat == seat:
                return question
        return None

    def asked_in_window(self, seat: str) -> Question | None:
        """The question of the seat in the open window, whether it can only pass or has answered already."""
        if type(self._asked) is not Together or not self._asked.is_window:
            return None
        return next((question for question in self._asked.questions if question.seat == seat), None)

    def view(self, seat: str | None) -> dict[str, Any]:
        """The table as this seat (or, for None, an onlooker) may know it."""
        return view_of(self.table, seat)

    def shown(self, seat: str | None) -> dict[str, Any]:
        """The view with everything that the page draws of the table."""
        return self.view(seat) | self.overview()

    def overview(self) -> dict[str, Any]:
        """What follows from the facts that everybody sees, for the page (see `Page.overview`)."""
        page = self.game.page
        return asdict(page.overview(self.table)) if page and page.overview else {}

    def foreseen(self, question: Question) -> dict[str, Any]:
        """The possible outcomes of a question, for the page (see `Page.foresee`)."""
        page = self.game.page
        return to_builtins(page.foresee(self.table, question)) if page and page.foresee else {}

    def described(self, seat: str | None, words: Any) -> str:
        """The table as text, as this seat (or, for None, an onlooker) may know it."""
        return self.game.texts.describe(self.shown(seat), self.pack.content, words, self.options)

    def name_place(self, words: Any, part: str, place: str) -> str | None:
        """The current name of a place of a map that is built during the match; None if there is no such place."""
        places = self.game.texts.places
        return places.name(self.table, words, part, place) if places and places.knows(place) else None

    def events_for(self, seat: str | None, since: int = 0) -> list[ObservedEvent]:
        """The events that this seat has received, from the given number on."""
        return [event.as_told_to(seat) for event in (self.events or [])[since:]]

    def refusals(self, question: Question) -> dict[str, Reason]:
        """Every option that one could expect at an open question and that is not offered, with the reason."""
        return refusals_at(self.table, question, self.game.rules.expectations)

    def why_not(self, seat: str, option: str) -> Reason | None:
        """Why an expected option is missing from the seat's question."""
        question = self.question_for(seat)
        return self.refusals(question).get(option) if question else None

    def answer(self, seat: str, option: str, number: int | None = None) -> None:
        """Answer the open question of the seat. `number`, if given, must be that question's number."""
        question = self.check_answer(seat, option, number)
        if question is self._asked:
            if self._choices is not None:
                self._remember(question, self._before())
            self.answers.append((seat, option))
            self._resume(option)
        else:
            self._take(seat, option)

    def check_answer(self, seat: str, option: str, number: int | None = None) -> Question:
        """The open question of the seat, if the option answers it now; raises an error otherwise."""
        asked = self._asked
        question = asked if isinstance(asked, Question) and asked.seat == seat else self._find_question(seat, option)
        if number is not None and number != question.number:
            raise LateAnswer(
                f"'{option}' answers question {number}, but {seat} is now asked question {question.number}"
            )
        if option not in question.options:
            reason = self.refusals(question).get(option)
            options = ", ".join(f"'{legal}'" for legal in question.options)
            raise IllegalAnswer(f"'{option}' does not answer '{question.about}'; these do: {options}", reason)
        return question

    def close_window(self) -> None:
        """Everybody who has not answered in the open window passes, and the match continues."""
        if not self.window_is_open:
            raise NotAsked("There is no open window to close")
        for question in self.questions:
            self._pending[question.seat] = question.default_answer
        self._resume(self._settled(is_closing=True))

    def leave(self, seat: str) -> None:
        """The player of this seat goes for good: its questions answer themselves from now on."""
        self.check_leave(seat)
        self._take(seat, LEAVE)

    def check_leave(self, seat: str) -> None:
        """Raises an error if the player of this seat cannot leave now."""
        if seat not in self.seats:
            raise NotAsked(f"There is no seat '{seat}' at this table; there are: {', '.join(self.seats)}")
        if self._scene is None:
            raise NotAsked(f"The match is over; {seat} need not leave it")
        if seat in self.table.absent:
            raise NotAsked(f"{seat} has left the table already")
        if len(self.table.absent) + 1 == len(self.seats):
            raise NotAsked(f"{seat} is the last player at the table and cannot leave it")

    def copy(self) -> Match:
        """A copy to play on alone: the last checkpoint, with the answers since given again. It has no listeners."""
        return rewinding.copied(self)

    def used_up(self) -> Match:
        """This match itself, after its last copy: it takes no more checkpoints, which makes it faster."""
        self._takes_checkpoints = False
        return self

    def determinize(self, seat: str, luck: int) -> Match:
        """A copy in which everything that the seat cannot know is drawn anew, and nothing that it knows is changed.

        The seat must have an open question: that is when a player thinks; the questions of others are their own.
        """
        return rewinding.imagined(self, seat, luck)

    def determinize_table(self, seat: str, luck: int) -> Any:
        """The table of `determinize` with this luck: quicker, if nothing is tried in it."""
        return rewinding.imagined_table(self, seat, luck)

    def branch(self, seed: int | str) -> None:
        """Draw the luck to come, and everything that nobody at the table knows, anew from this seed.

        Knowing how another match continued from here then says nothing about this one.
        """
        rewinding.branch_off(self, seed)

    def answer_again(self, answers: Iterable[Answer], branches: Iterable[Branch] = ()) -> None:
        """Give the answers of an earlier match again, including leavings, and branch where it branched.

        Passes in a window that were not a choice are among these answers, so they are not made again.
        """
        due = deque(islice(branches, len(self.branches), None))
        self._is_replaying = True
        if self.window_is_open:
            self._take_passes_back()
        for seat, option in answers:
            rewinding.branch_again(self, due)
            if option == LEAVE:
                self.leave(seat)
            else:
                self.answer(seat, option)
        rewinding.branch_again(self, due)
        self._go_live()

    def undo(self, seat: str, *, own: Iterable[str] = (), by_agreement: bool = False) -> None:
        """Take the seat's last answer back.

        Without agreement that is possible as long as nothing hidden was revealed and nobody else has answered since.
        `own` are other seats of the same person, whose later answers are taken back with it. If the others agree, it
        goes back to the seat's last answer whatever has happened since; those who have left stay away.
        """
        rewinding.take_back(self, seat, own=own, by_agreement=by_agreement)

    def undone(self, seat: str, *, own: Iterable[str] = (), by_agreement: bool = False) -> Match:
        """The match as `undo` would leave it, with all its events and ready for the next undo. This one stays as it
        is, and may be a copy, which has no events."""
        return rewinding.undone(self, seat, own=own, by_agreement=by_agreement)

    def undo_refusal(self, seat: str, *, own: Iterable[str] = ()) -> str | None:
        """Why the seat cannot take its last answer back: a key, or None if it can.

        What was answered in a window stays, whether or not it was a choice, unless all seats belong to one person.
        """
        return rewinding.refusal_of(self, seat, own=own)

    def last_choice(self, seat: str) -> Choice | None:
        """The seat's last answer that was a choice: what an undo takes back. A match that keeps events remembers it; in
        a quiet one a part is replayed."""
        return rewinding.last_choice(self, seat)

    def record(self) -> Record:
        """Enough to play the match again: game, pack, options, seats, seed and answers, sealed."""
        return recording.record_of(self)

    @classmethod
    def from_record(
        cls, game: Game[Any], pack: Pack, record: Record, *, quiet: bool = False, watchdog: Watchdog | None = None
    ) -> Match:
        """The match of the record, answered again up to its last answer. `watchdog` is called before each answer and
        may stop by raising an error."""
        return recording.match_of(cls, game, pack, record, quiet=quiet, watchdog=watchdog)

    @staticmethod
    def _blank() -> Match:
        """An empty match: an ordinary one, even if this match is watched."""
        return object.__new__(Match)

    def _find_question(self, seat: str, option: str) -> Question:
        question = self.question_for(seat)
        if question is None:
            if seat in self.waiting_for:
                raise NotAsked(f"'{option}' answers nothing: {seat} has answered already")
            now = ", ".join(self.waiting_for) or "nobody, for the match is over"
            raise NotAsked(f"'{option}' answers nothing: {seat} is not asked, but {now}")
        return question

    def _take(self, seat: str, option: str) -> None:
        """Record a legal answer and continue."""
        if option == LEAVE:
            self.answers.append((seat, option))
            self._empty_seat(seat)
        elif isinstance(self._asked, Together):
            self._pending[seat] = option
            if len(self.questions) > 1:
                self.questions = tuple([question for question in self.questions if question.seat != seat])
            else:
                self._resume_if_settled()
        else:
            if self._choices is not None and self._asked is not None:
                self._remember(self._asked, self._before())
            self.answers.append((seat, option))
            self._resume(option)

    def _before(self) -> Before | None:
        """The state of the match before an answer that is recorded now."""
        if self._befores is None:
            return None
        kind: type[Facts] = type(self.table)
        if hides_only_luck(kind):
            luck, table = self.table.chance.copy(), None
        else:
            table = self._table_to_keep()
            luck = table.chance
        return Before(len(self.answers), luck, table, (), self.window_is_open)

    def _table_to_keep(self) -> Any:
        """The current table: the checkpoint, if the scene has only asked so far, as most have. Comparing is much
        quicker than copying."""
        table, start = self.table, self._checkpoint
        if start.answers == len(self.answers):
            table.event_log = None  # which is not a fact
            is_same = table == start.table
            table.event_log = self.events
            if is_same:
                return start.table
        return table.copy()

    def _remember(self, question: Question, before: Before | None, *, is_choice: bool = True) -> None:
        """Note that the answer to this question, which is recorded now, is the last one of its seat."""
        if before is not None and self._befores is not None:
            self._befores[question.seat, False] = before
            if is_choice:
                self._befores[question.seat, True] = before
        if is_choice and self._choices is not None:
            question.settle()
            self._choices[question.seat] = (len(self.answers), question)

    def _open_questions(self) -> tuple[Question, ...]:
        assert type(self._asked) is Together
        return tuple(
            question
            for question in self._asked.questions
            if question.seat not in self._pending and question.seat not in self.table.absent
        )

    def _go_live(self) -> None:
        """From now on those who can only pass in a window do so at once."""
        self._is_replaying = False
        if self.window_is_open:
            self._pass_without_choice()
            if not self.questions:
                self._resume_if_settled()

    def _pass_without_choice(self) -> None:
        assert type(self._asked) is Together
        for question in self._asked.questions:
            if question.seat not in self._pending and question.seat not in self.table.absent:
                options = question.options
                if len(options) == 1:
                    self._pending[question.seat] = options[0]
        self.questions = self._open_questions()

    def _take_passes_back(self) -> None:
        """Before answering again: then those passes are among the answers, too."""
        asked = self._asked
        assert type(asked) is Together
        self._pending = {seat: option for seat, option in self._pending.items() if asked.has_choice(seat)}
        self.questions = self._open_questions()

    def _empty_seat(self, seat: str) -> None:
        self._pending.pop(seat, None)
        self.table.absent.append(seat)
        self.table.tell(Left(seat=seat), self.game.identity.leaving_clause)
        is_over = self.game.rules.is_over(self.table)
        if is_over:
            outcome = self.game.rules.result(self.table)
            self.table.tell(EndedByLeaving(winners=outcome.winners), outcome.clause)
        self._number_events()
        if is_over:
            self._end()
        else:
            self._resume_if_settled()

    def _open_scene(self) -> bool:
        """The next scene, if there is one; otherwise the match ends."""
        table, game = self.table, self.game
        if game.rules.is_over(table):
            self._end()
            return False
        if self._takes_checkpoints:
            self._take_checkpoint()
        self._scene = game.rules.next_scene(table)
        return True

    def _take_checkpoint(self) -> None:
        if self._checkpoint.answers < len(self.answers):
            self._previous = self._checkpoint
        self._checkpoint = Checkpoint(self.table.copy(), len(self.answers), self.windows)
        self._determinizations = []

    def _end(self) -> None:
        self._take_checkpoint()
        self._scene = None
        self._clear_questions()

    def _clear_questions(self) -> None:
        self._asked = None
        self._pending = {}
        self.questions = ()

    def _resume(self, value: Any) -> None:
        """The scene continues with the answer, up to its end or to a question that somebody is there to answer."""
        while True:
            try:
                asked = self._scene.send(value)  # type: ignore[union-attr]
            except (StopIteration, SceneOver):
                if self.events:
                    self._number_events()
                if not self._open_scene():
                    return
                value = None
                continue
            self._asked = asked
            if type(asked) is Together:
                for place, question in enumerate(asked.questions):
                    question.number = len(self.answers) + place
                self.questions = asked.questions
                if asked.is_window:
                    self.windows += 1
                    if not self._is_replaying:
                        self._pass_without_choice()
            else:
                asked.number = len(self.answers)
                self.questions = (asked,)
            if self.events:
                self._number_events()
            if self.questions and not self.table.absent:
                return
            value = self._settled()
            if value is None:
                return

    def _settled(self, *, is_closing: bool = False) -> Any:
        """What the scene was waiting for, if nobody has to answer any more. Those who left give the default answer.

        Simultaneous answers are recorded together, in the order of the questions.
        """
        asked = self._asked
        if isinstance(asked, Question):
            return asked.default_answer if asked.seat in self.table.absent else None
        assert asked is not None
        self.questions = self._open_questions()
        is_held = asked.is_window and self.holds_windows and not self._is_replaying and not is_closing
        if self.questions or is_held:
            return None
        pending, self._pending = self._pending, {}
        chosen = {question.seat: pending.get(question.seat, question.default_answer) for question in asked.questions}
        before = self._before()
        for question in asked.questions:
            if question.seat in pending:
                if self._choices is not None:
                    is_choice = not asked.is_window or len(question.options) > 1
                    self._remember(question, before, is_choice=is_choice)
                self.answers.append((question.seat, pending[question.seat]))
                before = before and before.after(question.seat)
        return chosen

    def _resume_if_settled(self) -> None:
        value = self._settled()
        if value is not None:
            self._resume(value)

    def _number_events(self) -> None:
        if self.events and self.events[-1].moment < 0:
            for event in reversed(self.events):
                if event.moment >= 0:
                    return
                event.moment = len(self.answers)

    def _become(self, other: Match) -> None:
        for name in Match.__slots__:
            setattr(self, name, getattr(other, name))
