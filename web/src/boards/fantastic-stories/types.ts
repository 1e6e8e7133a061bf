// Written by `python -m fairytable.server.types` from src/fairytable/games/fantastic_stories/. Do not edit.

import type { EventOf, OptionOf, QuestionOf } from "../../lib/messages";

export const SEATS = ["red", "blue", "green", "yellow", "orange", "purple"] as const;

export const VERBS = {"castle": ["pawns"], "walk": ["start", "end", "die"], "ride": ["start", "end", "die"], "tunnel": ["start", "end", "die"], "fly": ["start", "end", "die"], "complete": ["adventure", "die"], "call_ferry": ["dock"], "reroll": [], "move_two": [], "end": [], "yes": [], "no": []} as const;

export const DICE = 6;

export const ADVENTURES_TO_END = 3;

export type Magic = "move_two" | "reroll" | "trumpet" | "bell" | "keys";

export type KnownSpace = "mountain_temple" | "larch_bridge" | "north_pasture" | "east_pasture" | "dragons_lair" | "red_mountain_door" | "moonstone" | "windy_ridge" | "scorched_crag" | "treasure_map" | "reroll" | "reed_bank" | "red_castle_door" | "keys" | "bell" | "north_east_dock" | "move_two" | "castle" | "castle_dock" | "old_mill" | "blue_castle_door" | "trumpet" | "net_menders" | "west_pasture" | "sword" | "lantern" | "smugglers_beach" | "hollow_oak" | "charcoal_hut" | "waystone_inn" | "gull_cliff" | "enchanted_forest" | "blue_forest_door" | "fern_hollow" | "south_pasture" | "pirate_treasure";

/** A player: the pawns at home, on each space of the board, and in the book. */
export interface Reader {
  seat: string;
  reserve: number;
  pawns: Record<string, number>;
  book: string[];
}

/** Everything on the table. `readers` sit in turn order, the owner of the black disc first. Of the turn going on: `dice` are those not used yet; `magic` is the one used, if any; `acted_at` is where the pawn that acted last now stands (a pawn put into the book stands nowhere), `last_die` the die it used. `two_declared` and `shared_die` belong to Move Two. */
export interface StoryTable {
  seats: string[];
  absent: string[];
  expert: boolean;
  ferry_start: string;
  start_player: string;
  round_limit: number;
  readers: Reader[];
  ferry: string;
  round: number;
  turn: number;
  ending: boolean;
  over: boolean;
  rolled: boolean;
  dice: number[];
  magic: string;
  actions: number;
  acted_at: string;
  last_die: number;
  two_declared: boolean;
  shared_die: number;
}

/** The adventure that waits at a space: which of the four, the die it takes, the space of its item. */
export interface AdventureShown {
  index: number;
  number: number;
  item: string;
}

/** The item that lies at a space, and the space of its adventure. By its English name a picture is found for it. */
export interface ItemShown {
  index: number;
  adventure: string;
  english: string;
}

/** A door of a tunnel, the die that it takes, and the space at the other end. */
export interface DoorShown {
  tunnel: number;
  colour: string;
  number: number;
  end: string;
}

export interface SpaceShown {
  id: string;
  at: [number, number];
  is_castle: boolean;
  is_dock: boolean;
  adventure: AdventureShown | null;
  item: ItemShown | null;
  magic: Magic | null;
  pasture: number | null;
  door: DoorShown | null;
}

export interface BookShown {
  colour: string;
  place: string;
}

export interface RoadShown {
  between: [string, string];
  numbers: number[];
  oneway: boolean;
}

export interface FerryLinkShown {
  start: string;
  end: string;
  number: number;
}

/** Spaces, and every move that dice can make from each of them. `walks[space][dice]`, `rides`, `tunnels` and `flights` hold the options; `moves` says what one of them means. `roads`, `ferry_links`, `pastures` (with the die for which the winged horse flies to each) and `doors` are as in the pack. */
export interface BoardShown {
  spaces: Record<string, SpaceShown>;
  castle: string;
  docks: string[];
  books: BookShown[];
  roads: RoadShown[];
  ferry_links: FerryLinkShown[];
  adventures: string[];
}

export interface Verbs {
  castle: { pawns: string | number };
  walk: { start: string | number; end: string | number; die: string | number };
  ride: { start: string | number; end: string | number; die: string | number };
  tunnel: { start: string | number; end: string | number; die: string | number };
  fly: { start: string | number; end: string | number; die: string | number };
  complete: { adventure: string | number; die: string | number };
  call_ferry: { dock: string | number };
  reroll: Record<string, never>;
  move_two: Record<string, never>;
  end: Record<string, never>;
  yes: Record<string, never>;
  no: Record<string, never>;
}

export type Option = OptionOf<Verbs>;

export interface Questions {
  /** The number of pawns to stand in the castle, of those there and in the reserve. */
  castle_step: { castle: number; reserve: number };
  /** What to do with the dice that are left. */
  move_step: { dice: number[] };
  /** Whether a pawn at the dock goes with the captain. */
  board: { captain: string; dock: string; end: string };
}

export type Question = QuestionOf<Questions, Option>;

export interface Events {
  ferry_placed: { dock: string };
  /** The reader who owns the black disc begins; `order` is the order of turns. */
  begins: { seat: string; order: string[] };
  round_begins: { round: number };
  turn_skipped: { seat: string };
  /** `castle` counts the pawns that are there now. */
  pawns_to_castle: { seat: string; pawns: number; castle: number };
  /** They came out of the castle. */
  pawns_to_reserve: { seat: string; pawns: number; castle: number };
  no_dice: { seat: string };
  rolled: { seat: string; dice: number[] };
  /** All dice that were not used yet. */
  rerolled: { seat: string; dice: number[] };
  move_two_declared: { seat: string };
  walk: { seat: string; start: string; end: string; die: number };
  /** From one door to the other of its colour. */
  tunnel: { seat: string; start: string; end: string; die: number };
  /** By the magic of the winged horse, to a pasture. */
  fly: { seat: string; start: string; end: string; die: number };
  /** On the ferry; the passengers came along. */
  ride: { seat: string; start: string; end: string; die: number; passengers: string[] };
  stayed_ashore: { seat: string; dock: string };
  ferry_called: { seat: string; dock: string };
  /** An adventure; `done` counts those in the book. */
  completed: { seat: string; adventure: string; die: number; done: number };
  end_triggered: { seat: string };
  match_ends: { winners: string[] };
  /** Somebody left the match for good. */
  left: { seat: string };
  /** The match ended because too few are left. */
  ended_by_leaving: { winners: string[] };
}

export type Event = EventOf<Events>;

export interface Game {
  view: StoryTable;
  content: BoardShown;
  question: Question;
  event: Event;
}
