# Dice Upon a Time in English. Events are told after they happened; reasons speak to the player who asked.
# Fields, cards, dice and their faces are named by the pack.

# Names

name-coin = Gold Coin
name-bread = Loaf
name-apple = Apple
several-coin =
    { $count ->
        [one] 1 Gold Coin
       *[other] { $count } Gold Coins
    }
several-bread =
    { $count ->
        [one] 1 Loaf
       *[other] { $count } Loaves
    }
several-apple =
    { $count ->
        [one] 1 Apple
       *[other] { $count } Apples
    }
tokens =
    { $token-id ->
        [coin] { several-coin }
        [bread] { several-bread }
        [apple] { several-apple }
       *[other] { $count } { $token }
    }
one-token =
    { $token-id ->
        [coin] Gold Coin
        [bread] Loaf
        [apple] Apple
       *[other] { $token }
    }
one-wanted =
    { $wanted-id ->
        [coin] Gold Coin
        [bread] Loaf
        [apple] Apple
       *[other] { $wanted }
    }
the-socket =
    { $socket-end ->
        [none] { $socket }
       *[other] the way from { $socket-start } to { $socket-end }
    }
name-steed = a Steed
name-bird = The Golden Bird
name-branch = The Branch from the Hazel-bush
name-table_and_branch = Wishing-Table and Branch together
name-ring = The Cursed Ring
name-take_back = The Blue Light
name-set_up = the set-up
name-choose_character = choosing Characters
name-first_quest = the first Quests
name-first_magic = the first Magic Items
name-open_chapter = the opening roll
name-snake_result = the Snake Die
name-finish_roll = after the roll
name-reveal_event = the Event
name-turn = placing a die
name-sleepwalk = walking in her sleep
name-die_effect = the face of the die
name-magic_face = the face of the die
name-story_face = the face of the die
name-move = moving
name-ability = the field
name-quests = completing Quests
name-exchange = an exchange
name-end_of_turn = the end of a turn
name-end_of_chapter = the end of the chapter
name-last_count = the last count

# Settings of a match

setting-mode = Game
setting-mode-help = Against each other, or together for as many points as you can.
setting-mode-competitive = against each other
setting-mode-coop = together
setting-mode-coop-hard-5 = together, hard, for five
setting-cards = Cards
setting-cards-help = The beginners’ game has neither Story cards nor Magic Items.
setting-cards-full = all cards
setting-cards-no-story = without Story cards
setting-cards-beginner = the beginners’ game
setting-abilities = Abilities of the Characters
setting-abilities-help = Usually on, and off in the beginners’ game.
setting-abilities-usual = as usual
setting-abilities-on = on
setting-abilities-off = off
setting-length = Length
setting-length-help = Six chapters, three, or until the last Quest is drawn.
setting-length-standard = standard
setting-length-short = short
setting-length-extra-long = extra long
setting-events = Events
setting-events-help = Who likes to plan lays them face up. Only the extra long game can do without.
setting-events-face-down = face down
setting-events-face-up = face up
setting-events-off = none
setting-characters = Characters
setting-characters-help = Drawn by chance, or chosen in turn order.
setting-characters-random = by chance
setting-characters-chosen = chosen
setting-tie = After a tie
setting-tie-help = Share the victory, or see who swats more flies.
setting-tie-shared = a shared victory
setting-tie-fly-swat = fly swatting
setting-table-mood = Mood of the table
setting-table-mood-help = Changes no rule; computer players hinder you more at a rough table.
setting-table-mood-peaceful = peaceful
setting-table-mood-rough = rough
setting-thumbling-uses = Thumbling’s tokens
setting-thumbling-uses-help = How often Thumbling may be sent in the extra long game.
setting-thumbling-uses-6 = six
setting-standstill = Standstill
setting-standstill-help = The extra long game ends after so many chapters without a Quest drawn or completed.
setting-standstill-3 = three chapters
setting-chapter-limit = Last chapter
setting-chapter-limit-help = The extra long game ends after this chapter at the latest.
setting-chapter-limit-30 = thirty

