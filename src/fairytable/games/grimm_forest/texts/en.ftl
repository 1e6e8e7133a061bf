# The Grimm Forest in English. Events are told after they happened; reasons speak to the player who asked.
# Fables and Friends are named by the pack.

# Names

name-fields = the Fields
name-forest = the Forest
name-brickyard = the Brickyard
name-market = the Market

name-no_fable = no Fable
name-nobody = nobody
name-alone = alone
name-with_others = with others
name-resources = 1 Straw, 1 Wood and 1 Brick
name-fables = 2 Fables
name-friend = a Friend

name-start_of_round = the start of the round
name-prince = the Royal Prince
name-choose_cards = choosing cards
name-reveal_fables = revealing Fables
name-reveal_gather_cards = revealing Gather cards
name-place_pigs = placing the pigs
name-before_collecting = before collecting
name-collect = collecting
name-end_of_gather = the end of the Gather phase
name-wrap_up = the wrap-up
name-start_of_build = the start of the Build phase
name-build = building
name-end_of_build = the end of the Build phase
name-clean_up = Clean Up

# Settings of a match

setting-cards = Cards
setting-cards-help = Leave the advanced cards out unless all of you know the game.
setting-cards-full = all cards
setting-cards-basic = without the advanced cards
setting-first-player = First Starting Player
setting-first-player-help = Who begins the first round. The token moves on every round.
setting-first-player-random = chance decides
setting-first-player-seat = the first seat
setting-first-player-bacon = whoever ate bacon last
setting-round-limit = Round limit
setting-round-limit-help = Stops a match of computer players that does not end by itself.
setting-round-limit-off = none

# What happened: the course of the game

event-begins = { $seat } got the Starting Player token. The turn order was { $order }.
event-round_begins = Round { $round } began, with { $seat } as Starting Player.
event-reminder = { $seat }’s { $card } from the last round is due this round.
event-prince_took =
    { $count ->
        [0] The Royal Prince came to { $location } and found too little to share.
       *[other] The Royal Prince took { $count } { $material } from { $location }.
    }
event-cards_laid =
    { $fable ->
        [yes] { $seat } laid down a Gather card and a Fable.
       *[no] { $seat } laid down a Gather card and no Fable.
    }
event-fable_revealed = { $seat } revealed { $card }.
event-gather_card_revealed = { $seat }’s Gather card showed { $location }.
event-gathered = { $seat } gathered { $count } { $material } from { $location }.
event-nothing_gathered =
    { $found ->
        [0] Nothing lay in { $location }, so nobody gathered anything there.
       *[other] Too little lay in { $location } for all the pigs there, so everything stayed.
    }
event-unique_location_ends = { $card } was taken away from { $location }.
event-fables_put_away = { $cards } went to the discard pile.
event-starting_player = The Starting Player token went to { $seat }.
event-replenished = { $count } { $material } arrived at { $location }.
event-match_ends =
    { $winners-count ->
        [one] The King had seen enough: { $winners } became Royal Builder!
       *[other] The King had seen enough: { $winners } became Royal Builders together!
    }
event-match_stops = The match was stopped after { $round } rounds, without a winner.

# What happened: resources and cards

event-gained = { $seat } gained { $count } { $material }.
event-gained_one_of_each = { $seat } gained 1 Straw, 1 Wood and 1 Brick.
event-lost = { $seat } lost { $count } { $material }.
event-paid = { $seat } paid { $count } { $material } to the Supply.
event-handed_over = { $seat } got { $count } { $material } from { $giver }.
event-took_from = { $seat } took { $count } { $material } from { $location }.
event-put_on_location = { $seat } put { $count } { $material } on { $location }.
event-put_on_rapunzel = { $seat } put { $count } { $material } on Rapunzel.
event-drew_fables =
    { $count ->
        [0] { $seat } could not draw a Fable.
       *[other] { $seat } drew { $cards }.
    }
event-drew_fables-unseen =
    { $count ->
        [0] { $seat } could not draw a Fable.
        [one] { $seat } drew a Fable.
       *[other] { $seat } drew { $count } Fables.
    }
