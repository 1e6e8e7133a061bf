"""What is worth telling of a match of The Grimm Forest; its words are in the Fluent files beside this one."""

from fairytable.engine.tales import Beat, Tale

MUCH = 8
"""This many resources at once are worth retelling."""

TALE = Tale(
    (
        Beat("house_finished", 6, forward=lambda _: 1),
        Beat("blown_down", 6, forward=lambda _: -1, when=lambda told: told["section"] == "roof", words="roof_lost"),
        Beat("blown_down", 4),
        Beat("gathered", 3, when=lambda told: int(told["count"]) >= MUCH),
        Beat("squeezed", 3, when=lambda told: int(told["count"]) > 0),
        Beat("wolf_struck", 3),
        Beat("monster_cancelled", 3),
        Beat("huntsman_cancels", 3),
        Beat("plans_swapped", 3),
        Beat("monsters_taken", 3, when=lambda told: len(told["cards"]) > 0),
        Beat("action_lost", 2),
        Beat("corner_gained", 2),
        Beat("first_builder", 2),
        Beat("gave_friend", 2),
        Beat("left", 7),
    )
)
