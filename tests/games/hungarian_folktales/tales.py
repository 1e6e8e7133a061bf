"""Tables of Hungarian Folktales for tests: heroes as they stand, with what they hold, at the start of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fairytable.engine.agenda import carry_on
from fairytable.engine.match import Match
from fairytable.engine.packs import Pack
from fairytable.engine.piles import Pile
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.agenda import BeginTurn
from fairytable.games.hungarian_folktales.table import FolktaleTable, Hero
from fairytable.matches import new_match
from fairytable.testing import arranged, play

Has = Mapping[str, Any]
HEROES = (
    "littlest_princess",
    "peter_carved_of_wood",
    "starry_eyed_shepherd",
    "son_of_the_white_mare",
    "fairy_beauty_ilona",
    "clever_girl",
)
TALES = ("witch_tale", "dragon_tale", "devil_tale", "wolves_tale", "robbers_tale", "giant_tale")


def folktale(
    *,
    dice: Iterable[int] = (),
    options: Mapping[str, str] | None = None,
    supply: Mapping[str, int] | None = None,
    pack: Pack | None = None,
    turn: int = 0,
    trickster: bool = False,
    seed: int = 1,
    **heroes: Has,
) -> Match:
    """Heroes by the colour of their seat; who is not named otherwise is a plain hero in the Village. Red begins.

    A hero is given by his facts: `at`, `satchel` and `biscuits` in words, `advice`, `gold`, `tales`, `done` and so on.
    Without `salt` the Princess has none. `supply` says how many tiles of a kind are left. Without another option
    everybody has one card.
    """
    seats = tuple(dict.fromkeys((*heroes, "red", "blue")))
    seats = tuple(seat for seat in GAME.seats if seat in seats)

    def arrange(table: FolktaleTable) -> None:
        for place, hero in enumerate(table.heroes):
            _furnish(table, hero, place, heroes.get(hero.seat, {}))
        for kind, count in (supply or {}).items():
            table.tiles[kind] = count
        table.trickster_waits = trickster
        table.round, table.turn, table.first = 1, turn, 0
        table.then_only(BeginTurn())
        carry_on(table)

    options = {"quest-chain": "off", **(options or {})}
    return arranged(new_match(GAME, seats, seed, options, pack), arrange, dice)


def _furnish(table: FolktaleTable, hero: Hero, place: int, has: Has) -> None:
    hero.hero = has.get("hero", HEROES[place])
    hero.tales = has.get("tales", TALES[place]).split()
    for tale in hero.tales:
        if tale in table.tales_left:
            table.tales_left.remove(tale)
    hero.biscuits = Pile.of()
    for steps in has.get("biscuits", "1 2").split():
        table.biscuits.remove(steps)
        hero.biscuits.add(steps)
    hero.satchel, hero.toads = has.get("satchel", "").split(), has.get("toads", "").split()
    for kind in (*hero.satchel, *hero.toads):
        if kind in table.tiles:
            table.tiles[kind] -= 1
        elif kind in table.starting_items:
            table.starting_items.remove(kind)
    hero.advice, hero.gold = has.get("advice", 1), has.get("gold", 1)
    table.advice -= hero.advice
    table.gold -= hero.gold
    for name in ("at", "done", "salt", "boot", "turns_to_miss", "is_resting", "leaves_at", "spent"):
        if name in has:
            setattr(hero, name, has[name])


def hero(match: Match, seat: str = "red") -> Hero:
    found: Hero = match.table.hero(seat)
    return found


def landing(field: str, *, start: str = "", dice: Iterable[int] = (), biscuits: str = "", **red: Any) -> Match:
    """Red lands on the field by a Biscuit move of one step, before the white roll."""
    others = {name: red.pop(name) for name in ("blue", "green", "yellow", "options", "supply", "seed") if name in red}
    board = folktale().table.content.board
    start = start or board.neighbours[field][0]
    match = folktale(dice=dice, red={"at": start, "biscuits": f"1 {biscuits}", **red}, **others)
    return play(match, "red: bite 1", f"red: walk {field}")


def options_of(match: Match, seat: str = "red") -> tuple[str, ...]:
    question = match.question_for(seat)
    assert question is not None, f"{seat} is not asked"
    return question.options


def about(match: Match) -> str:
    return match.questions[0].about


def verbs_of(match: Match) -> set[str]:
    return {option.split()[0] for option in options_of(match, match.waiting_for[0])}