event-discarded_fables = { $seat } discarded { $cards }.
event-fable_discarded = { $seat }’s { $card } was discarded without effect.
event-fables_found = { $seat } took { $cards } from the discard pile.
event-fables_reshuffled = The discarded Fables were shuffled and put under the deck.
event-fable_taken = { $seat } got { $card } from { $giver }.
event-fable_taken-unseen = { $seat } got a Fable from { $giver }.
event-no_effect = { $seat }’s { $card } had no effect.
event-declined = { $seat } did not use { $card }.
event-nothing_to_give = { $seat } had nothing to give for { $card }.
event-friend_idle = { $seat }’s { $friend } found nothing to do.

# What happened: Friends

event-drew_friend = { $seat } drew the Friend { $friend }.
event-gave_friend = { $seat } gave { $friend } to { $receiver }.
event-has_friend = { $friend } joined { $seat }.
event-lost_friend = { $friend } left { $seat }.
event-rapunzel_emptied =
    { $count ->
        [one] The resource on { $seat }’s Rapunzel went back to the Supply.
       *[other] The { $count } resources on { $seat }’s Rapunzel went back to the Supply.
    }
event-no_friend_left = There was no Friend left for { $seat } to draw.
event-friends_reshuffled = The discarded Friends were shuffled into a new deck.
event-cards_locked =
    { $locations-count ->
        [0] The Little Mermaid took none of { $seat }’s Gather cards yet.
        [one] { $seat }’s Gather card for { $locations } was locked under the Little Mermaid.
       *[other] { $seat }’s Gather cards for { $locations } were locked under the Little Mermaid.
    }
event-cards_unlocked = { $seat } got the locked Gather cards back.
event-wished = { $seat } wished to be { $what }.
event-announced = { $seat }’s Pinocchio announced a trip to { $what }. His nose will tell whether it was a lie.
event-huntsman_demands = { $seat }’s Huntsman demanded a Fable from every opponent who had one.
event-dreams = { $player }’s Sleeping Beauty made { $seat } dream: the top Fable, unseen, was { $seat }’s only one that round.
event-no_dream = There was no Fable for { $seat } to dream of.
event-looked_at_gather_card = { $seat } looked at { $whose }’s Gather card: { $location }.
event-looked_at_gather_card-unseen = { $seat } looked at { $whose }’s Gather card.
event-looked_at_fable = { $seat } looked at { $whose }’s Fable: { $card }.
event-looked_at_fable-unseen = { $seat } looked at { $whose }’s Fable.
event-looked_at_fables = { $seat } looked at the top Fables of the deck: { $cards }.
event-looked_at_fables-unseen =
    { $count ->
        [one] { $seat } looked at the top Fable of the deck.
       *[other] { $seat } looked at the top { $count } Fables of the deck.
    }
event-kept_fable = { $seat } took { $card } and put the rest back.
event-kept_fable-unseen = { $seat } took one of them and put the rest back.
event-looked_at_discard = { $seat } searched the top of the discard pile: { $cards }.
event-ran_through_the_forest = { $seat }’s Gingerbread Man ran through the whole forest, and the pig stayed nowhere.
event-flew_away = { $seat } was carried off to { $location } by winged friends.
event-special_action = { $seat } used the Special Action of { $friend }.
event-actions_gained =
    { $count ->
        [one] { $seat } won an extra action and had { $total } that round.
       *[other] { $seat } won { $count } extra actions and had { $total } that round.
    }

# What happened: Fables

event-monster_placed = { $seat } put the { $card } on { $location }.
event-monster_without_figure = There was no figure left for the { $card }, so its card stands for it.
event-huntsman_cancels = { $seat }’s Huntsman was there and chased the { $card } away.
event-monster_cancelled = { $seat } sent { $friend } against the { $card }, and it did no harm.
event-wolf_struck =
    { $count ->
        [one] The Wolf scattered the only resource in { $location }.
        [2] The Wolf scattered both resources in { $location }.
       *[other] The Wolf scattered all { $count } resources in { $location }.
    }
