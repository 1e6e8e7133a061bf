"""Settling what heroes owe or are owed: Virtues to raise or lose, Artifacts to keep, Talents, cards to discard."""

from __future__ import annotations

from itertools import combinations

from fairytable.engine.questions import ask
from fairytable.games.threetale.altar import finish_pair
from fairytable.games.threetale.changes import (
    discard,
    discard_artifact,
    draw,
    gain,
    gain_shevitsa,
    learn,
    lower_virtue,
    nothing_to_draw,
    raise_virtue,
    refill,
    take_artifact,
)
from fairytable.games.threetale.fight import begin_battle
from fairytable.games.threetale.future import hook, move_hero, places_to_move
from fairytable.games.threetale.future_effects import cover_options, mark_hero, uncover, unmark_hero, use_chosen_card
from fairytable.games.threetale.future_enemies import enemy_was_beaten, hero_was_hurt, hurt_target, targets
from fairytable.games.threetale.goods import VIRTUES, Goods
from fairytable.games.threetale.placing import put_token
from fairytable.games.threetale.table import HIGHEST, Hero, Owed, TaleTable
from fairytable.games.threetale.together import choose_keeper
from fairytable.games.threetale.verbs import (
    AWARD,
    CHOOSE_CARD,
    COVER,
    DISCARD,
    DROP,
    HAND_IN,
    KEEP,
    LOSE,
    LOSE_ARTIFACT,
    MOVE_TO,
    NEXT,
    RAISE,
    TALENT,
    TARGET,
    UNCOVER,
    UNMARK,
)

IN_ANY_ORDER = ("virtue", "artifact")
"""Gains whose order the controller chooses (TT-1.12)."""


def next_owed(table: TaleTable) -> Owed:
    """What was put in front comes first; else the active hero's, then by turn order (TT-1.12)."""
    first = table.owed[0]
    if first.kind not in IN_ANY_ORDER:
        return first
    for hero in table.by_turn():
        for owed in table.owed:
            if owed.seat == hero.seat:
                return owed
    return first


async def settle(table: TaleTable) -> None:
    """One thing that is owed."""
    owed = next_owed(table)
    hero = table.hero(owed.seat)
    if owed.kind in IN_ANY_ORDER:
        kinds = {
            f"{other.kind}_{other.level}" if other.level else other.kind: other
            for other in table.owed
            if other.seat == hero.seat and other.kind in IN_ANY_ORDER
        }
        if len(kinds) > 1 and not owed.about:
            answer = await ask(hero.seat, "settle_next", tuple(NEXT(kind) for kind in kinds), "TT-1.12")
            owed = kinds[NEXT.read(answer)[0]]
            table.owed.remove(owed)
            owed.about = "next"
            table.owed.insert(0, owed)
            return
        if owed.kind == "virtue":
            await _raise(table, hero, owed)
        else:
            _draw_three(table, owed)
        return
    match owed.kind:
        case "keep":
            await _keep(table, hero, owed)
        case "regain":
            await _regain(table, hero, owed)
        case "talent":
            await _learn(table, hero, owed)
        case "award":
            await _award(table, hero, owed)
        case "lose_virtue" | "sacrifice":
            await _lose_virtue(table, hero, owed)
        case "lose_artifact" | "sacrifice_pair":
            await _lose_artifact(table, hero, owed)
        case "lose_bonus" | "discard_bonus":
            await _lose_bonus(table, hero, owed)
        case "cover":
            await _cover(table, hero, owed)
        case "uncover":
            await _uncover(table, hero, owed)
        case "cure":
            await _cure(table, hero, owed)
        case "choose_card":
            await _choose_card(table, hero, owed)
        case "where":
            await _where(table, hero, owed)
        case "hand_in":
            await _hand_in(table, hero, owed)
        case "drop":
            await _drop(table, hero, owed)
        case "move":
            await _move(table, hero, owed)
        case "target":
            await _target(table, hero, owed)
        case _:
            _happen(table, hero, owed)


def pay_off(table: TaleTable, owed: Owed, count: int = 1) -> None:
    owed.count -= count
    if owed.count <= 0:
        table.owed.remove(owed)


