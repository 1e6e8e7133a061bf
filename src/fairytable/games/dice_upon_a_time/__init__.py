"""Dice Upon a Time, put together."""

from pathlib import Path

from fairytable.engine.game import Bots, Game, Identity, Page, Rules, Texts, Vocabulary
from fairytable.engine.search_settings import SearchSettings
from fairytable.games.dice_upon_a_time import scenes
from fairytable.games.dice_upon_a_time.balance import BALANCE
from fairytable.games.dice_upon_a_time.bots.heuristic import heuristic, in_suspense
from fairytable.games.dice_upon_a_time.bots.parts import parts
from fairytable.games.dice_upon_a_time.bots.policy import dice_used, policy, worth_trying
from fairytable.games.dice_upon_a_time.bots.rollout_heuristic import rollout_heuristic
from fairytable.games.dice_upon_a_time.bots.rollout_policy import plan, rollout_policy
from fairytable.games.dice_upon_a_time.content import Content
from fairytable.games.dice_upon_a_time.describe import describe, list_ways
from fairytable.games.dice_upon_a_time.events import EVENTS
from fairytable.games.dice_upon_a_time.guide_values import guide_values
from fairytable.games.dice_upon_a_time.overview import foresee, overview
from fairytable.games.dice_upon_a_time.page import CONSTANTS, MORE
from fairytable.games.dice_upon_a_time.questions import QUESTIONS
from fairytable.games.dice_upon_a_time.reading import read_content
from fairytable.games.dice_upon_a_time.refusals import EXPECTATIONS
from fairytable.games.dice_upon_a_time.table import DiceTable
from fairytable.games.dice_upon_a_time.tale import TALE
from fairytable.games.dice_upon_a_time.verbs import VERBS

GAME: Game[DiceTable] = Game(
    identity=Identity(
        slug="dice-upon-a-time",
        title="Dice Upon a Time",
        prefix="DT",
        folder=Path(__file__).parent,
        seats=scenes.COLOURS,
        fewest_seats=2,
        leaving_clause="DT-10.2",
        rules_version=4,
    ),
    read_content=read_content,
    table_type=DiceTable,
    rules=Rules(
        lay_table=scenes.lay_table,
        next_scene=scenes.next_scene,
        is_over=scenes.is_over,
        result=scenes.result,
        rounds=lambda table: table.chapter,
        count_components=scenes.count_components,
        options=scenes.OPTIONS,
        fits=scenes.fits,
        has_windows=True,
        expectations=EXPECTATIONS,
    ),
    vocabulary=Vocabulary(
        verbs=VERBS,
        events=EVENTS,
        questions=QUESTIONS,
    ),
    texts=Texts(
        describe=describe,
        draw=list_ways,
        guide=guide_values,
        tale=TALE,
    ),
    bots=Bots(
        heuristic=heuristic,
        in_suspense=in_suspense,
        policy=policy,
        worth_trying=worth_trying,
        search=SearchSettings(
            turns=4,
            clock=dice_used,
            care=3,
            iterations=100,
            caution=0.8,
            scale=0.5,
            together=lambda table: table.rules.coop,
            rollout_heuristic=rollout_heuristic,
            rollout_policy=rollout_policy,
            plan=plan,
        ),
        parts=parts,
    ),
    page=Page(Content, MORE, CONSTANTS, foresee, overview),
    balance=BALANCE,
)
