"""Rewinding: copies, undo, imagination and branches of a match.

A scene cannot be copied, so no scene is ever the source of truth: the match keeps an earlier table (the checkpoint) and
the answers given since. Each of these functions takes an earlier table and answers again. They are the other half of
`Match`, which drives the scenes, and share its private parts.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from fairytable.engine.chance import Chance
from fairytable.engine.errors import UndoRefused
from fairytable.engine.questions import Question, Together
from fairytable.engine.records import LEAVE, Answer, Branch
from fairytable.engine.secrecy import (
    Determinized,
    anybody_has_learned,
    determinize_again,
    determinize_facts,
    draw_anew,
    values_to_determinize,
)

if TYPE_CHECKING:
    from fairytable.engine.match import Match

UNDO_REFUSALS = {
    "left": "it has left the table",
    "nothing": "it has not answered anything yet",
    "answered": "somebody else has answered since",
    "asked": "somebody else has been asked because of it",
    "luck": "dice were rolled or cards shuffled since",
    "revealed": "something hidden was revealed since",
    "imagined": "this match is only imagined",
}


class Determinization(Struct, frozen=True):
    """From this number of answers on, what the seat cannot know was drawn from this luck. `found`, if set, is the
    outcome."""

    answers: int
    seat: str
    luck: int
    found: Determinized | None = None


class Checkpoint(Struct, frozen=True):
    """The table at the beginning of a scene, with the number of answers and windows before it. It never changes."""

    table: Any
    answers: int
    windows: int


class Choice(Struct, frozen=True):
    """An answer that somebody chose to give, and how many answers stood before it; None while others, who are asked at
    the same time, are still waited for."""

    question: Question
    option: str
    place: int | None


class Before(Struct, frozen=True):
    """How a match stood before an answer: how many answers it had, its luck, the table (None where nothing but luck is
    hidden), which seats had chosen in secret at the same question, and whether that was a window."""

    place: int
    luck: Chance
    table: Any
    chosen: tuple[str, ...]
    in_window: bool

    def after(self, seat: str) -> Before:
        """How it stood before the next answer to a question for several, when this seat's had entered the record."""
        return replace(self, place=self.place + 1, chosen=(*self.chosen, seat))


def copied(match: Match) -> Match:
    """`Match.copy`: the last checkpoint, answered up to now."""
    twin = match_at(match, match._checkpoint, len(match.answers), takes_checkpoints=not match._takes_checkpoints)
    if not match._takes_checkpoints:
        match._takes_checkpoints = True
        match._previous = twin._previous
        match._checkpoint = twin._checkpoint
        match._determinizations = twin._determinizations[:]
        twin._takes_checkpoints = False
    if match._pending:
        twin._pending = match._pending.copy()
        twin.questions = twin._open_questions()
    twin._choices = None if match._choices is None else match._choices.copy()
    twin._is_replaying = False
    twin.holds_windows = match.holds_windows
    return twin


def imagined(match: Match, seat: str, luck: int) -> Match:
    """`Match.determinize`: a copy in which everything that the seat cannot know is drawn anew."""
    match._find_question(seat, "imagine")
    twin = copied(match)
    twin._pending = {}
    twin.holds_windows = False
    start = twin._checkpoint
    asked_first = len(twin.answers) == start.answers and twin.table == start.table
    _determinize_here(twin, Determinization(len(twin.answers), seat, luck))
    if asked_first:  # the scene has done nothing yet, so it can begin at the imagined table
        twin._previous = twin._checkpoint = Checkpoint(twin.table.copy(), start.answers, start.windows)
        twin._determinizations = []
    else:
        twin._determinizations[-1] = Determinization(
            len(twin.answers), seat, luck, values_to_determinize(twin.table, seat)
        )
    twin._go_live()
    return twin


def imagined_table(match: Match, seat: str, luck: int) -> Any:
    """`Match.determinize_table`: no scene is replayed for it."""
    match._find_question(seat, "imagine")
    table = match.table.copy()
    determinize_facts(table, seat, Chance(luck))
    return table


def branch_off(match: Match, seed: int | str) -> None:
    """`Match.branch`: from now on the luck, and everything that nobody knows, is different."""
    match.branches = (*match.branches, Branch(len(match.answers), seed))
    draw_anew(match.table, match.seats, Chance.from_seed(seed))


