"""The search bot looks ahead from what its seat may know, mixes in secret choices and keeps to its budget."""

from __future__ import annotations

from collections import Counter
from math import inf
from typing import Any

import pytest
from msgspec import structs

from fairytable import GAMES, Game, Match, new_match
from fairytable.bots import Observation, SearchBot, new_bot, search_bot
from fairytable.bots.advice import advise
from fairytable.bots.rollouts import step
from fairytable.engine.chance import Chance
from fairytable.engine.facts import Public
from fairytable.engine.game import Result
from fairytable.engine.questions import Question, ask, ask_all
from fairytable.engine.search_settings import Heuristic, SearchSettings
from fairytable.engine.table import Table
from fairytable.engine.worth import Part
from tests.engine import decisions
from tests.engine.practice_games import a_game, a_little_match, changed

FEW = 24
"""Looks ahead: enough to see that all of it works."""


class Pond(Table, kw_only=True):
    """Somebody fishes: a small fish at once, or nothing now and a great one later."""

    rounds: Public[int] = 0
    fish: Public[int] = 0
    waited: Public[bool] = False


def a_pond(turns: int) -> Match:
    async def scene(table: Pond) -> None:
        if await ask(decisions.Fish("red"), ("take", "wait"), "LG-1.1") == "take":
            table.fish += 1
        elif table.waited:
            table.fish += 5
        else:
            table.waited = True
        table.rounds += 1

    game = a_game(
        Pond,
        scene,
        lambda table: table.rounds == 4,
        rounds=lambda table: table.rounds,
        heuristic=lambda table, _: float(table.fish),
        parts=lambda table, _: {"fish": Part(float(table.fish), float(table.fish))},
        policy=lambda table, _question, _chance: "wait" if table.waited else "take",
        search=SearchSettings(turns=turns),
    )
    return a_little_match(game)


def test_who_looks_further_waits_for_the_great_fish() -> None:
    assert new_bot("greedy").choose(Observation(a_pond(1), "red")) == "take"
    assert SearchBot(iterations=FEW).choose(Observation(a_pond(1), "red")) == "take"
    assert SearchBot(iterations=FEW).choose(Observation(a_pond(2), "red")) == "wait"


class Shown(Table, kw_only=True):
    """What each of two shows at the same time."""

    shown: Public[dict[str, str]] = {}


def shown_at_once(options: tuple[str, ...], heuristic: Heuristic) -> Match:
    """Both show one of these, and the match is over."""

    async def scene(table: Shown) -> None:
        table.shown.update(await ask_all(table.seats, lambda seat: ask(decisions.Show(seat), options, "LG-1.1")))

    game = a_game(
        Shown,
        scene,
        lambda table: bool(table.shown),
        seats=("red", "blue"),
        heuristic=heuristic,
        result=lambda table: Result((), dict.fromkeys(table.seats, 0.0), "LG-1.1"),
    )
    return a_little_match(game)


def matching_coins(reward: float = 1.0) -> Match:
    """Red wins if both show the same side of the coin."""

    def heuristic(table: Shown, seat: str) -> float:
        if not table.shown:
            return 0.0
        alike = table.shown["red"] == table.shown["blue"]
        stakes = reward if table.shown["red"] == "heads" else 1.0
        return stakes if alike == (seat == "red") else -stakes

    return shown_at_once(("heads", "tails"), heuristic)


def test_in_a_secret_choice_it_mixes_so_that_nobody_can_read_it() -> None:
    match = matching_coins()
    laid = Counter(SearchBot(luck, iterations=150).choose(Observation(match, "red")) for luck in range(40))
    assert min(laid["heads"], laid["tails"]) >= 10
    shares = [each.share for each in SearchBot(3, iterations=600).evaluate(Observation(match, "blue"))]
    assert max(shares) < 0.7


BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}
GREAT_STAKES = 3.0
"""What rock wins from scissors; all else wins one."""


def won(mine: str, theirs: str) -> float:
    if BEATS[mine] == theirs:
        return GREAT_STAKES if mine == "rock" else 1.0
    return -won(theirs, mine) if BEATS[theirs] == mine else 0.0


