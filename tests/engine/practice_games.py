"""Games for practice: the engine knows no game, so its tests play these.

`goblin_market` has hidden hands, a deck, a secret choice of all at once, an interrupt and an answer to it, peeks,
wares given from hand to hand, and dice. `night_watch` is for a single seat. `a_game` makes one out of a scene.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any

from msgspec import Struct
from msgspec.structs import replace

from fairytable.engine.chance import Chance
from fairytable.engine.events import Happening, Secret
from fairytable.engine.facts import Constant, Facts, Public, hidden, private
from fairytable.engine.game import Bots, Game, Identity, MatchOption, Result, Rules, Scene, Texts, Vocabulary
from fairytable.engine.match import Match
from fairytable.engine.packs import Pack, PackReader, load_pack
from fairytable.engine.piles import Pile
from fairytable.engine.questions import Decision, Reason, ask, ask_all, ask_yes_no
from fairytable.engine.table import Table
from fairytable.engine.verbs import NO, YES, Verb
from tests.engine import decisions

FOLDER = Path(__file__).parent / "goblin_market"
SEATS = ("red", "blue", "green")
OFFER, GIVE, STEAL = Verb("offer", "ware"), Verb("give", "ware", "taker"), Verb("steal", "victim")
PASS, DONE = Verb("pass"), Verb("done")
GROUPS = ("identity", "rules", "vocabulary", "texts", "bots")
LARGEST_HAND = 5
DAYS = 2


class DayBegins(Happening):
    day: int


class Rested(Happening):
    seat: str


class Stirred(Rested):
    """The deck was shuffled."""


class Offered(Rested):
    ware: str


class Earned(Rested):
    coins: int


class Peeked(Rested):
    ware: Secret[str]


class Drew(Peeked):
    """A ware from the deck."""


class Gave(Peeked):
    taker: str


class Rolled(Rested):
    dice: tuple[int, ...]


class OmenRead(Rested):
    omen: str


class FateTurned(Rested):
    fate: str


class ReachedFor(Rested):
    victim: str


class Stole(ReachedFor):
    """Nothing kept the thief from it."""


class Warded(Rested):
    """By a ward, which is spent."""


class BrokeWard(Warded):
    """By another ward."""


MARKET_EVENTS = (
    *(DayBegins, Rested, Stirred, Offered, Earned, Peeked, Drew, Gave, Rolled),
    *(OmenRead, FateTurned, ReachedFor, Stole, Warded, BrokeWard),
)


class Ware(Struct, frozen=True, forbid_unknown_fields=True):
    """What is bought and sold."""

    id: str
    copies: int = 1


class Trader(Facts):
    """A player."""

    seat: Public[str]
    hand: Annotated[Pile, private("wares")]
    fates: Annotated[list[str], private("fates", apart=True)]
    coins: Public[int] = 0
    rested: Public[bool] = False


class Market(Table, kw_only=True):
    """`turn` 0 is the opening of the market, then come the traders."""

    wares: Constant[tuple[str, ...]]
    deck: Annotated[Pile, hidden("wares")]
    omen: Annotated[str | None, hidden("omens")]
    other_omens: Annotated[list[str], hidden("omens")]
    traders: Public[list[Trader]]
    days: Public[int]
    read_omen: Public[str] = ""
    sold: Public[list[str]] = []
    day: Public[int] = 0
    turn: Public[int] = 0

    def trader(self, seat: str) -> Trader:
        return next(trader for trader in self.traders if trader.seat == seat)

    def sell(self, ware: str, trader: Trader) -> None:
        trader.hand.remove(ware)
        self.sold.append(ware)


def read_wares(reader: PackReader) -> tuple[str, ...]:
    reader.only_keys("wares.toml", "ware")
    return tuple(ware.id for ware in reader.entries("wares.toml", "ware", Ware) for _ in range(ware.copies))


def lay_market(wares: tuple[str, ...], seats: tuple[str, ...], options: Mapping[str, str], chance: Chance) -> Market:
    omens = ["comet", "frost", "owl"]
    chance.shuffle(omens)
    return Market(
        seats=seats,
        chance=chance,
        wares=wares,
        deck=Pile.of(wares),
        omen=omens.pop(),
        other_omens=omens,
        traders=[Trader(seat, Pile.of(), [f"{seat}_{fate}" for fate in ("sun", "moon", "star")]) for seat in seats],
        days=int(options["days"]),
    )


def next_market_scene(table: Market) -> Scene:
    if not table.day:
        return deal(table)
    return trade(table, table.traders[table.turn - 1]) if table.turn else open_market(table)


async def deal(table: Market) -> None:
    table.deck.shuffle(table.chance)
    for trader in table.traders:
        table.chance.shuffle(trader.fates)
        for _ in range(3):
            table.deck.move_top(trader.hand)
    table.day = 1
    table.tell(DayBegins(day=1), "GM-1.1")


async def open_market(table: Market) -> None:
    def offer(seat: str) -> Any:
        wares = table.trader(seat).hand
        return ask(decisions.Offer(seat), (*OFFER.all_of(wares), PASS()), "GM-1.1", default=PASS())

    offers = await ask_all([trader.seat for trader in table.traders if len(trader.hand)], offer)
    shown = {seat: OFFER.read(option)[0] for seat, option in offers.items() if option in OFFER}
    for seat, ware in shown.items():
        table.sell(ware, table.trader(seat))
        table.tell(Offered(seat=seat, ware=ware), "GM-1.1")
    if shown:
        best = table.trader(min(shown, key=lambda seat: shown[seat]))
        best.coins += 2
        table.tell(Earned(seat=best.seat, coins=2), "GM-1.2")
        if await ask_yes_no(decisions.Encore(best.seat), "GM-1.3"):
            best.coins += 1
            table.tell(Earned(seat=best.seat, coins=1), "GM-1.3")
    table.turn = 1


async def trade(table: Market, trader: Trader) -> None:
    if trader.seat not in table.absent:
        while True:
            options = trade_options(table, trader)
            why_not = lambda: why_not_trade(table, trader)  # noqa: E731
            answer = await ask(
                decisions.Trade(trader.seat, day=table.day), options, "GM-2.1", default=DONE(), why_not=why_not
            )
            if answer in DONE:
                break
            if answer in STEAL:
                (victim,) = STEAL.read(answer)
                await steal(table, trader, table.trader(victim))
            elif answer in GIVE:
                ware, taker = GIVE.read(answer)
                give(table, trader, ware, table.trader(taker))
            else:
                SIMPLE_TRADES[answer](table, trader)
    trader.rested = False
    table.turn = (table.turn + 1) % (len(table.traders) + 1)
    if not table.turn:
        table.day += 1


def trade_options(table: Market, trader: Trader) -> tuple[str, ...]:
    options = ["roll", "stir"]
    if len(table.deck):
        if trader.seat not in table.deck.seen_by[-1]:
            options.append("peek")
        if len(trader.hand) < LARGEST_HAND:
            options.append("draw")
    if not trader.rested:
        options.append("rest")
    if table.omen is not None:
        options.append("read_omen")
    if trader.fates:
        options.append("turn_fate")
    for other in table.traders:
        if other is not trader:
            if other.coins:
                options.append(STEAL(other.seat))
            options += GIVE.all_of(trader.hand, [other.seat])
    return (*options, DONE())


def why_not_trade(table: Market, trader: Trader) -> dict[str, Reason]:
    reasons = {}
    if not len(table.deck):
        reasons["draw"] = reasons["peek"] = Reason("deck_empty", "GM-2.2")
    elif len(trader.hand) >= LARGEST_HAND:
        reasons["draw"] = Reason("hand_full", "GM-2.3", {"wares": len(trader.hand)})
    if trader.rested:
        reasons["rest"] = Reason("rested_already", "GM-2.7")
    return reasons


def peek(table: Market, trader: Trader) -> None:
    ware = table.deck.show(-1, [trader.seat])
    table.tell_in_secret(Peeked(seat=trader.seat, ware=ware), "GM-2.2", [trader.seat])


def draw(table: Market, trader: Trader) -> None:
    ware = table.deck.move_top(trader.hand)
    table.tell_in_secret(Drew(seat=trader.seat, ware=ware), "GM-2.3", [trader.seat])


def give(table: Market, trader: Trader, ware: str, other: Trader) -> None:
    pair = (trader.seat, other.seat)
    trader.hand.move_in_secret(trader.hand.cards.index(ware), other.hand, pair)
    table.tell_in_secret(Gave(seat=trader.seat, taker=other.seat, ware=ware), "GM-2.4", pair)


def roll(table: Market, trader: Trader) -> None:
    dice = table.chance.roll_dice(2)
    trader.coins += dice[0] == dice[1]
    table.tell(Rolled(seat=trader.seat, dice=tuple(dice)), "GM-2.5")


def stir(table: Market, trader: Trader) -> None:
    table.deck.shuffle(table.chance)
    table.tell(Stirred(seat=trader.seat), "GM-2.6")


def rest(table: Market, trader: Trader) -> None:
    trader.rested = True
    table.tell(Rested(seat=trader.seat), "GM-2.7")


def read_omen(table: Market, trader: Trader) -> None:
    table.read_omen, table.omen = table.omen or "", None
    table.tell(OmenRead(seat=trader.seat, omen=table.read_omen), "GM-2.8")


def turn_fate(table: Market, trader: Trader) -> None:
    fate = trader.fates.pop()
    trader.coins += 1
    table.tell(FateTurned(seat=trader.seat, fate=fate), "GM-2.9")


SIMPLE_TRADES: dict[str, Callable[[Market, Trader], None]] = {
    "peek": peek,
    "draw": draw,
    "roll": roll,
    "stir": stir,
    "rest": rest,
    "read_omen": read_omen,
    "turn_fate": turn_fate,
}


async def steal(table: Market, thief: Trader, victim: Trader) -> None:
    """GM-3: the victim may answer in the thief's turn, and the thief may answer that."""
    table.tell(ReachedFor(seat=thief.seat, victim=victim.seat), "GM-3.1")
    if await uses_ward(victim, decisions.WardOff(victim.seat, thief=thief.seat), "GM-3.2"):
        table.sell("ward", victim)
        table.tell(Warded(seat=victim.seat), "GM-3.2")
        if not await uses_ward(thief, decisions.BreakWard(thief.seat, victim=victim.seat), "GM-3.3"):
            return
        table.sell("ward", thief)
        table.tell(BrokeWard(seat=thief.seat), "GM-3.3")
    victim.coins -= 1
    thief.coins += 1
    table.tell(Stole(seat=thief.seat, victim=victim.seat), "GM-3.1")


