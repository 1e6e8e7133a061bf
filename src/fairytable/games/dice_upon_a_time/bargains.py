"""Bargains: the simple swaps at an Encounter that help both, worked out from what everybody sees.

The page suggests them and the bots offer them. A swap helps somebody who needs what comes more than what goes: a token
that an own Quest still asks for is needed, the others are to spare; of two Quests the one that is nearer is better.
"""

from __future__ import annotations

from fairytable.games.dice_upon_a_time.content import Quest
from fairytable.games.dice_upon_a_time.exchange import partners, swaps
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import SWAP


def bargains(table: DiceTable, you: Adventurer) -> tuple[str, ...]:
    """The swaps that the adventurer could offer now and that would help both; together: that complete a Quest here."""
    if table.rules.coop:
        return tuple([option for option in swaps(you, partners(table, you)) if completes_a_quest(table, you, option)])
    found: list[str] = []
    for other in partners(table, you):
        found += [
            SWAP(other.seat, given, wanted)
            for given in you.owned()
            for wanted in other.owned()
            if given != wanted and helps(table, you, given, wanted) and helps(table, other, wanted, given)
        ]
        mine, theirs = (missing_to_both(table, you, other, quests) for quests in (you.quests, other.quests))
        found += [
            SWAP(other.seat, given, wanted)
            for given, my_way, their_way in mine
            for wanted, my_new_way, their_old_way in theirs
            if my_new_way < my_way and their_way < their_old_way
        ]
    return tuple(found)


def missing_to_both(
    table: DiceTable, you: Adventurer, other: Adventurer, quests: tuple[str, ...]
) -> list[tuple[str, float, float]]:
    """Each of these Quests, what is missing to you for it, and what to the other."""
    told = [(quest, table.content.quests[quest]) for quest in quests]
    return [(name, missing(you, quest), missing(other, quest)) for name, quest in told]


def helps(table: DiceTable, you: Adventurer, goes: str, comes: str) -> bool:
    """Whether a Quest asks for the token that comes, and none for the last one of those that go."""
    asked = [table.content.quests[quest].tokens for quest in you.quests]
    spare = max((tokens.get(goes, 0) for tokens in asked), default=0) < you.tokens[goes]
    return spare and any(tokens.get(comes, 0) > you.tokens[comes] for tokens in asked)


def missing(you: Adventurer, quest: Quest) -> float:
    """How many things somebody still has to fetch for a Quest, for each of its points."""
    tokens = sum(max(0, count - you.tokens[token]) for token, count in quest.tokens.items())
    return (tokens + 1 + (bool(quest.item) and quest.id not in you.fetched)) / quest.points


def completes_a_quest(table: DiceTable, you: Adventurer, option: str) -> bool:
    """Together: with what comes, a Quest can be completed on this field that could not before."""
    _, given, wanted = SWAP.read(option)
    after = {**you.tokens, given: you.tokens[given] - 1, wanted: you.tokens[wanted] + 1}
    for name in table.open_quests:
        quest = table.content.quests[name]
        here = not quest.place or table.is_at(you, quest.place)
        is_new = here and quest.tokens and not you.can_pay(quest.tokens)
        if is_new and all(after[token] >= count for token, count in quest.tokens.items()):
            return True
    return False
