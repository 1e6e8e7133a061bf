"""Why can't I? What a hero could expect to do, by verb, and why it cannot be done now."""

from fairytable.games.threetale import abilities  # noqa: F401  what heroes can do is declared there
from fairytable.games.threetale.bonus_cards import BONUS_CARDS
from fairytable.games.threetale.moments import ABILITIES, asked
from fairytable.games.threetale.refusals import fights, turns

EXPECTATIONS = (
    *turns.EXPECTATIONS,
    *fights.EXPECTATIONS,
    *BONUS_CARDS.expectations(asked),
    *ABILITIES.expectations(asked),
)
