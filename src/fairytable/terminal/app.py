"""The full screen at work: playing a match, and replaying a saved one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from textual import work
from textual.app import App
from textual.binding import Binding
from textual.content import Content

from fairytable.engine.errors import NotAsked, UndoRefused
from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.engine.words import Verbatim
from fairytable.lessons import Thought
from fairytable.terminal import text_layer
from fairytable.terminal.colours import DUSK, FAINT, HEADING, STRONG
from fairytable.terminal.replay import Replay
from fairytable.terminal.screens import Cover, Entry, PageScreen, TableScreen
from fairytable.terminal.sitting import Player, Sitting
from fairytable.terminal.text_layer import Choice, Group


class StoryApp(App[tuple[str, ...]]):
    """The app with one table screen. Its return value is printed after the screen is closed."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True)]

    def __init__(self, table: TableScreen) -> None:
        super().__init__()
        self.table = table

    def on_mount(self) -> None:
        self.register_theme(DUSK)
        self.theme = DUSK.name
        self.title = self.table.current()[0].game.title
        for key, action, description in self.table.key_bindings():
            self.bind(
                key,
                f"screen.{action}",
                description=description,
                show=bool(description),
                key_display="?" if key == "question_mark" else None,
            )
        self.push_screen(self.table)

    async def action_quit(self) -> None:
        """Leaving always goes through the table, which asks whether to save."""
        if isinstance(self.screen, Cover):
            self.table.save_and_leave()
            return
        while self.screen is not self.table:
            self.pop_screen()
        self.table.action_leave()


