"""What the lab counts in The Grimm Forest."""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.engine.balance import Balance, Measure, Mention, PlayedMatch, Things
from fairytable.games.grimm_forest import fables, friends
from fairytable.games.grimm_forest.components import HOUSES_TO_WIN, MATERIALS, SECTIONS
from fairytable.games.grimm_forest.content import ACTS_BY, CANCELLING, FRIENDS, MONSTER, is_a
from fairytable.games.grimm_forest.table import ForestTable
from fairytable.games.grimm_forest.windows import FRIEND_EFFECTS

CARD_EFFECTS = (fables, friends)
"""The files that say what the cards do; each registers its cards when it is imported."""


def clauses_of_friends() -> dict[str, list[str]]:
    """The clauses by which each Friend acts."""
    clauses: dict[str, set[str]] = {friend: set() for friend in FRIENDS}
    for effects in FRIEND_EFFECTS.values():
        for friend, effect in effects.items():
            clauses[friend].add(effect.clause)
    for friend, clause in ACTS_BY.items():
        clauses[friend] = {clause}
    for friend, (clause, _) in CANCELLING.items():
        clauses[friend].add(clause)
    return {friend: sorted(numbers) for friend, numbers in clauses.items()}


HEIGHTS = {"": 0} | {
    f"{material}_{section}": 1 + SECTIONS.index(section) for material in MATERIALS for section in SECTIONS
}
"""How many sections a house has, by the one on top."""


def progress(table: ForestTable, seat: str) -> float:
    """Sections of the three houses that are farthest, and a little for what lies on the board."""
    builder = table.builder(seat)
    heights = sorted([HEIGHTS[site] for site in builder.sites], reverse=True)
    sections = sum(heights[:HOUSES_TO_WIN])
    return (sections + min(builder.total(), 20) / 21) / (HOUSES_TO_WIN * len(SECTIONS))


def by_round(played: PlayedMatch, key: str, value: str) -> Iterator[tuple[int, str]]:
    """What events of one kind name, each with its round."""
    number = 0
    for event in played.events:
        if event.key == "round_begins":
            number += 1
        elif event.key == key:
            yield number, event.values[value]


def fable_rate(played: PlayedMatch) -> tuple[float, float]:
    """Players who play a Fable in a round, from the second round on."""
    fables_played = sum(number > 1 for number, _ in by_round(played, "fable_revealed", "card"))
    return fables_played, len(played.seats) * (played.table.round - 1)


def monster_rounds(played: PlayedMatch) -> tuple[float, float]:
    rounds = {number for number, card in by_round(played, "fable_revealed", "card") if is_a(MONSTER, card)}
    return len(rounds), played.table.round


def monsters_that_meet_a_pig(played: PlayedMatch) -> tuple[float, float]:
    placed = played.count("monster_placed")
    missed = sum(event.clause == "GF-6.8" for event in played.told("no_effect"))
    return placed - missed, placed


def pigs_in_company(played: PlayedMatch) -> tuple[float, float]:
    """Gather cards that show a Location which another card of the same round shows, too, out of all."""
    rounds: dict[int, list[str]] = {}
    for number, location in by_round(played, "gather_card_revealed", "location"):
        rounds.setdefault(number, []).append(location)
    shared = sum(plans.count(plan) > 1 for plans in rounds.values() for plan in plans)
    return shared, sum(len(plans) for plans in rounds.values())


BALANCE = Balance(
    progress=progress,
    first="begins",
    things=(
        Things(
            "fable",
            "Fables",
            lambda cards: cards.fables,
            held=(Mention("drew_fables", "cards"), Mention("fable_taken", "card"), Mention("kept_fable", "card")),
            used=(Mention("fable_revealed", "card"),),
            alike=False,
        ),
        Things(
            "friend",
            "Friends",
            lambda cards: cards.friends,
            held=(Mention("has_friend", "friend"), Mention("gave_friend", "friend", seat="receiver")),
            used=(
                Mention("special_action", "friend"),
                *(
                    Mention(clause=clause, thing=friend)
                    for friend, clauses in clauses_of_friends().items()
                    for clause in clauses
                ),
            ),
            alike=False,
        ),
    ),
    measures=(
        Measure(
            "friends_drawn",
            "Friends drawn in a match",
            lambda played: (
                played.count("drew_friend")
                + sum(len(event.values["friends"]) for event in played.told("tavern_opened"))
            ),
        ),
        Measure("fable_rate", "players with a Fable in a round, from the second on", fable_rate, is_share=True),
        Measure("monster_rounds", "rounds with a Monster", monster_rounds, is_share=True),
        Measure("monsters_meet", "Monsters that meet a pig", monsters_that_meet_a_pig, is_share=True),
        Measure("company", "Gather cards that somebody else has played, too", pigs_in_company, is_share=True),
        Measure(
            "wasted_fables",
            "Fables without effect",
            lambda played: (played.count("no_effect"), played.count("fable_revealed")),
            is_share=True,
        ),
        Measure(
            "reshuffles",
            "matches in which the Fables are shuffled again",
            lambda played: bool(played.count("fables_reshuffled")),
            is_share=True,
        ),
    ),
    tie_breaks=("GF-19.4", "GF-19.5", "GF-19.6", "GF-19.7"),
    rare={
        "GF-7.3": "needs a pack with more Unique Locations than boards",
        "GF-19.7": "needs equal houses in the end, and no First Builder token among those who tie",
        "GF-19.11": "needs a match stopped by the option round-limit",
        "GF-20.18": "would be told if Curse of Darkness did nothing, and it always does something",
        "GF-20.31": "needs a pack with two Grandma's Houses; with one, who places a Monster has no choice",
        "GF-20.60": "would be told if Taxation did nothing, and its own clause is GF-20.61",
        "GF-21.16": "needs a Frog Prince not alone just when the Friend deck is empty",
        "GF-21.63": "needs all Fables in hands and in play when Sleeping Beauty dreams",
    },
)
