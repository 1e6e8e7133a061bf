"""Every game as a game of OpenSpiel, so that its algorithms in Python run on ours. Needs `pip install open_spiel`.

    register()
    game = pyspiel.load_game("fairytable_grimm_forest", {"players": 3})
    state = game.new_initial_state()

The root is a chance node that deals a match: its outcome is the seed. It contains all the luck, hidden like the cards,
so no other chance nodes follow. A search must not look into the state as it is but resample it, as OpenSpiel's
information-set search does at each iteration: `resample_from_infostate` draws everything anew that the player cannot
know, including the luck to come. After the deal an action is the index of an option in its question.

An information state is everything that a player has observed when it had to answer, and its answers (perfect recall);
an observation is what it sees now. Both exist as text and as a tensor.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any
from zlib import crc32

import msgspec
import numpy as np

try:
    import pyspiel
except ModuleNotFoundError:
    raise ModuleNotFoundError("OpenSpiel is not installed; run: pip install open_spiel", name="pyspiel") from None

from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.environment.features import encode_view, seats_as_seen_by
from fairytable.games import GAMES, find_game
from fairytable.matches import new_match
from fairytable.terminal.text_layer import question_text, table_text, words_for

MOST_OPTIONS = 10_000
"""OpenSpiel needs a bound; no question of our games comes near it."""

LONGEST = 20_000
DEALS = 1_000
FEATURES = 1_024
"""The size of an observation tensor; an information state has as many more numbers for what came before."""


def register() -> list[str]:
    """Register our games with OpenSpiel; returns their names there."""
    known = set(pyspiel.registered_names())
    for game in GAMES:
        if name_of(game) not in known:
            pyspiel.register_game(_type_of(game), globals()[name_of(game)])
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
        max_num_players=game.identity.most_seats,
        min_num_players=game.identity.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.identity.fewest_seats, "deals": DEALS, **_options_of(game)},
        provides_factored_observation_string=False,
    )


def _options_of(game: Game[Any]) -> dict[str, str]:
    """The options of a game as parameters, with the values that bots play with; a hyphen becomes an underscore."""
    options = game.check_options(game.bots.options)
    return {key.replace("-", "_"): value for key, value in options.items()}


class Observer:
    """What a player sees now and, with perfect recall, what it saw and answered before, as text and as numbers."""

    def __init__(self, *, has_perfect_recall: bool) -> None:
        self.has_perfect_recall = has_perfect_recall
        self.tensor = np.zeros(FEATURES * (2 if has_perfect_recall else 1), np.float32)
        self.dict = {"observation": self.tensor[:FEATURES]}
        if has_perfect_recall:
            self.dict["past"] = self.tensor[FEATURES:]

    def set_from(self, state: TaleState, player: int) -> None:
        self.dict["observation"][:] = state.features(player)
        if self.has_perfect_recall:
            self.dict["past"][:] = state.past_features(player)

    def string_from(self, state: TaleState, player: int) -> str:
        return state.information_state_string(player) if self.has_perfect_recall else state.observation_string(player)


class TaleGame(pyspiel.Game):  # type: ignore[misc]
    """Rules and seats of a game, as OpenSpiel knows it. Its parameters are `players`, `deals` and the options of the
    game, by default those that bots play with."""

    tale: Game[Any]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game = self.tale
        given = dict(parameters or {})
        self.seats = game.check_seats(int(given.get("players", game.identity.fewest_seats)))
        self.deals = int(given.get("deals", DEALS))
        chosen = {**_options_of(game), **given}
        self.options = game.check_options({one.key: chosen[one.key.replace("-", "_")] for one in game.rules.options})
        game.check_fit(self.options, self.seats)
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
        return TaleState(self)

    def make_py_observer(self, kind: Any = None, _parameters: Any = None) -> Observer:
        return Observer(has_perfect_recall=kind is not None and kind.perfect_recall)


for _game in GAMES:  # found by their names in this module, they can be pickled
    globals()[name_of(_game)] = type(name_of(_game), (TaleGame,), {"tale": _game, "__module__": __name__})


class _Held:
    """The game of a state, its match, and what each player has observed and answered. OpenSpiel copies a state by
    copying its attributes, and a match can be copied."""

    def __init__(self, game: TaleGame, match: Match | None, past: tuple[tuple[str, ...], ...]) -> None:
        self.game = game
        self.match = match
        self.past = past

    def __deepcopy__(self, _memo: object) -> _Held:
        return _Held(self.game, None if self.match is None else self.match.copy(), self.past)


class TaleState(pyspiel.State):  # type: ignore[misc]
    """A match, or nothing before it is dealt. Players know what their seats may know."""

    def __init__(self, game: TaleGame) -> None:
        super().__init__(game)
        self._held = _Held(game, None, ((),) * len(game.seats))

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
            game = self._tale
            self._held.match = new_match(game.tale, game.seats, action, game.options, quiet=True)
        else:
            question = self.match.questions[0]
            option = question.options[action]
            self._remember(self.current_player(), option)
            self.match.answer(question.seat, option)

    def _remember(self, player: int, option: str) -> None:
        past = list(self._held.past)
        past[player] = (*past[player], f"{sha256(self._seen(player)).hexdigest()[:16]} {option}")
        self._held.past = tuple(past)

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
        """The table as text, as the player may know it, and the question if it is theirs."""
        if self.match is None:
            return ""
        seat = self.match.seats[self.current_player() if player is None else player]
        words = words_for(self.match, language="en")
        question = self.match.question_for(seat)
        asked = f"\n{question_text(question, words)}" if question else ""
        return f"{table_text(self.match, seat, words)}{asked}"

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that the player has observed and answered: a line for each answer, behind a fingerprint of what it
        saw then, and its current view as JSON."""
        if self.match is None:
            return ""
        player = self.current_player() if player is None else player
        return "\n".join((*self._held.past[player], self._seen(player).decode()))

    def _seen(self, player: int) -> bytes:
        """The view of the player and its question, which distinguish what the player can distinguish."""
        match = self._dealt
        seat = match.seats[player]
        question = match.question_for(seat)
        asked = (question.about, question.options) if question else ()
        return msgspec.json.encode((len(match.answers), match.view(seat), asked))

    def features(self, player: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What the player sees now as numbers, by feature hashing as in `fairytable.environment`."""
        if self.match is None:
            return np.zeros(FEATURES, np.float32)
        seat = self.match.seats[player]
        seen = seats_as_seen_by(seat, self.match.seats)
        return encode_view(self.match.view(seat), self.match.question_for(seat), seen, FEATURES)

    def past_features(self, player: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What the player observed and answered before, each at the place to which its words and its turn hash."""
        places = [crc32(f"{turn} {said}".encode()) % FEATURES for turn, said in enumerate(self._held.past[player])]
        return np.bincount(np.array(places, np.int64), minlength=FEATURES).astype(np.float32)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TaleState:
        """A state that is possible as far as the player knows; it must be that player's turn. Others who have already
        chosen in secret at the same time have chosen there, too, at random."""
        seat = self._dealt.seats[player]
        imagined = self._dealt.determinize(seat, int(sampler() * 2**53))
        while imagined.questions[0].seat != seat:
            question = imagined.questions[0]
            imagined.answer(question.seat, question.options[int(sampler() * len(question.options))])
        twin = self.clone()
        twin._held = _Held(self._tale, imagined, self._held.past)
        return twin  # type: ignore[no-any-return]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its game and its actions, which are played again."""
        if self.match is not None and self.match.is_imagined:
            raise FairytableError("A resampled state cannot be saved: it is only imagined")
        return _played_again, (self._tale.tale.slug, self._tale.get_parameters(), self.history())

    def __str__(self) -> str:
        if self.match is None:
            return "before the deal"
        return table_text(self.match, None, words_for(self.match, language="en"))

    @property
    def _dealt(self) -> Match:
        assert self.match is not None, "the match is not dealt yet"
        return self.match


def _played_again(game: str, parameters: Mapping[str, Any], actions: list[int]) -> TaleState:
    register()
    state = pyspiel.load_game(name_of(find_game(game)), parameters).new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state  # type: ignore[no-any-return]
