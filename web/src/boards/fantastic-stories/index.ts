import { gameBoard } from "../../lib/board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Line from "./Line.svelte";
import Portrait from "./Portrait.svelte";
import { glossary } from "./glossary";
import { ADVENTURES_TO_END, DICE, type Game } from "./types";
import { tell } from "./words";
import bell from "icon:ringing-bell";
import book from "icon:open-book";
import castle from "icon:castle";
import dice from "icon:rolling-dices";
import flag from "icon:flying-flag";
import footsteps from "icon:walking-boot";
import hourglass from "icon:sands-of-time";
import pawn from "icon:pawn";
import pegasus from "icon:pegasus";
import sail from "icon:sailboat";
import tunnel from "icon:hobbit-door";
import two from "icon:two-shadows";
import wait from "icon:mooring-bollard";

export default gameBoard<Game>({
  board: Board,
  hand: Hand,
  line: Line,
  glossary,
  portrait: Portrait,
  holdings({ view }, seat) {
    const reader = view.readers.find((other) => other.seat === seat);
    if (!reader) return [];
    const onBoard = Object.values(reader.pawns).reduce((sum, count) => sum + count, 0);
    return [
      { icon: dice, count: Math.min(DICE, reader.reserve), words: tell("holding-dice") },
      { icon: pawn, count: onBoard, words: tell("holding-board") },
    ];
  },
  goal: () => tell("goal", { enough: ADVENTURES_TO_END }),
  progress({ view }, seat) {
    const done = view.readers.find((other) => other.seat === seat)?.book.length;
    if (done === undefined) return null;
    return { done, of: ADVENTURES_TO_END, words: tell("progress", { done, enough: ADVENTURES_TO_END }) };
  },
  chapter({ view }) {
    return view.ending ? tell("chapter-last") : tell("chapter", { round: view.round });
  },
  measure: tell("measure"),
  standing({ view }, seat) {
    const reader = view.readers.find((other) => other.seat === seat);
    return reader ? Math.min(ADVENTURES_TO_END, reader.book.length) : 0;
  },
  groupBy: { walk: "start", ride: "start", tunnel: "start", fly: "start", complete: "adventure", call_ferry: "dock" },
  pictures: {
    ferry_placed: sail,
    begins: flag,
    round_begins: hourglass,
    pawns_to_castle: castle,
    pawns_to_reserve: castle,
    rolled: dice,
    no_dice: dice,
    rerolled: dice,
    walk: footsteps,
    ride: sail,
    stayed_ashore: wait,
    tunnel,
    fly: pegasus,
    ferry_called: bell,
    move_two_declared: two,
    completed: book,
    end_triggered: hourglass,
    match_ends: flag,
  },
});
