# The words on the board of The Grimm Forest.

board = The Grimm Forest: clearings under old trees, and before them the building plots of every pig
measure = finished houses
chapter = Round { $round }
goal = { $enough } houses win
progress = { $done } of { $enough } houses
holding-resources = resources
holding-fables = Fables in hand

# Places and materials

# Cards

kind-ordinary = Fable
kind-monster = Monster
kind-unique_location = Unique Location
kind-next_turn = Next Turn
kind-friend = Friend
kind-gather = Gather card
kind-clearing = Clearing
kind-reward = First Builder

when-start_of_round = as the round starts
when-reveal_fables = when Fables are shown
when-reveal_gather_cards = when Gather cards are shown
when-before_collecting = before collecting
when-collect = while collecting
when-end_of_gather = after gathering
when-start_of_build = as building starts
when-end_of_build = after building
when-special_action = Special Action
when-discard = by leaving
when-standing = always

gather-card = Gather card: { $place }
gather-card-down = A Gather card, face down
fable-down = A Fable, face down
own-plan = You: { $place }
own-plan-with = You: { $place }, with { $fable }
seen-only-by-you = Only you know its face so far.
of-builder = { $name }’s { $card }
due-this-round = It works in this round.
no-fable = No Fable
no-fable-words = Lay down a Gather card alone and keep your Fables.
hand-label = Your Fables
offered-label = To choose from
turned-cards = Cards that have just been turned over

reward-resources = One of each
reward-resources-words = 1 Straw, 1 Wood and 1 Brick.
reward-fables = Two Fables
reward-fables-words = Draw 2 Fables from the deck.
reward-friend = A Friend
reward-friend-words = Draw a Friend; keep it or give it away.

# Clearings

lies-nothing = Nothing lies here.
pigs-here = Here: { $names }.
share-alone = A pig alone takes everything, several divide it.
fresh = Every round brings { $things }.
monster-of = The { $card } of { $name } is here.
unique-of = { $card } of { $name } lies here.
locked-place = Your Gather card for it lies under the Little Mermaid.

# The same for those who do not see it; no colon, which comes before what can be done there

label-nothing = nothing lies here
label-pig = the pig of { $name }
label-locked = your Gather card for it is locked
label-prices = Floor for { $floor }, Walls for { $walls }, Roof for { $roof }
label-next = { $section } next, for { $price }

# Lots

lot-of = The lot of { $name }
straw-count = { $count } Straw
wood-count = { $count } Wood
brick-count = { $count } Brick
plot-free = A free building site
plot-free-corner = A free Cutting Corners site: every section costs 1 less
plot-house = { $material } house: { $sections }
plot-done = Finished { $material } house
plot-next = Next: { $section } for { $price }
plot-prices = Floor { $floor }, Walls { $walls }, Roof { $roof } of one material
plot-left = { $count } { $material } { $section } left in the Supply
hand-count =
    { $count ->
        [0] No Fables in hand
        [one] 1 Fable in hand
       *[other] { $count } Fables in hand
    }
hand-known = You know: { $cards }
actions-left =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
starting-player = Starting Player
first-builder = First Builder: { $material }
announced = says: { $what }
announced-alone = alone
announced-with_others = not alone
on-rapunzel = On her: { $straw } Straw, { $wood } Wood, { $brick } Brick.
locked = Under her: { $places }.
no-friend = No Friend yet: they come with Walls

# The bench

fable-deck = Fable deck
fable-discard = Discarded Fables
friend-deck = Friend deck
friend-discard = Discarded Friends
cards-left =
    { $count ->
        [0] No card.
        [one] 1 card.
       *[other] { $count } cards.
    }
top-known = On top, as far as you know: { $cards }.
pile-holds = The last on top: { $cards }.
prince = Royal Prince
prince-words = With two players he comes at the start of each round and takes half of one clearing.
do-special = Use gift
do-dismiss = Let go

# The glossary

heading-ordinary = Fables
heading-monster = Monsters
heading-unique_location = Unique Locations
heading-next_turn = Next Turn cards
heading-friend = Friends
heading-clearing = Clearings
heading-house = Houses
heading-piece = Pieces
name-first_builder = First Builder token
name-starting_player = Starting Player token
about-floor = The first section of a house: { $floor } resources of one material. It begins a house on a free site.
about-walls = The second section: { $walls } resources of the same material. A Friend comes along.
about-roof = The third section: { $roof } resources of the same material. The house is finished.
about-straw = Grows in the Fields. There is much of it, but wolves blow Straw houses down.
about-wood = Comes from the Forest. A little rarer than Straw, and no safer from wolves.
about-brick = Comes from the Brickyard. It is rare, and no wolf can blow it down.
about-first_builder = For the first finished house of each material: one of each resource, two Fables or a Friend.
about-starting_player = Whoever has it comes first. It goes round after every round.
