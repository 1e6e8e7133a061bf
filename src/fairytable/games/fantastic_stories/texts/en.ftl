# Fantastic Stories in English. Events are told after they happened; reasons speak to the player who asked.

# Names of what the rules call magic; a pack names its own spaces.

name-move_two = Move Two
name-reroll = Re-roll
name-trumpet = Magic Trumpet
name-bell = Magic Bell
name-keys = Magic Keys

# What happened

event-ferry_placed = The ferry lay at { $dock }.
event-begins = { $seat } got the black disc. The order of play is { $order }.
event-round_begins = Round { $round } began.
event-turn_skipped = { $seat } had left the table, so the turn was skipped.
event-pawns_to_castle =
    { $pawns ->
        [one] { $seat } sent a pawn into the castle, which made { $castle }.
       *[other] { $seat } sent { $pawns } pawns into the castle, which made { $castle }.
    }
event-pawns_to_reserve =
    { $pawns ->
        [one] { $seat } called a pawn home from the castle
       *[other] { $seat } called { $pawns } pawns home from the castle
    } and left { $castle ->
        [0] none
       *[other] { $castle }
    } there.
event-rolled = { $seat } rolled { $dice }.
event-no_dice = { $seat } had no pawn in reserve and so no dice to roll.
event-rerolled = { $seat } used the magic of Re-roll and rolled { $dice }.
event-walk = { $seat } walked from { $start } to { $end } with the { $die }.
event-ride =
    { $passengers-count ->
        [0] { $seat } took the ferry from { $start } to { $end } with the { $die }.
       *[other] { $seat } took the ferry from { $start } to { $end } with the { $die }, and { $passengers } came along.
    }
event-stayed_ashore = { $seat } stayed ashore at { $dock }.
event-tunnel = { $seat } crept through the tunnel from { $start } to { $end } with the { $die }.
event-fly = { $seat } flew on the winged horse from { $start } to { $end } with the { $die }.
event-ferry_called = { $seat } rang the Magic Bell, and the ferry came to { $dock }.
event-move_two_declared = { $seat } used the magic of Move Two.
event-completed =
    { $done ->
        [one] { $seat } completed { $adventure } with the { $die }: the first adventure in the book!
        [2] { $seat } completed { $adventure } with the { $die }: the second adventure in the book!
        [3] { $seat } completed { $adventure } with the { $die }: the third adventure in the book!
       *[other] { $seat } completed { $adventure } with the { $die }: { $done } adventures are in the book!
    }
event-end_triggered = { $seat } had three adventures in the book, so this round was the last.
event-match_ends =
    { $winners-count ->
        [one] The story ended, and { $winners } won.
       *[other] The story ended, and { $winners } won together.
    }

# Questions

question-castle_step =
    { $seat }, how many pawns shall stand in the castle (now { $castle ->
        [0] none
       *[other] { $castle }
    }, with { $reserve } in reserve as your dice)?
question-move_step =
    { $dice-count ->
        [0] { $seat }, you have no die left: what else will you do?
        [one] { $seat }, your die shows { $dice }: what will you do?
       *[other] { $seat }, your dice show { $dice }: what will you do?
    }
question-board = { $seat }, { $captain } takes the ferry from { $dock } to { $end }: does one of your pawns come along?

# Options

option-castle =
    { $pawns ->
        [0] No pawn in the castle
        [one] 1 pawn in the castle
       *[other] { $pawns } pawns in the castle
    }
option-walk = Walk from { $start } to { $end } with the { $die }
option-ride = Take the ferry from { $start } to { $end } with the { $die }
option-tunnel = Take the tunnel from { $start } to { $end } with the { $die }
option-fly = Fly from { $start } to { $end } with the { $die }
option-complete = Complete { $adventure } with the { $die }
option-call_ferry = Ring the Magic Bell: the ferry comes to { $dock }
option-reroll = Roll the dice again
option-move_two = Use Move Two
option-end = End your turn

group-castle = Pawns in the castle

# Why not?

reason-too_few_at_home =
    { $pawns ->
        [0] You have no pawn in your reserve or in the castle.
        [one] You have only 1 pawn in your reserve and the castle together.
       *[other] You have only { $pawns } pawns in your reserve and the castle together.
    }
reason-no_such_die =
    { $dice-count ->
        [0] This takes a { $die }, and you have no die left.
        [one] This takes a { $die }, and your die shows { $dice }.
       *[other] None of your dice shows a { $die }; they show { $dice }.
    }
