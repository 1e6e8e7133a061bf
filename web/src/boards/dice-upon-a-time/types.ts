// Written by `python -m fairytable.server.types` from src/fairytable/games/dice_upon_a_time/. Do not edit.

import type { EventOf, OptionOf, QuestionOf } from "../../lib/messages";

export const SEATS = ["red", "blue", "green", "yellow", "purple"] as const;

export const VERBS = {"bird": ["die", "face"], "branch": ["token"], "cap": ["field"], "character": ["character"], "complete": ["quest"], "convert": ["token", "wanted"], "counter": [], "deck": ["points"], "decline": [], "discard_die": ["die"], "discard_magic": ["card"], "draw": [], "drop": [], "end": [], "exchange": ["player"], "fetch": ["quest"], "fulfil": ["card"], "give": ["thing"], "give_magic": ["card"], "give_up": ["quest"], "horse": ["field"], "jump": ["field"], "keep": ["card"], "knock": ["socket"], "lift": ["card"], "lose": ["token"], "lowest": ["card"], "no": [], "pass": [], "pay": ["token"], "place": ["die", "socket"], "place_with": ["means", "die", "socket"], "play": ["card"], "propose": [], "rabbit": ["field"], "replace": ["card"], "reroll": ["die"], "resolve": ["card"], "ride": ["field"], "ring": ["curse", "player"], "roll": [], "roll_fox": ["die"], "set": ["die", "face"], "sleep": ["field"], "stay": [], "suffer": ["way"], "swap": ["player", "given", "wanted"], "wishing_table": ["token"], "table_and_branch": ["token"], "take": ["token", "count"], "take_back": ["die"], "thumbling": ["points"], "walk": ["field"], "want": ["thing"], "want_magic": [], "wolf_die": ["die"], "yarn": [], "yes": []} as const;

export const TOKENS = ["coin", "bread", "apple"] as const;

export const HIGHEST = 6;

export const SNAKE_DIE = "snake";

export const LOW = ["1", "2"] as const;

export const UNRESOLVED = ["gain_tokens", "gain_magic", "gain_quests", "lose_tokens", "lose_magic", "lose_quest", "lose_die", "lose_marker", "lose_snake_die", "read_story", "play_item", "suffer_event"] as const;

export const PLAYED_BY = {"horse": ["golden_horse"], "cap": ["wishing_cap"], "yarn": ["ball_of_yarn"], "take_back": ["blue_light"], "bird": ["golden_bird"], "wishing_table": ["wishing_table"], "branch": ["hazel_branch"], "table_and_branch": ["wishing_table", "hazel_branch"], "ring": ["cursed_ring"]} as const;

export type QuestKind = "visit" | "bring" | "discard" | "fetch";

export type StoryKind = "good_luck" | "bad_luck" | "side_quest" | "curse" | "mini_quest";

export type Gains = "tokens" | "items" | "quests";

export type Why = "already_there" | "has_marker" | "no_dice_on_board" | "no_dice_to_roll" | "no_die_for_wolf" | "no_magic" | "no_quests" | "no_rabbit_tokens" | "no_stories" | "steeds_closed";

export type KnownField = "town" | "king" | "fairy" | "gold_coin" | "bread" | "apple" | "well" | "bridge" | "church" | "inn" | "huntsman" | "old_woman" | "woodsman" | "soldier" | "clouds" | "hell" | "big_sea" | "big_mountains" | "steed_nw" | "steed_ne" | "steed_se" | "steed_sw" | "magic_items";

