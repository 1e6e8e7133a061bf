"""Why can't I? For every verb what a player could expect to do, and the reason why it cannot be done now.

Everything follows from what the seat that is asked knows: the open table and its own hand.
"""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.dice_upon_a_time.boundary import curses_of
from fairytable.games.dice_upon_a_time.content import DECKS, SLEEPER, STEED, WINDOWS, Story
from fairytable.games.dice_upon_a_time.exchange import (
    MOST_OFFERS,
    MOST_REFUSALS,
    company_of,
    goods_of,
    has_goods,
)
from fairytable.games.dice_upon_a_time.moving import end_of_route
from fairytable.games.dice_upon_a_time.placing import (
    BEANS,
    BOOTS,
    HOOD,
    MUSICIANS,
    height_limit,
    opening_at,
)
from fairytable.games.dice_upon_a_time.questing import lying_before, open_to
from fairytable.games.dice_upon_a_time.rolling import LOW, faces_to_turn_to
from fairytable.games.dice_upon_a_time.table import FOX, WOLF, Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import (
    BIRD,
    BRANCH,
    CAP,
    CHARACTER,
    COMPLETE,
    CONVERT,
    COUNTER,
    DECK,
    EXCHANGE,
    FETCH,
    FULFIL,
    GIVE,
    HORSE,
    JUMP,
    KNOCK,
    LIFT,
    LOSE,
    PAY,
    PLACE,
    PLACE_WITH,
    PLAY,
    PROPOSE,
    RABBIT,
    REPLACE,
    REROLL,
    RIDE,
    RING,
    SLEEP,
    SWAP,
    TABLE,
    TABLE_AND_BRANCH,
    TAKE,
    TAKE_BACK,
    THUMBLING,
    WALK,
    WANT,
    WANT_MAGIC,
    YARN,
)
from fairytable.games.dice_upon_a_time.vocabulary import ANY, TOKENS, Pays, Rides, Visits

OWN = frozenset(
    (
        "turn",
        "before_story",
        "draw_magic",
        "move",
        "steed",
        "take_tokens",
        "draw_quest",
        "kings_deck",
        "quests",
        "after_turn",
    )
)
"""The questions of one's own turn at which one looks over all that one has."""
PLAYED = ("story", "lose", "answer", "draw", "snake_roll", "steal_tokens", "steal_magic", "steal_quests")
"""The windows of the Magic Items that are played with a word and nothing more."""


def asked(table: DiceTable, question: Question) -> Adventurer:
    return table.adventurer(question.seat)


def is_own(table: DiceTable, question: Question) -> bool:
    """Whether it is a question of the seat's own turn."""
    return question.about in OWN and question.seat == table.active


def holds(table: DiceTable, question: Question, card: str) -> bool:
    return card in asked(table, question).magic.cards


def is_character(table: DiceTable, question: Question, character: str) -> bool:
    """Whether the seat plays that Character, in a match with abilities."""
    return table.rules.abilities and asked(table, question).character == character


def has_used(table: DiceTable, you: Adventurer) -> Reason | None:
    """DT-14.2: the ability was used in this chapter."""
    if table.has_ability(you, you.character):
        return None
    return Reason("ability_used", "DT-14.2", {"character": you.character})


# Dice on sockets


def every_placement(table: DiceTable, question: Question) -> Iterable[str]:
    """In one's turn every die on every socket; after that, the dice that are left on the ways from here."""
    if not is_own(table, question):
        return ()
    you, content = asked(table, question), table.content
    if question.about == "turn":
        return PLACE.all_of(you.pool, (*content.routes, *content.spirits))
    return PLACE.all_of(you.pool, content.ways[you.at].values())


def why_not_place(table: DiceTable, question: Question, option: str) -> Reason:
    die, socket = PLACE.read(option)
    if question.about != "turn":
        return Reason("one_placement", "DT-3.3")
    opening = opening_at(table, socket)
    if opening is None:
        return closed_spirit(table, socket)
    if opening.above > 0:
        return is_full(table, socket)
    if opening.is_banned_to(question.seat) and table.content.face_of[die] != "ban":
        return Reason("banned", "DT-4.8", {"socket": socket})
    return is_too_low(table, die, socket, opening.least, "DT-4.3")


