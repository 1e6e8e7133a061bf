# What the guide says in a first match, at each kind of question.

guide-choose_hero = Each hero can do one thing better than all others. Read the gift, not the face.
guide-choose_item =
    { $goal-id ->
        [nothing] It fills one of your { $room } places. Take what you will use often.
       *[other] Your tale leads to { $goal }. Take a thing that helps there, or boots for the long way.
    }
guide-rest = Two turns are long. Biscuits pay a Boot off, too: you hold { $biscuits }.
guide-turn =
    { $goal-id ->
        [nothing] Nobody is left to meet. You still want: { $treasures }. Then on to the Castle!
       *[other] Your tale leads to { $goal }. Roll, or eat a Biscuit first for a few steps: you hold { $biscuits }.
    }
guide-anything_else = Biscuits carry you on, and on a shared field you may trade. If nothing helps, end your turn.
guide-walk =
    A Red Field on the way costs a Biscuit: you hold { $biscuits }. { $goal-id ->
        [nothing] You still want: { $treasures }.
       *[other] Your tale leads to { $goal }.
    }
guide-blank = A blank is luck: choose the number that takes you exactly where you want to be.
guide-pay = Give the Biscuit with the lowest number: the others carry you farther. You hold { $biscuits }.
guide-meal = Without a Biscuit you would get a Boot, and every white roll would be shorter. You hold { $biscuits }.
guide-bad_luck = What you cannot pay makes your feet heavy. Advice: { $advice }, Biscuits: { $biscuits }.
guide-take =
    You carry { $tiles } of { $room } tiles. { $missing ->
        [0] Take what you can use, or what others want in trade.
       *[other] You still want: { $treasures }.
    }
guide-bonus = A free roll, in any direction. Do it, unless this field is where you want to be.
guide-shortcut = It saves many turns if it leads towards your goal. Look where it comes out before you pay.
guide-sorcerer = He may make of it what you wish for, or a toad. You hold { $advice } Advice to help him along.
guide-before_throw = Each point counts. You hold { $advice } Advice; wait with it until you have seen the die.
guide-before_magic = You hold { $advice } Advice. You can spend it after you have seen the die.
guide-before_gate = You need { $enter } points. After the throw each of your { $advice } Advice adds one.
guide-after_throw = Each of your { $advice } Advice adds a point. Spend it only if it lifts you to the next result.
guide-after_magic = Each of your { $advice } Advice adds a point. A toad is of no use to anybody.
guide-after_gate = You need { $enter } points in all. If your { $advice } Advice is enough, spend it: you win.
guide-lose = Keep what your tale asks for. You still want: { $treasures }.
guide-wish = You still want: { $treasures }. Choose one of those if you can.
guide-receive_trickster = He helps in one throw, then he moves on. You carry { $tiles } of { $room } tiles.
guide-compose = You still want: { $treasures }. Offer what the other lacks: a fair offer is taken sooner.
guide-answer_trade = Look at what it does for you and for the other. You still want: { $treasures }.
guide-answer_test = Both roll; the higher one wins a Biscuit. You hold { $biscuits }.
