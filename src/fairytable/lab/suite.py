"""The suite: every game with every number of seats and whatever else its targets ask for, and one page about all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from fairytable.engine.game import Game
from fairytable.lab.judging import about_in_words, applies, figure_of, judge_targets
from fairytable.lab.results import Results
from fairytable.lab.targets import GREEDY, is_share, read_known, read_targets
from fairytable.lab.together import attempts, of_the_table
from fairytable.lab.verdict import verdict_of
from fairytable.lab.wording import count_of, figure_in_words, in_words

OWNERS = {"game": "the game", "bots": "the bots", "content": "our content"}


class Setting(Struct, frozen=True):
    """Matches of one kind: a number of seats, bots, and options that differ from the defaults."""

    seats: int
    bots: tuple[str, ...] = GREEDY
    options: tuple[tuple[str, str], ...] = ()

    @property
    def words(self) -> str:
        bots = f"{self.bots[0]} bots" if len(set(self.bots)) == 1 else f"bots {', '.join(self.bots)}"
        more = "".join(f", {key}={value}" for key, value in self.options)
        return f"{self.seats} seats, {bots}{more}"

    @property
    def slug(self) -> str:
        parts = [
            f"{self.seats}-seats",
            *([] if self.bots == GREEDY else self.bots),
            *(f"{k}-{v}" for k, v in self.options),
        ]
        return "-".join(parts)


def settings_of(game: Game[Any]) -> list[Setting]:
    """Greedy bots with every number of seats, and what else the targets need."""
    usual = game.check_options(dict(game.bots.options))
    found = [Setting(seats) for seats in range(game.identity.fewest_seats, game.identity.most_seats + 1)]
    for when in [*(target.when for target in read_targets(game)), *(known.when for known in read_known(game))]:
        options = tuple((key, value) for key, value in when.options.items() if usual[key] != value)
        if options or when.bots != GREEDY:
            seats = when.seats[0] if when.seats else max(game.identity.fewest_seats, min(4, game.identity.most_seats))
            setting = Setting(seats, when.bots, options)
            if setting not in found:
                found.append(setting)
    return found


def summary(games: Mapping[str, list[tuple[Setting, Results]]]) -> Iterator[str]:
    """The lines of the page, in Markdown."""
    yield "# How balanced the games are"
    yield ""
    yield "Bots played these games with their own packs; `fairytable lab --suite` wrote this page. [The lab](lab.md)"
    yield "explains the terms. Intervals are at 95 % confidence; with few matches they are wide, and a target is then"
    yield "undecided rather than met."
    for played in games.values():
        game = played[0][1].game
        yield ""
        yield f"## {game.title}"
        yield ""
        yield f"{played[0][1].run.pack_name}, rules version {game.identity.rules_version}."
        yield from _figures(played)
        yield from _together(played)
        yield from _targets(played)
        yield from _known(played)
        yield from _verdicts(played)


def _figures(played: list[tuple[Setting, Results]]) -> Iterator[str]:
    yield ""
    yield "| | matches | rounds | minutes | lone options | leader at half wins | tie-break | won |"
    yield "|---|---|---|---|---|---|---|---|"
    for setting, results in played:
        cells = [
            in_words(results.measured("rounds").value, percent=False),
            f"{results.measured('minutes').value:.0f}",
            in_words(results.measured("lone_options").value, percent=True),
            "" if results.is_cooperative else in_words(results.measured("leader_wins").value, percent=True),
            "" if results.is_cooperative else in_words(results.measured("tie_break").value, percent=True),
            in_words(results.measured("won").value, percent=True),
        ]
        yield f"| {setting.words} | {results.matches} | {' | '.join(cells)} |"


def _together(played: list[tuple[Setting, Results]]) -> Iterator[str]:
    """For cooperative games: how often teams win with each scenario and difficulty, and why they lose."""
    for setting, results in played:
        if not results.is_cooperative:
            continue
        for things in of_the_table(results):
            found = attempts(results, things.key)
            if not found:
                continue
            yield ""
            yield f"| {things.title}, {setting.words} | matches | won | lost by |"
            yield "|---|---|---|---|"
            for attempt in found:
                causes = ", ".join(f"{clause} ({times})" for clause, times in attempt.lost_by.items())
                won = figure_in_words(attempt.won, percent=True)
                yield f"| {results.name_of(attempt.name)} | {attempt.won.matches} | {won} | {causes} |"


def _targets(played: list[tuple[Setting, Results]]) -> Iterator[str]:
    yield ""
    yield "| target | matches with | should be | is | |"
    yield "|---|---|---|---|---|"
    for setting, results in played:
        for judged in judge_targets(results):
            percent = is_share(results.balance, judged.target.measure)
            low, high = (in_words(bound, percent=percent) for bound in judged.target.between)
            figure = figure_in_words(judged.figure, percent=percent) if judged.figure.matches else "never seen"
            standing = f"**{judged.standing}**" if judged.standing == "missed" else judged.standing
            if judged.more:
                standing += f", {count_of(judged.more, 'more match', 'more matches')} would decide"
            yield f"| {about_in_words(results, judged)} | {setting.words} | {low} to {high} | {figure} | {standing} |"


def _known(played: list[tuple[Setting, Results]]) -> Iterator[str]:
    known = read_known(played[0][1].game)
    if not known:
        return
    yield ""
    yield "| known | today | belongs to | because |"
    yield "|---|---|---|---|"
    for each in known:
        today = []
        for setting, results in played:
            if applies(each.when, results.run):
                figure = figure_of(results, each.measure, each.of)
                percent = is_share(results.balance, each.measure)
                value = in_words(figure.value, percent=percent) if figure.matches else "never seen"
                today.append(f"{value} ({setting.seats} seats)")
        yield f"| {each.about} | {', '.join(today)} | {OWNERS[each.belongs_to]} | {each.because} |"


def _verdicts(played: list[tuple[Setting, Results]]) -> Iterator[str]:
    for setting, results in played:
        lines = {line.title: line.words for line in verdict_of(results).lines}
        yield ""
        broken, first = lines["What is broken?"], lines["Look first at"]
        yield f"**{setting.words}.** {lines['Fair?']} Broken: {broken} Look first at: {first}"
