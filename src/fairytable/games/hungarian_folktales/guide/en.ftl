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
       *[other] Your tale leads to { $goal }. Roll the white die, or eat one of your { $biscuits } Biscuits first for a few steps more.
    }
guide-anything_else = Biscuits carry you on, and on a shared field you may trade. If nothing helps, end your turn.
guide-walk =
    Only where you stop something happens, but a Red Field on the way costs a Biscuit: you hold { $biscuits }. { $goal-id ->
        [nothing] You still want: { $treasures }.
       *[other] Your tale leads to { $goal }.
    }
guide-blank = A blank is luck: choose the number that takes you exactly where you want to be.
guide-pay = Give the Biscuit with the lowest number: the others carry you farther. You hold { $biscuits }.
guide-meal = You hold { $biscuits } Biscuits. Without one you would get a Boot, and every white roll would be shorter.
guide-bad_luck = You hold { $advice } Advice and { $biscuits } Biscuits. What you cannot pay makes your feet heavy.
guide-take =
    You carry { $tiles } of { $room } tiles. { $missing ->
        [0] Take what you can use, or what others want in trade.
       *[other] For the Castle you still want: { $treasures }.
    }
guide-bonus = A free roll, in any direction. Do it, unless this field is just where you want to be next turn.
guide-shortcut = It saves many turns if it leads towards your goal. Look where it comes out before you pay.
guide-sorcerer = He may turn your thing into what you wish for, or into a toad. Offer what you need least; you hold { $advice } Advice to help him along.
guide-before_throw = Each point counts. You hold { $advice } Advice; wait with it until you have seen the die.
guide-before_magic = You hold { $advice } Advice. You can spend it after you have seen the die.
guide-before_gate = You need { $enter } points. After the throw each of your { $advice } Advice adds one.
guide-after_throw = Each of your { $advice } Advice adds a point. Spend it only if it lifts you to the next result.
guide-after_magic = Each of your { $advice } Advice adds a point. A toad is of no use to anybody.
guide-after_gate = You need { $enter } points in all. If your { $advice } Advice is enough, spend it: you win.
guide-lose = Lose what your tale does not ask for. For the Castle you still want: { $treasures }.
guide-wish = For the Castle you still want: { $treasures }. Choose one of those if you can.
guide-receive_trickster = He helps in one throw, then he moves on. You carry { $tiles } of { $room } tiles.
guide-compose = Ask for what your tale lacks ({ $treasures }), and offer what the other lacks. A fair offer is taken sooner.
guide-answer_trade = Look at what it does for you and for the other. You still want: { $treasures }.
guide-answer_test = Both roll; the higher one wins a Biscuit. You hold { $biscuits }.
