/** Pigs go to the clearings and home again. */
import type { Pace } from "../../../lib/pace";
import type { Animations } from "../../../kit/theatre.svelte";
import type { ForestTheatre } from "../theatre.svelte";
import type { Place, Events } from "../types";
import { pigAt } from "../view";

export function pigs(theatre: ForestTheatre) {
  return {
    gather_card_revealed: ({ seat, location }, pace) => turnGatherCard(theatre, seat, location, pace),
    flew_away: ({ seat, location }, pace) => send(theatre, seat, location, pace),
    ran_away: ({ seat, location }, pace) => send(theatre, seat, location, pace),
    frightened: ({ seat, location }, pace) => send(theatre, seat, location, pace),
    ran_through_the_forest: ({ seat }, pace) => send(theatre, seat, "", pace),
    starting_player: ({ seat }, pace) => goHome(theatre, seat, pace),
  } satisfies Partial<Animations<Events>>;
}

async function turnGatherCard(theatre: ForestTheatre, seat: string, location: Place, pace: Pace): Promise<void> {
  const builder = theatre.builder(seat);
  if (!builder) return;
  const from = theatre.pigOf(seat);
  builder.plan = location;
  await theatre.walk(seat, from, pace);
}

async function send(theatre: ForestTheatre, seat: string, location: Place, pace: Pace): Promise<void> {
  const builder = theatre.builder(seat);
  if (!builder) return;
  const from = theatre.pigOf(seat);
  builder.plan = location;
  if (builder.location || !location) builder.location = location;
  await theatre.walk(seat, from, pace);
}

async function goHome(theatre: ForestTheatre, first: string, pace: Pace): Promise<void> {
  const away = theatre.forest.builders
    .filter((builder) => pigAt(builder))
    .map(({ seat }) => ({ seat, from: theatre.pigOf(seat) }));
  for (const builder of theatre.forest.builders) builder.location = builder.plan = "";
  await Promise.all(away.map(({ seat, from }) => theatre.walk(seat, from, pace)));
  const start = theatre.forest.builders.findIndex(({ seat }) => seat === first);
  theatre.forest.builders = [...theatre.forest.builders.slice(start), ...theatre.forest.builders.slice(0, start)];
  theatre.forest.window = "clean_up";
}