event-wolf_finds_no_house = The Big Bad Wolf found no Straw or Wood house of { $seat }.
event-blown_down = { $seat } lost the { $section } of a { $material } house.
event-squeezed =
    { $count ->
        [0] The Bridge Troll stopped { $player }, who had nothing gathered to hand over to { $seat }.
        [one] The Bridge Troll made { $player } hand 1 resource over to { $seat }.
       *[other] The Bridge Troll made { $player } hand { $count } resources over to { $seat }.
    }
event-monsters_taken =
    { $cards-count ->
        [0] { $seat } played the Magic Flute, and no Monster came.
       *[other] { $seat } played the Magic Flute, and { $cards } followed into { $seat }’s hand.
    }
event-unique_location_placed = { $seat } laid { $card } on { $location }.
event-fairy_food_placed = { $seat } laid Fairy Food on { $location }.
event-ran_away = { $seat } ran away to { $location }.
event-frightened =
    { $stays ->
        [yes] { $seat } was frightened, drew { $location } again and stayed.
       *[no] { $seat } was frightened and ran to { $location }.
    }
event-cursed = The darkness led { $seat } to { $location }.
event-cursed-unseen = The darkness mixed { $seat }’s Gather cards.
event-settled_plan = { $seat } settled on { $location }.
event-settled_plan-unseen = { $seat } settled on a plan, old or new.
event-plans_swapped = { $seat } threw a coin into the Wishing Well: the Gather cards of { $one } and { $other } changed places.
event-looked_at_new_plan = { $seat } now goes to { $location }.
event-looked_at_new_plan-unseen = { $seat } looked at the new Gather card.
event-corner_gained = { $seat } gained a building site where every section costs 1 less.
event-hired = { $seat } hired help for the next round.
event-tavern_opened = { $seat } spent a night at the tavern and met { $friends }.
event-action_lost =
    { $total ->
        [0] { $seat } lost an action to { $player } and had none left that round.
        [one] { $seat } lost an action to { $player } and had 1 left that round.
       *[other] { $seat } lost an action to { $player } and had { $total } left that round.
    }

# What happened: building

event-built = { $seat } built { $material } { $section } for { $price }.
event-sneaked = { $seat }’s Puss in Boots took 1 { $material } from { $player } for it.
event-surcharge_paid = For the Walls { $seat } also paid { $count } { $material } to { $player }’s Hansel & Gretel.
event-house_finished =
    { $houses ->
        [one] { $seat } finished a { $material } house: one house of three stands.
        [2] { $seat } finished a { $material } house: two houses of three stand.
        [3] { $seat } finished a { $material } house: all three houses stand!
       *[other] { $seat } finished a { $material } house: { $houses } houses stand!
    }
event-first_builder = It was the first { $material } house of the game: { $seat } took the First Builder token.

# Questions: the Gather phase

question-who_ate_bacon = { $seat }, who of you ate bacon last and begins?
question-resolve_next = { $seat }, several of your cards work now: which comes next?
question-choose_cards =
    { $must ->
        [yes] { $seat }, where will you go, and which Fable do you play? The Huntsman wants one from you.
       *[no] { $seat }, where will you go, and do you play a Fable?
    }
question-evil_queen = { $seat }, the Evil Queen’s mirror shows you one hidden card: which?
question-place_monster = { $seat }, where does the { $card } go?
question-place_unique_location = { $seat }, where do you lay { $card }?
question-place_fairy_food = { $seat }, where do you lay { $card }?
question-crystal_ball = { $seat }, whose Gather card do you see in the { $card }?
question-change_plan = { $seat }, { $whose }’s Gather card shows { $location }. Do you keep to { $plan }, or play another card?
question-pay_hired_help = { $seat }, do you pay { $price } resources for Hired Help? If so, which one first?
question-pay_more_for_hired_help = { $seat }, what is the second resource for Hired Help?
question-choose_friend = { $seat }, { $friends } sit in the tavern: whom do you take along?
question-wishing_well = { $seat }, whose Gather cards change places in the { $card }?
question-keep_cards = { $seat }, which two Gather cards do you keep? The others go under the Little Mermaid.
question-cancel_monster =
    { $victims-count ->
        [one] { $seat }, the { $card } is about to strike in { $location }, where { $victims } is. Do you discard { $friend } to stop it?
       *[other] { $seat }, the { $card } is about to strike in { $location }, where { $victims } are. Do you discard { $friend } to stop it?
    }
