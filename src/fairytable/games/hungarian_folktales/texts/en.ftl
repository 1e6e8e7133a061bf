# Hungarian Folktales in English. Events are told after they happened; reasons speak to the player who asked.
# Heroes, tiles, encounters, tales and fields are named by the pack.

# Names

name-nothing = nothing
name-biscuit = a Biscuit
name-biscuits = Biscuits
name-advice = Advice
name-gold = a Gold Coin
name-gold_coins = Gold Coins
name-salt = a Salt
name-die = on the die
name-gate = the Castle gate
name-meal = a Red Field
name-bad_luck = a Bad Luck Field
name-lose = losing something
name-miss = losing a turn
name-magic = a Magical Item
name-toad = a toad
name-granted = what you wish for
name-shut = a gate that stays shut
name-opened = the open gate
name-needed_myself = I need that myself
name-too_little = that is too little for me
name-too_helpful = that would help you too much

# Settings of a match

setting-quest-chain = Chain of quests
setting-quest-chain-help = A tip for 2 or 3 players: draw 3 Folktale cards each and do them in order; nothing need be carried to the Castle.
setting-quest-chain-off = one card each
setting-quest-chain-3 = 3 cards each
setting-quest-chain-4 = 4 cards each
setting-test-of-courage = Test of Courage
setting-test-of-courage-help = Heroes who meet may roll for a Biscuit.
setting-test-of-courage-on = yes
setting-test-of-courage-off = no
setting-biscuits-to-advice = Two Biscuits for an Advice
setting-biscuits-to-advice-help = Before a Lucky Throw, once in a turn.
setting-biscuits-to-advice-on = yes
setting-biscuits-to-advice-off = no
setting-advice-to-biscuit = Two Advice for a Biscuit
setting-advice-to-biscuit-help = At any moment of one's turn.
setting-advice-to-biscuit-on = yes
setting-advice-to-biscuit-off = no
setting-lesser-outcome = Lesser outcomes
setting-lesser-outcome-help = After a Lucky Throw one may take any lower outcome instead.
setting-lesser-outcome-on = may be taken
setting-lesser-outcome-off = no choice
setting-exact-dead-end = Exact dead ends
setting-exact-dead-end-help = Harder: a dead end may only be entered with a number that fits.
setting-exact-dead-end-off = no
setting-exact-dead-end-on = yes
setting-blank-skips = A blank ends the turn
setting-blank-skips-help = Longer: the blank of the white die gives no steps.
setting-blank-skips-off = no
setting-blank-skips-on = yes
setting-young-choice = Young players
setting-young-choice-help = They choose the Magical Item that they win with 9 or more points.
setting-young-choice-nobody = nobody
setting-young-choice-everybody = everybody
setting-teams = Teams
setting-teams-help = With 4 or 6 players: quests and treasures of a team count together.
setting-teams-off = everybody alone
setting-teams-2x2 = 2 teams of 2
setting-teams-2x3 = 2 teams of 3
setting-teams-3x2 = 3 teams of 2
setting-scarce-magic = Scarce magic
setting-scarce-magic-help = With 2 teams of 2: only three of each Magical Item.
setting-scarce-magic-off = no
setting-scarce-magic-on = yes
setting-turn-limit = Turn limit
setting-turn-limit-help = Ends a match without a winner after so many rounds.
setting-turn-limit-off = none

score = { $score } of { $whole } parts of the tale done

# What happened: set-up and turns

event-hero_chosen = { $seat } sets out as { $hero }.
event-tales_drawn =
    { $tales-count ->
        [one] { $seat } drew { $tales }.
       *[other] { $seat } drew { $tales }, to be done in this order.
    }
event-rolled_for_first = { $seat } rolled { $die } with the blue die.
event-goes_first = { $seat } goes first.
event-item_chosen = { $seat } took the { $tile } along.
event-turn_begins = Round { $round }: it was { $seat }’s turn.
event-turn_missed = { $seat } lost this turn.
event-rests = { $seat } sat down to rest: this turn and the next are lost.
event-rested = { $seat } rested, and the Boot token went back.
event-time_is_up = After { $rounds } rounds the match ended without a winner.

