# What things of the rules are called, in the game and on its board in the browser.

name-straw = Straw
name-wood = Wood
name-brick = Brick
place-fields = Fields
place-forest = Forest
place-brickyard = Brickyard
place-market = Market
name-floor = Floor
name-walls = Walls
name-roof = Roof
