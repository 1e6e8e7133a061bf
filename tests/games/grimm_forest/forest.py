"""Situations of The Grimm Forest, and a few words to play and look at them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, TypedDict, TypeVar

from fairytable.engine.match import Match
from fairytable.engine.packs import Pack
from fairytable.engine.piles import Pile
from fairytable.engine.verbs import verb_of
from fairytable.games.grimm_forest import GAME
from fairytable.games.grimm_forest.components import MATERIALS, SITES
from fairytable.games.grimm_forest.scenes import standing_pieces
from fairytable.games.grimm_forest.table import Builder, ForestTable, UniqueLocation
from fairytable.games.grimm_forest.verbs import CHOOSE
from fairytable.matches import new_match
from fairytable.testing import arranged

Found = TypeVar("Found", bound=Hashable)


class Has(TypedDict, total=False):
    """What a builder has. `houses` are named by their top, such as `wood_walls`; `corners` are the houses on Cutting
    Corners, "" for a free site. `locked` are the Gather cards under the Little Mermaid. `at` is where the pig is, for
    windows after the pigs were placed. The Fables `known` are in the hand too, and everybody knows it.

    `plays` is what the builder chooses as soon as cards are chosen: `"fields"` or `"fields dragon"`; that Fable comes
    in addition to `hand`.
    """

    straw: int
    wood: int
    brick: int
    hand: Sequence[str]
    known: Sequence[str]
    friend: str
    locked: Sequence[str]
    houses: Sequence[str]
    corners: Sequence[str]
    tokens: Sequence[str]
    next_turn: str
    actions: int
    at: str
    plays: str


def forest(
    *,
    window: str = "choose_cards",
    stock: Mapping[str, int | Mapping[str, int]] | None = None,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    friends: Sequence[str] = (),
    friend_discard: Sequence[str] = (),
    short: bool = False,
    unique: Sequence[str] = (),
    rapunzel: Mapping[str, int] | None = None,
    sections: Mapping[str, int] | None = None,
    in_round: int = 2,
    dice: Sequence[int] = (),
    seed: int = 1,
    pack: Pack | None = None,
    seated: Mapping[str, Has] | None = None,
    **builders: Has,
) -> Match:
    """A match at the beginning of a window; the named seats are at the table, in turn order.

    `deck`, `discard`, `friends` and `friend_discard` name the top cards, the topmost first; `short` decks hold no more.
    Cards that lie somewhere else are not in their deck. `unique` are lines such as `"blue lonely_castle fields"`.
    A Location of which nothing is told has what it begins with. `seated` are more builders, after the others.
    """
    builders |= seated or {}
    match = new_match(GAME, list(builders), seed, {"first-player": "seat"}, pack)

    def arrange(table: ForestTable) -> None:
        table.window = window
        table.round = in_round
        for location, lying in (stock or {}).items():
            table.stock[location] = dict.fromkeys(table.stock[location], 0)
            told = lying if isinstance(lying, Mapping) else {next(iter(table.stock[location])): lying}
            table.stock[location] |= told
        for builder in table.builders:
            _provide(builder, builders[builder.seat], table.everybody)
            for house in builder.sites:
                for piece in standing_pieces(house):
                    table.sections[piece] -= 1
        table.sections |= sections or {}
        table.unique_locations[:] = [UniqueLocation(card, seat, place) for seat, card, place in map(str.split, unique)]
        table.on_rapunzel |= rapunzel or {}
        table.fable_discard[:] = reversed(discard)
        table.friend_discard[:] = reversed(friend_discard)
        _lay_decks(table, deck, friends, short=short)

    arranged(match, arrange, dice)
    go(match, **{seat: has["plays"] for seat, has in builders.items() if "plays" in has})
    return match


def _provide(builder: Builder, has: Has, everybody: frozenset[str]) -> None:
    for material in MATERIALS:
        builder.resources[material] = has.get(material, 0)  # type: ignore[assignment]
    for card in (*has.get("hand", ()), *has.get("plays", "").split()[1:]):
        builder.hand.add(card)
    for card in has.get("known", ()):
        builder.hand.add(card, everybody)
    houses = [*has.get("houses", ())]
    builder.sites[:] = houses + [""] * (SITES - len(houses)) + [*has.get("corners", ())]
    builder.friend = has.get("friend", "")
    builder.locked = tuple(has.get("locked", ()))
    builder.gather_cards = tuple(card for card in builder.gather_cards if card not in builder.locked)
    builder.first_builder = tuple(has.get("tokens", ()))
    builder.next_turn = has.get("next_turn", "")
    builder.actions = has.get("actions", 2)
    builder.location = has.get("at", "")


def _lay_decks(table: ForestTable, deck: Sequence[str], friends: Sequence[str], *, short: bool) -> None:
    lying = [*table.fable_discard, *deck, *(unique.card for unique in table.unique_locations)]
    having = [*table.friend_discard, *friends]
    for builder in table.builders:
        lying += [*builder.hand, builder.next_turn, *["cutting_corners"] * (len(builder.sites) - SITES)]
        having.append(builder.friend)
    rest = [] if short else _without(table.fable_deck, lying)
    strangers = [] if short else _without(table.friend_deck, having)
    table.fable_deck = Pile.of([*rest, *reversed(deck)])
    table.friend_deck[:] = [*strangers, *reversed(friends)]


def _without(cards: Iterable[str], lying: Iterable[str]) -> list[str]:
    rest = [*cards]
    for card in lying:
        if card in rest:
            rest.remove(card)
    return rest


def go(match: Match, **chosen: str) -> Match:
    """Choose cards: `go(match, blue="fields dragon", green="forest")`."""
    for seat, cards in chosen.items():
        match.answer(seat, CHOOSE(*(cards if " " in cards else f"{cards} no_fable").split()))
    return match


def skip(match: Match, *, to: str = "build_turn") -> Match:
    """Answer everything as one who is absent would, up to a question about this."""
    while about(match) != to:
        question = match.questions[0]
        match.answer(question.seat, question.default_answer)
    return match


def about(match: Match) -> str:
    """What the first open question is about."""
    return match.questions[0].about


def asked(match: Match) -> str:
    """Who is asked about what first, such as `blue: place_monster`."""
    return f"{match.questions[0].seat}: {match.questions[0].about}"


def offered(match: Match, *verbs: str) -> set[str]:
    """What the first open question offers, or only the options with one of these verbs."""
    options = match.questions[0].options
    return {option for option in options if not verbs or verb_of(option, GAME.vocabulary.verbs).word in verbs}


def told(match: Match, seat: str | None, key: str) -> list[dict[str, Any]]:
    """The values of every event of this kind as the seat heard of it; the end `-unseen` belongs to the kind."""
    return [dict(event.values) for event in match.events_for(seat) if event.key == key]


def by_clause(match: Match, key: str) -> list[str]:
    """The clauses by which such events happened."""
    return [event.clause for event in match.events or [] if event.key == key]


def resources(match: Match, seat: str) -> dict[str, int]:
    """What lies on the board of the seat."""
    return _some(match.table.builder(seat).resources)


def gathered(match: Match, seat: str) -> dict[str, int]:
    """What the seat gathered this round."""
    return _some(match.table.builder(seat).gathered)


def stock(match: Match, location: str) -> dict[str, int]:
    """What lies on a Location."""
    return _some(match.table.stock[location])


def _some(counts: Mapping[str, int]) -> dict[str, int]:
    return {material: count for material, count in counts.items() if count}


def hand(match: Match, seat: str) -> list[str]:
    """The Fables in the hand of the seat."""
    return list(match.table.builder(seat).hand)


def hand_seen_by(match: Match, seat: str | None, whose: str) -> list[str | None]:
    """The hand of somebody as the seat may know it; unknown cards are None."""
    cards: list[str | None] = next(b["hand"] for b in match.view(seat)["builders"] if b["seat"] == whose)
    return cards


def friend(match: Match, seat: str) -> str:
    return str(match.table.builder(seat).friend)


def friends(match: Match) -> dict[str, str]:
    """Who has which Friend."""
    return {builder.seat: builder.friend for builder in match.table.builders}


def place(match: Match, seat: str) -> str:
    """Where the pig of the seat is."""
    return str(match.table.builder(seat).location)


def places(match: Match) -> list[str]:
    """Where the pigs are, in turn order."""
    return [builder.location for builder in match.table.builders]


def houses(match: Match, seat: str) -> list[str]:
    """The tops of the houses of the seat, those on Cutting Corners too."""
    return [house for house in match.table.builder(seat).sites if house]


def pile(match: Match) -> list[str]:
    """The discarded Fables, the topmost first."""
    return list(reversed(match.table.fable_discard))


def friend_pile(match: Match) -> list[str]:
    """The discarded Friends, the topmost first."""
    return list(reversed(match.table.friend_discard))


def plan_seen_by(match: Match, seat: str | None, whose: str) -> str | None:
    """The Location on the face-down Gather card before somebody, if the seat knows it."""
    plans = match.view(seat)["plans"]
    card = plans["cards"][plans["before"][whose]]
    return None if card is None else str(card)


def imagined(match: Match, seat: str, look: Callable[[ForestTable], Found], tries: int = 60) -> set[Found]:
    """What the table could show, as far as the seat can know."""
    return {look(match.determinize(seat, luck).table) for luck in range(tries)}


def with_luck(begin: Callable[[int], Match], look: Callable[[Match], Found], tries: int = 40) -> set[Found]:
    """What matches that begin alike, with different luck, come to show."""
    return {look(begin(seed)) for seed in range(tries)}
