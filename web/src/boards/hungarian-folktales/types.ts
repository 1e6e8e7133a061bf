// Written by `python -m fairytable.server.types` from src/fairytable/games/hungarian_folktales/. Do not edit.

import type { EventOf, OptionOf, QuestionOf } from "../../lib/messages";

export const SEATS = ["red", "blue", "green", "yellow", "orange", "purple"] as const;

export const VERBS = {"no": [], "yes": [], "hero": ["hero"], "start_with": ["tile"], "rest": [], "go_on": [], "roll": [], "roll_with": ["tile"], "bite": ["steps"], "stay": [], "end": [], "walk": ["field"], "walk_by": ["field", "way"], "stride": ["steps", "field"], "number": ["steps"], "turn_to": ["field"], "stand": [], "salt": [], "discard": ["tile"], "discard_toad": ["tile"], "take": ["tile"], "take_for": ["tile", "given"], "take_for_toad": ["tile", "given"], "decline": [], "blue": [], "enter": ["shortcut"], "offer": ["tile", "wish"], "offer_toad": ["tile", "wish"], "pass": [], "pay": ["steps"], "pay_advice": [], "do_without": [], "throw": [], "hand_over": ["tale"], "accept": [], "settle_for": ["outcome"], "lose": ["thing"], "wish": ["tile"], "make_room": ["tile"], "make_room_of_toad": ["tile"], "pass_on": [], "buy": ["tile"], "buy_advice": [], "try_gate": [], "barter": ["partner", "thing", "wanted"], "compose": ["partner"], "give": ["thing"], "want": ["thing"], "propose": [], "drop": [], "refuse": ["reason"], "test": ["partner"], "cloak": [], "comb": [], "advice": ["count"], "trickster": [], "key": ["tile"], "table": [], "forge": ["tile"], "swap_biscuits": [], "swap_tile": ["tile"], "swap_advice": [], "ask_advice": [], "wave": ["tile", "wish"], "pluck": ["tile", "wish"], "eat_off": [], "talk_off": [], "wield": ["tile"], "slip_away": []} as const;

export const BLANK = 6;

export const NOTHING = "nothing";

export const SIDES = 8;

export const SORCERER = "sorcerer";

export const GATE = "gate";

export const STOPS = ["city", "palace", "castle"] as const;

export const LADDER = [["lose", null], ["miss", 2], ["biscuit", 5], ["advice", 7], ["magic", 9]] as const;

export const LADDER_AT_SORCERER = [["toad", null], ["granted", 4]] as const;

export const LADDER_AT_GATE = [["shut", null], ["opened", 8]] as const;

export const SIDES_GRANTED = 5;

export const MAGIC_PRICE = {"gold": 2, "biscuits": 1} as const;

export const ANIMAL_PRICE = {"gold": 1, "biscuits": 0} as const;

export type TileClass = "starting" | "useful" | "magical" | "animal" | "trickster";

export type FieldKind = "plain" | "apple" | "grape" | "wild_pear" | "gourd" | "wheat" | "advice" | "gold" | "red" | "bonus" | "bad_luck" | "village" | "city" | "palace" | "castle" | "sorcerer" | "tile" | "adventure" | "shortcut";

export type KnownLand = "round_forest" | "wheat_fields" | "bare_lands" | "great_sea" | "glass_mountain" | "dark_woods" | "hill_country";

export type KnownShortcut = "fish_king" | "secret_tunnel" | "gorge" | "secret_path" | "griffin" | "wagon_driver";