# What happened: the course of the game

event-character = { $seat } plays { $character }.
event-marker_moved = { $seat } holds the starting player marker.
event-chapter_begins = Chapter { $chapter } began. { $seat } will have the first turn.
event-chapter_ends = Chapter { $chapter } was over, and everybody took their dice back.
event-rolled = { $seat } rolled { $dice }.
event-die_set = { $seat } turned the { $die } to { $face }.
event-snake_die_lost = The Snake Die slipped away from { $seat }.
event-snake_die_won = { $seat } won the Snake Die for the next chapter.
event-rabbit_token_used = { $seat } spent a Rabbit Token instead of a die.
event-rabbit_token_won = { $seat } won a Rabbit Token.
event-event_revealed = The Event of this chapter: { $event }.
event-passed = { $seat } passed for the rest of the chapter.
event-scored =
    { $seat } reached { $points ->
        [one] 1 Adventure Point
       *[other] { $points } Adventure Points
    }.
event-flies_swatted = { $seat } swatted { $count } flies.
event-tale_ends =
    { $winners-count ->
        [0] The tale ended in chapter { $chapter }.
       *[other] The tale ended in chapter { $chapter }: { $winners } told it best.
    }

# What happened: dice and figures

event-die_placed = { $seat } placed { $die } on { the-socket }.
event-die_discarded = { $seat } discarded { $die }.
event-die_taken_back = { $seat } took { $die } back from the board.
event-die_knocked_off = { $seat } knocked { $player }’s { $die } off { the-socket }.
event-wolf_comes = { $seat } woke the Wolf: everybody else must give it a die.
event-die_given_to_wolf = { $seat } gave the Wolf { $die }.
event-doubling = { $seat } may take one more token of the same kind this turn.
event-moved = { $seat } went from { $start-place } to { $end-place }.
event-ability_used = { $seat } used the ability of { $character }.
event-thumbling_sent = { $seat } sent Thumbling out for a Quest. Tokens left: { $left }.
event-token_converted = { $seat } swapped 1 { one-token } for 1 { one-wanted }.

# What happened: tokens and cards

event-tokens_taken = { $seat } took { tokens }.
event-tokens_stolen = { $seat } took { tokens } from { $player } with the Cudgel.
event-tokens_paid = { $seat } paid { tokens }.
event-token_lost = { $seat } lost 1 { one-token }.
event-magic_drawn = { $seat } drew the Magic Item { $card }.
event-magic_drawn-unseen = { $seat } drew a Magic Item.
event-magic_discarded = { $seat } discarded { $card }.
event-magic_played = { $seat } played { $card }.
event-magic_stolen = { $seat } took { $cards } from { $player }.
event-magic_stolen-unseen =
    { $count ->
        [one] { $seat } took the new Magic Item of { $player }.
       *[other] { $seat } took { $count } new Magic Items of { $player }.
    }
event-magic_reshuffled = The discarded Magic Items were shuffled anew.
event-warded_off = { $card } did { $seat } no harm.
event-quest_drawn = { $seat } drew a Quest for { $points } points: { $quest }.
event-quest_stolen = { $seat } took the Quest { $quest } from { $player }.
event-quest_discarded = { $seat } gave the Quest { $quest } up.
event-last_quest_drawn = The last Quest card was drawn: this is the last chapter.
event-quest_completed = { $seat } completed { $quest } for { $points } points!
event-item_fetched = { $seat } fetched { $item } for { $quest }.
event-story_drawn = { $seat } drew the Story card { $card }.
event-story_discarded = { $card } was laid aside.
event-story_laid = { $card } lies on the table now, thanks to { $seat }.
event-story_without_effect = { $card } had no hold on { $seat }.
event-way_chosen = { $seat } chose: { $way }
event-stories_reshuffled = The discarded Story cards were shuffled anew.
event-mini_quest_fulfilled = { $seat } fulfilled { $card }.
event-curse_lifted = { $seat } is free of the Curse { $card }.
event-curse_passed_on = { $seat } passed the Curse { $card } on to { $player }.
event-exchanged =
    { $magic ->
        [0] { $seat } gave { $player } { $given } and got { $received }.
        [one] { $seat } gave { $player } { $given } and got { $received }; a Magic Item changed hands.
       *[other] { $seat } gave { $player } { $given } and got { $received }; { $magic } Magic Items changed hands.
    }
