import type { Animations } from "../../../kit/theatre.svelte";
import { walkingTime } from "../../../kit/theatre.svelte";
import { wayOf } from "../layout";
import type { DiceTheatre } from "../theatre.svelte";
import type { Events } from "../types";
import { routeBetween } from "../view";

type Shown = Pick<
  Animations<Events>,
  "moved" | "passed" | "ability_used" | "marker_moved" | "rabbit_token_used" | "rabbit_token_won" | "thumbling_sent"
>;

/** Figures walk along routes or are carried through the air; what else happens to a player. */
export function figures(theatre: DiceTheatre): Shown {
  return {
    moved: async ({ seat, start, end }, pace) => {
      const adventurer = theatre.adventurer(seat);
      const way = wayOf(theatre.layout(), start, end, routeBetween(start, end, theatre.land()));
      if (!adventurer) return;
      adventurer.at = "";
      if (way) await theatre.travel({ figure: seat }, way, walkingTime(way), pace);
      adventurer.at = end;
      theatre.lit = end;
      await pace.wait(200);
    },
    passed: ({ seat }, pace) => {
      const adventurer = theatre.adventurer(seat);
      if (adventurer) adventurer.has_passed = true;
      return pace.wait(250);
    },
    ability_used: ({ seat }, pace) => {
      const adventurer = theatre.adventurer(seat);
      if (adventurer) adventurer.uses += 1;
      return pace.wait(500);
    },
    marker_moved: ({ seat }, pace) => {
      theatre.table.marker = seat;
      return pace.wait(350);
    },
    rabbit_token_used: ({ seat }, pace) => {
      const adventurer = theatre.adventurer(seat);
      if (adventurer) adventurer.rabbits -= 1;
      return pace.wait(300);
    },
    rabbit_token_won: ({ seat }, pace) => {
      const adventurer = theatre.adventurer(seat);
      if (adventurer) adventurer.rabbits += 1;
      theatre.lit = "rabbit";
      return pace.wait(500);
    },
    thumbling_sent: ({ seat, left }, pace) => {
      const adventurer = theatre.adventurer(seat);
      if (adventurer) adventurer.thumblings = left;
      return pace.wait(350);
    },
  };
}
