# The words on the board of Hungarian Folktales.

board = The map of Hungarian Folktales: a road of stones through seven lands to the Castle
measure = parts of the tale done
chapter = Round { $round }
your-satchel = Your satchel
goal-count = { $done } of { $all }
done = done
nothing = nothing
back = Back
meet = Meet { $name }
what-can-i-reach = What can I reach?
stops-here = you stop here

# Tokens

advice = Advice
gold = Gold
salt = Salt
boot = Boot
a-biscuit = Biscuit
biscuit-with = Biscuit with
limit-biscuits =
    { $count ->
        [one] 1 Biscuit of { $most }
       *[other] { $count } Biscuits of { $most }
    }
tiles-of = Tiles: { $count } of { $most }
count-biscuits =
    { $count ->
        [one] 1 Biscuit
       *[other] { $count } Biscuits
    }
count-golds = { $count } Gold
price-red =
    { $count ->
        [one] over a Red Field: 1 Biscuit
       *[other] over { $count } Red Fields: { $count } Biscuits
    }
price-market =
    { $biscuits ->
        [0] { $gold } Gold each
        [one] { $gold } Gold and 1 Biscuit each
       *[other] { $gold } Gold and { $biscuits } Biscuits each
    }
uses =
    { $left ->
        [0] used up
       *[other] ×{ $left }
    }
toad-of = toad ({ $tile })
misses =
    { $count ->
        [one] Loses the next turn
       *[other] Loses { $count } turns
    }

# What a field does

does-plain = nothing happens here
does-wheat = gives a Biscuit
does-apple = gives a Biscuit
does-grape = gives a Biscuit
does-wild_pear = gives a Biscuit
does-gourd = gives a Biscuit
does-advice = gives an Advice
does-gold = gives a Gold Coin
does-red = Red Field: whoever lands or walks over it eats a Biscuit
does-bonus = Bonus Roll Field: roll the blue die and go on
does-bad_luck = Bad Luck Field: costs an Advice, or else 2 Biscuits
does-village = where all journeys begin
does-city = the way ends here; a Biscuit, then the market
does-palace = the way ends here; a Biscuit, then the market
does-castle = the gate: whoever has done the tale and throws 8 points wins
does-sorcerer = for a Biscuit he turns a thing into the Magical Item you wish for, or into a toad
does-tile = to be found here: { $tile }
does-adventure = a Lucky Throw with { $modifier } against { $encounter }
does-shortcut = a shortcut, { $shortcut }; it costs: { $price }
in-land-steps = { $land } ({ $steps } to white rolls)
here = here: { $who }
lying = { $who } (lying on its side, for it loses a turn)
lies-at = Lies at: { $places }.
class-starting = Starting Item
class-useful = Useful Item
class-magical = Magical Items
class-animal = Animals
class-trickster = Trickster

# A tale and its parts

part-face = Face { $encounter }
part-bring = Bring { $encounter }: { $thing }
part-hold = Carry to the Castle: { $thing }
to-castle = To the Castle:
part-gold = Carry to the Castle: { $count } Gold
to-the-gate = To the gate: throw 8!
tale-is = Tale: { $tale }.
still-missing = Still to do: { $parts }.
nothing-missing = Everything is done; only the Castle gate is left.
together-with = Together with { $names }
partner-needs = { $name } still needs:
hand-over = Hand over
partner-ready = { $name }’s tale is done.
carries = Carries: { $things }.
carries-nothing = Carries nothing yet.
tokens-of = { $biscuits } Biscuits, { $advice } Advice, { $gold } Gold.
boot-of = The Boot token takes { $level } from every white roll.
your-tale-needs-it = Your tale needs it!
satchel-full = Your satchel is full. What do you give up for it?

# Things to choose from

