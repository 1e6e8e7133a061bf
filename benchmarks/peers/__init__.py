"""Engines of other people, each driven by a small script that runs in the peers' own environment."""