# Moving

event-rolled =
    { $die ->
        [6] { $seat } rolled a blank with the white die.
       *[other] { $seat } rolled { $die } with the white die.
    }
event-rolled_blue = { $seat } rolled { $die } with the blue die.
event-blank_skipped = The blank ended { $seat }’s turn.
event-salt_spent = { $seat } threw a Salt over the shoulder to roll again.
event-stood_still = { $seat } did not get a step further.
event-walked =
    { $end-kind ->
        [tile] { $seat } went to the { $end }.
       *[other] { $seat } went to { $end }.
    }
event-biscuit_bitten =
    { $steps ->
        [one] { $seat } bit into a Biscuit and took 1 step.
       *[other] { $seat } bit into a Biscuit and took { $steps } steps.
    }
event-cloak_used = { $seat } put on the { $tile }.
event-shortcut_entered = { $seat } took the shortcut: { $shortcut }.
event-shortcut_moved =
    { $out ->
        [yes] { $seat } came out of the shortcut: { $shortcut }.
       *[no] { $seat } went on on the shortcut: { $shortcut }.
    }
event-gate_reached = { $seat } stood before the Castle gate.
event-gate_closed =
    { $quests-count ->
        [0] The gate did not open to { $seat } yet: { $things } missing.
       *[other] { $things-count ->
            [0] The gate did not open to { $seat } yet: { $quests } still to do.
           *[other] The gate did not open to { $seat } yet: { $quests } still to do, { $things } missing.
        }
    }
event-dead_end_reached = The road ended before { $seat }’s steps did, and the turn ends here.
event-met_already = { $seat } was still with { $encounter }; there is no second throw.
event-shortcut_too_dear =
    { $biscuits ->
        [0] { $seat } came to a shortcut, { $shortcut }, but had no { $tile } for it.
        [one] { $seat } came to a shortcut, { $shortcut }, but had no Biscuit for it.
       *[other] { $seat } came to a shortcut, { $shortcut }, but did not have the { $biscuits } Biscuits for it.
    }
event-sorcerer_idle =
    { $lack-id ->
        [fee] { $seat } came to the Sorcerer without a Biscuit for his fee.
        [item] { $seat } came to the Sorcerer with nothing to offer him.
       *[wish] { $seat } came to the Sorcerer, but there is no Magical Item left to wish for.
    }
event-stayed = { $seat } stayed at { $field }.

# Tokens and tiles

event-biscuits_drawn =
    { $count ->
        [0] { $seat } got no Biscuit.
        [one] { $seat } got a Biscuit with { $steps }.
       *[other] { $seat } got { $count } Biscuits with { $steps }.
    }
event-biscuits_drawn-unseen =
    { $count ->
        [0] { $seat } got no Biscuit.
        [one] { $seat } got a Biscuit.
       *[other] { $seat } got { $count } Biscuits.
    }
event-advice_taken =
    { $count ->
        [0] { $seat } got no Advice.
       *[other] { $seat } got { $count } Advice.
    }
event-advice_spent = { $seat } spent { $count } Advice.
event-gold_taken =
    { $count ->
        [0] { $seat } got no Gold.
       *[other] { $seat } got a Gold Coin.
    }
event-gold_spent = { $seat } gave { $count } Gold.
event-tile_taken = { $seat } got the { $tile }.
event-tile_declined = { $seat } left the { $tile } where it lay.
event-none_left = { $seat } found no { $tile }; none was left.
event-none_suitable = There was no Magical Item for { $seat }.
event-magic_drawn = { $seat } won a treasure: the { $tile }!
event-tile_given_up = { $seat } gave up the { $tile }.
event-toad_given_up = { $seat } let a toad go that had been the { $tile }.
event-tile_changed = In { $seat }’s satchel the { $tile } turned into the { $into }.
event-boot_returned =
    { $level ->
        [0] { $seat } gave the Boot token back.
       *[other] { $seat }’s Boot token went down to -{ $level }.
    }