def rock_for_great_stakes() -> Match:
    """Against somebody who shows anything, rock is best, and so it looks to everybody; who thinks shows paper."""

    def heuristic(table: Shown, seat: str) -> float:
        (other,) = {*table.seats} - {seat}
        return won(table.shown[seat], table.shown[other]) if table.shown else 0.0

    return shown_at_once(tuple(BEATS), heuristic)


def least_won(search: SearchSettings) -> float:
    """What the search wins on average from somebody who knows how often it shows what."""
    shares = SearchBot(5, 600, search=search).evaluate(Observation(rock_for_great_stakes(), "red"))
    return min(sum(each.share * won(each.option, reply) for each in shares) for reply in BEATS)


def test_who_imagines_the_others_to_learn_cannot_be_read_where_a_guess_is_found_out() -> None:
    """A game that says nothing else has this by default. The best mixture would lose nothing in the long run."""
    assert least_won(SearchSettings()) > -0.3
    assert least_won(SearchSettings(mixing=0.3)) < -0.6


def test_where_the_others_are_guessed_it_mixes_what_is_nearly_as_good() -> None:
    """Blue is guessed to lay either side equally often; heads bring a little more if both are alike."""
    match = matching_coins(reward=1.1)
    guessed = SearchSettings(mixing=0.5)
    shares = {each.option: each.share for each in SearchBot(3, 400, search=guessed).evaluate(Observation(match, "red"))}
    assert sum(shares.values()) == pytest.approx(1.0)
    assert min(shares.values()) > 0.2
    match = matching_coins(reward=9.0)
    sure = SearchBot(3, 400, search=SearchSettings(mixing=0.01)).evaluate(Observation(match, "blue"))
    assert max(each.share for each in sure) == pytest.approx(1.0)


class Peeking(Observation):
    """What a cheat would have: the true match instead of an imagined one."""

    __slots__ = ()

    def determinize(self, luck: int) -> Match:  # noqa: ARG002
        return self._match.copy()

    def determinize_table(self, luck: int) -> Any:
        return self.determinize(luck).table


def thoughts_about_two_worlds(
    game: Game[Any], kind: type[Observation], every: int, search: SearchSettings | None = None
) -> list[bool]:
    """Whether a bot thinks alike when all that it cannot know is exchanged, at some questions of a match."""
    match = new_match(game, game.identity.fewest_seats, seed="hidden", options=game.bots.options, quiet=True)
    player = new_bot("easy", 1)
    alike = []
    for number in range(60):
        question = match.questions[0]
        if len(question.options) > 1 and number % every == 0:
            worlds = [match, *(match.determinize(question.seat, luck) for luck in range(2))]
            true, *others = [SearchBot(7, FEW, search=search).evaluate(kind(world, question.seat)) for world in worlds]
            alike.append(others == [true, true])
        match.answer(question.seat, player.choose(Observation(match, question.seat)))
    return alike


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_whatever_the_others_hold_it_chooses_alike(game: Game[Any]) -> None:
    """The hidden cards are exchanged, and what the bot thinks of its options stays the same to the last digit."""
    alike = thoughts_about_two_worlds(game, Observation, every=4)
    assert alike
    assert all(alike)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_bot_that_peeks_is_found_out(game: Game[Any]) -> None:
    """So the test above would not pass if the bot saw the true table. Who reckons would have nothing of it."""
    looks = structs.replace(game.bots.search, expectimax=None)
    assert not all(thoughts_about_two_worlds(game, Peeking, every=2, search=looks))


def test_a_limit_of_time_ends_the_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(1000))
    monkeypatch.setattr(search_bot, "monotonic", lambda: float(next(now)))
    weighed = SearchBot(iterations=100_000, seconds=8.0).evaluate(Observation(a_pond(2), "red"))
    assert sum(each.tries for each in weighed) < 40


def test_the_best_comes_first_and_what_is_surely_worse_is_given_up() -> None:
    weighed = SearchBot(iterations=1000).evaluate(Observation(a_pond(2), "red"))
    assert [each.option for each in weighed] == ["wait", "take"]
    assert [each.share for each in weighed] == [1.0, 0.0]
    assert weighed[0].worth > weighed[1].worth
    assert sum(each.tries for each in weighed) < 40


