"""Recording: the record of a match, and the match of a record. (`records.py` describes the format.)"""

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
from fairytable.engine.table import is_of_earlier_layout

if TYPE_CHECKING:
    from fairytable.engine.match import Match

Watchdog = Callable[[], None]
"""Called before each answer of a record is replayed; it may stop by raising an error."""


def record_of(match: Match) -> Record:
    """`Match.record`: enough to play the match again, sealed."""
    if match.is_imagined:
        raise ValueError("an imagined match has no record")
    return Record(
        game=match.game.slug,
        rules_version=match.game.identity.rules_version,
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
    watchdog: Watchdog | None = None,
) -> Match:
    """`Match.from_record`: the match of the record, replayed up to its last answer."""
    if record.rules_version != game.identity.rules_version:
        raise OtherRulesVersion(
            f"This record was played with version {record.rules_version} of the rules of {game.title}; "
            f"this is version {game.identity.rules_version}"
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
            if watchdog is not None:
                watchdog()
            number += 1
            yield answer

    try:
        match = kind(game, pack, seats, record.seed, options, quiet=quiet, answers=counted(), branches=branches)
    except (IllegalAnswer, NotAsked) as error:
        raise DamagedRecord(f"Answer {number} of the record was not possible: {error}") from None
    if list(match.branches) != branches:
        raise DamagedRecord("The record has a branch where it has no answers")
    return match


def leads_to(record: Record, match: Match) -> bool:
    """Whether the table of the match is that of the record. If the facts have been rearranged since, that cannot be
    compared."""
    is_same = match.table_fingerprint == record.table_fingerprint
    return is_same or is_of_earlier_layout(record.table_fingerprint, match.table)


def check_truth(record: Record, match: Match) -> None:
    """Raise an error if the record makes a false claim about the match."""
    if not leads_to(record, match):
        raise DamagedRecord("The record is not true: its answers lead to a different table")
    if record.winners != (list(match.result.winners) if match.result else None):
        raise DamagedRecord("The record is not true: its answers lead to a different end")