event-went_hungry = { $seat } went hungry: the Boot token showed -{ $level }.
event-ate =
    { $reason-id ->
        [bad_luck] { $seat } paid 2 Biscuits at { $reason }.
       *[other] { $seat } ate a Biscuit at { $reason }.
    }
event-table_laid = { $seat }’s Wishing Table was laid at { $reason }.
event-bad_luck_met = { $seat } had bad luck.
event-bad_luck_warded_off = Bad luck passed { $seat } by.

# The Lucky Throw

event-encountered = { $seat } met { $encounter }.
event-threw =
    { $again_with-id ->
        [nothing] { $seat } threw { $die } with the yellow die ({ $place }).
       *[other] { $seat } turned luck round with the { $again_with } and threw { $die }.
    }
event-points_counted = { $seat }: { the-sum }: { $outcome }.
event-settled_for = { $seat } took less instead: { $outcome }.
event-slipped_away = { $seat } put on the { $tile } and slipped away.
event-turn_lost = { $seat } lost the next turn.
event-stood_firm = { $seat } stood firm and lost no turn.
event-nothing_to_lose = { $seat } had nothing to lose.
event-trickster_used = { $seat } let the { $tile } help.
event-trickster_came = The { $tile } came to { $seat }.
event-trickster_passed_on = { $seat } had no room for the Trickster, and he went on.
event-trickster_waits = Nobody had room for the Trickster; he waits beside the board.
event-quest_done = { $seat } brought a tale to its good end: { $tale }.
event-offered = { $seat } offered the Sorcerer the { $tile } and wished for the { $wish }.
event-toad_made = The Sorcerer made a toad of the { $tile }.
event-gate_stayed_shut =
    { $points ->
        [1] 1 point: the gate stayed shut for { $seat }.
       *[other] { $points } points: the gate stayed shut for { $seat }.
    }
event-castle_entered = { $points } points: the gate opened, and { $seat } walked into the Castle!

# Others on the field

event-trade_proposed =
    { $gives-count ->
        [0] { $seat } asked { $partner } for { $wants }.
       *[other] { $wants-count ->
            [0] { $seat } offered { $partner } { $gives } as a gift.
           *[other] { $seat } offered { $partner } { $gives } for { $wants }.
        }
    }
event-trade_agreed =
    { $needed-count ->
        [0] { $seat } agreed to the trade with { $partner }.
       *[other] { $seat } agreed to the trade with { $partner }: the tale asks for { $needed }.
    }
event-trade_refused = { $seat } did not want to trade with { $partner }.
event-trade_refused_because = { $seat } did not trade with { $partner }: “{ $reason }.”
event-test_proposed = { $seat } dared { $partner } to a Test of Courage.
event-test_refused = { $seat } would not test courage with { $partner }.
event-courage_tested = Test of Courage: { $seat } rolled { $white }, { $partner } rolled { $blue }.
event-biscuit_won = { $seat } took a Biscuit with { $steps } from { $loser }.
event-biscuit_won-unseen = { $seat } took a Biscuit from { $loser }.
event-no_room_for_prize = { $seat } had no room for another Biscuit.

# Questions

question-choose_hero = { $seat }, which hero will you be?
question-choose_item = { $seat }, which Starting Item do you take along?
question-rest = { $seat }, your Boot token shows -2. Do you rest for two turns to be rid of it?
question-turn = { $seat }, it is your turn: roll, or do something else first?
question-anything_else = { $seat }, do you want to do anything else in this turn?
question-walk =
    { $steps ->
        [0] { $seat }, you cannot take a step.
        [one] { $seat }, where do you go with 1 step?
       *[other] { $seat }, where do you go with { $steps } steps?
    }
question-blank = { $seat }, a blank: which number is it to be, and where do you go?
question-pay =
    { $count ->
        [one] { $seat }, which Biscuit do you give?
       *[other] { $seat }, which Biscuit do you give first? { $count } are due.
    }
