# ThreeTale in English.

score = { $score ->
    [one] 1 point
   *[other] { $score } points
}

row-virtues = Virtues
row-shevitsa = Shevitsa
row-speed = Speed
row-artifacts = Artifacts
row-stones = Sacred Stones
row-spirit = Spirit
row-future_quests = Future Quests

# Settings

setting-mode = Game
setting-mode-standard = the whole tale
setting-mode-tutorial = The Beginning, a short tale to learn from
setting-mode-help = The short tale has nine tiles, three turns for each hero, and a Future that is known from the start.
setting-control = Who plays whom
setting-control-trio = three people, one hero each
setting-control-solo = one person, three heroes
setting-control-duo-split = two people, one hero and two heroes
setting-control-duo-shared = two people, one hero each and one together
setting-control-help = There are always three heroes. This tells who has to agree when all decide together.
setting-recommended-heroes = Recommended heroes
setting-recommended-heroes-on = come first in the short tale
setting-recommended-heroes-off = stand among the others
setting-recommended-heroes-help = The Youngest Son, The Queen of Living Water and The Silver Deer are good company for a first tale.

# Things

name-stones = Sacred Stones
name-artifacts_1 = Artifacts of level 1
name-artifacts_2 = Artifacts of level 2
name-artifacts_3 = Artifacts of level 3
name-battles_1 = Battles of level 1
name-battles_2 = Battles of level 2
name-battles_3 = Battles of level 3
name-treasures_1 = Treasures of level 1
name-treasures_2 = Treasures of level 2
name-treasures_3 = Treasures of level 3
name-quests = Quests
name-hero_bonus = Bonus cards of heroes
name-enemy_bonus = Bonus cards of enemies
name-pair_1 = two Artifacts of level 1
name-pair_2 = two Artifacts of level 2
name-pair_3 = two Artifacts of level 3
name-virtue = the Virtue points
name-head = head
name-hands = hands
name-feet = feet
name-artifact = the Artifact
name-hero = the hero
name-enemy = the enemy
name-exchange = an Exchange
name-battle = a Battle
name-here = here
name-past = the Past
name-present = the Present
name-future = the Future
name-prophecy = the Prophecies

# Places

place-with = { $land }, { $corner } ({ $things })
place-gone = a land that is gone
place-here = your feet

# What happens

