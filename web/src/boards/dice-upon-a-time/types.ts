// Written by `python -m fairytable.server.types` from src/fairytable/games/dice_upon_a_time/. Do not edit.

import type { EventOf, OptionOf } from "../../lib/messages";

export const SEATS = ["red", "blue", "green", "yellow", "purple"] as const;

export const VERBS = {"bird": ["die", "face"], "branch": ["token"], "cap": ["field"], "character": ["character"], "complete": ["quest"], "convert": ["token", "wanted"], "counter": [], "deck": ["points"], "decline": [], "discard_die": ["die"], "discard_magic": ["card"], "draw": [], "drop": [], "end": [], "exchange": ["player"], "fetch": ["quest"], "fulfil": ["card"], "give": ["thing"], "give_magic": ["card"], "give_up": ["quest"], "horse": ["field"], "jump": ["field"], "keep": ["card"], "knock": ["socket"], "lift": ["card"], "lose": ["token"], "lowest": ["card"], "no": [], "pass": [], "pay": ["token"], "place": ["die", "socket"], "place_with": ["means", "die", "socket"], "play": ["card"], "propose": [], "rabbit": ["field"], "replace": ["card"], "reroll": ["die"], "resolve": ["card"], "ride": ["field"], "ring": ["curse", "player"], "roll": [], "roll_fox": ["die"], "set": ["die", "face"], "sleep": ["field"], "stay": [], "suffer": ["way"], "swap": ["player", "given", "wanted"], "wishing_table": ["token"], "table_and_branch": ["token"], "take": ["token", "count"], "take_back": ["die"], "thumbling": ["points"], "walk": ["field"], "want": ["thing"], "want_magic": [], "wolf_die": ["die"], "yarn": [], "yes": []} as const;

export const TOKENS = ["coin", "bread", "apple"] as const;

export const SPIRITS = ["rabbit", "wolf", "snake", "fox"] as const;

export const HIGHEST = 6;

export const SNAKE_DIE = "snake";

export const LOW = ["1", "2"] as const;

export type What = "gain_tokens" | "gain_magic" | "gain_quests" | "lose_tokens" | "lose_magic" | "lose_quest" | "lose_die" | "lose_marker" | "snake_die" | "story" | "magic_item" | "event";

export type Why = "already_there" | "has_marker" | "no_dice_on_board" | "no_dice_to_roll" | "no_die_for_wolf" | "no_magic" | "no_quests" | "no_rabbit_tokens" | "no_stories" | "steeds_closed";

export type StoryKind = "good_luck" | "bad_luck" | "side_quest" | "curse" | "mini_quest";

export type QuestKind = "visit" | "bring" | "discard" | "fetch";

/** A Side Quest, Curse or Mini Quest that lies open. `visitors` have come to its place since (DT-17.13). */
export interface Lying {
  card: string;
  visitors: string[];
}

/** A player. Dice are words such as `book_story` or `plain_5`: the kind of die and the face it shows. `pool` are the unused dice, `spent` those that were discarded, `foxed` the kinds that may be set, `fresh` the dice of the latest roll. `drawn` are Magic Items just drawn, which somebody may still take. `uses` counts the uses of the Character's ability in this chapter. `fetched` are the Quests whose item is carried. */
export interface Adventurer {
  seat: string;
  at: string;
  tokens: Record<string, number>;
  magic: (string | null)[];
  drawn: (string | null)[];
  pool: string[];
  spent: string[];
  foxed: string[];
  fresh: string[];
  quests: string[];
  done: string[];
  fetched: string[];
  stories: Lying[];
  character: string;
  uses: number;
  rabbits: number;
  thumblings: number;
  has_passed: boolean;
}

/** Something that has begun and is not finished, while a window over it stands open. Everybody knows all of it. `what` says what it is: somebody's gain (`things` are the tokens or Quests; Magic Items are not named), a loss (the kind of token, once for each), the Snake Die with the face that lost it, or a card at work. */
export interface Pending {
  seat: string;
  what: What;
  card: string;
  things: string[];
}

