/** What the view of a table of The Grimm Forest holds. */
import type { View } from "../../lib/board";

export const MATERIALS = ["straw", "wood", "brick"] as const;
export type Material = (typeof MATERIALS)[number];
export const SECTIONS = ["floor", "walls", "roof"] as const;
export type Section = (typeof SECTIONS)[number];
export const PRICES: Record<Section, number> = { floor: 2, walls: 4, roof: 6 };
/** Sites after these are Cutting Corners cards. */
export const SITES = 5;
/** So many finished houses end the match. */
export const ENOUGH = 3;

export interface Builder {
  seat: string;
  resources: Record<Material, number>;
  /** The ids of the Fables one knows, nothing for the others. */
  hand: (string | null)[];
  /** The top section of each house, such as `wood_walls`, or "". */
  sites: string[];
  gathered: Record<Material, number>;
  gather_cards: string[];
  locked: string[];
  first_builder: string[];
  friend: string;
  announcement: string;
  /** The Fable that lies face up. */
  fable: string;
  monster_at: string;
  next_turn: string;
  fairy_food_at: string;
  plan: string;
  location: string;
  actions: number;
}

interface Plans {
  cards: (string | null)[];
  before: Record<string, number>;
  fables: (string | null)[];
  fable_of: Record<string, number>;
}

export interface ForestView {
  builders: Builder[];
  stock: Record<string, Partial<Record<Material, number>>>;
  sections: Record<string, number>;
  fable_deck: (string | null)[];
  fable_discard: string[];
  friend_deck: number;
  friend_discard: string[];
  shown_friends: string[];
  unique_locations: { card: string; seat: string; location: string }[];
  on_rapunzel: Record<Material, number>;
  plans: Plans | null;
  dreamer: string;
  round: number;
  window: string;
  turn: number;
  actions_taken: number;
}

export function forestOf(view: View): ForestView {
  return view as unknown as ForestView;
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
export function gatherCardOf(view: ForestView, builder: Builder): Laid {
  if (builder.plan) return builder.plan;
  const place = view.plans?.before[builder.seat];
  return place === undefined ? undefined : (view.plans?.cards[place] ?? null);
}

export function fableOf(view: ForestView, builder: Builder): Laid {
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
export function activeBuilder(view: ForestView): Builder | undefined {
  return view.window === "build" ? view.builders[view.turn] : undefined;
}
