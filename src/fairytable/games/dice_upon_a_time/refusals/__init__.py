"""Why can't I? For every verb what a player could expect to do, and the reason why it cannot be done now.

Everything follows from what the seat that is asked knows: the open table and its own hand.
"""

from fairytable.games.dice_upon_a_time import characters, magic_items
from fairytable.games.dice_upon_a_time.refusals import exchanges, moving, placing, quests, tokens

EXPECTATIONS = (
    *placing.EXPECTATIONS,
    *moving.EXPECTATIONS,
    *quests.EXPECTATIONS,
    *tokens.EXPECTATIONS,
    *magic_items.EXPECTATIONS,
    *characters.EXPECTATIONS,
    *exchanges.EXPECTATIONS,
)
