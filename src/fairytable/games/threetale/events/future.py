"""What happens in the Future only: enemies, tokens, cards, tiles that vanish."""

from __future__ import annotations

from fairytable.engine.events import Happening


class FutureOpened(Happening):
    scenario: str
    rounds: int


class Counted(Happening):
    counter: str
    value: int


class Marked(Happening):
    seat: str
    mark: str
    count: int


class EnemyPlaced(Happening):
    enemy: str
    space: str


class CardDrawn(Happening):
    card: str


class WasMoved(Happening):
    seat: str
    start: str
    space: str


class Unmarked(Happening):
    seat: str
    mark: str
    count: int


class EnemyTrait(Happening):
    enemy: str
    card: str


class NextForm(Happening):
    enemy: str
    form: int


class TokenRemoved(Happening):
    token: str
    space: str


class TokenTaken(Happening):
    seat: str
    token: str


class TokenMoved(Happening):
    token: str
    start: str
    space: str


class HandedIn(Happening):
    seat: str
    tokens: tuple[str, ...]


class EnemyWeaker(Happening):
    enemy: str
    defence: int


class RiddleUnsolved(Happening):
    seat: str
    positive: int
    needs: int


class TileSpared(Happening):
    cell: str


class StepsChanged(Happening):
    seat: str
    steps: int


class ActionsChanged(Happening):
    seat: str
    actions: int


class Immune(Happening):
    seat: str


class ActiveRuler(Happening):
    enemy: str


class RiddleSolved(Happening):
    seat: str
    card: str


class TileAnchored(Happening):
    seat: str
    cell: str


class TileMarked(Happening):
    cell: str


class TileVanished(Happening):
    cell: str


class TileHeld(Happening):
    cell: str


class ExitSeen(Happening):
    space: str


class LeftMap(Happening):
    seat: str
    space: str


class FalseExit(Happening):
    seat: str
    space: str


class TreeGrew(Happening):
    space: str


class TreeVanished(Happening):
    space: str


class StoneUsed(Happening):
    seat: str


class ActionDone(Happening):
    seat: str
    action: str


class Uncovered(Happening):
    seat: str
    virtue: str


class TokenPlaced(Happening):
    token: str
    space: str


class EnemyMoved(Happening):
    enemy: str
    start: str
    space: str


class Covered(Happening):
    seat: str
    virtue: str


FUTURE = (
    FutureOpened,
    Counted,
    Marked,
    EnemyPlaced,
    CardDrawn,
    WasMoved,
    Unmarked,
    EnemyTrait,
    NextForm,
    TokenRemoved,
    TokenTaken,
    TokenMoved,
    HandedIn,
    EnemyWeaker,
    RiddleUnsolved,
    TileSpared,
    StepsChanged,
    ActionsChanged,
    Immune,
    ActiveRuler,
    RiddleSolved,
    TileAnchored,
    TileMarked,
    TileVanished,
    TileHeld,
    ExitSeen,
    LeftMap,
    FalseExit,
    TreeGrew,
    TreeVanished,
    StoneUsed,
    ActionDone,
    Uncovered,
    TokenPlaced,
    EnemyMoved,
    Covered,
)
