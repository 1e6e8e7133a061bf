"""Why can't I? What a hero could expect to do, by verb, and why it cannot be done now."""

from fairytable.games.hungarian_folktales.moments import ABILITIES
from fairytable.games.hungarian_folktales.refusals import changing, meeting, moving, throwing, visiting
from fairytable.games.hungarian_folktales.table import FolktaleTable

EXPECTATIONS = (
    *moving.EXPECTATIONS,
    *changing.EXPECTATIONS,
    *ABILITIES.expectations(FolktaleTable.hero),
    *visiting.EXPECTATIONS,
    *throwing.EXPECTATIONS,
    *meeting.EXPECTATIONS,
)
