"""The verbs that change what heroes have: gains, losses, cards drawn, Quests met, death. None of them asks;
what a hero has to choose is written down as owed and asked by the scene that settles it."""

from __future__ import annotations

from fairytable.engine.game import SceneOver
from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import (
    DrawArtifacts,
    LearnTalent,
    LoseArtifact,
    LoseBonus,
    LoseVirtue,
    RaiseVirtue,
    StartOfTurn,
)
from fairytable.games.threetale.conditions import hero_meets
from fairytable.games.threetale.goods import VIRTUES, Goods, Losses
from fairytable.games.threetale.powers import PowerToGain, Undying
from fairytable.games.threetale.table import (
    FULL_SPIRIT,
    HIGHEST,
    PRICES,
    BonusHeld,
    Hero,
    TaleTable,
    thresholds,
)


def end_story(table: TaleTable, verdict: str) -> None:
    """The game is won or lost, and nothing more is resolved (TT-20.5)."""
    table.verdict = verdict
    raise SceneOver


def roll_dice(table: TaleTable, count: int) -> list[int]:
    """Each die is positive or blank, half of the time (TT-1.5)."""
    return [1 if table.chance.roll(2) == 2 else 0 for _ in range(max(0, count))]


def draw(table: TaleTable, deck: str) -> str | None:
    """The next card of a deck. When it was the last, the discards are shuffled into a new one (TT-12.7, 14.8).

    Artifacts are drawn three at a time, and their deck is filled once the win is settled, or in the middle (TT-10.14).
    """
    cards = table.decks[deck]
    if not cards:
        refill(table, deck)
    card = cards.pop() if cards else None
    if not deck.startswith("artifacts"):
        refill(table, deck)
    return card


def refill(table: TaleTable, deck: str) -> None:
    discards = table.discards[deck]
    if discards and not table.decks[deck]:
        table.decks[deck].extend(discards)
        discards.clear()
        table.chance.shuffle(table.decks[deck])
        table.tell(events.Refilled(deck=deck), "TT-10.14")


def nothing_to_draw(table: TaleTable, hero: Hero, deck: str) -> None:
    """TT-1.13: a deck and its discard pile are both empty."""
    table.tell(events.NothingToDraw(seat=hero.seat, deck=deck), "TT-1.13")


def discard(table: TaleTable, deck: str, card: str) -> None:
    table.discards[deck].append(card)


# Virtues


def raise_virtue(table: TaleTable, hero: Hero, virtue: str, clause: str, points: int = 1) -> int:
    """Points on a Virtue, up to 13. What does not fit is given back."""
    old = hero.virtues[virtue]
    new = min(HIGHEST, old + points)
    if new > old:
        hero.virtues[virtue] = new
        table.tell(events.VirtueRaised(seat=hero.seat, virtue=virtue, points=new - old, value=new), clause)
        if virtue == "faith":
            draw_for_faith(table, hero)
        check_quests(table, hero)
    return points - (new - old)


def lower_virtue(table: TaleTable, hero: Hero, virtue: str, clause: str, points: int = 1) -> None:
    """A Virtue falls; without any Virtue the hero dies (TT-8.5, 8.10)."""
    old = hero.virtues[virtue]
    new = max(0, old - points)
    if new == old:
        return
    hero.virtues[virtue] = new
    table.tell(events.VirtueLowered(seat=hero.seat, virtue=virtue, points=old - new, value=new), clause)
    if table.fight is not None and table.fight.seat == hero.seat:
        table.fight.lost[virtue] = table.fight.lost.get(virtue, 0) + old - new
    if not hero.total:
        table.tell(events.Died(seat=hero.seat), "TT-8.5")
        end_story(table, "died")
    if virtue == "faith" and is_own_turn(table, hero):
        lose_bonus_for_faith(table, hero)


def is_own_turn(table: TaleTable, hero: Hero) -> bool:
    return table.in_turn and table.active is hero


def draw_for_faith(table: TaleTable, hero: Hero) -> None:
    """TT-7.13: a threshold reached in the own turn draws the missing card at once, and never the same one twice."""
    if not is_own_turn(table, hero) or isinstance(table.agenda[0], StartOfTurn):
        return
    while hero.faith_drawn < hero.works("faith"):
        hero.faith_drawn += 1
        draw_bonus(table, hero, "TT-7.13", from_faith=True)


def draw_bonus(table: TaleTable, hero: Hero, clause: str, *, from_faith: bool) -> None:
    card = draw(table, "hero_bonus")
    if card is None:
        nothing_to_draw(table, hero, "hero_bonus")
    else:
        hero.bonus.append(BonusHeld(card, from_faith))
        table.tell(events.BonusDrawn(seat=hero.seat, card=card), clause)


def lose_bonus_for_faith(table: TaleTable, hero: Hero) -> None:
    """TT-7.14: the hero keeps as many cards of Faith as Faith has thresholds; those that are used stay."""
    given = [held for held in hero.bonus if held.from_faith]
    unused = sum(not held.used for held in given)
    too_many = min(unused, len(given) - thresholds(hero.virtues["faith"]))
    if too_many > 0:
        table.owe(LoseBonus(hero.seat, "TT-7.14", too_many, from_faith=True), first=True)


# Spirit


def lose_spirit(table: TaleTable, hero: Hero, clause: str) -> None:
    """TT-8.4: without Spirit the hero dies, unless it is undying."""
    hero.spirit -= 1
    table.tell(events.SpiritLost(seat=hero.seat, left=hero.spirit), clause)
    if hero.spirit <= 0:
        hero.spirit = 0
        for talent, _ in table.powers(hero, Undying):
            if talent not in hero.spent_talents:
                hero.spent_talents.append(talent)
                hero.spirit = 1
                table.tell(events.Undying(seat=hero.seat, talent=talent), "TT-9.7")
                return
        table.tell(events.Died(seat=hero.seat), "TT-8.4")
        end_story(table, "died")