def test_what_is_alike_is_not_looked_at_for_long() -> None:
    """Two fish of the same size: no number of looks would find the better one."""
    match = a_pond(1)
    match.game = changed(match.game, heuristic=lambda _table, _seat: 1.0)
    assert sum(each.tries for each in SearchBot(iterations=1000).evaluate(Observation(match, "red"))) < 100


def test_who_looks_ahead_counts_what_the_game_counts_there() -> None:
    """By its heuristic a fish in the hand is best; who has looked ahead counts the patience."""
    match = a_pond(1)
    patience = SearchSettings(rollout_heuristic=lambda table, _seat: float(table.waited))
    assert SearchBot(iterations=FEW).choose(Observation(match, "red")) == "take"
    assert SearchBot(iterations=FEW, search=patience).choose(Observation(match, "red")) == "wait"


def test_who_looks_ahead_imagines_everybody_by_the_habit_of_the_game() -> None:
    """By the guess nobody ever waits a second time; with the habit the great fish is seen coming."""
    match = a_pond(2)
    match.game = changed(match.game, policy=lambda _table, _question, _chance: "take")
    patient = SearchSettings(
        turns=2, rollout_policy=lambda table, _question, _chance: "wait" if table.waited else "take"
    )
    assert SearchBot(iterations=FEW).choose(Observation(match, "red")) == "take"
    assert SearchBot(iterations=FEW, search=patient).choose(Observation(match, "red")) == "wait"


def test_who_does_not_look_ahead_knows_neither_the_habit_nor_the_plan_of_such_a_game() -> None:
    """So easy bots, who only carry out what they have begun, play as they would without."""
    match = a_pond(1)
    match.game = changed(
        match.game,
        in_suspense=lambda _table, _question: True,
        policy=lambda _table, _question, _chance: "take",
        search=SearchSettings(
            rollout_policy=lambda _table, _question, _chance: "wait", plan=lambda _table, _question: "wait"
        ),
    )
    assert step(match.copy(), "red", "take", 1) == 4.0, "four small fish"


class Race(Table, kw_only=True):
    """Two run by turns; who rests has none."""

    turns: Public[int] = 0
    resting: Public[str] = ""


def test_rivals_who_are_left_out_have_no_turns_in_a_look_ahead() -> None:
    async def scene(table: Race) -> None:
        seat = table.seats[table.turns % 2]
        if seat != table.resting:
            await ask(decisions.Run(seat), ("left", "right"), "LG-1.1")
        table.turns += 1

    asked: Counter[str] = Counter()

    def policy(_table: Race, question: Question, _chance: Chance) -> str:
        asked[question.seat] += 1
        return "left"

    def leave_out(table: Race, seat: str) -> None:
        table.resting = "blue" if seat == "red" else "red"

    game = a_game(
        Race,
        scene,
        lambda table: table.turns == 8,
        rounds=lambda table: table.turns,
        policy=policy,
        search=SearchSettings(turns=4),
    )
    match = a_little_match(game)
    SearchBot(iterations=FEW).choose(Observation(match, "red"))
    assert asked["blue"] > 0
    asked.clear()
    SearchBot(iterations=FEW, search=SearchSettings(turns=4, aside=leave_out)).choose(Observation(match, "red"))
    assert asked["red"] > 0
    assert not asked["blue"]
    assert not match.table.resting, "only imagined matches are changed"
    with pytest.raises(ValueError, match="care"):
        SearchSettings(aside=leave_out, care=1)


class Wager(Table, kw_only=True):
    """Something small and safe, or something that luck decides about a turn later."""

    rounds: Public[int] = 0
    chosen: Public[str] = ""
    gold: Public[int] = 0


def a_wager(caution: float) -> Match:
    async def scene(table: Wager) -> None:
        if table.rounds == 0:
            table.chosen = await ask(decisions.Bet("red"), ("safe", "wild"), "LG-1.1")
            table.gold += 1 if table.chosen == "safe" else 0
        elif await ask(decisions.GoOn("red"), ("on", "off"), "LG-1.2") and table.chosen == "wild":
            table.gold += table.chance.below(3)
        table.rounds += 1

    game = a_game(
        Wager,
        scene,
        lambda table: table.rounds == 3,
        rounds=lambda table: table.rounds,
        heuristic=lambda table, _: float(table.gold),
        search=SearchSettings(turns=2, caution=caution),
    )
    return a_little_match(game)


