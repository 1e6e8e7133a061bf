"""Fantastic Stories, put together."""

from pathlib import Path

from fairytable.engine.game import Bots, Game, Identity, Page, Rules, Texts, Vocabulary
from fairytable.engine.search_settings import SearchSettings
from fairytable.games.fantastic_stories import scenes
from fairytable.games.fantastic_stories.balance import BALANCE
from fairytable.games.fantastic_stories.bots.expectimax import expectimax
from fairytable.games.fantastic_stories.bots.heuristic import heuristic
from fairytable.games.fantastic_stories.bots.parts import parts
from fairytable.games.fantastic_stories.bots.policy import policy
from fairytable.games.fantastic_stories.content import COLOURS, Board
from fairytable.games.fantastic_stories.describe import describe, draw
from fairytable.games.fantastic_stories.events import EVENTS
from fairytable.games.fantastic_stories.guide_values import guide_values
from fairytable.games.fantastic_stories.page import CONSTANTS, MORE
from fairytable.games.fantastic_stories.questions import QUESTIONS
from fairytable.games.fantastic_stories.reading import read_content
from fairytable.games.fantastic_stories.refusals import EXPECTATIONS
from fairytable.games.fantastic_stories.table import StoryTable
from fairytable.games.fantastic_stories.tale import TALE
from fairytable.games.fantastic_stories.verbs import VERBS

GAME: Game[StoryTable] = Game(
    identity=Identity(
        slug="fantastic-stories",
        title="Fantastic Stories",
        prefix="FS",
        folder=Path(__file__).parent,
        seats=COLOURS,
        fewest_seats=2,
        leaving_clause="FS-19.1",
        rules_version=3,
    ),
    read_content=read_content,
    table_type=StoryTable,
    rules=Rules(
        lay_table=scenes.lay_table,
        next_scene=scenes.next_scene,
        is_over=scenes.is_over,
        result=scenes.result,
        rounds=lambda table: table.round,
        count_components=scenes.count_components,
        options=scenes.OPTIONS,
        deals_seats=lambda options: options["seats"] == "random",
        expectations=EXPECTATIONS,
    ),
    vocabulary=Vocabulary(
        questions=QUESTIONS,
        verbs=VERBS,
        events=EVENTS,
    ),
    texts=Texts(
        describe=describe,
        draw=draw,
        guide=guide_values,
        tale=TALE,
    ),
    bots=Bots(
        heuristic=heuristic,
        policy=policy,
        search=SearchSettings(
            turns=6,
            clock=lambda table: table.round * len(table.readers) + table.turn,
            iterations=600,
            scale=0.05,
            expectimax=expectimax,
        ),
        parts=parts,
        options={"round-limit": "200"},
    ),
    page=Page(Board, MORE, CONSTANTS),
    balance=BALANCE,
)
