"""A room and what happens in it: the match, its clocks, its bots, and what each browser receives."""