question-meal = { $seat }, a Red Field: a Biscuit is due.
question-bad_luck = { $seat }, bad luck: an Advice is due, or else { $count ->
    [one] 1 Biscuit
   *[other] { $count } Biscuits
}.
question-take = { $seat }, do you take it: { $tile }?
question-bonus = { $seat }, do you roll the blue die and go on?
question-shortcut =
    { $biscuits ->
        [0] { $tile ->
            [nothing] { $seat }, do you take the shortcut, { $shortcut }? It costs you nothing.
           *[other] { $seat }, do you take the shortcut, { $shortcut }, for { $tile }?
        }
        [one] { $seat }, do you take the shortcut, { $shortcut }, for a Biscuit?
       *[other] { $seat }, do you take the shortcut, { $shortcut }, for { $biscuits } Biscuits?
    }
question-sorcerer = { $seat }, the Sorcerer asks for a Biscuit: what do you offer him, and what do you wish for?
question-before_throw = { $seat }, you meet { $encounter }. Throw the yellow die! { chances-before }
question-before_magic = { $seat }, the Sorcerer lifts his hands. Throw the yellow die! { chances-before }
question-before_gate = { $seat }, you knock at the Castle gate. Throw the yellow die! { chances-before }
question-after_throw = { $seat }, { the-sum }: { $outcome }. { chances-after }Do you leave it at that?
question-after_magic = { $seat }, { the-sum }: { $outcome }. { chances-after }Do you leave it at that?
question-after_gate = { $seat }, { the-sum }: { $outcome }. { chances-after }What do you add?
the-sum =
    { $summands-count ->
        [one] { $summands } makes { $points }
       *[other] { $summands } make { $points }
    }
chances-before =
    { $sides_with_advice-count ->
        [0] Of its 8 sides: { $sides }.
       *[other] Of its 8 sides: { $sides }; with all your Advice: { $sides_with_advice }.
    }
chances-after =
    { $lifts-count ->
        [0] {""}
       *[other] With Advice: { $lifts }.{" "}
    }{ $helpers-count ->
        [0] {""}
       *[other] With the { $helpers }: { $helpers_bring }.{" "}
    }{ $again_sides-count ->
        [0] {""}
       *[other] Another throw, of 8 sides: { $again_sides }.{" "}
    }
question-lose = { $seat }, what do you lose?
question-wish = { $seat }, which Magical Item do you choose?
question-receive_trickster = { $seat }, the Trickster comes to you and your satchel is full. Do you make room?
question-compose =
    { $gives-count ->
        [0] { $wants-count ->
            [0] { $seat }, what do you offer { $partner }, and what do you ask for?
           *[other] { $seat }, you ask { $partner } for { $wants }. What do you give for it?
        }
       *[other] { $wants-count ->
            [0] { $seat }, you offer { $partner } { $gives }. What do you ask for?
           *[other] { $seat }, you offer { $partner } { $gives } for { $wants }. Anything else?
        }
    }
question-answer_trade =
    { $gives-count ->
        [0] { $seat }, { $partner } asks you for { $wants }. Do you agree?
       *[other] { $wants-count ->
            [0] { $seat }, { $partner } offers you { $gives } as a gift. Do you take it?
           *[other] { $seat }, { $partner } offers you { $gives } for { $wants }. Do you agree?
        }
    }
question-answer_test = { $seat }, { $partner } dares you to a Test of Courage for a Biscuit. Do you roll?

# Options

option-hero = { $hero }
option-start_with = { $tile }
option-rest = Rest
option-go_on = Go on
option-roll = Roll the white die
option-roll_with =
    { $tile-id ->
        [nothing] Roll without help
       *[other] Roll with { $tile } in use
    }
option-bite =
    { $steps ->
        [one] Eat a Biscuit: 1 step
       *[other] Eat a Biscuit: { $steps } steps
    }
option-stay = Stay here
option-end = End the turn
option-walk =
    { $field-kind ->
        [tile] Walk to the { $field }
       *[other] Walk to { $field }
    }
option-walk_by =
    { $field-kind ->
        [tile] Walk to the { $field } by way of { $way }
       *[other] Walk to { $field } by way of { $way }
    }
