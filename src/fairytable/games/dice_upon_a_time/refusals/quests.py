"""Quests and Story cards, Characters and decks."""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.dice_upon_a_time import questions
from fairytable.games.dice_upon_a_time.content import DECKS, Story
from fairytable.games.dice_upon_a_time.effects import ANY, Pays, Rides, Visits
from fairytable.games.dice_upon_a_time.moments import is_in_phase_5
from fairytable.games.dice_upon_a_time.questing import lying_before, open_to
from fairytable.games.dice_upon_a_time.refusals.asking import DRAWING, asked, is_own
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import CHARACTER, COMPLETE, DECK, FETCH, FULFIL, LIFT


def every_quest(table: DiceTable, question: Question) -> Iterable[str]:
    return COMPLETE.all_of(open_to(table, asked(table, question))) if is_own(table, question) else ()


def why_not_complete(table: DiceTable, question: Question, option: str) -> Reason:
    (quest,) = COMPLETE.read(option)
    you, task = asked(table, question), table.content.quests[quest]
    if not is_in_phase_5(question.about):
        return Reason("quests_come_last", "DT-8.1")
    if task.place and not table.is_at(you, task.place):
        return Reason("not_there", "DT-8.6", {"quest": quest, "field": task.place})
    if task.item:
        return Reason("not_fetched", "DT-8.7", {"item": task.item, "field": task.source})
    return tokens_missing(you, task.tokens, "DT-8.3")


def tokens_missing(you: Adventurer, tokens: dict[str, int], clause: str) -> Reason:
    for token, count in tokens.items():
        if token != ANY and you.tokens[token] < count:
            return Reason("tokens_missing", clause, {"token": token, "count": count, "has": you.tokens[token]})
    return Reason("any_tokens_missing", clause, {"count": sum(tokens.values()), "has": you.total()})


def every_item(table: DiceTable, question: Question) -> Iterable[str]:
    """The items of one's own Quests, or of those open to all."""
    if not is_own(table, question):
        return ()
    quests = open_to(table, asked(table, question))
    return FETCH.all_of([quest for quest in quests if table.content.quests[quest].item])


def why_not_fetch(table: DiceTable, question: Question, option: str) -> Reason:
    (quest,) = FETCH.read(option)
    you, task = asked(table, question), table.content.quests[quest]
    for other in table.adventurers:
        if quest in other.fetched:
            clause = "DT-8.7" if other is you else "DT-30.12"
            return Reason("item_carried", clause, {"item": task.item, "player": other.seat})
    if not is_in_phase_5(question.about):
        return Reason("quests_come_last", "DT-8.7")
    return Reason("item_elsewhere", "DT-8.7", {"item": task.item, "field": task.source})


def every_mini_quest(table: DiceTable, question: Question) -> Iterable[str]:
    return FULFIL.all_of(lying_of(table, question, "mini_quest"))


def every_curse(table: DiceTable, question: Question) -> Iterable[str]:
    return LIFT.all_of(lying_of(table, question, "curse"))


def lying_of(table: DiceTable, question: Question, kind: str) -> list[str]:
    """The open Story cards of a kind that the seat can work at."""
    if not is_own(table, question):
        return []
    cards = dict.fromkeys(lying.card for lying in lying_before(table, asked(table, question)))
    return [card for card in cards if table.content.stories[card].kind == kind]


def why_not_fulfil(table: DiceTable, question: Question, option: str) -> Reason:
    (card,) = FULFIL.read(option)
    if not table.counts(table.content.stories[card]):
        return Reason("useless_together", "DT-30.17", {"card": card})
    if not is_in_phase_5(question.about):
        return Reason("quests_come_last", "DT-17.12")
    return condition_not_met(table, asked(table, question), table.content.stories[card], "DT-17.12", "DT-17.13")


def why_not_lift(table: DiceTable, question: Question, option: str) -> Reason:
    (card,) = LIFT.read(option)
    story = table.content.stories[card]
    if not table.counts(story):
        return Reason("useless_together", "DT-30.17", {"card": card})
    if isinstance(story.condition, Rides):
        return Reason("curse_rides", "DT-17.10", {"card": card})
    if not is_in_phase_5(question.about):
        return Reason("quests_come_last", "DT-17.10")
    return condition_not_met(table, asked(table, question), story, "DT-17.10", "DT-17.20")


def condition_not_met(table: DiceTable, you: Adventurer, story: Story, paying: str, visiting: str) -> Reason:
    """What is still missing for a Mini Quest or a Curse."""
    match story.condition:
        case Visits(place) if table.is_at(you, place):
            return Reason("arrive_anew", visiting, {"field": place})
        case Visits(place):
            return Reason("not_there", visiting, {"quest": story.id, "field": place})
        case Pays(tokens):
            return tokens_missing(you, tokens, paying)
        case _:
            return Reason("no_magic_to_pay", paying)


def every_character(table: DiceTable, question: Question) -> Iterable[str]:
    return CHARACTER.all_of(table.content.characters) if question.about == questions.Character.about else ()


def why_not_character(table: DiceTable, _question: Question, option: str) -> Reason:
    (character,) = CHARACTER.read(option)
    for other in table.adventurers:
        if other.character == character:
            return Reason("character_taken", "DT-14.1", {"character": character, "player": other.seat})
    return Reason("character_left_out", "DT-18.4", {"character": character})


def every_deck(_table: DiceTable, question: Question) -> Iterable[str]:
    return DECK.all_of(DECKS) if question.about in DRAWING else ()


def why_not_deck(table: DiceTable, _question: Question, option: str) -> Reason:
    (points,) = DECK.read(option)
    cards = len(table.decks[points])
    if cards:
        return Reason("deck_named_out", "DT-7.17", {"points": int(points), "count": cards})
    return Reason("deck_empty", "DT-15.8", {"points": int(points)})


EXPECTATIONS = (
    Expectation(CHARACTER, ("DT-14.1", "DT-18.4"), every_character, why_not_character),
    Expectation(COMPLETE, ("DT-8.1", "DT-8.3", "DT-8.6", "DT-8.7"), every_quest, why_not_complete),
    Expectation(DECK, ("DT-7.17", "DT-15.8"), every_deck, why_not_deck),
    Expectation(FETCH, ("DT-8.7", "DT-30.12"), every_item, why_not_fetch),
    Expectation(FULFIL, ("DT-17.12", "DT-17.13", "DT-30.17"), every_mini_quest, why_not_fulfil),
    Expectation(LIFT, ("DT-17.10", "DT-17.20", "DT-30.17"), every_curse, why_not_lift),
)