def is_full(table: DiceTable, socket: str, clause: str = "") -> Reason:
    """DT-4.5, for two players DT-32.1; where an Event changes the height, DT-1.7 and DT-32.2."""
    usual, changed = ("DT-32.1", "DT-32.2") if len(table.seats) == 2 else ("DT-4.5", "DT-1.7")
    clause = clause or (changed if table.change.height else usual)
    return Reason("full", clause, {"socket": socket, "height": height_limit(table)})


def is_too_low(table: DiceTable, die: str, socket: str, least: int, clause: str) -> Reason:
    return Reason("too_low", clause, {"value": table.content.value_of[die], "least": least, "socket": socket})


def closed_spirit(table: DiceTable, spirit: str) -> Reason:
    if spirit == table.change.closed_spirit:
        return Reason("spirit_sleeps", "DT-18.2", {"socket": spirit, "event": table.event})
    if spirit == WOLF:
        return Reason("wolf_was_here", "DT-12.10", {"socket": spirit})
    return Reason("fox_full", "DT-12.22", {"socket": spirit})


def every_help(table: DiceTable, question: Question) -> Iterable[str]:
    """Each thing that may help, with every die on every socket that does not take it without help."""
    if question.about != "turn":
        return
    you, plain = asked(table, question), frozenset(question.options)
    means = [item for item in (BOOTS, BEANS) if item in you.magic.cards]
    means += [one for one in (HOOD, MUSICIANS) if is_character(table, question, one)]
    for mean in means:
        for socket in (*table.content.routes, *table.content.spirits):
            for die in you.pool:
                if PLACE(die, socket) not in plain:
                    yield PLACE_WITH(mean, die, socket)


def why_not_with_help(table: DiceTable, question: Question, option: str) -> Reason:
    mean, die, socket = PLACE_WITH.read(option)
    you, opening = asked(table, question), opening_at(table, socket)
    if socket in (WOLF, FOX) or opening is None:
        return Reason("no_stacks", "DT-4.14", {"socket": socket})
    if mean == HOOD and (used := has_used(table, you)):
        return used
    if mean == HOOD and socket not in table.content.ways[you.at].values():
        return Reason("hood_walks", "DT-14.6", {"socket": socket})
    if mean == HOOD and opening.ban_of:
        return Reason("hood_banned", "DT-14.6", {"socket": socket})
    if mean in (BOOTS, HOOD):
        return is_full(table, socket, "DT-16.17" if mean == BOOTS else "DT-14.6")
    if opening.above > 1:
        return Reason("full_even_so", "DT-4.17", {"socket": socket, "height": height_limit(table) + 1})
    clause = "DT-16.18" if mean == BEANS else "DT-14.15"
    if opening.is_banned_to(question.seat):
        return Reason("banned", clause, {"socket": socket})
    return is_too_low(table, die, socket, opening.least, clause)


# What stands in for a placement, and what comes before it


def neighbours(table: DiceTable, question: Question) -> Iterable[str]:
    return table.content.ways[asked(table, question).at]


def every_hop(table: DiceTable, question: Question) -> Iterable[str]:
    """Whoever has no Rabbit Token may wonder as well, when a die is to be placed."""
    if question.about == "turn" or (is_own(table, question) and asked(table, question).rabbits):
        return RABBIT.all_of(neighbours(table, question))
    return ()


def why_not_hop(_table: DiceTable, question: Question, _option: str) -> Reason:
    if question.about == "turn":
        return Reason("no_rabbit_token", "DT-6.6")
    return Reason("instead_of_placing", "DT-6.7")


def every_sleepwalk(table: DiceTable, question: Question) -> Iterable[str]:
    if is_own(table, question) and is_character(table, question, SLEEPER):
        return SLEEP.all_of(neighbours(table, question))
    return ()


def why_not_sleepwalk(table: DiceTable, question: Question, _option: str) -> Reason:
    you, dice = asked(table, question), table.content.characters[SLEEPER].dice
    if used := has_used(table, you):
        return used
    if question.about == "turn":
        return Reason("dice_missing", "DT-14.12", {"count": dice, "has": len(you.pool)})
    return Reason("instead_of_placing", "DT-3.2")


def every_wish(table: DiceTable, question: Question) -> Iterable[str]:
    if is_own(table, question) and holds(table, question, "wishing_cap"):
        return CAP.all_of(table.content.fields)
    return ()


def every_horse_ride(table: DiceTable, question: Question) -> Iterable[str]:
    if is_own(table, question) and holds(table, question, "golden_horse"):
        return HORSE.all_of(table.content.fields)
    return ()


