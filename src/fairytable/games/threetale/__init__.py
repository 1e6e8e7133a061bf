"""ThreeTale, put together: three heroes, three Prophecies, one Future."""

from math import inf
from pathlib import Path

from fairytable.engine.game import Bots, Game, Identity, MatchOption, Page, Rules, Texts, Vocabulary
from fairytable.engine.search_settings import SearchSettings
from fairytable.games.threetale import questions, scenes
from fairytable.games.threetale.balance import BALANCE
from fairytable.games.threetale.book import BOXES
from fairytable.games.threetale.bots.heuristic import heuristic
from fairytable.games.threetale.bots.mastery import contenders, plan, victory
from fairytable.games.threetale.bots.parts import parts
from fairytable.games.threetale.bots.policy import in_suspense, policy, worth_trying
from fairytable.games.threetale.content import Content
from fairytable.games.threetale.describe import describe, draw_map
from fairytable.games.threetale.events import EVENTS
from fairytable.games.threetale.guide_values import guide_values
from fairytable.games.threetale.overview import foresee, overview
from fairytable.games.threetale.page import CONSTANTS, MORE
from fairytable.games.threetale.places import PLACES
from fairytable.games.threetale.reading import read_content
from fairytable.games.threetale.refusals import EXPECTATIONS
from fairytable.games.threetale.table import TaleTable
from fairytable.games.threetale.tale import TALE
from fairytable.games.threetale.verbs import VERBS

TO_THE_END = 1000
"""Turns: more than any match has."""

GAME: Game[TaleTable] = Game(
    identity=Identity(
        slug="threetale",
        title="ThreeTale",
        prefix="TT",
        folder=Path(__file__).parent,
        seats=("red", "blue", "green"),
        fewest_seats=3,
        leaving_clause="TT-25.2",
        rules_version=4,
        people=(1, 3),
    ),
    read_content=read_content,
    table_type=TaleTable,
    rules=Rules(
        lay_table=scenes.lay_table,
        next_scene=scenes.next_scene,
        is_over=scenes.is_over,
        result=scenes.result,
        rounds=scenes.rounds,
        count_components=scenes.count_components,
        options=(
            MatchOption("mode", ("standard", "tutorial")),
            MatchOption("control", ("trio", "solo", "duo-split", "duo-shared")),
            MatchOption("recommended-heroes", ("on", "off")),
        ),
        expectations=EXPECTATIONS,
        boxes=BOXES,
    ),
    vocabulary=Vocabulary(
        verbs=VERBS,
        events=EVENTS,
        questions=questions.QUESTIONS,
    ),
    texts=Texts(
        describe=describe,
        draw=draw_map,
        places=PLACES,
        guide=guide_values,
        tale=TALE,
    ),
    bots=Bots(
        heuristic=heuristic,
        in_suspense=in_suspense,
        policy=policy,
        worth_trying=worth_trying,
        has_rules_of_thumb=True,
        search=SearchSettings(
            turns=1,
            iterations=32,
            most=4,
            wide=frozenset({questions.Act.about}),
            caution=inf,  # where every hero follows a plan, what looks better after a turn rarely is
            plan=plan,
            closely=SearchSettings(
                turns=TO_THE_END, iterations=60, caution=2.0, contenders=contenders, rollout_heuristic=victory
            ),
            scale=3.0,
            together=lambda _table: True,
        ),
        parts=parts,
    ),
    page=Page(Content, MORE, CONSTANTS, foresee, overview),
    balance=BALANCE,
)