event-hero_picked = { $seat } plays { $hero }.
event-order_chosen = The order of turns: { $order }.
event-refused = { $seats } would rather not.
event-named_apart = You could not agree, so each of you named one. What most of you named stands.
event-turn_began = The turn of { $seat }, { $hero }, begins.
event-turn_ends = { $seat } ends the turn.
event-bonus_drawn = { $seat } draws the Bonus card { $card }.
event-bonus_chosen = { $seat } uses { $card } for { $effect }.
event-bonus_lost = { $seat } loses the Bonus card { $card }.
event-tile_drawn = { $seat } draws the next tile.
event-tile_laid = { $seat } lays { $cell }, its top to the { $turn }.
event-entered = { $seat } steps onto the map: { $space }.
event-went = { $seat } goes from { $start } to { $space }: { $steps ->
    [one] 1 Step.
   *[other] { $steps } Steps.
}
event-claimed = { $seat } claims the { $thing } at { $space }.
event-virtue_raised = { $seat }: { $virtue } rises by { $points } to { $value }.
event-virtue_lowered = { $seat }: { $virtue } falls by { $points } to { $value }.
event-spirit_lost = { $seat } gives 1 Spirit; { $left } left.
event-spirit_regained = { $seat } regains Spirit: { $spirit } now.
event-undying = { $talent }: { $seat } does not die yet.
event-died = { $seat } has died, and the tale ends.
event-stones_gained = { $seat } receives { $count ->
    [one] a Sacred Stone.
   *[other] { $count } Sacred Stones.
}
event-speed_gained = { $seat } gains { $points } Speed: { $speed } now.
event-speed_lost = { $seat } loses { $points } Speed: { $speed } now.
event-shevitsa_gained = { $seat } gains { $count } Shevitsa: { $unused } unused.
event-shevitsa_lost = { $seat } loses { $count } Shevitsa: { $unused } unused.
event-talent_learned = { $seat } learns { $talent }.
event-talent_used = { $seat } uses { $talent }.
event-artifacts_drawn = { $seat } looks at { $artifacts }.
event-artifact_won = { $seat } keeps { $artifact }.
event-artifact_used = { $seat } uses { $artifact }.
event-artifact_rolled = { $seat } rolls { $dice } dice for { $artifact }: { $positive } positive.
event-artifact_result = { $artifact }: { $positive } positive count for { $seat }, and { $needs } are needed.
event-nothing_to_draw = No card is left for { $seat }: { $deck }.
event-points_lost = { $count ->
    [one] A Virtue point of { $seat } finds no place and is lost.
   *[other] { $count } Virtue points of { $seat } find no place and are lost.
}
event-artifact_lost = { $seat } loses { $artifact }.
event-refilled = The deck of { $deck } is shuffled anew.
event-quest_drawn = { $seat } takes the Quest { $quest }.
event-quest_fulfilled = { $seat } has fulfilled { $quest }!
event-quest_unfinished = { $quest } of { $seat } stays unfulfilled.
event-gave = { $seat } gives { $thing } to { $player }.
event-blessed = { $seat } gives an Offering to { $player }: it is blessed and becomes an Artifact of level { $level }.
event-sacrificed = { $seat } sacrifices: { $what }.
event-treasure_opened = { $seat } opens { $cards }.
event-treasure_rolled = { $seat } rolls { $positive } of 3 positive.
event-treasure_result = { $card }: { $positive } positive count for { $seat }.
event-die_turned = { $seat } turns over { $side } ({ $source }).
event-die_rolled_again = { $seat } rolls a die again: { $positive ->
    [one] positive.
   *[other] blank.
}
event-battle_began = { $seat } meets { $card }: Speed { $speed }, Defence { $defence }, Strength { $strength }.
event-fight_began = { $seat } attacks { $enemy }: { $mode }.
event-enemy_attacked = { $enemy } attacks { $seat } with { $strength } dice.
event-enemy_bonus = The enemy draws { $card }.
event-first_attack = Speed { $own } against { $speed }: { $first } attacks first.
event-attack_rolled = { $seat } rolls { $dice } dice: { $positive } positive.
event-enemy_rolled = { $enemy } rolls { $dice } dice: { $positive } positive.
event-talent_die = { $enemy } rolls for its talent: { $positive ->
    [one] positive.
   *[other] blank.
}
event-fear_rolled = A die for the fear of { $seat }: { $positive ->
    [one] positive.
   *[other] blank.
}
event-damage_dealt = { $seat } deals { $damage } damage to { $enemy }; { $left } Defence left.
event-damage_comes = { $enemy } does { $damage } damage to { $seat }.
event-extra_round = { $enemy } is furious and attacks { $seat } once more.
event-regained = { $enemy } regains { $points } Defence.
event-cooled = { $seat } cools the blow for { $player }: { $damage } damage less.
event-blocked = { $seat } blocks the blow of { $enemy }.
event-battle_given_up = { $enemy } has attacked { $rounds } times. Nobody wins this Battle: { $seat } and { $enemy } part.
event-exchange_ended = { $seat } and { $enemy } have attacked once each. The Exchange is over; { $enemy } has { $left } Defence left.
event-escaped = { $seat } escapes from { $enemy }.
event-enemy_beaten = { $seat } has beaten { $enemy }!
event-led = { $seat } leads the way: { $player } has { $steps } Steps more next turn.
event-past_ended = The Past is over. What lay on the map is gone.
event-prophecy_came_true = The Prophecy comes true: { $prophecy }.
event-prophecy_quest_met = { $seat } has met the Quest of { $prophecy } and receives a Sacred Stone.
event-future_opened = { $scenario }: the Heroes have { $rounds } rounds.
event-difficulty_chosen = The path is { $level }.
event-award_taken = { $seat } takes the award: { $count } { $goods }.
event-round_began = Round { $round } of { $rounds } begins.
event-threat_began = The threat stirs.
event-time_is_up = { $rounds } rounds are over, and so is the time.
event-objective_met = { $scenario }: it is done!
event-requirement_breached = { $scenario }: it has gone too far, and all is lost.
event-counted =
    { $counter-id ->
        [creatures] { $value ->
            [one] The first Creature has come.
           *[other] { $value } Creatures have come by now.
        }
        [creatures_beaten] { $value ->
            [one] The first Creature is beaten.
           *[other] { $value } Creatures are beaten by now.
        }
        [paths_open] { $value ->
            [one] The first Path is open.
           *[other] { $value } Paths are open now.
        }
        [rings_given] { $value ->
            [one] One Ring has been sacrificed.
           *[other] { $value } Rings have been sacrificed by now.
        }
        [rings_found] { $value ->
            [one] One Ring has been found.
           *[other] { $value } Rings have been found by now.
        }
        [finds] { $value ->
            [one] That was the first Find.
           *[other] That was Find number { $value }.
        }
        [drops] { $value ->
            [one] One Ring has been dropped.
           *[other] { $value } Rings have been dropped by now.
        }
        [tentacles_cut] { $value ->
            [one] One Tentacle is cut.
           *[other] { $value } Tentacles are cut by now.
        }
        [captives] { $value ->
            [one] One Captive is free.
           *[other] { $value } Captives are free now.
        }
        [rulers_beaten] { $value ->
            [one] One Ruler is beaten.
           *[other] { $value } Rulers are beaten by now.
        }
        [tributes] { $value ->
            [0] There are no Tributes left.
            [one] There is one Tribute now.
           *[other] There are { $value } Tributes now.
        }
        [guards_beaten] { $value ->
            [one] One Guard is beaten.
           *[other] { $value } Guards are beaten by now.
        }
        [reserve] { $value ->
            [one] One Guard of the reserve has been called.
           *[other] { $value } Guards of the reserve have been called by now.
        }
        [threads] { $value ->
            [one] One Thread has been found.
           *[other] { $value } Threads have been found by now.
        }
        [tiles_gone] { $value ->
            [one] One Tile is gone.
           *[other] { $value } Tiles are gone by now.
        }
        [spirit_lost] { $value ->
            [one] One Spirit has been lost to the void.
           *[other] { $value } Spirit have been lost to the void by now.
        }
        [lights] { $value ->
            [one] One Light has been taken.
           *[other] { $value } Lights have been taken by now.
        }
        [mirrors_closed] { $value ->
            [one] One Mirror is closed.
           *[other] { $value } Mirrors are closed now.
        }
        [shards] { $value ->
            [one] One Shard has been taken.
           *[other] { $value } Shards have been taken by now.
        }
        [sleepers] { $value ->
            [one] One Sleeper is awake.
           *[other] { $value } Sleepers are awake now.
        }
       *[other] { $counter }: { $value } by now.
    }
