# The tale of a match of Dice Upon a Time, in English.

tale-opening-1 = In the old days, when wishing still helped, { $seats } came to the same little town, each with a handful of dice.
tale-opening-2 = The brothers had hardly sharpened their pens when { $seats } set out to be written down.
tale-opening-3 = { $seats } met in the Town, by candlelight, and each of them had a story to tell that was better than the others’.

tale-then-1 = Then { $what }.
tale-then-2 = Soon after, { $what }.
tale-then-3 =
    { $round ->
        [0] After that { $what }.
       *[other] In chapter { $round } { $what }.
    }
tale-then-4 = Not much later { $what }.
tale-later-1 =
    { $round ->
        [0] A good while later { $what }.
       *[other] It was quiet until chapter { $round }, when { $what }.
    }
tale-later-2 = Much later { $what }.

tale-quest_completed-1 =
    { $points ->
        [one] { $seat } brought { $quest } to a good end, for 1 point
       *[other] { $seat } brought { $quest } to a good end, for { $points } points
    }
tale-quest_completed-2 = { $seat } could tell of { $quest }, and that was worth { $points }
tale-quest_completed-3 = { $quest } was { $seat }’s to tell

tale-quest_stolen-1 = { $seat } took { $quest } right out of { $player }’s hands
tale-quest_stolen-2 = { $player } drew { $quest }, but { $seat } snatched it away
tale-curse_passed_on-1 = { $seat } got rid of { $card }, and { $player } had it
tale-curse_lifted-1 = the curse of { $card } was lifted from { $seat }
tale-quest_discarded-1 = { $seat } had to give { $quest } up
tale-quest_discarded-2 = nothing came of { $quest }, and { $seat } let it go
tale-mini_quest_fulfilled-1 = { $seat } did along the way what { $card } asked for
tale-magic_stolen-1 = { $seat } reached into { $player }’s sleeve and came away with magic
tale-tokens_stolen-1 = the Cudgel danced on { $player }’s back until { $seat } had what was wanted
tale-tokens_stolen-2 = { $seat } took from { $player } what { $player } had gathered
tale-magic_played-1 = { $seat } pulled { $card } out of a sleeve
tale-magic_played-2 = { $seat } used { $card } when nobody expected it
tale-wolf_comes-1 = { $seat } woke the Wolf, and everybody else had to feed it
tale-exchanged-1 = { $seat } and { $player } made a bargain
tale-die_knocked_off-1 = { $seat } knocked a die of { $player } off the road
tale-warded_off-1 = { $seat } was ready for { $card } and came to no harm
tale-snake_die_won-1 = the Snake lent { $seat } its die

tale-ending-won-1 = So the tale was told to its end in chapter { $rounds }, and since all had told it together, all had won.
tale-ending-lost-1 = The candle went out in chapter { $rounds }, and the tale was not good enough: this time all of them had lost.
tale-ending-one-1 =
    { $next-count ->
        [0] The book was closed after chapter { $rounds }, and { $winners } had told the best of it.
       *[other] The book was closed after chapter { $rounds }: { $winners } had told the best of it, and { $next } the next best.
    }
tale-ending-one-2 = When the candle had burned down, in chapter { $rounds }, it was { $winners } whose tale was written down.
tale-ending-shared-1 = When the candle had burned down, in chapter { $rounds }, nobody could say whose tale was better: it was written down as that of { $winners }.
tale-ending-1 = So the tale ended in chapter { $rounds }.
