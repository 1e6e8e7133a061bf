"""The greedy bot: tries what is worth trying in imagined matches and takes what the game's heuristic likes best."""

from __future__ import annotations

from random import Random

from fairytable.bots.observation import Observation
from fairytable.bots.rollouts import answered_at_once
from fairytable.engine.chance import KEY_BITS, Chance
from fairytable.engine.match import Match
from fairytable.engine.search_settings import Heuristic
from fairytable.engine.secrecy import unknown_to

SAMPLES = 6
"""The number of imagined matches in which an option is tried if its result depends on luck, secrets or others."""

SAMPLES_IN_SUSPENSE = 12
"""The same in suspense, where more depends on them."""

AGREEING = 2
"""If this many imagined matches give the same value, what the seat cannot know does not matter for it."""

AGREEING_IN_SUSPENSE = 4
"""The same in suspense, where a few may agree by chance."""

ALWAYS_WORSE = 3
"""An option that is worse than the best in each of this many imagined matches is dropped."""

NARROWING = (3, 6)
"""After this many imagined matches in suspense only the better half of the options remains."""

FEW = 4
"""This many options need no narrowing."""

LONGEST_SUSPENSE = 40
"""After this many answers a table is evaluated even if it is still in suspense."""


class GreedyBot:
    """Tries every option that is worth trying in the same few imagined matches and evaluates the resulting tables.

    Where a game says that a table is in suspense, because something has been decided but not carried out, the imagined
    match continues until it is, but not into the next round. Meanwhile everybody answers as the game guesses; only what
    follows from an answer outside of suspense is decided with care.

    A `heuristic`, if given, replaces the game's heuristic.
    """

    def __init__(self, luck: int = 0, heuristic: Heuristic | None = None) -> None:
        """A `heuristic`, if given, takes the place of the game's heuristic."""
        self._random = Random(luck)
        self._heuristic = heuristic

    def choose(self, observation: Observation) -> str:
        game, seat, question = observation.game, observation.seat, observation.question
        heuristic = self._heuristic or game.bots.heuristic
        if len(question.options) == 1:
            return question.options[0]
        luck = self._random.getrandbits(KEY_BITS)
        contenders = list(game.bots.worth_trying(observation.determinize_table(luck), question))
        if len(contenders) == 1:
            return contenders[0]
        world = observation.determinize(luck)
        knows_all = next(unknown_to(world.table, seat), None) is None
        is_secret = len(world.questions) > 1 and not world.window_is_open
        in_suspense = game.bots.in_suspense(world.table, question)
        agreeing, samples = (AGREEING_IN_SUSPENSE, SAMPLES_IN_SUSPENSE) if in_suspense else (AGREEING, SAMPLES)
        worths: dict[str, list[float]] = {option: [] for option in contenders}
        settled: set[str] = set()
        for tried in range(1, samples + 1):
            if tried > 1:
                world = observation.determinize(self._random.getrandbits(KEY_BITS))
            luck = self._random.getrandbits(KEY_BITS)
            for option in contenders:
                if option in settled:
                    worths[option].append(worths[option][-1])
                    continue
                match = world.used_up() if option == contenders[-1] else world.copy()
                match, certain = _answer(match, seat, option, luck, heuristic)
                worths[option].append(heuristic(match.table, seat))
                if (certain and knows_all) or (tried == agreeing and not knows_all and len(set(worths[option])) == 1):
                    settled.add(option)
            if tried >= ALWAYS_WORSE:
                contenders = _not_always_worse(contenders, worths)
            if in_suspense and tried in NARROWING and len(contenders) > FEW:
                contenders.sort(key=lambda option: sum(worths[option]))
                del contenders[: len(contenders) // 2]
            if len(contenders) == 1 or settled.issuperset(contenders):
                break
        return self._pick(contenders, worths, is_secret=is_secret)

    def _pick(self, contenders: list[str], worths: dict[str, list[float]], *, is_secret: bool) -> str:  # noqa: ARG002
        """The best on average, regardless of who else chooses simultaneously."""
        return max(contenders, key=lambda option: (sum(worths[option]), self._random.random()))


def _not_always_worse(contenders: list[str], worths: dict[str, list[float]]) -> list[str]:
    """The options that were at least once as good as the best on average."""
    best = worths[max(contenders, key=lambda option: sum(worths[option]))]
    return [
        option for option in contenders if any(worth >= most for worth, most in zip(worths[option], best, strict=True))
    ]


def _answer(match: Match, seat: str, option: str, luck: int, heuristic: Heuristic) -> tuple[Match, bool]:
    """Answer and play on while things are in suspense. Returns the resulting match (this one or a copy), and whether
    neither others nor luck had any influence. With the same luck the others answer alike, so that options are compared
    under equal circumstances."""
    game = match.game
    luck_before, number = match.table.chance.copy(), game.rules.rounds(match.table)
    carefully = not _is_in_suspense(match)
    match.answer(seat, option)
    certain = not match.pending
    chance = Chance(luck)
    for _ in range(LONGEST_SUSPENSE):
        if not match.pending and not (_is_in_suspense(match) and game.rules.rounds(match.table) == number):
            break
        question = match.questions[0]
        certain = certain and question.seat == seat
        if carefully and question.seat == seat:
            match = answered_at_once(match, question, chance, heuristic)
        else:
            match.answer(question.seat, game.bots.policy(match.table, question, chance))
    return match, certain and match.table.chance == luck_before


def _is_in_suspense(match: Match) -> bool:
    return bool(match.questions) and match.game.bots.in_suspense(match.table, match.questions[0])