def why_not_carried(table: DiceTable, question: Question, option: str) -> Reason:
    """The Wishing-cap and the Golden Horse."""
    if question.about != "turn":
        return Reason("instead_of_placing", "DT-3.2")
    (field,) = CAP.read(option) if option in CAP else HORSE.read(option)
    if field == asked(table, question).at:
        return Reason("already_here", "DT-6.10", {"field": field})
    return Reason("nobody_there", "DT-16.14", {"field": field})


def the_yarn(table: DiceTable, question: Question) -> Iterable[str]:
    return (YARN(),) if is_own(table, question) and holds(table, question, "ball_of_yarn") else ()


def why_not_yarn(_table: DiceTable, question: Question, _option: str) -> Reason:
    return Reason("no_dice_to_roll" if question.about == "turn" else "before_placing", "DT-16.13")


def every_knock(table: DiceTable, question: Question) -> Iterable[str]:
    if is_own(table, question) and is_character(table, question, "brave_little_tailor"):
        return KNOCK.all_of(table.sockets)
    return ()


def why_not_knock(table: DiceTable, question: Question, option: str) -> Reason:
    (socket,) = KNOCK.read(option)
    if used := has_used(table, asked(table, question)):
        return used
    if question.about != "turn":
        return Reason("before_placing", "DT-14.5")
    return Reason("knock_no_stack" if socket in (WOLF, FOX) else "knock_no_ban", "DT-14.8", {"socket": socket})


# Rolls


def every_bird(table: DiceTable, question: Question) -> Iterable[str]:
    if holds(table, question, "golden_bird") and question.about in ("turn", "golden_bird"):
        for die in asked(table, question).pool:
            yield from BIRD.all_of((die,), dict.fromkeys(table.content.faces(table.content.kind_of[die])))


def why_not_bird(table: DiceTable, question: Question, option: str) -> Reason:
    die, face = BIRD.read(option)
    if table.content.face_of[die] not in LOW:
        return Reason("bird_high", "DT-16.19", {"die": die})
    if die not in asked(table, question).fresh:
        return Reason("bird_late", "DT-16.19", {"die": die})
    assert face not in faces_to_turn_to(table, die)
    return Reason("snake_numbers", "DT-12.28", {"die": die})


def every_reroll(table: DiceTable, question: Question) -> Iterable[str]:
    """Rapunzel's in her turn too; otherwise the dice of the question."""
    rapunzel = question.about == "turn" and is_character(table, question, "rapunzel")
    if rapunzel or question.about in ("rapunzel", "reroll_which"):
        return REROLL.all_of(asked(table, question).pool)
    return ()


def why_not_reroll(table: DiceTable, question: Question, option: str) -> Reason:
    (die,) = REROLL.read(option)
    if question.about == "reroll_which":
        return Reason("chosen_already", "DT-16.13", {"die": die})
    if question.about == "turn":
        return has_used(table, asked(table, question)) or Reason("opening_roll_only", "DT-14.14")
    if table.content.face_of[die] in LOW:
        return Reason("opening_roll_only", "DT-14.14")
    return Reason("not_low", "DT-14.14", {"die": die})


# Walking and riding


def every_walk(table: DiceTable, question: Question) -> Iterable[str]:
    if question.about in ("turn", "move", "quests", "after_turn") and is_own(table, question):
        return WALK.all_of(neighbours(table, question))
    return ()


def why_not_walk(table: DiceTable, question: Question, _option: str) -> Reason:
    you = asked(table, question)
    if question.about == "turn":
        return Reason("place_first", "DT-4.9")
    if question.about == "move":
        return Reason("other_route", "DT-6.1", {"field": end_of_route(table, you)})
    if table.was_moved:
        return Reason("carried_off", "DT-6.4")
    if table.moved_by:
        return Reason("moved_already", "DT-6.10")
    if not table.route:
        return Reason("spirit_no_walk", "DT-12.2")
    if end_of_route(table, you):
        return Reason("one_step", "DT-6.1")
    return Reason("route_elsewhere", "DT-6.2", {"socket": table.route})


def every_jump(table: DiceTable, question: Question) -> Iterable[str]:
    """From a Steed to each of them."""
    if is_own(table, question) and table.is_at(asked(table, question), STEED):
        return JUMP.all_of(sorted(table.content.places[STEED]))
    return ()


