"""A match at one screen: who plays here, and whose view the screen shows."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from pathlib import Path
from shlex import quote

from msgspec import Struct

from fairytable.bots import Bot, Observation, new_bot
from fairytable.bots.advice import advise
from fairytable.bots.review import turning_points
from fairytable.bots.wording import reason, standing
from fairytable.engine.errors import UndoRefused
from fairytable.engine.guide import guidance
from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.engine.secrecy import keeps_private_secrets
from fairytable.engine.words import Verbatim, Words
from fairytable.lessons import Lesson, LessonWords, Moment
from fairytable.lessons.words import Reply
from fairytable.matches import whole_record
from fairytable.terminal.guide import Guide
from fairytable.terminal.reactions import Reactions
from fairytable.terminal.text_layer import words_for

SAVES = Path("saves")
PATIENCE = 1.5
"""The time limit for a bot's answer when people wait for it, in seconds."""


class Player(Struct, frozen=True):
    """The player at a seat: a person, perhaps with a name, or a bot."""

    seat: str
    name: str = ""
    bot: str = ""

    def label(self, words: Words) -> str:
        """Name and colour, or colour and bot."""
        colour = words.say(f"name-{self.seat}") if words.has(f"name-{self.seat}") else self.seat
        if self.bot:
            return words.say("seat-bot", colour=colour, bot=self.bot)
        return words.say("seat-person", name=Verbatim(self.name), colour=colour) if self.name else colour

    def __str__(self) -> str:
        """As written after `--seat`."""
        return f"{self.seat}={f'bot:{self.bot}' if self.bot else self.name or self.seat}"


