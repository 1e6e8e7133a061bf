"""What bots know of the game. They know the rules, and no rule knows them."""
