/** The ways and the reach that a question foresees, laid over the map. */
import type { OptionTold } from "../../lib/messages";
import { Route } from "../../kit/geometry";
import type { Way } from "../../kit/Ways.svelte";
import { placeIn, type MapLayout } from "./layout";
import type { Foreseen } from "./types";
import { tell } from "./words";

/** A way over the road with the fields that it enters, and those of them where it costs a Biscuit. */
export interface Walk extends Way {
  meals: string[];
}

export function waysOf(foreseen: Partial<Foreseen>, layout: MapLayout, options: OptionTold[]): Walk[] {
  const { fields = [], ways = [], meals = [] } = foreseen;
  return options.flatMap((option, place) => {
    const way = ways[place] ?? [];
    if (way.length === 0) return [];
    const named = (places: number[]) => places.map((field) => fields[field] ?? "");
    const eaten = named(way.slice(1).filter((field) => meals.includes(field)));
    const line = new Route(named(way).map((field) => placeIn(layout.places, field)));
    const price = eaten.length > 0 ? { price: tell("price-red", { count: eaten.length }) } : {};
    return [{ option, to: named(way).at(-1) ?? "", line, meals: eaten, ...price }];
  });
}

/** Which numbers bring one where, by an option that leads to a movement. */
export function reachOf({ reach = {}, ends = {} }: Partial<Foreseen>, option: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [number, steps] of Object.entries(reach[option] ?? {}))
    for (const field of ends[steps] ?? []) found.set(field, [found.get(field) ?? "", number].join(" ").trim());
  return found;
}