def why_not_jump(table: DiceTable, question: Question, option: str) -> Reason:
    (field,) = JUMP.read(option)
    if field == asked(table, question).at:
        return Reason("already_here", "DT-7.12", {"field": field})
    if table.change.steeds_closed:
        return Reason("steeds_closed", "DT-18.2", {"event": table.event})
    return Reason("steed_on_arrival", "DT-7.13")


def every_ride(table: DiceTable, question: Question) -> Iterable[str]:
    is_moment = question.about in ("turn", "move", "steed", "quests", "after_turn") and is_own(table, question)
    if is_moment and is_character(table, question, "king_thrushbeard"):
        return RIDE.all_of(table.content.fields)
    return ()


def why_not_ride(table: DiceTable, question: Question, option: str) -> Reason:
    (field,) = RIDE.read(option)
    you = asked(table, question)
    if used := has_used(table, you):
        return used
    if not table.is_at(you, STEED):
        return Reason("ride_from_steed", "DT-14.10")
    if field == you.at:
        return Reason("already_here", "DT-7.12", {"field": field})
    if table.change.steeds_closed:
        return Reason("steeds_closed", "DT-18.2", {"event": table.event})
    if table.moved_by == "wishing_cap":
        return Reason("ride_after_cap", "DT-14.11")
    return Reason("ride_at_once", "DT-14.10")


# Quests and Story cards


def every_quest(table: DiceTable, question: Question) -> Iterable[str]:
    return COMPLETE.all_of(open_to(table, asked(table, question))) if is_own(table, question) else ()


def is_in_phase_5(question: Question) -> bool:
    return question.about in ("quests", "after_turn")


def why_not_complete(table: DiceTable, question: Question, option: str) -> Reason:
    (quest,) = COMPLETE.read(option)
    you, task = asked(table, question), table.content.quests[quest]
    if not is_in_phase_5(question):
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
    if not is_in_phase_5(question):
        return Reason("quests_come_last", "DT-8.7")
    return Reason("item_elsewhere", "DT-8.7", {"item": task.item, "field": task.source})


def every_mini_quest(table: DiceTable, question: Question) -> Iterable[str]:
    return FULFIL.all_of(lying_of(table, question, "mini_quest"))


def every_curse(table: DiceTable, question: Question) -> Iterable[str]:
    return LIFT.all_of(lying_of(table, question, "curse"))


def lying_of(table: DiceTable, question: Question, kind: str) -> list[str]:
    """The open Story cards of a kind that the seat may see to."""
    if not is_own(table, question):
        return []
    cards = dict.fromkeys(lying.card for lying in lying_before(table, asked(table, question)))
    return [card for card in cards if table.content.stories[card].kind == kind]


def why_not_fulfil(table: DiceTable, question: Question, option: str) -> Reason:
    (card,) = FULFIL.read(option)
    if not table.counts(table.content.stories[card]):
        return Reason("useless_together", "DT-30.17", {"card": card})
    if not is_in_phase_5(question):
        return Reason("quests_come_last", "DT-17.12")
    return condition_not_met(table, asked(table, question), table.content.stories[card], "DT-17.12", "DT-17.13")


def why_not_lift(table: DiceTable, question: Question, option: str) -> Reason:
    (card,) = LIFT.read(option)
    story = table.content.stories[card]
    if not table.counts(story):
        return Reason("useless_together", "DT-30.17", {"card": card})
    if isinstance(story.condition, Rides):
        return Reason("curse_rides", "DT-17.10", {"card": card})
    if not is_in_phase_5(question):
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
    return CHARACTER.all_of(table.content.characters) if question.about == "character" else ()


def why_not_character(table: DiceTable, _question: Question, option: str) -> Reason:
    (character,) = CHARACTER.read(option)
    for other in table.adventurers:
        if other.character == character:
            return Reason("character_taken", "DT-14.1", {"character": character, "player": other.seat})
    return Reason("character_left_out", "DT-18.4", {"character": character})


def every_deck(_table: DiceTable, question: Question) -> Iterable[str]:
    return DECK.all_of(DECKS) if question.about in ("first_quest", "draw_quest", "kings_deck") else ()