event-marked = { $seat } has { $mark }: { $count }.
event-unmarked = { $seat } is rid of one { $mark }: { $count } left.
event-covered = { $virtue } of { $seat } sleeps.
event-uncovered = { $virtue } of { $seat } wakes up.
event-token_placed = { $token } appears at { $space }.
event-token_removed = { $token } at { $space } is gone.
event-token_taken = { $seat } takes { $token }.
event-token_moved = { $token } slides from { $start } to { $space }.
event-handed_in = { $seat } hands in { $tokens }.
event-enemy_weaker = { $enemy } is weaker now: Defence { $defence }.
event-riddle_unsolved = { $positive } positive dice do not solve the Riddle; { $seat } needed { $needs }.
event-tile_spared = { $cell } stays after all.
event-enemy_placed = { $enemy } appears at { $space }.
event-enemy_trait = { $enemy }: { $card }.
event-enemy_moved = { $enemy } moves from { $start } to { $space }.
event-next_form = { $enemy } stands up again: this is form { $form }.
event-card_drawn = A card of the Future: { $card }.
event-was_moved = { $seat } is moved from { $start } to { $space }.
event-steps_changed =
    { $steps ->
        [-2] { $seat } has 2 Steps fewer in the next turn.
        [-1] { $seat } has 1 Step less in the next turn.
        [1] { $seat } has 1 Step more in the next turn.
       *[other] { $seat }: Steps in the next turn change by { $steps }.
    }
event-actions_changed =
    { $actions ->
        [-1] { $seat } has 1 Action less in the next turn.
        [1] { $seat } has 1 Action more in the next turn.
       *[other] { $seat }: Actions in the next turn change by { $actions }.
    }
event-stone_used = { $seat } gives a Sacred Stone.
event-thrown = { $seat } throws { $token }: { $damage } damage more.
event-action_done = { $seat }: { $action }.

event-immune = { $seat } will not obey any more: neither Trance nor Commands.
event-active_ruler = { $enemy } is the active Ruler.
event-riddle_solved = { $seat } solves { $card }; a Ring appears far away.
event-trial_rolled = { $seat } rolls { $dice } dice: { $positive } positive.
event-tile_marked = { $cell } will vanish.
event-tile_anchored = { $seat } anchors { $cell }.
event-tile_vanished = The land { $cell } is gone.
event-tile_held = The Anchor holds { $cell }.
event-exit_seen = The true Exit is at { $space }.
event-left_map = { $seat } leaves through the Exit at { $space }.
event-false_exit = The Exit at { $space } leads { $seat } nowhere.
event-tree_grew = Trees grow at { $space }.
event-tree_vanished = The Trees at { $space } make room.

# Questions

question-hero = { $own ->
    [0] { $seat }, which hero shall { $player } be?
   *[other] { $seat }, which hero will you be?
}
question-order = { $seat }, in which order do you take your turns?
question-difficulty = { $seat }, how hard shall the Future be?
question-agree_hero = { $seat }, shall { $player } be { $hero }?
question-agree_order = { $seat }, shall the order be { $order }?
question-agree_difficulty = { $seat }, shall it be { $level }?
question-start_of_turn = { $seat }, your turn begins. Do you use anything first?
question-lay = { $seat }, where do you lay the tile?
question-enter = { $seat }, where do you step onto the map?
question-act = { $seat }, what do you do? Actions left: { $actions }.
question-sacrifice = { $seat }, what do you sacrifice?
question-end_step = { $seat }, your turn ends. Endurance: { $endurance }, Mercy: { $mercy }.
question-settle_next = { $seat }, what do you take first?
question-raise = { $seat }, which Virtue rises? { $count ->
    [one] One point.
   *[other] { $count } points to go.
}
question-lose = { $seat }, which Virtue falls? { $count ->
    [one] One point.
   *[other] { $count } points to go.
}
question-lose_artifact = { $seat }, which Artifact do you give up? { $count ->
    [one] One.
   *[other] { $count } in all.
}
question-keep = { $seat }, which Artifact of level { $level } do you keep?
question-regain = { $seat }, which lost Virtue point comes back? { $count ->
    [one] One point.
   *[other] { $count } points to go.
}
question-agree_keeper = { $seat }, shall { $player } keep { $artifact }?
question-keeper = { $seat }, who keeps { $artifact }?
question-talent = { $seat }, which Talent of level { $level } do you learn?
question-award = { $seat }, which award do you take?
question-discard_bonus = { $seat }, which Bonus card goes?
question-cover = { $seat }, which Virtue falls asleep?
question-uncover = { $seat }, which Virtue wakes up?
question-cure = { $seat }, who is rid of all { $mark }?
question-which_card = { $seat }, which of these cards do you take?
question-where = { $seat }, where?
question-hand_in = { $seat }, what do you hand in?
question-drop = { $seat }, what do you drop?
question-move_to = { $seat }, where do you go?
question-target = { $seat }, whom does it hit?
question-before_fight = { $seat }, { $enemy } has Speed { $speed }, you have { $own }. Do you use anything first?
question-attack = { $seat }, { $dice } dice against { $enemy }, who has { $left } Defence left.
question-face = { $seat }, { $enemy } attacks with { $dice } dice. It has { $left } Defence left.
question-own_dice = { $seat }, { $positive } of your { $dice } dice are positive; { $enemy } has { $left } Defence left.
question-enemy_dice = { $seat }, { $positive } of { $dice } dice of { $enemy } are positive; it has { $left } Defence left.
question-damage = { $taken ->
    [0] { $seat }, { $enemy } does { $damage } damage. Which Virtue takes it, or do you block?
   *[other] { $seat }, { $damage } damage of { $enemy } is left. Which Virtue takes the next point?
}
question-which_treasure = { $seat }, which Treasure do you open?
question-treasure_dice = { $seat }, { $card }: { $positive } of 3 dice are positive.
question-trial_dice = { $seat }, { $positive } of your dice are positive.

