import { leap } from "../../../kit/geometry";
import type { Animations } from "../../../kit/theatre.svelte";
import type { Pace } from "../../../lib/pace";
import type { DiceTheatre } from "../theatre.svelte";
import type { Events, PlacedDie } from "../types";
import { isDieOf, socketOf } from "../view";
import { tell } from "../words";

type Shown = Pick<
  Animations<Events>,
  | "chapter_begins"
  | "rolled"
  | "die_set"
  | "die_placed"
  | "die_discarded"
  | "die_given_to_wolf"
  | "die_knocked_off"
  | "die_taken_back"
  | "wolf_comes"
  | "snake_die_lost"
  | "snake_die_won"
>;

/** Dice roll, are placed, stacked, knocked off and taken back. */
export function dice(theatre: DiceTheatre): Shown {
  const kindOf = (die: string) => theatre.land().dice[die]?.kind ?? die;

  async function flyTo(die: string, seat: string, from: { x: number; y: number }, socket: string, pace: Pace) {
    const to = theatre.socketAt(socket);
    const traveller = theatre.lift({ seat, die }, from);
    await pace.glide(460, (part) => (traveller.at = leap(from, to, part, 40)));
    theatre.putDown(traveller);
  }

  return {
    chapter_begins: async ({ chapter, seat }, pace) => {
      const { table } = theatre;
      table.chapter = chapter;
      table.sockets = {};
      table.wolf_dice = [];
      table.wolf_was_here = false;
      if (table.event) table.events_past.push(table.event);
      table.event = "";
      for (const adventurer of table.adventurers) {
        adventurer.pool = [];
        adventurer.spent = [];
        adventurer.uses = 0;
        adventurer.has_passed = false;
      }
      await theatre.dwell({ words: tell("moment-chapter", { chapter }), card: "", seat }, "", pace);
    },
    rolled: async ({ seat, dice: fallen }, pace) => {
      const adventurer = theatre.adventurer(seat);
      if (!adventurer) return;
      const kinds = fallen.map(kindOf);
      adventurer.pool = [...adventurer.pool.filter((die) => !kinds.includes(kindOf(die))), ...fallen];
      adventurer.fresh = [...fallen];
      theatre.rolling = seat;
      await theatre.roll(pace);
      theatre.rolling = "";
    },
    die_set: async ({ seat, die, face }, pace) => {
      const adventurer = theatre.adventurer(seat);
      if (!adventurer) return;
      adventurer.foxed = adventurer.foxed.filter((kind) => kind !== die);
      adventurer.pool = [...adventurer.pool.filter((other) => kindOf(other) !== die), `${die}_${face}`];
      await pace.wait(500);
    },
    die_placed: async ({ seat, die, socket }, pace) => {
      const adventurer = theatre.adventurer(seat);
      if (adventurer) adventurer.pool = adventurer.pool.filter((other) => other !== die);
      await flyTo(die, seat, theatre.figureOf(seat), socket, pace);
      theatre.table.sockets[socket] = [...(theatre.table.sockets[socket] ?? []), { seat, die }];
      theatre.lit = socket;
      await pace.wait(250);
    },
    die_discarded: ({ seat, die }, pace) => {
      const adventurer = theatre.adventurer(seat);
      if (adventurer) {
        adventurer.pool = adventurer.pool.filter((other) => other !== die);
        adventurer.spent.push(die);
      }
      return pace.wait(300);
    },
    die_given_to_wolf: async ({ seat, die }, pace) => {
      const adventurer = theatre.adventurer(seat);
      if (adventurer) adventurer.pool = adventurer.pool.filter((other) => other !== die);
      await flyTo(die, seat, theatre.figureOf(seat), "wolf", pace);
      theatre.table.wolf_dice.push({ seat, die });
    },
    die_knocked_off: async ({ player, die, socket }, pace) => {
      const { table } = theatre;
      const from = theatre.socketAt(socket);
      table.sockets[socket] = (table.sockets[socket] ?? []).slice(0, -1);
      theatre.lit = socket;
      const to = theatre.figureOf(player);
      const traveller = theatre.lift({ seat: player, die }, from);
      await pace.glide(520, (part) => (traveller.at = leap(from, to, part, 70)));
      theatre.putDown(traveller);
      theatre.adventurer(player)?.spent.push(die);
    },
    die_taken_back: async ({ seat, die }, pace) => {
      const { table } = theatre;
      const socket = socketOf(table, seat, die);
      const from = theatre.socketAt(socket);
      const isThis = isDieOf(seat, die);
      const left = (stack: PlacedDie[] | undefined) => (stack ?? []).filter((other) => !isThis(other));
      if (table.wolf_dice.some(isThis)) table.wolf_dice = left(table.wolf_dice);
      else table.sockets[socket] = left(table.sockets[socket]);
      const to = theatre.figureOf(seat);
      const traveller = theatre.lift({ seat, die }, from);
      await pace.glide(460, (part) => (traveller.at = leap(from, to, part, 40)));
      theatre.putDown(traveller);
      theatre.adventurer(seat)?.pool.push(die);
    },
    wolf_comes: ({ seat }, pace) => {
      theatre.lit = "wolf";
      theatre.table.wolf_was_here = true;
      return theatre.dwell({ words: tell("moment-wolf", { name: theatre.name(seat) }), card: "", seat }, "", pace);
    },
    snake_die_lost: ({ seat }, pace) => {
      const adventurer = theatre.adventurer(seat);
      if (adventurer) adventurer.pool = adventurer.pool.filter((die) => kindOf(die) !== "snake");
      theatre.table.snake = "";
      theatre.lit = "snake";
      return pace.wait(500);
    },
    snake_die_won: ({ seat }, pace) => {
      theatre.table.snake = seat;
      theatre.lit = "snake";
      return pace.wait(500);
    },
  };
}
