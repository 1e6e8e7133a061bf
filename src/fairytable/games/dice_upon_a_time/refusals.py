"""Why can't I? The options that one would expect and that are not there, with the reason."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.dice_upon_a_time.placing import board_of, height_limit, openings
from fairytable.games.dice_upon_a_time.table import FOX, WOLF, Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import COMPLETE, PLACE


def why_not_place(table: DiceTable, you: Adventurer) -> dict[str, Reason]:
    """For every die and every socket that does not take it: too low, full, banned, or a spirit that is closed."""
    content = table.content
    reasons: dict[str, Reason] = {}
    seen = set()
    for opening in openings(board_of(table)).values():
        seen.add(opening.socket)
        for die in you.pool:
            value = content.value_of[die]
            if opening.above > 0:
                reason = Reason("full", "DT-4.5", {"socket": opening.socket, "height": height_limit(table)})
            elif opening.is_banned_to(you.seat) and content.face_of[die] != "ban":
                reason = Reason("banned", "DT-4.8", {"socket": opening.socket})
            elif value < opening.least:
                reason = Reason("too_low", "DT-4.3", {"value": value, "least": opening.least, "socket": opening.socket})
            else:
                continue
            reasons[PLACE(die, opening.socket)] = reason
    for spirit in content.spirits:
        if spirit not in seen:
            for die in you.pool:
                reasons[PLACE(die, spirit)] = closed_spirit(table, spirit)
    return reasons


def closed_spirit(table: DiceTable, spirit: str) -> Reason:
    if spirit == table.change.closed_spirit:
        return Reason("spirit_sleeps", "DT-18.2", {"socket": spirit, "event": table.event})
    if spirit == WOLF:
        return Reason("wolf_was_here", "DT-12.10", {"socket": spirit})
    return Reason("fox_full" if spirit == FOX else "full", "DT-12.22", {"socket": spirit, "height": 1})


def why_not_complete(table: DiceTable, you: Adventurer) -> dict[str, Reason]:
    """For every Quest that cannot be completed: the figure is elsewhere, or something is missing."""
    reasons: dict[str, Reason] = {}
    for quest in table.open_quests if table.rules.coop else you.quests:
        task = table.content.quests[quest]
        if task.place and not table.is_at(you, task.place):
            reasons[COMPLETE(quest)] = Reason("not_there", "DT-8.6", {"quest": quest, "field": task.place})
        elif task.item and quest not in you.fetched:
            reasons[COMPLETE(quest)] = Reason("not_fetched", "DT-8.7", {"item": task.item, "field": task.source})
        elif not you.can_pay(task.tokens):
            token = next(token for token, count in task.tokens.items() if you.tokens[token] < count)
            values = {"token": token, "count": task.tokens[token], "has": you.tokens[token]}
            reasons[COMPLETE(quest)] = Reason("tokens_missing", "DT-8.3", values)
    return reasons