event-offer_refused = { $seat } and { $player } did not agree.
event-offer_countered = { $seat } did not agree, and makes { $player } another offer.
event-offer_dropped = { $seat } thought better of the offer to { $player }.

# What happened: nothing, and why

event-nothing_happened =
    { $why ->
        [already_there] { $seat } is there already and stays.
        [has_marker] { $seat } has the starting player marker already.
        [no_dice_on_board] No die of { $seat } lies on the board, so none comes back.
        [no_dice_to_roll] { $seat } has no die to roll again.
        [no_die_for_wolf] { $seat } has no die left for the Wolf.
        [no_magic] All Magic Items are in somebody’s hand: { $seat } draws none.
        [no_quests] The Quest decks are empty: { $seat } draws none.
        [no_rabbit_tokens] All Rabbit Tokens are taken: { $seat } gets none.
        [no_stories] All Story cards lie before players: { $seat } draws none.
       *[steeds_closed] Nobody rides from the Steeds in this chapter: { $seat } stays.
    }

# Questions: set-up and rolls

question-character = { $seat }, who will you be?
question-first_quest = { $seat }, from which deck do you draw a Quest? The more points, the harder.
question-set_die = { $seat }, the Fox kept your { $die }: which face shall it show?
question-rapunzel = { $seat }, which low die does Rapunzel roll again?
question-golden_bird = { $seat }, does the Golden Bird turn a low die?
question-snake_token = { $seat }, the Snake Die shows a token: do you take it?
question-charm_snake = { $seat }, { $player } lost the Snake Die: do you charm it?
question-reroll_which = { $seat }, which dice do you roll again? Chosen so far: { $dice }.

# Questions: the turn

question-turn =
    { $left ->
        [0] { $seat }, you have no die left: what will you do instead?
        [one] { $seat }, place your last die.
       *[other] { $seat }, place one of your { $left } dice.
    }
question-wolf = { $seat }, which die do you give the Wolf?
question-discard_die = { $seat }, which die do you discard?
question-before_story = { $seat }, a Story card is coming. Anything before?
question-draw_magic = { $seat }, do you draw a Magic Item?
question-move = { $seat }, do you walk to { $field-place }?
question-steed = { $seat }, the Steed is saddled: where to?
question-draw_quest = { $seat }, do you draw a Quest, and from which deck?
question-kings_deck = { $seat }, the King shows you three Quests: from which decks? Named so far: { $decks }.
question-keep_quest = { $seat }, which Quest do you keep?
question-take_tokens =
    { $left ->
        [one] { $seat }, which token do you take?
       *[other] { $seat }, which token do you take? { $left } to go.
    }
question-quests = { $seat }, what else do you do before your turn ends?
question-after_turn = { $seat }, do you play a Magic Item before your turn ends?
question-give_up_quest = { $seat }, which Quest do you give up?
question-pay_token = { $seat }, which token do you pay?
question-lose_token = { $seat }, which token do you lose?
question-discard_magic = { $seat }, which Magic Item do you discard?
question-keep_magic = { $seat }, which Magic Item do you keep?
question-choose_card = { $seat }, the Crystal Ball shows you these: which do you draw?
question-lowest_card = { $seat }, which of these goes lowest under the pile?
question-take_back_die = { $seat }, which of your dice do you take back?
question-take_snake_die = { $seat }, the Snake Die is yours for the next chapter: do you take it?
question-take_rabbit_token = { $seat }, do you take a Rabbit Token?
question-stop_here = { $seat }, shall the tale end here?

# Questions: Story cards and windows

