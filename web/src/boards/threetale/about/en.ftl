# What the shelf says about ThreeTale.

does = Lay the land together, raise three heroes, and face one of eight Futures.
minutes = 30 to 120 minutes
about = Three heroes stitch a land together, tile by tile, and grow in six Virtues while three Prophecies hang over them. Then one of the Prophecies comes true, and all win or lose together.
gentle = Play now begins with the short tale, The Beginning: nine tiles, three turns for each hero, and one Future.
