"""What a reader can say."""

from fairytable.engine.verbs import NO, YES, Verb

CASTLE = Verb("castle", "pawns")
WALK = Verb("walk", "start", "end", "die")
RIDE = Verb("ride", "start", "end", "die")
TUNNEL = Verb("tunnel", "start", "end", "die")
FLY = Verb("fly", "start", "end", "die")
COMPLETE = Verb("complete", "adventure", "die")
CALL_FERRY = Verb("call_ferry", "dock")
REROLL = Verb("reroll")
MOVE_TWO = Verb("move_two")
END = Verb("end")

VERBS = (CASTLE, WALK, RIDE, TUNNEL, FLY, COMPLETE, CALL_FERRY, REROLL, MOVE_TWO, END, YES, NO)
