"""An ability is offered, refused and carried out by one class."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from fairytable.engine.abilities import Abilities, Ability
from fairytable.engine.expecting import refusals_at
from fairytable.engine.facts import Facts, Public
from fairytable.engine.questions import Question, Reason
from fairytable.engine.verbs import Verb

RING, KNOCK = Verb("ring", "bell"), Verb("knock")


class Guest(Facts):
    seat: Public[str]
    bells: Public[list[str]]
    cracked: Public[tuple[str, ...]] = ()


class Inn(Facts):
    """`heard` is what has been heard in it."""

    guests: Public[list[Guest]]
    heard: Public[list[str]]

    def guest(self, seat: str) -> Guest:
        return next(guest for guest in self.guests if guest.seat == seat)


class InnAbility(Ability[Inn, Guest]):
    worth = 0.0


ABILITIES: Abilities[InnAbility] = Abilities()


@ABILITIES.declare
class Ring(InnAbility):
    verb = RING
    moments = ("supper", "night")
    clauses = ("IN-1.1",)
    worth = 2.0

    def at_hand(self, _inn: Inn, guest: Guest) -> tuple[str, ...]:
        return RING.all_of(guest.bells)

    def why_not(self, _inn: Inn, guest: Guest, _moment: str, option: str) -> Reason | None:
        (bell,) = RING.read(option)
        return Reason("cracked", "IN-1.1", {"bell": bell}) if bell in guest.cracked else None

    def do(self, inn: Inn, _guest: Guest, option: str) -> None:
        inn.heard += RING.read(option)


@ABILITIES.declare
class Knock(InnAbility):
    verb = KNOCK
    moments = ("night",)
    expected_at = ("supper",)
    clauses = ("IN-1.2",)

    def at_hand(self, _inn: Inn, _guest: Guest) -> Iterable[str]:
        return [KNOCK()]

    def why_not(self, _inn: Inn, _guest: Guest, moment: str, _option: str) -> Reason | None:
        return None if moment == "night" else Reason("door_is_open", "IN-1.2")


EXPECTATIONS = ABILITIES.expectations(lambda inn, question: inn.guest(question.seat))


@pytest.fixture
def inn() -> Inn:
    return Inn([Guest("red", ["silver", "gold"], ("silver",))], [])


def test_what_works_is_offered_in_the_order_of_declaration(inn: Inn) -> None:
    guest = inn.guest("red")
    assert ABILITIES.options(inn, guest, "night") == ["ring gold", "knock"]
    assert ABILITIES.options(inn, guest, "supper") == ["ring gold"]
    assert ABILITIES.options(inn, guest, "breakfast") == []


@pytest.mark.parametrize(
    ("about", "missing"),
    [
        ("night", {"ring silver": "IN-1.1"}),
        ("supper", {"ring silver": "IN-1.1", "knock": "IN-1.2"}),
        ("breakfast", {}),
    ],
)
def test_what_is_expected_and_not_offered_has_the_reason_that_kept_it_back(
    inn: Inn, about: str, missing: dict[str, str]
) -> None:
    question = Question("red", about, tuple(ABILITIES.options(inn, inn.guest("red"), about)), "IN-1")
    found = refusals_at(inn, question, EXPECTATIONS)
    assert {option: reason.clause for option, reason in found.items()} == missing


def test_what_could_be_chosen_has_no_reason_against_it(inn: Inn) -> None:
    question = Question("red", "night", ("pass",), "IN-1")
    with pytest.raises(AssertionError, match="'ring gold' could be chosen at 'night'"):
        refusals_at(inn, question, EXPECTATIONS)


def test_the_answer_leads_to_its_ability(inn: Inn) -> None:
    ability = ABILITIES.of("ring gold")
    assert ability is not None
    assert ability.worth == 2.0
    ability.do(inn, inn.guest("red"), "ring gold")
    assert inn.heard == ["gold"]
    assert ABILITIES.of("sing") is None


def test_those_of_a_moment_can_be_asked_for_anything_else() -> None:
    assert [ability.worth for ability in ABILITIES.at("night")] == [2.0, 0.0]
    assert [ability.verb for ability in ABILITIES] == [RING, KNOCK]


def test_two_abilities_cannot_have_one_verb() -> None:
    class Clang(InnAbility):
        verb = RING
        moments = ("night",)
        clauses = ()

    with pytest.raises(TypeError, match="Clang and Ring are both called by 'ring'"):
        ABILITIES.declare(Clang)


def test_cards_that_share_a_verb_are_told_apart_by_the_word_after_it(inn: Inn) -> None:
    play = Verb("play", "song")
    songs: Abilities[Song] = Abilities()

    class Song(InnAbility):
        verb = play
        moments = ("night",)
        clauses = ("IN-1.3",)

        def at_hand(self, _inn: Inn, _guest: Guest) -> Iterable[str]:
            return [play(self.thing)]

        def why_not(self, _inn: Inn, _guest: Guest, _moment: str, _option: str) -> Reason | None:
            return None

    @songs.declare
    class Lullaby(Song):
        thing = "lullaby"

        async def do(self, inn: Inn, _guest: Guest, _option: str) -> None:
            """What asks questions of its own is awaited."""
            inn.heard.append("hush")

    @songs.declare
    class March(Song):
        thing = "march"

    assert songs.options(inn, inn.guest("red"), "night") == ["play lullaby", "play march"]
    assert [type(songs.of(option)) for option in ("play lullaby", "play march", "play waltz")] == [
        Lullaby,
        March,
        type(None),
    ]
    lullaby = songs.of("play lullaby")
    assert lullaby is not None
    done = lullaby.do(inn, inn.guest("red"), "play lullaby")
    assert done is not None
    with pytest.raises(StopIteration):
        done.__await__().send(None)
    assert inn.heard == ["hush"]

    class Anthem(Song):
        thing = "march"

    with pytest.raises(TypeError, match="Anthem and March are both called by 'play march'"):
        songs.declare(Anthem)
