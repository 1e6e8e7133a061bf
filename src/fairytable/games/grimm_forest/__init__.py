"""The Grimm Forest, put together."""

from pathlib import Path

from fairytable.engine.game import Bots, Game, Identity, Page, Rules, Texts, Vocabulary
from fairytable.engine.search_settings import SearchSettings
from fairytable.games.grimm_forest import fables, friends, monsters, scenes
from fairytable.games.grimm_forest.balance import BALANCE
from fairytable.games.grimm_forest.bots.heuristic import heuristic, in_suspense
from fairytable.games.grimm_forest.bots.parts import parts
from fairytable.games.grimm_forest.bots.policy import location_of, policy
from fairytable.games.grimm_forest.bots.rollout_heuristic import rollout_heuristic
from fairytable.games.grimm_forest.building import names_and_prices
from fairytable.games.grimm_forest.content import Cards
from fairytable.games.grimm_forest.describe import describe
from fairytable.games.grimm_forest.events import EVENTS
from fairytable.games.grimm_forest.guide_values import guide_values
from fairytable.games.grimm_forest.overview import overview
from fairytable.games.grimm_forest.page import CONSTANTS, MORE
from fairytable.games.grimm_forest.questions import QUESTIONS
from fairytable.games.grimm_forest.reading import read_content
from fairytable.games.grimm_forest.refusals import EXPECTATIONS
from fairytable.games.grimm_forest.table import ForestTable
from fairytable.games.grimm_forest.tale import TALE
from fairytable.games.grimm_forest.verbs import VERBS

CARD_EFFECTS = (fables, friends, monsters)
"""The files that say what the cards do; each registers its cards when it is imported."""

GAME: Game[ForestTable] = Game(
    identity=Identity(
        slug="grimm-forest",
        title="The Grimm Forest",
        prefix="GF",
        folder=Path(__file__).parent,
        seats=scenes.COLOURS,
        fewest_seats=2,
        leaving_clause="GF-1.2",
        rules_version=2,
    ),
    read_content=read_content,
    table_type=ForestTable,
    rules=Rules(
        lay_table=scenes.lay_table,
        next_scene=scenes.next_scene,
        is_over=scenes.is_over,
        result=scenes.result,
        rounds=lambda table: table.round,
        count_components=scenes.count_components,
        options=scenes.OPTIONS,
        expectations=EXPECTATIONS,
    ),
    vocabulary=Vocabulary(
        questions=QUESTIONS,
        verbs=VERBS,
        events=EVENTS,
    ),
    texts=Texts(
        describe=describe,
        names=names_and_prices,
        guide=guide_values,
        tale=TALE,
    ),
    bots=Bots(
        heuristic=heuristic,
        in_suspense=in_suspense,
        policy=policy,
        search=SearchSettings(
            turns=1, iterations=600, scale=2.0, unforeseen=location_of, mixing=0.15, rollout_heuristic=rollout_heuristic
        ),
        parts=parts,
        options={"round-limit": "60"},
    ),
    page=Page(Cards, MORE, CONSTANTS, overview=overview),
    balance=BALANCE,
)
