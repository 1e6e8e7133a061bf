# What the shelf says about ThreeTale.

mood = embroidery, and a cold future
minutes = 30 to 120 minutes
about = Three heroes stitch a land together, tile by tile, and grow in six Virtues while three Prophecies hang over them. Then one of the Prophecies comes true, and all win or lose together.
gentle = Play now begins with the short tale, The Beginning: nine tiles, three turns for each hero, and one Future.
