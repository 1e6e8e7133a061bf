"""WebSockets: who is let in, and one browser in one room."""
