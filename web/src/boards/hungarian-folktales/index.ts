import { gameBoard } from "../../lib/board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Line from "./Line.svelte";
import Portrait from "./Portrait.svelte";
import { glossary } from "./glossary";
import type { Game } from "./types";
import { doneOf, goalsOf, heroOf } from "./view";
import { tell } from "./words";
import axe from "icon:war-pick";
import bag from "icon:swap-bag";
import biscuit from "icon:cookie";
import book from "icon:open-book";
import boot from "icon:walking-boot";
import castle from "icon:castle";
import cloak from "icon:cloak-dagger";
import coin from "icon:crown-coin";
import dice from "icon:rolling-dices";
import eightSides from "icon:dice-eight-faces-eight";
import footsteps from "icon:footsteps";
import frog from "icon:frog";
import handshake from "icon:shaking-hands";
import hero from "icon:swordwoman";
import hourglass from "icon:sands-of-time";
import jester from "icon:jester-hat";
import lightning from "icon:lightning-storm";
import scroll from "icon:scroll-unfurled";
import star from "icon:star-swirl";
import table from "icon:table";
import tunnel from "icon:hobbit-door";

export default gameBoard<Game>({
  board: Board,
  hand: Hand,
  line: Line,
  glossary,
  portrait: Portrait,
  holdings({ view }, seat) {
    const held = heroOf(view, seat);
    if (!held) return [];
    return [
      { icon: biscuit, count: held.biscuits.length, words: tell("holding-biscuits") },
      { icon: scroll, count: held.advice, words: tell("holding-advice") },
      { icon: coin, count: held.gold, words: tell("holding-gold") },
    ];
  },
  goal: () => tell("goal"),
  progress({ view }, seat) {
    const all = goalsOf(view, seat).length;
    if (all === 0) return null;
    const done = doneOf(view, seat);
    return { done, of: all, words: tell("progress", { done, all }) };
  },
  names: {
    ...Object.fromEntries(["1", "2", "3", "4", "5"].map((number) => [number, tell("as-number", { number })])),
    nothing: tell("nothing"),
    biscuit: tell("a-biscuit"),
    advice: tell("advice"),
    gold: tell("gold"),
    salt: tell("salt"),
    lose: tell("rung-lose"),
    miss: tell("rung-miss"),
    magic: tell("rung-magic"),
    discard: tell("throw-away"),
  },
  chapter({ view }) {
    return tell("chapter", { round: Math.max(1, view.round) });
  },
  measure: tell("measure"),
  standing: ({ view }, seat) => doneOf(view, seat),
  brief: ({ name }, { about, seat }) =>
    about.startsWith("before_") ? tell("throw-asked", { name: name(seat) }) : null,
  isGrave: ({ verb }) => verb === "discard" || verb === "drop",
  groupBy: { stride: "steps", wave: "tile", offer: "tile", offer_toad: "tile", barter: "partner", discard: "always" },
  pictures: {
    hero_chosen: hero,
    tales_drawn: book,
    item_chosen: bag,
    turn_begins: hourglass,
    turn_missed: hourglass,
    turn_lost: hourglass,
    rests: hourglass,
    rested: boot,
    rolled_for_first: dice,
    goes_first: dice,
    rolled: dice,
    salt_spent: dice,
    rolled_blue: dice,
    walked: footsteps,
    stayed: castle,
    stood_still: boot,
    shortcut_entered: tunnel,
    shortcut_moved: tunnel,
    shortcut_too_dear: tunnel,
    sorcerer_idle: star,
    dead_end_reached: footsteps,
    met_already: axe,
    gate_reached: castle,
    gate_closed: castle,
    castle_entered: castle,
    gate_stayed_shut: castle,
    biscuits_drawn: biscuit,
    "biscuits_drawn-unseen": biscuit,
    biscuit_bitten: biscuit,
    biscuit_won: biscuit,
    "biscuit_won-unseen": biscuit,
    ate: biscuit,
    table_laid: table,
    went_hungry: boot,
    boot_returned: boot,
    advice_taken: scroll,
    advice_spent: scroll,
    gold_taken: coin,
    gold_spent: coin,
    tile_taken: bag,
    tile_given_up: bag,
    tile_declined: bag,
    tile_changed: star,
    magic_drawn: star,
    toad_made: frog,
    toad_given_up: frog,
    encountered: axe,
    threw: eightSides,
    points_counted: eightSides,
    settled_for: eightSides,
    slipped_away: cloak,
    cloak_used: cloak,
    quest_done: book,
    bad_luck_met: lightning,
    bad_luck_warded_off: lightning,
    trickster_came: jester,
    trickster_used: jester,
    trickster_passed_on: jester,
    trickster_waits: jester,
    trade_proposed: handshake,
    trade_agreed: handshake,
    trade_refused: handshake,
    trade_refused_because: handshake,
    test_proposed: dice,
    courage_tested: dice,
  },
});
