"""What the lab counts in ThreeTale."""

from __future__ import annotations

from collections.abc import Mapping

from fairytable.engine.balance import EVERYBODY, Balance, Measure, Mention, PlayedMatch, Things
from fairytable.games.threetale.scoring import score_rows
from fairytable.games.threetale.table import TaleTable

GOOD_SCORE = 620
FUTURES = range(8)
DIFFICULTIES = ("smooth", "daring", "brutal")


def progress(table: TaleTable, _seat: str) -> float:
    """All win or lose together; the points measure their progress."""
    return sum(points for _, points in score_rows(table)) / GOOD_SCORE


def at_the_end_of_the_past(table: TaleTable) -> Mapping[str, float]:
    heroes = table.heroes
    return {
        "virtues": sum(hero.total for hero in heroes),
        "speed": sum(hero.speed for hero in heroes),
        "shevitsa": sum(hero.unused + hero.invested for hero in heroes),
        "artifacts": sum(len(hero.artifacts) for hero in heroes),
    }


def noted(key: str, words: str) -> Measure:
    """A number of a hero at the end of the Past, if the match came so far."""
    return Measure(
        f"past_{key}", words, lambda played: (played.numbers.get(key, 0), len(played.seats) if played.numbers else 0)
    )


def died_in_the_past(played: PlayedMatch) -> bool:
    return played.result.clause == "TT-20.2" and not played.count("past_ended")


def lost_by(clause: str) -> Measure:
    """Defeats by one cause, out of all."""
    words = {"TT-20.2": "by a death", "TT-20.3": "by time", "TT-20.4": "by a breach of what must hold"}
    return Measure(
        f"lost_{clause.rpartition('.')[2]}",
        f"defeats {words[clause]}",
        lambda played: (played.result.clause == clause, not played.result.winners),
        is_share=True,
    )


def won_in(number: int, level: str) -> Measure:
    """Victories in one Future on one difficulty, out of the matches that came to it."""

    def won(played: PlayedMatch) -> tuple[float, float]:
        table: TaleTable = played.table
        is_it = table.future is not None and table.scenario.sheet.number == number and table.difficulty == level
        return bool(played.result.winners) and is_it, is_it

    return Measure(f"won_{number}_{level}", f"matches of Future {number} that are won, {level}", won, is_share=True)


def points_of_a_victory(played: PlayedMatch) -> tuple[float, float]:
    return (max(played.result.scores.values()), 1) if played.result.winners else (0, 0)


BALANCE = Balance(
    progress=progress,
    notes={"past_ended": at_the_end_of_the_past},
    things=(
        Things("hero", "Heroes", lambda content: content.heroes, held=(Mention("hero_picked", "hero"),)),
        Things(
            "scenario",
            "Futures",
            lambda content: content.scenarios,
            held=(Mention("future_opened", "scenario", seat=EVERYBODY),),
        ),
        Things(
            "difficulty",
            "Difficulties",
            lambda content: content.awards,
            held=(Mention("difficulty_chosen", "level", seat=EVERYBODY),),
        ),
        Things(
            "artifact",
            "Artifacts",
            lambda content: content.artifacts,
            held=(Mention("artifact_won", "artifact"),),
            used=(Mention("artifact_used", "artifact"),),
            alike=False,
        ),
        Things(
            "quest",
            "Quests",
            lambda content: content.quests,
            held=(Mention("quest_drawn", "quest"),),
            used=(Mention("quest_fulfilled", "quest"),),
            alike=False,
        ),
        Things("talent", "Talents", lambda content: content.talents, held=(Mention("talent_learned", "talent"),)),
        Things(
            "battle",
            "Battle cards",
            lambda content: content.battles,
            used=(Mention("battle_began", "card"),),
            helped=(Mention("enemy_beaten", "enemy"),),
            alike=False,
        ),
        Things("bonus", "Bonus cards", lambda content: content.bonus, held=(Mention("bonus_drawn", "card"),)),
    ),
    measures=(
        Measure("past_deaths", "matches lost by a death in the Past", died_in_the_past, is_share=True),
        lost_by("TT-20.2"),
        lost_by("TT-20.3"),
        lost_by("TT-20.4"),
        noted("virtues", "Virtues of a hero at the end of the Past"),
        noted("speed", "Speed of a hero at the end of the Past"),
        noted("shevitsa", "Shevitsa of a hero at the end of the Past"),
        noted("artifacts", "Artifacts of a hero at the end of the Past"),
        *(won_in(number, level) for number in FUTURES for level in DIFFICULTIES),
        Measure("victory_points", "points of a won match", points_of_a_victory),
    ),
)