question-run_away = { $seat }, a Monster is in { $location }! Where do you run?
question-share_the_market = { $seat }, what do you take from the Market? Everybody there gets { $share }.
question-gain_which =
    { $left ->
        [one] { $seat }, which resource do you gain with { $card }?
       *[other] { $seat }, which resource do you gain with { $card }? { $left } more to choose.
    }
question-take_from_location =
    { $left ->
        [one] { $seat }, what do you take from { $location } with { $card }?
       *[other] { $seat }, what do you take from { $location } with { $card }? { $left } more to choose.
    }
question-take_from_player =
    { $left ->
        [one] { $seat }, what do you take from { $player } with { $card }?
       *[other] { $seat }, what do you take from { $player } with { $card }? { $left } more to choose.
    }
question-give_gathered =
    { $left ->
        [one] { $seat }, what do you give { $player } because of { $card }?
       *[other] { $seat }, what do you give { $player } because of { $card }? { $left } more to choose.
    }
question-lose_which = { $seat }, which resource do you discard because of { $card }?
question-blow_down = { $seat }, which house of { $player } does the Big Bad Wolf blow at?
question-squeeze = { $seat }, who pays the { $card }?
question-friendly_game = { $seat }, with whom do you play { $card }?
question-consult_the_oracle = { $seat }, do you take a random Fable from { $players }?
question-harvest = { $seat }, over which Location does the { $card } shine?
question-ghostly_whispers =
    { $left ->
        [one] { $seat }, you drew { $cards }: which one do you discard?
       *[other] { $seat }, you drew { $cards }: which { $left } do you discard, one after the other?
    }
question-search_the_past =
    { $left ->
        [one] { $seat }, which Fable do you take from the discard pile?
       *[other] { $seat }, which { $left } Fables do you take from the discard pile, one after the other?
    }
question-thoughtful_gift = { $seat }, to whom do you make a Thoughtful Gift?
question-which_gift = { $seat }, what do you give { $player }? You get as many of another type back.
question-return_gift = { $seat }, { $player } gives you { $count } { $material }: what do you give back?
question-trade = { $seat }, do you trade with the Wandering Trader: { $paid } of one type for { $gained } of another?
question-aladdin = { $seat }, what do you wish with { $friend }: to be alone, or with others?
question-pinocchio = { $seat }, where does { $friend } say you will go?
question-ali_baba = { $seat }, what does Ali Baba steal, and from whom?
question-rapunzel = { $seat }, of which type do you put { $count } resources on { $friend }?
question-sleeping_beauty = { $seat }, who dreams and plays the unseen top Fable?
question-tom_thumb = { $seat }, does Tom Thumb take a resource from a Location?
question-gingerbread_man = { $seat }, does the Gingerbread Man take what he may from every Location, instead of your trip to { $location }?
question-plant_beans =
    { $left ->
        [one] { $seat }, what does Jack put on { $location }?
       *[other] { $seat }, what does Jack put on { $location }? { $left } more to choose.
    }
question-thumbelina =
    { $locations-count ->
        [one] { $seat }, does Thumbelina carry you to { $locations } instead of { $location }?
       *[other] { $seat }, does Thumbelina carry you off instead of to { $location }? Chance picks among { $locations }.
    }
question-snow_white = { $seat }, which Fable do you give { $player } for Snow White?

# Questions: the Build phase

