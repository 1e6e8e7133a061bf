"""The Magic Items: when each can be played, why not, what it does, what it is worth to a bot, when it is played well.

Their names and words and how many there are of each stand in the pack. What the uses of a window are told besides the
table and whoever plays: of a gain its tokens and whether a field gave them, of a loss whether an Event takes, of an
answer whether there is something to keep, of a roll its low dice, of a Story card the card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.agenda import GainTokens, PlayItem, Turn
from fairytable.games.dice_upon_a_time.boundary import curses_of, take_back
from fairytable.games.dice_upon_a_time.content import Story
from fairytable.games.dice_upon_a_time.draws import steal_magic, steal_quests
from fairytable.games.dice_upon_a_time.effects import TOKENS
from fairytable.games.dice_upon_a_time.items import (
    ANSWER,
    BOUNDARY,
    CURSE,
    DRAW,
    GAIN_TOKENS,
    ITEMS,
    LOSE,
    OWN_ROLL,
    PLACE,
    SNAKE_ROLL,
    STEAL_MAGIC,
    STEAL_QUESTS,
    STEAL_TOKENS,
    STORY,
    TURN,
    USES,
    magic_item,
    options_in,
    play,
    show,
    use,
)
from fairytable.games.dice_upon_a_time.refusals.asking import asked, holds, is_own, with_card
from fairytable.games.dice_upon_a_time.rolling import LOW, faces_to_turn_to, reroll_any, roll_snake_die, turn_die
from fairytable.games.dice_upon_a_time.stories import lay, ward_off
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable, Lying
from fairytable.games.dice_upon_a_time.tokens import Gain, steal_tokens
from fairytable.games.dice_upon_a_time.turns import replace_placement
from fairytable.games.dice_upon_a_time.verbs import (
    BIRD,
    BRANCH,
    CAP,
    HORSE,
    PLAY,
    RING,
    TABLE,
    TABLE_AND_BRANCH,
    TAKE_BACK,
    YARN,
)
from fairytable.games.dice_upon_a_time.windows import declare_alone, on_the_agenda

if TYPE_CHECKING:
    from fairytable.games.dice_upon_a_time.bots.rollout_policy import Situation

# In the place of a die, or before it


def why_not_carried(table: DiceTable, question: Question, option: str) -> Reason:
    if question.about != questions.Turn.about:
        return Reason("instead_of_placing", "DT-3.2")
    (field,) = CAP.read(option) if option in CAP else HORSE.read(option)
    if field == asked(table, question).at:
        return Reason("already_here", "DT-6.10", {"field": field})
    return Reason("nobody_there", "DT-16.14", {"field": field})


magic_item(
    "golden_horse",
    TURN,
    worth=0.5,
    expects=Expectation(
        HORSE,
        ("DT-3.2", "DT-6.10", "DT-16.14"),
        with_card("golden_horse", lambda table, _you: HORSE.all_of(table.content.fields)),
        why_not_carried,
    ),
    tries=lambda situation: [(situation.arriving(other.at), HORSE(other.at)) for other in situation.table.adventurers],
)


def fields_of_others(table: DiceTable, you: Adventurer) -> Iterable[str]:
    return HORSE.all_of(dict.fromkeys(other.at for other in table.adventurers if other.at != you.at))


@use("golden_horse", TURN, "DT-16.14", HORSE, options=fields_of_others)
async def golden_horse(table: DiceTable, you: Adventurer, field: str) -> None:
    replace_placement(table, you, field, "golden_horse", "DT-16.14")


magic_item(
    "wishing_cap",
    TURN,
    worth=1.0,
    expects=Expectation(
        CAP,
        ("DT-3.2", "DT-6.10"),
        with_card("wishing_cap", lambda table, _you: CAP.all_of(table.content.fields)),
        why_not_carried,
    ),
    tries=lambda situation: [(situation.arriving(field), CAP(field)) for field in situation.table.content.fields],
)


@use(
    "wishing_cap",
    TURN,
    "DT-16.6",
    CAP,
    options=lambda table, you: [CAP(field) for field in table.content.fields if field != you.at],
)
async def wishing_cap(table: DiceTable, you: Adventurer, field: str) -> None:
    replace_placement(table, you, field, "wishing_cap", "DT-16.6")


def why_not_yarn(_table: DiceTable, question: Question, _option: str) -> Reason:
    return Reason("no_dice_to_roll" if question.about == questions.Turn.about else "before_placing", "DT-16.13")


def dice_worth_rolling_again(situation: Situation) -> Iterator[tuple[float, str]]:
    yield situation.staying() + situation.rolling_again(), YARN()


magic_item(
    "ball_of_yarn",
    TURN,
    worth=0.35,
    expects=Expectation(YARN, ("DT-16.13",), with_card("ball_of_yarn", lambda _table, _you: (YARN(),)), why_not_yarn),
    tries=dice_worth_rolling_again,
)


@use("ball_of_yarn", TURN, "DT-16.13", YARN, options=lambda _table, you: (YARN(),) if you.pool else ())
async def ball_of_yarn(table: DiceTable, you: Adventurer) -> None:
    table.then(Turn())
    await reroll_any(table, you, "DT-16.13")


# With a die that is placed: what they help against stands with the placements (placing.py)

magic_item("seven_league_boots", PLACE, worth=0.35)
magic_item("magic_beans", PLACE, worth=0.15)


# Between the phases


def every_die_back(table: DiceTable, question: Question) -> Iterable[str]:
    """Also where a Story card takes one back: the dice on the board and those discarded."""
    you = asked(table, question)
    blue = is_own(table, question) and holds(table, question, "blue_light")
    if not blue and question.about != questions.TakeBackDie.about:
        return ()
    return TAKE_BACK.all_of((*[die for _, die in table.dice_on_board(you.seat)], *you.spent))


def why_not_back(table: DiceTable, question: Question, option: str) -> Reason:
    (die,) = TAKE_BACK.read(option)
    if die in asked(table, question).spent:
        return Reason("die_discarded", "DT-4.15", {"die": die})
    return Reason("between_phases", "DT-16.16")


magic_item(
    "blue_light",
    BOUNDARY,
    worth=0.35,
    expects=Expectation(TAKE_BACK, ("DT-4.15", "DT-16.16"), every_die_back, why_not_back),
)


@use(
    "blue_light",
    BOUNDARY,
    "DT-16.16",
    TAKE_BACK,
    options=lambda table, you: [TAKE_BACK(die) for _, die in table.dice_on_board(you.seat)],
)
async def blue_light(table: DiceTable, you: Adventurer, die: str) -> None:
    take_back(table, you, die, "DT-16.16")


# Rolls and draws


def every_bird(table: DiceTable, question: Question) -> Iterable[str]:
    if holds(table, question, questions.GoldenBird.about) and question.about in (
        questions.Turn.about,
        questions.GoldenBird.about,
    ):
        for die in asked(table, question).pool:
            yield from BIRD.all_of((die,), dict.fromkeys(table.content.faces(table.content.kind_of[die])))


def why_not_bird(table: DiceTable, question: Question, option: str) -> Reason | None:
    die, face = BIRD.read(option)
    if table.content.face_of[die] not in LOW:
        return Reason("bird_high", "DT-16.19", {"die": die})
    if die not in asked(table, question).fresh:
        return Reason("bird_late", "DT-16.19", {"die": die})
    return None if face in faces_to_turn_to(table, die) else Reason("snake_numbers", "DT-12.28", {"die": die})


magic_item(
    "golden_bird",
    OWN_ROLL,
    worth=0.4,
    expects=Expectation(BIRD, ("DT-16.19", "DT-12.28"), every_bird, why_not_bird),
)


def low_dice_turned(table: DiceTable, _you: Adventurer, low: tuple[str, ...]) -> Iterable[str]:
    return [BIRD(die, face) for die in low for face in faces_to_turn_to(table, die)]


@use("golden_bird", OWN_ROLL, "DT-16.19", BIRD, options=low_dice_turned)
async def golden_bird(table: DiceTable, you: Adventurer, _low: tuple[str, ...], die: str, face: str) -> None:
    turn_die(table, you, die, face, "DT-16.19")


magic_item("white_snake", SNAKE_ROLL, worth=0.15)


@use("white_snake", SNAKE_ROLL, "DT-16.15")
async def white_snake(table: DiceTable, you: Adventurer) -> None:
    await roll_snake_die(table, you)


magic_item("crystal_ball", DRAW, worth=0.2)


@use("crystal_ball", DRAW, "DT-16.28")
async def crystal_ball(table: DiceTable, _you: Adventurer) -> None:
    table.looks_ahead = True


# Tokens that somebody is about to get


def is_gaining(table: DiceTable, question: Question) -> bool:
    return question.about == questions.Increase.about or is_own(table, question)


def every_wishing_table(table: DiceTable, question: Question) -> Iterable[str]:
    return TABLE.all_of(TOKENS) if is_gaining(table, question) and holds(table, question, "wishing_table") else ()


def every_table_and_branch(table: DiceTable, question: Question) -> Iterable[str]:
    if holds(table, question, "wishing_table") and holds(table, question, "hazel_branch"):
        return TABLE_AND_BRANCH.all_of(TOKENS) if question.about == questions.Increase.about else ()
    return ()


def why_not_wishing_table(table: DiceTable, question: Question, option: str) -> Reason:
    """Also together with the branch."""
    (token,) = TABLE.read(option) if option in TABLE else TABLE_AND_BRANCH.read(option)
    if question.about != questions.Increase.about:
        return Reason("card_waits", "DT-16.7", {"card": "wishing_table", "window": GAIN_TOKENS})
    if not questions.Increase.of(question).on_field:
        return Reason("not_on_field", "DT-16.7")
    gained = table.next_is(GainTokens).tokens
    if token not in gained:
        return Reason("not_gained", "DT-16.7", {"token": token})
    return Reason("table_not_more", "DT-16.7", {"count": len(gained), "most": table.content.numbers.table_tokens})


magic_item(
    "wishing_table",
    GAIN_TOKENS,
    worth=0.55,
    expects=(
        Expectation(TABLE, ("DT-16.7",), every_wishing_table, why_not_wishing_table),
        Expectation(TABLE_AND_BRANCH, ("DT-16.7",), every_table_and_branch, why_not_wishing_table),
    ),
)


def tokens_for_the_table(table: DiceTable, _you: Adventurer, gain: Gain, on_field: bool) -> Iterable[str]:
    is_small = sum(gain.values()) < table.content.numbers.table_tokens
    return TABLE.all_of(gain) if on_field and is_small else ()


@use("wishing_table", GAIN_TOKENS, "DT-16.7", TABLE, options=tokens_for_the_table)
async def wishing_table(table: DiceTable, _you: Adventurer, gain: Gain, _on_field: bool, token: str) -> None:
    gain.clear()
    gain[token] = table.content.numbers.table_tokens


def every_branch(table: DiceTable, question: Question) -> Iterable[str]:
    return BRANCH.all_of(TOKENS) if is_gaining(table, question) and holds(table, question, "hazel_branch") else ()


def why_not_branch(_table: DiceTable, question: Question, option: str) -> Reason:
    (token,) = BRANCH.read(option)
    if question.about != questions.Increase.about:
        return Reason("card_waits", "DT-16.9", {"card": "hazel_branch", "window": GAIN_TOKENS})
    return Reason("not_gained", "DT-16.9", {"token": token})


magic_item(
    "hazel_branch",
    GAIN_TOKENS,
    worth=0.3,
    expects=Expectation(BRANCH, ("DT-16.9",), every_branch, why_not_branch),
)


@use("hazel_branch", GAIN_TOKENS, "DT-16.9", BRANCH, options=lambda _table, _you, gain, _on_field: BRANCH.all_of(gain))
async def hazel_branch(_table: DiceTable, _you: Adventurer, gain: Gain, _on_field: bool, token: str) -> None:
    gain[token] += 1


def tokens_for_both(table: DiceTable, you: Adventurer, gain: Gain, on_field: bool) -> Iterable[str]:
    """First three of a kind, then one more (DT-16.34)."""
    return TABLE_AND_BRANCH.all_of(gain) if tokens_for_the_table(table, you, gain, on_field) else ()


@use("wishing_table", GAIN_TOKENS, "DT-16.7", TABLE_AND_BRANCH, also="hazel_branch", options=tokens_for_both)
async def table_and_branch(table: DiceTable, you: Adventurer, gain: Gain, on_field: bool, token: str) -> None:
    await wishing_table(table, you, gain, on_field, token)
    await play(table, you, GAIN_TOKENS, BRANCH(token), gain, on_field)


# What others have gained

TOGETHER = 0.05
"""What is worth a card that harms others when nobody is a rival."""

magic_item("cudgel_in_the_sack", STEAL_TOKENS, worth=0.5, worth_together=TOGETHER)
use("cudgel_in_the_sack", STEAL_TOKENS, "DT-16.11")(steal_tokens)

magic_item("spirit_in_the_bottle", STEAL_MAGIC, worth=0.4, worth_together=TOGETHER)
use("spirit_in_the_bottle", STEAL_MAGIC, "DT-16.11")(steal_magic)

magic_item("magic_mirror", STEAL_QUESTS, worth=0.35, worth_together=TOGETHER)
use("magic_mirror", STEAL_QUESTS, "DT-16.11")(steal_quests)


# What is about to harm somebody

magic_item("cloak_of_invisibility", STORY, worth=0.15)


@use(
    "cloak_of_invisibility",
    STORY,
    "DT-16.8",
    options=lambda _table, _you, story: (PLAY("cloak_of_invisibility"),) if story.kind == "bad_luck" else (),
)
async def cloak_of_invisibility(table: DiceTable, you: Adventurer, story: Story, answer: str) -> bool:
    """Whether another card has to be drawn: it does."""
    show(table, you, STORY, answer)
    ward_off(table, you, story)
    return True


magic_item("golden_ball", LOSE, worth=0.12)


@use("golden_ball", LOSE, "DT-16.10")
async def golden_ball(_table: DiceTable, _you: Adventurer) -> None:
    """The loss is over with that."""


def why_not_starwort(_table: DiceTable, question: Question, _option: str) -> Reason | None:
    if question.about == questions.WardOffStory.about:
        return Reason("gifts_do_no_harm", "DT-16.24", {"card": questions.WardOffStory.of(question).card})
    return Reason("starwort_late", "DT-16.31") if question.about == questions.Save.about else None


magic_item("starwort", ANSWER, worth=0.35, too_late=why_not_starwort)


@use(
    "starwort",
    LOSE,
    "DT-16.20",
    options=lambda _table, _you, by_event: (PLAY("starwort"),) if by_event else (),
)
async def starwort_against_an_event(_table: DiceTable, _you: Adventurer) -> None:
    """DT-16.31: not against one's own Story card."""