export type KnownField = "village" | "south_gate" | "east_gate" | "west_landing" | "west_rim" | "east_rim" | "city" | "west_foot" | "east_foot" | "palace" | "woods_gate" | "thorn_gate" | "crossroads" | "south_landing" | "castle" | "north_road_1" | "north_road_2" | "north_road_3" | "north_road_4" | "north_road_5" | "north_road_6" | "north_road_7" | "north_road_8" | "forest_north_1" | "forest_north_2" | "forest_north_3" | "forest_north_4" | "forest_north_5" | "forest_north_6" | "forest_south_1" | "forest_south_2" | "forest_south_3" | "forest_south_4" | "dusty_road_1" | "dusty_road_2" | "dusty_road_3" | "dusty_road_4" | "dusty_road_5" | "dusty_road_6" | "dusty_road_7" | "dusty_road_8" | "sea_road_1" | "sea_road_2" | "sea_road_3" | "sea_road_4" | "sea_road_5" | "sea_road_6" | "west_shore_1" | "west_shore_2" | "west_shore_3" | "west_shore_4" | "west_shore_5" | "west_shore_6" | "west_shore_7" | "west_shore_8" | "west_shore_9" | "west_shore_10" | "west_shore_11" | "south_shore_1" | "south_shore_2" | "south_shore_3" | "south_shore_4" | "south_shore_5" | "gorge_west_1" | "gorge_west_2" | "gorge_west_3" | "gorge_east_1" | "gorge_east_2" | "gorge_east_3" | "gorge_east_4" | "gorge_east_5" | "gorge_east_6" | "gorge_east_7" | "hill_road_1" | "hill_road_2" | "hill_road_3" | "hill_road_4" | "hill_road_5" | "hill_road_6" | "hill_road_7" | "hill_road_8" | "hill_road_9" | "mountain_road_1" | "mountain_road_2" | "mountain_road_3" | "mountain_road_4" | "city_road_1" | "city_road_2" | "city_road_3" | "city_road_4" | "mountain_south_1" | "mountain_south_2" | "mountain_south_3" | "mountain_south_4" | "mountain_south_5" | "mountain_south_6" | "mountain_north_1" | "mountain_north_2" | "mountain_north_3" | "mountain_north_4" | "mountain_north_5" | "devils_road_1" | "devils_road_2" | "devils_road_3" | "palace_road_1" | "palace_road_2" | "palace_road_3" | "palace_road_4" | "palace_road_5" | "woods_east_1" | "woods_east_2" | "woods_east_3" | "woods_east_4" | "woods_east_5" | "woods_east_6" | "woods_east_7" | "woods_east_8" | "woods_west_1" | "woods_west_2" | "woods_west_3" | "woods_west_4" | "woods_west_5" | "high_road_1" | "high_road_2" | "high_road_3" | "high_road_4" | "high_road_5" | "high_road_6" | "linden_road_1" | "linden_road_2" | "linden_road_3" | "linden_road_4" | "linden_road_5" | "linden_road_6" | "linden_road_7" | "kings_road_1" | "kings_road_2" | "kings_road_3" | "kings_road_4" | "kings_road_5" | "castle_road_1" | "castle_road_2" | "castle_road_3" | "castle_road_4" | "castle_road_5" | "castle_road_6" | "castle_road_7" | "castle_road_8" | "castle_road_9" | "castle_road_10" | "castle_road_11" | "islands_1" | "islands_2" | "islands_3" | "islands_4";

export type KnownPathField = "gorge_path_1" | "fish_king_path_1" | "fish_king_path_2" | "wagon_driver_path_1" | "secret_tunnel_path_1" | "secret_tunnel_path_2" | "griffin_path_1" | "secret_path_path_1";

export type KnownTile = "flute" | "feather" | "satchel" | "leather_boots" | "sword" | "staff" | "rope" | "pickaxe" | "key" | "magic_cloak" | "golden_comb" | "enchanted_sword" | "magic_wand" | "wishing_table" | "seven_league_boots" | "fish" | "dove" | "black_cat" | "white_stallion" | "dog" | "trickster";

export type KnownHeroCard = "son_of_the_white_mare" | "fairy_beauty_ilona" | "peter_carved_of_wood" | "starry_eyed_shepherd" | "clever_girl" | "littlest_princess";

export type KnownEncounter = "crow" | "snake" | "frog" | "fox" | "bear" | "cottage" | "beggar" | "giant" | "dragon" | "lion" | "dwarf" | "robbers" | "witch" | "wolves" | "devil" | "kind_fairy" | "old_man" | "king";

