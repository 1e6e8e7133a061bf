"""What a builder can say."""

from fairytable.engine.verbs import NO, YES, Verb

ANNOUNCE = Verb("announce", "what")
BLOW_DOWN = Verb("blow_down", "material", "section")
BLOW_DOWN_CORNER = Verb("blow_down_corner", "material", "section")
BONUS = Verb("bonus", "reward")
BUILD = Verb("build", "material", "section")
CHOOSE = Verb("choose", "location", "card")
CUT_CORNERS = Verb("cut_corners", "material", "section")
DECLINE = Verb("decline")
DISCARD_FABLE = Verb("discard_fable", "card")
DISMISS = Verb("dismiss", "friend")
DRAW = Verb("draw")
END = Verb("end")
FIRST = Verb("first", "player")
FRIEND = Verb("friend", "friend")
GAIN = Verb("gain", "material")
GIFT = Verb("gift", "material", "count")
GIVE = Verb("give", "material")
GIVE_FABLE = Verb("give_fable", "card")
GIVE_FRIEND = Verb("give_friend", "player")
GLEAN = Verb("glean", "location", "material")
KEEP_CARDS = Verb("keep_cards", "one", "other")
KEEP_FRIEND = Verb("keep_friend")
KEEP_PLAN = Verb("keep_plan")
LOOK_FABLE = Verb("look_fable", "player")
LOOK_GATHER = Verb("look_gather", "player")
LOSE = Verb("lose", "material")
MOVE = Verb("move", "location")
ON_TOP = Verb("on_top", "card")
PAY = Verb("pay", "material")
PAY_ALONE = Verb("pay_alone")
PLACE = Verb("place", "location")
PLAY = Verb("play", "card")
PLAYER = Verb("player", "player")
PUT = Verb("put", "material")
REPLACE = Verb("replace", "location")
RESOLVE = Verb("resolve", "card")
RETURN_GIFT = Verb("return_gift", "material", "count")
SPECIAL = Verb("special", "friend")
SPECIAL_ACTION = Verb("special_action")
STAY = Verb("stay")
STEAL = Verb("steal", "player", "material")
SWAP = Verb("swap", "one", "other")
TAKE = Verb("take", "material")
TAKE_FABLE = Verb("take_fable", "card")
TAKE_FROM = Verb("take_from", "player")
TRADE = Verb("trade", "material", "wanted")

# fmt: off
VERBS = (
    ANNOUNCE, BLOW_DOWN, BLOW_DOWN_CORNER, BONUS, BUILD, CHOOSE, CUT_CORNERS, DECLINE, DISCARD_FABLE, DISMISS,
    DRAW, END, FIRST, FRIEND, GAIN, GIFT, GIVE, GIVE_FABLE, GIVE_FRIEND, GLEAN, KEEP_CARDS, KEEP_FRIEND,
    KEEP_PLAN, LOOK_FABLE, LOOK_GATHER, LOSE, MOVE, ON_TOP, PAY, PAY_ALONE, PLACE, PLAY, PLAYER, PUT, REPLACE,
    RESOLVE, RETURN_GIFT, SPECIAL, SPECIAL_ACTION, STAY, STEAL, SWAP, TAKE, TAKE_FABLE, TAKE_FROM, TRADE, YES,
    NO,
)
