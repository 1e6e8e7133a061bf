"""The balance of the game, measured by bots that play against each other.

python -m fairytable.lab.grimm_forest_balance --games 300 --seed 1 --jobs 2
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean, pstdev

import msgspec
from msgspec import Struct

from fairytable.engine.events import Event
from fairytable.games.grimm_forest import GAME
from fairytable.games.grimm_forest.cards import FABLES, FRIENDS, MONSTERS
from fairytable.games.grimm_forest.monsters import CANCELLING_CLAUSES
from fairytable.games.grimm_forest.windows import FRIEND_EFFECTS
from fairytable.lab import Share, play_match, wilson_interval

TABLES: dict[str, tuple[str, ...]] = {
    "2 greedy": ("greedy",) * 2,
    "3 greedy": ("greedy",) * 3,
    "4 greedy": ("greedy",) * 4,
    "1 greedy, 3 random": ("greedy", "random", "random", "random"),
}
"""The bots at each kind of table, in the order of the seats."""

CLAUSES_OF_STANDING_FRIENDS = {"evil_queen": ("GF-21.12",), "hansel_gretel": ("GF-21.24",), "huntsman": ("GF-21.28",)}
"""How Friends show that they are at work who do not act in a window of their own."""


class Errand(Struct, frozen=True):
    """One match to be played."""

    table: str
    seed: int


class Tally(Struct):
    """What is counted in one match."""

    table: str
    rounds: int
    winners: tuple[str, ...]
    starter: str = ""
    needs_tie_break: bool = False
    fables_after_first_round: int = 0
    rounds_with_monsters: int = 0
    monsters: int = 0
    monsters_without_pig: int = 0
    friends_drawn: int = 0
    reshuffled: bool = False
    fables: Counter[str] = msgspec.field(default_factory=Counter)
    friends: Counter[str] = msgspec.field(default_factory=Counter)
    clauses: Counter[str] = msgspec.field(default_factory=Counter)


class TableReport(Struct):
    """The matches of one kind of table. `fable_rate` is how many players play a Fable in a round after the first."""

    matches: int
    ended: int
    rounds: float
    rounds_spread: float
    shortest: int
    longest: int
    wins: dict[str, Share]
    starter_wins: Share
    tie_breaks: float
    fable_rate: float
    monster_rounds: float
    monsters_that_meet_a_pig: float
    friends_drawn: float
    reshuffles: float


class Report(Struct):
    """Everything measured. Cards are counted at the tables where all bots are greedy.

    `clauses_of_refusals` are told only to who asks why something is not possible. `silent_clauses` define or order
    something, and nothing is ever told or asked by them.
    """

    tables: dict[str, TableReport]
    fables_played: dict[str, int]
    friends_used: dict[str, int]
    clauses_fired: dict[str, int]
    clauses_not_fired: list[str]
    clauses_of_refusals: list[str]
    silent_clauses: list[str]


def play(errand: Errand) -> Tally:
    """Play one match and count."""
    bots = TABLES[errand.table]
    clauses: Counter[str] = Counter()
    match = play_match(
        GAME,
        len(bots),
        errand.seed,
        bots,
        quiet=False,
        on_question=lambda question: clauses.update([question.clause]),
    )
    assert match.result is not None
    tally = Tally(errand.table, match.table.round, match.result.winners, clauses=clauses)
    tally.needs_tie_break = match.result.clause in ("GF-19.4", "GF-19.5", "GF-19.6", "GF-19.7")
    count_events(tally, match.events or [])
    for friend, names in clauses_of_friends().items():
        tally.friends[friend] = sum(clauses[name] for name in names)
    return tally


def count_events(tally: Tally, events: Iterable[Event]) -> None:
    """Go through what happened, round by round."""
    number, monsters_now = 0, 0
    for event in events:
        key, values = event.key, event.values
        tally.clauses[event.clause] += 1
        if key == "begins":
            tally.starter = values["seat"]
        elif key == "round_begins":
            number, monsters_now = values["round"], 0
        elif key == "fable_revealed":
            tally.fables[values["card"]] += 1
            tally.fables_after_first_round += number > 1
            if values["card"] in MONSTERS:
                tally.rounds_with_monsters += not monsters_now
                monsters_now += 1
        elif key == "monster_placed":
            tally.monsters += 1
        elif key == "no_effect" and event.clause == "GF-6.8":
            tally.monsters_without_pig += 1
        elif key == "drew_friend":
            tally.friends_drawn += 1
        elif key == "tavern_opened":
            tally.friends_drawn += len(values["friends"])
        elif key == "fables_reshuffled":
            tally.reshuffled = True


def clauses_of_friends() -> dict[str, set[str]]:
    """The clauses by which each Friend acts."""
    clauses = {friend: set(CLAUSES_OF_STANDING_FRIENDS.get(friend, ())) for friend in FRIENDS}
    for effects in FRIEND_EFFECTS.values():
        for friend, effect in effects.items():
            clauses[friend].add(effect.clause)
    for friend, clause in CANCELLING_CLAUSES.items():
        clauses[friend].add(clause)
    clauses["huntsman"].discard("GF-21.27")
    return clauses


def report(tallies: Sequence[Tally]) -> Report:
    """The tallies of all tables, summed up."""
    among_greedy = [tally for tally in tallies if "random" not in TABLES[tally.table]]
    fired: Counter[str] = Counter()
    for tally in tallies:
        fired.update(tally.clauses)
    told = clauses_in(path.name for path in GAME.folder.glob("*.py") if path.name != "refusals.py")
    refusing = clauses_in(["refusals.py"]) - told
    missing = [number for number in GAME.rulebook.clauses if number not in fired]
    return Report(
        tables={name: report_table([tally for tally in tallies if tally.table == name]) for name in TABLES},
        fables_played=ranked(FABLES, (tally.fables for tally in among_greedy)),
        friends_used=ranked(FRIENDS, (tally.friends for tally in among_greedy)),
        clauses_fired={number: fired[number] for number in GAME.rulebook.clauses if number in fired},
        clauses_not_fired=[number for number in missing if number in told],
        clauses_of_refusals=[number for number in missing if number in refusing],
        silent_clauses=[number for number in missing if number not in told | refusing],
    )


def report_table(tallies: Sequence[Tally]) -> TableReport:
    matches, players = len(tallies), len(TABLES[tallies[0].table])
    rounds = [tally.rounds for tally in tallies]
    monsters = sum(tally.monsters for tally in tallies)
    chances = players * sum(number - 1 for number in rounds)
    return TableReport(
        matches=matches,
        ended=sum(bool(tally.winners) for tally in tallies),
        rounds=fmean(rounds),
        rounds_spread=pstdev(rounds),
        shortest=min(rounds),
        longest=max(rounds),
        wins={seat: share_of_wins(tallies, lambda _, seat=seat: seat) for seat in GAME.seats[:players]},  # type: ignore[misc]
        starter_wins=share_of_wins(tallies, lambda tally: tally.starter),
        tie_breaks=fmean(tally.needs_tie_break for tally in tallies),
        fable_rate=sum(tally.fables_after_first_round for tally in tallies) / chances,
        monster_rounds=sum(tally.rounds_with_monsters for tally in tallies) / sum(rounds),
        monsters_that_meet_a_pig=1 - sum(tally.monsters_without_pig for tally in tallies) / max(1, monsters),
        friends_drawn=fmean(tally.friends_drawn for tally in tallies),
        reshuffles=fmean(tally.reshuffled for tally in tallies),
    )


def share_of_wins(tallies: Sequence[Tally], whose: Callable[[Tally], str]) -> Share:
    """A shared victory counts in part."""
    won = sum(1 / len(tally.winners) for tally in tallies if whose(tally) in tally.winners)
    return Share(won / len(tallies), *wilson_interval(won, len(tallies)))


def ranked(cards: Iterable[str], counts: Iterable[Counter[str]]) -> dict[str, int]:
    """Every card with its count, the most frequent first."""
    total: Counter[str] = Counter(dict.fromkeys(cards, 0))
    for count in counts:
        total.update(count)
    return dict(total.most_common())


def clauses_in(files: Iterable[str]) -> set[str]:
    """The clauses that these files of the game can name."""
    sources = ((GAME.folder / file).read_text(encoding="utf-8") for file in files)
    return {number for source in sources for number in re.findall(r'"(GF-\d+\.\d+)"', source)}


def in_words(result: Report) -> str:
    lines = []
    for name, table in result.tables.items():
        lines += [
            f"{name}: {table.matches} matches, {table.ended} with a winner",
            f"  rounds {table.rounds:.1f} ± {table.rounds_spread:.1f} ({table.shortest} to {table.longest})",
            *(f"  {seat} wins {percent(share)}" for seat, share in table.wins.items()),
            f"  the first Starting Player wins {percent(table.starter_wins)}",
            f"  tie-breaks in {table.tie_breaks:.0%} of the matches, Fables reshuffled in {table.reshuffles:.0%}",
            f"  from round 2 on a Fable by {table.fable_rate:.0%} of the players",
            f"  a Monster in {table.monster_rounds:.0%} of the rounds; {table.monsters_that_meet_a_pig:.0%} meet a pig",
            f"  {table.friends_drawn:.1f} Friends drawn",
        ]
    lines.append("Fables played: " + ", ".join(f"{card} {count}" for card, count in result.fables_played.items()))
    lines.append("Friends at work: " + ", ".join(f"{card} {count}" for card, count in result.friends_used.items()))
    lines.append(f"{len(result.clauses_fired)} clauses fired: " + " ".join(result.clauses_fired))
    lines.append(f"{len(result.clauses_not_fired)} clauses never came up: " + " ".join(result.clauses_not_fired))
    lines.append(f"{len(result.clauses_of_refusals)} are reasons of refusals: " + " ".join(result.clauses_of_refusals))
    lines.append(f"{len(result.silent_clauses)} define or order something: " + " ".join(result.silent_clauses))
    return "\n".join(lines)


def percent(share: Share) -> str:
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description="Bots play The Grimm Forest, and the outcomes are measured.")
    parser.add_argument("--games", type=int, default=50, help="matches at each kind of table")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--jobs", type=int, default=1, help="processes at work")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    chosen = parser.parse_args()
    errands = [Errand(name, chosen.seed + number) for number in range(chosen.games) for name in TABLES]
    with ProcessPoolExecutor(chosen.jobs) as executor:
        result = report(list(executor.map(play, errands, chunksize=4)))
    sys.stdout.write(msgspec.json.encode(result).decode() if chosen.json else in_words(result))
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