export type KnownRoute = "town-old_woman" | "town-inn" | "town-church" | "town-well" | "town-bridge" | "inn-gold_coin" | "inn-soldier" | "church-gold_coin" | "church-king" | "church-bread" | "bridge-bread" | "bridge-woodsman" | "well-apple" | "well-old_woman" | "well-woodsman" | "old_woman-huntsman" | "old_woman-fairy" | "old_woman-soldier" | "huntsman-apple" | "huntsman-steed_sw" | "soldier-big_sea" | "woodsman-magic_items" | "woodsman-steed_se" | "apple-hell" | "bread-magic_items" | "bread-steed_ne" | "gold_coin-steed_nw" | "gold_coin-clouds" | "magic_items-big_mountains" | "steed_nw-clouds" | "steed_ne-clouds" | "steed_ne-big_mountains" | "steed_se-big_mountains" | "steed_se-hell" | "steed_sw-hell" | "steed_sw-big_sea" | "steed_nw-big_sea";

export type KnownSpirit = "rabbit" | "wolf" | "snake" | "fox";

export type KnownCharacter = "little_red_riding_hood" | "puss_in_boots" | "brave_little_tailor" | "snow_white" | "king_thrushbeard" | "sleeping_beauty" | "thumbling" | "rapunzel" | "musicians_of_bremen";

export type KnownQuest = "apples_for_the_sow" | "crumbs_on_the_path" | "star_money" | "a_bite_for_the_hunt" | "the_woodsmans_supper" | "bread_for_the_poor" | "half_red_half_white" | "something_in_the_well" | "the_late_pay" | "the_unpaid_bill" | "toll_for_the_troll" | "mother_holles_beds" | "the_sooty_brother" | "the_fishermans_wish" | "behind_seven_mountains" | "the_talking_horse" | "apples_at_harvest" | "the_pedlars_basket" | "bread_upon_the_water" | "two_geese_to_feed" | "the_soldiers_blue_light" | "supper_for_musicians" | "a_basket_for_the_wood" | "the_heart_of_a_boar" | "a_red_one_for_saint_peter" | "bait_for_the_flounder" | "a_coin_for_the_grandmother" | "seven_little_plates" | "crossbow_of_the_angels" | "sword_of_the_old_soldier" | "three_golden_hairs" | "the_magic_pipe" | "all_good_things" | "the_bridge_feast" | "table_donkey_and_stick" | "the_wedding" | "apples_for_the_angels" | "supper_in_hell" | "gold_for_the_flounder" | "dwarfs_at_table";

export type KnownItem = "wishing_table" | "cloak_of_invisibility" | "hazel_branch" | "golden_ball" | "spirit_in_the_bottle" | "ball_of_yarn" | "golden_horse" | "white_snake" | "starwort" | "blue_light" | "magic_mirror" | "seven_league_boots" | "cursed_ring" | "crystal_ball" | "wishing_cap" | "magic_beans" | "cudgel_in_the_sack" | "golden_bird";

export type KnownStory = "windfall" | "warm_from_the_oven" | "coin_in_the_pocket" | "the_grateful_ant" | "a_stranger_asks" | "a_gift_of_the_dwarf" | "the_lost_ball" | "hans_in_luck" | "the_cock_crows_first" | "the_sweet_porridge" | "the_wise_womens_feast" | "the_split_sack" | "the_open_larder" | "the_generous_goose" | "loose_talk" | "the_stolen_donkey" | "the_kings_proclamation" | "the_north_wind" | "the_wrong_door" | "the_ferryman" | "the_giants_pocket" | "spilled_basket" | "the_hungry_birds" | "robbers_in_the_inn" | "the_fox_at_market" | "a_broken_promise" | "a_hundred_years_sleep" | "the_hedgehogs_race" | "home_again" | "friend_of_the_forest" | "in_the_saddle" | "the_end_of_the_world" | "a_full_basket" | "the_magic_chest" | "first_in_the_tale" | "not_alone" | "iron_shoes" | "the_tolling_bell" | "the_frogs_voice" | "the_witchs_hunger" | "stones_in_the_belly" | "the_misers_shadow" | "the_thirteenth_plate" | "six_mute_years" | "the_beggars_news" | "the_pedlars_secret" | "the_honest_swap" | "a_place_by_the_stove" | "the_sextons_errand" | "the_bucket" | "under_the_arch" | "three_riddles" | "feathers" | "message_in_a_bottle" | "the_glass_coffin" | "mended_shoes";

