"""The Five Rings: Riddles and their answers, Rings that are found, dropped and sacrificed, Hunters."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import DropToken, ReadTrial
from fairytable.games.threetale.board import around, beside
from fairytable.games.threetale.changes import lose, roll_dice
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.future import count, do, draw_future
from fairytable.games.threetale.future_actions import too_few, why_not_virtues
from fairytable.games.threetale.future_enemies import put_enemy
from fairytable.games.threetale.goals import Attack, Goal, Goals, action_goal, claim_goals
from fairytable.games.threetale.goods import Losses
from fairytable.games.threetale.moving import distances
from fairytable.games.threetale.own_rules import own_rules
from fairytable.games.threetale.placing import find_places, free_spaces, put_token
from fairytable.games.threetale.table import Hero, Roll, TaleTable, Token
from fairytable.games.threetale.verbs import DO, END, GIVE

NOT_AT_ALTAR = Reason("not_at_altar", "TT-6.16")
CLUE, HUNTER = "clue", "hunter"
RINGS = ("ring_of_dice", "ring_of_flips", "ring_of_actions", "ring_of_trees", "ring_of_mercy")
ALTAR, GIFT, CHANCE, COMPANY, THREAD = (
    "riddle_of_the_altar",
    "riddle_of_the_gift",
    "riddle_of_chance",
    "riddle_of_company",
    "riddle_of_the_thread",
)

FIVE_RINGS = own_rules(
    "the_five_rings",
    5,
    "TT-65",
    {
        5: "stone give_stone",
        6: "turn_start",
        7: "clue riddles read_clue",
        8: "pay_dearly pay_at_altar pay_thread try_chance",
        9: "finds finds_deck",
        10: f"{' '.join(RINGS)} rings_found",
        11: "give_ring rings_given",
        12: "hunter hunters",
        13: "drops",
    },
    long_ways=True,
    reads=(
        *("dear_price", "altar_price", "thread_price", "trial_dice", "trial_positives"),
        *("most_hunters", "hunter_distance", "hard_blow"),
    ),
)


def clues(table: TaleTable) -> list[Token]:
    return [token for token in table.the_future.tokens if token.kind == CLUE]


def rings_of(hero: Hero) -> list[str]:
    return [token for token in hero.carried if token in RINGS]


@FIVE_RINGS.rule
def actions_at_hand(table: TaleTable, hero: Hero) -> dict[str, Reason | None]:
    """Reading a Clue, solving its Riddle, sacrificing a Ring."""
    found: dict[str, Reason | None] = {}
    dear, at_altar, thread = (table.number(f"{price}_price") for price in ("dear", "altar", "thread"))
    on_altar = table.ground.get(hero.at) == "altar"
    for token in clues(table):
        here = token.at == hero.at
        if here and not token.note:
            found[DO("read_clue", token.at)] = None
        if here and token.note:
            found[DO("pay_dearly", token.at)] = why_not_virtues(hero, dear)
            if token.note == CHANCE:
                found[DO("try_chance", token.at)] = None
            if token.note == THREAD:
                enough = hero.unused >= thread
                found[DO("pay_thread", token.at)] = None if enough else too_few("shevitsa", hero.unused, thread)
        if token.note == ALTAR and (here or on_altar):
            found[DO("pay_at_altar", token.at)] = why_not_virtues(hero, at_altar) if on_altar else NOT_AT_ALTAR
    reason = _why_no_ring(table, hero, on_altar=on_altar)
    found |= {DO("give_ring", ring): reason for ring in rings_of(hero)}
    if hero.stones:
        found[DO("give_stone", "altar")] = reason
    return found


def _why_no_ring(table: TaleTable, hero: Hero, *, on_altar: bool) -> Reason | None:
    """Rings are given at an Altar, and nobody gives two in a row."""
    if not on_altar:
        return NOT_AT_ALTAR
    return Reason("gave_last", "TT-6.16") if table.the_future.lead == hero.seat else None


@FIVE_RINGS.rule
def read_clue(table: TaleTable, _hero: Hero, _effect: object, target: str) -> None:
    token = next(token for token in clues(table) if token.at == target)
    token.note = draw_future(table, "riddles") or CHANCE
    table.tell(events.CardDrawn(card=token.note), "TT-65.7")


def _solve(table: TaleTable, hero: Hero, token: Token) -> None:
    """The solver draws a Find, and a Ring is placed far away."""
    future = table.the_future
    future.tokens.remove(token)
    table.tell(events.RiddleSolved(seat=hero.seat, card=token.note), "TT-65.9")
    ring = table.chance.pick([ring for ring in RINGS if ring not in future.marked])
    future.marked.append(ring)
    count(table, "finds")
    for space in find_places(table, "far", 1):
        put_token(table, ring, space)
    card = draw_future(table, "finds_deck")
    if card is not None:
        table.tell(events.CardDrawn(card=card), "TT-65.9")
        do(table, "card", about=card, hero=hero, target=token.at)


def _clue_at(table: TaleTable, space: str) -> Token:
    return next(token for token in clues(table) if token.at == space)


@FIVE_RINGS.rule
def pay_dearly(table: TaleTable, hero: Hero, _effect: object, target: str) -> None:
    lose(table, hero, Losses(virtues=table.number("dear_price")), "TT-65.8")
    _solve(table, hero, _clue_at(table, target))


@FIVE_RINGS.rule
def pay_thread(table: TaleTable, hero: Hero, _effect: object, target: str) -> None:
    lose(table, hero, Losses(shevitsa=table.number("thread_price")), "TT-65.8")
    _solve(table, hero, _clue_at(table, target))


@FIVE_RINGS.rule
def pay_at_altar(table: TaleTable, hero: Hero, _effect: object, target: str) -> None:
    lose(table, hero, Losses(virtues=table.number("altar_price")), "TT-65.8")
    _solve(table, hero, _clue_at(table, target))


@FIVE_RINGS.rule
def try_chance(table: TaleTable, hero: Hero, _effect: object, _target: str) -> None:
    """Hope and other flips help as with every roll (TT-7.8)."""
    dice = roll_dice(table, table.number("trial_dice"))
    table.roll = Roll(hero.seat, "trial", dice)
    table.then(ReadTrial())
    table.tell(events.TrialRolled(seat=hero.seat, dice=len(dice), positive=sum(dice)), "TT-65.8")


@FIVE_RINGS.rule
def trial_ends(table: TaleTable, hero: Hero, positives: int) -> None:
    if positives >= table.number("trial_positives"):
        _solve(table, hero, _clue_at(table, hero.at))
    else:
        table.tell(
            events.RiddleUnsolved(seat=hero.seat, positive=positives, needs=table.number("trial_positives")), "TT-65.8"
        )


@FIVE_RINGS.rule
def gave(table: TaleTable, hero: Hero, thing: str) -> None:
    """An Artifact given away solves the Riddle of the Gift."""
    if thing in table.content.artifacts:
        for token in clues(table):
            if token.note == GIFT:
                _solve(table, hero, token)
                return


@FIVE_RINGS.rule
def turn_ends(table: TaleTable, hero: Hero) -> None:
    """Two heroes side by side, one of them on the Clue. Whose turn it was solves the Riddle if it is one of them."""
    for token in clues(table):
        at_clue = table.heroes_at(token.at)
        company = [other for space in beside(token.at) for other in table.heroes_at(space)]
        if token.note == COMPANY and at_clue and company:
            _solve(table, hero if hero in company else at_clue[0], token)


@FIVE_RINGS.rule
def was_claimed(table: TaleTable, _hero: Hero, kind: str) -> None:
    if kind in RINGS and kind not in table.the_future.anchored:
        table.the_future.anchored.append(kind)
        count(table, "rings_found")


@FIVE_RINGS.rule
def give_ring(table: TaleTable, hero: Hero, _effect: object, target: str) -> None:
    hero.carried.remove(target)
    table.the_future.lead = hero.seat
    count(table, "rings_given")


@FIVE_RINGS.rule
def give_stone(table: TaleTable, hero: Hero, _effect: object, _target: str) -> None:
    """A Sacred Stone counts as one Ring that is missing."""
    hero.stones -= 1
    table.the_future.lead = hero.seat
    count(table, "rings_given")


@FIVE_RINGS.rule
def was_hurt(table: TaleTable, hero: Hero, _kind: str, damage: int) -> None:
    """A hard blow makes a hero drop a Ring on its space."""
    rings = rings_of(hero)
    if damage >= table.number("hard_blow") and rings:
        table.owe(DropToken(hero.seat, "TT-65.13", tuple(rings)))
        count(table, "drops")


@FIVE_RINGS.rule
def hunter_appears(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    """At some walking distance, or the nearest beyond, from the hero with most Rings; if nobody has one, from
    anybody."""
    future = table.the_future
    if len(future.enemies) >= table.number("most_hunters"):
        return
    heroes = table.by_turn()
    prey = max(heroes, key=lambda hero: len(rings_of(hero)))
    if not rings_of(prey):
        prey = table.chance.pick(heroes)
    steps = distances(table, prey.at, for_hero=prey)
    least_far = table.number("hunter_distance")
    far = [space for space in free_spaces(table) if steps.get(space, 0) >= least_far]
    if far:
        least = min(steps[space] for space in far)
        put_enemy(table, HUNTER, table.chance.pick([space for space in far if steps[space] == least]))


@FIVE_RINGS.rule
def goals(table: TaleTable, hero: Hero) -> Goals:
    """Rings to the Altars, Rings that lie about, Riddles that can be solved, Clues that nobody has read."""
    future = table.the_future
    altars = [space for space, ground in table.ground.items() if ground == "altar"]
    may_give = future.lead != hero.seat
    found: Goals = []
    for ring in rings_of(hero):
        if may_give:
            found += [action_goal(24.0, space, "give_ring", ring) for space in altars]
        else:
            found += _handing_over(table, hero, ring, 12.0)
    if hero.stones and may_give:
        found += [action_goal(20.0, space, "give_stone", "altar") for space in altars]
    for ring in RINGS:
        found += claim_goals(table, ring, 16.0)
    for clue in clues(table):
        found += _riddle_goals(table, hero, clue, altars)
    for enemy in future.enemies:
        found.append(Attack(enemy, 0.4, 3.0))
    return found


def _riddle_goals(table: TaleTable, hero: Hero, clue: Token, altars: list[str]) -> Goals:
    if not clue.note:
        return [action_goal(9.0, clue.at, "read_clue", clue.at)]
    found: Goals = []
    dear = table.number("dear_price")
    if hero.total > dear + 8:
        found.append(action_goal(13.0, clue.at, "pay_dearly", clue.at, virtues=dear))
    if clue.note == CHANCE:
        found.append(action_goal(10.0, clue.at, "try_chance", clue.at))
    elif clue.note == THREAD and hero.unused >= table.number("thread_price"):
        found.append(action_goal(14.0, clue.at, "pay_thread", clue.at))
    elif clue.note == ALTAR and hero.total > 8:
        found += [action_goal(12.0, space, "pay_at_altar", clue.at) for space in altars]
    elif clue.note == GIFT and hero.artifacts:
        least = min(hero.artifacts, key=lambda artifact: table.content.artifacts[artifact].level)
        found += _handing_over(table, hero, least, 13.0)
    elif clue.note == COMPANY:
        at_clue = any(other is not hero for other in table.heroes_at(clue.at))
        spaces = beside(clue.at) if at_clue else (clue.at,)
        found += [Goal(9.0, space, END()) for space in spaces if space in table.ground]
    return found


def _handing_over(table: TaleTable, hero: Hero, thing: str, worth: float) -> Goals:
    """To give a thing to another hero."""
    return [
        Goal(worth, space, GIVE(thing, other.seat))
        for other in table.others(hero)
        for space in around(other.at)
        if space in table.ground
    ]
