"""What a hero could expect to do on the map and at the end of a turn, and why it cannot now."""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.threetale import questions
from fairytable.games.threetale.actions import actions_left
from fairytable.games.threetale.agenda import HitEnemy, LoseArtifact
from fairytable.games.threetale.altar import VIRTUES_FOR_SHEVITSA
from fairytable.games.threetale.board import TURNS, around, beside, diagonal, reach, spaces_of
from fairytable.games.threetale.dice import why_no_threshold
from fairytable.games.threetale.future_actions import actions_at_hand, claimable_tokens
from fairytable.games.threetale.future_effects import TRANCE
from fairytable.games.threetale.future_enemies import targets, why_no_attack
from fairytable.games.threetale.goods import LEVELS, VIRTUES
from fairytable.games.threetale.moments import ACT, END_STEP, asked, certain
from fairytable.games.threetale.moving import (
    blocked_spaces,
    is_free_to_stay,
    steps_left,
    tree_steps_left,
)
from fairytable.games.threetale.powers import LongReach, MoreMercy, PortalsClosed
from fairytable.games.threetale.table import HIGHEST, Hero, TaleTable
from fairytable.games.threetale.together import DIFFICULTIES, possible_orders
from fairytable.games.threetale.turns import STONE as SACRED_STONE
from fairytable.games.threetale.turns import claims, open_cells
from fairytable.games.threetale.verbs import (
    ATTACK,
    BLESS,
    CLAIM,
    COVER,
    DIFFICULTY,
    DISCARD,
    DO,
    END,
    ENTER,
    GIVE,
    GO,
    HERO,
    KEEPER,
    LAY,
    LOSE,
    LOSE_ARTIFACT,
    MERCY,
    MOVE_TO,
    ORDER,
    RAISE,
    SACRIFICE,
    TALENT,
    TARGET,
    UNCOVER,
    UNMARK,
)

ACTION = ("TT-4.10", "TT-5.10", "TT-6.1")
"""Why a hero can take no Action at all."""


def why_no_action(table: TaleTable, hero: Hero) -> Reason | None:
    """TT-4.10, 5.10, 6.1: on Trees, on a space that is shared, or without Actions nobody acts."""
    return why_not_stay(table, hero, "TT-5.10") or (
        None if actions_left(table, hero) else Reason("no_action_left", "TT-6.1", {"actions": hero.actions_used})
    )


def why_not_stay(table: TaleTable, hero: Hero, clause: str) -> Reason | None:
    if is_free_to_stay(table, hero):
        return None
    if table.ground.get(hero.at) == "trees":
        return Reason("on_trees", "TT-4.10")
    other = next(other for other in table.heroes_at(hero.at) if other is not hero)
    return Reason("space_shared", clause, {"player": other.seat})


# Steps


def _spaces_to_go(table: TaleTable, question: Question) -> Iterator[str]:
    """The spaces around, and from a Portal all others."""
    hero = asked(table, question)
    if question.about == ACT:
        yield from (GO(space) for space in around(hero.at) if space in table.ground)
        if table.ground[hero.at] == "portal":
            yield from (GO(space) for space, ground in table.ground.items() if ground == "portal" and space != hero.at)


def _why_not_go(table: TaleTable, question: Question, option: str) -> Reason:
    hero, (space,) = asked(table, question), GO.read(option)
    left = steps_left(table, hero)
    if space in blocked_spaces(table):
        return Reason("space_blocked", "TT-26.5", {"thing": _what_blocks(table, space)})
    if table.ground[space] == "trees" and not tree_steps_left(table, hero):
        return Reason("trees_there", "TT-4.10")
    if not left:
        return Reason("no_steps_left", "TT-5.3", {"steps": hero.steps_used})
    if space not in around(hero.at) and table.has_power(hero, PortalsClosed):
        return Reason("portals_closed", "TT-19.7")
    if table.ground[space] == "trees":
        return Reason("no_step_off_trees", "TT-4.10", {"left": left})
    if others := table.heroes_at(space):
        return Reason("no_step_to_go_on", "TT-5.11", {"player": others[0].seat})
    if space in beside(hero.at) and space not in table.terrain.next_to(hero.at):
        return Reason("no_way_across", "TT-5.1")
    return Reason("too_few_steps", "TT-5.2", {"left": left})


def _what_blocks(table: TaleTable, space: str) -> str:
    scenario = table.scenario
    there = [enemy.kind for enemy in table.the_future.enemies if enemy.at == space]
    blocking = [kind for kind in there if not scenario.enemies[kind].on_space]
    blocking += [token.kind for token in table.tokens_at(space) if scenario.tokens[token.kind].blocks]
    return blocking[0]


