"""What heroes can do with what they hold: tiles, tokens and gifts of their own. Each ability is one class.

They are offered in the order in which they stand here. What happens by itself (boots that take a minus away, a sword
that adds in a throw, a Black Cat) is data of the pack.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fairytable.engine.agenda import step
from fairytable.engine.questions import Reason
from fairytable.engine.verbs import Verb
from fairytable.games.hungarian_folktales import events
from fairytable.games.hungarian_folktales.agenda import Due, EaseBoot, ForgeTile, GainAdvice, MeetDemand, TricksterComes
from fairytable.games.hungarian_folktales.chances import GATE, SORCERER, encounter_of, weapons
from fairytable.games.hungarian_folktales.goods import (
    COLLECTED,
    advice_room,
    biscuit_room,
    change_tile,
    distinct,
    draw_biscuits,
    give_up_tile,
    is_welcome,
    spend_advice,
    take_advice,
    use_up,
)
from fairytable.games.hungarian_folktales.moments import (
    ABILITIES,
    AFTER_THROW,
    BEFORE_THROW,
    DEMANDS,
    FEE,
    FREE,
    IN_TURN,
    WAITING_CLAUSES,
    FolktaleAbility,
    too_few,
    why_not_tile,
    why_stopped,
    why_unready,
    why_wait,
)
from fairytable.games.hungarian_folktales.movement import begin_movement, fits_somewhere
from fairytable.games.hungarian_folktales.paying import MEAL, owe, owes_advice
from fairytable.games.hungarian_folktales.quests import is_needed_at_castle, spare_biscuits
from fairytable.games.hungarian_folktales.table import NOTHING, WORST_BOOT, FolktaleTable, Hero

SIDES = 8
"""HF-4.2: the yellow die."""
ADVICE_FOR_A_BISCUIT = 2
ADVICE_OFF_A_BOOT = 2
BISCUITS_FOR_ADVICE = 2
CLEVER, TWO_FOR_ONE = "clever", "two_for_one"
CHANGES = (*FREE, *BEFORE_THROW)
"""HF-1.14 (i), (ii)."""
SWAPS = (*CHANGES, *AFTER_THROW, *DEMANDS)
"""HF-1.14 (i) to (iv)."""
FOR_A_BISCUIT = (*SWAPS, FEE)
SUPPLY = ("HF-3.13", "HF-5.5")
BOUND = ("HF-20.11", "HF-21.16")
STOPS = ("HF-1.6", "HF-18.8", "HF-21.13", *WAITING_CLAUSES)


def why_bound(table: FolktaleTable, hero: Hero, kind: str, wish: str = "", tool: str = "") -> Reason | None:
    """HF-20.11, HF-21.16: why a tile, or the one that would change it, must wait for the throw. What lies before the
    Sorcerer stays there, and the wish in the supply; at the gate whatever the Castle asks for stays in the satchel."""
    throw = table.throw
    if throw is None:
        return None
    if throw.place == GATE:
        is_bound = is_needed_at_castle(table, hero, kind)
        return Reason("needed_at_gate", "HF-21.16", {"tile": kind}) if is_bound else None
    if throw.place != SORCERER:
        return None
    if wish and wish == throw.wish:
        return Reason("wished_for", "HF-20.11", {"tile": throw.wish})
    if throw.offers(tool) or (throw.offers(kind) and hero.satchel.count(kind) == 1):
        return Reason("on_offer", "HF-20.11", {"tile": throw.offered})
    return None


def why_toad_bound(table: FolktaleTable, hero: Hero, kind: str) -> Reason | None:
    """HF-20.11: the same of a toad that lies before the Sorcerer."""
    throw = table.throw
    if throw is not None and throw.of_toad and throw.offered == kind and hero.toads.count(kind) == 1:
        return Reason("on_offer", "HF-20.11", {"tile": kind})
    return None


def why_no_biscuit(table: FolktaleTable, hero: Hero) -> Reason | None:
    """HF-5.14: why a swap would bring no Biscuit."""
    if biscuit_room(table, hero) > 0:
        return None
    return _full_or_gone("biscuits", table.content.limits.biscuits, len(hero.biscuits))


def why_no_advice(table: FolktaleTable, hero: Hero) -> Reason | None:
    """HF-5.14: why a swap or a purchase would bring no Advice."""
    if advice_room(table, hero) > 0:
        return None
    return _full_or_gone("advice", table.content.limits.advice, hero.advice)


def needs_food(table: FolktaleTable, hero: Hero) -> bool:
    """For a hero who has nothing to eat and a way to go."""
    return not len(hero.biscuits) and hero.at != table.content.board.castle


def _full_or_gone(thing: str, limit: int, held: int) -> Reason:
    if held >= limit:
        return Reason("no_room", "HF-5.14", {"thing": thing, "limit": limit})
    return Reason("none_left_to_get", "HF-5.14", {"thing": thing})


# The Magic Cloak


class StepsAway(FolktaleAbility):
    """HF-9.6: exactly so many steps."""

    power = "steps_away"

    def steps(self, table: FolktaleTable, hero: Hero) -> int:
        return table.tile(self.tile(table, hero)).steps_away

    def set_off(self, table: FolktaleTable, hero: Hero) -> str:
        cloak = self.tile(table, hero)
        use_up(table, hero, cloak)
        begin_movement(table, hero, "cloak", table.tile(cloak).steps_away)
        return cloak


@ABILITIES.declare
class Fly(StepsAway):
    """HF-9.6: instead of another movement."""

    verb = Verb("cloak")
    moments = FREE
    expected_at = IN_TURN
    clauses = ("HF-9.4", "HF-9.5", "HF-30.8", *STOPS)
    saves = 1.3
    price = 1.5

    def why_not(self, table: FolktaleTable, hero: Hero, moment: str, _option: str) -> Reason | None:
        found = why_unready(table, hero, self.tile(table, hero))
        found = found or why_wait(table, moment, FREE) or why_stopped(table, hero)
        if found is None and not fits_somewhere(table, hero, self.steps(table, hero)):
            return Reason("fits_nowhere", "HF-30.8")
        return found

    def do(self, table: FolktaleTable, hero: Hero, _option: str) -> None:
        cloak = self.tile(table, hero)
        table.tell(events.CloakUsed(seat=hero.seat, tile=cloak), "HF-9.6")
        self.set_off(table, hero)


# The Golden Comb


@ABILITIES.declare
class ThrowAgain(FolktaleAbility):
    """HF-9.8: the Lucky Throw again, before anything is added; not with the Comb that lies before the Sorcerer."""

    power = "throws_again"
    verb = Verb("comb")
    moments = AFTER_THROW
    clauses = ("HF-9.4", "HF-9.5", "HF-9.8", "HF-20.11")
    is_new_throw = True
    mends = 1

    def why_not(self, table: FolktaleTable, hero: Hero, _moment: str, _option: str) -> Reason | None:
        comb, throw = self.tile(table, hero), table.throw_now()
        if unready := why_unready(table, hero, comb):
            return unready
        if throw.offers(comb):
            return Reason("on_offer", "HF-20.11", {"tile": comb})
        if throw.advice or throw.trickery or throw.key:
            return Reason("comb_before_advice", "HF-9.8", {"tile": comb})
        return None

    def do(self, table: FolktaleTable, hero: Hero, _option: str) -> None:
        comb, throw = self.tile(table, hero), table.throw_now()
        use_up(table, hero, comb)
        throw.die = table.chance.roll(SIDES)
        table.tell(events.Threw(seat=hero.seat, place=throw.place, die=throw.die, again_with=comb), "HF-9.8")

    def at_the_gate(self, table: FolktaleTable, hero: Hero) -> tuple[int, int]:
        return 0, table.uses_left(hero, self.tile(table, hero))


# Advice


@ABILITIES.declare
class Advise(FolktaleAbility):
    """HF-13.7: each Advice adds 1."""

    verb = Verb("advice", "count")
    moments = AFTER_THROW
    clauses = ("HF-6.10",)

    def at_hand(self, _table: FolktaleTable, hero: Hero) -> Iterable[str]:
        return self.verb.all_of(range(1, hero.advice + 2))

    def why_not(self, _table: FolktaleTable, hero: Hero, _moment: str, option: str) -> Reason | None:
        needed = int(self.verb.read(option)[0])
        return too_few("advice", needed, hero.advice, "HF-6.10") if needed > hero.advice else None

    def options(self, _table: FolktaleTable, hero: Hero, _moment: str) -> Iterable[str]:
        return self.verb.all_of(range(1, hero.advice + 1)) if hero.advice else ()

    def do(self, table: FolktaleTable, hero: Hero, option: str) -> None:
        count = int(self.verb.read(option)[0])
        table.throw_now().advice += count
        spend_advice(table, hero, count, "HF-13.7")

    def adds(self, _table: FolktaleTable, _hero: Hero, option: str) -> int:
        return int(self.verb.read(option)[0])


# The Trickster


@ABILITIES.declare
class Trick(FolktaleAbility):
    """HF-8.6, HF-8.7: it adds to any throw but that at the gate, and goes to the right."""

    power = "trickery"
    verb = Verb("trickster")
    moments = AFTER_THROW
    clauses = ("HF-8.7",)
    saves = 0.6
    mends = 2

    def why_not(self, table: FolktaleTable, _hero: Hero, _moment: str, _option: str) -> Reason | None:
        return Reason("no_trickster_at_gate", "HF-8.7") if table.throw_now().place == GATE else None

    def do(self, table: FolktaleTable, hero: Hero, option: str) -> None:
        trickster = self.tile(table, hero)
        table.throw_now().trickery += self.adds(table, hero, option)
        hero.satchel.remove(trickster)
        table.tell(events.TricksterUsed(seat=hero.seat, tile=trickster), "HF-8.6")
        table.then(TricksterComes(table.heroes[table.turn - 1].seat, sender=hero.seat))

    def adds(self, table: FolktaleTable, hero: Hero, _option: str) -> int:
        return table.tile(self.tile(table, hero)).trickery


# The Key


@ABILITIES.declare
class TurnKey(FolktaleAbility):
    """HF-21.8: it adds at the gate, and is used up."""

    power = "gate"
    verb = Verb("key", "tile")
    moments = AFTER_THROW
    clauses = ("HF-8.3",)
    mends = 3

    def at_hand(self, table: FolktaleTable, hero: Hero) -> Iterable[str]:
        key = self.tile(table, hero)
        return (self.verb(key),) if key else ()

    def why_not(self, table: FolktaleTable, hero: Hero, _moment: str, _option: str) -> Reason | None:
        if table.throw_now().place == GATE:
            return None
        return Reason("key_at_gate_only", "HF-8.3", {"tile": self.tile(table, hero)})

    def do(self, table: FolktaleTable, hero: Hero, option: str) -> None:
        (key,) = self.verb.read(option)
        table.throw_now().key += table.tile(key).gate
        give_up_tile(table, hero, key, "HF-21.8")

    def adds(self, table: FolktaleTable, _hero: Hero, option: str) -> int:
        return table.tile(self.verb.read(option)[0]).gate

    def at_the_gate(self, table: FolktaleTable, hero: Hero) -> tuple[int, int]:
        return table.tile(self.tile(table, hero)).gate, 0


# The Wishing Table


@ABILITIES.declare
class LayTable(FolktaleAbility):
    """HF-9.19, HF-9.20, HF-9.22: it replaces all Biscuits of a Red Field or of bad luck."""

    power = "feeds"
    verb = Verb("table")
    moments = DEMANDS
    clauses = ("HF-9.22", "HF-19.3")
    saves = 0.7
    ends_moment = True

    def why_not(self, table: FolktaleTable, hero: Hero, _moment: str, _option: str) -> Reason | None:
        kind = self.tile(table, hero)
        if kind in table.used:
            return Reason("once_per_turn", "HF-9.22", {"tile": kind})
        if owes_advice(hero, table.next_is(MeetDemand)):
            return Reason("table_saves_biscuits", "HF-19.3")
        return None

    def do(self, table: FolktaleTable, hero: Hero, _option: str) -> None:
        reason = table.next_is(MeetDemand).reason
        table.used = (*table.used, self.tile(table, hero))
        table.tell(events.TableLaid(seat=hero.seat, reason=reason), "HF-9.19" if reason == MEAL else "HF-9.20")


# The Enchanted Sword, out of a Sword


@ABILITIES.declare
class Forge(FolktaleAbility):
    """HF-7.6, HF-7.7: in the City, for Biscuits; the new tile takes the space of the old one."""

    power = "forged_into"
    verb = Verb("forge", "tile")
    moments = FREE
    clauses = ("HF-7.6", "HF-18.2", "HF-18.10", *SUPPLY)

    def at_hand(self, table: FolktaleTable, hero: Hero) -> Iterator[str]:
        return (self.verb(kind) for kind in distinct(hero.satchel) if table.tile(kind).forged_into)

    def why_not(self, table: FolktaleTable, hero: Hero, _moment: str, option: str) -> Reason | None:
        (kind,) = self.verb.read(option)
        tile, here = table.tile(kind), table.field(hero)
        if here is None or here.kind != "city":
            return Reason("forged_in_city", "HF-7.6", {"tile": kind})
        found = why_shut(table) or why_not_tile(table, hero, tile.forged_into, "HF-7.6")
        if found is None and len(hero.biscuits) < tile.forging:
            return too_few("biscuits", tile.forging, len(hero.biscuits), "HF-7.6")
        return found

    def options(self, table: FolktaleTable, hero: Hero, moment: str) -> Iterable[str]:
        return super().options(table, hero, moment) if table.is_shopping else ()

    def do(self, table: FolktaleTable, hero: Hero, option: str) -> None:
        (kind,) = self.verb.read(option)
        owe(table, hero, table.tile(kind).forging, ForgeTile(kind))

    def is_best_now(self, table: FolktaleTable, option: str, wanted: set[str], _precious: set[str]) -> bool:
        return table.tile(self.verb.read(option)[0]).forged_into in wanted


@step
def forge_tile(table: FolktaleTable, forged: ForgeTile) -> None:
    change_tile(table, table.active, forged.tile, table.tile(forged.tile).forged_into, "HF-7.6")


def why_shut(table: FolktaleTable) -> Reason | None:
    """HF-18.2, HF-18.10: the market serves guests, and nobody who set out to leave."""
    if table.is_shopping:
        return None
    return Reason("stay_first", "HF-18.2") if "roll" not in table.used else Reason("left_already", "HF-18.10")


# Two Biscuits for an Advice


@ABILITIES.declare
class SwapBiscuits(FolktaleAbility):
    """HF-6.9: before a throw, once per turn. Who has Biscuits to give thinks of it at other times too."""

    verb = Verb("swap_biscuits")
    moments = BEFORE_THROW
    expected_at = (*FREE, *AFTER_THROW)
    clauses = ("HF-6.9", "HF-5.14")

    def at_hand(self, table: FolktaleTable, hero: Hero) -> Iterable[str]:
        is_near = table.throw is not None and not table.throw.die
        return (self.verb(),) if is_near or len(hero.biscuits) >= BISCUITS_FOR_ADVICE else ()

    def why_not(self, table: FolktaleTable, hero: Hero, moment: str, _option: str) -> Reason | None:
        if not table.rules.biscuits_to_advice:
            return Reason("not_played", "HF-6.9")
        if TWO_FOR_ONE in table.used:
            return Reason("biscuits_swapped", "HF-6.9")
        if moment not in BEFORE_THROW:
            return Reason("before_throw_only", "HF-6.9")
        if len(hero.biscuits) < BISCUITS_FOR_ADVICE:
            return too_few("biscuits", BISCUITS_FOR_ADVICE, len(hero.biscuits), "HF-6.9")
        return why_no_advice(table, hero)

    def do(self, table: FolktaleTable, hero: Hero, _option: str) -> None:
        table.used = (*table.used, TWO_FOR_ONE)
        owe(table, hero, BISCUITS_FOR_ADVICE, GainAdvice("HF-6.9"))


# Fish and Dove


@ABILITIES.declare
class SwapTile(FolktaleAbility):
    """HF-10.2: for the Biscuits that it is worth."""

    power = "worth"
    verb = Verb("swap_tile", "tile")
    moments = FOR_A_BISCUIT
    expected_at = IN_TURN
    clauses = ("HF-10.2", "HF-5.14", *BOUND, *WAITING_CLAUSES)

    def at_hand(self, table: FolktaleTable, hero: Hero) -> list[str]:
        return [self.verb(kind) for kind in distinct(hero.satchel) if table.tile(kind).worth]

    def why_not(self, table: FolktaleTable, hero: Hero, moment: str, option: str) -> Reason | None:
        found = why_wait(table, moment, FOR_A_BISCUIT) or why_bound(table, hero, self.verb.read(option)[0])
        return found or why_no_biscuit(table, hero)

    def do(self, table: FolktaleTable, hero: Hero, option: str) -> None:
        (kind,) = self.verb.read(option)
        give_up_tile(table, hero, kind, "HF-10.2")
        draw_biscuits(table, hero, table.tile(kind).worth, "HF-10.2")

    def is_sensible(
        self, table: FolktaleTable, hero: Hero, _option: str, _wanted: set[str], _precious: set[str]
    ) -> bool:
        return needs_food(table, hero)


@ABILITIES.declare
class SwapAdvice(FolktaleAbility):
    """HF-6.12: two Advice for a Biscuit."""

    verb = Verb("swap_advice")
    needs = "spare_advice"
    moments = FOR_A_BISCUIT
    expected_at = IN_TURN
    clauses = ("HF-6.12", "HF-5.14", *WAITING_CLAUSES)

    def at_hand(self, _table: FolktaleTable, hero: Hero) -> Iterable[str]:
        return (self.verb(),) if hero.advice else ()

    def why_not(self, table: FolktaleTable, hero: Hero, moment: str, _option: str) -> Reason | None:
        if not table.rules.advice_to_biscuit:
            return Reason("not_played", "HF-6.12")
        if waits := why_wait(table, moment, FOR_A_BISCUIT):
            return waits
        if hero.advice < ADVICE_FOR_A_BISCUIT:
            return too_few("advice", ADVICE_FOR_A_BISCUIT, hero.advice, "HF-6.12")
        return why_no_biscuit(table, hero)

    def do(self, table: FolktaleTable, hero: Hero, _option: str) -> None:
        spend_advice(table, hero, ADVICE_FOR_A_BISCUIT, "HF-6.12")
        draw_biscuits(table, hero, 1, "HF-6.12")

    def is_sensible(
        self, table: FolktaleTable, hero: Hero, _option: str, _wanted: set[str], _precious: set[str]
    ) -> bool:
        return needs_food(table, hero)


# The Dwarf


@ABILITIES.declare
class AskAdvice(FolktaleAbility):
    """HF-11.5: a clever hero gets an Advice for a Biscuit, once in each of her turns."""

    verb = Verb("ask_advice")
    needs = "clever"
    moments = SWAPS
    expected_at = IN_TURN
    clauses = ("HF-11.5", "HF-5.14", *WAITING_CLAUSES)

    def at_hand(self, table: FolktaleTable, hero: Hero) -> Iterable[str]:
        return (self.verb(),) if table.card(hero).clever else ()

    def why_not(self, table: FolktaleTable, hero: Hero, moment: str, _option: str) -> Reason | None:
        if CLEVER in table.used:
            return Reason("clever_once", "HF-11.5")
        if waits := why_wait(table, moment, SWAPS):
            return waits
        if not len(hero.biscuits):
            return too_few("biscuits", 1, 0, "HF-11.5")
        return why_no_advice(table, hero)

    def options(self, table: FolktaleTable, hero: Hero, moment: str) -> Iterable[str]:
        """She often has nothing to give."""
        return super().options(table, hero, moment) if hero.biscuits.cards else ()

    def do(self, table: FolktaleTable, hero: Hero, _option: str) -> None:
        table.used = (*table.used, CLEVER)
        table.then(Due(hero.seat, 1), GainAdvice("HF-11.5"))

    def is_sensible(
        self, table: FolktaleTable, hero: Hero, _option: str, _wanted: set[str], _precious: set[str]
    ) -> bool:
        return spare_biscuits(table, hero) > 0


@step
def gain_advice(table: FolktaleTable, gain: GainAdvice) -> None:
    take_advice(table, table.active, 1, gain.clause)


# The Magic Wand


@ABILITIES.declare
class Wave(FolktaleAbility):
    """HF-9.15 to HF-9.17: a tile becomes another one of its class, never the Wand itself."""

    power = "changes_tiles"
    verb = Verb("wave", "tile", "wish")
    moments = CHANGES
    clauses = ("HF-9.4", "HF-9.5", "HF-9.16", "HF-9.17", *SUPPLY, *BOUND, *WAITING_CLAUSES)
    saves = 0.5

    def at_hand(self, table: FolktaleTable, hero: Hero) -> Iterator[str]:
        """Every tile of one's own, for every other one that the supply can have."""
        if self.tile(table, hero):
            wishes = [kind for kind, tile in table.content.tiles.items() if tile.kind != "trickster"]
            for kind in distinct(hero.satchel):
                yield from (self.verb(kind, wish) for wish in wishes if wish != kind)

    def why_not(self, table: FolktaleTable, hero: Hero, moment: str, option: str) -> Reason | None:
        wand, (kind, wish) = self.tile(table, hero), self.verb.read(option)
        if found := why_wait(table, moment, CHANGES) or why_unready(table, hero, wand):
            return found
        classes = {table.tile(kind).kind, table.tile(wish).kind}
        if len(classes) > 1 or not classes <= set(COLLECTED) or kind == wand:
            return Reason("other_class", "HF-9.16", {"tile": kind, "wish": wish})
        return why_not_tile(table, hero, wish, "HF-9.17") or why_bound(table, hero, kind, wish, wand)

    def options(self, table: FolktaleTable, hero: Hero, _moment: str) -> list[str]:
        wand = self.tile(table, hero)
        if why_unready(table, hero, wand) is not None:
            return []
        return [
            self.verb(kind, wish)
            for kind in distinct(hero.satchel)
            if kind != wand and table.tile(kind).kind in COLLECTED
            for wish in table.content.classes[table.tile(kind).kind]
            if wish != kind and is_welcome(table, hero, wish) and why_bound(table, hero, kind, wish, wand) is None
        ]

    def do(self, table: FolktaleTable, hero: Hero, option: str) -> None:
        kind, wish = self.verb.read(option)
        use_up(table, hero, self.tile(table, hero))
        change_tile(table, hero, kind, wish, "HF-9.15")

    def is_sensible(
        self, _table: FolktaleTable, _hero: Hero, option: str, wanted: set[str], precious: set[str]
    ) -> bool:
        kind, wish = self.verb.read(option)
        return wish in wanted and kind not in precious

    def is_best_now(self, table: FolktaleTable, option: str, wanted: set[str], precious: set[str]) -> bool:
        return self.is_sensible(table, table.active, option, wanted, precious)

    def is_planned(self, table: FolktaleTable, option: str, planned: set[str], precious: set[str]) -> bool:
        kind, wish = self.verb.read(option)
        return wish in planned and kind not in precious and not table.tile(kind).changes_tiles


