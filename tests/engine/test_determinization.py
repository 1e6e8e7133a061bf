"""Imagining: a match as it could be, for all that a seat knows."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Annotated, Any

import pytest

from fairytable.engine.errors import NotAsked
from fairytable.engine.facts import Facts, Hidden, Public, hidden, private
from fairytable.engine.match import Match
from fairytable.engine.piles import Pile
from fairytable.engine.questions import Question, ask, ask_all
from fairytable.engine.table import Table
from fairytable.engine.verbs import Verb
from fairytable.looking import everything, heard_by, seen_by
from fairytable.testing import play
from tests.engine import decisions
from tests.engine.practice_games import a_game, a_little_match, a_market, night_watch
from tests.engine.scenarios import answer_at_random, everybody_passes, with_hands


@pytest.mark.parametrize("seed", range(8))
def test_through_a_whole_match_what_the_asked_seats_know_stays_byte_for_byte(seed: int) -> None:
    match, random = a_market(seed=seed), Random(seed)
    while not match.is_over:
        for seat in match.waiting_for:
            before = everything(match), heard_by(match, seat)
            imagined = match.determinize(seat, random.getrandbits(64))
            assert seen_by(imagined, seat) == seen_by(match, seat)
            assert (everything(match), heard_by(match, seat)) == before
        answer_at_random(match, random)


@pytest.mark.parametrize("seed", range(4))
def test_a_table_imagined_alone_is_that_of_the_match_imagined_with_the_same_luck(seed: int) -> None:
    match, random = a_market(seed=seed), Random(seed)
    while not match.is_over:
        before = everything(match)
        for seat in match.waiting_for:
            luck = random.getrandbits(64)
            assert match.determinize_table(seat, luck) == match.determinize(seat, luck).table
        assert everything(match) == before
        answer_at_random(match, random)
    with pytest.raises(NotAsked):
        match.determinize_table("red", 1)


def test_what_the_seat_cannot_know_really_varies() -> None:
    match = everybody_passes(a_market())
    ideas = [match.determinize("red", luck).table for luck in range(200)]
    unknown = set(match.table.wares) - set(match.table.trader("red").hand)
    assert {table.deck.cards[-1] for table in ideas} >= unknown
    assert {table.trader("blue").hand.cards[0] for table in ideas} >= unknown
    assert {table.omen for table in ideas} == {"comet", "frost", "owl"}
    assert len({table.chance.key for table in ideas}) == 200


def test_what_a_seat_was_shown_it_still_knows_when_it_imagines() -> None:
    match = play(with_hands(red="egg bell", blue="candle"), "red: peek", "red: give egg blue", "red: rest")
    top = match.table.deck.cards[-1]
    for luck in range(50):
        imagined = match.determinize("red", luck).table
        assert imagined.deck.cards[-1] == top
        assert imagined.trader("blue").hand.cards[-1] == "egg"
    play(match, "red: done")
    assert {match.determinize("blue", luck).table.deck.cards[-1] for luck in range(50)} != {top}
    assert {match.determinize("blue", luck).table.trader("blue").hand.cards[-1] for luck in range(50)} == {"egg"}
    play(match, "blue: done")
    assert {match.determinize("green", luck).table.trader("blue").hand.cards[-1] for luck in range(50)} != {"egg"}


def test_pools_do_not_mix_and_those_apart_stay_with_their_owner() -> None:
    match = everybody_passes(a_market())
    for luck in range(50):
        table = match.determinize("red", luck).table
        wares = [*table.deck, *(ware for trader in table.traders for ware in trader.hand)]
        assert Counter(wares) == Counter(table.wares)
        assert Counter((table.omen, *table.other_omens)) == Counter(("comet", "frost", "owl"))
        for trader in table.traders:
            assert {fate.split("_")[0] for fate in trader.fates} == {trader.seat}
        assert table.trader("red").fates == match.table.trader("red").fates
    assert len({tuple(match.determinize("red", luck).table.trader("blue").fates) for luck in range(50)}) == 6


def test_luck_to_come_is_new() -> None:
    match = everybody_passes(a_market())
    rolled = {play(match.determinize("red", luck), "red: roll").table.trader("red").coins for luck in range(60)}
    assert rolled == {0, 1}


def test_secret_answers_of_others_are_unknown() -> None:
    match = a_market(seed=4)
    wares = tuple(match.table.trader("blue").hand)
    play(match, f"blue: offer {wares[0]}")
    before = everything(match)
    imagined = match.determinize("red", 1)
    assert imagined.pending == {}
    assert imagined.waiting_for == ("red", "blue", "green")
    assert everything(match) == before
    assert match.pending == {"blue": f"offer {wares[0]}"}


def test_options_of_others_come_from_what_the_seat_imagines() -> None:
    match = a_market(seed=4)
    seen = set()
    for luck in range(30):
        imagined = match.determinize("red", luck)
        for seat in ("blue", "green"):
            question, true_question = imagined.question_for(seat), match.question_for(seat)
            assert question is not None
            assert true_question is not None
            offers = [f"offer {ware}" for ware in dict.fromkeys(imagined.table.trader(seat).hand)]
            assert question.options == (*offers, "pass")
            assert question.number == true_question.number
            seen.add(question.options)
    assert len(seen) > 20


def test_an_imagined_match_can_be_played_to_its_end_and_leaves_the_true_one_alone() -> None:
    match, random = play(a_market(seed=2), "green: pass"), Random(1)
    before = everything(match)
    for luck in range(20):
        imagined = match.determinize("red", luck)
        while not imagined.is_over:
            answer_at_random(imagined, random)
        assert imagined.result is not None
    assert everything(match) == before


def test_copies_of_an_imagined_match_repeat_the_imagining() -> None:
    imagined = a_market().determinize("red", 3)
    assert everything(imagined.copy()) == everything(imagined)
    assert everything(a_market().determinize("red", 3)) == everything(imagined)
    assert everything(a_market().determinize("red", 4)) != everything(imagined)


def test_an_imagined_match_can_be_imagined_on_by_others() -> None:
    imagined = a_market().determinize("red", 3)
    again = imagined.determinize("blue", 4)
    assert seen_by(again, "blue") == seen_by(imagined, "blue")
    assert everything(again.copy()) == everything(again)


def test_an_imagined_match_cannot_be_saved_and_does_not_know_the_seed() -> None:
    match = everybody_passes(a_market(seed="rumpelstiltskin"))
    imagined = match.determinize("red", 1)
    for idea in (imagined, imagined.copy(), play(imagined, "red: done", "blue: done")):
        assert idea.is_imagined
        assert idea.seed != match.seed
        with pytest.raises(ValueError, match="an imagined match has no record"):
            idea.record()
    assert not match.is_imagined
    assert not match.copy().is_imagined


def test_a_true_match_may_have_any_seed() -> None:
    match = a_market(seed="imagined")
    assert not match.is_imagined
    assert match.record().seed == "imagined"


def test_only_a_seat_that_is_asked_imagines() -> None:
    with pytest.raises(NotAsked, match="blue is not asked, but red"):
        everybody_passes(a_market()).determinize("blue", 1)


def test_without_secrets_only_luck_is_new() -> None:
    match = a_little_match(night_watch)
    imagined = match.determinize("watch", 1)
    assert imagined.view("watch") == match.view("watch")
    assert imagined.table.chance != match.table.chance


LAY = Verb("lay", "card")


class Liar(Facts):
    seat: Public[str]
    hand: Annotated[Pile, private("cards")]
    laid: Annotated[Pile, private("laid", apart=True)]


class LiarsTable(Table, kw_only=True):
    """Cards are laid face down out of the hands; `determinize` knows that they came from there."""

    liars: Public[list[Liar]]

    def determinize(self, seat: str | None, chance: object) -> None:
        for liar in self.liars:
            if liar.seat != seat:
                cards = [*liar.hand.cards, *liar.laid.cards]
                chance.shuffle(cards)  # type: ignore[attr-defined]
                liar.hand.cards[:], liar.laid.cards[:] = cards[: len(liar.hand)], cards[len(liar.hand) :]


def a_game_of_liars() -> Match:
    def lay(_content: object, seats: tuple[str, ...], _options: object, chance: object) -> LiarsTable:
        hands = ("abc", "def", "ghi")
        liars = [Liar(seat, Pile.of(hand), Pile.of()) for seat, hand in zip(seats, hands, strict=True)]
        return LiarsTable(seats=seats, chance=chance, liars=liars)  # type: ignore[arg-type]

    async def scene(table: LiarsTable) -> None:
        def lay_card(seat: str) -> Question:
            hand = next(liar.hand for liar in table.liars if liar.seat == seat)
            return ask(decisions.Lay(seat), LAY.all_of(hand), "LG-1.1")

        for seat, option in (await ask_all(table.seats, lay_card)).items():
            liar = next(liar for liar in table.liars if liar.seat == seat)
            (card,) = LAY.read(option)
            liar.hand.move(card, liar.laid)
        await ask(decisions.Doubt("red"), ("yes", "no"), "LG-1.1")

    return a_little_match(a_game(LiarsTable, scene, lambda _table: False, lay_table=lay))


def test_a_table_says_itself_how_secrets_depend_on_each_other() -> None:
    match = play(a_game_of_liars(), "red: lay a", "blue: lay d", "green: lay g")
    ideas = set()
    for luck in range(300):
        imagined = match.determinize("red", luck)
        assert seen_by(imagined, "red") == seen_by(match, "red")
        blue = imagined.table.liars[1]
        ideas.add((blue.laid.cards[0], frozenset(blue.hand.cards)))
        assert everything(imagined.copy()) == everything(imagined)
    assert {laid for laid, _ in ideas} == set("defhi")
    assert len(ideas) == 18


class Climber(Facts):
    """A player with cards of every height, drawn from the decks below."""

    seat: Public[str]
    drawn: Annotated[dict[str, Pile], private("heights", each=True)]


class Mountain(Table, kw_only=True):
    """A deck for each height, all in one field; and caves, each with things of its own."""

    decks: Annotated[dict[str, Pile], hidden("heights", each=True)]
    caves: Annotated[list[list[str]], hidden("caves", each=True)]
    climbers: Public[list[Climber]]


def a_mountain() -> Match:
    def lay(_content: object, seats: tuple[str, ...], _options: object, chance: object) -> Mountain:
        decks = {height: Pile.of(f"{height}_{number}" for number in range(6)) for height in ("low", "high")}
        climbers = [Climber(seat, {height: Pile.of() for height in decks}) for seat in seats]
        for climber in climbers:
            for height, deck in decks.items():
                deck.move_top(climber.drawn[height])
        caves = [[f"{cave}_{thing}" for thing in ("axe", "rope", "lamp")] for cave in (0, 1)]
        return Mountain(seats=seats, chance=chance, decks=decks, caves=caves, climbers=climbers)  # type: ignore[arg-type]

    async def scene(_table: Mountain) -> None:
        await ask(decisions.Climb("red"), ("up", "down"), "LG-1.1")

    return a_little_match(a_game(Mountain, scene, lambda _table: False, lay_table=lay))


def test_each_deck_of_a_field_has_a_pool_of_its_own_shared_with_the_hands_drawn_from_it() -> None:
    match = a_mountain()
    held_by_blue = set()
    for luck in range(60):
        table = match.determinize("red", luck).table
        red, blue, _ = table.climbers
        assert red.drawn == match.table.climbers[0].drawn
        for height, deck in table.decks.items():
            cards = [*deck, *(card for climber in table.climbers for card in climber.drawn[height])]
            assert Counter(cards) == Counter(f"{height}_{number}" for number in range(6))
        for number, cave in enumerate(table.caves):
            assert sorted(cave) == sorted(match.table.caves[number])
        held_by_blue.add(blue.drawn["low"].cards[0])
    assert held_by_blue == {f"low_{number}" for number in range(5)}
    assert len({tuple(match.determinize("red", luck).table.caves[0]) for luck in range(60)}) == 6


class Tiles(Table, kw_only=True):
    deck: Annotated[Pile, hidden("tiles")]
    laid: Public[list[str]] = []


def a_match_of_tiles(*, draws_first: bool, imagined: list[str]) -> Match:
    """Red lays the top tile: asked before it is turned over, or after."""

    class Counted(Tiles, kw_only=True):
        def determinize(self, seat: str | None, chance: object) -> None:  # noqa: ARG002
            imagined.append("again")

    def lay(_content: object, seats: tuple[str, ...], _options: object, chance: object) -> Tiles:
        return Counted(seats=seats, chance=chance, deck=Pile.of("abcdef"))  # type: ignore[arg-type]

    async def scene(table: Tiles) -> None:
        if draws_first:
            table.laid.append(table.deck.take_top(1)[0])
        await ask(decisions.Lay("red"), ("here", "there"), "LG-1.1")
        if not draws_first:
            table.laid.append(table.deck.take_top(1)[0])

    return a_little_match(a_game(Counted, scene, lambda table: not len(table.deck), lay_table=lay))


@pytest.mark.parametrize("draws_first", [True, False])
def test_what_is_imagined_is_drawn_once_for_all_copies(draws_first: bool) -> None:
    imagined: list[str] = []
    match = a_match_of_tiles(draws_first=draws_first, imagined=imagined)
    idea = match.determinize("red", 5)
    twins = [idea.copy(), idea.copy(), idea.copy()]
    assert len(imagined) == 1
    for twin in twins:
        assert everything(twin) == everything(idea)
        play(twin, "red: here", "red: there")
        assert everything(twin.copy()) == everything(twin)
    play(idea, "red: here", "red: there")
    assert everything(idea) == everything(twins[0]), "all of them go on alike"


class Chest(Facts):
    gold: Public[int]


class Cave(Table, kw_only=True):
    chests: Hidden[list[Chest]]
    opened: Public[int] = 0


def test_copies_share_no_imagined_secret_that_can_change() -> None:
    def lay(_content: object, seats: tuple[str, ...], _options: object, chance: Any) -> Cave:
        return Cave(seats=seats, chance=chance, chests=[Chest(gold) for gold in range(6)])

    async def scene(table: Cave) -> None:
        table.opened += 1
        await ask(decisions.Open("red"), ("first", "last"), "LG-1.1")
        table.chests[0].gold += 100

    match = a_little_match(a_game(Cave, scene, lambda table: table.opened == 3, lay_table=lay))
    idea = match.determinize("red", 5)
    twin = idea.copy()
    golds = [chest.gold for chest in idea.table.chests]
    assert [chest.gold for chest in twin.table.chests] == golds
    play(twin, "red: first")
    assert [chest.gold for chest in idea.table.chests] == golds
    assert [chest.gold for chest in idea.copy().table.chests] == golds