def _end(_table: TaleTable, question: Question) -> tuple[str, ...]:
    return (END(),) if question.about == ACT else ()


def _why_not_end(table: TaleTable, question: Question, _option: str) -> Reason:
    return certain(why_not_stay(table, asked(table, question), "TT-5.9"))


# Actions


def _claims(table: TaleTable, question: Question) -> Iterator[str]:
    """What lies on the hero's space and beside it."""
    if question.about == ACT:
        at = asked(table, question).at
        for space in (at, *beside(at)):
            if space in table.things:
                yield CLAIM(table.things[space], space)
            yield from (CLAIM(token.kind, space) for token in table.tokens_at(space))


def _why_not_claim(table: TaleTable, question: Question, option: str) -> Reason:
    hero, (thing, _) = asked(table, question), CLAIM.read(option)
    if table.future is not None and not table.scenario.tokens[thing].claim:
        return Reason("token_stays", "TT-26.8", {"thing": thing})
    in_reach = (
        claimable_tokens(table, hero) if table.future is not None else [CLAIM(*claim) for claim in claims(table, hero)]
    )
    if option not in in_reach:
        return Reason("not_there", "TT-6.4", {"thing": thing})
    return certain(why_no_action(table, hero))


def _altar(table: TaleTable, question: Question) -> Iterator[str]:
    hero = asked(table, question)
    if question.about in (ACT, questions.Sacrifice.about) and table.ground.get(hero.at) == "altar":
        yield from SACRIFICE.all_of(("virtues", "shevitsa", *hero.artifacts))
        yield from (SACRIFICE(f"pair_{level}") for level in LEVELS if _of_level(table, hero, level))


def _of_level(table: TaleTable, hero: Hero, level: int) -> int:
    return sum(table.content.artifacts[artifact].level == level for artifact in hero.artifacts)


def _why_no_sacrifice(table: TaleTable, question: Question, option: str) -> Reason:
    hero, (what,) = asked(table, question), SACRIFICE.read(option)
    if question.about == ACT and (reason := why_no_action(table, hero)):
        return reason
    if what == "virtues":
        return Reason("last_virtues", "TT-16.5", {"total": hero.total, "price": VIRTUES_FOR_SHEVITSA})
    if what == "shevitsa":
        return Reason("no_unused_shevitsa", "TT-9.9")
    return Reason("one_of_a_pair", "TT-16.2", {"level": int(what.removeprefix("pair_"))})


def _gifts(table: TaleTable, question: Question) -> Iterator[str]:
    hero = asked(table, question)
    things = [*hero.artifacts, *(quest.card for quest in hero.quests), *([SACRED_STONE] if hero.stones else [])]
    if question.about == ACT:
        yield from GIVE.all_of((*things, *hero.carried), [other.seat for other in table.heroes if other is not hero])


def _blessings(table: TaleTable, question: Question) -> Iterator[str]:
    hero = asked(table, question)
    if question.about == ACT and hero.offerings:
        yield from (BLESS(other.seat) for other in table.heroes if other is not hero)


def _why_no_gift(table: TaleTable, question: Question, option: str) -> Reason:
    hero = asked(table, question)
    other = table.hero((GIVE if option in GIVE else BLESS).read(option)[-1])
    if other.away:
        return Reason("has_left", "TT-19.9", {"player": other.seat})
    if not other.at:
        return Reason("not_on_map", "TT-4.11", {"player": other.seat})
    if reason := why_no_action(table, hero):
        return reason
    far = max([power.spaces for _, power in table.powers(hero, LongReach)], default=1)
    return Reason("too_far_to_give", "TT-4.11", {"player": other.seat, "far": reach(hero.at, other.at), "most": far})


def _attacks(table: TaleTable, question: Question) -> Iterator[str]:
    if question.about == ACT and table.future is not None:
        yield from dict.fromkeys(ATTACK(enemy.kind, enemy.at) for enemy in table.future.enemies)


def _why_not_attack(table: TaleTable, question: Question, option: str) -> Reason:
    """Of several enemies on one space, the one that could be attacked soonest."""
    hero, (kind, space) = asked(table, question), ATTACK.read(option)
    there = [enemy for enemy in table.the_future.enemies if enemy.kind == kind and enemy.at == space]
    reasons = [why_no_attack(table, hero, enemy) for enemy in there]
    return certain(why_no_action(table, hero) if None in reasons else reasons[0])


