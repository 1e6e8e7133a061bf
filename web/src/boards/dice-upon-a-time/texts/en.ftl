# What stands on the board of Dice Upon a Time and is said of it.

board = The land with its routes and the four spirits of the forest
measure = Adventure Points
chapter = Chapter { $chapter }
chapter-of = Chapter { $chapter } of { $chapters }
goal-together = Together you have { $points } Adventure Points.
goal-level = That is level { $level }.
goal-next = { $missing } more for level { $level }.
goal-top = That is the highest level.
points =
    { $points ->
        [one] 1 Adventure Point
       *[other] { $points } Adventure Points
    }
points-short =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

tokens-coin =
    { $count ->
        [one] 1 Gold Coin
       *[other] { $count } Gold Coins
    }
tokens-bread =
    { $count ->
        [one] 1 Loaf
       *[other] { $count } Loaves
    }
tokens-apple =
    { $count ->
        [one] 1 Apple
       *[other] { $count } Apples
    }

# Kinds of things

kind-quest = Quest
kind-magic = Magic Item
kind-good_luck = Good Luck
kind-bad_luck = Bad Luck
kind-side_quest = Side Quest
kind-curse = Curse
kind-mini_quest = Mini Quest
kind-character = Character
kind-event = Event of the chapter
kind-token = Token
kind-deck = Quest deck
kind-face = Face of a die
kind-choice = Choose
kind-socket = A socket of value { $value }
kind-spirit = Forest Spirit
kind-ware = In exchange
kind-swap = Exchange
kind-good-swap = Good for both
kind-you-get = You would get
kind-you-give = You would give
group-start = Where all tales begin
group-king = A dead end behind a 6
group-fairy = A dead end behind a 6
group-resource = Resource field
group-building = Building
group-supporting = Somebody with a story
group-border = At the edge of the land
group-steed = Steed
group-magic = Magic

# When a Magic Item may be played

when-gain_tokens = When you get tokens
when-story = When you draw Bad Luck
when-lose = When a card makes you lose something
when-steal_magic = When others draw Magic Items
when-steal_quests = When others draw Quests
when-steal_tokens = When others take tokens
when-turn = In your turn, before you place
when-place = When you place a die
when-boundary = At any time of your turn
when-draw = Before you draw a card
when-snake_roll = When the Snake Die is lost
when-own_roll = Right after a roll of your own
when-answer = When a card is about to harm you

# Fields, sockets, spirits

way-between = the way from { $one } to { $other }
socket-empty = { $name }, value { $value }, empty
socket-stack = { $name }, value { $value }, now asks for { $least }; { $count } of { $height } dice, from below { $dice }
socket-changed = { $event }, so it counts { $value } in this chapter.
socket-dice = From the bottom to the top lie { $dice }.
socket-full = No die fits on top: stacks are { $height } high.
socket-asks = The next die must be worth { $least } or more.
die-of = { $name }’s { $die }
spirit-empty = No die lies here.
spirit-low = Any die will do, even a 1: a good use for low dice.
wolf-was-fed = It has been fed in this chapter.
wolf-has = It was given { $dice }.
stand-here =
    { $count ->
        [one] { $names } stands here.
       *[other] { $names } stand here.
    }
errands-here = You can do something here for { $quests }.
way-to = { $name } for { $value }
ways-from = Ways lead to { $ways }.
trap-sign = You may be trapped there: no way out in sight!
low-die = A use for a low die
spirit-rabbit = Top die wins a Rabbit Token
spirit-wolf = All others lose a die
spirit-snake = Top die wins the Snake Die
spirit-fox = Next chapter you choose its face
closed-spirit = Asleep in this chapter

# Needs

need-place = at { $place }
place-steed = any Steed
tick-met = ✓ { $words }
tick-open = Still needed: { $words }
met-now = holds now
may-be-done = you could do it now
useless-together = Means nothing when you play together.

# Hand and tray

hand-label = Your dice and cards
tray-label = Your dice and tokens
offered-label = To choose from
cards-label = Your cards
dice-none = No dice left
dice-to-come = Your dice are rolled when the chapter begins.
die-label = { $die }, worth { $value }
die-spent = { $die }, discarded
foxed = Kept by the Fox: { $dice }
rabbits =
    { $count ->
        [one] 1 Rabbit Token: hop along any route without a die
       *[other] { $count } Rabbit Tokens: hop along any route without a die
    }
rabbits-short = { $count } Rabbit
thumblings = { $count } Thumbling tokens
ability-ready = ready
ability-used = used in this chapter
ability-always = always at work
ability-off = without abilities in this match
field-off = Does nothing in this match.
deck = A Quest for { $points } points
deck-words =
    { $count ->
        [one] One card is left. The more points, the harder.
       *[other] { $count } cards are left. The more points, the harder.
    }