# Options

option-agree = Agree
option-attack = Attack { $enemy } at { $space }
option-attack_now = Roll
option-award =
    { $count ->
        [one] 1 { $goods }
       *[other] { $count } { $goods }
    }
option-begin = Go on
option-bless = Give an Offering to { $player }
option-block = Block with 1 Spirit
option-block_with = Block with { $card }
option-choose_bonus = { $card }: { $effect }
option-choose_card = { $card }
option-claim = Claim { $thing } at { $space }
option-cool = { $player } cools the blow
option-cover = { $virtue }
option-difficulty = { $level }
option-discard = { $card }
option-do = { $action } ({ $target })
option-done = Done
option-drop = { $token }
option-end = End the turn
option-enter = { $space }
option-escape = Escape for 1 Spirit
option-escape_with = Escape with { $artifact }
option-face = Stand
option-flip = Turn over { $side } ({ $source })
option-give = Give { $thing } to { $player }
option-go = Go to { $space }
option-hand_in = { $first }, { $second } and { $third }
option-hero = { $hero }
option-keep = { $artifact }
option-keeper = { $player }
option-lay = { $cell }, top to the { $turn }
option-lead = Lead the way for { $player }
option-lose = { $virtue }
option-lose_artifact = { $artifact }
option-mercy = Raise { $virtue } of { $player }
option-move_to = { $space }
option-next = { $gain }
option-order = { $first }, { $second }, { $third }
option-raise = { $virtue }
option-refuse = Rather not
option-reroll = Roll { $side } again
option-result = Let it count
option-sacrifice = Sacrifice { $what }
option-stone = Use a Sacred Stone
option-swap = Exchange { $card }
option-take = { $virtue }
option-talent = { $talent }
option-target = { $enemy } at { $space }
option-thirst = Thirst: lose 1 { $virtue }
option-turn_die = Turn { $side }
option-uncover = { $virtue }
option-unmark = Take { $mark } from { $player }
option-use =
    { $artifact-needs ->
        [0] Use { $artifact }
        [one] Use { $artifact } for 1 positive die
       *[other] Use { $artifact } for { $artifact-needs } positive dice
    }

group-go = Go
group-lay = Lay the tile
group-claim = Claim
group-give = Give
group-flip = Turn dice over
group-take = A Virtue takes the blow
group-mercy = Mercy
group-raise = Raise
group-sacrifice = Sacrifice
group-use = Artifacts
group-of-attack = Attack { $thing } at
group-of-choose_bonus = Use { $thing } for
group-of-claim = Claim { $thing } at
group-of-flip = Turn dice over with { $thing }
group-of-give = Give { $thing } to
group-of-hand_in = Hand in { $thing } with
group-of-mercy = Mercy for { $thing }
group-of-order = First { $thing }, then

# Why not

