/** What follows from the table of The Grimm Forest as a seat sees it. */
import {
  HOUSES,
  MATERIALS,
  PRICES,
  SITES,
  type Builder,
  type CardsShown,
  type FableShown,
  type View,
  type FriendShown,
  type KnownFable,
  type KnownFriend,
  type Material,
  type Section,
  type Site,
} from "./types";

/** The Fable that lies in a clearing, and the Friend that holds materials: the table tells where and how many. */
export const FAIRY_FOOD = "fairy_food" satisfies KnownFable;
export const RAPUNZEL = "rapunzel" satisfies KnownFriend;

export type CardShown = FableShown | FriendShown;
/** Fables and Friends, by their ids. */
export type Cards = Record<string, CardShown>;

export function cardsOf({ fables, friends }: CardsShown): Cards {
  return { ...fables, ...friends };
}

export function isMaterial(word: unknown): word is Material {
  return MATERIALS.includes(word as Material);
}

/** The house on a site: its material and how many sections stand. Null for a free site. */
export function houseOn(site: Site): { material: Material; height: number } | null {
  return site === "" ? null : HOUSES[site];
}

/** What each section costs a builder at a place now. */
export function pricesAt(view: View, seat: string, place: number): Record<Section, number> {
  return (place >= SITES ? view.corner_prices : view.prices)[seat] ?? PRICES;
}

/** A card before a builder: face up if it has an id, face down if it is null, not there if undefined. */
export type Laid = string | null | undefined;

/** The Gather card before a builder. Once revealed it is the plan itself. */
export function gatherCardOf(view: View, builder: Builder): Laid {
  if (builder.plan) return builder.plan;
  const place = view.plans?.before[builder.seat];
  return place === undefined ? undefined : (view.plans?.cards[place] ?? null);
}

export function fableOf(view: View, builder: Builder): Laid {
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
export function activeBuilder(view: View): Builder | undefined {
  return view.window === "build" ? view.builders[view.turn] : undefined;
}
