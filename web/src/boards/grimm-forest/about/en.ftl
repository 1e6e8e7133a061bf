# What the shelf says about The Grimm Forest.

does = Plan in secret where to gather, and be the first to finish three houses.
minutes = about 40 minutes
about = The heirs of the three little pigs compete to build for the king, and everybody plans in secret where to fetch straw, wood and brick. Whoever goes alone takes it all, unless a fable turns the tale.
gentle = Play now begins with the basic cards, the simpler Fables and Friends, against two bots.