question-which_story = { $seat }, two storytellers: whose story do you hear?
question-bad_luck = { $seat }, { $card }: what will it be?
question-replace_story = { $seat }, { $card } means nothing when you play together. Do you draw another?
question-replace_magic = { $seat }, do you exchange a Magic Item that is of no use here?
question-look_ahead = { $seat }, do you look into the Crystal Ball before you draw?
question-ward_off_story = { $seat }, { $card } lies before you: do you do something about it?
question-ward_off_curse = { $seat }, { $player } passes { $card } on to you: do you do something about it?
question-increase = { $seat }, do you add to the tokens you get?
question-save =
    { $seat }, you are about to lose { $what ->
        [lose_tokens] tokens: do you save them?
        [lose_magic] a Magic Item: do you keep it?
        [lose_quest] a Quest: do you keep it?
        [lose_die] a die: do you keep it?
       *[lose_marker] the starting player marker: do you keep it?
    }
question-steal =
    { $seat }, { $players } just { $what ->
        [tokens] got tokens
        [items] drew Magic Items
       *[quests] drew Quests
    }: do you play { $card }?
question-answer = { $seat }, { $card } is about to hit you: do you answer?

# Questions: exchanges

question-swap = { $seat }, { $player } offers you { $given } for { $wanted }. Do you agree?
question-offer = { $seat }, your offer to { $player }: you give { given-things } and get { wanted-things }.
given-things =
    { $magic ->
        [0] { $given }
        [one] { $given-count ->
            [0] 1 Magic Item
           *[other] { $given } and 1 Magic Item
        }
       *[other] { $given-count ->
            [0] { $magic } Magic Items
           *[other] { $given } and { $magic } Magic Items
        }
    }
wanted-things =
    { $wanted ->
        [0] { $received }
        [one] { $received-count ->
            [0] 1 Magic Item
           *[other] { $received } and 1 Magic Item
        }
       *[other] { $received-count ->
            [0] { $wanted } Magic Items
           *[other] { $received } and { $wanted } Magic Items
        }
    }
question-agree = { $seat }, { $player } gives you { shown-things } for { asked-things }. Do you agree?
shown-things =
    { $cards-count ->
        [0] { $given }
       *[other] { $given-count ->
            [0] { $cards }
           *[other] { $given } and { $cards }
        }
    }
asked-things =
    { $magic ->
        [0] { $received }
        [one] { $received-count ->
            [0] a Magic Item of your choice
           *[other] { $received } and a Magic Item of your choice
        }
       *[other] { $received-count ->
            [0] { $magic } Magic Items of your choice
           *[other] { $received } and { $magic } Magic Items of your choice
        }
    }
question-which_magic = { $seat }, which Magic Item do you show for the exchange? { $left } to go.
question-agree_again = { $seat }, { $player } shows you { $cards }. Do you still agree?

# Options

option-bird = Turn { $die } to { $face }
option-branch = The hazel branch: one more { one-token }
option-cap = Wish yourself to { $field-place }
option-character = { $character }
option-complete =
    { $quest-points ->
        [one] Complete { $quest } for 1 point
       *[other] Complete { $quest } for { $quest-points } points
    }
option-convert = Swap 1 { one-token } for 1 { one-wanted }
option-counter = Make another offer instead
option-deck = A Quest for { $points } points
option-decline = No, thank you
option-discard_die = Discard { $die }
option-discard_magic = Discard { $card }
option-draw = Draw
option-drop = Forget about it
option-end = End your turn
option-exchange = Make { $player } an offer
option-fetch = Fetch the item for { $quest }
option-fulfil = Fulfil { $card }
option-give = Give { $thing }
option-give_magic = Give the Magic Item { $card }
option-give_up = Give up { $quest }
option-horse = Ride the Golden Horse to { $field-place }
option-jump = Jump to { $field-place }
option-keep = { $card }
option-knock = Knock the top die off { the-socket }
option-lift = Lift the Curse { $card }
option-lose = Lose 1 { one-token }
option-lowest = { $card }
option-pass = Pass for this chapter
option-pay = Pay 1 { one-token }
option-place = Place { $die } on { the-socket }
option-place_with = Place { $die } on { the-socket } with { $means }
option-play = Play { $card }
option-propose = Propose it
option-rabbit = Hop to { $field-place } with a Rabbit Token
option-replace = Discard { $card } for another
option-reroll = Roll { $die } again
option-resolve = { $card }
option-ride = Ride to { $field-place }
option-ring = The Cursed Ring: pass { $curse } on to { $player }
option-roll = Roll
option-roll_fox = Roll the { $die }
option-set = { $face } on the { $die }
option-sleep =
    { $field-sleepwalk ->
        [one] Discard a die and sleepwalk to { $field-place }
       *[other] Discard { $field-sleepwalk } dice and sleepwalk to { $field-place }
    }