def take_back(match: Match, seat: str, *, own: Iterable[str] = (), by_agreement: bool = False) -> None:
    """`Match.undo`: a secret choice is only forgotten; otherwise the match is played again."""
    if _has_chosen(match, seat):
        del match._pending[seat]
        match.questions = match._open_questions()
        return
    place = _place_to_undo(match, seat, own=own, by_agreement=by_agreement)
    is_quiet, keeps_undo = match.events is None, match._befores is not None
    earlier = _played_up_to(match, place, quiet=is_quiet, keeps_undo=keeps_undo)
    earlier._go_live()
    match._become(earlier)


def undone(match: Match, seat: str, *, own: Iterable[str] = (), by_agreement: bool = False) -> Match:
    """`Match.undone`: the match as an undo leaves it, played once from its first table."""
    if _has_chosen(match, seat):
        earlier = _played_up_to(match, len(match.answers), quiet=False, keeps_undo=True)
        earlier._pending = {who: option for who, option in match._pending.items() if who != seat}
        earlier.questions = earlier._open_questions()
    else:
        place = _place_to_undo(match, seat, own=own, by_agreement=by_agreement)
        earlier = _played_up_to(match, place, quiet=False, keeps_undo=True)
    earlier._go_live()
    return earlier


def _place_to_undo(match: Match, seat: str, *, own: Iterable[str], by_agreement: bool) -> int:
    """How many answers stand before the one that the seat takes back, if it may."""
    refusal = refusal_of(match, seat, own=own)
    choice = last_choice(match, seat)
    place = choice.place if choice else None
    if place is None and by_agreement and refusal not in ("imagined", "left"):
        refusal = "nothing"
    if place is None or refusal in ("imagined", "left") or (refusal is not None and not by_agreement):
        assert refusal is not None
        raise UndoRefused(f"{seat} cannot take an answer back: {UNDO_REFUSALS[refusal]}", refusal)
    return place


def _played_up_to(match: Match, place: int, *, quiet: bool, keeps_undo: bool) -> Match:
    """The first table of all, answered again up to so many answers. Luck stays where it was drawn anew since, and who
    has left since stays away."""
    earlier = match_at(match, match._origin, place, quiet=quiet, takes_checkpoints=keeps_undo, keeps_undo=keeps_undo)
    for branch in match.branches:
        if branch.answers > place:
            earlier.branch(branch.seed)
    for who, option in match.answers[place:]:
        if option == LEAVE and not earlier.is_over:
            earlier._take(who, LEAVE)
    earlier.holds_windows = match.holds_windows
    return earlier


def refusal_of(match: Match, seat: str, *, own: Iterable[str] = ()) -> str | None:
    """`Match.undo_refusal`. What was answered in a window stays, whether or not it was a choice, so that nobody learns
    which it was; unless all seats belong to one person.
    """
    if match._pending and _has_chosen(match, seat):
        return None
    if match.is_imagined:
        return "imagined"
    if seat in match.table.absent:
        return "left"
    own, choice, answers = {seat, *own}, last_choice(match, seat), match.answers
    if choice is not None and answers[-1][0] not in own:
        return "answered"
    is_alone = own.union(match.table.absent).issuperset(match.seats)
    chosen_at = choice.place if choice is not None else None
    place = chosen_at if is_alone else _last_answer(match, seat)
    if place is None:
        return "nothing"
    if place + 1 < len(answers) and any(who not in own for who, _ in answers[place + 1 :]):
        return "answered"
    in_window = match.window_is_open
    if match._pending and not in_window and not own.issuperset(match._pending):
        return "answered"
    if match._befores is None:
        copied(match)  # from then on a match knows where its scene began
    if in_window and not is_alone:
        return "asked"
    if place >= match._checkpoint.answers and not own.issuperset(match.waiting_for):
        return "asked"
    before = _before(match, seat, place, is_choice=is_alone)
    if (before.chosen and not own.issuperset(before.chosen)) or (before.in_window and not is_alone):
        return "answered"
    if before.luck != match.table.chance:
        return "luck"
    if before.table is not None and anybody_has_learned(match.seats, before.table, match.table):
        return "revealed"
    return None


def _before(match: Match, seat: str, place: int, *, is_choice: bool) -> Before:
    """The state of the match before this answer of the seat. A match that keeps undo ready remembers it for everybody's
    last answer and last choice; otherwise a part is replayed."""
    before = match._befores.get((seat, is_choice)) if match._befores is not None else None
    if before is not None and before.place == place:
        return before
    earlier = match_at(match, _checkpoint_before(match, place), place)
    return Before(place, earlier.table.chance, earlier.table, tuple(earlier._pending), earlier.window_is_open)


