"""The errors: each says what was tried and what would have been right.

They can be pickled, since matches are also played in other processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fairytable.engine.pack_faults import Fault
    from fairytable.engine.questions import Reason


class FairytableError(Exception):
    """The base class of all errors; the message is one sentence."""


class UnknownGame(FairytableError):
    """There is no game of that name."""


class WrongSeats(FairytableError):
    """The seats do not fit the game."""


class UnknownOption(FairytableError):
    """The game has no such option, or the option no such value."""


class WrongWords(FairytableError):
    """An option does not fit its verb: another first word, or too few or too many words."""


class UnfitOptions(FairytableError):
    """The options are incompatible with each other or the seats; the reason has words in the game's texts."""

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
    """The record cannot be read, or is not a possible match."""


class OtherRulesVersion(FairytableError):
    """The record was played with another version of the rules."""


class WrongPack(FairytableError):
    """The record was played with another content pack."""


class FaultyPack(FairytableError):
    """The content pack is invalid; `faults` lists every error."""

    def __init__(self, folder: str, faults: Sequence[Fault]) -> None:
        self.folder = folder
        self.faults = tuple(faults)
        count = "1 fault" if len(self.faults) == 1 else f"{len(self.faults)} faults"
        lines = "".join(f"\n  {fault}" for fault in self.faults)
        super().__init__(f"The pack in {folder} has {count}:{lines}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.folder, self.faults)
