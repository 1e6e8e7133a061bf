"""Recording: the record of a match, and the match of a record. (What a record looks like, `records.py` says.)"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from fairytable.engine.chance import seed_fingerprint
from fairytable.engine.errors import (
    DamagedRecord,
    IllegalAnswer,
    NotAsked,
    OtherRulesVersion,
    UnfitOptions,
    UnknownOption,
    WrongPack,
    WrongSeats,
)
from fairytable.engine.game import Game
from fairytable.engine.packs import Pack
from fairytable.engine.records import Answer, Record

if TYPE_CHECKING:
    from fairytable.engine.match import Match

Patience = Callable[[], None]
"""Called before each answer of a record is given again; it may give up by raising an error."""


def record_of(match: Match) -> Record:
    """`Match.record`: enough to play the match again, sealed."""
    if match.is_imagined:
        raise ValueError("an imagined match has no record")
    return Record(
        game=match.game.slug,
        rules_version=match.game.rules_version,
        pack=match.pack.hash,
        pack_name=match.pack.name,
        options=dict(match.options),
        seats=list(match.seats),
        seed=match.seed,
        seed_fingerprint=seed_fingerprint(match.seed),
        branches=list(match.branches) or UNSET,
        answers=[f"{seat}: {option}" for seat, option in match.answers],
        pending=dict(match._pending),
        table_fingerprint=match.table_fingerprint,
        winners=list(match.result.winners) if match.result else None,
    ).sealed()


def match_of(
    kind: type[Match],
    game: Game[Any],
    pack: Pack,
    record: Record,
    *,
    quiet: bool = False,
    patience: Patience | None = None,
) -> Match:
    """`Match.from_record`: the match that the record tells, answered again up to its last answer."""
    if record.rules_version != game.rules_version:
        raise OtherRulesVersion(
            f"This record was played with version {record.rules_version} of the rules of {game.title}; "
            f"this is version {game.rules_version}"
        )
    if record.pack != pack.hash:
        raise WrongPack(
            f"This record was played with the pack '{record.pack_name}' ({record.pack}), "
            f"not with '{pack.name}' ({pack.hash})"
        )
    try:
        options = game.check_options(record.options)
        seats = game.check_seats(record.seats)
        game.check_fit(options, seats)
    except (UnfitOptions, UnknownOption, WrongSeats) as error:
        raise DamagedRecord(f"The record cannot be played: {error}") from None
    given = iter([*record.given_answers(), *record.pending.items()])
    branches, number = record.given_branches(), 0

    def counted() -> Iterator[Answer]:
        nonlocal number
        for answer in given:
            if patience is not None:
                patience()
            number += 1
            yield answer

    try:
        match = kind(game, pack, seats, record.seed, options, quiet=quiet, answers=counted(), branches=branches)
    except (IllegalAnswer, NotAsked) as error:
        raise DamagedRecord(f"Answer {number} of the record was not possible: {error}") from None
    if list(match.branches) != branches:
        raise DamagedRecord("The record has a branch where it has no answers")
    return match


def check_truth(record: Record, match: Match) -> None:
    """Raise an error if the record says of the match that it tells what is not so."""
    if match.table_fingerprint != record.table_fingerprint:
        raise DamagedRecord("The record is not true: its answers lead to another table than it says")
    if record.winners != (list(match.result.winners) if match.result else None):
        raise DamagedRecord("The record is not true: its answers lead to another end than it says")