option-stay = Stay
option-suffer = { $way }
option-swap = Offer { $player } { $given } for { $wanted }
option-table_and_branch = The Wishing-Table and the hazel branch, for { one-token }
option-take = Take { tokens }
option-take_back = The Blue Light: take { $die } back
option-thumbling = Send Thumbling for a Quest of { $points } points
option-walk = Walk to { $field-place }
option-want = Ask for { $thing }
option-want_magic = Ask for a Magic Item
option-wishing_table = The Wishing-Table: 3 × { one-token }
option-wolf_die = Give { $die }
option-yarn = The Ball of Yarn: roll dice again

group-place = Place a die
group-place_with = Place a die with help
group-cap = The Wishing-cap
group-ride = Ride to any field
group-convert = Puss in Boots swaps a token
group-swap = Offer a swap

# Why not?

reason-full = There is no room: a stack is at most { $height } high on { the-socket }.
reason-full_even_so = There is no room: even with help a stack is at most { $height } high on { the-socket }.
reason-no_stacks = { $socket } takes no stacks, whatever helps your die.
reason-one_placement = You place one die in a turn, and this time has passed.
reason-no_rabbit_token = You have no Rabbit Token. The top die on the Rabbit wins one at the end of a chapter.
reason-instead_of_placing = It takes the place of a die, and the time to place one has passed in this turn.
reason-dice_missing =
    { $count ->
        [one] It takes a die to discard, and you have { $has }.
       *[other] It takes { $count } dice to discard, and you have { $has }.
    }
reason-before_placing = Only before you place a die, and in this turn that has passed.
reason-already_here = You are at { $field-place } already.
reason-nobody_there = Nobody stands at { $field-place }, and the Golden Horse runs only to other figures.
reason-no_dice_to_roll = You have no die to roll again.
reason-ability_used = { $character } can do that once in a chapter, and it is done.
reason-hood_walks = { $socket-end ->
        [none] Her ability is for walking, and nobody walks to { $socket }.
       *[other] Her ability is for walking, and { the-socket } does not begin where you stand.
    }
reason-hood_banned = A Ban lies on { the-socket }, and it stops Little Red Riding Hood.
reason-knock_no_ban = A Ban die lies on top of { the-socket }; the Tailor cannot touch it.
reason-knock_no_stack = The Tailor reaches the routes, the Rabbit and the Snake, but not { $socket }.
reason-bird_high = The Golden Bird turns a 1 or a 2, not { $die }.
reason-bird_late = The Golden Bird turns a die right after it was rolled; { $die } was rolled before.
reason-snake_numbers = The Snake Die can only be turned to a number.
reason-chosen_already = You have chosen { $die } already.
reason-opening_roll_only = Rapunzel rolls again only right after the roll that opens the chapter.
reason-not_low = Rapunzel rolls a 1 or a 2 again, not { $die }.
reason-place_first = A route opens when you place a die on it; before that you cannot walk.
reason-other_route = Your die has opened the way to { $field-place }, and no other.
reason-carried_off = You were carried off and have lost the way: you walk no more in this turn.
reason-moved_already = You have moved in this turn without placing a die; that was your way.
reason-spirit_no_walk = Your die lies with a Forest Spirit, so no route is open.
reason-one_step = You had one step along your route, and the time for it has passed.
reason-route_elsewhere = Your die has opened { the-socket }, and you do not stand at either end.
reason-steed_on_arrival = A Steed carries you once, in the moment when you arrive.
reason-steeds_closed = { $event }: nobody rides from the Steeds in this chapter.
reason-ride_from_steed = King Thrushbeard rides from a Steed, and you are not at one.
reason-ride_after_cap = The Wishing-cap brought you here, and then King Thrushbeard cannot ride.
reason-ride_at_once = King Thrushbeard rides when he arrives, or after a Quest that he has completed right there.
reason-quests_come_last = Quests, Curses and items come at the end of your turn, after the field.
reason-item_carried = { $player } carries { $item } already.
reason-item_elsewhere =
    { $field-id ->
        [steed] { $item } waits at a Steed.
       *[other] { $item } waits at { $field-place }.
    }
