"""Why can't I? What a hero could expect to do, by verb, and why it cannot be done now."""

from fairytable.games.hungarian_folktales.moments import ABILITIES, asked
from fairytable.games.hungarian_folktales.refusals import changing, meeting, moving, throwing, visiting

EXPECTATIONS = (
    *moving.EXPECTATIONS,
    *changing.EXPECTATIONS,
    *ABILITIES.expectations(asked),
    *visiting.EXPECTATIONS,
    *throwing.EXPECTATIONS,
    *meeting.EXPECTATIONS,
)
