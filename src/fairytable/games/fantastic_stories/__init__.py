"""Fantastic Stories, put together."""

from pathlib import Path

from fairytable.engine.foresight import Foresight
from fairytable.engine.game import Game, Page
from fairytable.games.fantastic_stories import scenes
from fairytable.games.fantastic_stories.appraise import appraise
from fairytable.games.fantastic_stories.balance import BALANCE
from fairytable.games.fantastic_stories.board import COLOURS, Board
from fairytable.games.fantastic_stories.board_reader import read_board
from fairytable.games.fantastic_stories.describe import describe, draw
from fairytable.games.fantastic_stories.events import EVENTS
from fairytable.games.fantastic_stories.guess import guess
from fairytable.games.fantastic_stories.guide_values import guide_values
from fairytable.games.fantastic_stories.page import CONSTANTS, show_board
from fairytable.games.fantastic_stories.parts import parts
from fairytable.games.fantastic_stories.reckoning import reckon
from fairytable.games.fantastic_stories.refusals import EXPECTATIONS
from fairytable.games.fantastic_stories.table import StoryTable
from fairytable.games.fantastic_stories.tale import TALE
from fairytable.games.fantastic_stories.verbs import VERBS

GAME: Game[StoryTable] = Game(
    slug="fantastic-stories",
    title="Fantastic Stories",
    prefix="FS",
    seats=COLOURS,
    fewest_seats=2,
    rules_version=3,
    leaving_clause="FS-19.1",
    options=scenes.OPTIONS,
    deals_seats=lambda options: options["seats"] == "random",
    bot_options={"round-limit": "200"},
    verbs=VERBS,
    expectations=EXPECTATIONS,
    events=EVENTS,
    folder=Path(__file__).parent,
    read_content=read_board,
    content_names=Board.names,
    table_type=StoryTable,
    lay_table=scenes.lay_table,
    next_scene=scenes.next_scene,
    is_over=scenes.is_over,
    result=scenes.result,
    rounds=lambda table: table.round,
    count_components=scenes.count_components,
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
    describe=describe,
    draw=draw,
    guide=guide_values,
    page=Page(show_board, CONSTANTS),
    balance=BALANCE,
    tale=TALE,
)