async def uses_ward(trader: Trader, decision: Decision, clause: str) -> bool:
    """Everybody who holds anything is asked: otherwise all would learn who holds a ward."""
    if not len(trader.hand):
        return False
    options = (YES(), NO()) if "ward" in trader.hand else (NO(),)
    return await ask(decision, options, clause, default=NO()) in YES


def market_result(table: Market) -> Result:
    scores = {trader.seat: float(trader.coins) for trader in table.traders}
    best = max(scores.values())
    return Result(tuple(seat for seat in scores if scores[seat] == best), scores, "GM-4.1")


def count_wares(table: Market) -> dict[str, int]:
    return {
        "wares": len(table.deck) + sum(len(trader.hand) for trader in table.traders) + len(table.sold),
        "omens": len(table.other_omens) + (table.omen is not None) + bool(table.read_omen),
    }


goblin_market: Game[Market] = Game(
    identity=Identity(
        slug="goblin-market",
        title="Goblin Market",
        prefix="GM",
        folder=FOLDER,
        seats=SEATS,
        fewest_seats=2,
        leaving_clause="GM-4.2",
    ),
    read_content=read_wares,
    table_type=Market,
    rules=Rules(
        lay_table=lay_market,
        next_scene=next_market_scene,
        is_over=lambda table: table.day > table.days,
        result=market_result,
        rounds=lambda table: table.day,
        count_components=count_wares,
        options=(MatchOption("days", (str(DAYS),), "a number of days", str.isdecimal),),
    ),
    vocabulary=Vocabulary(
        verbs=(OFFER, GIVE, STEAL, PASS, DONE, YES, NO, *map(Verb, SIMPLE_TRADES)),
        events=MARKET_EVENTS,
    ),
    texts=Texts(
        describe=lambda view, *_: f"Day {view['day']}",
        names=lambda _content, _language: {},
    ),
    bots=Bots(
        heuristic=lambda table, seat: float(table.trader(seat).coins),
    ),
)


