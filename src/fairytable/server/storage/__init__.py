"""The database, and the forms in which rooms and matches are stored in it."""
