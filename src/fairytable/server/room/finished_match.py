"""A finished match, to be viewed. Anyone who has its link may view it, whether or not they played: its name is a secret
like a key, and it reveals nothing about the table."""

from __future__ import annotations

from fairytable.engine.errors import FairytableError
from fairytable.engine.match import Match
from fairytable.engine.storyteller import tell_tale
from fairytable.server.messages.rest import MatchTold, TurnTold
from fairytable.server.room.rebuilding import rebuild_match
from fairytable.server.room.replays import Replayer
from fairytable.server.room.shared import Shared
from fairytable.server.room.updates import result_told
from fairytable.server.storage.store import LoadedMatch
from fairytable.server.storage.stored import StoredFinishedMatch
from fairytable.server.wording.library import GamePack
from fairytable.server.wording.phrasing import Phrasing
from fairytable.server.wording.refusals import Refusal


class FinishedMatch:
    """A finished match, replayed from the store."""

    def __init__(self, loaded: LoadedMatch, match: Match) -> None:
        self.match = match
        self._loaded = loaded

    @classmethod
    async def find(cls, name: str, shared: Shared, replayer: Replayer) -> FinishedMatch:
        """The match of this name; refused if there is none, or if it is not over."""
        loaded = await shared.store.read_match(name)
        game_pack = await _pack_of(loaded, shared) if loaded else None
        if loaded is None or game_pack is None or loaded.match.rules_version != game_pack.game.identity.rules_version:
            raise Refusal("no_such_match")
        try:
            match, _ = await replayer.in_turn(lambda _: rebuild_match(game_pack, loaded.match, loaded.entries))
        except FairytableError:
            raise Refusal("no_such_match") from None
        if not match.is_over:
            raise Refusal("not_over")
        return cls(loaded, match)

    def names(self, phrasing: Phrasing) -> dict[str, str]:
        """The names under which the seats were played."""
        room, past = self._loaded.room, self._past
        given = past.names if past else {seat.seat: seat.name for seat in room.seats}
        return {seat: given.get(seat) or phrasing.name(seat) for seat in self.match.seats}

    def told(self, phrasing: Phrasing) -> MatchTold:
        names = self.names(phrasing)
        tale = tell_tale(self.match, phrasing.words_for(names))
        result = result_told(self.match, phrasing, names)
        assert result is not None
        return MatchTold(
            match=self._loaded.match.match,
            game=self.match.game.slug,
            title=self.match.game.title,
            pack=self.match.pack.edition,
            seats=list(self.match.seats),
            names=names,
            ended=self._past.ended if self._past else "",
            answers=len(self.match.answers),
            result=result,
            tale=tale.paragraph,
            turns=[TurnTold(turn.moment, turn.round, turn.seat, turn.sentence, turn.leads) for turn in tale.turns],
            seed=str(self.match.latest_seed),
        )

    @property
    def _past(self) -> StoredFinishedMatch | None:
        name = self._loaded.match.match
        return next((past for past in self._loaded.room.history if past.match == name), None)


async def _pack_of(loaded: LoadedMatch, shared: Shared) -> GamePack | None:
    """The pack with which the match was played; an uploaded pack is stored with its table."""
    match, room = loaded.match, loaded.room
    return await shared.pack_of(match.game, match.pack, room.content if room.pack == match.pack else None)
