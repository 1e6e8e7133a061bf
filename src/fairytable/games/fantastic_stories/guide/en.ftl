# What the guide says in a first match, at each kind of question.

guide-castle_step =
    Pawns at home are your dice: now you would roll { $rolls }. Pawns in the castle can set out. You want two travellers, one for an adventure and one for its item.
guide-move_step =
    One pawn takes one road, with a die that shows exactly its number. You have { $done } of { $enough } adventures; the next needs a pawn there and another at its item.
guide-board = A ride on somebody's ferry costs you no die and no turn. Go along if { $end } is nearer to what you want.