@use("starwort", ANSWER, "DT-16.20")
async def starwort_against_another_card(_table: DiceTable, _you: Adventurer) -> None:
    """That card does nothing to its holder."""


@use(
    "golden_ball",
    ANSWER,
    "DT-16.10",
    options=lambda _table, _you, to_keep: (PLAY("golden_ball"),) if to_keep else (),
)
async def golden_ball_against_another_card(_table: DiceTable, _you: Adventurer) -> None:
    """What it would take is kept."""


def harms_its_drawer(_table: DiceTable, _you: Adventurer, story: Story) -> Iterable[str]:
    """DT-16.24: a gift to others does not."""
    is_hostile = any(effect.hostile for way in story.either for effect in way.effects)
    return (PLAY("starwort"),) if story.kind == "curse" or is_hostile else ()


@use("starwort", STORY, "DT-16.22", options=harms_its_drawer)
async def starwort_against_a_story(table: DiceTable, you: Adventurer, story: Story, answer: str) -> bool:
    show(table, you, STORY, answer)
    ward_off(table, you, story)
    return False


@use("starwort", CURSE, "DT-16.30", options=lambda _table, _you, _curse: (PLAY("starwort"),))
async def starwort_against_a_curse(table: DiceTable, you: Adventurer, _curse: str) -> None:
    """The Ring is used up for nothing, and the Curse stays where it was."""
    table.tell(events.WardedOff(seat=you.seat, card="cursed_ring"), "DT-16.30")


