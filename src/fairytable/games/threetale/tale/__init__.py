"""What is worth telling of a match of ThreeTale; its words are in the Fluent files beside this one."""

from fairytable.engine.tales import Beat, Tale

TALE = Tale(
    (
        Beat("died", 8),
        Beat("prophecy_came_true", 8),
        Beat("time_is_up", 7),
        Beat("requirement_breached", 7),
        Beat("objective_met", 7),
        Beat("undying", 5),
        Beat("riddle_solved", 5),
        Beat("next_form", 4),
        Beat("quest_fulfilled", 4),
        Beat("enemy_beaten", 3),
        Beat("escaped", 3),
        Beat("sacrificed", 3),
        Beat("left_map", 3),
        Beat("artifact_won", 2),
        Beat("talent_learned", 2),
        Beat("blessed", 2),
        Beat("gave", 2),
        Beat("spirit_lost", 2),
        Beat("blocked", 1),
        Beat("left", 7),
    ),
    round_event="round_began",
)