def regain_spirit(table: TaleTable, hero: Hero, points: int, clause: str) -> None:
    gained = min(points, FULL_SPIRIT - hero.spirit)
    if gained > 0:
        hero.spirit += gained
        table.tell(events.SpiritRegained(seat=hero.seat, spirit=hero.spirit), clause)


# Goods


def gain(table: TaleTable, hero: Hero, goods: Goods, clause: str) -> None:
    """What a prize holds. Choices are owed."""
    if hero.away:
        return
    left_over = goods.virtues
    for virtue in VIRTUES:
        if points := getattr(goods, virtue):
            left_over += raise_virtue(table, hero, virtue, clause, points)
    if goods.speed:
        change_speed(table, hero, goods.speed, clause)
    if goods.stones:
        hero.stones += goods.stones
        table.tell(events.StonesGained(seat=hero.seat, count=goods.stones), clause)
    if goods.spirit:
        regain_spirit(table, hero, goods.spirit, clause)
    if left_over:
        table.owe(RaiseVirtue(hero.seat, clause, left_over))
    for level in (1, 2, 3):
        for _ in range(getattr(goods, f"artifact_{level}")):
            table.owe(DrawArtifacts(hero.seat, clause, 1, level))
    if goods.shevitsa:
        gain_shevitsa(table, hero, goods.shevitsa, clause)


def change_speed(table: TaleTable, hero: Hero, points: int, clause: str, least: int = 0) -> None:
    new = max(least, hero.speed + points)
    if new != hero.speed:
        changed = events.SpeedGained if points > 0 else events.SpeedLost
        table.tell(changed(seat=hero.seat, points=abs(new - hero.speed), speed=new), clause)
        hero.speed = new
        check_quests(table, hero)


def gain_shevitsa(table: TaleTable, hero: Hero, count: int, clause: str) -> None:
    hero.unused += count
    table.tell(events.ShevitsaGained(seat=hero.seat, count=count, unused=hero.unused), clause)
    check_talents(table, hero)


def check_talents(table: TaleTable, hero: Hero) -> None:
    """TT-9.4, 9.11: a hero who can pay for the next level must choose a Talent of it at once."""
    level = len(hero.talents) + 1
    if level > 3 or hero.unused < PRICES[level]:
        return
    if any(isinstance(entry, LearnTalent) and entry.seat == hero.seat for entry in table.agenda):
        return
    hero.unused -= PRICES[level]
    table.owe(LearnTalent(hero.seat, "TT-9.4", level), first=True)


def learn(table: TaleTable, hero: Hero, talent: str) -> None:
    """TT-9.6, 9.7: a Talent works from now on; what it gives once it gives now."""
    hero.talents.append(talent)
    table.tell(events.TalentLearned(seat=hero.seat, talent=talent), "TT-9.4")
    for power in table.content.talents[talent].powers:
        if type(power) is PowerToGain:
            for other in table.by_turn() if power.who == "everybody" else [hero]:
                gain(table, other, power.goods, "TT-9.7")
    check_talents(table, hero)


def take_artifact(table: TaleTable, hero: Hero, artifact: str, clause: str) -> None:
    hero.artifacts.append(artifact)
    table.tell(events.ArtifactWon(seat=hero.seat, artifact=artifact), clause)
    check_quests(table, hero)


def discard_artifact(table: TaleTable, hero: Hero, artifact: str) -> None:
    hero.artifacts.remove(artifact)
    discard(table, f"artifacts_{table.content.artifacts[artifact].level}", artifact)


def lose(table: TaleTable, hero: Hero, losses: Losses, clause: str) -> None:
    """TT-12.5: what cannot be paid in full is paid as far as possible. The hero chooses (D23)."""
    if hero.away:
        return
    virtues = losses.virtues
    if losses.artifact and hero.artifacts:
        table.owe(LoseArtifact(hero.seat, clause, 1))
        virtues = 0
    if losses.speed:
        change_speed(table, hero, -losses.speed, clause, least=1)
    if losses.shevitsa:
        paid = min(hero.unused, losses.shevitsa)
        if paid:
            hero.unused -= paid
            table.tell(events.ShevitsaLost(seat=hero.seat, count=paid, unused=hero.unused), clause)
        virtues += 2 * (losses.shevitsa - paid)
    if virtues:
        table.owe(LoseVirtue(hero.seat, clause, virtues))


# Deeds and Quests


def note_deed(table: TaleTable, hero: Hero, deed: str) -> None:
    """TT-13.4, 13.8: what a hero does in the Past counts for its Quests and for the Prophecies."""
    if table.phase != "past":
        return
    hero.deeds[deed] = hero.deeds.get(deed, 0) + 1
    for quest in hero.quests:
        quest.deeds[deed] = quest.deeds.get(deed, 0) + 1
    check_quests(table, hero)


def check_quests(table: TaleTable, hero: Hero) -> None:
    """TT-13.2, 13.5: a requirement that is met pays at once."""
    if not hero.quests or table.phase != "past":
        return
    for quest in hero.quests[:]:
        card = table.content.quests[quest.card]
        if hero_meets(table.content, hero, card.needs, quest.deeds) and quest in hero.quests:
            hero.quests.remove(quest)
            discard(table, "quests", quest.card)
            table.tell(events.QuestFulfilled(seat=hero.seat, quest=quest.card), "TT-13.2")
            gain(table, hero, card.prize, "TT-13.2")