/** Everything on the table. `adventurers` sit clockwise. `sockets` holds the dice in routes and spirits, the top last, each with its owner: `"red book_story"`; empty ones are left out. `wolf_dice` lie beside the Wolf. Of the turn going on: `active` has it; `phase` is what comes next; `placed` is the die placed, `moved_by` what moved the figure instead; `route` the route that may be walked; `doubles` waits for tokens; `was_moved` shows that a card carried the figure off; `mount` is the Steed from which King Thrushbeard may still ride once he `has_completed` a Quest there; `being_read` are the Story cards drawn and not yet resolved; `rerolls` is who chooses dice `to_reroll`; `shown` are the Quests that the King shows; `stack` is what waits to be resolved: the last of it comes first, then the one below (`windows.unresolved`). `offers` were begun in this turn, `refusals` of them turned down; `bidder` puts together what the `partner` is asked to agree to. */
export interface DiceTable {
  seats: string[];
  absent: string[];
  adventurers: Adventurer[];
  sockets: Record<string, string[]>;
  decks: Record<string, (string | null)[]>;
  shown: Record<string, (string | null)[]>;
  magic_deck: (string | null)[];
  magic_discard: string[];
  story_deck: (string | null)[];
  story_discard: string[];
  events_to_come: number;
  event_row: string[];
  events_past: string[];
  open_quests: string[];
  common: Lying[];
  common_done: string[];
  wolf_dice: string[];
  wolf_was_here: boolean;
  chapter: number;
  event: string;
  marker: string;
  snake: string;
  phase: string;
  queue: string[];
  active: string;
  placed: string;
  moved_by: string;
  route: string;
  doubles: boolean;
  must_walk: boolean;
  was_moved: boolean;
  mount: string;
  has_completed: boolean;
  crystal_ball: boolean;
  offers: number;
  refusals: number;
  being_read: string[];
  rerolls: string;
  to_reroll: string[];
  stack: Pending[];
  bidder: string;
  partner: string;
  offered: string[];
  wanted: string[];
  wanted_magic: number;
  offered_magic: (string | null)[];
  returned_magic: (string | null)[];
  last_drawn: boolean;
  stirred: boolean;
  idle_chapters: number;
  all_done_in: number | null;
  swatters: string[];
  over: boolean;
}

/** Of the drawing that the places of the fields are measured on. */
export interface Size {
  width: number;
  height: number;
}

/** `does` is what its ability says; `is_trap` tells that only the highest dice lead out again. */
export interface FieldShown {
  id: string;
  at: [number, number];
  group: string;
  ability: string;
  words: string;
  does: string;
  is_trap: boolean;
}

export interface RouteShown {
  id: string;
  between: [string, string];
  value: number;
}

export interface SpiritShown {
  id: string;
  at: [number, number];
  sockets: number;
  stacks: boolean;
  value: number;
  words: string;
}

/** A die as it lies: its kind, the face on top, and what it is worth. */
export interface DieShown {
  kind: string;
  face: string;
  value: number;
}

/** What another box might print differently. */
export interface Numbers {
  chapters: number;
  short_chapters: number;
  height: number;
  height_for_two: number;
  first_quests: number;
  first_magic: number;
  most_quests: number;
  rabbit_tokens: number;
  thumblings: number;
  short_thumblings: number;
  kings_cards: number;
  crystal_cards: number;
  table_tokens: number;
}

export interface CharacterShown {
  words: string;
  per_chapter: number | null;
}

/** `places` are the fields on which it can be completed, none if it may be anywhere; `sources` have its item. */
export interface QuestShown {
  points: number;
  kind: QuestKind;
  words: string;
  place: string;
  places: string[];
  tokens: Record<string, number>;
  item: string;
  source: string;
  sources: string[];
}

export interface ItemShown {
  words: string;
  window: string;
  copies: number;
}

/** What a card that lies open asks for: `kind` is the word of the vocabulary, with the values that it has. */
export interface ConditionShown {
  kind: string;
  places: string[];
  tokens: Record<string, number>;
  count: number;
}

