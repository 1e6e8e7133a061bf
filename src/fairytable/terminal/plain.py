"""The table line by line: for scripts, pipes and screen readers. It prints sentences and reads one line per answer."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TextIO

from fairytable.engine.errors import FairytableError, NotAsked, UndoRefused
from fairytable.engine.questions import Question
from fairytable.engine.words import Verbatim
from fairytable.terminal import text_layer
from fairytable.terminal.box_pages import lines_of, open_boxes, open_pages
from fairytable.terminal.sitting import Sitting

BLANK_LINES = 60
"""The number of lines by which the screen is scrolled between two people with secrets."""
RECAP = 8
"""The number of recent events shown when a saved match continues."""
CARDS_SHOWN = 12
MOST_LISTED = 40
"""Of more options than these, large groups are only counted; `l` lists them."""
LARGE_GROUP = 6
RULES_SHOWN = 5
"""The largest number of rules shown when somebody asks why."""


class EndOfInput(Exception):
    """The input has ended."""


class Lines:
    """Input and output by lines. `by_hand` says that a person types, for whom the table can wait."""

    def __init__(self, typed: TextIO, shown: TextIO, *, by_hand: bool = False) -> None:
        self.by_hand = by_hand
        self._typed = typed
        self._shown = shown

    def show(self, text: str = "") -> None:
        print(text, file=self._shown, flush=True)

    def read(self) -> str:
        """The next line, stripped and without null characters, which no file name can contain."""
        if self.by_hand:
            print("> ", end="", file=self._shown, flush=True)
        line = self._typed.readline()
        if not line:
            raise EndOfInput
        return line.replace("\0", "").strip()


class PlainTable:
    """Plays a sitting line by line until the match ends, somebody quits or the input ends."""

    def __init__(self, sitting: Sitting, lines: Lines) -> None:
        self.sitting = sitting
        self.lines = lines
        self._told: Counter[str | None] = Counter()
        self._leaving = False
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._explain,
            "u": self._undo,
            "s": self._save,
            "b": self._show_board,
            "r": self._show_rules,
            "c": self._show_cards,
            "f": self._show_pages,
            "l": self._list_choices,
            "n": self._do_not_ask,
            "a": self._ask_again,
            "w": self._advise,
            "h": self._show_help,
            "g": self._give_up,
            "q": self._quit,
            "d": self._show_the_way,
            "t": self._turn_guide,
        }
        self._has_been_guided = False
        self._boxes_told: tuple[str, ...] = ()
        self._moments_told: set[int] = set()

    def play(self) -> None:
        try:
            self._greet()
            while not self._leaving:
                self._play_on()
        except (EndOfInput, KeyboardInterrupt):
            if not self.sitting.match.is_over:
                self._say("plain-input_ended")
                self._save("")
                if not self.sitting.is_saved:
                    raise FairytableError("The match is not kept, for it could not be saved") from None

    def _play_on(self) -> None:
        """One answer by the seat that is asked; after the last one the end."""
        sitting = self.sitting
        self._tell_events()
        if sitting.match.is_over:
            self._end()
        elif bot_question := sitting.bot_question:
            sitting.answer(bot_question, sitting.bot_thought(bot_question)())
        elif question := sitting.question:
            self._hand_over(question)
            self._tell_lesson(question)
            self._describe(question)
            self._tell_guidance(question)
            self._tell_boxes()
            self._show_question(question)
            self._take_line(question)

    def _tell_boxes(self) -> None:
        """Once a box is open, its pages can be read."""
        boxes = open_boxes(self.sitting.match)
        if boxes != self._boxes_told:
            self._boxes_told = boxes
            self._say("pages-open", book=Verbatim(self.sitting.words.say("boxes-title")))

    def _greet(self) -> None:
        match, words = self.sitting.match, self.sitting.words
        self._say("plain-title", game=match.game.title, pack=match.pack.name)
        if self.sitting.lesson is not None:
            title, about = (Verbatim(self.sitting.lesson_says(key)) for key in ("title", "about"))
            self._say("lesson-title", title=title, about=about)
        self._say("plain-seats", players=[player.label(words) for player in self.sitting.players.values()])
        if self.sitting.people:
            self._say("plain-hint")
        if match.answers:
            recap = RECAP if self.sitting.lesson is None else 0  # what came before a lesson, its teller tells
            if recap:
                self._say("plain-resumed", answers=len(match.answers))
            earlier = max(len(match.events or ()) - recap, 0)
            self._told.update(dict.fromkeys((None, *match.seats), earlier))

    def _hand_over(self, question: Question) -> None:
        """Let the person who is asked look at the screen."""
        sitting = self.sitting
        if sitting.needs_cover(question):
            if self.lines.by_hand:
                self.lines.show("\n" * BLANK_LINES)
            self._say("cover", seat=question.seat)
            if self.lines.by_hand:
                self._say("cover-key")
                self.lines.read()
        sitting.looker = question.seat
        self._tell_events()

    def _tell_events(self) -> None:
        """The new events: for everybody, or, in a game with secrets, for the person who looks."""
        sitting = self.sitting
        listener = sitting.looker if sitting.has_secrets else None
        for line in text_layer.event_lines(sitting.match, sitting.looker, sitting.words, self._told[listener]):
            self._say("plain-event", text=line.text, clause=line.clause)
            self._told[listener] += 1

    def _tell_lesson(self, question: Question) -> None:
        """What the lesson says before this question, one thought after another."""
        sitting = self.sitting
        moment = sitting.moment
        if moment is None or moment.at in self._moments_told:
            return
        self._moments_told.add(moment.at)
        for number, thought in enumerate(moment.thoughts, start=1):
            self.lines.show()
            said = Verbatim(sitting.lesson_says(thought.say))
            key = "lesson-thought-clause" if thought.clause else "lesson-shown"
            self._say(key, text=said, label=said, clause=thought.clause)
            if number < len(moment.thoughts) and self.lines.by_hand:
                self._say("lesson-plain-on")
                self.lines.read()
        if sitting.shown_way(question) is not None:
            self._say("lesson-plain-show")

    def _show_the_way(self, _: str) -> None:
        """Give the answer that the lesson wants."""
        question = self.sitting.question
        way = self.sitting.shown_way(question) if question else None
        if question is None or way is None:
            self._say("lesson-plain-none")
            return
        self._say("lesson-shown", label=Verbatim(self.sitting.words.option(way)))
        self.sitting.answer(question, way)

    def _describe(self, question: Question) -> None:
        """The table, unless it was this person who changed it last."""
        match = self.sitting.match
        if not match.answers or match.answers[-1][0] != question.seat or len(match.seats) == 1:
            self.lines.show()
            self.lines.show(text_layer.table_text(match, question.seat, self.sitting.words))

    def _tell_guidance(self, question: Question) -> None:
        """At a new kind of question, what matters there; the first time also how to switch that off."""
        told = self.sitting.guidance(question)
        if not told:
            return
        self.lines.show()
        self._say("guide-told", words=Verbatim(told))
        if not self._has_been_guided:
            self._say("guide-plain-key")
        self._has_been_guided = True

    def _turn_guide(self, _: str) -> None:
        guide = self.sitting.guide
        guide.turn(not guide.is_on)
        self._say("guide-is_on" if guide.is_on else "guide-is_off")

    def _show_question(self, question: Question) -> None:
        words = self.sitting.words
        self.lines.show()
        self._say("plain-question", text=text_layer.question_text(question, words), clause=question.clause)
        groups = text_layer.choices(question, words)
        is_wide = len(question.options) > MOST_LISTED
        for group in groups:
            far = [choice.number for choice in group.choices if not choice.is_near]
            if not (is_wide and group.label and len(far) > LARGE_GROUP):
                self._list(group.label, group.choices)
            elif len(far) == len(group.choices):
                self._say("plain-large_group", label=group.label, first=far[0], last=far[-1])
            else:
                self._list(group.label, [choice for choice in group.choices if choice.is_near])
                self._say("plain-elsewhere", first=far[0], last=far[-1])
        if is_wide:
            self._say("plain-list_hint")
        if self.sitting.may_pass_unasked:
            self._say("never-hint")

    def _list(self, label: str, choices: Iterable[text_layer.Choice], about: str = "") -> int:
        """The number of choices in a group that match these words."""
        listed = [choice for choice in choices if text_layer.has_words(choice.label, about)]
        if listed and label:
            self._say("plain-group", label=label)
        for choice in listed:
            self._say("plain-choice", number=choice.number, label=choice.label)
        return len(listed)

    def _list_choices(self, about: str) -> None:
        """All choices, or those with these words, also of groups that were only counted."""
        question = self.sitting.question
        groups = text_layer.choices(question, self.sitting.words) if question else ()
        if not sum([self._list(group.label, group.choices, about) for group in groups]):
            self._say("plain-no_choice", about=Verbatim(about))

    def _take_line(self, question: Question) -> None:
        """Read lines until one of them answers the question or changes what is asked."""
        while not self._leaving and self.sitting.question is question:
            line = self.lines.read()
            if self._obey(line):
                continue
            option = self._find_option(question, line)
            reply = self.sitting.lesson_reply(question, option) if option else None
            if reply is not None:
                self._say("lesson-thought-clause", text=Verbatim(reply.sentence), clause=reply.clause)
            elif option:
                self.sitting.answer(question, option)

    def _obey(self, line: str) -> bool:
        """Obey a command; returns whether it was one."""
        head, _, rest = line.partition(" ")
        if line.startswith("?"):
            head, rest = "?", line[1:]
        command = self._commands.get(head)
        if command is not None:
            command(rest.strip())
        return command is not None

    def _find_option(self, question: Question, line: str) -> str:
        """The option that the line means, or nothing after explaining why it means none."""
        words = self.sitting.words
        option = " ".join(line.split())
        listed = [choice for group in text_layer.choices(question, words) for choice in group.choices]
        for choice in listed:
            if option == str(choice.number) or option == choice.option:
                return choice.option
        reason = self.sitting.match.why_not(question.seat, option)
        if reason is not None:
            self._say("plain-refusal", reason=words.reason(reason), clause=reason.clause)
        else:
            numbers = [choice.number for choice in listed]
            key = "plain-not_understood" if line else "plain-nothing_typed"
            self._say(key, line=Verbatim(line), count=len(numbers), first=min(numbers), last=max(numbers))
        return ""

    def _end(self) -> None:
        """The result, and what can be done with the match now."""
        sitting = self.sitting
        self.lines.show()
        for line in text_layer.result_lines(sitting.match, sitting.words):
            self.lines.show(line)
        if sitting.save_to is not None and not sitting.is_saved:
            self._save("")
        if not sitting.people:
            self._leaving = True
            return
        self._say("plain-over")
        while sitting.match.is_over and not self._leaving:
            if not self._obey(self.lines.read()):
                self._say("plain-over")

    def _explain(self, about: str) -> None:
        """Why not? Without words everything that is missing; with words what has them, and the rules that do."""
        sitting, words = self.sitting, self.sitting.words
        question = sitting.question
        told = text_layer.explanations(sitting.match, question.seat, words, about) if question else []
        if not about:
            if question:
                self._show_rule("rule-of-question", question.clause)
            told_last = len(sitting.match.events or ()) - 1
            if lines := text_layer.event_lines(sitting.match, sitting.looker, words, told_last):
                self._show_rule("rule-of-event", lines[-1].clause)
            self._say("why-not" if told else "why-not-none")
        for one in told:
            self._say("plain-reason", reason=one.reason, clause=one.clause)
            for label in one.labels:
                self._say("plain-missing", label=label)
        if about:
            rules = text_layer.find_rules(sitting.match.game, about)
            for rule in rules[:RULES_SHOWN]:
                self._say("rule", clause=rule.number, text=rule.text)
            if len(rules) > RULES_SHOWN:
                self._say("more-rules", more=len(rules) - RULES_SHOWN)
                self._say("plain-all_rules", about=Verbatim(about))
            if not told and not rules:
                self._say("nothing-about", about=Verbatim(about))

    def _advise(self, _: str) -> None:
        """The hint, from what the person who is asked may know; after the match, what decided it."""
        sitting = self.sitting
        for line in sitting.look_back_lines() if sitting.match.is_over else sitting.advice_lines():
            self.lines.show(line)

    def _undo(self, _: str) -> None:
        sitting = self.sitting
        try:
            seat = sitting.undo()
        except UndoRefused as refusal:
            self._say(f"undo-{refusal.reason}")
            return
        for listener in self._told:
            self._told[listener] = min(self._told[listener], len(sitting.match.events or ()))
        self._say("undone", seat=seat)

    def _save(self, name: str) -> None:
        sitting = self.sitting
        try:
            # Unlike pathlib, os.path leaves the ~ of somebody who is not there as it is.
            sitting.save(Path(os.path.expanduser(name)) if name else None)  # noqa: PTH111
        except OSError as error:
            self._say("save-failed", file=Verbatim(error.filename), problem=Verbatim(error.strerror))
            return
        for line in sitting.saved_lines():
            self.lines.show(line)

    def _show_board(self, _: str) -> None:
        sitting = self.sitting
        self.lines.show(text_layer.table_text(sitting.match, sitting.looker, sitting.words))
        if drawn := text_layer.map_text(sitting.match, sitting.looker, sitting.words):
            self.lines.show(f"\n{drawn}")
        if sitting.question is not None:
            self._show_question(sitting.question)

    def _show_rules(self, about: str) -> None:
        if not about:
            self._say("rules-what")
            return
        rules = text_layer.find_rules(self.sitting.match.game, about)
        for rule in rules:
            self._say("rule", clause=rule.number, text=rule.text)
        if not rules:
            self._say("nothing-about", about=Verbatim(about))

    def _show_cards(self, about: str) -> None:
        """What is printed on cards and what is at places, by their names or by words on them."""
        sitting = self.sitting
        if not about:
            self._say("cards-what")
            return
        cards = text_layer.cards(sitting.match, sitting.words, about)
        places = text_layer.places(sitting.match, sitting.looker, sitting.words, about)
        for card in cards[:CARDS_SHOWN]:
            self._say("card", name=Verbatim(card.name), text=Verbatim(card.text))
        for line in places[:CARDS_SHOWN]:
            self.lines.show(line)
        if (more := len(cards[CARDS_SHOWN:]) + len(places[CARDS_SHOWN:])) > 0:
            self._say("more-cards", more=more)
        if not cards and not places:
            self._say("no-card", about=Verbatim(about))

    def _show_pages(self, _: str) -> None:
        """The pages of the box that this match has opened."""
        words = self.sitting.words
        pages = open_pages(self.sitting.match, words)
        if not pages:
            self._say("pages-shut")
        for opened in pages:
            for line in lines_of(opened, words):
                self.lines.show(line.text)

    def _do_not_ask(self, _: str) -> None:
        things = self.sitting.do_not_ask_again()
        self._say("never-asked" if things else "never-nothing", things=things)

    def _ask_again(self, _: str) -> None:
        self.sitting.reactions.ask_again()
        self._say("asked-again")

    def _show_help(self, _: str) -> None:
        question = self.sitting.question
        self._say("plain-help", example=Verbatim(question.options[-1] if question else "end"))

    def _quit(self, _: str) -> None:
        """Leave; asks first if something would be lost."""
        if not self.sitting.is_saved and not self.sitting.match.is_over:
            self._say("plain-save_first")
            if self._says_yes("plain-save_or_not"):
                self._save("")
        self._leaving = True

    def _give_up(self, _: str) -> None:
        """Leave the match for good, after a confirmation."""
        question = self.sitting.question
        if question is None:
            self._say("plain-over")
            return
        self._say("give_up-question", seat=question.seat)
        if not self._says_yes("plain-give_up_or_not"):
            return
        try:
            self.sitting.give_up()
        except NotAsked:
            self._say("give_up-last")

    def _says_yes(self, again: str) -> bool:
        answer = self.lines.read().casefold()
        while answer not in ("y", "n"):
            self._say(again)
            answer = self.lines.read().casefold()
        return answer == "y"

    def _show_rule(self, key: str, clause: str) -> None:
        self._say(key)
        self._say("rule", clause=clause, text=text_layer.rule_text(self.sitting.match.game, clause))

    def _say(self, key: str, **values: Any) -> None:
        self.lines.show(self.sitting.words.say(key, **values))
