/** Straw, wood and brick travel: from the heaps, to them, and from hand to hand. */
import type { Pace } from "../../../lib/pace";
import { leap } from "../../../kit/geometry";
import { pigPlace } from "../layout";
import type { Animations, Theatre } from "../theatre.svelte";
import { MATERIALS, type Events, type Location, type Material } from "../types";

export function goods(theatre: Theatre): Animations {
  return {
    gathered: (values, pace) => takeFromHeap(theatre, values, pace),
    took_from: (values, pace) => takeFromHeap(theatre, values, pace),
    replenished: ({ location, material, count }, pace) => drop(theatre, location, material, count, pace),
    put_on_location: ({ seat, location, material, count }, pace) =>
      drop(theatre, location, material, count, pace, seat),
    prince_took: (values, pace) => princeTakes(theatre, values, pace),
    gained: ({ seat, material, count }, pace) => gain(theatre, seat, material, count, pace),
    gained_one_of_each: async ({ seat }, pace) => {
      await Promise.all(MATERIALS.map((material) => gain(theatre, seat, material, 1, pace)));
    },
    lost: ({ seat, material, count }, pace) => lose(theatre, seat, material, count, pace),
    paid: ({ seat, material, count }, pace) => lose(theatre, seat, material, count, pace),
    handed_over: ({ seat, giver, material, count }, pace) => hand(theatre, giver, seat, material, count, pace),
    sneaked: ({ seat, player, material }, pace) => hand(theatre, player, seat, material, 1, pace),
    surcharge_paid: ({ seat, player, material }, pace) => hand(theatre, seat, player, material, 1, pace),
  };
}

async function takeFromHeap(
  theatre: Theatre,
  { seat, location, material, count }: Events["took_from"],
  pace: Pace,
): Promise<void> {
  const stock = theatre.forest.stock[location];
  const builder = theatre.builder(seat);
  if (!stock || !builder) return;
  stock[material] = (stock[material] ?? 0) - count;
  await theatre.fly(
    material,
    count,
    theatre.heap(location, material),
    theatre.counter(seat, material),
    pace,
    (part) => (builder.resources[material] += part),
  );
}

async function drop(
  theatre: Theatre,
  location: Location,
  material: Material,
  count: number,
  pace: Pace,
  from?: string,
): Promise<void> {
  const stock = theatre.forest.stock[location];
  if (!stock) return;
  const heap = theatre.heap(location, material);
  const start = from ? theatre.counter(from, material) : { x: heap.x, y: -20 };
  await theatre.fly(material, count, start, heap, pace, (part) => (stock[material] = (stock[material] ?? 0) + part));
}

async function princeTakes(
  theatre: Theatre,
  { location, material, count }: Events["prince_took"],
  pace: Pace,
): Promise<void> {
  const { bench, clearings } = theatre.layout();
  const box = clearings.get(location);
  const stock = theatre.forest.stock[location];
  if (!box || !stock) return;
  const there = pigPlace(box, 0, 1);
  await pace.glide(600, (part) => (theatre.prince = leap(bench.prince, there, part, 0)));
  stock[material] = (stock[material] ?? 0) - count;
  await Promise.all([
    theatre.fly(material, count, theatre.heap(location, material), bench.prince, pace, () => {}),
    pace.glide(700, (part) => (theatre.prince = leap(there, bench.prince, part, 0))),
  ]);
  theatre.prince = null;
}

async function gain(theatre: Theatre, seat: string, material: Material, count: number, pace: Pace): Promise<void> {
  const builder = theatre.builder(seat);
  if (!builder) return;
  const to = theatre.counter(seat, material);
  await theatre.fly(
    material,
    count,
    { x: to.x, y: theatre.layout().forest.height * 0.7 },
    to,
    pace,
    (part) => (builder.resources[material] += part),
  );
}

async function lose(theatre: Theatre, seat: string, material: Material, count: number, pace: Pace): Promise<void> {
  const builder = theatre.builder(seat);
  if (!builder) return;
  builder.resources[material] -= count;
  const from = theatre.counter(seat, material);
  await theatre.fly(material, count, from, { x: from.x + 30, y: theatre.layout().height + 30 }, pace, () => {});
}

async function hand(
  theatre: Theatre,
  giver: string,
  taker: string,
  material: Material,
  count: number,
  pace: Pace,
): Promise<void> {
  const [from, to] = [theatre.builder(giver), theatre.builder(taker)];
  if (!from || !to) return;
  from.resources[material] -= count;
  await theatre.fly(
    material,
    count,
    theatre.counter(giver, material),
    theatre.counter(taker, material),
    pace,
    (part) => (to.resources[material] += part),
  );
}
