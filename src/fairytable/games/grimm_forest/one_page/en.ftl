# The Grimm Forest on one page.

goal = Be the first pig with three finished houses: of Straw, Wood or Brick, as you like.

turn-choose = 1. Choose in secret
    .words = A Gather card for one clearing and, if you like, one Fable to play.
turn-reveal = 2. Turn the cards over
    .words = First the Fables, then the Gather cards. The pigs walk out.
turn-pig = 3. Gather
    .words = Alone in a clearing your pig takes everything. Several pigs divide it; what is left stays.
turn-build = 4. Build: two actions
    .words = Draw a Fable, take one resource, build a section, or use your Friend's gift. The same twice is fine.
turn-starting_player = 5. Clean up
    .words = The clearings fill up again: 5 Straw, 4 Wood, 3 Brick. The trowel goes round.

sign-floor = Floor
    .words = 2 of one material. It begins a house.
sign-walls = Walls
    .words = 4 of the same material. A Friend comes; keep it or send it to somebody.
sign-roof = Roof
    .words = 6 of the same material. The house is done!
sign-fields = Fields
    .words = 5 Straw in every round. With four players there is a Market too, with one of each.
sign-forest = Forest
    .words = 4 Wood in every round.
sign-brickyard = Brickyard
    .words = 3 Brick in every round. No wolf blows a Brick house down.
sign-fable = Fable
    .words = A trick for one round. You may play one in each round.
sign-monster = Monster
    .words = A Fable that you put on a clearing. It strikes whoever comes, you too.
sign-friend = Friend
    .words = Helps you in every round, as its card says. You have room for one.
sign-first_builder = First Builder
    .words = For the first house of each material: one of each resource, two Fables, or a Friend.

end = When a round's building ends and somebody has three finished houses, that pig wins. If several have three, most Brick houses win, then most Wood houses, then the First Builder tokens.
