title = Battles, and what is to come
about = How one fights, what Hope is for, and how a Future is met.

hello = We are in the middle of a tale, and you stand before a foe. Let us look closely at how one fights.
speed = Whoever has more Speed strikes first. Then you strike in turns, until somebody falls or runs.
dice = You roll as many dice as you have Strength. Every good side takes one Defence from the foe. Attack!
stay = One may always escape, and it is no shame. But today we stay and learn. Attack!
attack-first = Later, perhaps. Attack first!
hope = Look at your dice. With Hope you may turn one of them over: a blank becomes a good one. It is one of your six Virtues.
use-hope = You may take it as it is. But Hope is there to be used: turn over a blank die.
won = And the foe is beaten! What you win makes you stronger: Shevitsa for Talents, or an Artifact to carry.
virtues = Six Virtues you have: Love, Hope, Faith, Endeavour, Endurance and Mercy. Each of them helps in another way; Hope you know already.
future = When the last tile is laid, the Past is over and a Prophecy comes true. Then foes of the Future step onto your map, and they move, too.
prepare = So look at the Prophecy from the first day on: it says what will be asked of you. Share the work; nobody has to be good at everything.
end = You win together when its Quest is done, and lose together when the Shadow wins. Play on from here, and be of good hope!
