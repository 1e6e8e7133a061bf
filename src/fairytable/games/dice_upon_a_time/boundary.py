"""What the active player may do before phase 1, between the phases and in phase 5: BOUNDARY and TURN-START alike."""

from __future__ import annotations

from fairytable.games.dice_upon_a_time.draws import draw_quest, gain_quests
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable, Lying, Pending
from fairytable.games.dice_upon_a_time.verbs import CONVERT, PLAY, RING, TAKE_BACK, THUMBLING
from fairytable.games.dice_upon_a_time.vocabulary import TOKENS
from fairytable.games.dice_upon_a_time.windows import declare_alone, unresolved


def open_options(table: DiceTable, you: Adventurer) -> list[str]:
    """The abilities for which everybody sees that they may be used: Puss in Boots and Thumbling."""
    options: list[str] = []
    if table.has_ability(you, "puss_in_boots"):
        options += [CONVERT(token, wanted) for token in you.owned() for wanted in TOKENS if wanted != token]
    if you.thumblings and table.has_ability(you, "thumbling") and not table.rules.coop:
        thumbling = table.content.characters["thumbling"]
        if len(you.quests) <= thumbling.quests_at_most:
            options += THUMBLING.all_of([points for points in table.open_decks() if int(points) in thumbling.decks])
    return options


def secret_options(table: DiceTable, you: Adventurer) -> list[str]:
    """The Blue Light and the Cursed Ring."""
    options: list[str] = []
    if "blue_light" in you.magic.cards:
        options += [TAKE_BACK(die) for _, die in table.dice_on_board(you.seat)]
    if "cursed_ring" in you.magic.cards and not table.rules.coop:
        options += rings(table, you)
    return options


def rings(table: DiceTable, you: Adventurer) -> list[str]:
    """Every Curse of one's own, to everybody else."""
    return [RING(curse, player) for curse in curses_of(table, you) for player in table.others(you.seat)]


def curses_of(table: DiceTable, you: Adventurer) -> list[str]:
    cards = dict.fromkeys(lying.card for lying in you.stories)
    return [card for card in cards if table.content.stories[card].kind == "curse"]


async def use_boundary(table: DiceTable, you: Adventurer, answer: str) -> bool:
    """Carry out one of these options; whether the answer was one."""
    if answer in CONVERT:
        token, wanted = CONVERT.read(answer)
        table.use_ability(you, "DT-14.7")
        you.tokens[token] -= 1
        you.tokens[wanted] += 1
        table.tell("token_converted", "DT-14.7", seat=you.seat, token=token, wanted=wanted)
    elif answer in THUMBLING:
        (points,) = THUMBLING.read(answer)
        you.thumblings -= 1
        table.tell("thumbling_sent", "DT-14.13", seat=you.seat, left=you.thumblings)
        quest = await draw_quest(table, you, points, "DT-14.13")
        await gain_quests(table, {you.seat: (quest,)})
    elif answer in TAKE_BACK:
        (die,) = TAKE_BACK.read(answer)
        table.play_card(you.seat, "blue_light", "DT-16.16")
        take_back(table, you, die, "DT-16.16")
    elif answer in RING:
        table.play_card(you.seat, "cursed_ring", "DT-16.27")
        await pass_curse_on(table, you, *RING.read(answer))
    else:
        return False
    return True


def take_back(table: DiceTable, you: Adventurer, die: str, clause: str) -> None:
    """DT-4.16: a die goes from the board back into the pool, showing the same face."""
    table.take_die_off(you.seat, die)
    you.pool = (*you.pool, die)
    table.tell("die_taken_back", clause, seat=you.seat, die=die)


async def pass_curse_on(table: DiceTable, giver: Adventurer, curse: str, player: str) -> None:
    """DT-16.30: Starwort stops the Ring, and the Curse stays where it was; a second Ring sends it on."""
    receiver = table.adventurer(player)

    def plays(receiver: Adventurer) -> list[str]:
        options = [PLAY("starwort")] if "starwort" in receiver.magic else []
        if "cursed_ring" in receiver.magic:
            options += [RING(curse, other) for other in table.others(player)]
            options += [option for option in rings(table, receiver) if option not in options]
        return options

    with unresolved(table, Pending(giver.seat, "magic_item", "cursed_ring", (curse,))):
        answer = await declare_alone(
            table, receiver, "ward_off_curse", plays, "DT-16.30", card=curse, player=giver.seat
        )
    if answer in PLAY:
        table.play_card(player, "starwort", "DT-16.30")
        table.tell("warded_off", "DT-16.30", seat=player, card="cursed_ring")
        return
    lying = next(lying for lying in giver.stories if lying.card == curse)
    giver.stories.remove(lying)
    receiver.stories.append(Lying(curse))
    table.tell("curse_passed_on", "DT-16.27", seat=giver.seat, player=player, card=curse)
    if answer in RING:
        table.play_card(player, "cursed_ring", "DT-16.27")
        await pass_curse_on(table, receiver, *RING.read(answer))
