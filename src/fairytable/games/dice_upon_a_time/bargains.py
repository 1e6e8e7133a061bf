"""Bargains: the simple swaps at an Encounter that help both, worked out from what everybody sees.

The page suggests them and the bots offer them. A swap helps somebody who needs what comes more than what goes: a token
that an own Quest still asks for is needed, the others are to spare; of two Quests the one that is nearer is better.
"""

from __future__ import annotations

from fairytable.games.dice_upon_a_time.content import Quest
from fairytable.games.dice_upon_a_time.exchange import swaps
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import SWAP
from fairytable.games.dice_upon_a_time.vocabulary import TOKENS


def bargains(table: DiceTable, you: Adventurer) -> tuple[str, ...]:
    """The swaps that the adventurer could offer now and that would help both; together: that complete a Quest here."""
    options = swaps(table, you)
    if table.rules.coop:
        return tuple([option for option in options if completes_a_quest(table, you, option)])
    return tuple([option for option in options if helps_both(table, you, option)])


def helps_both(table: DiceTable, you: Adventurer, option: str) -> bool:
    player, given, wanted = SWAP.read(option)
    other = table.adventurer(player)
    if given in TOKENS:
        return helps(table, you, given, wanted) and helps(table, other, wanted, given)
    quests = table.content.quests
    mine, theirs = quests[given], quests[wanted]
    return missing(you, theirs) < missing(you, mine) and missing(other, mine) < missing(other, theirs)


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
