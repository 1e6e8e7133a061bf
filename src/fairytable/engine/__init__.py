"""The engine: tables, scenes, questions, matches. It knows no game."""