def _deeds(table: TaleTable, question: Question) -> Iterator[str]:
    """The scenario's own Actions for which the hero stands right, and those about heroes without a mark or far away."""
    hero = asked(table, question)
    if question.about == ACT and table.future is not None:
        yield from actions_at_hand(table, hero)
        for action in table.scenario.actions.values():
            if action.unmark:
                yield from (DO(action.id, other.seat) for other in table.heroes if action.itself or other is not hero)


def _why_no_deed(table: TaleTable, question: Question, option: str) -> Reason:
    hero, (name, target) = asked(table, question), DO.read(option)
    at_hand = actions_at_hand(table, hero)
    if option in at_hand:
        return certain(at_hand[option] or why_no_action(table, hero))
    other, mark = table.hero(target), table.scenario.actions[name].unmark
    if other.away:
        return Reason("has_left", "TT-19.9", {"player": other.seat})
    if not other.marks.get(mark):
        return Reason("not_marked", "TT-6.16", {"player": other.seat, "mark": mark})
    return Reason("not_near_enough", "TT-6.16", {"player": other.seat})


# Bonus cards


def _cards_to_discard(table: TaleTable, question: Question) -> Iterator[str]:
    if question.about == questions.DiscardBonus.about:
        yield from (DISCARD(held.card) for held in asked(table, question).bonus)


def _why_not_discard(table: TaleTable, question: Question, option: str) -> Reason:
    (card,) = DISCARD.read(option)
    held = next(held for held in asked(table, question).bonus if held.card == card)
    if not held.from_faith:
        return Reason("not_of_faith", "TT-7.23", {"card": card})
    return Reason("bonus_used", "TT-14.11", {"card": card})


# Tiles


def _cells(table: TaleTable, question: Question) -> Iterator[str]:
    """Cells of the map and those at its sides and corners, each way round."""
    if question.about == questions.Lay.about:
        known = dict.fromkeys([*open_cells(table), *table.tiles])
        known |= dict.fromkeys(cell for laid in table.tiles for cell in diagonal(laid))
        yield from LAY.all_of(known, TURNS)


def _why_not_lay(table: TaleTable, _question: Question, option: str) -> Reason:
    cell, _ = LAY.read(option)
    if cell in table.tiles:
        return Reason("tile_lies_there", "TT-4.2")
    if cell in open_cells(table):
        return Reason("looks_alike", "TT-4.2")
    return Reason("corner_only", "TT-4.3")


def _entries(table: TaleTable, question: Question) -> tuple[str, ...]:
    return ENTER.all_of(spaces_of(list(table.tiles)[-1])) if question.about == questions.Enter.about else ()


def _why_not_enter(table: TaleTable, _question: Question, option: str) -> Reason:
    (space,) = ENTER.read(option)
    if table.ground[space] == "trees":
        return Reason("trees_there", "TT-3.6")
    if others := table.heroes_at(space):
        return Reason("hero_there", "TT-3.6", {"player": others[0].seat})
    return Reason("space_not_empty", "TT-3.6", {"thing": table.things.get(space) or table.ground[space]})


def _moves(table: TaleTable, question: Question) -> Iterator[str]:
    if question.about == questions.MoveTo.about:
        yield from (MOVE_TO(space) for space in around(asked(table, question).at) if space in table.ground)


def _why_not_move(table: TaleTable, _question: Question, option: str) -> Reason:
    (space,) = MOVE_TO.read(option)
    if table.ground[space] == "trees":
        return Reason("trees_there", "TT-26.10")
    return Reason("not_nearest", "TT-26.10")


# Virtues


def _rises(_table: TaleTable, question: Question) -> tuple[str, ...]:
    return RAISE.all_of(VIRTUES) if question.about in (questions.Raise.about, questions.Regain.about, END_STEP) else ()


def _why_not_raise(table: TaleTable, question: Question, option: str) -> Reason:
    hero, (virtue,) = asked(table, question), RAISE.read(option)
    if hero.virtues[virtue] >= HIGHEST:
        return Reason("virtue_full", "TT-1.9", {"virtue": virtue, "player": hero.seat, "most": HIGHEST})
    if question.about == questions.Regain.about:
        return Reason("not_lost_here", "TT-9.6", {"virtue": virtue})
    return _why_no_points(table, hero, "endurance")


def _why_no_points(table: TaleTable, hero: Hero, virtue: str) -> Reason:
    """TT-7.18: the points were counted as the turn ended."""
    if not hero.works(virtue) and not (virtue == "mercy" and table.has_power(hero, MoreMercy)):
        return why_no_threshold(hero, virtue)
    return Reason("points_handed_out", "TT-7.18", {"virtue": virtue})