class PlayScreen(TableScreen):
    """A match on the screen: bots move after a pause, people choose."""

    def __init__(self, sitting: Sitting, pause: float) -> None:
        super().__init__(sitting.words, tuple(sitting.players.values()), sitting.match)
        self.sitting = sitting
        self.pause = pause
        self._thought = (-1, 0)

    def key_bindings(self) -> list[tuple[str, str, str]]:
        say = self.words.say
        return [
            ("question_mark", "why", say("key-why")),
            ("w", "advise", say("key-advise")),
            ("u", "undo", say("key-undo")),
            ("m", "whole", say("key-map" if self.has_map else "key-table")),
            ("r", "rules", say("key-rules")),
            ("c", "cards", say("key-cards")),
            ("f", "pages", say("boxes-title") if self.words.has("boxes-title") else ""),
            ("s", "save", say("key-save")),
            ("h", "help", say("key-help")),
            ("q", "leave", say("key-leave")),
            ("g", "give_up", ""),
            ("n", "do_not_ask", ""),
            ("a", "ask_again", ""),
            ("d", "show_me", ""),
            ("t", "turn_guide", ""),
            ("escape", "back", ""),
            ("pageup", "scroll(-4)", ""),
            ("pagedown", "scroll(4)", ""),
        ]

    def current(self) -> tuple[Match, str | None]:
        return self.sitting.match, self.sitting.looker

    def on_mount(self) -> None:
        self.play_on()

    @work(exclusive=True)
    async def play_on(self) -> None:
        """Let the bots move until a person is asked or the match is over."""
        sitting, match = self.sitting, self.sitting.match
        while bot_question := sitting.bot_question:
            self.show_table()
            self.show_question(self.painter.sentence(self.words.say("screen-thinks", seat=bot_question.seat)), ())
            option, _ = await asyncio.gather(
                asyncio.to_thread(sitting.bot_thought(bot_question)), asyncio.sleep(self.pause)
            )
            if match.question_for(bot_question.seat) is bot_question:
                sitting.answer(bot_question, option)
        if question := sitting.question:
            await self.hand_over(question)
            self.ask(question)
        elif match.is_over:
            self.show_end()

    async def hand_over(self, question: Question) -> None:
        """Let the person who is asked look at the screen; if there are secrets, behind a cover."""
        passed: Awaitable[None] | None = None
        if self.sitting.needs_cover(question):
            cover = Cover(self.words.say("cover", seat=question.seat), self.words.say("cover-key"))
            passed = self.app.push_screen(cover, wait_for_dismiss=True)
        self.sitting.looker = question.seat
        self.show_table()
        if passed is not None:
            await passed

    def ask(self, question: Question, opened: Group | None = None) -> None:
        """The question with its choices, or with groups of them, or with the choices of one group."""
        thought = self._thought_now()
        if thought is not None and self._has_more_thoughts():
            on = Entry(1, self.words.say("lesson-on"), lambda: self._next_thought(question))
            self.show_question(self._in_words(thought), [on], self.sitting.lesson_says("title"))
            return
        groups = text_layer.choices(question, self.words)
        sentence = text_layer.question_text(question, self.words)
        title = self.sitting.players[question.seat].label(self.words)
        if opened is not None:
            title = self.words.say("screen-within", seat=title, group=opened.label)
            hint = self.words.say("screen-back")
            numbers = text_layer.number_options([choice.option for choice in opened.choices], self.words)
            entries = [self._entry(question, numbers[choice.option], choice) for choice in opened.choices]
        elif len(groups) == 1:
            hint = self.words.say("never-hint") if self.sitting.may_pass_unasked else ""
            entries = [self._entry(question, choice.number, choice) for choice in groups[0].choices]
        else:
            hint, entries = "", [self._group_entry(question, number, group) for number, group in enumerate(groups, 1)]
        clause = self.painter.clause(question.clause)
        told = Content.assemble(self._in_words(thought), "\n\n") if thought is not None else Content()
        if opened is None and (guidance := self.sitting.guidance(question)):
            told = Content.assemble((self.words.say("guide-told", words=Verbatim(guidance)), STRONG), "\n\n")
            hint = " · ".join(filter(None, [hint, self.words.say("guide-key")]))
        if self.sitting.shown_way(question) is not None:
            free = max(entry.number for entry in entries) + 1
            entries = [*entries, Entry(free, self.words.say("lesson-show"), self.action_show_me)]
            hint = " · ".join(filter(None, [self.words.say("lesson-key-show"), hint]))
        self.show_question(Content.assemble(told, self.painter.sentence(sentence), " ", clause), entries, title, hint)

    def _thought_now(self) -> Thought | None:
        """The current thought of the lesson."""
        moment = self.sitting.moment
        if moment is None:
            return None
        at, number = self._thought
        if at != moment.at:
            self._thought = (moment.at, number := 0)
        return moment.thoughts[number] if number < len(moment.thoughts) else None

    def _has_more_thoughts(self) -> bool:
        moment = self.sitting.moment
        return moment is not None and self._thought[1] + 1 < len(moment.thoughts)

    def _next_thought(self, question: Question) -> None:
        at, number = self._thought
        self._thought = (at, number + 1)
        self.ask(question)

    def _in_words(self, thought: Thought) -> Content:
        said = Content.styled(self.sitting.lesson_says(thought.say), STRONG)
        return Content.assemble(said, " ", self.painter.clause(thought.clause)) if thought.clause else said

    def action_show_me(self) -> None:
        """Give the answer that the lesson wants. It may be out of sight in the list, so it has a key too."""
        question = self.sitting.question
        way = self.sitting.shown_way(question) if question and not self._has_more_thoughts() else None
        if question is not None and way is not None:
            self.answer(question, way)

    def _entry(self, question: Question, number: int, choice: Choice) -> Entry:
        return Entry(number, choice.label, lambda: self.answer(question, choice.option))

    def _group_entry(self, question: Question, number: int, group: Group) -> Entry:
        if not group.label:
            return self._entry(question, number, group.choices[0])
        label = self.words.say("screen-group", label=group.label, choices=len(group.choices))
        return Entry(number, label, lambda: self.ask(question, group))

    def answer(self, question: Question, option: str) -> None:
        reply = self.sitting.lesson_reply(question, option)
        if reply is not None:
            self.app.notify(f"{reply.sentence} [{reply.clause}]", markup=False)
            self.ask(question)
            return
        self.sitting.answer(question, option)
        self.play_on()

    def show_end(self) -> None:
        """The result, and what can be done with the match now. The rule behind it is named; its text would not leave
        enough room on a small screen."""
        sitting = self.sitting
        result = sitting.match.result
        assert result is not None
        self.show_table()
        winner, *rest, _rule = text_layer.result_lines(sitting.match, self.words)
        if sitting.save_to is not None and not sitting.is_saved:
            self.action_save()
        clause = self.painter.clause(result.clause)
        text = Content.assemble((winner, STRONG), " ", clause, "\n", self.painter.sentence("\n".join(rest)))
        entries = [
            Entry(1, self.words.say("screen-save"), self.action_save),
            Entry(2, self.words.say("screen-leave"), self.action_leave),
        ]
        self.show_question(text, entries)

    def action_back(self) -> None:
        """Back to the question from a group, or from the question whether to leave."""
        self.play_on()

    def action_undo(self) -> None:
        try:
            seat = self.sitting.undo()
        except UndoRefused as refusal:
            self.app.notify(self.words.say(f"undo-{refusal.reason}"), severity="warning", markup=False)
            return
        self.app.notify(self.words.say("undone", seat=seat), markup=False)
        self.play_on()

    def action_save(self) -> None:
        try:
            path = self.sitting.save()
        except OSError as error:
            problem = self.words.say("save-failed", file=Verbatim(error.filename), problem=Verbatim(error.strerror))
            self.app.notify(problem, severity="error", markup=False)
            return
        self.app.notify(self.words.say("saved", file=Verbatim(path)), markup=False)

    def action_why(self) -> None:
        """Why not? And the rules behind the question and behind what happened last."""
        self.app.push_screen(
            PageScreen(
                self.words.say("screen-why"),
                self.words.say("screen-close"),
                self._why,
                prompt=self.words.say("screen-filter"),
            )
        )

    def _why(self, typed: str) -> Content:
        about = typed.strip()
        sitting, say = self.sitting, self.words.say
        question, game = sitting.question, sitting.match.game
        told = text_layer.explanations(sitting.match, question.seat, self.words, about) if question else []
        parts: list[Content] = []
        if not about:
            clauses = [(say("rule-of-question"), question.clause)] if question else []
            clauses += [(say("rule-of-event"), line.clause) for line in self.lines[-1:]]
            for heading, clause in clauses:
                rule = say("rule", clause=clause, text=text_layer.rule_text(game, clause))
                parts.append(Content.assemble((heading, HEADING), f"\n{rule}"))
            parts.append(Content.styled(say("why-not" if told else "why-not-none"), HEADING))
        for one in told:
            labels = "\n".join(say("plain-missing", label=label) for label in one.labels)
            parts.append(Content.assemble((one.reason, STRONG), " ", (one.clause, FAINT), f"\n{labels}"))
        if about:
            parts += self.rule_parts(sitting.match, about)
        return Content("\n\n").join(parts or [Content(say("nothing-about", about=Verbatim(about)))])

    def action_do_not_ask(self) -> None:
        """Pass, now and whenever it is about the same cards."""
        things = self.sitting.do_not_ask_again()
        self.app.notify(self.words.say("never-asked" if things else "never-nothing", things=things), markup=False)
        if things:
            self.play_on()

    def action_ask_again(self) -> None:
        self.sitting.reactions.ask_again()
        self.app.notify(self.words.say("asked-again"), markup=False)

    def action_turn_guide(self) -> None:
        """Switch the guide off, or on again."""
        guide = self.sitting.guide
        guide.turn(not guide.is_on)
        self.app.notify(self.words.say("guide-is_on" if guide.is_on else "guide-is_off"), markup=False)
        self.play_on()

    @work(exclusive=True, group="advice")
    async def action_advise(self) -> None:
        """The hint; after the match, what decided it."""
        sitting, say = self.sitting, self.words.say
        thought = sitting.look_back_lines if sitting.match.is_over else sitting.advice_lines
        self.app.notify(say("hint-thinking"), markup=False)
        heading, *lines = await asyncio.to_thread(thought)
        text = Content("\n".join(lines) or heading)
        self.app.push_screen(PageScreen(heading, say("screen-close"), lambda _: text))

    def action_help(self) -> None:
        text = self.words.say("screen-help_text", clause=self.lines[-1].clause if self.lines else "")
        self.app.push_screen(
            PageScreen(self.words.say("screen-help"), self.words.say("screen-close"), lambda _: Content(text))
        )

    def action_leave(self) -> None:
        """Leave; asks first if something would be lost."""
        match = self.sitting.match
        if self.sitting.is_saved or match.is_over or not match.answers:
            self._leave()
            return
        entries = [
            Entry(1, self.words.say("screen-save_and_leave"), self.save_and_leave),
            Entry(2, self.words.say("screen-leave_unsaved"), self._leave),
            self._stay(3),
        ]
        self.workers.cancel_node(self)
        self.show_question(self.words.say("screen-leave_question"), entries)

    def action_give_up(self) -> None:
        """Leave the match for good, after a confirmation."""
        question = self.sitting.question
        if question is None:
            return
        entries = [Entry(1, self.words.say("screen-give_up"), self._give_up), self._stay(2)]
        self.show_question(self.words.say("give_up-question", seat=question.seat), entries)

    def _give_up(self) -> None:
        try:
            self.sitting.give_up()
        except NotAsked:
            self.app.notify(self.words.say("give_up-last"), severity="warning", markup=False)
        self.play_on()

    def _stay(self, number: int) -> Entry:
        return Entry(number, self.words.say("screen-stay"), self.play_on)

    def save_and_leave(self) -> None:
        self.action_save()
        if self.sitting.is_saved:
            self._leave()

    def _leave(self) -> None:
        self.app.exit(tuple(self.sitting.saved_lines()) if self.sitting.is_saved else ())