# The Feather


@ABILITIES.declare
class Pluck(FolktaleAbility):
    """HF-7.3: an Animal becomes a Dove."""

    power = "turns_animals_into"
    verb = Verb("pluck", "tile", "wish")
    moments = CHANGES
    expected_at = IN_TURN
    clauses = ("HF-7.3", *SUPPLY, *BOUND, *WAITING_CLAUSES)

    def at_hand(self, table: FolktaleTable, hero: Hero) -> Iterable[str]:
        feather = self.tile(table, hero)
        wish = table.tile(feather).turns_animals_into if feather else ""
        animals = [kind for kind in distinct(hero.satchel) if table.tile(kind).kind == "animal" and kind != wish]
        return self.verb.all_of(animals, (wish,)) if feather else ()

    def why_not(self, table: FolktaleTable, hero: Hero, moment: str, option: str) -> Reason | None:
        kind, wish = self.verb.read(option)
        if found := why_wait(table, moment, CHANGES) or why_not_tile(table, hero, wish, "HF-7.3"):
            return found
        return why_bound(table, hero, kind, wish, self.tile(table, hero))

    def do(self, table: FolktaleTable, hero: Hero, option: str) -> None:
        kind, wish = self.verb.read(option)
        change_tile(table, hero, kind, wish, "HF-7.3")

    def is_sensible(
        self, _table: FolktaleTable, _hero: Hero, option: str, wanted: set[str], precious: set[str]
    ) -> bool:
        kind, wish = self.verb.read(option)
        return wish in wanted and kind not in precious