question-build_turn =
    { $left ->
        [0] { $seat }, you have no action left: anything else?
        [one] { $seat }, you have 1 action left{ $surcharge ->
            [0] {""}
           *[other] , and Walls cost { $surcharge } more
        }: what will you do?
       *[other] { $seat }, you have { $left } actions left{ $surcharge ->
            [0] {""}
           *[other] , and Walls cost { $surcharge } more
        }: what will you do?
    }
question-keep_or_give = { $seat }, you drew the Friend { $friend }: do you keep the card (now you have { $old }), or give it away?
question-first_builder_bonus = { $seat }, you built the first { $material } house: which reward do you take?
question-fairy_godmother =
    { $left ->
        [one] { $seat }, which second Fable do you discard with the Fairy Godmother?
       *[other] { $seat }, which first Fable do you discard with the Fairy Godmother?
    }
question-goldilocks = { $seat }, Goldilocks found { $cards }: which one is just right?
question-goldilocks_order = { $seat }, which of { $cards } goes on top of the deck?
question-puss_in_boots = { $seat }, what do you build with Puss in Boots?
question-puss_in_boots_pays = { $seat }, who pays 1 { $material } of the price?
question-spin_straw = { $seat }, what does Rumpelstiltskin spin from your { $count } Straw?
question-give_to_robin_hood = { $seat }, what do you give to { $player }’s Robin Hood?

# Options

option-announce = Announce: { $what }
option-blow_down = The { $material } house with { $section } on top
option-blow_down_corner = The { $material } house with { $section } on top, on Cutting Corners
option-bonus = Take { $reward }
option-build = Build { $material } { $section } for { $section-price }
option-choose = Go to { $location } with { $card }
option-cut_corners = Build { $material } { $section } on Cutting Corners for { $section-corner_price }
option-decline = No, thank you
option-discard_fable = Discard { $card }
option-dismiss =
    { $friend-id ->
        [golden_goose] Discard { $friend } for { $friend-parting } resources
        [fairy_godmother] Discard { $friend } and { $friend-discarded } Fables for { $friend-resources } resources
       *[other] Discard { $friend }
    }
option-draw = Draw a Fable
option-end = End your turn
option-first = { $player } begins
option-friend = Take { $friend }
option-gain = Gain { $material }
option-gift = Give { $count } { $material }
option-give = Give { $material }
option-give_fable = Give { $card }
option-give_friend = Give to { $player }
option-glean = Take { $material } from { $location }
option-keep_cards = Keep { $one } and { $other }
option-keep_friend = Keep
option-keep_plan = Keep your plan
option-look_fable = { $player }’s Fable
option-look_gather = { $player }’s Gather card
option-lose = Discard { $material }
option-move = Run to { $location }
option-on_top = Put { $card } on top
option-pay = Pay { $material }
option-pay_alone = Pay it all yourself
option-place = Choose { $location }
option-play = Play { $card }
option-player = Choose { $player }
option-put = Put { $material }
option-replace = Go to { $location } instead
option-resolve = { $card }
option-return_gift = Give { $count } { $material } back
option-special = Special Action of { $friend }
option-special_action = Use a Special Action
option-stay = Stay here
option-steal = Steal { $material } from { $player }
option-swap = Swap { $one } and { $other }
option-take = Take { $material }
option-take_fable = Take { $card }
option-take_from = Take it from { $player }
option-trade = Give { $material } for { $wanted }

# Why not?

reason-card_locked = Your Gather card for { $location } lies under the Little Mermaid.
reason-dreaming = Sleeping Beauty chose you: the unseen card is your only Fable this round, so { $card } must wait.
reason-huntsman_demands = { $player } has the Huntsman, so you must play a Fable.
reason-plays_no_fable = { $player } plays no Fable this round.
reason-grandma_calls = Grandma’s House is in { $location }, and every Monster must go there.
reason-monster_there = The { $card } is in { $location } already, and there is room for one Monster.
reason-unique_location_there = { $card } lies on { $location } already, and there is room for one Unique Location.
reason-pigs_there =
    { $players-count ->
        [one] { $players } is in { $location }; the Harvest Moon shines where no pig is.
       *[other] { $players } are in { $location }; the Harvest Moon shines where no pig is.
    }