def why_not_deck(table: DiceTable, _question: Question, option: str) -> Reason:
    (points,) = DECK.read(option)
    cards = len(table.decks[points])
    if cards:
        return Reason("deck_named_out", "DT-7.17", {"points": int(points), "count": cards})
    return Reason("deck_empty", "DT-15.8", {"points": int(points)})


# Tokens


def every_taking(table: DiceTable, question: Question) -> Iterable[str]:
    """Every kind of token, in the numbers that are offered; and one more, where a Doubling face was placed."""
    if question.about not in ("take_tokens", "snake_token"):
        return ()
    counts = {int(TAKE.read(option)[1]) for option in question.options if option in TAKE}
    if question.seat == table.active and table.placed and table.content.face_of[table.placed] == "doubling":
        counts.add(max(counts) + 1)
    return TAKE.all_of(TOKENS, sorted(counts))


def why_not_take(table: DiceTable, question: Question, option: str) -> Reason:
    token, _ = TAKE.read(option)
    offered = [TAKE.read(one) for one in question.options if one in TAKE]
    kinds = list(dict.fromkeys(kind for kind, _ in offered))
    if table.change.fairy_tokens > 1 and question.clause == "DT-7.6":
        return Reason("different_kinds", "DT-18.2", {"event": table.event})
    if token not in kinds:
        return Reason("other_tokens", question.clause, {"token": token, "tokens": tuple(kinds)})
    if question.clause not in ("DT-7.6", "DT-7.8"):
        return Reason("cards_not_doubled", "DT-5.14")
    if table.change.plain_faces:
        return Reason("plain_faces", "DT-18.2", {"event": table.event})
    return Reason("no_doubling", "DT-5.16", {"count": max(int(number) for _, number in offered)})


def is_gaining(table: DiceTable, question: Question) -> bool:
    return question.about == "increase" or is_own(table, question)


def every_branch(table: DiceTable, question: Question) -> Iterable[str]:
    return BRANCH.all_of(TOKENS) if is_gaining(table, question) and holds(table, question, "hazel_branch") else ()


def every_wishing_table(table: DiceTable, question: Question) -> Iterable[str]:
    return TABLE.all_of(TOKENS) if is_gaining(table, question) and holds(table, question, "wishing_table") else ()


def every_table_and_branch(table: DiceTable, question: Question) -> Iterable[str]:
    if holds(table, question, "wishing_table") and holds(table, question, "hazel_branch"):
        return TABLE_AND_BRANCH.all_of(TOKENS) if question.about == "increase" else ()
    return ()


def why_not_branch(_table: DiceTable, question: Question, option: str) -> Reason:
    (token,) = BRANCH.read(option)
    if question.about != "increase":
        return Reason("card_waits", "DT-16.9", {"card": "hazel_branch", "window": WINDOWS["hazel_branch"]})
    return Reason("not_gained", "DT-16.9", {"token": token})


def why_not_wishing_table(table: DiceTable, question: Question, option: str) -> Reason:
    """Also together with the branch."""
    (token,) = TABLE.read(option) if option in TABLE else TABLE_AND_BRANCH.read(option)
    if question.about != "increase":
        return Reason("card_waits", "DT-16.7", {"card": "wishing_table", "window": WINDOWS["wishing_table"]})
    if not question.values["on_field"]:
        return Reason("not_on_field", "DT-16.7")
    gained = [thing for one in table.stack if one.seat == question.seat for thing in one.things]
    if token not in gained:
        return Reason("not_gained", "DT-16.7", {"token": token})
    return Reason("table_not_more", "DT-16.7", {"count": len(gained), "most": table.content.numbers.table_tokens})


def every_loss(_table: DiceTable, question: Question) -> Iterable[str]:
    return LOSE.all_of(TOKENS) if question.about == "lose_token" else ()


def every_payment(_table: DiceTable, question: Question) -> Iterable[str]:
    return PAY.all_of(TOKENS) if question.about == "pay_token" else ()


def why_not_that_token(_table: DiceTable, _question: Question, option: str) -> Reason:
    """To lose or to pay."""
    (token,) = LOSE.read(option) if option in LOSE else PAY.read(option)
    return Reason("token_lacking", "DT-17.19" if option in LOSE else "DT-17.10", {"token": token})


def every_conversion(table: DiceTable, question: Question) -> Iterable[str]:
    if is_own(table, question) and is_character(table, question, "puss_in_boots"):
        return [CONVERT(token, wanted) for token in TOKENS for wanted in TOKENS if token != wanted]
    return ()