export type KnownTale = "witch_tale" | "dragon_tale" | "devil_tale" | "wolves_tale" | "robbers_tale" | "giant_tale" | "lion_tale" | "bear_tale" | "kind_fairy_tale" | "cottage_tale" | "beggar_tale" | "dwarf_tale" | "old_man_tale" | "palace_tale";

/** HF-18.4: paid for, and not yet taken. */
export interface BuyTile {
  type: "buy_tile";
  tile: string;
}

/** HF-7.6. */
export interface ForgeTile {
  type: "forge_tile";
  tile: string;
}

/** HF-14.5: its Biscuits are paid for (quests.py). */
export interface FinishQuest {
  type: "finish_quest";
  tale: string;
}

/** HF-17.4. */
export interface EnterShortcut {
  type: "enter_shortcut";
  shortcut: string;
}

/** HF-20.1: a tile, or a toad that was one, lies before the Sorcerer, to become another. */
export interface BeginMagic {
  type: "begin_magic";
  tile: string;
  wish: string;
  of_toad: boolean;
}

/** HF-13.15: the tile that a throw has won for a full satchel; `clause` says how. */
export interface TakeWonTile {
  type: "take_won_tile";
  clause: string;
}

/** HF-8.8: to `seat`. `sender` used it or, if it comes out of the supply, met it on a Red Field. */
export interface TricksterComes {
  type: "trickster_comes";
  seat: string;
  sender: string;
}

/** HF-8.11: the satchel of `seat` is full. */
export interface ReceiveTrickster {
  type: "receive_trickster";
  seat: string;
  sender: string;
}

/** HF-6.2: nobody has looked yet whether there is a choice. */
export interface Due {
  type: "due";
  seat: string;
  count: number;
  taker: string;
}

/** HF-6.2. */
export interface Pay {
  type: "pay";
  seat: string;
  count: number;
  taker: string;
}

/** HF-9.22: nobody has looked yet whether there is a choice. */
export interface Demand {
  type: "demand";
  seat: string;
  count: number;
  reason: string;
}

/** HF-9.22. */
export interface MeetDemand {
  type: "meet_demand";
  seat: string;
  count: number;
  reason: string;
}

/** HF-6.9, HF-11.5: an Advice for Biscuits. */
export interface GainAdvice {
  type: "gain_advice";
  clause: string;
}

/** A player. `satchel` holds tiles by their kind, `toads` what was turned into toads (HF-20.10). `spent` counts the uses of tiles that wear out; nobody holds two of a kind. `done` counts the tales in `tales` whose quest is done. `leaves_at` is the far end of the shortcut that the hero is on. */
export interface Hero {
  seat: string;
  team: number;
  is_young: boolean;
  tales: string[];
  satchel: string[];
  toads: string[];
  spent: Record<string, number>;
  biscuits: (string | null)[];
  at: string;
  hero: string;
  done: number;
  leaves_at: string;
  advice: number;
  gold: number;
  salt: number;
  boot: number;
  turns_to_miss: number;
  is_resting: boolean;
}

/** HF-34.2: an offer that was made, with every single thing in it, sorted. */
export interface Offer {
  partner: string;
  gives: string[];
  wants: string[];
}

/** A movement under way. `kind` is roll, bonus, biscuit or cloak; `way` are the fields still to be entered. Before the walk is chosen the way is empty; `turned` are the fields chosen so far on a board where that is done branch by branch. `awaits_number` if the die shows a blank whose number is still to be chosen; there are no steps until then. `stays` if the hero never leaves one Adventure Field, `is_short` if a dead end came too early. */
export interface Movement {
  kind: string;
  steps: number;
  start: string;
  way: string[];
  turned: string[];
  awaits_number: boolean;
  stays: boolean;
  is_short: boolean;
}

/** A Lucky Throw. `place` is an encounter, `sorcerer` or `gate`; `weapon` counts unless it is `nothing`. */
export interface Throw {
  place: string;
  die: number;
  advice: number;
  trickery: number;
  key: number;
  weapon: string;
  offered: string;
  wish: string;
  of_toad: boolean;
}

