/** What follows from the table of The Grimm Forest as a seat sees it. */
import {
  MATERIALS,
  SECTIONS,
  type Builder,
  type CardsShown,
  type FableShown,
  type ForestTable,
  type FriendShown,
  type Material,
  type Section,
} from "./types";

export type CardShown = FableShown | FriendShown;
/** Fables and Friends, by their ids. */
export type Cards = Record<string, CardShown>;

export function cardsOf({ fables, friends }: CardsShown): Cards {
  return { ...fables, ...friends };
}

export function isMaterial(word: unknown): word is Material {
  return MATERIALS.includes(word as Material);
}

/** A house told from its top: its material and how many sections stand. Null for a free site. */
export function houseOn(site: string): { material: Material; height: number } | null {
  const [material, top] = site.split("_");
  if (!isMaterial(material)) return null;
  return { material, height: SECTIONS.indexOf(top as Section) + 1 };
}

export function finishedHouses(builder: Builder): number {
  return builder.sites.filter((site) => site.endsWith("_roof")).length;
}

/** A card before a builder: face up if it has an id, face down if it is null, not there if undefined. */
export type Laid = string | null | undefined;

/** The Gather card before a builder. Once revealed it is the plan itself. */
export function gatherCardOf(view: ForestTable, builder: Builder): Laid {
  if (builder.plan) return builder.plan;
  const place = view.plans?.before[builder.seat];
  return place === undefined ? undefined : (view.plans?.cards[place] ?? null);
}

export function fableOf(view: ForestTable, builder: Builder): Laid {
  if (builder.fable) return builder.fable;
  if (view.dreamer === builder.seat) return null;
  const place = view.plans?.fable_of[builder.seat];
  return place === undefined ? undefined : (view.plans?.fables[place] ?? null);
}

/** Where a pig is to be seen: on its way once the Gather cards are open, at home ("") before. */
export function pigAt(builder: Builder): string {
  return builder.location || builder.plan;
}

/** Whose turn it is in the Build phase. */
export function activeBuilder(view: ForestTable): Builder | undefined {
  return view.window === "build" ? view.builders[view.turn] : undefined;
}
