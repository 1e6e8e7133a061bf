"""A game for practice with the lab: fair to every seat, every card and every pond, unless its pack or option is not.

Everybody has a hand of cards and plays one of them at the same time as all others. Then everybody chooses a pond and
flies there, which takes so many days. After five days whoever has most feathers wins; equals share.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from msgspec import Struct

from fairytable.engine.balance import Balance, Mention, Things
from fairytable.engine.chance import Chance
from fairytable.engine.events import Happening, Secret
from fairytable.engine.facts import Constant, Facts, Public, hidden, private
from fairytable.engine.game import Bots, Game, Identity, MatchOption, Result, Rules, Texts, Vocabulary
from fairytable.engine.packs import PackReader
from fairytable.engine.piles import Pile
from fairytable.engine.questions import Question, ask, ask_all
from fairytable.engine.table import Table
from fairytable.engine.verbs import Verb
from tests.engine import decisions

FOLDER = Path(__file__).parent / "goose_race"
FILE = "geese.toml"
SEATS = ("red", "blue", "green")
PLAY, FLY, PASS = Verb("play", "card"), Verb("fly", "pond"), Verb("pass")
DAYS = 5
HAND = 2
DICE = 6
"""Luck for every goose and day, so that no card decides alone."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """`feathers` is what it brings, `needs` so many feathers must be there before."""

    id: str
    feathers: int
    copies: int = 2
    needs: int = 0


class Pond(Struct, frozen=True, forbid_unknown_fields=True):
    """`days` is how long it takes to fly there, `feathers` what is found."""

    id: str
    days: int
    feathers: int = 3


class Geese(Struct, frozen=True, eq=False):
    cards: dict[str, Card]
    ponds: dict[str, Pond]


class Goose(Facts):
    seat: Public[str]
    hand: Annotated[Pile, private("cards")]
    feathers: Public[int] = 0
    flies_to: Public[str] = ""
    arrives: Public[int] = 0


class Race(Table, kw_only=True):
    geese: Constant[Geese]
    flock: Public[list[Goose]]
    deck: Annotated[Pile, hidden("cards")]
    played: Public[list[str]] = []
    day: Public[int] = 0

    def goose(self, seat: str) -> Goose:
        return next(goose for goose in self.flock if goose.seat == seat)


class Dealt(Happening):
    seat: str
    cards: Secret[tuple[str, ...]]


class Played(Happening):
    seat: str
    card: str


class Arrived(Happening):
    seat: str
    pond: str


def read_geese(reader: PackReader) -> Geese:
    reader.only_keys(FILE, "card", "pond")
    cards, ponds = reader.entries(FILE, "card", Card), reader.entries(FILE, "pond", Pond)
    return Geese({card.id: card for card in cards}, {pond.id: pond for pond in ponds})


def lay_table(geese: Geese, seats: tuple[str, ...], options: Mapping[str, str], chance: Chance) -> Race:
    deck = Pile.of([card.id for card in geese.cards.values() for _ in range(card.copies)])
    deck.shuffle(chance)
    gifted = seats[chance.below(len(seats))] if options["gift"] == "somebody" else options["gift"]
    flock = [Goose(seat, Pile.of(), feathers=3 if seat == gifted else 0) for seat in seats]
    return Race(seats=seats, chance=chance, geese=geese, flock=flock, deck=deck)


async def day(table: Race) -> None:
    """GR-1.1: deal, play, fly."""
    if not table.day:
        for goose in table.flock:
            for _ in range(HAND):
                table.deck.move_top(goose.hand)
            cards = tuple(goose.hand.cards)
            table.tell_in_secret(Dealt(seat=goose.seat, cards=cards), "GR-1.1", (goose.seat,))
    kinds = table.geese.cards

    def which_card(seat: str) -> Question:
        goose = table.goose(seat)
        able = [card for card in dict.fromkeys(goose.hand.cards) if kinds[card].needs <= goose.feathers]
        return ask(decisions.PlayCard(seat), (PASS(), *map(PLAY, able)), "GR-1.2")

    for seat, answer in (await ask_all(table.seats, which_card)).items():
        goose = table.goose(seat)
        if answer in PLAY:
            (card,) = PLAY.read(answer)
            goose.hand.remove(card)
            table.played.append(card)
            goose.feathers += kinds[card].feathers
            table.tell(Played(seat=seat, card=card), "GR-1.2")
    resting = tuple(goose.seat for goose in table.flock if not goose.flies_to)
    ponds = tuple(map(FLY, table.geese.ponds))
    for seat, answer in (await ask_all(resting, lambda seat: ask(decisions.FlyTo(seat), ponds, "GR-1.3"))).items():
        goose = table.goose(seat)
        (goose.flies_to,) = FLY.read(answer)
        goose.arrives = table.day + table.geese.ponds[goose.flies_to].days
    table.day += 1
    for goose in table.flock:
        goose.feathers += table.chance.below(DICE)
        if goose.flies_to and goose.arrives <= table.day:
            goose.feathers += table.geese.ponds[goose.flies_to].feathers
            table.tell(Arrived(seat=goose.seat, pond=goose.flies_to), "GR-1.3")
            goose.flies_to = ""


def result(table: Race) -> Result:
    scores = {goose.seat: float(goose.feathers) for goose in table.flock}
    best = max(scores.values())
    return Result(tuple(seat for seat in scores if scores[seat] == best), scores, "GR-1.4")


def heuristic(table: Race, seat: str) -> float:
    goose = table.goose(seat)
    flying = table.geese.ponds[goose.flies_to].feathers / (1 + goose.arrives - table.day) if goose.flies_to else 0
    return float(goose.feathers + flying)


BALANCE = Balance(
    progress=lambda table, seat: float(table.goose(seat).feathers),
    things=(
        Things(
            "card",
            "Cards",
            lambda geese: geese.cards,
            held=(Mention("dealt", "cards"),),
            used=(Mention("played", "card"),),
        ),
        Things("pond", "Ponds", lambda geese: geese.ponds, used=(Mention("arrived", "pond"),)),
    ),
)

goose_race: Game[Race] = Game(
    identity=Identity(
        slug="goose-race",
        title="The Goose Race",
        prefix="GR",
        folder=FOLDER,
        seats=SEATS,
        fewest_seats=2,
        leaving_clause="GR-1.1",
    ),
    read_content=read_geese,
    table_type=Race,
    rules=Rules(
        lay_table=lay_table,
        next_scene=day,
        is_over=lambda table: table.day == DAYS,
        result=result,
        rounds=lambda table: table.day,
        count_components=lambda table: {"geese": len(table.flock)},
        options=(MatchOption("gift", ("nobody", "somebody", *SEATS)),),
    ),
    vocabulary=Vocabulary(
        verbs=(PLAY, FLY, PASS),
        events=(Dealt, Played, Arrived),
    ),
    texts=Texts(
        describe=lambda *_words: "",
        names=lambda geese, _language: {name: name.title() for name in (*geese.cards, *geese.ponds)},
    ),
    bots=Bots(
        heuristic=heuristic,
    ),
    balance=BALANCE,
)


def a_pack(folder: Path, **changes: Mapping[str, Any]) -> Path:
    """A copy of the fair pack in which some cards and ponds are otherwise: `a_pack(folder, cloud={"feathers": 4})`."""
    lines = []
    for kind, names, usual in (("card", CARDS, {"feathers": 2}), ("pond", PONDS, {"days": 2})):
        for name in names:
            entry = {"id": name, **usual, **changes.get(name, {})}
            lines += [f"[[{kind}]]", *(f"{key} = {value!r}".replace("'", '"') for key, value in entry.items()), ""]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text('[pack]\ngame = "goose-race"\nname = "Fair Weather"\n', encoding="utf-8")
    (folder / FILE).write_text("\n".join(lines), encoding="utf-8")
    return folder


CARDS = ("cloud", "reed", "breeze", "moon", "acorn", "bell", "thimble", "star")
PONDS = ("north", "east", "south", "west")