/** `ways` are the two ways of Bad Luck; a useless card does not `apply_together` (DT-30.17). */
export interface StoryShown {
  kind: StoryKind;
  words: string;
  ways: string[];
  points: number;
  condition: ConditionShown | null;
  applies_together: boolean;
}

/** What a chapter changes of what the page draws. */
export interface EventShown {
  words: string;
  height: number;
  route_value: number;
  places: string[];
  place_value: number;
  closed_spirit: string;
  steeds_closed: boolean;
  bans_lifted: boolean;
}

export interface LandShown {
  size: Size;
  fields: Record<string, FieldShown>;
  routes: Record<string, RouteShown>;
  spirits: Record<string, SpiritShown>;
  faces: Record<string, string[]>;
  dice: Record<string, DieShown>;
  numbers: Numbers;
  levels: Record<string, number[]>;
  characters: Record<string, CharacterShown>;
  quests: Record<string, QuestShown>;
  magic: Record<string, ItemShown>;
  stories: Record<string, StoryShown>;
  events: Record<string, EventShown>;
}

export interface Verbs {
  bird: { die: string | number; face: string | number };
  branch: { token: string | number };
  cap: { field: string | number };
  character: { character: string | number };
  complete: { quest: string | number };
  convert: { token: string | number; wanted: string | number };
  counter: Record<string, never>;
  deck: { points: string | number };
  decline: Record<string, never>;
  discard_die: { die: string | number };
  discard_magic: { card: string | number };
  draw: Record<string, never>;
  drop: Record<string, never>;
  end: Record<string, never>;
  exchange: { player: string | number };
  fetch: { quest: string | number };
  fulfil: { card: string | number };
  give: { thing: string | number };
  give_magic: { card: string | number };
  give_up: { quest: string | number };
  horse: { field: string | number };
  jump: { field: string | number };
  keep: { card: string | number };
  knock: { socket: string | number };
  lift: { card: string | number };
  lose: { token: string | number };
  lowest: { card: string | number };
  no: Record<string, never>;
  pass: Record<string, never>;
  pay: { token: string | number };
  place: { die: string | number; socket: string | number };
  place_with: { means: string | number; die: string | number; socket: string | number };
  play: { card: string | number };
  propose: Record<string, never>;
  rabbit: { field: string | number };
  replace: { card: string | number };
  reroll: { die: string | number };
  resolve: { card: string | number };
  ride: { field: string | number };
  ring: { curse: string | number; player: string | number };
  roll: Record<string, never>;
  roll_fox: { die: string | number };
  set: { die: string | number; face: string | number };
  sleep: { field: string | number };
  stay: Record<string, never>;
  suffer: { way: string | number };
  swap: { player: string | number; given: string | number; wanted: string | number };
  wishing_table: { token: string | number };
  table_and_branch: { token: string | number };
  take: { token: string | number; count: string | number };
  take_back: { die: string | number };
  thumbling: { points: string | number };
  walk: { field: string | number };
  want: { thing: string | number };
  want_magic: Record<string, never>;
  wolf_die: { die: string | number };
  yarn: Record<string, never>;
  yes: Record<string, never>;
}

export type Option = OptionOf<Verbs>;