class Hour(Happening):
    hour: int


class Watch(Table, kw_only=True):
    """The night in `night_watch`: hours go by while the lamp has oil."""

    hour: Public[int] = 0
    oil: Public[int] = 3


async def keep_watch(table: Watch) -> None:
    table.hour += 1
    table.tell(Hour(hour=table.hour), "NW-1.1")
    if await ask_yes_no(decisions.BurnOil("watch", oil=table.oil), "NW-1.2"):
        table.oil -= 1
    elif table.chance.roll() == 1:
        table.oil = 0


def a_game(
    table_type: Any,
    next_scene: Callable[[Any], Scene],
    is_over: Callable[[Any], bool],
    seats: tuple[str, ...] = SEATS,
    lay_table: Callable[..., Any] | None = None,
    **parts: Any,
) -> Game[Any]:
    """A game made of little more than its scenes."""
    game = Game(
        identity=Identity(
            slug="little-game",
            title="Little Game",
            prefix="LG",
            folder=FOLDER,
            seats=seats,
            fewest_seats=1,
            leaving_clause="LG-1.1",
        ),
        read_content=lambda _reader: None,
        table_type=table_type,
        rules=Rules(
            lay_table=lay_table or (lambda _content, seats, _options, chance: table_type(seats=seats, chance=chance)),
            next_scene=next_scene,
            is_over=is_over,
            result=lambda table: Result(tuple(table.seats), dict.fromkeys(table.seats, 0.0), "LG-1.1"),
            rounds=lambda _table: 1,
            count_components=lambda _table: {},
        ),
        vocabulary=Vocabulary(),
        texts=Texts(describe=lambda *_: "", names=lambda _content, _language: {}),
    )
    return changed(game, **parts)


