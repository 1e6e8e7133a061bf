"""Whispers: a small game with secret cards, a choice of all at once, and no map."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fairytable.engine.chance import Chance
from fairytable.engine.events import Happening, Secret
from fairytable.engine.facts import Facts, Private, Public
from fairytable.engine.game import Bots, Game, Identity, Result, Rules, Scene, Texts, Vocabulary
from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.engine.questions import Reason, ask, ask_all
from fairytable.engine.table import Table
from fairytable.engine.verbs import Verb
from fairytable.engine.words import Words
from tests.engine import decisions

CARDS = ("owl", "fox", "hare")
KEEP, GIVE, TELL, LOOK = Verb("keep"), Verb("give"), Verb("tell", "number"), Verb("look")


class Whisperer(Facts):
    seat: Public[str]
    card: Private[str] = ""
    told: Public[int] = 0
    looked: Public[bool] = False


class Dealt(Happening):
    seat: str
    card: Secret[str]


class Chosen(Happening):
    seat: str
    what: str


class Looked(Happening):
    seat: str


class Told(Happening):
    seat: str
    number: int


class Room(Table, kw_only=True):
    whisperers: Public[list[Whisperer]]
    turn: Public[int] = -1


async def deal(room: Room) -> None:
    cards = list(CARDS)
    room.chance.shuffle(cards)
    for whisperer in room.whisperers:
        whisperer.card = cards.pop()
        room.tell_in_secret(Dealt(seat=whisperer.seat, card=whisperer.card), "WH-1.1", [whisperer.seat])
    chosen = await ask_all(room.seats, lambda seat: ask(decisions.Choose(seat), (KEEP(), GIVE()), "WH-1.2"))
    for seat, what in chosen.items():
        room.tell(Chosen(seat=seat, what=what), "WH-1.2")
    room.turn = 0


async def turn(room: Room) -> None:
    whisperer = room.whisperers[room.turn]
    while True:
        options = (*TELL.all_of((1, 2, 3)), *(() if whisperer.looked else (LOOK(),)))
        answer = await ask(
            decisions.Turn(whisperer.seat),
            options,
            "WH-2.1",
            why_not=lambda: {LOOK(): Reason("looked_already", "WH-2.2")} if whisperer.looked else {},
        )
        if answer not in LOOK:
            break
        whisperer.looked = True
        room.tell(Looked(seat=whisperer.seat), "WH-2.1")
    (number,) = TELL.read(answer)
    whisperer.told = int(number)
    room.tell(Told(seat=whisperer.seat, number=whisperer.told), "WH-2.1")
    room.turn += 1


def lay_table(_content: None, seats: tuple[str, ...], _options: Mapping[str, str], chance: Chance) -> Room:
    return Room(seats=seats, chance=chance, whisperers=[Whisperer(seat) for seat in seats])


def next_scene(room: Room) -> Scene:
    return deal(room) if room.turn < 0 else turn(room)


def result(room: Room) -> Result:
    scores = {whisperer.seat: float(whisperer.told) for whisperer in room.whisperers}
    best = max(scores.values())
    return Result(tuple(seat for seat in scores if scores[seat] == best), scores, "WH-2.3")


def describe(view: dict[str, Any], _content: None, words: Words, _options: Mapping[str, str]) -> str:
    return "\n".join(
        words.say("table-unseen", seat=one["seat"])
        if one["card"] in ("", "?")
        else words.say("table-card", seat=one["seat"], card=one["card"])
        for one in view["whisperers"]
    )


whispers: Game[Room] = Game(
    identity=Identity(
        slug="whispers",
        title="Whispers",
        prefix="WH",
        folder=Path(__file__).parent,
        seats=("red", "blue", "green"),
        fewest_seats=2,
        leaving_clause="WH-1.1",
    ),
    read_content=lambda _reader: None,
    table_type=Room,
    rules=Rules(
        lay_table=lay_table,
        next_scene=next_scene,
        is_over=lambda room: room.turn == len(room.whisperers),
        result=result,
        rounds=lambda room: room.turn,
        count_components=lambda room: {"cards": len(room.whisperers)},
    ),
    vocabulary=Vocabulary(
        verbs=(KEEP, GIVE, TELL, LOOK),
    ),
    texts=Texts(
        describe=describe,
        names=lambda _content, _language: {},
    ),
    bots=Bots(
        heuristic=lambda room, seat: float(room.whisperers[room.seats.index(seat)].told),
    ),
)


def a_whisper(seats: int = 2, seed: int = 1) -> Match:
    return Match(whispers, load_pack(whispers), whispers.check_seats(seats), seed, {})
