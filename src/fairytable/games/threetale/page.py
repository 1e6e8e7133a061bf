"""What the page receives beside the content of a pack: what cards without words do, aims, and words of the rules."""

from __future__ import annotations

from msgspec import Struct

from fairytable.engine.showing import More
from fairytable.games.threetale.aims import Aim, aims_of, limits_of
from fairytable.games.threetale.altar import SHEVITSA_FOR, VIRTUES_FOR_SHEVITSA
from fairytable.games.threetale.board import TURNS
from fairytable.games.threetale.content import Content, FutureCard, Prophecy, Scenario, TokenKind
from fairytable.games.threetale.effects import AnyEffect, Gain
from fairytable.games.threetale.goods import SLOTS, VIRTUES, Goods
from fairytable.games.threetale.table import FULL_SPIRIT, HIGHEST, PRICES, THRESHOLDS

CONSTANTS = {
    "VIRTUES": VIRTUES,
    "SLOTS": SLOTS,
    "TURNS": TURNS,
    "HIGHEST": HIGHEST,
    "FULL_SPIRIT": FULL_SPIRIT,
    "THRESHOLDS": THRESHOLDS,
    "PRICES": PRICES,
    "SHEVITSA_FOR": SHEVITSA_FOR,
    "VIRTUES_FOR_SHEVITSA": VIRTUES_FOR_SHEVITSA,
}


class GainShown(Struct, frozen=True):
    """What a card or a token gives, to one hero or to all."""

    goods: Goods
    to_all: bool


class PieceMore(Struct, frozen=True):
    gains: tuple[GainShown, ...]


class ProphecyMore(Struct, frozen=True):
    """How much each award does of what `bars` hint at, by the same measure."""

    awards: dict[str, int]


class ScenarioMore(Struct, frozen=True):
    """`aims` win, `limits` lose."""

    aims: tuple[Aim, ...]
    limits: tuple[Aim, ...]


def more_of_token(token: TokenKind, _: Content) -> PieceMore:
    return _gains(token.on_claim)


def more_of_card(card: FutureCard, _: Content) -> PieceMore:
    return _gains(card.effects)


def _gains(effects: tuple[AnyEffect, ...]) -> PieceMore:
    gains = [effect for effect in effects if isinstance(effect, Gain)]
    return PieceMore(tuple(GainShown(gain.goods, gain.who == "everybody") for gain in gains))


def more_of_prophecy(prophecy: Prophecy, _: Content) -> ProphecyMore:
    """The hints, read for the award to choose: who needs Talents wants Shevitsa, and so on."""
    bars = prophecy.bars
    return ProphecyMore(
        {
            "virtues": max(bars.fighting, bars.supporting),
            "shevitsa": bars.talents,
            "speed": bars.mobility,
            "artifact": max(bars.gathering, bars.consistency),
        }
    )


def more_of_scenario(scenario: Scenario, _: Content) -> ScenarioMore:
    return ScenarioMore(aims_of(scenario), limits_of(scenario))


MORE: More = {
    TokenKind: more_of_token,
    FutureCard: more_of_card,
    Prophecy: more_of_prophecy,
    Scenario: more_of_scenario,
}
