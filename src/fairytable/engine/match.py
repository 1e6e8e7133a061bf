"""Match: a table, the questions open at it, and the answers given so far.

A scene cannot be copied, so no scene is ever the truth: the match keeps an earlier table (the checkpoint) and
the answers given since. Copying, saving, undoing and replaying are all the same thing: an earlier table, answered
again. A match that is never copied takes no checkpoints; from its first copy on it takes one with every scene.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import UNSET, Struct

from fairytable.engine.chance import Chance, seed_fingerprint
from fairytable.engine.errors import (
    DamagedRecord,
    IllegalAnswer,
    LateAnswer,
    NotAsked,
    OtherRulesVersion,
    UndoRefused,
    UnknownOption,
    WrongPack,
    WrongSeats,
)
from fairytable.engine.events import Event, Told
from fairytable.engine.facts import fingerprint
from fairytable.engine.game import Game, Result, Scene, SceneOver
from fairytable.engine.packs import Pack
from fairytable.engine.questions import Question, Reason, Together
from fairytable.engine.records import Branch, Record
from fairytable.engine.secrecy import draw_anew, imagine_facts, unknown_count
from fairytable.engine.views import view_of

LEAVE = "leave the table"
"""What a seat says, at any time, when its player goes for good."""

Answer = tuple[str, str]


class Imagining(Struct, frozen=True):
    """From this number of answers on, what the seat cannot know was drawn from this luck."""

    answers: int
    seat: str
    luck: int


class Checkpoint(Struct, frozen=True):
    """The table at the beginning of a scene, and how many answers had been given. It is never changed."""

    table: Any
    answers: int


class Match:
    """One sitting of a game. `questions` are open now; `answer` is the only way to go on.

    A match that `is_imagined` is a bot's idea: it has no seed, and it cannot be saved or undone.
    """

    __slots__ = (
        "_asked",
        "_checkpoint",
        "_imaginings",
        "_origin",
        "_pending",
        "_previous",
        "_scene",
        "_takes_checkpoints",
        "answers",
        "branches",
        "events",
        "game",
        "is_imagined",
        "options",
        "pack",
        "questions",
        "seats",
        "seed",
        "table",
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
    _scene: Scene | None
    _asked: Question | Together | None
    _pending: dict[str, str]
    _origin: Checkpoint
    _previous: Checkpoint
    _checkpoint: Checkpoint
    _takes_checkpoints: bool
    _imaginings: list[Imagining]

    def __init__(
        self,
        game: Game[Any],
        pack: Pack,
        seats: tuple[str, ...],
        seed: int | str,
        options: Mapping[str, str],
        *,
        quiet: bool = False,
    ) -> None:
        self.game = game
        self.pack = pack
        self.seats = seats
        self.options = options
        self.seed = seed
        self.events = None if quiet else []
        self.is_imagined = False
        self._takes_checkpoints = False
        self.begin_at(game.lay_table(pack.content, seats, options, Chance.from_seed(seed)))

    def begin_at(self, table: Any) -> None:
        """Play on from this table, as it stands at the beginning of a scene; tests set a table this way."""
        self.table = table
        self.answers = []
        self.branches = ()
        self.events = None if self.events is None else []
        self._imaginings = []
        self._origin = self._previous = self._checkpoint = Checkpoint(table.copy(), 0)
        self._clear_questions()
        self.table.chronicle = self.events
        if self._open_scene():
            self._resume(None)

    def table_before_scene(self) -> Any:
        """The table as it stood at the beginning of the scene going on: a copy, to change and to begin at."""
        self.copy()  # from then on a match knows where its scene began
        return self._checkpoint.table.copy()

    @property
    def is_over(self) -> bool:
        return self._scene is None

    @property
    def result(self) -> Result | None:
        """Who won; None while the match goes on."""
        return self.game.result(self.table) if self._scene is None else None

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The seats that have a question to answer."""
        return tuple([question.seat for question in self.questions])

    @property
    def latest_seed(self) -> int | str:
        """The seed from which the luck to come was drawn."""
        return self.branches[-1].seed if self.branches else self.seed

    @property
    def seed_fingerprint(self) -> str:
        """Published when the match begins: proof, later, that the seed was not changed."""
        return seed_fingerprint(self.latest_seed)

    @property
    def table_fingerprint(self) -> str:
        """Sixteen letters that are equal for equal tables."""
        return fingerprint(self.table)

    @property
    def pending(self) -> Mapping[str, str]:
        """Secret answers to a question for several seats that not all have answered yet."""
        return self._pending

    def question_for(self, seat: str) -> Question | None:
        """The open question of this seat."""
        for question in self.questions:
            if question.seat == seat:
                return question
        return None

    def view(self, seat: str | None) -> dict[str, Any]:
        """The table as this seat (or, for None, an onlooker) may know it."""
        return view_of(self.table, seat)

    def events_for(self, seat: str | None, since: int = 0) -> list[Told]:
        """What this seat has been told, from the given number of events on."""
        return [event.as_told_to(seat) for event in (self.events or [])[since:]]

    def why_not(self, seat: str, option: str) -> Reason | None:
        """Why an option that one would expect is missing from the seat's question."""
        question = self.question_for(seat)
        return question.refusals().get(option) if question else None

    def answer(self, seat: str, option: str, number: int | None = None) -> None:
        """Answer the open question of the seat. `number`, if given, must be that question's number."""
        question = self._asked
        if type(question) is not Question or question.seat != seat:
            question = self._find_question(seat, option)
        if number is not None and number != question.number:
            raise LateAnswer(
                f"'{option}' answers question {number}, but {seat} is now asked question {question.number}"
            )
        if option not in question.options:
            reason = question.refusals().get(option)
            options = ", ".join(f"'{legal}'" for legal in question.options)
            raise IllegalAnswer(f"'{option}' does not answer '{question.about}'; these do: {options}", reason)
        if question is self._asked:
            self.answers.append((seat, option))
            self._resume(option)
        else:
            self._take(seat, option)

    def leave(self, seat: str) -> None:
        """The player of this seat goes for good: its questions answer themselves from now on."""
        if seat not in self.seats:
            raise NotAsked(f"There is no seat '{seat}' at this table; there are: {', '.join(self.seats)}")
        if self._scene is None:
            raise NotAsked(f"The match is over; {seat} need not leave it")
        if seat in self.table.absent:
            raise NotAsked(f"{seat} has left the table already")
        if len(self.table.absent) + 1 == len(self.seats):
            raise NotAsked(f"{seat} is the last player at the table and cannot leave it")
        self._take(seat, LEAVE)

    def copy(self) -> Match:
        """A twin to play on alone: the last checkpoint, answered up to now. Nobody listens to it."""
        twin = self._match_at(self._checkpoint, len(self.answers), takes_checkpoints=not self._takes_checkpoints)
        if not self._takes_checkpoints:
            self._takes_checkpoints = True
            self._previous = twin._previous
            self._checkpoint = twin._checkpoint
            self._imaginings = twin._imaginings[:]
            twin._takes_checkpoints = False
        if self._pending:
            twin._pending = self._pending.copy()
            twin.questions = twin._open_questions()
        return twin

    def imagine(self, seat: str, luck: int) -> Match:
        """A twin in which all that the seat cannot know is drawn anew, and nothing that it knows is changed.

        The seat must be asked something: that is when a player thinks, and the questions of others are theirs.
        """
        self._find_question(seat, "imagine")
        twin = self.copy()
        twin._pending = {}
        twin._imagine(Imagining(len(twin.answers), seat, luck))
        return twin

    def branch(self, seed: int | str) -> None:
        """Draw the luck to come, and all that nobody at the table knows, anew from this seed.

        Who knows how another match went on from here then does not know how this one will.
        """
        self.branches = (*self.branches, Branch(len(self.answers), seed))
        draw_anew(self.table, self.seats, Chance.from_seed(seed))

    def answer_again(self, answers: Iterable[Answer], branches: Iterable[Branch] = ()) -> None:
        """Give answers that were given before, leavings included, and branch where that was done."""
        due = [branch for branch in branches if branch not in self.branches]
        for seat, option in answers:
            self._branch_again(due)
            if option == LEAVE:
                self.leave(seat)
            else:
                self.answer(seat, option)
        self._branch_again(due)

    def undo(self, seat: str, *, by_agreement: bool = False) -> None:
        """Take the seat's last answer back.

        Alone, a seat may do so as long as nothing hidden was revealed and nobody else has answered since.
        With the agreement of the others it goes back to its last answer whatever happened since; who has left since
        stays away.
        """
        if seat in self._pending:
            del self._pending[seat]
            self.questions = self._open_questions()
            return
        refusal = self.undo_refusal(seat)
        if refusal in ("imagined", "left", "nothing") or (refusal is not None and not by_agreement):
            raise UndoRefused(f"{seat} cannot take an answer back: {UNDO_REFUSALS[refusal]}", refusal)
        place = max(place for place, (who, _) in enumerate(self.answers) if who == seat)
        earlier = self._match_at(self._origin, place, quiet=self.events is None)
        for branch in self.branches:
            if branch.answers > place:
                earlier.branch(branch.seed)
        for who, option in self.answers[place:]:
            if option == LEAVE and not earlier.is_over:
                earlier._take(who, LEAVE)
        self._become(earlier)

    def undo_refusal(self, seat: str) -> str | None:
        """Why the seat cannot take its last answer back: a key, or None if it can."""
        if seat in self._pending:
            return None
        if self.is_imagined:
            return "imagined"
        if seat in self.table.absent:
            return "left"
        for who, _ in reversed(self.answers):
            if who == seat:
                break
        else:
            return "nothing"
        if self._pending or self.answers[-1][0] != seat:
            return "answered"
        self.copy()
        place = len(self.answers) - 1
        if place >= self._checkpoint.answers and any(question.seat != seat for question in self.questions):
            return "asked"
        known = (self._checkpoint, self._previous, self._origin)
        earlier = self._match_at(next(point for point in known if point.answers <= place), place)
        if earlier._pending:
            return "answered"
        if earlier.table.chance != self.table.chance:
            return "luck"
        for knower in (None, *self.seats):
            if unknown_count(earlier.table, knower) - unknown_count(self.table, knower):
                return "revealed"
        return None

    def record(self) -> Record:
        """Enough to play the match again: game, pack, options, seats, seed and answers, sealed."""
        if self.is_imagined:
            raise ValueError("an imagined match has no record")
        return Record(
            game=self.game.slug,
            rules_version=self.game.rules_version,
            pack=self.pack.hash,
            pack_name=self.pack.name,
            options=dict(self.options),
            seats=list(self.seats),
            seed=self.seed,
            seed_fingerprint=seed_fingerprint(self.seed),
            branches=list(self.branches) or UNSET,
            answers=[f"{seat}: {option}" for seat, option in self.answers],
            pending=dict(self._pending),
            table_fingerprint=self.table_fingerprint,
            winners=list(self.result.winners) if self.result else None,
        ).sealed()

    @classmethod
    def from_record(cls, game: Game[Any], pack: Pack, record: Record, *, quiet: bool = False) -> Match:
        """The match that the record tells, answered again up to its last answer."""
        if record.rules_version != game.rules_version:
            raise OtherRulesVersion(
                f"This record was played with version {record.rules_version} of the rules of {game.title}; "
                f"this is version {game.rules_version}"
            )
        if record.pack != pack.hash:
            raise WrongPack(
                f"This record was played with the pack '{record.pack_name}' ({record.pack}), "
                f"not with '{pack.name}' ({pack.hash})"
            )
        try:
            options = game.check_options(record.options)
            match = cls(game, pack, game.check_seats(record.seats), record.seed, options, quiet=quiet)
        except (UnknownOption, WrongSeats) as error:
            raise DamagedRecord(f"The record cannot be played: {error}") from None
        branches = record.given_branches()
        for number, answer in enumerate([*record.given_answers(), *record.pending.items()], start=1):
            try:
                match.answer_again([answer], branches)
            except (IllegalAnswer, NotAsked) as error:
                raise DamagedRecord(f"Answer {number} of the record was not possible: {error}") from None
        match.answer_again([], branches)
        if list(match.branches) != branches:
            raise DamagedRecord("The record has a branch where it has no answers")
        return match

    def _find_question(self, seat: str, option: str) -> Question:
        question = self.question_for(seat)
        if question is None:
            now = ", ".join(self.waiting_for) or "nobody, for the match is over"
            raise NotAsked(f"'{option}' answers nothing: {seat} is not asked, but {now}")
        return question

    def _take(self, seat: str, option: str) -> None:
        """Put a legal answer into the record and play on."""
        if option == LEAVE:
            self.answers.append((seat, option))
            self._empty_seat(seat)
        elif type(self._asked) is Together:
            self._pending[seat] = option
            if len(self.questions) > 1:
                self.questions = tuple([question for question in self.questions if question.seat != seat])
            else:
                self._resume_if_settled()
        else:
            self.answers.append((seat, option))
            self._resume(option)

    def _open_questions(self) -> tuple[Question, ...]:
        assert type(self._asked) is Together
        return tuple(
            question
            for question in self._asked.questions
            if question.seat not in self._pending and question.seat not in self.table.absent
        )

    def _empty_seat(self, seat: str) -> None:
        self._pending.pop(seat, None)
        self.table.absent.append(seat)
        self.table.tell("left", self.game.leaving_clause, seat=seat)
        is_over = self.game.is_over(self.table)
        if is_over:
            outcome = self.game.result(self.table)
            self.table.tell("ended_by_leaving", outcome.clause, winners=outcome.winners)
        self._number_events()
        if is_over:
            self._end()
        else:
            self._resume_if_settled()

    def _imagine(self, imagining: Imagining) -> None:
        self.seed = "imagined"
        self.is_imagined = True
        self._imaginings.append(imagining)
        imagine_facts(self.table, imagining.seat, Chance(imagining.luck))
        if type(self._asked) is Together:
            self._asked.ask_others_again(imagining.seat)
            self.questions = self._open_questions()

    def _open_scene(self) -> bool:
        """The next scene, if there is one; else the match ends."""
        table, game = self.table, self.game
        if game.is_over(table):
            self._end()
            return False
        if self._takes_checkpoints:
            self._take_checkpoint()
        self._scene = game.next_scene(table)
        return True

    def _take_checkpoint(self) -> None:
        if self._checkpoint.answers < len(self.answers):
            self._previous = self._checkpoint
        self._checkpoint = Checkpoint(self.table.copy(), len(self.answers))
        self._imaginings = []

    def _end(self) -> None:
        self._take_checkpoint()
        self._scene = None
        self._clear_questions()

    def _clear_questions(self) -> None:
        self._asked = None
        self._pending = {}
        self.questions = ()

    def _resume(self, value: Any) -> None:
        """The scene goes on with the answer, up to its end or to a question that somebody is there to answer."""
        while True:
            try:
                asked = self._scene.send(value)  # type: ignore[union-attr]
            except (StopIteration, SceneOver):
                if self.events is not None:
                    self._number_events()
                if not self._open_scene():
                    return
                value = None
                continue
            self._asked = asked
            if type(asked) is Question:
                asked.number = len(self.answers)
                self.questions = (asked,)
            else:
                for place, question in enumerate(asked.questions):
                    question.number = len(self.answers) + place
                self.questions = asked.questions
            if self.events is not None:
                self._number_events()
            if not self.table.absent:
                return
            value = self._settled()
            if value is None:
                return

    def _settled(self) -> Any:
        """What the scene waited for, if nobody has to answer any more. Those who left say what is usual.

        Answers given at the same time enter the record together, in the order of the questions.
        """
        asked = self._asked
        if type(asked) is Question:
            return asked.default_answer if asked.seat in self.table.absent else None
        assert type(asked) is Together
        self.questions = self._open_questions()
        if self.questions:
            return None
        pending, self._pending = self._pending, {}
        chosen = {question.seat: pending.get(question.seat, question.default_answer) for question in asked.questions}
        self.answers += [(seat, option) for seat, option in chosen.items() if seat in pending]
        return chosen

    def _resume_if_settled(self) -> None:
        value = self._settled()
        if value is not None:
            self._resume(value)

    def _number_events(self) -> None:
        for event in reversed(self.events or []):
            if event.moment >= 0:
                return
            event.moment = len(self.answers)

    def _match_at(
        self, checkpoint: Checkpoint, answers: int, *, quiet: bool = True, takes_checkpoints: bool = False
    ) -> Match:
        """A match from the checkpoint, answered again up to this number of answers."""
        twin: Match = Match.__new__(Match)
        twin.game = self.game
        twin.pack = self.pack
        twin.seats = self.seats
        twin.options = self.options
        twin.seed = self.seed
        twin.branches = self.branches and tuple(
            [branch for branch in self.branches if branch.answers < checkpoint.answers]
        )
        twin.is_imagined = self.is_imagined
        twin.answers = self.answers[: checkpoint.answers]
        twin.events = None if quiet else []
        twin.table = checkpoint.table.copy()
        twin.table.chronicle = twin.events
        twin.questions = ()
        twin._asked = None
        twin._pending = {}
        twin._imaginings = []
        twin._origin = self._origin
        twin._previous = twin._checkpoint = checkpoint
        twin._takes_checkpoints = takes_checkpoints
        twin._scene = None
        if self.game.is_over(twin.table):
            return twin
        twin._scene = self.game.next_scene(twin.table)
        twin._resume(None)
        if self._imaginings or self.branches:
            branches = [branch for branch in self.branches if checkpoint.answers <= branch.answers <= answers]
            twin._answer_and_imagine(self.answers[checkpoint.answers : answers], branches, self._imaginings)
        else:
            for seat, option in self.answers[checkpoint.answers : answers]:
                twin._take(seat, option)
        return twin

    def _branch_again(self, due: list[Branch]) -> None:
        """Branch where it was done. (Secret answers of some, given before, do not count yet.)"""
        while due and due[0].answers == len(self.answers) and not self.is_over:
            self.branch(due.pop(0).seed)

    def _answer_and_imagine(self, answers: list[Answer], branches: list[Branch], imaginings: list[Imagining]) -> None:
        """Answer again, branching and imagining the same at the same moments."""
        due = iter(imaginings)
        imagining = next(due, None)
        for place, (seat, option) in enumerate(answers, start=len(self.answers)):
            self._branch_again(branches)
            while imagining is not None and imagining.answers == place:
                self._imagine(imagining)
                imagining = next(due, None)
            self._take(seat, option)
        self._branch_again(branches)
        while imagining is not None:
            self._imagine(imagining)
            imagining = next(due, None)

    def _become(self, other: Match) -> None:
        for name in Match.__slots__:
            setattr(self, name, getattr(other, name))


UNDO_REFUSALS = {
    "left": "it has left the table",
    "nothing": "it has not answered anything yet",
    "answered": "somebody else has answered since",
    "asked": "somebody else has been asked because of it",
    "luck": "dice were rolled or cards shuffled since",
    "revealed": "something hidden was revealed since",
    "imagined": "this match is only imagined",
}
