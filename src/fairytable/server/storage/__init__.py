"""The database, and the stored forms of rooms and matches."""