reason-roll_first = First comes the castle: say how many pawns stand there, and the dice are rolled.
reason-rolled_already = The dice are rolled; pawns change between castle and reserve only before that.
reason-no_dice = You rolled no dice this turn, because none of your pawns was in reserve.
reason-dice_used_up = All your dice are used.
reason-action_done = You have moved a pawn or completed an adventure already; each turn has room for one of these.
reason-two_actions_done = You have done both actions of Move Two already.
reason-same_pawn = Move Two is for two different pawns, and this one has acted already.
reason-ferry_elsewhere = The ferry lies at { $dock }, not here.
reason-no_keys = Tunnels need the Magic Keys, and none of your pawns stands there.
reason-no_trumpet = The winged horse comes to the Magic Trumpet, and none of your pawns stands there.
reason-pawn_on_trumpet = The pawn that blows the Magic Trumpet cannot fly itself.
reason-magic_used = You have used { $magic } already, and a turn has only one magic.
reason-nobody_on_magic = None of your pawns stands at { $magic }.
reason-reroll_too_late = You have used a die already; you can only roll again before that.
reason-no_die_left = You have no die left that { $magic } could help with.
reason-ferry_here_already = The ferry lies at { $dock } already.
reason-nobody_at_dock = None of your pawns stands at { $dock } to call the ferry there.
reason-completed_before = { $adventure } is in your book already.
reason-nobody_at_adventure = None of your pawns stands at { $adventure }.
reason-item_missing = You need a pawn at { $item } too, to complete { $adventure }.

# The table in words

table-round = Round { $round }.
table-expert = Expert version: every die may move a pawn.
table-last_round = This is the last round.
table-turn =
    { $rolled ->
        [no] It is { $seat }'s turn, before the roll.
       *[yes] { $dice-count ->
            [0] It is { $seat }'s turn, and no die is left.
            [one] It is { $seat }'s turn, and the die left shows { $dice }.
           *[other] It is { $seat }'s turn, and the dice left show { $dice }.
        }
    }
table-magic = Magic used: { $magic }.
table-ferry = The ferry lies at { $dock } and goes { $ways }.
table-reader = { $seat }: { $reserve } in reserve; { $pawns }; book: { $book }.
table-no_pawns = nobody on the board
table-empty_book = still empty
table-pawns = { $count } at { $place }
table-pawns_with_use = { $count } at { $place } ({ $use })

use-adventure = adventure: { $die } and { $item }
use-adventure_done = adventure, completed
use-item = item for { $adventure }
use-magic-move_two = magic: two pawns act in a turn
use-magic-reroll = magic: roll the dice again
use-magic-trumpet = magic: the winged horse for another pawn
use-magic-bell = magic: the ferry comes to a dock of yours
use-magic-keys = magic: the tunnels are open
use-dock = dock
use-ferry = dock with the ferry
use-pasture = pasture
use-door = door: { $die } to { $end }

# The map. Below its name a space tells in one or two words what it is; R2 stands for two pawns of Red.

map-short_adventure = { $die }+{ $item }
map-short_item = item
map-short-move_two = *two act*
map-short-reroll = *reroll*
map-short-trumpet = *horse*
map-short-bell = *ferry*
map-short-keys = *tunnels*
map-short_dock = dock
map-short_ferry = FERRY
map-short_pasture = fly { $dice }
map-short_door = door { $die }
map-pawns = { $mark }{ $count }
map-oneway = { $numbers }{ $arrow }
map-space = { $space }: { $ways }.
map-space_with_use = { $space } ({ $use }): { $ways }.
map-no_ways = no road
map-way = { $dice } to { $end }
map-link = { $die } from { $start } to { $end }
map-adventure = { $adventure } ({ $die } and { $item })
map-adventures = Adventures: { $adventures }.
map-ferry = Ferry: { $ways }.
map-tunnels = Tunnels, with the Magic Keys: { $ways }.
map-flights = Winged horse, with the Magic Trumpet: { $ways }.

# What the match is counted by

score =
    { $score ->
        [one] 1 adventure
       *[other] { $score } adventures
    }

# Options of the match

setting-expert = Expert version
setting-expert-help = Every die you roll may move a pawn, not just one of them.
setting-start-player = Who begins
setting-start-player-help = The youngest as told by their ages, chance, or a seat.
setting-start-player-youngest = the youngest
setting-ages = Ages
setting-ages-help = How old the players are, such as red:9,blue:7. Whoever is youngest begins.
setting-ages-unknown = not told
setting-ferry-start = Ferry
setting-ferry-start-help = The dock where the ferry lies at the beginning.
setting-seats = Seats
setting-seats-help = Whether you pick your book, or chance deals them out.
setting-seats-free-choice = free choice
setting-boarding-timeout = Time to board
setting-boarding-timeout-help = How many seconds others may think about coming along on the ferry.
setting-boarding-timeout-none = no limit
setting-round-limit = Longest match
setting-round-limit-help = After so many rounds the match ends even without three adventures.
setting-round-limit-off = no limit

# Reasons of bots: what an answer brings more of than others, and what less

part-way-more = { $amount ->
    [one] your third adventure comes about 1 round sooner
   *[other] your third adventure comes about { $amount } rounds sooner
}
part-way-less = { $amount ->
    [one] your third adventure comes about 1 round later
   *[other] your third adventure comes about { $amount } rounds later
}
part-rivals-more = { $amount ->
    [one] the fastest of the others needs about 1 round more
   *[other] the fastest of the others needs about { $amount } rounds more
}
part-rivals-less = { $amount ->
    [one] the fastest of the others needs about 1 round less
   *[other] the fastest of the others needs about { $amount } rounds less
}