title-choose_hero = Which hero will you be?
title-choose_item = What do you take along?
title-wish = Which treasure do you choose?
title-lose = What do you lose?
title-receive_trickster = The Trickster comes, and your satchel is full
market = The market
market-at = The market: { $place }
market-close = Look at the map
sorcerer-offer = What do you offer him?
sorcerer-wish = What do you wish for?
sorcerer-price = It costs a Biscuit. With 4 points or more your wish comes true ({ $sides } in { $all } without help, you have { $advice } Advice); with less your thing becomes a toad.
trade-between = { $one } and { $other }
trade-give = What do you give?
trade-want = What do you want from { $name }?
gives = { $name } gives
test-stakes = Both roll. The higher number takes a Biscuit from the other; equal numbers bring each a new one.

# The Lucky Throw

throw-asked = { $name }, throw the yellow die!
throw-meets = { $name } meets { $encounter }
throw-gate = At the Castle gate: 8 points open it
throw-sorcerer = At the Sorcerer’s
throw-sum = The sum
throw-ladder = What comes of how many points
throw-becomes = → { $points }: { $outcome }
no-better = no better
throw-advice = Spend Advice:
throw-hope =
    { $advice ->
        [one] The chance of “{ $outcome }” is { $now } in 8; with your Advice { $sides } in 8.
       *[other] The chance of “{ $outcome }” is { $now } in 8; with all { $advice } Advice { $sides } in 8.
    }
chance = { $sides } in { $all }
chance-better = better: { $sides } in { $all }
rung-lose = lose a thing
rung-miss = lose a turn
rung-biscuit = a Biscuit
rung-advice = an Advice
rung-magic = a treasure
throw-away = Throw something away
rung-shut = stays shut
rung-opened = opens, you win
rung-toad = a toad
rung-granted = the wish
die-yellow = the yellow die shows { $die }
die-yellow-waits = the yellow die is not thrown yet
die-white = the white die shows { $die }
die-blue = the blue die shows { $die }
die-blank = the white die shows its blank
die-waits-roll = White die
die-waits-blue = Blue die

# Banners

banner-tale = { $thing }
banner-quest = Done: { $thing }!
banner-magic = wins { $thing }!
banner-castle = enters the Castle!
banner-gate = stands before the Castle gate
banner-shut = The gate stays shut
banner-turn_lost = loses a turn
banner-traded = agrees to trade with { $thing }
banner-needed = “Agreed! My tale asks for { $thing }.”
banner-offer = offers { $thing } a trade
banner-refused = does not trade with { $thing }
banner-needed_myself = “I need that myself.”
banner-too_little = “That is too little for me.”
banner-too_helpful = “That would help you too much.”
duel = Test of Courage

# Bookmarks

goal = The first at the Castle wins
progress = { $done } of { $all } parts of the tale
holding-biscuits = Biscuits
holding-advice = Advice
holding-gold = Gold
as-number = As a { $number }

# The glossary

heading-hero = Heroes
heading-tale = Folktales
heading-encounter = Foes and Friends
heading-starting = Starting Items
heading-useful = Useful Items
heading-magical = Magical Items
heading-animal = Animals
heading-trickster = The Trickster
heading-token = Tokens
heading-field = Fields
heading-shortcut = Shortcuts
heading-land = Lands
met-foe = Foe, { $modifier } to the throw
met-friend = Friend, { $modifier } to the throw
about-biscuit = Food for the way. A Red Field eats one; or eat one yourself for as many steps as the number on its back. { $biscuits } at most.
about-advice = After a Lucky Throw each Advice adds a point. { $advice } at most.
about-gold = For the market, and some tales ask for it. { $gold } at most.
about-salt = Only the Littlest Princess has it: each rolls the white die once more.
about-boot = Bad luck for the feet: it takes 1 or 2 from every white roll until you pay it off.
field-plain = Plain field
field-wheat = Wheat
field-apple = Apples
field-grape = Grapes
field-wild_pear = Wild pears
field-gourd = Gourds
field-advice = Advice
field-gold = Gold
field-red = Red Field
field-bonus = Bonus Roll Field
field-bad_luck = Bad Luck Field
field-village = Village
field-city = City
field-palace = Palace
field-castle = Castle
field-sorcerer = Sorcerer
shortcut-joins = Joins { $one } and { $other }. Its price: { $price }.
land-steps =
    { $steps ->
        [0] Changes nothing about your white roll.
       *[other] { $signed } to a white roll that begins here.
    }