def _mercies(table: TaleTable, question: Question) -> Iterator[str]:
    if question.about == END_STEP:
        yield from MERCY.all_of([hero.seat for hero in table.heroes], VIRTUES)


def _why_no_mercy(table: TaleTable, question: Question, option: str) -> Reason:
    hero = asked(table, question)
    seat, virtue = MERCY.read(option)
    other = table.hero(seat)
    if reason := _why_not_help(table, hero, other):
        return reason
    return Reason("virtue_full", "TT-1.9", {"virtue": virtue, "player": seat, "most": HIGHEST})


def _why_not_help(table: TaleTable, hero: Hero, other: Hero) -> Reason | None:
    """Why no point of Mercy can go to a hero."""
    if other is hero:
        return Reason("mercy_for_others", "TT-7.17")
    if other.away:
        return Reason("has_left", "TT-19.9", {"player": other.seat})
    return None if table.mercy else _why_no_points(table, hero, "mercy")


def _marks(table: TaleTable, question: Question) -> Iterator[str]:
    if question.about == END_STEP:
        yield from (UNMARK(TRANCE, hero.seat) for hero in table.heroes if hero.marks.get(TRANCE))
    if question.about == questions.Cure.about:
        yield from (UNMARK(questions.Cure.of(question).mark, hero.seat) for hero in table.heroes)


def _why_not_unmark(table: TaleTable, question: Question, option: str) -> Reason:
    mark, seat = UNMARK.read(option)
    if question.about == END_STEP and (reason := _why_not_help(table, asked(table, question), table.hero(seat))):
        return reason
    if table.hero(seat).away:
        return Reason("has_left", "TT-19.9", {"player": seat})
    return Reason("not_marked", "TT-19.1", {"player": seat, "mark": mark})


def _losses(_table: TaleTable, question: Question) -> tuple[str, ...]:
    return LOSE.all_of(VIRTUES) if question.about == questions.Lose.about else ()


def _why_not_lose(_table: TaleTable, _question: Question, option: str) -> Reason:
    return Reason("virtue_is_zero", "TT-1.14", {"virtue": LOSE.read(option)[0]})


def _lost_artifacts(table: TaleTable, question: Question) -> tuple[str, ...]:
    return (
        LOSE_ARTIFACT.all_of(asked(table, question).artifacts) if question.about == questions.LoseArtifact.about else ()
    )


def _why_not_artifact(table: TaleTable, _question: Question, option: str) -> Reason:
    (artifact,) = LOSE_ARTIFACT.read(option)
    level, needs = table.content.artifacts[artifact].level, table.next_is(LoseArtifact).level
    return Reason("other_level", "TT-16.2", {"artifact": artifact, "level": level, "needs": needs})


def _to_cover(_table: TaleTable, question: Question) -> tuple[str, ...]:
    return COVER.all_of(VIRTUES) if question.about == questions.Cover.about else ()


def _why_not_cover(_table: TaleTable, _question: Question, option: str) -> Reason:
    return Reason("virtue_sleeps", "TT-19.7", {"virtue": COVER.read(option)[0]})


def _to_uncover(_table: TaleTable, question: Question) -> tuple[str, ...]:
    return UNCOVER.all_of(VIRTUES) if question.about == questions.Uncover.about else ()


def _why_not_uncover(_table: TaleTable, _question: Question, option: str) -> Reason:
    return Reason("virtue_awake", "TT-19.7", {"virtue": UNCOVER.read(option)[0]})


# Talents and enemies to choose


def _talents(table: TaleTable, question: Question) -> Iterator[str]:
    if question.about == questions.Talent.about:
        board = table.content.heroes[asked(table, question).hero]
        yield from (TALENT(talent.id) for talent in board.talents)


def _why_no_talent(table: TaleTable, question: Question, option: str) -> Reason:
    hero, (talent,) = asked(table, question), TALENT.read(option)
    level, now = table.content.talents[talent].level, questions.Talent.of(question).level
    if talent in hero.talents:
        return Reason("talent_known", "TT-9.5", {"talent": talent})
    if level < now:
        return Reason("level_chosen", "TT-9.5", {"level": level})
    return Reason("level_later", "TT-9.3", {"level": level, "now": now})


def _targets(table: TaleTable, question: Question) -> Iterator[str]:
    if question.about == questions.Target.about and table.future is not None:
        yield from dict.fromkeys(TARGET(enemy.kind, enemy.at) for enemy in table.future.enemies)


