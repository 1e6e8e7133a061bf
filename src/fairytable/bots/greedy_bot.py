"""The greedy bot: tries every option in imagined matches and takes what the game's appraisal likes best."""

from __future__ import annotations

from random import Random

from fairytable.bots.glimpse import Glimpse
from fairytable.engine.match import Match
from fairytable.engine.secrecy import unknown_to

SAMPLES = 6
"""How many imagined matches an option is tried in, if luck, secrets or others decide what comes of it."""

SAMPLES_IN_SUSPENSE = 8
"""The same while a table is in suspense: more is unknown then, and more depends on it."""

LONGEST_SUSPENSE = 40
"""After so many answers a table is appraised, even if it is still in suspense."""


class GreedyBot:
    """Tries every option in the same few imagined matches and appraises the table after each.

    Where a game says that a table is in suspense, because things are decided and not yet carried out, the imagined
    match goes on until they are; everybody answers at random meanwhile.
    """

    def __init__(self, luck: int = 0) -> None:
        self._random = Random(luck)

    def choose(self, glimpse: Glimpse) -> str:
        options = glimpse.question.options
        if len(options) == 1:
            return options[0]
        imagined = [glimpse.imagine(self._random.getrandbits(64))]
        lucks = [self._random.getrandbits(64)]
        knows_all = next(unknown_to(imagined[0].table, glimpse.seat), None) is None
        samples = SAMPLES_IN_SUSPENSE if glimpse.game.in_suspense(imagined[0].table) else SAMPLES
        best, best_worth = options[0], (float("-inf"), 0.0)
        for option in options:
            worth = 0.0
            for number in range(samples):
                if number == len(imagined):
                    imagined.append(glimpse.imagine(self._random.getrandbits(64)))
                    lucks.append(self._random.getrandbits(64))
                match = imagined[number].copy()
                certain = _answer(match, glimpse.seat, option, lucks[number]) and knows_all
                worth += glimpse.game.appraise(match.table, glimpse.seat)
                if certain:
                    break
            mean = (worth / (number + 1), self._random.random())
            if mean > best_worth:
                best, best_worth = option, mean
        return best


def _answer(match: Match, seat: str, option: str, luck: int) -> bool:
    """Answer, and let the others answer who are asked at the same time. Whether neither they nor luck had a say.

    With the same luck they answer alike, so that options are compared under equal circumstances.
    """
    in_suspense = match.game.in_suspense
    suspense = LONGEST_SUSPENSE if in_suspense(match.table) else 0
    state = match.table.chance.state
    match.answer(seat, option)
    certain = not match.pending and not suspense
    if not certain:
        choice = Random(luck).choice
        while match.pending or (suspense > 0 and in_suspense(match.table) and match.questions):
            question = match.questions[0]
            match.answer(question.seat, choice(question.options))
            suspense -= 1
    return certain and match.table.chance.state == state