/** HF-22: what the active hero offers to another, and wants. */
export interface Trade {
  partner: string;
  gives: Record<string, number>;
  wants: Record<string, number>;
}

/** Everything on the table. `heroes` sit clockwise; `turn` is the place of the active one, `first` of the first. `agenda` is what is still to be done in this turn, the last entry first (see agenda.py). `used` is what may be used once in a turn and was. `has_stopped` if no more movement is allowed in this turn, `is_ending` if only trade and Test are; `is_shopping` if the market is open; `is_fresh` if no movement has begun in this turn; `may_test` right after a movement. `proposed` are the offers made in this turn, `dropped` the partners of those that were begun and not made; `challenged` is asked for a Test of Courage. `gone` are Starting Items that left the game. `set_aside` are the Biscuits of a trade that is being carried out. */
export interface FolktaleTable {
  seats: string[];
  absent: string[];
  agenda: ("choose_hero" | "deal" | "choose_item" | "begin_turn" | "rest" | "look_for_actions" | "free_moment" | "end_turn" | "look_for_ways" | "choose_way" | "walk_on" | "arrive" | "take_tile" | "roll_bonus" | "face_shortcut" | "ask_sorcerer" | "ask_sorcerer_again" | "before_throw" | "after_throw" | "lose_thing" | "wish_for_tile" | "ease_boot" | "compose_offer" | "answer_offer" | "exchange_goods" | "answer_test" | BuyTile | ForgeTile | FinishQuest | EnterShortcut | BeginMagic | TakeWonTile | TricksterComes | ReceiveTrickster | Due | Pay | Demand | MeetDemand | GainAdvice)[];
  heroes: Hero[];
  biscuits: (string | null)[];
  set_aside: (string | null)[];
  tales_left: number;
  tiles: Record<string, number>;
  starting_items: string[];
  gone: string[];
  advice: number;
  gold: number;
  salt_gone: number;
  trickster_waits: boolean;
  first: number;
  turn: number;
  round: number;
  used: string[];
  proposed: Offer[];
  dropped: string[];
  die: number;
  step_tile: string;
  found: string;
  has_stopped: boolean;
  is_ending: boolean;
  is_shopping: boolean;
  is_fresh: boolean;
  may_test: boolean;
  came_by: string;
  movement: Movement | null;
  throw: Throw | null;
  trade: Trade | null;
  challenged: string;
  winners: string[];
}

export interface LandShown {
  id: string;
  steps: number;
  ribbon: [number, number];
  outline: [number, number][];
}

export interface ShortcutShown {
  id: string;
  tile: string;
  biscuits: number;
}

/** A place where a hero can stand. `thing` is the tile, encounter or shortcut of the field. */
export interface FieldShown {
  id: string;
  kind: FieldKind;
  thing: string;
  land: string;
  at: [number, number];
}

/** A field of a shortcut, counted from its first end. */
export interface PathFieldShown {
  id: string;
  shortcut: string;
  at: [number, number];
}

/** Fields by id, which of them are neighbours, and where things are. `spaces` are the fields of each encounter, `sources` those where a tile lies, `ends` the two ends of each shortcut. */
export interface BoardShown {
  lands: Record<string, LandShown>;
  shortcuts: Record<string, ShortcutShown>;
  fields: Record<string, FieldShown>;
  neighbours: Record<string, string[]>;
  paths: Record<string, PathFieldShown>;
  spaces: Record<string, string[]>;
  ends: Record<string, [string, string]>;
}

/** A tile, with all that it can do; `content/tiles.toml` says what the words mean. */
export interface TileShown {
  id: string;
  kind: TileClass;
  text: string;
  uses: number;
  forged_into: string;
  clause: string;
  deeds: string[];
  deeds_in_throw: string[];
}

/** A character board; `content/heroes.toml` says what the words mean. */
export interface HeroCardShown {
  id: string;
  text: string;
}

/** Somebody on an Adventure Field, or the King in the Palace. */
export interface EncounterShown {
  id: string;
  kind: "foe" | "friend";
  modifier: number;
  text: string;
}