def why_not_convert(table: DiceTable, question: Question, option: str) -> Reason:
    token, _ = CONVERT.read(option)
    you = asked(table, question)
    if used := has_used(table, you):
        return used
    if not you.tokens[token]:
        return Reason("token_lacking", "DT-14.7", {"token": token})
    return Reason("between_phases", "DT-14.7")


# Cards in the hand


def every_card(table: DiceTable, question: Question) -> Iterable[str]:
    """What is played with a word waits for its moment, whoever is asked about whatever."""
    return PLAY.all_of([card for card in asked(table, question).magic.cards if WINDOWS[card] in PLAYED])


def why_not_play(_table: DiceTable, question: Question, option: str) -> Reason:
    (card,) = PLAY.read(option)
    if card == "starwort" and question.about == "ward_off_story":
        return Reason("gifts_do_no_harm", "DT-16.24", {"card": question.values["card"]})
    if card == "starwort" and question.about == "save":
        return Reason("starwort_late", "DT-16.31")
    return Reason("card_waits", "DT-16.3", {"card": card, "window": WINDOWS[card]})


def every_ring(table: DiceTable, question: Question) -> Iterable[str]:
    if is_own(table, question) and holds(table, question, "cursed_ring"):
        return RING.all_of(curses_of(table, asked(table, question)), table.others(question.seat))
    return ()


def every_die_back(table: DiceTable, question: Question) -> Iterable[str]:
    """With the Blue Light, or where a Story card takes one back: the dice on the board and those discarded."""
    you = asked(table, question)
    blue = is_own(table, question) and holds(table, question, "blue_light")
    if not blue and question.about != "take_back_die":
        return ()
    return TAKE_BACK.all_of((*[die for _, die in table.dice_on_board(you.seat)], *you.spent))


def why_not_between_phases(table: DiceTable, question: Question, option: str) -> Reason:
    """The Cursed Ring and the Blue Light."""
    if option in RING:
        return Reason("between_phases", "DT-16.27")
    (die,) = TAKE_BACK.read(option)
    if die in asked(table, question).spent:
        return Reason("die_discarded", "DT-4.15", {"die": die})
    return Reason("between_phases", "DT-16.16")


def every_errand_of_thumbling(table: DiceTable, question: Question) -> Iterable[str]:
    if is_own(table, question) and is_character(table, question, "thumbling"):
        return THUMBLING.all_of(DECKS)
    return ()


def why_not_thumbling(table: DiceTable, question: Question, option: str) -> Reason:
    (points,) = THUMBLING.read(option)
    you, thumbling = asked(table, question), table.content.characters["thumbling"]
    if table.rules.coop:
        return Reason("thumbling_together", "DT-30.6")
    if int(points) not in thumbling.decks:
        return Reason("thumbling_small", "DT-14.5", {"points": int(points)})
    if not you.thumblings:
        return Reason("thumbling_tokens", "DT-14.13")
    if len(you.quests) > thumbling.quests_at_most:
        return Reason("thumbling_quests", "DT-14.5", {"has": len(you.quests), "most": thumbling.quests_at_most})
    if points not in table.open_decks():
        return Reason("deck_empty", "DT-15.8", {"points": int(points)})
    return Reason("between_phases", "DT-14.5")


def every_replacement(table: DiceTable, question: Question) -> Iterable[str]:
    you = asked(table, question)
    return REPLACE.all_of((*you.magic.cards, *you.drawn.cards)) if question.about == "replace_magic" else ()


def why_not_replace(table: DiceTable, _question: Question, option: str) -> Reason:
    (card,) = REPLACE.read(option)
    if table.content.magic[card].coop:
        return Reason("useful_together", "DT-30.17", {"card": card})
    return Reason("drawn_before", "DT-30.7", {"card": card})


# Exchanges


def every_partner(table: DiceTable, question: Question) -> Iterable[str]:
    """Those who share the field; in phase 5 everybody."""
    if not is_own(table, question):
        return ()
    you = asked(table, question)
    if is_in_phase_5(question):
        return EXCHANGE.all_of(table.others(you.seat))
    return EXCHANGE.all_of([other.seat for other in company_of(table, you)])


