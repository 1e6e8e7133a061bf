"""Imported once by the process that servers are forked from, so that none of them imports or reads anything again."""

from tempfile import TemporaryDirectory

from fairytable.server.wording.library import Library
from tests.server.serving import ThreadServer, quick_settings

Library().make_ready()
with TemporaryDirectory() as folder:
    ThreadServer(quick_settings(f"sqlite:///{folder}/table.sqlite")).stop()
