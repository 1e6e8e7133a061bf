"""`python -m fairytable.server` is `fairytable serve`."""

import typer

from fairytable.server.commands import serve

typer.run(serve)
