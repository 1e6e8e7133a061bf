# Fantastic Stories on one page.

goal = Complete three of the four adventures. For each you need two pawns: one at the adventure, one at its item.

turn-castle = 1. Castle
    .words = Send pawns from home into the castle, or call them back. Those at home bring dice, those in the castle can set out.
turn-dice = 2. Roll
    .words = Roll one die for every pawn at home, 6 at most.
turn-road = 3. Move one pawn
    .words = Along one path, with a die that shows exactly its number. Dice are never added up.
turn-adventure = … or complete one adventure
    .words = Your pawn there, another at its item, and a die with the adventure's number. The pawn goes into your book.
turn-move_two = … and one magic
    .words = Once in a turn, if a pawn of yours stands on a magic space.

sign-road = Road
    .words = Open to all, both ways, for the die on it.
sign-item = Item
    .words = Yours as long as a pawn of yours stands there. It never runs out.
sign-adventure = Adventure
    .words = In the corners. The die shows what it takes.
sign-dock = Dock
    .words = From the dock where the ferry lies you sail to another. Others there may come along for nothing.
sign-door = Tunnel door
    .words = With the Magic Keys and the right die a pawn slips through.
sign-pasture = Green pasture
    .words = The winged horse lands here.
sign-move_two = Move Two
    .words = Two of your pawns act in this turn.
sign-reroll = Re-roll
    .words = Roll your unused dice once more.
sign-trumpet = Magic Trumpet
    .words = Another pawn flies to a green pasture.
sign-bell = Magic Bell
    .words = Rings the ferry to a dock where you have a pawn.
sign-keys = Magic Keys
    .words = Open the tunnels to your pawns.

end = When somebody completes the third adventure, the round is played to its end. Whoever has three then wins; among several, whoever has the most pawns on the board. Nobody can block or capture you: run!