/** A Folktale card: whom to meet, what to hand over there, what to hold at the Castle. */
export interface TaleShown {
  id: string;
  encounter: string;
  text: string;
}

/** How much a hero can hold. */
export interface LimitsShown {
  tiles: number;
  biscuits: number;
  advice: number;
  gold: number;
}

/** All of a pack, by id. `classes` are the tiles of each class. */
export interface ContentShown {
  board: BoardShown;
  tiles: Record<string, TileShown>;
  heroes: Record<string, HeroCardShown>;
  encounters: Record<string, EncounterShown>;
  tales: Record<string, TaleShown>;
  limits: LimitsShown;
}

/** What may come of the options of a question; what does not concern them is left out. `ways` are the ways of the options, in their order: each is a list of indices into `fields`, its start first, and is empty for an option that is not a walk. `meals` are the indices in `fields` where entering costs a Biscuit. `reach` gives, for an option that leads to a movement, its steps by the number that a die or a Biscuit shows, and `ends` where a movement of so many steps can end. `becomes` gives for an option the points and the outcome that it would bring. For one that throws again, `again` are the sides of the die that would be better than what lies there; `sides_with_advice` are those that come to each outcome with all Advice. `uses` is the tile that an option uses without naming it. */
export interface Prospect {
  fields: string[];
  ways: number[][];
  meals: number[];
  reach: Record<string, Record<number, number>>;
  ends: Record<number, string[]>;
  becomes: Record<string, [number, string]>;
  again: Record<string, number>;
  sides_with_advice: number[];
  uses: Record<string, string>;
}

/** One of the things that a hero's tales ask for: a `quest` at an encounter, or something to `hold` at the Castle. `id` is the encounter, the tile or Gold; `brings` is what is handed over at a quest, and `count` how many of it, or how many are to be held. */
export interface Part {
  kind: "quest" | "hold";
  id: string;
  brings: string;
  count: number;
}

/** An open Lucky Throw: the `addends` beside the die, each with its source, its number and its clause. Before the die is thrown, `sides` are how many of its sides come to each outcome, from the worst on; once it is, the throw has `points` and an `outcome`. */
export interface Count {
  addends: [string, number, string][];
  sides: number[];
  points: number;
  outcome: string;
}

/** What follows from the table for everybody: the `goals` of each seat, and in the same order how much of each is `missing`; the seats that are `ready` for the Castle; and what the open throw comes to. */
export interface Overview {
  goals: Record<string, Part[]>;
  missing: Record<string, number[]>;
  ready: string[];
  count: Count | null;
}

export interface Verbs {
  no: Record<string, never>;
  yes: Record<string, never>;
  hero: { hero: string | number };
  start_with: { tile: string | number };
  rest: Record<string, never>;
  go_on: Record<string, never>;
  roll: Record<string, never>;
  roll_with: { tile: string | number };
  bite: { steps: string | number };
  stay: Record<string, never>;
  end: Record<string, never>;
  walk: { field: string | number };
  walk_by: { field: string | number; way: string | number };
  stride: { steps: string | number; field: string | number };
  number: { steps: string | number };
  turn_to: { field: string | number };
  stand: Record<string, never>;
  salt: Record<string, never>;
  discard: { tile: string | number };
  discard_toad: { tile: string | number };
  take: { tile: string | number };
  take_for: { tile: string | number; given: string | number };
  take_for_toad: { tile: string | number; given: string | number };
  decline: Record<string, never>;
  blue: Record<string, never>;
  enter: { shortcut: string | number };
  offer: { tile: string | number; wish: string | number };
  offer_toad: { tile: string | number; wish: string | number };
  pass: Record<string, never>;
  pay: { steps: string | number };
  pay_advice: Record<string, never>;
  do_without: Record<string, never>;
  throw: Record<string, never>;
  hand_over: { tale: string | number };
  accept: Record<string, never>;
  settle_for: { outcome: string | number };
  lose: { thing: string | number };
  wish: { tile: string | number };
  make_room: { tile: string | number };
  make_room_of_toad: { tile: string | number };
  pass_on: Record<string, never>;
  buy: { tile: string | number };
  buy_advice: Record<string, never>;
  try_gate: Record<string, never>;
  barter: { partner: string | number; thing: string | number; wanted: string | number };
  compose: { partner: string | number };
  give: { thing: string | number };
  want: { thing: string | number };
  propose: Record<string, never>;
  drop: Record<string, never>;
  refuse: { reason: string | number };
  test: { partner: string | number };
  cloak: Record<string, never>;
  comb: Record<string, never>;
  advice: { count: string | number };
  trickster: Record<string, never>;
  key: { tile: string | number };
  table: Record<string, never>;
  forge: { tile: string | number };
  swap_biscuits: Record<string, never>;
  swap_tile: { tile: string | number };
  swap_advice: Record<string, never>;
  ask_advice: Record<string, never>;
  wave: { tile: string | number; wish: string | number };
  pluck: { tile: string | number; wish: string | number };
  eat_off: Record<string, never>;
  talk_off: Record<string, never>;
  wield: { tile: string | number };
  slip_away: Record<string, never>;
}

