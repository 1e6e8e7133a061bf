"""Random legal maps of every shape, with a Future set up on them, and whether its goal can be reached there.

    python -m tests.games.threetale.maps [MAPS] [SCENARIO ...] [--look]

looks at so many maps (1000 unless told) for each of the eight Futures, or for those with these numbers: is all that its
goal needs there, and in reach? With `--look` that is all, and quick. Otherwise bots with mighty heroes play the Future
to its end on each of them: a victory shows that its goal can be reached there. Who loses may try again a few times, on
the same map with other luck and in another order of turns. Every map is told of on which they never win, with what
stands in the way.
"""

from __future__ import annotations

import sys
from itertools import takewhile

from fairytable import Match, new_match
from fairytable.engine.chance import Chance
from fairytable.engine.packs import load_pack
from fairytable.engine.questions import Question
from fairytable.games.threetale import GAME
from fairytable.games.threetale.agenda import ChooseDifficulty
from fairytable.games.threetale.board import beside, different_turns, distance
from fairytable.games.threetale.content import Content
from fairytable.games.threetale.future import open_future
from fairytable.games.threetale.futures.the_heartless_court import rulers
from fairytable.games.threetale.futures.the_unravelling import EXIT
from fairytable.games.threetale.futures.the_wood_without_paths import FINDS
from fairytable.games.threetale.goods import LEVELS, VIRTUES
from fairytable.games.threetale.moving import distances, ways
from fairytable.games.threetale.placing import far_on_different_tiles, free_spaces, places_of
from fairytable.games.threetale.table import HIGHEST, Enemy, Hero, LaidTile, TaleTable
from fairytable.games.threetale.turns import open_cells, put_out
from fairytable.games.threetale.verbs import DIFFICULTY, GO

CONTENT: Content = load_pack(GAME).content
SCENARIOS = list(CONTENT.scenarios)
NEEDED = {
    0: {"light": 3},
    1: {"mirror": 5, "shard": 5},
    3: {"sleeper": 0},
    5: {"clue": 5},
    6: {"red_fragment": 3, "blue_fragment": 3, "gold_fragment": 3, "thread": 3},
    7: {"path": 3},
}
"""Tokens that must be there for a victory, by the number of the scenario."""
MIGHTY_SPEED, MIGHTY_STONES = 20, 3
TRIES = 12
NEAR = 8
"""Steps from a throne: from there on heroes see for themselves what to do."""
ENEMIES = {0: {"first_shadow": 1}, 2: {"maw": 1, "segment": 12}, 3: {"hypnotist": 5}, 7: {"guardian": 2}}


def random_map(scenario: str, seed: int) -> TaleTable:
    """A legal map of random tiles, the heroes anywhere on it, and the scenario opened: thin, round and odd shapes."""
    mode = "tutorial" if scenario == "the_beginning" else "standard"
    table: TaleTable = new_match(GAME, 3, seed, {"mode": mode, "control": "solo"}, quiet=True).table
    chance = Chance.from_seed(f"map {seed}")
    table.order, table.phase = table.seats, "present"
    table.agenda = [ChooseDifficulty(("red",))]
    while table.tile_stack:
        tile = table.tile_stack.pop()
        cells = open_cells(table)
        cell = cells[-1] if seed % 3 == 0 else chance.pick(cells)
        table.tiles[cell] = LaidTile(tile, chance.pick(different_turns(CONTENT.tiles[tile].spaces)))
        put_out(table, cell)
    table.things = {}
    land = sorted(table.terrain.main_land)
    chance.shuffle(land)
    for place, other in enumerate(table.heroes):
        other.at = land[place]
    open_future(table, scenario)
    return table


def set_up(scenario: str, seed: int) -> Match:
    """The set-up carried out to its end."""
    match = new_match(GAME, 3, seed, {"mode": "tutorial", "control": "solo"}, quiet=True)
    table = random_map(scenario, seed)
    match.begin_at(table)
    return match


def obstacles(table: TaleTable) -> list[str]:
    """What keeps the heroes from the goal of their Future: nothing on a map that can be won."""
    future, number = table.future, table.scenario.sheet.number
    assert future is not None
    reach = distances(table, table.heroes[0].at, for_hero=table.heroes[0], blocked=False)
    found = [f"{hero.seat} is cut off" for hero in table.heroes if hero.at not in reach]
    found += [f"{token.kind} at {token.at} is out of reach" for token in future.tokens if token.at not in reach]
    found += [f"nobody gets to {enemy.kind} at {enemy.at}" for enemy in never_fought(table)]
    for token, count in NEEDED.get(number, {}).items():
        if len(places_of(table, token)) < count:
            found.append(f"too few of {token}: {len(places_of(table, token))}")
    for kind, count in ENEMIES.get(number, {}).items():
        if len(places_of(table, kind)) < count:
            found.append(f"too few of {kind}: {len(places_of(table, kind))}")
    if number == 4 and sum(enemy.kind.startswith("ruler") for enemy in future.enemies) < 4:
        found.append("not all Rulers have a throne")
    if number == 5 and not any(table.ground[space] == "altar" for space in reach):
        found.append("no Altar can be reached")
    if number in (5, 6) and not free_spaces(table):
        found.append("there is no room for Rings or the Exit")
    if number == 7 and len(far_on_different_tiles(table, 2)) < 2:
        found.append("there is no room for two Exits")
    if number == 7 and min(len(places_of(table, find)) for find in FINDS) < 3:
        found.append("too few finds")
    return found