# Boot tokens


@ABILITIES.declare
class EatOff(FolktaleAbility):
    """HF-3.17, HF-3.19: one Biscuit, one level of the Boot token."""

    verb = Verb("eat_off")
    needs = "boot"
    moments = CHANGES
    expected_at = IN_TURN
    clauses = ("HF-3.17", *WAITING_CLAUSES)

    def at_hand(self, _table: FolktaleTable, hero: Hero) -> Iterable[str]:
        return (self.verb(),) if hero.boot else ()

    def why_not(self, table: FolktaleTable, hero: Hero, moment: str, _option: str) -> Reason | None:
        found = why_wait(table, moment, CHANGES)
        return too_few("biscuits", 1, 0, "HF-3.17") if found is None and not len(hero.biscuits) else found

    def options(self, table: FolktaleTable, hero: Hero, moment: str) -> Iterable[str]:
        """A hero with a Boot token usually has nothing to eat."""
        return super().options(table, hero, moment) if hero.biscuits.cards else ()

    def do(self, table: FolktaleTable, hero: Hero, _option: str) -> None:
        table.then(Due(hero.seat, 1), EaseBoot())


@step
def ease_boot(table: FolktaleTable, _entry: EaseBoot) -> None:
    hero = table.active
    hero.boot -= 1
    table.tell(events.BootReturned(seat=hero.seat, level=hero.boot), "HF-3.19" if hero.boot else "HF-3.17")


