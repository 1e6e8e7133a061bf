/** How far a hero comes: the steps of a roll, and the ways over the road that so many steps can take. */
import type { OptionTold } from "../../lib/messages";
import { Route, type Point } from "../../kit/geometry";
import type { Way } from "../../kit/Ways.svelte";
import { placeIn, type MapLayout } from "./layout";
import { WORST_BOOT, type FolktaleTable, type Hero, type PackShown } from "./types";
import { tell } from "./words";

/** Here every movement ends. */
const STOPS = ["city", "palace", "castle"];
const NUMBERS = [1, 2, 3, 4, 5];

/** The steps that a number of the white die gives a hero, with this step tile in use. */
export function stepsOf(pack: PackShown, hero: Hero, number: number, stepTile: string): number {
  const land = pack.lands.find(({ id }) => id === pack.fields[hero.at]?.land);
  const helpers = hero.satchel.filter((kind) => !pack.tiles[kind]?.step_tile || kind === stepTile);
  const isCancelled = helpers.some((kind) => pack.tiles[kind]?.cancels.includes(land?.id ?? "-"));
  const landSteps = land && !(land.steps < 0 && isCancelled) ? land.steps : 0;
  const plus = Math.max(0, landSteps) + (pack.tiles[stepTile]?.steps ?? 0);
  return number + plus - Math.min(WORST_BOOT, Math.max(0, -landSteps) + hero.boot);
}

/** The step tile that is in use when nothing else is said: the one that gives most steps. */
export function bestStepTile(pack: PackShown, hero: Hero): string {
  const tiles = hero.satchel.filter((kind) => pack.tiles[kind]?.step_tile);
  const best = (one: string, other: string) => stepsOf(pack, hero, 1, other) - stepsOf(pack, hero, 1, one);
  return tiles.sort(best)[0] ?? "";
}

/** All ways of so many steps, without turning back; each begins with its start. */
export function* waysFrom(pack: PackShown, start: string, steps: number): Generator<string[]> {
  yield* onward(pack, [start], steps);
}

function* onward(pack: PackShown, way: string[], steps: number): Generator<string[]> {
  const here = pack.fields[way.at(-1) as string];
  if (!here) return;
  if (steps === 0 || (way.length > 1 && STOPS.includes(here.kind))) {
    if (way.length > 1) yield way;
    return;
  }
  const next = here.neighbours.filter((field) => field !== way.at(-2));
  if (next.length === 0 && way.length > 1) yield way;
  for (const field of next) yield* onward(pack, [...way, field], steps - 1);
}

/** A way of so many steps that ends there, by the field that tells it from others. */
export function wayTo(pack: PackShown, start: string, steps: number, end: string, by = ""): string[] | null {
  for (const way of waysFrom(pack, start, steps)) {
    if (way.at(-1) === end && (by === "" || way.includes(by))) return way;
  }
  return null;
}

/** The Red Fields that a way enters. */
export function redsOn(pack: PackShown, way: string[]): string[] {
  return way.slice(1).filter((field) => pack.fields[field]?.kind === "red");
}

/** Which numbers of the white die bring a hero where. */
export function reachOf(pack: PackShown, hero: Hero, stepTile = bestStepTile(pack, hero)): Map<string, number[]> {
  const reach = new Map<string, number[]>();
  for (const number of NUMBERS) {
    const steps = stepsOf(pack, hero, number, stepTile);
    for (const field of steps > 0 ? endsOf(pack, hero.at, steps) : [])
      reach.set(field, [...(reach.get(field) ?? []), number]);
  }
  return reach;
}

/** Where so many steps can end. */
export function endsOf(pack: PackShown, start: string, steps: number): string[] {
  const ends = new Set<string>();
  let count = 0;
  for (const way of waysFrom(pack, start, steps)) {
    ends.add(way.at(-1) as string);
    if (++count > 4000) break;
  }
  return [...ends];
}

/** The fields that an option of walking enters, its start first. */
export function fieldsOf(pack: PackShown, table: FolktaleTable, hero: Hero, option: OptionTold): string[] | null {
  const { field, way, steps } = option.arguments as Record<string, string>;
  const movement = table.movement;
  if (!field || !movement) return null;
  if (option.verb === "walk" || option.verb === "walk_by")
    return wayTo(pack, movement.start, movement.steps, field, way ?? "");
  if (option.verb === "stride")
    return wayTo(pack, movement.start, stepsOf(pack, hero, Number(steps), table.step_tile), field);
  if (option.verb === "turn_to") return [movement.start, ...movement.turned, field];
  return null;
}

/** The ways that the options take over the map, with their price in Biscuits. */
export function waysOf(pack: PackShown, layout: MapLayout, table: FolktaleTable, options: OptionTold[]): Way[] {
  const hero = table.heroes[table.turn];
  if (!hero) return [];
  return options.flatMap((option) => {
    const fields = fieldsOf(pack, table, hero, option);
    if (!fields) return [];
    const reds = redsOn(pack, fields).length;
    const price = reds > 0 ? tell("price-red", { count: reds }) : undefined;
    return [{ option, to: String(option.arguments.field), line: routeOf(layout, fields), ...(price ? { price } : {}) }];
  });
}

export function routeOf(layout: MapLayout, fields: string[]): Route {
  const points: Point[] = fields.map((field) => placeIn(layout.places, field));
  return new Route(points.length > 1 ? points : [points[0] as Point, points[0] as Point]);
}