export type KnownEvent = "long_ladders" | "low_branches" | "rich_harvest" | "horses_in_the_stable" | "dry_roads" | "the_flood" | "open_house" | "a_sober_day" | "two_wishes" | "the_wolf_sleeps" | "two_storytellers" | "open_gates";

/** DT-14.1. */
export interface ChooseCharacter {
  type: "choose_character";
  seat: string;
}

/** DT-15.1. */
export interface FirstQuest {
  type: "first_quest";
  seat: string;
}

/** DT-2.11: the seat rolls the Snake Die too. */
export interface SnakeResult {
  type: "snake_result";
  seat: string;
}

/** DT-2.11. */
export interface FinishRoll {
  type: "finish_roll";
  seat: string;
}

/** DT-16.13: the seat is choosing these dice, to roll them again together. */
export interface Reroll {
  type: "reroll";
  seat: string;
  dice: string[];
}

/** DT-14.12: dice are discarded instead of one that is placed (characters.py). */
export interface Sleepwalk {
  type: "sleepwalk";
  field: string;
}

/** DT-11.9: `bidder` puts together what the `partner` is asked to agree to. The Magic Items that are offered lie on the table; of those that are wanted only the number is named. */
export interface Exchange {
  type: "exchange";
  bidder: string;
  partner: string;
  offered: string[];
  wanted: string[];
  wanted_magic: number;
}

/** Each kind as often as there are tokens of it. */
export interface GainTokens {
  type: "gain_tokens";
  seat: string;
  tokens: string[];
}

/** Which Magic Items they are only their drawer knows. */
export interface GainMagic {
  type: "gain_magic";
  seat: string;
}

export interface GainQuests {
  type: "gain_quests";
  seat: string;
  quests: string[];
}

/** Each kind as often as there are tokens of it; `any` are of choice. */
export interface LoseTokens {
  type: "lose_tokens";
  seat: string;
  tokens: string[];
}

/** One Magic Item. */
export interface LoseMagic {
  type: "lose_magic";
  seat: string;
}

/** One Main Quest. */
export interface LoseQuest {
  type: "lose_quest";
  seat: string;
}

/** One unused die. */
export interface LoseDie {
  type: "lose_die";
  seat: string;
}

/** The starting player marker. */
export interface LoseMarker {
  type: "lose_marker";
  seat: string;
}

/** It showed this face. */
export interface LoseSnakeDie {
  type: "lose_snake_die";
  seat: string;
  face: string;
}

/** The seat has drawn the Story card. */
export interface ReadStory {
  type: "read_story";
  seat: string;
  card: string;
}

/** The seat has played the Magic Item, perhaps to send a `curse` on. */
export interface PlayItem {
  type: "play_item";
  seat: string;
  card: string;
  curse: string;
}

/** The Event of the chapter reaches the seat. */
export interface SufferEvent {
  type: "suffer_event";
  seat: string;
  event: string;
}

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

/** A die in the land or beside the Wolf: whose it is, and how it lies. */
export interface PlacedDie {
  seat: string;
  die: string;
}

