"""The Futures: a module for each, with all that it adds to the common rules (see own_rules.py)."""

from fairytable.games.threetale.futures import (
    parallel_land,
    the_beginning,
    the_five_rings,
    the_grasp,
    the_heartless_court,
    the_iron_clasp,
    the_unravelling,
    the_wood_without_paths,
)
from fairytable.games.threetale.own_rules import rules_of

__all__ = [
    "parallel_land",
    "rules_of",
    "the_beginning",
    "the_five_rings",
    "the_grasp",
    "the_heartless_court",
    "the_iron_clasp",
    "the_unravelling",
    "the_wood_without_paths",
]