reason-any_tokens_missing =
    { $count ->
        [one] It asks for a token, and you have { $has }.
       *[other] It asks for { $count } tokens, and you have { $has }.
    }
reason-arrive_anew = You were at { $field-place } before the card came: you must arrive there anew.
reason-no_magic_to_pay = It asks for a Magic Item, and you have none.
reason-curse_rides = It is gone as soon as a Steed carries you.
reason-useless_together = { $card } means nothing when you play together.
reason-useful_together = { $card } works when you play together, so you keep it.
reason-drawn_before = You did not draw { $card } just now.
reason-character_taken = { $player } plays { $character }.
reason-character_left_out = { $character } needs a part of the game that you left out.
reason-deck_empty = The deck of Quests for { $points } points is empty.
reason-deck_named_out =
    { $count ->
        [one] You have named the one card that is left for { $points } points.
       *[other] You have named all { $count } cards that are left for { $points } points.
    }
reason-other_tokens = There is { $tokens } to be had, and no { one-token }.
reason-different_kinds = { $event }: the Fairy gives tokens of different kinds, one of each.
reason-cards_not_doubled = The Doubling face works on a field, not for what a card gives.
reason-plain_faces = { $event }: the Doubling face is an ordinary 6 in this chapter.
reason-no_doubling =
    { $count ->
        [one] The Doubling face has brought its one token in this turn: you take 1.
       *[other] The Doubling face brings one token more in a turn, not two: you take { $count } at most.
    }
reason-not_gained = You are not getting any { one-token } just now.
reason-not_on_field = The Wishing-Table works only for what you take on a Resource field or from the Fairy.
reason-table_not_more = You are getting { $count } already, and the Wishing-Table makes { $most }.
reason-token_lacking = You have no { one-token }.
reason-between_phases = Only at the start of your turn, between its phases and at its end; first finish what has begun.
reason-die_discarded = { $die } was discarded: it lies beside your card and comes back with the next chapter.
reason-thumbling_together = Together nobody draws Quests, so Thumbling cannot help.
reason-thumbling_small = Thumbling does not go for a Quest of { $points } points.
reason-thumbling_tokens = You have no Thumbling token left.
reason-thumbling_quests =
    { $most ->
        [0] Thumbling goes when you have no Quest left, and you have { $has }.
       *[other] Thumbling goes when you have { $most } Quests at most, and you have { $has }.
    }
reason-card_waits =
    { $window-id ->
        [story] { $card } waits until you draw Bad Luck.
        [lose] { $card } waits until a card or an Event is about to take something from you.
        [answer] { $card } waits until another card is about to harm you.
        [draw] You are asked about { $card } when you are about to draw a card in your turn.
        [snake_roll] { $card } waits until somebody loses the Snake Die in a roll.
        [steal_tokens] { $card } waits until others take tokens.
        [steal_magic] { $card } waits until others draw Magic Items.
        [steal_quests] { $card } waits until others draw Quests.
       *[gain_tokens] { $card } waits until you are about to get tokens.
    }