@ABILITIES.declare
class TalkOff(FolktaleAbility):
    """HF-3.18: two Advice for a whole Boot token of the second level."""

    verb = Verb("talk_off")
    needs = "boot"
    moments = CHANGES
    expected_at = IN_TURN
    clauses = ("HF-3.18", *WAITING_CLAUSES)

    def at_hand(self, _table: FolktaleTable, hero: Hero) -> Iterable[str]:
        return (self.verb(),) if hero.boot else ()

    def why_not(self, table: FolktaleTable, hero: Hero, moment: str, _option: str) -> Reason | None:
        if hero.boot < WORST_BOOT:
            return Reason("advice_for_two", "HF-3.18")
        found = why_wait(table, moment, CHANGES)
        if found is None and hero.advice < ADVICE_OFF_A_BOOT:
            return too_few("advice", ADVICE_OFF_A_BOOT, hero.advice, "HF-3.18")
        return found

    def options(self, table: FolktaleTable, hero: Hero, moment: str) -> Iterable[str]:
        """Most Boot tokens are of the first level."""
        return super().options(table, hero, moment) if hero.boot == WORST_BOOT else ()

    def do(self, table: FolktaleTable, hero: Hero, _option: str) -> None:
        spend_advice(table, hero, ADVICE_OFF_A_BOOT, "HF-3.18")
        hero.boot = 0
        table.tell(events.BootReturned(seat=hero.seat, level=0), "HF-3.18")


