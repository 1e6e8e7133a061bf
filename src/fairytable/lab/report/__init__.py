"""The report: one file that a designer can send to a publisher. It needs nothing but itself."""

from fairytable.lab.report.page import write_report

__all__ = ["write_report"]
