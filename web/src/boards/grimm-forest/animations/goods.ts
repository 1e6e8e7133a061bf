/** Straw, wood and brick travel: from the heaps, to them, and from hand to hand. */
import type { Pace } from "../../../lib/pace";
import { leap, middleOf } from "../../../kit/geometry";
import { pigPlace } from "../layout";
import type { Animations } from "../../../kit/theatre.svelte";
import type { ForestTheatre } from "../theatre.svelte";
import { MATERIALS, type Events, type Location, type Material } from "../types";

export function goods(theatre: ForestTheatre) {
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
    put_on_rapunzel: ({ seat, material, count }, pace) => store(theatre, seat, material, count, pace),
    rapunzel_emptied: ({ seat }, pace) => empty(theatre, seat, pace),
    handed_over: ({ seat, giver, material, count }, pace) => hand(theatre, giver, seat, material, count, pace),
    sneaked: ({ seat, player, material }, pace) => hand(theatre, player, seat, material, 1, pace),
    // The builder pays it with the price of the Walls.
    surcharge_paid: ({ seat, player, material, count }, pace) =>
      hand(theatre, seat, player, material, count, pace, false),
  } satisfies Partial<Animations<Events>>;
}

async function takeFromHeap(
  theatre: ForestTheatre,
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
  theatre: ForestTheatre,
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
  theatre: ForestTheatre,
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

async function gain(
  theatre: ForestTheatre,
  seat: string,
  material: Material,
  count: number,
  pace: Pace,
): Promise<void> {
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

async function lose(
  theatre: ForestTheatre,
  seat: string,
  material: Material,
  count: number,
  pace: Pace,
): Promise<void> {
  const builder = theatre.builder(seat);
  if (!builder) return;
  builder.resources[material] -= count;
  const from = theatre.counter(seat, material);
  await theatre.fly(material, count, from, { x: from.x + 30, y: theatre.layout().height + 30 }, pace, () => {});
}

/** Rapunzel keeps it. */
async function store(
  theatre: ForestTheatre,
  seat: string,
  material: Material,
  count: number,
  pace: Pace,
): Promise<void> {
  const builder = theatre.builder(seat);
  const tower = theatre.layout().lots.get(seat)?.friend;
  if (!builder || !tower) return;
  const stored = theatre.forest.on_rapunzel;
  await theatre.fly(
    material,
    count,
    theatre.supply(),
    middleOf(tower),
    pace,
    (part) => void (stored[material] = (stored[material] ?? 0) + part),
  );
}

async function empty(theatre: ForestTheatre, seat: string, pace: Pace): Promise<void> {
  const tower = theatre.layout().lots.get(seat)?.friend;
  if (!tower) return;
  const stored = { ...theatre.forest.on_rapunzel };
  theatre.forest.on_rapunzel = { straw: 0, wood: 0, brick: 0 };
  await Promise.all(
    MATERIALS.map((material) => {
      const from = middleOf(tower);
      return theatre.fly(
        material,
        stored[material] ?? 0,
        from,
        { x: from.x + 30, y: theatre.layout().height + 30 },
        pace,
      );
    }),
  );
}

async function hand(
  theatre: ForestTheatre,
  giver: string,
  taker: string,
  material: Material,
  count: number,
  pace: Pace,
  isPaid = true,
): Promise<void> {
  const [from, to] = [theatre.builder(giver), theatre.builder(taker)];
  if (!from || !to) return;
  if (isPaid) from.resources[material] -= count;
  await theatre.fly(
    material,
    count,
    theatre.counter(giver, material),
    theatre.counter(taker, material),
    pace,
    (part) => (to.resources[material] += part),
  );
}
