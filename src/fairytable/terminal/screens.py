"""The parts of the full screen: board, table, chronicle, the question with its choices, and pages to read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from string import digits
from typing import Any

from msgspec import Struct
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Horizontal, VerticalScroll
from textual.content import Content
from textual.events import Key, Resize
from textual.screen import ModalScreen, Screen
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from fairytable.engine.match import Match
from fairytable.engine.words import Verbatim, Words
from fairytable.terminal import text_layer
from fairytable.terminal.box_pages import lines_of, open_pages
from fairytable.terminal.colours import FAINT, HEADING, STRONG, Painter, seat_colour
from fairytable.terminal.sitting import Player
from fairytable.terminal.text_layer import Line

LARGE = (110, 34)
"""The smallest screen on which the map has a place of its own."""
CARDS_SHOWN = 80
RULES_SHOWN = 20
"""The largest number of rules shown for a search."""
CHRONICLE_LINES = 300
"""The number of recent lines shown; all of them are in the record."""


class Entry(Struct, frozen=True):
    """One line of a list to choose from: its number, its words and what to do when it is chosen."""

    number: int
    label: str
    choose: Callable[[], object]


class ChoiceList(OptionList):
    """Entries that are chosen by number, by arrow keys and Enter, or by mouse."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.entries: tuple[Entry, ...] = ()
        self._typed = ""

    def show(self, entries: Sequence[Entry]) -> None:
        self.entries = tuple(entries)
        self._typed = ""
        self.clear_options()
        wide = max((len(str(entry.number)) for entry in entries), default=1)
        self.add_options(
            Option(Content.assemble((f"{entry.number:>{wide}}", HEADING), "  ", entry.label)) for entry in entries
        )
        self.highlighted = 0 if entries else None

    def type_digit(self, digit: str) -> None:
        """Choose by number, as soon as no longer number is possible."""
        self._typed += digit
        fitting = [place for place, entry in enumerate(self.entries) if str(entry.number).startswith(self._typed)]
        exact = [place for place in fitting if self.entries[place].number == int(self._typed)]
        if not fitting:
            self._typed = ""
            return
        self.highlighted = (exact or fitting)[0]
        if exact == fitting:
            self.entries[exact[0]].choose()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Ignore an answer that arrives when something else is asked."""
        event.stop()
        if event.option in self.options:
            self.entries[event.option_index].choose()


class PageScreen(ModalScreen[None]):
    """Text shown over the table; with a prompt it can be searched by typing."""

    BINDINGS = [
        Binding("escape", "dismiss", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-12)", show=False),
        Binding("pagedown", "scroll(12)", show=False),
    ]

    def __init__(
        self, title: str, hint: str, text: Callable[[str], Content], query: str = "", prompt: str = ""
    ) -> None:
        super().__init__()
        self._title = title
        self._hint = hint
        self._text = text
        self._query = query
        self._prompt = prompt

    def compose(self) -> ComposeResult:
        with Container(id="page") as page:
            page.border_title = self._title
            page.border_subtitle = self._hint
            if self._prompt:
                yield Input(self._query, placeholder=self._prompt, id="query")
            with VerticalScroll(id="leaf"):
                yield Static(self._text(self._query), id="text", markup=False)

    def on_mount(self) -> None:
        self.query_one("#query" if self._prompt else "#leaf").focus()

    @on(Input.Changed)
    def search(self, event: Input.Changed) -> None:
        self.query_one("#text", Static).update(self._text(event.value))
        self.query_one("#leaf").scroll_home(animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one("#leaf").scroll_relative(y=lines, animate=False)

    async def action_dismiss(self, result: None = None) -> None:
        self.dismiss(result)


class Cover(ModalScreen[None]):
    """A cover until the right person has the screen."""

    BINDINGS = [Binding("enter", "dismiss", show=False)]

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self._lines = lines

    def compose(self) -> ComposeResult:
        with Container(id="cover"):
            for line in self._lines:
                yield Static(line, markup=False)

    async def action_dismiss(self, result: None = None) -> None:
        self.dismiss(result)


class TableScreen(Screen[None]):
    """The parts that playing and watching have in common."""

    AUTO_FOCUS = ""

    def __init__(self, words: Words, players: Sequence[Player], match: Match) -> None:
        super().__init__()
        self.words = words
        self.players = players
        self.painter = Painter(match, words)
        self.lines: list[Line] = []

    def compose(self) -> ComposeResult:
        with Horizontal(id="title"):
            yield Static(id="game", markup=False)
            yield Static(id="seats", markup=False)
        with Container(id="table"):
            with VerticalScroll(id="board", can_focus=False) as board:
                board.border_title = self.words.say("screen-board")
                yield Static(id="map", markup=False)
            with Container(id="side"):
                with VerticalScroll(id="state", can_focus=False) as state:
                    state.border_title = self.words.say("screen-table")
                    yield Static(id="facts", markup=False)
                with VerticalScroll(id="chronicle", can_focus=False) as chronicle:
                    chronicle.border_title = self.words.say("screen-chronicle")
                    yield Static(id="events", markup=False)
            with Container(id="question"):
                yield Static(id="sentence", markup=False)
                yield ChoiceList(id="choices", markup=False)
        yield Footer(show_command_palette=False)

    def on_resize(self, event: Resize) -> None:
        large = self.has_map and event.size.width >= LARGE[0] and event.size.height >= LARGE[1]
        self.set_class(large, "-large")
        self.call_after_refresh(self.show_table)

    @abstractmethod
    def current(self) -> tuple[Match, str | None]:
        """The match to show, and the seat whose view is shown."""

    @property
    def has_map(self) -> bool:
        return self.current()[0].game.texts.draw is not None

    @abstractmethod
    def key_bindings(self) -> list[tuple[str, str, str]]:
        """Each key, the action it calls, and what the last line says about it."""

    @abstractmethod
    def action_leave(self) -> None:
        """Close the app, perhaps after a question."""

    def save_and_leave(self) -> None:
        """Close the app without a question, and without losing anything."""
        self.action_leave()

    def show_table(self) -> None:
        """Update everything except the question."""
        match, seat = self.current()
        title = Content.styled(match.game.title, STRONG)
        if self.has_class("-large"):
            title += Content.styled(f"  {match.pack.name}", FAINT)
        self.query_one("#game", Static).update(title)
        self.query_one("#seats", Static).update(self._seats(match, self.size.width - title.cell_length - 4))
        self.query_one("#facts", Static).update(self.painter.sentence(text_layer.table_text(match, seat, self.words)))
        if self.has_class("-large"):
            width = self.query_one("#board").content_size.width - 2
            drawn = text_layer.map_text(match, seat, self.words, width)
            self.query_one("#map", Static).update(self.painter.map(drawn))
        first = max(len(match.events or ()) - CHRONICLE_LINES, 0)
        self.lines = text_layer.event_lines(match, seat, self.words, first)
        self.query_one("#events", Static).update(Content("\n").join(map(self.painter.line, self.lines)))
        self.query_one("#chronicle").scroll_end(animate=False)

    def _seats(self, match: Match, room: int) -> Content:
        """Everybody in one line, those who are asked in bright colour; in a narrow line by name only, and closer
        together."""
        labels = [f" {player.label(self.words)}  " for player in self.players]
        if sum(len(label) + 3 for label in labels) > room:
            labels = [f" {self.words.name(player.seat)}  " for player in self.players]
        if sum(len(label) + 3 for label in labels) > room:
            labels = [f"{self.words.name(player.seat)} " for player in self.players]
        parts = []
        for player, label in zip(self.players, labels, strict=True):
            asked = player.seat in match.waiting_for
            colour = f"bold {seat_colour(match, player.seat)}"
            mark = (f" {text_layer.seat_mark(player.seat, self.words)} ", f"{colour} reverse" if asked else colour)
            parts.append(Content.assemble(mark, (label, colour if asked else FAINT)))
        return Content("").join(parts).rstrip()

    def show_question(self, sentence: Content | str, entries: Sequence[Entry], title: str = "", hint: str = "") -> None:
        """Show choices in the lower part."""
        panel = self.query_one("#question")
        panel.border_title, panel.border_subtitle = Content(title), Content(hint)
        self.query_one("#sentence", Static).update(sentence)
        choices = self.query_one(ChoiceList)
        choices.show(entries)
        choices.display = bool(entries)
        self.set_focus(choices if entries else None)

    def on_key(self, event: Key) -> None:
        if event.character and event.character in digits:
            event.stop()
            self.type_digit(event.character)

    def type_digit(self, digit: str) -> None:
        self.query_one(ChoiceList).type_digit(digit)

    def action_whole(self) -> None:
        """The whole map, or the whole table of a game that has none, on a page of its own."""
        match, seat = self.current()
        width = self.app.size.width - 6
        drawn = text_layer.map_text(match, seat, self.words, width) or text_layer.table_text(match, seat, self.words)
        title = self.words.say("screen-map" if self.has_map else "screen-table")
        self.app.push_screen(PageScreen(title, self.words.say("screen-close"), lambda _: self.painter.map(drawn)))

    def action_scroll(self, lines: int) -> None:
        """Move the table, and the map if it is there, up or down."""
        for panel in ("#state", "#board"):
            self.query_one(panel).scroll_relative(y=lines, animate=False)

    def action_rules(self, query: str = "") -> None:
        match, _ = self.current()
        self.app.push_screen(
            PageScreen(
                self.words.say("screen-rules"),
                self.words.say("screen-close"),
                lambda about: self._rules(match, about),
                query,
                self.words.say("screen-filter"),
            )
        )

    def action_cards(self) -> None:
        match, _ = self.current()
        self.app.push_screen(
            PageScreen(
                self.words.say("screen-cards"),
                self.words.say("screen-close"),
                lambda about: self._cards(match, about),
                "",
                self.words.say("screen-filter"),
            )
        )

    def action_pages(self) -> None:
        """The pages of the box that this match has opened."""
        match, _ = self.current()
        pages = open_pages(match, self.words)
        if not pages:
            self.app.notify(self.words.say("pages-shut"), severity="warning", markup=False)
            return
        lines = [line for opened in pages for line in lines_of(opened, self.words)]
        text = Content("\n").join(
            [Content.styled(line.text, HEADING) if line.is_heading else Content(line.text) for line in lines]
        )
        self.app.push_screen(PageScreen(self.words.say("boxes-title"), self.words.say("screen-close"), lambda _: text))

    def _cards(self, match: Match, about: str) -> Content:
        """What is printed on the cards and what is at the places that match the words; without words, on all cards."""
        printed = text_layer.cards(match, self.words, about)
        parts = [Content.assemble((card.name, HEADING), f" {card.text}") for card in printed[:CARDS_SHOWN]]
        _, seat = self.current()
        lines = text_layer.places(match, seat, self.words, about)
        parts += [Content(line) for line in lines[:CARDS_SHOWN]]
        if (more := len(printed[CARDS_SHOWN:]) + len(lines[CARDS_SHOWN:])) > 0:
            parts.append(Content.styled(self.words.say("more-cards", more=more), FAINT))
        return Content("\n\n").join(parts or [Content(self.words.say("no-card", about=Verbatim(about)))])

    def action_show_rule(self, clause: str) -> None:
        self.action_rules(clause)

    def _rules(self, match: Match, about: str) -> Content:
        """The rules that match the words; without words, the topics of the rules."""
        book = match.game.rulebook
        if not about.strip():
            return Content("\n").join([Content(f"{number} {title}") for number, title in book.groups.items()])
        return Content("\n\n").join(
            self.rule_parts(match, about) or [Content(self.words.say("nothing-about", about=Verbatim(about)))]
        )

    def rule_parts(self, match: Match, about: str) -> list[Content]:
        """Each rule that matches the words; if there are very many, only the first."""
        rules = text_layer.find_rules(match.game, about)
        parts = [Content.assemble((rule.number, HEADING), f" {rule.text}") for rule in rules[:RULES_SHOWN]]
        if len(rules) > RULES_SHOWN:
            parts.append(Content.styled(self.words.say("more-rules", more=len(rules) - RULES_SHOWN), FAINT))
        return parts