reason-space_blocked = { $thing } is in the way.
reason-trees_there = Trees are in the way.
reason-no_step_off_trees = Nobody can stay on Trees, and with { $left ->
    [one] 1 Step
   *[other] { $left } Steps
} you would not get off them.
reason-on_trees = You stand on Trees and must walk on first.
reason-no_steps_left = { $steps ->
    [0] You have no Steps.
    [one] Your Step is made.
   *[other] Your { $steps } Steps are made.
}
reason-no_step_to_go_on = { $player } stands there, and no Step would be left to go on.
reason-no_way_across = No Step leads across this side.
reason-too_few_steps = With { $left ->
    [one] 1 Step
   *[other] { $left } Steps
} you do not get there, and no Step leads across a corner.
reason-portals_closed = The Portals are closed.
reason-no_action_left = { $actions ->
    [0] You have no Actions.
    [one] Your Action is used.
   *[other] Your { $actions } Actions are used.
}
reason-space_shared = You share this space with { $player } and must walk on first.
reason-not_there = You do not stand where { $thing } lies.
reason-token_stays = { $thing } is not for taking.
reason-last_virtues = You have { $total } Virtue points. The Altar takes { $price }, and at least one must stay.
reason-no_unused_shevitsa = You have no unused Shevitsa.
reason-one_of_a_pair = You have only one Artifact of level { $level }.
reason-has_left = { $player } has left the map.
reason-not_on_map = { $player } is not on the map yet.
reason-too_far_to_give = { $player } is { $far ->
    [0] on your very space; a gift needs a space beside you.
   *[other] { $far } spaces away; you reach { $most }.
}
reason-not_beside = You do not stand beside { $enemy }.
reason-not_on_space = You do not stand on the space of { $enemy }.
reason-enemy_waits = { $enemy } cannot be attacked yet. { $counter }: { $has } of { $needs }.
reason-enemy_closed = { $enemy } cannot be attacked yet.
reason-outer_segment_first = The outermost segment, at { $space }, comes first.
reason-too_few_virtues = It costs { $needs } Virtue points; you have { $has }, and at least one must stay.
reason-too_few_things = { $thing }: you have { $has } and need { $needs }.
reason-action_closed = What { $action } waits for has not happened yet.
reason-not_at_altar = For this you must stand on an Altar.
reason-gave_last = The last one came from you; now it is for another hero.
reason-anchored_already = An Anchor holds this tile already.
reason-too_few_finds = You have { $has } different finds; the Path asks for { $needs }.
reason-guardians_first = Guardians beaten: { $has } of { $needs }. Before that nobody leaves.
reason-not_marked = { $player } has no { $mark }.
reason-not_near_enough = { $player } is not near enough.
reason-stone_sleeps = In the Past a Sacred Stone does nothing.
reason-stone_by_itself = In this Future a Sacred Stone works by itself, while you have it.
reason-stone_does_nothing = There is nothing for a Sacred Stone to do here now.
reason-slot_fixed = { $artifact } is your Artifact for the { $slot } in this turn.
reason-artifact_used_in_round = { $artifact } has been used in this round of attack.
reason-artifact_used_in_turn = { $artifact } has been used in this turn.
reason-artifact_works = { $artifact } works already, until your turn ends.
reason-artifact_elsewhere = { $when ->
    [start] { $artifact } is used at the start of your turn.
    [act] { $artifact } is used in your turn, outside of fights.
    [begin] { $artifact } is used in your turn, or before the Speeds are compared.
    [attack_before] { $artifact } is used just before you roll your attack.
    [enemy_before] { $artifact } is used before the enemy rolls.
    [attack] { $artifact } is used with the dice of your attack.
    [enemy] { $artifact } is used with dice on the table.
    [damage] { $artifact } is used when damage comes.
   *[escape] { $artifact } is for running away from a Battle.
}
reason-no_dice_to_pay = { $artifact } costs { $needs ->
    [one] 1 positive die
   *[other] { $needs } positive dice
}, and no roll of yours lies on the table.
reason-only_own_dice_pay = Only your own dice pay for { $artifact }.
reason-only_own_dice = { $talent } is for your own dice.
reason-too_few_positive = { $artifact } costs { $needs ->
    [one] 1 positive die
   *[other] { $needs } positive dice
}; you have { $has }.
reason-spirit_full = Your Spirit is full, so { $artifact } would do nothing.
reason-enemy_was_first = { $artifact } helps only where you attacked first.
reason-promised_already = { $artifact } waits for your victory in this fight already.
reason-no_dice_to_change = No die is left that { $artifact } could change.
reason-effect_chosen = { $card } is used for { $effect } in this turn.
reason-both_effects = Both effects of { $card } work for you already.
reason-effect_elsewhere = { $effect-id ->
    [dice] The dice are chosen just before you roll an attack.
    [flips] The flip is chosen when dice lie on the table, or before your attack.
    [speed] The Speed is chosen in your turn outside of fights, or before the Speeds are compared.
   *[actions] The Action is chosen in your turn, outside of fights.
}
reason-not_of_faith = { $card } did not come from Faith, so Faith cannot take it.
reason-bonus_used = { $card } has been used, so Faith cannot take it.
reason-tile_lies_there = A tile lies there, and tiles are never moved.
reason-corner_only = A tile lies side to side with another; here it would touch a corner only.
reason-looks_alike = Turned like that, this tile looks as it does turned another way that is offered.
reason-hero_there = { $player } stands there.
reason-space_not_empty = { $thing } is there, and there is an empty space on the tile.
reason-not_nearest = It is not free, or another free space is nearer.
reason-virtue_full = { $virtue } of { $player } is { $most }, and that is the most.
reason-not_lost_here = You lost no { $virtue } in this fight.
reason-points_handed_out = The points of { $virtue } were counted as your turn ended, and none is left.
reason-mercy_for_others = Your Mercy is for the other heroes.
reason-virtue_sleeps = Trance covers your { $virtue }: it sleeps.
reason-virtue_awake = Your { $virtue } does not sleep.
reason-virtue_too_low = Your { $virtue } is { $value }; it works from 3 on.
reason-virtue_is_zero = Your { $virtue } is 0.
reason-other_level = { $artifact } is of level { $level }, and it must be level { $needs }.
reason-talent_known = You have learned { $talent }.
reason-level_chosen = You have chosen your Talent of level { $level }.
reason-level_later = You choose on level { $now } now; this one is on level { $level }.
reason-not_damaged = { $enemy } has no damage yet.
reason-other_enemies_only = It does not work on { $enemy }.
reason-hero_taken = { $player } plays this hero.
reason-was_refused = This was proposed and refused.
reason-no_part_in_gift = { $player } had no part in this gift.
reason-no_hope_against = Hope does not work against { $enemy }.
reason-hope_used = Hope has been used here already.
reason-hope_all_turned = { $dice ->
    [one] Your Hope of { $hope } turns over one die, and that is done.
   *[other] Your Hope of { $hope } turns over { $dice } dice, and that is done.
}
reason-hope_on_dice = Your Hope is turning over the other dice, and all of it goes to one roll.
reason-flips_used = { $count ->
    [0] { $card } turns over no die.
    [one] { $card } has turned over its die here.
   *[other] { $card } has turned over its { $count } dice here.
}
reason-star_not_for_enemies = { $talent } never turns over a die of an enemy.
reason-star_in_turns_only = { $talent } works in the turn of a hero, and it is nobody's turn.
reason-talent_used = { $talent } has been used already.
reason-talent_spent = { $player } has used { $talent } and cannot again before the next turn of { $player }.
reason-dice_counted = These dice count already.
reason-rolled_again = Every die that shows this has been rolled again already.
reason-no_escape = There is no escape from { $enemy } in this fight.
reason-dice_first = First these dice count; then you may escape.
reason-no_damage_yet = Until these dice count, there is no damage to block.
reason-damage_begun = You have taken { $taken ->
    [one] 1 point
   *[other] { $taken } points
} of this damage, so the rest is yours as well.
reason-too_far_to_cool = { $player } is { $far } spaces away; the touch reaches { $most }.
reason-highest_takes = { $enemy } strikes the highest Virtue, and yours is { $most }.
reason-last_virtue = { $talent } never takes the last Virtue point.

