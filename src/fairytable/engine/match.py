"""Match: a table, the questions open at it, and the answers given so far.

A scene cannot be copied, so no scene is ever the truth: the match keeps the table as it was when the scene
began (the checkpoint) and the steps since. Copying, saving, undoing and replaying are all the same
thing: an earlier table, answered again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

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
from fairytable.engine.game import Game, Result, Scene
from fairytable.engine.packs import Pack
from fairytable.engine.questions import Question, Reason, Together
from fairytable.engine.records import Record
from fairytable.engine.secrecy import imagine_facts, unknown_count, view_of

LEAVE = "leave the table"
"""What a seat says, at any time, when its player goes for good."""

Answer = tuple[str, str]


class Imagining(Struct, frozen=True):
    """A step of an imagined match: from here on, what the seat cannot know was drawn from this luck."""

    seat: str
    luck: int


class Match:
    """One sitting of a game. `questions` are open now; `answer` is the only way to go on."""

    __slots__ = (
        "_asked",
        "_checkpoint",
        "_pending",
        "_scene",
        "_steps",
        "answers",
        "events",
        "game",
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
    events: list[Event] | None
    _checkpoint: Any
    _steps: list[Answer | Imagining]
    _scene: Scene | None
    _asked: Question | Together | None
    _pending: dict[str, str]

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
        self.answers = []
        self.events = None if quiet else []
        self.questions = ()
        self._scene = None
        self._asked = None
        self._pending = {}
        self._steps = []
        self.table = game.lay_table(pack.content, seats, options, Chance.from_seed(seed))
        self.table.chronicle = self.events
        self._play_on()

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
    def seed_fingerprint(self) -> str:
        """Published when the match begins: proof, later, that the seed was not changed."""
        return seed_fingerprint(self.seed)

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
        question = self.questions[0] if self.questions else None
        if question is None or question.seat != seat or len(self.questions) > 1:
            question = self._find_question(seat, option)
        if number is not None and number != question.number:
            raise LateAnswer(
                f"'{option}' answers question {number}, but {seat} is now asked question {question.number}"
            )
        if option not in question.options:
            reason = question.refusals().get(option)
            options = ", ".join(f"'{legal}'" for legal in question.options)
            raise IllegalAnswer(f"'{option}' does not answer '{question.about}'; these do: {options}", reason)
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
        twin: Match = Match.__new__(Match)
        twin.game = self.game
        twin.pack = self.pack
        twin.seats = self.seats
        twin.options = self.options
        twin.seed = self.seed
        twin.answers = self.answers[:]
        twin.events = None
        twin.questions = ()
        twin._asked = None
        twin._pending = {}
        twin._steps = []
        twin._checkpoint = self._checkpoint
        twin.table = self._checkpoint.copy()
        if self._scene is None:
            twin._scene = None
            return twin
        twin._scene = self.game.next_scene(twin.table)
        twin._resume(None)
        for step in self._steps:
            twin._repeat(step)
        if self._pending:
            twin._pending = self._pending.copy()
            twin.questions = twin._open_questions()
        return twin

    def undo(self, seat: str, *, by_agreement: bool = False) -> None:
        """Take the seat's last answer back.

        Alone, a seat may do so as long as nothing hidden was revealed and nobody else has answered since.
        With the agreement of the others it goes back to its last answer whatever happened since.
        """
        if seat in self._pending:
            del self._pending[seat]
            self.questions = self._open_questions()
            return
        refusal = self.undo_refusal(seat)
        if refusal in ("nothing", "imagined") or (refusal is not None and not by_agreement):
            raise UndoRefused(f"{seat} cannot take an answer back: {_UNDO_REFUSALS[refusal]}", refusal)
        place = max(place for place, (who, _) in enumerate(self.answers) if who == seat)
        self._become(self._replayed(self.answers[:place]))

    def undo_refusal(self, seat: str) -> str | None:
        """Why the seat cannot take its last answer back: a key, or None if it can."""
        if seat in self._pending:
            return None
        if any(type(step) is Imagining for step in self._steps):
            return "imagined"
        if not any(who == seat and option != LEAVE for who, option in self.answers):
            return "nothing"
        if self._steps and self._scene is not None and self.question_for(seat) is None:
            return "asked"
        if self._pending or self.answers[-1][0] != seat or self.answers[-1][1] == LEAVE:
            return "answered"
        earlier = self._replayed(self.answers[:-1], quiet=True)
        if earlier._pending:
            return "answered"
        if earlier.table.chance.state != self.table.chance.state:
            return "luck"
        for knower in (None, *self.seats):
            if unknown_count(earlier.table, knower) - unknown_count(self.table, knower):
                return "revealed"
        return None

    def imagine(self, seat: str, luck: int) -> Match:
        """A twin in which all that the seat cannot know is drawn anew, and nothing that it knows is changed.

        The seat must be asked something: that is when a player thinks, and the questions of others are theirs.
        """
        self._find_question(seat, "imagine")
        twin = self.copy()
        twin._pending = {}
        twin._repeat(Imagining(seat, luck))
        return twin

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
            seed_fingerprint=self.seed_fingerprint,
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
        for number, (seat, option) in enumerate([*record.given_answers(), *record.pending.items()], start=1):
            try:
                if option == LEAVE:
                    match.leave(seat)
                else:
                    match.answer(seat, option)
            except (IllegalAnswer, NotAsked) as error:
                raise DamagedRecord(f"Answer {number} of the record was not possible: {error}") from None
        return match

    @property
    def is_imagined(self) -> bool:
        """Whether this match is a bot's idea; an imagined match cannot be saved."""
        return self.seed == "imagined"

    def _find_question(self, seat: str, option: str) -> Question:
        question = self.question_for(seat)
        if question is None:
            now = ", ".join(self.waiting_for) or "nobody, for the match is over"
            raise NotAsked(f"'{option}' answers nothing: {seat} is not asked, but {now}")
        return question

    def _take(self, seat: str, option: str) -> None:
        """Put a legal answer into the record and play on."""
        if option != LEAVE and type(self._asked) is Together:
            self._answer_together(seat, option)
            return
        self.answers.append((seat, option))
        self._steps.append((seat, option))
        if option == LEAVE:
            self._empty_seat(seat)
        else:
            self._resume(option)

    def _repeat(self, step: Answer | Imagining) -> None:
        """Do again a step of this scene that is in the record already."""
        if type(step) is Imagining:
            self.seed = "imagined"
            imagine_facts(self.table, step.seat, Chance(step.luck))
            self._steps.append(step)
            if type(self._asked) is Together:
                self._asked.ask_others_again(step.seat)
                self.questions = self._open_questions()
            return
        seat, option = step  # type: ignore[misc]
        if option == LEAVE:
            self._steps.append(step)
            self._empty_seat(seat)
        elif type(self._asked) is Together:
            self._pending[seat] = option
            if self._all_have_answered():
                self._answer_all(recording=False)
        else:
            self._steps.append(step)
            self._resume(option)

    def _answer_together(self, seat: str, option: str) -> None:
        self._pending[seat] = option
        if self._all_have_answered():
            self._answer_all(recording=True)
        else:
            self.questions = self._open_questions()

    def _all_have_answered(self) -> bool:
        assert type(self._asked) is Together
        return all(q.seat in self._pending or q.seat in self.table.absent for q in self._asked.questions)

    def _answer_all(self, *, recording: bool) -> None:
        """Everybody has chosen: the answers enter the record in the order of the questions."""
        assert type(self._asked) is Together
        chosen: dict[str, str] = {}
        for question in self._asked.questions:
            if question.seat in self._pending:
                chosen[question.seat] = self._pending[question.seat]
                self._steps.append((question.seat, chosen[question.seat]))
                if recording:
                    self.answers.append(self._steps[-1])  # type: ignore[arg-type]
            else:
                chosen[question.seat] = question.default_answer
        self._pending = {}
        self._resume(chosen)

    def _empty_seat(self, seat: str) -> None:
        self._pending.pop(seat, None)
        self.table.absent.append(seat)
        self.table.tell("left", self.game.leaving_clause, seat=seat)
        self._number_events()
        if self.game.is_over(self.table):
            self._end()
        else:
            self._speak_for_the_absent()

    def _end(self) -> None:
        self._checkpoint = self.table.copy()
        self._steps = []
        self._scene = None
        self._asked = None
        self._pending = {}
        self.questions = ()

    def _play_on(self) -> None:
        """Open scene after scene until one asks a question or the game is over."""
        while not self.questions:
            if self.game.is_over(self.table):
                self._end()
                return
            self._checkpoint = self.table.copy()
            self._steps = []
            self._scene = self.game.next_scene(self.table)
            self._resume(None)

    def _resume(self, value: Any) -> None:
        """The scene goes on with the answer, up to its next question or its end."""
        try:
            asked = self._scene.send(value)  # type: ignore[union-attr]
        except StopIteration:
            self._asked = None
            self.questions = ()
            if self.events is not None:
                self._number_events()
            if value is not None:
                self._play_on()
            return
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
        if self.table.absent:
            self._speak_for_the_absent()

    def _speak_for_the_absent(self) -> None:
        asked = self._asked
        if type(asked) is Question:
            if asked.seat in self.table.absent:
                self._resume(asked.default_answer)
        elif type(asked) is Together:
            if self._all_have_answered():
                self._answer_all(recording=True)
            else:
                self.questions = self._open_questions()

    def _open_questions(self) -> tuple[Question, ...]:
        assert type(self._asked) is Together
        return tuple(
            question
            for question in self._asked.questions
            if question.seat not in self._pending and question.seat not in self.table.absent
        )

    def _number_events(self) -> None:
        for event in reversed(self.events or []):
            if event.moment >= 0:
                return
            event.moment = len(self.answers)

    def _replayed(self, answers: Iterable[Answer], *, quiet: bool | None = None) -> Match:
        quiet = self.events is None if quiet is None else quiet
        match = Match(self.game, self.pack, self.seats, self.seed, self.options, quiet=quiet)
        for seat, option in answers:
            match._take(seat, option)
        return match

    def _become(self, other: Match) -> None:
        for name in Match.__slots__:
            setattr(self, name, getattr(other, name))


_UNDO_REFUSALS = {
    "nothing": "it has not answered anything yet",
    "answered": "somebody else has answered since",
    "asked": "somebody else has been asked because of it",
    "luck": "dice were rolled or cards shuffled since",
    "revealed": "something hidden was revealed since",
    "imagined": "this match is only imagined",
}
