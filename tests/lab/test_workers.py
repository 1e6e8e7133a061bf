"""Worker processes end when they should, and say nothing about it."""

from __future__ import annotations

import signal
import threading

import pytest

from fairytable.lab.workers import worker_processes


def hear_ctrl_c_with_half_a_lock() -> None:
    """What Python makes of it when the signal comes at the wrong moment."""
    try:
        signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt:
        raise RuntimeError("cannot release un-acquired lock") from None


def test_ctrl_c_is_heard_even_when_it_breaks_something_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), worker_processes(2):
            hear_ctrl_c_with_half_a_lock()
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, usual)
    with pytest.raises(RuntimeError, match="something else"), worker_processes(2):
        raise RuntimeError("something else")
