"""Everything that can go wrong at a table: each error says what was tried and what would be right.

Errors can be pickled, since matches are also played in other processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fairytable.engine.pack_faults import Fault
    from fairytable.engine.questions import Reason


class FairytableError(Exception):
    """Any mistake that a person or a program can make with fairytable; the message is one sentence."""


class UnknownGame(FairytableError):
    """No game of that name is in the list."""


class WrongSeats(FairytableError):
    """The seats do not fit the game."""


class UnknownOption(FairytableError):
    """The game has no such option, or the option no such value."""


class WrongWords(FairytableError):
    """An option that does not fit its verb: another first word, too few words or too many."""


class UnfitOptions(FairytableError):
    """The options do not fit each other or the seats; the reason has words in the game's texts."""

    def __init__(self, message: str, reason: Reason) -> None:
        super().__init__(message)
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.reason)


class IllegalAnswer(FairytableError):
    """The answer is not among the options of the open question."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.reason)


class LateAnswer(FairytableError):
    """The answer belongs to a question that is no longer open."""


class NotAsked(FairytableError):
    """The seat has no open question."""


class UndoRefused(FairytableError):
    """The last answer cannot be taken back."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.reason)


class DamagedRecord(FairytableError):
    """The record cannot be read, or what it says did not happen."""


class OtherRulesVersion(FairytableError):
    """The record was played with another version of the rules."""


class WrongPack(FairytableError):
    """The record was played with another content pack."""


class FaultyPack(FairytableError):
    """The content pack breaks its own rules; `faults` lists every one of them."""

    def __init__(self, folder: str, faults: Sequence[Fault]) -> None:
        self.folder = folder
        self.faults = tuple(faults)
        count = "1 fault" if len(self.faults) == 1 else f"{len(self.faults)} faults"
        lines = "".join(f"\n  {fault}" for fault in self.faults)
        super().__init__(f"The pack in {folder} has {count}:{lines}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.folder, self.faults)
