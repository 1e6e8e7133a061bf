# The tale of a match of The Grimm Forest, in English.

tale-opening-1 = Once upon a time the King was looking for a builder, and { $seats } went into the forest with empty hands and large plans.
tale-opening-2 = { $seats } were cousins of three famous pigs, and each of them meant to have three houses before the others.
tale-opening-3 = Straw in the fields, wood in the forest, bricks in the yard: { $seats } all wanted the same, and nobody said where they were going.

tale-house_finished-1 =
    { $houses ->
        [one] { $seat } put the roof on a { $material-id } house, the first of three
        [2] { $seat } finished a { $material-id } house and needed only one more
       *[other] { $seat } laid the last piece of a { $material-id } house, and with it the third was done
    }
tale-house_finished-2 =
    { $houses ->
        [one] { $seat } had a first house to live in, built of { $material-id }
        [2] { $seat }’s second house stood, of { $material-id } this time
       *[other] { $seat }’s third house was ready, of { $material-id } from the floor to the roof
    }
tale-house_finished-3 =
    { $houses ->
        [one] { $seat } moved into a { $material-id } house
        [2] { $seat } had two houses already, the newer one of { $material-id }
       *[other] { $seat } needed one more roof, and put it on a { $material-id } house
    }

tale-roof_lost-1 = the Big Bad Wolf blew until the roof of { $seat }’s { $material-id } house was gone
tale-roof_lost-2 = { $seat } had to watch the roof of a { $material-id } house fly away
tale-blown_down-1 = the Big Bad Wolf came to { $seat } and took the { $section-id } of a { $material-id } house
tale-blown_down-2 = { $seat } lost the { $section-id } of a { $material-id } house to the wind

tale-gathered-1 = { $seat } walked home from { $location } with { $count } { $material-id }, and nobody to share it with
tale-gathered-2 = { $seat } guessed right and carried { $count } { $material-id } out of { $location }

tale-squeezed-1 = { $player } met a Bridge Troll and paid { $count } to { $seat }
tale-squeezed-2 = { $seat }’s Bridge Troll held out its hand, and { $player } had to put { $count } into it
tale-wolf_struck-1 = { $seat } let a Wolf loose in { $location }, and { $count } pieces of everything were scattered
tale-wolf_struck-2 = a Wolf that { $seat } had sent was waiting in { $location }
tale-monster_cancelled-1 = the { $card } came for { $seat }, but { $friend } stood in its way
tale-monster_cancelled-2 = { $seat } would have met the { $card }, had { $friend } not been there
tale-huntsman_cancels-1 = { $seat }’s Huntsman chased the { $card } away
tale-plans_swapped-1 = { $seat } threw a coin into the Wishing Well, and { $one } and { $other } found themselves where they had not meant to go
tale-monsters_taken-1 = { $seat } played the Magic Flute, and { $cards } came dancing along
tale-action_lost-1 = { $player } stole an action from { $seat }
tale-corner_gained-1 = { $seat } found out how to cut corners
tale-first_builder-1 = { $seat } was the first of all to finish a { $material-id } house
tale-gave_friend-1 = { $seat } gave { $friend } away to { $receiver }

tale-ending-one-1 =
    { $next-count ->
        [0] The King had seen enough after { $rounds } rounds: { $winners } became Royal Builder.
       *[other] After { $rounds } rounds the King had seen enough: { $winners } became Royal Builder, and { $next } went home as the next best.
    }
tale-ending-one-2 = In round { $rounds } the King came by, counted, and shook { $winners } by the hand.
tale-ending-close-1 = In round { $rounds } the King came and counted: { $next } had built as many houses as { $winners }. He looked twice at bricks and roofs before he chose { $winners }.
tale-ending-shared-1 = The King counted twice and three times, and in the end { $winners } had to share the title.
tale-ending-none-1 = After { $rounds } rounds the King gave up waiting, and nobody became Royal Builder.
tale-ending-1 = So it ended after { $rounds } rounds.
