# The words on the board of ThreeTale. What cards, heroes and enemies are called comes from the pack.

map = The map of the land
goal = The goal, and how far we are
goal-short = All win or lose together
duel = A fight
roll = A roll of dice
altar = The Altar
virtues = Virtues
dice = { $positive } of { $all } dice are positive

measure = Virtue points
chapter-prophecy = Three Prophecies
chapter-past = The Past, tile { $tile }
chapter-present = The Present
chapter-future = The Future, round { $round } of { $rounds }
holding-virtues = Virtue points
holding-spirit = Spirit
holding-speed = Speed
holding-artifacts = Artifacts

# The goal

phase-past = The Past
goal-past = Grow strong before the last tile: then one of these Prophecies comes true, and all win or lose together.
tiles-laid = Tiles laid
round-of = Round { $round } of { $rounds }
future-book = Future Book
aim-beaten = { $what } beaten
aim-carried = With { $what }
aim-at = At { $what }
aim-left = Safely out
aim-on_map = { $what } on the map
aim-marked = { $what } on one hero
aim-marked_together = { $what } in all
limit = Never: { $what }
kind-future = The Future
stone-does = A Sacred Stone: { $words }
quest-points = { $quest }: { $points } points more.

# Spaces

space = { $space }: { $there }
nothing-there = empty
stands = { $hero } of { $seat }
enemy = { $enemy }, Speed { $speed }, Defence { $left } of { $defence }, Strength { $strength }
about-empty = Nothing lies here.
about-white_stone = An Action: one Virtue of yours rises by 1.
about-red_stone = An Action: 1 Shevitsa. So many of them make a Talent.
about-black_stone = An Action: 1 Speed more.
about-treasure = An Action: a Treasure of level { $level }, and three dice that say what is in it.
about-battle = An Action: a Battle against an enemy of level { $level }. Its prize is yours if you win.
about-quest = An Action: a Quest card, with a prize for who fulfils it.
about-offering = An Action: take the Offering, and give it to a hero near you. All three gifts grow.
about-offering-held = Give it to a hero near you.
about-altar = An Action on it: sacrifice things for others.
about-portal = One Step from any Portal to any other.
about-trees = Nobody walks here, but over diagonals gifts are given.
about-sacred_stone = It waits for the Future.
risk = About { $wins } of 100 such Battles are won, for about { $loss ->
    [one] 1 Virtue point
   *[other] { $loss } Virtue points
}.
risk-exchange = About { $wins } in 100 to beat it at once; it costs about { $loss ->
    [one] 1 Virtue point
   *[other] { $loss } Virtue points
}.
risk-short = wins { $wins } %, costs { $loss }
risk-short-exchange = falls { $wins } %, costs { $loss }
steps = { $count ->
    [one] 1 Step
   *[other] { $count } Steps
}
points-at = { $seat } points at { $thing }.
point = Point
back = Back
see-map = Look at the map
see-cards = Back to the choice
mercy-for = Mercy for { $seat }
flip-with = Turn over with { $source }
first-of = { $seat } first
point-help = Touch this, and then anything on the map or a hero: everybody sees it for a moment.

# The next tile

open-cell = A place for the tile: { $cell }
lay-help = Choose a place for the tile. The key T turns it.
turn-help = Tap the tile, roll the wheel or press T to turn it. Then lay it.
turn-tile = Turn the tile. Its top is to the { $turn } now.
top-here = Top to this side
lay-it = Lay it

# Heroes

hero = { $seat }, { $hero }: { $virtues }; Speed { $speed }, Spirit { $spirit } of 3, Shevitsa { $unused }
no-hero = no hero yet
no-hero-yet = Your hero board comes here as soon as you have a hero.
speed-short = Speed { $speed }
in-danger = In reach of { $enemy }
in-reach = In reach!
virtue = { $virtue } { $value } of 13, { $works ->
    [0] does not work yet
    [one] works once
    [2] works twice
   *[other] works { $works } times
}
virtue-next = more from { $next } on
virtue-asleep = asleep
kind-virtue = Virtue
about-love = Love: so many dice you roll in your attacks.
about-hope = Hope: at 3, 7 and 11 you may turn over one die more for each Treasure, Battle or enemy.
about-faith = Faith: at 3, 7 and 11 you draw one Bonus card more at the start of your turn.
about-endeavour = Endeavour: at 3, 7 and 11 you have one Action more in your turn.
about-endurance = Endurance: at 3, 7 and 11 one Virtue of yours rises at the end of your turn.
about-mercy = Mercy: at 3, 7 and 11 one Virtue of another hero rises at the end of your turn.
shevitsa = Talents. Shevitsa: { $unused }
talent-price = Its level costs { $price } Shevitsa.
talent-has = Learned:
talent-lacks = Not learned:
used = used
works = { $love ->
    [0] Love does not work yet
    [one] Love works once
    [2] Love works twice
   *[other] Love works { $love } times
}, { $hope ->
    [0] Hope does not work yet
    [one] Hope works once
    [2] Hope works twice
   *[other] Hope works { $hope } times
}.

# Cards

