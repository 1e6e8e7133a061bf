# The tale of a match of Hungarian Folktales, in English.

tale-opening-1 = Beyond seven times seven lands { $seats } set out from home, each with a tale to live and a bag with too little in it.
tale-opening-2 = Where was it, where was it not: there were { $seats }, and all of them were on their way to the Castle gate.
tale-opening-3 = { $seats } tied up their bundles one morning, and the road of stones lay before them.

tale-quest_done-1 = { $seat } did what was asked in { $tale }
tale-quest_done-2 = { $seat } had lived through { $tale } and was still alive to tell of it
tale-quest_done-3 = { $seat } brought { $tale } to its end
tale-quest_done-4 = { $tale } came to a good end, thanks to { $seat }

tale-gate_reached-1 = { $seat } stood before the Castle gate and knocked
tale-gate_reached-2 = { $seat } was the one to come to the Castle gate
tale-gate_stayed_shut-1 = the gate stayed shut before { $seat }, for { $points } was not enough
tale-gate_stayed_shut-2 = { $seat } threw for the gate, made { $points }, and had to stay outside

tale-lost_throw-1 = { $seat } had no luck with { $place } and paid for it
tale-lost_throw-2 = { $seat } met { $place } and came off badly
tale-magic_drawn-1 = { $seat } threw so well that something magical was the reward, and its name was { $tile }
tale-magic_drawn-2 = fortune laid a magical thing into { $seat }’s bag that is called { $tile }
tale-toad_made-1 = the Sorcerer laughed, and { $seat } had a toad where something better had been
tale-courage_tested-1 = { $seat } dared { $partner } to a Test of Courage, { $white } against { $blue }
tale-courage_tested-2 = { $seat } and { $partner } looked each other in the eye over the dice: { $white } against { $blue }
tale-bad_luck_met-1 = bad luck met { $seat } in the middle of the road
tale-bad_luck_met-2 = { $seat } walked right into bad luck
tale-slipped_away-1 = { $seat } slipped away unseen before anybody could say a word
tale-trade_agreed-1 = { $seat } and { $partner } shook hands on a trade
tale-trade_agreed-2 = { $seat } found something that { $partner } wanted, and they traded
tale-went_hungry-1 = { $seat } had nothing left to eat and went on with holes in the boots
tale-shortcut_entered-1 = { $seat } dared to take a shortcut, by { $shortcut }
tale-shortcut_entered-2 = { $seat } saved half the way by { $shortcut }
tale-trickster_came-1 = the Trickster came to { $seat } and offered his help

tale-ending-one-1 =
    { $next-count ->
        [0] In round { $rounds } the gate swung open, and { $winners } walked in.
        [one] In round { $rounds } the gate swung open, and { $winners } walked in, while { $next } was still on the way. If they have not died, they are living there to this day.
       *[other] In round { $rounds } the gate swung open, and { $winners } walked in, while { $next } were still on the way. If they have not died, they are living there to this day.
    }
tale-ending-one-2 = So { $winners } came into the Castle in round { $rounds }. Here is the end of it; run away with it!
tale-ending-close-1 = { $next } had done as much as { $winners }, but it was { $winners } who came through the gate in round { $rounds }. Whoever does not believe it may go and see.
tale-ending-shared-1 = In round { $rounds } { $winners } went through the gate together, and the feast is still going on.
tale-ending-none-1 = After { $rounds } rounds the gate was still shut, and the heroes are wandering yet.
tale-ending-1 = So it ended in round { $rounds }.
