"""Tokens come and go only through `gain_tokens` and `lose_tokens`, so that every card works on every gain and loss."""

from __future__ import annotations

from collections.abc import Mapping

from fairytable.engine.questions import ask
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.agenda import GainTokens, LoseTokens
from fairytable.games.dice_upon_a_time.effects import ANY, TOKENS
from fairytable.games.dice_upon_a_time.moments import GAIN_TOKENS, STEAL_TOKENS, Occasion, options_in, play
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import DECLINE, LOSE, PAY, TAKE
from fairytable.games.dice_upon_a_time.windows import declare, declare_alone, keeps, on_the_agenda, thefts

Gain = dict[str, int]


async def choose_tokens(you: Adventurer, token: str, count: int, clause: str, *, may: bool) -> Gain:
    """Which tokens somebody gets: of this kind or, for `any`, of choice, one after the other. `may`: or none."""
    gain: Gain = {}
    if token != ANY and not may:
        return {token: count}
    kinds = TOKENS if token == ANY else (token,)
    for left in range(count if token == ANY else 1, 0, -1):
        each = 1 if token == ANY else count
        options = tuple([TAKE(kind, each) for kind in kinds] + ([DECLINE()] if may else []))
        answer = await ask(questions.TakeTokens(you.seat, left=left), options, clause)
        if answer in DECLINE:
            break
        kind, number = TAKE.read(answer)
        gain[kind] = gain.get(kind, 0) + int(number)
    return gain


async def gain_tokens(table: DiceTable, gains: dict[str, Gain], clause: str, *, on_field: bool = False) -> None:
    """DT-16.33 and DT-16.38: everybody may increase the own part, all is taken in the order given (DT-17.21), then
    others may steal it."""
    gains = {seat: gain for seat, gain in gains.items() if gain}
    if not gains:
        return
    gainers = list(gains)
    if table.rules.magic:
        with on_the_agenda(table, *[gain_of(seat, gains[seat]) for seat in gainers]):
            await increase(table, gains, on_field=on_field)
    for seat in gainers:
        receive(table, table.adventurer(seat), gains[seat], clause)
    if table.rules.magic:
        with on_the_agenda(table, *[gain_of(seat, gains[seat]) for seat in gainers]):
            await thefts(table, STEAL_TOKENS, gains, "tokens")


def gain_of(seat: str, gain: Gain) -> GainTokens:
    return GainTokens(seat, tuple([token for token, count in gain.items() for _ in range(count)]))


def receive(table: DiceTable, you: Adventurer, gain: Gain, clause: str) -> None:
    for token, count in gain.items():
        you.tokens[token] += count
        table.tell(events.TokensTaken(seat=you.seat, token=token, count=count), clause)


async def increase(table: DiceTable, gains: dict[str, Gain], *, on_field: bool) -> None:
    """GAIN-T.modify."""

    def increasing(seat: str) -> Occasion:
        return Occasion(table.adventurer(seat), questions.Increase(seat, on_field=on_field), gains[seat])

    def plays(you: Adventurer) -> list[str]:
        found = options_in(GAIN_TOKENS, table, increasing(you.seat))
        return [option for token in gains[you.seat] for option in found if option.endswith(f" {token}")]

    gainers = [seat for seat in table.order(gains) if seat in gains]
    declared = await declare(table, gainers, lambda seat: questions.Increase(seat, on_field=on_field), plays, "DT-16.9")
    for seat, answer in declared.items():
        await play(table, increasing(seat), answer)


async def steal_tokens(table: DiceTable, thief: Adventurer, robbed: Mapping[str, Gain]) -> None:
    """DT-16.38: the thief gets the parts of those who are robbed, and may last of all increase them."""
    loot: Gain = {}
    for seat, gain in robbed.items():
        for token, count in gain.items():
            table.adventurer(seat).tokens[token] -= count
            loot[token] = loot.get(token, 0) + count
            stolen = events.TokensStolen(seat=thief.seat, player=seat, token=token, count=count)
            table.tell(stolen, "DT-16.11")
    more = dict.fromkeys(loot, 0)
    increasing = Occasion(thief, asked := questions.Increase(thief.seat, on_field=False), more)
    if answer := await declare_alone(table, asked, lambda _: options_in(GAIN_TOKENS, table, increasing), "DT-16.9"):
        await play(table, increasing, answer)
        receive(table, thief, {token: count for token, count in more.items() if count}, "DT-16.9")
    for token, count in loot.items():
        thief.tokens[token] += count


async def lose_tokens(table: DiceTable, you: Adventurer, token: str, count: int, clause: str) -> None:
    """Tokens go to the supply, unless they are saved."""
    if await keeps(table, you, LoseTokens(you.seat, (token,) * count)):
        return
    for left in range(min(count, you.total()), 0, -1):
        kinds = you.owned() if token == ANY else [token]
        kind = kinds[0]
        if len(kinds) > 1:
            options = tuple([LOSE(kind) for kind in kinds])
            (kind,) = LOSE.read(await ask(questions.LoseToken(you.seat, left=left), options, clause))
        if you.tokens[kind]:
            you.tokens[kind] -= 1
            table.tell(events.TokenLost(seat=you.seat, token=kind), clause)


def pay(table: DiceTable, you: Adventurer, tokens: Gain, clause: str) -> None:
    """DT-8.3: what is paid for something goes to the supply; no card keeps it."""
    for token, count in tokens.items():
        you.tokens[token] -= count
        table.tell(events.TokensPaid(seat=you.seat, token=token, count=count), clause)


async def pay_any(table: DiceTable, you: Adventurer, tokens: Gain, clause: str) -> None:
    """Payments in which some tokens are of the payer's choice."""
    pay(table, you, {token: count for token, count in tokens.items() if token != ANY}, clause)
    for left in range(tokens.get(ANY, 0), 0, -1):
        kinds = you.owned()
        kind = kinds[0]
        if len(kinds) > 1:
            answer = await ask(questions.PayToken(you.seat, left=left), PAY.all_of(kinds), clause)
            (kind,) = PAY.read(answer)
        pay(table, you, {kind: 1}, clause)