kind-hero = Hero
kind-artifact = Artifact, level { $level }
kind-talent = Talent, level { $level }
kind-treasure = Treasure, level { $level }
kind-award = Award
kind-difficulty = How hard
kind-bonus = Bonus card
kind-prophecy = Prophecy
good-at = Good at { $what }.
suits = Suits { $what }
use-passive = Worn on { $slot }, works all the turn
use-active = On { $slot }, for { $needs ->
    [one] 1 positive die
   *[other] { $needs } positive dice
}
use-once = On { $slot }, once, then it is gone
bonus-nothing = nothing this time
bonus-adds = +{ $what }
or = or
amount = { $count } { $what }
amount-virtues = { $count ->
    [one] 1 Virtue point
   *[other] { $count } Virtue points
}
amount-stones = { $count ->
    [one] 1 Sacred Stone
   *[other] { $count } Sacred Stones
}
amount-artifact_1 = { $count ->
    [one] 1 Artifact of level 1
   *[other] { $count } Artifacts of level 1
}
amount-artifact_2 = { $count ->
    [one] 1 Artifact of level 2
   *[other] { $count } Artifacts of level 2
}
amount-artifact_3 = { $count ->
    [one] 1 Artifact of level 3
   *[other] { $count } Artifacts of level 3
}
amount-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
amount-flips = { $count ->
    [one] 1 flip
   *[other] { $count } flips
}
amount-actions = { $count ->
    [one] 1 Action
   *[other] { $count } Actions
}
amount-lost = lose { $amount }
amount-nothing = nothing
prize = Prize: { $what }
row-none = No positive die: { $what }
row-some = 1 or 2: { $what }
row-three = 3: { $what }
award-virtues = On Virtues of your choice.
award-shevitsa = For your next Talents.
award-speed = For long ways and first attacks.
award-artifact = One of three that you draw.
prophecy-points = The Prophecy hints at this: { $hints }
prophecy-hints = It will ask for { $hints }.
prophecy-quest = For a Sacred Stone: { $quest }
difficulty-awards = Each hero chooses one award: { $awards }.
difficulty-none = No awards. The Future takes you as you are.
bar-fighting = fighting
bar-supporting = helping
bar-mobility = long ways
bar-gathering = gathering
bar-talents = Talents
bar-consistency = staying power

# What enemies can do, and what cards and tokens of the Future give

trait-attacks_first = It always attacks first.
trait-block_costs = Who blocks it with Spirit loses { $virtues ->
    [one] 1 Virtue point
   *[other] { $virtues } Virtue points
} too.
trait-doubles_on_die = A die of its own may double its damage.
trait-extra_round_at_half = At half of its Defence it attacks once more.
trait-frightens = A die of its own may cost you { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
trait-heals_alone = Left alone for a round, it heals { $damage } damage.
trait-hits_highest_virtue = It hits the Virtue that is highest.
trait-ignores_damage = The first { $damage ->
    [one] damage
   *[other] { $damage } damage
} of each attack does nothing.
trait-marks_on_hit = Whom it hurts gets { $mark }.
trait-mirrors_love = It is as strong as your Love, up to { $most }.
trait-moves = In the Threat step it moves { $steps ->
    [one] 1 Step
   *[other] { $steps } Steps
}.
trait-no_hope = Hope cannot be used against it.
trait-reaches = In the Threat step it attacks from { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} away.
trait-regains = After each attack that hurts, it regains { $defence } Defence.
trait-rerolls_blanks = It rolls its blank dice again in its first attack.
trait-stronger = It has { $what }.
trait-stronger_by_counter = +1 Strength for each of { $counter } above { $above }.
silenced = Its Talent is off.
gives = It gives { $what }.
gives-all = Every hero gains { $what }.
card-nothing = Nothing happens.

# Fights and dice

before-fight = Before the fight
hero-attacks = You attack
enemy-attacks = It attacks
trial = A trial
hope-flips = Flips
defence = Defence
strength = Strength
shield = Shield
damage-comes = { $damage } damage
spread-damage = { $damage } damage, over your Virtues
take-damage = Take it
touch-virtue = Touch a Virtue below for each point, or block.
touch-die = Touch a die to turn it over.
positive-of = { $positive } of { $all } positive
die-positive = a positive die
die-blank = a blank die
die-spent = a die that has been spent
die-trait-positive = the die of its talent, positive
die-trait-blank = the die of its talent, blank
exchange = { $gives } for { $takes }

# Names

name-stones = Sacred Stone
name-artifact = Artifact
name-pair_1 = Two Artifacts of level 1
name-pair_2 = Two Artifacts of level 2
name-pair_3 = Two Artifacts of level 3
name-head = the head
name-hands = the hands
name-feet = the feet
name-strength = Strength
name-defence = Defence
name-cure_poison_of = Draw out the Poison
name-go = Go
name-lay = Lay the tile
name-enter = Step onto the map
name-use = Use
name-give = Give
name-attack = Attack

# The glossary

heading-hero = Heroes
heading-land = On the land
heading-artifact = Artifacts
heading-battle = Battles
heading-treasure = Treasures
heading-quest = Quests
heading-bonus = Bonus cards
heading-prophecy = Prophecies
heading-future = The Future: { $name }