reason-brick_stands = The Big Bad Wolf cannot blow at Brick houses.
reason-card_played = You have played your Gather card for { $location } already.
reason-you_are_there = Your pig is in { $location } already.
reason-not_where_you_are = { $player } is not in { $location }, where your pig is.
reason-not_at_the_troll = { $player } is not in { $location }, where the Bridge Troll waits.
reason-no_fair_gift = { $player } could not give back as many resources of another type as you could give.
reason-no_fair_return = { $player } has no other type than { $material } of which { $count } could come back.
reason-same_type = What comes back must be of another type than { $material }.
reason-not_just_drawn = You can discard only Fables that the Ghostly Whispers have just brought; { $card } was in your hand before.
reason-you_have_none = You have no { $material }.
reason-they_have_none = { $player } has no { $material }.
reason-none_lies_there = No { $material } lies in { $location }.
reason-not_gathered =
    { $count ->
        [0] You gathered no { $material } this round.
       *[other] You gathered only { $count } { $material } this round, and have given that many already.
    }
reason-fewer_than = You have { $has ->
    [0] no
   *[other] only { $has }
} { $material }, and this takes { $count }.
reason-one_too_few = You have { $has ->
    [0] no
   *[other] only { $has }
} { $material }, one too few to pay alone.
reason-straw_is_spun = Straw is what Rumpelstiltskin spins: he makes Wood or Brick of it.
reason-too_few_for_puss_in_boots = You have { $has ->
    [0] no
   *[other] { $has }
} { $material }; the price of { $material } { $section } is { $price }, and Puss in Boots can add at most one that an opponent has.
reason-no_action_left =
    { $count ->
        [0] You have no actions this round.
        [one] Your only action is used.
       *[other] Your { $count } actions are used.
    }
reason-no_fables_left = There is no Fable left, neither in the deck nor in the discard pile.
reason-too_few = You have { $has ->
    [0] no
   *[other] { $has }
} { $material }; the price of { $material } { $section } is { $price } here.
reason-too_few_with_surcharge = You have { $has ->
    [0] no
   *[other] { $has }
} { $material }; the price of { $material } { $section } is { $price }, because { $player } has Hansel & Gretel.
reason-nothing_below = Before the { $section } { $below-id ->
    [walls] come
   *[other] comes
} the { $below }: you have no { $material } house that has come so far.
reason-house_unfinished = You have an unfinished { $material } house; finish it before you begin another.
reason-no_free_site = All these building sites are taken.
reason-no_section_left = No { $material } { $section } is left in the Supply.
reason-no_friend = You have no Friend.
reason-no_special_action = No Special Action stands on the card of { $friend }.
reason-special_used = You have used the Special Action of { $friend } this turn.
reason-nothing_for_fairy_godmother = There is no Fable to draw.
reason-nothing_for_goldilocks = There is no Fable to look at.
reason-nothing_for_puss_in_boots = There is no section that you may build and could pay for, even with one resource of an opponent.
reason-nothing_for_rapunzel = Your pig must be alone, and something must lie on Rapunzel.
reason-nothing_for_red_riding_hood = There is neither a Wolf to take nor a Fable to draw.
reason-nothing_for_rumpelstiltskin = You have no Straw to spin.
reason-cannot_be_dismissed = { $friend } cannot be discarded for resources in your turn.
reason-fables_needed =
    { $count ->
        [0] The Fairy Godmother wants { $wanted } Fables from your hand, and you have none.
       *[other] The Fairy Godmother wants { $wanted } Fables from your hand, and you have only { $count }.
    }
reason-fable_in_build_phase = Fables are played in the Gather phase, not while you build.
reason-actions_must_be_used =
    { $count ->
        [one] You must use one more action.
       *[other] You must use { $count } more actions.
    }

# The table in words

