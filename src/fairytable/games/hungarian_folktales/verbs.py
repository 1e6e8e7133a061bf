"""The verbs of Hungarian Folktales beside those of abilities (abilities.py), and what the words after each mean."""

from __future__ import annotations

from fairytable.engine.verbs import NO, YES, Verb

# Set-up
HERO = Verb("hero", "hero")
START_WITH = Verb("start_with", "tile")

# The turn
REST = Verb("rest")
GO_ON = Verb("go_on")
ROLL = Verb("roll")
ROLL_WITH = Verb("roll_with", "tile")
BITE = Verb("bite", "steps")
STAY = Verb("stay")
END = Verb("end")

# Moving
WALK = Verb("walk", "field")
WALK_BY = Verb("walk_by", "field", "way")
STRIDE = Verb("stride", "steps", "field")
NUMBER = Verb("number", "steps")
TURN_TO = Verb("turn_to", "field")
STAND = Verb("stand")
SALT = Verb("salt")

# Throwing things away
DISCARD = Verb("discard", "tile")
DISCARD_TOAD = Verb("discard_toad", "tile")

# Fields
TAKE = Verb("take", "tile")
TAKE_FOR = Verb("take_for", "tile", "given")
TAKE_FOR_TOAD = Verb("take_for_toad", "tile", "given")
DECLINE = Verb("decline")
BLUE = Verb("blue")
ENTER = Verb("enter", "shortcut")
OFFER = Verb("offer", "tile", "wish")
OFFER_TOAD = Verb("offer_toad", "tile", "wish")
PASS = Verb("pass")

# Paying
PAY = Verb("pay", "steps")
PAY_ADVICE = Verb("pay_advice")
DO_WITHOUT = Verb("do_without")

# The Lucky Throw
THROW = Verb("throw")
HAND_OVER = Verb("hand_over", "tale")
ACCEPT = Verb("accept")
SETTLE_FOR = Verb("settle_for", "outcome")
LOSE = Verb("lose", "thing")
WISH = Verb("wish", "tile")

# The Trickster comes
MAKE_ROOM = Verb("make_room", "tile")
MAKE_ROOM_OF_TOAD = Verb("make_room_of_toad", "tile")
PASS_ON = Verb("pass_on")

# Palace, City and Castle
BUY = Verb("buy", "tile")
BUY_ADVICE = Verb("buy_advice")
TRY_GATE = Verb("try_gate")

# Others on the field
BARTER = Verb("barter", "partner", "thing", "wanted")
COMPOSE = Verb("compose", "partner")
GIVE = Verb("give", "thing")
WANT = Verb("want", "thing")
PROPOSE = Verb("propose")
DROP = Verb("drop")
REFUSE = Verb("refuse", "reason")
TEST = Verb("test", "partner")

VERBS = tuple(verb for verb in list(globals().values()) if isinstance(verb, Verb))

__all__ = ["NO", "VERBS", "YES"]