magic_item(
    "cursed_ring",
    BOUNDARY,
    worth=0.2,
    worth_together=TOGETHER,
    expects=Expectation(
        RING,
        ("DT-16.27",),
        with_card("cursed_ring", lambda table, you: RING.all_of(curses_of(table, you), table.others(you.seat))),
        lambda _table, _question, _option: Reason("between_phases", "DT-16.27"),
    ),
)


def rings(table: DiceTable, you: Adventurer) -> list[str]:
    """Every Curse of one's own, to everybody else."""
    if table.rules.coop:
        return []
    return [RING(curse, player) for curse in curses_of(table, you) for player in table.others(you.seat)]


def rings_for(table: DiceTable, you: Adventurer, curse: str) -> list[str]:
    """The Curse that has just come, or another one."""
    return list(dict.fromkeys((*[RING(curse, player) for player in table.others(you.seat)], *rings(table, you))))


@use("cursed_ring", BOUNDARY, "DT-16.27", RING, options=rings)
async def cursed_ring(table: DiceTable, you: Adventurer, curse: str, player: str) -> None:
    """DT-16.30: Starwort stops it, a second Ring sends the Curse on."""
    receiver = table.adventurer(player)
    with on_the_agenda(table, PlayItem(you.seat, "cursed_ring", curse)):
        answer = await declare_alone(
            table,
            questions.WardOffCurse(player, card=curse, player=you.seat),
            lambda receiver: options_in(CURSE, table, receiver, curse),
            "DT-16.30",
        )
    if answer not in PLAY:
        lying = next(lying for lying in you.stories if lying.card == curse)
        you.stories.remove(lying)
        receiver.stories.append(Lying(curse))
        table.tell(events.CursePassedOn(seat=you.seat, player=player, card=curse), "DT-16.27")
    if answer:
        await play(table, receiver, CURSE, answer, curse)