# The table

table-phase = It is the time of { $phase }.
table-prophecies = Prophecies: { $prophecies }.
table-prophecy = { $prophecy }: { $story } Prophecy Quest: { $quest }
table-turn = It is the turn of { $seat }: { $steps } Steps made, { $actions } Actions done.
table-tiles = Tiles laid: { $count }. Tiles to come: { $left }.
table-next_tile = The tile to lay shows, clockwise from the top left: { $spaces }.
table-nothing = nothing
table-hero = { $seat } is { $hero }{ $at ->
    [off] , not on the map
   *[other] {" "}at { $at }
}: { $virtues }; Speed { $speed }; Spirit { $spirit }; Shevitsa { $unused } unused, { $invested } invested.
table-virtue = { $virtue } { $value }
table-talents = { $seat } has learned { $talents }.
table-artifacts = { $seat } owns { $artifacts }.
table-quests = { $seat } has the Quests { $quests }.
table-quest = { $quest } ({ $text })
table-bonus = { $seat } has the Bonus cards { $cards }.
table-offerings = { $seat } holds { $count ->
    [one] an Offering.
   *[other] { $count } Offerings.
}
table-stones = { $seat } holds { $count ->
    [one] a Sacred Stone.
   *[other] { $count } Sacred Stones.
}
table-carried = { $seat } carries { $things }.
table-marks = { $seat }: { $marks }.
table-mark = { $mark } { $count }
table-away = { $seat } has left the map.
table-corner = { $thing } { $corner }
table-land = { $number }. { $land }: { $things }.
table-fight = { $seat } fights { $enemy }: Speed { $speed }, Defence { $left } of { $defence }, Strength { $strength }.
table-roll = On the table: { $positive } positive and { $blank } blank dice.
table-offered = To choose from: { $artifacts }.
table-round = { $scenario }: round { $round } of { $rounds }. { $goal }
table-win = You win with this: { $ways }
table-lose = You lose like this: { $ways }
table-counter = { $counter }: { $value }.
table-enemy = { $enemy } at { $space }: Speed { $speed }, Defence { $left } of { $defence }, Strength { $strength }.
table-in_force = In force: { $cards }.
table-stone_use = A Sacred Stone: { $text }
table-decks = Cards left: { $decks }.
table-deck = { $deck }: { $count }

# Reasons of bots: what an answer brings more of than others, and what less

part-safety-more = { $amount ->
    [one] the heroes keep about 1 more Spirit
   *[other] the heroes keep about { $amount } more Spirit
}
part-safety-less = { $amount ->
    [one] the heroes lose about 1 more Spirit
   *[other] the heroes lose about { $amount } more Spirit
}
part-treasures-more = { $amount ->
    [one] you gain about 1 more Artifact
   *[other] you gain about { $amount } more Artifacts
}
part-treasures-less = { $amount ->
    [one] you gain about 1 fewer Artifact
   *[other] you gain about { $amount } fewer Artifacts
}
part-goal-more = { $amount ->
    [one] about 1 more thing of what the Future asks for is done
   *[other] about { $amount } more things of what the Future asks for is done
}
part-goal-less = { $amount ->
    [one] about 1 fewer thing of what the Future asks for is done
   *[other] about { $amount } fewer things of what the Future asks for is done
}
part-damage-more = { $amount ->
    [one] the enemies that matter take about 1 more damage
   *[other] the enemies that matter take about { $amount } more damage
}
part-damage-less = { $amount ->
    [one] the enemies that matter take about 1 damage less
   *[other] the enemies that matter take about { $amount } damage less
}
part-approach-more = { $amount ->
    [one] the heroes come about 1 Step nearer to what the Future asks for
   *[other] the heroes come about { $amount } Steps nearer to what the Future asks for
}
part-approach-less = { $amount ->
    [one] the heroes stay about 1 Step farther from what the Future asks for
   *[other] the heroes stay about { $amount } Steps farther from what the Future asks for
}
part-nearness-more = { $amount ->
    [one] good things lie about 1 Step nearer
   *[other] good things lie about { $amount } Steps nearer
}
part-nearness-less = { $amount ->
    [one] good things lie about 1 Step farther away
   *[other] good things lie about { $amount } Steps farther away
}
part-growth-more = { $amount ->
    [one] the heroes have about 1 more Virtue point
   *[other] the heroes have about { $amount } more Virtue points
}
part-growth-less = { $amount ->
    [one] the heroes have about 1 fewer Virtue point
   *[other] the heroes have about { $amount } fewer Virtue points
}

# The Future Book