/** Everything on the table. `adventurers` sit clockwise. `sockets` holds the dice in routes and spirits, the top last; empty ones are left out. `wolf_dice` lie beside the Wolf. Of the turn going on: `active` has it; `placed` is the die placed, `moved_by` what moved the figure instead; `route` the route that may be walked; `doubles` waits for tokens; `was_moved` shows that a card carried the figure off; `mount` is the Steed from which King Thrushbeard may still ride once he `has_completed` a Quest there; `being_read` are the Story cards drawn and not yet resolved; `shown` are the Quests that the King shows; `offers` were begun in this turn, `refusals` of them turned down. */
export interface DiceTable {
  seats: string[];
  absent: string[];
  agenda: ("set_up" | "first_magic" | "last_count" | "open_chapter" | "reveal_event" | "end_of_chapter" | "turn" | "die_effect" | "magic_face" | "story_face" | "move" | "ability" | "quests" | "end_of_turn" | ChooseCharacter | FirstQuest | SnakeResult | FinishRoll | Reroll | Sleepwalk | Exchange | GainTokens | GainMagic | GainQuests | LoseTokens | LoseMagic | LoseQuest | LoseDie | LoseMarker | LoseSnakeDie | ReadStory | PlayItem | SufferEvent)[];
  adventurers: Adventurer[];
  sockets: Record<string, PlacedDie[]>;
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
  wolf_dice: PlacedDie[];
  wolf_was_here: boolean;
  chapter: number;
  event: string;
  marker: string;
  snake: string;
  active: string;
  placed: string;
  moved_by: string;
  route: string;
  doubles: boolean;
  must_walk: boolean;
  was_moved: boolean;
  mount: string;
  has_completed: boolean;
  looks_ahead: boolean;
  offers: number;
  refusals: number;
  being_read: string[];
  offered_magic: (string | null)[];
  returned_magic: (string | null)[];
  last_drawn: boolean;
  stirred: boolean;
  idle_chapters: number;
  all_done_in: number | null;
  swatters: string[];
}

/** Of the drawing that the places of the fields are measured on. */
export interface SizeShown {
  width: number;
  height: number;
}

/** `text` describes the field; `does` is what its ability says, left out where a match does without it. */
export interface FieldShown {
  id: string;
  group: string;
  at: [number, number];
  ability: string;
  text: string;
  does: string;
  is_trap: boolean;
}

export interface RouteShown {
  between: [string, string];
  value: number;
  id: string;
}

export interface SpiritShown {
  id: string;
  sockets: number;
  stacks: boolean;
  at: [number, number];
  value: number;
  text: string;
}

/** The numbers of an ability: how often it is used, if there is a limit, the `dice` that it discards, the `decks` from which it draws Main Quests, by their points, and `quests_at_most`, with more of which it draws none. */
export interface CharacterShown {
  text: string;
  per_chapter: number | null;
}

/** A Main Quest. One of the kind `fetch` has its item at `source`. */
export interface QuestShown {
  points: number;
  kind: QuestKind;
  text: string;
  place: string;
  tokens: Record<string, number>;
  item: string;
}

/** A Magic Item. */
export interface ItemShown {
  window: string;
  text: string;
  copies: number;
}

/** One of the two effects of a Bad Luck card. */
export interface WayShown {
  text: string;
}

/** A Story card. */
export interface StoryShown {
  kind: StoryKind;
  text: string;
  either: WayShown[];
  points: number;
  applies_together: boolean;
}

/** What is different in a chapter. */
export interface EventShown {
  text: string;
  steeds_closed: boolean;
}

/** A die as it lies: its kind, the face on top, and what it is worth. */
export interface DieShown {
  kind: string;
  face: string;
  value: number;
}

/** A whole pack, and what follows from it for every match. */
export interface ContentShown {
  size: SizeShown;
  fields: Record<string, FieldShown>;
  routes: Record<string, RouteShown>;
  spirits: Record<string, SpiritShown>;
  levels: Record<number, number[]>;
  characters: Record<string, CharacterShown>;
  quests: Record<string, QuestShown>;
  magic: Record<string, ItemShown>;
  stories: Record<string, StoryShown>;
  events: Record<string, EventShown>;
  faces: Record<string, string[]>;
  dice: Record<string, DieShown>;
}

/** `met`: the parts that the seat would have already of the Quests which it is shown, as in an `Overview`. */
export interface Prospect {
  met: Record<string, string[]>;
}

/** What the options of a match have decided. There is no number of `chapters` if the end is open (DT-34.1). */
export interface Rules {
  coop: boolean;
  story: boolean;
  magic: boolean;
  abilities: boolean;
  chapters: number | null;
  height: number;
  events: string;
  thumblings: number;
  chapter_limit: number;
  standstill: number;
  chosen: boolean;
  fly_swat: boolean;
  rough: boolean;
}

