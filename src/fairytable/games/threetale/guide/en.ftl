# What the guide says in a first match, at each kind of question.

guide-hero = You win or lose together. Choose three who help each other: fighter, helper, wanderer.
guide-order = The first hero lays the first tile. It matters little; who is fast may well go last.
guide-difficulty = It only changes what you get before the Future begins. In a first match take Smooth.
guide-agree_hero = You play on one side. Say no only if you have a better idea.
guide-agree_order = You play on one side. Say no only if you have a better idea.
guide-agree_difficulty = In a first match take Smooth.
guide-start_of_turn = Whatever you use now works for this turn. You have { $steps } Steps.
guide-lay =
    Lay it where your { $steps } Steps still reach something good. { $tiles ->
        [0] It is the last tile of the Past.
        [one] 1 tile is left after it.
       *[other] { $tiles } tiles are left after it.
    }
guide-enter = Begin where something useful is near: you have { $steps } Steps.
guide-act =
    { $phase-id ->
        [future] Round { $round } of { $rounds }. Look at the goal, and who can reach it: you have { $steps } Steps.
       *[other] An Action takes what lies under you. You have { $steps } Steps, Love { $love } for fights, { $spirit } Spirit.
    }
guide-sacrifice = 3 Virtue points make 1 Shevitsa, { $talent } Shevitsa a first Talent. You have { $shevitsa }.
guide-end_step = Endurance raises your own Virtues, Mercy those of the others. { $lowest } is your lowest.
guide-settle_next = Everything comes; only the order is yours.
guide-raise = A Virtue works more at 3, 7 and 11. Your lowest is { $lowest }.
guide-lose = Stay at or above 3, 7 and 11 where you can. Your lowest is { $lowest }.
guide-lose_artifact = You have { $artifacts }. Give up the one you use least.
guide-keep = One Artifact for head, hands and feet each works at a time. You have { $artifacts }.
guide-regain = Bring back what lifts you to 3, 7 or 11 again.
guide-agree_keeper = It should go to whoever uses it most. You all win together.
guide-keeper = It should go to whoever uses it most. You all win together.
guide-talent = A Talent is yours for the rest of the tale. Choose what you will use in every turn.
guide-award = Look at what the Prophecy asks for. You have { $sum } Virtue points, Love { $love }.
guide-discard_bonus = Keep the card that helps in this very turn; all of them leave at its end.
guide-cover = A sleeping Virtue does nothing. Choose one below 3: { $lowest } is your lowest.
guide-uncover = Wake the one that works most. Love is { $love }, Endeavour is { $endeavour }.
guide-cure = Help whoever suffers most, or whose turn comes next.
guide-which_card = Take what helps before the next threat.
guide-where = Think of the next threat, and of your way to the goal.
guide-hand_in = Hand in what you need least.
guide-drop = You can take it up again later, with an Action.
guide-move_to = Choose where you can act next, out of reach of what threatens you.
guide-target = Hit what is nearly beaten, or what threatens somebody most.
guide-before_fight = The faster one strikes first. You roll { $love } dice, and you have { $spirit } Spirit to block or escape.
guide-attack = Each die is positive half of the time. In the Past you can escape for 1 Spirit; you have { $spirit }.
guide-face = Each of its dice hurts half of the time. You have { $sum } Virtue points and { $spirit } Spirit.
guide-own_dice = Hope turns blank dice over. Use it now if it ends the fight.
guide-enemy_dice = Hope can turn its dice to blank. Each one saves a Virtue point.
guide-damage = Stay at or above 3, 7 and 11, or block it all with 1 of your { $spirit } Spirit, but never with the last!
guide-which_treasure = The higher its level, the more there is to win and to lose.
guide-treasure_dice = More positive dice mean a better Treasure. Hope turns dice over.
guide-trial_dice = More positive dice are better. Hope turns dice over.
