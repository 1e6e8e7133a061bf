"""One table as a PettingZoo environment: agents are the seats, an action is the index of an option in its question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import randbits
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from fairytable.engine.errors import FairytableError, IllegalAnswer
from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.engine.packs import Pack, load_pack
from fairytable.engine.questions import Question
from fairytable.engine.records import Record
from fairytable.environment.features import encode_options, encode_view, seats_as_seen_by
from fairytable.games import find_game
from fairytable.matches import new_match
from fairytable.terminal.text_layer import question_text, table_text, words_for

Observing = Literal["features", "text"]

MOST_LETTERS = 50_000
LETTERS = "".join(map(chr, [10, *range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x2000, 0x2800)]))


class TableEnvironment(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One table of a game, by default with the fewest seats it can be played with.

    The selected agent is the first of those with a question; an agent that chooses at the same time as others does not
    learn their choices.

    Action 0 is the first option of the question, and so on. If a question has more options than there are actions, the
    last action turns to the next page of options and back to the first, without advancing the match.

    `options` are those of the game, by default those that bots play with. `observe` selects numbers or text. `shaping`
    adds this fraction of every change in a seat's progress to the rewards, which otherwise come at the end, and takes
    all of it back when the match is over: progress is a potential, so the best play stays the best. A match with more
    answers than `longest` is truncated.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | Sequence[str] | None = None,
        *,
        options: Mapping[str, object] | None = None,
        pack: Pack | Path | str | None = None,
        observe: Observing = "features",
        features: int = 1024,
        option_features: int = 64,
        actions: int = 128,
        shaping: float = 0.0,
        longest: int | None = None,
    ) -> None:
        super().__init__()
        for name, size in (("features", features), ("option_features", option_features), ("actions", actions - 1)):
            if size < 1:
                raise FairytableError(f"'{name}' is too small")
        self.game = find_game(game)
        self.seats = self.game.check_seats(self.game.identity.fewest_seats if seats is None else seats)
        self.options = dict(self.game.bots.options if options is None else options)
        self.pack = pack if isinstance(pack, Pack) else load_pack(self.game, pack)
        self.observes = observe
        self.features, self.option_features, self.actions = features, option_features, actions
        self.shaping, self.longest = shaping, longest
        self.metadata = {"name": f"{self.game.slug}_v{self.game.identity.rules_version}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = list(self.seats)
        self._seen = {seat: seats_as_seen_by(seat, self.seats) for seat in self.seats}
        self._action_spaces = {seat: spaces.Discrete(actions) for seat in self.seats}
        self._observation_spaces = {seat: self._observation_space() for seat in self.seats}
        self.match: Match | None = None
        self._leaf = 0

    def _observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        if self.observes == "text":
            return spaces.Dict({"observation": spaces.Text(MOST_LETTERS, charset=LETTERS), "action_mask": mask})
        numbers = spaces.Box(-np.inf, np.inf, (self.features,), np.float32)
        options = spaces.Box(0, np.inf, (self.actions, self.option_features), np.float32)
        return spaces.Dict({"observation": numbers, "options": options, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. `options["match"]` replaces the environment's game options in this match."""
        chosen = (options or {}).get("match", self.options)
        luck = randbits(128) if seed is None else seed
        self.match = new_match(self.game, self.seats, luck, chosen, self.pack, quiet=True)
        self.agents = list(self.seats)
        self.rewards = dict.fromkeys(self.seats, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.seats, 0.0)
        self.terminations = dict.fromkeys(self.seats, False)
        self.truncations = dict.fromkeys(self.seats, False)
        self.infos: dict[str, dict[str, Any]] = {seat: {} for seat in self.seats}
        self._progress = self._how_far()
        self._leaf = 0
        self._go_on()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        options = self.legal_options(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        turns_over = action == self.actions - 1 and self._has_leaves(agent)
        if action is None or not (turns_over or 0 <= action < len(options)):
            raise IllegalAnswer(f"{action} is no action of {agent} now; there are {len(options)} options")
        if turns_over:
            self._leaf += 1
        else:
            self._leaf = 0
            self._playing.answer(agent, options[action])
            self._reward()
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat may know, its question, and the mask of legal actions (all zero while others are asked)."""
        question = self._playing.question_for(agent)
        mask = self.action_mask(agent)
        if self.observes == "text":
            return {"observation": self.text(agent), "action_mask": mask}
        seen = self._seen[agent]
        options = np.zeros((self.actions, self.option_features), np.float32)
        if question is not None:
            encode_options(question, self.legal_options(agent), seen, options)
        numbers = encode_view(self.view(agent), question, seen, self.features)
        return {"observation": numbers, "options": options, "action_mask": mask}

    def action_mask(self, agent: str) -> np.ndarray[Any, np.dtype[np.int8]]:
        mask = np.zeros(self.actions, np.int8)
        mask[: len(self.legal_options(agent))] = 1
        if self._has_leaves(agent):
            mask[-1] = 1
        return mask

    def legal_options(self, agent: str) -> tuple[str, ...]:
        """The options behind the actions, in the words of the record: `build wood roof`."""
        question = self._playing.question_for(agent)
        if question is None or agent != self.agent_selection:
            return ()
        options = question.options
        if len(options) <= self.actions:
            return options
        on_a_leaf = self.actions - 1
        leaves = -(-len(options) // on_a_leaf)
        first = self._leaf % leaves * on_a_leaf
        return options[first : first + on_a_leaf]

    def _has_leaves(self, agent: str) -> bool:
        question = self._playing.question_for(agent)
        return agent == self.agent_selection and question is not None and len(question.options) > self.actions

    def view(self, agent: str) -> dict[str, Any]:
        """The seat's view of the table as structured data."""
        return self._playing.view(agent)

    def question(self, agent: str) -> Question | None:
        return self._playing.question_for(agent)

    def text(self, agent: str) -> str:
        """The text that the terminal shows: the table, the question and the legal options with their actions."""
        match, words = self._playing, words_for(self._playing, language="en")
        lines = [table_text(match, agent, words)]
        question = match.question_for(agent)
        if question is not None and agent == self.agent_selection:
            lines += ["", question_text(question, words)]
            legal = enumerate(self.legal_options(agent))
            lines += [f"{place}: {words.option(option, question)}" for place, option in legal]
        return "\n".join(lines)[:MOST_LETTERS]

    def render(self) -> str:
        """The table as a spectator sees it."""
        return table_text(self._playing, None, words_for(self._playing, language="en"))

    def record(self) -> Record:
        """The match as a record, to be replayed, verified, or continued in the browser."""
        return self._playing.record()

    def close(self) -> None:
        """There is nothing to close."""

    @property
    def _playing(self) -> Match:
        if self.match is None:
            raise FairytableError("Call reset() first: there is no match yet")
        return self.match

    def _go_on(self) -> None:
        """Whose turn it is, or that the match is over."""
        match = self._playing
        if match.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.longest is not None and len(match.answers) >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = match.questions[0].seat if match.questions else self.agents[0]
        for seat in self.agents:
            self.infos[seat] = {}
        self.infos[self.agent_selection] = {"legal_options": self.legal_options(self.agent_selection)}

    def _how_far(self) -> dict[str, float]:
        balance, match = self.game.balance, self._playing
        if not self.shaping or balance is None or match.is_over:
            return dict.fromkeys(self.seats, 0.0)
        return {seat: float(balance.progress(match.table, seat)) for seat in self.seats}

    def _reward(self) -> None:
        """1 for a victory, divided among sides that share it, and -1 for a defeat; before the end only shaping adds to
        it."""
        match = self._playing
        if self.shaping:
            before, self._progress = self._progress, self._how_far()
            for seat in self.seats:
                self.rewards[seat] += self.shaping * (self._progress[seat] - before[seat])
        result = match.result
        if result is not None:
            for seat in self.seats:
                self.rewards[seat] += result.share_of(seat) or -1.0


environment = TableEnvironment
"""Creates an environment, in PettingZoo's style: `environment("grimm-forest", seats=3)`."""
