"""Situations of Fantastic Stories on the practice board, and a few words to play and look at them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from fairytable.engine.match import Match
from fairytable.engine.packs import Pack, load_pack
from fairytable.engine.verbs import verb_of
from fairytable.games.fantastic_stories import GAME
from fairytable.games.fantastic_stories.table import PAWNS, StoryTable
from fairytable.matches import new_match
from fairytable.testing import arranged, play

PRACTICE = load_pack(GAME, Path(__file__).with_name("practice"))

Pawns = Mapping[str, int]


def practice_match(seats: int | Sequence[str] = 2, /, seed: int = 1, **options: object) -> Match:
    """A match on the practice board that begins as every match does."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    return new_match(GAME, seats, seed, chosen, PRACTICE)


def situation(
    *,
    dice: Sequence[int] = (),
    then: Iterable[int] = (),
    ferry: str = "north_dock",
    expert: bool = False,
    start: str = "red",
    turn: str = "red",
    books: Mapping[str, str] | None = None,
    pack: Pack = PRACTICE,
    seed: int = 1,
    in_round: int = 1,
    round_limit: int | str = "off",
    **pawns: Pawns,
) -> Match:
    """The seat in turn stands before its castle step, with the pawns placed as told and the dice loaded.

    A pawn that is not told of is in the reserve. But if dice are given and the castle is not, the seat in turn
    has as many pawns in reserve as there are dice, and the others in the castle. `then` are dice rolled later.
    """
    placed = pawns if len(pawns) > 1 else {"blue": {"castle": 1}} | pawns
    options = {"start-player": start, "ferry-start": ferry, "expert": expert, "round-limit": round_limit}
    match = new_match(GAME, list(placed), seed, options, pack)

    def arrange(table: StoryTable) -> None:
        for reader in table.readers:
            reader.pawns = dict(placed[reader.seat])
            reader.book = (books or {}).get(reader.seat, "").split()
            reader.reserve = PAWNS - reader.pawns_on_board() - len(reader.book)
            if reader.seat == turn and dice and not reader.stands_on(table.board.castle):
                if at_home := reader.reserve - len(dice):
                    reader.place(table.board.castle, at_home)
                reader.reserve = len(dice)
        table.round = in_round
        table.turn = [reader.seat for reader in table.readers].index(turn)
        table.ending = any(len(reader.book) == 3 for reader in table.readers)

    return arranged(match, arrange, [*dice, *then])


def rolled(*, turn: str = "red", **told: Any) -> Match:
    """The same situation after the roll: the castle step has changed nothing."""
    match = situation(turn=turn, **told)
    return play(match, f"{turn}: castle {pawns(match, turn).get('castle', 0)}")


def pawns(match: Match, seat: str) -> dict[str, int]:
    """Where the pawns of the seat stand on the board."""
    return dict(match.table.reader(seat).pawns)


def reserve(match: Match, seat: str) -> int:
    return int(match.table.reader(seat).reserve)


def book(match: Match, seat: str) -> list[str]:
    return list(match.table.reader(seat).book)


def offered(match: Match, *verbs: str) -> set[str]:
    """What the first open question offers, or only the options with one of these verbs."""
    options = match.questions[0].options
    return {option for option in options if not verbs or verb_of(option, GAME.vocabulary.verbs).word in verbs}
