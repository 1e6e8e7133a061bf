"""Fantastic Stories, put together."""

from pathlib import Path

from fairytable.engine.foresight import Foresight
from fairytable.engine.game import Bots, Game, Identity, Page, Rules, Texts, Vocabulary
from fairytable.games.fantastic_stories import scenes
from fairytable.games.fantastic_stories.appraise import appraise
from fairytable.games.fantastic_stories.balance import BALANCE
from fairytable.games.fantastic_stories.board import COLOURS, Board
from fairytable.games.fantastic_stories.board_reader import read_board
from fairytable.games.fantastic_stories.describe import describe, draw
from fairytable.games.fantastic_stories.events import EVENTS
from fairytable.games.fantastic_stories.guess import guess
from fairytable.games.fantastic_stories.guide_values import guide_values
from fairytable.games.fantastic_stories.page import CONSTANTS, MORE
from fairytable.games.fantastic_stories.parts import parts
from fairytable.games.fantastic_stories.questions import QUESTIONS
from fairytable.games.fantastic_stories.reckoning import reckon
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
    read_content=read_board,
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
        appraise=appraise,
        guess=guess,
        foresight=Foresight(
            turns=6,
            clock=lambda table: table.round * len(table.readers) + table.turn,
            iterations=600,
            scale=0.05,
            reckon=reckon,
        ),
        parts=parts,
        options={"round-limit": "200"},
    ),
    page=Page(Board, MORE, CONSTANTS),
    balance=BALANCE,
)
