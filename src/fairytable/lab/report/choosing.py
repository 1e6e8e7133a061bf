"""How much there is to choose: options, lone ways, sensible answers; and which clauses never fired."""

from __future__ import annotations

import re
from collections.abc import Iterator

import polars as pl

from fairytable.lab.report.drawing import bars
from fairytable.lab.report.parts import Section, folded, paragraph, picture, rules_in_words, table
from fairytable.lab.results import Results
from fairytable.lab.wording import count_of, figure_in_words, in_words

MOST_QUESTIONS = 14
OFTEN_LONE = 0.5


def choosing(results: Results) -> Section:
    kinds = (
        results.of("question")
        .group_by("name")
        .agg(pl.col("times").sum(), pl.col("amount").sum(), pl.col("out_of").sum())
        .sort("times", descending=True)
        .collect(engine="streaming")
    )
    return Section("choosing", "How much there is to choose", tuple(_choosing(results, kinds)))


def _choosing(results: Results, kinds: pl.DataFrame) -> Iterator[str]:
    asked = int(kinds["times"].sum())
    options, lone = results.measured("options"), results.measured("lone_options")
    sensible = results.measured("one_sensible")
    rows, lone_names = [], []
    for about, times, all_options, only_one in kinds.head(MOST_QUESTIONS).iter_rows():
        name = about.replace("_", " ")
        is_lone = only_one / times > OFTEN_LONE
        rows.append({"name": f"{name}  ({times / asked:.0%})", "value": all_options / times, "odd": is_lone})
        if is_lone:
            lone_names.append(name)
    told = (
        f"A question offers {in_words(options.value, percent=False)} options on average, and "
        f"{figure_in_words(lone, percent=True)} of all questions offer only one"
    )
    told += f"; mostly so: {', '.join(lone_names)}." if lone_names else "."
    yield picture(bars(rows, "options of a question (in brackets: part of all questions)", percent=False), told)
    if sensible.matches and sensible.high < float("inf"):
        yield paragraph(
            f"Of the real choices {figure_in_words(sensible, percent=True)} have one sensible answer: every other "
            "gives up, by the game's own heuristic, more than a twentieth of what the weightiest choice is about."
        )


def rules_in_play(results: Results) -> Section:
    """Clauses that could have told, asked or decided something, and did not."""
    fired = set(
        results.rows.filter(pl.col("row").is_in(["event", "question"]))
        .select("sort")
        .unique()
        .collect(engine="streaming")
        .to_series()
    ) | set(results.of("match").select("name").unique().collect(engine="streaming").to_series())
    clauses = results.game.rulebook.clauses
    in_code = clauses_in_code(results)
    idle = [clause for clause in clauses if clause in in_code and clause not in fired]
    rare = [clause for clause in idle if clause in results.balance.rare]
    wonder = [clause for clause in idle if clause not in results.balance.rare]
    others = count_of(len(clauses) - len(in_code & set(clauses)), "other", "others")
    told = [
        paragraph(
            f"Of {count_of(len(clauses), 'clause', 'clauses')} of the rules {len(fired & set(clauses))} told, asked or "
            f"decided something in these matches. {others} never do, for they say what a word means or set an order."
        )
    ]
    if rare:
        told.append(
            table(
                ("Clause that hardly ever comes into play", "because it"), [(c, results.balance.rare[c]) for c in rare]
            )
        )
    if wonder:
        summary = f"{count_of(len(wonder), 'clause', 'clauses')} could have come into play and did not"
        told.append(folded(summary, rules_in_words(results.game.rulebook, wonder)))
    return Section("rules", "Rules in play", tuple(told))


def clauses_in_code(results: Results) -> set[str]:
    """The clauses that the game can tell, ask or refuse something by."""
    game = results.game
    pattern = re.compile(rf'"({game.identity.prefix}-\d+\.\d+)"')
    return {
        clause
        for path in game.identity.folder.rglob("*.py")
        for clause in pattern.findall(path.read_text(encoding="utf-8"))
    }