def _happen(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """What needs no choice, but has to wait for its turn."""
    table.owed.remove(owed)
    match owed.kind:
        case "after_virtues":
            gain_shevitsa(table, hero, 1, "TT-16.2")
        case "after_pair":
            finish_pair(table, hero, owed.level)
        case "battle":
            begin_battle(table, hero, owed.level)
        case "mark":
            for _ in range(owed.count):
                mark_hero(table, hero, owed.about, owed.level)
        case "was_hurt":
            hero_was_hurt(table, hero, owed.about, owed.count)
        case "beaten":
            enemy_was_beaten(table, hero, owed.level)
        case _:
            raise ValueError(f"nobody knows how to settle '{owed.kind}'")


async def _raise(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """TT-6.5, 7.4, 1.9: one point where the hero likes; what fits nowhere is lost."""
    able = [virtue for virtue in VIRTUES if hero.virtues[virtue] < HIGHEST]
    if not able:
        table.owed.remove(owed)
        table.tell("points_lost", "TT-1.9", seat=hero.seat, count=owed.count)
        return
    answer = await ask(
        hero.seat, "raise", RAISE.all_of(able), owed.clause, default=RAISE(_lowest(hero, able)), count=owed.count
    )
    pay_off(table, owed)
    raise_virtue(table, hero, RAISE.read(answer)[0], owed.clause)


async def _regain(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """Blood Bond: `about` holds the Virtues that lost a point in the fight, once for each point."""
    lost = owed.about.split()
    able = [virtue for virtue in dict.fromkeys(lost) if hero.virtues[virtue] < HIGHEST]
    if not able:
        table.owed.remove(owed)
        return
    answer = RAISE(able[0])
    if len(able) > 1:
        default = RAISE(_lowest(hero, able))
        answer = await ask(hero.seat, "regain", RAISE.all_of(able), owed.clause, default=default, count=owed.count)
    (virtue,) = RAISE.read(answer)
    lost.remove(virtue)
    owed.about = " ".join(lost)
    pay_off(table, owed)
    raise_virtue(table, hero, virtue, owed.clause)


def _lowest(hero: Hero, virtues: list[str]) -> str:
    return min(virtues, key=lambda virtue: hero.virtues[virtue])


def _draw_three(table: TaleTable, owed: Owed) -> None:
    """TT-10.11: three cards of the level are drawn, one is kept."""
    deck = f"artifacts_{owed.level}"
    pay_off(table, owed)
    table.offered = [card for _ in range(3) if (card := draw(table, deck)) is not None]
    if not table.offered:
        nothing_to_draw(table, table.hero(owed.seat), deck)
    else:
        table.owed.insert(0, Owed(owed.seat, "keep", level=owed.level, clause=owed.clause, about=owed.about))
        table.tell("artifacts_drawn", "TT-10.11", seat=owed.seat, artifacts=tuple(table.offered))


async def _keep(table: TaleTable, hero: Hero, owed: Owed) -> None:
    answer = await ask(hero.seat, "keep", KEEP.all_of(table.offered), "TT-10.11", level=owed.level)
    (artifact,) = KEEP.read(answer)
    table.owed.remove(owed)
    deck = f"artifacts_{owed.level}"
    table.offered.remove(artifact)
    for card in table.offered:
        discard(table, deck, card)
    table.offered = []
    if owed.about.startswith("bless"):
        table.offered = [artifact]
        choose_keeper(table, owed.seat, owed.about.removeprefix("bless "))
    else:
        take_artifact(table, hero, artifact, owed.clause)
    refill(table, deck)


async def _learn(table: TaleTable, hero: Hero, owed: Owed) -> None:
    talents = table.content.talents_of(hero.hero, owed.level)
    answer = await ask(hero.seat, "talent", TALENT.all_of(talents), "TT-9.4", level=owed.level)
    table.owed.remove(owed)
    learn(table, hero, TALENT.read(answer)[0])


async def _award(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """TT-18.8: exactly one of the awards of the level."""
    awards = {award_option(goods): goods for goods in table.content.awards[table.difficulty].awards}
    answer = await ask(hero.seat, "award", tuple(awards), "TT-18.8")
    table.owed.remove(owed)
    kind, count = AWARD.read(answer)
    table.tell("award_taken", "TT-18.8", seat=hero.seat, goods=kind, count=int(count))
    gain(table, hero, awards[answer], "TT-18.8")


def award_option(goods: Goods) -> str:
    """An award by its first good and how many there are: `award virtues 12`."""
    kind = next(name for name in goods.__struct_fields__ if getattr(goods, name))
    return AWARD(kind, getattr(goods, kind))


async def _lose_virtue(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """D23: the hero chooses where the point goes."""
    able = [virtue for virtue in VIRTUES if hero.virtues[virtue]]
    highest = max(able, key=lambda virtue: hero.virtues[virtue])
    answer = LOSE(able[0])
    if len(able) > 1:
        answer = await ask(hero.seat, "lose", LOSE.all_of(able), owed.clause, default=LOSE(highest), count=owed.count)
    pay_off(table, owed)
    lower_virtue(table, hero, LOSE.read(answer)[0], owed.clause)


async def _lose_artifact(table: TaleTable, hero: Hero, owed: Owed) -> None:
    able = [
        artifact
        for artifact in dict.fromkeys(hero.artifacts)
        if owed.level in (0, table.content.artifacts[artifact].level)
    ]
    if not able:
        table.owed.remove(owed)
        return
    answer = LOSE_ARTIFACT(able[0])
    if len(able) > 1:
        answer = await ask(hero.seat, "lose_artifact", LOSE_ARTIFACT.all_of(able), owed.clause, count=owed.count)
    pay_off(table, owed)
    (artifact,) = LOSE_ARTIFACT.read(answer)
    discard_artifact(table, hero, artifact)
    table.tell("artifact_lost", owed.clause, seat=hero.seat, artifact=artifact)


async def _lose_bonus(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """TT-7.14: a card from Faith that is not used; for other reasons any card of the turn."""
    by_faith = owed.kind == "lose_bonus"
    able = [held.card for held in hero.bonus if not by_faith or (held.from_faith and not held.used)]
    if not able:
        table.owed.remove(owed)
        return
    answer = DISCARD(able[0])
    if len(able) > 1:
        answer = await ask(hero.seat, "discard_bonus", DISCARD.all_of(able), owed.clause)
    pay_off(table, owed)
    (card,) = DISCARD.read(answer)
    hero.bonus.remove(next(held for held in hero.bonus if held.card == card))
    discard(table, "hero_bonus", card)
    table.tell("bonus_lost", owed.clause, seat=hero.seat, card=card)


async def _cover(table: TaleTable, hero: Hero, owed: Owed) -> None:
    options = cover_options(hero)
    answer = await ask(hero.seat, "cover", COVER.all_of(options), owed.clause) if len(options) > 1 else ""
    pay_off(table, owed)
    if options:
        virtue = COVER.read(answer)[0] if answer else options[0]
        hero.covered.append(virtue)
        table.tell("covered", owed.clause, seat=hero.seat, virtue=virtue)


async def _uncover(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """Whose Trance is taken away says which Virtue wakes up."""
    answer = UNCOVER(hero.covered[0])
    if len(hero.covered) > 1:
        answer = await ask(hero.seat, "uncover", UNCOVER.all_of(hero.covered), owed.clause)
    pay_off(table, owed)
    uncover(table, hero, UNCOVER.read(answer)[0])


async def _cure(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """All marks of a kind are taken from one hero."""
    mark = owed.about
    marked = [other for other in table.heroes if other.marks.get(mark) and not other.away]
    answer = UNMARK(mark, marked[0].seat)
    if len(marked) > 1:
        options = tuple(UNMARK(mark, other.seat) for other in marked)
        answer = await ask(hero.seat, "cure", options, owed.clause, mark=mark)
    table.owed.remove(owed)
    cured = table.hero(UNMARK.read(answer)[1])
    for _ in range(cured.marks[mark]):
        unmark_hero(table, cured, mark)


async def _choose_card(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """Second Sight in the Future: `about` holds the deck, the space of the claim and the cards."""
    deck, target, *cards = owed.about.split()
    different = tuple(dict.fromkeys(cards))
    answer = CHOOSE_CARD(different[0])
    if len(different) > 1:
        answer = await ask(hero.seat, "which_card", CHOOSE_CARD.all_of(different), owed.clause)
    table.owed.remove(owed)
    use_chosen_card(table, hero, deck, target, cards, CHOOSE_CARD.read(answer)[0])


async def _where(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """Where a rule of the scenario works: `about` names the rule and what is chosen. See specials.py."""
    rule, thing = owed.about.split()
    spaces = hook(table, f"{rule}_spaces")(table)
    answer = TARGET(thing, spaces[0])
    if len(spaces) > 1:
        answer = await ask(hero.seat, "where", TARGET.all_of((thing,), spaces), owed.clause)
    table.owed.remove(owed)
    hook(table, f"{rule}_at")(table, hero, TARGET.read(answer)[1])


async def _hand_in(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """Different tokens that a hero carries; `count` of them, for the rule that `about` names with its space."""
    rule, space = owed.about.split()
    sets = list(combinations(hook(table, f"{rule}_tokens")(hero), owed.count))
    answer = HAND_IN(*sets[0])
    if len(sets) > 1:
        answer = await ask(hero.seat, "hand_in", tuple(HAND_IN(*tokens) for tokens in sets), owed.clause)
    table.owed.remove(owed)
    hook(table, f"{rule}_with")(table, hero, HAND_IN.read(answer), space)


async def _drop(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """One of the carried tokens named in `about` falls on the hero's space."""
    able = [token for token in owed.about.split() if token in hero.carried]
    answer = DROP(able[0])
    if len(able) > 1:
        answer = await ask(hero.seat, "drop", DROP.all_of(able), owed.clause)
    table.owed.remove(owed)
    (token,) = DROP.read(answer)
    hero.carried.remove(token)
    put_token(table, token, hero.at)


async def _move(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """D26: the nearest free space; among several its controller chooses."""
    options = places_to_move(table, hero, owed.about)
    answer = MOVE_TO(options[0]) if options else ""
    if len(options) > 1:
        answer = await ask(hero.seat, "move_to", MOVE_TO.all_of(options), owed.clause)
    table.owed.remove(owed)
    if answer:
        move_hero(table, hero, MOVE_TO.read(answer)[0], owed.clause)


async def _target(table: TaleTable, hero: Hero, owed: Owed) -> None:
    """Which enemy a Sacred Stone or a card hits."""
    enemies = targets(table, owed.about)
    if not enemies:
        table.owed.remove(owed)
        return
    options = tuple(TARGET(enemy.kind, enemy.at) for enemy in enemies)
    answer = options[0]
    if len(options) > 1:
        answer = await ask(hero.seat, "target", options, owed.clause)
    table.owed.remove(owed)
    hurt_target(table, hero, enemies[options.index(answer)], owed)