boxes-title = The Future Book
book-goal = The goal
book-losses = How you lose
book-setup = Set-up
book-threat = The Threat step
book-stone = A Sacred Stone
book-standing = What holds in this Future
book-enemies = Enemies
book-tokens = Tokens
book-actions = Actions of this Future
book-deck = Cards: { $deck }
book-quests = Future Quests
book-rounds = You have { $rounds ->
    [one] 1 round.
   *[other] { $rounds } rounds.
}
book-breach = At once: { $what }.
book-death = At once: a hero dies.
book-late = { $rounds ->
    [one] 1 round is over and the goal is not reached.
   *[other] { $rounds } rounds are over and the goal is not reached.
}
book-counted = { $what }: { $count } or more
book-counted-most = { $what }: { $count } at most
book-counted-between = { $what }: { $count } to { $most }
book-beaten = { $enemy } beaten: { $count ->
    [one] once
   *[other] { $count } times
}
book-on_map = { $token } on the map
book-marked = { $mark } on one hero: { $count } or more
book-marked-together = { $mark } on all heroes together: { $count } or more
book-everybody_carries = every hero carries { $tokens }
book-everybody_at = all heroes are at the { $token } or beside it
book-everybody_left = all heroes have left the map
book-any = one of these: { $parts }
book-round_start = When a round begins: { $what }
book-turn_start = When your turn begins: { $what }
book-who = { $who-id ->
    [everybody] every hero
    [others] each other hero
    [most_virtues] the hero with most Virtue points
    [least_hope] the hero with least Hope
    [most_speed] the hero with most Speed
    [most_marks] the hero with most { $of }
    [most_carried] the hero with most of this: { $of }
    [nearest] the hero nearest to { $of }
    [within] every hero within { $spaces } spaces of { $of }
    [beside] a hero beside { $of }
   *[hero] this hero
}
book-where = { $place-id ->
    [far] far away
    [centre] in the middle of the map
    [portals] on Portals
    [altars] on Altars
    [beside] beside { $of }
    [apart] at least { $spaces } spaces apart
    [none] not on the map yet
   *[scatter] scattered
}
book-amount = { $what-id ->
    [virtues] { $count ->
        [one] 1 Virtue point
       *[other] { $count } Virtue points
    }
    [stones] { $count ->
        [one] 1 Sacred Stone
       *[other] { $count } Sacred Stones
    }
    [artifact] { $count ->
        [one] 1 Artifact
       *[other] { $count } Artifacts
    }
   *[other] { $count } { $what }
}
book-gain = { $who } gains { $goods }.
book-lose = { $who } loses { $goods }.
book-count = { $counter }: { $by } more.
book-mark = { $who } gets { $count } { $mark }{ $most ->
    [0] .
   *[other] , as long as there are fewer than { $most } in all.
}
book-unmark = { $who } is rid of { $count } { $mark }.
book-place = { $thing }: { $count }, { $place }{ $most ->
    [0] .
   *[other] , up to { $most } on the map.
}
book-place-on_die = { $thing }: { $count }, { $place }, if a die is positive{ $most ->
    [0] .
   *[other] , up to { $most } on the map.
}
book-remove = it is taken off the map.
book-draw = draw a card: { $deck }.
book-draw-holding = draw a card that holds: { $deck }.
book-lay_aside = the card in force is discarded: { $deck }.
book-fight = { $who } fights a Battle of level { $level }.
book-enemies_act = each enemy moves, if it can, and attacks a hero in its reach.
book-enemy_acts = { $enemy }: moves, if it can, and attacks a hero in its reach.
book-move_enemies = { $enemy }: { $steps ->
    [one] 1 Step more
   *[other] { $steps } Steps more
} towards the nearest hero.
book-damage = { $damage } damage to an enemy.
book-steps = { $who }: { $steps ->
    [-1] 1 Step less.
    [1] 1 Step more.
   *[other] Steps change by { $steps }.
}
book-actions_next = { $who }: { $actions ->
    [-1] 1 Action less in its next turn.
    [1] 1 Action more in its next turn.
   *[other] Actions in its next turn change by { $actions }.
}
book-lose_per_mark = lose 1 Virtue point for each { $mark } you have.
book-rule = a rule of this Future, as its clauses say.
book-rule-stretch_tentacles = the tentacles stretch out from the Maw.
book-rule-tentacles_attack = each tentacle attacks a hero that it reaches.
book-rule-grow_back = a tentacle grows a Segment back.
book-rule-wither = the outermost Segments of a tentacle are gone.
book-rule-take_harpoon = take the harpoon.
book-rule-come_closer_to = the hero nearest to a Hypnotist comes closer.
book-rule-put_seal = a Seal is laid there.
book-rule-become_immune = no more Trance and no more Commands.
book-rule-seat_rulers = Thrones, Rulers and Guards take their places.
book-rule-next_ruler = the next living Ruler clockwise is active.
book-rule-collect = a Tribute is collected.
book-rule-call_guard = a Guard of the reserve comes.
book-rule-ruler_falls = Tributes come back, and another Ruler may be active.
book-rule-hunter_appears = a Hunter appears.
book-rule-mark_tiles = the tiles that will vanish next are marked.
book-rule-mark_one = one tile more is marked.
book-rule-tiles_vanish = the marked tiles vanish.
book-rule-thread_found = with the last Thread that is needed, the Exit appears.
book-rule-creature_scatters = a Creature, scattered.
book-rule-creature_comes = a Creature comes, far away.
book-rule-tree_grows = Trees grow on an empty space.
book-rule-tree_vanishes = Trees that grew make room.
book-rule-guardian_falls = perhaps you see the true Exit.
book-rule-stone_opens_path = a Path is open.
book-numbers = { $forms ->
    [one] Speed { $speed }, Defence { $defence }, Strength { $strength }.
   *[other] Form { $form }: Speed { $speed }, Defence { $defence }, Strength { $strength }.
}
book-closed = Cannot be attacked before this: { $what }.
book-fought = { $mode-id ->
    [own] Fought from its own space, in Exchanges.
    [battle] Fought from beside it, in a whole Battle.
   *[exchange] Fought from beside it, in Exchanges.
}
book-moves = { $steps ->
    [0] In the Threat step it moves as many Steps as its Speed.
    [one] In the Threat step it moves 1 Step.
   *[other] In the Threat step it moves { $steps } Steps.
}
book-trait_deck = It draws its trait: { $deck }.
book-shared_deck = It has the trait of the card in force: { $deck }.
book-prize = Whoever beats it gains { $goods }.
book-on_beaten = When it is beaten: { $what }
book-on_claim = When it is taken: { $what }
book-blocks = Nobody can enter its space.
book-kept = An Action takes it, and you carry it.
book-taken = An Action uses it up.
book-nothing = Nothing more.
book-main = Win.
book-if_won = Counts only if you win.
book-several = { $name } ({ $count })
book-more = { $number-id ->
    [enemy_speed] { $count } more Speed
    [enemy_defence] { $count } more Defence
   *[enemy_strength] { $count } more Strength
}
book-stronger = it has { $what }.
book-trait-stronger_by_counter = it has 1 more Strength for each of this above { $above }: { $counter }.
book-trait-attacks_first = it attacks first, whatever the Speeds.
book-trait-doubles_on_die = it rolls a die of its own; if that is positive, its damage is doubled.
book-trait-extra_round_at_half = when half of its Defence is gone, it attacks once more.
book-trait-ignores_damage = the first { $damage } damage of each of your rounds does nothing.
book-trait-no_hope = Hope cannot be used against it.
book-trait-frightens = it rolls a die before your round; if that is positive, you roll { $dice } dice fewer.
book-trait-regains = after each of its attacks that hurts, it regains { $defence } Defence.
book-trait-hits_highest_virtue = each point of its damage hits the Virtue that is highest then.
book-trait-mirrors_love = it is as strong as your Love, up to { $most }.
book-trait-rerolls_blanks = in its first round it rolls its blank dice again.
book-trait-block_costs = whoever blocks it with Spirit loses { $virtues ->
    [one] 1 Virtue point
   *[other] { $virtues } Virtue points
}, too.
book-trait-marks_on_hit = a hero that it hurts gets 1 { $mark }{ $most ->
    [0] .
   *[other] , as long as there are fewer than { $most } in all.
}
book-trait-heals_alone = if nobody attacks it in a round, it loses { $damage } of its damage.
book-trait-moves = it moves { $steps } Steps in the Threat step.
book-trait-reaches = in the Threat step it attacks from up to { $spaces } spaces away.

