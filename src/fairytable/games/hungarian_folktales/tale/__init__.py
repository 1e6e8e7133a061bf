"""What is worth telling of a match of Hungarian Folktales; its words are in the Fluent files beside this one."""

from fairytable.engine.tales import Beat, Tale

TALE = Tale(
    (
        Beat("quest_done", 6, forward=lambda _: 1),
        Beat("gate_stayed_shut", 6),
        Beat("gate_reached", 4),
        Beat("points_counted", 4, when=lambda told: told["outcome"] == "lose", words="lost_throw"),
        Beat("magic_drawn", 3),
        Beat("toad_made", 4),
        Beat("courage_tested", 3),
        Beat("bad_luck_met", 3),
        Beat("slipped_away", 3),
        Beat("trade_agreed", 2),
        Beat("went_hungry", 2),
        Beat("shortcut_entered", 2),
        Beat("trickster_came", 2),
        Beat("left", 7),
    ),
    round_event="turn_begins",
)
