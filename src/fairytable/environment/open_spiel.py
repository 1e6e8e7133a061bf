"""Every game as a game of OpenSpiel, so that its algorithms in Python run on ours. Needs `pip install open_spiel`.

    register()
    game = pyspiel.load_game("fairytable_grimm_forest", {"players": 3})
    state = game.new_initial_state()

The first node is a chance node that deals a match: its outcome is the seed. All luck lies in that deal, hidden like the
cards, so no chance nodes follow. A search must not look into the state as it is but resample it, as OpenSpiel's
information set search does at each iteration: `resample_from_infostate` draws everything anew that the player cannot
know, the luck to come included. After the deal an action is the place of an option in its question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pyspiel

from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.games import GAMES
from fairytable.matches import new_match
from fairytable.terminal.text_layer import question_text, table_text, words_for

MOST_OPTIONS = 10_000
"""OpenSpiel wants a bound; no question of our games comes near it."""

LONGEST = 20_000
DEALS = 1_000


def register() -> list[str]:
    """Make our games known to OpenSpiel; their names there."""
    known = set(pyspiel.registered_names())
    for game in GAMES:
        if name_of(game) not in known:
            pyspiel.register_game(_type_of(game), type(f"Game_{name_of(game)}", (TaleGame,), {"tale": game}))
    return [name_of(game) for game in GAMES]


def name_of(game: Game[Any]) -> str:
    return f"fairytable_{game.slug.replace('-', '_')}"


def _type_of(game: Game[Any]) -> Any:
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": game.fewest_seats, "deals": DEALS},
        provides_factored_observation_string=False,
    )


class Onlooker:
    """Observes in words. There are no tensors: `fairytable.environment` has observations as numbers."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def set_from(self, state: TaleState, player: int) -> None:
        """There is nothing to fill in."""

    def string_from(self, state: TaleState, player: int) -> str:
        return state.observation_string(player)


class TaleGame(pyspiel.Game):  # type: ignore[misc]
    """Rules and seats of a game, as OpenSpiel knows it. `players` and `deals` are its parameters; the options are those
    with which bots play."""

    tale: Game[Any]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game = self.tale
        given = dict(parameters or {})
        self.seats = game.check_seats(int(given.get("players", game.fewest_seats)))
        self.deals = int(given.get("deals", DEALS))
        bounds = pyspiel.GameInfo(
            num_distinct_actions=MOST_OPTIONS,
            max_chance_outcomes=self.deals,
            num_players=len(self.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(game), bounds, given)

    def new_initial_state(self) -> TaleState:
        return TaleState(self, None)

    def make_py_observer(self, *_: Any) -> Onlooker:
        return Onlooker()


class _Held:
    """The game of a state and its match. OpenSpiel copies a state by copying what it holds, and a match knows how."""

    def __init__(self, game: TaleGame, match: Match | None) -> None:
        self.game = game
        self.match = match

    def __deepcopy__(self, _memo: object) -> _Held:
        return _Held(self.game, None if self.match is None else self.match.copy())


class TaleState(pyspiel.State):  # type: ignore[misc]
    """A match, or before it is dealt none. Players know what their seats may know."""

    def __init__(self, game: TaleGame, match: Match | None) -> None:
        super().__init__(game)
        self._held = _Held(game, match)

    @property
    def _tale(self) -> TaleGame:
        return self._held.game

    @property
    def match(self) -> Match | None:
        return self._held.match

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.match.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.match.seats.index(self.match.questions[0].seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._tale.deals
        return [(seed, 1 / deals) for seed in range(deals)]

    def _legal_actions(self, _player: int) -> list[int]:
        return list(range(len(self._dealt.questions[0].options)))

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            tale = self._tale.tale
            self._held.match = new_match(tale, self._tale.seats, action, tale.bot_options, quiet=True)
        else:
            question = self.match.questions[0]
            self.match.answer(question.seat, question.options[action])

    def _action_to_string(self, _player: int, action: int) -> str:
        return f"deal {action}" if self.match is None else self.match.questions[0].options[action]

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.is_over

    def returns(self) -> list[float]:
        result = None if self.match is None else self.match.result
        if result is None:
            return [0.0] * len(self._tale.seats)
        return [result.share_of(seat) or -1.0 for seat in self._tale.seats]

    def observation_string(self, player: int | None = None) -> str:
        """The table in words, as the player may know it, and the question if it is theirs."""
        if self.match is None:
            return ""
        seat = self.match.seats[self.current_player() if player is None else player]
        words = words_for(self.match, language="en")
        question = self.match.question_for(seat)
        asked = f"\n{question_text(question, words)}" if question else ""
        return f"{table_text(self.match, seat, words)}{asked}"

    def information_state_string(self, player: int | None = None) -> str:
        """What OpenSpiel's searches tell positions apart by."""
        return f"{0 if self.match is None else len(self.match.answers)} {self.observation_string(player)}"

    def clone(self) -> TaleState:
        return TaleState(self._tale, None if self.match is None else self.match.copy())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TaleState:
        """A state as it could be for all that the player knows; the player must be the one in turn."""
        seat = self._dealt.seats[player]
        return TaleState(self._tale, self._dealt.imagine(seat, int(sampler() * 2**53)))

    def __str__(self) -> str:
        if self.match is None:
            return "before the deal"
        return table_text(self.match, None, words_for(self.match, language="en"))

    @property
    def _dealt(self) -> Match:
        assert self.match is not None, "the match is not dealt yet"
        return self.match
