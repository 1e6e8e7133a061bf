# How the sentences of a tale are joined, in English. `$what` is one of them, without its full stop.

tale-first-1 = It began when { $what }.
tale-first-2 = Before long { $what }.
tale-first-3 = The first thing worth telling: { $what }.

tale-then-1 = Then { $what }.
tale-then-2 = Soon after, { $what }.
tale-then-3 =
    { $round ->
        [0] After that { $what }.
       *[other] In round { $round } { $what }.
    }
tale-then-4 = Not much later { $what }.

tale-again-1 = And not content with that, { $what }.
tale-again-2 = Nor was that all: { $what }.
tale-again-3 = It did not end there: { $what }.

tale-meanwhile-1 = In the same breath { $what }.
tale-meanwhile-2 = And almost at once { $what }.
tale-meanwhile-3 = Hardly was that done when { $what }.

tale-later-1 =
    { $round ->
        [0] A good while later { $what }.
       *[other] It was quiet until round { $round }, when { $what }.
    }
tale-later-2 = Much later { $what }.
tale-later-3 = A long time passed, and then { $what }.

tale-leads-1 = With that { $seat } went into the lead.
tale-leads-2 = Now { $seat } was in front.
tale-leads-3 = So the lead went over to { $seat }.

tale-left-1 = { $seat } got up and left the table for good
tale-left-2 = { $seat }’s chair stayed empty from then on
