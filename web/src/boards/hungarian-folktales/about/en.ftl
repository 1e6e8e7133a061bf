# What the shelf says about Hungarian Folktales.

does = Walk the road of stones, live your tale, and be first through the Castle gate.
minutes = about 60 minutes
about = Every hero has a tale to live: a dragon to face, a comb to bring back, treasures to carry to the Castle gate. Walk the road of stones, keep a Biscuit for hunger and an Advice for luck, and knock before the others do.
gentle = Play now begins with one tale for each hero and without tests of courage, against two bots.
