"""What an adventurer can say."""

from fairytable.engine.verbs import NO, YES, Verb

BIRD = Verb("bird", "die", "face")
BRANCH = Verb("branch", "token")
CAP = Verb("cap", "field")
CHARACTER = Verb("character", "character")
COMPLETE = Verb("complete", "quest")
CONVERT = Verb("convert", "token", "wanted")
COUNTER = Verb("counter")
DECK = Verb("deck", "points")
DECLINE = Verb("decline")
DISCARD_DIE = Verb("discard_die", "die")
DISCARD_MAGIC = Verb("discard_magic", "card")
DRAW = Verb("draw")
DROP = Verb("drop")
END = Verb("end")
EXCHANGE = Verb("exchange", "player")
FETCH = Verb("fetch", "quest")
FULFIL = Verb("fulfil", "card")
GIVE = Verb("give", "thing")
GIVE_MAGIC = Verb("give_magic", "card")
GIVE_UP = Verb("give_up", "quest")
HORSE = Verb("horse", "field")
JUMP = Verb("jump", "field")
KEEP = Verb("keep", "card")
KNOCK = Verb("knock", "socket")
LIFT = Verb("lift", "card")
LOSE = Verb("lose", "token")
LOWEST = Verb("lowest", "card")
PASS = Verb("pass")
PAY = Verb("pay", "token")
PLACE = Verb("place", "die", "socket")
PLACE_WITH = Verb("place_with", "means", "die", "socket")
PLAY = Verb("play", "card")
PROPOSE = Verb("propose")
RABBIT = Verb("rabbit", "field")
REPLACE = Verb("replace", "card")
REROLL = Verb("reroll", "die")
RESOLVE = Verb("resolve", "card")
RIDE = Verb("ride", "field")
RING = Verb("ring", "curse", "player")
ROLL = Verb("roll")
ROLL_FOX = Verb("roll_fox", "die")
SET = Verb("set", "die", "face")
SLEEP = Verb("sleep", "field")
STAY = Verb("stay")
SUFFER = Verb("suffer", "way")
SWAP = Verb("swap", "player", "given", "wanted")
TABLE = Verb("wishing_table", "token")
TABLE_AND_BRANCH = Verb("table_and_branch", "token")
TAKE = Verb("take", "token", "count")
TAKE_BACK = Verb("take_back", "die")
THUMBLING = Verb("thumbling", "points")
WALK = Verb("walk", "field")
WANT = Verb("want", "thing")
WANT_MAGIC = Verb("want_magic")
WOLF_DIE = Verb("wolf_die", "die")
YARN = Verb("yarn")

VERBS = (
    BIRD,
    BRANCH,
    CAP,
    CHARACTER,
    COMPLETE,
    CONVERT,
    COUNTER,
    DECK,
    DECLINE,
    DISCARD_DIE,
    DISCARD_MAGIC,
    DRAW,
    DROP,
    END,
    EXCHANGE,
    FETCH,
    FULFIL,
    GIVE,
    GIVE_MAGIC,
    GIVE_UP,
    HORSE,
    JUMP,
    KEEP,
    KNOCK,
    LIFT,
    LOSE,
    LOWEST,
    NO,
    PASS,
    PAY,
    PLACE,
    PLACE_WITH,
    PLAY,
    PROPOSE,
    RABBIT,
    REPLACE,
    REROLL,
    RESOLVE,
    RIDE,
    RING,
    ROLL,
    ROLL_FOX,
    SET,
    SLEEP,
    STAY,
    SUFFER,
    SWAP,
    TABLE,
    TABLE_AND_BRANCH,
    TAKE,
    TAKE_BACK,
    THUMBLING,
    WALK,
    WANT,
    WANT_MAGIC,
    WOLF_DIE,
    YARN,
    YES,
)