option-stride =
    { $field-kind ->
        [tile] { $steps }: walk to the { $field }
       *[other] { $steps }: walk to { $field }
    }
note-walk =
    { $field-meals ->
        [0] { "" }
        [one] , past a Red Field
       *[other] , past { $field-meals } Red Fields
    }
note-stride = { note-walk }
option-number = Take the number { $steps }
option-turn_to =
    { $field-kind ->
        [tile] Turn to the { $field }
       *[other] Turn to { $field }
    }
option-stand = Stay where you are
option-salt = Roll again for a Salt
option-ask_advice = Swap a Biscuit for an Advice
option-swap_tile =
    { $tile-worth ->
        [one] Give { $tile } for a Biscuit
       *[other] Give { $tile } for { $tile-worth } Biscuits
    }
option-swap_advice = Give 2 Advice for a Biscuit
option-swap_biscuits = Give 2 Biscuits for an Advice
option-wave = Wave the Wand: { $tile } becomes { $wish }
option-pluck = With the Feather: { $tile } becomes { $wish }
option-cloak = Put on the Magic Cloak: 7 steps
option-eat_off = Eat a Biscuit against the Boot token
option-talk_off = Give 2 Advice against the Boot token
option-discard = Throw away: { $tile }
option-discard_toad = Let the toad go that was: { $tile }
option-take = Take it: { $tile }
option-take_for = Take { $tile } and give up { $given }
option-take_for_toad = Take { $tile } and let the toad go that was { $given }
option-decline = Leave it
option-blue = Roll the blue die
option-enter = Take the shortcut: { $shortcut }
option-offer = Offer { $tile } and a Biscuit, wish for { $wish }
option-offer_toad = Offer the toad that was { $tile }, wish for { $wish }
option-pass = No, thank you
option-pay = Give the Biscuit with { $steps }
option-table = Lay the Wishing Table
option-pay_advice = Give an Advice
option-do_without = Go hungry
option-throw = Throw the yellow die
option-hand_over = Hand it over: { $tale }
option-comb = Comb: throw again
option-wield = Fight with { $tile }
option-advice = Add { $count } Advice
option-trickster = Let the Trickster help: +5
option-key = Use it at the gate: { $tile }
option-slip_away = Slip away under the Magic Cloak
option-accept = Leave it at that
option-settle_for = Take less: { $outcome }
option-lose = Lose { $thing }
option-wish = Choose { $tile }
option-make_room = Give up { $tile } for the Trickster
option-make_room_of_toad = Let the toad go that was { $tile }
option-pass_on = Let him pass on
option-buy =
    { $tile-kind ->
        [magical] Buy { $tile } for 2 Gold and a Biscuit
       *[other] Buy { $tile } for 1 Gold
    }
option-buy_advice = Buy 2 Advice for a Gold Coin
option-forge = Have it enchanted for 2 Biscuits: { $tile }
option-try_gate = Try to enter the Castle
option-barter =
    { $thing ->
        [nothing] Ask { $partner } for { $wanted } as a gift
       *[other] { $wanted ->
            [nothing] Give { $partner } { $thing } as a gift
           *[other] Offer { $partner } { $thing } for { $wanted }
        }
    }
option-compose = Put an offer to { $partner } together
option-give = Give { $thing }
option-want = Ask for { $thing }
option-propose = Make the offer
option-drop = Drop the offer
option-refuse = No: { $reason }
option-test = Dare { $partner } to a Test of Courage

group-walk = Walk
group-stride = Take a number and walk
group-bite = Eat a Biscuit and walk
group-barter = Trade
group-discard = Throw something away
group-wave = Wave the Magic Wand
group-buy = Buy
group-advice = Add Advice
group-settle_for = Take a lesser outcome
group-offer = Offer something to the Sorcerer

# Why not?

