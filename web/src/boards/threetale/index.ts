import { gameBoard } from "../../lib/board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Line from "./Line.svelte";
import Portrait from "./Portrait.svelte";
import { glossary } from "./glossary";
import { cellName, landOf } from "./closeups";
import { icons } from "./icons";
import { cellOf } from "./layout";
import type { Game } from "./types";
import { heroOf, totalOf } from "./view";
import { named, tell } from "./words";

export default gameBoard<Game>({
  board: Board,
  hand: Hand,
  line: Line,
  glossary,
  portrait: Portrait,
  names: named(),
  holdings({ view }, seat) {
    const hero = heroOf(view, seat);
    if (!hero?.hero) return [];
    return [
      { icon: icons.heart, count: totalOf(view, hero), words: tell("holding-virtues") },
      { icon: icons.flame, count: hero.spirit, words: tell("holding-spirit") },
      { icon: icons.boot, count: hero.speed, words: tell("holding-speed") },
      { icon: icons.chest, count: hero.artifacts.length, words: tell("holding-artifacts") },
    ];
  },
  goal: () => tell("goal-short"),
  chapter({ view, content }) {
    if (view.phase === "prophecy") return tell("chapter-prophecy");
    if (view.phase === "past") return tell("chapter-past", { tile: Object.keys(view.tiles).length });
    if (view.phase === "present" || !view.future) return tell("chapter-present");
    return tell("chapter-future", {
      round: view.future.round,
      rounds: content.scenarios[view.future.scenario]?.sheet.rounds ?? 0,
    });
  },
  boxTitle: tell("future-book"),
  /** TT-2.9, TT-23.5: the Future that has come; before, only one that is no secret. */
  box({ future, prophecies }, { prophecies: cards }) {
    const known = prophecies.length === 1 ? cards[prophecies[0] ?? ""]?.scenario : undefined;
    const id = future?.scenario ?? known;
    return id ? { id, hasCome: future !== null } : null;
  },
  measure: tell("measure"),
  standing({ view }, seat) {
    const hero = heroOf(view, seat);
    return hero ? totalOf(view, hero) : 0;
  },
  groupBy: {
    lay: "verb",
    go: "verb",
    enter: "verb",
    use: "verb",
    give: "verb",
    attack: "verb",
    mercy: "player",
    flip: "source",
    claim: "space",
    do: "action",
  },
  groupWithin: ({ verb, arguments: named }) => (verb === "go" ? cellOf(String(named.space)) : null),
  nameGroup({ view, name }, { thing, options }) {
    const areAll = (verb: string) => options.every((option) => option.verb === verb);
    if (areAll("flip")) return tell("flip-with", { source: name(thing) });
    if (areAll("mercy")) return tell("mercy-for", { seat: name(thing) });
    if (areAll("order")) return tell("first-of", { seat: name(thing) });
    if (!thing.includes(",")) return null;
    if (areAll("lay")) return cellName(view, thing, name);
    return areAll("go") ? name(landOf(view, thing)) : null;
  },
  isGrave(option, question) {
    return option.verb === "end" && Number(question.values.actions ?? 0) > 0 && question.options.some(isClaim);
  },
  pictures: {
    tile_laid: icons.land,
    tile_drawn: icons.land,
    went: icons.boot,
    entered: icons.boot,
    was_moved: icons.boot,
    claimed: icons.hand,
    virtue_raised: icons.heart,
    virtue_lowered: icons.broken,
    spirit_lost: icons.flame,
    spirit_regained: icons.flame,
    died: icons.skull,
    shevitsa_gained: icons.thread,
    talent_learned: icons.thread,
    artifact_won: icons.chest,
    artifact_used: icons.chest,
    treasure_opened: icons.chest,
    treasure_rolled: icons.dice,
    treasure_result: icons.chest,
    attack_rolled: icons.dice,
    enemy_rolled: icons.dice,
    trial_rolled: icons.dice,
    artifact_rolled: icons.dice,
    die_turned: icons.dice,
    battle_began: icons.swords,
    fight_began: icons.swords,
    enemy_attacked: icons.claw,
    damage_dealt: icons.swords,
    damage_comes: icons.claw,
    blocked: icons.shield,
    escaped: icons.boot,
    enemy_beaten: icons.laurel,
    quest_drawn: icons.scroll,
    quest_fulfilled: icons.laurel,
    gave: icons.hand,
    blessed: icons.flame,
    sacrificed: icons.flame,
    prophecy_came_true: icons.eye,
    past_ended: icons.hourglass,
    future_opened: icons.eye,
    round_began: icons.hourglass,
    threat_began: icons.claw,
    card_drawn: icons.scroll,
    time_is_up: icons.hourglass,
    objective_met: icons.laurel,
    turn_began: icons.boot,
  },
});

function isClaim({ verb }: { verb: string }): boolean {
  return verb === "claim";
}
