"""The balance of The Grimm Forest, measured by bots that play against each other.

python -m benchmarks.balance.grimm_forest --games 300 --seed 1 --jobs 2
"""

from __future__ import annotations

import re
import sys
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean, pstdev
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console, Group, RenderableType
from rich.table import Table

from benchmarks.balance.playing import play_all, wishes_parser
from fairytable.engine.events import Event
from fairytable.engine.packs import load_pack
from fairytable.engine.questions import Question
from fairytable.games.grimm_forest import GAME
from fairytable.games.grimm_forest.cards import FABLES, FRIENDS, MONSTER, is_a
from fairytable.games.grimm_forest.monsters import CANCELLING_CLAUSES
from fairytable.games.grimm_forest.windows import FRIEND_EFFECTS
from fairytable.lab import Share, play_match, wilson_interval

TABLES: dict[str, tuple[str, ...]] = {
    "2 greedy": ("greedy",) * 2,
    "3 greedy": ("greedy",) * 3,
    "4 greedy": ("greedy",) * 4,
    "1 greedy, 3 random": ("greedy", "random", "random", "random"),
    "2 random": ("random",) * 2,
    "3 random": ("random",) * 3,
    "4 random": ("random",) * 4,
}
"""The bots at each kind of table, in the order of the seats. Random bots do what no sensible player does, and so find
clauses that greedy ones never meet."""

CLAUSES_OF_STANDING_FRIENDS = {"evil_queen": ("GF-21.12",), "hansel_gretel": ("GF-21.24",), "huntsman": ("GF-21.28",)}
"""How Friends show that they are at work who do not act in a window of their own."""

SILENT = {
    "says what a word means": """
        GF-1.6 GF-1.7 GF-1.8 GF-1.9 GF-1.16 GF-1.19 GF-6.1 GF-12.5 GF-21.46""",
    "sets an order; what happens in it is told by the clauses of what happens": """
        GF-1.3 GF-1.5 GF-2.1 GF-2.2 GF-2.3 GF-2.4 GF-2.5 GF-2.6 GF-2.7 GF-3.1 GF-3.2 GF-3.4 GF-5.2 GF-5.3 GF-5.4 GF-5.6
        GF-6.5 GF-6.11 GF-6.14 GF-7.5 GF-8.5 GF-9.2 GF-10.1 GF-10.2 GF-10.3 GF-11.8 GF-11.9 GF-12.1 GF-12.3 GF-12.4
        GF-13.1 GF-14.1 GF-14.2 GF-14.12 GF-19.1 GF-20.32 GF-20.44 GF-20.45 GF-20.49 GF-21.10 GF-21.64""",
    "leaves something free or sets no limit, so nothing happens by it": """
        GF-1.10 GF-1.11 GF-1.12 GF-1.14 GF-4.2 GF-4.6 GF-8.3 GF-8.4 GF-9.4 GF-14.7 GF-14.9 GF-14.10 GF-15.4 GF-15.6
        GF-15.8 GF-16.1 GF-17.5 GF-18.5 GF-19.2 GF-20.10 GF-20.12 GF-20.75 GF-21.41 GF-23.3""",
    "says that nothing changes or happens, and nothing is told of that": """
        GF-4.5 GF-5.5 GF-6.7 GF-7.7 GF-7.8 GF-11.4 GF-12.2 GF-13.5 GF-15.9 GF-16.5 GF-16.6 GF-16.9 GF-17.3 GF-17.4
        GF-19.9 GF-20.6 GF-20.24 GF-20.52 GF-20.70 GF-20.71 GF-21.3 GF-21.5 GF-21.17 GF-21.26 GF-21.37 GF-21.44
        GF-21.61 GF-22.5""",
    "is how something is counted or kept secret; the clause that uses it is told": """
        GF-1.13 GF-1.15 GF-1.17 GF-4.3 GF-5.7 GF-11.6 GF-14.14 GF-19.8 GF-19.10 GF-20.8 GF-20.56 GF-20.58 GF-20.72
        GF-21.8 GF-21.9 GF-21.20 GF-21.29 GF-21.32 GF-21.53 GF-22.4""",
    "puts cards, pigs or figures where they belong, which needs no words": """
        GF-1.20 GF-1.21 GF-6.12 GF-7.4 GF-8.1 GF-8.2 GF-9.3 GF-10.4 GF-13.2 GF-13.4 GF-15.12 GF-15.13 GF-16.7 GF-18.2
        GF-20.27 GF-20.30 GF-20.68""",
    "is carried out by another clause, which is told": """
        GF-6.6 GF-6.9 GF-7.6 GF-21.30 GF-21.54""",
    "promises that something can never go wrong": "GF-6.13 GF-15.14",
    "belongs to the set-up or to an option": """
        GF-22.1 GF-22.6 GF-22.7 GF-23.1 GF-23.2 GF-23.4 GF-23.5 GF-24.1 GF-24.2 GF-24.3 GF-24.4""",
}
"""Clauses by which nothing is ever told, asked or refused, and why."""

