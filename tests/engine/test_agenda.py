"""The agenda: entries are done by their scenes and steps, the last one first."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fairytable.engine.agenda import AgendaTable, Entry, play_next, scene, step
from fairytable.engine.errors import DamagedRecord
from fairytable.engine.facts import Private, Public, undeclared_fields
from fairytable.engine.game import SceneOver
from fairytable.engine.match import Match
from fairytable.engine.questions import ask, ask_all
from fairytable.engine.recording import check_truth
from fairytable.engine.shapes import shape_of_view
from fairytable.looking import everything
from fairytable.testing import play
from tests.engine import decisions
from tests.engine.practice_games import a_game, a_little_match


class InnEntry(Entry):
    """Something to be done at the inn."""


class Arrive(InnEntry):
    """A guest arrives."""

    seat: Public[str]


class Supper(InnEntry):
    """A guest eats so many dishes, one after the other."""

    seat: Public[str]
    dishes: Public[int]


class Sleep(InnEntry):
    """Everybody goes to bed."""


class Nap(InnEntry):
    """Asks nobody, though it is a scene."""


class Inn(AgendaTable, kw_only=True):
    agenda: Public[list[InnEntry]]
    diary: Public[list[str]] = []


@step
def arrive(table: Inn, guest: Arrive) -> None:
    table.diary.append(f"{guest.seat} comes")
    table.then(Supper(guest.seat, 2), Nap())


@scene
async def eat(table: Inn, supper: Supper) -> None:
    answer = await ask(decisions.Eat(supper.seat, dishes=supper.dishes), ("eat", "fill", "flee", "burn"), "XX-1.1")
    table.diary.append(answer)
    if answer == "burn":
        table.then_only(Sleep())
    elif answer == "flee":
        table.then(Arrive("blue"))
        raise SceneOver
    elif supper.dishes > 1 and answer == "eat":
        table.then(Supper(supper.seat, supper.dishes - 1))


@scene
async def nap(table: Inn, _entry: Nap) -> None:
    table.diary.append("nap")


@scene
async def sleep(table: Inn, _entry: Sleep) -> None:
    answers = await ask_all(table.seats, lambda seat: ask(decisions.Dream(seat), ("well", "badly"), "XX-1.2"))
    more = await ask(decisions.Wake("red"), ("now", "later"), "XX-1.3")
    table.diary += [*answers.values(), more]


def an_inn(*entries: InnEntry) -> Match:
    return a_little_match(
        a_game(
            Inn,
            play_next,
            lambda table: not table.agenda,
            seats=("red", "blue"),
            lay_table=lambda _content, seats, _options, chance: Inn(
                seats=seats, chance=chance, agenda=list(entries[::-1])
            ),
        )
    )


def asked(match: Match) -> tuple[Any, ...]:
    return tuple((question.seat, question.about, question.values) for question in match.questions)


def test_steps_and_scenes_are_done_from_the_top() -> None:
    match = an_inn(Arrive("red"), Supper("blue", 1))
    assert match.table.agenda == [Supper("blue", 1), Nap(), Supper("red", 2)]
    assert asked(match) == (("red", "eat", {"dishes": 2}),)
    play(match, "red: eat", "red: eat")
    assert match.table.diary == ["red comes", "eat", "eat", "nap"]
    assert asked(match) == (("blue", "eat", {"dishes": 1}),)
    assert play(match, "blue: eat").is_over


def test_an_entry_stays_until_its_scene_is_over() -> None:
    match = an_inn(Sleep())
    assert match.table.next_is(Sleep) == Sleep()
    play(match, "red: well", "blue: badly")
    assert asked(match) == (("red", "wake", {}),)
    assert match.table.agenda == [Sleep()]
    play(match, "red: now")
    assert match.table.agenda == []
    assert match.table.diary == ["well", "badly", "now"]


def test_everything_can_be_replaced() -> None:
    match = play(an_inn(Supper("red", 2), Nap(), Arrive("blue")), "red: burn")
    assert match.table.agenda == [Sleep()]
    assert match.waiting_for == ("red", "blue")


def test_a_scene_that_is_broken_off_leaves_what_it_has_put_on_the_agenda() -> None:
    match = play(an_inn(Supper("red", 2), Sleep()), "red: flee")
    assert match.table.agenda == [Sleep(), Nap(), Supper("blue", 2)]
    assert match.table.diary == ["flee", "blue comes"]


def test_what_is_next_must_be_what_is_expected() -> None:
    with pytest.raises(LookupError, match="'supper' is to be done next, not 'sleep'"):
        an_inn(Supper("red", 2)).table.next_is(Sleep)


def test_copies_share_entries_and_nothing_else() -> None:
    match = an_inn(Supper("red", 2), Sleep())
    twin = match.copy()
    assert everything(twin) == everything(match)
    assert twin.table.agenda[-1] is match.table.agenda[-1]
    play(twin, "red: eat")
    assert match.table.agenda == [Sleep(), Supper("red", 2)]


def test_an_entry_cannot_be_changed() -> None:
    entry: Any = Supper("red", 2)
    with pytest.raises(AttributeError, match="Supper is fixed"):
        entry.dishes = 1


def test_an_entry_is_seen_with_its_fields_or_else_by_its_key() -> None:
    match = an_inn(Supper("red", 2), Sleep())
    seen = match.view(None)
    assert seen["agenda"] == ["sleep", {"type": "supper", "seat": "red", "dishes": 2}]
    msgspec.convert(seen, shape_of_view(Inn))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**seen, "agenda": ["dance"]}, shape_of_view(Inn))


def test_every_entry_says_who_may_know_its_fields() -> None:
    assert undeclared_fields(Inn) == []


def test_an_entry_is_public_and_has_one_scene_or_step() -> None:
    class Whisper(Entry):
        word: Private[str]

    class Feast(Entry):
        dishes: Public[list[str]]

    def whisper(_table: Inn, _entry: Whisper) -> None:
        raise NotImplementedError

    def feast(_table: Inn, _entry: Feast) -> None:
        raise NotImplementedError

    for do, annotated in ((whisper, Whisper), (feast, Feast)):
        do.__annotations__["_entry"] = annotated
        with pytest.raises(TypeError, match="must be Public, and of a kind that cannot change"):
            step(do)
    with pytest.raises(TypeError, match="Arrive is done by two scenes or steps"):
        step(arrive)


class NewInn(Inn, kw_only=True):
    layout = 2


def test_a_record_from_before_its_facts_were_arranged_anew_is_true_if_its_end_is() -> None:
    old = play(an_inn(Supper("red", 1)), "red: eat")
    new = old.copy()
    new.table = NewInn(seats=old.seats, chance=old.table.chance, agenda=[], diary=["eat"])
    assert new.table_fingerprint.startswith("2-")
    record = old.record()
    check_truth(record, new)
    for lie in ({"winners": ["blue"]}, {"table_fingerprint": "2-0123"}, {"table_fingerprint": "3-0123"}):
        with pytest.raises(DamagedRecord):
            check_truth(msgspec.structs.replace(record, **lie), new)
    with pytest.raises(DamagedRecord):
        check_truth(new.record(), old)
