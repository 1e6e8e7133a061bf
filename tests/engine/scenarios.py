"""Moments of a Goblin Market from which many tests start."""

from __future__ import annotations

from random import Random

from fairytable.engine.match import Match
from fairytable.testing import arranged
from tests.engine.practice_games import Market, a_market


def everybody_passes(match: Match) -> Match:
    """The market opens without an offer; the first trader is asked."""
    for seat in match.waiting_for:
        match.answer(seat, "pass")
    return match


def with_hands(**hands: str) -> Match:
    """The first trader's turn, with these wares in the hands, the others in the deck, and a coin for everybody."""

    def arrange(table: Market) -> None:
        rest = list(table.wares)
        for trader in table.traders:
            trader.coins = 1
            wares = hands.get(trader.seat, "").split()
            trader.hand.cards[:] = wares
            trader.hand.seen_by[:] = [frozenset()] * len(wares)
            for ware in wares:
                rest.remove(ware)
        table.deck.cards[:] = rest
        table.deck.seen_by[:] = [frozenset()] * len(rest)
        table.turn = 1

    return arranged(a_market(), arrange)


def answer_at_random(match: Match, random: Random) -> None:
    """One of the open questions gets one of its options."""
    question = random.choice(match.questions)
    match.answer(question.seat, random.choice(question.options))