deck-events = Events
deck-reflections = Reflections
deck-lands = Lands
deck-shard_cards = Shards
deck-tentacles = Tentacles
deck-surges = Surges
deck-harpoons = Harpoons
deck-hypnotists = Hypnotists
deck-commands = Commands
deck-awakenings = Awakenings
deck-guard_traits = Guards
deck-decrees = Decrees
deck-hearts = Hearts
deck-hunters = Hunters
deck-riddles = Riddles
deck-finds_deck = Finds
deck-fractures = Fractures
deck-echoes = Echoes
deck-guardians = Guardians
deck-paths = Paths

number-more_defence = Defence of a Reflection: Love and { $number } more.
number-most_defence = Defence of a Reflection: { $number } at most.
number-less_strength = Strength of a Reflection: Love and { $number } less.
number-most_strength = Strength of a Reflection: { $number } at most.
number-tentacles = Tentacles: { $number }.
number-length = Segments of a tentacle: { $number }.
number-weaker_maw = When no tentacle is left, the Maw has { $number } Defence less.
number-withering = Segments that a Sacred Stone takes: { $number }.
number-steps_closer = Who must come closer walks up to { $number } Steps.
number-tribute = Virtue points that a Tribute takes: { $number }.
number-tributes_back = Tributes taken off the count when a Ruler falls: { $number }.
number-dear_price = To solve a Riddle dearly: { $number } Virtue points.
number-altar_price = Riddle of the Altar: { $number } Virtue points.
number-thread_price = Riddle of the Thread: { $number } unused Shevitsa.
number-trial_dice = Riddle of Chance: roll { $number } dice.
number-trial_positives = Riddle of Chance: { $number } positive dice solve it.
number-most_hunters = Hunters on the map: { $number } at most.
number-hunter_distance = A Hunter appears { $number } Steps away, or as little more as possible.
number-hard_blow = Virtue points lost in one attack that make you drop a Ring: { $number } or more.
number-least_tiles = Tiles that always stay: { $number }.
number-threads_needed = Threads that bring the Exit: { $number }.
number-vanish_1 = Tiles marked for the first Threat step: { $number }.
number-vanish_2 = Tiles marked for the second Threat step: { $number }.
number-vanish_3 = Tiles marked for the third Threat step: { $number }.
number-vanish_later = Tiles marked for each later Threat step: { $number }.
number-finds_needed = Different finds that open a Path: { $number }.
number-paths_needed = Open Paths that bring the Exits: { $number }.
number-guardians_needed = Guardians beaten before anybody can leave: { $number }.
number-guardians_to_look = Guardians beaten before you see the true Exit: { $number }.
number-exits = Exits: { $number }.
number-false_exit = Virtue points that a false Exit costs: { $number }.
number-most_creatures = Creatures that come: { $number } at most.