export type Option = OptionOf<Verbs>;

export interface Questions {
  choose_hero: Record<string, never>;
  choose_item: Record<string, never>;
  rest: Record<string, never>;
  /** Before the white roll. */
  turn: { field: string };
  /** After it, or without one. */
  anything_else: { field: string };
  /** Which way so many steps go. A way passes so many `meals` before it ends on a field. */
  walk: { steps: number } & { [fact: `${string} meals`]: number };
  /** The number for the blank, and the way. */
  blank: { steps: number } & { [fact: `${string} meals`]: number };
  take: { tile: string };
  bonus: Record<string, never>;
  /** Whether to pay with a tile, if it asks for one, and so many Biscuits. */
  shortcut: { shortcut: string; tile: string; biscuits: number };
  sorcerer: Record<string, never>;
  pay: { count: number };
  meal: { count: number };
  bad_luck: { count: number };
  /** On an Adventure Field. */
  before_throw: { encounter: string; sources: string[]; numbers: number[]; clauses: string[]; sides: string[][]; sides_with_advice: string[][] };
  /** With the Sorcerer. */
  before_magic: { encounter: string; sources: string[]; numbers: number[]; clauses: string[]; sides: string[][]; sides_with_advice: string[][] };
  /** At the Castle. */
  before_gate: { encounter: string; sources: string[]; numbers: number[]; clauses: string[]; sides: string[][]; sides_with_advice: string[][] };
  /** On an Adventure Field. */
  after_throw: { encounter: string; sources: string[]; numbers: number[]; clauses: string[]; summands: string[][]; points: number; outcome: string; lifts: string[][]; helpers: string[]; helpers_bring: string[]; again_sides: string[][] };
  /** With the Sorcerer. */
  after_magic: { encounter: string; sources: string[]; numbers: number[]; clauses: string[]; summands: string[][]; points: number; outcome: string; lifts: string[][]; helpers: string[]; helpers_bring: string[]; again_sides: string[][] };
  /** At the Castle. */
  after_gate: { encounter: string; sources: string[]; numbers: number[]; clauses: string[]; summands: string[][]; points: number; outcome: string; lifts: string[][]; helpers: string[]; helpers_bring: string[]; again_sides: string[][] };
  lose: Record<string, never>;
  wish: Record<string, never>;
  receive_trickster: Record<string, never>;
  /** An offer, as far as it is put together. */
  compose: { partner: string; gives: string[][]; wants: string[][] };
  answer_trade: { partner: string; gives: string[][]; wants: string[][] };
  answer_test: { partner: string };
}

export type Question = QuestionOf<Questions, Option>;

