"""WebSockets: who may connect, and one browser in one room."""