export interface Events {
  /** A Character's ability was used. */
  ability_used: { seat: string; character: string };
  /** Chapter begins. */
  chapter_begins: { chapter: number; seat: string };
  /** Everybody takes their dice back. */
  chapter_ends: { chapter: number };
  /** Character. */
  character: { seat: string; character: string };
  /** Curse lifted. */
  curse_lifted: { seat: string; card: string };
  /** Curse passed on. */
  curse_passed_on: { seat: string; player: string; card: string };
  /** Die discarded. */
  die_discarded: { seat: string; die: string };
  /** Die given to wolf. */
  die_given_to_wolf: { seat: string; die: string };
  /** Die knocked off. */
  die_knocked_off: { seat: string; player: string; die: string; socket: string };
  /** Die placed. */
  die_placed: { seat: string; die: string; socket: string };
  /** A die was turned to a face, by the Fox or the Golden Bird. */
  die_set: { seat: string; die: string; face: string };
  /** Die taken back. */
  die_taken_back: { seat: string; die: string };
  /** Doubling. */
  doubling: { seat: string };
  /** Event revealed. */
  event_revealed: { event: string };
  /** Two players exchanged goods; of Magic Items only the number is told. */
  exchanged: { seat: string; player: string; given: string[]; received: string[]; magic: number };
  /** Flies swatted. */
  flies_swatted: { seat: string; count: number };
  /** Item fetched. */
  item_fetched: { seat: string; quest: string; item: string };
  /** Last quest drawn. */
  last_quest_drawn: Record<string, never>;
  /** Magic discarded. */
  magic_discarded: { seat: string; card: string };
  /** Magic drawn. */
  magic_drawn: { seat: string; card: string };
  "magic_drawn-unseen": { seat: string };
  /** A Magic Item was shown and works. */
  magic_played: { seat: string; card: string };
  /** Magic reshuffled. */
  magic_reshuffled: Record<string, never>;
  /** Magic stolen. */
  magic_stolen: { seat: string; player: string; count: number; cards: string[] };
  "magic_stolen-unseen": { seat: string; player: string; count: number };
  /** Marker moved. */
  marker_moved: { seat: string };
  /** Mini quest fulfilled. */
  mini_quest_fulfilled: { seat: string; card: string };
  /** Moved. */
  moved: { seat: string; start: string; end: string };
  /** What should have happened did not, because there was nothing to do it with. */
  nothing_happened: { seat: string; why: Why };
  /** The seat turned the player's offer down and makes another one. */
  offer_countered: { seat: string; player: string };
  /** The seat thought better of an offer to the player. */
  offer_dropped: { seat: string; player: string };
  /** Offer refused. */
  offer_refused: { seat: string; player: string };
  /** Passed. */
  passed: { seat: string };
  /** Quest completed. */
  quest_completed: { seat: string; quest: string; points: number };
  /** Quest discarded. */
  quest_discarded: { seat: string; quest: string };
  /** Quest drawn. */
  quest_drawn: { seat: string; quest: string; points: number };
  /** Quest stolen. */
  quest_stolen: { seat: string; player: string; quest: string };
  /** A Rabbit Token stands in for a die. */
  rabbit_token_used: { seat: string };
  /** Rabbit token won. */
  rabbit_token_won: { seat: string };
  /** Rolled. */
  rolled: { seat: string; dice: string[] };
  /** Scored. */
  scored: { seat: string; points: number };
  /** Snake die lost. */
  snake_die_lost: { seat: string };
  /** Snake die won. */
  snake_die_won: { seat: string };
  /** Stories reshuffled. */
  stories_reshuffled: Record<string, never>;
  /** A Story card was laid aside unresolved, for another one. */
  story_discarded: { seat: string; card: string };
  /** Story drawn. */
  story_drawn: { seat: string; card: string };
  /** Story laid. */
  story_laid: { seat: string; card: string };
  /** Story without effect. */
  story_without_effect: { seat: string; card: string };
  /** Tale ends. */
  tale_ends: { winners: string[]; chapter: number };
  /** Thumbling sent. */
  thumbling_sent: { seat: string; left: number };
  /** Token converted. */
  token_converted: { seat: string; token: string; wanted: string };
  /** Token lost. */
  token_lost: { seat: string; token: string };
  /** Tokens paid. */
  tokens_paid: { seat: string; token: string; count: number };
  /** Tokens stolen. */
  tokens_stolen: { seat: string; player: string; token: string; count: number };
  /** Tokens taken. */
  tokens_taken: { seat: string; token: string; count: number };
  /** A card did somebody no harm. */
  warded_off: { seat: string; card: string };
  /** One of the two ways of a Bad Luck card. */
  way_chosen: { seat: string; way: string };
  /** Wolf comes. */
  wolf_comes: { seat: string };
  /** Somebody left the match for good. */
  left: { seat: string };
  /** The match ended because too few are left. */
  ended_by_leaving: { winners: string[] };
}

export type Event = EventOf<Events>;

export interface Game {
  view: DiceTable;
  content: LandShown;
  event: Event;
}
