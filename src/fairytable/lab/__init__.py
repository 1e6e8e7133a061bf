"""The lab: bots play many matches, and the outcomes are measured."""

from fairytable.lab.measures import Measures, Share, measure, wilson_interval
from fairytable.lab.simulate import Outcome, WrongBots, play_match, simulate

__all__ = ["Measures", "Outcome", "Share", "WrongBots", "measure", "play_match", "simulate", "wilson_interval"]