reason-walk_first = The die has fallen: walk first. Until then only Salt can be used.
reason-throw_first = Throw the yellow die first.
reason-thrown_already = The yellow die has fallen. Only the Golden Comb lets you throw it again.
reason-throw_is_out = The yellow die has fallen: now only tokens, a Fish or a Dove can be swapped.
reason-pay_first = Something is due: settle that first.
reason-field_first = Decide first what you do on this field.
reason-dead_end = The road ended here, and your turn with it: you can only trade or test your courage.
reason-not_played = You agreed not to play with this rule.
reason-too_few =
    { $held ->
        [0] { $needed ->
            [one] You need { $thing-id ->
                [advice] 1 Advice
                [biscuits] a Biscuit
               *[other] a Gold Coin
            } for that and have none.
           *[other] You need { $needed } { $thing } for that and have none.
        }
       *[other] You need { $needed } { $thing } for that and have { $held }.
    }
reason-no_room = You have { $limit } { $thing } already, and there is no room for more.
reason-none_left_to_get = There are no { $thing } left to get.

reason-on_shortcut = On a shortcut the turn is its next stage.
reason-stopped_at_gate = Whoever comes to the gate moves no further in this turn.
reason-stopped_here = Whoever stays or arrives at { $field } moves no further in this turn.
reason-rolled_already = You have rolled in this turn.
reason-counts_anyway = It is in use whenever you roll and say nothing: { $tile }.
reason-same_steps =
    { $tile-id ->
        [nothing] Without a step tile you would have as many steps.
       *[other] It would not change your steps: { $tile }.
    }
reason-bitten_already = You have walked with a Biscuit in this turn; one is enough.
reason-fits_nowhere = There is no road for so many steps.
reason-roll_first = The white die must be rolled before the turn can end.
reason-stays_already = You are a guest at { $field } already, and the market is open.
reason-left_already = You set out to leave, so this turn brings neither a Biscuit nor shopping.
reason-rest_for_two = You can rest only to be rid of a -2; for a -1 you give a Biscuit.
reason-rest_at_start = A rest is announced when the turn begins, before all else.
reason-no_steps = You have no steps with this roll.
reason-dead_end_closed = It is a dead end, and your steps do not end in it exactly.
reason-whole_number =
    { $steps ->
        [one] You have exactly 1 step.
       *[other] You must walk all { $steps } steps without turning round, and no way of that length ends there.
    }
reason-stop_between = Palace, City and Castle lie between, and whoever comes to one of them stops.
reason-blank_skips = You agreed that a blank ends the turn.
reason-no_turning_round = That is where you came from: there is no turning round within one movement.
reason-must_walk = There is a way for your steps, and you have to walk them.
reason-salt_white_only = Salt rolls only the white die again.
reason-salt_used = You have used a Salt in this turn; one is enough.
reason-salt_before_walking = Salt is used when the white die has been rolled and you have not walked yet.

reason-biscuits_swapped = You have swapped Biscuits for Advice in this turn; once is enough.
reason-before_throw_only = Two Biscuits buy an Advice only just before a Lucky Throw.
reason-clever_once = You have had your clever idea in this turn; one is enough.
reason-used_up = It is used up: { $tile }.
reason-once_per_turn = You have used it in this turn; it works once in a turn: { $tile }.
reason-other_class = { $tile } cannot become { $wish }: the Wand changes within one class, and never itself or Starting Items.
reason-none_in_supply = None is left in the supply: { $tile }.
reason-held_already = You have one already: { $tile }.
reason-flees_here = It cannot be held in this land: { $tile }.
reason-advice_for_two = Advice helps only against a -2; for a -1 you give a Biscuit.
reason-trickster_stays = The Trickster leaves you only by being used.
reason-on_offer = It lies before the Sorcerer: { $tile }.
reason-wished_for = You have wished for it; it stays in the supply until the Sorcerer is done: { $tile }.
reason-needed_at_gate = You have knocked, and the Castle asks for it: { $tile }.

