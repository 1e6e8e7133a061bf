"""What the worth of a table is made of, by name: with these words bots give their reasons."""

from __future__ import annotations

from fairytable.games.dice_upon_a_time.appraise import appraise, belongings, hand, moves_left, stories, worth_of
from fairytable.games.dice_upon_a_time.scenes import team_rows
from fairytable.games.dice_upon_a_time.table import DiceTable


def parts(table: DiceTable, seat: str) -> dict[str, float]:
    """In Adventure Points; they add up to the appraisal."""
    worth = appraise(table, seat)
    if table.over:
        return {"victory": worth}
    you = table.adventurer(seat)
    moves = moves_left(table, you)
    coop = table.rules.coop
    found = {
        "points": float(team_rows(table)["quests"] if coop else sum(table.content.quests[q].points for q in you.done)),
        "belongings": belongings(table, you, moves),
        "magic": hand(you, moves, knows=True, together=coop),
    }
    if coop:
        return found | {"quests": worth - sum(found.values())}
    found["stories"] = stories(table, you, you.stories)
    own = worth_of(table, you, seat)
    return found | {"quests": own - sum(found.values()), "rivals": worth - own}