any-face = Whatever comes
any-face-words = Roll the { $die } as usual.
face-of = { $face }
face-words = on the { $die }
want-words = Ask { $name } for it.
want-magic = A Magic Item
want-magic-words = One of those that { $name } holds and you do not know.
swap-words = Offer { $name } { $given } for { $wanted }.
swap-help = You can use { $wanted }, { $name } can use { $given }.
done-quests = Completed: { $quests }

# Everybody

company = Everybody and what they hold
company-open = Players and quests
company-close = Back to the land
of-player = { $name }, { $character }, { $points }
open-hand = { $count ->
    [0] no Magic Items
    [one] 1 Magic Item
   *[other] { $count } Magic Items
}
dice-left =
    { $count ->
        [0] no dice left
        [one] 1 die left
       *[other] { $count } dice left
    }
passed = passed
marker = holds the starting player marker
snake-die = has the Snake Die
active = has the turn
quest-chip = { $name }, { $points }
quests-open =
    { $count ->
        [0] All Quests are done!
        [one] 1 Quest is open to all.
       *[other] { $count } Quests are open to all.
    }
quests-done = { $count } done
event-none = No Event yet
event-row = To come, in this order:
decks-left = Quests left: { $two } for 2, { $three } for 3, { $four } for 4 points
decks-left-short = Quests left
wall = Quests open to all

# The chain of cards

chain = What is being resolved, the latest on top
chain-play_item = { $name } plays { $card }
chain-read_story = { $name } reads { $card }
chain-gain_tokens = { $name } gets { $things }
chain-gain_magic = { $name } draws a Magic Item
chain-gain_quests = { $name } draws { $things }
chain-lose_tokens = { $name } is about to lose tokens
chain-lose_magic = { $name } is about to lose a Magic Item
chain-lose_quest = { $name } is about to lose a Quest
chain-lose_die = { $name } is about to lose a die
chain-lose_marker = { $name } is about to lose the marker
chain-lose_snake_die = { $name } has lost the Snake Die
chain-warded = warded off by { $name }
chain-now = now
chain-waits = waits
chain-done = done
chain-suffer_event = { $card } reaches { $name }

# Big moments

turned-cards = What has just happened
moment-chapter = Chapter { $chapter } begins
moment-quest = { $name } completes a Quest!
moment-story = { $name } draws a Story card
moment-event = The Event of this chapter
moment-magic = { $name } plays a Magic Item
moment-wolf = The Wolf comes! Everybody but { $name } gives a die.
moment-fetched = { $name } fetches { $item }
moment-mini = { $name } fulfils a Mini Quest
moment-curse = { $name } is free of a Curse
moment-passed-on = { $name } passes a Curse on to { $player }

# An exchange

scale = The offer
scale-gives = { $name } gives
scale-nothing = nothing yet
scale-magic = { $count ->
    [one] 1 Magic Item
   *[other] { $count } Magic Items
}

# What a seat holds

goal-short = Most points win
goal-short-together = Points for a high level
goal-short-score = As many points as you can
progress =
    { $done ->
        [one] 1 point
       *[other] { $done } points
    }
progress-together = { $done } of { $next } points
holding-dice = dice left
holding-tokens = tokens
holding-quests = open Quests
holding-magic = Magic Items

# Names of groups of buttons

group-of-spirits = the Forest Spirits
group-of-beside = from where you stand
group-near = near { $spirit }
group-of-cap = Wishing-cap
group-of-bird = The Golden Bird
group-of-branch = The Branch from the Hazel-bush
group-of-table_and_branch = Wishing-Table and Branch together
group-of-ring = The Cursed Ring
group-of-horse = Golden Horse
group-of-rabbit = Rabbit Token
group-of-sleep = Sleepwalk
group-of-knock = Knock a die off
group-of-take_back = Take a die back
group-of-thumbling = Send Thumbling
group-of-ride = Ride anywhere
group-of-jump = Jump to a Steed
group-of-want = Ask for
group-of-give = Give

# The glossary

heading-field = Fields
heading-spirit = Forest Spirits
heading-face = Special faces of the dice
heading-token = Tokens
heading-character = Characters
heading-magic = Magic Items
heading-quest = Main Quests
heading-good_luck = Story: Good Luck
heading-bad_luck = Story: Bad Luck
heading-side_quest = Story: Side Quests
heading-curse = Story: Curses
heading-mini_quest = Story: Mini Quests
heading-event = Events
about-face-magic = Worth 6. When you place it you may draw a Magic Item.
about-face-story = Worth 6. When you place it you must draw a Story card.
about-face-ban = Worth 6. As long as it lies on top, only its owner can cover it, or another Ban.
about-face-doubling = Worth 6. If you take tokens from a field in this turn, take one more of that kind.
about-face-lose = Whoever rolls it must put the Snake Die back.
about-token = Found on its fields. Quests and Curses ask for it; at the end it is worth nothing.
