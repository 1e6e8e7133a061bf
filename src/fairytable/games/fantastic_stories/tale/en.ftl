# The tale of a match of Fantastic Stories, in English.

tale-opening-1 = Once upon a time { $seats } opened the same old book, and each of them wanted to live through three of its four adventures.
tale-opening-2 = There was a castle in the middle of a book, and from it { $seats } sent their pawns out into the four corners of the story.
tale-opening-3 = { $seats } sat down around an open book at dusk, with their pawns in the castle and the roads before them.

tale-completed-1 =
    { $done ->
        [one] { $seat } wrote { $adventure } into the book as a first adventure
        [2] { $seat } lived through { $adventure }, the second adventure
       *[other] { $seat } brought { $adventure } home, and that made three
    }
tale-completed-2 =
    { $done ->
        [one] { $seat } came through { $adventure } and had a first page to show
        [2] { $seat } added { $adventure } to the book
       *[other] { $seat } closed the book on { $adventure }, the third
    }
tale-completed-3 =
    { $done ->
        [one] { $seat } needed a { $die } for { $adventure }, and rolled it
        [2] { $seat } needed a { $die } to have a second adventure, { $adventure }, and there it lay
       *[other] { $seat } needed a { $die } for the last adventure, { $adventure }, and rolled it
    }

tale-end_triggered-1 = { $seat } had three adventures, so everybody knew that this round was the last
tale-end_triggered-2 = { $seat }’s book was full, and the others had one last turn

tale-ride_together-1 =
    { $passengers-count ->
        [one] { $seat } took the ferry from { $start } to { $end }, and { $passengers } came along for nothing
       *[other] { $seat } took the ferry from { $start } to { $end } with half the table on board: { $passengers }
    }
tale-ride_together-2 = { $seat } set sail for { $end }, and { $passengers } jumped on board

tale-fly-1 = { $seat } whistled for the winged horse and flew to { $end }
tale-fly-2 = { $seat } rode through the air from { $start } to { $end }

tale-tunnel-1 = { $seat } vanished at { $start } and came out of the ground at { $end }
tale-tunnel-2 = { $seat } took the dark way through the tunnel to { $end }

tale-move_two_declared-1 = { $seat } had two pawns move at once
tale-move_two_declared-2 = { $seat } did two things where others may do one

tale-ferry_called-1 = { $seat } rang the Magic Bell, and the ferry came to { $dock }
tale-ferry_called-2 = { $seat } called the ferry away to { $dock }

tale-no_dice-1 = { $seat } had sent out everybody and had no die left to roll
tale-no_dice-2 = { $seat } sat there without a single die

tale-ending-one-1 =
    { $next-count ->
        [0] So the book was closed after { $rounds } rounds, and { $winners } had won.
       *[other] So the book was closed after { $rounds } rounds, and { $winners } had won, with { $next } next in line.
    }
tale-ending-one-2 = That was round { $rounds }, and the end of it: the story belonged to { $winners }.
tale-ending-close-1 = When the book was closed after { $rounds } rounds, { $next } had as many adventures as { $winners }, and only the pawns left at home decided it for { $winners }.
tale-ending-shared-1 = And because nothing could part them in the end, { $winners } closed the book together, after { $rounds } rounds.
tale-ending-none-1 = After { $rounds } rounds nobody had won, and the book stayed open.
tale-ending-1 = So the story ended after { $rounds } rounds.
