"""The command line in this process, for tests that look at what it says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from fairytable.cli import app

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Call it with the words that a person types after `fairytable`."""

    def run(*words: object) -> Result:
        result = CliRunner().invoke(app, [str(word) for word in words], prog_name="fairytable")
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return run