/** The level that a team has reached, and the points of the next one, if there is one. */
export interface TeamLevel {
  level: number;
  next: number | null;
}

/** What everybody could work out. `idle` are the abilities of fields that do nothing in this match. `values` are the sockets whose value the Event changes; `least` is what the next die must be worth on a socket with dice; those that are `full` take no more, and neither do the spirits that are `asleep` in this chapter. `points` are safe: Side Quests count at the end. `level` is the team's, where levels are reached. `met` says for each seat which of its Quests have enough tokens of a kind, the item, or the figure at the place; `fulfilled` are the Story cards whose condition holds. `errands` are the fields where the next part of a Quest or Story card can be done. */
export interface Overview {
  rules: Rules;
  idle: string[];
  height: number;
  values: Record<string, number>;
  least: Record<string, number>;
  full: string[];
  asleep: string[];
  points: Record<string, number>;
  level: TeamLevel | null;
  met: Record<string, Record<string, string[]>>;
  fulfilled: Record<string, string[]>;
  errands: Record<string, string[]>;
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

export interface Questions {
  character: Record<string, never>;
  first_quest: Record<string, never>;
  /** A kind of die that the Fox kept. */
  set_die: { die: string };
  rapunzel: Record<string, never>;
  golden_bird: Record<string, never>;
  snake_token: Record<string, never>;
  charm_snake: { player: string };
  /** The dice chosen so far. */
  reroll_which: { dice: string[] };
  /** Which of the options may lead into a corner, and the routes that lead from here. */
  turn: { left: number; traps: string[]; near: string[] };
  wolf: Record<string, never>;
  discard_die: { left: number };
  before_story: Record<string, never>;
  draw_magic: Record<string, never>;
  move: { field: string; traps: string[] };
  steed: Record<string, never>;
  draw_quest: Record<string, never>;
  /** The decks named so far. */
  kings_deck: { decks: string[] };
  keep_quest: Record<string, never>;
  take_tokens: { left: number };
  /** Which of the options help both. */
  quests: { bargains: string[] };
  after_turn: Record<string, never>;
  give_up_quest: Record<string, never>;
  pay_token: { left: number };
  lose_token: { left: number };
  discard_magic: Record<string, never>;
  keep_magic: Record<string, never>;
  choose_card: Record<string, never>;
  lowest_card: Record<string, never>;
  take_back_die: Record<string, never>;
  take_snake_die: Record<string, never>;
  take_rabbit_token: Record<string, never>;
  stop_here: Record<string, never>;
  which_story: Record<string, never>;
  bad_luck: { card: string };
  replace_story: { card: string };
  replace_magic: Record<string, never>;
  look_ahead: Record<string, never>;
  ward_off_story: { card: string };
  ward_off_curse: { card: string; player: string };
  /** Whether a field gives the tokens. */
  increase: { on_field: boolean };
  /** The key of the loss. */
  save: { what: string };
  /** With this card, from these players. */
  steal: { card: string; players: string[]; what: Gains };
  answer: { card: string };
  swap: { player: string; given: string; wanted: string };
  /** As far as it is put together: `magic` counts the Magic Items that are offered, `wanted` those that are wanted. */
  offer: { player: string; given: string[]; received: string[]; magic: number; wanted: number };
  /** `magic` counts the Magic Items that are wanted; `cards` are those that are offered. */
  agree: { player: string; magic: number; given: string[]; received: string[]; cards: string[] };
  which_magic: { left: number };
  agree_again: { player: string; cards: string[] };
}

export type Question = QuestionOf<Questions, Option>;

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
  /** Two players exchanged goods; of Magic Items only the number is known to the others. */
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

export type Foreseen = Prospect;

export type View = DiceTable & Overview;

export interface Game {
  view: View;
  content: ContentShown;
  question: Question;
  event: Event;
}