class ReplayScreen(TableScreen):
    """A saved match, one answer at a time."""

    def __init__(self, film: Replay) -> None:
        super().__init__(film.words, [Player(seat) for seat in film.match.seats], film.match)
        self.film = film
        self._typed = ""

    def key_bindings(self) -> list[tuple[str, str, str]]:
        say = self.words.say
        return [
            ("space", "step(1)", say("key-next")),
            ("b", "step(-1)", say("key-back")),
            ("end", "last", say("key-end")),
            ("w", "because", say("key-why")),
            ("m", "whole", say("key-map" if self.has_map else "key-table")),
            ("r", "rules", say("key-rules")),
            ("c", "cards", say("key-cards")),
            ("f", "pages", say("boxes-title") if self.words.has("boxes-title") else ""),
            ("q", "leave", say("key-leave")),
            ("n,right", "step(1)", ""),
            ("left", "step(-1)", ""),
            ("home", "first", ""),
            ("enter", "jump", ""),
            ("escape", "step(0)", ""),
            ("pageup", "scroll(-4)", ""),
            ("pagedown", "scroll(4)", ""),
        ]

    def current(self) -> tuple[Match, str | None]:
        return self.film.match, self.film.seat

    def on_mount(self) -> None:
        self.show_step()

    def show_step(self) -> None:
        self.show_table()
        film = self.film
        parts = [Content.styled(film.answer_text(), STRONG), *map(self.painter.line, film.new_lines())]
        parts += map(self.painter.sentence, film.end_lines())
        hint = self._typed or self.words.say("replay-hint")
        self.show_question(Content("\n").join(parts), (), hint=hint)

    def type_digit(self, digit: str) -> None:
        self._typed = (self._typed + digit)[-6:]
        self.show_step()

    def go_to(self, place: int) -> None:
        self._typed = ""
        self.film.go_to(place)
        self.show_step()

    @work(exclusive=True, group="advice")
    async def action_because(self) -> None:
        """The reasons for the last answer."""
        told = await asyncio.to_thread(self.film.why_line)
        self.app.push_screen(
            PageScreen(self.words.say("screen-why"), self.words.say("screen-close"), lambda _: Content(told))
        )

    def action_jump(self) -> None:
        """To the number typed, or else one step on."""
        self.go_to(int(self._typed) if self._typed else self.film.place + 1)

    def action_step(self, steps: int) -> None:
        self.go_to(self.film.place + steps)

    def action_first(self) -> None:
        self.go_to(0)

    def action_last(self) -> None:
        self.go_to(self.film.length)

    def action_leave(self) -> None:
        self.app.exit(())


def play_on_screen(sitting: Sitting, pause: float) -> tuple[str, ...]:
    """Play until somebody leaves; returns what is to be printed afterwards."""
    return StoryApp(PlayScreen(sitting, pause)).run() or ()


def replay_on_screen(film: Replay) -> None:
    StoryApp(ReplayScreen(film)).run()
