"""What is worth telling of a match of Fantastic Stories; its words are in the Fluent files beside this one."""

from fairytable.engine.tales import Beat, Tale

TALE = Tale(
    (
        Beat("completed", 6, forward=lambda _: 1),
        Beat("end_triggered", 5),
        Beat("ride", 3, when=lambda told: len(told["passengers"]) > 0, words="ride_together"),
        Beat("fly", 2),
        Beat("tunnel", 2),
        Beat("move_two_declared", 2),
        Beat("ferry_called", 1),
        Beat("no_dice", 1),
        Beat("left", 7),
    )
)
