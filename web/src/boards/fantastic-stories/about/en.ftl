# What the shelf says about Fantastic Stories.

does = Send pawns out to live four adventures; each one away is a die less to roll.
minutes = about 40 minutes
about = Four adventures wait in the corners of an open book, and your pawns set out from the castle to live them. But every pawn that leaves home is a die you no longer roll: how many can you spare?
gentle = Play now begins with the basic game, without the expert rules, against two bots.
