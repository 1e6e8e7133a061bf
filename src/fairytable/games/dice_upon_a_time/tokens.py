"""Tokens come and go only through `gain_tokens` and `lose_tokens`, so that every card works on every gain and loss."""

from __future__ import annotations

from fairytable.engine.questions import ask
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable, Pending
from fairytable.games.dice_upon_a_time.verbs import (
    BRANCH,
    DECLINE,
    LOSE,
    PAY,
    TABLE,
    TABLE_AND_BRANCH,
    TAKE,
)
from fairytable.games.dice_upon_a_time.vocabulary import ANY, TOKENS
from fairytable.games.dice_upon_a_time.windows import declare, declare_alone, keeps, thefts, unresolved

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
        answer = await ask(you.seat, "take_tokens", options, clause, left=left)
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
        with unresolved(table, *[pending_gain(seat, gains[seat]) for seat in gainers]):
            await increase(table, gains, on_field=on_field)
    for seat in gainers:
        receive(table, table.adventurer(seat), gains[seat], clause)
    if table.rules.magic:

        async def take(thief: str, robbed: list[str]) -> None:
            await take_loot(table, thief, {seat: gains.pop(seat) for seat in robbed})

        with unresolved(table, *[pending_gain(seat, gains[seat]) for seat in gainers]):
            await thefts(table, "cudgel_in_the_sack", gainers, "tokens", take)


def pending_gain(seat: str, gain: Gain) -> Pending:
    return Pending(seat, "gain_tokens", things=tuple([token for token, count in gain.items() for _ in range(count)]))


def receive(table: DiceTable, you: Adventurer, gain: Gain, clause: str) -> None:
    for token, count in gain.items():
        you.tokens[token] += count
        table.tell("tokens_taken", clause, seat=you.seat, token=token, count=count)


async def increase(table: DiceTable, gains: dict[str, Gain], *, on_field: bool) -> None:
    """GAIN-T.modify: the Wishing-Table makes it three of one kind (DT-16.7), then the branch adds one (DT-16.9)."""
    full = table.content.numbers.table_tokens

    def plays(you: Adventurer) -> list[str]:
        gain = gains[you.seat]
        has_table = on_field and "wishing_table" in you.magic and sum(gain.values()) < full
        has_branch = "hazel_branch" in you.magic
        options = []
        for token in gain:
            if has_table:
                options.append(TABLE(token))
            if has_branch:
                options.append(BRANCH(token))
            if has_table and has_branch:
                options.append(TABLE_AND_BRANCH(token))
        return options

    gainers = [seat for seat in table.order(gains) if seat in gains]
    declared = await declare(table, gainers, "increase", plays, "DT-16.9", on_field=on_field)
    for seat, answer in declared.items():
        gain = gains[seat]
        verb = next(verb for verb in (TABLE, BRANCH, TABLE_AND_BRANCH) if answer in verb)
        (token,) = verb.read(answer)
        if verb is not BRANCH:
            table.play_card(seat, "wishing_table", "DT-16.7")
            gain.clear()
            gain[token] = full
        if verb is not TABLE:
            table.play_card(seat, "hazel_branch", "DT-16.9")
            gain[token] += 1


async def take_loot(table: DiceTable, thief: str, parts: dict[str, Gain]) -> None:
    """DT-16.38: the thief gets the parts and may last of all increase them with the branch."""
    loot: Gain = {}
    you = table.adventurer(thief)
    for seat, gain in parts.items():
        for token, count in gain.items():
            table.adventurer(seat).tokens[token] -= count
            loot[token] = loot.get(token, 0) + count
            table.tell("tokens_stolen", "DT-16.11", seat=thief, player=seat, token=token, count=count)

    def plays(thief: Adventurer) -> list[str]:
        return [BRANCH(token) for token in loot] if "hazel_branch" in thief.magic else []

    if answer := await declare_alone(table, you, "increase", plays, "DT-16.9", on_field=False):
        (token,) = BRANCH.read(answer)
        table.play_card(thief, "hazel_branch", "DT-16.9")
        receive(table, you, {token: 1}, "DT-16.9")
    for token, count in loot.items():
        you.tokens[token] += count


async def lose_tokens(
    table: DiceTable, you: Adventurer, token: str, count: int, clause: str, *, by_event: bool = False
) -> None:
    """Tokens go to the supply, unless they are saved."""
    if await keeps(table, you, "lose_tokens", things=(token,) * count, by_event=by_event):
        return
    for left in range(min(count, you.total()), 0, -1):
        kinds = you.owned() if token == ANY else [token]
        kind = kinds[0]
        if len(kinds) > 1:
            options = tuple([LOSE(kind) for kind in kinds])
            (kind,) = LOSE.read(await ask(you.seat, "lose_token", options, clause, left=left))
        if you.tokens[kind]:
            you.tokens[kind] -= 1
            table.tell("token_lost", clause, seat=you.seat, token=kind)


def pay(table: DiceTable, you: Adventurer, tokens: Gain, clause: str) -> None:
    """DT-8.3: what is paid for something goes to the supply; no card keeps it."""
    for token, count in tokens.items():
        you.tokens[token] -= count
        table.tell("tokens_paid", clause, seat=you.seat, token=token, count=count)


async def pay_any(table: DiceTable, you: Adventurer, tokens: Gain, clause: str) -> None:
    """Payments in which some tokens are of the payer's choice."""
    pay(table, you, {token: count for token, count in tokens.items() if token != ANY}, clause)
    for left in range(tokens.get(ANY, 0), 0, -1):
        kinds = you.owned()
        kind = kinds[0]
        if len(kinds) > 1:
            answer = await ask(you.seat, "pay_token", PAY.all_of(kinds), clause, left=left)
            (kind,) = PAY.read(answer)
        pay(table, you, {kind: 1}, clause)