export interface Events {
  gate_reached: { seat: string };
  gate_closed: { seat: string; quests: string[]; things: string[][] };
  dead_end_reached: { seat: string };
  met_already: { seat: string; encounter: string };
  shortcut_too_dear: { seat: string; shortcut: string; tile: string; biscuits: number };
  sorcerer_idle: { seat: string; lack: string };
  shortcut_entered: { seat: string; shortcut: string; field: string };
  shortcut_moved: { seat: string; shortcut: string; field: string; out: boolean };
  offered: { seat: string; tile: string; wish: string };
  tile_declined: { seat: string; tile: string };
  bad_luck_warded_off: { seat: string };
  bad_luck_met: { seat: string };
  none_left: { seat: string; tile: string };
  biscuits_drawn: { seat: string; count: number; steps: string[] };
  "biscuits_drawn-unseen": { seat: string; count: number };
  advice_taken: { seat: string; count: number };
  advice_spent: { seat: string; count: number };
  gold_taken: { seat: string; count: number };
  gold_spent: { seat: string; count: number };
  tile_taken: { seat: string; tile: string };
  tile_given_up: { seat: string; tile: string };
  toad_given_up: { seat: string; tile: string };
  tile_changed: { seat: string; tile: string; into: string };
  went_hungry: { seat: string; level: number };
  boot_returned: { seat: string; level: number };
  rolled: { seat: string; die: number; tile: string };
  salt_spent: { seat: string };
  rolled_blue: { seat: string; die: number };
  stood_still: { seat: string };
  walked: { seat: string; start: string; way: string[]; end: string };
  blank_skipped: { seat: string };
  ate: { seat: string; reason: string };
  table_laid: { seat: string; reason: string };
  quest_done: { seat: string; tale: string; by: string };
  hero_chosen: { seat: string; hero: string };
  goes_first: { seat: string };
  item_chosen: { seat: string; tile: string };
  tales_drawn: { seat: string; tales: string[] };
  rolled_for_first: { seat: string; die: number };
  /** Perhaps again, with a tile. */
  threw: { seat: string; place: string; die: number; again_with: string };
  trickster_used: { seat: string; tile: string };
  trickster_came: { seat: string; tile: string };
  points_counted: { seat: string; place: string; die: number; sources: string[]; numbers: number[]; summands: string[][]; clauses: string[]; points: number; outcome: string };
  settled_for: { seat: string; outcome: string };
  magic_drawn: { seat: string; tile: string };
  castle_entered: { seat: string; die: number; points: number };
  encountered: { seat: string; encounter: string };
  slipped_away: { seat: string; tile: string };
  toad_made: { seat: string; tile: string };
  none_suitable: { seat: string };
  /** Nobody had room for him. */
  trickster_waits: Record<string, never>;
  trickster_passed_on: { seat: string };
  gate_stayed_shut: { seat: string; points: number };
  nothing_to_lose: { seat: string };
  stood_firm: { seat: string };
  turn_lost: { seat: string };
  trade_proposed: { seat: string; partner: string; gives: string[][]; wants: string[][] };
  trade_agreed: { seat: string; partner: string; needed: string[] };
  courage_tested: { seat: string; partner: string; white: number; blue: number };
  biscuit_won: { seat: string; loser: string; steps: string };
  "biscuit_won-unseen": { seat: string; loser: string };
  trade_refused: { seat: string; partner: string };
  trade_refused_because: { seat: string; partner: string; reason: string };
  test_refused: { seat: string; partner: string };
  no_room_for_prize: { seat: string };
  test_proposed: { seat: string; partner: string };
  turn_begins: { seat: string; round: number };
  biscuit_bitten: { seat: string; steps: number };
  rested: { seat: string };
  rests: { seat: string };
  time_is_up: { rounds: number };
  turn_missed: { seat: string };
  cloak_used: { seat: string; tile: string };
  stayed: { seat: string; field: string };
  /** Somebody left the match for good. */
  left: { seat: string };
  /** The match ended because too few are left. */
  ended_by_leaving: { winners: string[] };
}

export type Event = EventOf<Events>;

export type Foreseen = Prospect;

export type View = FolktaleTable & Overview;

export interface Game {
  view: View;
  content: ContentShown;
  question: Question;
  event: Event;
}