def last_choice(match: Match, seat: str) -> Choice | None:
    """`Match.last_choice`: not a forced pass."""
    asked = match._asked
    if match._pending and type(asked) is Together and _has_chosen(match, seat):
        question = next(question for question in asked.questions if question.seat == seat)
        return Choice(question, match._pending[seat], None)
    if match._choices is not None:
        if seat not in match._choices:
            return None
        place, question = match._choices[seat]
        return Choice(question, match.answers[place][1], place)
    for place in range(len(match.answers) - 1, -1, -1):
        if match.answers[place][0] == seat:
            earlier = match_at(match, _checkpoint_before(match, place), place)
            asked_then = earlier.question_for(seat)
            if asked_then is not None and (not earlier.window_is_open or len(asked_then.options) > 1):
                return Choice(asked_then, match.answers[place][1], place)
    return None


def match_at(
    match: Match,
    checkpoint: Checkpoint,
    answers: int,
    *,
    quiet: bool = True,
    takes_checkpoints: bool = False,
    keeps_undo: bool = False,
) -> Match:
    """A match from the checkpoint, answered again up to this number of answers."""
    twin = match._blank()
    twin.game = match.game
    twin.pack = match.pack
    twin.seats = match.seats
    twin.options = match.options
    twin.seed = match.seed
    twin.branches = match.branches and tuple(
        [branch for branch in match.branches if branch.answers < checkpoint.answers]
    )
    twin.is_imagined = match.is_imagined
    twin.answers = match.answers[: checkpoint.answers]
    twin.table = checkpoint.table.copy()
    twin.events = twin.table.event_log = None if quiet else []
    twin.questions = ()
    twin.windows = checkpoint.windows
    twin.holds_windows = False
    twin._is_replaying = True
    twin._asked = None
    twin._pending = {}
    twin._choices = None if quiet else {}
    twin._befores = {} if keeps_undo and not quiet else None
    twin._determinizations = []
    twin._origin = match._origin
    twin._previous = match._previous if checkpoint is match._checkpoint else checkpoint
    twin._checkpoint = checkpoint
    twin._takes_checkpoints = takes_checkpoints
    twin._scene = None
    if match.game.rules.is_over(twin.table):
        return twin
    twin._scene = match.game.rules.next_scene(twin.table)
    twin._resume(None)
    if match._determinizations or match.branches:
        branches = deque(branch for branch in match.branches if checkpoint.answers <= branch.answers <= answers)
        _answer_and_determinize(twin, match.answers[checkpoint.answers : answers], branches, match._determinizations)
    else:
        for seat, option in match.answers[checkpoint.answers : answers]:
            twin._take(seat, option)
    return twin


def _answer_and_determinize(
    match: Match, answers: list[Answer], branches: deque[Branch], determinizations: list[Determinization]
) -> None:
    """Answer again, with the same branches and imaginations at the same moments."""
    due = iter(determinizations)
    determinization = next(due, None)
    for place, (seat, option) in enumerate(answers, start=len(match.answers)):
        branch_again(match, branches)
        while determinization is not None and determinization.answers == place:
            _determinize_here(match, determinization)
            determinization = next(due, None)
        match._take(seat, option)
    branch_again(match, branches)
    while determinization is not None:
        _determinize_here(match, determinization)
        determinization = next(due, None)


def _determinize_here(match: Match, determinization: Determinization) -> None:
    match.seed = "imagined"
    match.is_imagined = True
    match._determinizations.append(determinization)
    if determinization.found is None:
        determinize_facts(match.table, determinization.seat, Chance(determinization.luck))
    else:
        determinize_again(match.table, determinization.seat, determinization.found)
    if type(match._asked) is Together:
        match._asked.ask_others_again(determinization.seat)
        match.questions = match._open_questions()


def branch_again(match: Match, due: deque[Branch]) -> None:
    """Branch where the earlier match branched. (Secret answers that some had already given do not count yet.)"""
    while due and due[0].answers == len(match.answers) and not match.is_over:
        branch_off(match, due.popleft().seed)


def _has_chosen(match: Match, seat: str) -> bool:
    """Whether the seat has answered an open question for several seats, and had a choice there."""
    if seat not in match._pending:
        return False
    assert type(match._asked) is Together
    return not match._asked.is_window or match._asked.has_choice(seat)


def _last_answer(match: Match, seat: str) -> int | None:
    """The number of answers before the seat's last one."""
    for place in range(len(match.answers) - 1, -1, -1):
        if match.answers[place][0] == seat:
            return place
    return None


def _checkpoint_before(match: Match, place: int) -> Checkpoint:
    """The latest one with at most this many answers."""
    known = (match._checkpoint, match._previous, match._origin)
    return next(point for point in known if point.answers <= place)
