"""For all tests: failed checks show their values, Hypothesis tries the same examples and everything speaks English on
every machine."""

import os

import pytest
from hypothesis import settings

from fairytable.engine.languages import VARIABLES

pytest.register_assert_rewrite("fairytable.game_checks")
settings.register_profile("fairytable", derandomize=True, deadline=None, database=None)
settings.load_profile("fairytable")
os.environ[VARIABLES[0]] = "en"
