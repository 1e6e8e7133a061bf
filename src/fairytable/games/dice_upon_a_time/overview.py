"""What follows from the open table by the rules: what sockets ask for, how far Quests are, who has how many points.

The page, the table in words and the guide are given it beside the view, so that nothing of it is worked out twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from fairytable.engine.questions import Question
from fairytable.games.dice_upon_a_time.effects import At, Visits
from fairytable.games.dice_upon_a_time.placing import height_limit, opening_at, value_of_route
from fairytable.games.dice_upon_a_time.questing import ITEM, PLACE, is_met, lacking, lying_before, open_to
from fairytable.games.dice_upon_a_time.scenes import level_of, safe_points, safe_team_points
from fairytable.games.dice_upon_a_time.table import WOLF, Adventurer, DiceTable, Rules


class TeamLevel(Struct, frozen=True):
    """The level that a team has reached, and the points of the next one, if there is one."""

    level: int
    next: int | None


class Overview(Struct, frozen=True):
    """What everybody could work out.

    `idle` are the abilities of fields that do nothing in this match. `values` are the sockets whose value the Event
    changes; `least` is what the next die must be worth on a socket with dice; those that are `full` take no more, and
    neither do the spirits that are `asleep` in this chapter. `points` are safe: Side Quests count at the end. `level`
    is the team's, where levels are reached. `met` says for each seat which of its Quests have enough tokens of a kind,
    the item, or the figure at the place; `fulfilled` are the Story cards whose condition holds. `errands` are the
    fields where the next part of a Quest or Story card can be done.
    """

    rules: Rules
    idle: tuple[str, ...]
    height: int
    values: dict[str, int]
    least: dict[str, int]
    full: tuple[str, ...]
    asleep: tuple[str, ...]
    points: dict[str, int]
    level: TeamLevel | None
    met: dict[str, dict[str, list[str]]]
    fulfilled: dict[str, tuple[str, ...]]
    errands: dict[str, tuple[str, ...]]


def overview(table: DiceTable) -> Overview:
    openings = {socket: opening_at(table, socket) for socket in table.sockets}
    return Overview(
        rules=table.rules,
        idle=idle_abilities(table.rules),
        height=height_limit(table),
        values=changed_values(table),
        least={socket: opening.least for socket, opening in openings.items() if opening},
        full=tuple([socket for socket, opening in openings.items() if opening is None or opening.above > 0]),
        asleep=asleep(table),
        points=points_of_all(table),
        level=team_level(table),
        met={you.seat: parts_met(table, you, open_to(table, you)) for you in table.adventurers},
        fulfilled={you.seat: fulfilled(table, you) for you in table.adventurers},
        errands=errands(table),
    )


def idle_abilities(rules: Rules) -> tuple[str, ...]:
    """DT-30.5, DT-30.14 and DT-31.1: without their cards fields give nothing."""
    idle = [] if rules.magic else ["magic"]
    idle += [] if rules.story else ["story"]
    return (*idle, "town", "king") if rules.coop else tuple(idle)


def changed_values(table: DiceTable) -> dict[str, int]:
    values = {route: value_of_route(table.content, table.change, route) for route in table.content.routes}
    return {route: value for route, value in values.items() if value != table.content.routes[route].value}


def asleep(table: DiceTable) -> tuple[str, ...]:
    """DT-18.2 and DT-12.10."""
    closed = table.change.closed_spirit
    return tuple([one for one in table.content.spirits if one == closed or (one == WOLF and table.wolf_was_here)])


def points_of_all(table: DiceTable) -> dict[str, int]:
    if table.rules.coop:
        return dict.fromkeys(table.seats, safe_team_points(table))
    return {you.seat: safe_points(table, you) for you in table.adventurers}


def team_level(table: DiceTable) -> TeamLevel | None:
    """DT-30.13; only a match of all chapters has levels (DT-30.15)."""
    if not table.rules.coop or table.rules.chapters != table.content.numbers.chapters:
        return None
    points = safe_team_points(table)
    above = [least for least in table.content.levels[len(table.seats)] if least > points]
    return TeamLevel(level_of(table, points), min(above, default=None))


class Prospect(Struct, frozen=True):
    """`met`: the parts that the seat would have already of the Quests which it is shown, as in an `Overview`."""

    met: dict[str, list[str]]


def foresee(table: DiceTable, question: Question) -> Prospect:
    you = table.adventurer(question.seat)
    words = dict.fromkeys(word for option in question.options for word in option.split(" "))
    own = open_to(table, you)
    return Prospect(parts_met(table, you, [word for word in words if word in table.content.quests and word not in own]))


def parts_met(table: DiceTable, you: Adventurer, quests: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for quest in quests:
        task, missing = table.content.quests[quest], frozenset(lacking(table, you, quest))
        for part in (*task.tokens, *((ITEM,) if task.item else ()), *((PLACE,) if task.place else ())):
            if part not in missing:
                found.setdefault(part, []).append(quest)
    return found


def fulfilled(table: DiceTable, you: Adventurer) -> tuple[str, ...]:
    cards = []
    for lying in lying_before(table, you):
        story = table.content.stories[lying.card]
        if table.counts(story) and is_met(table, you, lying):
            cards.append(lying.card)
    return tuple(dict.fromkeys(cards))


def errands(table: DiceTable) -> dict[str, tuple[str, ...]]:
    leads_to = {card: places for you in table.adventurers for card, places in errands_of(table, you)}
    return {
        card: tuple(sorted({field for place in places for field in table.content.places[place]}))
        for card, places in leads_to.items()
    }


def errands_of(table: DiceTable, you: Adventurer) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Where items are as long as nobody has fetched them (DT-8.7), and then where Quests are completed; and where the
    conditions of Story cards are met."""
    for quest in open_to(table, you):
        task = table.content.quests[quest]
        is_fetched = any(quest in other.fetched for other in table.adventurers)
        if place := task.source if task.item and not is_fetched else task.place:
            yield quest, (place,)
    for lying in lying_before(table, you):
        story = table.content.stories[lying.card]
        if table.counts(story):
            match story.condition:
                case At(places):
                    yield story.id, places
                case Visits(place):
                    yield story.id, (place,)