def _why_no_target(table: TaleTable, _question: Question, option: str) -> Reason:
    kind, _ = TARGET.read(option)
    wanted = table.next_is(HitEnemy).enemy
    if targets(table, wanted) and (kind == wanted or kind.startswith(f"{wanted}_")):
        return Reason("not_damaged", "TT-26.9", {"enemy": kind})
    return Reason("other_enemies_only", "TT-26.9", {"enemy": kind})


# What is decided together


def _heroes(table: TaleTable, question: Question) -> tuple[str, ...]:
    return HERO.all_of(table.content.heroes) if question.about == questions.Hero.about else ()


def _why_not_hero(table: TaleTable, _question: Question, option: str) -> Reason:
    (name,) = HERO.read(option)
    for other in table.heroes:
        if other.hero == name:
            return Reason("hero_taken", "TT-2.4", {"player": other.seat})
    return Reason("was_refused", "TT-25.1")


def _difficulties(_table: TaleTable, question: Question) -> tuple[str, ...]:
    return DIFFICULTY.all_of(DIFFICULTIES) if question.about == questions.Difficulty.about else ()


def _orders(table: TaleTable, question: Question) -> tuple[str, ...]:
    return possible_orders(table) if question.about == questions.Order.about else ()


def _was_refused(_table: TaleTable, _question: Question, _option: str) -> Reason:
    return Reason("was_refused", "TT-25.1")


def _keepers(table: TaleTable, question: Question) -> tuple[str, ...]:
    return KEEPER.all_of(table.seats) if question.about == questions.Keeper.about else ()


def _why_not_keeper(_table: TaleTable, _question: Question, option: str) -> Reason:
    return Reason("no_part_in_gift", "TT-11.6", {"player": KEEPER.read(option)[0]})


EXPECTATIONS = (
    Expectation(
        GO, ("TT-26.5", "TT-4.10", "TT-5.1", "TT-5.2", "TT-5.3", "TT-5.11", "TT-19.7"), _spaces_to_go, _why_not_go
    ),
    Expectation(END, ("TT-5.9", "TT-4.10"), _end, _why_not_end),
    Expectation(CLAIM, (*ACTION, "TT-6.4", "TT-26.8"), _claims, _why_not_claim),
    Expectation(SACRIFICE, (*ACTION, "TT-9.9", "TT-16.2", "TT-16.5"), _altar, _why_no_sacrifice),
    Expectation(GIVE, (*ACTION, "TT-4.11", "TT-19.9"), _gifts, _why_no_gift),
    Expectation(BLESS, (*ACTION, "TT-4.11", "TT-19.9"), _blessings, _why_no_gift),
    Expectation(ATTACK, (*ACTION, "TT-19.4", "TT-26.2"), _attacks, _why_not_attack),
    Expectation(DO, (*ACTION, "TT-6.16", "TT-19.9"), _deeds, _why_no_deed),
    Expectation(DISCARD, ("TT-7.23", "TT-14.11"), _cards_to_discard, _why_not_discard),
    Expectation(LAY, ("TT-4.2", "TT-4.3"), _cells, _why_not_lay),
    Expectation(ENTER, ("TT-3.6",), _entries, _why_not_enter),
    Expectation(MOVE_TO, ("TT-26.10",), _moves, _why_not_move),
    Expectation(RAISE, ("TT-1.9", "TT-7.1", "TT-7.18", "TT-9.6", "TT-19.7"), _rises, _why_not_raise),
    Expectation(MERCY, ("TT-1.9", "TT-7.1", "TT-7.17", "TT-7.18", "TT-19.7", "TT-19.9"), _mercies, _why_no_mercy),
    Expectation(UNMARK, ("TT-7.1", "TT-7.17", "TT-7.18", "TT-19.1", "TT-19.7", "TT-19.9"), _marks, _why_not_unmark),
    Expectation(LOSE, ("TT-1.14",), _losses, _why_not_lose),
    Expectation(LOSE_ARTIFACT, ("TT-16.2",), _lost_artifacts, _why_not_artifact),
    Expectation(COVER, ("TT-19.7",), _to_cover, _why_not_cover),
    Expectation(UNCOVER, ("TT-19.7",), _to_uncover, _why_not_uncover),
    Expectation(TALENT, ("TT-9.3", "TT-9.5"), _talents, _why_no_talent),
    Expectation(TARGET, ("TT-26.9",), _targets, _why_no_target),
    Expectation(HERO, ("TT-2.4", "TT-25.1"), _heroes, _why_not_hero),
    Expectation(DIFFICULTY, ("TT-25.1",), _difficulties, _was_refused),
    Expectation(ORDER, ("TT-25.1",), _orders, _was_refused),
    Expectation(KEEPER, ("TT-11.6",), _keepers, _why_not_keeper),
)
