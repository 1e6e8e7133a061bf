"""Hungarian Folktales, put together."""

from pathlib import Path

from fairytable.engine.game import Bots, Game, Identity, Page, Rules, Texts, Vocabulary
from fairytable.engine.search_settings import SearchSettings
from fairytable.games.hungarian_folktales import scenes
from fairytable.games.hungarian_folktales.balance import BALANCE
from fairytable.games.hungarian_folktales.bots.heuristic import heuristic, in_suspense, worth_trying
from fairytable.games.hungarian_folktales.bots.parts import parts
from fairytable.games.hungarian_folktales.bots.policy import leave_rivals_out, policy
from fairytable.games.hungarian_folktales.content import Content
from fairytable.games.hungarian_folktales.describe import describe
from fairytable.games.hungarian_folktales.events import EVENTS
from fairytable.games.hungarian_folktales.guide_values import guide_values
from fairytable.games.hungarian_folktales.moments import ABILITIES
from fairytable.games.hungarian_folktales.overview import foresee, overview
from fairytable.games.hungarian_folktales.page import CONSTANTS, MORE
from fairytable.games.hungarian_folktales.questions import QUESTIONS
from fairytable.games.hungarian_folktales.reading import read_content
from fairytable.games.hungarian_folktales.refusals import EXPECTATIONS
from fairytable.games.hungarian_folktales.table import FolktaleTable
from fairytable.games.hungarian_folktales.tale import TALE
from fairytable.games.hungarian_folktales.verbs import VERBS

GAME: Game[FolktaleTable] = Game(
    identity=Identity(
        slug="hungarian-folktales",
        title="Hungarian Folktales",
        prefix="HF",
        folder=Path(__file__).parent,
        seats=scenes.COLOURS,
        fewest_seats=2,
        leaving_clause="HF-34.1",
        rules_version=5,
    ),
    read_content=read_content,
    table_type=FolktaleTable,
    rules=Rules(
        lay_table=scenes.lay_table,
        next_scene=scenes.next_scene,
        is_over=scenes.is_over,
        result=scenes.result,
        rounds=lambda table: table.round,
        count_components=scenes.count_components,
        options=scenes.OPTIONS,
        fits=scenes.fits,
        expectations=EXPECTATIONS,
    ),
    vocabulary=Vocabulary(
        verbs=(*VERBS, *(ability.verb for ability in ABILITIES)),
        events=EVENTS,
        questions=QUESTIONS,
    ),
    texts=Texts(
        describe=describe,
        guide=guide_values,
        tale=TALE,
    ),
    bots=Bots(
        heuristic=heuristic,
        in_suspense=in_suspense,
        policy=policy,
        worth_trying=worth_trying,
        search=SearchSettings(turns=3, iterations=200, scale=0.5, aside=leave_rivals_out),
        parts=parts,
        options={"turn-limit": "60"},
    ),
    page=Page(Content, MORE, CONSTANTS, foresee, overview),
    balance=BALANCE,
)
