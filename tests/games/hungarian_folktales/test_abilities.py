"""What an ability offers is what nothing speaks against, in recorded matches; and what its numbers mean."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.abilities import Advise, Wave, Wield
from fairytable.games.hungarian_folktales.moments import ABILITIES, able, use
from fairytable.games.hungarian_folktales.table import NOTHING
from tests.games.hungarian_folktales.tales import folktale, hero
from tests.matches.record import read_records

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "hungarian-folktales"
LINES = (2, 8, 21)


@pytest.mark.parametrize("line", LINES)
def test_what_is_offered_is_what_nothing_speaks_against(line: int) -> None:
    """Some abilities find their options in a quicker way than by asking each what speaks against it."""
    played = Match.from_record(GAME, load_pack(GAME), read_records(GAME)[line - 1])
    match = Match(GAME, played.pack, played.seats, played.seed, played.options, branches=played.branches)
    seen = set()
    for number, answer in enumerate(played.answers):
        if number != len(match.answers):
            continue
        for question in match.questions:
            doer = match.table.hero(question.seat)
            for ability in able(match.table, doer, question.about):
                offered = set(ability.options(match.table, doer, question.about)) - {Wield.verb(NOTHING)}
                hand = ability.at_hand(match.table, doer)
                fine = {one for one in hand if not ability.why_not(match.table, doer, question.about, one)}
                assert offered == fine
                seen.add(type(ability)) if offered else None
        match.answer_again([answer], played.branches)
    assert seen & {Wave, Wield} | {Advise} <= seen


def test_an_ability_that_nobody_has_is_an_error() -> None:
    match = folktale()
    with pytest.raises(LookupError, match="no ability offers 'sing'"):
        use(match.table, hero(match), "sing")


def test_every_power_is_a_word_of_the_pack() -> None:
    tiles = load_pack(GAME).content.tiles.values()
    powers = [ability.power for ability in ABILITIES if ability.power]
    assert [power for power in powers if not any(getattr(tile, power) for tile in tiles)] == []


def test_the_board_draws_tiles_by_what_they_do_and_not_by_their_names() -> None:
    """An owner's pack may have other tiles with the same abilities. Pictures are drawn under names of their own."""
    tiles = load_pack(GAME).content.tiles
    other_words = {tile.kind for tile in tiles.values()} | {verb.word for verb in GAME.vocabulary.verbs}
    speaking = re.compile(rf"[\"'`](?:{'|'.join(tiles.keys() - other_words)})[\"'`]")
    found = [
        f"{path.name}: {name}"
        for path in sorted(BOARD.glob("*.*"))
        if path.suffix in (".svelte", ".ts") and path.name != "types.ts"
        for name in speaking.findall(path.read_text(encoding="utf-8"))
    ]
    assert found == []
