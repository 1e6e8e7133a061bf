"""For all tests: failed checks show their values, and Hypothesis tries the same examples on every machine."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.every_game.checks")
settings.register_profile("fairytable", derandomize=True, deadline=None, database=None)
settings.load_profile("fairytable")
