"""The page: all sections in one file, with its own looks by day, by night and on paper."""

from __future__ import annotations

from html import escape
from pathlib import Path

from fairytable.engine.errors import FairytableError
from fairytable.lab.comparing import Comparison, difference_line
from fairytable.lab.report.aims import aims
from fairytable.lab.report.cards import cards
from fairytable.lab.report.choosing import choosing, rules_in_play
from fairytable.lab.report.differences import differences
from fairytable.lab.report.parts import Section
from fairytable.lab.report.playing_time import course, length
from fairytable.lab.report.winning import winning
from fairytable.lab.results import Results
from fairytable.lab.verdict import Line, more_of, verdict_of
from fairytable.lab.wording import count_of, joined

STYLE = Path(__file__).with_name("report.css")

METHOD = """Bots played every match, each with luck of its own that comes from the seed; the same command gives the same
matches. An interval says where the true figure lies with 95 % confidence; shares have the interval of Wilson,
means that of their standard error with the match as what varies, and where many figures stand side by side each
interval is made wider for that (Bonferroni). The verdict calls something odd only if with 99 % confidence luck
would not have made even one of all the figures look so, and suspicious if that holds with 95 % confidence within one
family of figures (all seats, all cards). Holding or using a thing is compared with those who
held or used as many others of its sort (Mantel and Haenszel). That a thing goes with victory does not yet prove
that it brings it about. Bots are not people: what they never do, people may."""


def write_report(path: Path, results: Results, comparison: Comparison | None = None, kept: Path | None = None) -> None:
    """Write the report beside its place and move it there, so that no half report is ever left. `kept` is where the
    results are stored."""
    page, beside = page_of(results, comparison, kept), path.with_name(path.name + ".part")
    try:
        beside.write_text(page, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise FairytableError(f"{path} cannot be written: {error.strerror}; the results are kept") from None
    finally:
        beside.unlink(missing_ok=True)


def page_of(results: Results, comparison: Comparison | None = None, kept: Path | None = None) -> str:
    """The whole report as HTML."""
    verdict = verdict_of(results)
    lines = verdict.lines if comparison is None else (difference_line(comparison), *verdict.lines)
    found = [
        differences(comparison) if comparison else None,
        aims(results),
        winning(results, verdict),
        length(results),
        course(results),
        choosing(results),
        *cards(results, verdict),
        rules_in_play(results),
    ]
    sections = [section for section in found if section is not None]
    title = f"{results.game.title}: what {count_of(results.matches, 'match', 'matches')} say"
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE.read_text(encoding='utf-8')}</style>",
            "</head>",
            "<body><main>",
            _head(results),
            _verdict(lines, more_of(results, verdict, kept)),
            _contents(sections),
            *map(_section, sections),
            f"<section id='method'><h2>How this was measured</h2><p class='note'>{escape(METHOD)}</p></section>",
            _foot(results),
            "</main></body></html>\n",
        ]
    )


def _head(results: Results) -> str:
    run = results.run
    bots = f"{run.one_bot} bots" if run.one_bot else f"{joined(list(run.bots))} bots"
    facts = (
        count_of(results.matches, "match", "matches"),
        count_of(len(run.seats), "seat", "seats"),
        bots,
        run.pack_name,
    )
    told = "".join(f"<li>{escape(fact)}</li>" for fact in facts)
    return (
        f"<header><p class='kicker'>A report of the fairytable lab</p><h1>{escape(results.game.title)}</h1>"
        f"<ul class='facts'>{told}</ul></header>"
    )


def _verdict(lines: tuple[Line, ...], again: str) -> str:
    told = f"<p class='note'>To play more matches: <code>{escape(again)}</code></p>" if again else ""
    return f"<section class='verdict' aria-label='Verdict'><dl>{''.join(map(_line, lines))}</dl>{told}</section>"


def _line(line: Line) -> str:
    return f"<div class='{line.standing}'><dt>{escape(line.title)}</dt><dd>{escape(line.words)}</dd></div>"


def _contents(sections: list[Section]) -> str:
    links = "".join(f"<li><a href='#{section.key}'>{escape(section.title)}</a></li>" for section in sections)
    return f"<nav aria-label='Contents'><ol>{links}</ol></nav>"


def _section(section: Section) -> str:
    return f"<section id='{section.key}'><h2>{escape(section.title)}</h2>{''.join(section.blocks)}</section>"


def _foot(results: Results) -> str:
    run = results.run
    options = ", ".join(f"{key}={value}" for key, value in run.options.items())
    return (
        f"<footer><p>Match number i was played with seed {escape(str(run.seed))} + i; its record: "
        f"<code>fairytable lab record RESULTS.parquet i</code>. Seats: {escape(', '.join(run.seats))}. "
        f"Options: {escape(options)}. Pack {escape(run.pack_name)} ({run.pack[:12]}), rules version "
        f"{run.rules_version}, fairytable {run.fairytable}.</p></footer>"
    )
