"""What the lab counts in Hungarian Folktales."""

from __future__ import annotations

from collections import Counter

from fairytable.engine.balance import Balance, Measure, Mention, PlayedMatch, Things
from fairytable.games.hungarian_folktales.bots.heuristic import gate_turns
from fairytable.games.hungarian_folktales.chances import GATE, SORCERER
from fairytable.games.hungarian_folktales.paying import MEAL
from fairytable.games.hungarian_folktales.scenes import parts_done, parts_in_all
from fairytable.games.hungarian_folktales.table import NOTHING, FolktaleTable

LONG = 60
GOOD_THROW = 9
FROM_ITS_FIELD = "HF-12.5"


def progress(table: FolktaleTable, seat: str) -> float:
    """The part of the tales that is done."""
    hero = table.hero(seat)
    return parts_done(table, hero) / max(1, parts_in_all(table, hero))


def throws_in_a_turn(played: PlayedMatch) -> tuple[float, float]:
    throws = sum(event.values["again_with"] == NOTHING for event in played.told("threw"))
    return throws, played.count("turn_begins")


def good_throws(played: PlayedMatch) -> tuple[float, float]:
    """Throws on Adventure Fields with nine points or more."""
    points = [
        event.values["points"]
        for event in played.told("points_counted")
        if event.values["place"] not in (GATE, SORCERER)
    ]
    return sum(number >= GOOD_THROW for number in points), len(points)


def turns_between_red_fields(played: PlayedMatch) -> tuple[float, float]:
    meals = sum(event.values["reason"] == MEAL for key in ("ate", "table_laid") for event in played.told(key))
    hungry = sum(event.clause == "HF-15.5" for event in played.told("went_hungry"))
    return played.count("turn_begins"), meals + hungry


def turns_with_boots(played: PlayedMatch) -> tuple[float, float]:
    boots: Counter[str] = Counter()
    slow = 0
    for event in played.events:
        if event.key in ("went_hungry", "boot_returned"):
            boots[event.values["seat"]] = event.values["level"]
        elif event.key == "turn_begins":
            slow += boots[event.values["seat"]] > 0
    return slow, played.count("turn_begins")


def items_from_their_fields(played: PlayedMatch) -> tuple[float, float]:
    """Magical Items that a hero's tales need and that came from the supply; those of them from their own field."""
    content = played.table.content
    needs: dict[str, set[str]] = {}
    for hero in played.table.heroes:
        tales = [content.tales[tale] for tale in hero.tales]
        things = {kind for tale in tales for kind in (*tale.hold, *tale.hand_over)}
        needs[hero.seat] = things & set(content.classes["magical"])
    taken = [event for event in played.told("tile_taken") if event.values["tile"] in needs[event.values["seat"]]]
    changed = [event for event in played.told("tile_changed") if event.values["into"] in needs[event.values["seat"]]]
    return sum(event.clause == FROM_ITS_FIELD for event in taken), len(taken) + len(changed)


def tries_at_the_gate(played: PlayedMatch) -> tuple[float, float]:
    """Throws at the gate of heroes who came there without Advice.

    The match ends with the first who gets in. Who was still trying then counts with the tries that would have been
    needed on average, or the quick ones alone would be counted.
    """
    advice: Counter[str] = Counter(dict.fromkeys(played.table.seats, 1))
    tries: Counter[str] = Counter()
    came_without: set[str] = set()
    entered: set[str] = set()
    for event in played.events:
        seat = event.values.get("seat", "")
        if event.key == "advice_taken":
            advice[seat] += event.values["count"]
        elif event.key == "advice_spent":
            advice[seat] -= event.values["count"]
        elif event.key == "threw" and event.values["place"] == GATE and event.values["again_with"] == NOTHING:
            if not tries[seat] and advice[seat] <= 0:
                came_without.add(seat)
            tries[seat] += 1
        elif event.key == "castle_entered":
            entered.add(seat)
    still_trying = came_without - entered
    to_come = sum(gate_turns(played.table.hero(seat).advice + 1) for seat in still_trying)
    return sum(tries[seat] for seat in came_without) + to_come, len(came_without)


BALANCE = Balance(
    progress=progress,
    first="goes_first",
    things=(
        Things("hero", "Heroes", lambda content: content.heroes, held=(Mention("hero_chosen", "hero"),)),
        Things(
            "tale",
            "Folktale cards",
            lambda content: content.tales,
            held=(Mention("tales_drawn", "tales"),),
            used=(Mention("quest_done", "tale"),),
        ),
        Things(  # most tiles take effect just by being in the satchel, so no event shows that they were used
            "tile",
            "Tiles",
            lambda content: content.tiles,
            held=(Mention("tile_taken", "tile"), Mention("item_chosen", "tile"), Mention("tile_changed", "into")),
            alike=False,
        ),
        Things(
            "encounter",
            "Encounters",
            lambda content: content.encounters,
            used=(Mention("encountered", "encounter"),),
            alike=False,
        ),
    ),
    measures=(
        Measure(
            "long_matches", "matches of 60 turns or more", lambda played: played.table.round >= LONG, is_share=True
        ),
        Measure("throws", "Lucky Throws in a turn", throws_in_a_turn),
        Measure("good_throws", "throws with 9 points or more on Adventure Fields", good_throws, is_share=True),
        Measure("red_fields", "turns between two Red Fields that a hero meets", turns_between_red_fields),
        Measure("boots", "turns that a hero begins with a Boot token", turns_with_boots, is_share=True),
        Measure(
            "items_from_fields",
            "needed Magical Items that come from their field",
            items_from_their_fields,
            is_share=True,
        ),
        Measure("gate_tries", "tries at the gate without Advice on arrival", tries_at_the_gate),
    ),
)