class Sitting:
    """What a table for people and bots at one screen does, whatever the screen looks like.

    In a window people who share the screen would see whom it is handed to. So there everybody asked gets it, in turn,
    whether they have a choice or can only pass, and the window is closed after the last of them. Who plays alone among
    bots passes at once where `reactions` say so; among several people that would show who had a choice.

    In a lesson everybody answers as it was recorded, except where it has something to tell the person. The `guide` is
    silent meanwhile; without one nobody is guided.
    """

    def __init__(
        self,
        match: Match,
        players: Mapping[str, Player],
        save_to: Path | None = None,
        *,
        is_saved: bool = False,
        reactions: Reactions | None = None,
        guide: Guide | None = None,
        lesson: Lesson | None = None,
    ) -> None:
        self.match = match
        self.lesson = lesson
        self._lesson_words = LessonWords(lesson.folder) if lesson else None
        self.reactions = reactions or Reactions(match.game)
        self.guide = guide or Guide(match.game, is_silent=True)
        self.players = {seat: players[seat] for seat in match.seats}
        self.people = tuple(seat for seat, player in self.players.items() if not player.bot)
        self.words = words_for(match, {seat: player.name for seat, player in self.players.items() if player.name})
        self.has_secrets = keeps_private_secrets(match.game.table_type)
        several = any(not self.is_same_person(self.people[0], seat) for seat in self.people)
        self.looker = None if self.has_secrets and several else next(iter(self.people), None)
        match.holds_windows = self.has_secrets and several
        self._have_passed_on: list[tuple[int, str]] = []
        self.save_to = save_to
        self._saved = whole_record(match).seal if is_saved else ""
        self._bots: dict[str, Bot] = {
            seat: new_bot(player.bot, zlib.crc32(f"{match.seed} {seat}".encode()), PATIENCE)
            for seat, player in self.players.items()
            if player.bot
        }
        self._close_windows()
        self._pass_unasked()

    @property
    def bot_question(self) -> Question | None:
        """The question that a bot answers next; bots come before people, so that nobody waits for them twice."""
        return next((question for question in self.match.questions if self._answers_itself(question)), None)

    @property
    def question(self) -> Question | None:
        """The question that a person answers next, when no bot is asked."""
        if self.bot_question is not None:
            return None
        if self._is_in_held_window:
            return next(map(self.match.asked_in_window, self._left_in_window()), None)
        return next(iter(self.match.questions), None)

    def answer(self, question: Question, option: str) -> None:
        """Give the answer of the seat that is asked, and continue. A player who can only pass in a window has passed
        already."""
        if question.seat in self.people and not self._is_taught:
            self.guide.learn(question.about)
        self._have_passed_on.append((self.match.windows, question.seat))
        if self.match.question_for(question.seat) is question:
            self.match.answer(question.seat, option)
        self._close_windows()
        self._pass_unasked()

    @property
    def may_pass_unasked(self) -> bool:
        """Whether the person who is asked now can choose not to be asked about this again."""
        may = self.match.window_is_open and not self.match.holds_windows and self.lesson is None
        return may and self.question is not None

    def do_not_ask_again(self) -> list[str]:
        """The person who is asked passes, now and whenever it is about the same cards; returns these cards."""
        question = self.question
        if question is None or not self.may_pass_unasked:
            return []
        things = self.reactions.do_not_ask(question)
        self._pass_unasked()
        return things

    def _pass_unasked(self) -> None:
        while self.may_pass_unasked and (question := self.question) and not self.reactions.wants(question):
            self.match.answer(question.seat, question.options[0])

    def guidance(self, question: Question) -> str:
        """What matters here, if such a question is new to the player."""
        if self._is_taught or not self.guide.is_new(question.about):
            return ""
        return guidance(self.match, question, self.words)

    @property
    def _is_taught(self) -> bool:
        return self.lesson is not None and self.lesson.is_on(self.match)

    @property
    def moment(self) -> Moment | None:
        """What the lesson says now, if one is in progress."""
        return self.lesson.moment(self.match) if self.lesson else None

    def lesson_says(self, key: str) -> str:
        assert self._lesson_words is not None
        return self._lesson_words.say(key)

    def lesson_reply(self, question: Question, option: str) -> Reply | None:
        """The lesson's reply to an answer that is not wanted now; `None` if the answer is welcome."""
        moment = self.moment
        if moment is None or self._lesson_words is None:
            return None

        def usual(wanted: Iterable[str]) -> str:
            return self.words.say(
                "lesson-otherwise", wanted=[Verbatim(self.words.option(one, question)) for one in wanted]
            )

        return self._lesson_words.reply(moment, question, option, usual)

    def shown_way(self, question: Question) -> str | None:
        """The answer that the lesson wants, if it wants one."""
        moment = self.moment
        if self.lesson is None or moment is None or not moment.do:
            return None
        recorded = self.lesson.recorded_answer(question)
        return recorded if recorded in moment.do else moment.do[0]

    def _answers_itself(self, question: Question) -> bool:
        return question.seat in self._bots or (self.lesson is not None and self.lesson.answers_itself(question))

    @property
    def _is_in_held_window(self) -> bool:
        return self.match.holds_windows and self.match.window_is_open

    def _left_in_window(self) -> list[str]:
        """The seats of people who are asked in the open window and have not had the screen yet."""
        window = self.match.windows
        asked = [seat for seat in self.match.waiting_for if seat in self.people]
        return [seat for seat in asked if (window, seat) not in self._have_passed_on]

    def _close_windows(self) -> None:
        while self._is_in_held_window and self.bot_question is None and not self._left_in_window():
            self.match.close_window()

    def is_same_person(self, seat: str, other: str) -> bool:
        """Whether one person sits at both seats: seats with the same name are one person's."""
        name = self.players[seat].name
        return seat == other or (bool(name) and name == self.players[other].name)

    @property
    def is_saved(self) -> bool:
        """Whether everything is saved."""
        return self._saved == whole_record(self.match).seal

    def bot_thought(self, question: Question) -> Callable[[], str]:
        """A function that returns the bot's answer. The bot uses a copy, so that the match may continue or go back
        meanwhile."""
        recorded = self.lesson.recorded_answer(question) if self.lesson else None
        if recorded is not None:
            return lambda: recorded
        bot, observation = self._bots[question.seat], Observation(self.match.copy(), question.seat)
        return lambda: bot.choose(observation)

    def advice_lines(self) -> list[str]:
        """The hint: the best answers for the person who is asked, with reasons."""
        say, question = self.words.say, self.question
        if question is None:
            return [say("hint-nobody")]
        if len(question.options) == 1 or self.match.question_for(question.seat) is not question:
            return [say("hint-only")]
        advised = advise(Observation(self.match.copy(), question.seat), question.number, seconds=PATIENCE)
        lines = [say("hint-title")]
        for place, advice in enumerate(advised):
            option = self.words.option(advice.option, question)
            lines.append(say(f"hint-{standing(advice, place)}", number=place + 1, option=Verbatim(option)))
            why = Verbatim(reason(advice, self.words))
            told = say("hint-why", reason=why, has_reason="yes" if why else "no", clause=advice.clause)
            lines.append(f"   {told}")
        if sum(advice.share > 0 for advice in advised) > 1:
            lines.append(say("hint-mixed"))
        return lines

    def look_back_lines(self) -> list[str]:
        """The moments that decided the match, if it is over."""
        say = self.words.say
        found = turning_points(self.match) if self.match.is_over else []
        if not found:
            return [say("look-back-none")]
        return [
            say("look-back-title"),
            *(
                say(
                    "look-back-moment",
                    number=number,
                    step=moment.answers + 1,
                    seat=moment.seat,
                    chosen=Verbatim(self.words.option(moment.chosen, moment.question)),
                    better=Verbatim(self.words.option(moment.better.option, moment.question)),
                    reason=Verbatim(reason(moment.better, self.words)),
                )
                for number, moment in enumerate(found, start=1)
            ),
        ]

    def needs_cover(self, question: Question) -> bool:
        """Whether the screen must be handed over unseen before this person looks at it."""
        if len(self.people) < 2 or (self.looker and self.is_same_person(self.looker, question.seat)):
            return False
        asked = {*self.match.waiting_for, *self.match.pending}.intersection(self.people)
        return self.has_secrets or any(not self.is_same_person(seat, question.seat) for seat in asked)

    def undo(self) -> str:
        """Take back the last answer of the person who is asked, or otherwise of another person here; returns whose it
        was."""
        question = self.question
        asked = question.seat if question else self.looker
        refusals: list[str] = []
        people = sorted(self.people, key=lambda seat: seat != asked)
        for person in people[:1] if self._is_in_held_window else people:
            own = [seat for seat in self.people if self.is_same_person(person, seat)]
            last = next((who for who, _ in reversed(self.match.answers) if who in own), person)
            seat = person if person in self.match.pending else last
            refusal = self.match.undo_refusal(seat, own=own)
            if refusal is None:
                self.match.undo(seat, own=own)
                self._have_passed_on.clear()
                return seat
            refusals.append(refusal)
        reason = refusals[0] if refusals else "nothing"
        raise UndoRefused(f"nobody here can take an answer back: {reason}", reason)

    def give_up(self) -> None:
        """The person who is asked leaves for good; the others play on."""
        if question := self.question:
            self.match.leave(question.seat)
            self._close_windows()

    def save(self, path: Path | None = None) -> Path:
        """Write the record; without a path to the file where it was saved before, or to a new one."""
        target = path or self.save_to or self._new_file()
        target.parent.mkdir(parents=True, exist_ok=True)
        record = whole_record(self.match)
        record.save(target)
        self.save_to = target
        self._saved = record.seal
        return target

    def saved_lines(self) -> list[str]:
        """Where the match was saved, and the command that continues it or, if it is over, replays it."""
        file = quote(str(self.save_to))
        saved = self.words.say("saved", file=Verbatim(file))
        if self.match.is_over:
            again = (self.words.say(key, file=Verbatim(file)) for key in ("saved-replay", "saved-verify"))
            return [saved, *again]
        seats = " ".join(f"--seat {quote(str(player))}" for player in self.players.values())
        command = Verbatim(f"fairytable play --resume {file} {seats}")
        return [saved, self.words.say("saved-resume", command=command)]

    def _new_file(self) -> Path:
        stem = f"{self.match.game.slug}-{datetime.now():%Y-%m-%d-%H%M}"
        path, number = SAVES / f"{stem}.json", 1
        while path.exists():
            number += 1
            path = SAVES / f"{stem}-{number}.json"
        return path
