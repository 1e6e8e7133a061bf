"""What happens in Dice Upon a Time: every event with its values."""

from __future__ import annotations

from typing import Annotated

from fairytable.engine.events import Happening, Secret, events_in
from fairytable.engine.facts import OneOf

Why = Annotated[
    str,
    OneOf(
        (
            "already_there",
            "has_marker",
            "no_dice_on_board",
            "no_dice_to_roll",
            "no_die_for_wolf",
            "no_magic",
            "no_quests",
            "no_rabbit_tokens",
            "no_stories",
            "steeds_closed",
        )
    ),
]


class AbilityUsed(Happening):
    """A Character's ability was used."""

    seat: str
    character: str


class ChapterBegins(Happening):
    """Chapter begins."""

    chapter: int
    seat: str


class ChapterEnds(Happening):
    """Everybody takes their dice back."""

    chapter: int


class Character(Happening):
    """Character."""

    seat: str
    character: str


class CurseLifted(Happening):
    """Curse lifted."""

    seat: str
    card: str


class CursePassedOn(Happening):
    """Curse passed on."""

    seat: str
    player: str
    card: str


class DieDiscarded(Happening):
    """Die discarded."""

    seat: str
    die: str


class DieGivenToWolf(Happening):
    """Die given to wolf."""

    seat: str
    die: str


class DieKnockedOff(Happening):
    """Die knocked off."""

    seat: str
    player: str
    die: str
    socket: str


class DiePlaced(Happening):
    """Die placed."""

    seat: str
    die: str
    socket: str


class DieSet(Happening):
    """A die was turned to a face, by the Fox or the Golden Bird."""

    seat: str
    die: str
    face: str


class DieTakenBack(Happening):
    """Die taken back."""

    seat: str
    die: str


class Doubling(Happening):
    """Doubling."""

    seat: str


class EventRevealed(Happening):
    """Event revealed."""

    event: str


class Exchanged(Happening):
    """Two players exchanged goods; of Magic Items only the number is known to the others."""

    seat: str
    player: str
    given: tuple[str, ...]
    received: tuple[str, ...]
    magic: int


class FliesSwatted(Happening):
    """Flies swatted."""

    seat: str
    count: int


class ItemFetched(Happening):
    """Item fetched."""

    seat: str
    quest: str
    item: str


class LastQuestDrawn(Happening):
    """Last quest drawn."""


class MagicDiscarded(Happening):
    """Magic discarded."""

    seat: str
    card: str


class MagicDrawn(Happening):
    """Magic drawn."""

    seat: str
    card: Secret[str]


class MagicPlayed(Happening):
    """A Magic Item was shown and works."""

    seat: str
    card: str


class MagicReshuffled(Happening):
    """Magic reshuffled."""


class MagicStolen(Happening):
    """Magic stolen."""

    seat: str
    player: str
    count: int
    cards: Secret[tuple[str, ...]]


class MarkerMoved(Happening):
    """Marker moved."""

    seat: str


class MiniQuestFulfilled(Happening):
    """Mini quest fulfilled."""

    seat: str
    card: str


class Moved(Happening):
    """Moved."""

    seat: str
    start: str
    end: str


class NothingHappened(Happening):
    """What should have happened did not, because there was nothing to do it with."""

    seat: str
    why: Why


class OfferCountered(Happening):
    """The seat turned the player's offer down and makes another one."""

    seat: str
    player: str


class OfferDropped(Happening):
    """The seat thought better of an offer to the player."""

    seat: str
    player: str


class OfferRefused(Happening):
    """Offer refused."""

    seat: str
    player: str


class Passed(Happening):
    """Passed."""

    seat: str


class QuestCompleted(Happening):
    """Quest completed."""

    seat: str
    quest: str
    points: int


class QuestDiscarded(Happening):
    """Quest discarded."""

    seat: str
    quest: str


class QuestDrawn(Happening):
    """Quest drawn."""

    seat: str
    quest: str
    points: int


class QuestStolen(Happening):
    """Quest stolen."""

    seat: str
    player: str
    quest: str


class RabbitTokenUsed(Happening):
    """A Rabbit Token stands in for a die."""

    seat: str


class RabbitTokenWon(Happening):
    """Rabbit token won."""

    seat: str


class Rolled(Happening):
    """Rolled."""

    seat: str
    dice: tuple[str, ...]


class Scored(Happening):
    """Scored."""

    seat: str
    points: int


class SnakeDieLost(Happening):
    """Snake die lost."""

    seat: str


class SnakeDieWon(Happening):
    """Snake die won."""

    seat: str


class StoriesReshuffled(Happening):
    """Stories reshuffled."""


class StoryDiscarded(Happening):
    """A Story card was laid aside unresolved, for another one."""

    seat: str
    card: str


class StoryDrawn(Happening):
    """Story drawn."""

    seat: str
    card: str


class StoryLaid(Happening):
    """Story laid."""

    seat: str
    card: str


class StoryWithoutEffect(Happening):
    """Story without effect."""

    seat: str
    card: str


class TaleEnds(Happening):
    """Tale ends."""

    winners: tuple[str, ...]
    chapter: int


class ThumblingSent(Happening):
    """Thumbling sent."""

    seat: str
    left: int


class TokenConverted(Happening):
    """Token converted."""

    seat: str
    token: str
    wanted: str


class TokenLost(Happening):
    """Token lost."""

    seat: str
    token: str


class TokensPaid(Happening):
    """Tokens paid."""

    seat: str
    token: str
    count: int


class TokensStolen(Happening):
    """Tokens stolen."""

    seat: str
    player: str
    token: str
    count: int


class TokensTaken(Happening):
    """Tokens taken."""

    seat: str
    token: str
    count: int


class WardedOff(Happening):
    """A card did somebody no harm."""

    seat: str
    card: str


class WayChosen(Happening):
    """One of the two ways of a Bad Luck card."""

    seat: str
    way: str


class WolfComes(Happening):
    """Wolf comes."""

    seat: str


EVENTS = events_in(__name__)