reason-hero_taken = { $by } has chosen this hero.
reason-item_taken = { $by } has taken it along.
reason-satchel_full = Your satchel is full: { $count } tiles. Give something up for it first.
reason-tile_missing = You need { $tile } for that.
reason-enter_on_landing = A shortcut is entered when you land on its field; coming out of it, or staying, is no landing.
reason-sorcerer_wants_biscuit = The Sorcerer wants a Biscuit of your own first.
reason-magic_on_landing = The Sorcerer helps when you land on his field; leave it and come back.
reason-advice_first = Bad luck takes an Advice first, as long as you have one.
reason-table_saves_biscuits = An Advice is due, and the Wishing Table serves only Biscuits.
reason-advice_feeds_nobody = Advice does not feed you: a Red Field wants a Biscuit.
reason-biscuits_begun = You have begun to pay with Biscuits.
reason-must_eat = You have something to eat, so you must eat it.
reason-must_pay = You can pay, so you must.
reason-stay_first = Stay here for this turn, then you can buy.
reason-bought_already = You have bought a tile in this turn; one is allowed.
reason-too_dear =
    { $biscuits ->
        [0] It costs { $gold } Gold, and you have { $has_gold }: { $tile }.
       *[other] It costs { $gold } Gold and a Biscuit; you have { $has_gold } Gold and { $has ->
            [0] no Biscuit
            [one] 1 Biscuit
           *[other] { $has } Biscuits
        }: { $tile }.
    }
reason-forged_in_city = Only the smith in the City does that: { $tile }.
reason-not_eligible =
    { $quests-count ->
        [0] Still missing for the Castle: { $things }.
       *[other] { $things-count ->
            [0] Still to do before you may try: { $quests }.
           *[other] Still to do before you may try: { $quests }; missing for the Castle: { $things }.
        }
    }

reason-quest_in_order = First comes another tale of the chain: { $tale }.
reason-gift_missing =
    { $held ->
        [0] You have nothing to hand over: { $gift } would be needed.
       *[other] You need { $gift } for that and have { $held }.
    }
reason-gift_to_guest = Stay in the Palace for this turn, then you can hand it over.
reason-gift_before_throw = A gift is handed over before the throw: leave, and come back with it.
reason-comb_before_advice = It must be used before anything is added: { $tile }.
reason-useless_here = It does not help against { $encounter }: { $tile }.
reason-no_weapon_here = There is nobody to fight here, so no weapon counts.
reason-no_trickster_at_gate = The Trickster does not help at the Castle.
reason-key_at_gate_only = It helps only at the Castle gate: { $tile }.
reason-only_from_foes = One slips away only from Foes: { $tile }.
reason-more_than_deserved =
    { $points ->
        [one] With 1 point you cannot have as much as that.
       *[other] With { $points } points you cannot have as much as that.
    }
reason-nothing_to_lose = You have nothing that could be lost.
reason-animals_stay = Animals stay with you in an unlucky throw.
reason-tokens_stay = An unlucky throw takes Gold, a Magical Item, a Useful Item or a Starting Item, and nothing else.
reason-not_on_card = Your tales do not ask for it.

reason-not_here = { $partner } is not on your field.
reason-on_path = On the path of a shortcut nobody trades or tests courage.
reason-enough_offers = You have made { $partner } { $most } offers in this turn, and that is enough.
reason-nothing_to_trade = Neither you nor { $partner } has anything to trade.
reason-offered_already = You have made { $partner } this very offer in this turn.
reason-not_tradable = It cannot be traded: { $thing }.
reason-no_difference = Both are alike, so it would change nothing: { $thing }.
reason-limit_broken =
    { $limit-id ->
        [tiles] { $who } would have too many tiles.
        [biscuits] { $who } would have too many Biscuits.
        [advice] { $who } would have too many Advice.
        [twice] { $who } would have the same tile twice.
       *[flees] { $who } cannot have the tile in this land.
    }
reason-all_offered = { $who } has no more of it than { $held }: { $thing }.
reason-offer_empty = There is nothing in the offer yet.
reason-test_needs_biscuits = A Test of Courage needs a Biscuit from each of you; without one: { $poor }.
reason-test_after_moving = Courage is tested after a movement that brought you together.
reason-tested_already = You have asked for a Test since you moved; once is enough.
reason-chain_for_three = A chain of quests is for 2 or 3 players.
reason-teams_need_players = These teams need { $count } players.
reason-scarce_for_two_teams = Scarce magic is for 2 teams of 2.
reason-young_not_here = A young player who is named is not at the table.