@use("cursed_ring", CURSE, "DT-16.27", RING, options=rings_for)
async def a_second_ring(table: DiceTable, you: Adventurer, _curse: str, curse: str, player: str) -> None:
    await cursed_ring(table, you, curse, player)


@use(
    "cursed_ring",
    STORY,
    "DT-16.27",
    RING,
    options=lambda table, you, story: (
        rings_for(table, you, story.id) if story.kind == "curse" and not table.rules.coop else ()
    ),
)
async def ring_against_a_new_curse(table: DiceTable, you: Adventurer, story: Story, answer: str) -> bool:
    lay(table, you, story)
    show(table, you, STORY, answer)
    await cursed_ring(table, you, *RING.read(answer))
    return False


WINDOW_OF = {item.id: item.window for item in ITEMS.values()}
"""All Magic Items that the rules know."""
PLAYED_BY = {
    one.verb.word: (one.card, one.also) if one.also else (one.card,)
    for uses in USES.values()
    for one in uses
    if one.verb is not PLAY
}
"""The Magic Items that the verbs of their own play."""
PLAYED = frozenset(one.card for uses in USES.values() for one in uses if one.verb is PLAY)
"""The Magic Items that are played with a word and nothing more."""


def every_card(table: DiceTable, question: Question) -> Iterable[str]:
    """What is played with a word waits for its moment, whoever is asked about whatever."""
    return PLAY.all_of([card for card in asked(table, question).magic.cards if card in PLAYED])


def why_not_play(table: DiceTable, question: Question, option: str) -> Reason:
    (card,) = PLAY.read(option)
    item = ITEMS[card]
    late = item.too_late(table, question, option) if item.too_late else None
    return late or Reason("card_waits", "DT-16.3", {"card": card, "window": item.window})


EXPECTATIONS = (
    Expectation(PLAY, ("DT-16.3", "DT-16.24", "DT-16.31"), every_card, why_not_play),
    *(expectation for item in ITEMS.values() for expectation in item.expects),
)
