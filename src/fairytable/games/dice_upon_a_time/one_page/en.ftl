# Dice Upon a Time on one page.

goal = Complete Quests for Adventure Points. After six chapters the most points win.

turn-roll = A chapter begins
    .words = All roll their five dice. An Event is turned up: it changes a rule for this chapter.
turn-stack = 1. Place one die
    .words = In any socket of the land: at least its number, or at least the die on top. Three dice make a full stack, two if only two play.
turn-magic = 2. A special face works
    .words = It is worth 6, and does what its picture says.
turn-move = 3. Move
    .words = Along the route you have just opened, if it leads from your field.
turn-town = 4. The field works
    .words = Take a token, draw a card, ride on: whatever the field you reach offers.
turn-quest = 5. Complete Quests
    .words = At the right place, with the right things. Then hand the die on to your left.

sign-die_4 = Socket
    .words = Its number is what an empty one asks for. A die opens the route for this turn only.
sign-magic = Magic Item face
    .words = You may draw a Magic Item: a secret trick for its moment.
sign-story = Story face
    .words = You must draw a Story card: good or bad luck, a small quest, a curse.
sign-ban = Ban face
    .words = On top of a stack it keeps the others off.
sign-doubling = Doubling face
    .words = One token more from the field you reach.
sign-coin = Tokens
    .words = Gold Coins, Bread, Apples. Quests ask for them.
sign-rabbit = Rabbit
    .words = Top die at the end of the chapter: a Rabbit Token, a walk without a die.
sign-wolf = Wolf
    .words = Feed it, and all others lose a die to it.
sign-snake = Snake
    .words = Top die at the end: the Snake Die is yours for the next chapter.
sign-fox = Fox
    .words = A die here: choose its face in the next chapter.
sign-curse = Curse
    .words = Costs points at the end unless you break it.

end = When the last Event's chapter is over, add the points of your Quests and Side Quests and take off your Curses. The most points win.