def why_not_exchange(table: DiceTable, question: Question, option: str) -> Reason:
    player = table.adventurer(EXCHANGE.read(option)[0])
    you = asked(table, question)
    if player.seat in table.absent:
        return Reason("has_left", "DT-11.1", {"player": player.seat})
    if player.at != you.at:
        return Reason("elsewhere", "DT-11.1", {"player": player.seat, "field": player.at})
    if not is_in_phase_5(question):
        return Reason("after_phase_4", "DT-11.6")
    if not has_goods(table, you) and not has_goods(table, player):
        return Reason("nothing_to_swap", "DT-11.2", {"player": player.seat})
    return offers_are_over(table)


def offers_are_over(table: DiceTable) -> Reason:
    if table.refusals >= MOST_REFUSALS:
        return Reason("refused_enough", "DT-11.10", {"most": MOST_REFUSALS})
    return Reason("offers_enough", "DT-11.10", {"most": MOST_OFFERS})


def every_swap(table: DiceTable, question: Question) -> Iterable[str]:
    """Token for token and Quest for Quest, with those who share the field."""
    if not is_own(table, question):
        return
    you = asked(table, question)
    for other in company_of(table, you):
        for mine, theirs in ((you.owned(), other.owned()), (you.quests, other.quests)):
            yield from [SWAP(other.seat, one, wanted) for one in mine for wanted in theirs if one != wanted]


def why_not_swap(table: DiceTable, question: Question, _option: str) -> Reason:
    return offers_are_over(table) if is_in_phase_5(question) else Reason("after_phase_4", "DT-11.6")


def every_gift(table: DiceTable, question: Question) -> Iterable[str]:
    return GIVE.all_of(things_before(table, table.bidder)) if question.about == "offer" else ()


def every_want(table: DiceTable, question: Question) -> Iterable[str]:
    return WANT.all_of(things_before(table, table.partner)) if question.about == "offer" else ()


def things_before(table: DiceTable, seat: str) -> list[str]:
    """All that lies open before somebody, for exchange or not."""
    you = table.adventurer(seat)
    return [*goods_of(table, you), *curses_of(table, you), *you.done]


def why_not_give(table: DiceTable, _question: Question, option: str) -> Reason:
    """What one gives and what one wants."""
    gives = option in GIVE
    (thing,) = GIVE.read(option) if gives else WANT.read(option)
    owner = table.adventurer(table.bidder if gives else table.partner)
    if thing not in goods_of(table, owner):
        return Reason("never_swapped", "DT-11.3", {"thing": thing})
    named = table.offered if gives else table.wanted
    return Reason("all_named", "DT-11.9", {"thing": thing, "count": named.count(thing)})


def the_wanted_magic(_table: DiceTable, question: Question) -> Iterable[str]:
    return (WANT_MAGIC(),) if question.about == "offer" else ()


def why_not_want_magic(table: DiceTable, _question: Question, _option: str) -> Reason:
    magic = len(table.adventurer(table.partner).magic)
    return Reason("no_more_magic", "DT-11.9", {"player": table.partner, "count": magic})


def the_proposal(_table: DiceTable, question: Question) -> Iterable[str]:
    return (PROPOSE(),) if question.about == "offer" else ()


def why_not_propose(_table: DiceTable, _question: Question, _option: str) -> Reason:
    return Reason("nothing_named", "DT-11.9")


def the_counter_offer(_table: DiceTable, question: Question) -> Iterable[str]:
    return (COUNTER(),) if question.about in ("swap", "agree") else ()


def why_not_counter(table: DiceTable, _question: Question, _option: str) -> Reason:
    return Reason("last_word", "DT-11.10", {"count": table.refusals, "most": MOST_REFUSALS})


GIFT_CLAUSES = ("DT-7.6", "DT-7.8", "DT-12.19", "DT-17.3", "DT-17.4", "DT-17.11", "DT-18.5")
"""Where tokens come from."""