def changed(game: Game[Any], **parts: Any) -> Game[Any]:
    """The game with other parts, each given by its own name: `changed(game, is_over=..., heuristic=...)`."""
    groups: dict[str, dict[str, Any]] = {}
    for name, part in parts.items():
        group = next((one for one in GROUPS if name in getattr(game, one).__struct_fields__), "")
        groups.setdefault(group, {})[name] = part
    whole = groups.pop("", {})
    return replace(game, **whole, **{group: replace(getattr(game, group), **of) for group, of in groups.items()})


night_watch = a_game(
    Watch,
    keep_watch,
    lambda table: table.hour == 3 or not table.oil,
    seats=("watch",),
    slug="night-watch",
    title="Night Watch",
    result=lambda table: Result(("watch",) if table.oil else (), {"watch": float(table.oil)}, "NW-1.3"),
)

NO_PACK = Pack("little-game", "no pack", "no hash", None)


def a_market(seats: int | tuple[str, ...] = 3, seed: int | str = 1, *, quiet: bool = False) -> Match:
    """A match of Goblin Market, the market being open."""
    pack, options = load_pack(goblin_market), goblin_market.check_options({})
    return Match(goblin_market, pack, goblin_market.check_seats(seats), seed, options, quiet=quiet)


def a_little_match(game: Game[Any], seed: int | str = 1) -> Match:
    """A match of a game that `a_game` made."""
    return Match(game, NO_PACK, game.seats, seed, {})