reason-gifts_do_no_harm = { $card } only gives something to the others: that does you no harm.
reason-starwort_late = Against your own Story card Starwort is played before you choose one of its ways.
reason-has_left = { $player } has left the table.
reason-elsewhere = { $player } is at { $field-place }, and you exchange with those who share your field.
reason-after_phase_4 = You exchange at the end of your turn, after the field.
reason-nothing_to_swap = Neither you nor { $player } have anything to exchange.
reason-refused_enough = { $most } proposals were refused in this turn; there are no more offers until the next one.
reason-last_word = Refused so far: { $count }. One more makes { $most }, and that is the last word: say yes or no.
reason-offers_enough = There have been { $most } offers in this turn; that is enough.
reason-never_swapped = { $thing } cannot be exchanged: neither Curses nor finished Quests change hands.
reason-all_named =
    { $count ->
        [one] { $thing } is part of the offer already.
       *[other] All { $count } are part of the offer already.
    }
reason-no_more_magic =
    { $count ->
        [0] { $player } has no Magic Item.
        [one] { $player } has only 1 Magic Item.
       *[other] { $player } has only { $count } Magic Items.
    }
reason-nothing_named = First say what you give or what you want.
reason-banned = Somebody’s Ban lies on { the-socket }; only a Ban die of your own may cover it.
reason-too_low = Your die is worth { $value }, and { the-socket } asks for { $least }.
reason-spirit_sleeps = { $event }: nobody may place a die on { $socket } in this chapter.
reason-wolf_was_here = In this chapter { $socket } has been fed already.
reason-fox_full = Both sockets of { $socket } are taken.
reason-not_there =
    { $field-id ->
        [steed] For { $quest } you must be at a Steed.
       *[other] For { $quest } you must be at { $field-place }.
    }
reason-not_fetched = First fetch { $item } at { $field-place }.
reason-tokens_missing = You need { tokens } and have { $has }.
reason-coop_is_not_endless = Together no Quests are drawn, so the extra long game would never end.
reason-no_row_of_events = The extra long game has no row of Events to lay face up.
reason-events_count_the_chapters = Only the extra long game can do without Events.
reason-five_for_the_hard_game = The hard game is for five players, and you are { $count }.

# The table in words

table-chapter =
    { $chapter ->
        [0] Before the first chapter: { $phase }.
       *[other] Chapter { $chapter }: { $phase }.
    }
table-together =
    { $points ->
        [one] Together you have 1 Adventure Point.
       *[other] Together you have { $points } Adventure Points.
    }
table-side_quests = Side Quests are counted at the end.
table-levels = Levels 2 to 5 begin at { $scores }.
table-marker = starting player marker
table-sockets = Dice in the land: { $things }.
table-socket = { the-socket }: { $dice }
table-die = { $seat }’s { $die }
table-no_dice = No dice lie in the land.
table-wolf = Given to the Wolf: { $dice }.
table-seat =
    { $character ->
        [none] { $seat }, at { $field-place }: { $things }.
       *[other] { $seat }, { $character }, at { $field-place }: { $things }.
    }
table-seat_active =
    { $character ->
        [none] { $seat } has the turn, at { $field-place }: { $things }.
       *[other] { $seat } has the turn, { $character }, at { $field-place }: { $things }.
    }
table-tokens = { tokens }
table-no_tokens = no tokens
table-pool = dice { $dice }
table-passed = passed
table-foxed = set aside for the Fox: { $dice }
table-rabbits =
    { $count ->
        [one] 1 Rabbit Token
       *[other] { $count } Rabbit Tokens
    }
table-thumblings =
    { $count ->
        [one] 1 Thumbling token
       *[other] { $count } Thumbling tokens
    }
table-ability_used = ability used
table-no_abilities = The Characters have no abilities in this match.
table-magic =
    { $count ->
        [one] 1 Magic Item
       *[other] { $count } Magic Items
    }
table-magic_known = Magic Items: { $cards }
table-points =
    { $points ->
        [one] 1 point from Quests
       *[other] { $points } points from Quests
    }
