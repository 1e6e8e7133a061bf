"""New matches between the seats of a room, with luck from the operating system."""

from __future__ import annotations

import secrets
from typing import Any

from fairytable.engine.errors import FairytableError, UnfitOptions
from fairytable.engine.game import Game
from fairytable.engine.languages import ENGLISH
from fairytable.engine.match import Match
from fairytable.server.storage.stored import Opening, StoredMatch, StoredRoom
from fairytable.server.wording.library import GamePack, Library
from fairytable.server.wording.refusals import Refusal


def new_name() -> str:
    return secrets.token_urlsafe(12)


def match_for(library: Library, stored: StoredRoom) -> StoredMatch:
    """A match between the seats of the room, with luck from the operating system; refused if it could not begin."""
    game_pack = library.find(stored.game, stored.pack)
    if game_pack is None:
        raise Refusal("unknown_pack")
    game = game_pack.game
    try:
        wanted = {seat.seat for seat in stored.seats}
        seats = game.check_seats([seat for seat in game.seats if seat in wanted])
    except FairytableError as error:
        raise Refusal("wrong_seats", because=str(error)) from None
    seed = secrets.token_hex(16) if stored.seed is None else stored.seed
    assert stored.match is not None
    made = StoredMatch(
        match=stored.match,
        room=stored.room,
        game=game.slug,
        rules_version=game.identity.rules_version,
        pack=game_pack.pack.edition,
        options=stored.options,
        seats=seats,
        seed=seed,
        opening=stored.opening or Opening(),
        lesson=stored.lesson,
    )
    try:
        options = game.check_options(stored.options)
        game.check_fit(options, seats)
        Match(game, game_pack.pack, seats, seed, options, quiet=True)
    except UnfitOptions as error:
        phrasing = library.phrasing(game.slug, game_pack.pack.edition, ENGLISH)
        raise Refusal("wrong_options", because=phrasing.why_unfit(error.reason)) from None
    except FairytableError as error:
        raise Refusal("wrong_options", because=str(error)) from None
    return made


def choose_pack(stored: StoredRoom, game_pack: GamePack) -> None:
    """The room plays with this pack; an uploaded pack is stored with the room."""
    stored.pack = game_pack.pack.edition
    stored.content = dict(game_pack.pack.files) if game_pack.is_brought else None


def deal_seats(game: Game[Any], stored: StoredRoom) -> None:
    """If the options say so, the seats are dealt at random among the people at the table."""
    if stored.opening is not None or not game.rules.deals_seats(game.check_options(stored.options)):
        return
    names = [seat.seat for seat in stored.seats]
    secrets.SystemRandom().shuffle(names)
    for seat, name in zip(stored.seats, names, strict=True):
        seat.seat = name
    stored.seats.sort(key=lambda seat: game.seats.index(seat.seat))


def checked_options(game: Game[Any], options: dict[str, str]) -> dict[str, str]:
    """The given options of a match, as far as the game has them."""
    try:
        return dict(game.check_options(options))
    except FairytableError as error:
        raise Refusal("wrong_options", because=str(error)) from None
