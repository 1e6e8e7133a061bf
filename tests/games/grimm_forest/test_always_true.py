"""What holds at every moment of every match, whatever the players do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.engine.verbs import YES
from fairytable.games.grimm_forest import GAME
from fairytable.games.grimm_forest.components import MATERIALS, SECTIONS
from fairytable.games.grimm_forest.content import FRIENDS
from fairytable.games.grimm_forest.scenes import COLOURS, count_components, standing_pieces
from fairytable.games.grimm_forest.verbs import (
    BONUS,
    BUILD,
    CHOOSE,
    CUT_CORNERS,
    DISMISS,
    END,
    MOVE,
    PAY,
    REPLACE,
    SPECIAL,
    TRADE,
)
from fairytable.testing import clause
from tests.games.grimm_forest.forest import Has, forest

LONGEST = 220
EAGER = (BUILD, CUT_CORNERS, SPECIAL, DISMISS, YES, BONUS, TRADE, PAY, MOVE, REPLACE)
HOUSES = [f"{material}_{section}" for material in MATERIALS for section in SECTIONS]

seeds = st.integers(0, 2**32)
numbers = st.integers(2, 4)
every_match = settings(max_examples=25, deadline=None, derandomize=True)


class Moment(NamedTuple):
    """A match just after an answer; `about` is what was asked."""

    match: Match
    seat: str
    about: str
    option: str


def moments(seed: int, seats: int) -> Iterator[Moment]:
    """A match from anywhere in the middle, between players who hold much and like the rarer choices."""
    luck = Random(seed)
    deck = load_pack(GAME).content.fable_deck(basic=False)
    luck.shuffle(deck)
    helpers = luck.sample(list(FRIENDS), seats)
    standing = luck.sample(HOUSES, len(HOUSES))
    builders: dict[str, Has] = {}
    for seat in COLOURS[:seats]:
        builders[seat] = {
            "straw": luck.randrange(9),
            "wood": luck.randrange(9),
            "brick": luck.randrange(9),
            "hand": [deck.pop() for _ in range(luck.randrange(6))],
            "friend": helpers.pop() if luck.random() < 0.8 else "",
            "houses": [standing.pop() for _ in range(luck.randrange(3))],
        }
        if builders[seat]["friend"] == "little_mermaid":
            builders[seat]["locked"] = ["forest", "market"][: seats - 2 or 1]
    match = forest(window="start_of_round", seed=seed, seated=builders)
    for _ in range(LONGEST):
        if match.is_over:
            return
        question = luck.choice(match.questions)
        options = list(question.options)
        rare = [option for option in options if any(option in verb for verb in EAGER)]
        if question.about == "choose_cards":
            rare = [option for option in options if "no_fable" not in CHOOSE.read(option)]
        option = luck.choice(rare if rare and luck.random() < 0.7 else options)
        match.answer(question.seat, option)
        yield Moment(match, question.seat, question.about, option)


@clause("GF-1.13", "GF-1.20", "GF-13.2")
@given(seed=seeds, seats=numbers)
@every_match
def test_no_card_and_no_section_is_ever_lost_or_made(seed: int, seats: int) -> None:
    before: dict[str, int] = {}
    for match, *_ in moments(seed, seats):
        counted = count_components(match.table)
        assert counted == (before or counted)
        before = counted
    assert [before[f"Gather cards of {seat}"] for seat in COLOURS[:seats]] == [4 if seats == 4 else 3] * seats
    assert {before[piece] for piece in HOUSES} == {5}


@clause("GF-15.14", "GF-15.2", "GF-1.13")
@given(seed=seeds, seats=numbers)
@every_match
def test_a_started_house_can_always_be_continued(seed: int, seats: int) -> None:
    for match, *_ in moments(seed, seats):
        table = match.table
        standing = [piece for builder in table.builders for house in builder.sites for piece in standing_pieces(house)]
        for material in MATERIALS:
            floors, walls, roofs = (standing.count(f"{material}_{section}") for section in SECTIONS)
            assert 5 >= floors >= walls >= roofs
        for builder in table.builders:
            for house in filter(None, builder.sites):
                material, top = house.split("_")
                if top != "roof":
                    assert table.sections[f"{material}_{SECTIONS[SECTIONS.index(top) + 1]}"] > 0


@clause("GF-1.17", "GF-14.3", "GF-11.2")
@given(seed=seeds, seats=numbers)
@every_match
def test_nobody_and_no_location_ever_has_less_than_nothing(seed: int, seats: int) -> None:
    for match, *_ in moments(seed, seats):
        for builder in match.table.builders:
            assert min(builder.resources.values()) >= 0
            assert builder.actions >= 0
        for lying in match.table.stock.values():
            assert min(lying.values()) >= 0


@clause("GF-16.4", "GF-16.2")
@given(seed=seeds, seats=numbers)
@every_match
def test_every_friend_is_in_one_place_and_nobody_has_two(seed: int, seats: int) -> None:
    for match, *_ in moments(seed, seats):
        table = match.table
        having = [builder.friend for builder in table.builders if builder.friend]
        everywhere = [*having, *table.friend_deck, *table.friend_discard, *table.shown_friends]
        assert sorted(everywhere) == sorted(FRIENDS)


@clause("GF-14.3", "GF-14.8", "GF-14.10", "GF-14.15")
@given(seed=seeds, seats=numbers)
@every_match
def test_in_a_turn_the_basic_actions_are_used_and_no_special_action_twice(seed: int, seats: int) -> None:
    used: dict[tuple[int, str], list[str]] = {}
    had: dict[tuple[int, str], int] = {}
    turn = (0, "")
    for match, seat, about, option in moments(seed, seats):
        if about == "build_turn" and option not in END and option not in DISMISS and turn[1] == seat:
            used[turn].append(option)
        if match.questions and match.questions[0].about == "build_turn":
            turn = (match.table.round, match.questions[0].seat)
            had[turn] = match.table.builder(turn[1]).actions
            used.setdefault(turn, [])
    used.pop(turn, None)
    for ended, actions in used.items():
        assert min(2, had[ended]) <= len(actions) <= had[ended]
        specials = [action for action in actions if action in SPECIAL]
        assert len(set(specials)) == len(specials)


@clause("GF-4.3", "GF-5.5", "GF-14.5")
@given(seed=seeds, seats=numbers)
@settings(every_match, max_examples=12)
def test_what_a_seat_knows_is_the_same_in_everything_it_can_imagine(seed: int, seats: int) -> None:
    for step, (match, *_) in enumerate(moments(seed, seats)):
        if step % 9 == 0 and not match.is_over:
            seat = match.questions[-1].seat
            other = match.determinize(seat, seed + step)
            assert other.view(seat) == match.view(seat)
            assert count_components(other.table) == count_components(match.table)


@clause("GF-9.4", "GF-12.2", "GF-13.5")
@given(seed=seeds, seats=numbers)
@every_match
def test_pigs_stay_where_they_are_from_collecting_to_clean_up(seed: int, seats: int) -> None:
    where: list[tuple[str, str]] = []
    for match, *_ in moments(seed, seats):
        now = sorted((builder.seat, builder.location) for builder in match.table.builders)
        if match.table.window in ("end_of_gather", "start_of_build", "build", "end_of_build"):
            assert now == (where or now)
            where = now
        else:
            where = []


@clause("GF-2.1", "GF-19.1")
@given(seed=seeds, seats=numbers)
@every_match
def test_somebody_is_always_asked_and_nothing_offered_is_refused(seed: int, seats: int) -> None:
    for step, (match, *_) in enumerate(moments(seed, seats)):
        assert bool(match.questions) != match.is_over
        for question in match.questions:
            assert len(set(question.options)) == len(question.options)
            assert question.default_answer in question.options
            if step % 5 == 0:
                assert not set(match.refusals(question)) & set(question.options)


@given(seed=seeds, seats=numbers)
@settings(every_match, max_examples=15)
def test_a_match_stays_playable_whoever_leaves_and_whenever(seed: int, seats: int) -> None:
    luck = Random(seed)
    leaving = luck.sample(COLOURS[:seats], luck.randrange(1, seats))
    for match, *_ in moments_with_leaving(seed, seats, leaving):
        for question in match.questions:
            assert question.seat not in match.table.absent
        assert bool(match.questions) != match.is_over


def moments_with_leaving(seed: int, seats: int, leaving: list[str]) -> Iterator[Moment]:
    luck = Random(seed + 1)
    for moment in moments(seed, seats):
        yield moment
        if leaving and not moment.match.is_over and luck.random() < 0.05:
            moment.match.leave(leaving.pop())
            yield moment
