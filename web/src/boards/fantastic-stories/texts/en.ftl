# The words on the board of Fantastic Stories.

board = The board of Fantastic Stories: an open pop-up book with a castle in the middle
measure = adventures
chapter = Round { $round }
chapter-last = Last round
holding-dice = pawns at home, a die for each
holding-board = pawns on the board
goal = { $enough } adventures win
progress = { $done } of { $enough } adventures

# What a place is

kind-castle = Castle
kind-adventure = Adventure
kind-item = Item
kind-magic = Magic
kind-dock = Dock
kind-pasture = Green pasture
kind-door-sun = Door of the sun tunnel
kind-door-moon = Door of the moon tunnel
kind-space = Crossroads

about-castle = Pawns set out from here. Before you roll, they come from your reserve and may go home again.
about-adventure = Complete it with a { $die } while another pawn of yours stands at { $item }.
about-item = A pawn here holds it. You need it to complete { $adventure }.
about-move_two = A pawn here lets two of your pawns act in one turn.
about-reroll = A pawn here lets you roll your dice again.
about-trumpet = A pawn here calls the winged horse: another pawn flies to a green pasture.
about-bell = A pawn here rings the ferry to a dock where you have a pawn.
about-keys = A pawn here unlocks the tunnels for your pawns.
about-dock = The ferry stops here.
about-dock-ferry = The ferry lies here.
about-pasture = The winged horse lands here with a { $die }.
about-door = With the Magic Keys and a { $die }, a pawn slips through to { $end }.
about-ferry-way = { $die } takes the ferry to { $end }.
about-road = { $dice } to { $end }
about-roads = Roads: { $roads }.
about-here = Here: { $who }.

# The same for those who do not see the board; no colon, which comes before what can be done there

label-adventure = adventure for a { $die } with { $item }
label-item = item for { $adventure }
label-dock = dock
label-dock-ferry = dock with the ferry
label-ferry-way = ferry with a { $die } to { $end }
label-door = tunnel with the Magic Keys and a { $die } to { $end }
label-pasture = pasture for the winged horse with a { $die }
label-road = road with { $dice } to { $end }
label-here =
    { $count ->
        [one] 1 pawn of { $name }
       *[other] { $count } pawns of { $name }
    }

# What can be done

go-from = From { $place }
call-ferry = Ring
move-two = Move two
reroll = Roll again
reroll-short = Again
end-turn = End the turn
end-turn-short = End turn
roll = Roll!
roll-nothing = Go on
come-along = Come along
stay-ashore = Stay ashore
stay-ashore-short = Stay
complete = Complete!
castle-step = How many pawns stand in the castle
castle-more = One more into the castle
castle-fewer = One home from the castle
castle-leaves =
    { $dice ->
        [0] { $pawns } in the castle, no die
        [one] { $pawns } in the castle, 1 die
       *[other] { $pawns } in the castle, { $dice } dice
    }
book-of = The book of { $name }: { $done } of { $enough } adventures, { $reserve } pawns at home
own-book = Your book: { $done } of { $enough } adventures, { $reserve } pawns at home
first-reader = begins every round
page = { $name }: a { $number }, with a pawn at { $item }
page-done = in your book
dice-of = { $name } rolls
dice-left = { $name }: { $dice }
die-used = die with a { $die }, used
die-free = die with a { $die }
die-with = with the { $die }

# The glossary

heading-adventure = Adventures
heading-item = Items
heading-magic = Magic
heading-way = Docks, doors, pastures and crossroads
heading-castle = The castle
heading-piece = Pieces
name-pawn = Pawn
name-dice = Dice
name-ferry = Ferry
about-pawn = You have 7. At home each brings you a die; on the board it walks, holds an item or lends you a magic.
about-dice = Before you move you roll a die for every pawn at home, 6 at most. A road takes the die with its number.
about-ferry = It lies at one dock. Whoever rides it takes it along, and others there may come too.