RARE = {
    "GF-7.3": "needs a pack with more Unique Locations than boards",
    "GF-19.7": "needs equal houses in the end, and no First Builder token among those who tie",
    "GF-19.11": "needs a match stopped by the option round-limit",
    "GF-20.18": "would be told if Curse of Darkness did nothing, and it always does something",
    "GF-20.31": "needs a pack with two Grandma's Houses; with one, who places a Monster has no choice and is not asked",
    "GF-20.60": "would be told if Taxation did nothing, and its own clause is GF-20.61",
    "GF-21.16": "needs a Frog Prince not alone just when the Friend deck is empty",
    "GF-21.63": "needs all Fables in hands and in play when Sleeping Beauty dreams",
}
"""Clauses that bots hardly ever meet, or never, and why. The tests of the rules meet them all."""

LEFT: dict[str, Any] = {"title_justify": "left", "title_style": "bold"}


class Errand(Struct, frozen=True):
    """One match to be played."""

    table: str
    seed: int


class Tally(Struct):
    """What is counted in one match. `friends` are the rounds in which each was at work."""

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

    A clause fires when something is told, asked or refused by it. Those that did not are named with the reason, if
    there is one; `clauses_to_wonder_at` could have fired.
    """

    tables: dict[str, TableReport]
    fables_played: dict[str, int]
    friends_at_work: dict[str, int]
    clauses_fired: dict[str, int]
    silent_clauses: dict[str, list[str]]
    rare_clauses: dict[str, str]
    clauses_to_wonder_at: list[str]


class Target(Struct, frozen=True):
    """Between which figures a measure of a table of greedy bots should lie, for each number of players."""

    words: str
    measure: Callable[[TableReport], float]
    span: Mapping[int, tuple[float, float]]
    style: str = ".0%"

    def shown(self, table: TableReport, players: int) -> str:
        value, (low, high) = self.measure(table), self.span[players]
        figures = f"{value:{self.style}} [dim]({low:{self.style}} to {high:{self.style}})[/]"
        return figures if low <= value <= high else f"[yellow]{figures} missed[/]"


def alike(low: float, high: float) -> dict[int, tuple[float, float]]:
    return dict.fromkeys((2, 3, 4), (low, high))


TARGETS = (
    Target("rounds", lambda table: table.rounds, {2: (6, 10), 3: (7, 11), 4: (7, 11)}, ".1f"),
    Target("Friends drawn", lambda table: table.friends_drawn, {2: (4, 8), 3: (6, 11), 4: (8, 14)}, ".1f"),
    Target("players with a Fable from round 2 on", lambda table: table.fable_rate, alike(0.3, 0.8)),
    Target("rounds with a Monster", lambda table: table.monster_rounds, alike(0.15, 0.5)),
    Target("Monsters that meet a pig", lambda table: table.monsters_that_meet_a_pig, alike(0.35, 0.65)),
    Target(
        "first Starting Player wins",
        lambda table: table.starter_wins.share,
        {players: (1 / players - 0.05, 1 / players + 0.05) for players in (2, 3, 4)},
        ".1%",
    ),
    Target("matches with a tie-break", lambda table: table.tie_breaks, alike(0, 0.15)),
    Target("matches with a Fable reshuffle", lambda table: table.reshuffles, alike(0, 0.2)),
)


def play(errand: Errand) -> Tally:
    """Play one match and count."""
    bots = TABLES[errand.table]
    asked: list[tuple[int, str]] = []
    clauses: Counter[str] = Counter()

    def listen(question: Question) -> None:
        if "no" not in question.options and "decline" not in question.options:
            asked.append((question.number, question.clause))
        clauses.update([question.clause, *(reason.clause for reason in question.refusals().values())])

    match = play_match(GAME, len(bots), errand.seed, bots, quiet=False, on_question=listen)
    assert match.result is not None
    tally = Tally(errand.table, match.table.round, match.result.winners, clauses=clauses)
    tally.needs_tie_break = match.result.clause in ("GF-19.4", "GF-19.5", "GF-19.6", "GF-19.7")
    count_events(tally, match.events or [], asked)
    return tally


def count_events(tally: Tally, events: Iterable[Event], asked: Iterable[tuple[int, str]] = ()) -> None:
    """Go through what happened, round by round; `asked` are numbers and clauses of questions by which a Friend acts."""
    beginnings: list[int] = []
    monsters_now = 0
    friend_of = {clause: friend for friend, clauses in clauses_of_friends().items() for clause in clauses}
    at_work: set[tuple[int, str]] = set()
    for event in events:
        key, values = event.key, event.values
        tally.clauses[event.clause] += 1
        if event.clause in friend_of:
            at_work.add((len(beginnings), friend_of[event.clause]))
        if key == "begins":
            tally.starter = values["seat"]
        elif key == "round_begins":
            beginnings.append(event.moment)
            monsters_now = 0
        elif key == "fable_revealed":
            tally.fables[values["card"]] += 1
            tally.fables_after_first_round += len(beginnings) > 1
            if is_a(MONSTER, values["card"]):
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
        elif key == "special_action":
            at_work.add((len(beginnings), values["friend"]))
    at_work |= {(bisect(beginnings, number), friend_of[clause]) for number, clause in asked if clause in friend_of}
    tally.friends = Counter(friend for _, friend in at_work)


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
    missing = [number for number in GAME.rulebook.clauses if number not in fired]
    silent = {reason: [number for number in text.split() if number in missing] for reason, text in SILENT.items()}
    rare = {number: RARE[number] for number in missing if number in RARE}
    explained = {*rare, *(number for numbers in silent.values() for number in numbers)}
    return Report(
        tables={
            name: report_table(played)
            for name in TABLES
            if (played := [each for each in tallies if each.table == name])
        },
        fables_played=ranked(FABLES, (tally.fables for tally in among_greedy)),
        friends_at_work=ranked(FRIENDS, (tally.friends for tally in among_greedy)),
        clauses_fired={number: fired[number] for number in GAME.rulebook.clauses if number in fired},
        silent_clauses=silent,
        rare_clauses=rare,
        clauses_to_wonder_at=[number for number in missing if number not in explained],
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


def clauses_in_the_code() -> set[str]:
    """The clauses that the game can tell, ask or refuse something by."""
    sources = (path.read_text(encoding="utf-8") for path in GAME.folder.glob("*.py"))
    return {number for source in sources for number in re.findall(r'"(GF-\d+\.\d+)"', source)}


def in_words(result: Report) -> RenderableType:
    """The report as tables for people."""
    return Group(
        matches_in_words(result),
        wins_in_words(result),
        balance_in_words(result),
        cards_in_words("Fables played by greedy bots", "times", result.fables_played),
        cards_in_words("Friends of greedy bots at work", "rounds", result.friends_at_work),
        clauses_in_words(result),
    )


def matches_in_words(result: Report) -> Table:
    shown = Table("bots", "matches", "with a winner", "rounds", "shortest", "longest", title="Matches", **LEFT)
    for name, table in result.tables.items():
        figures = (table.matches, table.ended, f"{table.rounds:.1f} ± {table.rounds_spread:.1f}")
        shown.add_row(name, *map(str, (*figures, table.shortest, table.longest)))
    return shown


def wins_in_words(result: Report) -> Table:
    shown = Table("bots", *GAME.seats, title="Share of the victories, and its 95 % interval", **LEFT)
    for name, table in result.tables.items():
        shown.add_row(name, *(f"{win.share:.1%} ({win.low:.1%} to {win.high:.1%})" for win in table.wins.values()))
    return shown


def balance_in_words(result: Report) -> Table:
    tables = {name: table for name, table in result.tables.items() if "random" not in TABLES[name]}
    shown = Table("", *tables, title="Balance among greedy bots, and its targets", **LEFT)
    for target in TARGETS:
        shown.add_row(target.words, *(target.shown(table, len(TABLES[name])) for name, table in tables.items()))
    return shown


def cards_in_words(title: str, unit: str, counts: Mapping[str, int]) -> Table:
    names = GAME.content_names(load_pack(GAME).content, "en")
    total = sum(counts.values()) or 1
    shown = Table("card", unit, "share", title=title, **LEFT)
    for card, count in counts.items():
        shown.add_row(names[card], str(count), f"{count / total:.1%}", style="" if count else "bold yellow")
    return shown


def clauses_in_words(result: Report) -> Table:
    shown = Table("why", "how many", "clauses", title="Clauses", **LEFT)
    shown.add_row("fired", str(len(result.clauses_fired)), "")
    for reason, numbers in result.silent_clauses.items():
        shown.add_row(f"never fires: {reason}", str(len(numbers)), " ".join(numbers))
    for number, reason in result.rare_clauses.items():
        shown.add_row(f"did not fire: {reason}", "1", number)
    if result.clauses_to_wonder_at:
        numbers = result.clauses_to_wonder_at
        shown.add_row("did not fire; play more matches", str(len(numbers)), " ".join(numbers), style="bold yellow")
    return shown


def main() -> None:
    parser = wishes_parser(
        "benchmarks.balance.grimm_forest",
        "Bots play The Grimm Forest, and the outcomes are measured.",
        50,
        "matches at each kind of table",
    )
    parser.add_argument(
        "--table", action="append", choices=list(TABLES), help="only this kind of table; may be repeated"
    )
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    chosen = parser.parse_args()
    errands = [
        Errand(name, chosen.seed + number) for number in range(chosen.games) for name in chosen.table or list(TABLES)
    ]
    result = report(play_all(play, errands, chosen.jobs))
    if chosen.json:
        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
    else:
        Console().print(in_words(result))


if __name__ == "__main__":
    main()