table-round = Round { $round }: { $window }.
table-order = Turn order: { $order }.
table-turn = It is { $seat }’s turn; actions taken: { $taken } of { $total }.
table-location = { $place }: { $things }.
table-resources = { $count } { $material }
table-nothing_there = no resources
table-pigs = here: { $seats }
table-monster = { $card } of { $seat }
table-unique = { $card } of { $seat }
table-fairy_food = Fairy Food of { $seat }
table-seat = { $seat }: { $things }.
table-no_resources = no resources
table-houses_none = no houses
table-house = { $material } house with { $section } on top
table-house_corner = { $material } house with { $section } on top (Cutting Corners)
table-house_done = finished { $material } house
table-house_done_corner = finished { $material } house (Cutting Corners)
table-free_corner = a free Cutting Corners site
table-tokens = First Builder of { $materials }
table-friend = Friend: { $friend }
table-on_rapunzel = on Rapunzel: { $things }
table-announced = announced: { $what }
table-locked = locked Gather cards: { $locations }
table-lock_later = after this phase { $location } will be locked
table-hand =
    { $count ->
        [0] no Fables in hand
        [one] 1 Fable in hand
       *[other] { $count } Fables in hand
    }
table-hand_known =
    { $count ->
        [one] 1 Fable in hand: { $cards }
       *[other] { $count } Fables in hand: { $cards }
    }
table-unknown_cards =
    { $count ->
        [one] 1 unknown
       *[other] { $count } unknown
    }
table-plan = face-down Gather card: { $location }
table-plan_unknown = face-down Gather card
table-chosen_fable = face-down Fable: { $card }
table-chosen_fable_unknown = face-down Fable
table-dreams = dreams: plays the unseen Fable
table-fable = Fable played: { $card }
table-next_turn = Next Turn card: { $card }
table-gathered = gathered this round: { $things }
table-shown_friends = Friends shown: { $friends }.
table-decks = Fables in the deck: { $fables }; Friends in the deck: { $friends }.
table-known_deck = You know the Fables from the top of the deck on: { $cards }.
table-discard = Discarded Fables, the last on top: { $cards }.
table-friend_discard = Discarded Friends: { $cards }.
table-sections = Sections in the Supply: { $things }.
table-section = { $count } × { $material } { $section }

# What the match is counted by

score =
    { $score ->
        [one] 1 finished house
       *[other] { $score } finished houses
    }

# Reasons of bots: what an answer brings more of than others, and what less

part-houses-more = { $amount ->
    [one] you build about 1 more section
   *[other] you build about { $amount } more sections
}
part-houses-less = { $amount ->
    [one] you build about 1 fewer section
   *[other] you build about { $amount } fewer sections
}
part-friend-more = { $amount ->
    [one] your Friend brings about 1 more resource
   *[other] your Friend brings about { $amount } more resources
}
part-friend-less = { $amount ->
    [one] your Friend brings about 1 fewer resource
   *[other] your Friend brings about { $amount } fewer resources
}
part-resources-more = { $amount ->
    [one] you have about 1 more resource to build with
   *[other] you have about { $amount } more resources to build with
}
part-resources-less = { $amount ->
    [one] you have about 1 fewer resource to build with
   *[other] you have about { $amount } fewer resources to build with
}
part-fables-more = { $amount ->
    [one] you hold about 1 more Fable
   *[other] you hold about { $amount } more Fables
}
part-fables-less = { $amount ->
    [one] you hold about 1 fewer Fable
   *[other] you hold about { $amount } fewer Fables
}
part-nearness-more = { $amount ->
    [one] your third house is about 1 round nearer
   *[other] your third house is about { $amount } rounds nearer
}
part-nearness-less = { $amount ->
    [one] your third house is about 1 round farther away
   *[other] your third house is about { $amount } rounds farther away
}
part-rivals-more = { $amount ->
    [one] the others are about 1 round farther from their third house
   *[other] the others are about { $amount } rounds farther from their third house
}
part-rivals-less = { $amount ->
    [one] the others are about 1 round nearer to their third house
   *[other] the others are about { $amount } rounds nearer to their third house
}