# The table

table-round = Round { $round }, { $seat }’s turn.
table-no_hero = { $seat } has not chosen a hero yet.
table-hero = { $seat }, { $hero }, is { $where }.
table-at =
    { $field-kind ->
        [tile] at the { $field }
       *[other] at { $field }
    }
table-at_in =
    { $field-kind ->
        [tile] at the { $field } in { $land }
       *[other] at { $field } in { $land }
    }
table-tale_done = Quest done: { $tale }.
table-explained = { $name }: { $text }
steps-away =
    { $steps ->
        [0] here
        [one] 1 step away
       *[other] { $steps } steps away
    }
table-tale_bring = Tale: { $tale }. Bring { $encounter } { $things } ({ steps-away }).
table-tale_face = Tale: { $tale }. Face { $encounter } ({ steps-away }).
table-lies = { $tile } ({ steps-away })
table-hold =
    { $open ->
        [0] To carry to the Castle: { $things }; nothing is missing.
       *[other] To carry to the Castle: { $things }; missing: { $missing }.
    }
table-tokens = Holds { $things }.
table-biscuits_known =
    { $count ->
        [one] 1 Biscuit (of { $steps ->
            [1] 1 step
           *[other] { $steps } steps
        })
       *[other] { $count } Biscuits (steps { $steps })
    }
table-biscuits =
    { $count ->
        [one] 1 Biscuit
       *[other] { $count } Biscuits
    }
table-things = { $count } { $thing }
table-advice = { $count } Advice
table-gold = { $count } Gold
table-salt = { $count } Salt
table-satchel = Satchel: { $things }.
table-used_tile =
    { $left ->
        [0] { $tile } (used up)
        [one] { $tile } (1 use left)
       *[other] { $tile } ({ $left } uses left)
    }
table-toad = a toad that was { $tile }
table-turns_to_miss =
    { $count ->
        [one] Loses the next turn.
       *[other] Loses { $count } turns.
    }
table-boot = Boot token: -{ $count }.
table-resting = Is resting.
table-throw = The yellow die shows { $die } ({ $place }).
table-supply_tile = { $count } { $tile }
table-supply = In the supply: { $tiles }; { $biscuits } Biscuits, { $advice } Advice, { $gold } Gold.
table-trickster_waits = The Trickster waits for the first hero at a Red Field.

# Reasons of bots: what an answer brings more of than others, and what less

part-way-more = { $amount ->
    [one] your way is about 1 turn shorter
   *[other] your way is about { $amount } turns shorter
}
part-way-less = { $amount ->
    [one] your way is about 1 turn longer
   *[other] your way is about { $amount } turns longer
}
part-gate-more = { $amount ->
    [one] the gate takes about 1 try fewer
   *[other] the gate takes about { $amount } tries fewer
}
part-gate-less = { $amount ->
    [one] the gate takes about 1 try more
   *[other] the gate takes about { $amount } tries more
}
part-gold-more = { $amount ->
    [one] you have about 1 more gold coin to spare
   *[other] you have about { $amount } more gold coins to spare
}
part-gold-less = { $amount ->
    [one] you have about 1 fewer gold coin to spare
   *[other] you have about { $amount } fewer gold coins to spare
}
part-rest-more = { $amount ->
    [one] you miss about 1 fewer turn
   *[other] you miss about { $amount } fewer turns
}
part-rest-less = { $amount ->
    [one] you miss about 1 more turn
   *[other] you miss about { $amount } more turns
}
part-belongings-more = { $amount ->
    [one] food and tools save you about 1 more turn
   *[other] food and tools save you about { $amount } more turns
}
part-belongings-less = { $amount ->
    [one] food and tools save you about 1 fewer turn
   *[other] food and tools save you about { $amount } fewer turns
}
