"""What the reasons of Dice Upon a Time say in numbers, checked against the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fairytable.engine.questions import Question
from fairytable.games.dice_upon_a_time.agenda import Exchange, GainTokens
from fairytable.games.dice_upon_a_time.effects import Pays
from fairytable.games.dice_upon_a_time.exchange import MOST_OFFERS, MOST_REFUSALS
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable

Truth = Callable[[DiceTable, Question, str, Mapping[str, Any]], bool]


def limit_of(table: DiceTable) -> int:
    """How high a stack may be: 2 with two players and 3 with more, and what the Event adds."""
    usual = 2 if len(table.seats) == 2 else 3
    return max(1, usual + (table.content.events[table.event].height if table.event else 0))


def asks_for(table: DiceTable, socket: str) -> int:
    """What the next die must be worth: what the top die is worth, or the empty socket in this chapter."""
    content = table.content
    if stack := table.sockets.get(socket):
        return content.value_of[stack[-1].die]
    if socket in content.spirits:
        return 1
    route = content.routes[socket]
    event = content.events.get(table.event)
    if event and event.place in route.between:
        return event.place_value
    return max(1, route.value + (event.route_value if event else 0))


def who(table: DiceTable, question: Question) -> Adventurer:
    return table.adventurer(question.seat)


def is_full(table: DiceTable, _question: Question, option: str, said: Mapping[str, Any]) -> bool:
    socket = option.split(" ")[-1]
    return bool(said["height"] == limit_of(table) == len(table.sockets[socket]))


def is_full_even_so(table: DiceTable, _question: Question, option: str, said: Mapping[str, Any]) -> bool:
    socket = option.split(" ")[-1]
    return bool(said["height"] == limit_of(table) + 1 == len(table.sockets[socket]))


def is_too_low(table: DiceTable, _question: Question, option: str, said: Mapping[str, Any]) -> bool:
    *_, die, socket = option.split(" ")
    return bool(said["value"] == table.content.value_of[die] < said["least"] == asks_for(table, socket))


def is_short_of_dice(table: DiceTable, question: Question, _option: str, said: Mapping[str, Any]) -> bool:
    return bool(said["has"] == len(who(table, question).pool) < said["count"] == 1)


def is_short_of_tokens(table: DiceTable, question: Question, option: str, said: Mapping[str, Any]) -> bool:
    asked = tokens_asked_for(table, option)
    token = said["token"]
    return bool(said["has"] == who(table, question).tokens[token] < said["count"] == asked[token])


def is_short_of_any(table: DiceTable, question: Question, option: str, said: Mapping[str, Any]) -> bool:
    asked = tokens_asked_for(table, option)
    return bool(said["has"] == sum(who(table, question).tokens.values()) < said["count"] == sum(asked.values()))


def tokens_asked_for(table: DiceTable, option: str) -> dict[str, int]:
    card = option.split(" ")[1]
    if card in table.content.quests:
        return table.content.quests[card].tokens
    condition = table.content.stories[card].condition
    assert isinstance(condition, Pays)
    return condition.tokens


def is_empty_deck(table: DiceTable, _question: Question, option: str, said: Mapping[str, Any]) -> bool:
    return option.split(" ")[1] == str(said["points"]) and len(table.decks[str(said["points"])]) == 0


def is_named_out(table: DiceTable, question: Question, _option: str, said: Mapping[str, Any]) -> bool:
    points = str(said["points"])
    return bool(said["count"] == len(table.decks[points]) == question.values["decks"].count(points))


def is_once_doubled(table: DiceTable, question: Question, option: str, said: Mapping[str, Any]) -> bool:
    most = max(int(one.split(" ")[2]) for one in question.options if one.startswith("take "))
    return said["count"] == most < int(option.split(" ")[2]) and table.content.face_of[table.placed] == "doubling"


def is_no_gain(table: DiceTable, question: Question, _option: str, said: Mapping[str, Any]) -> bool:
    gains = [entry for entry in table.agenda if isinstance(entry, GainTokens) and entry.seat == question.seat]
    gained = [token for gain in gains for token in gain.tokens]
    return bool(len(gained) == said["count"] >= said["most"] == 3)


def has_too_many_quests(table: DiceTable, question: Question, _option: str, said: Mapping[str, Any]) -> bool:
    return bool(len(who(table, question).quests) == said["has"] > said["most"] == 0)


def is_no_small_quest(_table: DiceTable, _question: Question, option: str, said: Mapping[str, Any]) -> bool:
    return option.split(" ")[1] == str(said["points"]) != "2"


def is_refused_enough(table: DiceTable, _question: Question, _option: str, said: Mapping[str, Any]) -> bool:
    return bool(table.refusals == said["most"] == MOST_REFUSALS == 3)


def is_last_word(table: DiceTable, _question: Question, _option: str, said: Mapping[str, Any]) -> bool:
    return bool(table.refusals == said["count"] == said["most"] - 1 == 2)


def are_offers_enough(table: DiceTable, _question: Question, _option: str, said: Mapping[str, Any]) -> bool:
    return bool(table.offers == said["most"] == MOST_OFFERS == 12)


def is_all_named(table: DiceTable, _question: Question, option: str, said: Mapping[str, Any]) -> bool:
    verb, thing = option.split(" ")
    offer = table.next_is(Exchange)
    seat, named = (offer.bidder, offer.offered) if verb == "give" else (offer.partner, offer.wanted)
    owner = table.adventurer(seat)
    cards = [*owner.quests, *(lying.card for lying in owner.stories)]
    held = owner.tokens[thing] if thing in owner.tokens else cards.count(thing)
    return bool(said["count"] == held == named.count(thing))


def is_all_the_magic(table: DiceTable, _question: Question, _option: str, said: Mapping[str, Any]) -> bool:
    offer = table.next_is(Exchange)
    return bool(said["count"] == len(table.adventurer(offer.partner).magic) == offer.wanted_magic)


TRUTHS: dict[str, Truth] = {
    "full": is_full,
    "full_even_so": is_full_even_so,
    "too_low": is_too_low,
    "dice_missing": is_short_of_dice,
    "tokens_missing": is_short_of_tokens,
    "any_tokens_missing": is_short_of_any,
    "deck_empty": is_empty_deck,
    "deck_named_out": is_named_out,
    "no_doubling": is_once_doubled,
    "table_not_more": is_no_gain,
    "thumbling_quests": has_too_many_quests,
    "thumbling_small": is_no_small_quest,
    "refused_enough": is_refused_enough,
    "last_word": is_last_word,
    "offers_enough": are_offers_enough,
    "all_named": is_all_named,
    "no_more_magic": is_all_the_magic,
}
"""For every reason with numbers, whether they are true at this table."""

NEVER_MISSING: dict[str, str] = {
    "discard_die": "every unused die may be the one",
    "discard_magic": "every Magic Item in the hand may be the one",
    "give_magic": "every Magic Item in the hand may be given, and what is laid into the offer has left the hand",
    "give_up": "every active Quest may be the one",
    "keep": "every card that is shown may be kept",
    "lowest": "every card that is left may be the lowest",
    "resolve": "every card that was read may be resolved",
    "roll_fox": "every die from the Fox may be rolled instead",
    "set": "a die from the Fox may show each of its faces",
    "suffer": "nobody is asked unless both ways of the card are possible",
    "wolf_die": "the Wolf takes every unused die",
}
"""Verbs with arguments of which nothing at hand can ever be missing."""

RARELY_MISSING: dict[str, str] = {
    "replace": "test_why_not.py::test_only_a_useless_card_just_drawn_is_replaced",
    "ring": "test_why_not.py::test_ring_and_light_wait_until_what_has_begun_is_finished",
    "table_and_branch": "test_why_not.py::test_what_makes_tokens_more_names_what_stands_in_its_way",
    "lose": "test_why_not.py::test_a_token_that_one_lacks_cannot_be_lost_or_paid",
    "pay": "test_why_not.py::test_a_token_that_one_lacks_cannot_be_lost_or_paid",
    "deck": "test_why_not.py::test_a_deck_is_empty_or_named_out",
    "cap": "test_why_not.py::test_what_replaces_a_placement_comes_only_in_its_place",
    "jump": "test_why_not.py::test_a_steed_carries_one_on_arrival_only",
    "take_back": "test_why_not.py::test_ring_and_light_wait_until_what_has_begun_is_finished",
    "yarn": "test_why_not.py::test_what_replaces_a_placement_comes_only_in_its_place",
}
"""Verbs of which random matches hardly ever miss anything, each with the test that shows its explanation."""
