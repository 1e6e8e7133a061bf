"""Settling what heroes owe or are owed: Virtues to raise or lose, Artifacts to keep, Talents, cards to discard."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from fairytable.engine.agenda import scene, step
from fairytable.engine.questions import ask
from fairytable.games.threetale import events, questions
from fairytable.games.threetale.agenda import (
    ChooseCard,
    ChooseSpace,
    CoverVirtue,
    Cure,
    DrawArtifacts,
    DropToken,
    FinishPair,
    GainForVirtues,
    HandIn,
    HasBeaten,
    HitEnemy,
    KeepArtifact,
    LearnTalent,
    LoseArtifact,
    LoseBonus,
    LoseVirtue,
    MarkHero,
    MoveAway,
    OwedGain,
    RaiseVirtue,
    RegainVirtue,
    Several,
    TakeAward,
    UncoverVirtue,
    WasHurt,
)
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
from fairytable.games.threetale.future import hook, move_hero, places_to_move
from fairytable.games.threetale.future_effects import cover_options, mark_hero, uncover, unmark_hero, use_chosen_card
from fairytable.games.threetale.future_enemies import enemy_was_beaten, hero_was_hurt, hurt_target, targets
from fairytable.games.threetale.goods import VIRTUES, Goods
from fairytable.games.threetale.placing import put_token
from fairytable.games.threetale.table import HIGHEST, Hero, TaleTable
from fairytable.games.threetale.together import bless
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


def bring_up_next_gain(table: TaleTable) -> None:
    """TT-1.12: a gain lies on top. The active hero settles first, then the others by turn order."""
    owed = table.owed
    for hero in table.by_turn():
        for place, entry in enumerate(owed, start=1):
            if entry.seat == hero.seat:
                table.agenda.append(table.agenda.pop(-place))
                return


def pay_off(table: TaleTable, owed: Several) -> None:
    """One of several is settled. Nothing has been put on top of them."""
    agenda = table.agenda
    if owed.count > 1:
        agenda[-1] = replace(owed, count=owed.count - 1)
    else:
        agenda.pop()


def _settled(table: TaleTable) -> None:
    """All of what is on top is settled, and what follows from it comes in its turn."""
    table.agenda.pop()


async def _chooses_another(table: TaleTable, gain: OwedGain) -> bool:
    """TT-1.12: the controller says which gain comes first. What was chosen comes next."""
    kinds = {_name_of(other): other for other in table.owed if other.seat == gain.seat and isinstance(other, OwedGain)}
    if len(kinds) < 2:
        return False
    answer = await ask(questions.SettleNext(gain.seat), tuple(NEXT(kind) for kind in kinds), "TT-1.12")
    chosen = kinds[NEXT.read(answer)[0]]
    agenda = table.agenda
    del agenda[next(place for place, entry in enumerate(agenda) if entry is chosen)]
    agenda.append(replace(chosen, chosen=True))
    return True


def _name_of(gain: OwedGain) -> str:
    return f"artifact_{gain.level}" if isinstance(gain, DrawArtifacts) else "virtue"


@scene
async def choose_virtue(table: TaleTable, owed: RaiseVirtue) -> None:
    """TT-6.5, 7.4, 1.9: one point where the hero likes; what fits nowhere is lost."""
    if not owed.chosen and await _chooses_another(table, owed):
        return
    hero = table.hero(owed.seat)
    able = [virtue for virtue in VIRTUES if hero.virtues[virtue] < HIGHEST]
    if not able:
        _settled(table)
        table.tell(events.PointsLost(seat=hero.seat, count=owed.count), "TT-1.9")
        return
    answer = await ask(
        questions.Raise(hero.seat, count=owed.count),
        RAISE.all_of(able),
        owed.clause,
        default=RAISE(_lowest(hero, able)),
    )
    pay_off(table, owed)
    raise_virtue(table, hero, RAISE.read(answer)[0], owed.clause)


@scene
async def regain_virtue(table: TaleTable, owed: RegainVirtue) -> None:
    """Blood Bond."""
    hero, lost = table.hero(owed.seat), list(owed.lost)
    able = [virtue for virtue in dict.fromkeys(lost) if hero.virtues[virtue] < HIGHEST]
    if not able:
        _settled(table)
        return
    answer = RAISE(able[0])
    if len(able) > 1:
        default = RAISE(_lowest(hero, able))
        answer = await ask(
            questions.Regain(hero.seat, count=owed.count), RAISE.all_of(able), owed.clause, default=default
        )
    (virtue,) = RAISE.read(answer)
    lost.remove(virtue)
    pay_off(table, replace(owed, lost=tuple(lost)))
    raise_virtue(table, hero, virtue, owed.clause)


def _lowest(hero: Hero, virtues: list[str]) -> str:
    return min(virtues, key=lambda virtue: hero.virtues[virtue])


@scene
async def draw_three(table: TaleTable, owed: DrawArtifacts) -> None:
    """TT-10.11: three cards of the level are drawn, one is kept."""
    if not owed.chosen and not owed.receiver and await _chooses_another(table, owed):
        return
    deck = f"artifacts_{owed.level}"
    pay_off(table, owed)
    table.offered = [card for _ in range(3) if (card := draw(table, deck)) is not None]
    if not table.offered:
        nothing_to_draw(table, table.hero(owed.seat), deck)
    else:
        table.owe(KeepArtifact(owed.seat, owed.clause, owed.level, owed.receiver), first=True)
        table.tell(events.ArtifactsDrawn(seat=owed.seat, artifacts=tuple(table.offered)), "TT-10.11")


@scene
async def keep_artifact(table: TaleTable, owed: KeepArtifact) -> None:
    """TT-10.11: the other two are discarded."""
    answer = await ask(questions.Keep(owed.seat, level=owed.level), KEEP.all_of(table.offered), "TT-10.11")
    (artifact,) = KEEP.read(answer)
    _settled(table)
    deck = f"artifacts_{owed.level}"
    table.offered.remove(artifact)
    for card in table.offered:
        discard(table, deck, card)
    table.offered = []
    if owed.receiver:
        table.offered = [artifact]
        bless(table, owed.seat, owed.receiver)
    else:
        take_artifact(table, table.hero(owed.seat), artifact, owed.clause)
    refill(table, deck)


@scene
async def learn_talent(table: TaleTable, owed: LearnTalent) -> None:
    """TT-9.4: one of those of the level."""
    hero = table.hero(owed.seat)
    talents = table.content.talents_of(hero.hero, owed.level)
    answer = await ask(questions.Talent(hero.seat, level=owed.level), TALENT.all_of(talents), "TT-9.4")
    _settled(table)
    learn(table, hero, TALENT.read(answer)[0])


@scene
async def take_award(table: TaleTable, owed: TakeAward) -> None:
    """TT-18.8: exactly one of the awards of the level."""
    hero = table.hero(owed.seat)
    awards = {award_option(goods): goods for goods in table.content.awards[table.difficulty].awards}
    answer = await ask(questions.Award(hero.seat), tuple(awards), "TT-18.8")
    _settled(table)
    kind, count = AWARD.read(answer)
    table.tell(events.AwardTaken(seat=hero.seat, goods=kind, count=int(count)), "TT-18.8")
    gain(table, hero, awards[answer], "TT-18.8")


def award_option(goods: Goods) -> str:
    """An award by its first good and how many there are: `award virtues 12`."""
    kind = next(name for name in goods.__struct_fields__ if getattr(goods, name))
    return AWARD(kind, getattr(goods, kind))


@scene
async def lose_virtue(table: TaleTable, owed: LoseVirtue) -> None:
    """D23: the hero chooses where the point goes."""
    hero = table.hero(owed.seat)
    able = [virtue for virtue in VIRTUES if hero.virtues[virtue]]
    highest = max(able, key=lambda virtue: hero.virtues[virtue])
    answer = LOSE(able[0])
    if len(able) > 1:
        answer = await ask(
            questions.Lose(hero.seat, count=owed.count), LOSE.all_of(able), owed.clause, default=LOSE(highest)
        )
    pay_off(table, owed)
    lower_virtue(table, hero, LOSE.read(answer)[0], owed.clause)


@scene
async def lose_artifact(table: TaleTable, owed: LoseArtifact) -> None:
    """D23: the hero chooses which."""
    hero = table.hero(owed.seat)
    able = [
        artifact
        for artifact in dict.fromkeys(hero.artifacts)
        if owed.level in (0, table.content.artifacts[artifact].level)
    ]
    if not able:
        _settled(table)
        return
    answer = LOSE_ARTIFACT(able[0])
    if len(able) > 1:
        answer = await ask(questions.LoseArtifact(hero.seat, count=owed.count), LOSE_ARTIFACT.all_of(able), owed.clause)
    pay_off(table, owed)
    (artifact,) = LOSE_ARTIFACT.read(answer)
    discard_artifact(table, hero, artifact)
    table.tell(events.ArtifactLost(seat=hero.seat, artifact=artifact), owed.clause)


@scene
async def lose_bonus(table: TaleTable, owed: LoseBonus) -> None:
    """TT-7.14: a card from Faith that is not used; for other reasons any card of the turn."""
    hero = table.hero(owed.seat)
    able = [held.card for held in hero.bonus if not owed.from_faith or (held.from_faith and not held.used)]
    if not able:
        _settled(table)
        return
    answer = DISCARD(able[0])
    if len(able) > 1:
        answer = await ask(questions.DiscardBonus(hero.seat), DISCARD.all_of(able), owed.clause)
    pay_off(table, owed)
    (card,) = DISCARD.read(answer)
    hero.bonus.remove(next(held for held in hero.bonus if held.card == card))
    discard(table, "hero_bonus", card)
    table.tell(events.BonusLost(seat=hero.seat, card=card), owed.clause)


@scene
async def cover_virtue(table: TaleTable, owed: CoverVirtue) -> None:
    """TT-19.7: the hero chooses which Virtue falls asleep."""
    hero = table.hero(owed.seat)
    options = cover_options(hero)
    answer = await ask(questions.Cover(hero.seat), COVER.all_of(options), owed.clause) if len(options) > 1 else ""
    pay_off(table, owed)
    if options:
        virtue = COVER.read(answer)[0] if answer else options[0]
        hero.covered.append(virtue)
        table.tell(events.Covered(seat=hero.seat, virtue=virtue), owed.clause)


@scene
async def uncover_virtue(table: TaleTable, owed: UncoverVirtue) -> None:
    """Whose Trance is taken away says which Virtue wakes up."""
    hero = table.hero(owed.seat)
    answer = UNCOVER(hero.covered[0])
    if len(hero.covered) > 1:
        answer = await ask(questions.Uncover(hero.seat), UNCOVER.all_of(hero.covered), owed.clause)
    pay_off(table, owed)
    uncover(table, hero, UNCOVER.read(answer)[0])


@scene
async def cure(table: TaleTable, owed: Cure) -> None:
    """All marks of a kind are taken from one hero."""
    mark = owed.mark
    marked = [other for other in table.heroes if other.marks.get(mark) and not other.away]
    answer = UNMARK(mark, marked[0].seat)
    if len(marked) > 1:
        options = tuple(UNMARK(mark, other.seat) for other in marked)
        answer = await ask(questions.Cure(owed.seat, mark=mark), options, owed.clause)
    _settled(table)
    cured = table.hero(UNMARK.read(answer)[1])
    for _ in range(cured.marks[mark]):
        unmark_hero(table, cured, mark)


@scene
async def choose_card(table: TaleTable, owed: ChooseCard) -> None:
    """Second Sight in the Future."""
    different = tuple(dict.fromkeys(owed.cards))
    answer = CHOOSE_CARD(different[0])
    if len(different) > 1:
        answer = await ask(questions.WhichCard(owed.seat), CHOOSE_CARD.all_of(different), owed.clause)
    _settled(table)
    use_chosen_card(table, owed, CHOOSE_CARD.read(answer)[0])


@scene
async def choose_space(table: TaleTable, owed: ChooseSpace) -> None:
    """Where a rule of the scenario works. See own_rules.py."""
    hero, rule, thing = table.hero(owed.seat), owed.rule, owed.thing
    spaces = hook(table, f"{rule}_spaces")(table)
    answer = TARGET(thing, spaces[0])
    if len(spaces) > 1:
        answer = await ask(questions.Where(hero.seat), TARGET.all_of((thing,), spaces), owed.clause)
    _settled(table)
    hook(table, f"{rule}_at")(table, hero, TARGET.read(answer)[1])


@scene
async def hand_in(table: TaleTable, owed: HandIn) -> None:
    """Different tokens that a hero carries."""
    hero, rule = table.hero(owed.seat), owed.rule
    sets = list(combinations(hook(table, f"{rule}_tokens")(hero), owed.count))
    answer = HAND_IN(*sets[0])
    if len(sets) > 1:
        answer = await ask(questions.HandIn(hero.seat), tuple(HAND_IN(*tokens) for tokens in sets), owed.clause)
    _settled(table)
    hook(table, f"{rule}_with")(table, hero, HAND_IN.read(answer), owed.space)


@scene
async def drop_token(table: TaleTable, owed: DropToken) -> None:
    """One of the tokens that the hero carries falls on its space."""
    hero = table.hero(owed.seat)
    able = [token for token in owed.tokens if token in hero.carried]
    answer = DROP(able[0])
    if len(able) > 1:
        answer = await ask(questions.Drop(hero.seat), DROP.all_of(able), owed.clause)
    _settled(table)
    (token,) = DROP.read(answer)
    hero.carried.remove(token)
    put_token(table, token, hero.at)


@scene
async def move_away(table: TaleTable, owed: MoveAway) -> None:
    """D26: the nearest free space; among several its controller chooses."""
    hero = table.hero(owed.seat)
    options = places_to_move(table, hero)
    answer = MOVE_TO(options[0]) if options else ""
    if len(options) > 1:
        answer = await ask(questions.MoveTo(hero.seat), MOVE_TO.all_of(options), owed.clause)
    _settled(table)
    if answer:
        move_hero(table, hero, MOVE_TO.read(answer)[0], owed.clause)


@scene
async def hit_enemy(table: TaleTable, owed: HitEnemy) -> None:
    """Which enemy a Sacred Stone or a card hits."""
    hero = table.hero(owed.seat)
    enemies = targets(table, owed.enemy, damaged_only=owed.damaged_only)
    if not enemies:
        _settled(table)
        return
    options = tuple(TARGET(enemy.kind, enemy.at) for enemy in enemies)
    answer = options[0]
    if len(options) > 1:
        answer = await ask(questions.Target(hero.seat), options, owed.clause)
    _settled(table)
    hurt_target(table, hero, enemies[options.index(answer)], owed)


# What needs no choice, but has to wait for its turn


@step
def gain_for_virtues(table: TaleTable, owed: GainForVirtues) -> None:
    gain_shevitsa(table, table.hero(owed.seat), 1, owed.clause)


@step
def pair_is_given(table: TaleTable, owed: FinishPair) -> None:
    finish_pair(table, table.hero(owed.seat), owed.level)


@step
def mark(table: TaleTable, owed: MarkHero) -> None:
    for _ in range(owed.count):
        mark_hero(table, table.hero(owed.seat), owed.mark, owed.most)


@step
def was_hurt(table: TaleTable, owed: WasHurt) -> None:
    hero_was_hurt(table, table.hero(owed.seat), owed.enemy, owed.damage)


@step
def has_beaten(table: TaleTable, owed: HasBeaten) -> None:
    enemy_was_beaten(table, table.hero(owed.seat), owed.number)
