"""The terminal table: any game in words, as a full screen or line by line."""
