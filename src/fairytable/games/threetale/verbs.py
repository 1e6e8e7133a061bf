"""What a hero can say."""

from fairytable.engine.verbs import Verb

AGREE = Verb("agree")
ATTACK = Verb("attack", "enemy", "space")
ATTACK_NOW = Verb("attack_now")
AWARD = Verb("award", "goods", "count")
BEGIN = Verb("begin")
BLESS = Verb("bless", "player")
BLOCK = Verb("block")
BLOCK_WITH = Verb("block_with", "card")
CHOOSE_BONUS = Verb("choose_bonus", "card", "effect")
CHOOSE_CARD = Verb("choose_card", "card")
CLAIM = Verb("claim", "thing", "space")
COOL = Verb("cool", "player")
COVER = Verb("cover", "virtue")
DIFFICULTY = Verb("difficulty", "level")
DISCARD = Verb("discard", "card")
DO = Verb("do", "action", "target")
DONE = Verb("done")
DROP = Verb("drop", "token")
END = Verb("end")
ENTER = Verb("enter", "space")
ESCAPE = Verb("escape")
ESCAPE_WITH = Verb("escape_with", "artifact")
FACE = Verb("face")
FLIP = Verb("flip", "source", "side")
GIVE = Verb("give", "thing", "player")
GO = Verb("go", "space")
HAND_IN = Verb("hand_in", "first", "second", "third")
HERO = Verb("hero", "hero")
KEEP = Verb("keep", "artifact")
KEEPER = Verb("keeper", "player")
LAY = Verb("lay", "cell", "turn")
LEAD = Verb("lead", "player")
LOSE = Verb("lose", "virtue")
LOSE_ARTIFACT = Verb("lose_artifact", "artifact")
MERCY = Verb("mercy", "player", "virtue")
MOVE_TO = Verb("move_to", "space")
NEXT = Verb("next", "gain")
ORDER = Verb("order", "first", "second", "third")
RAISE = Verb("raise", "virtue")
REFUSE = Verb("refuse")
REROLL = Verb("reroll", "side")
RESULT = Verb("result")
SACRIFICE = Verb("sacrifice", "what")
STONE = Verb("stone")
SWAP = Verb("swap", "card")
TAKE = Verb("take", "virtue")
TALENT = Verb("talent", "talent")
TARGET = Verb("target", "enemy", "space")
THIRST = Verb("thirst", "virtue")
TURN_DIE = Verb("turn_die", "side")
UNCOVER = Verb("uncover", "virtue")
UNMARK = Verb("unmark", "mark", "player")
USE = Verb("use", "artifact")

VERBS = (
    AGREE,
    ATTACK,
    ATTACK_NOW,
    AWARD,
    BEGIN,
    BLESS,
    BLOCK,
    BLOCK_WITH,
    CHOOSE_BONUS,
    CHOOSE_CARD,
    CLAIM,
    COOL,
    COVER,
    DIFFICULTY,
    DISCARD,
    DO,
    DONE,
    DROP,
    END,
    ENTER,
    ESCAPE,
    ESCAPE_WITH,
    FACE,
    FLIP,
    GIVE,
    GO,
    HAND_IN,
    HERO,
    KEEP,
    KEEPER,
    LAY,
    LEAD,
    LOSE,
    LOSE_ARTIFACT,
    MERCY,
    MOVE_TO,
    NEXT,
    ORDER,
    RAISE,
    REFUSE,
    REROLL,
    RESULT,
    SACRIFICE,
    STONE,
    SWAP,
    TAKE,
    TALENT,
    TARGET,
    THIRST,
    TURN_DIE,
    UNCOVER,
    UNMARK,
    USE,
)
