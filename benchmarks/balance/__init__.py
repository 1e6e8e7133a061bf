"""How well the games are balanced: bots play them, and what was hoped for is measured. A module for each game."""
