"""How often teams win: every scenario on every difficulty, beside what the game aims at.

    python -m tests.games.threetale.balance [PASTS] [SCENARIO ...] [--random]

Three bots play so many Pasts to their end (30 unless told); from each of them every Future is played on every
difficulty, so that all are met by the same teams. `--random` lets everybody answer at random instead. The lab plays
whole matches and judges the same targets, `games/threetale/targets.toml`; here a tenth of the time is enough.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from statistics import mean

from fairytable import Match, new_match
from fairytable.engine.chance import Chance
from fairytable.games.threetale import GAME
from fairytable.games.threetale.agenda import RevealProphecy
from fairytable.games.threetale.balance import DIFFICULTIES
from fairytable.games.threetale.conditions import hero_meets
from fairytable.games.threetale.content import Content
from fairytable.games.threetale.table import TaleTable
from fairytable.lab.targets import read_targets

TARGETS = {target.id: target for target in read_targets(GAME)}


def aim(number: int, level: str, *, is_random: bool) -> str:
    """Which share of the matches should be won, in percent."""
    low, high = TARGETS[f"random_{level}" if is_random else f"won_{number}_{level}"].between
    return f"{100 * low:.0f}-{100 * high:.0f}"


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def answer_one(match: Match, chance: Chance, random: Random | None, level: str = "") -> None:
    question = match.questions[0]
    if question.about == "difficulty" and level:
        answer = f"difficulty {level}"
    elif random is not None:
        answer = random.choice(question.options)
    else:
        answer = GAME.bots.policy(match.table, question, chance)
    match.answer(question.seat, answer)


def play_past(seed: int, mode: str, random: Random | None) -> Match:
    """Up to the moment at which the Prophecy is drawn, or to a death."""
    match = new_match(GAME, 3, seed, {"mode": mode, "control": "solo"}, quiet=True)
    chance = Chance.from_seed(f"players {seed}")
    while not match.is_over and match.table.phase in ("prophecy", "past"):
        answer_one(match, chance, random)
    return match


def play_future(past: Match, prophecy: str, level: str, seed: int, random: Random | None) -> TaleTable:
    """The Future of a Prophecy, from the table as it stood when the Past was over."""
    match = new_match(GAME, 3, seed, {"mode": past.table.mode, "control": "solo"}, quiet=True)
    table: TaleTable = past.table.copy()
    content: Content = table.content
    for hero in table.heroes:
        hero.stones -= hero_met(table, hero.seat)
    table.future, table.agenda = None, [RevealProphecy()]
    table.prophecies, table.prophecy = [prophecy], ""
    table.chance = Chance.from_seed(f"{seed} {prophecy} {level}")
    match.begin_at(table)
    chance = Chance.from_seed(f"players {seed} {prophecy} {level}")
    assert prophecy in content.prophecies
    while not match.is_over:
        answer_one(match, chance, random, level)
    played: TaleTable = match.table
    return played


def hero_met(table: TaleTable, seat: str) -> int:
    """Whether the hero got a Sacred Stone for the Prophecy that was drawn first: it is given back."""
    quest = table.content.prophecies[table.prophecy].quest
    hero = table.hero(seat)
    return int(hero_meets(table.content, hero, quest, hero.deeds))


def main(arguments: list[str]) -> None:
    is_random = "--random" in arguments
    words = [word for word in arguments if not word.startswith("--")]
    pasts = int(words[0]) if words else 30
    wanted = words[1:]
    random = Random(1) if is_random else None
    content: Content = new_match(GAME, 3, 1, quiet=True).table.content
    for mode in ("standard", "tutorial"):
        cards = [card for card in content.prophecies.values() if card.tutorial == (mode == "tutorial")]
        cards = [card for card in cards if not wanted or str(card.number) in wanted]
        if cards:
            report(mode, [card.id for card in cards], pasts, random, content)


def report(mode: str, prophecies: list[str], pasts: int, random: Random | None, content: Content) -> None:
    ends = [play_past(seed, mode, random) for seed in range(pasts)]
    alive = [(seed, match) for seed, match in enumerate(ends) if not match.is_over]
    say(f"{mode}: {pasts - len(alive)} of {pasts} teams died in the Past")
    heroes = [hero for _, match in alive for hero in match.table.heroes]
    if heroes:
        for words, number in (
            ("Virtues (28-39)", mean(hero.total for hero in heroes)),
            ("Love", mean(hero.virtues["love"] for hero in heroes)),
            ("Hope", mean(hero.virtues["hope"] for hero in heroes)),
            ("Endeavour", mean(hero.virtues["endeavour"] for hero in heroes)),
            ("Speed (5-10)", mean(hero.speed for hero in heroes)),
            ("Shevitsa (7-12)", mean(hero.unused + hero.invested for hero in heroes)),
            ("Spirit (2-3)", mean(hero.spirit for hero in heroes)),
            ("Artifacts", mean(len(hero.artifacts) for hero in heroes)),
        ):
            say(f"  {words}: {number:.1f}")
    for prophecy in prophecies:
        number = content.prophecies[prophecy].number
        row = [f"  {number} {prophecy.removeprefix('prophecy_of_'):22}"]
        for level in DIFFICULTIES:
            played = [play_future(match, prophecy, level, seed, random) for seed, match in alive]
            verdicts = Counter(table.verdict for table in played)
            rounds = [table.future.round for table in played if table.verdict == "won" and table.future]
            share = 100 * verdicts["won"] / max(1, len(played))
            lost = " ".join(f"{count}{verdict[0]}" for verdict, count in verdicts.items() if verdict != "won")
            wanted = aim(number, level, is_random=random is not None)
            row.append(f"{level} {share:3.0f}% ({wanted}) r{mean(rounds) if rounds else 0:.1f} {lost:14}")
        say(" | ".join(row))


if __name__ == "__main__":
    main(sys.argv[1:])
