import type { Animations } from "../../../kit/theatre.svelte";
import type { Pace } from "../../../lib/pace";
import type { DiceTheatre } from "../theatre.svelte";
import type { Events } from "../types";
import { isToken } from "../view";

type Shown = Pick<
  Animations<Events>,
  "tokens_taken" | "tokens_stolen" | "tokens_paid" | "token_lost" | "token_converted" | "exchanged"
>;

/** Coins, loaves and apples travel, and the number changes when they land. */
export function tokens(theatre: DiceTheatre): Shown {
  function change(seat: string, token: string, by: number) {
    const adventurer = theatre.adventurer(seat);
    if (adventurer) adventurer.tokens[token] = Math.max(0, (adventurer.tokens[token] ?? 0) + by);
  }

  /** Up into the air, or out of it. */
  async function supply(seat: string, token: string, count: number, isGain: boolean, pace: Pace) {
    if (!isToken(token)) return;
    const figure = theatre.figureOf(seat);
    const above = { x: figure.x, y: figure.y - theatre.layout().sizes.field * 2.6 };
    if (!isGain) change(seat, token, -count);
    const [from, to] = isGain ? [above, figure] : [figure, above];
    await theatre.fly({ token }, count, from, to, pace, (share) => isGain && change(seat, token, share));
  }

  return {
    tokens_taken: ({ seat, token, count }, pace) => supply(seat, token, count, true, pace),
    tokens_paid: ({ seat, token, count }, pace) => supply(seat, token, count, false, pace),
    token_lost: ({ seat, token }, pace) => supply(seat, token, 1, false, pace),
    tokens_stolen: async ({ seat, player, token, count }, pace) => {
      if (!isToken(token)) return;
      change(player, token, -count);
      const [from, to] = [theatre.figureOf(player), theatre.figureOf(seat)];
      await theatre.fly({ token }, count, from, to, pace, (share) => change(seat, token, share));
    },
    token_converted: ({ seat, token, wanted }, pace) => {
      change(seat, token, -1);
      change(seat, wanted, 1);
      return pace.wait(400);
    },
    exchanged: async ({ seat, player, given, received }, pace) => {
      for (const [giver, taker, things] of [
        [seat, player, given],
        [player, seat, received],
      ] as const) {
        for (const thing of things) {
          const [from, to] = [theatre.adventurer(giver), theatre.adventurer(taker)];
          if (isToken(thing)) {
            change(giver, thing, -1);
            change(taker, thing, 1);
          } else if (from?.quests.includes(thing)) {
            from.quests = from.quests.filter((quest) => quest !== thing);
            to?.quests.push(thing);
          }
        }
      }
      await pace.wait(900);
    },
  };
}