table-quests = Quests: { $quests }
table-fetched = carries what is needed for { $quests }
table-stories = Story cards: { $cards }
table-open_quests = Quests for { $points } points, open to all: { $quests }.
table-common = Story cards for all: { $cards }.
table-decks = Quests in the decks: { $two } for 2, { $three } for 3, { $four } for 4 points.
table-magic_pile = Magic Items in the pile: { $count }.
table-story_pile = Story cards in the pile: { $count }.
table-events = Events to come: { $events }.
table-event_row = Events to come, in this order: { $events }.
table-story = Being read: { $card }.
table-stack = Waiting to be resolved, the first thing first: { $things }.
agenda-gain_tokens = { $seat } gains { $tokens }
agenda-gain_magic = { $seat } gains Magic Items
agenda-gain_quests = { $seat } gains { $quests }
agenda-lose_tokens = { $seat } loses tokens
agenda-lose_magic = { $seat } loses a Magic Item
agenda-lose_quest = { $seat } loses a Quest
agenda-lose_die = { $seat } loses a die
agenda-lose_marker = { $seat } loses the starting player marker
agenda-lose_snake_die = { $seat } has lost the Snake Die
agenda-read_story = { $card }, drawn by { $seat }
agenda-play_item = { $card }, played by { $seat }
agenda-suffer_event = { $event }, which reaches { $seat }
table-card_says = { $card }: { $text }
table-quest_says = { $quest }, { $points } points: { $text }
table-quest_met = (Already there: { $parts }.)
table-here = Here: { $seats }.
table-map = From { $field-place }: { $ways }.
table-way =
    { $die ->
        [none] { $field-place } ({ $value })
       *[other] { $field-place } ({ $value }, on top { $die })
    }

# What the match is counted by

score =
    { $score ->
        [one] 1 Adventure Point
       *[other] { $score } Adventure Points
    }
level-1 = Level 1: as the wicked step-sister would have done it.
level-2 = Level 2: a brave try, but no heroes yet.
level-3 = Level 3: Mother Holle would smile; there is more to do.
level-4 = Level 4: well done, this will be told by the fire.
level-5 = Level 5: the end of the story, and everything is done. Can you do it in fewer chapters?
row-quests = Points from Quests
row-side = Points from Side Quests
row-curses = Points from Curses

# Reasons of bots: what an answer brings more of than others, and what less

part-points-more = { $amount ->
    [one] you make about 1 more point
   *[other] you make about { $amount } more points
}
part-points-less = { $amount ->
    [one] you make about 1 fewer point
   *[other] you make about { $amount } fewer points
}
part-quests-more = { $amount ->
    [one] your Quests promise about 1 more point
   *[other] your Quests promise about { $amount } more points
}
part-quests-less = { $amount ->
    [one] your Quests promise about 1 fewer point
   *[other] your Quests promise about { $amount } fewer points
}
part-belongings-more = { $amount ->
    [one] your tokens and Spirits are worth about 1 more point
   *[other] your tokens and Spirits are worth about { $amount } more points
}
part-belongings-less = { $amount ->
    [one] your tokens and Spirits are worth about 1 fewer point
   *[other] your tokens and Spirits are worth about { $amount } fewer points
}
part-magic-more = { $amount ->
    [one] your Magic Items are worth about 1 more point
   *[other] your Magic Items are worth about { $amount } more points
}
part-magic-less = { $amount ->
    [one] your Magic Items are worth about 1 fewer point
   *[other] your Magic Items are worth about { $amount } fewer points
}
part-stories-more = { $amount ->
    [one] your Story cards cost you about 1 fewer point
   *[other] your Story cards cost you about { $amount } fewer points
}
part-stories-less = { $amount ->
    [one] your Story cards cost you about 1 more point
   *[other] your Story cards cost you about { $amount } more points
}
part-rivals-more = { $amount ->
    [one] the others get about 1 fewer point
   *[other] the others get about { $amount } fewer points
}
part-rivals-less = { $amount ->
    [one] the others get about 1 more point
   *[other] the others get about { $amount } more points
}