# Weapons


@ABILITIES.declare
class Wield(FolktaleAbility):
    """HF-9.13, HF-13.17: another weapon than the best one, or none."""

    power = "weapon"
    verb = Verb("wield", "tile")
    moments = AFTER_THROW
    clauses = ("HF-13.6", "HF-20.9", "HF-21.9")

    def at_hand(self, table: FolktaleTable, hero: Hero) -> Iterable[str]:
        held = [kind for kind in distinct(hero.satchel) if table.tile(kind).weapon]
        return self.verb.all_of([kind for kind in held if kind != table.throw_now().weapon])

    def why_not(self, table: FolktaleTable, hero: Hero, _moment: str, option: str) -> Reason | None:
        (kind,), throw = self.verb.read(option), table.throw_now()
        if encounter_of(table, throw) is None:
            return Reason("no_weapon_here", "HF-21.9" if throw.place == GATE else "HF-20.9")
        if kind in weapons(table, hero, throw):
            return None
        return Reason("useless_here", "HF-13.6", {"tile": kind, "encounter": throw.place})

    def options(self, table: FolktaleTable, hero: Hero, _moment: str) -> list[str]:
        """Nobody thinks of wielding nothing, but it is allowed."""
        throw = table.throw_now()
        found = weapons(table, hero, throw)
        return [self.verb(kind) for kind in (*found, NOTHING) if kind != throw.weapon] if found else []

    def do(self, table: FolktaleTable, _hero: Hero, option: str) -> None:
        (table.throw_now().weapon,) = self.verb.read(option)

    def weapon(self, option: str) -> str:
        return self.verb.read(option)[0]


# The Magic Cloak again


@ABILITIES.declare
class SlipAway(StepsAway):
    """HF-9.7: from a Foe whose throw went wrong. From the King nobody can run, for he is a Friend."""

    verb = Verb("slip_away")
    moments = AFTER_THROW
    clauses = ("HF-9.4", "HF-9.5", "HF-9.7", "HF-30.8")
    ends_moment = True

    def why_not(self, table: FolktaleTable, hero: Hero, _moment: str, _option: str) -> Reason | None:
        cloak = self.tile(table, hero)
        if unready := why_unready(table, hero, cloak):
            return unready
        encounter = encounter_of(table, table.throw_now())
        if encounter is None or encounter.kind != "foe" or table.has_stopped or table.field(hero) is None:
            return Reason("only_from_foes", "HF-9.7", {"tile": cloak})
        return None if fits_somewhere(table, hero, self.steps(table, hero)) else Reason("fits_nowhere", "HF-30.8")

    def do(self, table: FolktaleTable, hero: Hero, _option: str) -> None:
        table.throw = None
        table.tell(events.SlippedAway(seat=hero.seat, tile=self.tile(table, hero)), "HF-9.7")
        self.set_off(table, hero)
