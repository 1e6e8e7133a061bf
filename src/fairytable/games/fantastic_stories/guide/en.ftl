# What the guide says in a first match, at each kind of question.

guide-castle_step =
    Pawns at home are your dice: now you would roll { $rolls }. Pawns in the castle can set out.
guide-move_step =
    You have { $done } of { $enough } adventures. Each needs a pawn there and one at its item.
guide-board = It costs you no die and no turn. Go along if { $end } is nearer to what you want.