EXPECTATIONS = (
    Expectation(BIRD, ("DT-16.19", "DT-12.28"), every_bird, why_not_bird),
    Expectation(BRANCH, ("DT-16.9",), every_branch, why_not_branch),
    Expectation(CAP, ("DT-3.2", "DT-6.10"), every_wish, why_not_carried),
    Expectation(CHARACTER, ("DT-14.1", "DT-18.4"), every_character, why_not_character),
    Expectation(COMPLETE, ("DT-8.1", "DT-8.3", "DT-8.6", "DT-8.7"), every_quest, why_not_complete),
    Expectation(CONVERT, ("DT-14.2", "DT-14.7"), every_conversion, why_not_convert),
    Expectation(COUNTER, ("DT-11.10",), the_counter_offer, why_not_counter),
    Expectation(DECK, ("DT-7.17", "DT-15.8"), every_deck, why_not_deck),
    Expectation(EXCHANGE, ("DT-11.1", "DT-11.2", "DT-11.6", "DT-11.10"), every_partner, why_not_exchange),
    Expectation(FETCH, ("DT-8.7", "DT-30.12"), every_item, why_not_fetch),
    Expectation(FULFIL, ("DT-17.12", "DT-17.13", "DT-30.17"), every_mini_quest, why_not_fulfil),
    Expectation(GIVE, ("DT-11.3", "DT-11.9"), every_gift, why_not_give),
    Expectation(HORSE, ("DT-3.2", "DT-6.10", "DT-16.14"), every_horse_ride, why_not_carried),
    Expectation(JUMP, ("DT-7.12", "DT-7.13", "DT-18.2"), every_jump, why_not_jump),
    Expectation(KNOCK, ("DT-14.2", "DT-14.5", "DT-14.8"), every_knock, why_not_knock),
    Expectation(LIFT, ("DT-17.10", "DT-17.20", "DT-30.17"), every_curse, why_not_lift),
    Expectation(LOSE, ("DT-17.19",), every_loss, why_not_that_token),
    Expectation(PAY, ("DT-17.10",), every_payment, why_not_that_token),
    Expectation(
        PLACE,
        (
            "DT-1.7",
            "DT-3.3",
            "DT-4.3",
            "DT-4.5",
            "DT-4.8",
            "DT-12.10",
            "DT-12.22",
            "DT-18.2",
            "DT-32.1",
            "DT-32.2",
        ),
        every_placement,
        why_not_place,
    ),
    Expectation(
        PLACE_WITH,
        ("DT-4.14", "DT-4.17", "DT-14.2", "DT-14.6", "DT-14.15", "DT-16.17", "DT-16.18"),
        every_help,
        why_not_with_help,
    ),
    Expectation(PLAY, ("DT-16.3", "DT-16.24", "DT-16.31"), every_card, why_not_play),
    Expectation(PROPOSE, ("DT-11.9",), the_proposal, why_not_propose),
    Expectation(RABBIT, ("DT-6.6", "DT-6.7"), every_hop, why_not_hop),
    Expectation(REPLACE, ("DT-30.7", "DT-30.17"), every_replacement, why_not_replace),
    Expectation(REROLL, ("DT-14.2", "DT-14.14", "DT-16.13"), every_reroll, why_not_reroll),
    Expectation(RIDE, ("DT-7.12", "DT-14.2", "DT-14.10", "DT-14.11", "DT-18.2"), every_ride, why_not_ride),
    Expectation(RING, ("DT-16.27",), every_ring, why_not_between_phases),
    Expectation(SLEEP, ("DT-3.2", "DT-14.2", "DT-14.12"), every_sleepwalk, why_not_sleepwalk),
    Expectation(SWAP, ("DT-11.6", "DT-11.10"), every_swap, why_not_swap),
    Expectation(TABLE, ("DT-16.7",), every_wishing_table, why_not_wishing_table),
    Expectation(TABLE_AND_BRANCH, ("DT-16.7",), every_table_and_branch, why_not_wishing_table),
    Expectation(TAKE, (*GIFT_CLAUSES, "DT-5.14", "DT-5.16", "DT-18.2"), every_taking, why_not_take),
    Expectation(TAKE_BACK, ("DT-4.15", "DT-16.16"), every_die_back, why_not_between_phases),
    Expectation(
        THUMBLING,
        ("DT-14.5", "DT-14.13", "DT-15.8", "DT-30.6"),
        every_errand_of_thumbling,
        why_not_thumbling,
    ),
    Expectation(
        WALK,
        ("DT-4.9", "DT-6.1", "DT-6.2", "DT-6.4", "DT-6.10", "DT-12.2"),
        every_walk,
        why_not_walk,
    ),
    Expectation(WANT, ("DT-11.3", "DT-11.9"), every_want, why_not_give),
    Expectation(WANT_MAGIC, ("DT-11.9",), the_wanted_magic, why_not_want_magic),
    Expectation(YARN, ("DT-16.13",), the_yarn, why_not_yarn),
)