def test_with_caution_it_leaves_what_looks_best_at_once_only_if_something_is_surely_better() -> None:
    def bets(caution: float) -> set[str]:
        match = a_wager(caution)
        return {SearchBot(luck, iterations=10).choose(Observation(match, "red")) for luck in range(12)}

    assert bets(0.0) == {"wild", "safe"}
    assert bets(9.0) == {"safe"}


def a_pond_with_a_plan(first: str, **search: Any) -> Match:
    """Others take what they see; the plan has this answer to begin with, and then waits for the great fish."""
    match = a_pond(1)
    search["plan"] = lambda table, _question: "wait" if table.waited else first
    match.game = changed(match.game, policy=lambda _table, _question, _chance: "take", search=SearchSettings(**search))
    return match


def test_a_plan_comes_before_what_looks_best_at_once() -> None:
    assert SearchBot().choose(Observation(a_pond_with_a_plan("wait", caution=inf), "red")) == "wait"
    assert SearchBot().choose(Observation(a_pond_with_a_plan("", caution=inf), "red")) == "take"


def test_a_plan_is_left_only_where_the_game_has_something_to_look_at_closely() -> None:
    def answer(*contenders: str) -> str:
        closely = SearchSettings(turns=2, caution=1.0, contenders=lambda _table, _question: contenders)
        match = a_pond_with_a_plan("take", caution=inf, closely=closely)
        chosen = SearchBot(iterations=FEW).choose(Observation(match, "red"))
        assert advise(Observation(match, "red"))[0].option == chosen, "a hint says what the bot would do"
        return chosen

    assert answer("take", "wait") == "wait"
    assert answer("take") == "take"


def test_a_hint_keeps_to_the_plan_and_names_what_else_could_be_done() -> None:
    match = a_pond_with_a_plan("take", caution=inf, turns=2)
    assert SearchBot().choose(Observation(match, "red")) == "take"
    planned, other = advise(Observation(match, "red"))
    assert (planned.option, planned.share, planned.behind) == ("take", 1.0, 0.0)
    assert (other.option, other.share, other.behind) == ("wait", 0.0, 0.0), (
        "nearly as good, although more comes at once"
    )
    without = a_pond_with_a_plan("", caution=inf, turns=2)
    assert advise(Observation(without, "red"))[0].option == "wait", "where there is no plan, what comes of it counts"


def test_what_a_game_can_reckon_is_not_looked_at() -> None:
    """Where it can reckon nothing, it is."""
    match, bot = a_pond(1), SearchBot(iterations=FEW)
    match.game = changed(
        match.game,
        search=SearchSettings(expectimax=lambda table, _: {} if table.waited else {"take": 1.0, "wait": 2.0}),
    )
    assert bot.choose(Observation(match, "red")) == "wait"
    assert [(each.option, each.worth) for each in bot.evaluate(Observation(match, "red"))] == [
        ("wait", 2.0),
        ("take", 1.0),
    ]
    assert bot.rollouts == 0
    match.answer("red", "wait")
    assert bot.choose(Observation(match, "red")) in ("take", "wait")
    assert bot.rollouts > 0


def test_who_looks_ahead_imagines_that_everybody_keeps_to_the_plan() -> None:
    match = a_pond_with_a_plan("", turns=2)
    assert SearchBot(iterations=FEW).choose(Observation(match, "red")) == "wait"
    match.game = changed(match.game, search=SearchSettings(turns=2))
    assert SearchBot(iterations=FEW).choose(Observation(match, "red")) == "take"


def test_who_reads_medium_bots_plays_what_is_best_against_them() -> None:
    def heuristic(table: Shown, seat: str) -> float:
        """Blue loves tails, and red wants to lay the same as blue."""
        if not table.shown:
            return 0.0
        if seat == "blue":
            return 50.0 * (table.shown["blue"] == "tails")
        return float(table.shown["red"] == table.shown["blue"])

    match = shown_at_once(("heads", "tails"), heuristic)
    assert {new_bot("reader", luck).choose(Observation(match, "red")) for luck in range(5)} == {"tails"}
