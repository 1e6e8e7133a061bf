"""The frame of a chapter: the Event, the end with the Forest Spirits, and whether the tale is over."""

from __future__ import annotations

from fairytable.engine.agenda import scene
from fairytable.engine.questions import Decision, Question, ask, ask_all
from fairytable.engine.verbs import NO, YES
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.agenda import EndOfChapter, LastCount, OpenChapter, RevealEvent, SufferEvent
from fairytable.games.dice_upon_a_time.moving import arrive_by_card
from fairytable.games.dice_upon_a_time.stories import carry_out
from fairytable.games.dice_upon_a_time.table import FOX, RABBIT, SNAKE, DiceTable, is_snake_die
from fairytable.games.dice_upon_a_time.turns import begin_turn
from fairytable.games.dice_upon_a_time.windows import answers, on_the_agenda


@scene
async def reveal_event(table: DiceTable, _entry: RevealEvent) -> None:
    """DT-2.7: the next Event is in force for this chapter; what it does once is done player by player (DT-18.5)."""
    if table.rules.events != "off":
        if not table.events_to_come and not table.event_row:
            table.events_to_come[:] = table.events_past
            table.events_past.clear()
            table.chance.shuffle(table.events_to_come)
        row = table.event_row or table.events_to_come
        table.event = row.pop(0)
        table.tell(events.EventRevealed(event=table.event), "DT-2.7")
        for seat in table.clockwise(table.marker):
            for effect in table.change.effects:
                with on_the_agenda(table, SufferEvent(seat, table.event)):
                    if effect.sends_away and await answers(table, table.event, (seat,)):
                        continue
                    you = table.adventurer(seat)
                    await carry_out(table, you, effect, "DT-18.5", arrive_by_card, card=table.event)
    begin_turn(table, table.clockwise(table.marker))


def owner_of_top(table: DiceTable, spirit: str) -> str:
    """DT-12.26: who wins a stack; the dice still lie where they are."""
    stack = table.sockets.get(spirit)
    return stack[-1].seat if stack else ""


@scene
async def end_of_chapter(table: DiceTable, _entry: EndOfChapter) -> None:
    """DT-13: the Spirits pay, dice go home, cards are turned back; after the last chapter only the marker moves."""
    rabbit, snake = owner_of_top(table, RABBIT), owner_of_top(table, SNAKE)
    if is_last_chapter(table) or await all_agree_to_stop(table):
        if rabbit:
            table.hand_marker(rabbit, "DT-13.8")
        table.then(LastCount())
        return
    snake_is_taken = bool(snake) and await wants(questions.TakeSnakeDie(snake), "DT-12.15")
    supply = table.content.numbers.rabbit_tokens - sum(one.rabbits for one in table.adventurers)
    if rabbit:
        if supply <= 0:
            table.tell(events.NothingHappened(seat=rabbit, why="no_rabbit_tokens"), "DT-12.5")
        elif await wants(questions.TakeRabbitToken(rabbit), "DT-12.5"):
            table.adventurer(rabbit).rabbits += 1
            table.tell(events.RabbitTokenWon(seat=rabbit), "DT-12.5")
        table.hand_marker(rabbit, "DT-12.5")
    for lying in table.sockets.get(FOX, ()):
        if not is_snake_die(lying.die):
            fox = table.adventurer(lying.seat)
            fox.foxed = (*fox.foxed, table.content.kind_of[lying.die])
    table.snake = snake if snake_is_taken else ""
    if table.snake:
        table.tell(events.SnakeDieWon(seat=snake), "DT-12.15")
    table.tell(events.ChapterEnds(chapter=table.chapter), "DT-13.3")
    clear_the_board(table)
    table.idle_chapters = 0 if table.stirred else table.idle_chapters + 1
    table.stirred = False
    table.then(OpenChapter())


async def wants(asked: Decision, clause: str) -> bool:
    return await ask(asked, (YES(), NO()), clause) in YES


def clear_the_board(table: DiceTable) -> None:
    """DT-13.3 and DT-13.4."""
    table.sockets.clear()
    table.wolf_dice = ()
    table.wolf_was_here = False
    for you in table.adventurers:
        you.pool = you.spent = you.fresh = ()
        you.uses = 0
        you.has_passed = False
    if table.event:
        table.events_past.append(table.event)
        table.event = ""


def is_last_chapter(table: DiceTable) -> bool:
    """DT-19.1; in the extra long game DT-34.1 and DT-34.4."""
    rules = table.rules
    if rules.chapters is not None:
        return table.chapter >= rules.chapters
    idle = 0 if table.stirred else table.idle_chapters + 1
    return table.last_drawn or table.chapter >= rules.chapter_limit or idle >= rules.standstill


async def all_agree_to_stop(table: DiceTable) -> bool:
    """DT-30.16: together, once all Quests are done; in the extra long game, after any chapter (DT-34.4)."""
    if table.rules.coop and table.open_quests:
        return False
    if not table.rules.coop and table.rules.chapters is not None:
        return False
    clause = "DT-30.16" if table.rules.coop else "DT-34.4"

    def question_for(seat: str) -> Question:
        return ask(questions.StopHere(seat), (YES(), NO()), clause, default=YES())

    said = await ask_all(table.seats, question_for)
    return all(answer in YES for answer in said.values())
