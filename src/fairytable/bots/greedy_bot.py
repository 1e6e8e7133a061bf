"""The greedy bot: tries every option in imagined matches and takes what the game's appraisal likes best."""

from __future__ import annotations

from random import Random
from statistics import fmean

from fairytable.bots.glimpse import Glimpse
from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.engine.secrecy import unknown_to

SAMPLES = 6
"""How many imagined matches an option is tried in, if luck, secrets or others decide what comes of it."""

SAMPLES_IN_SUSPENSE = 8
"""The same in suspense, where more depends on them."""

NARROWING = (2, 4)
"""After so many imagined matches in suspense only the better half of the options is tried further."""

FEW = 4
"""So few options need no narrowing."""

LONGEST_SUSPENSE = 40
"""After so many answers a table is appraised, even if it is still in suspense."""

AGREEING = 3
"""If so many imagined matches give the same worth, what the seat cannot know does not matter for it."""


class GreedyBot:
    """Tries every option in the same few imagined matches and appraises the table after each.

    Where a game says that a table is in suspense, because something is decided and not yet carried out, the imagined
    match goes on until it is, but not into the next round. Meanwhile everybody answers at random; only what follows
    from an answer given outside of suspense, the seat decides with care.
    """

    def __init__(self, luck: int = 0) -> None:
        self._random = Random(luck)

    def choose(self, glimpse: Glimpse) -> str:
        game, seat, options = glimpse.game, glimpse.seat, glimpse.question.options
        if len(options) == 1:
            return options[0]
        world = glimpse.imagine(self._random.getrandbits(64))
        knows_all = next(unknown_to(world.table, seat), None) is None
        in_suspense = game.in_suspense(world.table, glimpse.question)
        worths: dict[str, list[float]] = {option: [] for option in options}
        in_doubt = list(options)
        for tried in range(1, (SAMPLES_IN_SUSPENSE if in_suspense else SAMPLES) + 1):
            luck = self._random.getrandbits(64)
            for option in tuple(in_doubt):
                match = world.copy()
                certain = _answer(match, seat, option, luck) and knows_all
                worths[option].append(game.appraise(match.table, seat))
                if certain or (not knows_all and tried == AGREEING and len(set(worths[option])) == 1):
                    in_doubt.remove(option)
            if not in_doubt:
                break
            if in_suspense and tried in NARROWING and len(in_doubt) > FEW:
                in_doubt.sort(key=lambda option: sum(worths[option]))
                for worse in range(len(in_doubt) // 2):
                    del worths[in_doubt[worse]]
                del in_doubt[: len(in_doubt) // 2]
            world = glimpse.imagine(self._random.getrandbits(64))
        return max(worths, key=lambda option: (fmean(worths[option]), self._random.random()))


def _answer(match: Match, seat: str, option: str, luck: int) -> bool:
    """Answer, and play on while things are in suspense. Whether neither others nor luck had a say.

    With the same luck the others answer alike, so that options are compared under equal circumstances.
    """
    game = match.game
    state, number = match.table.chance.state, game.rounds(match.table)
    carefully = not _is_in_suspense(match)
    match.answer(seat, option)
    certain = not match.pending
    random = None
    for _ in range(LONGEST_SUSPENSE):
        if not match.pending and not (_is_in_suspense(match) and game.rounds(match.table) == number):
            break
        if random is None:
            random = Random(luck)
        question = match.questions[0]
        certain = certain and question.seat == seat
        if carefully and question.seat == seat:
            match.answer(seat, _best_at_once(match, question, random))
        else:
            match.answer(question.seat, random.choice(question.options))
    return certain and match.table.chance.state == state


def _is_in_suspense(match: Match) -> bool:
    return bool(match.questions) and match.game.in_suspense(match.table, match.questions[0])


def _best_at_once(match: Match, question: Question, random: Random) -> str:
    """What the appraisal likes best right after the answer, without looking further."""
    if len(match.questions) > 1 or len(question.options) == 1:
        return random.choice(question.options)
    worths = {}
    for option in question.options:
        twin = match.copy()
        twin.answer(question.seat, option)
        worths[option] = (match.game.appraise(twin.table, question.seat), random.random())
    return max(worths, key=worths.__getitem__)