def never_fought(table: TaleTable) -> list[Enemy]:
    """The enemies to whom no hero gets, even if all who stand in the way are beaten one after the other."""
    future = table.future
    assert future is not None
    standing, left = future.enemies, future.enemies
    tokens, kinds = future.tokens, table.scenario.tokens
    future.tokens = [token for token in tokens if kinds[token.kind].lasting]  # others can be taken out of the way
    while True:
        reach = {space for hero in table.heroes for space in distances(table, hero.at, for_hero=hero)}
        future.enemies = [enemy for enemy in left if reach.isdisjoint((enemy.at, *beside(enemy.at)))]
        if len(future.enemies) == len(left):
            future.enemies, future.tokens = standing, tokens
            return left
        left = future.enemies


def make_mighty(table: TaleTable) -> None:
    """Heroes with the highest Virtues, much Speed, Sacred Stones, and the best Artifacts shared among them."""
    best = [card.id for card in CONTENT.artifacts.values() if card.level == max(LEVELS)]
    for place, (hero, name) in enumerate(zip(table.heroes, CONTENT.heroes, strict=False)):
        hero.hero, hero.speed, hero.stones = name, MIGHTY_SPEED, MIGHTY_STONES
        hero.virtues = dict.fromkeys(VIRTUES, HIGHEST)
        hero.artifacts = best[place :: len(table.heroes)]
        for artifact in hero.artifacts:
            table.decks[f"artifacts_{max(LEVELS)}"].remove(artifact)


def play_to_the_end(match: Match, seed: int, attempt: int = 0) -> str:
    """How the Future ends for heroes who have all that heroes can have."""
    make_mighty(match.table)
    if attempt:
        match.table.chance = Chance.from_seed(f"luck {seed} {attempt}")
    chance = Chance.from_seed(f"mighty {seed} {attempt}")
    while match.questions:
        question = match.questions[0]
        if question.about == "difficulty":
            answer = DIFFICULTY("smooth")
        elif question.about == "order":
            answer = question.options[attempt % len(question.options)]
        else:
            answer = led(match.table, question, attempt) or GAME.bots.policy(match.table, question, chance)
        match.answer(question.seat, answer)
    verdict: str = match.table.verdict
    return verdict


def led(table: TaleTable, question: Question, attempt: int) -> str:
    """What a team would agree on that a bot does not think of; else nothing."""
    if question.about != "act" or table.future is None:
        return ""
    hero = table.hero(question.seat)
    return last_step(table, hero, question) or apart_from_others(table, hero, attempt)


def apart_from_others(table: TaleTable, hero: Hero, attempt: int) -> str:
    """In The Heartless Court, where the first try was lost, one hero or two go to the other end of the land at once.

    Bots go to the Ruler that is nearest, all of them, and for a second long way there is no time.
    """
    scouts = table.order[: 1 + attempt % 2] if attempt else ()
    thrones = [ruler.at for ruler in rulers(table)] if table.scenario.sheet.number == 4 else []
    if hero.seat not in scouts or not thrones:
        return ""
    base = table.hero(table.order[-1]).at
    goal = max(thrones, key=lambda throne: distance(base, throne))
    steps = distances(table, goal, for_hero=hero, blocked=False)
    if steps[hero.at] <= NEAR:
        return ""
    spaces = [space for space in ways(table, hero) if not table.heroes_at(space)]
    nearest = min(spaces, key=lambda space: steps[space], default=hero.at)
    return GO(nearest) if steps[nearest] < steps[hero.at] else ""


def last_step(table: TaleTable, hero: Hero, question: Question) -> str:
    """To the others at the Exit of The Unravelling, or nothing.

    In a corner there is room for two heroes. The third wins in passing, on a space that it shares (TT-20.1); bots never
    go where another hero stands.
    """
    for way_out in places_of(table, EXIT):
        spaces = (way_out, *beside(way_out))
        if hero.at not in spaces and all(other.at in spaces for other in table.others(hero)):
            return next((GO(space) for space in spaces if GO(space) in question.options), "")
    return ""


def main(arguments: list[str]) -> None:
    words = [word for word in arguments if not word.startswith("--")]
    maps, wanted = int(words[0]) if words else 1000, words[1:]
    tries = 0 if "--look" in arguments else TRIES
    for scenario in SCENARIOS:
        if wanted and str(CONTENT.scenarios[scenario].sheet.number) not in wanted:
            continue
        bad = won = at_once = 0
        for seed in range(maps):
            found = obstacles(set_up(scenario, seed).table)
            ends = (play_to_the_end(set_up(scenario, seed), seed, attempt) for attempt in range(tries))
            lost = list(takewhile(lambda verdict: verdict != "won", ends))
            won += len(lost) < tries
            at_once += bool(tries and not lost)
            bad += bool(found)
            if found or (lost and len(lost) == tries):
                sys.stdout.write(f"{scenario}, map {seed}: {' '.join(lost)}; {'; '.join(found) or 'all in reach'}\n")
        played = f"won on {won} of {maps} maps, {at_once} at once" if tries else f"{maps} maps"
        sys.stdout.write(f"{scenario}: {played}; {bad} with something in the way\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
