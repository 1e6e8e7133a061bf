# Hungarian Folktales on one page.

goal = Do what your tale asks: meet somebody, perhaps bring something there, gather its treasures. Then throw 8 points at the Castle gate.

turn-biscuit = 1. Eat, if you like
    .words = Once in a turn a Biscuit takes you as many steps as the number on its back. Other small things can be done now, too.
turn-white_die = 2. Roll and walk
    .words = The white die, forward or backward, all of it. The land where you stand may add or take steps. Blank: choose 1 to 5.
turn-adventure = 3. Do what the field says
    .words = Take what lies there, or meet who waits there.
turn-yellow_die = Lucky Throw
    .words = The yellow die, plus or minus the number of the field, plus what helps you, plus Advice. With 1 or less you lose a thing, with 2 to 4 a turn; 5 brings a Biscuit, 7 an Advice, 9 a Magical Item.
turn-city = Palace and City
    .words = Whoever comes stops there: a Biscuit, and the market. Gold buys treasures, animals and Advice.

sign-biscuit = Biscuit
    .words = Food: steps for you, or a meal on a Red Field.
sign-advice = Advice
    .words = Each adds 1 to a Lucky Throw that you have seen.
sign-gold = Gold
    .words = For the market and for some tales.
sign-red = Red Field
    .words = Landing on it or walking over it costs a Biscuit; without one you get a Boot.
sign-boot = Boot
    .words = Takes 1 or 2 from your white rolls until you pay it off with Biscuits.
sign-bonus = Bonus Roll
    .words = Roll the blue die and walk on, if you like.
sign-bad_luck = Bad Luck
    .words = Costs an Advice; without one, two Biscuits.
sign-shortcut = Shortcut
    .words = Saves a long way for a tile or for Biscuits.
sign-foe = Foe and Friend
    .words = A field with a number: a Lucky Throw.
sign-sorcerer = Sorcerer
    .words = For a Biscuit he turns a thing into a treasure, or into a toad.
sign-trickster = Sharing a field
    .words = Heroes on one field may trade.
sign-castle = Castle
    .words = With the tale done, throw 8 here. Each turn that you wait at the gate brings an Advice.

end = Whoever has done the tale and throws 8 points or more at the Castle gate has won at once.
