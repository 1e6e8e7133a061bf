"""Why can't I? What a hero could expect to do, by verb, and why it cannot be done now."""

from fairytable.games.threetale import abilities  # noqa: F401  what heroes can do is declared there
from fairytable.games.threetale.moments import ABILITIES
from fairytable.games.threetale.refusals import fights, turns
from fairytable.games.threetale.table import TaleTable

EXPECTATIONS = (*turns.EXPECTATIONS, *fights.EXPECTATIONS, *ABILITIES.expectations(TaleTable.hero))
